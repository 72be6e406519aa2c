"""709: split cards: one card with two halves, one of which is cast."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BLUE, GREEN, INSTANT, SORCERY
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import Table, permanent, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, ISLAND

NAME = "Fern // Brook"


def halves(left: str = "You gain 1 life.", right: str = "You gain 5 life.") -> CardDefinition:
    """A sorcery half for {G} and an instant half for {4}{U}, with these texts."""
    fern = Face("Fern", "{G}", "Sorcery", left, colors="G")
    return compile_card(Card(NAME, "split", (fern, Face("Brook", "{4}{U}", "Instant", right, colors="U"))))


def offered(table: Table) -> list[int]:
    """Which halves A may cast now."""
    return [action.index for action in table.legal("A") if action.kind == CAST]


def cast(table: Table, half: int) -> Table:
    return table.act(Action(CAST, table.find(NAME).ref, half))


MANA = [FOREST, *[ISLAND] * 5]


@pytest.mark.parametrize(("half", "life"), [(0, 21), (1, 25)])
def test_709_1_either_of_its_two_faces_is_cast(half: int, life: int) -> None:
    table = Table(A={"hand": [halves()], "battlefield": MANA}, B={}).start()
    assert offered(table) == [0, 1]
    assert cast(table, half).resolve().life("A") == life and table.names("graveyard", "A") == [NAME]


def test_709_2_it_is_one_card_when_it_is_drawn_and_discarded() -> None:
    wheel = spell("Discard two cards, then draw a card.", name="Wheel")
    watch = permanent("Whenever you discard a card, you gain 1 life.\nWhenever you draw a card, you gain 3 life.")
    table = Table(A={"hand": [halves(), wheel], "battlefield": [watch], "library": [halves()]}, B={}).start()
    table.cast("Wheel").settle()
    assert table.life("A") == 24 and table.names("hand", "A") == [NAME]  # one card was all there was to discard


def test_709_3a_only_the_half_is_looked_at_to_see_if_it_can_be_cast() -> None:
    """The card has mana value 6 and is an instant and a sorcery; Fern costs {G}, Brook can be cast in the upkeep."""
    table = Table(A={"hand": [halves()], "battlefield": MANA}, B={}).start("upkeep")
    assert offered(table) == [1]
    law = permanent("Spells with mana value 4 or greater can't be cast.", name="Law")
    assert offered(Table(A={"hand": [halves()], "battlefield": [law, *MANA]}, B={}).start()) == [0]
    ban = permanent("Green spells can't be cast.", name="Ban")
    assert offered(Table(A={"hand": [halves()], "battlefield": [ban, *MANA]}, B={}).start()) == [1]


@pytest.mark.parametrize(
    ("half", "name", "value", "colors", "types"), [(0, "Fern", 1, GREEN, SORCERY), (1, "Brook", 5, BLUE, INSTANT)]
)
def test_709_3b_on_the_stack_the_other_half_does_not_exist(
    half: int, name: str, value: int, colors: int, types: int
) -> None:
    table = Table(A={"hand": [halves()], "battlefield": MANA}, B={}).start()
    found = seen(cast(table, half), name, "stack")
    assert (found.name, found.mana_value, found.colors, found.card_types) == (name, value, colors, types)


def test_709_4_709_4c_elsewhere_the_halves_are_combined() -> None:
    """Name, mana cost, colors (709.4b); the card types and the abilities of both halves (709.4c)."""
    card = halves("You gain 1 life.\nFlashback {1}{G}", "You gain 5 life.\nCycling {2}")
    table = Table(A={"hand": [card], "graveyard": [card]}, B={}).start()
    for zone in ("hand", "graveyard"):
        found = characteristics(table.state, table.objects(zone)[0])
        assert (found.mana_value, found.colors, found.card_types) == (6, GREEN | BLUE, INSTANT | SORCERY)
        assert {"flashback", "cycling"} <= {ability.keyword for ability in found.abilities}


def test_709_3c_a_copy_of_the_card_has_the_same_two_halves() -> None:
    mirror = spell(
        "Copy target instant or sorcery card in your graveyard. You may cast the copy without paying its mana cost.",
        name="Mirror",
    )
    for half, life in ((0, 21), (1, 25)):
        table = Table(A={"hand": [mirror], "graveyard": [halves()]}, B={}).start().cast("Mirror").resolve()
        table.choose(table.decision.options[0])  # the copy
        assert table.decision.purpose == "face"
        table.choose(table.decision.options[half]).resolve()
        assert table.life("A") == life and table.names("graveyard", "A") == [NAME, "Mirror"]
