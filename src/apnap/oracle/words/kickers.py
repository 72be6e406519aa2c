"""702.33: conditions about kicker costs: which of two, how often, not at all."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, quantity
from apnap.abilities import condition as conditions
from apnap.abilities.walk import walk
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.refusals import (
    Refusal,
)
from apnap.oracle.several import substituted
from apnap.oracle.words.activation import Times
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.player_events import spell_filter

_WITH = "kicker with "
"""In front of the mana of a kicker, until it is known which of the card's kickers that is."""


def kicked(at: Lowering, what: NounPhrase, cost: str = "kicker", times: int = 1) -> conditions.Condition:
    """Return that a kicker cost of an object was paid; "it" behind that is the spell that says so."""
    found = at.objects(what)
    if not isinstance(found, objects.This):
        return conditions.CostPaid(cost, found, times)
    if at.is_spell:
        at.binder.mention_spell()
    return conditions.CostPaid(cost, times=times)


class KickedWith(Condition):
    """it was kicked with its {2}{U} kicker (702.33f)"""

    what: NounPhrase
    mana: Mana
    rule = "702.33f"
    en = "{what} was kicked with its {mana} kicker"
    es = (
        "{what@1} fue <estimulado@1> con su estímulo {mana}",
        "{what=It@1} fue <estimulado@1+s> con su estímulo {mana}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return kicked(at, self.what, _WITH + self.mana.text)


class KickedTimes(Condition):
    """it was kicked twice (702.33d)"""

    what: NounPhrase
    times: Times
    rule = "702.33d"
    en = "{what} was kicked {times}"
    es = ("{what@1} fue <estimulado@1> {times}", "{what=It@1} fue <estimulado@1+s> {times}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return kicked(at, self.what, times=self.times.number())


class WasntKicked(Condition):
    """it wasn't kicked (702.33d)"""

    what: NounPhrase
    rule = "702.33d"
    en = "{what} wasn't kicked"
    es = ("{what@1} no fue <estimulado@1>", "{what=It@1} no fue <estimulado@1+s>")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(kicked(at, self.what))


class KicksASpell(PlayerEvent):
    """kick a spell: cast it kicked (702.33d)"""

    what: Noun
    rule = "702.33d"
    en = "<kick> {what}"
    es = "<estimular> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Casts(who, narrowed(spell_filter(at, self.what), objects.Is(objects.KICKED)))


def with_kickers(abilities: tuple[ability.Ability, ...]) -> tuple[ability.Ability, ...]:
    """Return the abilities with the kickers that conditions name by their cost as those of the card (702.33f).

    :raises Refusal: the card has no such kicker
    """
    kickers: dict[str, str] = {}
    for one in abilities:
        if isinstance(one, ability.Keyword) and one.keyword == "kicker" and one.cost and one.cost.mana:
            number = str(one.n.n) if isinstance(one.n, quantity.Number) else ""
            kickers["{" + "}{".join(one.cost.mana.symbols) + "}"] = f"kicker{number}"

    named = [
        node
        for one in abilities
        for node in walk(one)
        if isinstance(node, conditions.CostPaid | quantity.CostAmount) and node.cost.startswith(_WITH)
    ]
    for node in dict.fromkeys(named):
        if node.cost.removeprefix(_WITH) not in kickers:
            raise Refusal("KickedWith", "the card has no such kicker")
        known = replace(node, cost=kickers[node.cost.removeprefix(_WITH)])
        abilities = substituted(abilities, node, known)
    return abilities
