"""Saying what happened to one seat."""

from __future__ import annotations

from typing import Final

from apnap.abilities.values import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    MANA_LETTERS,
    NOWHERE,
    SIDEBOARD,
    STACK,
    STEP_NAMES,
    ZONE_NAMES,
)
from apnap.i18n.catalogue import has_message
from apnap.i18n.counters import counter_name
from apnap.i18n.rendering import Rendering
from apnap.ids import NO_PLAYER, Player, Ref, seat_letter
from apnap.rules import events as ev
from apnap.rules.dungeons import card_of
from apnap.rules.entities import player_of
from apnap.rules.events import Event
from apnap.rules.knowledge import PUBLIC_ZONES
from apnap.rules.libraries import (
    COMPLETE_DUNGEON,
    FULLY_UNLOCK,
    INITIATIVE,
    OPEN_ATTRACTION,
    REVEAL_CONSPIRACY,
    SET_IN_MOTION,
    UNLOCK,
    VENTURE,
    VISIT,
)
from apnap.rules.mutating import MUTATE
from apnap.rules.records import COMBAT_DAMAGE

_CAUSES: Final = {
    ev.BY_SACRIFICE: "events.sacrificed",
    ev.BY_DISCARD: "events.discarded",
    ev.BY_CYCLING: "events.discarded",
    ev.BY_MILL: "events.milled",
}
_OWN_WORDS: Final = {
    SET_IN_MOTION: "events.set_in_motion",
    VENTURE: "events.ventured",
    COMPLETE_DUNGEON: "events.completed_dungeon",
    INITIATIVE: "events.took_initiative",
    MUTATE: "events.mutated",
    UNLOCK: "events.unlocked",
    REVEAL_CONSPIRACY: "events.revealed_conspiracy",
    OPEN_ATTRACTION: "events.opened_attraction",
    VISIT: "events.visited",
    FULLY_UNLOCK: "events.fully_unlocked",
}
"""Keyword actions with a sentence of their own."""
_UNTOLD: Final = frozenset({ev.BY_DRAW, ev.BY_CASTING, ev.BY_PLAYING, ev.BY_CREATION})
"""Moves that another event tells of."""


def event_text(event: Event, rendering: Rendering, seat: Player | None) -> str:
    """Return an event in a sentence, as a seat has seen it (None: as everybody has); empty: nothing worth telling."""
    return _Telling(event, rendering, seat).text()


class _Telling:
    """One event on its way into words."""

    def __init__(self, event: Event, rendering: Rendering, seat: Player | None) -> None:
        self.event = event
        self.rendering = rendering
        self.seat = seat

    def text(self) -> str:
        """Return the sentence."""
        event = self.event
        if isinstance(event, ev.ZoneChange):
            return self.moved(event)
        key = self.key()
        if not has_message(key):
            return ""
        return self.rendering.say(key, **self.values())

    def key(self) -> str:
        """Return the message for the event."""
        event = self.event
        name = ev.KIND_NAMES[event.kind]
        variants = {
            ev.COIN: ("coin_tails", "coin_heads"),
            ev.TURNED_FACE_UP: ("turned_face_down", "turned_face_up"),
            ev.PHASED: ("phased_out", "phased_in"),
            ev.RESOLVED: ("fizzled", "resolved"),
        }
        if event.kind in variants:
            return f"events.{variants[event.kind][bool(event.amount)]}"
        if isinstance(event, ev.Countered) and event.by_rules:
            return "events.countered_by_rules"
        if isinstance(event, ev.TriggeredEvent) and event.amount:
            return "events.triggered_for_nothing"
        if isinstance(event, ev.KeywordAction) and event.action in _OWN_WORDS:
            return _OWN_WORDS[event.action]
        if isinstance(event, ev.TriggeredEvent) and not event.subject:
            return "events.triggered_by_rules"
        if isinstance(event, ev.LoseLife) and event.mana_burn:
            return "events.mana_burn"
        if isinstance(event, ev.Mulligan) and event.amount < 0:
            return "events.keep"
        if isinstance(event, ev.Revealed) and event.to:
            return "events.looked_at"
        return f"events.{name}"

    def values(self) -> dict[str, object]:
        """Return everything that the messages may name."""
        event = self.event
        player = "" if event.player == NO_PLAYER else seat_letter(event.player)
        by_damage = isinstance(event, ev.Damage | ev.DamagePrevented)
        values: dict[str, object] = {
            "player": player,
            "n": event.amount,
            "count": event.amount,
            "card": self.card(event.subject),
            "source": self.card(event.subject if by_damage else event.source),
            "recipient": self.entity(event.other),
            "counter": counter_name(getattr(event, "counter", ""), self.rendering.lang),
            "sides": getattr(event, "sides", 0),
            "action": getattr(event, "action", ""),
            "word": getattr(event, "word", "") or (self.entity(event.other) if event.other else event.amount),
            "step": "",
            "mana": "",
            "cards": "",
        }
        if event.kind in (ev.STEP_BEGAN, ev.SKIPPED) and 0 <= event.amount < len(STEP_NAMES):
            values["step"] = self.rendering.say(f"words.step.{STEP_NAMES[event.amount]}")
        if isinstance(event, ev.KeywordAction) and event.action == VENTURE:
            values["word"] = self.room(event)
        if isinstance(event, ev.Draw) and self.seat != event.player:
            values["card"] = self.rendering.say("actions.unknown_card")
        if isinstance(event, ev.Activate):
            values["card"] = self.card(event.other)
        if isinstance(event, ev.AddMana):
            values["mana"] = "".join("{" + MANA_LETTERS[bit.bit_length() - 1] + "}" * n for bit, n in event.mana)
        if isinstance(event, ev.Revealed):
            values["cards"] = self.shown(event)
        if isinstance(event, ev.DamageAssigned):
            values["cards"] = ", ".join(self.assigned(*one) for one in event.assigned)
        if isinstance(event, ev.CreateTokens) and event.definition is not None:
            values["card"] = self.rendering.card(event.definition.name)
        return values

    def room(self, event: ev.KeywordAction) -> str:
        """Return the room that a venture marker was put into (309.4a)."""
        dungeon = card_of(self.rendering.view._state.last_known(event.subject))
        return "" if dungeon is None else self.rendering.card(dungeon.rooms[event.amount - 1])

    def assigned(self, source: Ref, recipient: int, n: int) -> str:
        """Return what one source assigns to one recipient."""
        return self.rendering.say("table.assigned", source=self.card(source), n=n, recipient=self.entity(recipient))

    def shown(self, event: ev.Revealed) -> str:
        """Return the cards that were revealed, or how many there were."""
        if event.to and self.seat not in event.to:
            return self.rendering.say("events.cards", count=len(event.objects))
        return ", ".join(self.card(ref) for ref in event.objects)

    def card(self, ref: Ref) -> str:
        """Return the name of an object of the event: what happened to it, everybody saw."""
        if ref == 0:
            return ""
        record = self.rendering.view._state.last_known(ref)
        if record.ability is not None and record.source:
            return self.rendering.say("actions.ability_of", name=self.card(record.source))
        if record.ability is not None:
            return self.rendering.sourceless(record.ability)
        if record.kind == COMBAT_DAMAGE:
            return self.rendering.say("actions.combat_damage")
        definition = record.values
        if record.face_down or not definition.name:
            return self.rendering.say("actions.unknown_permanent" if record.face_down else "actions.unknown_card")
        return self.rendering.card(
            definition.faces[record.face].name if record.face and record.merged is None else definition.name
        )

    def entity(self, entity: int) -> str:
        """Return the name of a player or object."""
        if entity == 0:
            return self.card(self.event.subject)
        return seat_letter(player_of(entity)) if entity < 0 else self.card(entity)

    # ------------------------------------------------------------------------------------ moving

    def moved(self, event: ev.ZoneChange) -> str:
        """Tell of a zone change (400.7); who may know the card follows from the zones."""
        say = self.rendering.say
        if event.cause in _UNTOLD or event.to == NOWHERE:
            return ""
        owner = self.rendering.view._state.last_known(event.subject).owner
        card = self.card(event.subject) if self.saw(event, owner) else say("actions.unknown_card")
        player = seat_letter(event.player) if event.player >= 0 else seat_letter(owner)
        if event.cause in _CAUSES:
            return say(_CAUSES[event.cause], player=player, card=card)
        if event.to == BATTLEFIELD:
            under = seat_letter(event.controller if event.controller >= 0 else owner)
            return say("events.entered", card=card, player=under)
        if event.to == GRAVEYARD and event.came_from == BATTLEFIELD:
            return say("events.died", card=card)
        if event.came_from == NOWHERE:  # 730.3: a component of a permanent that has left
            return say("events.went_apart", card=card, to_zone=self.zone(event.to))
        if event.to == GRAVEYARD and event.came_from == STACK:
            return ""
        if event.to == EXILE:
            return say("events.exiled", card=card)
        if event.to == HAND:
            return say("events.returned", card=card, player=seat_letter(owner))
        return say("events.moved", card=card, from_zone=self.zone(event.came_from), to_zone=self.zone(event.to))

    def saw(self, event: ev.ZoneChange, owner: Player) -> bool:
        """Tell whether the seat saw which card it was (400.2)."""
        if (
            event.revealed
            or event.came_from in (*PUBLIC_ZONES, NOWHERE)
            or (event.to in PUBLIC_ZONES and not event.face_down)
        ):
            return True
        hidden = (HAND, LIBRARY, SIDEBOARD, EXILE, BATTLEFIELD)
        return self.seat == owner and (event.came_from == HAND or event.to == HAND) and event.to in hidden

    def zone(self, zone: int) -> str:
        """Return the name of a zone."""
        key = f"words.zone.{ZONE_NAMES[zone]}"
        return self.rendering.say(key) if has_message(key) else ZONE_NAMES[zone]
