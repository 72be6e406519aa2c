"""Events that count only the first time each turn."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence
from apnap.abilities import condition as conditions
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.roots import Player
from apnap.oracle.words.events import PlayerEvent, PlayerEvents, SimpleEvent

_TOLD_ALONE = (
    occurrence.GainsLife,
    occurrence.LosesLife,
    occurrence.BecomesTarget,
    occurrence.IsDealtDamage,
    occurrence.KeywordAction,
    occurrence.ZoneChanges,
    occurrence.Discards,
    occurrence.Sacrifices,
)
"""What happened earlier in the turn can be told of them."""


class FirstTimeEachTurn(Event):
    """you gain life for the first time each turn"""

    event: SimpleEvent
    rule = "603.2"
    en = "{event:SimpleEvent} for the first time each turn"
    es = (
        "{event:SimpleEvent} por primera vez cada turno",
        "{event:SimpleEvent} por primera vez en cada turno",
        "{event:SimpleEvent} por primera vez en el turno",
    )

    def triggered(self, at: Lowering) -> ability.Triggered:
        return first_of_turn(at, self, self.event)


def first_of_turn(at: Lowering, construct: Construct, event: Event) -> ability.Triggered:
    """Return a trigger only on the first event of the kind in a turn."""
    found = event.triggered(at)
    one = found.occurrence
    tapped_itself = isinstance(one, occurrence.BecomesTapped) and one.what.tests == (objects.IsSource(),)
    doing = one.source if isinstance(one, occurrence.DealsDamage) else getattr(one, "what", None)
    deed = isinstance(one, occurrence.Attacks | occurrence.DealsDamage)
    does_itself = deed and doing == objects.Filter((objects.IsSource(),))
    if not tapped_itself and not does_itself and not isinstance(one, _TOLD_ALONE):
        return at.refuse(construct, "was it the first time?")
    return replace(found, first_each_turn=True)


class FirstTimeEachYourTurn(Event):
    """you gain life for the first time during each of your turns"""

    event: SimpleEvent
    rule = "603.2"
    en = "{event:SimpleEvent} for the first time during each of your turns"
    es = "{event:SimpleEvent} por primera vez durante cada uno de tus turnos"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found = first_of_turn(at, self, self.event)
        if found.only_if is not None:
            return at.refuse(self, "with another condition")
        return replace(found, only_if=conditions.YourTurn(objects.You()))


class FirstTimeEachTheirTurn(Event):
    """an opponent loses life for the first time during each of their turns: another player's life is nothing to it"""

    who: Player
    event: PlayerEvent
    rule = "603.2"
    en = "{who:OtherPlayer@1} {event@1} for the first time during each of their turns"
    es = "{who:OtherPlayer@1} {event@1+sub} por primera vez durante cada uno de sus turnos"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found = PlayerEvents(self.who, self.event).triggered(at)
        one = found.occurrence
        if not isinstance(one, occurrence.GainsLife | occurrence.LosesLife) or found.only_if is not None:
            return at.refuse(self, "was it the first time?")
        theirs = objects.PlayersWho(one.who, conditions.YourTurn(objects.IteratedPlayer()))
        return replace(found, occurrence=replace(one, who=theirs), first_each_turn=True)
