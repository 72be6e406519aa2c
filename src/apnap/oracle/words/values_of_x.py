"""107.3: spells and abilities with {X}: doubling its value, what alone is spent on it, copies of what has it."""

from __future__ import annotations

from apnap.abilities import ability, objects, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.modifiers import After, Color, Relative, mask_of
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import Mana


class ManaCostContains(After, Relative):
    """with a mana cost that contains {X} (107.3)"""

    mana: Mana
    rule = "107.3"
    en = "with a mana cost that contains {mana}"
    es = "con un coste de maná que contenga {mana}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if self.mana.symbols() != ("X",):
            return at.refuse(self.mana, "another symbol")
        return (objects.Is(objects.HAS_X_IN_COST),)


class DoubleX(PlayerVerb):
    """Double the value of X of the spell that was cast (107.3)."""

    rule = "107.3"
    en = "<double> the value of X"
    es = "<duplicar> el valor de X"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.binder.it(self)
        if not isinstance(found, objects.EventObject) or at.is_static:
            return at.refuse(self, "the X of what?")
        return effects.DoubleX(found)


class CostContainsX(Condition):
    """that spell's mana cost or that ability's activation cost contains {X} (107.3)"""

    mana: Mana
    rule = "107.3"
    en = "that spell 's mana cost or that ability 's activation cost contains {mana}"
    es = "el coste de maná de ese hechizo o el coste de activación de esa habilidad contiene {mana} =ind"

    def lower(self, at: Lowering) -> conditions.Condition:
        if self.mana.symbols() != ("X",):
            return at.refuse(self.mana, "another symbol")
        it = at.binder.it(self)
        return conditions.Fits(it, objects.Filter((objects.Is(objects.HAS_X_IN_COST),), ()))


# ------------------------------------------------------------------------------------------------ spent on X


class SpendOnX(Line):
    """ "Spend only black mana on X." (106.6)"""

    colors: tuple[Color, ...]
    rule = "106.6"
    en = ("spend only {colors!} mana on X .", "spend only {colors&and/or} mana on X .")
    es = ("usa solo maná {colors!@m+s} para X .", "usa solo maná {colors&and/or@m+s} para X .")

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (ability.Static((static.SpendOnX(mask_of(self.colors)),), zones=(values.STACK,)),)


def vitality(at: Lowering, construct: Clause) -> tuple[effects.DealDamage, quantity.Quantity]:
    """Return the damage that was dealt to "any target", and what its target has to lose: life, loyalty, toughness."""
    dealt = [one for said in at.shared.sentences for one in said if isinstance(one, effects.DealDamage)]
    if len(dealt) != 1 or not dealt[0].slot:
        return at.unbound(construct, "which damage?")
    to, who = dealt[0].objects, dealt[0].players
    if not isinstance(to, objects.TargetObjects) or not isinstance(who, objects.TargetPlayers):
        return at.refuse(construct, "damage to something else than any target")

    def those(test: objects.Test, *others: objects.Test) -> objects.Objects:
        return objects.Those(to, objects.Filter((test, *others), ()))

    creature = objects.HasCardType(values.CREATURE)
    walker = objects.HasCardType(values.PLANESWALKER)
    battle = objects.HasCardType(values.BATTLE)
    toughness = quantity.StatOf(those(creature), quantity.TOUGHNESS)
    loyalty = quantity.CountersOn(those(walker, objects.Not(creature)), "loyalty")
    unlimited = quantity.Times(_ANY_AMOUNT, quantity.CountObjects(those(battle, objects.Not(creature))))
    life = quantity.PlayerStat(who, quantity.LIFE)
    return dealt[0], quantity.Plus(quantity.Plus(life, toughness), quantity.Plus(loyalty, unlimited))


_ANY_AMOUNT = 1_000_000


def gained(at: Lowering, construct: Clause, more: quantity.Quantity | None) -> effects.Effect:
    """Return the gain of as much life as damage was dealt, but not more than its target had to lose (or than that)."""
    dealt, limit = vitality(at, construct)
    slot = at.slot_for_later()
    for said in at.shared.sentences:
        if any(one is dealt for one in said):
            said.insert(0, effects.SetNumberAside(limit, slot))
            break
    n: quantity.Quantity = quantity.Least(quantity.AmountInSlot(dealt.slot), quantity.AmountInSlot(slot))
    if more is not None:
        n = quantity.Least(n, more)
    return effects.GainLife(objects.You(), n, slot=at.slot())


class GainLifeDealt(Clause):
    """ "You gain life equal to the damage dealt, but not more life than the player's life total before the damage was
    dealt, …" (119.3)"""

    rule = "119.3"
    en = (
        "you gain life equal to the damage dealt , but not more life than the player 's life total before the damage "
        "was dealt , the planeswalker 's loyalty before the damage was dealt , or the creature 's toughness"
    )
    es = (
        "ganas una cantidad de vidas igual al daño hecho , pero no más que el total de vidas del jugador antes de que "
        "se hiciera el daño , la lealtad del planeswalker antes de que se hiciera el daño o la resistencia de la "
        "criatura"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return gained(at, self, None)


class GainLifeDealtBySpent(Clause):
    """ "You gain life equal to the damage dealt, but not more than the amount of {B} spent on X, …" (119.3)"""

    mana: Mana
    rule = "119.3"
    en = (
        "you gain life equal to the damage dealt , but not more than the amount of {mana} spent on X , the player 's "
        "life total before the damage was dealt , the planeswalker 's loyalty before the damage was dealt , or the "
        "creature 's toughness"
    )
    es = (
        "ganas una cantidad de vidas igual al daño hecho , pero no más que la cantidad de {mana} usado para X , el "
        "total de vidas del jugador antes de que se hiciera el daño , la lealtad del planeswalker antes de que se "
        "hiciera el daño o la resistencia de la criatura"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        (symbol, *others) = self.mana.symbols()
        if others or symbol not in values.MANA_LETTERS[:5]:
            return at.refuse(self.mana, "not one color")
        return gained(at, self, quantity.SpentOnX(1 << values.MANA_LETTERS.index(symbol)))
