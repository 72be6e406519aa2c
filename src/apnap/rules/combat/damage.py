"""510: combat damage: who deals it in this step, how it is assigned and divided, and that it is dealt at once.

classic:310.2, 2007:310.1: it is put on the stack instead (:mod:`~apnap.rules.combat.damage_on_the_stack`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static
from apnap.abilities.values import DOUBLE_STRIKE, FIRST_COMBAT_DAMAGE, FIRST_STRIKE, TRAMPLE
from apnap.ids import NO_REF, Player, Ref
from apnap.rules.characteristics import characteristics, controller_of, has_keyword, keyword_nodes
from apnap.rules.choices import choose, choose_yes_no
from apnap.rules.combat.attacking import (
    OVER_PLANESWALKERS,
    STRUCK_FIRST,
    attackers,
    attacks,
    blockers,
    drop_misfits,
    past_planeswalker,
    present,
)
from apnap.rules.combat.bands import who_divides
from apnap.rules.combat.damage_on_the_stack import Assigned, put_on_stack
from apnap.rules.combat.dividing import combat_damage_of, follows_order, passed, possible_shares
from apnap.rules.damage import damage_event
from apnap.rules.decisions import DIVIDE
from apnap.rules.entities import Entity
from apnap.rules.happen import happen_all
from apnap.rules.machine import Procedure, finish, register
from apnap.rules.permissions import restrictions
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class CombatDamage(Procedure):
    """The turn-based actions of a combat damage step."""

    __slots__ = ("waiting", "assigned", "dealer", "among", "shares", "left", "through", "owed")

    def __init__(self) -> None:
        super().__init__()
        self.waiting: tuple[Ref, ...] = ()
        """Who still has to assign damage: attackers, then blockers (510.1)."""
        self.assigned: tuple[Assigned, ...] = ()
        self.dealer: Ref = NO_REF
        self.among: tuple[Entity, ...] = ()
        """The creatures among which the dealer divides its damage."""
        self.shares: tuple[int, ...] = ()
        self.left = 0
        """How much the dealer has not assigned yet."""
        self.through: Entity = 0
        """702.19b: what gets what is left when all blockers have lethal damage; 0: there is no trample."""
        self.owed: tuple[Ref, ...] = ()
        """510.1e: creatures that must have lethal damage when all is assigned."""


_ASSIGN: Final = 1
_AS_UNBLOCKED: Final = 2
_SHARE: Final = 3
_TAKE_SHARE: Final = 4
_DEAL: Final = 5


def strikes_first(state: State) -> bool:
    """510.4: tell whether any attacking or blocking creature has first strike or double strike."""
    for ref in (*attackers(state), *blockers(state)):
        if characteristics(state, state.objects[ref >> 24]).keywords & (FIRST_STRIKE | DOUBLE_STRIKE):
            return True
    return False


def _begin(frame: CombatDamage, state: State) -> None:
    """510.1, 510.4: list the creatures that assign damage in this step: the attackers, then each defender's blockers.

    Those that have nothing to choose come first, and trample comes last: what others assign counts for lethal damage
    (702.19b, 2016:510.1c).
    """
    drop_misfits(state)
    attacking = [ref for ref in attackers(state) if _deals_now(state, ref)]
    blocking = [ref for ref in blockers(state) if _deals_now(state, ref)]
    attacking.sort(key=lambda ref: _freedom(state, state.objects[ref >> 24]))
    order = state.in_turn_order()
    blocking.sort(key=lambda ref: _place(state, state.objects[ref >> 24], order))
    frame.waiting = (*attacking, *blocking)


def _freedom(state: State, attacker: GameObject) -> tuple[bool, bool]:
    return _tramples(state, attacker), len(present(state, attacker)) > 1


def _place(state: State, blocker: GameObject, order: list[Player]) -> tuple[int, bool]:
    return order.index(controller_of(state, blocker)), len(present(state, blocker)) > 1


def _deals_now(state: State, ref: Ref) -> bool:
    """510.4: tell whether a creature assigns damage in this step; in the first one note who has its turn now.

    classic:502.2a: that is all that first strike changes. 2007:310.5: it is those that assign damage in the first step
    that do not in the second, whatever they have.
    """
    record = state.objects[ref >> 24]
    keywords = characteristics(state, record).keywords
    n = combat_damage_of(state, record)
    if state.step != FIRST_COMBAT_DAMAGE:
        return n > 0 and (bool(keywords & DOUBLE_STRIKE) or not record.remembered(STRUCK_FIRST))
    if not keywords & (FIRST_STRIKE | DOUBLE_STRIKE):
        return False
    if state.rulebook.first_strike_second_step == "neither_at_first_or_double_now":
        _note_struck(state, ref)
    return n > 0


def _note_struck(state: State, ref: Ref) -> None:
    writable = state.edit(ref)
    writable.memory = with_count(writable.memory, STRUCK_FIRST, 1)


def _assign(frame: CombatDamage, state: State) -> None:
    """510.1b–d: each creature in turn assigns its damage; only real divisions are asked for."""
    while frame.waiting:
        ref = frame.waiting[0]
        frame.waiting = frame.waiting[1:]
        record = state.current(ref)
        if record is None:
            continue
        frame.dealer = ref
        frame.left = combat_damage_of(state, record)
        frame.shares = ()
        frame.through = 0
        if not record.attacking:
            frame.among = present(state, record)
            if _hand_out(frame):
                continue
            frame.step = _SHARE
            return
        if not record.blocked:
            if _assign_past(frame, state, record):
                return
            continue
        frame.among = present(state, record)
        theirs = frame.among and who_divides(state, record, frame.among) != controller_of(state, record)
        if _tramples(state, record) and not theirs:
            frame.through = attacks(state, record) or past_planeswalker(state, record)
            if not frame.among and frame.through:  # 702.19d
                if _assign_past(frame, state, record):
                    return
                continue
        if restrictions(state, static.MAY_ASSIGN_AS_UNBLOCKED, record) and attacks(state, record):
            frame.step = _AS_UNBLOCKED
            choose_yes_no(state, controller_of(state, record), "assign_as_unblocked", ref, "510.1c")
            return
        if not frame.through and _hand_out(frame):
            continue
        frame.step = _SHARE
        return
    frame.step = _DEAL


def _tramples(state: State, attacker: GameObject) -> bool:
    """Tell whether a creature has trample, or its variant (702.19c)."""
    return bool(has_keyword(state, attacker, TRAMPLE) or keyword_nodes(state, attacker, OVER_PLANESWALKERS))


def _assign_past(frame: CombatDamage, state: State, attacker: GameObject) -> bool:
    """510.1b: assign all damage to what the creature attacks; with trample over planeswalkers it is divided between a
    planeswalker and its controller (702.19c), who gets it all if the planeswalker is gone (702.19e). Tell whether there
    is something to divide."""
    target, player = attacks(state, attacker), past_planeswalker(state, attacker)
    if target and player:
        frame.among, frame.shares, frame.through = (target,), (), player
        frame.step = _SHARE
        return True
    if target or player:
        frame.assigned = (*frame.assigned, (attacker.ref, target or player, frame.left))
    return False


def _hand_out(frame: CombatDamage) -> bool:
    """510.1c–d: no creature there gets no damage, a single one gets all; tell whether that was so."""
    if len(frame.among) > 1:
        return False
    if frame.among:
        frame.assigned = (*frame.assigned, (frame.dealer, frame.among[0], frame.left))
    return True


def _as_unblocked(frame: CombatDamage, state: State) -> None:
    """The attacker may assign its damage as though it weren't blocked."""
    if state.result == (1,):
        if not _assign_past(frame, state, state.objects[frame.dealer >> 24]):
            frame.step = _ASSIGN
    elif not frame.through and _hand_out(frame):
        frame.step = _ASSIGN
    else:
        frame.step = _SHARE


def _share(frame: CombatDamage, state: State) -> None:
    """510.1c–d: ask how much the next creature is assigned."""
    at = len(frame.shares)
    record = state.objects[frame.dealer >> 24]
    choose(
        state,
        DIVIDE,
        who_divides(state, record, frame.among),
        possible_shares(state, frame),
        1,
        1,
        "combat_damage",
        frame.dealer,
        "510.1",
        (),
        frame.among[at],
    )


def _take_share(frame: CombatDamage, state: State) -> None:
    n = state.result[0]
    frame.shares = (*frame.shares, n)
    frame.left -= n
    if len(frame.shares) < len(frame.among):
        frame.step = _SHARE
        return
    frame.step = _ASSIGN
    ordered = follows_order(state, state.objects[frame.dealer >> 24], frame.among)
    past = passed(frame.among, frame.shares, ordered, frame.left)
    frame.owed = tuple(dict.fromkeys((*frame.owed, *past)))
    found = [(frame.dealer, ref, n) for ref, n in zip(frame.among, frame.shares, strict=True) if n]
    frame.assigned = (*frame.assigned, *found)
    if frame.left and frame.through > 0:
        _assign_past(frame, state, state.objects[frame.dealer >> 24])
    elif frame.left:
        frame.assigned = (*frame.assigned, (frame.dealer, frame.through, frame.left))


def _deal(frame: CombatDamage, state: State) -> None:
    """510.2: all combat damage is dealt simultaneously; classic:310.2, 2007:310.1: it goes on the stack."""
    assigned = tuple(one for one in frame.assigned if one[2] > 0)
    finish(frame)
    if state.step == FIRST_COMBAT_DAMAGE:
        for source, _, _ in assigned:
            _note_struck(state, source)
    if state.rulebook.damage_on_stack:
        put_on_stack(state, assigned)
    else:
        happen_all(state, [damage_event(source, entity, n, combat=True) for source, entity, n in assigned])


register(CombatDamage, (_begin, _assign, _as_unblocked, _share, _take_share, _deal))
