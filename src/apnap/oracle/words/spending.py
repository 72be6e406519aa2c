"""106.6: what mana may be spent on, and mana that stays."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.abilities.mana import ManaRestriction
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun


def _spells(at: Lowering, what: Noun) -> objects.Filter:
    found = at.filter(what)
    return found if found.zones == (values.STACK,) else at.refuse(what, "not a spell")


class SpendOnly(Clause):
    """ "Spend this mana only to cast creature spells" (106.6)."""

    purpose: Purpose
    rule = "106.6"
    en = "spend this mana only {purpose}"
    es = "usa este maná solo {purpose}"

    def lower(self, at: Lowering) -> effects.Effect:
        allowed = self.purpose.restriction(at)
        if not at.amend(effects.AddMana, lambda one: replace(one, restriction=allowed)):
            return at.refuse(self, "no mana was added before")
        return effects.Nothing()


class Purpose(Construct):
    """What mana may be spent on."""

    def restriction(self, at: Lowering) -> ManaRestriction:
        """Return the restriction."""
        return at.refuse(self)


class ToCast(Purpose):
    """to cast creature spells"""

    what: Noun
    en = "to cast {what}"
    es = "para lanzar {what@bare}"

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(spells=_spells(at, self.what))


class ToActivate(Purpose):
    """to activate abilities of artifacts"""

    what: Noun
    en = "to activate abilities of {what}"
    es = "para activar habilidades de {what@bare}"

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(abilities=_sources(at, self.what))


class ToCastOrActivate(Purpose):
    """to cast artifact spells or activate abilities of artifacts"""

    what: Noun
    sources: Noun
    en = "to cast {what} or activate abilities of {sources}"
    es = "para lanzar {what@bare} o activar habilidades de {sources@bare}"

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(_spells(at, self.what), _sources(at, self.sources))


class ToActivateAny(Purpose):
    """to activate abilities"""

    en = "to activate abilities"
    es = "para activar habilidades"

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(abilities=objects.Filter((), ()))


def _sources(at: Lowering, what: Noun) -> objects.Filter:
    found = at.filter(what)
    return objects.Filter(found.tests, ())


class DontLoseMana(Clause):
    """ "You don't lose this mana as steps and phases end" (500.5)."""

    rule = "500.5"
    en = "you don't lose this mana as steps and phases end"
    es = "no pierdes ese maná en cuanto terminan los pasos y las fases"
    es_old = "no pierdes este maná al terminar los pasos y las fases"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.duration is None or not at.amend(effects.AddMana, lambda one: replace(one, persists=True)):
            return at.refuse(self, "no mana was added before")
        return effects.Nothing()
