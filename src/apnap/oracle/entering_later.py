"""614.12: how something enters that a sentence before has put there, or a spell that will become a permanent."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.refusals import (
    Refusal,
)

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering


def enters_later(at: Lowering, entering: effects.Entering) -> effects.Effect:
    """Return how the subject enters: as an earlier instruction moves it, or whenever the spell resolves.

    "Creatures you control enter tapped this turn" holds for all that fit, for that long.
    """
    what = at.what
    if isinstance(what, objects.Each) and at.duration is not None:
        return at.rule(static.EntersModified(what.filter, entering))
    if isinstance(what, objects.InSlot) and _moves_it(at, what, entering):
        return effects.Nothing()
    if isinstance(what, objects.This) and at.shared.limits.get("casts itself"):
        what = objects.EventObject()
    if isinstance(what, objects.EventObject):
        return effects.ContinuousRule((static.EntersModified(what, entering),), durations.Forever())
    raise Refusal("EntersTapped", "outside a static ability")


def _moves_it(at: Lowering, what: objects.InSlot, entering: effects.Entering) -> bool:
    """Change the last instruction of the sentence before, if it is what puts the objects onto the battlefield."""
    sentence = at.shared.sentences[-1] if at.shared.sentences else []
    last = sentence[-1] if sentence else None
    if not isinstance(last, effects.Move) or last.slot != what.slot or last.to != values.BATTLEFIELD:
        return False
    old = last.entering
    both = replace(
        old,
        tapped=old.tapped or entering.tapped,
        attacking=old.attacking or entering.attacking,
        counters=(*old.counters, *entering.counters),
    )
    if replace(entering, tapped=False, attacking=False, counters=()) != effects.Entering():
        raise Refusal("EntersTapped", "something else than tapped, attacking, with counters")
    sentence[-1] = replace(last, entering=both)
    return True


def is_as_it_enters(at: Lowering, found: effects.Effect, first: bool = False) -> effects.Effect:
    """Return what the subject is, or nothing more where a sentence before puts it onto the battlefield.

    "Return it to the battlefield. It's an enchantment": it enters so. ``first``: before what else it is
    ("loses all other abilities").
    """
    if at.is_static or at.duration is not None or not isinstance(found, effects.Continuous):
        return found
    for sentence in at.shared.sentences:
        for i, one in enumerate(sentence):
            if (
                isinstance(one, effects.Move)
                and one.to == values.BATTLEFIELD
                and found.what == objects.InSlot(one.slot)
            ):
                old = one.entering
                if old.changes_for != durations.Forever():
                    raise Refusal("IsThing", "for how long?")
                changes = (*found.changes, *old.changes) if first else (*old.changes, *found.changes)
                sentence[i] = replace(one, entering=replace(old, changes=changes))
                return effects.Nothing()
    return found
