"""121, 401, 701.20–701.25: drawing, shuffling, and putting the top of a library in order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.effect import SHUFFLED
from apnap.abilities.static import DRAWS_FROM_BOTTOM, REVEALS_FIRST_DRAWN, REVEALS_FIRST_EACH_TURN
from apnap.abilities.values import HAND, LIBRARY
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rules import events as ev
from apnap.rules.ending import lose_game, perform_lose_game
from apnap.rules.events import Event, ZoneChange
from apnap.rules.happen import PERFORMERS, follow_up, performer
from apnap.rules.knowledge import forget, show
from apnap.rules.permissions import hands_are_changed, player_rules
from apnap.rules.records import with_count
from apnap.rules.watchers import zones_watched_from
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State

SHUFFLE = "shuffle"
MONARCH = "monarch"
"""A player becomes the monarch (725.3)."""
INITIATIVE = "initiative"
"""A player takes the initiative (726.3)."""
VENTURE = "venture"
"""A player moves their venture marker on the subject into the room of the amount, counted from 1 (701.49)."""
COMPLETE_DUNGEON = "complete a dungeon"
"""A player completes the dungeon that is the subject (309.7)."""
UNLOCK = "unlock"
"""A half of the subject is unlocked: the amount, 1 or 2; or it is locked: −1 or −2 (709.5f–g)."""
FULLY_UNLOCK = "fully unlock"
"""The subject has both of its halves unlocked now (709.5i)."""
BLESSING = "city's blessing"
"""A player gets the city's blessing (702.131)."""
STORY = "enduring story"
"""A player gets an enduring story (702.195)."""
SPEED = "speed"
"""A player's speed becomes the amount (702.179)."""
DAY, NIGHT = 1, 2
"""731.1: what ``State.day`` is; 0: neither."""
CHANGE_OF_DAY = "change of day"
"""731.1a: day becomes night or night becomes day."""
SET_IN_MOTION = "set in motion"
"""A scheme is set in motion (701.32)."""
PUT_SCHEME_BACK = "put scheme back"
"""A scheme goes back to the bottom of its deck (314.6)."""
REVEAL_CONSPIRACY = "reveal a conspiracy"
"""A player turns the conspiracy that is the subject face up (702.106c)."""
OPEN_ATTRACTION = "open an attraction"
"""A player has opened the Attraction that is the subject (701.51)."""
ROLL_TO_VISIT = "roll to visit"
"""A player has rolled the amount to visit their Attractions (701.52)."""
VISIT = "visit"
"""The subject, an Attraction, has been visited with the amount as the result (701.52a)."""
RESELECT = "reselect"
"""It has been chosen anew what an attacking creature attacks: ``other`` (508.7)."""
DRAW_SEVERAL = "draw two or more"
"""A player draws so many cards because of one instruction; proposed only where an effect may replace it (121.6)."""
FLIPPED = "flip"
"""A flip card is flipped (710.4)."""
ARRANGE = "arrange"
"""Put cards of a library on its top and bottom, as scry and surveil do; told without the cards."""


def draw(player: Player, source: Ref = NO_REF, left: int = 1) -> Event:
    """Return the proposal that a player draws a card (121.1), the first of ``left`` that are still to be drawn."""
    event = ev.Draw()
    event.player = player
    event.amount = 1
    event.source = source
    event.left = left
    return event


@performer(ev.DRAW)
def perform_draw(state: State, event: Event) -> Event | None:
    """Put the top card of the library into the hand; note that there was none (121.4).

    Before, a player who had to draw more cards than there are lost instead of drawing (classic:102.2).
    """
    assert isinstance(event, ev.Draw)
    player = state.players[event.player]
    if not player.in_game:
        return None
    if event.left > len(player.library) and state.rulebook.decking == "instead_of_drawing":
        return perform_lose_game(state, lose_game(event.player, ev.EMPTY_LIBRARY, event.source))
    if not player.library:
        state.edit_player(event.player).drew_from_empty = True
        state.check_needed = True
        return None
    perform = PERFORMERS[ev.ZONE_CHANGE]
    assert perform is not None
    from_bottom = player_rules(state, DRAWS_FROM_BOTTOM, event.player)
    moved = perform(state, move(player.library[0 if from_bottom else -1], HAND, ev.BY_DRAW, event.source))
    if moved is None:
        return None
    assert isinstance(moved, ZoneChange)
    state.edit_player(event.player).cards_drawn += 1
    watches = zones_watched_from(state.objects[moved.became >> REF_SHIFT]) >> HAND & 1
    if event.revealed or watches or hands_are_changed(state):
        state.relist()
    if event.revealed:
        show(state, (moved.became,))
        follow_up(state, action("miracle", event.player, 1, moved.became))
    if state.players[event.player].cards_drawn == 1 and _reveals_first(state, event.player):
        show(state, (moved.became,))
        follow_up(state, action("reveal drawn", event.player, 1, moved.became))
    done = event.copy()
    done.subject = moved.became
    return done


def _reveals_first(state: State, player: Player) -> bool:
    own = state.active == player and bool(player_rules(state, REVEALS_FIRST_DRAWN, player))
    return own or bool(player_rules(state, REVEALS_FIRST_EACH_TURN, player))


def action(name: str, player: Player, amount: int = 0, subject: Ref = NO_REF, source: Ref = NO_REF) -> ev.KeywordAction:
    """Return the event that tells of a keyword action (701)."""
    event = ev.KeywordAction()
    event.action = name
    event.player = player
    event.amount = amount
    event.subject = subject
    event.source = source
    return event


def arrange(player: Player, top: tuple[Ref, ...], bottom: tuple[Ref, ...]) -> Event:
    """Return the proposal that cards of a library are put on its top (the first is the topmost) and bottom (the last
    is the lowest)."""
    event = action(ARRANGE, player, len(bottom))
    event.objects = (*top, *bottom)
    event.other = len(top)
    return event


def shuffled_first(group: list[Event]) -> list[Event]:
    """701.24g: of simultaneous events, what is put into a certain position of a library comes after its shuffling."""
    return sorted(group, key=_turn_among) if any(map(_is_shuffling, group)) else group


def _is_shuffling(event: Event) -> bool:
    return isinstance(event, ev.KeywordAction) and event.action == SHUFFLE


def _turn_among(event: Event) -> int:
    if isinstance(event, ZoneChange) and event.to == LIBRARY and event.position != SHUFFLED:
        return 2
    return int(_is_shuffling(event))


@performer(ev.KEYWORD_ACTION)
def perform_keyword_action(state: State, event: Event) -> Event | None:
    """Shuffle (701.24) and arrange; every other action only tells what the events beside it did."""
    assert isinstance(event, ev.KeywordAction)
    if event.action == SHUFFLE:
        player = state.edit_player(event.player)
        player.library = state.shuffled(player.library)
        forget(state, player.library, 0)
    elif event.action in (SET_IN_MOTION, PUT_SCHEME_BACK):
        from apnap.rules.schemes import turn_over  # which proposes such actions

        turn_over(state, event)
    elif event.action == REVEAL_CONSPIRACY:
        from apnap.rules.conspiracies import turn_face_up  # which proposes such actions

        turn_face_up(state, event)
    elif event.action == RESELECT:
        from apnap.rules.combat.attacking import attack_another  # which proposes actions

        attack_another(state, event)
    elif event.action == FLIPPED:
        from apnap.rules.permanents import flip  # which proposes actions

        return flip(state, event)
    elif event.action == "mutate":
        from apnap.rules.merging import merge  # which makes permanents of several cards

        return merge(state, event)
    elif event.action == ARRANGE:
        return _arrange(state, event)
    elif event.action in (MONARCH, INITIATIVE):
        return _hand_over(state, event, event.action)
    elif event.action in (VENTURE, COMPLETE_DUNGEON):
        from apnap.rules import dungeons  # which proposes such actions

        return dungeons.move_marker(state, event) if event.action == VENTURE else dungeons.complete(state, event)
    elif event.action == UNLOCK:
        from apnap.rules.rooms import unlock  # which proposes such actions

        return unlock(state, event)
    elif event.action in ("day", "night"):
        state.day = DAY if event.action == "day" else NIGHT
        state.disturb()
    elif event.action in (BLESSING, STORY, SPEED):
        player = state.edit_player(event.player)
        player.marks = with_count(player.marks, event.action, event.amount)
    return event


def _hand_over(state: State, event: Event, mark: str) -> Event | None:
    """725.3, 726.3: only one player can be the monarch, or have the initiative, at a time."""
    if not state.players[event.player].in_game:
        return None
    for player in list(state.players):
        if player.seat == event.player or player.mark(mark):
            writable = state.edit_player(player.seat)
            writable.marks = with_count(writable.marks, mark, int(player.seat == event.player))
    return event


def _arrange(state: State, event: ev.KeywordAction) -> Event:
    player = state.edit_player(event.player)
    top, bottom = event.objects[: event.other], event.objects[event.other :]
    rest = [ref for ref in player.library if ref not in event.objects]
    player.library = [*reversed(bottom), *rest, *reversed(top)]
    forget(state, list(event.objects), 1 << event.player)
    done = event.copy()
    assert isinstance(done, ev.KeywordAction)
    done.objects = ()
    return done
