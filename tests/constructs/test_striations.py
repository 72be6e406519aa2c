"""702.87 and 711 levelers, 702.184 and 721 station cards."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import ARTIFACT, CREATURE, FLYING
from apnap.cards.record import Card, Face
from apnap.oracle.compile import define_card
from apnap.rules import decisions as dec
from tests.constructs.support import NAME, Table, beast, spanish, written
from tests.rules.layered import put_counters, seen

LEVELS = "Level up {0}\nLEVEL 1-2\n3/3\nLEVEL 3+\n5/5\nFlying\nWhenever this creature attacks, you gain 4 life."
SHIP = "Station\n2+ | When this Spacecraft attacks, you gain 1 life.\n4+ | Flying\nVigilance"
HAUL = beast(name="Hauler", size=(3, 3))


def leveler(text: str = LEVELS) -> CardDefinition:
    return written(text, "Creature — Human Knight", size=(1, 1), layout="leveler")


def ship(text: str = SHIP) -> CardDefinition:
    return written(text, "Artifact — Spacecraft", size=(5, 4))


@pytest.mark.construct("LevelSymbol", "LevelsBetween", "RangeEnd", "LevelsFrom", "LevelSize")
@pytest.mark.ledger("current:702.87")
def test_711_levels_give_size_and_abilities() -> None:
    """Level symbols (711.2): base size and abilities from N1 to N2 counters (711.2a), or from N3 on (711.2b)."""
    table = Table(A={"battlefield": [leveler()]}, B={}).start()
    sizes = [table.size(NAME)]
    for _ in range(4):
        table.activate(NAME).settle()
        sizes.append(table.size(NAME))
    assert sizes == [(1, 1), (3, 3), (3, 3), (5, 5), (5, 5)]
    assert seen(table, NAME).keywords == FLYING
    assert table.attack(NAME).settle().life("A") == 24


@pytest.mark.construct("LevelSymbol", "LevelSize")
@pytest.mark.ledger("current:702.87")
def test_711_5_losing_counters_goes_back_and_other_abilities_stay() -> None:
    """In the hand its size is that of the uppermost box (711.6)."""
    table = Table(A={"battlefield": [leveler()], "hand": [leveler()]}, B={}).start()
    put_counters(table, NAME, level=3)
    assert seen(table, NAME).keywords == FLYING
    put_counters(table, NAME, level=2, plus=1)
    assert table.size(NAME) == (4, 4) and not seen(table, NAME).keywords
    assert seen(table, NAME, "hand").power == 1  # 711.6
    table.to("upkeep", turn=2)
    assert not any(action.kind == dec.ACTIVATE for action in table.legal("A"))  # 702.87a: at sorcery speed


@pytest.mark.construct("StationSymbol")
@pytest.mark.ledger("current:702.184")
def test_721_station_counters_open_abilities_and_make_a_creature_at_the_last() -> None:
    table = Table(A={"battlefield": [ship(), HAUL, HAUL]}, B={}).start()
    assert seen(table, NAME).card_types == ARTIFACT and seen(table, NAME).power == 0
    table.activate(NAME).choose("Hauler").resolve()
    assert table.find(NAME).counter("charge") == 3 and table.find("Hauler").tapped
    assert seen(table, NAME).card_types == ARTIFACT and not seen(table, NAME).keywords
    table.activate(NAME).resolve()
    assert seen(table, NAME).card_types == ARTIFACT | CREATURE and table.size(NAME) == (5, 4)
    assert seen(table, NAME).keywords & FLYING
    assert table.attack(NAME).settle().life("A") == 21 and not table.find(NAME).tapped  # the ability of 2+, too


@pytest.mark.construct("StationSymbol")
@pytest.mark.ledger("current:702.184")
def test_702_184_station_uses_other_untapped_creatures_even_new_ones() -> None:
    new = beast(name="Pup", size=(1, 1))
    table = Table(A={"battlefield": [ship()], "hand": [new]}, B={"battlefield": [HAUL]}).start()
    assert not any(action.kind == dec.ACTIVATE for action in table.legal("A"))
    table.cast("Pup").resolve().activate(NAME).resolve()
    assert table.find(NAME).counter("charge") == 1
    put_counters(table, NAME, charge=9)
    assert not any(action.kind == dec.ACTIVATE for action in table.legal("A"))  # it is no other creature


def test_a_size_without_a_level_symbol_is_no_leveler() -> None:
    card = Card(NAME, "leveler", (Face(NAME, "{0}", "Creature — Human", "Level up {0}\n3/3", "1", "1"),))
    assert [problem.construct for problem in define_card(card)[1]] == ["LevelSize"]


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        ("LEVEL 1-2", "NIVEL 1-2"),
        ("LEVEL 3+", "NIVEL 3+"),
        ("Level up {2}", "Subir de nivel {2}."),
        ("8+ | Flying", "8+ | Vuela."),
    ],
)
def test_in_spanish(english: str, printed: str) -> None:
    assert spanish(english) == printed
