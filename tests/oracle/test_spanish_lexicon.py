"""Spanish names of keywords, counters and ability words, and wordings of printed cards, three lines of a kind."""

from __future__ import annotations

import pytest

from apnap.oracle.clitics import detached
from apnap.oracle.compile import compile_text
from apnap.oracle.construct import patterns_of
from apnap.oracle.pattern import LITERAL, variants
from apnap.oracle.spanish_order import as_patterns, as_printed
from apnap.oracle.twoway import all_constructs, tongue


def spanish(english: str) -> str:
    return tongue("es").print(tongue("en").read(english).tree)


def assert_pair(english: str, printed: str) -> None:
    """Assert the Spanish of a line, and that it is read with the same meaning."""
    assert spanish(english) == printed
    for spell in (False, True):
        meaning, problems = compile_text(english, "Moss Hen", is_spell=spell)
        if not problems:
            again, doubts = compile_text(printed, "Moss Hen", is_spell=spell, language="es")
            assert not doubts
            assert [without_text(one) for one in again] == [without_text(one) for one in meaning]
            return
    assert tongue("es").read(printed).tree == tongue("en").read(english).tree


def without_text(ability: object) -> str:
    return repr(ability).partition(", text=")[0]


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        # Keywords.
        ("Infect", "Infectar."),
        ("Mentor", "Mentor."),
        ("Escape—{2}{R}, Exile three other cards from your graveyard.", None),
        ("Basic landcycling {2}", "Ciclo de tierras básicas {2}."),
        ("Afterlife 1", "Ultratumba 1."),
        # Counters.
        ("Put a verse counter on this artifact.", "Pon un contador de estrofa sobre este artefacto."),
        ("Put a finality counter on target creature.", "Pon un contador de fatalidad sobre la criatura objetivo."),
        ("Put a lore counter on target Saga.", "Pon un contador de sabiduría sobre la Saga objetivo."),
        # Ability words.
        (
            "Landfall — Whenever a land you control enters, draw a card.",
            "Aterrizaje — Siempre que una tierra que controlas entre, roba una carta.",
        ),
        ("Raid — When this creature enters, draw a card.", "Incursión — Cuando esta criatura entre, roba una carta."),
        (
            "Metalcraft — Whenever this creature attacks, draw a card.",
            "Metalurgia — Siempre que esta criatura ataque, roba una carta.",
        ),
        # Players and permanents under one target.
        (
            "~ deals 3 damage to target player or planeswalker.",
            "~ hace 3 puntos de daño al jugador o planeswalker objetivo.",
        ),
        (
            "~ deals 3 damage to target opponent or planeswalker.",
            "~ hace 3 puntos de daño al oponente o planeswalker objetivo.",
        ),
        (
            "Whenever this creature deals combat damage to a player or planeswalker, draw a card.",
            "Siempre que esta criatura haga daño de combate a un jugador o planeswalker, roba una carta.",
        ),
        # Lists of nouns.
        (
            "Destroy up to two target artifacts and/or enchantments.",
            "Destruye hasta dos artefactos y/o encantamientos objetivo.",
        ),
        (
            "Whenever another Squirrel or Food you control enters, draw a card.",
            "Siempre que otra Ardilla o Comida que controlas entre, roba una carta.",
        ),
        (
            "Creatures and artifacts your opponents control enter tapped.",
            "Las criaturas y artefactos que controlan tus oponentes entran giradas.",
        ),
        # Where to, of several.
        (
            "Return all creatures to their owners' hands.",
            "Regresa todas las criaturas a las manos de sus propietarios.",
        ),
        (
            "Return target creature to its owner's hand.",
            "Regresa la criatura objetivo a la mano de su propietario.",
        ),
        (
            "Put all creatures on the bottom of their owners' libraries.",
            "Pon todas las criaturas en el fondo de las bibliotecas de sus propietarios.",
        ),
        # What happens to objects.
        (
            "Whenever this creature is dealt damage, draw a card.",
            "Siempre que esta criatura reciba daño, roba una carta.",
        ),
        (
            "Whenever a creature deals combat damage to you, draw a card.",
            "Siempre que una criatura te haga daño de combate, roba una carta.",
        ),
        (
            "When this artifact is put into a graveyard from the battlefield, draw a card.",
            "Cuando este artefacto vaya a un cementerio desde el campo de batalla, roba una carta.",
        ),
        # One more land, now or always.
        ("You may play an additional land this turn.", "Puedes jugar una tierra adicional este turno."),
        (
            "You may play an additional land on each of your turns.",
            "Puedes jugar una tierra adicional en cada uno de tus turnos.",
        ),
        # Word order.
        (
            "You may put a creature card from your hand onto the battlefield.",
            "Puedes poner en el campo de batalla una carta de criatura de tu mano.",
        ),
        (
            "Put target creature card from a graveyard onto the battlefield under your control.",
            "Pon en el campo de batalla bajo tu control la carta de criatura objetivo de un cementerio.",
        ),
        (
            "Put a card from your hand on top of your library.",
            "Pon una carta de tu mano en la parte superior de tu biblioteca.",
        ),
        (
            "Each other creature you control enters with an additional +1/+1 counter on it.",
            "Cada otra criatura que controlas entra con un contador +1/+1 adicional sobre ella.",
        ),
        (
            "At the beginning of your draw step, draw an additional card.",
            "Al comienzo de tu paso de robar, roba una carta adicional.",
        ),
        (
            "When you control no Islands, sacrifice this creature.",
            "Cuando no controles ninguna Isla, sacrifica esta criatura.",
        ),
        (
            "At the beginning of your upkeep, if you control no artifacts, draw a card.",
            "Al comienzo de tu mantenimiento, si no controlas ningún artefacto, roba una carta.",
        ),
        (
            "Whenever a creature attacks you or a planeswalker you control, draw a card.",
            "Siempre que una criatura te ataque a ti o a un planeswalker que controlas, roba una carta.",
        ),
        (
            "As long as this creature is attacking, it gets +1/+1.",
            "Mientras esta criatura esté atacando, obtiene +1/+1.",
        ),
        # A target that is chosen.
        ("Choose target creature you control.", "Elige una criatura objetivo que controlas."),
        ("Choose target artifact, then destroy it.", "Elige un artefacto objetivo, luego destrúyelo."),
        ("Choose target opponent.", "Elige un oponente objetivo."),
        # Two conditions of different players.
        (
            "If an opponent controls a Swamp and you control a Forest, you may cast this spell without paying its mana "
            "cost.",
            "Si un oponente controla un Pantano y controlas un Bosque, puedes lanzar este hechizo sin pagar su coste "
            "de maná.",
        ),
        (
            "As long as you have 30 or more life and an opponent has 10 or less life, this creature has flying.",
            "Mientras tengas 30 o más vidas y un oponente tenga 10 o menos vidas, esta criatura tiene la habilidad de "
            "volar.",
        ),
        (
            "This creature has lifelink as long as you control a Desert or there is a Desert card in your graveyard.",
            "Esta criatura tiene la habilidad de vínculo vital mientras controles un Desierto o haya una carta de "
            "Desierto en tu cementerio.",
        ),
        # Whose top cards.
        (
            "Reveal cards from the top of your library until you reveal a land card.",
            "Muestra cartas de la parte superior de tu biblioteca hasta que muestres una carta de tierra.",
        ),
        (
            "Each player exiles cards from the top of their library until they exile a land card.",
            "Cada jugador exilia cartas de la parte superior de su biblioteca hasta que exilie una carta de tierra.",
        ),
        (
            "You may cast spells from among cards exiled with this creature.",
            "Puedes lanzar hechizos de entre las cartas exiliadas con esta criatura.",
        ),
        # Of several.
        (
            "Creatures you control attack each combat if able.",
            "Las criaturas que controlas atacan cada combate si pueden.",
        ),
        ("~ deals that much damage to any target.", "~ hace esa misma cantidad de daño a cualquier objetivo."),
        ("You have no maximum hand size.", "Tu mano no tiene tamaño máximo."),
        # Whose.
        ("Each opponent exiles a creature they control.", "Cada oponente exilia una criatura que controla."),
    ],
)
def test_a_wording_is_that_of_printed_cards_and_means_the_same(english: str, printed: str | None) -> None:
    if printed is None:
        printed = spanish(english)
        assert tongue("es").read(printed).trees
    else:
        assert_pair(english, printed)


@pytest.mark.parametrize(
    ("older", "today"),
    [
        ("Activa esta habilidad solo cuando puedas lanzar un conjuro.", "Activa esto solo como un conjuro."),
        ("Activa esta habilidad solo una vez por turno.", "Activa esto solo una vez por turno."),
        ("Vigila 2.", "Escruta 2."),
        ("Pon las dos primeras cartas de tu biblioteca en tu cementerio.", "Muele dos cartas."),
        ("Pon la primera carta de tu biblioteca en tu cementerio.", "Muele una carta."),
        (
            "Siempre que otra criatura entre al campo de batalla bajo tu control, ganas 1 vida.",
            "Siempre que otra criatura que controlas entre, ganas 1 vida.",
        ),
        ("~ entran al campo de batalla giradas.", "~ entra girado."),
        ("{1}: Regresa ~ de tu cementerio a tu mano.", "{1}: Regresa esta carta de tu cementerio a tu mano."),
        ("Puedes lanzar ~ desde tu cementerio.", "Puedes lanzar esta carta desde tu cementerio."),
        ("En cuanto ~ entre en juego, elige un color.", "En cuanto ~ entre, elige un color."),
        ("Siempre que ~ ataque, sacrifica a ~.", "Siempre que ~ ataque, sacrifica ~."),
        (
            "~ hace a la criatura objetivo una cantidad de daño igual a la cantidad de tierras que controlas.",
            "~ hace una cantidad de daño a la criatura objetivo igual a la cantidad de tierras que controlas.",
        ),
        ("Juega con la primera carta de tu biblioteca revelada.", "Juega mostrando la primera carta de tu biblioteca."),
        ("Destruye todos los permanentes que no sean tierras.", "Destruye todos los permanentes que no sean tierra."),
    ],
)
def test_an_older_wording_is_read_and_not_printed(older: str, today: str) -> None:
    english = tongue("en").print(tongue("es").read(older).tree)

    assert spanish(english) == today


def test_patterns_have_words_as_a_line_is_cut_into_them() -> None:
    """A pattern with "lanzarlo" or "del" as one word would never be read: these are two words."""
    wrong = [
        (construct.__name__, item.text)
        for construct in all_constructs()
        for old in (False, True)
        for pattern in patterns_of(construct, "es", old)
        for variant in variants(pattern, "es")
        for item in variant.items
        if item.kind == LITERAL and (detached(item.text) or item.text in ("al", "del", "ti", "e", "u"))
    ]

    assert wrong == []


@pytest.mark.parametrize(
    ("printed", "patterns"),
    [
        ("si no controlas ninguna isla", "si controlas ninguna isla"),
        ("con dos contadores +1/+1 adicionales sobre él", "con dos adicionales contadores +1/+1 sobre él"),
        ("con un contador de toque mortal adicional sobre él", "con un adicional contador de toque mortal sobre él"),
        ("te ataque a ti", "te ataque a tú"),
        ("mientras esté atacando", "mientras esté atacante"),
        ("a menos que hayas robado dos cartas", "a menos que robaste dos cartas"),
        ("elige una criatura que controlas", "elige una criatura que controlas"),
    ],
)
def test_the_order_of_patterns_and_that_of_print(printed: str, patterns: str) -> None:
    assert [word for word, _, _ in as_patterns([(word, False, 0) for word in printed.split()])] == patterns.split()
    assert as_printed(patterns.split()) == printed.split()
