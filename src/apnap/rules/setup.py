"""103, 100: building a position: players, cards in zones, options. Nothing triggers and nothing is replaced here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.values import BATTLEFIELD, LIBRARY
from apnap.ids import Player, Ref
from apnap.rules.chance import seed_stream
from apnap.rules.definitions import NO_DEFINITION, CardPool, Definition
from apnap.rules.records import CARD, NORMAL_LIFE, STARTING_LIFE, PlayerRecord
from apnap.rules.state import State, fresh_number
from apnap.rules.zones import create_in

if TYPE_CHECKING:
    from apnap.rulebooks.switches import Rulebook


def new_state(
    seats: int,
    seed: int,
    book: Rulebook,
    *,
    life: int = NORMAL_LIFE,
    teams: tuple[int, ...] = (),
    options: tuple[tuple[str, int], ...] = (),
    pool: CardPool | None = None,
) -> State:
    """Return an empty position for ``seats`` players in seating order; each is a team of their own unless told.

    ``seed`` starts the random stream; ``life`` is the starting life total (119.1). Whether the
    book knows games of so many players is not asked here (:mod:`apnap.rules.books`).
    """
    state = State()
    state.game = fresh_number()
    state.rulebook = book
    state.options = options if life == NORMAL_LIFE else (*options, (STARTING_LIFE, life))
    state.pool = pool
    state.random = seed_stream(seed)
    state.turn_order = tuple(range(seats))
    state.new_object(CARD, 0, NO_DEFINITION)  # card number 0 is nobody, so that reference 0 can mean "none"
    for seat in range(seats):
        player = PlayerRecord()
        player.owner_game = state.game
        player.seat = seat
        player.team = teams[seat] if teams else seat
        player.life = life
        state.players.append(player)
    state.disturb()
    return state


def add_card(state: State, owner: Player, definition: Definition, zone: int = LIBRARY, face: int = 0) -> Ref:
    """Put a new card into a zone of its owner (libraries: on top; the battlefield: not summoning sick)."""
    record = create_in(state, zone, CARD, owner, definition)
    record.face = face
    record.sick = False
    if zone == BATTLEFIELD:
        printed = definition.faces[face].node
        if printed.loyalty is not None:
            record.counters = (("loyalty", printed.loyalty),)
        elif printed.defense is not None:
            record.counters = (("defense", printed.defense),)
    return record.ref
