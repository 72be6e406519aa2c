"""Events that a spell or ability causes: "a spell or ability an opponent controls causes you to discard this card"."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.words.player_events import discarded_filter


class CausesDiscard(Event):
    """a spell or ability an opponent controls causes you to discard this card (701.9)"""

    what: Noun
    rule = "701.9"
    en = "a spell or ability a opponent controls causes you to discard {what}"
    es = "un hechizo o habilidad que controla un oponente haga que descartes {what}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        what = discarded_filter(at, self.what)
        at.begin_event(objects.EventObject(), False)
        at.binder.players.clear()
        return ability.Triggered(occurrence.Discards(objects.You(), what, objects.EachOpponent()), ability.Body())
