"""classic:419.8c: replacement effects that lead back to one another, and who says where that ends.

Elsewhere an effect that has been applied is never applied again to what became of the event (614.5), so that a circle
stops where it began. In a book with ``replacement_circles`` the affected player may go round once more and stop
anywhere on the way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static as st
from apnap.rules.occurrences import event_mask
from apnap.rules.replacement_kinds import applies, watching

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.permissions import ActivePart
    from apnap.rules.state import State

_LEADING: Final = (st.Replacement, st.GoesElsewhere, st.Redirection)
"""What makes another event of an event. More or less of the same leads nowhere (classic:419.6a)."""


def closes_circle(state: State, event: Event) -> ActivePart | None:
    """Return the effect that has been applied once to what this event was and could be again, because another one
    has led back to it; None if there is no circle, or each effect of it has had its second turn."""
    if len(event.applied) < 2 or not state.rulebook.replacement_circles:
        return None
    parts = {active.number: active for kind in _LEADING for active in watching(state, kind, event)}
    for number, active in parts.items():
        if event.applied.count(number) != 1 or event.applied[-1] == number or not applies(state, active, event):
            continue
        since = event.applied[event.applied.index(number) + 1 :]
        if any(other in parts and _leads_away(active, parts[other]) for other in since):
            return active
    return None


def _leads_away(one: ActivePart, other: ActivePart) -> bool:
    """Tell whether the other effect was applied to something that the one does not apply to."""
    a, b = one.part, other.part
    if isinstance(a, st.GoesElsewhere) and isinstance(b, st.GoesElsewhere):
        return a.to != b.to
    if isinstance(a, st.Redirection) or isinstance(b, st.Redirection):
        return isinstance(a, st.Redirection) and isinstance(b, st.Redirection)
    return not event_mask(a.occurrence) & event_mask(b.occurrence)  # type: ignore[attr-defined]
