"""603.2: what triggers watch for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from apnap.abilities import ability, objects, occurrence, targeting, values
from apnap.abilities.quantity import Number
from apnap.oracle.binder import types_of
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners import A, Another, Pointing, YourThing
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore, OneOrMore, OneOrMoreOther
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.noun_lists import PlayerOrObject
from apnap.oracle.phrase.noun_phrases import Determined, Targeted
from apnap.oracle.phrase.players import SeveralPlayers
from apnap.oracle.phrase.roots import Noun, OtherPlayer, Player, Recipient


class ObjectEvent(Construct):
    """What an object does in an event, without its subject."""

    conceals = True
    own_zone: ClassVar[int] = values.BATTLEFIELD
    """Where an object is to which it happens, if that is the object that has the ability."""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        """Return the occurrence for subjects that fit ``what``."""
        return at.refuse(self)

    def mention(self, at: Lowering) -> None:
        """Remember what the event speaks of besides its subject."""


class PlayerEvent(Construct):
    """What a player does in an event, without its subject."""

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        """Return the occurrence for the players."""
        return at.refuse(self)

    def is_of_several(self, at: Lowering) -> bool:
        """Return whether it is one event for all the objects together: "discard one or more cards" (603.2c)."""
        what = getattr(self, "what", None)
        if isinstance(what, Targeted):
            at.refuse(what, "a target of an event")
        if not isinstance(what, Determined):
            return False
        if isinstance(what.determiner, OneOrMore | OneOrMoreOther):
            return True
        if isinstance(what.determiner, A | Another | Pointing | YourThing):
            return False
        return at.refuse(what, "how many, in one event?")

    def mention(self, at: Lowering) -> None:
        """Remember what the event speaks of, or that it has no amount."""


def one_of_them(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of an object besides the subject: "becomes blocked by a creature"."""
    found, several = what.event_subject(at)
    return at.refuse(what, "several, in one event") if several else found


def besides_one(at: Lowering, subject: objects.Filter, what: Noun) -> objects.Filter:
    """Return the description of what one particular object blocks, is blocked by or damages: several make one event
    (603.2c), "becomes blocked by one or more black creatures"."""
    found, several = what.event_subject(at)
    if several and subject.tests not in ((objects.IsSource(),), (objects.IsOneOf(objects.AttachedHost()),)):
        return at.refuse(what, "several, in one event")
    if several:
        at.shared.limits["one_event"] = True
    return found


def at_least_so_many(at: Lowering, what: Noun) -> int:
    """Return the number of "two or more creatures" that are blocked or block (509.3e); 0: no such phrase."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, CountedOrMore):
        return 0
    least = what.determiner.count.lower(at)
    if not isinstance(least, Number) or what.filter(at) != objects.Filter((objects.HasCardType(values.CREATURE),)):
        return at.refuse(what, "so many of some kind")
    return least.n


def of_object(at: Lowering, what: Noun, kinds: Sequence[ObjectEvent | TappedForMana]) -> ability.Triggered:
    """Return a triggered ability for what an object does, and mention the object for "it" (603.2)."""
    filter_, several = what.event_subject(at)
    found = tuple(kind.occurrence(filter_, at) for kind in kinds)
    moved = any(isinstance(one, occurrence.ZoneChanges) for one in found)
    if moved and not filter_.zones:  # 108.2b: a token is no card
        filter_ = narrowed(filter_, objects.Is(objects.IS_CARD))
        found = tuple(kind.occurrence(filter_, at) for kind in kinds)
    subject = objects.This() if what.is_self() and not moved else objects.EventObject()
    at.begin_event(subject, several, filter_, moved)
    at.shared.moves_itself = what.is_self()
    if not what.is_self() and objects.Other() not in filter_.tests:
        at.shared.limits["others"] = objects.EventObject()
    if not several:
        at.mention_player_of(what, objects.EventObject())
    for kind in kinds:
        kind.mention(at)
    damaged = [one.to_players for one in found if isinstance(one, occurrence.DealsDamage)]
    together = [to for to in (getattr(kind, "to", None) for kind in kinds) if isinstance(to, SeveralPlayers)]
    if together and not several:
        at.refuse(together[0], "dealt damage by one")
    if not together and any(who is not None and not isinstance(who, objects.You) for who in damaged):
        at.binder.mention_players(objects.EventPlayer(), False)
    zone = getattr(kinds[0], "own_zone", values.BATTLEFIELD) if what.is_self() else values.BATTLEFIELD
    several = at.shared.limits.pop("one_event", False) or several
    return ability.Triggered(any_of(found), ability.Body(), zones=(zone,), one_or_more=several, together=bool(together))


def of_player(at: Lowering, who: Player, kinds: Iterable[PlayerEvent]) -> ability.Triggered:
    """Return a triggered ability for what a player does, and mention the player (603.2)."""
    together = isinstance(who, SeveralPlayers)
    players = who.any_of_them() if isinstance(who, SeveralPlayers) else who.lower(at)
    if isinstance(players, objects.TargetPlayers):
        at.refuse(who, "a target of an event")
    kinds = tuple(kinds)
    several = any(kind.is_of_several(at) for kind in kinds)
    if several and not all(kind.is_of_several(at) for kind in kinds):
        at.refuse(kinds[0], "one or several?")
    occurrences = tuple(kind.occurrence(players, at) for kind in kinds)
    lands = [one for one in occurrences if isinstance(one, occurrence.PlaysLand)]
    if any(land.what.zones == (values.BATTLEFIELD,) for land in lands) and len(occurrences) > 1:
        occurrences = tuple(_played_from(one, occurrences) for one in occurrences)
    found = any_of(occurrences)
    spell = found.what if isinstance(found, occurrence.Casts) else None
    at.begin_event(objects.EventObject(), several, spell)
    for kind in kinds:
        kind.mention(at)
    if spell is not None and any(targets_source(test) for test in spell.tests):  # "it" is the source then
        at.binder.objects.clear()
        at.binder.mention_aside(objects.EventObject(), spell)
        at.binder.mention(objects.This(), False, 0)
    elif spell is not None:
        for test in spell.tests:
            if isinstance(test, targeting.Targets) and test.what is not None and several_targets(kinds):
                there = (objects.Is(objects.ON_BATTLEFIELD),) if test.what.zones == (values.BATTLEFIELD,) else ()
                such = objects.Filter((*test.what.tests, *there), ())
                those = objects.Those(targeting.TargetsOf(objects.EventObject()), such)
                at.binder.mention(those, True, types_of(test.what), test.what.zones)
            if isinstance(test, targeting.TargetsOnly) and test.what is not None:
                at.binder.mention_aside(targeting.TargetsOf(objects.EventObject()), test.what)
    for one in occurrences:
        if isinstance(one, occurrence.PlayerAttacks):  # all attackers are the event's objects, not only those that fit
            at.binder.objects.clear()
            if one.what.tests and one.at_least != 0:
                those = objects.Those(objects.EventObject(), objects.Filter(one.what.tests, ()))
                at.binder.mention(those, True, types_of(one.what), (values.BATTLEFIELD,))
    if together and not several:
        at.refuse(who, "together")
    if not isinstance(players, objects.You) and not together:
        at.binder.mention_players(objects.EventPlayer(), False)
    attacked = [one.whom for one in occurrences if isinstance(one, occurrence.PlayerAttacks) and one.whom is not None]
    if any(not isinstance(whom, objects.You) for whom in attacked):  # "that player" is rather the one attacked
        at.binder.mention_players(objects.AnyPlayer(), False)
    own = isinstance(found, occurrence.Casts) and objects.IsSource() in found.what.tests
    at.shared.limits["casts itself"] = own
    zone = values.STACK if own else values.BATTLEFIELD
    return ability.Triggered(found, ability.Body(), zones=(zone,), one_or_more=several, together=together)


def several_targets(kinds: Iterable[PlayerEvent]) -> bool:
    """Return whether it is "a spell that targets one or more permanents": "those permanents" are its targets then."""
    spells = (getattr(kind, "what", None) for kind in kinds)
    whats = (getattr(one, "what", None) for spell in spells for one in getattr(spell, "modifiers", ()))
    return any(
        isinstance(what, Determined) and isinstance(what.determiner, OneOrMore | OneOrMoreOther) for what in whats
    )


def _played_from(one: occurrence.Occurrence, others: tuple[occurrence.Occurrence, ...]) -> occurrence.Occurrence:
    """Return "play a land or cast a spell from exile" with the zone said of the land, too (305.1)."""
    if not isinstance(one, occurrence.PlaysLand):
        return one
    whence = tuple(test for other in others if isinstance(other, occurrence.Casts) for test in other.what.tests)
    return replace(one, what=narrowed(one.what, *(found for test in whence for found in _came_from(test))))


def _came_from(test: objects.Test) -> tuple[objects.Test, ...]:
    if isinstance(test, objects.SpellFrom):
        return (objects.CameFrom((test.zone,)),)
    if isinstance(test, objects.Not) and isinstance(test.test, objects.SpellFrom):
        return (objects.Not(objects.CameFrom((test.test.zone,))),)
    return ()


def targets_source(test: objects.Test) -> bool:
    """Return whether it is "that targets this creature"."""
    return (
        isinstance(test, targeting.Targets | targeting.TargetsOnly)
        and test.what is not None
        and objects.IsSource() in test.what.tests
    )


def any_of(found: tuple[occurrence.Occurrence, ...]) -> occurrence.Occurrence:
    """Return several occurrences as one."""
    return found[0] if len(found) == 1 else occurrence.AnyOccurrence(found)


class SimpleEvent(Event):
    """An event with one subject."""


class ObjectEvents(SimpleEvent):
    """ "a creature you control dies"."""

    what: Noun
    event: ObjectEvent
    en = "{what@1} {event@1}"
    es = "{what@1} {event@1+sub}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return of_object(at, self.what, (self.event,))


class ObjectEventsOr(Event):
    """ "this creature enters or attacks"."""

    what: Noun
    events: tuple[ObjectEvent, ...]
    en = "{what@1} {events&or@1}"
    es = "{what@1} {events&or@1+sub}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        last = self.events[-1]
        if not isinstance(last, BecomesBlockedBy):
            return of_object(at, self.what, self.events)
        shared = (BlocksWhat(last.by) if isinstance(one, BlocksEvent) else one for one in self.events)
        return of_object(at, self.what, tuple(shared))  # "blocks or becomes blocked by a creature"


class PlayerEvents(SimpleEvent):
    """ "you cast a spell"."""

    who: Player
    event: PlayerEvent
    en = "{who@1} {event@1}"
    es = ("{who:OtherPlayer@1} {event@1+sub}", "{who=You} {event@2+s+sub}")

    def triggered(self, at: Lowering) -> ability.Triggered:
        return of_player(at, self.who, (self.event,))


class PlayerEventsOr(Event):
    """ "you cast or copy a spell"."""

    who: Player
    events: tuple[PlayerEvent, ...]
    en = "{who@1} {events&or@1}"
    es = ("{who:OtherPlayer@1} {events&or@1+sub}", "{who=You} {events&or@2+s+sub}")

    def triggered(self, at: Lowering) -> ability.Triggered:
        return of_player(at, self.who, self.events)


class EventOr(Event):
    """ "A or B", with two subjects."""

    first: SimpleEvent
    second: SimpleEvent
    en = "{first} or {second}"
    es = "{first} o {second}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        first, second = self.first.triggered(at), self.second.triggered(at)
        if first.one_or_more or second.one_or_more or first.zones != second.zones:
            return at.refuse(self, "of different kinds")
        at.begin_event(objects.EventObject(), False)
        return replace(first, occurrence=any_of((first.occurrence, second.occurrence)))


class AttacksEvent(ObjectEvent):
    """attacks (508.1m)"""

    rule = "508.1m"
    en = "<attack>"
    es = "<atacar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Attacks(what)


class AttacksWhom(ObjectEvent):
    """attacks you"""

    whom: Recipient
    rule = "508.1m"
    en = "<attack> {whom}"
    es = (
        "te <atacar> a {whom:YouOrObject}",
        "te <atacar> {whom=You}",
        "<atacar> a {whom}",
    )

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if isinstance(self.whom, Player):
            return occurrence.Attacks(what, self.whom.lower(at))
        if isinstance(self.whom, Noun):
            return occurrence.Attacks(what, what_attacked=self.whom.filter(at))
        if isinstance(self.whom, PlayerOrObject):
            players = occurrence.Attacks(what, self.whom.players.lower(at))
            return occurrence.AnyOccurrence(
                (players, occurrence.Attacks(what, what_attacked=at.filter(self.whom.objects)))
            )
        return at.refuse(self.whom)

    def mention(self, at: Lowering) -> None:
        if isinstance(self.whom, OtherPlayer):
            at.binder.mention_players(objects.EventPlayer(), False)


class AttacksAlone(ObjectEvent):
    """attacks alone (506.5)"""

    rule = "506.5"
    en = "<attack> alone"
    es = ("<atacar> solo =m", "<atacar> sola =f")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Attacks(what, alone=True)


class AttacksUnblocked(ObjectEvent):
    """attacks and isn't blocked (509.3g)"""

    rule = "509.3g"
    en = "<attack> and <be not> blocked"
    es = "<atacar> y no <ser> <bloqueado>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesUnblocked(what)


class BlocksEvent(ObjectEvent):
    """blocks (509.1i)"""

    rule = "509.1i"
    en = "<block>"
    es = "<bloquear>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Blocks(what)


class BlocksWhat(ObjectEvent):
    """blocks a creature"""

    what: Noun
    rule = "509.1i"
    en = "<block> {what}"
    es = "<bloquear> a {what}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        least = at_least_so_many(at, self.what)
        return occurrence.Blocks(what, None if least else besides_one(at, what, self.what), at_least=least)

    def mention(self, at: Lowering) -> None:
        if at.shared.limits.get("one_event") or at_least_so_many(at, self.what):
            return
        at.binder.mention_aside(objects.EventOther(), self.what.filter(at))


class BecomesBlocked(ObjectEvent):
    """becomes blocked (509.3c)"""

    rule = "509.3c"
    en = "<become> blocked"
    es = "<ser> <bloqueado>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesBlocked(what)


class BecomesBlockedBy(ObjectEvent):
    """becomes blocked by a creature (509.3d)"""

    by: Noun
    rule = "509.3d"
    en = "<become> blocked by {by}"
    es = "<ser> <bloqueado> por {by}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        least = at_least_so_many(at, self.by)
        return occurrence.BecomesBlocked(what, None if least else besides_one(at, what, self.by), at_least=least)

    def mention(self, at: Lowering) -> None:
        if at.shared.limits.get("one_event") or at_least_so_many(at, self.by):
            return
        at.binder.mention_aside(objects.EventOther(), self.by.filter(at))


class BecomesTappedEvent(ObjectEvent):
    """becomes tapped (701.26a)"""

    rule = "701.26a"
    en = "<become> tapped"
    es = "se <girar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTapped(what)


class BecomesUntappedEvent(ObjectEvent):
    """becomes untapped (701.26b)"""

    rule = "701.26b"
    en = "<become> untapped"
    es = "se <enderezar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesUntapped(what)


class TappedForMana(SimpleEvent):
    """ "enchanted land is tapped for mana" (106.12a)."""

    what: Noun
    rule = "106.12a"
    en = "{what@1} <be@1> tapped for mana"
    es = "se <girar@1+sub> {what@1} para obtener maná"

    def triggered(self, at: Lowering) -> ability.Triggered:
        return of_object(at, self.what, (self,))

    def mention(self, at: Lowering) -> None:
        """Mention nothing."""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        """Return the occurrence for subjects that fit ``what``."""
        return occurrence.AddsMana(what)


class BecomesTarget(ObjectEvent):
    """becomes the target of a spell or ability"""

    by: Noun
    en = "<become> the target of {by}"
    es = "<ser> objetivo de {by}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesTarget(what, by=one_of_them(at, self.by))

    def mention(self, at: Lowering) -> None:
        at.binder.mention_aside(objects.EventOther(), self.by.filter(at))
        at.mention_player_of(self.by, objects.EventOther())


class TurnedFaceUp(ObjectEvent):
    """is turned face up (708.8)"""

    rule = "708.8"
    en = "<be> turned face up"
    es = "se <poner> boca arriba"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.TurnedFaceUp(what)


class TransformsEvent(ObjectEvent):
    """transforms (701.27)"""

    rule = "701.27"
    en = "<transform>"
    es = "se <transformar>"


class MutatesEvent(ObjectEvent):
    """mutates (702.140)"""

    rule = "702.140"
    en = "<mutate>"
    es = "<mutar>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("mutate", what=what)


class ExploitsEvent(ObjectEvent):
    """exploits a creature (702.110)"""

    what: Noun
    rule = "702.110"
    en = "<exploit> {what}"
    es = "<aprovechar> {what}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("exploit", what=what, other=one_of_them(at, self.what))

    def mention(self, at: Lowering) -> None:
        at.binder.mention_aside(objects.EventOther(), self.what.filter(at))
