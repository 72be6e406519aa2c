"""309, 701.49, 726: dungeons and the initiative: venturing, conditions and events."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.abilities.dungeons import TakeInitiative as Takes
from apnap.abilities.dungeons import Venture as Ventures
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Condition, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.designations import has_mark
from apnap.oracle.words.events_of_actions import DoesAction


class Venture(PlayerVerb):
    """Venture into the dungeon (701.49)."""

    rule = "701.49"
    en = "<venture> into the dungeon"
    es = "<adentrarse> en la mazmorra"

    def lower(self, at: Lowering) -> effects.Effect:
        return Ventures(at.who)


class TakeInitiative(PlayerVerb):
    """Take the initiative (726)."""

    rule = "726"
    en = "<take> the initiative"
    es = "<tomar> la iniciativa"

    def lower(self, at: Lowering) -> effects.Effect:
        return Takes(at.who)


class VenturesEvent(DoesAction):
    """venture into the dungeon (701.49)"""

    rule = "701.49"
    en = "<venture> into the dungeon"
    es = "<adentrarse> en la mazmorra"
    action = "venture"


class TakesInitiativeEvent(DoesAction):
    """take the initiative (726.2)"""

    rule = "726.2"
    en = "<take> the initiative"
    es = "<tomar> la iniciativa"
    action = "initiative"


class CompletedDungeon(Condition):
    """you've completed a dungeon (309.7)"""

    rule = "309.7"
    en = "you've completed a dungeon"
    es = "completaste una mazmorra"

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_mark("dungeons completed")


class CompletesDungeon(DoesAction):
    """complete a dungeon (309.7)"""

    rule = "309.7"
    en = "<complete> a dungeon"
    es = "<completar> una mazmorra"
    action = "complete a dungeon"


class HaveInitiative(Condition):
    """you have the initiative (726.1)"""

    rule = "726.1"
    en = "you have the initiative"
    es = "<tener@0+2+s> la iniciativa"

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_mark("initiative")


class RoomsTriggerAgain(Clause):
    """ "Room abilities of dungeons you own trigger an additional time" (309.4c)"""

    rule = "309.4c"
    en = "room abilities of dungeons you own trigger a additional time"
    es = "las habilidades de sala de las mazmorras de las que eres propietario se disparan una vez adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        dungeons = (objects.HasCardType(values.DUNGEON), objects.OwnedBy(objects.You()))
        return at.rule(static.TriggerExtra(objects.Filter(dungeons, (values.COMMAND,))))


class InitiativeHolder(OtherPlayer):
    """the player who has the initiative (726.1)"""

    rule = "726.1"
    en = "the player who has the initiative =s+3"
    es = "el jugador que tiene la iniciativa =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        holds = has_mark("initiative", who=objects.IteratedPlayer())
        return at.mention_players(self, objects.PlayersWho(objects.EachPlayer(), holds))
