"""102: players by what they control: "each player who controls a multicolored creature"."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.conditions import exists
from apnap.oracle.words.players_described import DoneBy


class WhoControls(DoneBy):
    """controls a multicolored creature"""

    what: Noun
    rule = "109.4"
    en = "controls {what}"
    es = "controle {what}"

    def condition(self, at: Lowering) -> conditions.Condition:
        return exists(at, self.what, (objects.ControlledBy(objects.IteratedPlayer()),))


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
    found = at.filter(what)
    theirs, yours = (
        quantity.CountOf(replace(found, tests=(*found.tests, objects.ControlledBy(who))))
        for who in (objects.IteratedPlayer(), objects.You())
    )
    return conditions.Compare(theirs, quantity.Comparison(op, yours))
