"""118.1: noun phrases as what is paid: the source, one thing or another, several things, any number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from apnap.abilities import cost, objects
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.walk import field_names
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import All, That
from apnap.oracle.phrase.determiners_of_amounts import OneOrMore
from apnap.oracle.phrase.noun_lists import AndNouns, OrNouns, ThreeNouns
from apnap.oracle.phrase.noun_phrases import Determined, Host
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Noun

Chosen = Callable[..., cost.CostPart]
"""Makes a cost part of a description, how many, and whether more may be."""


def priced(
    at: Lowering,
    what: Noun,
    this: cost.CostPart | None,
    chosen: Chosen,
    settled: Callable[[objects.Filter], objects.Filter] | None = None,
    these: Callable[[objects.Objects], effects.Effect] | None = None,
) -> cost.Cost:
    """Return the cost of doing something to what a noun phrase names.

    :param this: the part if it is the source; None: that is no cost
    :param chosen: makes the part of what is chosen
    :param settled: what becomes of the description ("discard a card": one in the hand)
    :param these: what is done to particular objects that were spoken of before ("it", "that artifact")
    """
    pointing = isinstance(what, Determined) and isinstance(what.determiner, That)
    if these is not None and not what.is_self() and (isinstance(what, It) or pointing):
        found = at.objects(what)
        if found != objects.This():
            return cost.Cost(None, (cost.EffectCost(these(found)),))
        return cost.Cost(None, (this,)) if this is not None else at.refuse(what, "as a cost")
    everything = isinstance(what, Determined) and isinstance(what.determiner, All)
    if these is not None and everything and not at.is_static:  # of none, it is paid with nothing
        paid = effects.Sequence((effects.Nothing(), these(at.objects(what))))
        return cost.Cost(None, (cost.EffectCost(paid),))
    return cost.Cost(None, _parts(at, what, this, chosen, settled or _as_it_is))


def _as_it_is(found: objects.Filter) -> objects.Filter:
    return found


def _parts(
    at: Lowering,
    what: Noun,
    this: cost.CostPart | None,
    chosen: Chosen,
    settled: Callable[[objects.Filter], objects.Filter],
) -> tuple[cost.CostPart, ...]:
    if isinstance(what, AndNouns):
        return (*_parts(at, what.first, this, chosen, settled), *_parts(at, what.second, this, chosen, settled))
    if isinstance(what, ThreeNouns):
        several = (what.first, what.second, what.third)
        return tuple(part for one in several for part in _parts(at, one, this, chosen, settled))
    if what.is_self():
        return (this,) if this is not None else at.refuse(what, "as a cost")
    if isinstance(what, Host):
        return (chosen(settled(at.filter(what)), Number(1)),)
    if isinstance(what, OrNouns):
        first, second = _one(at, what.first), _one(at, what.second)
        return (chosen(settled(at.either(first, second)), Number(1)),)
    if isinstance(what, Determined) and isinstance(what.determiner, OneOrMore):
        return (_or_more(at, what, chosen, settled(at.filter(what)), Number(1)),)
    choice: Any = what.choice(at)
    if choice is None or (choice[2] is not None and choice[1] != choice[2]):
        return at.refuse(what, "as a cost")
    found, least, most = choice
    return (chosen(settled(found), least) if most is not None else _or_more(at, what, chosen, settled(found), least),)


def _or_more(at: Lowering, what: Noun, chosen: Chosen, which: objects.Filter, least: Quantity) -> cost.CostPart:
    """Return a cost of at least so many objects; some costs are always of a fixed number."""
    if isinstance(chosen, type) and "or_more" not in field_names(chosen):
        return at.refuse(what, "one or more, as a cost")
    return chosen(which, least, or_more=True)


def _one(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of one thing: "another creature"."""
    choice: Any = what.choice(at)
    if choice is None or choice[1] != Number(1) or choice[2] != Number(1):
        return at.refuse(what, "one of two as a cost")
    found: objects.Filter = choice[0]
    return found
