"""603.7: what is said of an object that a delayed triggered ability is going to put onto the battlefield.

"Return it to the battlefield at the beginning of your next upkeep. It gains haste.": the second sentence is an
instruction of the delayed triggered ability, for until then there is no such permanent (400.7).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.abilities.ability import Triggered
from apnap.abilities.condition import Happened
from apnap.abilities.walk import walk
from apnap.oracle.refusals import Refusal

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering


def returning(at: Lowering, effect: effects.Effect) -> effects.Effect:
    """Mention what an instruction for later puts onto the battlefield: "it" is the permanent that it will be."""
    at.shared.returns = 0
    if not isinstance(effect, effects.Move) or effect.to != values.BATTLEFIELD:
        return effect
    several = next((one.plural for one in reversed(at.binder.objects) if one.node == effect.what), False)
    found = effect if effect.slot else replace(effect, slot=at.slot())
    at.shared.returns = found.slot
    at.binder.forget(frozenset((found.slot,)))
    at.binder.mention_moved(objects.InSlot(found.slot), effect.what, several)
    return found


def _if_done(at: Lowering, effect: effects.Effect) -> bool:
    """Tell whether it is "if you do, …" of what is returned."""
    return isinstance(effect, effects.If) and effect.condition == Happened(at.shared.returns)


def add_to_return(at: Lowering, effect: effects.Effect) -> bool:
    """Make an instruction one of the delayed triggered ability if it speaks of what that one returns.

    :raises Refusal: it is not plain that it means the permanent
    """
    permanent = objects.InSlot(at.shared.returns)
    if not at.shared.returns or not any(node == permanent for node in walk(effect)) and not _if_done(at, effect):
        return False

    def added(trigger: effects.DelayedTrigger) -> effects.Effect:
        ability = trigger.ability
        own = isinstance(effect, effects.Continuous) and effect.what == permanent or _if_done(at, effect)
        if not isinstance(ability, Triggered) or not own:
            raise Refusal("Delayed", "said of what is not there yet (603.7)")
        both = effects.Sequence((ability.body.effect, effect))
        return replace(trigger, ability=replace(ability, body=replace(ability.body, effect=both)))

    return at.amend(effects.DelayedTrigger, added)
