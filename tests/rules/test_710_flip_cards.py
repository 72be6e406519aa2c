"""710: flip cards: one half of the text until the permanent flips, then the other."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BLUE, FLYING, LEGENDARY, RED
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.characteristics import Characteristics, characteristics
from tests.constructs.support import Table, beast, spell
from tests.rules.support import Seat

TURN = "{0}: Flip this creature."
CARD = "Pupil // Master"


def pupil() -> CardDefinition:
    """A 1/2 that flips into a legendary 3/4 with flying."""
    top = Face("Pupil", "{1}{U}", "Creature — Human", TURN, "1", "2", colors="U")
    bottom = Face("Master", "", "Legendary Creature — Human Wizard", "Flying", "3", "4", colors="U")
    return compile_card(Card(CARD, "flip", (top, bottom)))


def table_with(*hand: CardDefinition, **more: list[CardDefinition]) -> Table:
    seat: Seat = {"battlefield": [pupil()], "hand": list(hand), **more}
    return Table(A=seat, B={}).start()


def of(table: Table, zone: str = "battlefield") -> Characteristics:
    """What the flip card is like in that zone."""
    found = next(one for one in table.objects(zone) if one.definition.name == CARD)
    return characteristics(table.state, found)


def flipped(*hand: CardDefinition) -> Table:
    return table_with(*hand).activate("Pupil").resolve()


def told(found: Characteristics) -> tuple[str, int, int, bool, bool]:
    return found.name, found.power, found.toughness, "Wizard" in found.subtypes, bool(found.supertypes & LEGENDARY)


def test_710_1_710_2_the_one_half_until_it_flips_and_then_the_other() -> None:
    """Name, type line, text and size of the top half (710.1a), or of the bottom half (710.1b)."""
    table = table_with()
    assert told(of(table)) == ("Pupil", 1, 2, False, False) and table.can_activate("Pupil")
    table.activate("Pupil").resolve()
    assert told(of(table)) == ("Master", 3, 4, True, True) and of(table).keywords == FLYING
    assert not table.can_activate("Master")  # the text of the top half is gone


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library"])
def test_710_2_in_other_zones_it_has_its_normal_characteristics(zone: str) -> None:
    table = Table(A={zone: [pupil()]}, B={}).start()
    assert told(of(table, zone)) == ("Pupil", 1, 2, False, False)


def test_710_1c_cost_and_color_stay_and_so_do_changes_from_outside() -> None:
    dye = spell("Target creature becomes red until end of turn.", name="Dye", type_line="Instant")
    swell = spell("Put a +1/+1 counter on target creature.", name="Swell", type_line="Instant")
    table = table_with(dye, swell)
    table.cast("Swell").resolve().activate("Pupil").resolve()
    assert told(of(table)) == ("Master", 4, 5, True, True)
    assert (of(table).mana_value, of(table).colors) == (2, BLUE)
    table = table_with(dye).cast("Dye").resolve().activate("Pupil").resolve()
    assert of(table).colors == RED and of(table).mana_value == 2


def test_710_4_it_never_flips_back_and_forgets_that_it_was_flipped_where_it_goes() -> None:
    away = spell("Return target creature to its owner's hand.", name="Away", type_line="Instant")
    table = table_with(away)
    table.activate("Pupil").activate("Pupil").resolve().resolve()  # the second one changes nothing
    assert of(table).name == "Master"
    table.cast("Away").resolve()
    assert told(of(table, "hand")) == ("Pupil", 1, 2, False, False)


def test_710_1b_a_copy_of_a_flipped_creature_is_not_flipped() -> None:
    """110.5, 707.2: being flipped is a status, which is not copied."""
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    table = flipped(twin).cast("Twin").resolve()
    assert table.names("battlefield", "A") == ["Master", "Pupil"]


def test_710_5_either_name_may_be_chosen() -> None:
    ban = beast("As this creature enters, choose a card name.\nSpells with the chosen name can't be cast.", name="Ban")
    table = table_with(ban).cast("Ban").resolve()
    names = table.decision.options
    assert "Pupil" in names and "Master" in names
