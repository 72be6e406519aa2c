"""Revealing or exiling cards until one fits, and looking at hands (701.20)."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import OwnedZone
from apnap.oracle.several import are_several


def until(at: Lowering, what: Noun, whose: Possessor, exile: bool) -> effects.Effect:
    """Return the revealing or exiling of cards from the top until one fits."""
    choice = what.choice(at)
    several = are_several(at.who)
    own = objects.IteratedPlayer() if several else at.who
    if choice is None or choice[1] != choice[2] or choice[0].zones or whose.of_player(at) != own:
        return at.refuse(what, "until what?")
    effect = effects.RevealUntil(at.who, objects.Filter(choice[0].tests, ()), choice[1], exile, at.slot(), at.slot())
    at.shared.done = effect.slot
    everything = objects.Together((objects.InSlot(effect.slot), objects.InSlot(effect.rest)))
    if choice[1] == Number(1):
        at.binder.mention(everything, True, 0)
    if exile:
        at.binder.mention(objects.InSlot(effect.slot), choice[1] != Number(1), 0)
    else:
        at.producing(effect)
    at.shared.left = objects.InSlot(effect.rest)
    at.did("exiled" if exile else "revealed", everything, True)
    return effect


class RevealUntil(PlayerVerb):
    """Reveal cards until one fits."""

    whose: Possessor
    what: Noun
    rule = "701.20"
    en = (
        "<reveal> cards from the top of {whose} library until you reveal {what:Determined}",
        "<reveal> cards from the top of {whose} library until they reveal {what:Determined}",
    )
    es = (
        "<mostrar> cartas de la parte superior de tu biblioteca hasta que muestres {what:Determined} {whose=Your}",
        "<mostrar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca "
        "hasta que muestre {what:Determined}",
        "<mostrar> cartas de la parte superior de la biblioteca de {whose:OfPlayer} "
        "hasta que muestre {what:Determined}",
    )
    es_old = (
        "<revelar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca "
        "hasta que reveles {what:Determined}",
        "<revelar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca "
        "hasta que revele {what:Determined}",
        "<mostrar> las primeras cartas de {whose:ShortPossessor@s} biblioteca hasta que muestres {what:Determined}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return until(at, self.what, self.whose, exile=False)


class RevealUntilShown(PlayerVerb):
    """ "Reveal cards from the top of your library until a creature card is revealed"."""

    whose: Possessor
    what: Noun
    rule = "701.20"
    en = "<reveal> cards from the top of {whose} library until {what:Determined} is revealed"
    es = (
        "<mostrar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca "
        "hasta que se muestre {what:Determined}",
        "<mostrar> cartas de la parte superior de la biblioteca de {whose:OfPlayer} "
        "hasta que se muestre {what:Determined}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return until(at, self.what, self.whose, exile=False)


class ExileUntil(PlayerVerb):
    """Exile cards until one fits."""

    whose: Possessor
    what: Noun
    rule = "701.13"
    en = (
        "<exile> cards from the top of {whose} library until you exile {what:Determined}",
        "<exile> cards from the top of {whose} library until they exile {what:Determined}",
    )
    es = (
        "<exiliar> cartas de la parte superior de tu biblioteca hasta que exilies {what:Determined} {whose=Your}",
        "<exiliar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca "
        "hasta que exilie {what:Determined}",
        "<exiliar> cartas de la parte superior de la biblioteca de {whose:OfPlayer} hasta que exilie {what:Determined}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return until(at, self.what, self.whose, exile=True)


class TheOthersThisWay(NounPhrase):
    """ "all other cards revealed this way": the rest."""

    en = ("all other cards revealed this way =p", "all other cards exiled this way =p", "the other cards =p")
    es = ("todas las demás cartas mostradas de esta manera =p+f", "las demás cartas =p+f")

    def lower(self, at: Lowering) -> objects.Objects:
        return at.binder.rest(self)


class LookAtHand(PlayerVerb):
    """Look at a hand (701.20e)."""

    zone: OwnedZone
    rule = "701.20e"
    en = "<look> at {zone:Hand}"
    es = "<mirar> {zone:Hand}"

    def lower(self, at: Lowering) -> effects.Effect:
        hand = objects.Each(objects.Filter((objects.OwnedBy(self.zone.whose.of_player(at)),), (values.HAND,)))
        found = effects.Look(at.who, hand, at.slot())
        at.binder.mention_zone(objects.InSlot(found.slot))
        at.binder.mention(objects.InSlot(found.slot), True, 0, (values.HAND,))
        return found
