"""701.27: what triggers watch for: permanents that transform into something."""

from __future__ import annotations

from apnap.abilities import objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.pronouns import SelfReference
from apnap.oracle.phrase.roots import NounPhrase
from apnap.oracle.words.events import ObjectEvent


class TransformsInto(ObjectEvent):
    """transforms into a Werewolf (701.27)

    Into the face that has the ability, called by its name: the ability is there as soon as that face is up."""

    into: NounPhrase
    rule = "701.27e"
    en = "<transform> into {into}"
    es = "se <transformar> en {into}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if isinstance(self.into, SelfReference):
            if objects.IsSource() not in what.tests:
                return at.refuse(self.into)
            return occurrence.Transforms(what)
        if not isinstance(self.into, Determined):
            return at.refuse(self.into)
        return occurrence.Transforms(narrowed(what, *at.filter(self.into).tests))
