"""Whole games against the heuristic: whatever a person has set, nothing that they need is passed over.

``APNAP_TABLE_GAMES`` says how many games are played with each way of passing on (default 1).
"""

from __future__ import annotations

import os
import random

import pytest

from apnap.abilities.values import STEP_NAMES
from apnap.agents.random_ import random_answer
from apnap.errors import BookLacksCardsError
from apnap.game import Game
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.records import COMBAT_DAMAGE
from apnap.rules.state import State
from apnap.rules.view import View
from apnap.table.passing import Passing, automatic_answer
from apnap.table.settings import PassUntil, Settings
from apnap.table.table import Seat, Table
from tests.table.support import heuristic

GAMES = int(os.environ.get("APNAP_TABLE_GAMES", "1"))
DECKS = ("burn", "elves", "tides", "gardens", "lanterns", "debts")
BOOKS = ("current", "classic", "2007", "2016")
FIRM = Settings(own_firm=("upkeep", "end"), their_firm=("draw", "end_combat"))
MOST_TURNS = 30
ADVISOR = heuristic()


def begin(seed: int) -> Table:
    chance = random.Random(seed)
    decks = chance.choices(DECKS, k=2)
    options = {"full_control 0": 1}
    try:
        game = Game.from_decks(*decks, seed=seed, rulebook=BOOKS[seed % 4], options=options)
    except BookLacksCardsError:
        game = Game.from_decks(*decks, seed=seed, options=options)
    table = Table(game, [Seat("Ann"), Seat("Ben", heuristic())])
    table.seats[0].settings = FIRM if seed % 2 else Settings()
    return table


def needed(state: State, settings: Settings) -> str:
    """Return why a person has to be asked what waits in a position; empty: nobody says that they must be."""
    asked = state.decision
    assert asked is not None
    answers = len(asked.options) + asked.can_finish
    if asked.kind == dec.BLOCKERS and asked.options:
        return "something could block"
    if asked.kind == dec.TARGETS and asked.options:
        return "a target is chosen"
    if asked.kind not in (dec.PRIORITY, dec.PAYMENT, dec.ATTACKERS) and answers > 1:
        return "there is a choice"
    if asked.kind == dec.ATTACKERS and asked.chosen and answers > 1:
        return "an attack is being declared"
    if asked.kind != dec.PRIORITY or answers == 1:
        return ""
    if state.stack:
        top = state.last_known(state.stack[-1])
        if characteristics(state, top).controller != asked.player or top.kind == COMBAT_DAMAGE:
            return "an opponent's object is on the stack"
        return ""
    firm = settings.own_firm if state.active == asked.player else settings.their_firm
    return "there is a firm stop" if STEP_NAMES[state.step] in firm else ""


def same_elsewhere(state: State, settings: Settings, passing: Passing, seed: int) -> bool:
    """Tell whether a position that looks the same to whoever decides gives the same automatic answer."""
    assert state.decision is not None
    seat = state.decision.decider
    answers = []
    for one in (state, View(state, seat).determinize(seed)):
        view = View(one, seat)
        assert view.decision is not None
        answers.append(automatic_answer(view, view.decision, settings, passing))
    return answers[0] == answers[1]


def sensible(table: Table, chance: random.Random) -> int:
    """Return what the heuristic would answer, or anything: so that games are long and strange things happen, too."""
    view = table.view(0)
    assert view.decision is not None
    return random_answer(view.decision, chance) if chance.random() < 0.2 else ADVISOR.choose(view, view.decision)


@pytest.mark.parametrize("until", list(PassUntil))
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_nothing_that_a_person_needs_is_passed_over(seed: int, until: PassUntil) -> None:
    table, chance = begin(seed), random.Random(seed)
    asked = passed = 0
    while not table.game.is_over() and table.game.turn <= MOST_TURNS:
        state, seat = table.game.state, table.seats[0]
        passing = seat.passing
        if table.decider == 0 and chance.random() < 0.1:
            assert same_elsewhere(state, seat.settings, passing, seed)
        if table.step():
            if state.decision is not None and state.decision.decider == 0:
                passed += 1
                assert needed(state, seat.settings) == ""
            continue
        asked += 1
        assert seat.passing == Passing(), "who is asked does not pass on"
        prompt = table.shown(0).prompt
        assert prompt is not None and prompt.choices
        if prompt.kind == "priority" and chance.random() < 0.6:
            table.pass_until(0, until)
        else:
            table.answer(0, table.number(0), sensible(table, chance))
    assert asked > 3 and (passed > 0 or until == PassUntil.NOW)
