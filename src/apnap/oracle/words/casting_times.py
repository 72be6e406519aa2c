"""601.3: more of when a spell may be cast: steps of combat, whose turn, and what was attacked."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, quantity, values
from apnap.abilities.quantity import Comparison, Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.words.spell_lines import CastLimit
from apnap.oracle.words.steps import COMBAT, StepName, step_of

_OF_OPPONENTS = conditions.YourTurn(objects.EachOpponent())


class CastLimitsAnd(CastLimit):
    """during the declare attackers step and only if you've been attacked this step"""

    first: CastLimit
    second: CastLimit
    rule = "601.3"
    en = "{first} and only {second}"
    es = "{first} y solo {second}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((self.first.lower(at), self.second.lower(at)))


class CastOnOpponentsTurn(CastLimit):
    """during combat on an opponent's turn"""

    limit: CastLimit
    rule = "601.3"
    en = "{limit} on a opponent 's turn"
    es = "{limit} en el turno de un oponente"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((_OF_OPPONENTS, self.limit.lower(at)))


class CastOnYourTurn(CastLimit):
    """during combat on your turn"""

    limit: CastLimit
    rule = "601.3"
    en = "{limit} on your turn"
    es = "{limit} en tu turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((conditions.YourTurn(objects.You()), self.limit.lower(at)))


class CastInOpponentsTurn(CastLimit):
    """during an opponent's turn"""

    rule = "601.3"
    en = "during a opponent 's turn"
    es = "durante el turno de un oponente"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _OF_OPPONENTS


class CastInOpponentsStep(CastLimit):
    """during an opponent's upkeep"""

    step: StepName
    rule = "601.3"
    en = "during a opponent 's {step}"
    es = "durante el {step} de un oponente"

    def lower(self, at: Lowering) -> conditions.Condition:
        return step_of(objects.EachOpponent(), self.step.number())


class CastInDeclareBlockers(CastLimit):
    """during the declare blockers step"""

    rule = "509.1"
    en = "during the declare blockers step"
    es = "durante el paso de declarar bloqueadores"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.DuringStep((values.DECLARE_BLOCKERS,))


class CastAfterBlocks(CastLimit):
    """during combat after blockers are declared"""

    rule = "509.1"
    en = "during combat after blockers are declared"
    es = "durante el combate después de que se declaren bloqueadores"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.SinceStep(values.DECLARE_BLOCKERS)


class CastBeforeAttackers(CastLimit):
    """before attackers are declared"""

    rule = "508.1"
    en = "before attackers are declared"
    es = "antes de que se declaren atacantes"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.BeforeStep(values.DECLARE_ATTACKERS)


class CastBeforeBlockers(CastLimit):
    """before blockers are declared"""

    rule = "509.1"
    en = "before blockers are declared"
    es = "antes de que se declaren bloqueadores"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.BeforeStep(values.DECLARE_BLOCKERS)


class CastBeforeDamage(CastLimit):
    """before the combat damage step"""

    rule = "510.1"
    en = "before the combat damage step"
    es = "antes del paso de daño de combate"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.BeforeStep(values.FIRST_COMBAT_DAMAGE)


class CastAfterCombat(CastLimit):
    """after combat"""

    rule = "506.1"
    en = "after combat"
    es = "después del combate"

    def lower(self, at: Lowering) -> conditions.Condition:
        begun = quantity.ThisTurn(occurrence.BeginningOf(values.BEGIN_COMBAT, objects.EachPlayer()))
        combat = conditions.Compare(begun, Comparison(quantity.AT_LEAST, Number(1)))
        another = conditions.Compare(begun, Comparison(quantity.AT_LEAST, Number(2)))
        over = conditions.AnyTrue((conditions.NotTrue(conditions.DuringStep(COMBAT)), another))
        return conditions.AllTrue((combat, over))


class BeenAttacked(Condition):
    """you've been attacked this step (508.1)"""

    rule = "508.1"
    en = "you've been attacked this step"
    es = "fuiste atacado en este paso"

    def lower(self, at: Lowering) -> conditions.Condition:
        unattacked = objects.AllBut(objects.You(), objects.AttackedThisCombat())
        attacked = conditions.Compare(quantity.CountPlayers(unattacked), Comparison(quantity.EQUAL, Number(0)))
        return conditions.AllTrue((conditions.DuringStep((values.DECLARE_ATTACKERS,)), attacked))
