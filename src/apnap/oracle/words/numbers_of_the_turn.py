"""Numbers of this turn and of zones: what died, damage dealt, spells cast before, unspent mana, counters in figures."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.nouns import Head
from apnap.oracle.phrase.numbers import Amount, CounterKind, Digits, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, Possessor, UnitPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.player_events import spell_filter

_YOU = objects.You()


class ThereAreCountersInFigures(StateOfGame):
    """there are 100 or more tower counters on this enchantment"""

    count: Digits
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "there are {count} or more {counter} counters on {what}"
    es = "<haber@0+3+s> {count} o más contadores {counter} sobre {what}"

    def lower(self, at: Lowering) -> conditions.Condition:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(quantity.CountersOn(at.objects(self.what), self.counter.kind()), least)


class LifeTotalUnder(Condition):
    """your life total is less than 7"""

    whose: Possessor
    amount: Amount
    rule = "119.1"
    en = "{whose} life total is less than {amount}"
    es = (
        "{whose:ShortPossessor@s} total de vidas <ser@0+3+s> menor que {amount}",
        "el total de vidas de {whose:OfPlayer} <ser@0+3+s> menor que {amount}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        who = self.whose.of_player(at)
        if not isinstance(who, objects.You):
            return at.refuse(self.whose, "of several players")
        life = quantity.PlayerStat(who, quantity.LIFE)
        return conditions.Compare(life, quantity.Comparison(quantity.LESS, self.amount.lower(at)))


class NoncombatDamageToOpponents(Measured):
    """ "the total amount of noncombat damage dealt to your opponents this turn"."""

    rule = "120.3"
    en = "the total amount of noncombat damage dealt to your opponents this turn"
    es = "la cantidad total de daño que no sea de combate hecho a tus oponentes este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        dealt = occurrence.DealsDamage(to_players=objects.EachOpponent(), combat=False)
        return quantity.ThisTurn(dealt, amounts=True)


class UnspentManaUnit(Unit):
    """ "unspent green mana you have"."""

    color: Color
    rule = "106.4"
    en = "unspent {color} mana you have"
    es = "maná {color@m+s} sin usar que tengas"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.UnspentMana(_YOU, self.color.mask)


class ThereAreInAllGraveyards(StateOfGame):
    """there are ten or more creature cards total in all graveyards"""

    count: NumberWord
    what: Noun
    rule = "404.1"
    en = "there are {count} or more {what:Plural} total in all graveyards"
    es = "<haber@0+3+s> {count} o más {what:Plural@bare} en total en todos los cementerios"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.what)
        if found.zones:
            return at.refuse(self.what, "in another zone")
        cards = quantity.CountOf(objects.Filter(found.tests, (values.GRAVEYARD,)))
        return conditions.Compare(cards, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))


class CastBeforeItUnit(Unit):
    """ "other instant and sorcery spell you've cast before it this turn"."""

    what: UnitPhrase
    rule = "601.2i"
    en = "other {what@s} you've cast before it this turn"
    es = "<otro@1> {what@1+s} que hayas lanzado antes este turno"

    def lower(self, at: Lowering) -> quantity.Quantity:
        if not isinstance(at.binder.its(self), objects.EventObject):
            return at.refuse(self, "before which spell?")
        return quantity.CastBefore(spell_filter(at, self.what), _YOU)


class DestroyedOfTheirs(Measured):
    """ "the number of creatures they controlled that were destroyed this way"."""

    head: Head
    rule = "608.2c"
    en = "the number of {head@p} they controlled that were destroyed this way"
    es = (
        "la cantidad de {head@p+m+bare} que controlaba que fueron destruidos de esta manera",
        "la cantidad de {head@p+f+bare} que controlaba que fueron destruidas de esta manera",
    )

    def lower(self, at: Lowering) -> quantity.Quantity:
        theirs = objects.ControlledBy(objects.IteratedPlayer())
        of_kind = objects.Filter((*self.head.tests(at), theirs), ())
        return quantity.CountObjects(objects.Those(at.done_to(self, "destroyed"), of_kind))
