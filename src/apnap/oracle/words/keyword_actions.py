"""701: keyword actions of players: scry, surveil, investigate, proliferate."""

from __future__ import annotations

from apnap.abilities import change, objects, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.nouns import Subtype
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.stats import has_least
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.several import are_several


class Scry(PlayerVerb):
    """Scry (701.22)."""

    amount: Amount
    rule = "701.22"
    en = "<scry> {amount}"
    es = "<adivinar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Scry(at.who, at.counted(self.amount), at.slot())


class Fateseal(PlayerVerb):
    """Fateseal (701.29)."""

    amount: Amount
    rule = "701.29a"
    en = "<fateseal> {amount}"
    es = "<predestinar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        if are_several(at.who):
            return at.refuse(self, "by several players")
        rival = at.slot_for_later()
        chosen = effects.ChoosePlayers(at.who, objects.EachOpponent(), rival)
        looked = effects.Scry(at.who, at.counted(self.amount), whose=objects.PlayersInSlot(rival))
        return effects.Sequence((chosen, looked))


class Surveil(PlayerVerb):
    """Surveil (701.25)."""

    amount: Amount
    rule = "701.25"
    en = "<surveil> {amount}"
    es = "<escrutar> {amount}"
    es_old = "<vigilar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Surveil(at.who, at.counted(self.amount), at.slot())


class Investigate(PlayerVerb):
    """Investigate (701.16)."""

    rule = "701.16"
    en = "<investigate>"
    es = "<investigar>"

    def lower(self, at: Lowering) -> effects.Effect:
        n = at.multiplied(Number(1), self)
        clue = effects.Token(predefined="Clue")
        return at.producing(effects.CreateTokens(at.who, n, clue, slot=at.slot(), action="investigate"))


class InvestigateAgain(PlayerVerb):
    """Investigate an additional time (701.16)."""

    rule = "701.16"
    en = "<investigate> a additional time"
    es = "<investigar> una vez adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return Investigate().lower(at)


class Proliferate(PlayerVerb):
    """Proliferate (701.34)."""

    rule = "701.34"
    en = "<proliferate>"
    es = "<proliferar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Proliferate(at.who)


class Populate(PlayerVerb):
    """Populate (701.36)."""

    rule = "701.36"
    en = "<populate>"
    es = "<repoblar>"
    es_old = "<poblar>"

    def lower(self, at: Lowering) -> effects.Effect:
        tests = (
            objects.Is(objects.TOKEN),
            objects.HasCardType(values.CREATURE),
            objects.ControlledBy(objects.You()),
        )
        token = at.chosen(objects.Filter(tests), Number(1), Number(1))
        return at.producing(effects.CreateCopies(at.who, token, slot=at.slot()))


class Bolster(PlayerVerb):
    """Bolster (701.39)."""

    amount: Amount
    rule = "701.39"
    en = "<bolster> {amount}"
    es = "<fortalecer> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        weakest = has_least(objects.Filter(_YOUR_CREATURE), quantity.TOUGHNESS)
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        chosen = at.chosen(objects.Filter((*_YOUR_CREATURE, weakest)), Number(1), Number(1))
        at.binder.mention(chosen, False, values.CREATURE)
        return effects.PutCounters(chosen, "+1/+1", at.counted(self.amount), at.who)


class Adapt(PlayerVerb):
    """Adapt (701.46)."""

    amount: Amount
    rule = "701.46"
    en = "<adapt> {amount}"
    es = "adaptar {amount}"
    es_old = "<adaptar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        none = objects.Filter((objects.Not(objects.HasCounter("+1/+1")),))
        put = effects.PutCounters(objects.This(), "+1/+1", self.amount.lower(at), at.who)
        return effects.If(conditions.Fits(objects.This(), none), put)


def discovered(at: Lowering, n: quantity.Quantity) -> effects.Effect:
    """Return discover N: the card that ends the exiling is cast without paying, or put into the hand (701.57a)."""
    most = objects.Stat(quantity.MANA_VALUE, quantity.Comparison(quantity.AT_MOST, n))
    wanted = objects.Filter((objects.Not(objects.HasCardType(values.LAND)), most), ())
    exiled, rest, cast = at.slot(), at.slot(), at.slot()
    card = objects.InSlot(exiled)
    until = effects.RevealUntil(at.who, wanted, Number(1), True, exiled, rest)
    fitting = objects.Filter((most,), (values.STACK,))
    now = effects.CastNow(at.who, card, Number(1), free=True, slot=cast, spells=fitting)
    down = effects.Move(objects.InSlot(rest), values.LIBRARY, effects.BOTTOM_RANDOM)
    at.shared.done = exiled
    at.binder.mention(card, False, 0)
    at.did("discovered", card, False)
    told = effects.TellAction("discover", None, who=at.who)
    return effects.Sequence((until, now, effects.Move(card, values.HAND), down, told))


class Discover(PlayerVerb):
    """Discover (701.57)."""

    amount: Amount
    rule = "701.57"
    en = "<discover> {amount}"
    es = "<descubrir> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        if are_several(at.who):
            return at.refuse(self, "by several players")
        return discovered(at, self.amount.lower(at))


class Amass(PlayerVerb):
    """Amass (701.47)."""

    kind: Noun
    amount: Amount
    rule = "701.47"
    en = "<amass> {kind:Plural} {amount}"
    es = "<enrolar> {kind:Plural@bare} {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        kind = self.kind.head if isinstance(self.kind, Plural) and not self.kind.modifiers else None
        if not isinstance(kind, Subtype) or not isinstance(at.who, objects.You):
            return at.refuse(self)
        army = objects.Filter((objects.HasSubtype("Army"), *_YOUR_CREATURE))
        token = effects.Token(values.CREATURE, 0, (kind.lemma, "Army"), values.BLACK, Number(0), Number(0))
        first = effects.If(
            conditions.NotTrue(conditions.Exists(army)), effects.CreateTokens(objects.You(), Number(1), token)
        )
        amount = at.counted(self.amount)
        slot = at.slot()
        chosen = objects.InSlot(slot)
        choose = effects.Choose(objects.You(), army, Number(1), slot)
        isnt = conditions.NotTrue(conditions.Fits(chosen, objects.Filter((objects.HasSubtype(kind.lemma),), ())))
        also = effects.Continuous(chosen, (change.AddTypes(subtypes=(kind.lemma,)),), durations.Forever())
        at.binder.mention(chosen, False, values.CREATURE)
        at.did("amassed", chosen, False)
        grow = effects.PutCounters(chosen, "+1/+1", amount, at.who)
        return effects.Sequence((first, choose, grow, effects.If(isnt, also)))


_YOUR_CREATURE = (objects.HasCardType(values.CREATURE), objects.ControlledBy(objects.You()))


class Learn(PlayerVerb):
    """Learn (701.48)."""

    rule = "701.48"
    en = "<learn>"
    es = "<aprender>"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        you = objects.You()
        discarded, lesson = at.slot(), at.slot()
        discard = effects.May(you, effects.Discard(you, Number(1)), discarded)
        lessons = objects.Filter((objects.HasSubtype("Lesson"), objects.OwnedBy(you)), (values.SIDEBOARD,))
        fetch = effects.Sequence(
            (
                effects.Choose(you, lessons, Number(1), lesson, Number(0)),
                effects.Reveal(objects.InSlot(lesson)),
                effects.Move(objects.InSlot(lesson), values.HAND),
            )
        )
        at.shared.done = 0
        return effects.Sequence((discard, effects.If(conditions.Happened(discarded), effects.Draw(you), fetch)))
