"""500.5, 106.4: unspent mana that players keep as steps and phases end, and what becomes of mana they would lose."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, static
from apnap.abilities import effect as effects
from apnap.abilities.mana import ManaRestriction
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.lines import ActivatedLine, PlainLine
from apnap.oracle.phrase.modifiers import Color, mask_of
from apnap.oracle.phrase.roots import Player
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.spending import Purpose


class KeepsUnspentMana(SubjectClause):
    """ "Players don't lose unspent mana as steps and phases end" (500.5)."""

    who: Player
    rule = "500.5"
    en = "{who@1} <do not@1> lose unspent mana as steps and phases end"
    es = (
        "{who:OtherPlayer@1} no <perder@1+ind> el maná no gastado en cuanto terminan los pasos y las fases",
        "{who=You} no pierdes el maná no gastado en cuanto terminan los pasos y las fases",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(self.who.lower(at)).player_rule(static.NO_MANA_LOSS)


class DontLoseUnspent(Clause):
    """ "You don't lose unspent red mana as steps and phases end" (500.5)."""

    color: Color
    rule = "500.5"
    en = "you don't lose unspent {color} mana as steps and phases end"
    es = "no pierdes el maná {color@m+s} no gastado en cuanto terminan los pasos y las fases"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.NO_MANA_LOSS, Number(self.color.mask))


class LostManaBecomesColorless(Clause):
    """ "If you would lose unspent mana, that mana becomes colorless instead" (614.1a)."""

    rule = "614.1a"
    en = "if you would lose unspent mana , that mana becomes colorless instead"
    es = "si fueras a perder maná no gastado , en vez de eso , ese maná se vuelve incoloro"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.LOST_MANA_BECOMES_COLORLESS)


class OnCostsWithX(Purpose):
    """on costs that contain {X} (107.3a)"""

    mana: Mana
    rule = "106.6"
    en = "on costs that contain {mana}"
    es = "en costes que contengan {mana}"

    def restriction(self, at: Lowering) -> ManaRestriction:
        if self.mana.symbols() != ("X",):
            return at.refuse(self.mana, "another symbol")
        return ManaRestriction(with_x=True)


class SpendOnXOfAbility(PlainLine):
    """ "{X}: This creature deals X damage to each creature. Spend only black mana on X." (106.6)"""

    line: ActivatedLine
    colors: tuple[Color, ...]
    rule = "106.6"
    en = (
        "{line:ActivatedLine} spend only {colors!} mana on X .",
        "{line:ActivatedLine} spend only {colors&and/or} mana on X .",
    )
    es = (
        "{line:ActivatedLine} usa solo maná {colors!@m+s} para X .",
        "{line:ActivatedLine} usa solo maná {colors&and/or@m+s} para X .",
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        (found,) = self.line.abilities(at)
        assert isinstance(found, ability.Activated)
        if found.cost.mana is None or "X" not in found.cost.mana.symbols:
            return at.refuse(self, "no {X} in the cost")
        return (replace(found, on_x=mask_of(self.colors)),)
