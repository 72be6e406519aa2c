"""614.15: "… instead" where what happens instead is of another kind than the instruction in whose place it stands."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities.quantity import Number
from apnap.oracle.amending import replaces
from apnap.oracle.paid_targets import whether_paid
from apnap.oracle.refusals import (
    Refusal,
)

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

Parts = list[effects.Effect]


def parts_of(effect: effects.Effect) -> Parts:
    """Return the instructions that an effect consists of."""
    return list(effect.effects) if isinstance(effect, effects.Sequence) else [effect]


def joined(parts: Parts) -> effects.Effect:
    """Return instructions as one effect."""
    return parts[0] if len(parts) == 1 else effects.Sequence(tuple(parts))


def replace_last(at: Lowering, condition: conditions.Condition, new: effects.Effect) -> effects.Effect:
    """Put the new instructions in the place of the sentence before; refuse where it is in doubt what they replace."""
    last = at.shared.sentences[-1] if at.shared.sentences else []
    changed = replace_sentence(at, condition, last, new) if last else None
    if changed is None:
        raise Refusal("InsteadSuffix", "instead of what?")
    last[:] = changed
    return effects.Nothing()


def choose_instead(at: Lowering, condition: conditions.Condition, first: int) -> effects.Effect:
    """ "Choose target creature card with mana value 4 or less. If this spell was kicked, instead choose target creature
    card": a target with one requirement or with the other (601.2c); "the chosen card" is either."""
    chosen = [obj.TargetObjects(0), obj.TargetObjects(1)]
    only = first == 1 and len(at.shared.targets) == 2 and not at.shared.sentences
    if not only or whether_paid(condition) is None or at.shared.deeds.get("chosen") != (chosen[1], True):
        raise Refusal("InsteadSuffix", "instead of what?")
    at.targets_only_if(conditions.NotTrue(condition), {0})
    at.did("chosen", obj.Together(tuple(chosen)), True)
    at.binder.forget_object(chosen[0])
    at.binder.forget_object(chosen[1])
    at.binder.mention(obj.Together(tuple(chosen)), False, 0)
    return effects.Nothing()


def replace_sentence(
    at: Lowering, condition: conditions.Condition, sentence: Parts, new: effects.Effect
) -> Parts | None:
    """Return the sentence before with the new instructions in the place of what they are said to replace, or None if
    that is in doubt.

    A sentence of one instruction is replaced by whatever is said instead; one of several by several that begin in the
    same way; in "you may …" and "if …" it is what stands below them that is replaced, not the choice or condition.
    """
    if len(sentence) > 1:
        if _puts_all_of(sentence, new):
            return _instead(at, condition, sentence, new)
        if isinstance(new, effects.May):
            return _or_else(at, condition, sentence, new)
        said = parts_of(new)
        if len(said) < 2 or type(said[0]) is not type(sentence[0]):
            return None
        return _instead(at, condition, sentence, new)
    old = sentence[0]
    if isinstance(old, effects.If) and isinstance(old.otherwise, effects.Nothing):
        inner = _within(at, condition, parts_of(old.then), new)
        return None if inner is None else [replace(old, then=joined(inner))]
    if isinstance(old, effects.May) and _any_number_of(old.effect, new):
        for one, part in zip(parts_of(old.effect), parts_of(new), strict=True):
            new = at.in_the_same_slot(one, part, new)
        return _instead(at, condition, sentence, new)
    if isinstance(old, effects.May):
        inner = _one_of(at, condition, parts_of(old.effect), new)
        return None if inner is None else [replace(old, effect=joined(inner))]
    if isinstance(old, effects.If | effects.InsteadIf | effects.DelayedTrigger | effects.ReflexiveTrigger):
        return None
    if isinstance(new, effects.May):
        if not isinstance(new.otherwise, effects.Nothing):
            return None
        new = replace(new, otherwise=old)  # who does not do the other thing does this
    return _instead(at, condition, sentence, new)


def _puts_all_of(sentence: Parts, new: effects.Effect) -> bool:
    """ "Put one of those cards into your hand and the rest on the bottom": instead "put each of those cards …"."""
    first = sentence[0]
    return (
        isinstance(first, effects.Choose)
        and first.among is not None
        and isinstance(new, effects.Move)
        and new.what == first.among
        and all(isinstance(one, effects.Move) for one in sentence[1:])
    )


def _any_number_of(old: effects.Effect, new: effects.Effect) -> bool:
    """ "You may put a creature card from among them …": instead "put any number of creature cards from among them"."""
    parts, said = parts_of(old), parts_of(new)
    first, usual = said[0], parts[0]
    return (
        [type(one) for one in parts] == [type(one) for one in said] == [effects.Choose, effects.Move]
        and isinstance(first, effects.Choose)
        and isinstance(usual, effects.Choose)
        and first.minimum == Number(0)
        and replace(first, n=Number(1), minimum=None, slot=0) == replace(usual, slot=0)
    )


def _or_else(at: Lowering, condition: conditions.Condition, sentence: Parts, new: effects.May) -> Parts | None:
    """ "If you win, you may put that creature on top instead": who does not do that does the one thing of its kind."""
    places = [i for i, one in enumerate(sentence) if replaces(one, new.effect)]
    if len(places) != 1 or not isinstance(new.otherwise, effects.Nothing):
        return None
    i = places[0]
    other = replace(new, otherwise=sentence[i])
    return [*sentence[:i], *_instead(at, condition, [sentence[i]], other), *sentence[i + 1 :]]


def _within(at: Lowering, condition: conditions.Condition, parts: Parts, new: effects.Effect) -> Parts | None:
    return _one_of(at, condition, parts, new) or replace_sentence(at, condition, parts, new)


def _one_of(at: Lowering, condition: conditions.Condition, parts: Parts, new: effects.Effect) -> Parts | None:
    """Replace the one instruction of that kind among several."""
    places = [i for i, one in enumerate(parts) if replaces(one, new)]
    if len(places) != 1:
        return None
    i = places[0]
    return [*parts[:i], *_instead(at, condition, [parts[i]], new), *parts[i + 1 :]]


def _instead(at: Lowering, condition: conditions.Condition, old: Parts, new: effects.Effect) -> Parts:
    at.targets_replaced(condition, old, new)
    for one, part in zip(old, parts_of(new), strict=False):
        new = at.as_replaced(one, new)
        if type(one) is type(part):
            new = at.in_the_same_slot(one, part, new)
    return [effects.InsteadIf(condition, new, joined(old))]
