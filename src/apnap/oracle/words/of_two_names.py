"""Conditions about permanents of two names: "if you control creatures named … and …" (201.2)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.relatives_of_state import Name, Named
from apnap.oracle.phrase.roots import Player
from apnap.oracle.words.conditions import StateOfGame


class ControlsBothNamed(StateOfGame):
    """you control creatures named Sun Bearer and Moon Bearer: one of each name"""

    who: Player
    what: Plural
    second: Name
    rule = "201.2"
    en = "{who@1} <control@1> {what} and {second}"
    es = (
        "{who:OtherPlayer@1} <controlar@1> {what@bare} y {second}",
        "{who=You} <controlar@0+2+s> {what@bare} y {second}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        *others, last = self.what.modifiers or (None,)
        if not isinstance(last, Named):
            return at.refuse(self.what, "one of which name?")
        described = objects.ControlledBy(self.who.lower(at))
        of_kind = type(self.what)(self.what.head, tuple(one for one in others if one is not None))
        found = narrowed(at.filter(of_kind), described)
        names = (last.name.text, self.second.text)
        return conditions.AllTrue(tuple(conditions.Exists(narrowed(found, objects.Named(name))) for name in names))
