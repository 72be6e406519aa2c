"""111.3: "Create a 1/1 green Snake creature token. It has “…”": the second sentence is a part of what the token is."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from apnap.abilities import effect as effects
from apnap.abilities.change import AddAbility
from apnap.abilities.objects import HasChosenColor, HasChosenSubtype, InSlot
from apnap.abilities.walk import substituted, walk
from apnap.oracle.refusals import Refusal

if TYPE_CHECKING:
    from apnap.oracle.lower import Lowering


def defines_token(at: Lowering, effect: effects.Effect) -> bool:
    """Make abilities that "it has" those of the tokens that the sentence before creates; tell whether it creates them.

    Abilities that they gain are none that they are created with.

    :raises Refusal: tokens that can't be described by abilities as well
    """
    said = at.shared.limits.pop("has", None)
    if said is not effect or not isinstance(effect, effects.Continuous) or not isinstance(effect.what, InSlot):
        return False
    before = at.shared.sentences[-1] if at.shared.sentences else []
    slot, given = effect.what.slot, tuple(one.ability for one in effect.changes if isinstance(one, AddAbility))
    nodes = [node for one in before for node in walk(one)]
    slot = next((one.gathers for one in nodes if isinstance(one, effects.ForEachObject) and one.into == slot), slot)
    later = {id(inner) for node in nodes if isinstance(node, effects.Token) for inner in walk(node)}
    here = [node for node in nodes if isinstance(node, effects.CreateTokens) and id(node) not in later]
    made = [node for node in here if node.slot == slot]
    for creation in made:
        chosen = any(isinstance(node, HasChosenColor | HasChosenSubtype) for one in given for node in walk(one))
        if chosen or creation.also or creation.token.predefined:
            raise Refusal("Has", "of tokens that were created with them")
        token = replace(creation.token, abilities=(*creation.token.abilities, *given))
        before[:] = [substituted(one, creation, replace(creation, token=token)) for one in before]
    return bool(made)
