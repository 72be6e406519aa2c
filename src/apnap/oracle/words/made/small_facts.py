"""Small facts in conditions and numbers: sizes compared, colors and abilities that something had, how it died."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Comparison, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SimpleClause, SuffixedClause
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.measures import Measured, only_one
from apnap.oracle.phrase.modifiers import Size, size_tests
from apnap.oracle.phrase.numbers import Cardinal, NumberWord
from apnap.oracle.phrase.roots import Condition, NounPhrase, OtherPlayer, Possessor
from apnap.oracle.phrase.sentences import Effects
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.any_amounts import LIFE_PAID
from apnap.oracle.words.keyword_lines import Grants, plain_keyword
from apnap.oracle.words.keywords import Keyword
from apnap.oracle.words.lives_and_damage import died_this_way
from apnap.oracle.words.pasts import as_it_was
from apnap.oracle.words.players_described import YOUR_TEAM
from apnap.oracle.words.quantities import Rounding


class GreaterThanTheOthers(Condition):
    """that creature's power is greater than this creature's (208)"""

    whose: Possessor
    stat: Stat
    other: Possessor
    rule = "208"
    en = "{whose} {stat} is greater than {other}"
    es = "<el@1> {stat@1} de {whose:OfObject} es mayor que <el@1> de {other:OfObject}"

    def lower(self, at: Lowering) -> conditions.Condition:
        one = only_one(at, self, self.whose.of_object(at))
        other = only_one(at, self, self.other.of_object(at))
        if one == other:
            return at.refuse(self.other, "greater than whose?")
        mine, theirs = (quantity.StatOf(what, self.stat.number()) for what in (one, other))
        return conditions.Compare(mine, Comparison(quantity.GREATER, theirs))


class IsOfSize(Condition):
    """that creature is 1/1 (208)"""

    what: NounPhrase
    size: Size
    rule = "208"
    en = "{what@1+s} is {size}"
    es = ("{what@1+s} es {size}", "{what=It@1} es {size}")

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = size_tests(at, self.size, self.size, (quantity.POWER, quantity.TOUGHNESS))
        return conditions.Fits(at.objects(self.what), objects.Filter(tests, ()))


class DidntHaveAbility(Condition):
    """it didn't have decayed (608.2h)"""

    what: NounPhrase
    grants: Grants
    rule = "608.2h"
    en = "{what@s} didn't have {grants}"
    es = ("{what=It@1} no tenía {grants@inf}", "{what@s} no tenía {grants@inf}")

    def lower(self, at: Lowering) -> conditions.Condition:
        tests = tuple(objects.HasKeyword(plain_keyword(one)) for one in self.grants.abilities(at))
        without = objects.Filter((objects.Not(at.all_of(tests)),), ())
        return conditions.Fits(as_it_was(at, self.what), without)


class WasAllColors(Condition):
    """that card was all colors (105.2)"""

    what: NounPhrase
    rule = "105.2"
    en = "{what@s} was all colors"
    es = ("{what=It@1} era de todos los colores", "{what@s} era de todos los colores")

    def lower(self, at: Lowering) -> conditions.Condition:
        five = Comparison(quantity.EQUAL, quantity.Number(len(values.COLOR_NAMES)))
        return conditions.Fits(as_it_was(at, self.what), objects.Filter((objects.ColorCount(five),), ()))


class DiesThisWay(Condition):
    """that creature dies this way (700.4)"""

    rule = "700.4"
    en = "that creature dies this way"
    es = "esa criatura muere de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        dead = died_this_way(at, self, objects.Filter((objects.HasCardType(values.CREATURE),), ()))
        return conditions.Compare(dead, Comparison(quantity.GREATER, quantity.Number(0)))


class WordOrGreater(Limit):
    """ "seven or greater"."""

    count: NumberWord
    en = "{count} or greater"
    es = "{count@f} o más"

    def lower(self, at: Lowering) -> Comparison:
        return Comparison(quantity.AT_LEAST, self.count.lower(at))


class TheOneThatDied(NounPhrase):
    """the creature that died (603.10a)"""

    rule = "603.10a"
    en = "the creature that died =s"
    es = "la criatura que murió =s+f"

    def lower(self, at: Lowering) -> objects.Objects:
        if not any(isinstance(one.node, objects.EventObject) for one in at.binder.objects):
            return at.unbound(self, "nothing died before")
        return objects.EventObject()


class LifePaidAsThisEntered(Measured):
    """the life paid as this artifact entered (607.2d)"""

    what: NounPhrase
    rule = "607.2d"
    en = "the life paid as {what:Determined} entered"
    es = "las vidas pagadas en cuanto {what:Determined} entró"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.NotedNumber(LIFE_PAID) if self.what.is_self() else at.refuse(self.what)


class DrawAndLoseEqual(PlayerVerb):
    """Draw cards and lose life equal to a quantity (121.1, 119.3)."""

    measured: Measured
    rule = "121.1"
    en = "<draw> cards and <lose> life equal to {measured}"
    es = "<robar> cartas y <perder> vidas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.measured.lower(at)
        return effects.Sequence((effects.Draw(at.who, n, slot=at.slot()), effects.LoseLife(at.who, n)))


class EachTeammate(OtherPlayer):
    """each of your teammates (102.3)"""

    rule = "102.3"
    en = "each of your teammates =s+3"
    es = "cada uno de tus compañeros de equipo =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.AllBut(YOUR_TEAM, objects.You()))


# ------------------------------------------------------------------------------------------------ numbers


class XMinusOne(Cardinal):
    """X minus one (107.3)"""

    rule = "107.3"
    en = "X minus one =p"
    es = "X menos uno =p"

    def lower(self, at: Lowering) -> Quantity:
        return quantity.Minus(at.x(), quantity.Number(1))


class HalfXCount(Cardinal):
    """half X, in a clause that says how it is rounded (107.1a)"""

    rule = "107.1a"
    en = "half X =p"
    es = "la mitad de X =p"

    def lower(self, at: Lowering) -> Quantity:
        if "rounding" not in at.shared.limits:
            return at.refuse(self, "rounded how?")
        return quantity.Half(at.x(), at.shared.limits.pop("rounding"))


class HalfOfXRounded(SuffixedClause):
    """ "Create half X Food tokens, rounded up" (107.1a)."""

    clause: SimpleClause
    rounding: Rounding
    rule = "107.1a"
    en = "{clause} , {rounding}"
    es = "{clause} , {rounding}"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["rounding"] = self.rounding.is_up()
        found = at.effect(self.clause)
        return found if at.shared.limits.pop("rounding", None) is None else at.refuse(self, "what is rounded?")


# ------------------------------------------------------------------------------------------------ lines, keywords


class PlainVanishing(Keyword):
    """ "Vanishing" (702.63b)."""

    rule = "702.63b"
    en = "vanishing"
    es = "desmaterializarse"

    def ability(self, at: Lowering) -> ability.Ability:
        return ability.Keyword("vanishing")


class WhenCastOrCycled(PlainLine):
    """ "When you cast or cycle ~, …": two events that never happen at the same time (702.29c)."""

    what: NounPhrase
    effects: Effects
    rule = "702.29c"
    en = "when you cast or cycle {what:SelfReference} , {effects}"
    es = "cuando lances o actives la habilidad de ciclo de {what:SelfReference} , {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        this = objects.Filter((objects.IsSource(), objects.Is(objects.IS_SPELL)), (values.STACK,))
        at.begin_event(objects.This(), False)
        body = self.effects.body(at)
        cast = ability.Triggered(occurrence.Casts(objects.You(), this), body, zones=(values.STACK,))
        cycled = occurrence.Cycles(objects.You(), objects.Filter((objects.IsSource(),), ()))
        return (cast, ability.Triggered(cycled, body, zones=(values.GRAVEYARD,)))
