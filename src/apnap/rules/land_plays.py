"""305.2: how many lands a player may play in a turn, and by leave of what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.static import ADDITIONAL_LANDS, PlayerRule
from apnap.ids import Player, Ref
from apnap.rules.permissions import ActivePart, player_rules
from apnap.rules.quantities import amount
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.records import PlayerRecord
    from apnap.rules.state import State

NORMAL_PLAY: Final = 0
"""The play that every turn has; other plays go by the number of the effect that allows them (``ActivePart.number``)."""

_EXTRA: Final = "extra land "
"""Begins the marks that count the lands a player has played this turn by leave of one effect."""


def lands_left(state: State, player: Player) -> int:
    """Return how many more lands a player can play this turn.

    305.2a: the lands played are compared with those allowed now; 2007:212.6b, classic:214.9b: each effect allows its
    own, beside the one play of the turn.
    """
    if state.rulebook.extra_land_rule == "count":
        left = 1 - state.players[player].lands_played
        for active in player_rules(state, ADDITIONAL_LANDS, player):
            left += _times(state, active)
        return max(0, left)
    return normal_plays_left(state, player) + sum(left for _, _, left in extra_plays_left(state, player))


def normal_plays_left(state: State, player: Player) -> int:
    """Return 1 if the player has not used the play that every turn has, else 0."""
    record = state.players[player]
    extra = sum(n for name, n in record.marks if name.startswith(_EXTRA))
    return max(0, 1 - record.lands_played + extra)


def extra_plays_left(state: State, player: Player) -> list[tuple[int, Ref, int]]:
    """Return the effects that still let the player play a land besides: number, source, how many lands."""
    record = state.players[player]
    found: list[tuple[int, Ref, int]] = []
    for active in player_rules(state, ADDITIONAL_LANDS, player):
        left = _times(state, active) - record.mark(f"{_EXTRA}{active.number}")
        if left > 0:
            found.append((active.number, active.source, left))
    return found


def _times(state: State, active: ActivePart) -> int:
    assert isinstance(active.part, PlayerRule)
    return 1 if active.part.n is None else amount(state, active.part.n, active.context)


def note_play(player: PlayerRecord, number: int) -> None:
    """Count a land that was played by leave of an effect."""
    name = f"{_EXTRA}{number}"
    player.marks = with_count(player.marks, name, player.mark(name) + 1)


def without_plays(marks: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Return a player's marks without these counts: their names are numbers of the kernel, which nobody is shown."""
    return tuple([pair for pair in marks if not pair[0].startswith(_EXTRA)])


def forget_plays(player: PlayerRecord) -> None:
    """Let another turn begin."""
    if any(name.startswith(_EXTRA) for name, _ in player.marks):
        player.marks = without_plays(player.marks)
