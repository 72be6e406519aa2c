"""Which creature "other creatures" are not: in an Aura or Equipment the one that it is attached to (301.5, 303.4).

"Enchanted creature gets +1/+1 for each other creature you control": the Aura itself is no creature, so "other" is said
of the enchanted one. What is said of other enchantments is said of the Aura. In what creatures get, "other" is said of
the one that gets it: "whenever a creature you control attacks, it gets +1/+0 for each other attacking creature".
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, effect, objects, occurrence, static
from apnap.abilities.change import AddAbility
from apnap.abilities.effect import Token
from apnap.abilities.values import CREATURE
from apnap.abilities.walk import rebuilt, walk
from apnap.rules.subtypes import ALL_CREATURE_TYPES


def other_than_host(one: ability.Ability) -> ability.Ability:
    """Return the ability with "other creatures" said of what its source is attached to, if it speaks of that."""
    if isinstance(one, ability.Keyword) or not any(isinstance(node, objects.AttachedHost) for node in _outside(one)):
        return one
    than: objects.Objects = objects.AttachedHost()
    if isinstance(one, ability.Triggered) and isinstance(one.occurrence, occurrence.DealsDamage):
        if one.occurrence.to_objects is not None:  # "deals damage to a creature, … each other creature"
            than = objects.EventOther()
    found: ability.Ability = _said_of(one, objects.Not(objects.IsOneOf(than)))
    return found


def other_than_changed(node: Any) -> Any:
    """Return a node in which the changes of objects say "other creatures" of the object that is changed."""
    if isinstance(node, static.Changes) and isinstance(node.what, objects.Filter):
        each = objects.Not(objects.IsOneOf(objects.Iterated()))
        return replace(node, changes=_said_of(node.changes, each))
    if not isinstance(node, effect.Continuous) or not isinstance(node.what, objects.EventObject | objects.Each):
        return rebuilt(node, other_than_changed)
    one = objects.Iterated() if isinstance(node.what, objects.Each) else node.what
    changes = _said_of(node.changes, objects.Not(objects.IsOneOf(one)))
    if changes == node.changes:
        return node
    if isinstance(node.what, objects.Each):
        return effect.ForEachObject(node.what, replace(node, what=one, changes=changes))
    return replace(node, changes=changes)


def _outside(node: Any) -> list[Any]:
    """Return the nodes of an ability without those of abilities that it gives."""
    given = {id(inner) for part in walk(node) if isinstance(part, AddAbility | Token) for inner in walk(part)}
    return [part for part in walk(node) if id(part) not in given]


def _said_of(node: Any, other: objects.Test) -> Any:
    if isinstance(node, AddAbility | Token | static.TriggerExtra):
        return node
    if isinstance(node, objects.Filter) and objects.Other() in node.tests and _creatures(node):
        return replace(node, tests=tuple(other if test == objects.Other() else test for test in node.tests))
    return rebuilt(node, lambda part: _said_of(part, other))


def _creatures(what: objects.Filter) -> bool:
    return any(
        isinstance(test, objects.HasCardType)
        and test.types & CREATURE
        or isinstance(test, objects.HasSubtype)
        and test.subtype in ALL_CREATURE_TYPES
        for test in what.tests
    )
