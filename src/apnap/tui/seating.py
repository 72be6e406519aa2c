"""Who sits at a terminal: people and agents, and the table that they play at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from apnap.agents.agent import AGENTS, Agent, make_agent
from apnap.errors import IllegalActionError, InvalidActionError
from apnap.game import Game
from apnap.i18n import listed, message
from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.rules import decisions as dec
from apnap.table.settings import PassUntil, Payments
from apnap.table.table import Seat, Table

USUAL: Final = "heuristic"
HUMAN: Final = "human"
"""The name of the seat of whoever types, in the list of agents."""


def seat_names(names: str, count: int, people: bool = True, lang: str = "en") -> list[str]:
    """Return the name of an agent, or ``human``, for each of so many seats.

    :param names: those that were asked for, separated by commas; of those that are missing the first seat is the
        person's and the others are the heuristic's
    :param people: whether people may play; else the heuristic has the first seat too
    :raises InvalidActionError: there is no agent of a name, or there are more names than seats
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    if len(wanted) > count:
        text = message("cli.too_many_agents", "en", count=len(wanted), seats=count)
        raise InvalidActionError(text, key="cli.too_many_agents", count=len(wanted), seats=count)
    wanted += [HUMAN if people and seat == 0 else USUAL for seat in range(len(wanted), count)]
    known = [*AGENTS, HUMAN] if people else [*AGENTS]
    for name in wanted:
        if name not in known:
            text = message("cli.unknown_agent", "en", name=name, agents=listed(known, "en"))
            raise InvalidActionError(text, key="cli.unknown_agent", name=name, agents=listed(known, lang))
    return wanted


def seats(game: Game, names: str, people: bool = True) -> list[Agent | None]:
    """Return who decides for each seat: None is a person. The arguments are those of :func:`seat_names`."""
    wanted = seat_names(names, len(game.players), people, game.lang)
    seed = game.setup.seed * len(wanted)
    return [None if name == HUMAN else make_agent(name, seed + seat) for seat, name in enumerate(wanted)]


def seats_for(game: Game, agents: Sequence[Agent | None], payments: Payments) -> list[Seat]:
    """Return the seats of people at one terminal and of agents, who are called by their letters."""
    places = []
    for player, agent in enumerate(agents):
        seat = Seat(seat_letter(player), agent, game.lang)
        seat.settings = msgspec.structs.replace(seat.settings, payments=payments)
        places.append(seat)
    return places


def new_seats(old: Sequence[Seat]) -> list[Seat]:
    """Return the same people and agents for another game, with what they have set."""
    places = []
    for one in old:
        seat = Seat(one.name, one.agent, one.lang)
        seat.settings = one.settings
        places.append(seat)
    return places


def persons(table: Table) -> list[Player]:
    """Return the seats of people."""
    return [player for player, seat in enumerate(table.seats) if seat.agent is None]


def speak(table: Table, lang: str) -> None:
    """Go on in another language: all at one terminal read the same one."""
    table.game.lang = lang
    for seat in table.seats:
        seat.lang = lang


def take_back(table: Table, player: Player) -> None:
    """Take back the last answer of anybody at this terminal, who all agree.

    :param player: who takes back if nobody has answered since the game was loaded
    :raises IllegalActionError: there is nothing to take back
    """
    last = table.last_to_answer()
    table.undo(player if last == NO_PLAYER else last)
    for other in persons(table):
        if table.taking_back not in (NO_PLAYER, other):
            table.agree(other, True)


def pass_on(table: Table, player: Player, until: PassUntil) -> None:
    """Pass, and go on passing.

    :raises IllegalActionError: nobody can pass now
    """
    decision = table.game.state.decision
    passable = decision is not None and (
        decision.kind == dec.PRIORITY
        or (decision.kind == dec.ATTACKERS and decision.can_finish and not decision.chosen)
    )
    if not passable:
        rule = table.game.state.rulebook.number("117.3d")
        raise IllegalActionError(message("cli.cant_pass", "en"), rule=rule, key="cli.cant_pass")
    table.pass_until(player, until)
