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
from apnap.oracle.words.player_events import spell_filter


class SpendOnly(Clause):
    """ "Spend this mana only to cast creature spells" (106.6)."""

    purpose: Purpose
    rule = "106.6"
    en = "spend this mana only {purpose}"
    es = "usa este maná solo {purpose}"

    def lower(self, at: Lowering) -> effects.Effect:
        return spend_only(at, self, self.purpose.restriction(at))


def spend_only(at: Lowering, construct: Construct, allowed: ManaRestriction) -> effects.Effect:
    """Note with the mana that was added before what alone it may be spent on."""
    if not at.amend(effects.AddMana, lambda one: replace(one, restriction=allowed)):
        return at.refuse(construct, "no mana was added before")
    return effects.Nothing()


class Purpose(Construct):
    """What mana may be spent on."""

    def restriction(self, at: Lowering) -> ManaRestriction:
        """Return the restriction."""
        return at.refuse(self)


class ToCast(Purpose):
    """to cast creature spells"""

    what: Noun
    rule = "106.6"
    en = "to cast {what}"
    es = "para lanzar {what@bare}"

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(spells=spell_filter(at, self.what))


class ToActivate(Purpose):
    """to activate abilities of artifacts"""

    what: Noun
    rule = "106.6"
    en = ("to activate abilities of {what}", "to activate a ability of {what}")
    es = ("para activar habilidades de {what@bare}", "para activar una habilidad de {what}")

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(abilities=at.filter(self.what))


class ToCastOrActivate(Purpose):
    """to cast artifact spells or activate abilities of artifacts"""

    what: Noun
    sources: Noun
    rule = "106.6"
    en = (
        "to cast {what} or activate abilities of {sources}",
        "to cast {what} or activate a ability of {sources}",
        "to cast {what} or to activate abilities of {sources}",
        "to cast {what} or to activate a ability of {sources}",
    )
    es = (
        "para lanzar {what@bare} o activar habilidades de {sources@bare}",
        "para lanzar {what} o activar una habilidad de {sources}",
    )

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(spell_filter(at, self.what), at.filter(self.sources))


class ToCastOrActivateAny(Purpose):
    """to cast an artifact spell or activate an ability"""

    what: Noun
    rule = "106.6"
    en = (
        "to cast {what} or activate abilities",
        "to cast {what} or activate a ability",
        "to cast {what} or to activate a ability",
        "to activate a ability or cast {what}",
    )
    es = ("para lanzar {what@bare} o activar habilidades", "para lanzar {what} o activar una habilidad")

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(spell_filter(at, self.what), objects.Filter((), ()))


class ToActivateAny(Purpose):
    """to activate abilities"""

    rule = "106.6"
    en = "to activate abilities"
    es = "para activar habilidades"

    def restriction(self, at: Lowering) -> ManaRestriction:
        return ManaRestriction(abilities=objects.Filter((), ()))


class CantSpendToCast(Clause):
    """ "This mana can't be spent to cast a nonartifact spell" (106.6)."""

    what: Noun
    rule = "106.6"
    en = ("this mana can't be spent to cast {what}", "you can't spend this mana to cast {what}")
    es = ("este maná no puede usarse para lanzar {what}", "no puedes usar este maná para lanzar {what@bare}")

    def lower(self, at: Lowering) -> effects.Effect:
        fits = at.all_of(spell_filter(at, self.what).tests)
        others = objects.Filter((objects.Not(fits),), (values.STACK,))
        return spend_only(at, self, ManaRestriction(others, objects.Filter((), ()), otherwise=True))


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
