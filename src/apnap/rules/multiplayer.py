"""800.4: players leave the game while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.change import SetController
from apnap.abilities.values import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, NOWHERE, SIDEBOARD, STACK
from apnap.ids import NO_PLAYER, NO_REF, Player
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.decisions import make_decision
from apnap.rules.events import Event
from apnap.rules.machine import ask
from apnap.rules.records import CARD
from apnap.rules.triggers import notice
from apnap.rules.turn_order import next_in_turn_order
from apnap.rules.watchers import watchers
from apnap.rules.zones import cease, move, perform_zone_change, zone_list

if TYPE_CHECKING:
    from apnap.rules.state import State


def leave_game(state: State, players: tuple[Player, ...]) -> None:
    """800.4a: the players leave the game, each of them with the objects they own.

    Effects that give them control of something end; abilities and copies they control on the stack cease to exist;
    whatever they still control is exiled. Permanents that leave trigger leaves-the-battlefield abilities (603.6c).
    """
    before = watchers(state)
    performed: list[Event] = []
    for seat in players:
        state.edit_player(seat).in_game = False
    for seat in players:
        _take_own_objects(state, seat, performed)
        _end_control(state, seat)
        _remove_controlled(state, seat, performed)
    state.waiting_triggers = tuple(w for w in state.waiting_triggers if w.controller not in players)  # 800.4d
    state.passes = 0
    state.check_needed = True
    state.disturb()
    state.history.extend(performed)
    if state.events_log is not None:
        state.events_log.extend(performed)
    notice(state, performed, before)


def _take_own_objects(state: State, seat: Player, performed: list[Event]) -> None:
    """All objects the player owns leave the game, phased-out permanents too (702.26k)."""
    for zone in (STACK, BATTLEFIELD, EXILE, COMMAND, GRAVEYARD, HAND, LIBRARY, SIDEBOARD):
        for ref in list(zone_list(state, zone, seat)):
            record = state.current(ref)
            if record is None or record.owner != seat:
                continue
            if zone == BATTLEFIELD and not record.phased_out:
                done = perform_zone_change(state, move(ref, NOWHERE, ev.BY_NOTHING))
                if done is not None:
                    performed.append(done)
            else:
                cease(state, ref)


def _end_control(state: State, seat: Player) -> None:
    """Effects that give the player control of objects or players end (800.4a)."""
    state.effects = tuple(e for e in state.effects if not _gives_control_to(e.changes, seat, e.you))
    for other in list(state.players):
        if other.controlled_by == seat:
            state.edit_player(other.seat).controlled_by = NO_PLAYER
    state.disturb()


def _gives_control_to(changes: tuple[object, ...], seat: Player, you: Player) -> bool:
    return you == seat and any(isinstance(change, SetController) for change in changes)


def _remove_controlled(state: State, seat: Player, performed: list[Event]) -> None:
    """What the player still controls: objects on the stack that are no cards cease, everything else is exiled."""
    for ref in list(state.stack):
        record = state.current(ref)
        if record is not None and record.controller == seat:
            if record.kind != CARD:
                cease(state, ref)
            else:
                _exile(state, ref, performed)
    for ref in list(state.battlefield):
        record = state.current(ref)
        if record is not None and controller_of(state, record) == seat:
            _exile(state, ref, performed)


def _exile(state: State, ref: int, performed: list[Event]) -> None:
    done = perform_zone_change(state, move(ref, EXILE))
    if done is not None:
        performed.append(done)


def go_on_without(state: State, player: Player) -> None:
    """Pass on the decision that waited for a player who has left, if it was theirs (800.4a, 800.4g–h, 800.4j)."""
    from apnap.rules.priority import SETTLE, PriorityRound

    decision = state.decision
    if decision is None:
        return
    if decision.decider == player and decision.player != player:
        ask(state, decision)  # they controlled another player, who decides again
        return
    if decision.player != player:
        return
    frames = state.frames
    if state.priority == player:  # they were about to act: whatever they had begun is gone
        while not isinstance(frames[-1], PriorityRound):
            frames.pop()
        frame = frames[-1].copy()
        frame.owner_game = state.game
        frame.step = SETTLE
        frames[-1] = frame
        state.priority = next_in_turn_order(state, player)
        state.clear_decision()
        return
    heir = next_in_turn_order(state, player)
    fresh = make_decision(
        decision.kind, heir, decision.options, decision.purpose, decision.source or NO_REF, decision.rule
    )
    fresh.subject = decision.subject
    fresh.chosen = decision.chosen
    fresh.minimum = decision.minimum
    fresh.maximum = decision.maximum
    fresh.can_finish = decision.can_finish
    fresh.labels = decision.labels
    ask(state, fresh)
