"""508.1d, 509.1d: "can't attack you unless its controller pays {2}": a cost that is paid as creatures are declared."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.quantity import Quantity, X
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Singular
from apnap.oracle.phrase.players import ItsController, TheirControllers, You
from apnap.oracle.phrase.roots import Player
from apnap.oracle.phrase.units import ObjectUnit, Unit
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerForEach

_KINDS = (static.CANT_ATTACK, static.CANT_BLOCK, static.CANT_ATTACK_OR_BLOCK)


def can_be_bought_off(effect: effects.Effect) -> bool:
    """Return whether it forbids attacking or blocking and nothing else."""
    return isinstance(effect, effects.ContinuousRule) and all(
        isinstance(part, static.Restriction) and part.kind in _KINDS for part in effect.parts
    )


def toll(at: Lowering, effect: effects.Effect, who: Player, deeds: PlayerDeeds) -> effects.Effect:
    """Return the same with a cost that lifts it (508.1h): each creature is paid for by itself."""
    assert isinstance(effect, effects.ContinuousRule)
    rules: list[Any] = list(effect.parts)
    unit = deeds.unit if isinstance(deeds, PlayerForEach) else None
    paid = deeds.verb if isinstance(deeds, PlayerForEach) else deeds
    several = any(isinstance(part.what, objects.Filter | objects.Each) for part in rules)
    of_each = unit is not None and (unit.is_each_of_them() or all(_counts_these(at, unit, rule) for rule in rules))
    if several and not of_each:
        return at.refuse(deeds, "for each of them or for all together?")
    times = None if unit is None or of_each else unit.lower(at)
    if isinstance(who, You):
        if any(part.what != objects.This() for part in rules):
            return at.refuse(who, "a cost that its controller does not pay")
    elif not isinstance(who, ItsController | TheirControllers):
        return at.refuse(who, "a cost of other players")
    price, multiple = paid.payment(at)
    if price.mana is not None and price.mana.symbols == ("X",) and not at.is_static:  # the X of the spell or ability
        price, multiple = Cost(ManaCost(("1",))), X()
    if multiple is not None and times is not None:
        return at.refuse(deeds, "X for each of something")
    times = multiple if times is None else times
    parts = tuple(part for rule in rules for part in _parts(rule, price, times))
    return effects.ContinuousRule(parts, effect.duration)


def _counts_these(at: Lowering, unit: Unit, rule: static.Restriction) -> bool:
    """Tell whether it is each of the creatures that may not attack or block: "can't attack unless their controller pays
    {1} for each attacking creature they control"."""
    state = {static.CANT_ATTACK: objects.ATTACKING, static.CANT_BLOCK: objects.BLOCKING}.get(rule.kind)
    spoken_of = rule.what.filter if isinstance(rule.what, objects.Each) else rule.what
    if not isinstance(unit, ObjectUnit) or not isinstance(unit.what, Singular):
        return False
    if state is None or rule.whom is not None:
        return False
    modifiers = unit.what.modifiers
    rest = [one for one in modifiers if not one.is_of_them() and tuple(one.tests(at)) != (objects.Is(state),)]
    if len(rest) != len(modifiers) - 2 or not isinstance(spoken_of, objects.Filter):
        return False
    return set(replace(unit.what, modifiers=tuple(rest)).filter(at).tests) == set(spoken_of.tests)


def _parts(rule: static.Restriction, price: Cost, times: Quantity | None) -> tuple[static.StaticPart, ...]:
    what = rule.what
    if isinstance(what, objects.Each):
        what = what.filter
    elif isinstance(what, objects.Objects):
        what = objects.Filter((objects.IsOneOf(what),))
    if rule.whom is None:
        attack = static.AttackTax(what, objects.EachPlayer(), price, times, planeswalkers_too=True)
    else:
        attack = static.AttackTax(what, rule.whom, price, times, planeswalkers_too=rule.planeswalkers_too)
    block = static.AttackTax(what, objects.EachPlayer(), price, times, blocking=True)
    if rule.kind == static.CANT_ATTACK_OR_BLOCK:
        return attack, block
    return (attack,) if rule.kind == static.CANT_ATTACK else (block,)
