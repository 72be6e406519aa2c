"""Spanish pronouns: they lean on verbs, agree with what they refer to, and are left out as subjects."""

from __future__ import annotations

import pytest

from apnap.oracle.clitics import attached, detached
from apnap.oracle.twoway import tongue

PAIRS = [
    # Behind an imperative, with the accent that keeps the stress where it was.
    ("When this creature attacks, sacrifice it.", "Cuando esta criatura ataque, sacrifícala."),
    ("When this artifact enters, exile it.", "Cuando este artefacto entre, exílialo."),
    ("When this land enters, untap it.", "Cuando esta tierra entre, enderézala."),
    # Behind an infinitive.
    (
        "When this creature dies, you may return it to its owner's hand.",
        "Cuando esta criatura muera, puedes regresarla a la mano de su propietario.",
    ),
    # Before a finite verb.
    (
        "Gain control of target creature. Its owner sacrifices it.",
        "Gana el control de la criatura objetivo. Su propietario la sacrifica.",
    ),
    # Behind a preposition.
    (
        "Whenever this creature attacks, put a +1/+1 counter on it.",
        "Siempre que esta criatura ataque, pon un contador +1/+1 sobre ella.",
    ),
    # Several.
    ("Tap two target creatures. Untap them.", "Gira dos criaturas objetivo. Enderézalas."),
    (
        "Look at the top two cards of your library. Put one of them into your hand.",
        "Mira las dos primeras cartas de tu biblioteca. Pon una de ellas en tu mano.",
    ),
    # Left out as a subject.
    (
        "When this creature dies, it deals 2 damage to any target.",
        "Cuando esta criatura muera, hace 2 puntos de daño a cualquier objetivo.",
    ),
    (
        "Untap all creatures you control. They gain haste until end of turn.",
        "Endereza todas las criaturas que controlas. Ganan la habilidad de prisa hasta el final del turno.",
    ),
    # What an event names beside its subject is not referred to.
    (
        "When this creature becomes the target of a spell, sacrifice it.",
        "Cuando esta criatura sea objetivo de un hechizo, sacrifícala.",
    ),
    # What agrees with it though it is not written.
    (
        "When this creature enters, if it was kicked, draw a card.",
        "Cuando esta criatura entre, si fue estimulada, roba una carta.",
    ),
]


@pytest.mark.parametrize(("english", "spanish"), PAIRS)
def test_pronouns_are_printed_and_read(english: str, spanish: str) -> None:
    tree = tongue("en").read(english).tree

    assert tongue("es").print(tree) == spanish
    assert tongue("es").read(spanish).tree == tree


@pytest.mark.parametrize(
    ("verb", "clitic", "written"),
    [
        ("sacrifica", "-la", "sacrifícala"),
        ("muestra", "-los", "muéstralos"),
        ("destruye", "-lo", "destrúyelo"),
        ("copia", "-la", "cópiala"),
        ("pon", "-las", "ponlas"),
        ("exiliar", "-la", "exiliarla"),
    ],
)
def test_the_stress_stays_on_its_syllable(verb: str, clitic: str, written: str) -> None:
    assert attached(verb, clitic) == written
    assert detached(written) == (verb, clitic)


def test_an_article_before_a_noun_is_no_pronoun() -> None:
    tree = tongue("es").read("Destruye la copia objetivo.")

    assert not tree.trees
    assert tongue("es").read("Contrarresta el hechizo objetivo.").trees


def test_an_imperative_is_not_the_second_person_of_the_indicative() -> None:
    """ "Destruye" tells, "destruyes" says: one has one reading."""
    assert len(tongue("es").read("Destruye la criatura objetivo.").trees) == 1
