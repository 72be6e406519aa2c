"""603.2: what triggers watch for: keyword actions that players and permanents do."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.events import ObjectEvent, PlayerEvent, one_of_them


class DoesAction(PlayerEvent):
    """What a player does that is known by its name only: a keyword action, a crime (701.1)."""

    action: ClassVar[str] = ""

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(self.action, who)


class DiscoversEvent(DoesAction):
    """discover (701.57b)"""

    rule = "701.57b"
    en = "<discover>"
    es = "<descubrir>"
    action = "discover"


class ManifestsDreadEvent(DoesAction):
    """manifest dread (701.62b)"""

    rule = "701.62b"
    en = "<manifest> dread"
    es = "<manifestar> el pavor"
    action = "manifest dread"


class ActsEvent(ObjectEvent):
    """What a permanent does, or is done to it, that is known by its name only (701.1)."""

    action: ClassVar[str] = ""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(self.action, what=what)


class InvestigatesEvent(DoesAction):
    """investigate (701.16)"""

    rule = "701.16"
    en = "<investigate>"
    es = "<investigar>"
    action = "investigate"


class ExploresEvent(ActsEvent):
    """explores (701.44d)"""

    rule = "701.44d"
    en = "<explore>"
    es = "<explorar>"
    action = "explore"


class ExploresACard(ObjectEvent):
    """explores a land card (701.44d)"""

    what: Noun
    rule = "701.44d"
    en = "<explore> {what:Determined}"
    es = "<explorar> {what:Determined}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        found = one_of_them(at, self.what)
        return occurrence.KeywordAction("explore", what=what, other=replace(found, zones=()))


class EvolvesEvent(ActsEvent):
    """evolves (702.100d)"""

    rule = "702.100d"
    en = "<evolve>"
    es = "<evolucionar>"
    action = "evolve"


class TrainsEvent(ActsEvent):
    """trains (702.149c)"""

    rule = "702.149c"
    en = "<train>"
    es = "<entrenar>"
    action = "train"


class ActsOnEvent(ObjectEvent):
    """What a permanent does to another one that is known by its name only (701.1)."""

    what: Noun
    action: ClassVar[str] = ""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(self.action, what=what, other=one_of_them(at, self.what))

    def mention(self, at: Lowering) -> None:
        at.binder.mention_aside(objects.EventOther(), self.what.filter(at))


class MentorsEvent(ActsOnEvent):
    """mentors a creature (702.134c)"""

    rule = "702.134c"
    en = "<mentor> {what}"
    es = "<instruir> a {what}"
    action = "mentor"


class EnlistsEvent(ActsOnEvent):
    """enlists a creature (702.154c)"""

    rule = "702.154c"
    en = "<enlist> {what}"
    es = "<alistar> a {what}"
    action = "enlist"


class FirebendsEvent(DoesAction):
    """firebends (702.189b)"""

    rule = "702.189b"
    en = "<firebend>"
    es = "<dominar> el fuego"
    action = "firebend"


class LeavesWithoutDying(ObjectEvent):
    """leaves the battlefield without dying (700.4)"""

    rule = "700.4"
    en = "<leave> the battlefield without dying"
    es = "<dejar> el campo de batalla sin morir"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        elsewhere = (values.HAND, values.LIBRARY, values.EXILE, values.COMMAND)
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), elsewhere)


class ConnivesEvent(ActsEvent):
    """connives (701.50d)"""

    rule = "701.50d"
    en = "<connive>"
    es = "<confabular>"
    action = "connive"
