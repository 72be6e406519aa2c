"""The checks of the laws find what they are there for: each is shown a position that breaks its law."""

from __future__ import annotations

import pytest

from apnap.game.laws import actions_complete, caches_agree, cards_of, copies_agree, view_leaks, zones_agree
from apnap.ids import REF_SHIFT
from apnap.rules import codec
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.machine import answer
from apnap.rules.state import State
from apnap.rules.view import View
from tests.properties.test_laws import begin


def position() -> State:
    """Return a position with priority in the first turn."""
    state = begin(3)
    while state.decision is not None and state.decision.kind != dec.PRIORITY:
        answer(state, len(state.decision.options) - 1)
    return state


def test_a_lost_card_is_found() -> None:
    state = position()
    cards = cards_of(state)
    assert zones_agree(state, cards) == []
    state.edit_player(0).hand.pop()
    assert any("is not there" in fault for fault in zones_agree(state, cards))


def test_a_card_in_two_zones_is_found() -> None:
    state = position()
    cards = cards_of(state)
    state.exile.append(state.players[0].hand[0])
    assert any("two places" in fault for fault in zones_agree(state, cards))


def test_a_fork_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    real = State.fork

    def sharing(self: State) -> State:
        new = real(self)
        new.random += 1
        return new

    monkeypatch.setattr(State, "fork", sharing)
    assert copies_agree(state) != []


def test_a_stale_code_is_found() -> None:
    state = position()
    codec.digest(state)
    state.objects[1].damage = 5  # written without State.edit
    assert copies_agree(state) != []


def test_stale_characteristics_are_found() -> None:
    state = position()
    assert caches_agree(state) == []
    record = state.objects[state.players[0].hand[0] >> REF_SHIFT]
    record.chars = characteristics(state, record).copy()
    record.chars.power += 1
    assert any("characteristics" in fault for fault in caches_agree(state))


def test_an_offer_that_leads_nowhere_is_found() -> None:
    state = position()
    assert actions_complete(state, 1) == []
    asked = state.decision
    assert asked is not None
    asked.options = (*asked.options, dec.Action(dec.CAST, state.players[0].library[0], 0))
    assert any("offered but" in fault for fault in actions_complete(state, 1))


def test_a_view_that_shows_references_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    assert state.decision is not None
    seat = state.decision.decider
    assert view_leaks(state, seat, 1) == []
    monkeypatch.setattr("apnap.rules.view.knows", lambda state, seat, record: True)
    assert any("view" in fault for fault in view_leaks(state, seat, 1))


def test_views_are_compared_by_what_they_show() -> None:
    state = position()
    assert View(state, 0).to_data() == View(state.fork(), 0).to_data()
    assert View(state, 0).to_data() != View(state, 1).to_data()
