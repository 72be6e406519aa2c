"""800.4: players leave the game while it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.change import SetController
from apnap.abilities.values import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, NOWHERE, SIDEBOARD, STACK
from apnap.ids import NO_PLAYER, REF_SHIFT, Player
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import Choosing
from apnap.rules.decisions import DONE, OBJECTS, ORDER, PLAYERS, PRIORITY, TARGETS, Option, make_decision
from apnap.rules.entities import player_of
from apnap.rules.events import Event
from apnap.rules.initiative import pass_on_initiative
from apnap.rules.machine import FINISHED, ask
from apnap.rules.monarch import pass_on_monarchy
from apnap.rules.records import CARD
from apnap.rules.revealing import reveal_face_down
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
    performed = reveal_face_down(state, players)
    for seat in players:
        state.edit_player(seat).in_game = False
    for seat in players:
        _take_own_objects(state, seat, performed)
        _end_control(state, seat)
        _remove_controlled(state, seat, performed)
    pass_on_monarchy(state, players)
    performed.extend(pass_on_initiative(state, players))
    state.passes = 0
    state.check_needed = True
    state.disturb()
    state.history.extend(performed)
    if state.events_log is not None:
        state.events_log.extend(performed)
    notice(state, performed, 1 << ev.ZONE_CHANGE | 1 << ev.KEYWORD_ACTION, before)


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
    """Let the decision that waited take account of a player who has left (800.4a, 800.4g–h, 800.4j).

    A player with priority is asked anew. A question that has become pointless is taken back; one of the player who
    left is put to the next in turn order. What has left with the player is no option any more.
    """
    decision = state.decision
    if decision is None:
        return
    if decision.kind == PRIORITY or (state.priority == player and _is_acting(state)):
        _ask_for_priority(state)
        return
    theirs = decision.player == player
    options = tuple(option for option in decision.options if _is_there(state, decision.kind, option))
    if theirs and _take_back(state, options) or not theirs and not options and _take_back(state, options):
        return
    heir = next_in_turn_order(state, player) if theirs else decision.player
    fresh = make_decision(decision.kind, heir, options or decision.options, decision.purpose, decision.source)
    fresh.rule = decision.rule
    fresh.subject = decision.subject
    fresh.chosen = decision.chosen
    fresh.earlier = decision.earlier
    fresh.minimum = decision.minimum
    fresh.maximum = decision.maximum
    fresh.can_finish = decision.can_finish
    if decision.labels:
        kept = [label for option, label in zip(decision.options, decision.labels, strict=True) if option in options]
        fresh.labels = tuple(kept) if options else decision.labels
    ask(state, fresh)


def _is_acting(state: State) -> bool:
    """Whether the player with priority is in the middle of an action: casting, activating …"""
    from apnap.rules.priority import ACTED, TRIED, PriorityRound

    rounds = [frame for frame in state.frames if isinstance(frame, PriorityRound)]
    return bool(rounds) and rounds[-1].step in (ACTED, TRIED)


def _ask_for_priority(state: State) -> None:
    """Whoever has priority now is asked; what the player who left had begun is gone with their objects."""
    from apnap.rules.priority import SETTLE, PriorityRound

    frames = state.frames
    while not isinstance(frames[-1], PriorityRound):
        frames.pop()
    frame = frames[-1].copy()
    frame.owner_game = state.game
    frame.step = SETTLE
    frames[-1] = frame
    state.clear_decision()


def _is_there(state: State, kind: int, option: Option) -> bool:
    """Whether an option still exists: an object that has not left, a player in the game."""
    if isinstance(option, tuple):
        return all(_is_there(state, TARGETS, one) for one in option)
    if not isinstance(option, int):
        return True
    if kind == PLAYERS:
        return state.players[option].in_game
    if kind not in (OBJECTS, TARGETS, ORDER):
        return True
    if option < 0:
        return state.players[player_of(option)].in_game
    return option >> REF_SHIFT == 0 or state.current(option) is not None


def _take_back(state: State, options: tuple[Option, ...]) -> bool:
    """Take a pointless question back: attacks, blocks and damage of the player who left, choices without options."""
    from apnap.rules.combat.damage import CombatDamage
    from apnap.rules.combat.declaring_attackers import DeclaringAttackers
    from apnap.rules.combat.declaring_blockers import DeclaringBlockers

    frames = state.frames
    choosing = isinstance(frames[-1], Choosing)
    asker = frames[-2] if choosing else frames[-1]
    step = -1
    if isinstance(asker, DeclaringAttackers):
        step = FINISHED if not state.players[state.active].in_game else 0
    elif isinstance(asker, DeclaringBlockers | CombatDamage):
        step = 1  # the next player declares, the next creature assigns its damage
    elif options:
        return False
    if choosing:
        frames.pop()
        state.result = ()
    if step >= 0:
        frame = asker.copy()
        frame.owner_game = state.game
        frame.step = step
        frames[-1] = frame
    elif not choosing:
        state.answer = DONE
        state.choice = DONE
    state.clear_decision()
    return True
