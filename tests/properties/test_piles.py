"""The laws of every position where several cards become one permanent and go apart again (730.2, 730.3)."""

from __future__ import annotations

import random

import pytest

from apnap.game.laws import actions_complete, caches_agree, cards_of, copies_agree, view_leaks, zones_agree
from apnap.game.setting_up import SeatSetup, Setup
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.machine import run
from tests.properties.piles import PILES
from tests.properties.test_laws import go_on

CHECKED_EVERY = 16
"""Decisions between the checks that take longer."""


@pytest.mark.ledger("current:702.140", "current:701.42")
@pytest.mark.parametrize("seed", [1, 2])
def test_laws_hold_where_cards_become_one_permanent(seed: int) -> None:
    state = Setup((SeatSetup(tuple(PILES)),) * 2, seed, rulebook("current")).state()
    run(state)
    chance, cards = random.Random(seed), cards_of(state)
    met = decisions = 0
    while not state.over and decisions < 600:
        assert zones_agree(state, cards) == []
        if decisions % CHECKED_EVERY == 0:
            assert state.decision is not None
            assert copies_agree(state) == []
            assert caches_agree(state) == []
            assert actions_complete(state, seed) == []
            assert view_leaks(state, state.decision.decider, seed) == []
        met += any(record.components for record in state.objects[1:])
        decisions += 1
        go_on(state, chance)
    assert met
