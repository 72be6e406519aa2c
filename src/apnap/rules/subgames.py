"""729: subgames: a game within a game, played with the libraries as decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import COMMAND, EXILE, LIBRARY, NOWHERE
from apnap.ids import NO_PLAYER, REF_SHIFT, Player, Ref
from apnap.rules.commander import designate, is_commander
from apnap.rules.first_player import CHOOSER, FIRST_PLAYER
from apnap.rules.knowledge import forget
from apnap.rules.records import NORMAL_LIFE, STARTING_LIFE, PlayerRecord
from apnap.rules.schemes import add_scheme_deck, scheme_deck, shuffle_scheme_deck
from apnap.rules.state import State, fresh_number
from apnap.rules.vanguards import add_avatar, avatar_of
from apnap.rules.zones import create_in, move, perform_zone_change

if TYPE_CHECKING:
    from apnap.rules.records import GameObject

_OF_BOTH: Final = (
    "game", "rulebook", "pool", "options", "turn_order", "objects", "players", "timestamp", "random", "auto_pass",
    "epoch", "version", "cache", "windows", "fixed_chance", "events_log", "referee", "main_game",
)  # fmt: skip
"""What a subgame takes over from the main game, or has set up by itself."""
_OF_MAIN: Final = tuple(
    name
    for name in State.__slots__
    if name not in ("random", "windows", "fixed_chance", "events_log", "referee", "pool", "auto_pass")
)
"""What the main game has again as it was; chance goes on where it has got to."""


def begin_subgame(state: State) -> None:
    """729.1a, 729.2: the main game stops, and a game of its own begins with the cards of the libraries as decks.

    Call it as the last thing in a step; the next step of the main game finds the winners in ``state.result``.
    Objects of the main game are outside the subgame (729.4): their records stay, in no zone.
    """
    from apnap.rules.starting import start_game  # a game may begin within a game

    main = state.fork()
    libraries = [[state.objects[ref >> 24] for ref in player.library] for player in state.players]
    leaders = [record for ref in state.command if is_commander(state, record := state.last_known(ref))]
    schemes = [[state.last_known(ref).definition for ref in scheme_deck(state, one.seat)] for one in state.players]
    avatars = [avatar_of(state, player.seat) for player in state.players]
    fresh = State()
    for name in State.__slots__:
        if name not in _OF_BOTH:
            setattr(state, name, getattr(fresh, name))
    state.main_game = main
    state.frames = []
    state.objects = [_set_aside(state, record) for record in state.objects]
    state.players = [_player(state, record) for record in state.players]
    for library in libraries:
        for record in library:
            _add(state, record, LIBRARY)
    for seat, deck in enumerate(schemes):  # 729.2a
        if deck:
            add_scheme_deck(state, seat, deck)
            shuffle_scheme_deck(state, seat)
    for seat, avatar in enumerate(avatars):  # 729.2b
        if avatar is not None:
            add_avatar(state, seat, avatar)
    for record in leaders:  # 729.2c
        designate(state, _add(state, record, COMMAND).ref)
    _settle_who_begins(state)
    state.disturb()
    start_game(state)


def _settle_who_begins(state: State) -> None:
    """729.2, 2007:506.4: chance says who takes the first turn, whoever began the main game."""
    seats = state.in_turn_order(state.turn_order[0])
    first = seats[state.random_below(len(seats))]
    others = tuple(option for option in state.options if option[0] not in (FIRST_PLAYER, CHOOSER))
    state.options = (*others, (FIRST_PLAYER, first + 1))


def _set_aside(state: State, record: GameObject) -> GameObject:
    """Return the record of an object of the main game as the subgame has it: in no zone."""
    if record.zone == NOWHERE:
        return record
    outside = record.copy()
    outside.owner_game = state.game
    outside.zone = NOWHERE
    return outside


def _player(state: State, before: PlayerRecord) -> PlayerRecord:
    """Return a player as the subgame begins; who has left the main game is not in it (729.4)."""
    player = PlayerRecord()
    player.owner_game = state.game
    player.seat = before.seat
    player.team = before.team
    player.life = state.option(STARTING_LIFE, NORMAL_LIFE)
    player.in_game = before.in_game
    player.lost_reason = 0 if before.in_game else before.lost_reason
    return player


def _add(state: State, record: GameObject, zone: int) -> GameObject:
    """Put a card of the main game into its owner's zone of the subgame."""
    return create_in(state, zone, record.kind, record.owner, record.definition)


def resume_main_game(state: State) -> None:
    """729.5: the subgame is over: its cards are shuffled into the libraries they came from, and the main game goes on.

    ``state.result`` holds the winners of the subgame.
    """
    main = state.main_game
    assert main is not None
    winners = state.winners
    played = state.objects
    removed = [] if state.rulebook.subgame_exile_returns else _exiled_from_decks(state, main)
    resumed = main.fork()
    for name in _OF_MAIN:
        setattr(state, name, getattr(resumed, name))
    state.game = fresh_number()
    state.objects = [*state.objects, *(_set_aside(state, record) for record in played[len(state.objects) :])]
    for ref, face_down in removed:
        event = move(ref, EXILE)
        event.face_down = face_down
        perform_zone_change(state, event)
    for seat in range(len(state.players)):
        player = state.edit_player(seat)
        if player.in_game:
            player.library = state.shuffled(player.library)
            forget(state, player.library, 0)
            shuffle_scheme_deck(state, seat)  # 729.5a
    state.result = winners
    state.disturb()


def _exiled_from_decks(state: State, main: State) -> list[tuple[Ref, bool]]:
    """2007:506.6: return the cards of the main game that have been removed from the subgame, and whether face down.

    The cards of the decks are the first new objects of a subgame, in the order of the libraries.
    """
    decks = [ref for player in main.players for ref in player.library]
    found: list[tuple[Ref, bool]] = []
    for ref in state.exile:
        at = (ref >> REF_SHIFT) - len(main.objects)
        if 0 <= at < len(decks):
            found.append((decks[at], state.last_known(ref).face_down))
    return found


def losers(state: State, winners: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return the players who did not win the subgame, in turn order; a draw has no winners."""
    return tuple(seat for seat in state.in_turn_order(NO_PLAYER) if seat not in winners)
