"""603.12: reflexive triggered abilities, with targets of their own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from apnap.abilities import ability, objects, quantity
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk
from apnap.oracle.pruning import ASKING
from apnap.oracle.refusals import Refusal
from apnap.oracle.replacing_sentences import parts_of

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
    found = effects.ReflexiveTrigger(ability.Body(tuple(inner.shared.targets), effect), asked)
    inner.shared.sentences.append(parts_of(effect))
    unasked = {slot: what for slot, what in kept.items() if slot not in asked_for}
    at.shared.limits["reflexive_text"] = None if isinstance(effect, effects.If) else (found, inner, unasked)
    return found


def follows_reflexive(at: Lowering, sentence: Any) -> bool:
    """Add a sentence to the reflexive ability of the sentence before, if it speaks of what that targets or does:
    "When you do, put a +1/+1 counter on target creature. That creature gains trample"."""
    text = at.shared.limits.pop("reflexive_text", None)
    said = at.shared.sentences[-1] if at.shared.sentences else []
    if text is None or not said or said[-1] is not text[0]:
        return False
    trigger, inner, kept = text
    before = [list(one) for one in inner.shared.sentences]
    try:
        inner.say(sentence)
    except Refusal:
        return False
    now = inner.shared.sentences
    new = [part for one in now[len(before) :] for part in one]
    if now[: len(before)] == before and not any(_speaks_of(part, at.shared.slots, inner) for part in new):
        return False
    body = inner.said_body()
    asked_for = {node.slot for node in walk(body) if isinstance(node, objects.InSlot)}
    later = [effects.SetAside(what, slot) for slot, what in kept.items() if slot in asked_for]
    found = effects.ReflexiveTrigger(body, trigger.condition)
    said[-1:] = [*later, found]
    left = {slot: what for slot, what in kept.items() if slot not in asked_for}
    at.shared.limits["reflexive_text"] = found, inner, left
    return True


def follows_delayed(at: Lowering, sentence: Any) -> bool:
    """Add a sentence that nothing else explains to the delayed triggered ability of the sentence before, if it speaks
    of its event, or of what it does: "Whenever you attack this turn, create … . Sacrifice them at …" (603.7)."""
    said = at.shared.sentences[-1] if at.shared.sentences else []
    text = at.shared.limits.pop("later_text", None)
    if text is None or not said or said[-1] is not text[0]:
        return False
    trigger, inner, base = text
    if not inner.shared.sentences:
        effect = trigger.ability.body.effect
        inner.shared.sentences.append(parts_of(effect))
    before = len(inner.shared.sentences)
    inner.say(sentence)
    new = [part for one in inner.shared.sentences[before:] for part in one]
    events = objects.EventObject | objects.EventOther | objects.EventPlayer
    outer = any(isinstance(node, events) for one in (*at.binder.objects, *at.binder.players) for node in walk(one.node))
    about_event = not outer and any(isinstance(node, events) for part in new for node in walk(part))
    if not about_event and not any(_speaks_of(part, base, inner) for part in new):
        return False
    at.shared.slots = inner.shared.slots
    found = replace(trigger, ability=replace(trigger.ability, body=inner.said_body()))
    said[-1] = found
    at.shared.limits["later_text"] = found, inner, base
    return True


def deeds_known_later(at: Lowering) -> Deeds:
    """Return what the text of a reflexive ability can call "the sacrificed creature": what is remembered in slots."""
    known = objects.InSlot | objects.FormerSelf | objects.PaidObjects
    return {deed: one for deed, one in at.shared.deeds.items() if isinstance(one[0], known)}


def whether_done(at: Lowering) -> conditions.Condition:
    """Return "when you do" of what was done last; any number of cards may have been revealed, and none is a number."""
    deed = at.shared.by_slot.get(at.shared.done)
    what = getattr(deed, "what", None)
    if isinstance(deed, effects.Reveal | effects.Tap) and isinstance(what, objects.InSlot):
        choice = at.shared.by_slot.get(what.slot)
        if isinstance(choice, effects.Choose) and choice.n is None and choice.minimum == quantity.Number(0):
            return conditions.AllTrue(())
    return conditions.Happened(at.shared.done)


def _speaks_of(effect: effects.Effect, base: int, inner: Lowering) -> bool:
    """Tell whether an instruction asks about what the reflexive ability targets, or what it did."""
    for node in walk(effect):
        if isinstance(node, _TARGETS) and inner.shared.targets:
            return True
        if isinstance(node, ASKING) and node.slot > base:
            return True
    return False


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
    inner.binder.sentence = at.binder.sentence + 1
    at.binder.keep_source_as_topic(inner.binder)
    if not with_targets:
        inner.binder.objects = [one for one in inner.binder.objects if not isinstance(one.node, _TARGETS)]
        inner.binder.players = [one for one in inner.binder.players if not isinstance(one.node, _TARGETS)]
    inner.shared.slots = at.shared.slots
    inner.shared.limits["reflexive"] = True
    inner.shared.limits["roll"] = at.shared.limits.get("roll")
    inner.shared.deeds = deeds
    return inner


_TARGETS = objects.TargetObjects | objects.TargetPlayers
