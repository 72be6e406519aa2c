"""603.2b: the beginnings of steps and phases."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities import condition as conditions
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Trigger
from apnap.oracle.phrase.roots import Player, Possessor

COMBAT = (
    values.BEGIN_COMBAT,
    values.DECLARE_ATTACKERS,
    values.DECLARE_BLOCKERS,
    values.FIRST_COMBAT_DAMAGE,
    values.COMBAT_DAMAGE,
    values.END_COMBAT,
)
"""The steps of the combat phase (506.1), in order."""


def step_of(whose: objects.Players, *steps: int) -> conditions.Condition:
    """Return that it is one of these steps of the turn of such a player."""
    return conditions.AllTrue((conditions.YourTurn(whose), conditions.DuringStep(steps)))


def beginning(at: Lowering, found: occurrence.BeginningOf) -> ability.Triggered:
    """Return a trigger on the beginning of a step; "that player" is the one whose turn it is."""
    at.binder.players.clear()
    if not isinstance(found.whose, objects.You):
        at.binder.mention_players(objects.EventPlayer(), False)
    return ability.Triggered(found, ability.Body())


class At(Trigger):
    """At the beginning of … (603.2b)"""

    step: StepTime
    rule = "603.2b"
    en = "at the beginning of {step}"
    es = "al comienzo de {step}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return beginning(at, self.step.occurrence(at))


class EndOfCombat(Trigger):
    """The beginning of the end of combat step (511.2)."""

    whose: ClassVar[objects.Players] = objects.You()

    def trigger(self, at: Lowering) -> ability.Triggered:
        return beginning(at, occurrence.BeginningOf(values.END_COMBAT, self.whose))


class AtEndOfCombat(EndOfCombat):
    """At end of combat (511.2)"""

    whose = objects.EachPlayer()
    rule = "511.2"
    en = "at end of combat"
    es = "al final del combate"


class AtEndOfCombatOnYourTurn(EndOfCombat):
    """At end of combat on your turn (511.2)"""

    rule = "511.2"
    en = "at end of combat on your turn"
    es = "al final del combate en tu turno"


class EndOfCombatOnYourTurn(EndOfCombat):
    """At the end of combat on your turn (511.2)"""

    rule = "511.2"
    en = "at the end of combat on your turn"
    es = "al final del combate en tu turno"


class StepTime(Construct):
    """The beginning of which step of whose turn."""

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        """Return the occurrence."""
        return at.refuse(self)


class StepName(Construct):
    """A step or phase."""

    def number(self) -> int:
        """Return the number of :mod:`apnap.abilities.values`."""
        raise NotImplementedError

    def begins(self, whose: objects.Players) -> occurrence.BeginningOf:
        """Return that this step or phase of somebody's turn begins."""
        return occurrence.BeginningOf(self.number(), whose)


class UpkeepStep(StepName):
    """upkeep (503)"""

    rule = "503.1"
    en = "upkeep"
    es = "mantenimiento =s+m"

    def number(self) -> int:
        return values.UPKEEP


class DrawStep(StepName):
    """draw step (504)"""

    rule = "504.1"
    en = "draw step"
    es = "paso de robar =s+m"

    def number(self) -> int:
        return values.DRAW


class EndStep(StepName):
    """end step (513)"""

    rule = "513.1"
    en = "end step"
    es = "paso final =s+m"

    def number(self) -> int:
        return values.END


class FirstMainPhase(StepName):
    """first main phase (505)"""

    rule = "505.1"
    en = ("first main phase", "precombat main phase")
    es = "primera fase principal =s+f"

    def number(self) -> int:
        return values.PRECOMBAT_MAIN


class SecondMainPhase(StepName):
    """second main phase (505.1b)"""

    rule = "505.1b"
    en = "second main phase"
    es = "segunda fase principal =s+f"

    def number(self) -> int:
        return values.POSTCOMBAT_MAIN

    def begins(self, whose: objects.Players) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(self.number(), whose, nth_main=2)


class PostcombatMainPhase(StepName):
    """postcombat main phase (505.1a)"""

    rule = "505.1a"
    en = "postcombat main phase"
    es = "fase principal poscombate =s+f"

    def number(self) -> int:
        return values.POSTCOMBAT_MAIN


class YourStep(StepTime):
    """your upkeep"""

    step: StepName
    en = "your {step}"
    es = "tu {step}"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return self.step.begins(objects.You())


class EachStep(StepTime):
    """each upkeep"""

    step: StepName
    en = ("each {step}", "the {step}")
    es = ("cada {step}", "el {step@m}", "la {step@f}")

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return self.step.begins(objects.EachPlayer())


class PlayersStep(StepTime):
    """each opponent's upkeep"""

    whose: Possessor
    step: StepName
    en = "{whose:OfPlayer} {step}"
    es = "(el|la) {step} de {whose:OfPlayer}"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return self.step.begins(self.whose.of_player(at))


class EachOfYourMains(StepTime):
    """each of your main phases (505.1)"""

    rule = "505.1"
    en = "each of your main phases"
    es = "cada una de tus fases principales"


class EachPostcombatMain(StepTime):
    """each of your postcombat main phases (505.1a)"""

    rule = "505.1a"
    en = "each of your postcombat main phases"
    es = "cada una de tus fases principales poscombate"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(values.POSTCOMBAT_MAIN, objects.You())


class CombatOnYourTurn(StepTime):
    """combat on your turn (507)"""

    rule = "507.1"
    en = "combat on your turn"
    es = "el combate en tu turno"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(values.BEGIN_COMBAT, objects.You())


class CombatOnTurnOf(StepTime):
    """combat on each opponent's turn (507)"""

    whose: Possessor
    rule = "507.1"
    en = "combat on {whose:OfPlayer} turn"
    es = "el combate en el turno de {whose:OfPlayer}"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(values.BEGIN_COMBAT, self.whose.of_player(at))


class EachCombatStep(StepTime):
    """each combat (507)"""

    rule = "507.1"
    en = "each combat"
    es = "cada combate"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return occurrence.BeginningOf(values.BEGIN_COMBAT, objects.EachPlayer())


class StepOf(StepTime):
    """the upkeep of enchanted creature's controller"""

    step: StepName
    who: Player
    en = "the {step} of {who:OtherPlayer}"
    es = "<el@1> {step@1} de {who:OtherPlayer}"

    def occurrence(self, at: Lowering) -> occurrence.BeginningOf:
        return self.step.begins(self.who.lower(at))
