"""Shuffling, revealing, looking at cards (701.20, 701.24)."""

from __future__ import annotations

from apnap.abilities import cost, objects, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import OwnedZone
from apnap.oracle.words.moving import whole_zone


class Shuffle(PlayerVerb):
    """Shuffle (701.24)."""

    rule = "701.24"
    en = "<shuffle>"
    es = "<barajar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Shuffle(at.who)


class ShuffleLibrary(PlayerVerb):
    """Shuffle a library (701.24)."""

    whose: Possessor
    rule = "701.24"
    en = "<shuffle> {whose} library"
    es = "<barajar> {whose@s} biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Shuffle(self.whose.of_player(at))


class ShuffleInto(PlayerVerb):
    """Shuffle objects into a library (701.24)."""

    what: Noun
    whose: Possessor
    rule = "701.24"
    en = ("<shuffle> {what} into {whose} library", "<shuffle> {what} into {whose} libraries")
    es = (
        "<barajar> {what} en {whose:ShortPossessor@s} biblioteca",
        "<barajar> {what} en la biblioteca de {whose:OfPlayer}",
        "<barajar> {what} en {whose:Its@s} biblioteca",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(effects.Move(found, values.LIBRARY, position=effects.SHUFFLED, slot=at.slot()), found)


class ShuffleZoneInto(PlayerVerb):
    """Shuffle a graveyard or hand into a library (701.24)."""

    zone: OwnedZone
    whose: Possessor
    rule = "701.24"
    en = "<shuffle> {zone} into {whose} library"
    es = (
        "<barajar> {zone} en {whose:ShortPossessor@s} biblioteca",
        "<barajar> {zone} en la biblioteca de {whose:OfPlayer}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        cards = objects.Each(whole_zone(at, self.zone))
        return at.moving(effects.Move(cards, values.LIBRARY, position=effects.SHUFFLED, slot=at.slot()), cards)


class Reveal(PlayerVerb):
    """Reveal cards (701.20)."""

    what: Noun
    rule = "701.20"
    en = "<reveal> {what@either}"
    es = "<mostrar> {what@either}"
    es_old = "<revelar> {what@either}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.showing(effects.Reveal(found, at.slot()), found)

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.what.is_self():
            return cost.Cost(None, (cost.RevealThis(),))
        filter_, n = at.chosen_cost(self.what)
        if filter_.zones != (values.HAND,):
            return at.refuse(self, "as a cost")
        return cost.Cost(None, (cost.RevealObjects(filter_, n),))


class RevealHand(PlayerVerb):
    """Reveal a hand (701.20)."""

    zone: OwnedZone
    rule = "701.20"
    en = "<reveal> {zone:Hand}"
    es = "<mostrar> {zone:Hand}"
    es_old = "<revelar> {zone:Hand}"

    def lower(self, at: Lowering) -> effects.Effect:
        hand = objects.Each(objects.Filter((objects.OwnedBy(self.zone.whose.of_player(at)),), (values.HAND,)))
        found = effects.Reveal(hand, at.slot())
        at.binder.mention_zone(objects.InSlot(found.slot))
        at.binder.mention(objects.InSlot(found.slot), True, 0, (values.HAND,))
        return found


class LookAt(PlayerVerb):
    """Look at cards (701.20e)."""

    what: Noun
    rule = "701.20e"
    en = "<look> at {what}"
    es = "<mirar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.duration is not None:
            return at.refuse(self, "for a while")
        found = at.objects(self.what)
        return at.showing(effects.Look(at.who, found, at.slot()), found)
