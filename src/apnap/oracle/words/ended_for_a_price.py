"""116.2c, 303.4: creatures that become Auras until somebody pays to end that."""

from __future__ import annotations

from apnap.abilities import ability, change, duration, objects, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.words.costs import Mana


class BecomesAuraUntilPaid(Clause):
    """ "This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target
    creature. You may pay {W} to end this effect." """

    what: NounPhrase
    to: Noun
    mana: Mana
    rule = "116.2c"
    en = (
        "{what@1} <lose@1> this ability and <become@1> a Aura enchantment with enchant creature . attach it to "
        "{to:Targeted} . you may pay {mana} to end this effect"
    )
    es = (
        "{what@1} <perder@1+ind> esta habilidad y <convertirse@1+ind> en un encantamiento Aura con la habilidad de "
        "encantar criatura . <anexar@0+2+s+imp> <-lo@0+m+s> a {to:Targeted} . puedes pagar {mana} para terminar "
        "este efecto"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or at.is_static:
            return at.refuse(self.what, "something else than the source")
        price = self.mana.as_cost()
        creature = objects.Filter((objects.HasCardType(values.CREATURE),))
        changes = (
            change.SetTypes(values.ENCHANTMENT, ("Aura",)),
            change.RemoveEndable(price),
            change.AddAbility(ability.Keyword("enchant", what=creature)),
        )
        becomes = effects.Continuous(objects.This(), changes, duration.UntilPaid(price))
        return effects.Sequence((becomes, effects.Attach(objects.This(), at.objects(self.to))))
