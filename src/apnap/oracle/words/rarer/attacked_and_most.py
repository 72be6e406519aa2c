"""102, 508, 509, 603: who is attacked, who controls the most, what is blocked by some kind, what had no counters."""

from __future__ import annotations

from apnap.abilities import change, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore
from apnap.oracle.phrase.exact_numbers import ExactlyCounted
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.pronouns import It, They
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.combat_rules import ANY_CREATURE
from apnap.oracle.words.comparing_players import controlled
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.designations import has_mark
from apnap.oracle.words.harm import WouldHarm
from apnap.oracle.words.other_damage import OtherDamage, other_amount
from apnap.oracle.words.pasts import as_it_was
from apnap.oracle.words.players_described import DoneBy
from apnap.oracle.words.rarer.combat_and_turns import OpponentsBeingAttacked

_YOU = objects.You()


def _of_those(at: Lowering, test: objects.Test) -> quantity.Quantity:
    """Return how many of the creatures spoken of pass a test."""
    return quantity.CountObjects(objects.Those(at.objects(They()), objects.Filter((test,), ())))


class SomeOfThoseAttackYou(Condition):
    """two or more of those creatures are attacking you and/or planeswalkers you control (508.1b)"""

    count: NumberWord
    rule = "508.1b"
    en = "{count} or more of those creatures are attacking you and/or planeswalkers you control"
    es = "{count@f} o más de esas criaturas te atacan y/o atacan a planeswalkers que controlas"

    def lower(self, at: Lowering) -> conditions.Condition:
        attackers = _of_those(at, objects.AttacksPlayer(_YOU, planeswalkers_too=True))
        return conditions.Compare(attackers, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class NoneOfThoseAttackedYou(Condition):
    """none of those creatures attacked you (508.1b)"""

    rule = "508.1b"
    en = "none of those creatures attacked you"
    es = "ninguna de esas criaturas te atacó"

    def lower(self, at: Lowering) -> conditions.Condition:
        attacked = objects.ThisTurnTest(occurrence.Attacks(objects.Filter((), ()), _YOU))
        return conditions.Compare(_of_those(at, attacked), quantity.Comparison(quantity.EQUAL, quantity.Number(0)))


class YoureAttackingOpponents(Condition):
    """you're attacking two or more opponents (508.6)"""

    count: NumberWord
    rule = "508.6"
    en = "you're attacking {count} or more opponents"
    es = "estás atacando a {count} o más oponentes"

    def lower(self, at: Lowering) -> conditions.Condition:
        attacked = OpponentsBeingAttacked().lower(at)
        enough = conditions.Compare(attacked, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))
        return conditions.AllTrue((conditions.YourTurn(_YOU), enough))


class IsBlockingOrBlockedBy(Condition):
    """it's blocking or blocked by a Goblin or Orc (509.1g)"""

    other: Noun
    rule = "509.1g"
    en = "it's blocking or blocked by {other}"
    es = "bloquea o es bloqueada por {other}"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = objects.Each(at.filter(self.other))
        either = objects.AnyOf((objects.BlockingObject(found), objects.BlockedByObject(found)))
        return conditions.Fits(at.objects(It()), objects.Filter((either,)))


class MustBeBlockedBy(ObjectVerb):
    """must be blocked by an Eldrazi if able (509.1c)"""

    by: Noun
    rule = "509.1c"
    en = "must be blocked by {by:Determined} if able"
    es = "debe ser <bloqueado> por {by:Determined} si se puede"

    def lower(self, at: Lowering) -> effects.Effect:
        by = self.by
        if not isinstance(by, Determined) or not isinstance(by.determiner, A | CountedOrMore | ExactlyCounted):
            return at.refuse(by, "how many of them?")
        if isinstance(by.determiner, A):
            return at.restrict(static.MUST_BE_BLOCKED, other=at.filter(by))
        if at.filter(by) != ANY_CREATURE:
            return at.refuse(by, "so many of a kind")
        exactly = isinstance(by.determiner, ExactlyCounted)
        kind = static.MUST_BE_BLOCKED_BY_EXACTLY if exactly else static.MUST_BE_BLOCKED
        return at.restrict(kind, n=by.determiner.count.lower(at))


class OpponentsDealtCombatDamage(Measured):
    """the number of opponents that were dealt combat damage this turn (510.2)"""

    rule = "510.2"
    en = (
        "the number of opponents that were dealt combat damage this turn",
        "the number of opponents who were dealt combat damage this turn",
    )
    es = "la cantidad de oponentes que recibieron daño de combate este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        dealt = occurrence.DealsDamage(None, to_players=objects.IteratedPlayer(), combat=True)
        hit = objects.PlayersWho(objects.EachOpponent(), conditions.ThisTurnHappened(dealt))
        return quantity.CountPlayers(hit)


# ------------------------------------------------------------------------------------------------ who has the most


def _most(at: Lowering, what: Noun, who: objects.Players) -> conditions.Condition:
    """Return that nobody controls more of them than a player does."""
    number = controlled(at, what)
    greatest = quantity.GreatestOfPlayers(objects.EachPlayer(), number(objects.IteratedPlayer()))
    return conditions.Compare(number(who), quantity.Comparison(quantity.AT_LEAST, greatest))


class DefenderControlsTheMost(StateOfGame):
    """defending player controls the most creatures or is tied for the most (109.4)"""

    what: Noun
    rule = "109.4"
    en = "defending player controls the most {what:Plural} or is tied for the most"
    es = "el jugador defensor controla la mayor cantidad de {what:Plural@bare} o está empatado en la mayor cantidad"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _most(at, self.what, objects.DefendingPlayer())


class WhoLacksMaxSpeed(DoneBy):
    """doesn't have max speed (702.179)"""

    rule = "702.179"
    en = "doesn't have max speed"
    es = "no tenga velocidad máxima"

    def condition(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(has_mark("speed", 4, objects.IteratedPlayer()))


class ControlOneOfEachColor(StateOfGame):
    """you control a permanent of each color (105.1)"""

    rule = "105.1"
    en = "you control a permanent of each color"
    es = "controlas un permanente de cada color"

    def lower(self, at: Lowering) -> conditions.Condition:
        yours = objects.ControlledBy(_YOU)
        return conditions.AllTrue(
            tuple(
                conditions.Exists(objects.Filter((objects.HasColor(1 << i), yours)))
                for i in range(len(values.COLOR_NAMES))
            )
        )


# ------------------------------------------------------------------------------------------------ what it was


class HadNoCounters(Condition):
    """it had no counters on it (608.2h)"""

    what: NounPhrase
    rule = "608.2h"
    en = "{what@s} had no counters on it"
    es = ("{what=It@1} no tenía contadores sobre <él@1+s>", "{what@1+s} no tenía contadores sobre <él@1>")

    def lower(self, at: Lowering) -> conditions.Condition:
        some = objects.Filter((objects.Is(objects.HAS_COUNTER),), ())
        return conditions.NotTrue(conditions.Fits(as_it_was(at, self.what), some))


class ItDidntDie(Condition):
    """it didn't die, of what left the battlefield (700.4)"""

    rule = "700.4"
    en = "it didn't die"
    es = "no murió"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.binder.it(self)
        if not isinstance(found, objects.EventObject):
            return at.refuse(self, "of what did not leave")
        died = objects.Filter((objects.IsOneOf(found),), (values.GRAVEYARD,))
        return conditions.NotTrue(conditions.Exists(died))


class YouveSurveilled(Condition):
    """you've surveilled this turn (701.25)"""

    rule = "701.25"
    en = "you've surveilled this turn"
    es = "has vigilado este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.KeywordAction("surveil", _YOU))


class YouAmassed(After, Relative):
    """you amassed (701.47)"""

    rule = "701.47"
    en = "you amassed"
    es = "que enrolaste"

    def participle(self) -> str:
        return "amassed"


class DoubleToughnessOf(PlayerVerb):
    """Double the toughness of creatures (701.10a)."""

    what: Noun
    rule = "701.10a"
    en = "<double> the toughness of {what}"
    es = "<duplicar> las resistencias de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        if at.is_static or at.duration is None:
            return at.refuse(self, "how long?")
        own = quantity.StatOf(objects.Iterated(), quantity.TOUGHNESS)
        grown = change.Modify(quantity.Number(0), own, doubles=True)
        return effects.ForEachObject(what, effects.Continuous(objects.Iterated(), (grown,), at.duration))


class HarmChangedX(Clause):
    """ "If a source would deal damage, instead it deals that much damage plus X, where X is …" (614.1a)."""

    harm: WouldHarm
    how: OtherDamage
    measured: Measured
    rule = "614.1a"
    en = "if {harm} , instead it deals {how} , where X is {measured}"
    es = "si {harm} , en vez de eso , hace {how} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return other_amount(at.with_x(self.measured), self.harm, self.how, this_turn=False)
