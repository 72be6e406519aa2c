"""608.2d, 607.2d: numbers that a player chooses, what was not chosen, and damage that is prevented by what was paid."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, ClauseGroup, SubjectClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.any_amounts import Payable
from apnap.oracle.words.dice import RowNumber
from apnap.oracle.words.going_elsewhere import WouldObject


class ChooseNumberBetween(PlayerVerb):
    """Choose a number between 1 and 10 (608.2d)."""

    least: RowNumber
    most: RowNumber
    rule = "608.2d"
    en = "<choose> a number between {least} and {most}"
    es = "<elegir> un número entre {least} y {most}"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot()
        at.shared.limits["number chosen"] = quantity.AmountInSlot(slot)
        return effects.ChooseWord(at.who, effects.CHOOSE_NUMBER, slot, minimum=self.least.n, maximum=self.most.n)


class ChosenNumber(Measured):
    """the chosen number (607.2d)"""

    rule = "607.2d"
    en = "the chosen number"
    es = "el número elegido"

    def lower(self, at: Lowering) -> quantity.Quantity:
        found: quantity.Quantity | None = at.shared.limits.get("number chosen")
        return quantity.NotedNumber("number") if found is None else found


class WithAnyOfThree(After, Relative):
    """with mana value, power, or toughness equal to the chosen number"""

    measured: ChosenNumber
    rule = "208.1"
    en = "with mana value , power , or toughness equal to {measured}"
    es = "con valor de maná , fuerza o resistencia igual a {measured}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        same = quantity.Comparison(quantity.EQUAL, self.measured.lower(at))
        stats = (quantity.MANA_VALUE, quantity.POWER, quantity.TOUGHNESS)
        return (objects.AnyOf(tuple(objects.Stat(stat, same) for stat in stats)),)


class NotChosenThisWay(After, Relative):
    """not chosen this way (608.2c)"""

    rule = "608.2c"
    en = "not chosen this way"
    es = ("que no se eligió de esta manera =s", "que no se eligieron de esta manera =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.IsOneOf(at.done_to(self, "chosen"))),)


class PaidByThem(Measured):
    """the amount of mana that player paid this way (608.2c)"""

    what: Payable
    rule = "608.2c"
    en = "the amount of {what} that player paid this way"
    es = "la cantidad de {what} que ese jugador pagó de esta manera"

    def lower(self, at: Lowering) -> quantity.Quantity:
        paid = [node.slot for node in at.said() if isinstance(node, effects.MayPay) and node.any_amount and node.slot]
        return quantity.AmountInSlot(paid[-1]) if paid else at.unbound(self, "nothing was paid before")


class PreventSomeOfThat(Clause):
    """ "Prevent X of that damage, where X is …" (615.5)."""

    measured: Measured
    rule = "615.5"
    en = "prevent X of that damage , where X is {measured}"
    es = "prevén X de ese daño , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.measured.lower(at)

        def shielded(one: effects.DealDamage) -> effects.Effect:
            if one.objects is not None or one.players is None or one.source != objects.This():
                return at.refuse(self, "of damage to something else than a player, or of another source")
            shield = effects.PreventDamage(n, players=one.players, source=one.source, next_time=True)
            return effects.Sequence((shield, one))

        last = at.shared.sentences[-1] if at.shared.sentences else []
        if len(last) != 1 or not isinstance(last[0], effects.DealDamage) or not at.amend(effects.DealDamage, shielded):
            return at.refuse(self, "of which damage?")
        return effects.Nothing()


class CantAndWouldDie(ClauseGroup):
    """ "It can't be regenerated this turn, and if it would die this turn, exile it instead"."""

    first: SubjectClause
    second: WouldObject
    rule = "614.6"
    en = ("{first} , and {second}", "{first} and {second}")
    es = "{first} y {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sequence((self.first, self.second))


class YouAreDefendingPlayer(Condition):
    """you're the defending player (508.5)"""

    rule = "508.5"
    en = "you're the defending player"
    es = "<ser@0+2+s> el jugador defensor"

    def lower(self, at: Lowering) -> conditions.Condition:
        others = quantity.CountPlayers(objects.AllBut(objects.DefendingPlayer(), objects.You()))
        both = quantity.CountPlayers(objects.DefendingPlayer())
        none = quantity.Comparison(quantity.EQUAL, quantity.Number(0))
        one = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))
        return conditions.AllTrue((conditions.Compare(both, one), conditions.Compare(others, none)))
