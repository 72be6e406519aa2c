"""102: players by what they control: "each player who controls a multicolored creature"."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.comparing_players import controlled
from apnap.oracle.words.conditions import exists
from apnap.oracle.words.players_described import DoneBy, OpponentOfWhomUnit


class WhoControls(DoneBy):
    """controls a multicolored creature"""

    what: Noun
    rule = "109.4"
    en = "controls {what}"
    es = "controle {what}"

    def condition(self, at: Lowering) -> conditions.Condition:
        return exists(at, self.what, (objects.ControlledBy(objects.IteratedPlayer()),))


class WhoDoesntControl(DoneBy):
    """doesn't control an Elf"""

    what: Noun
    rule = "109.4"
    en = "doesn't control {what:Determined}"
    es = "no controle {what:Determined}"

    def condition(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(exists(at, self.what, (objects.ControlledBy(objects.IteratedPlayer()),)))


class WhoControlsFewer(DoneBy):
    """controls fewer creatures than you"""

    what: Noun
    rule = "109.4"
    en = "controls fewer {what:Plural} than you"
    es = "controle menos {what:Plural@bare} que tú"

    def condition(self, at: Lowering) -> conditions.Condition:
        return _compared_with_you(at, self.what, quantity.LESS)


class WhoControlsMore(DoneBy):
    """controls more creatures than you"""

    what: Noun
    rule = "109.4"
    en = "controls more {what:Plural} than you"
    es = "controle más {what:Plural@bare} que tú"

    def condition(self, at: Lowering) -> conditions.Condition:
        return _compared_with_you(at, self.what, quantity.GREATER)


def _compared_with_you(at: Lowering, what: Noun, op: int) -> conditions.Condition:
    """Return that the number of such permanents of a player compares so with the number of yours."""
    number = controlled(at, what)
    return conditions.Compare(number(objects.IteratedPlayer()), quantity.Comparison(op, number(objects.You())))


class OpponentsWhoControl(Measured):
    """the number of opponents who control an artifact"""

    what: Noun
    rule = "102.3"
    en = "the number of opponents who control {what:Determined}"
    es = "la cantidad de oponentes que controlan {what:Determined}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return OpponentOfWhomUnit(WhoControls(self.what)).lower(at)


class OpponentsWhoControlMore(Measured):
    """the number of opponents who control more creatures than you"""

    what: Noun
    rule = "102.3"
    en = "the number of opponents who control more {what:Plural} than you"
    es = "la cantidad de oponentes que controlan más {what:Plural@bare} que tú"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return OpponentOfWhomUnit(WhoControlsMore(self.what)).lower(at)
