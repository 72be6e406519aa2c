"""601.2i: which of the spells that you cast this turn a spell is: the first of one kind or another."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import bonds, objects, values
from apnap.abilities import condition as conditions
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.roots import Condition, UnitPhrase
from apnap.oracle.words.player_events import spell_filter

_NOT_THIS = objects.Not(objects.IsOneOf(objects.This()))


class SpellOfKind(Construct):
    """the first instant spell"""

    ordinal: Ordinal
    what: UnitPhrase
    rule = "601.2i"
    en = "the {ordinal} {what@s}"
    es = "<el@1> {ordinal@1} {what@1+s}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return what a spell is that is the so-manieth of its kind; the source is not one of them as the spell that it
        was (400.7d)."""
        found = spell_filter(at, self.what)
        others = objects.Not(bonds.BecameSource())
        found = replace(found, tests=tuple(others if test == _NOT_THIS else test for test in found.tests))
        return (*found.tests, objects.NthSpell(self.ordinal.value, found))


class ItsTheFirstYouCast(Condition):
    """it's the first instant spell, the first sorcery spell, or the first Elf spell you've cast this turn"""

    kinds: tuple[SpellOfKind, ...]
    rule = "601.2i"
    en = ("it's {kinds!} you've cast this turn", "it's {kinds&or} you've cast this turn")
    es = ("es {kinds!} que hayas lanzado este turno", "es {kinds&or} que hayas lanzado este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        it = at.binder.it(self)
        asked = tuple(conditions.Fits(it, objects.Filter(kind.tests(at), (values.STACK,))) for kind in self.kinds)
        return asked[0] if len(asked) == 1 else conditions.AnyTrue(asked)
