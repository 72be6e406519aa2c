"""709.5: the doors of Rooms: locking and unlocking them."""

from __future__ import annotations

from typing import Any

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence
from apnap.abilities.definition import SPLIT, FaceDefinition
from apnap.abilities.quantity import Number
from apnap.abilities.rooms import UnlockDoor, UnlocksDoor
from apnap.abilities.walk import substituted
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import PlayerEvent


class UnlocksThisDoor(PlayerEvent):
    """unlock this door (709.5h)"""

    rule = "709.5h"
    en = "<unlock> this door"
    es = "<desbloquear> esta puerta"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return UnlocksDoor() if isinstance(who, objects.You) else at.refuse(self, "by somebody else")


class FullyUnlocks(PlayerEvent):
    """fully unlock a Room (709.5i)"""

    what: Noun
    rule = "709.5i"
    en = "fully <unlock> {what}"
    es = "<desbloquear> por completo {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("fully unlock", who, self.what.event_subject(at)[0])


class LockOrUnlock(PlayerVerb):
    """Lock or unlock a door (709.5f, 709.5g)."""

    what: Noun
    rule = "709.5f"
    en = "<lock> or unlock a door of {what}"
    es = "<bloquear> o <desbloquear> una puerta de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return UnlockDoor(at.who, at.objects(self.what), or_lock=True)


class UnlockADoor(PlayerVerb):
    """Unlock a locked door (709.5f)."""

    what: Noun
    rule = "709.5f"
    en = "<unlock> a locked door of {what}"
    es = "<desbloquear> una puerta bloqueada de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        choice = self.what.choice(at)
        if choice is None:
            return UnlockDoor(at.who, at.objects(self.what))
        locked = narrowed(choice[0], objects.Is(objects.HAS_LOCKED_DOOR))
        return UnlockDoor(at.who, at.chosen(locked, Number(1), Number(1)))


def with_doors(layout: str, half: int, face: FaceDefinition) -> FaceDefinition:
    """Return a face whose abilities speak of "this door": that of the half that they are printed on (709.5j)."""
    if layout != SPLIT:
        return face
    found: Any = substituted(face, UnlocksDoor(), UnlocksDoor(half))
    assert isinstance(found, FaceDefinition)
    return found
