"""614.9, 615: what prevention and redirection effects do to damage, and how shields are used up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import static as st
from apnap.abilities.objects import EventObject, EventOther
from apnap.abilities.occurrence import IsDealtDamage
from apnap.abilities.walk import walk
from apnap.rules import events as ev
from apnap.rules.damage import can_be_dealt_damage
from apnap.rules.entities import entity_of_player
from apnap.rules.events import Damage
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.permissions import ActivePart, active_parts
from apnap.rules.quantities import amount
from apnap.rules.replacement_kinds import applies, part_numbered
from apnap.rules.replacing import Happening, carry_out_later

if TYPE_CHECKING:
    from apnap.rules.state import State


def use_up(state: State, active: ActivePart, n: int) -> None:
    """Count down the uses of the floating effect that a part belongs to, if it has a number of uses (614.3, 615.7)."""
    for effect in state.effects:
        if -effect.number == active.number and effect.uses >= 0:
            left = effect.copy()
            left.uses = max(0, effect.uses - n)
            kept = [left if one is effect else one for one in state.effects]
            state.effects = tuple(one for one in kept if one is not left or left.uses > 0)
            state.disturb()
            return


def uses_left(state: State, active: ActivePart) -> int:
    """Return how many uses a part still has; −1: no limit."""
    for effect in state.effects:
        if -effect.number == active.number:
            return effect.uses
    return -1


# ------------------------------------------------------------------------------------- damage (615, 614.9)


def unpreventable(state: State, event: Damage) -> bool:
    """615.12: it, or all damage, can't be prevented."""
    if event.unpreventable:
        return True
    rules = active_parts(state, st.PlayerRule)
    if any(isinstance(a.part, st.PlayerRule) and a.part.kind == st.DAMAGE_CANT_BE_PREVENTED for a in rules):
        return True
    return any(applies(state, active, event) for active in active_parts(state, st.Unpreventable))


def damage_for_shield(state: State, frame: Happening) -> list[int]:
    """615.7: return which of the events not looked at yet the shield that is being applied could prevent, if it can't
    prevent them all; empty: there is nothing to choose."""
    active = part_numbered(state, frame.event, frame.number)
    if active is None or not isinstance(active.part, st.Prevention) or active.part.n is None:
        return []
    if active.part.each_time:
        return []
    uses = uses_left(state, active)
    found = [
        at
        for at in range(frame.at, len(frame.proposed))
        if active.number not in (event := frame.proposed[at]).applied and applies(state, active, event)
    ]
    return found if 0 <= uses < sum(frame.proposed[at].amount for at in found) else []


def prevent(frame: Happening, state: State, active: ActivePart, part: st.Prevention, event: Damage) -> None:
    """615.1: all of it, so much of each (615.10), or as much as the shield still holds (615.7)."""
    uses = uses_left(state, active)
    shield = part.n is not None and uses >= 0 and not part.each_time
    if shield:
        n = min(event.amount, uses)
    elif part.n is None:
        n = event.amount
    else:
        n = min(event.amount, max(0, amount(state, part.n, frame.context)))
    prevented = 0
    if not unpreventable(state, event):
        prevented = n
        use_up(state, active, n if shield else 1)
    total = prevented
    if prevented and not shield and not part.each_time and (uses == 1 or _once_for_all(part, uses)):
        for at in dealt_together(state, frame, active):
            if uses != 1 and frame.proposed[at].other != event.other:
                continue
            other = frame.proposed[at].copy()
            assert isinstance(other, Damage)
            if not unpreventable(state, other):
                frame.proposed[at] = other
                total += other.amount
                frame.proposed.append(_told(other, other.amount, active.source))
                other.amount = 0
    if part.then is not None:
        seen = event.copy()
        seen.amount = total
        frame.context.event = seen
        carry_out_later(frame, part.then, frame.context)
    if prevented:
        reduce(frame, event, prevented, active.source)


def _once_for_all(part: st.Prevention, uses: int) -> bool:
    """615.5: whether what follows comes once for all the damage that is dealt to a recipient at the same time.

    Where it is about the source it comes for each of them; 615.8: "the next time" is once in any case.
    """
    if uses >= 0 or part.n is not None or part.then is None:
        return False
    source = EventOther if isinstance(part.occurrence, IsDealtDamage) else EventObject
    return not any(isinstance(node, source) for node in walk(part.then))


def dealt_together(state: State, frame: Happening, active: ActivePart) -> list[int]:
    """Return which of the events not looked at yet are damage at the same time to which the effect would apply, too."""
    return [
        at
        for at in range(frame.at + 1, len(frame.proposed))
        if (event := frame.proposed[at]).kind == ev.DAMAGE
        and event.amount > 0
        and active.number not in event.applied
        and applies(state, active, event)
    ]


def reduce(frame: Happening, event: Damage, n: int, source: int, at: int = -1) -> None:
    """Prevent ``n`` of the damage and tell of it; ``at``: where the event is, if it is not the one looked at."""
    event.amount -= n
    frame.proposed.append(_told(event, n, source))
    if event.amount <= 0:
        del frame.proposed[frame.at if at < 0 else at]


def _told(event: Damage, n: int, source: int) -> ev.DamagePrevented:
    told = ev.DamagePrevented()
    told.subject = event.subject
    told.other = event.other
    told.player = event.player
    told.amount = n
    told.source = source
    return told


def redirect(frame: Happening, state: State, active: ActivePart, part: st.Redirection, event: Damage) -> None:
    """614.9: the same damage is dealt to something else, if that can be dealt damage."""
    recipients: list[int] = []
    if part.to_objects is not None:
        recipients.extend(objects_of(state, part.to_objects, frame.context))
    if part.to_players is not None:
        recipients.extend(entity_of_player(p) for p in players_of(state, part.to_players, frame.context))
    recipients = [one for one in recipients if can_be_dealt_damage(state, one)]
    if not recipients:
        return
    uses = uses_left(state, active)
    n = min(event.amount, uses) if part.next_n is not None and uses >= 0 else event.amount
    together = dealt_together(state, frame, active) if part.next_time else []
    use_up(state, active, n if part.next_n is not None else 1)
    for at in together:
        other = frame.proposed[at].copy()
        other.other = recipients[0]
        other.applied = (*other.applied, active.number)
        frame.proposed[at] = other
    moved = event.copy()
    assert isinstance(moved, Damage)
    moved.other = recipients[0]
    moved.amount = n
    event.amount -= n
    if event.amount > 0:
        frame.proposed.append(moved)
    else:
        frame.proposed[frame.at] = moved
