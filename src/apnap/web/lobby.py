"""Making tables: of decks, of a saved game, of an earlier position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from apnap.agents.agent import AGENTS
from apnap.cards.deck import Deck, read_deck
from apnap.cards.house import load_house_decks
from apnap.cards.pool import open_pool
from apnap.errors import ApnapError, DeckError, InvalidActionError
from apnap.game import Game
from apnap.i18n import listed, message
from apnap.ids import Player, seat_letter
from apnap.rulebooks import Rulebook, rulebook, switch_named
from apnap.rules.ante import PLAYING_FOR_ANTE
from apnap.rules.first_player import FIRST_PLAYER
from apnap.rules.optional_loops import ASKING
from apnap.table.journal import SeatKept
from apnap.table.settings import options_for
from apnap.web.hosted import Hosted
from apnap.web.hosting import Hosting, Links
from apnap.web.keeping import Options
from apnap.web.orders import BranchOrder, DeckOrder, LoadOrder, Opened, PersonOrder, SeatLink, TableOrder
from apnap.web.refusing import error_of, known_language, known_name, refused
from apnap.web.telling import moment

STRONGEST: Final = "heuristic"
"""Who sits where nobody else is named."""
MOST_CARDS: Final = 1000
"""In a deck with its sideboard."""
MOST_ACTS: Final = 10_000
"""In a saved game."""


class _Acts(msgspec.Struct):
    """As much of a saved game as tells how long playing it again may take."""

    answers: list[list[int]] = []


class SeatError(ApnapError):
    """What is wrong with one seat of a new table."""

    def __init__(self, seat: Player, cause: ApnapError) -> None:
        super().__init__(cause.message, rule=cause.rule, key=cause.key, **cause.values)
        self.seat = seat
        self.cause = cause


async def open_new(hosting: Hosting, order: TableOrder) -> Opened:
    """Open a table for a new game.

    :raises ApnapError: a deck, a name, an agent or the rulebook is not to be had, or such a game can't be played
    """
    seats = people_of(order.seats, order.lang)
    options = Options(order.best_of, order.clock, order.on_time, order.grace, order.idle)
    links = await hosting.open_table(lambda: _new_game(order), seats, options)
    return opened(seats, links)


async def open_saved(hosting: Hosting, order: LoadOrder) -> Opened:
    """Open a table that goes on with a saved game.

    :raises ApnapError: it is none, or it has other seats
    """
    game = await hosting.run(lambda: _saved(order.game))
    seats = _seats_for(len(game.players), order.seats, 0, order.lang)
    return opened(seats, await hosting.open_table(lambda: game, seats, Options()))


async def open_branch(hosting: Hosting, token: str, order: BranchOrder) -> Opened | None:
    """Open a table that goes on from an earlier position of another; None: there is no such table.

    :raises ApnapError: there is no such position, or the person may not look back
    """

    def branch(hosted: Hosted, player: Player) -> tuple[Game, Player]:
        return hosted.table.game.back_to(moment(hosted, player, order.act)), player

    found = await hosting.look(token, branch)
    if found is None:
        return None
    game, player = found
    seats = _seats_for(len(game.players), order.seats, player, order.lang)
    return opened(seats, await hosting.open_table(lambda: game, seats, Options()))


def opened(seats: Sequence[SeatKept], links: Links) -> Opened:
    """Return the links of a table, as they are sent."""
    found = [
        SeatLink(player, seat_letter(player), seats[player].name, token, f"/table/{token}")
        for player, token in links.seats.items()
    ]
    return Opened(tuple(found), f"/table/{links.watch}")


def people_of(seats: Sequence[PersonOrder], lang: str) -> list[SeatKept]:
    """Return who shall sit at a table.

    :raises InvalidActionError: a name, language or agent is not to be had, or there is no person
    """
    found = []
    for player, seat in enumerate(seats):
        if seat.agent and seat.agent not in AGENTS:
            agents = listed(list(AGENTS), known_language(lang))
            raise error_of(InvalidActionError, "serving.no_agent", name=seat.agent, agents=agents)
        name = known_name(seat.name) if seat.name else default_name(player, seat.agent, lang)
        found.append(SeatKept(name, seat.agent, known_language(seat.lang)))
    if all(seat.agent for seat in seats):
        raise refused("serving.no_person")
    return found


def default_name(player: Player, agent: str, lang: str) -> str:
    """Return what somebody without a name is called."""
    key = "serving.computer" if agent else "serving.player"
    return message(key, known_language(lang), letter=seat_letter(player))


def chosen_book(name: str, switches: dict[str, str]) -> Rulebook:
    """Return a rulebook with switches set otherwise.

    :raises RulebookError: there is no such book, switch or value
    """
    book = rulebook(name)
    if not switches:
        return book
    return book.with_switches({key: switch_named(key).read(value) for key, value in switches.items()})


def deck_of(order: DeckOrder) -> Deck:
    """Return a deck by its name, or as its list says.

    :raises DeckError: there is no such deck, or lines can't be read
    """
    if order.list:
        with open_pool() as pool:
            return of_bearable_size(read_deck(order.list, pool, name=order.name))
    found = load_house_decks().get(order.house)
    if found is None:
        decks = listed(list(load_house_decks()), "en")
        raise error_of(DeckError, "serving.no_deck", name=order.house, decks=decks)
    return found


def of_bearable_size(deck: Deck) -> Deck:
    """Return a deck that is not too big for a server.

    :raises DeckError: it is
    """
    count = len(deck) + sum(deck.sideboard.values()) + sum(deck.attractions.values())
    if count > MOST_CARDS:
        raise error_of(DeckError, "serving.deck_too_big", count=count, most=MOST_CARDS)
    return deck


def _new_game(order: TableOrder) -> Game:
    decks = [_of_seat(player, lambda seat=seat: deck_of(seat.deck)) for player, seat in enumerate(order.seats)]  # type: ignore[misc]
    options = options_for(player for player, seat in enumerate(order.seats) if not seat.agent)
    options |= {ASKING: 1} if order.loops else {}
    options |= {PLAYING_FOR_ANTE: 1} if order.ante else {}
    options |= {FIRST_PLAYER: min(order.first, len(decks))} if order.first else {}
    book = chosen_book(order.rulebook, order.switches)
    return Game.from_decks(
        *decks, seed=order.seed, rulebook=book, lang=known_language(order.lang), life=order.life, options=options
    )


def _of_seat(player: Player, make: Callable[[], Deck]) -> Deck:
    try:
        return make()
    except ApnapError as error:
        raise SeatError(player, error) from error


def _saved(text: str) -> Game:
    try:
        count = len(msgspec.json.decode(text, type=_Acts).answers)
        if count > MOST_ACTS:
            raise refused("serving.game_too_long", count=count, most=MOST_ACTS)
        return Game.from_json(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise refused("game.not_a_save", why=type(error).__name__) from error


def _seats_for(count: int, named: Sequence[PersonOrder], own: Player, lang: str) -> list[SeatKept]:
    if not named:
        named = [PersonOrder("" if player == own else STRONGEST, "", lang) for player in range(count)]
    if len(named) != count:
        raise refused("serving.other_seats", count=count)
    return people_of(named, lang)
