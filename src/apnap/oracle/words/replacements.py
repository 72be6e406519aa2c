"""614, 615: "if … would …, … instead", and the prevention of damage."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, InsteadSuffix
from apnap.oracle.phrase.numbers import AThing
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import PlayerDeeds
from apnap.oracle.pruning import pruned
from apnap.oracle.words.effects_on_players import Draw


class WouldObject(Clause):
    """ "If a creature would die, exile it instead" (614.1a)."""

    what: Noun
    deed: WouldDeed
    clause: Clause
    rule = "614.1a"
    en = "if {what} would {deed@p} , {clause}"
    es = "si {what@1} fuera a {deed@inf} , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(self.clause, InsteadSuffix) or not self.clause.is_exile_of_it():
            return at.refuse(self, "something else than exile instead")
        if at.is_static:
            if not isinstance(self.deed, WouldDie):
                return at.refuse(self)
            what, _ = self.what.event_subject(at)
            lasting: durations.Duration = durations.Forever()
        else:
            if not isinstance(self.deed, WouldDieThisTurn):
                return at.refuse(self)
            what = objects.Filter((objects.IsOneOf(at.objects(self.what)),))
            lasting = durations.UntilEndOfTurn()
        dies = occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return effects.ContinuousRule((static.GoesElsewhere(dies, values.EXILE),), lasting)


class WouldPlayer(Clause):
    """ "If you would draw a card, … instead" (614.1a)."""

    who: Player
    deeds: PlayerDeeds
    clause: Clause
    rule = "614.1a"
    en = "if {who} would {deeds@p} , {clause}"
    es = ("si {who:OtherPlayer} fuera a {deeds@inf} , {clause}", "{who=You} si fueras a {deeds@inf} , {clause}")

    def lower(self, at: Lowering) -> effects.Effect:
        one_card = isinstance(self.deeds, Draw) and isinstance(self.deeds.count, AThing)
        if not at.is_static or not isinstance(self.clause, InsteadSuffix) or not one_card:
            return at.refuse(self, "something else than a card that would be drawn")
        who = self.who.lower(at)
        inner = Lowering(at.name, is_spell=False)
        if not isinstance(who, objects.You):
            inner.binder.mention_players(objects.EventPlayer(), False)
        instead = pruned(inner.effect(self.clause.clause))
        if inner.shared.targets:
            return at.refuse(self, "a replacement effect has no targets")
        part = static.Replacement(occurrence.Draws(who), instead)
        if isinstance(instead, effects.May):  # 614.1: who declines draws
            if instead.who not in (who, objects.EventPlayer()):
                return at.refuse(self, "whose choice it is")
            part = static.Replacement(occurrence.Draws(who), instead.effect, optional=True)
        return effects.ContinuousRule((part,), durations.Forever())


class WouldDeed(Construct):
    """What an object would do."""


class WouldDie(WouldDeed):
    """die"""

    rule = "700.4"
    en = "<die>"
    es = "<morir>"


class WouldDieThisTurn(WouldDeed):
    """die this turn"""

    rule = "700.4"
    en = "<die> this turn"
    es = "<morir> este turno"


class WouldGraveyard(Clause):
    """ "If a card would be put into a graveyard from anywhere, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into a graveyard from anywhere , {clause}"
    es = "si {what} fuera a ser puesta en un cementerio desde cualquier parte , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(self.clause, InsteadSuffix) or not self.clause.is_exile_of_it():
            return at.refuse(self, "something else than exile instead")
        what, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        gone = occurrence.ZoneChanges(what, to_zones=(values.GRAVEYARD,))
        return effects.ContinuousRule((static.GoesElsewhere(gone, values.EXILE),), durations.Forever())


class WouldYourGraveyard(Clause):
    """ "If a card would be put into your graveyard from anywhere, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into your graveyard from anywhere , {clause}"
    es = "si {what} fuera a ser puesta en tu cementerio desde cualquier parte , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(self.clause, InsteadSuffix) or not self.clause.is_exile_of_it():
            return at.refuse(self, "something else than exile instead")
        what, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        own = replace(what, tests=(*what.tests, objects.OwnedBy(objects.You())))
        gone = occurrence.ZoneChanges(own, to_zones=(values.GRAVEYARD,))
        return effects.ContinuousRule((static.GoesElsewhere(gone, values.EXILE),), durations.Forever())


def described(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of what a static ability speaks of."""
    found = what.subject(at)
    return found if isinstance(found, objects.Filter) else objects.Filter((objects.IsOneOf(found),))
