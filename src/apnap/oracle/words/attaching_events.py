"""701.3: what triggers watch for: becoming attached and unattached."""

from __future__ import annotations

from apnap.abilities import objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.events import ObjectEvent, one_of_them


class BecomesAttachedTo(ObjectEvent):
    """becomes attached to a creature (701.3a)"""

    to: Noun
    rule = "701.3a"
    en = "<become> attached to {to}"
    es = "se <anexar> a {to}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesAttached(what, one_of_them(at, self.to))

    def mention(self, at: Lowering) -> None:
        at.binder.mention_aside(objects.EventOther(), self.to.filter(at))


class BecomesUnattachedFrom(ObjectEvent):
    """becomes unattached from a permanent (701.3d)"""

    of: Noun
    rule = "701.3d"
    en = "<become> unattached from {of}"
    es = "<dejar> de estar <anexado> a {of}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.BecomesUnattached(what, one_of_them(at, self.of))

    def mention(self, at: Lowering) -> None:
        at.binder.mention_aside(objects.EventOther(), self.of.filter(at))
