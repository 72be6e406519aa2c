"""701.7, 707: tokens and copies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import values
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.determiners import Choice
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import Color, ColorPair, Quality, SizeModifier
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.nouns import OfHead, Subtype, TypeNoun
from apnap.oracle.phrase.numbers import Count
from apnap.oracle.phrase.relatives_of_state import Named
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.keyword_lines import WithAbilities


def create(at: Lowering, what: Determined, entering: Any) -> effects.Effect:
    """Return the creation of tokens with the characteristics of a noun phrase (111.3)."""
    if not isinstance(what.determiner, Choice) or not isinstance(what.head, OfHead):
        return at.refuse(what, "not a token")
    least, n = what.determiner.bounds(at)
    if n is None or least != n or what.head.noun.lemma != "token":
        return at.refuse(what, "not a number of tokens")
    if at.multiplier is not None:
        n = at.multiplier if n == Number(1) else at.refuse(what, "several for each")
    token, tapped = token_of(at, what)
    how = entering.lower(at) if entering is not None else effects.Entering()
    if tapped:
        how = replace(how, tapped=True)
    return at.producing(effects.CreateTokens(at.who, n, token, how, at.slot()))


def token_of(at: Lowering, what: Determined) -> tuple[effects.Token, bool]:
    """Return the token that a noun phrase describes, and whether it is tapped (111.3)."""
    head = what.head
    assert isinstance(head, OfHead)
    fields: dict[str, Any] = {"card_types": 0, "colors": 0, "supertypes": 0, "abilities": (), "subtypes": ()}
    tapped = False
    for kind in head.kinds:
        if isinstance(kind, TypeNoun):
            fields["card_types"] |= values.mask_of((kind.lemma,), values.CARD_TYPE_NAMES)
        elif isinstance(kind, Subtype):
            fields["subtypes"] += (kind.lemma,)
        else:
            at.refuse(kind)
    for modifier in what.modifiers:
        if isinstance(modifier, SizeModifier):
            power, toughness = modifier.size.text.split("/")
            fields["power"], fields["toughness"] = _number(at, power), _number(at, toughness)
        elif isinstance(modifier, Color):
            fields["colors"] |= modifier.mask
        elif isinstance(modifier, ColorPair):
            for color in modifier.colors:
                fields["colors"] |= color.mask
        elif isinstance(modifier, Quality) and modifier.lemma in ("colorless", "tapped", "legendary", "snow"):
            tapped |= modifier.lemma == "tapped"
            if modifier.lemma in ("legendary", "snow"):
                fields["supertypes"] |= values.mask_of((modifier.lemma,), values.SUPERTYPE_NAMES)
        elif isinstance(modifier, WithAbilities):
            fields["abilities"] += modifier.grants.abilities(at)
        elif isinstance(modifier, Named):
            fields["name"] = modifier.name.text
        else:
            at.refuse(modifier, "of a token")
    if not fields["card_types"]:
        subtypes = fields["subtypes"]
        if len(subtypes) == 1 and subtypes[0] in _PREDEFINED and "power" not in fields and not fields["abilities"]:
            return effects.Token(predefined=subtypes[0]), tapped
        at.refuse(what, "a token without a card type")
    if fields["card_types"] & values.CREATURE and "power" not in fields:
        at.refuse(what, "a creature token without a size")
    return effects.Token(**fields), tapped


def _number(at: Lowering, text: str) -> Quantity:
    return at.x() if text.upper() == "X" else Number(int(text)) if text.isdigit() else at.refuse(text, "a size")


_PREDEFINED = frozenset("Treasure Food Clue Blood Gold Powerstone Map Junk Lander".split())
"""111.10."""


class Create(PlayerVerb):
    """Create tokens (701.7)."""

    what: Noun
    rule = "701.7"
    en = "<create> {what:Determined}"
    es = "<crear> {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        return create(at, self.what, None)


class CreateEntering(PlayerVerb):
    """Create tokens tapped, attacking, with counters (701.7)."""

    what: Noun
    entering: Entering
    rule = "701.7"
    en = (
        "<create> {what:Determined@1} <that is@1> {entering}",
        "<create> {what:Determined@1} {entering}",
    )
    es = "<crear> {what:Determined} {entering}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        return create(at, self.what, self.entering)


class CreateEqual(PlayerVerb):
    """Create a number of tokens equal to a quantity."""

    what: Noun
    measured: Measured
    rule = "701.7"
    en = "<create> a number of {what:Plural} equal to {measured}"


class CreateCopy(PlayerVerb):
    """Create a token that's a copy (707.2)."""

    count: Count
    what: Noun
    rule = "707.2"
    en = (
        "<create> {count@1+s} <token@1> that's a copy of {what}",
        "<create> {count@1+p} <token@1> that are copies of {what}",
    )
    es = (
        "<crear> {count@1+f+s} <ficha@1> que sea una copia de {what}",
        "<crear> {count@1+f+p} <ficha@1> que sean copias de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CreateCopies(at.who, at.objects(self.what), at.counted(self.count), slot=at.slot())


class CopyThing(PlayerVerb):
    """Copy a spell (707.10)."""

    what: Noun
    rule = "707.10"
    en = "<copy> {what}"
    es = "<copiar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CopySpell(at.objects(self.what), new_targets=False, who=at.who, slot=at.slot())
