"""Numbers in the context of a construct: X, "that many", what is multiplied by "for each" (107)."""

from __future__ import annotations

from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects as obj
from apnap.abilities import quantity
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.walk import walk
from apnap.oracle.lowering_choices import ChoiceContext
from apnap.oracle.refusals import Refusal
from apnap.oracle.several import number_compared


class NumberContext(ChoiceContext):
    """A context in which numbers and costs of a chosen number are lowered."""

    def one(self) -> Quantity:
        """Return the number one."""
        return Number(1)

    def x(self) -> Quantity:
        """Return X: what "where X is" says, the X of the spell that was cast, or the announced X (107.3)."""
        if self.x_is is None and self.shared.x_said is None:
            return quantity.X() if self.shared.x_of is None else quantity.XOf(self.shared.x_of)
        if self.x_is is None:
            return self._x_said_before()
        found: Quantity = self.x_is.lower(self._with(x_is=None))
        self.shared.x_said = found, len(self.shared.sentences)
        return found

    def _x_said_before(self) -> Quantity:
        """Return the X of an earlier sentence that says what X is: the number that it was then (107.3)."""
        assert self.shared.x_said is not None
        number, at = self.shared.x_said
        if isinstance(number, quantity.AmountInSlot | Number):
            return number
        said = self.shared.sentences[at] if at < len(self.shared.sentences) else ()
        first = next((one for one in said if not isinstance(one, effects.SetAside)), None)
        if first is None or not any(node == number for node in walk(first)):
            raise Refusal("X", "what X was before")
        slot = self.slot_for_later()
        self.shared.sentences[at].insert(0, effects.SetNumberAside(number, slot))
        self.shared.x_said = quantity.AmountInSlot(slot), at
        return quantity.AmountInSlot(slot)

    def amount_done(self) -> Quantity:
        """Return how much the last instruction did, or, where a player might do it, how much of it was done."""
        return quantity.AmountInSlot(self.shared.slot_of_amount())

    def that_many(self, construct: Any) -> Quantity:
        """Return "that much": the amount of the event or of the last effect."""
        has_event = self.shared.limits.get("has_event")
        counted: Quantity | None = self.shared.limits.get("counted")
        if counted is not None and not self.shared.done:  # by the "if" in front
            return counted
        if self.shared.done and has_event:
            return self._of_event_or_deed(construct)
        if self.shared.done:
            return self.amount_done()
        if has_event:
            return quantity.EventAmount()
        removed: Quantity | None = self.shared.limits.get("removed")
        if removed is not None:  # counters, to pay a cost
            return removed
        return self.unbound(construct, "no amount that it could refer to")

    def amount_for_later(self) -> int:
        """Return the slot that "that many" asks about in the text behind "when you do"; 0: it is no such number."""
        slot = self.shared.slot_of_amount()
        if not self.shared.limits.get("has_event"):
            return slot
        deed = self.shared.by_slot.get(slot)
        what = getattr(deed, "what", None)
        choice = self.shared.by_slot.get(what.slot) if isinstance(what, obj.InSlot) else None
        as_many_as_liked = isinstance(choice, effects.Choose) and choice.n is None  # "sacrifice one or more Treasures"
        return slot if isinstance(deed, effects.Discard | effects.DiscardThese) or as_many_as_liked else 0

    def _of_event_or_deed(self, construct: Any) -> Quantity:
        """Return "that much" where the event had an amount and something was done, too.

        What was done to one object or as often as a number says has no amount to speak of, and what was done as often
        as the event says has the same; how many cards were discarded or permanents were sacrificed, where that was for
        a player to see, is what is spoken of behind it. In all other cases it is in doubt.
        """
        slot = self.shared.slot_of_amount()
        deed = self.shared.by_slot.get(slot)
        n = getattr(deed, "n", None)
        if isinstance(n, Number) or n == quantity.EventAmount():
            return quantity.EventAmount()
        one = isinstance(deed, effects.SacrificeThese | effects.GainControl)
        if one and isinstance(deed.what, obj.This | obj.EventObject):  # type: ignore[union-attr]
            return quantity.EventAmount()
        if isinstance(deed, effects.Discard | effects.DiscardThese):
            return quantity.AmountInSlot(slot)
        discarding = effects.Discard | effects.DiscardThese
        if isinstance(n, quantity.AmountInSlot) and isinstance(self.shared.by_slot.get(n.slot), discarding):
            return n
        return self.refuse(construct, "the amount of the event or of the last effect?")

    def counted(self, count: Any) -> Quantity:
        """Return a count under the "for each" around it."""
        return self.multiplied(count.lower(self), count)

    def multiplied(self, number: Quantity, construct: Any) -> Quantity:
        """Return a number under the "for each" around it."""
        if self.multiplier is None:
            return number
        if not isinstance(number, Number):
            return self.refuse(construct, "X for each")
        return self.multiplier if number.n == 1 else quantity.Times(number.n, self.multiplier)

    def chosen_cost(self, what: Any) -> tuple[obj.Filter, Quantity]:
        """Return description and number of what is chosen to pay a cost."""
        choice = what.choice(self)
        if choice is None or choice[2] is None or choice[1] != choice[2]:
            return self.refuse(what, "as a cost")
        return choice[0], choice[2]

    def player_compare(self, who: Any, stat: int, limit: Any, op: int | None = None) -> conditions.Condition:
        """Return a condition about a number of a player: life, cards in hand."""
        number: Any = Number(0) if limit is None else limit.lower(self)
        comparison = number if op is None else quantity.Comparison(op, number)
        return number_compared(who.lower(self), lambda player: quantity.PlayerStat(player, stat), comparison)
