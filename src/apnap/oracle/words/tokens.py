"""701.7, 707: tokens and copies."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import ability, objects, static, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.determiners import Choice
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.nouns import OfHead
from apnap.oracle.phrase.numbers import Count
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.combat_deeds import TappedAndAttacking
from apnap.oracle.words.describing import described


def create(at: Lowering, what: Determined, entering: Any) -> effects.Effect:
    """Return the creation of tokens with the characteristics of a noun phrase (111.3)."""
    return at.producing(replace(creation(at, what, entering), slot=at.slot()))


def creation(at: Lowering, what: Determined, entering: Any) -> effects.CreateTokens:
    """Return the creation of tokens, not yet remembered."""
    if not isinstance(what.determiner, Choice) or not isinstance(what.head, OfHead):
        return at.refuse(what, "not a token")
    least, n = what.determiner.bounds(at)
    if n is None or least != n or what.head.noun.lemma != "token":
        return at.refuse(what, "not a number of tokens")
    if at.multiplier is not None:
        n = at.multiplier if n == Number(1) else at.refuse(what, "several for each")
    attacking = any(isinstance(one, TappedAndAttacking) for one in what.modifiers)
    kept = tuple(one for one in what.modifiers if not isinstance(one, TappedAndAttacking))
    token, tapped = token_of(at, replace(what, modifiers=kept))
    how = entering.lower(at) if entering is not None else effects.Entering()
    if attacking:
        how = replace(how, tapped=True, attacking=True)
    if tapped:
        how = replace(how, tapped=True)
    return effects.CreateTokens(at.who, n, token, how)


def token_of(at: Lowering, what: Determined | Plural) -> tuple[effects.Token, bool]:
    """Return the token that a noun phrase describes, and whether it is tapped (111.3)."""
    if not isinstance(what.head, OfHead):
        return at.refuse(what, "what token?")
    found = described(at, what.head.kinds, what.modifiers)
    if not found.card_types:
        plain = found.size is None and not found.abilities
        if len(found.subtypes) == 1 and found.subtypes[0] in _PREDEFINED and plain:
            return effects.Token(predefined=found.subtypes[0]), found.tapped
        at.refuse(what, "a token without a card type")
    if found.card_types & values.CREATURE and found.size is None and not _defined(found.abilities):
        at.refuse(what, "a creature token without a size")
    if found.all_types or found.keeps_types:
        at.refuse(what, "a token of all creature types")
    power, toughness = found.size or (None, None)
    token = effects.Token(
        found.card_types,
        found.supertypes,
        found.subtypes,
        found.colors or 0,
        power,
        toughness,
        found.abilities,
        found.name,
    )
    return token, found.tapped


def _defined(abilities: tuple[ability.Ability, ...]) -> bool:
    """Tell whether an ability says what power and toughness are (604.3)."""
    parts = [part for one in abilities if isinstance(one, ability.Static) for part in one.parts]
    return any(isinstance(part, static.Defining) for part in parts)


_PREDEFINED = frozenset("Treasure Food Clue Blood Gold Powerstone Map Junk Lander Mutagen Shard Vibranium".split())
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


class CreateOtherNumber(PlayerVerb):
    """Create another number of the same tokens: "create four of those tokens instead" (701.7)."""

    count: Count
    rule = "614.15"
    en = "<create> {count@p} of those tokens"
    es = "<crear> {count@p+f} de esas fichas"

    def lower(self, at: Lowering) -> effects.Effect:
        said = [one for sentence in at.shared.sentences for one in sentence]
        in_row = at.shared.limits.get("in_row")
        earlier = [one for one in (at.said() if in_row else said) if isinstance(one, effects.CreateTokens)]
        copies = [one for one in said if isinstance(one, effects.CreateCopies)]
        if at.undone and not earlier and len(copies) == 1:
            return replace(copies[0], n=self.count.lower(at))
        if not (at.undone or in_row) or len({one.token for one in earlier}) != 1:
            return at.refuse(self, "of which tokens?")
        return replace(earlier[0], n=self.count.lower(at))


class CreateEntering(PlayerVerb):
    """Create tokens tapped, attacking, with counters (701.7)."""

    what: Noun
    entering: Entering
    rule = "701.7"
    en = (
        "<create> {what:Determined@1} <that is@1> {entering}",
        "<create> {what:Determined@1} {entering}",
    )
    es = "<crear> {what:Determined@1} {entering@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        return create(at, self.what, self.entering)


class CreateEqual(PlayerVerb):
    """Create a number of tokens equal to a quantity."""

    what: Noun
    measured: Measured
    rule = "701.7"
    en = "<create> a number of {what:Plural} equal to {measured}"
    es = "<crear> una cantidad de {what:Plural@bare} igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(self.what, Plural) or not isinstance(self.what.head, OfHead):
            return at.refuse(self.what, "not a token")
        token, tapped = token_of(at, self.what)
        how = effects.Entering(tapped=tapped)
        return at.producing(effects.CreateTokens(at.who, self.measured.lower(at), token, how, at.slot()))


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
        "<crear> {count@1+f+s} <ficha@1> que es una copia de {what}",
        "<crear> {count@1+f+p} <ficha@1> que son copias de {what}",
    )
    es_old = (
        "<crear> {count@1+f+s} <ficha@1> que sea una copia de {what}",
        "<crear> {count@1+f+p} <ficha@1> que sean copias de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what, n = at.objects(self.what), at.counted(self.count)
        effect = effects.CreateCopies(at.who, what, n, slot=at.slot())
        at.shared.tokens.add(effect.slot)
        at.binder.mention_made(objects.InSlot(effect.slot), n != Number(1))
        return effect


class CopyThing(PlayerVerb):
    """Copy a spell (707.10)."""

    what: Noun
    rule = "707.10"
    en = "<copy> {what}"
    es = "<copiar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = at.multiplied(Number(1), self)
        return effects.CopySpell(at.objects(self.what), n, new_targets=False, who=at.who, slot=at.slot())
