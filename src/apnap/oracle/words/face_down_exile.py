"""406.3: cards exiled face down, and who may look at them."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.durations import AsLongAsExiled
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ExileFaceDown(PlayerVerb):
    """Exile objects face down (406.3)."""

    what: Noun
    rule = "406.3"
    en = "<exile> {what} face down"
    es = "<exiliar> {what} boca abajo"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(effects.Move(found, values.EXILE, face_down=True, slot=at.slot()), found)


class LookWhileExiled(PlayerVerb):
    """ "Look at that card for as long as it remains exiled": who has looked knows it from then on (406.3)."""

    what: Noun
    duration: AsLongAsExiled
    rule = "406.3"
    en = "<look> at {what} {duration:AsLongAsExiled}"
    es = "<mirar> {what} {duration:AsLongAsExiled}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return effects.Look(at.who, at.objects(self.what))


class LookAndPlayWhileExiled(PlayerVerb):
    """ "Look at and play those cards for as long as they remain exiled" (406.3, 601.3b)."""

    what: Noun
    duration: AsLongAsExiled
    rule = "406.3"
    en = "<look> at and <play> {what} {duration:AsLongAsExiled}"
    es = "<mirar> y <jugar> {what} {duration:AsLongAsExiled}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        found = at.objects(self.what)
        play = effects.ContinuousRule((static.MayPlay(at.who, found, lands=True),), durations.Forever())
        return effects.Sequence((effects.Look(at.who, found), play))


class LookAtExiledCards(PlayerVerb):
    """ "Look at cards exiled with this creature", as a static ability (406.3)."""

    what: Noun
    rule = "406.3"
    en = ("<look> at {what:Plural}", "<look> at {what:Plural} any time")
    es = ("<mirar> {what:Plural@bare}", "<mirar> {what:Plural@bare} en cualquier momento")

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        cards = at.objects(self.what)
        exiled = objects.Filter((objects.IsOneOf(cards),), (values.EXILE,))
        return at.player_rule(static.MAY_LOOK_AT, what=exiled)
