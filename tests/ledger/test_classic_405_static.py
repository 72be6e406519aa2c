"""classic:405, 407, 408.1h, 408.2b, 2007:405, 2007:407: static abilities, and abilities that are added and removed."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.change import AddAbility, Modify, RemoveAbility, RemoveAllAbilities, SetColors
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Continuous, Discard
from apnap.abilities.objects import AttachedHost, Filter, HasColor, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_BE_BLOCKED, Changes, Defining, Enchant, Restriction
from apnap.abilities.values import (
    BATTLEFIELD,
    ENCHANTMENT,
    EXILE,
    FLYING,
    GRAVEYARD,
    HAND,
    LIBRARY,
    RED,
    STACK,
)
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from tests.ledger.moments import BEAR, IT, aimed, now
from tests.rules.support import CREATURES, Table, card, creature, enchantment

FLY = AddAbility(Keyword("flying", text="Flying"))
LIFT = now("Lift", aimed(Continuous(IT, (FLY,))))
GROUND = now("Ground", aimed(Continuous(IT, (RemoveAbility("flying"),))))
STRIP = now("Strip", aimed(Continuous(IT, (RemoveAllAbilities(),))))
DRAKE = creature("Drake", "1U", 2, 2, "flying")


def aura(name: str, *parts: Changes | Restriction) -> CardDefinition:
    enchant = Static((Enchant(CREATURES),), zones=(STACK, BATTLEFIELD))
    return card(name, "0", ENCHANTMENT, enchant, *(Static((part,)) for part in parts), subtypes=("Aura",))


def flies(table: Table, name: str) -> bool:
    return bool(characteristics(table.state, table.find(name, "battlefield")).keywords & FLYING)


@pytest.mark.ledger("classic:405.1", "classic:408.1h", "classic:408.2b", "2007:405")
@pytest.mark.also("current")
def test_a_static_ability_acts_at_once_and_asks_nobody(book: str) -> None:
    """classic:405.1, 408.1h, 408.2b: +1/+1 as its source enters, without the stack or a question.

    Today: it is simply true (604.1).
    """
    banner = enchantment("Banner", "0", Static((Changes(CREATURES, (Modify(Number(1), Number(1)),)),)))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [banner]}, B={}).start().cast("Banner")
    assert table.size("Bear") == (2, 2)
    table.resolve()
    assert (table.size("Bear"), table.state.stack) == ((3, 3), [])
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0)
    assert table.actions("Banner") == []


@pytest.mark.ledger("2007:405")
def test_a_characteristic_that_a_card_sets_itself_holds_in_hand(book: str) -> None:
    """2007:405.2a: "this card is red" is true of it in a hand, where a red card is asked for."""
    everywhere = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE)
    ember = creature("Ember", "3", 2, 2, Static((Defining((SetColors(RED),)),), zones=everywhere))
    shed = now("Shed", Discard(You(), Number(1), Filter((HasColor(RED),), (HAND,))))
    table = Table(book=book, A={"hand": [BEAR, ember, shed]}, B={}).start().cast("Shed").resolve()
    assert table.names("graveyard", "A") == ["Ember", "Shed"]


@pytest.mark.ledger("classic:407.1", "2007:407")
def test_the_newest_of_adding_and_removing_prevails(book: str) -> None:
    """classic:407.1: lose flying, then gain it: it flies; the other way round it does not."""
    seat = {"battlefield": [DRAKE], "hand": [LIFT, GROUND]}
    table = Table(book=book, A=seat, B={}).start().cast("Ground").resolve().cast("Lift").resolve()
    assert flies(table, "Drake")
    table = Table(book=book, A=seat, B={}).start().cast("Lift").resolve().cast("Ground").resolve()
    assert not flies(table, "Drake")


@pytest.mark.ledger("classic:407.2", "2007:407")
def test_setting_a_quality_is_no_granting_of_an_ability(book: str) -> None:
    """classic:407.2: "is unblockable" stays after "loses all abilities"; "gains flying" does not."""
    cloak = aura("Cloak", Restriction(CANT_BE_BLOCKED, AttachedHost()))
    wings = aura("Wings", Changes(AttachedHost(), (FLY,)))
    guard = creature("Guard", "W", 1, 4)
    seat = {"battlefield": [BEAR, creature("Ox", "3W", 2, 4)], "hand": [cloak, wings, STRIP]}
    table = Table(book=book, A=seat, B={"battlefield": [guard]}).start()
    table.cast("Cloak", "Bear").settle().cast("Wings", "Bear").settle().cast("Strip", "Bear").settle()
    assert not flies(table, "Bear")
    table.attack("Bear", "Ox").passes(2)
    assert table.decision.kind == dec.BLOCKERS
    assert [table.named(attacker) for _, attacker in table.choices] == ["Ox"]


@pytest.mark.ledger("classic:407.3", "2007:407")
def test_removing_an_ability_removes_every_copy(book: str) -> None:
    """classic:407.3: one "loses flying" takes both the printed one and that of an enchantment."""
    seat = {"battlefield": [DRAKE], "hand": [LIFT, aura("Wings", Changes(AttachedHost(), (FLY,))), GROUND]}
    table = Table(book=book, A=seat, B={}).start().cast("Lift").settle().cast("Wings").settle()
    table.cast("Ground").settle()
    assert not flies(table, "Drake")
