"""Instructions that are changed by a later sentence, and what an instruction has done to its objects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from apnap.abilities import ability, values
from apnap.abilities import effect as effects
from apnap.oracle.refusals import (
    Refusal,
)

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

_E = TypeVar("_E", bound=effects.Effect)


def amended(node: Any, kind: type[_E], change: Callable[[_E], effects.Effect]) -> Any:
    """Return an effect with its last part of a kind changed, or None if it has none."""
    if isinstance(node, kind):
        return change(node)
    if isinstance(node, effects.Sequence):
        for i in reversed(range(len(node.effects))):
            inner = amended(node.effects[i], kind, change)
            if inner is not None:
                return effects.Sequence((*node.effects[:i], inner, *node.effects[i + 1 :]))
    if isinstance(node, effects.ReflexiveTrigger) and isinstance(node.body, ability.Body):
        found = amended(node.body.effect, kind, change)
        if found is not None:
            return replace(node, body=replace(node.body, effect=found))
    for name in ("then", "effect"):
        inner = getattr(node, name, None)
        if (
            isinstance(node, effects.If | effects.May | effects.ForEachObject | effects.ForEachPlayer)
            and inner is not None
        ):
            found = amended(inner, kind, change)
            if found is not None:
                return replace(node, **{name: found})
    if isinstance(node, effects.InsteadIf):  # whichever of the two it is
        other, usual = amended(node.instead, kind, change), amended(node.normally, kind, change)
        if other is None and usual is None:
            return None
        return replace(node, instead=other or node.instead, normally=usual or node.normally)
    if isinstance(node, effects.DelayedTrigger):  # "when you next cast a spell, copy it. You may choose new targets …"
        trigger = node.ability
        if not isinstance(trigger, ability.Triggered):
            return None
        later = amended(trigger.body.effect, kind, change)
        if later is None:
            return None
        return replace(node, ability=replace(trigger, body=replace(trigger.body, effect=later)))
    if isinstance(node, effects.MayPay):  # "counter it unless its controller pays {3}"
        unpaid = amended(node.otherwise, kind, change)
        return None if unpaid is None else replace(node, otherwise=unpaid)
    return None


LEAVES: Final = ("sacrificed", "destroyed", "returned")
"""What is done to permanents (or to cards that are what they were): they are spoken of as they were (608.2h)."""

_PARTICIPLES: dict[type[effects.Effect], str] = {
    effects.Mill: "milled",
    effects.Destroy: "destroyed",
    effects.Sacrifice: "sacrificed",
    effects.SacrificeThese: "sacrificed",
    effects.Discard: "discarded",
    effects.DiscardThese: "discarded",
    effects.Reveal: "revealed",
    effects.CreateTokens: "created",
    effects.CreateCopies: "created",
    effects.Tap: "tapped",
    effects.CounterSpell: "countered",
    effects.DealDamage: "dealt damage",
    effects.DealDividedDamage: "dealt damage",
}


def participle_of(effect: effects.Effect) -> str:
    """Return what an effect has done to the objects in its slot: "milled", "exiled"; empty: nothing that has a name."""
    if isinstance(effect, effects.Move):
        deeds = {values.EXILE: "exiled", values.HAND: "returned", values.GRAVEYARD: "put into a graveyard"}
        return deeds.get(effect.to, "")
    if isinstance(effect, effects.PutCounters):
        return f"given {effect.counter} counters"
    return _PARTICIPLES.get(type(effect), "")


_FATES = effects.Destroy | effects.CounterSpell | effects.Move


def replaces(old: effects.Effect, new: effects.Effect) -> bool:
    """Tell whether one instruction is said to happen instead of the other."""
    if isinstance(old, effects.InsteadIf):
        return replaces(old.normally, new)
    if isinstance(old, _FATES) and isinstance(new, _FATES):
        return True
    return type(old) is type(new)


def unregenerable(at: Lowering, said: effects.Effect) -> effects.Effect:
    """Return the sentence that says "it can't be regenerated" with its own last destruction made final, or make that of
    the sentence before final (701.19c)."""
    own: effects.Effect | None = amended(said, effects.Destroy, _final)
    if own is not None:
        return own
    before = at.shared.sentences[-1] if at.shared.sentences else []
    last: effects.Effect | None = amended(before[-1], effects.Destroy, _final) if before else None
    if last is None:
        raise Refusal("CantBeRegenerated", "nothing was destroyed before")
    before[-1] = last
    return effects.Nothing() if isinstance(said, effects.Choose) else said  # nobody chooses "a creature destroyed so"


def _final(one: effects.Destroy) -> effects.Effect:
    return replace(one, no_regeneration=True)


def turn_ended_last(found: list[effects.Effect]) -> list[effects.Effect]:
    """Return instructions with the one that ends the turn behind the delayed triggers that are to be created: nothing
    is carried out once the turn has ended (724.1)."""
    ending = [i for i, one in enumerate(found) if isinstance(one, effects.EndTurn)]
    if not ending or ending[0] == len(found) - 1:
        return found
    behind = found[ending[0] + 1 :]
    if not all(isinstance(one, effects.DelayedTrigger) for one in behind):
        raise Refusal("EndTheTurn", "something is to be done once the turn has ended")
    return [*found[: ending[0]], *behind, found[ending[0]]]
