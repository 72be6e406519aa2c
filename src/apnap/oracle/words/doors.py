"""709.5: the doors of Rooms: locking and unlocking them."""

from __future__ import annotations

from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import PlayerEvent


class UnlocksThisDoor(PlayerEvent):
    """unlock this door (709.5h)"""

    rule = "709.5h"
    en = "<unlock> this door"
    es = "<desbloquear> esta puerta"


class FullyUnlocks(PlayerEvent):
    """fully unlock a Room (709.5i)"""

    what: Noun
    rule = "709.5i"
    en = "fully <unlock> {what}"
    es = "<desbloquear> por completo {what}"


class LockOrUnlock(PlayerVerb):
    """Lock or unlock a door (709.5f, 709.5g)."""

    what: Noun
    rule = "709.5f"
    en = "<lock> or unlock a door of {what}"
    es = "<bloquear> o <desbloquear> una puerta de {what}"


class UnlockADoor(PlayerVerb):
    """Unlock a locked door (709.5f)."""

    what: Noun
    rule = "709.5f"
    en = "<unlock> a locked door of {what}"
    es = "<desbloquear> una puerta bloqueada de {what}"
