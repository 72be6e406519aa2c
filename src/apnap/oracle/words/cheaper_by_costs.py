"""601.2b, 601.2f: additional costs paid any number of times, each of which makes the spell cheaper."""

from __future__ import annotations

from apnap.abilities import ability, cost, objects, quantity, static, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import AnyNumberOf
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.noun_phrases import Determined, Singular
from apnap.oracle.phrase.relatives_of_state import ThisWay
from apnap.oracle.phrase.roots import Noun, UnitPhrase
from apnap.oracle.words.cost_changes import amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.spell_lines import ADDITIONAL


class AnyNumberPaid(Construct):
    """What any number of is given for a spell."""

    def described(self, at: Lowering, what: Noun) -> objects.Filter:
        """Return the description of each of them."""
        if not isinstance(what, Determined) or not isinstance(what.determiner, AnyNumberOf):
            return at.refuse(what, "how many?")
        return at.filter(what)

    def one(self, at: Lowering) -> tuple[cost.Cost, str]:
        """Return the cost of giving one of them, and what was done to it."""
        return at.refuse(self)


class SacrificeAny(AnyNumberPaid):
    """sacrifice any number of creatures"""

    what: Noun
    rule = "701.21"
    en = "sacrifice {what:Determined}"
    es = "sacrificar {what:Determined}"

    def one(self, at: Lowering) -> tuple[cost.Cost, str]:
        return cost.Cost(None, (cost.SacrificeObjects(self.described(at, self.what)),)), "sacrificed"


class TapAny(AnyNumberPaid):
    """tap any number of untapped creatures you control"""

    what: Noun
    rule = "701.26a"
    en = "tap {what:Determined}"
    es = "girar {what:Determined}"

    def one(self, at: Lowering) -> tuple[cost.Cost, str]:
        return cost.Cost(None, (cost.TapObjects(self.described(at, self.what)),)), "tapped"


class ExileAny(AnyNumberPaid):
    """exile any number of white cards from your hand"""

    what: Noun
    rule = "701.13"
    en = "exile {what:Determined}"
    es = "exiliar {what:Determined}"

    def one(self, at: Lowering) -> tuple[cost.Cost, str]:
        found = self.described(at, self.what)
        if found.zones not in ((values.HAND,), (values.GRAVEYARD,)):
            return at.refuse(self.what, "from somewhere else than a hand or a graveyard")
        return cost.Cost(None, (cost.ExileObjects(found),)), "exiled"


class CheaperForEachPaid(Line):
    """ "As an additional cost to cast this spell, you may sacrifice any number of creatures. This spell costs {2} less
    to cast for each creature sacrificed this way." (601.2f)"""

    paid: AnyNumberPaid
    mana: Mana
    unit: UnitPhrase
    rule = "601.2f"
    en = (
        "as a additional cost to cast this spell , you may {paid} . "
        "this spell costs {mana} less to cast for each {unit@s} ."
    )
    es = (
        "como coste adicional para lanzar este hechizo , puedes {paid} . "
        "te cuesta {mana} menos lanzar este hechizo por cada {unit@s} ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        price, deed = self.paid.one(at)
        unit = self.unit
        ways = [one for one in unit.modifiers if isinstance(one, ThisWay)] if isinstance(unit, Singular) else []
        if not isinstance(unit, Singular) or len(ways) != 1 or ways[0].deed.lemma != deed or len(unit.modifiers) > 1:
            return at.refuse(unit, "another thing than what is paid")
        less = static.CostChange(
            objects.EachPlayer(),
            objects.Filter((objects.IsSource(),), (values.STACK,)),
            **{**amounts(at, self.mana, less=True), "times": quantity.CostAmount(ADDITIONAL)},
        )
        more = static.AdditionalCost(price, optional=True, id=ADDITIONAL, repeatable=True)
        return (ability.Static((more, less), zones=(values.STACK,)),)
