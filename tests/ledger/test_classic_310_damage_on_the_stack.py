"""classic:310, 2007:310: combat damage is assigned, put on the stack as one object, and dealt as it was assigned."""

from __future__ import annotations

import json

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.change import Modify, RemoveTypes
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Continuous, CounterSpell, EndTurn, Move, PreventDamage
from apnap.abilities.object_states import IS_ABILITY, IS_SPELL
from apnap.abilities.objects import Filter, Is, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import COMBAT_DAMAGE, CREATURE, HAND, STACK
from apnap.rules import codec
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.legal import legal_actions
from tests.ledger.fights import (
    BEAR,
    BEAST,
    GUARD,
    IT,
    KILL,
    MARTYR,
    OGRE,
    OX,
    PULL,
    RAT,
    damage_on_stack,
    deal,
    fall,
    fight,
    marked,
    on_stack,
    to_damage,
    trick,
)
from tests.rules.support import Table, creature, instant

RETURN = trick("Return", Move(IT, HAND))
SHRINK = trick("Shrink", Continuous(IT, (Modify(Number(-2), Number(0)),)))
PETRIFY = trick("Petrify", Continuous(IT, (RemoveTypes(CREATURE),)))
SPIKE = creature("Spike", "R", 3, 1)


def counter(name: str, state: int) -> CardDefinition:
    """Return an instant that counters a spell, or an ability."""
    return instant(name, "0", Body((Target(Filter((Is(state),), zones=(STACK,))),), CounterSpell(IT)))


@pytest.mark.ledger("classic:310.1", "classic:310.1c", "2007:310")
def test_damage_is_divided_as_its_controller_likes(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX]}, B={"battlefield": [OGRE, OGRE]})
    fight(table, "Ox", blocks=(("Ogre", "Ox"), ("Ogre#2", "Ox")))
    to_damage(table)
    assert (table.decision.player, table.decision.options) == (0, (0, 1, 2, 3, 4))
    table.choose(1)
    deal(table)
    assert (fall(table, "B"), marked(table, "Ogre")) == (["Ogre"], [1])


@pytest.mark.ledger("classic:310.1", "2007:310")
def test_the_active_player_assigns_first_then_the_defending_player(book: str) -> None:
    twin = creature("Twin", "4", 3, 3)
    table = Table(book=book, A={"battlefield": [OX, twin]}, B={"battlefield": [GUARD, RAT]})
    fight(table, "Ox", "Twin", blocks=(("Guard", "Ox"), ("Guard", "Twin"), ("Rat", "Ox")))
    to_damage(table)
    assert (table.decision.player, table.decision.kind) == (0, dec.DIVIDE)
    table.choose(4)
    assert (table.decision.player, table.decision.kind) == (1, dec.DIVIDE)
    assert not table.state.stack, "it goes on the stack when all of it is assigned"
    table.choose(2)
    assert damage_on_stack(table)


@pytest.mark.ledger("classic:310.1a", "classic:310.1b", "2007:310")
def test_a_creature_deals_damage_equal_to_its_power(book: str) -> None:
    table = Table(book=book, A={"battlefield": [SPIKE, BEAR]}, B={"battlefield": [OX]})
    fight(table, "Spike", "Bear", blocks=(("Ox", "Spike"),))
    deal(table)
    assert (marked(table, "Ox"), fall(table, "A"), table.life("B")) == ([3], ["Spike"], 18)


@pytest.mark.ledger("classic:310.1c", "2007:310")
def test_a_blocked_creature_without_blockers_deals_no_damage(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE], "hand": [KILL]}, B={"battlefield": [BEAR]})
    fight(table, "Ogre", blocks=(("Bear", "Ogre"),)).cast("Kill", "Bear").resolve()
    to_damage(table)
    assert not table.state.stack, "there is no damage to put there"
    assert table.to("end_combat").life("B") == 20


@pytest.mark.ledger("classic:310.1d", "2007:310")
def test_a_blocker_whose_attacker_has_gone_deals_no_damage(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR, RAT], "hand": [PULL]}, B={"battlefield": [OGRE]})
    fight(table, "Bear", "Rat", blocks=(("Ogre", "Bear"),)).cast("Pull", "Bear").resolve()
    deal(table)
    assert marked(table, "Bear", "Rat") == [0, 0]
    assert table.life("B") == 19, "the Rat's damage alone was assigned"


@pytest.mark.ledger("classic:310.2", "classic:408.1g", "classic:310.4", "2007:310")
def test_between_assignment_and_damage_both_players_may_respond(book: str) -> None:
    table = Table(book=book, A={"battlefield": [MARTYR]}, B={"battlefield": [OGRE, RAT], "hand": [KILL]})
    fight(table, "Martyr", blocks=(("Ogre", "Martyr"),))
    to_damage(table)
    assert (on_stack(table), table.decision.player) == (["damage"], 0)
    table.activate("Martyr").resolve()
    assert (on_stack(table), table.life("A")) == (["damage"], 21)
    table.passes()
    assert table.decision.player == 1
    assert any(action.kind == dec.CAST for action in legal_actions(table.state, 1))
    table.passes()
    assert (marked(table, "Ogre"), table.state.stack) == ([2], [])
    assert (table.state.step, table.decision.player) == (COMBAT_DAMAGE, 0), "priority again, in the same step"


@pytest.mark.ledger("classic:310.2")
def test_all_of_the_damage_is_one_object_that_nobody_controls(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [RAT]})
    fight(table, "Bear", "Ogre", blocks=(("Rat", "Ogre"),))
    to_damage(table)
    (ref,) = table.state.stack
    bear, ogre, rat = (table.find(name).ref for name in ("Bear", "Ogre", "Rat"))
    damage = table.state.objects[ref >> 24]
    assert damage.assigned == ((bear, -2, 2), (ogre, rat, 3), (rat, ogre, 1))
    assert (damage.controller, damage.owner) == (-1, -1)


@pytest.mark.ledger("classic:310.3", "2007:310")
def test_combat_damage_is_neither_spell_nor_ability(book: str) -> None:
    hand = [counter("Denial", IS_SPELL), counter("Silence", IS_ABILITY), KILL]
    table = Table(book=book, A={"battlefield": [BEAR]}, B={"hand": hand})
    fight(table, "Bear")
    to_damage(table).passes()
    assert not table.can_cast("Denial", "B") and not table.can_cast("Silence", "B")
    table.cast("Kill")
    assert table.can_cast("Denial", "B"), "now there is a spell"
    table.resolve().resolve()
    assert table.life("B") == 18


@pytest.mark.ledger("classic:310.4", "2007:310")
def test_damage_is_dealt_as_assigned_though_its_dealer_has_gone_or_changed(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE, OX], "hand": [RETURN, SHRINK]}, B={})
    fight(table, "Ogre", "Ox")
    to_damage(table).cast("Return", "Ogre").resolve().cast("Shrink").resolve()
    deal(table)
    assert table.life("B") == 13
    sources = {table.named(event.subject) for event in table.state.history if event.kind == ev.DAMAGE}
    assert sources == {"Ogre", "Ox"}


@pytest.mark.ledger("classic:310.4", "2007:310")
def test_the_share_of_a_receiver_that_has_gone_is_lost(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OX]}, B={"battlefield": [OGRE, RAT], "hand": [RETURN]})
    fight(table, "Ox", blocks=(("Ogre", "Ox"), ("Rat", "Ox")))
    to_damage(table).choose(3).passes().cast("Return", "Ogre").resolve()
    deal(table)
    assert (fall(table, "B"), table.life("B")) == (["Rat"], 20)
    assert fall(table, "A") == ["Ox"], "the Ogre has dealt its 3, too"


@pytest.mark.ledger("classic:310.4", "2007:310")
def test_a_receiver_that_has_left_combat_is_dealt_its_damage(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [OX], "hand": [PULL]})
    fight(table, "Ogre", blocks=(("Ox", "Ogre"),))
    to_damage(table).passes().cast("Pull", "Ox").resolve()
    deal(table)
    assert (marked(table, "Ox"), fall(table, "A")) == ([3], ["Ogre"])


@pytest.mark.ledger("classic:310.4", "2007:310")
def test_a_receiver_that_is_no_creature_any_more(book: str) -> None:
    """classic:310.4 asks only whether it is in play, 2007:310.4c also whether it is a creature."""
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"battlefield": [OX], "hand": [PETRIFY]})
    fight(table, "Ogre", blocks=(("Ox", "Ogre"),))
    to_damage(table).passes().cast("Petrify", "Ox").resolve()
    deal(table)
    assert marked(table, "Ox") == ([3] if book == "classic" else [0])


@pytest.mark.ledger("2007:310")
def test_there_are_two_such_objects_with_first_strike(book: str) -> None:
    duelist = creature("Fencer", "1W", 2, 2, "first strike")
    table = Table(book=book, A={"battlefield": [duelist, MARTYR]}, B={})
    fight(table, "Fencer", "Martyr")
    to_damage(table)
    assert len(table.state.stack) == 1
    table.activate("Martyr").resolve()
    deal(table)
    assert table.life("B") == 18, "the Martyr had assigned nothing yet"
    table.to("end_combat")
    assert table.life("B") == 18


@pytest.mark.ledger("classic:310.2", "2007:310")
def test_positions_with_damage_on_the_stack_are_forked_and_saved(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAST]}, B={"battlefield": [RAT]})
    fight(table, "Beast", blocks=(("Rat", "Beast"),))
    to_damage(table).choose(1)
    loaded = codec.load(json.loads(json.dumps(codec.save(table.state))))
    fork = table.state.fork()
    deal(table)
    for state in (loaded, fork):
        table.state = state
        assert damage_on_stack(table)
        deal(table)
        assert (table.life("B"), fall(table, "B")) == (16, ["Rat"])


@pytest.mark.ledger("classic:310.4", "2007:310")
def test_a_dealer_that_has_gone_can_be_the_source_of_a_shield(book: str) -> None:
    shield = instant("Ward", "0", PreventDamage(None, players=You(), chosen_source=True, next_time=True))
    table = Table(book=book, A={"battlefield": [MARTYR]}, B={"hand": [shield]})
    fight(table, "Martyr")
    to_damage(table).activate("Martyr").resolve().passes().cast("Ward").resolve()
    while table.decision.kind != dec.PRIORITY:
        table.choose("Martyr")
    deal(table)
    assert table.life("B") == 20


@pytest.mark.ledger("2007:310")
def test_damage_on_the_stack_goes_with_the_turn_that_ends(book: str) -> None:
    table = Table(book=book, A={"battlefield": [OGRE]}, B={"hand": [instant("Enough", "0", EndTurn())]})
    fight(table, "Ogre")
    to_damage(table).passes().cast("Enough").resolve()
    assert (table.to("upkeep").life("B"), table.state.turn) == (20, 2)
