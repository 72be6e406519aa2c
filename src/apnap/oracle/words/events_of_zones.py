"""603.2, 603.6: what triggers watch for in libraries, graveyards and exile, and in whose turn."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, values
from apnap.abilities import condition as conditions
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.roots import ShortPossessor
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.words.events import ObjectEvent, PlayerEvent, SimpleEvent
from apnap.oracle.words.events_of_actions import DoesAction
from apnap.oracle.words.events_of_casting import TurnOfWhom
from apnap.oracle.words.events_of_moving import mention_owner


class EventInTurn(Event):
    """a card leaves your graveyard during your turn (603.2)"""

    event: SimpleEvent
    turn: TurnOfWhom
    rule = "603.2"
    en = "{event} {turn}"
    es = "{event} {turn}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        """Return the ability under the condition whose turn it is, which does not change before it resolves."""
        found = self.event.triggered(at)
        if isinstance(found.occurrence, occurrence.Casts):
            return at.refuse(self, "a spell cast then is an event of its own")
        return replace(found, condition=conditions.YourTurn(self.turn.lower(at)))


class PutIntoZone(ObjectEvent):
    """is put into a graveyard, of a permanent; is put into exile, of a card (400.7)"""

    to: Zone
    rule = "400.7"
    en = "<be> put into {to}"
    es = "<ir> a {to}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if self.to.zones() == (values.EXILE,) and not what.zones:
            return occurrence.ZoneChanges(what, (), (values.EXILE,))
        if self.to.zones() != (values.GRAVEYARD,) or what.zones != (values.BATTLEFIELD,):
            return at.refuse(self, "from where to where?")
        if objects.IsSource() in what.tests:
            return at.refuse(self, "the card itself, from where?")
        return occurrence.ZoneChanges(at.in_zone_of(self.to, what), (values.BATTLEFIELD,), (values.GRAVEYARD,))

    def mention(self, at: Lowering) -> None:
        mention_owner(at, self.to)


class ExiledFromBattlefield(ObjectEvent):
    """is exiled from the battlefield (701.13)"""

    rule = "701.13"
    en = "<be> exiled from the battlefield"
    es = "<ser> <exiliado> del campo de batalla"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if what.zones != (values.BATTLEFIELD,):
            return at.refuse(self, "what is not on the battlefield")
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.EXILE,))


class DrawsAnother(PlayerEvent):
    """draw a card except the first one they draw in each of their draw steps (121.1)"""

    whose: ShortPossessor
    rule = "121.1"
    en = (
        "<draw> a card except the first one they draw in each of their draw steps {whose=Their}",
        "<draw> a card except the first one you draw in each of your draw steps {whose=Your}",
    )
    es = (
        "<robar> una carta excepto la primera que roba en cada uno de sus pasos de robar {whose=Their}",
        "<robar> una carta excepto la primera que robas en cada uno de tus pasos de robar {whose=Your}",
    )

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(who, not_first_in_draw_step=True)


class DrawsNthInATurn(PlayerEvent):
    """draw your third card in a turn (121.1)"""

    nth: Ordinal
    whose: ShortPossessor
    rule = "121.1"
    en = "<draw> {whose} {nth} card in a turn"
    es = "<robar> {whose@s} {nth@f+s} carta en un turno"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        return occurrence.Draws(who, nth=self.nth.value)


class ShufflesLibrary(DoesAction):
    """shuffle their library (701.24)"""

    whose: ShortPossessor
    rule = "701.24"
    en = "<shuffle> {whose} library"
    es = "<barajar> {whose@s} biblioteca"
    action = "shuffle"
