"""603.12: reflexive triggered abilities, with targets of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from apnap.abilities import ability, objects
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering

Deeds = dict[str, tuple[objects.Objects, bool]]
"""By participle, what its text can call "the discarded card"."""


def reflexive(
    at: Lowering,
    clause: Any,
    asked: conditions.Condition,
    deeds: Deeds | None = None,
    it: objects.Objects | None = None,
    amount: int = 0,
) -> effects.Effect:
    """Return an ability that triggers if a condition holds now.

    The targets of the spell or ability around it are known to it only if it has none of its own.

    :param it: what "it" is in its text, besides what was mentioned before
    :param amount: the slot that "that many" asks about there; 0: nothing
    """
    for with_targets in (True, False):
        inner = reflexive_context(at, deeds or {}, with_targets)
        kept = {} if with_targets else _targets_kept(at, inner)
        inner.shared.done = amount
        if it is not None:
            inner.binder.mention(it, False, 0)
        effect = inner.effect(clause)
        if not inner.shared.targets:
            break
    asked_for = {node.slot for node in walk(effect) if isinstance(node, objects.InSlot)}
    for target in inner.shared.targets:
        asked_for |= {node.slot for node in walk(target) if isinstance(node, objects.InSlot)}
    at.shared.prelude += [effects.SetAside(what, slot) for slot, what in kept.items() if slot in asked_for]
    return effects.ReflexiveTrigger(ability.Body(tuple(inner.shared.targets), effect), asked)


def _targets_kept(at: Lowering, inner: Lowering) -> dict[int, objects.Objects]:
    """Let the text speak of the targets around it as of objects that are remembered in slots, and return these."""
    kept: dict[int, objects.Objects] = {}
    for one in at.binder.objects:
        if isinstance(one.node, objects.TargetObjects) and one.node not in kept.values():
            slot = at.slot_for_later()
            kept[slot] = one.node
            inner.binder.objects.append(replace(one, node=objects.InSlot(slot)))
    inner.shared.slots = at.shared.slots
    return kept


def reflexive_context(at: Lowering, deeds: Deeds, with_targets: bool = False) -> Lowering:
    """Return the context of a reflexive ability's text, in which the targets around it are known or are not."""
    inner = at.fresh()
    if not with_targets:
        inner.binder.objects = [one for one in inner.binder.objects if not isinstance(one.node, _TARGETS)]
        inner.binder.players = [one for one in inner.binder.players if not isinstance(one.node, _TARGETS)]
    inner.shared.slots = at.shared.slots
    inner.shared.limits["reflexive"] = True
    inner.shared.limits["roll"] = at.shared.limits.get("roll")
    inner.shared.deeds = deeds
    return inner


_TARGETS = objects.TargetObjects | objects.TargetPlayers
