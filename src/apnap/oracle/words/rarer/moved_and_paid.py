"""603.6, 608.2: things that are exiled while a cost is paid, drawn cards that are paid for, and other moves."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, occurrence, quantity, static, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A, That
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Amount, Cardinal, NumberWord
from apnap.oracle.phrase.players import AnOpponent
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import Condition, Noun, Possessor, UnitPhrase
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.this_way import moved_by_destroying


class ExiledForCraft(ObjectEvent):
    """is exiled from the battlefield while you're activating a craft ability (702.167)"""

    rule = "702.167a"
    en = "<be> exiled from the battlefield while you're activating a craft ability"
    es = "<ser> <exiliado> de el campo de batalla mientras estás activando una habilidad de fabricar"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.EXILE,), paying_for="craft")


class PutIntoGraveyardThisWayCondition(Condition):
    """that artifact is put into a graveyard this way"""

    what: Noun
    rule = "608.2c"
    en = "{what:Determined} is put into a graveyard this way"
    es = "{what:Determined} va a un cementerio de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        slot = moved_by_destroying(at)
        if slot is None or not isinstance(self.what, Determined) or not isinstance(self.what.determiner, That | A):
            return at.unbound(self, "nothing was destroyed before")
        if isinstance(self.what.determiner, A):
            return self._one_of_them(at, objects.InSlot(slot))
        there = objects.Filter((objects.Is(objects.IN_GRAVEYARD),), ())
        return conditions.Fits(objects.InSlot(slot), there)

    def _one_of_them(self, at: Lowering, destroyed: objects.InSlot) -> conditions.Condition:
        """Return that the one thing that was destroyed is such a card now: "it"."""
        deed = at.shared.by_slot.get(destroyed.slot)
        if not isinstance(deed, effects.Destroy) or not at.is_one_target(deed.what) or at.filter(self.what).zones:
            return at.unbound(self, "which of several?")
        tests = (objects.Is(objects.IN_GRAVEYARD), objects.Is(objects.IS_CARD), *at.filter(self.what).tests)
        at.binder.mention(destroyed, False, 0, (values.GRAVEYARD,))
        return conditions.Fits(destroyed, objects.Filter(tests, ()))


class TargetHereOrThere(Pronoun):
    """target instant card from your graveyard or exiled card with flashback you own (115.1)"""

    first: UnitPhrase
    second: UnitPhrase
    rule = "115.1"
    en = "target {first:Singular@} or exiled {second:Singular@} =s"
    es = "{first:Singular@} objetivo o {second:Singular@} en el exilio =s"

    def lower(self, at: Lowering) -> objects.Objects:
        first, second = at.filter(self.first), at.filter(self.second)
        if first.zones != (values.GRAVEYARD,) or second.zones:
            return at.refuse(self, "not a card in a graveyard or in exile")
        there = objects.Is(objects.IN_GRAVEYARD)
        either = objects.AnyOf(
            (objects.AllOf((there, *first.tests)), objects.AllOf((objects.Not(there), *second.tests)))
        )
        found = objects.Filter((either,), (values.GRAVEYARD, values.EXILE))
        return at.mention(self, at.target_objects(found, quantity.Number(1), quantity.Number(1), another=False))


class WouldEnterUnderOthers(Clause):
    """ "If a creature would enter under an opponent's control this turn, it enters under your control instead"."""

    what: Noun
    whose: Possessor
    rule = "614.1c"
    en = (
        "if {what} would enter under {whose} control this turn , it enters under your control instead",
        "if {what} would enter the battlefield under {whose} control this turn , it enters under your control instead",
    )
    es = (
        "si {what} fuera a entrar bajo el control de {whose:OfPlayer} este turno , en vez de eso , entra bajo tu "
        "control"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or not isinstance(getattr(self.whose, "who", None), AnOpponent):
            return at.refuse(self, "for how long, or whose?")
        found, several = self.what.event_subject(at)
        if several or found.zones != (values.BATTLEFIELD,):
            return at.refuse(self.what, "what enters?")
        theirs = narrowed(found, objects.ControlledBy(objects.EachOpponent()))
        part = static.EntersModified(theirs, effects.Entering(controller=objects.You()))
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


class DrawnThisTurn(After, Relative):
    """drawn this turn (121.1)"""

    rule = "121.1"
    en = "drawn this turn"
    es = ("robada este turno =s", "robadas este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ThisTurnTest(occurrence.Draws(objects.EachPlayer())),)


class ForEachPayOrPutOnTop(Clause):
    """ "For each of those cards, pay 4 life or put the card on top of your library" (608.2d)."""

    amount: Amount
    rule = "608.2d"
    en = "for each of those cards , pay {amount} life or put the card on top of your library"
    es = "por cada una de esas cartas , paga {amount} vidas o pon la carta en la parte superior de tu biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        cards = at.binder.find(self, objects.Filter((), ()), plural=True)
        price = cost.Cost(None, (cost.PayLife(self.amount.lower(at)),))
        back = effects.Move(objects.Iterated(), values.LIBRARY, effects.TOP)
        return effects.ForEachObject(cards, effects.MayPay(at.who, price, otherwise=back))


class NumberMinusX(Measured):
    """ "three minus X"."""

    number: NumberWord
    rule = "107.3"
    en = "{number} minus X"
    es = "{number@m} menos X"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Minus(self.number.lower(at), at.x())


class AdditionalX(Cardinal):
    """an additional X"""

    rule = "107.3"
    en = "a additional X =p"
    es = "X adicionales =p"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return at.x()
