"""701.40e: cards that are exiled in a face-down pile, which is shuffled."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, piles, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ExileInPile(PlayerVerb):
    """Exile cards in a face-down pile."""

    what: Noun
    rule = "701.13"
    en = "<exile> {what} in a face-down pile"
    es = "<exiliar> {what} en una pila boca abajo"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "by another player")
        pile = at.slot_for_later()
        what = at.objects(self.what)
        at.shared.limits["face-down pile"] = pile
        at.binder.mention_moved(objects.InSlot(pile), what, True)
        return effects.Move(what, values.EXILE, face_down=True, slot=pile)


class ShufflePile(PlayerVerb):
    """Shuffle that pile."""

    rule = "701.24"
    en = "<shuffle> that pile"
    es = "<barajar> esa pila"

    def lower(self, at: Lowering) -> effects.Effect:
        pile = at.shared.limits.get("face-down pile")
        if not isinstance(pile, int):
            return at.unbound(self, "there is no pile before")
        return piles.ShufflePile(pile)
