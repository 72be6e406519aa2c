"""602.5: more of when abilities may be activated, by whom, and abilities with a name in front (702.57, 702.178)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import ActivatedLine, Costs, Line, PlainLine
from apnap.oracle.phrase.sentences import Effects
from apnap.oracle.words.activation import ActivationLimit, OneLimit, joined_limits, limited
from apnap.oracle.words.designations import has_mark
from apnap.oracle.words.steps import COMBAT, StepName, step_of


def during(*steps: int) -> dict[str, object]:
    """Return the limit that it is one of these steps."""
    return {"condition": conditions.DuringStep(steps)}


class LimitsAnd(ActivationLimit):
    """as a sorcery and only once each turn"""

    first: OneLimit
    second: OneLimit
    rule = "602.5"
    en = "{first} and only {second}"
    es = "{first} y solo {second}"

    def limits(self, at: Lowering) -> dict[str, object]:
        return joined_limits(self.first.limits(at), self.second.limits(at))


class ThreeLimits(ActivationLimit):
    """during your turn, only if you control a Swamp, and only once each turn"""

    first: OneLimit
    second: OneLimit
    third: OneLimit
    rule = "602.5"
    en = "{first} , only {second} , and only {third}"
    es = "{first} , solo {second} y solo {third}"

    def limits(self, at: Lowering) -> dict[str, object]:
        return joined_limits(joined_limits(self.first.limits(at), self.second.limits(at)), self.third.limits(at))


class OnlyOnce(OneLimit):
    """once: ever, for this object"""

    rule = "602.5b"
    en = "once"
    es = "una vez"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"once": True}


class DuringYourStep(OneLimit):
    """during your upkeep"""

    step: StepName
    rule = "602.5"
    en = "during your {step}"
    es = "durante tu {step}"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": step_of(objects.You(), self.step.number())}


class DuringAnyStep(OneLimit):
    """during any upkeep step"""

    step: StepName
    rule = "602.5"
    en = ("during any {step} step", "during any {step}")
    es = "durante cualquier {step}"

    def limits(self, at: Lowering) -> dict[str, object]:
        return during(self.step.number())


class DuringOpponentsTurn(OneLimit):
    """during an opponent's turn"""

    rule = "602.5"
    en = "during a opponent 's turn"
    es = "durante el turno de un oponente"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": conditions.YourTurn(objects.EachOpponent())}


class DuringOpponentsUpkeep(OneLimit):
    """during an opponent's upkeep"""

    step: StepName
    rule = "602.5"
    en = "during a opponent 's {step}"
    es = "durante el {step} de un oponente"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": step_of(objects.EachOpponent(), self.step.number())}


class DuringCombatOnly(OneLimit):
    """during combat"""

    rule = "506.1"
    en = "during combat"
    es = "durante el combate"

    def limits(self, at: Lowering) -> dict[str, object]:
        return during(*COMBAT)


class DuringDeclareAttackers(OneLimit):
    """during the declare attackers step"""

    rule = "508.1"
    en = "during the declare attackers step"
    es = "durante el paso de declarar atacantes"

    def limits(self, at: Lowering) -> dict[str, object]:
        return during(values.DECLARE_ATTACKERS)


class DuringTheirDrawStep(OneLimit):
    """ "during their draw step": of whoever activates it"""

    rule = "504.1"
    en = "during their draw step"
    es = "durante su paso de robar"

    def limits(self, at: Lowering) -> dict[str, object]:
        own = conditions.YourTurn(objects.You())
        return {"condition": conditions.AllTrue((own, conditions.DuringStep((values.DRAW,))))}


class DuringTheirTurn(OneLimit):
    """ "during their turn": of whoever activates it"""

    rule = "602.5"
    en = "during their turn"
    es = "durante su turno"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": conditions.YourTurn(objects.You())}


class DuringDeclareBlockers(OneLimit):
    """during the declare blockers step"""

    rule = "509.1"
    en = "during the declare blockers step"
    es = "durante el paso de declarar bloqueadores"

    def limits(self, at: Lowering) -> dict[str, object]:
        return during(values.DECLARE_BLOCKERS)


class DuringEndOfCombat(OneLimit):
    """during the end of combat step"""

    rule = "511.1"
    en = "during the end of combat step"
    es = "durante el paso de final del combate"

    def limits(self, at: Lowering) -> dict[str, object]:
        return during(values.END_COMBAT)


class BeforeBlockers(OneLimit):
    """before blockers are declared"""

    rule = "509.1"
    en = "before blockers are declared"
    es = "antes de que se declaren bloqueadores"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": conditions.BeforeStep(values.DECLARE_BLOCKERS)}


class AnyPlayerMayActivateOnly(Clause):
    """ "Any player may activate this ability but only as a sorcery" (602.2)."""

    limit: ActivationLimit
    rule = "602.2"
    en = "any player may activate this ability but only {limit}"
    es = "cualquier jugador puede activar esta habilidad , pero solo {limit}"

    def lower(self, at: Lowering) -> effects.Effect:
        limited(at, {"who": objects.EachPlayer(), **self.limit.limits(at)})
        return effects.Nothing()


class OpponentsMayActivateOnly(Clause):
    """ "Only your opponents may activate this ability" (602.2)."""

    rule = "602.2"
    en = "only your opponents may activate this ability"
    es = "solo tus oponentes pueden activar esta habilidad"

    def lower(self, at: Lowering) -> effects.Effect:
        limited(at, {"who": objects.EachOpponent()})
        return effects.Nothing()


class OpponentsMayActivateAndOnly(Clause):
    """ "Only your opponents may activate this ability and only as a sorcery" (602.2)."""

    limit: ActivationLimit
    rule = "602.2"
    en = "only your opponents may activate this ability and only {limit}"
    es = "solo tus oponentes pueden activar esta habilidad y solo {limit}"

    def lower(self, at: Lowering) -> effects.Effect:
        limited(at, {"who": objects.EachOpponent(), **self.limit.limits(at)})
        return effects.Nothing()


# ------------------------------------------------------------------------------------------------ names in front


def activated(at: Lowering, costs: Costs, text: Effects) -> ability.Activated:
    """Return the activated ability behind a name."""
    (found,) = ActivatedLine(costs, text).abilities(at)
    assert isinstance(found, ability.Activated)
    return found


class ForecastLine(PlainLine):
    """ "Forecast — {1}{U}, Reveal this card from your hand: …": in your upkeep, once each turn (702.57)."""

    costs: Costs
    effects: Effects
    rule = "702.57b"
    en = "forecast -- {costs} : {effects}"
    es = "presagiar -- {costs} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        found = activated(at, self.costs, self.effects)
        asked = {"condition": step_of(objects.You(), values.UPKEEP)}
        limits: dict[str, Any] = joined_limits({"condition": found.condition}, asked)
        return (replace(found, zones=(values.HAND,), limit=1, keyword="forecast", **limits),)


class PowerUpLine(PlainLine):
    """ "Power-up — {5}{U}: …": once only; less by the mana cost if it entered this turn (602.5b, 118.7)."""

    costs: Costs
    effects: Effects
    rule = "602.5b"
    en = "power-up -- {costs} : {effects}"
    es = "potenciar -- {costs} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        found = activated(at, self.costs, self.effects)
        new = objects.Filter((objects.Is(objects.ENTERED_THIS_TURN),), ())
        less = static.CostChange(
            objects.EachPlayer(),
            abilities_of=objects.Filter((objects.IsSource(),), ()),
            condition=conditions.Fits(objects.This(), new),
            less=True,
            own_mana_cost=True,
        )
        return (replace(found, once=True, keyword="power-up", cost_changes=(*found.cost_changes, less)),)


class MaxSpeedLine(PlainLine):
    """ "Max speed — {T}: Add {R}{R}.": an ability that it has as long as your speed is 4 (702.178)."""

    line: Line
    rule = "702.178a"
    en = "max speed -- {line:PlainLine}"
    es = "velocidad máxima -- {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return tuple(self._fast(at, one) for one in self.line.abilities(at))

    def _fast(self, at: Lowering, one: ability.Ability) -> ability.Ability:
        fast = has_mark("speed", 4)
        if not isinstance(one, ability.Activated | ability.Triggered | ability.Static):
            return at.refuse(self.line, "not an ability that can have a condition")
        if isinstance(one, ability.Static) and any(isinstance(part, static.EntersModified) for part in one.parts):
            return at.refuse(self.line, "how something enters")
        both = fast if one.condition is None else conditions.AllTrue((fast, one.condition))
        return replace(one, condition=both)
