"""309: dungeons in the command zone: whose venture marker is where, and how dungeons are completed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.dungeons import DungeonCard
from apnap.abilities.values import COMMAND
from apnap.ids import REF_SHIFT, Player
from apnap.rules.dungeon_cards import dungeon_cards
from apnap.rules.libraries import COMPLETE_DUNGEON, action
from apnap.rules.records import CARD, with_count
from apnap.rules.state_based_actions.sagas import waits_for_ability
from apnap.rules.zones import cease, create_in

if TYPE_CHECKING:
    from apnap.rules.definitions import Definition
    from apnap.rules.events import Event
    from apnap.rules.records import GameObject
    from apnap.rules.state import State
    from apnap.rules.state_based_actions.round import Round

MARKER: Final = "room"
"""Among the choices made for a dungeon: the name of the room its owner's venture marker is in (309.4)."""
COMPLETED: Final = "dungeons completed"
"""The mark of a player with how many dungeons they have completed (309.7)."""
DIFFERENT: Final = "differently named dungeons completed"
"""The mark of a player with how many of them had different names."""


def completed(name: str) -> str:
    """Return the mark of a player who has completed the dungeon of that name."""
    return f"completed {name}"


def card_of(record: GameObject) -> DungeonCard | None:
    """Return the dungeon card that an object is, or None."""
    node = record.definition.node
    return node if isinstance(node, DungeonCard) else None


def dungeon_of(state: State, player: Player) -> GameObject | None:
    """Return the dungeon in the command zone that a player owns: one at most (309.3)."""
    for ref in state.command:
        record = state.objects[ref >> REF_SHIFT]
        if record.owner == player and card_of(record) is not None:
            return record
    return None


def next_rooms(record: GameObject) -> tuple[int, ...]:
    """Return the rooms that arrows lead to from where the venture marker is (309.5a); none: it is the bottommost."""
    card = card_of(record)
    assert card is not None
    return card.arrows[card.rooms.index(str(record.choice(MARKER)))]


def dungeons_to_enter(into: str) -> tuple[Definition, ...]:
    """701.49d: return the dungeons that may be entered: of the dungeon type that is named, else those of none."""
    wanted = (into,) if into else ()
    return tuple(one for one in dungeon_cards() if one.faces[0].node.subtypes == wanted)


def bring_in(state: State, player: Player, dungeon: Definition) -> GameObject:
    """309.2a: put a dungeon card from outside the game into the command zone."""
    return create_in(state, COMMAND, CARD, player, dungeon)


def move_marker(state: State, event: Event) -> Event | None:
    """309.4a, 309.5a: the venture marker is put into a room."""
    if state.current(event.subject) is None:
        return None
    record = state.edit(event.subject)
    card = card_of(record)
    assert card is not None
    record.choices = ((MARKER, card.rooms[event.amount - 1]),)
    return event


def complete(state: State, event: Event) -> Event | None:
    """309.7: a player completes a dungeon as that card is removed from the game."""
    record = state.current(event.subject)
    if record is None:
        return None
    name = record.definition.name
    cease(state, event.subject)
    player = state.edit_player(event.player)
    first = not player.mark(completed(name))
    for mark, more in ((COMPLETED, 1), (completed(name), 1), (DIFFERENT, int(first))):
        player.marks = with_count(player.marks, mark, player.mark(mark) + more)
    state.disturb()
    return event


def finished_dungeons(state: State) -> list[GameObject]:
    """Return the dungeons whose venture marker is on the bottommost room."""
    records = (state.objects[ref >> REF_SHIFT] for ref in state.command)
    return [one for one in records if card_of(one) is not None and one.choice(MARKER) and not next_rooms(one)]


def dungeons_to_complete(state: State, round_: Round) -> None:
    """309.6, 704.5t: a dungeon whose last room has been entered is removed once no room ability of it is on the stack
    or waits."""
    for record in finished_dungeons(state):
        if not waits_for_ability(state, record):
            round_.events.append(action(COMPLETE_DUNGEON, record.owner, subject=record.ref))
