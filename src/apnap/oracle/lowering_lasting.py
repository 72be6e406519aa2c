"""Continuous effects in the context of a construct: of a static ability, or with a duration (604, 611)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Self

from apnap.abilities import change as changing
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import quantity, static, values
from apnap.abilities.ability import Keyword
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.walk import walk
from apnap.oracle.lowering_numbers import NumberContext
from apnap.oracle.refusals import Refusal


class LastingContext(NumberContext):
    """A context in which changes, restrictions and permissions are lowered."""

    def change(self, *changes: changing.Change) -> effects.Effect:
        """Return a continuous effect on the subject: a part of a static ability, or one with a duration."""
        if self.is_static:
            subject = kept_by_spells(cast_from(self.subject), changes)
            return effects.ContinuousRule((static.Changes(subject, tuple(changes)),), durations.Forever())
        return effects.Continuous(self.what, tuple(changes), self.duration or durations.Forever())

    def of_each(self, number: Callable[[Self], Quantity]) -> Quantity:
        """Return a number in which "it" may be each of the objects that a static ability speaks of: its own number."""
        named = len(self.binder.objects)
        if self.is_static and isinstance(self.subject, obj.Filter):
            self.binder.mention(obj.Iterated(), False, 0)
        found = number(self)
        del self.binder.objects[named:]
        return found

    def only_sizes_of_each(self, construct: Any, effect: effects.Effect) -> None:
        """Refuse a number of each object's own outside power and toughness, where nothing else has one."""
        for node in walk(effect) if self.is_static else ():
            if isinstance(node, static.Changes) and isinstance(node.what, obj.Filter):
                others = (one for one in node.changes if not isinstance(one, changing.Modify | changing.SetBase))
                if any(isinstance(one, obj.Iterated) for other in others for one in walk(other)):
                    self.refuse(construct, "each object's own number")
            elif isinstance(node, static.StaticPart) and not isinstance(node, static.Changes):
                if any(isinstance(one, obj.Iterated) for one in walk(node)):
                    self.refuse(construct, "each object's own number")

    def rule(self, part: static.StaticPart) -> effects.Effect:
        """Return a restriction or permission: part of a static ability, or with a duration."""
        if self.is_static:
            return effects.ContinuousRule((part,), durations.Forever())
        if self.duration is None:
            raise Refusal(type(part).__name__, "without a duration outside a static ability")
        return effects.ContinuousRule((part,), self.duration)

    def restrict(self, kind: int, other: obj.Filter | None = None, n: Quantity | None = None) -> effects.Effect:
        """Return a restriction on the subject; "can't be countered" alone is for as long as it is a spell."""
        if kind == static.CANT_BE_COUNTERED and not self.is_static and self.duration is None:
            part = static.Restriction(kind, self.what)
            return effects.ContinuousRule((part,), durations.Forever())
        what = cast_from(self.subject) if self.is_static else self.what
        return self.rule(static.Restriction(kind, what, other, n=n))

    def player_rule(self, kind: int, n: Quantity | None = None, what: obj.Filter | None = None) -> effects.Effect:
        """Return a rule about the players who are the subject."""
        return self.rule(static.PlayerRule(kind, self.who, what, n))

    def duration_or_forever(self) -> durations.Duration:
        """Return the duration around, or none."""
        return self.duration or durations.Forever()

    def modify(self, text: str) -> changing.Change:
        """Return the change of +N/+N, multiplied by "for each"."""
        power, toughness = text.split("/")
        return changing.Modify(self._signed(power), self._signed(toughness))

    def _signed(self, text: str) -> Quantity:
        sign = -1 if text[0] in "-−" else 1
        digits = text.lstrip("+-−")
        if digits.upper() == "X":
            return self.x() if sign > 0 else quantity.Minus(Number(0), self.x())
        number = sign * int(digits)
        if self.multiplier is None or not number:
            return Number(number)
        return self.multiplier if number == 1 else quantity.Times(number, self.multiplier)

    def base_size(self, text: str) -> changing.Change:
        """Return the change of base power and toughness."""
        power, toughness = (self.x() if part.upper() == "X" else Number(int(part)) for part in text.split("/"))
        return changing.SetBase(power, toughness)


_PAID_ON_THE_STACK = frozenset(
    ("awaken", "bestow", "blitz", "dash", "emerge", "evoke", "freerunning", "impending", "mutate", "overload", "prowl",
     "sneak", "spectacle", "surge", "warp", "web-slinging")
)  # fmt: skip
"""Keyword abilities of cards whose cost is paid for the spell."""


def kept_by_spells(what: obj.Objects | obj.Filter, changes: tuple[changing.Change, ...]) -> obj.Objects | obj.Filter:
    """Return what gets an ability by which cards in hand may be cast, with the spells that they become (400.7g)."""
    if not isinstance(what, obj.Filter) or what.zones != (values.HAND,):
        return what
    given = (one.ability for one in changes if isinstance(one, changing.AddAbility))
    if any(isinstance(one, Keyword) and one.keyword in _PAID_ON_THE_STACK for one in given):
        return replace(what, zones=(values.HAND, values.STACK))
    return what


def cast_from(what: obj.Objects | obj.Filter) -> obj.Objects | obj.Filter:
    """Return what is said of "spells you cast from your hand" as said of spells: where they come from is a test."""
    if not isinstance(what, obj.Filter) or obj.Is(obj.IS_SPELL) not in what.tests or values.STACK in what.zones:
        return what
    origins = tuple(obj.SpellFrom(zone) for zone in what.zones)
    origin = origins[0] if len(origins) == 1 else obj.AnyOf(origins)
    return obj.Filter((*(one for one in what.tests if not isinstance(one, obj.OwnedBy)), origin), (values.STACK,))
