"""Searching zones for cards (701.23)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.target import StatTotal
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, All
from apnap.oracle.phrase.noun_lists import (
    AndNouns,
    EitherNouns,
    OrNouns,
    ThreeNouns,
    ThreeNounsOr,
    check_scope,
    spread,
)
from apnap.oracle.phrase.noun_phrases import Determined, Plural, Targeted
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Player
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import (
    AllHidden,
    AnyHidden,
    BothLibraryAndGraveyard,
    Library,
    LibraryAndGraveyard,
    OwnedZone,
    Zone,
)


class ManyNouns(Noun):
    """Four or five noun phrases joined by "and", to search for one card of each."""

    first: NounPhrase
    second: NounPhrase
    third: NounPhrase
    fourth: NounPhrase

    def each(self) -> tuple[NounPhrase, ...]:
        """Return the phrases."""
        return self.first, self.second, self.third, self.fourth

    def lower(self, at: Lowering) -> objects.Objects:
        if not all(isinstance(one, Targeted) for one in self.each()):
            return at.refuse(self, "the determiner may be that of all")
        last = self.each()[-1]
        return objects.Together(tuple(at.objects(spread(one, last)) for one in self.each()))


class FourNouns(ManyNouns):
    """ "A, B, C, and D"."""

    en = "{first} , {second} , {third} , and {fourth} =p"
    es = "{first} , {second} , {third} y {fourth} =p"


class FiveNouns(ManyNouns):
    """ "A, B, C, D, and E"."""

    fifth: NounPhrase
    en = "{first} , {second} , {third} , {fourth} , and {fifth} =p"
    es = "{first} , {second} , {third} , {fourth} y {fifth} =p"

    def each(self) -> tuple[NounPhrase, ...]:
        return *super().each(), self.fifth


@dataclass(frozen=True)
class Wanted:
    """What is searched for: cards of a description, and one more for each further description."""

    what: objects.Filter
    n: Quantity | None
    every: bool = False
    also: tuple[objects.Filter, ...] = ()
    different_names: bool = False
    total: StatTotal | None = None


def wanted(at: Lowering, what: Noun) -> Wanted:
    """Return what a noun phrase says is searched for."""
    if isinstance(what, Determined) and isinstance(what.determiner, All):
        return Wanted(_described(at, what), None, every=True)
    if isinstance(what, AndNouns | EitherNouns) and _one(what.first) and _one(what.second):
        return Wanted(_described(at, what.first), Number(1), also=(_described(at, what.second),))
    if isinstance(what, ThreeNouns) and _one(what.first) and _one(what.second) and _one(what.third):
        also = (_described(at, what.second), _described(at, what.third))
        return Wanted(_described(at, what.first), Number(1), also=also)
    if isinstance(what, ManyNouns) and all(_one(one) for one in what.each()):
        kinds = tuple(_described(at, one) for one in what.each())
        return Wanted(kinds[0], Number(1), also=kinds[1:])
    if isinstance(what, OrNouns | ThreeNounsOr):
        parts = (what.first, what.second) if isinstance(what, OrNouns) else (what.first, what.second, what.third)
        if all(_one(one) for one in parts):
            return Wanted(_described(at, what), Number(1))
    if isinstance(what, EitherNouns) and isinstance(what.second, Plural):
        check_scope(what, at)
        return replace(wanted(at, what.first), what=_described(at, what))
    if isinstance(what, Determined) and any(one.are_different() for one in what.modifiers):
        others = tuple(one for one in what.modifiers if not one.are_different())
        return replace(wanted(at, replace(what, modifiers=others)), different_names=True)
    limit = next((one for one in getattr(what, "modifiers", ()) if one.total(at) is not None), None)
    if isinstance(what, Determined) and limit is not None:
        others = tuple(one for one in what.modifiers if one is not limit)
        return replace(wanted(at, replace(what, modifiers=others)), total=limit.total(at))
    choice = what.choice(at)
    if choice is None:
        return at.refuse(what, "what is searched for?")
    return Wanted(_described(at, what), choice[2])


def _one(what: Noun) -> bool:
    return isinstance(what, Determined) and isinstance(what.determiner, A)


def _described(at: Lowering, what: Noun) -> objects.Filter:
    found = what.filter(at)
    return at.refuse(what, "cards in another zone") if found.zones else found


class Search(PlayerVerb):
    """Search zones of a player for cards (701.23)."""

    zone: Zone
    what: Noun
    rule = "701.23"
    en = "<search> {zone:OwnedZone} for {what}"
    es = "<buscar> en {zone:OwnedZone} {what}"
    es_old = "<buscar> {what} en {zone:OwnedZone}"

    def lower(self, at: Lowering) -> effects.Effect:
        zone = self.zone
        if not isinstance(zone, Library | LibraryAndGraveyard | BothLibraryAndGraveyard | AllHidden | AnyHidden):
            return at.refuse(zone, "searching that zone")
        aim = wanted(at, self.what)
        searched = at.slot()
        at.shared.searched = searched
        found = effects.Search(
            at.who,
            replace(aim.what, zones=zone.zones()),
            aim.n,
            zone.whose.of_player(at),
            slot=at.slot(),
            every=aim.every,
            different_names=aim.different_names,
            total=aim.total,
            also=tuple(replace(one, zones=zone.zones()) for one in aim.also),
            either_zone=isinstance(zone, LibraryAndGraveyard | AnyHidden),
            searched=searched,
        )
        if not aim.also:
            return at.producing(found)
        at.binder.mention(objects.InSlot(found.slot), True, 0)
        return found


class SearchedThisWay(Condition):
    """you search your library this way"""

    who: Player
    zone: OwnedZone
    rule = "701.23"
    en = ("{who@1} <search@1> {zone:Library} this way", "{who} searched {zone:Library} this way")
    es = (
        "{who:OtherPlayer@} <buscar@> en {zone:Library} de esta manera",
        "{who=You} <buscar@0+2+s> en {zone:Library} de esta manera",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        if not at.shared.searched:
            return at.unbound(self, "nothing was searched before")
        return conditions.Happened(at.shared.searched)


class EachWhoSearched(OtherPlayer):
    """each player who searched their library this way"""

    rule = "701.23"
    en = "each player who searched their library this way =s+3"
    es = "cada jugador que buscó en su biblioteca de esta manera =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        if not at.shared.searched:
            return at.unbound(self, "nobody searched before")
        return objects.PlayersInSlot(at.shared.searched)
