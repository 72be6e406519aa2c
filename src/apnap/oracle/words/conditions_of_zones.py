"""Conditions about libraries, graveyards and exile, and about what came there this turn."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, values
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners_of_amounts import OneOrMore
from apnap.oracle.phrase.noun_lists import AndNouns
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Count, CounterKind, NumberWord
from apnap.oracle.phrase.relatives import InZone
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor, UnitPhrase
from apnap.oracle.phrase.zones import Anywhere, Zone
from apnap.oracle.words.conditions import StateOfGame, exists
from apnap.oracle.words.histories import at_least, happened
from apnap.oracle.words.this_way import so_many


class CardsInZone(StateOfGame):
    """twenty or more creature cards are in your graveyard"""

    what: Noun
    zone: Zone
    en = "{what@p} are in {zone}"
    es = "{what@p} están en {zone}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return exists(at, _there(at, self.what, self.zone), ())


def _there(at: Lowering, what: Noun, zone: Zone) -> Noun:
    """Return the phrase with the zone behind each of its nouns: "an instant card and a sorcery card"."""
    if isinstance(what, AndNouns):
        second = _there(at, what.second, zone)
        assert isinstance(second, NounPhrase)
        return replace(what, first=_there(at, what.first, zone), second=second)
    if not isinstance(what, Determined) or what.is_self():
        return at.refuse(what, "in a zone")
    return replace(what, modifiers=(*what.modifiers, InZone(zone)))


class LibraryEmpty(StateOfGame):
    """your library has no cards in it"""

    whose: Possessor
    rule = "401"
    en = "{whose} library has no cards in it"
    es = (
        "{whose:ShortPossessor@s} biblioteca no tiene cartas",
        "la biblioteca de {whose:OfPlayer} no tiene cartas",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        cards = quantity.PlayerStat(self.whose.of_player(at), quantity.LIBRARY_SIZE)
        return conditions.Compare(cards, quantity.Comparison(quantity.EQUAL, quantity.Number(0)))


class ZoneNoun(Construct):
    """A zone that each player has."""

    stat: ClassVar[int] = 0


class GraveyardNoun(ZoneNoun):
    """a graveyard"""

    en = "graveyard"
    es = "cementerio =m"
    stat = quantity.GRAVEYARD_SIZE


class LibraryNoun(ZoneNoun):
    """a library"""

    en = "library"
    es = "biblioteca =f"
    stat = quantity.LIBRARY_SIZE


class SomeZoneHas(StateOfGame):
    """a graveyard has twenty or more cards in it"""

    zone: ZoneNoun
    count: NumberWord
    en = "a {zone} has {count} or more cards in it"
    es = ("un {zone@0+m} tiene {count} o más cartas", "una {zone@0+f} tiene {count} o más cartas")

    def lower(self, at: Lowering) -> conditions.Condition:
        return _of_some_player(self.zone.stat, quantity.AT_LEAST, self.count.lower(at))


class SomeZoneHasAtMost(StateOfGame):
    """a library has twenty or fewer cards in it"""

    zone: ZoneNoun
    count: NumberWord
    en = "a {zone} has {count} or fewer cards in it"
    es = ("un {zone@0+m} tiene {count} o menos cartas", "una {zone@0+f} tiene {count} o menos cartas")

    def lower(self, at: Lowering) -> conditions.Condition:
        return _of_some_player(self.zone.stat, quantity.AT_MOST, self.count.lower(at))


def _of_some_player(stat: int, op: int, n: quantity.Quantity) -> conditions.Condition:
    number = quantity.PlayerStat(objects.IteratedPlayer(), stat)
    return conditions.PlayerCompare(objects.EachPlayer(), number, quantity.Comparison(op, n))


class ExiledWithCounter(Condition):
    """this card is exiled with an egg counter on it (122.1)"""

    what: Noun
    count: Count
    counter: CounterKind
    rule = "122.1"
    en = "{what@s} is exiled with {count@1} {counter} <counters@1> on it"
    es = "{what@4+s} está <exiliado@4> con {count@1+m} <contador@1> {counter} sobre <él@4>"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "another card")
        at.works_only_in((values.EXILE,))
        at.mention(self.what, objects.This())
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        there = objects.HasCounter(self.counter.kind(), least)
        return conditions.Exists(objects.Filter((objects.IsSource(), there), (values.EXILE,)))


class EnteredUnderYourControl(Condition):
    """it entered under your control"""

    what: NounPhrase
    rule = "110.2"
    en = ("it entered under your control {what=It}", "{what@s} entered under your control")
    es = ("entró bajo tu control {what=It}", "{what@s} entró bajo tu control")

    def lower(self, at: Lowering) -> conditions.Condition:
        yours = objects.Filter((objects.ControlledBy(objects.You()),))
        return conditions.Fits(at.objects(self.what), yours)


# ------------------------------------------------------------------------------------------------ this turn


class PutThereFromThisTurn(Condition):
    """an artifact or creature was put into a graveyard from the battlefield this turn (400.7)"""

    what: Noun
    to: Zone
    origin: Zone
    rule = "400.7"
    en = (
        "{what@s} was put into {to} from {origin} this turn",
        "{what@p} were put into {to} from {origin} this turn",
    )
    es = (
        "{what@s} fue a {to} desde {origin} este turno",
        "{what@p} fueron a {to} desde {origin} este turno",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return _came(at, self.what, self.to, self.origin)


class PutThereThisTurn(Condition):
    """one or more cards were put into exile this turn (400.7)"""

    what: Noun
    to: Zone
    rule = "400.7"
    en = ("{what@s} was put into {to:ExileZone} this turn", "{what@p} were put into {to:ExileZone} this turn")
    es = ("{what@s} fue a {to:ExileZone} este turno", "{what@p} fueron a {to:ExileZone} este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return _came(at, self.what, self.to, Anywhere())


def _came(at: Lowering, what: Noun, to: Zone, origin: Zone) -> conditions.Condition:
    """Return that so many objects were put somewhere this turn."""
    least = 1 if isinstance(what, Determined) and isinstance(what.determiner, OneOrMore) else at_least(at, what)
    return happened(put_there(at, what, to, origin), least)


def put_there(at: Lowering, what: Noun | UnitPhrase, to: Zone, origin: Zone) -> occurrence.Occurrence:
    """Return the move of cards or permanents to a zone, from another or from anywhere (400.7)."""
    origins = origin.zones()
    if not origins and not isinstance(origin, Anywhere):
        return at.refuse(origin)
    if not to.zones():
        return at.refuse(to)
    found = at.filter(what)
    if found.zones and not found.zones == origins == (values.BATTLEFIELD,):
        return at.refuse(what, "from elsewhere")
    owners = tuple(objects.OwnedBy(who) for zone in (to, origin) if (who := zone.owner(at)) is not None)
    card = () if found.zones else (objects.Is(objects.IS_CARD),)  # 108.2b: a token is no card
    return occurrence.ZoneChanges(narrowed(found, *owners, *card), origins, to.zones())


class CreatedToken(Condition):
    """you created a token this turn (111.1)"""

    rule = "111.1"
    en = ("you created a token this turn", "you've created a token this turn")
    es = "creaste una ficha este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return happened(occurrence.TokensCreated(objects.You(), objects.Filter((), ())))


class SacrificedThisTurn(Condition):
    """you sacrificed a Food this turn (701.21)"""

    what: Noun
    rule = "701.21"
    en = ("you sacrificed {what} this turn", "you've sacrificed {what} this turn")
    es = "sacrificaste {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        sacrifices = occurrence.Sacrifices(objects.You(), at.filter(self.what))
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, OneOrMore):  # "that much": how many
            at.shared.limits["counted"] = quantity.ThisTurn(sacrifices)
            return happened(sacrifices)
        return happened(sacrifices, at_least(at, self.what))


class DidntPlayLand(Condition):
    """you didn't play a land this turn (305.1)"""

    rule = "305.1"
    en = ("you didn't play a land this turn", "you haven't played a land this turn")
    es = "no jugaste una tierra este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(happened(occurrence.PlaysLand(objects.You())))


# ------------------------------------------------------------------------------------------------ this way


class DoneByYou(Condition):
    """What you did this way, of what the instruction before did to objects of whomever (608.2c)."""

    what: Noun
    participle: ClassVar[str] = ""

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.done_to(self, self.participle)
        several = effects.ForEachPlayer | objects.EachPlayer | objects.EachOpponent
        if any(isinstance(node, several) for said in at.shared.sentences for one in said for node in walk(one)):
            found = self.yours(found, at)
        return so_many(at, self.what, found)

    def yours(self, found: objects.Objects, at: Lowering) -> objects.Objects:
        """Return those of the objects that you did it to, and not another player."""
        return at.refuse(self, "of what several players did")


class YouExiledThisWay(DoneByYou):
    """you exiled a land card this way"""

    rule = "608.2c"
    en = "you exiled {what:Determined} this way"
    es = "exiliaste {what:Determined} de esta manera"
    participle = "exiled"


class YouSacrificedThisWay(DoneByYou):
    """you sacrificed a creature this way"""

    rule = "608.2c"
    en = "you sacrificed {what:Determined} this way"
    es = "sacrificaste {what:Determined} de esta manera"
    participle = "sacrificed"

    def yours(self, found: objects.Objects, at: Lowering) -> objects.Objects:
        return objects.Those(found, objects.Filter((objects.ControlledBy(objects.You()),), ()))


class YouDiscardedThisWay(DoneByYou):
    """you discarded a card this way"""

    rule = "608.2c"
    en = "you discarded {what:Determined} this way"
    es = "descartaste {what:Determined} de esta manera"
    participle = "discarded"

    def yours(self, found: objects.Objects, at: Lowering) -> objects.Objects:
        return objects.Those(found, objects.Filter((objects.OwnedBy(objects.You()),), ()))
