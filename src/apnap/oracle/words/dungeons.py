"""309, 701.49, 726: dungeons and the initiative, as conditions and events."""

from __future__ import annotations

from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Condition
from apnap.oracle.words.events import PlayerEvent


class CompletedDungeon(Condition):
    """you've completed a dungeon (309.7)"""

    rule = "309.7"
    en = "you've completed a dungeon"
    es = "completaste una mazmorra"


class CompletesDungeon(PlayerEvent):
    """complete a dungeon (309.7)"""

    rule = "309.7"
    en = "<complete> a dungeon"
    es = "<completar> una mazmorra"


class HaveInitiative(Condition):
    """you have the initiative (726.1)"""

    rule = "726.1"
    en = "you have the initiative"
    es = "<tener@0+2+s> la iniciativa"


class RoomsTriggerAgain(Clause):
    """ "Room abilities of dungeons you own trigger an additional time" (309.4c)"""

    rule = "309.4c"
    en = "room abilities of dungeons you own trigger a additional time"
    es = "las habilidades de sala de las mazmorras de las que eres propietario se disparan una vez adicional"
