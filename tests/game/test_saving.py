"""Saved games: read back the same, rebuilt by replay, refused by name."""

from __future__ import annotations

import json
import random

import pytest

from apnap.errors import InvalidStateError
from apnap.game import Game
from tests.properties.decks import GREEN, RED


def played(acts: int, seed: int = 2) -> Game:
    """Return a game after some random acts."""
    game = Game.from_definitions(RED, GREEN, seed=seed)
    chance = random.Random(seed)
    for _ in range(acts):
        game.act("keep" if "keep" in game.legal_actions else game.legal_actions.sample(chance))
    return game


def changed(text: str, **values: object) -> str:
    """Return a saved game with fields changed."""
    return json.dumps(json.loads(text) | values)


def test_a_loaded_game_is_the_same_and_goes_on_the_same() -> None:
    game = played(30)
    loaded = Game.from_json(game.to_json())
    assert loaded.digest() == game.digest()
    assert str(loaded) == str(game)
    for other in (game, loaded):
        other.act(other.legal_actions[-1])
    assert loaded.digest() == game.digest()


def test_a_loaded_game_can_be_undone_and_tells_its_events() -> None:
    game = played(30)
    loaded = Game.from_json(game.to_json())
    assert loaded.event_texts("A") == game.event_texts("A")
    assert str(loaded.undo()) == str(game.undo())
    assert loaded.digest() == game.digest()


def test_a_game_of_other_procedures_is_played_again() -> None:
    game = played(25)
    data = json.loads(game.to_json())
    data["position"]["procedures"] = "of another version"
    assert Game.from_json(json.dumps(data)).digest() == game.digest()


def test_a_conceded_game_is_played_again() -> None:
    game = played(6)
    game.concede("B")
    data = json.loads(game.to_json())
    data["position"]["version"] = 0
    loaded = Game.from_json(json.dumps(data))
    assert loaded.digest() == game.digest()
    assert loaded.outcome() == game.outcome()


def test_answers_that_are_not_possible_any_more_are_refused() -> None:
    game = played(8)
    data = json.loads(game.to_json())
    data["position"]["version"] = 0
    data["answers"][3] = [77]
    with pytest.raises(InvalidStateError, match="answer 4 is not possible any more"):
        Game.from_json(json.dumps(data))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "not a saved game"),
        ("[1]", "list"),
        ("{}", "apnap_game"),
        ('{"apnap_game": 99}', "version 99"),
        ('{"apnap_game": 1}', "KeyError"),
    ],
)
def test_what_is_no_saved_game_is_refused(text: str, part: str) -> None:
    with pytest.raises(InvalidStateError, match=part):
        Game.from_json(text)


def test_a_position_that_was_tampered_with_is_refused() -> None:
    data = json.loads(played(10).to_json())
    data["position"]["state"]["turn"] = 50
    with pytest.raises(InvalidStateError, match="digest"):
        Game.from_json(json.dumps(data))


def test_unknown_nodes_are_refused() -> None:
    data = json.loads(played(3).to_json())
    key = next(iter(data["nodes"]))
    data["nodes"][key] = ["effect.Nonsense"]
    with pytest.raises(InvalidStateError, match="Nonsense"):
        Game.from_json(json.dumps(data))
