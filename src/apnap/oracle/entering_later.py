"""614.12: how something enters that a sentence before has put there, or a spell that will become a permanent."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.abilities.walk import walk
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
    if isinstance(what, objects.InSlot) and _puts_it(at, what, entering):
        return effects.Nothing()
    if isinstance(what, objects.This) and at.shared.limits.get("casts itself"):
        what = objects.EventObject()
    if isinstance(what, objects.EventObject):
        return effects.ContinuousRule((static.EntersModified(what, entering),), durations.Forever())
    raise Refusal("EntersTapped", "outside a static ability")


_PUT = effects.Move | effects.CreateTokens | effects.CreateCopies
"""Instructions that put objects onto the battlefield."""


def _puts_it(at: Lowering, what: objects.InSlot, entering: effects.Entering) -> bool:
    """Change the last instruction that puts something onto the battlefield, which must be those objects."""
    if any(isinstance(node, objects.Other) for node in walk(entering)):
        raise Refusal("EntersTapped", "other than which?")

    def change(one: Any) -> Any:
        if one.slot != what.slot or isinstance(one, effects.Move) and one.to != values.BATTLEFIELD:
            raise Refusal("EntersTapped", "what was not put there last")
        found = replace(one, entering=_merged(one.entering, entering))
        if isinstance(found, effects.CreateTokens) and found.also:
            found = replace(found, also=tuple(replace(o, entering=_merged(o.entering, entering)) for o in found.also))
        return found

    return at.amend(_PUT, change)  # type: ignore[arg-type]


def _merged(old: effects.Entering, new: effects.Entering) -> effects.Entering:
    """Return how something enters that is said in two sentences."""
    usual = effects.Entering()
    said = {one.name: getattr(new, one.name) for one in fields(new)}
    said = {name: value for name, value in said.items() if value != getattr(usual, name)}
    said["counters"] = (*old.counters, *new.counters)
    for name, value in said.items():
        if name != "counters" and getattr(old, name) not in (getattr(usual, name), value):
            raise Refusal("EntersTapped", "one thing and another")
    return replace(old, **said)


def _only_under(at: Lowering, changed: effects.Move, usual: effects.Move) -> effects.Effect:
    """Return how something moves behind "if X is 6 or more, those permanents are creatures": so it enters only then."""
    under = at.shared.under
    if under is None:
        return changed
    if any(isinstance(node, objects.InSlot) and node.slot == usual.slot for node in walk(under)):
        raise Refusal("IsThing", "what is asked is what the instruction itself does")
    return effects.If(under, changed, usual)


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
                sentence[i] = _only_under(at, replace(one, entering=replace(old, changes=changes)), one)
                return effects.Nothing()
    return found
