"""What was discarded this turn; protection from mana values; what returns to a hand (701.9, 702.16)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.zones import OwnedZone
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.events_of_moving import mention_owner
from apnap.oracle.words.histories import at_least, happened
from apnap.oracle.words.protection import Against


class YouveDiscarded(Condition):
    """you've discarded a card this turn (701.9)"""

    what: Noun
    rule = "701.9"
    en = ("you've discarded {what} this turn", "you discarded {what} this turn")
    es = "descartaste {what} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return happened(occurrence.Discards(objects.You(), at.filter(self.what)), at_least(at, self.what))


class AgainstStat(Against):
    """mana value 3 or less (702.16)"""

    stat: Stat
    limit: Limit
    rule = "702.16"
    en = "{stat} {limit}"
    es = ("{stat} de {limit:NumberLimit}", "{stat} {limit}")

    def test(self, at: Lowering) -> objects.Test:
        return objects.Stat(self.stat.number(), self.limit.lower(at))


class ReturnedToHandEvent(ObjectEvent):
    """is returned to your hand (400.7)"""

    to: OwnedZone
    rule = "400.7"
    en = "<be> returned to {to:Hand}"
    es = ("<ser> regresado a {to:Hand} =m", "<ser> regresada a {to:Hand} =f")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(at.in_zone_of(self.to, what), (values.BATTLEFIELD,), (values.HAND,))

    def mention(self, at: Lowering) -> None:
        mention_owner(at, self.to)
