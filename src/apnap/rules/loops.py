"""104.4b, 732.4: a loop of mandatory actions ends the game in a draw.

Every resolution and every round of state-based actions since a player last *chose* to do something (passing apart)
is counted. After so many of them positions are compared: one that comes back would come back for ever. A loop that
only grows (life, counters, tokens) never comes back; it is recognised when the same deeds have repeated so often, while
no player has come nearer to losing, that nothing else can be about to happen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from apnap.ids import Ref

if TYPE_CHECKING:
    from apnap.rules.state import State

WATCHED_FROM: Final = 24
"""So many forced actions in a row are not yet a reason to look for a loop."""
COMPARED_UNTIL: Final = 280
"""A loop of more actions than this is not looked for by comparing positions."""
PATTERN_LENGTH: Final = 600
"""How many deeds must follow a pattern."""
LONGEST_PATTERN: Final = 60


def note_forced(state: State) -> None:
    """Count a mandatory action; if the position has come back since the last choice, the game is a draw (104.4b)."""
    state.forced += 1
    if state.forced < WATCHED_FROM or state.forced > COMPARED_UNTIL:
        return
    from apnap.rules.ending import draw_game
    from apnap.rules.loop_keys import loop_key

    key = loop_key(state)
    if key in state.loop_keys:
        draw_game(state, "104.4b")
        return
    state.loop_keys = (*state.loop_keys, key)


def note_deed(state: State, ref: Ref) -> None:
    """Note what resolves, once comparing positions has not helped; a loop that only grows is a draw (104.4b)."""
    if state.forced <= COMPARED_UNTIL:
        return
    from apnap.rules.ending import draw_game
    from apnap.rules.node_keys import key_of_node

    record = state.objects[ref >> 24]
    what = record.definition.name if record.ability is None else key_of_node(record.ability.node)
    if not state.deeds:
        state.means = _means(state)
    state.deeds = (*state.deeds, crc32(f"{what} {record.controller}".encode()))
    if len(state.deeds) >= PATTERN_LENGTH and len(state.deeds) % LONGEST_PATTERN == 0 and _repeats(state.deeds):
        if all(now >= before for now, before in zip(_means(state), state.means, strict=True)):
            draw_game(state, "104.4b")


def _repeats(deeds: tuple[int, ...]) -> bool:
    """Whether the latest deeds are the same few over and over again."""
    latest = deeds[-PATTERN_LENGTH:]
    return any(latest[n:] == latest[:-n] for n in range(1, LONGEST_PATTERN + 1))


def _means(state: State) -> tuple[int, ...]:
    """What keeps players in the game: life, cards in the library, few poison counters."""
    found: list[int] = []
    for player in state.players:
        found.extend((player.life, len(player.library), -player.counter("poison")))
    return tuple(found)
