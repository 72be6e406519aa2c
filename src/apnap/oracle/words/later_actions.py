"""Keyword actions of recent sets (701.41, 701.53, 701.63, 701.66–701.68, 700.14)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import cost, objects, occurrence, quantity, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Condition, Noun, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.events_of_actions import DoesAction
from apnap.oracle.words.spell_lines import ADDITIONAL

_YOUR_CREATURES = objects.Filter((objects.HasCardType(values.CREATURE), objects.ControlledBy(objects.You())))


class Support(PlayerVerb):
    """Support (701.41)."""

    amount: Amount
    rule = "701.41"
    en = "<support> {amount}"
    es = "<apoyar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        creatures = objects.Filter((objects.HasCardType(values.CREATURE),))
        chosen = at.target_objects(creatures, Number(0), at.counted(self.amount), another=not at.is_spell)
        return effects.PutCounters(chosen, "+1/+1", Number(1), at.who)


class Incubate(PlayerVerb):
    """Incubate (701.53)."""

    amount: Amount
    rule = "701.53"
    en = "<incubate> {amount}"
    es = "<incubar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = at.counted(self.amount)
        how = effects.Entering(counters=(("+1/+1", n),))
        token = effects.Token(predefined="Incubator")
        return at.producing(effects.CreateTokens(at.who, at.multiplied(Number(1), self), token, how, at.slot()))


class Endures(ObjectVerb):
    """Endure (701.63): its controller makes a Spirit of that size, or puts that many counters on it."""

    amount: Amount
    rule = "701.63a"
    en = "<endure> {amount}"
    es = "<perdurar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.what, objects.This | objects.EventObject):
            return at.refuse(self, "several permanents, or a chosen one")
        who = objects.ControllerOf(at.what)
        n = at.counted(self.amount)
        token = effects.Token(values.CREATURE, 0, ("Spirit",), values.WHITE, n, n)
        counters = effects.PutCounters(at.what, "+1/+1", n, who)
        spirit = effects.CreateTokens(who, Number(1), token)
        there = conditions.Fits(at.what, objects.Filter(()))
        either = effects.If(there, effects.ChooseMode(who, (counters, spirit), ("counters", "token")), spirit)
        if isinstance(n, Number):
            return either
        some = conditions.Compare(n, quantity.Comparison(quantity.AT_LEAST, Number(1)))
        return effects.If(some, either)  # 701.63b


class Blight(PlayerVerb):
    """Blight (701.68)."""

    amount: Amount
    rule = "701.68"
    en = "<blight> {amount}"
    es = "<marchitar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        chosen = at.chosen(_YOUR_CREATURES, Number(1), Number(1))
        at.did("blighted", chosen, False)
        return effects.PutCounters(chosen, "-1/-1", at.counted(self.amount), at.who)

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.PutCountersOn(_YOUR_CREATURES, "-1/-1", self.amount.lower(at)),))


class VillainousChoice(Clause):
    """ "Each opponent faces a villainous choice — That player discards a card, or you draw a card." (701.55)"""

    who: Player
    first: Clause
    second: Clause
    rule = "701.55a"
    en = "{who@1} <face@1> a villainous choice -- {first} , or {second}"
    es = "{who@1} <afrontar@1+ind> una decisión vil -- {first} , o {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        """One player after the other chooses and does all of it (701.55d)."""
        if at.is_static:
            return at.refuse(self, "as a static ability")
        who, one = self.who.lower(at), objects.IteratedPlayer()
        at.binder.mention_players(one, False)
        options = tuple(at.effect(option) for option in (self.first, self.second))
        at.binder.forget_player(one)
        return effects.ForEachPlayer(who, effects.ChooseMode(one, options, even_impossible=True))


class TimeTravel(PlayerVerb):
    """Time travel (701.56): a time counter more or less on suspended cards and permanents of the player."""

    rule = "701.56a"
    en = "<time> travel"
    es = "<viajar> en el tiempo"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        one, you, timed = objects.Iterated(), objects.You(), objects.HasCounter("time")
        suspended = (timed, objects.HasKeyword("suspend"), objects.OwnedBy(you))
        theirs = (
            objects.Filter((timed, objects.ControlledBy(you))),
            objects.Filter(suspended, (values.EXILE,)),
        )
        ways = (effects.PutCounters(one, "time"), effects.RemoveCounters(one, "time"), effects.Nothing())
        either = effects.ChooseMode(you, ways, ("+1", "-1", "="))
        return effects.Sequence(tuple(effects.ForEachObject(objects.Each(what), either) for what in theirs))


class ExpendsEvent(PlayerEvent):
    """expend N (700.14)"""

    amount: Amount
    rule = "700.14"
    en = "<expend> {amount}"
    es = "<gastar> {amount} de maná"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        n = self.amount.lower(at)
        return occurrence.Expends(who, n.n) if isinstance(n, Number) else at.refuse(self.amount, "so much mana")


class CollectEvidence(PlayerVerb):
    """Collect evidence (701.59)."""

    amount: Amount
    rule = "701.59a"
    is_payment = True
    en = "<collect> evidence {amount}"
    es = "<reunir> pruebas {amount}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        n = self.amount.lower(at)
        if not isinstance(n, Number):
            return at.refuse(self.amount, "so much evidence")
        return cost.Cost(None, (cost.CollectEvidence(n),))


class Behold(PlayerVerb):
    """Behold (701.4)."""

    what: Noun
    rule = "701.4"
    is_payment = True
    en = "<behold> {what}"
    es = "<contemplar> {what}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return beheld(self.what, at)


class BeholdAndExile(PlayerVerb):
    """Behold a Goblin and exile it (701.4)."""

    what: Noun
    rule = "701.4"
    en = "<behold> {what} and exile it"
    es = "<contemplar> {what} y exiliar lo"

    def as_cost(self, at: Lowering) -> cost.Cost:
        found = beheld(self.what, at)
        return cost.Cost(None, tuple(replace(one, exile=True) for one in found.parts if isinstance(one, cost.Behold)))


def beheld(what: Noun, at: Lowering) -> cost.Cost:
    """Return beholding as a cost: so many cards or permanents that fit (701.4a)."""
    choice = what.choice(at)
    if choice is None or choice[2] is None or choice[1] != choice[2]:
        return at.refuse(what, "as something beheld")
    found, n, _ = choice
    if found.zones not in ((), (values.BATTLEFIELD,)):
        return at.refuse(what, "cards of a zone of their own")
    return cost.Cost(None, (cost.Behold(objects.Filter(found.tests, (values.BATTLEFIELD, values.HAND)), n),))


class EvidenceCollected(Condition):
    """evidence was collected, as the additional cost of the spell (701.59c)"""

    rule = "701.59c"
    en = "evidence was collected"
    es = "se reunieron pruebas"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.CostPaid(ADDITIONAL)


class CollectsEvidence(DoesAction):
    """collect evidence (701.59)"""

    rule = "701.59"
    en = "<collect> evidence"
    es = "<reunir> pruebas"
    action = "collect evidence"


class Forage(PlayerVerb):
    """Forage: exile three cards from your graveyard or sacrifice a Food (701.61a)."""

    rule = "701.61a"
    is_payment = True
    en = "<forage>"
    es = "<buscar> comida"

    def as_cost(self, at: Lowering) -> cost.Cost:
        cards = objects.Filter((objects.OwnedBy(objects.You()),), (values.GRAVEYARD,))
        food = objects.Filter((objects.HasSubtype("Food"),))
        ways = (cost.ExileObjects(cards, Number(3)), cost.SacrificeObjects(food))
        return cost.Cost(None, (cost.EitherCost(tuple(cost.Cost(None, (way,)) for way in ways)),))


class ForagesEvent(PlayerEvent):
    """forage (701.61)"""

    rule = "701.61"
    en = "<forage>"
    es = "<buscar> comida"


class WasBeheld(Condition):
    """a Dragon was beheld, as the additional cost of the spell (701.4b)"""

    what: Noun
    rule = "701.4b"
    en = "{what:Determined} was beheld"
    es = "se contempló {what:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.CostPaid(ADDITIONAL)
