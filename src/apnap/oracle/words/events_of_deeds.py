"""603.2: what triggers watch for players and creatures to do: mill, tap, fight, lose the game."""

from __future__ import annotations

from apnap.abilities import objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.events_of_actions import ActsEvent


class MillsEvent(PlayerEvent):
    """mill a card (701.17)"""

    what: Noun
    rule = "701.17"
    en = "<mill> {what}"
    es = "<moler> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Mills(who, at.filter(self.what))


class TapsEvent(PlayerEvent):
    """tap an untapped creature: with a spell or ability, or to pay for one (701.26a)"""

    what: Noun
    rule = "701.26a"
    en = "<tap> {what}"
    es = "<girar> {what}"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        found = at.filter(self.what)
        untapped = objects.Is(objects.UNTAPPED)  # what it was: it is tapped as the ability looks
        tests = tuple(test for test in found.tests if test != untapped)
        return occurrence.BecomesTapped(objects.Filter(tests, found.zones), by=who)

    def mention(self, at: Lowering) -> None:
        at.mention_player_of(self.what, objects.EventObject())


class LosesGameEvent(PlayerEvent):
    """lose the game (104.3)"""

    rule = "104.3"
    en = "<lose> the game"
    es = "<perder> el juego"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.LosesGame(who)


class FightsEvent(ActsEvent):
    """fights (701.14)"""

    rule = "701.14"
    en = "<fight>"
    es = "<luchar>"
    action = "fight"


class PaysLifeEvent(PlayerEvent):
    """pay life (119.4)"""

    rule = "119.4"
    en = "<pay> life"
    es = "<pagar> vidas"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.PaysLife(who)
