"""702.55, 702.99, 702.167: objects that a keyword ability ties together, and the instructions that tie them."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Objects, Players, Test


@dataclass(frozen=True, slots=True)
class BecameSource(Test):
    """400.7d: a spell that the source, a permanent, was."""


@dataclass(frozen=True, slots=True)
class ManaFrom(Test):
    """601.2h: a spell to cast which mana was spent that a permanent with that subtype produced."""

    source: str


@dataclass(frozen=True, slots=True)
class HasManaCost(Test):
    """202.1: the mana cost is exactly that one; there is none (202.1b) that would be {0}."""

    cost: ManaCost


@dataclass(frozen=True, slots=True)
class FromKeyword(Test):
    """113.7: an ability on the stack that a keyword ability of that name stands for."""

    keyword: str


@dataclass(frozen=True, slots=True)
class AttachedToPlayer(Test):
    """303.4: an Aura attached to one of the players."""

    who: Players


@dataclass(frozen=True, slots=True)
class Convokers(Objects):
    """702.51c: the creatures that were tapped to pay for mana of these spells, or of the spells that these permanents
    were, by convoke."""

    what: Objects


@dataclass(frozen=True, slots=True)
class SetApart(Objects):
    """607.1d: in an ability that an effect gives: what an earlier instruction of the same effect remembered in a slot.
    ``refs``: the objects themselves, as soon as the ability is given."""

    slot: int
    refs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class MovedAsCost(Objects):
    """400.7j: the source, where paying the cost of its ability has put it."""


@dataclass(frozen=True, slots=True)
class CraftedFrom(Objects):
    """702.167c: the cards in exile that were exiled to pay for the craft ability that put the source onto the
    battlefield."""


@dataclass(frozen=True, slots=True)
class UseToCraft(Effect):
    """702.167c: the objects exiled as a cost are what ``what``, a card, is crafted from."""

    what: Objects
    materials: Objects


@dataclass(frozen=True, slots=True)
class Haunted(Objects):
    """702.55b: the creature that the source, a card in exile, haunts, whatever has become of it."""


@dataclass(frozen=True, slots=True)
class Haunt(Effect):
    """702.55a: exile cards that are in a graveyard haunting a creature."""

    what: Objects
    creature: Objects


@dataclass(frozen=True, slots=True)
class EncodedOn(Objects):
    """702.99b: the permanent on the battlefield on which the source, a card in exile, is encoded."""


@dataclass(frozen=True, slots=True)
class Encode(Effect):
    """702.99a: if the resolving spell is represented by a card, you may exile it encoded on a creature you control."""


@dataclass(frozen=True, slots=True)
class LinkedTokens(Objects):
    """111.1: the tokens that abilities of the source have created ("tokens created with this enchantment")."""


@dataclass(frozen=True, slots=True)
class AbilitySources(Objects):
    """113.7: the permanents that are the sources of the abilities among the objects, also of such as were countered."""

    what: Objects
