"""603.12: abilities that trigger as something is done on resolution: "when you discard a card this way"."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, quantity
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk
from apnap.oracle.construct import Word
from apnap.oracle.features import ANY
from apnap.oracle.lexicon.nouns import NUMBER_VALUES
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners_of_amounts import OneOrMore
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.reflexive import reflexive
from apnap.oracle.words.costs import Price
from apnap.oracle.words.this_way import so_many


class DeedOfYours(Word):
    """What you do to cards or permanents, behind "when": discard, exile, reveal."""

    en_words = {
        "discarded": (("discard", ANY),),
        "exiled": (("exile", ANY),),
        "revealed": (("reveal", ANY),),
        "sacrificed": (("sacrifice", ANY),),
        "milled": (("mill", ANY),),
    }
    es_words = {
        "discarded": (("descartes", ANY),),
        "exiled": (("exilies", ANY),),
        "revealed": (("muestres", ANY),),
        "sacrificed": (("sacrifiques", ANY),),
        "milled": (("muelas", ANY),),
    }


class WhenYouDoThisWay(Prefix):
    """When you discard a card this way, (603.12)"""

    deed: DeedOfYours
    what: Noun
    rule = "603.12"
    en = "when you {deed} {what:Determined} this way"
    es = "cuando {deed} {what:Determined} de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        return when_done(at, self, clause, self.what, self.deed.lemma)


def when_done(at: Lowering, prefix: Prefix, clause: Clause, what: Noun, deed: str) -> effects.Effect:
    """Return the ability that triggers if objects that fit were discarded, exiled … by what stands before: they are
    "it" in its text (603.12)."""
    done = at.done_to(prefix, deed)
    asked = so_many(at, what, done)
    narrowed = at.filter(what).tests
    if isinstance(what, Determined) and isinstance(what.determiner, OneOrMore):
        slot = _slot_of_all(at, done, narrowed)
        found = reflexive(at, clause, asked, {deed: (done, True)}, amount=slot)
        if any(isinstance(node, quantity.AmountInSlot) and node.slot != slot for node in walk(found)):
            return at.refuse(prefix, "that many of which?")
        return found
    one = objects.Those(done, objects.Filter(narrowed, ())) if narrowed else done
    return reflexive(at, clause, asked, {deed: (done, False)}, one)


def _slot_of_all(at: Lowering, done: objects.Objects, tests: tuple[objects.Test, ...]) -> int:
    """Return the slot whose amount is how many fit, because only such were to be discarded, sacrificed …; 0: none."""
    found = done.what if isinstance(done, objects.FormerSelf) else done
    deed = at.shared.by_slot.get(found.slot) if isinstance(found, objects.InSlot) else None
    chosen = [node for node in walk(deed) if isinstance(node, objects.InSlot)] if deed is not None else []
    sources = [deed, *(at.shared.by_slot.get(one.slot) for one in chosen)]
    described = [node for one in sources if one is not None for node in walk(one) if isinstance(node, objects.Filter)]
    fits = not tests or any(set(tests) <= set(one.tests) for one in described)
    return found.slot if isinstance(found, objects.InSlot) and deed is not None and fits else 0


class WhenItConnives(Prefix):
    """When it connives this way, (701.50, 603.12)"""

    rule = "701.50"
    en = "when it connives this way"
    es = "cuando confabule de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        """It connives wherever it is by then (701.50b)."""
        last = at.shared.sentences[-1] if at.shared.sentences else []
        told = [node for one in last for node in walk(one) if isinstance(node, effects.TellAction)]
        if not told or told[-1].action != "connive":
            return at.unbound(self, "nothing connived before")
        return reflexive(at, clause, conditions.AllTrue(()))


# ------------------------------------------------------------------------------------------------ paying several times


class PayRepeatedly(PlayerVerb):
    """Pay a cost any number of times (118.1)."""

    price: Price
    rule = "118.1"
    en = "<pay> {price} any number of times"
    es = "<pagar> {price} cualquier cantidad de veces"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.price.as_cost(at)

    def most_times(self) -> int:
        return 0


class PayUpToTimes(PlayerVerb):
    """Pay a cost up to three times (118.1)."""

    price: Price
    count: NumberWord
    rule = "118.1"
    en = "<pay> {price} up to {count@p} times"
    es = "<pagar> {price} hasta {count@p+f} veces"

    is_payment = True

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.price.as_cost(at)

    def most_times(self) -> int:
        return NUMBER_VALUES[self.count.lemma]


class WhenPaidOrMore(Prefix):
    """When you pay this cost one or more times, (603.12)"""

    rule = "603.12"
    en = "when you pay this cost one or more times"
    es = "cuando pagues este coste una o más veces"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        paid = [one.slot for one in at.said() if isinstance(one, effects.MayPay) and one.repeat != 1]
        if len(paid) != 1 or not paid[0]:
            return at.unbound(self, "no cost was paid several times")
        return reflexive(at, clause, conditions.Happened(paid[0]), amount=paid[0])


# ------------------------------------------------------------------------------------------------ casting this way


class DidntCastIt(Condition):
    """you don't cast it (608.2g)"""

    what: NounPhrase
    rule = "608.2g"
    en = ("you don't cast {what}", "you don't cast {what} this way", "you didn't cast {what} this way")
    es = (
        "{what=It@1} no <lo@1+s> lanzas",
        "no lanzas {what}",
        "{what=It@1} no <lo@1+s> lanzas de esta manera",
        "no lanzas {what} de esta manera",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        at.before_it().objects(self.what)  # it must be something that was spoken of
        cast = [one for one in at.said() if isinstance(one, effects.CastNow)]
        if not cast or not cast[-1].slot:
            return at.unbound(self, "nothing was cast before")
        return conditions.NotTrue(conditions.Happened(cast[-1].slot))


class NotCastThisWay(After, Relative):
    """not cast this way, of cards that an earlier instruction exiled or revealed"""

    rule = "608.2g"
    en = ("not cast this way", "that weren't cast this way")
    es = (
        "que no hayan sido lanzadas de esta manera =p+f",
        "que no hayan sido lanzados de esta manera =p+m",
        "que no haya sido lanzada de esta manera =s+f",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """A card that was cast has left where it was: it is not among those that were found there (400.7)."""
        return ()


class NotPutOntoBattlefield(After, Relative):
    """that weren't put onto the battlefield, of cards that an earlier instruction found"""

    rule = "400.7"
    en = "that weren't put onto the battlefield"
    es = (
        "que no hayan sido puestas en el campo de batalla =p+f",
        "que no hayan sido puestos en el campo de batalla =p+m",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.ON_BATTLEFIELD)),)


class DidntCreateToken(Condition):
    """you didn't create a token this way (608.2c)"""

    rule = "608.2c"
    en = ("you didn't create a token this way", "no token was created this way")
    es = ("no creaste una ficha de esta manera", "no se creó ninguna ficha de esta manera")

    def lower(self, at: Lowering) -> conditions.Condition:
        made = [one for one in at.said() if isinstance(one, effects.CreateTokens | effects.CreateCopies)]
        if len(made) != 1 or not made[0].slot:
            return at.unbound(self, "no token was created before")
        return conditions.NotTrue(conditions.Happened(made[0].slot))
