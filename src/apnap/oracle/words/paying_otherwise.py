"""601.2h, 118.9: what players can't pay with, and what they may pay with instead of mana."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.statics import PlayerProhibition


class PayWithSacrifices(PlayerProhibition):
    """pay life or sacrifice creatures to cast spells or activate abilities (601.2h)"""

    what: Noun
    rule = "601.2h"
    en = "pay life or sacrifice {what:Plural} to cast spells or activate abilities"
    es = "pagar vidas ni sacrificar {what:Plural@bare} para lanzar hechizos o activar habilidades"

    def parts(self, at: Lowering) -> tuple[static.StaticPart, ...]:
        found = at.filter(self.what)
        if not found.tests or found.zones != (values.BATTLEFIELD,):
            return at.refuse(self.what)
        return (
            static.PlayerRule(static.CANT_PAY_LIFE, at.who),
            static.PlayerRule(static.CANT_SACRIFICE_FOR_COSTS, at.who, found),
        )


class LifeForBlackMana(SubjectClause):
    """ "For each {B} in a cost, you may pay 2 life rather than pay that mana" (118.9)."""

    mana: Mana
    rule = "118.9"
    en = "for each {mana} in a cost , you may pay 2 life rather than pay that mana"
    es = "por cada {mana} en un coste , puedes pagar 2 vidas en vez de pagar ese maná"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or self.mana.symbols() != ("B",):
            return at.refuse(self, "another mana, or outside a static ability")
        return at.rule(static.PlayerRule(static.LIFE_FOR_BLACK, objects.You()))
