"""What objects do themselves: fight, explore, transform."""

from __future__ import annotations

from collections.abc import Callable

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.abilities.about_to import EXPLORES, AboutTo
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Amount, Cardinal
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb


def _one_by_one(at: Lowering, deed: Callable[[Lowering], effects.Effect], chosen: bool = False) -> effects.Effect:
    """Return a deed that each of several objects does by itself, one after the other (chosen by the players)."""
    referent = next((one for one in reversed(at.binder.objects) if one.node == at.what), None)
    several = isinstance(at.what, objects.Each | objects.Those) or (
        referent is not None and referent.plural is not False
    )
    return effects.ForEachObject(at.what, deed(at.with_iterated()), chosen=chosen) if several else deed(at)


class Fights(ObjectVerb):
    """Fight (701.14)."""

    what: Noun
    rule = "701.14"
    en = "<fight> {what}"
    es = "<luchar> contra {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Fight(at.what, at.object_of_verb().objects(self.what))


class FightEachOther(ObjectVerb):
    """Fight each other (701.14)."""

    rule = "701.14"
    en = "<fight> each other"
    es = "<luchar> entre sí"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Fight(at.what, at.what, each_other=True)


class Explores(ObjectVerb):
    """Explore (701.44)."""

    rule = "701.44"
    en = "<explore>"
    es = "<explorar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return _one_by_one(at, self._explored)

    def _explored(self, at: Lowering) -> effects.Effect:
        who = objects.ControllerOf(at.what)
        begins, slot = at.slot(), at.slot()
        card = objects.InSlot(slot)
        land = objects.Filter((objects.HasCardType(values.LAND),), ())
        leave = effects.May(who, effects.Move(card, values.GRAVEYARD))
        other = effects.Sequence((effects.PutCounters(at.what, "+1/+1", Number(1), who), leave))
        explored = effects.If(conditions.Fits(card, land), effects.Move(card, values.HAND), other)
        top = effects.Reveal(objects.TopOfLibrary(who, Number(1)), slot)
        whole = effects.Sequence((top, explored, effects.TellAction("explore", at.what, card)))
        about = AboutTo(EXPLORES, at.what, begins)
        return effects.Sequence((about, effects.If(conditions.Happened(begins), whole)))


class ExploresTimes(ObjectVerb):
    """Explore a number of times (701.44)."""

    count: Cardinal
    rule = "701.44"
    en = "<explore> {count} times"
    es = "<explorar> {count@f+p} veces"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Repeat(self.count.lower(at), Explores().lower(at))


class ExploresAgain(ObjectVerb):
    """Explore again (701.44)."""

    rule = "701.44"
    en = "<explore> again"
    es = "<explorar> otra vez"

    def lower(self, at: Lowering) -> effects.Effect:
        return Explores().lower(at)


class Connives(ObjectVerb):
    """Connive (701.50)."""

    rule = "701.50"
    en = "<connive>"
    es = "<confabular>"

    def lower(self, at: Lowering) -> effects.Effect:
        return _one_by_one(at, self._connived, chosen=True)

    def _connived(self, at: Lowering) -> effects.Effect:
        who = objects.ControllerOf(at.what)
        slot = at.slot()
        grown = effects.PutCounters(at.what, "+1/+1", Number(1), who)
        return effects.Sequence(
            (
                effects.Draw(who),
                effects.Discard(who, slot=slot),
                effects.If(conditions.Fits(objects.InSlot(slot), _NONLAND), grown),
                effects.TellAction("connive", at.what),
            )
        )


class ConnivesSeveral(ObjectVerb):
    """Connive N (701.50e)."""

    amount: Amount
    rule = "701.50e"
    en = "<connive> {amount}"
    es = "<confabular> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = at.counted(self.amount)
        return _one_by_one(at, lambda one: _connived_so_many(one, n), chosen=True)


def _connived_so_many(at: Lowering, n: quantity.Quantity) -> effects.Effect:
    who = objects.ControllerOf(at.what)
    number, slot = at.slot_for_later(), at.slot()
    x = quantity.AmountInSlot(number)
    discarded = quantity.CountObjects(objects.Those(objects.InSlot(slot), _NONLAND))
    return effects.Sequence(
        (
            effects.SetNumberAside(n, number),
            effects.Draw(who, x),
            effects.Discard(who, x, slot=slot),
            effects.PutCounters(at.what, "+1/+1", discarded, who),
            effects.TellAction("connive", at.what),
        )
    )


_NONLAND = objects.Filter((objects.Not(objects.HasCardType(values.LAND)),), ())


class PhasesOut(ObjectVerb):
    """Phase out (702.26)."""

    rule = "702.26"
    en = "<phase> out"
    es = "<salir> de fase"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PhaseOut(at.what, until=at.duration)
