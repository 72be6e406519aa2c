"""Characteristics as a noun phrase writes them: "a 2/2 blue Elemental artifact creature with flying"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from apnap.abilities import ability, change, objects, values
from apnap.abilities.quantity import BASE_POWER, BASE_TOUGHNESS, Number, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import (
    After,
    Color,
    ColorPair,
    Modifier,
    Quality,
    Relative,
    Size,
    SizeModifier,
    Unmodified,
    size_tests,
)
from apnap.oracle.phrase.nouns import AndHead, Head, OfHead, Subtype, TypedSubtype, TypedType, TypeNoun
from apnap.oracle.phrase.relatives_of_state import Named
from apnap.oracle.words.keyword_lines import WithAbilities
from apnap.oracle.words.keywords import Granted


class WithBaseSize(After, Relative):
    """with base power and toughness 2/2 (613.4b)"""

    size: Size
    rule = "613.4b"
    en = "with base power and toughness {size}"
    es = "con fuerza y resistencia base de {size}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return size_tests(at, self, self.size, (BASE_POWER, BASE_TOUGHNESS))


class WithBaseSizeAnd(After, Relative):
    """with base power and toughness 2/3 and lifelink (613.4b)"""

    size: Size
    first: Granted
    rule = "613.4b"
    en = "with base power and toughness {size} and {first}"
    es = "con fuerza y resistencia base de {size} y {first@inf}"


class WithBaseSizeAndTwo(After, Relative):
    """with base power and toughness 4/4, flying, and haste (613.4b)"""

    size: Size
    first: Granted
    second: Granted
    rule = "613.4b"
    en = "with base power and toughness {size} , {first} , and {second}"
    es = "con fuerza y resistencia base de {size} , {first@inf} y {second@inf}"


@dataclass
class Description:
    """The characteristics that a noun phrase names; None: it says nothing about them."""

    card_types: int = 0
    supertypes: int = 0
    subtypes: tuple[str, ...] = ()
    colors: int | None = None
    size: tuple[Quantity, Quantity] | None = None
    abilities: tuple[ability.Ability, ...] = ()
    name: str = ""
    tapped: bool = False
    all_types: bool = False
    """Whether it has all creature types."""
    keeps_types: bool = False
    """Whether its types are in addition to the others: "that's still a land" (205.1b)."""

    def changes(self, in_addition: bool = False) -> tuple[change.Change, ...]:
        """Return what makes an object so (613.1): its types become these, or are added to the others (205.1b)."""
        found: list[change.Change] = []
        if in_addition or self.keeps_types:
            found.append(change.AddTypes(self.card_types, self.supertypes, self.subtypes))
        else:
            if self.card_types or self.subtypes:
                # "becomes an artifact creature" keeps the other card types, without saying so (205.1b)
                both = values.ARTIFACT | values.CREATURE
                keep = self.card_types & both == both or not self.card_types
                found.append(change.SetTypes(self.card_types, self.subtypes, keep_card_types=keep))
            if self.supertypes:
                found.append(change.AddTypes(supertypes=self.supertypes))
        if self.all_types:
            found.append(change.AddTypes(all_creature_types=True))
        if self.colors is not None:
            found.append(change.SetColors(self.colors))
        found += [change.AddAbility(one) for one in self.abilities]
        if self.size is not None:
            found.append(change.SetBase(*self.size))
        return tuple(found)


def described(at: Lowering, kinds: Iterable[Construct], modifiers: tuple[Modifier, ...]) -> Description:
    """Return the characteristics that types and modifiers name."""
    found = Description()
    for kind in kinds:
        if isinstance(kind, TypeNoun):
            found.card_types |= values.mask_of((kind.lemma,), values.CARD_TYPE_NAMES)
        elif isinstance(kind, Subtype):
            found.subtypes += (kind.lemma,)
        else:
            at.refuse(kind)
    for modifier in modifiers:
        _describe(at, found, modifier)
    return found


def _describe(at: Lowering, found: Description, modifier: Modifier) -> None:
    if isinstance(modifier, SizeModifier | WithBaseSize):
        power, toughness = modifier.size.text.split("/")
        found.size = _number(at, power), _number(at, toughness)
    elif isinstance(modifier, WithBaseSizeAnd | WithBaseSizeAndTwo):
        _describe(at, found, WithBaseSize(modifier.size))
        found.abilities += (modifier.first.ability(at),)
        if isinstance(modifier, WithBaseSizeAndTwo):
            found.abilities += (modifier.second.ability(at),)
    elif isinstance(modifier, Color):
        found.colors = (found.colors or 0) | modifier.mask
    elif isinstance(modifier, ColorPair):
        for color in modifier.colors:
            found.colors = (found.colors or 0) | color.mask
    elif isinstance(modifier, Quality) and modifier.lemma == "colorless":
        found.colors = found.colors or 0
    elif isinstance(modifier, Quality) and modifier.lemma == "tapped":
        found.tapped = True
    elif isinstance(modifier, Quality) and modifier.lemma in ("legendary", "snow"):
        found.supertypes |= values.mask_of((modifier.lemma,), values.SUPERTYPE_NAMES)
    elif isinstance(modifier, WithAbilities):
        found.abilities += modifier.grants.abilities(at)
    elif isinstance(modifier, Named):
        found.name = modifier.name.text
    elif modifier.keeps_types():
        found.keeps_types = True
    elif modifier.all_types():
        found.all_types = True
    elif modifier.all_colors():
        found.colors = values.ALL_COLORS
    elif (number := modifier.equal_size(at)) is not None:
        found.size = number, number
    else:
        at.refuse(modifier, "as a characteristic")


def _number(at: Lowering, text: str) -> Quantity:
    return at.x() if text.upper() == "X" else Number(int(text)) if text.isdigit() else at.refuse(text, "a size")


def kinds_of(at: Lowering, head: Head) -> tuple[Construct, ...]:
    """Return the types that a noun names, those before it included."""
    if isinstance(head, TypedType | TypedSubtype):
        return (*head.kinds, head.noun)
    if isinstance(head, TypeNoun | Subtype):
        return (head,)
    if isinstance(head, AndHead) and all(isinstance(one, Unmodified) for one in head.heads):  # "creatures and lands"
        return tuple(kind for one in head.heads if isinstance(one, Unmodified) for kind in kinds_of(at, one.head))
    if isinstance(head, OfHead):
        return at.refuse(head, "as a type")
    return at.refuse(head)
