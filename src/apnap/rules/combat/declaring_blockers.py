"""509.1: declaring blockers, block by block, one defending player after another in APNAP order (802.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.static import CHOOSES_BLOCKS
from apnap.ids import NO_PLAYER, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.combat.attacking import attackers, defending_player, drop_misfits
from apnap.rules.combat.bands import band_mates
from apnap.rules.combat.block_sets import (
    BlockProblem,
    Pair,
    block_problem,
    block_taxes,
    can_be_completed,
    is_legal_block,
)
from apnap.rules.combat.damage_order import start_ordering
from apnap.rules.combat.taxes import can_pay_taxes, start_paying_taxes
from apnap.rules.decisions import make_decision
from apnap.rules.events import Event
from apnap.rules.going_back import begin_anew, forget_position, keep_position
from apnap.rules.happen import follow_up, happen_all, performer
from apnap.rules.machine import Procedure, ask, finish, register
from apnap.rules.permissions import ActivePart, who_chooses_for

if TYPE_CHECKING:
    from apnap.rules.state import State


class DeclaringBlockers(Procedure):
    """The turn-based action of the declare blockers step."""

    __slots__ = ("defenders", "defender", "chosen", "declared")

    def __init__(self) -> None:
        super().__init__()
        self.defenders: tuple[Player, ...] = ()
        """Who still has to declare."""
        self.defender: Player = NO_PLAYER
        self.chosen: tuple[Pair, ...] = ()
        """What the player under way has chosen."""
        self.declared: tuple[tuple[Ref, Ref, Player], ...] = ()
        """What the players before have declared: blocker, attacker, and whose declaration it is."""


_NEXT: Final = 1
_CHOOSE: Final = 2
_PAY: Final = 4
_PAID: Final = 5
_BLOCK: Final = 6


def _begin(frame: DeclaringBlockers, state: State) -> None:
    drop_misfits(state)
    defending = {defending_player(state, state.objects[ref >> 24]) for ref in attackers(state)}
    frame.defenders = tuple(seat for seat in state.in_turn_order() if seat in defending)


def _next_defender(frame: DeclaringBlockers, state: State) -> None:
    if not frame.defenders:
        frame.step = _BLOCK
        return
    frame.defender = frame.defenders[0]
    frame.defenders = frame.defenders[1:]
    frame.chosen = ()


def _problem(state: State, defender: Player) -> BlockProblem:
    """Return the problem of a player's declaration; kept while nothing has happened."""
    key = f"block problem {defender}"
    kept = state.cache.get(key)
    if kept is not None and kept[0] == state.version:
        problem = kept[1]
        assert isinstance(problem, BlockProblem)
        return problem
    problem = block_problem(state, defender)
    state.cache[key] = (state.version, problem)
    return problem


def _options(frame: DeclaringBlockers, state: State) -> list[Pair]:
    """Return the blocks that can be added so that the declaration can still become legal and be paid for."""
    problem = _problem(state, frame.defender)
    blocked: dict[int, int] = {}
    for blocker, _ in frame.chosen:
        blocked[blocker] = blocked.get(blocker, 0) + 1
    found: list[Pair] = []
    for blocker, allowed in problem.allowed.items():
        if blocked.get(blocker, 0) >= problem.capacity.get(blocker, 1):
            continue
        for attacker in allowed:
            pair = (blocker, attacker)
            if pair in frame.chosen or not can_be_completed(problem, (*frame.chosen, pair)):
                continue
            if pair in problem.taxed and not can_pay_taxes(state, frame.defender, _taxes(state, (*frame.chosen, pair))):
                continue
            found.append(pair)
    return found


def _taxes(state: State, chosen: tuple[Pair, ...]) -> list[ActivePart]:
    """509.1d: the costs of blocking, once for each creature that blocks."""
    creatures = dict.fromkeys(blocker for blocker, _ in chosen)
    return [part for ref in creatures for part in block_taxes(state, state.objects[ref >> 24])]


def _choose(frame: DeclaringBlockers, state: State) -> None:
    """509.1a–c: choose one more block, or end the declaration."""
    options = _options(frame, state)
    if not options:
        frame.step = _PAY
        return
    chooser = who_chooses_for(state, CHOOSES_BLOCKS, frame.defender)
    decision = make_decision(dec.BLOCKERS, chooser, tuple(options), "blockers", rule="509.1")
    decision.chosen = frame.chosen
    decision.minimum = 0
    decision.maximum = len(frame.chosen) + len(options)
    decision.can_finish = is_legal_block(_problem(state, frame.defender), frame.chosen)
    ask(state, decision)


def _take(frame: DeclaringBlockers, state: State) -> None:
    if state.answer == dec.DONE:
        frame.step = _PAY
        return
    pair = state.choice
    assert isinstance(pair, tuple)
    frame.chosen = (*frame.chosen, pair)
    frame.step = _CHOOSE


def _pay(frame: DeclaringBlockers, state: State) -> None:
    """509.1d–f: the total cost to block is paid, all of it or none."""
    taxes = _taxes(state, frame.chosen)
    state.result = (1,)
    if taxes:
        keep_position(state)
        start_paying_taxes(state, frame.defender, taxes, "block_tax")


def _paid(frame: DeclaringBlockers, state: State) -> None:
    if state.result[0] != 1:  # 733.1: the declaration is taken back, and the same player declares anew
        anew = frame.copy()
        assert isinstance(anew, DeclaringBlockers)
        anew.chosen = ()
        anew.step = _CHOOSE
        begin_anew(state, frame, anew, frame.defender, state.result[1:])
        return
    forget_position(state)
    frame.declared = (*frame.declared, *((*pair, frame.defender) for pair in frame.chosen))
    frame.step = _NEXT


def _block(frame: DeclaringBlockers, state: State) -> None:
    """509.1g–i: the chosen creatures that their player still controls block; every attacker is blocked or not from now
    on."""
    events: list[Event] = []
    blocked_by: dict[int, list[int]] = {}
    counts: dict[int, int] = {}
    pairs = {(blocker, attacker) for blocker, attacker, _ in frame.declared}
    for blocker, attacker, player in frame.declared:
        record = state.current(blocker)
        if record is None or controller_of(state, record) != player or state.current(attacker) is None:
            continue
        counts[blocker] = counts.get(blocker, 0) + 1
        event = ev.Block()
        event.subject = blocker
        event.other = attacker
        event.player = controller_of(state, record)
        event.amount = counts[blocker]
        events.append(event)
        blocked_by.setdefault(attacker, []).append(blocker)
        for mate in band_mates(state, attacker):  # 702.22h
            if (blocker, mate) not in pairs and blocker not in blocked_by.get(mate, ()):
                also = event.copy()
                also.other = mate
                counts[blocker] += 1
                also.amount = counts[blocker]
                events.append(also)
                blocked_by.setdefault(mate, []).append(blocker)
    for ref in attackers(state):
        record = state.objects[ref >> 24]
        if ref in blocked_by:
            becomes = ev.BecomeBlocked()
            becomes.subject = ref
            becomes.player = controller_of(state, record)
            becomes.objects = tuple(blocked_by[ref])
            becomes.amount = len(blocked_by[ref])
            events.append(becomes)
        elif not record.blocked:
            unblocked = ev.Unblocked()
            unblocked.subject = ref
            unblocked.player = controller_of(state, record)
            unblocked.other = record.attacking
            events.append(unblocked)
    happen_all(state, events)


def _order(frame: DeclaringBlockers, state: State) -> None:
    """2016:509.2–509.3: the damage assignment orders are announced."""
    finish(frame)
    start_ordering(state)


register(DeclaringBlockers, (_begin, _next_defender, _choose, _take, _pay, _paid, _block, _order))


@performer(ev.BLOCK)
def perform_block(state: State, event: Event) -> Event | None:
    """509.1g, classic:g.bloquear: the creature becomes a blocking creature, the attacker a blocked one (509.1h)."""
    if state.current(event.subject) is None or state.current(event.other) is None:
        return None
    blocker = state.edit(event.subject)
    blocker.blocking = (*blocker.blocking, event.other)
    attacker = state.edit(event.other)
    attacker.blocked_by = (*attacker.blocked_by, event.subject)
    attacker.blocked = True
    done = event.copy()
    assert isinstance(done, ev.Block)
    done.nth = len(attacker.blocked_by)
    return done


@performer(ev.BECOME_BLOCKED)
def perform_become_blocked(state: State, event: Event) -> Event | None:
    """509.1h: the attacker is a blocked creature until the end of combat, also without blockers."""
    record = state.current(event.subject)
    if record is None or not record.attacking:
        return None
    state.edit(event.subject).blocked = True
    for mate in band_mates(state, event.subject):  # 702.22i
        if not state.objects[mate >> 24].blocked:
            also = ev.BecomeBlocked()
            also.subject = mate
            also.player = event.player
            follow_up(state, also)
    return event
