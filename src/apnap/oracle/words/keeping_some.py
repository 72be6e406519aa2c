"""608.2d, 101.4: what each player keeps: one of each kind, or as many as the player who has the fewest."""

from __future__ import annotations

from typing import Final

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed, without
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.rules.subtypes import BASIC_LAND_TYPES

_FEWEST: Final = "as many as the player with the fewest"


def choose_each(at: Lowering, kept: tuple[objects.Filter, ...], pool: objects.Filter) -> effects.Effect:
    """Return the choice of one object for each description, which may be the same one more than once; "the rest" is
    what is left of the pool."""
    slot = at.slot()
    found = objects.InSlot(slot)
    at.binder.mention(found, True, 0)
    at.did("chosen", found, True)
    at.shared.left = without(objects.Each(pool), found)
    return effects.Choose(at.who, kept[0], slot=slot, also=kept[1:])


def one_described(at: Lowering, what: NounPhrase) -> objects.Filter:
    """Return the description of what one is chosen of: "a land they control"."""
    choice = what.choice(at)
    if choice is None or choice[1] != quantity.Number(1) or choice[2] != quantity.Number(1):
        return at.refuse(what, "not one")
    return choice[0]


def pool_of(at: Lowering, pool: NounPhrase) -> objects.Filter:
    """Return the description of what is chosen from: "the permanents they control"."""
    return pool.described(at) if isinstance(pool, Determined) else at.refuse(pool, "to choose from")


class ChooseOneOfEach(PlayerVerb):
    """Choose from among the permanents you control an artifact, a creature, and a land (608.2d)."""

    pool: NounPhrase
    kinds: tuple[NounPhrase, ...]
    rule = "608.2d"
    en = (
        "<choose> from among {pool:Determined} {kinds:Determined&and}",
        "<choose> {kinds:Determined&and} from among {pool:Determined}",
    )
    es = (
        "<elegir> de entre {pool:Determined} {kinds:Determined&and}",
        "<elegir> {kinds:Determined&and} de entre {pool:Determined}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        pool = pool_of(at, self.pool)
        kept = tuple(narrowed(pool, *one_described(at, kind).tests) for kind in self.kinds)
        return choose_each(at, kept, pool)


class EveryType(Construct):
    """Which types there is one of each of."""

    def tests(self) -> tuple[objects.Test, ...]:
        """Return one test for each type."""
        raise NotImplementedError


class EveryBasicLandType(EveryType):
    """basic land type"""

    rule = "305.6"
    en = "basic land type"
    es = "tipo de tierra básica"

    def tests(self) -> tuple[objects.Test, ...]:
        return tuple(objects.HasSubtype(name) for name in BASIC_LAND_TYPES)


class EveryPermanentType(EveryType):
    """permanent type"""

    rule = "110.4"
    en = "permanent type"
    es = "tipo de permanente"

    def tests(self) -> tuple[objects.Test, ...]:
        names = values.names_of(values.PERMANENT_TYPES, values.CARD_TYPE_NAMES)
        return tuple(objects.HasCardType(values.mask_of((name,), values.CARD_TYPE_NAMES)) for name in names)


class ChooseOfEveryType(PlayerVerb):
    """Choose a land you control of each basic land type (305.6)."""

    what: NounPhrase
    every: EveryType
    rule = "608.2d"
    en = "<choose> {what:Determined} of each {every}"
    es = "<elegir> {what:Determined} de cada {every}"

    def lower(self, at: Lowering) -> effects.Effect:
        pool = one_described(at, self.what)
        return choose_each(at, tuple(narrowed(pool, test) for test in self.every.tests()), pool)


class ChooseOfEveryTypeFrom(PlayerVerb):
    """Choose from the lands you control a land of each basic land type (305.6)."""

    pool: NounPhrase
    what: NounPhrase
    every: EveryType
    rule = "608.2d"
    en = "<choose> from {pool:Determined} {what:Determined} of each {every}"
    es = "<elegir> de {pool:Determined} {what:Determined} de cada {every}"

    def lower(self, at: Lowering) -> effects.Effect:
        pool = pool_of(at, self.pool)
        one = narrowed(pool, *one_described(at, self.what).tests)
        return choose_each(at, tuple(narrowed(one, test) for test in self.every.tests()), pool)


# ------------------------------------------------------------------------------------------------ as many as the fewest


def fewest(n: quantity.Quantity) -> quantity.Quantity:
    """Return the least of a number that each player has (inside, IteratedPlayer is each of them)."""
    return quantity.GreatestOfPlayers(objects.EachPlayer(), n, least=True)


def keep_fewest(at: Lowering, what: objects.Filter) -> effects.Choose:
    """Return the choice of as many as the player who controls the fewest has."""
    slot = at.slot()
    at.shared.left = without(objects.Each(what), objects.InSlot(slot))
    return effects.Choose(at.who, what, fewest(quantity.CountOf(what)), slot)


class ChooseAsManyAsFewest(PlayerVerb):
    """Choose a number of lands you control equal to the number of lands controlled by the player with the fewest."""

    what: Noun
    kind: Noun
    rule = "608.2d"
    en = (
        "<choose> a number of {what:Plural} equal to the number of {kind:Plural} controlled by the player who controls "
        "the fewest"
    )
    es = (
        "<elegir> una cantidad de {what:Plural@bare} igual a la cantidad de {kind:Plural@bare} controladas por el "
        "jugador que controle menos"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        what, kind = at.filter(self.what), at.filter(self.kind)
        if narrowed(kind, objects.ControlledBy(objects.IteratedPlayer())) not in (what, _reordered(what)):
            return at.refuse(self, "the fewest of something else, or of one player")
        at.shared.limits[_FEWEST] = True
        return keep_fewest(at, what)


def _reordered(what: objects.Filter) -> objects.Filter:
    """Return the description with whose it is behind the rest."""
    own = objects.ControlledBy(objects.IteratedPlayer())
    return objects.Filter((*(test for test in what.tests if test != own), own), what.zones)


class SameWayDeed(Construct):
    """What players do the same way."""

    def done(self, at: Lowering) -> effects.Effect:
        """Return what all players do."""
        raise NotImplementedError


class DiscardSameWay(SameWayDeed):
    """discard cards"""

    en = "discard cards"
    es = "descartan cartas"

    def done(self, at: Lowering) -> effects.Effect:
        own = quantity.PlayerStat(objects.IteratedPlayer(), quantity.HAND_SIZE)
        return effects.Discard(objects.EachPlayer(), quantity.Minus(own, fewest(own)))


class SacrificeSameWay(SameWayDeed):
    """sacrifice creatures"""

    what: Noun
    en = "sacrifice {what:Plural}"
    es = "sacrifican {what:Plural@bare}"

    def done(self, at: Lowering) -> effects.Effect:
        what = narrowed(at.filter(self.what), objects.ControlledBy(objects.IteratedPlayer()))
        asked = keep_fewest(at.with_player(objects.EachPlayer()), what)
        all_ = objects.Each(narrowed(at.filter(self.what), objects.ControlledBy(objects.EachPlayer())))
        left = without(all_, objects.InSlot(asked.slot))
        return effects.Sequence((asked, effects.SacrificeThese(left, each_controller=True)))


def same_way(at: Lowering, construct: Construct, *deeds: SameWayDeed) -> effects.Effect:
    """Return what players do the same way as the choice of as many lands as the player with the fewest has."""
    if not at.shared.limits.get(_FEWEST):
        return at.unbound(construct, "which way?")
    parts: list[effects.Effect] = []
    for one in deeds:
        found = one.done(at)
        parts += found.effects if isinstance(found, effects.Sequence) else (found,)
    return effects.Sequence(tuple(parts))


class PlayersDoTheSameWay(SubjectClause):
    """ "Players discard cards and sacrifice creatures the same way"."""

    first: SameWayDeed
    second: SameWayDeed
    en = "players {first} and {second} the same way"
    es = "los jugadores {first} y {second} de la misma manera"

    def lower(self, at: Lowering) -> effects.Effect:
        return same_way(at, self, self.first, self.second)


class EachDiscardsTheSameWay(SubjectClause):
    """ "Each player discards cards the same way"."""

    en = "each player discards cards the same way"
    es = "cada jugador descarta cartas de la misma manera"

    def lower(self, at: Lowering) -> effects.Effect:
        return same_way(at, self, DiscardSameWay())
