"""Noun phrases for cards in a library or hand: "the top card of your library", "your hand"."""

from __future__ import annotations

from typing import ClassVar

from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import NounPhrase, Possessor, ShortPossessor, UnitPhrase
from apnap.oracle.several import are_several


class TopCard(NounPhrase):
    """ "the top card of your library"."""

    whose: Possessor
    en = "the top card of {whose} library =s"
    es = (
        "la primera carta de {whose:ShortPossessor@s} biblioteca =s+f",
        "la primera carta de la biblioteca de {whose:OfPlayer} =s+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.TopOfLibrary(self.whose.of_player(at), quantity.Number(1)))

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return objects.TopOfLibrary(self.whose.of_player(at), quantity.Number(1))


class TopCards(NounPhrase):
    """ "the top four cards of your library"."""

    count: Cardinal
    whose: Possessor
    en = "the top {count@p} cards of {whose} library =p"
    es = (
        "las {count} primeras cartas de {whose:ShortPossessor@s} biblioteca =p+f",
        "las {count} primeras cartas de la biblioteca de {whose:OfPlayer} =p+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.TopOfLibrary(self.whose.of_player(at), self.count.lower(at)))


class BottomCard(NounPhrase):
    """ "the bottom card of your library"."""

    whose: Possessor
    rule = "401.1"
    en = "the bottom card of {whose} library =s"
    es = (
        "la carta del fondo de {whose:ShortPossessor@s} biblioteca =s+f",
        "la carta del fondo de la biblioteca de {whose:OfPlayer} =s+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.TopOfLibrary(self.whose.of_player(at), quantity.Number(1), bottom=True))


class TopOfThatLibrary(NounPhrase):
    """ "the top two cards of that library"."""

    count: Cardinal
    rule = "401.1"
    en = "the top {count@p} cards of that library =p"
    es = "las {count} primeras cartas de esa biblioteca =p+f"

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.TopOfLibrary(at.binder.that_player(self), self.count.lower(at)))


class TopThatMany(NounPhrase):
    """ "that many cards from the top of your library"."""

    whose: Possessor
    en = "that many cards from the top of {whose} library =p"
    es = (
        "esa misma cantidad de cartas de la parte superior de {whose:ShortPossessor@s} biblioteca =p+f",
        "esa misma cantidad de cartas de la parte superior de la biblioteca de {whose:OfPlayer} =p+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.TopOfLibrary(self.whose.of_player(at), at.that_many(self)))


class OfGraveyard(NounPhrase):
    """One card at an end of a graveyard (404.3)."""

    what: UnitPhrase
    whose: Possessor
    bottom: ClassVar[bool] = False

    def lower(self, at: Lowering) -> objects.Objects:
        who = self.whose.of_player(at)
        found = at.filter(self.what)
        if found.zones or are_several(who):
            return at.refuse(self, "which card?")
        return at.mention(self, objects.TopOfGraveyard(who, objects.Filter(found.tests, ()), self.bottom))


class TopOfGraveyard(OfGraveyard):
    """ "the top creature card of your graveyard"."""

    rule = "404.3"
    en = "the top {what:Singular@s} of {whose} graveyard =s"
    es = (
        "la primera {what:Singular@s} de {whose:ShortPossessor@s} cementerio =s+f",
        "la primera {what:Singular@s} del cementerio de {whose:OfPlayer} =s+f",
    )


class BottomOfGraveyard(OfGraveyard):
    """ "the bottom card of target player's graveyard"."""

    rule = "404.3"
    en = "the bottom {what:Singular@s} of {whose} graveyard =s"
    es = (
        "la última {what:Singular@s} de {whose:ShortPossessor@s} cementerio =s+f",
        "la última {what:Singular@s} del cementerio de {whose:OfPlayer} =s+f",
    )
    bottom = True


class WholeHand(NounPhrase):
    """ "your hand", as the cards in it."""

    whose: ShortPossessor
    en = ("{whose} hand =s+all", "{whose:Their} hands =p+all")
    es = "{whose@s} mano =s+f+all"
