"""A game as something to keep: its log as a seat has seen it, or all of it."""

from __future__ import annotations

from typing import Any

import msgspec

from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.web.hosted import Hosted
from apnap.web.refusing import refused
from apnap.web.telling import may_see_all

FORM = 1
"""The version of the log as JSON."""


def log_text(hosted: Hosted, player: Player, lang: str) -> str:
    """Return what has happened, a sentence a line, as a seat (NO_PLAYER: everybody) has seen it."""
    table = hosted.table
    names = [f"{seat_letter(at)}: {seat.name}" for at, seat in enumerate(table.seats)]
    ending = table.ending(player, lang)
    lines = [", ".join(names), *table.log(player, 0, lang)]
    return "\n".join([*lines, ending.text] if ending is not None else lines) + "\n"


def log_json(hosted: Hosted, player: Player, lang: str) -> str:
    """Return the same as a JSON object."""
    table = hosted.table
    ending = table.ending(player, lang)
    data: dict[str, Any] = {
        "apnap_log": FORM,
        "lang": lang,
        "seat": None if player == NO_PLAYER else seat_letter(player),
        "rulebook": table.game.state.rulebook.name,
        "players": {seat_letter(at): seat.name for at, seat in enumerate(table.seats)},
        "turn": table.game.turn,
        "lines": table.log(player, 0, lang),
        "winners": None if ending is None else [seat_letter(winner) for winner in ending.winners],
        "ending": None if ending is None else ending.text,
    }
    return msgspec.json.encode(data).decode()


def saved_game(hosted: Hosted, player: Player) -> str:
    """Return the game with everything that is hidden in it.

    :raises IllegalActionError: the game goes on, and others are at it or the link is for looking on
    """
    if not may_see_all(hosted, player):
        raise refused("serving.no_save")
    return hosted.table.game.to_json()
