"""109.2, 613: what is true of permanents, of spells and of cards elsewhere; few conditions and clauses of libraries."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.abilities import ability, change, objects, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.roots import Chosen, Condition, Noun, NounPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.phrase.zones import Battlefield
from apnap.oracle.reflexive import reflexive
from apnap.oracle.words.conditions import StateOfGame
from apnap.oracle.words.small_conditions import UnspentManaAmount, auras_on
from apnap.oracle.words.this_way import moved_to, so_many

_ELSEWHERE: Final = (objects.Not(objects.Is(objects.ON_BATTLEFIELD)), objects.Not(objects.Is(objects.IS_SPELL)))
_YOURS: Final = objects.ControlledBy(objects.You())


def _also_elsewhere(at: Lowering, there: objects.Filter, spells: Noun | None, cards: Noun) -> objects.Filter:
    """Return permanents that fit, with spells that you control and cards that you own elsewhere."""
    own = [at.all_of((*there.tests, objects.Is(objects.ON_BATTLEFIELD)))]
    if spells is not None:
        found = at.filter(spells)
        if found.zones != (values.STACK,):
            return at.refuse(spells, "not spells")
        own.append(at.all_of((*found.tests, _YOURS)))
    held = at.filter(cards)
    if held.zones:
        return at.refuse(cards, "cards in one zone")
    own.append(at.all_of((*held.tests, objects.OwnedBy(objects.You()), *_ELSEWHERE)))
    return objects.Filter((objects.AnyOf(tuple(own)),), values.ALL_ZONES)


class SameForSpellsAndCards(Clause):
    """ "The same is true for creature spells you control and creature cards you own that aren't on the battlefield"."""

    spells: Noun
    cards: Noun
    rule = "109.2"
    en = "the same is true for {spells:Plural} you control and {cards:Plural} you own that aren't on the battlefield"
    es = (
        "lo mismo es cierto para {spells:Plural} que controlas y {cards:Plural} que te pertenecen y que no están en el "
        "campo de batalla"
    )

    def amends(self, before: ability.Static) -> ability.Static | None:
        at = Lowering("", is_spell=False)
        at.is_static = True
        parts = []
        for part in before.parts:
            if not isinstance(part, static.Changes):
                return None
            what = part.what
            if not isinstance(what, objects.Filter) or what.zones != (values.BATTLEFIELD,) or _YOURS not in what.tests:
                return None
            parts.append(replace(part, what=_also_elsewhere(at, what, self.spells, self.cards)))
        return replace(before, parts=tuple(parts)) if parts else None


class ControlledAndOwnedElsewhere(Noun):
    """ "Lands you control and land cards you own that aren't on the battlefield"."""

    first: Noun
    cards: Noun
    rule = "109.2"
    en = "{first:Plural} you control and {cards:Plural} you own that aren't on the battlefield =p"
    es = "{first:Plural} que controlas y {cards:Plural} que te pertenecen y que no están en el campo de batalla =p"

    def filter(self, at: Lowering) -> objects.Filter:
        there = at.filter(self.first)
        if there.zones != (values.BATTLEFIELD,):
            return at.refuse(self.first, "not permanents")
        return _also_elsewhere(at, objects.Filter((*there.tests, _YOURS), there.zones), None, self.cards)

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return self.filter(at)


class LosesAllButMana(ObjectVerb):
    """lose all abilities except mana abilities (613.1f)"""

    comes_first = True
    rule = "613.1f"
    en = "<lose> all abilities except mana abilities"
    es = "<perder> todas las habilidades excepto las habilidades de maná"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAllAbilities(except_mana=True))


class EnchantedByExactly(StateOfGame):
    """this creature is enchanted by exactly two Auras (303.4)"""

    what: NounPhrase
    count: NumberWord
    rule = "303.4"
    en = (
        "{what@1} <be@1> enchanted by exactly {count@2+p} Auras",
        "{what@1} <be@1> enchanted by exactly {count@2+s} Aura",
    )
    es = (
        "{what@1} <estar@1> <encantado@1> por exactamente {count@2+p+f} auras",
        "{what@1} <estar@1> <encantado@1> por exactamente {count@2+s+f} aura",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        exactly = quantity.Comparison(quantity.EQUAL, self.count.lower(at))
        return conditions.Compare(auras_on(at, self.what), exactly)


class NotYourMainPhase(Condition):
    """it isn't your main phase (505.1)"""

    rule = "505.1"
    en = "it isn't your main phase"
    es = "no es tu fase principal"

    def lower(self, at: Lowering) -> conditions.Condition:
        main = conditions.DuringStep((values.PRECOMBAT_MAIN, values.POSTCOMBAT_MAIN))
        return conditions.NotTrue(conditions.AllTrue((conditions.YourTurn(objects.You()), main)))


class EveryLandTypeAndColor(StateOfGame):
    """you control a land of each basic land type and a creature of each color (305.6, 105.1)"""

    lands: NounPhrase
    creatures: NounPhrase
    rule = "305.6"
    en = "you control {lands:Determined} of each basic land type and {creatures:Determined} of each color"
    es = "controlas {lands:Determined} de cada tipo de tierra básica y {creatures:Determined} de cada color"

    def lower(self, at: Lowering) -> conditions.Condition:
        kinds = ((self.lands, quantity.DISTINCT_BASIC_LAND_TYPES), (self.creatures, quantity.DISTINCT_COLORS))
        parts = []
        for noun, kind in kinds:
            found = at.filter(noun)
            number = quantity.DistinctOf(objects.Filter((*found.tests, _YOURS), found.zones), kind)
            parts.append(conditions.Compare(number, quantity.Comparison(quantity.EQUAL, quantity.Number(5))))
        return conditions.AllTrue(tuple(parts))


class SymbolInThoseCosts(Unit):
    """ "green mana symbol in those cards' mana costs" (chroma)."""

    color: Color
    rule = "107.4"
    en = "{color} mana symbol in those cards ' mana costs"
    es = "símbolo de maná {color@m+s} en los costes de maná de esas cartas"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.SymbolsIn(at.binder.them(self), self.color.mask)


class AnyCardAtAll(NounPhrase):
    """any card, to search for"""

    rule = "701.23"
    en = "any card =s"
    es = "cualquier carta =s+f"

    def filter(self, at: Lowering) -> objects.Filter:
        return objects.Filter((), ())

    def choice(self, at: Lowering) -> Chosen | None:
        return objects.Filter((), ()), quantity.Number(1), quantity.Number(1)


class PutOntoBattlefieldThisWay(Condition):
    """you put a Cave onto the battlefield this way"""

    what: Noun
    rule = "608.2c"
    en = "you put {what:Determined} onto the battlefield this way"
    es = "pusiste {what:Determined} en el campo de batalla de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        return so_many(at, self.what, moved_to(at, self, Battlefield()))


class UnspentManaThere(StateOfGame):
    """you have six or more unspent mana (106.4)"""

    count: NumberWord
    rule = "106.4"
    en = "you have {count} or more unspent mana"
    es = "tienes {count} o más manás sin usar"

    def lower(self, at: Lowering) -> conditions.Condition:
        enough = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return conditions.Compare(UnspentManaAmount().lower(at), enough)


class WhenYouSearchThisWay(Prefix):
    """When you search your library this way, (603.12)"""

    rule = "603.12"
    en = "when you search your library this way"
    es = "cuando busques en tu biblioteca de esta manera"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if not at.shared.searched:
            return at.unbound(self, "nothing was searched before")
        return reflexive(at, clause, conditions.Happened(at.shared.searched))


class RepeatProcess(Clause):
    """ "Repeat the following process X times. Each opponent loses 3 life." (608.2c)"""

    clause: Clause
    rule = "608.2c"
    en = "repeat the following process X times . {clause}"
    es = "repite el siguiente proceso X veces . {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        number = at.x()
        before = len(at.shared.targets)
        inner = at.effect(self.clause)
        if len(at.shared.targets) > before:
            return at.refuse(self.clause, "targets")
        return effects.Repeat(number, inner)
