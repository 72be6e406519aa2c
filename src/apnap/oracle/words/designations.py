"""Designations: becoming monstrous, the city's blessing, the monarch (701.37, 702.131, 725)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.abilities.designations import PlayerMark
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Word
from apnap.oracle.lexicon.nouns import ADJECTIVES_EN, ADJECTIVES_ES
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.modifiers import Quality
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Condition, Player
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.casting_history import player_who
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.events_of_actions import DoesAction

_DESIGNATIONS = ("monstrous", "renowned", "saddled")


class DesignationWord(Word):
    """monstrous, renowned, saddled"""

    en_words = {name: ADJECTIVES_EN[name] for name in _DESIGNATIONS}
    es_words = {name: ADJECTIVES_ES[name] for name in _DESIGNATIONS}


class XOfEvent:
    """701.37c: X in abilities about becoming monstrous is the X with which it became so."""

    def lower(self, at: Lowering) -> quantity.Quantity:
        """Return the amount of the event."""
        return quantity.EventAmount()


class BecomesDesignated(ObjectEvent):
    """becomes monstrous (701.37b)"""

    word: DesignationWord
    rule = "701.37b"
    en = "<become> {word@}"
    es = "<volverse> {word@}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction(self.word.lemma, what=what)

    def mention(self, at: Lowering) -> None:
        at.x_is = XOfEvent()


class AttacksWhile(ObjectEvent):
    """attacks while saddled (702.171)"""

    quality: Quality
    rule = "508.1m"
    en = "<attack> while {quality}"
    es = "<atacar> mientras <estar@n+sub> {quality@}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Attacks(narrowed(what, *self.quality.tests(at)))


class Monstrosity(PlayerVerb):
    """Monstrosity (701.37)."""

    amount: Amount
    rule = "701.37a"
    en = "monstrosity {amount}"
    es = "monstruosidad {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = self.amount.lower(at)
        slot = at.slot()
        this = objects.This()
        monstrous = objects.Filter((objects.Is(objects.MONSTROUS),), ())
        grow = effects.PutCounters(this, "+1/+1", n, at.who)
        become = effects.Designate(this, objects.MONSTROUS, n, slot)
        isnt = conditions.NotTrue(conditions.Fits(this, monstrous))
        return effects.If(isnt, effects.Sequence((grow, become)))


def has_mark(name: str, least: int = 1, who: objects.Players | None = None) -> conditions.Condition:
    """Return that a player (``None``: you) has a designation, so often at least."""
    mark = PlayerMark(objects.You() if who is None else who, name)
    return conditions.Compare(mark, quantity.Comparison(quantity.AT_LEAST, Number(least)))


class Blessed(Condition):
    """you have the city's blessing (702.131)"""

    rule = "702.131c"
    en = "you have the city 's blessing"
    es = "<tener@0+2+s> la bendición de la ciudad"

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_mark("city's blessing")


class HaveEnduringStory(Condition):
    """you have an enduring story (702.195b)"""

    rule = "702.195b"
    en = "you have a enduring story"
    es = "<tener@0+2+s> una historia perdurable"

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_mark("enduring story")


class YouAreMonarch(Condition):
    """you're the monarch (725)"""

    rule = "725"
    en = "you're the monarch"
    es = "<ser@0+2+s> el monarca"

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_mark("monarch")


class YouArentMonarch(Condition):
    """you aren't the monarch (725)"""

    rule = "725"
    en = ("you aren't the monarch", "you're not the monarch")
    es = "no <ser@0+2+s> el monarca"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(has_mark("monarch"))


class CommittedCrime(Condition):
    """you've committed a crime this turn (700.13)"""

    rule = "700.13"
    en = "you've committed a crime this turn"
    es = "cometiste un crimen este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.KeywordAction("crime", objects.You()))


class HaveMaxSpeed(Condition):
    """you have max speed (702.179e)"""

    rule = "702.179e"
    en = "you have max speed"
    es = "<tener@0+2+s> velocidad máxima"

    def lower(self, at: Lowering) -> conditions.Condition:
        return has_mark("speed", 4)


class NoMonarch(Condition):
    """there is no monarch (725.1)"""

    rule = "725.1"
    en = "there is no monarch"
    es = "no <haber@0+3+s> monarca"

    def lower(self, at: Lowering) -> conditions.Condition:
        crowned = quantity.CountPlayers(objects.PlayersWho(objects.EachPlayer(), is_monarch()))
        return conditions.Compare(crowned, quantity.Comparison(quantity.EQUAL, Number(0)))


def is_monarch() -> conditions.Condition:
    """Return that the player tested is the monarch."""
    return has_mark("monarch", who=objects.IteratedPlayer())


class PlayerIsMonarch(Condition):
    """an opponent is the monarch (725.1)"""

    who: Player
    rule = "725.1"
    en = "{who:OtherPlayer@1} <be@1> the monarch"
    es = "{who:OtherPlayer@} <ser@> el monarca"

    def lower(self, at: Lowering) -> conditions.Condition:
        return player_who(at, self.who, is_monarch())


class BecomesMonarchEvent(DoesAction):
    """become the monarch (725.3)"""

    rule = "725.3"
    en = "<become> the monarch"
    es = "<convertirse> en el monarca"
    action = "monarch"
