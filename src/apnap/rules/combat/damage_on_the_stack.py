"""classic:310.2–310.4, 2007:310.3–310.4: assigned combat damage is one object on the stack until it resolves.

Nobody controls it, it is neither spell nor ability, so that nothing counters it or takes it for a target. It is dealt
as it was assigned, whatever has become of its sources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import STACK
from apnap.ids import NO_PLAYER, NO_REF, Ref
from apnap.rules import events as ev
from apnap.rules.damage import damage_event
from apnap.rules.definitions import NO_DEFINITION
from apnap.rules.entities import Entity
from apnap.rules.events import Event
from apnap.rules.happen import happen, happen_all, performer
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.records import COMBAT_DAMAGE
from apnap.rules.zones import cease, create_in

if TYPE_CHECKING:
    from apnap.rules.state import State

Assigned = tuple[Ref, Entity, int]
"""A source, what it assigns damage to, how much."""


class DealingDamage(Procedure):
    """classic:310.4, 2007:310.4: combat damage resolves."""

    __slots__ = ("ref",)

    def __init__(self) -> None:
        super().__init__()
        self.ref: Ref = NO_REF


def put_on_stack(state: State, assigned: tuple[Assigned, ...]) -> None:
    """classic:310.2, classic:408.1g, 2007:310.1: put it all on the stack as one object; call it last in a step.

    Where nothing was assigned there is nothing to put there.
    """
    if not assigned:
        return
    event = ev.DamageAssigned()
    event.assigned = assigned
    event.amount = sum(n for _, _, n in assigned)
    happen(state, event)


@performer(ev.DAMAGE_ASSIGNED)
def perform_damage_assigned(state: State, event: Event) -> Event | None:
    """Write the object that the assigned damage is."""
    assert isinstance(event, ev.DamageAssigned)
    record = create_in(state, STACK, COMBAT_DAMAGE, NO_PLAYER, NO_DEFINITION)
    record.assigned = event.assigned
    done = event.copy()
    done.subject = record.ref
    return done


def start_dealing(state: State, ref: Ref) -> None:
    """Resolve combat damage on the stack: call it as the last thing in a step."""
    frame = DealingDamage()
    frame.ref = ref
    call(state, frame)


def _deal(frame: DealingDamage, state: State) -> None:
    """classic:310.4, 2007:310.4: all of it is dealt at once, as it was assigned; what can't get it now does not."""
    assigned = state.last_known(frame.ref).assigned
    happen_all(state, [damage_event(source, entity, n, combat=True) for source, entity, n in assigned])


def _leave_stack(frame: DealingDamage, state: State) -> None:
    cease(state, frame.ref)
    finish(frame)


register(DealingDamage, (_deal, _leave_stack))
