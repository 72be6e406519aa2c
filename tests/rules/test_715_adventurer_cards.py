"""715: adventurer cards: what they are where, and copies of them and of their Adventures."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BLUE, CREATURE, GREEN, INSTANT
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import BEAR, Table, beast, permanent, settle, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, ISLAND

NAME = "Fern Guide"
MANA = [FOREST, *[ISLAND] * 3]


def guide() -> CardDefinition:
    """A green 1/1 for {G} with an Adventure for {2}{U} that gains 2 life."""
    front = Face(NAME, "{G}", "Creature — Elf", "Vigilance", "1", "1", colors="G")
    inset = Face("Long Walk", "{2}{U}", "Instant — Adventure", "You gain 2 life.", colors="U")
    return compile_card(Card(f"{NAME} // Long Walk", "adventure", (front, inset)))


def card(table: Table, zone: str) -> Characteristics:
    """What the only card of a zone is like."""
    (found,) = table.objects(zone)
    return characteristics(table.state, found)


def told(found: Characteristics) -> tuple[str, int, int, int]:
    return found.name, found.mana_value, found.colors, found.card_types


def walk(table: Table) -> Table:
    """Cast the card in hand as an Adventure."""
    ref = next(one.ref for one in table.objects("hand") if len(one.definition.faces) == 2)
    return table.act(Action(CAST, ref, 1))


def test_715_3b_715_4_what_it_is_on_the_stack_and_elsewhere() -> None:
    table = Table(A={"hand": [guide()], "battlefield": MANA}, B={}).start()
    assert told(card(table, "hand")) == (NAME, 1, GREEN, CREATURE)
    assert told(seen(walk(table), "Long Walk", "stack")) == ("Long Walk", 3, BLUE, INSTANT)
    assert told(card(table.resolve(), "exile")) == (NAME, 1, GREEN, CREATURE)
    table = Table(A={"hand": [guide()], "battlefield": MANA}, B={}).start().cast(NAME)
    assert told(card(table, "stack")) == (NAME, 1, GREEN, CREATURE)


@pytest.mark.parametrize(("kind", "fits"), [("instant", False), ("creature", True)])
def test_715_4_in_the_graveyard_it_is_a_creature_card_and_no_instant_card(kind: str, fits: bool) -> None:
    back = spell(f"Return target {kind} card from your graveyard to your hand.", name="Back")
    assert Table(A={"hand": [back], "graveyard": [guide()]}, B={}).start().can_cast("Back") == fits


def test_715_2a_715_2b_it_has_an_adventure_as_a_permanent_and_so_has_a_copy_of_it() -> None:
    pride = permanent("Creatures you control that have an Adventure get +1/+1.")
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    back = spell("Return target card that has an Adventure from your graveyard to your hand.", name="Back")
    seat = {"battlefield": [guide(), BEAR, pride], "hand": [twin, back], "graveyard": [BEAR, guide()]}
    table = Table(A=seat, B={}).start().cast("Twin").choose(NAME).resolve()
    sizes = [table.size(name) for name in (NAME, f"{NAME}#2", "Bear")]
    assert sizes == [(2, 2), (2, 2), (2, 2)]
    assert NAME in table.cast("Back").resolve().names("hand", "A")


def test_715_2c_it_is_one_card_when_it_is_drawn_and_discarded() -> None:
    wheel = spell("Discard two cards, then draw a card.", name="Wheel")
    watch = permanent("Whenever you discard a card, you gain 1 life.\nWhenever you draw a card, you gain 3 life.")
    table = Table(A={"hand": [guide(), wheel], "battlefield": [watch], "library": [guide()]}, B={}).start()
    assert table.cast("Wheel").settle().life("A") == 24


def test_715_3a_only_the_half_is_looked_at_to_see_if_it_can_be_cast() -> None:
    table = Table(A={"hand": [guide()], "battlefield": MANA}, B={}).start("upkeep")
    assert [action.index for action in table.actions(NAME)] == [1]
    law = permanent("Creature spells can't be cast.", name="Law")
    table = Table(A={"hand": [guide()], "battlefield": [law, *MANA]}, B={}).start()
    assert [action.index for action in table.actions(NAME)] == [1]


def test_715_3c_a_copy_of_an_adventure_spell_is_an_adventure() -> None:
    twin = spell("Copy target instant spell.", name="Twin", type_line="Instant")
    table = Table(A={"hand": [guide(), twin], "battlefield": MANA}, B={}).start()
    walk(table).cast("Twin").resolve()
    assert [told(characteristics(table.state, one)) for one in table.objects("stack")] == [
        ("Long Walk", 3, BLUE, INSTANT)
    ] * 2
    table.resolve()
    assert table.life("A") == 22 and table.names("exile") == []  # the copy has resolved and is nowhere
    assert table.resolve().life("A") == 24 and table.names("exile") == [NAME]


def test_715_3d_an_adventure_that_does_not_resolve_is_not_exiled() -> None:
    stop = spell("Counter target spell.", name="Stop", type_line="Instant")
    table = Table(A={"hand": [guide()], "battlefield": MANA}, B={"hand": [stop]}).start()
    walk(table).passes().cast("Stop").resolve()
    assert table.names("graveyard", "A") == [NAME] and not table.can_cast(NAME)


def test_715_5_either_name_may_be_chosen() -> None:
    ban = beast("As this creature enters, choose a card name.\nSpells with the chosen name can't be cast.", name="Ban")
    for name, left in ((NAME, [1]), ("Long Walk", [0])):
        table = Table(A={"hand": [guide(), ban], "battlefield": MANA}, B={}).start().cast("Ban").resolve()
        settle(table.choose(name))
        assert [action.index for action in table.actions(NAME)] == left
