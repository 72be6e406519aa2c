"""601: the heuristic casts what the moment asks for, at what it hurts most."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword, Static
from apnap.abilities.change import Modify
from apnap.abilities.effect import Continuous, CounterSpell, Destroy, Draw
from apnap.abilities.objects import (
    IS_SPELL,
    AttachedHost,
    ControlledBy,
    Each,
    Filter,
    HasCardType,
    Is,
    TargetObjects,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_ATTACK_OR_BLOCK, Changes, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, STACK
from apnap.rules import decisions as dec
from tests.agents.support import go, said
from tests.rules.support import (
    FOREST,
    ISLAND,
    MOUNTAIN,
    PLAINS,
    SWAMP,
    TARGET_CREATURE,
    Table,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

ZAP = instant("Zap", "R", damage_to_any(3))
FELL = sorcery("Fell", "1B", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))
STUDY = sorcery("Study", "1U", Draw(You(), Number(2)))
NO = instant("No", "1U", Body((Target(Filter((Is(IS_SPELL),), (STACK,))),), CounterSpell(TargetObjects(0))))
SWELL = instant("Swell", "G", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (Modify(Number(3), Number(3)),))))
BEAR = creature("Bear", "1G", 2, 2)
OX = creature("Ox", "3W", 3, 5)
RAT = creature("Rat", "B", 1, 1)
GIANT = creature("Giant", "4R", 5, 5)
WALL = creature("Wall", "1W", 2, 4, "defender")
OUR_CREATURES = Filter((HasCardType(CREATURE), ControlledBy(You())))
RALLY = sorcery("Rally", "2GG", Continuous(Each(OUR_CREATURES), (Modify(Number(2), Number(2)),)))
ON_A_CREATURE = Keyword("enchant", what=Filter((HasCardType(CREATURE),)))
CHAIN = enchantment(
    "Chain", "1W", ON_A_CREATURE, Static((Restriction(CANT_ATTACK_OR_BLOCK, AttachedHost()),)), subtypes=("Aura",)
)
GROWTH = Static((Changes(AttachedHost(), (Modify(Number(2), Number(2)),)),))
MIGHT = enchantment("Might", "1W", ON_A_CREATURE, GROWTH, subtypes=("Aura",))


def test_a_land_comes_first() -> None:
    table = Table(A={"hand": [BEAR, FOREST], "battlefield": [FOREST, FOREST]}, B={}).start()
    assert said(table) == "play Forest"


def test_the_land_that_brings_a_lacking_colour() -> None:
    table = Table(A={"hand": [BEAR, MOUNTAIN, FOREST], "battlefield": [MOUNTAIN]}, B={}).start()
    assert said(table) == "play Forest"


def test_mana_is_spent_well_together() -> None:
    three, two = creature("Three", "3", 3, 3), creature("Two", "2", 2, 2)
    table = Table(A={"hand": [three, two, two], "battlefield": [FOREST] * 4}, B={}).start()
    assert go(table) == "cast Two"


def test_removal_takes_the_best_creature() -> None:
    table = Table(A={"hand": [FELL], "battlefield": [SWAMP, SWAMP, GIANT]}, B={"battlefield": [RAT, OX, BEAR]}).start()
    assert [go(table), go(table)] == ["cast Fell", "Ox"]


def test_removal_is_not_spent_on_its_own_creatures() -> None:
    table = Table(A={"hand": [FELL], "battlefield": [SWAMP, SWAMP, GIANT]}, B={}).start()
    assert said(table) == "pass"


def test_burn_kills_the_best_creature_that_it_can() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"battlefield": [RAT, OX, BEAR]}).start()
    assert [go(table), go(table)] == ["cast Zap", "Bear"]


def test_burn_to_the_face_when_it_is_lethal() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"battlefield": [BEAR], "life": 3}).start()
    assert [go(table), go(table)] == ["cast Zap", "B"]


def test_two_burn_spells_that_are_lethal_together() -> None:
    table = Table(A={"hand": [ZAP, ZAP], "battlefield": [MOUNTAIN] * 2}, B={"battlefield": [BEAR], "life": 6}).start()
    assert [go(table), go(table)] == ["cast Zap", "B"]


def test_burn_is_kept_when_it_does_nothing() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"battlefield": [OX]}).start()
    assert said(table) == "pass"


def test_a_binding_aura_goes_on_theirs_and_a_good_one_on_ours() -> None:
    table = Table(A={"battlefield": [PLAINS] * 2 + [BEAR], "hand": [CHAIN]}, B={"battlefield": [OX, RAT]}).start()
    assert [go(table), go(table)] == ["cast Chain", "Ox"]
    table = Table(A={"battlefield": [PLAINS] * 2 + [BEAR], "hand": [MIGHT]}, B={"battlefield": [OX]}).start()
    assert [go(table), go(table)] == ["cast Might", "Bear"]


def test_a_counterspell_waits_for_a_worthy_spell() -> None:
    table = Table(
        A={"hand": [GIANT], "battlefield": [MOUNTAIN] * 5}, B={"hand": [NO], "battlefield": [ISLAND] * 2}
    ).start()
    table.cast("Giant").passes()
    assert table.decision.player == 1
    assert go(table) == "cast No"
    while table.decision.kind == dec.TARGETS:
        assert go(table) == "Giant"


def test_a_trick_wins_the_fight() -> None:
    table = Table(A={"hand": [SWELL], "battlefield": [FOREST, BEAR]}, B={"battlefield": [BEAR]}).start()
    assert said(table) == "pass"  # not yet
    table.attack("Bear").block(("Bear#2", "Bear"))
    assert table.decision.player == 0
    assert go(table) == "cast Swell"


def test_a_rally_is_cast_when_it_wins_the_game() -> None:
    table = Table(A={"hand": [RALLY, OX], "battlefield": [FOREST, FOREST, PLAINS, PLAINS, BEAR, BEAR]}, B={"life": 8})
    assert said(table.start()) == "cast Rally"


def test_a_rally_waits_while_nobody_can_attack() -> None:
    table = Table(A={"hand": [RALLY], "battlefield": [FOREST] * 4 + [WALL, WALL]}, B={"life": 8})
    assert said(table.start()) == "pass"


def test_cards_are_drawn_with_spare_mana() -> None:
    table = Table(A={"hand": [STUDY], "battlefield": [ISLAND] * 2, "library": [BEAR] * 3}, B={}).start()
    assert said(table) == "cast Study"


def test_nobody_draws_from_an_empty_library() -> None:
    table = Table(A={"hand": [STUDY], "battlefield": [ISLAND] * 2, "fill": 1}, B={}).start()
    assert said(table) == "pass"


@pytest.mark.parametrize(("lands", "keeps"), [(0, False), (1, False), (2, True), (5, True), (6, False), (7, False)])
def test_opening_hands_are_kept_with_two_to_five_lands(lands: int, keeps: bool) -> None:
    from apnap.agents.heuristic import HeuristicAgent
    from apnap.game.setting_up import SeatSetup, Setup
    from apnap.rulebooks.catalogue import rulebook
    from apnap.rules.machine import answer, run
    from apnap.rules.view import View

    decks = (SeatSetup((FOREST,) * 40), SeatSetup((FOREST,) * 40))
    state = Setup(decks, 1, rulebook("current")).state()
    run(state)
    while state.decision is not None and state.decision.purpose != "mulligan":
        answer(state, 0)
    assert state.decision is not None
    view = View(state, state.decision.decider)
    hand = list(view.hand)
    for seen in hand[lands:]:
        seen.card_types = CREATURE
    asked = view.decision
    assert asked is not None
    assert (asked.options[HeuristicAgent().choose(view, asked)] == 0) is keeps
