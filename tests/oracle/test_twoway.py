"""Card text is read and printed by the same patterns, in English and in Spanish."""

from __future__ import annotations

import pytest

from apnap.oracle.construct import Construct, GrammarError
from apnap.oracle.spelling import join, split
from apnap.oracle.text import lines
from apnap.oracle.twoway import Tongue, tongue

BOTH = [
    ("Draw two cards.", "Roba dos cartas."),
    ("Destroy target nonblack creature.", "Destruye la criatura objetivo que no sea negra."),
    ("Destroy all creatures.", "Destruye todas las criaturas."),
    ("Destroy target artifact or enchantment.", "Destruye el artefacto o encantamiento objetivo."),
    ("Create two 1/1 white Soldier creature tokens.", "Crea dos fichas de criatura Soldado blancas 1/1."),
    ("Target player discards a card.", "El jugador objetivo descarta una carta."),
    ("Each opponent loses 2 life and you gain 2 life.", "Cada oponente pierde 2 vidas y tú ganas 2 vidas."),
    ("Other Elves you control get +1/+1.", "Los otros Elfos que controlas obtienen +1/+1."),
    ("When this creature dies, draw a card.", "Cuando esta criatura muera, roba una carta."),
    ("{2}, {T}, Sacrifice this artifact: Draw a card.", "{2}, {T}, sacrificar este artefacto: Roba una carta."),
    ("Flying, vigilance", "Vuela, vigilancia."),
    ("Enchanted creature has flying.", "La criatura encantada tiene la habilidad de volar."),
    ("Return target creature to its owner's hand.", "Regresa la criatura objetivo a la mano de su propietario."),
]


@pytest.mark.parametrize(("english", "spanish"), BOTH)
def test_a_line_prints_back_and_goes_to_spanish_and_back(english: str, spanish: str) -> None:
    en, es = tongue("en"), tongue("es")

    tree = en.read(english).tree

    assert en.print(tree) == english
    assert es.print(tree) == spanish
    assert english in [en.print(back) for back in es.read(spanish).trees]


@pytest.mark.parametrize(
    "wrong",
    [
        "You draws a card.",
        "Destroy target creatures.",
        "Draw two card.",
        "Each opponent lose 1 life.",
        "Target creature gets +2/+2 untill end of turn.",
    ],
)
def test_text_that_does_not_agree_is_not_read(wrong: str) -> None:
    assert not tongue("en").read(wrong).trees


def test_a_decline_points_at_the_word_that_was_not_understood() -> None:
    decline = tongue("en").decline("Target creature gets +2/+2 untill end of turn.")

    assert decline.line[decline.offset :].startswith("untill")
    assert decline.kinds == ("Duration",)
    assert decline.suggestions == ("until",)


def test_reminder_text_goes_and_the_own_name_is_neutral() -> None:
    found = lines("Flying (It soars.)\nWhen Ila, Keeper of Moss enters, Ila fights it.", "Ila, Keeper of Moss", True)

    assert found == ["Flying", "When ~ enters, ~s fights it."]


def test_bullets_belong_to_the_line_above() -> None:
    assert lines("Choose one —\n• Draw a card.\n• Scry 2.", "Moss") == ["Choose one —\n• Draw a card.\n• Scry 2."]


@pytest.mark.parametrize(
    "line",
    [
        "Destroy target noncreature, nonland permanent.",
        'This creature has "{T}: Add {G}."',
        "Choose one —\n• Destroy an artifact.\n• Draw a card.",
        "Landfall — Whenever a land you control enters, draw a card.",
    ],
)
def test_splitting_and_joining_are_inverse(line: str) -> None:
    assert join(split(line, "en").words, "en") == line


class Root(Construct):
    """A category for the faults below."""


class Outer(Root):
    """One half of a cycle."""


class Inner(Construct):
    """The other half."""


class OuterOne(Outer):
    """Begins with the other half."""

    inner: Inner
    en = "{inner} x"


class InnerOne(Inner):
    """Begins with the first half."""

    outer: Outer
    en = "{outer} y"


class InnerTwo(Inner):
    """Begins with a word."""

    en = "z"


def test_a_left_recursive_cycle_is_refused_with_its_path() -> None:
    with pytest.raises(GrammarError, match="left recursion: .*Outer > Inner > Outer|left recursion: .*Inner > Outer"):
        Tongue("en", [Root, Outer, Inner, OuterOne, InnerOne, InnerTwo])


def test_alternatives_with_many_ways_to_write_them_are_refused() -> None:
    class Opaque(Root):
        en = "(a|b|c|d|e)"

    with pytest.raises(GrammarError, match="Opaque.*alternatives never carry meaning"):
        Tongue("en", [Root, Opaque])


def test_the_same_pattern_for_two_classes_is_refused() -> None:
    class Left(Root):
        en = "x"

    class Right(Root):
        en = "x"

    with pytest.raises(GrammarError, match="Left and Right have the same pattern|Right and Left"):
        Tongue("en", [Root, Left, Right])


def test_an_unknown_verb_is_refused_by_name() -> None:
    class Verbose(Root):
        en = "<frobnicate>"

    with pytest.raises(GrammarError, match="frobnicate"):
        Tongue("en", [Root, Verbose])
