"""Noun phrases for cards in a library or hand: "the top card of your library", "your hand"."""

from __future__ import annotations

from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import NounPhrase, Possessor, ShortPossessor


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


class WholeHand(NounPhrase):
    """ "your hand", as the cards in it."""

    whose: ShortPossessor
    en = "{whose} hand =s+all"
    es = "{whose@s} mano =s+f+all"
