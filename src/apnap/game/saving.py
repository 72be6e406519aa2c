"""Saved games: set-up, answers and position in one JSON object.

==============  ===================================================================================
``apnap_game``  the version of this form
``seats``       per seat the keys of the cards in main deck, sideboard, command zone, scheme deck, avatar, Attractions
``nodes``       what those cards mean, by key
``seed`` …      the rest of the set-up
``answers``     per act the answers given in it
``position``    the position as :mod:`apnap.rules.codec` writes it
==============  ===================================================================================
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from apnap.abilities.definition import CardDefinition
from apnap.abilities.walk import from_data, to_data
from apnap.errors import ApnapError, InvalidStateError
from apnap.game.setting_up import SeatSetup, Setup, not_a_save, read_json
from apnap.i18n.catalogue import message
from apnap.rules import codec
from apnap.rules.node_keys import key_of_node
from apnap.rules.state import State

VERSION: Final = 1


@dataclass
class Saved:
    """A saved game as read. ``state`` is None if the position must be played again from the answers."""

    setup: Setup
    lang: str
    answers: list[list[int]]
    state: State | None


def write_save(setup: Setup, lang: str, answers: list[list[int]], state: State) -> dict[str, Any]:
    """Return a game as data for JSON."""
    nodes: dict[str, Any] = {}
    return {
        "apnap_game": VERSION,
        "lang": lang,
        "seed": setup.seed,
        "rulebook": codec.encode(setup.rulebook, None),
        "life": setup.life,
        "teams": list(setup.teams),
        "options": [list(pair) for pair in setup.options],
        "seats": [[_keys(cards, nodes) for cards in _brought(seat)] for seat in setup.seats],
        "nodes": nodes,
        "answers": answers,
        "position": codec.save(state),
        "digest": codec.digest(state),
    }


def _brought(seat: SeatSetup) -> tuple[tuple[CardDefinition, ...], ...]:
    """Return the cards of a seat, as :class:`SeatSetup` takes them."""
    return seat.main, seat.sideboard, seat.command, seat.schemes, seat.avatar, seat.attractions


def _keys(cards: tuple[CardDefinition, ...], nodes: dict[str, Any]) -> list[str]:
    keys = []
    for node in cards:
        key = key_of_node(node)
        if key not in nodes:
            nodes[key] = to_data(node)
        keys.append(key)
    return keys


def read_save(text: str | bytes) -> Saved:
    """Return a saved game.

    :raises InvalidStateError: it is none, or it is damaged
    """
    data = read_json(text)
    version = data.get("apnap_game")
    if not isinstance(version, int):
        raise not_a_save("apnap_game")
    if version > VERSION:
        text = message("game.save_too_new", "en", version=version, known=VERSION)
        raise InvalidStateError(text, key="game.save_too_new", version=version, known=VERSION)
    try:
        return _read(data)
    except ApnapError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError) as error:
        raise not_a_save(repr(error)) from error


def _read(data: dict[str, Any]) -> Saved:
    nodes = {key: from_data(node) for key, node in data["nodes"].items()}
    seats = tuple(SeatSetup(*(tuple(nodes[key] for key in keys) for keys in seat)) for seat in data["seats"])
    setup = Setup(
        seats,
        data["seed"],
        codec.decode(data["rulebook"], {}),
        data["life"],
        tuple(data["teams"]),
        tuple((name, value) for name, value in data["options"]),
    )
    answers = [[int(answer) for answer in act] for act in data["answers"]]
    position = data["position"]
    if not codec.can_resume(position):
        return Saved(setup, data["lang"], answers, None)
    state = codec.load(position)
    if codec.digest(state) != data["digest"]:
        raise not_a_save("digest")
    if state.rulebook != setup.rulebook:
        raise not_a_save("rulebook")
    return Saved(setup, data["lang"], answers, state)


def replay_differs(n: int) -> InvalidStateError:
    """Return the refusal of a saved game that these rules can't play again: the ``n``-th act is not possible."""
    return InvalidStateError(message("game.replay_differs", "en", n=n), key="game.replay_differs", n=n)
