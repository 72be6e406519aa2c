"""Spells cast this way for more, what dies while a card is in a graveyard, what shares nothing, colors spent."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    CUB,
    DOE,
    FEN,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
    written,
)

RITE = spell("You gain 5 life.", name="Rite", cost="{1}")


@pytest.mark.construct("CastThisWayForMore")
@pytest.mark.parametrize(("lands", "able"), ((2, False), (3, True)))
def test_601_2f_a_spell_cast_this_way_costs_more(lands: int, able: bool) -> None:
    text = (
        "Exile the top card of your library. You may play it this turn. A spell cast this way costs {2} more to cast."
    )
    table = played(text, A={"library": [RITE], "battlefield": [FEN] * lands})
    assert table.can_cast("Rite") is able
    assert spanish(text).endswith("Lanzar un hechizo de esta manera cuesta {2} más.")


@pytest.mark.construct("CastThisWayForMore")
def test_601_2f_a_land_costs_nothing_more() -> None:
    text = (
        "Exile the top card of your library. You may play it this turn. A spell cast this way costs {2} more to cast."
    )
    table = played(text, A={"library": [written("", "Land", name="Moor")]})
    assert table.actions("Moor", "exile")


@pytest.mark.construct("ThatDoesntShare")
def test_109_2_what_shares_no_type() -> None:
    text = (
        "Whenever you cast a creature spell that doesn't share a creature type with a creature you control, "
        "you gain 1 life."
    )
    for name, life in (("Ape", 20), ("Newt", 21)):
        hand = [beast(name="Ape"), beast(name="Newt", type_line="Creature — Newt")]
        table = Table(A={"battlefield": [permanent(text), CUB], "hand": hand}, B={}).start()
        settle(table.cast(name))
        assert table.life("A") == life
    line = "Whenever you cast a creature spell that doesn't share a creature type with this creature, you gain 1 life."
    assert "un hechizo de criatura que no comparta un tipo de criatura con esta criatura" in spanish(line)


@pytest.mark.construct("NumberOfDifferent")
def test_107_1_the_number_of_different_mana_values() -> None:
    text = "You gain X life, where X is the number of different mana values among creatures you control."
    creatures = [CUB, DOE, beast(name="Ant", cost="{2}"), beast(name="Bee", cost="{3}")]
    assert played(text, A={"battlefield": creatures}).life("A") == 23
    assert spanish(text).endswith("la cantidad de valores de maná distintos entre las criaturas que controlas.")


@pytest.mark.construct("ColorsWereSpent")
@pytest.mark.parametrize(("symbol", "size"), (("R", 2), ("B", 4)))
def test_601_2h_two_or_more_colors_were_spent(symbol: str, size: int) -> None:
    text = "This creature enters with two +1/+1 counters on it unless two or more colors of mana were spent to cast it."
    lands = [FEN, written(f"{{T}}: Add {{{symbol}}}.", "Land", name="Moor")]
    table = Table(A={"battlefield": lands, "hand": [beast(text, cost="{2}")]}, B={}).start().cast(NAME).resolve()
    assert characteristics(table.state, table.find(NAME)).power == size
    assert spanish(text).endswith("a menos que se hayan usado dos o más colores de maná para lanzarla.")


@pytest.mark.construct("ColorTheyChooseMana")
def test_106_4_they_choose_the_color() -> None:
    text = "{T}: Choose a player. That player adds one mana of any color they choose."
    table = Table(options=(("full_control", 1),), A={"battlefield": [permanent(text, "Artifact")]}, B={}).start()
    table.activate(NAME).choose("B")
    assert table.decision.player == 1
    table.choose("G")
    assert table.pool("B") == {"G": 1}
    assert spanish(text).endswith("Ese jugador agrega un maná de cualquier color de su elección.")


@pytest.mark.construct("AllAbilitiesCost")
def test_602_2b_all_activated_abilities_cost_more() -> None:
    text = "Activated abilities cost {2} more to activate unless they're mana abilities."
    winch = permanent("{0}: You gain 1 life.", "Artifact", name="Spout")
    for lands, able in ((1, False), (2, True)):
        table = Table(A={"battlefield": [winch, *[FEN] * lands]}, B={"battlefield": [permanent(text), WINCH]}).start()
        assert table.can_activate("Spout") is able
    assert "a menos que sean habilidades de maná" in spanish(text)


@pytest.mark.construct("EventWhile")
@pytest.mark.parametrize(("zone", "life"), (("graveyard", 21), ("battlefield", 20)))
def test_113_6_while_this_card_is_in_your_graveyard(zone: str, life: int) -> None:
    text = "Whenever a creature you control dies while this card is in your graveyard, you gain 1 life."
    kill = spell("Destroy target creature.", name="Kill")
    seat = {"battlefield": [CUB], "graveyard": [], "hand": [kill]}
    seat[zone] = [*seat[zone], beast(text)]
    table = Table(A=seat, B={"battlefield": [DOE]}).start()
    settle(table.cast("Kill", "Cub"))
    assert table.life("A") == life
    assert spanish(text) == (
        "Siempre que una criatura que controlas muera mientras esta carta está en tu cementerio, ganas 1 vida."
    )


@pytest.mark.construct("EnterUnderTapped")
def test_110_5_under_your_control_tapped() -> None:
    text = "Put target creature card from a graveyard onto the battlefield under your control tapped."
    table = played(text, B={"graveyard": [DOE]})
    assert table.find("Doe").tapped and characteristics(table.state, table.find("Doe")).controller == 0
