"""Verb phrases, written without their subject.

:class:`PlayerVerb` is a single thing that a player does, :class:`ObjectVerb` one that an object does; the levels above
add adjuncts (durations, "for each") and join verb phrases. The clause puts the subject in front; lowering hands it to
the verb as ``at.who`` or ``at.what``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from apnap.abilities import cost, mana
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.durations import AsLongAs, Duration
from apnap.oracle.phrase.units import Unit


def all_costs(parts: Iterable[cost.Cost]) -> cost.Cost:
    """Return several costs as one (118.1)."""
    symbols: tuple[str, ...] = ()
    has_mana = False
    found: list[cost.CostPart] = []
    for part in parts:
        if part.mana is not None:
            symbols, has_mana = (*symbols, *part.mana.symbols), True
        found += part.parts
    return cost.Cost(mana.ManaCost(symbols) if has_mana else None, tuple(found))


class Deeds(Construct):
    """A verb phrase as a clause needs it."""

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self)


# ------------------------------------------------------------------------------------------------ players


class PlayerDeeds(Deeds):
    """What a player does: several verb phrases."""

    is_payment: ClassVar[bool] = False
    """Whether the verb is "pay", so that "may" and "unless" offer a payment."""

    def as_cost(self, at: Lowering) -> cost.Cost:
        """Return it as something done to pay a cost (118.1)."""
        return at.refuse(self, "as a cost")

    is_choice: ClassVar[bool] = False
    """Whether something is only chosen by it, for what is done then."""

    def payment(self, at: Lowering) -> tuple[cost.Cost, Quantity | None]:
        """Return it as a cost, and how many times its mana is paid ("{1} for each …"; None: once)."""
        return self.as_cost(at), None

    def least_amount(self) -> int | None:
        """Return the least of an amount that is chosen as it is paid ("any amount of {E}"); None: nothing is chosen."""
        return None

    def most_times(self) -> int:
        """Return how often it may be paid, one time after the other; 0: any number of times."""
        return 1

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        """Return where an ability with this in its cost can be activated; empty: nothing is said about it."""
        return ()

    def is_exile_of_it(self) -> bool:
        """Return whether it is "exile it", of what would go elsewhere."""
        return False

    def is_permission(self) -> bool:
        """Return whether "may" in front of it gives a permission: "you may play that card this turn" (601.3b)."""
        return False

    def is_about_spell(self) -> bool:
        """Return whether it says something of the spell itself that is true before it is cast (113.6)."""
        return False


class PlayerDeedGroup(PlayerDeeds):
    """Verb phrases joined by "and"."""


class PlayerDeed(PlayerDeedGroup):
    """One verb phrase with its adjuncts."""


class PlayerVerb(PlayerDeed):
    """One verb phrase."""


class PlayerLasting(PlayerDeed):
    """With a duration."""

    verb: PlayerVerb
    duration: Duration
    en = "{verb@} {duration}"
    es = "{verb@} {duration}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.duration.around(self.verb, at)

    def is_permission(self) -> bool:
        return self.verb.is_permission()


class PlayerForEach(PlayerDeed):
    """ "draw a card for each …"."""

    verb: PlayerVerb
    unit: Unit
    en = "{verb@} for each {unit}"
    es = "{verb@} por cada {unit}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.for_each(self.unit, self.verb)

    @property
    def is_payment(self) -> bool:  # type: ignore[override]
        """Whether the verb is "pay"."""
        return self.verb.is_payment

    def payment(self, at: Lowering) -> tuple[cost.Cost, Quantity | None]:
        price, times = self.verb.payment(at)
        if price.parts or times is not None:
            return at.refuse(self, "as a cost of more than mana")
        return price, self.unit.lower(at)


class PlayerDeedsAnd(PlayerDeedGroup):
    """ "A and B", "A, B, and C"."""

    deeds: tuple[PlayerDeed, ...]
    en = "{deeds&and@}"
    es = "{deeds&and@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence(self.deeds)

    @property
    def is_payment(self) -> bool:  # type: ignore[override]
        """Whether something of it is a payment."""
        return any(deed.is_payment for deed in self.deeds)

    def as_cost(self, at: Lowering) -> cost.Cost:
        return all_costs(deed.as_cost(at) for deed in self.deeds)

    def payment(self, at: Lowering) -> tuple[cost.Cost, Quantity | None]:
        first, *others = self.deeds
        if not first.is_choice or len(others) != 1:
            return super().payment(at)
        paid = at.shared.done
        first.lower(at)  # chosen before it is paid for: "choose any number of creatures and pay {2} for each of them"
        at.shared.done = paid
        return others[0].payment(at)


class PlayerDeedsThen(PlayerDeeds):
    """ "A, then B", "A, B, then C"."""

    deeds: tuple[PlayerDeedGroup, ...]
    en = "{deeds&then@}"
    es = "{deeds&then@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence(self.deeds)


class PlayerDeedsOr(PlayerDeeds):
    """ "A or B": the player chooses."""

    first: PlayerDeed
    second: PlayerDeed
    en = "{first@} or {second@}"
    es = "{first@} o {second@}"

    @property
    def is_payment(self) -> bool:  # type: ignore[override]
        """Whether one of the two is a payment."""
        return self.first.is_payment or self.second.is_payment

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseMode(at.who, (at.effect(self.first), at.effect(self.second)))

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.EitherCost((self.first.as_cost(at), self.second.as_cost(at))),))


# ------------------------------------------------------------------------------------------------ objects


class ObjectDeeds(Deeds):
    """What an object does: several verb phrases."""

    def are_of_spells(self) -> bool:
        """Return whether they are true of a spell while it is a spell (113.6)."""
        return False

    def lacks_duration(self) -> bool:
        """Return whether it says nothing of how long it lasts, though it must last for some time."""
        return False

    def duration_at_end(self) -> Duration | None:
        """Return the duration at its end, if it has one that what stands before can have, too."""
        return None


class ObjectDeed(ObjectDeeds):
    """One verb phrase with its adjuncts."""

    comes_first: ClassVar[bool] = False
    """Whether it happens before the others that it is joined with ("loses all other abilities")."""


class ObjectVerb(ObjectDeed):
    """One verb phrase."""

    of_spells: ClassVar[bool] = False
    """Whether it is true of a spell while it is a spell (113.6)."""
    changes_size: ClassVar[bool] = False
    """Whether it changes power and toughness, for as long as is said."""
    may_be_lasting: ClassVar[bool] = False
    """Whether it lasts indefinitely where nothing is said."""

    def lacks_duration(self) -> bool:
        return self.changes_size

    def are_of_spells(self) -> bool:
        return self.of_spells

    """Whether it can be said of a spell, so that an instant or sorcery has it as a static ability."""


class ObjectLasting(ObjectDeed):
    """With a duration."""

    verb: ObjectVerb
    duration: Duration
    en = "{verb@} {duration}"
    es = "{verb@} {duration}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.duration.around(self.verb, at)

    def are_of_spells(self) -> bool:
        return isinstance(self.duration, AsLongAs) and self.verb.are_of_spells()

    def duration_at_end(self) -> Duration | None:
        return None if isinstance(self.duration, AsLongAs) else self.duration


class ObjectForEach(ObjectDeed):
    """ "gets +1/+1 for each …"."""

    verb: ObjectVerb
    unit: Unit
    en = "{verb@} for each {unit}"
    es = "{verb@} por cada {unit}"

    def are_of_spells(self) -> bool:
        return self.verb.are_of_spells()

    def lower(self, at: Lowering) -> effects.Effect:
        return at.for_each(self.unit, self.verb)


class ObjectLastingForEach(ObjectDeed):
    """ "gets +1/+1 until end of turn for each …"."""

    verb: ObjectVerb
    duration: Duration
    unit: Unit
    en = ("{verb@} {duration} for each {unit}", "{verb@} for each {unit} {duration}")
    es = ("{verb@} {duration} por cada {unit}", "{verb@} por cada {unit} {duration}")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.lasting(self.duration.lower(at)).for_each(self.unit, self.verb)


class ObjectDeedsAnd(ObjectDeeds):
    """ "gets +1/+1 and gains flying until end of turn": a duration at the end is that of all (611.2a)."""

    deeds: tuple[ObjectDeed, ...]
    en = "{deeds&and@}"
    es = "{deeds&and@}"

    def lower(self, at: Lowering) -> effects.Effect:
        last = self.deeds[-1]
        in_order = sorted(self.deeds, key=lambda deed: not _first(deed))
        if isinstance(last, ObjectLasting) and isinstance(last.duration, AsLongAs):
            return last.duration.around(ObjectDeedsAnd((*self.deeds[:-1], last.verb)), at)
        if isinstance(last, ObjectLasting | ObjectLastingForEach):
            spread = at.lasting(last.duration.lower(at))
            return spread.sequence(in_order)
        if not at.is_static and at.duration is None and self.lacks_duration():
            if all(isinstance(one, ObjectVerb) and (one.changes_size or one.may_be_lasting) for one in self.deeds):
                return at.lasting(durations.Forever()).sequence(in_order)  # "gets +2/+2 and gains flying", for good
        return at.sequence(in_order)

    def lacks_duration(self) -> bool:
        return any(one.lacks_duration() for one in self.deeds) and self.duration_at_end() is None

    def duration_at_end(self) -> Duration | None:
        return self.deeds[-1].duration_at_end()


def _first(deed: ObjectDeed) -> bool:
    return deed.verb.comes_first if isinstance(deed, ObjectLasting) else deed.comes_first
