"""Noun phrases joined by "and" and "or", with or without players among them."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import objects, values
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, All, That, UpTo
from apnap.oracle.phrase.library_phrases import TopCard
from apnap.oracle.phrase.modifiers import After
from apnap.oracle.phrase.noun_phrases import Determined, Plural, Targeted
from apnap.oracle.phrase.nouns import SingleHead, Subtype, TypeNoun
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.players import OnePlayer, TargetOpponent, TargetPlayer
from apnap.oracle.phrase.relatives import FromIt, FromZone, InZone, PlayerControls, YouControl
from apnap.oracle.phrase.roots import Noun, NounPhrase, Parts, Player, Recipient
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.several import are_several


def spread(first: Noun, second: Noun) -> Noun:
    """Return the first of two phrases with the zone that stands behind the second: "up to one target creature card and
    up to one target land card from your graveyard", "a creature card and/or a land card from among them"."""
    if not isinstance(first, Determined | Targeted) or not isinstance(second, Determined | Targeted):
        return first
    where = tuple(one for one in second.modifiers if isinstance(one, FromZone | InZone | FromIt))
    own = any(isinstance(one, FromZone | InZone | FromIt | YouControl | PlayerControls) for one in first.modifiers)
    if own or not where or not _is_card(first) or not _is_card(second):
        return first
    return replace(first, modifiers=(*first.modifiers, *where))


def _is_card(what: Determined | Targeted) -> bool:
    head = what.head
    return getattr(getattr(head, "noun", head), "lemma", "") == "card"


def check_scope(phrase: AndNouns | OrNouns | EitherNouns, at: Lowering) -> None:
    """Refuse "artifacts and creatures you control" as two phrases: what stands behind is said of both nouns."""
    second = phrase.second
    if phrase.first.is_self():
        return
    first = phrase.first
    behind = [one for one in getattr(first, "modifiers", ()) if isinstance(one, After)]
    if isinstance(phrase, AndNouns) and isinstance(second, Plural) and isinstance(first, Determined):
        if isinstance(first.determiner, All) and not behind and objects.Other() in first.determiner.tests(at):
            at.refuse(phrase, "what stands before is said of both nouns")  # "all other creatures and planeswalkers"
        if behind and behind[-1].ends_with_noun():
            at.refuse(phrase, "what is joined is the nearer noun")  # "the greatest power among creatures and …"
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
        first, second = at.objects(spread(self.first, self.second)), at.objects(self.second)
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
        if isinstance(first, objects.This) and isinstance(second, objects.Filter):
            first = objects.Filter((objects.IsSource(),))
        if isinstance(first, objects.Filter) and isinstance(second, objects.Filter):
            return at.either(first, second)
        return at.refuse(self, "not the subject of a static ability")


class EachOfTargets(Noun):
    """ "each of up to one target land and up to one target creature" (115.1)."""

    first: Noun
    second: NounPhrase
    rule = "115.1"
    en = "each of {first:Targeted} and {second:Targeted} =p"
    es = "cada uno de {first:Targeted} y {second:Targeted} =p"

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.Together((at.objects(self.first), at.objects(self.second))))


class OrNouns(Noun):
    """Noun phrases joined by "or"."""

    first: Noun
    second: NounPhrase
    en = ("{first:Noun@} or {second@0+full}", "{first:Plural@} or {second:Plural@}")
    es = ("{first:Noun@} o {second@n}", "{first:Plural@0+bare} o {second:Plural@n+bare}")

    def filter(self, at: Lowering) -> objects.Filter:
        check_scope(self, at)
        return at.either(self.first.filter(at), self.second.filter(at))

    def lower(self, at: Lowering) -> objects.Objects:
        """One of either kind: "a nonland card from it or a card from their graveyard"."""
        parts = [_candidates(at, one) for one in (spread(self.first, self.second), self.second)]
        if any(part is None or part[1] != Number(1) for part in parts):
            return at.refuse(self)
        among = objects.Together(tuple(part[0] for part in parts if part is not None))
        return at.mention(self, at.chosen(objects.Filter((), ()), Number(1), Number(1), among))

    def event_subject(self, at: Lowering) -> tuple[objects.Filter, bool]:
        first, several = self.first.event_subject(at)
        second, more = self.second.event_subject(at)
        return (at.either(first, second), several) if several == more else at.refuse(self, "one or several?")


def _candidates(at: Lowering, what: Noun) -> tuple[objects.Objects, Quantity | None] | None:
    if isinstance(what, TopCard):  # "a card from your hand or the top card of your library"
        return at.objects(what), Number(1)
    return what.candidates(at)


class EitherNouns(Noun):
    """Noun phrases joined by "and/or"."""

    first: Noun
    second: NounPhrase
    en = ("{first:Noun@} and/or {second@0+full}", "{first:Plural@} and/or {second:Plural@}")
    es = ("{first:Noun@} y/o {second@n}", "{first:Plural@0+bare} y/o {second:Plural@n+bare}")

    def filter(self, at: Lowering) -> objects.Filter:
        check_scope(self, at)
        return at.either(self.first.filter(at), self.second.filter(at))

    def lower(self, at: Lowering) -> objects.Objects:
        """Some of each: "a creature card and/or a land card from among them" is up to one of each."""
        first = spread(self.first, self.second)
        if not isinstance(first, Determined) or not isinstance(self.second, Determined):
            return at.refuse(self)
        parts = tuple(up_to_one(at, one) for one in (first, self.second))
        left = at.shared.left
        found = at.mention(self, objects.Together(parts))
        if isinstance(left, objects.Those):
            unchosen = objects.Filter((objects.Not(objects.IsOneOf(found)),), ())
            at.shared.left = objects.Those(left.what, unchosen)
        return found


def up_to_one(at: Lowering, what: Noun) -> objects.Objects:
    """Return up to one of what "a card" says."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, A):
        return at.refuse(what, "and/or")
    return replace(what, determiner=UpTo(NumberWord("one"))).lower(at)


class ThreeNouns(Noun):
    """ "A, B, and C"."""

    first: NounPhrase
    second: NounPhrase
    third: NounPhrase
    en = "{first} , {second} , and {third} =p"
    es = "{first} , {second} y {third} =p"

    def lower(self, at: Lowering) -> objects.Objects:
        self._check_scope(at)
        return objects.Together((at.objects(self.first), at.objects(self.second), at.objects(self.third)))

    def _check_scope(self, at: Lowering) -> None:
        """Refuse "other A, B, and C you control" as three phrases: what stands before or behind is said of all."""
        if isinstance(self.second, Plural) and isinstance(self.third, Plural):
            scope = isinstance(self.first, Determined) and (
                not at.is_static or not any(isinstance(one, After) for one in self.first.modifiers)
            )
            if scope:
                at.refuse(self, "the determiner is that of all three nouns")
            own = (*getattr(self.first, "modifiers", ()), *self.second.modifiers)
            behind = any(isinstance(one, After) for one in self.third.modifiers)
            if behind and not any(isinstance(one, After) for one in own):
                at.refuse(self, "what stands behind is said of all three nouns")

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        self._check_scope(at)
        nouns = (self.first, self.second, self.third)
        if all(isinstance(one, Plural) and isinstance(one.head, TypeNoun | Subtype) for one in nouns) and not any(
            one.modifiers for one in nouns[:2] if isinstance(one, Plural)
        ):
            return at.refuse(self, "what stands behind the last of three kinds is said of all")
        parts = [one.subject(at) for one in nouns]
        kinds = [one for one in parts if isinstance(one, objects.Filter)]
        if len(kinds) < len(parts):
            return at.refuse(self, "not the subject of a static ability")
        zones = tuple(dict.fromkeys(zone for one in kinds for zone in one.zones))
        if any(not one.zones for one in kinds):
            return at.refuse(self, "in no known zone")
        return objects.Filter((objects.AnyOf(tuple(at.all_of(_where_it_is(one)) for one in kinds)),), zones)


def _where_it_is(what: objects.Filter) -> tuple[objects.Test, ...]:
    """Return the tests of a description with the zone that it names: of permanents, spells or cards elsewhere."""
    there = objects.Is(objects.ON_BATTLEFIELD)
    if what.zones == (values.BATTLEFIELD,):
        return (*what.tests, there)
    return what.tests if objects.Is(objects.IS_SPELL) in what.tests else (*what.tests, objects.Not(there))


class ThreeNounsOr(Noun):
    """ "A, B, or C"."""

    first: NounPhrase
    second: NounPhrase
    third: NounPhrase
    en = "{first@} , {second@} , or {third@}"
    es = "{first@} , {second@n} o {third@n}"

    def filter(self, at: Lowering) -> objects.Filter:
        parts = (self.first, self.second, self.third)
        if all(isinstance(one, Plural) and isinstance(one.head, TypeNoun) and not one.modifiers for one in parts):
            return at.refuse(self, "one noun of three types")
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
    """A player or an object."""

    players: Player
    objects: NounPhrase


class OtherPlayerOrObject(PlayerOrObject):
    """ "that player or a planeswalker they control"."""

    rule = "120.3"
    en = "{players:OtherPlayer} or {objects}"
    es = "{players:OtherPlayer} o {objects}"

    def parts(self, at: Lowering) -> Parts:
        """Whoever controls the source chooses such an object, or the player is meant."""
        players = self.players.lower(at)
        choice = self.objects.choice(at)
        if at.is_static or are_several(players) or choice is None or choice[1:] != (Number(1), Number(1)):
            return at.refuse(self, "which of them?")
        chosen = at.chosen(choice[0], Number(0), Number(1))
        assert isinstance(chosen, objects.InSlot)
        none = conditions.NotTrue(conditions.Happened(chosen.slot))
        return chosen, objects.PlayersWho(players, none)


class YouOrObject(PlayerOrObject):
    """ "you or a permanent you control"."""

    en = "you or {objects} {players=You}"
    es = "tú o a {objects} {players=You}"
    es_old = "tú o {objects} {players=You}"


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
        kind = objects.Filter(self.head.tests(at))
        at.shared.targets[who.index] = replace(at.shared.targets[who.index], objects=kind)
        at.binder.mention_aside(objects.TargetObjects(who.index), kind)
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


class TargetAndObjects(Recipient):
    """ "target player or planeswalker and each creature that player … controls"."""

    target: Recipient
    objects: NounPhrase
    rule = "115.1"
    en = "{target:TargetedRecipient} and {objects} =p"
    es = "{target:TargetedRecipient} y a {objects} =p"

    def parts(self, at: Lowering) -> Parts:
        target, who = self.target.parts(at)
        others = at.objects(self.objects)
        return others if target is None else objects.Together((target, others)), who


class HeadOrPlayer(Recipient):
    """ "target creature or player"."""

    objects: NounPhrase
    en = "{objects@s} or player =s"
    es = "{objects@s} o jugador =s"

    def parts(self, at: Lowering) -> Parts:
        """ "That permanent or player" is what was chosen as "any target" (115.4)."""
        if not isinstance(self.objects, Determined) or not isinstance(self.objects.determiner, That):
            return at.refuse(self)
        return at.either_target(self)


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
