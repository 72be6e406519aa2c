"""604, 611.3, 101.2: which static parts are in force, when, and whom they cover."""

from __future__ import annotations

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.change import AddAbility, RemoveAllAbilities, SetController
from apnap.abilities.condition import Compare, Exists
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Draw
from apnap.abilities.objects import ControlledBy, EachOpponent, HasCardType, This, You
from apnap.abilities.quantity import AT_MOST, LIFE, Comparison, Number, PlayerStat
from apnap.abilities.static import (
    CANT_ATTACK,
    CANT_BLOCK,
    CANT_GAIN_LIFE,
    CANT_LOSE_LIFE,
    Changes,
    CostChange,
    MayPlay,
    PlayerRule,
    Restriction,
)
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, CREATURE, GRAVEYARD, HAND
from apnap.ids import NO_REF
from apnap.rules import events as ev
from apnap.rules.context import context_for
from apnap.rules.effects import FloatingEffect
from apnap.rules.happen import perform_group
from apnap.rules.permissions import active_parts, is_volatile, player_rules, restrictions
from apnap.rules.zones import move
from tests.rules.layered import CREATURES, affect, filtered, plus, rule, says
from tests.rules.support import Table, artifact, creature, sorcery

BEAR = creature("Bear", "1G", 2, 2)
PEACE = Static((Restriction(CANT_ATTACK, filtered(HasCardType(CREATURE), ControlledBy(EachOpponent()))),))
CURSE = Static((PlayerRule(CANT_GAIN_LIFE, EachOpponent()),))


def test_restrictions_cover_objects_and_rules_players() -> None:
    table = Table(A={"battlefield": [rule("Peace", PEACE), rule("Curse", CURSE), BEAR]}, B={"battlefield": [BEAR]})
    mine, yours = table.find("Bear"), table.find("Bear#2")
    (part,) = restrictions(table.state, CANT_ATTACK, yours)
    assert (part.source, part.you) == (table.find("Peace").ref, 0)
    assert restrictions(table.state, CANT_ATTACK, mine) == restrictions(table.state, CANT_BLOCK, yours) == []
    assert [len(player_rules(table.state, CANT_GAIN_LIFE, seat)) for seat in (0, 1)] == [0, 1]
    assert player_rules(table.state, CANT_LOSE_LIFE, 1) == []
    assert not is_volatile(table.state)


def test_parts_are_in_timestamp_order_with_stable_numbers() -> None:
    tax = Static((CostChange(You(), filtered(), generic=1), CostChange(You(), filtered(), generic=2)))
    table = Table(A={"battlefield": [rule("Tax", tax), rule("Toll", tax)]}, B={})
    floating = FloatingEffect()
    floating.part = CostChange(You(), filtered(), generic=3)
    floating.you, floating.context = 1, context_for(NO_REF, 1)
    floating.timestamp = floating.number = table.state.new_timestamp()
    table.state.effects = (floating,)
    table.state.disturb()
    found = active_parts(table.state, CostChange)
    assert [part.part.generic for part in found if isinstance(part.part, CostChange)] == [1, 2, 1, 2, 3]
    numbers = [part.number for part in found]
    assert len(set(numbers)) == 5 and numbers[-1] == -floating.number
    table.state.disturb()
    assert [part.number for part in active_parts(table.state, CostChange)] == numbers
    assert found[-1].you == 1


def test_conditions_are_looked_at_again_after_every_event() -> None:
    desperate = Compare(PlayerStat(You(), LIFE), Comparison(AT_MOST, Number(5)))
    table = Table(
        A={"battlefield": [rule("Vow", Static((Restriction(CANT_ATTACK, CREATURES),), desperate)), BEAR]}, B={}
    )
    bear = table.find("Bear")
    assert is_volatile(table.state) and restrictions(table.state, CANT_ATTACK, bear) == []
    lose = ev.LoseLife()
    lose.player, lose.amount = 0, 15
    perform_group(table.state, [lose])
    assert len(restrictions(table.state, CANT_ATTACK, bear)) == 1


def test_603_6e_parts_end_as_their_source_leaves() -> None:
    table = Table(A={"battlefield": [rule("Peace", PEACE)]}, B={"battlefield": [BEAR]})
    assert restrictions(table.state, CANT_ATTACK, table.find("Bear"))
    perform_group(table.state, [move(table.find("Peace").ref, GRAVEYARD)])
    assert restrictions(table.state, CANT_ATTACK, table.find("Bear")) == []


def test_parts_of_lost_and_gained_abilities() -> None:
    table = Table(A={"battlefield": [creature("Judge", "W", 1, 1, PEACE), BEAR]}, B={"battlefield": [BEAR]})
    theirs = table.find("Bear#2")
    assert restrictions(table.state, CANT_ATTACK, theirs)
    affect(table, ["Judge"], RemoveAllAbilities())
    assert restrictions(table.state, CANT_ATTACK, theirs) == []
    affect(table, ["Bear"], AddAbility(PEACE))
    (part,) = restrictions(table.state, CANT_ATTACK, theirs)
    assert part.source == table.find("Bear").ref


def test_you_is_whoever_controls_the_source() -> None:
    table = Table(A={"battlefield": [creature("Judge", "W", 1, 1, PEACE)]}, B={"battlefield": [BEAR]})
    affect(table, ["Judge"], SetController(You()), you="B")
    assert restrictions(table.state, CANT_ATTACK, table.find("Bear")) == []
    assert active_parts(table.state, Restriction)[0].you == 1


def test_113_6_a_permission_begins_as_the_card_comes_to_its_zone() -> None:
    recall = sorcery("Recall", "U", Draw(You()), Keyword("flashback", cost=Cost()))
    table = Table(A={"hand": [recall]}, B={})
    assert active_parts(table.state, MayPlay) == []
    perform_group(table.state, [move(table.find("Recall").ref, GRAVEYARD)])
    assert [part.source for part in active_parts(table.state, MayPlay)] == [table.find("Recall").ref]
    perform_group(table.state, [move(table.find("Recall").ref, HAND)])
    assert active_parts(table.state, MayPlay) == []


def test_characteristics_follow_what_volatile_effects_read() -> None:
    smith = creature("Smith", "R", 1, 1, says(This(), plus(2, 2), condition=Exists(filtered(HasCardType(ARTIFACT)))))
    table = Table(A={"battlefield": [smith], "hand": [artifact("Cup", "1")]}, B={})
    assert table.size("Smith") == (1, 1)
    perform_group(table.state, [move(table.find("Cup").ref, BATTLEFIELD)])
    assert table.size("Smith") == (3, 3)
    perform_group(table.state, [move(table.find("Cup").ref, GRAVEYARD)])
    assert table.size("Smith") == (1, 1)


def test_changes_are_among_the_parts_for_those_who_ask_where_they_reach() -> None:
    table = Table(A={"battlefield": [rule("Dye", says(filtered(zones=(HAND,)), plus(1, 1)))]}, B={})
    (part,) = active_parts(table.state, Changes)
    assert isinstance(part.part, Changes)
