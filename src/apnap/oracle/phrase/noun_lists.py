"""Noun phrases joined by "and" and "or", with or without players among them."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.nouns import SingleHead
from apnap.oracle.phrase.players import OnePlayer, TargetOpponent, TargetPlayer
from apnap.oracle.phrase.roots import Noun, NounPhrase, Parts, Player, Recipient
from apnap.oracle.phrase.target_determiners import TargetDeterminer


def check_scope(phrase: AndNouns | OrNouns | EitherNouns, at: Lowering) -> None:
    """Refuse "artifacts and creatures you control" as two phrases: what stands behind is said of both nouns."""
    second = phrase.second
    if isinstance(second, Plural) and any(isinstance(one, After) for one in second.modifiers):
        if not any(isinstance(one, After) for one in getattr(phrase.first, "modifiers", ())):
            at.refuse(phrase, "what stands behind is said of both nouns")


class AndNouns(Noun):
    """Noun phrases joined by "and"."""

    first: Noun
    second: NounPhrase
    en = ("{first:Noun} and {second@full} =p", "{first:Noun@full+to} and {second@bare} =p")
    es = "{first:Noun} y {second@full} =p"

    def lower(self, at: Lowering) -> objects.Objects:
        check_scope(self, at)
        first, second = at.objects(self.first), at.objects(self.second)
        if isinstance(first, objects.Each) and isinstance(second, objects.Each):
            if first.filter.zones == second.filter.zones:
                return at.mention(self, objects.Each(at.either(first.filter, second.filter)))
        return at.mention(self, objects.Together((first, second)))

    def filter(self, at: Lowering) -> objects.Filter:
        check_scope(self, at)
        return at.either(self.first.filter(at), self.second.filter(at))

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        check_scope(self, at)
        first, second = self.first.subject(at), self.second.subject(at)
        if isinstance(first, objects.Filter) and isinstance(second, objects.Filter):
            return at.either(first, second)
        return at.refuse(self, "not the subject of a static ability")


class OrNouns(Noun):
    """Noun phrases joined by "or"."""

    first: Noun
    second: NounPhrase
    en = ("{first:Noun@} or {second@0+full}", "{first:Plural@} or {second:Plural@}")
    es = ("{first:Noun@} o {second@n}", "{first:Plural@0+bare} o {second:Plural@n+bare}")

    def filter(self, at: Lowering) -> objects.Filter:
        check_scope(self, at)
        return at.either(self.first.filter(at), self.second.filter(at))

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        first, several = self.first.event_subject(at)
        second, more = self.second.event_subject(at)
        return (at.either(first, second), several) if several == more else at.refuse(self, "one or several?")


class EitherNouns(Noun):
    """Noun phrases joined by "and/or"."""

    first: Noun
    second: NounPhrase
    en = ("{first:Noun@} and/or {second@0+full}", "{first:Plural@} and/or {second:Plural@}")
    es = ("{first:Noun@} y/o {second@n}", "{first:Plural@0+bare} y/o {second:Plural@n+bare}")

    def filter(self, at: Lowering) -> objects.Filter:
        check_scope(self, at)
        return at.either(self.first.filter(at), self.second.filter(at))


class ThreeNouns(Noun):
    """ "A, B, and C"."""

    first: NounPhrase
    second: NounPhrase
    third: NounPhrase
    en = "{first} , {second} , and {third} =p"
    es = "{first} , {second} y {third} =p"

    def lower(self, at: Lowering) -> objects.Objects:
        if isinstance(self.first, Determined) and isinstance(self.second, Plural) and isinstance(self.third, Plural):
            return at.refuse(self, "the determiner is that of all three nouns")
        return objects.Together((at.objects(self.first), at.objects(self.second), at.objects(self.third)))


class ThreeNounsOr(Noun):
    """ "A, B, or C"."""

    first: NounPhrase
    second: NounPhrase
    third: NounPhrase
    en = "{first@} , {second@} , or {third@}"
    es = "{first@} , {second@n} o {third@n}"

    def filter(self, at: Lowering) -> objects.Filter:
        return at.either(at.either(self.first.filter(at), self.second.filter(at)), self.third.filter(at))


class ObjectAndPlayer(Recipient):
    """ "each creature and each player"."""

    objects: Noun
    players: Player
    en = "{objects} and {players} =p"
    es = "{objects} y a {players} =p"
    es_old = "{objects} y {players} =p"

    def parts(self, at: Lowering) -> Parts:
        found = at.objects(self.objects)
        return found, self.players.lower(at)


class PlayerAndObject(Recipient):
    """ "each player and each creature"."""

    players: Player
    objects: NounPhrase
    en = "{players} and {objects} =p"
    es = "{players} y a {objects} =p"
    es_old = "{players} y {objects} =p"

    def parts(self, at: Lowering) -> Parts:
        players = self.players.lower(at)
        return at.objects(self.objects), players


class PlayerOrObject(Recipient):
    """ "a player or planeswalker", "you or a permanent you control"."""

    players: Player
    objects: NounPhrase
    en = "{players} or {objects}"
    es = "{players} o {objects}"


class PlayerOrHead(Recipient):
    """ "a player or planeswalker", "an opponent or battle": mixed heads under one determiner."""

    players: OnePlayer
    head: SingleHead
    en = "{players} or {head@s} =s"
    es = "{players} o {head@s} =s"


class TargetedRecipient(Recipient):
    """A player or an object of a kind under one "target" (115.1)."""

    determiner: TargetDeterminer
    head: SingleHead

    def player(self) -> TargetPlayer | TargetOpponent:
        """Return the player alone."""
        return TargetPlayer(self.determiner)

    def parts(self, at: Lowering) -> Parts:
        who = self.player().lower(at)
        assert isinstance(who, objects.TargetPlayers)
        at.shared.targets[who.index] = replace(
            at.shared.targets[who.index], objects=objects.Filter(self.head.tests(at))
        )
        return objects.TargetObjects(who.index), who


class TargetPlayerOrHead(TargetedRecipient):
    """ "target player or planeswalker" (115.1)."""

    rule = "115.1"
    en = "{determiner@1} <player@1> or {head@s} =s"
    es = "{determiner@1} <jugador@1+m> o {head@s} objetivo =s"
    es_old = "{determiner@1} <jugador@1+m> objetivo o {head@s} =s"


class TargetOpponentOrHead(TargetedRecipient):
    """ "target opponent or battle" (115.1)."""

    rule = "115.1"
    en = "{determiner@1} <opponent@1> or {head@s} =s"
    es = "{determiner@1} <oponente@1+m> o {head@s} objetivo =s"
    es_old = "{determiner@1} <oponente@1+m> objetivo o {head@s} =s"

    def player(self) -> TargetPlayer | TargetOpponent:
        return TargetOpponent(self.determiner)


class HeadOrPlayer(Recipient):
    """ "target creature or player"."""

    objects: NounPhrase
    en = "{objects@s} or player =s"
    es = "{objects@s} o jugador =s"


class HeadOrOpponent(Recipient):
    """ "target creature or opponent"."""

    objects: NounPhrase
    en = "{objects@s} or opponent =s"
    es = "{objects@s} o oponente =s"


class ObjectOrPlayer(Recipient):
    """ "a creature or a player"."""

    objects: NounPhrase
    players: Player
    en = "{objects} or {players}"
    es = "{objects} o {players}"
