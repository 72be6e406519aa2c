"""2016:509.2–3, 2016:509.6–7: the damage assignment order, in the book that has one.

It is the order in ``blocked_by`` and ``blocking`` itself: announced when blockers have been declared, kept by whatever
stays in combat, with late arrivals put where a player says. Damage goes down it (:mod:`~apnap.rules.combat.damage`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.choices import choose, choose_order
from apnap.rules.combat.attacking import attackers, blockers, fought, present
from apnap.rules.machine import Procedure, call, finish, register

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State


class OrderingDamage(Procedure):
    """2016:509.2–509.3, 703.4h–i: the active player orders the blockers of each attacker, then the defending players
    the attackers of each creature that blocks several."""

    __slots__ = ("waiting", "dealer")

    def __init__(self) -> None:
        super().__init__()
        self.waiting: tuple[Ref, ...] = ()
        self.dealer: Ref = NO_REF


class PlacingInOrder(Procedure):
    """2016:509.6–7: creatures that block late get their places in the orders."""

    __slots__ = ("blocks", "blocker", "attacker")

    def __init__(self) -> None:
        super().__init__()
        self.blocks: tuple[tuple[Ref, Ref], ...] = ()
        """Blocks that are still to be placed: blocker and attacker."""
        self.blocker: Ref = NO_REF
        self.attacker: Ref = NO_REF


def start_ordering(state: State) -> None:
    """Let the orders be announced, if the book has them: call it as the last thing in a step."""
    if state.rulebook.damage_division == "ordered":
        call(state, OrderingDamage())


def start_placing(state: State) -> None:
    """Let the blocks that have just come about by effects be placed in the orders: call it as the last thing."""
    if state.rulebook.damage_division != "ordered":
        return
    frame = PlacingInOrder()
    frame.blocks = tuple((event.subject, event.other) for event in state.happened if event.kind == ev.BLOCK)
    if frame.blocks:
        call(state, frame)


def _write(state: State, ref: Ref, order: tuple[Ref, ...]) -> None:
    """Write an order; what has left combat stays behind it."""
    writable = state.edit(ref)
    complete = (*order, *(one for one in fought(writable) if one not in order))
    if writable.attacking:
        writable.blocked_by = complete
    else:
        writable.blocking = complete
    state.touch()


def who_orders(state: State, record: GameObject) -> Player:
    """Return who announces the order for a creature: the active player for attackers, else the defending player."""
    return state.active if record.attacking else controller_of(state, record)


# ------------------------------------------------------------------------------------- announcing


def _begin(frame: OrderingDamage, state: State) -> None:
    """2016:703.4h–i: only where there is more than one creature to order."""
    order = state.in_turn_order()
    blocking = sorted(blockers(state), key=lambda ref: order.index(controller_of(state, state.objects[ref >> 24])))
    frame.waiting = tuple(
        ref for ref in (*attackers(state), *blocking) if len(present(state, state.objects[ref >> 24])) > 1
    )


def _ask(frame: OrderingDamage, state: State) -> None:
    if not frame.waiting:
        finish(frame)
        return
    frame.dealer = frame.waiting[0]
    frame.waiting = frame.waiting[1:]
    record = state.objects[frame.dealer >> 24]
    rule = "2016:509.2" if record.attacking else "2016:509.3"
    choose_order(state, who_orders(state, record), list(present(state, record)), "damage_order", frame.dealer, rule)


def _take(frame: OrderingDamage, state: State) -> None:
    _write(state, frame.dealer, state.result)
    frame.step = 1


register(OrderingDamage, (_begin, _ask, _take))


# ------------------------------------------------------------------------------------- late arrivals

_NEXT: Final = 0


def _place_blocker(frame: PlacingInOrder, state: State) -> None:
    """2016:509.6–7: the active player says before which of the other blockers the new one comes, if not last."""
    if not frame.blocks:
        finish(frame)
        return
    frame.blocker, frame.attacker = frame.blocks[0]
    frame.blocks = frame.blocks[1:]
    _ask_place(state, frame.attacker, frame.blocker, "2016:509.6")


def _blocker_placed(frame: PlacingInOrder, state: State) -> None:
    """2016:509.6: then the defending player says the same of the attacker, if the blocker blocks others, too."""
    _insert(state, frame.attacker, frame.blocker)
    _ask_place(state, frame.blocker, frame.attacker, "2016:509.6")


def _attacker_placed(frame: PlacingInOrder, state: State) -> None:
    _insert(state, frame.blocker, frame.attacker)
    frame.step = _NEXT


def _ask_place(state: State, dealer: Ref, late: Ref, rule: str) -> None:
    """Ask for the place of a late arrival in the order of ``dealer``."""
    state.result = ()
    record = state.current(dealer)
    if record is None:
        return
    others = tuple(ref for ref in present(state, record) if ref != late)
    if late in fought(record):
        who = who_orders(state, record)
        choose(state, dec.OBJECTS, who, others, 0, 1, "damage_place", dealer, rule, subject=late)


def _insert(state: State, dealer: Ref, late: Ref) -> None:
    record = state.current(dealer)
    if record is None or not state.result:
        return
    order = [ref for ref in fought(record) if ref != late]
    order.insert(order.index(state.result[0]), late)
    _write(state, dealer, tuple(order))


register(PlacingInOrder, (_place_blocker, _blocker_placed, _attacker_placed))
