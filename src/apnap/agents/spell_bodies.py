"""What a spell or ability does when it resolves: finding its body, with the modes that were chosen."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Body, Keyword, Spell, Triggered
from apnap.abilities.effect import Nothing
from apnap.abilities.objects import Filter
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.static import Enchant
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD
from apnap.agents.intent import HARM, purpose_of
from apnap.agents.sight import Sight
from apnap.rules.definitions import CompiledAbility
from apnap.rules.records import ABILITY
from apnap.rules.seen import SeenObject


def spell_body(seen: SeenObject) -> Body | None:
    """Return what an instant or sorcery does, None for other cards."""
    for ability in seen.abilities:
        if isinstance(ability.node, Spell):
            return ability.node.body
    return None


def activated_abilities(seen: SeenObject) -> list[CompiledAbility]:
    """Return the activated abilities of an object, in the order in which actions number them."""
    return [ability for ability in seen.abilities if isinstance(ability.node, Activated)]


def entering_bodies(seen: SeenObject) -> list[Body]:
    """Return the bodies of the abilities that trigger when the permanent itself enters (603.6a)."""
    found: list[Body] = []
    for ability in seen.abilities:
        node = ability.node
        if isinstance(node, Triggered) and isinstance(node.occurrence, ZoneChanges):
            watched = node.occurrence
            if BATTLEFIELD in watched.to_zones and _watches_itself(watched.what):
                found.append(node.body)
    return found


def _watches_itself(what: Filter) -> bool:
    from apnap.abilities.objects import IsOneOf, IsSource, This

    return any(isinstance(test, IsSource) or test == IsOneOf(This()) for test in what.tests)


def body_on_stack(seen: SeenObject) -> Body | None:
    """Return what a spell or ability on the stack does."""
    if seen.kind != ABILITY:
        body = spell_body(seen)
        return body if body is not None else aura_body(seen)
    node = None if seen.ability is None else seen.ability.node
    return node.body if isinstance(node, Activated | Triggered) else None


def aura_body(seen: SeenObject) -> Body | None:
    """303.4a: an Aura spell targets what it will be attached to; return that as a body without instructions."""
    for ability in seen.abilities:
        node = ability.node
        if isinstance(node, Keyword) and node.keyword == "enchant":
            return Body((Target(node.what, node.players),), Nothing())
        for part in getattr(node, "parts", ()):
            if isinstance(part, Enchant):
                return Body((Target(part.objects, part.players),), Nothing())
    return None


def chosen_bodies(body: Body, modes: tuple[int, ...]) -> list[Body]:
    """Return the bodies that are carried out: those of the chosen modes, or the body itself if it has none."""
    if body.modes is None:
        return [body]
    return [body.modes.modes[index] for index in modes if index < len(body.modes.modes)]


def requirement(body: Body, modes: tuple[int, ...], index: int) -> tuple[Body, int] | None:
    """Return the body and the index within it of the so-manieth target requirement over all chosen modes."""
    for part in chosen_bodies(body, modes):
        if index < len(part.targets):
            return part, index
        index -= len(part.targets)
    return None


def harms_on_stack(sight: Sight, seen: SeenObject) -> bool:
    """Tell whether an opponent's spell or ability on the stack is about to harm the object that it targets."""
    for spell in sight.view.stack:
        if spell.controller in sight.friends:
            continue
        for index, group in enumerate(spell.targets):
            if seen.handle in group:
                body = body_on_stack(spell)
                found = None if body is None else requirement(body, spell.modes, index)
                if found is not None and purpose_of(*found) == HARM:
                    return True
    return False
