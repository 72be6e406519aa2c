"""What is told of a table: the present position to everybody there, and earlier ones to those who may look back."""

from __future__ import annotations

import msgspec

from apnap.ids import NO_PLAYER, Player
from apnap.table.settings import PassUntil
from apnap.table.table import Seat, Table
from apnap.web import protocol as wire
from apnap.web.hosted import Hosted
from apnap.web.looking import own_cards
from apnap.web.refusing import refused


class Told(msgspec.Struct, frozen=True):
    """What somebody has been told of the log."""

    lang: str = ""
    game: int = 0
    undone: int = -1
    acts: int = 0


def everything(hosted: Hosted, lang: str) -> Told:
    """Return that somebody has been told all that has happened until now."""
    return Told(lang, hosted.game_number, hosted.undone, hosted.table.game.acts_done)


def position(
    hosted: Hosted,
    player: Player,
    told: Told,
    lang: str,
    present: tuple[bool, ...],
    claims: tuple[Player, ...],
    now: float,
) -> wire.Position:
    """Return what somebody sees, with what they have not been told yet.

    :param present: by seat, whether somebody is there
    :param claims: over whom this person may claim the win
    """
    table = hosted.table
    seat = table.seats[player] if player != NO_PLAYER else Seat("", lang=lang)
    over, is_person = hosted.is_over, player in hosted.people
    log, whole = _new_lines(hosted, player, told, lang)
    return wire.Position(
        shown=table.shown(player, lang),
        lang=lang,
        settings=seat.settings,
        passing=seat.passing.until,
        log=log,
        whole_log=whole,
        acts=last_moment(hosted, player),
        taking_back=table.taking_back,
        present=present,
        clocks=_clocks(hosted, now),
        match=hosted.wins if hosted.options.best_of > 1 else (),
        best_of=hosted.options.best_of,
        can_undo=is_person and table.can_undo(player),
        alone=hosted.people == [player],
        claims=claims,
        ready=tuple(player in hosted.ready for player in range(len(table.seats))) if over else (),
        deck=own_cards(table, player, lang) if over and is_person else (),
    )


def _new_lines(hosted: Hosted, player: Player, told: Told, lang: str) -> tuple[tuple[str, ...], bool]:
    """Return the lines of the log that somebody has not been told yet, and whether these are all there are."""
    done = hosted.table.game.acts_done
    before = (told.lang, told.game, told.undone)
    if before != (lang, hosted.game_number, hosted.undone) or told.acts == 0 < done:
        return tuple(hosted.table.log(player, 0, lang)), True
    return (tuple(hosted.table.log(player, told.acts, lang)), False) if done > told.acts else ((), False)


def _clocks(hosted: Hosted, now: float) -> tuple[wire.Clock, ...]:
    clocks = hosted.clocks
    if clocks is None:
        return ()
    return tuple(
        wire.Clock(player, round(seconds, 1), clocks.running == player)
        for player, seconds in enumerate(clocks.all_left(now))
    )


# ------------------------------------------------------------------------------------- earlier positions


def may_see_all(hosted: Hosted, player: Player) -> bool:
    """Tell whether somebody may look back and have the game as a file: nobody else is hidden anything from."""
    return hosted.is_over or hosted.people == [player]


def moments(hosted: Hosted, player: Player) -> list[int]:
    """Return the acts before which positions can be looked at again, as numbers of acts.

    These are a person's own decisions, and the end: how often others could have done something is not to be known.
    Who looks on has none.
    """
    if player == NO_PLAYER or not may_see_all(hosted, player):
        return []
    own = [at for at, seat in enumerate(hosted.by) if seat == player]
    return [*own, len(hosted.by)] if hosted.is_over else own


def moment(hosted: Hosted, player: Player, number: int) -> int:
    """Return the act before which a position was that a person looks at again.

    :raises IllegalActionError: there is no such position to look at
    """
    there = moments(hosted, player)
    if not 0 <= number < len(there):
        raise refused("serving.no_replay")
    return there[number]


def last_moment(hosted: Hosted, player: Player) -> int:
    """Return how many positions can be looked at again, the last one of a game that is over aside."""
    return max(0, len(moments(hosted, player)) - hosted.is_over)


def replayed(hosted: Hosted, player: Player, number: int, lang: str) -> wire.Position:
    """Return an earlier position, as somebody saw it then.

    :raises IllegalActionError: there is no such position to look at
    """
    seats = hosted.table.seats
    then = Table(hosted.table.game.back_to(moment(hosted, player, number)), seats)
    return wire.Position(
        shown=then.shown(player, lang),
        lang=lang,
        settings=seats[player].settings,
        passing=PassUntil.NOW,
        log=tuple(then.log(player, 0, lang)),
        whole_log=True,
        acts=last_moment(hosted, player),
        replaying=number,
    )
