"""103.1: the next game of a match."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.game import Game
from tests.properties.decks import GREEN, RED


def test_the_loser_chooses_who_begins_the_next_game_103_1() -> None:
    game = Game.from_definitions(RED, GREEN, seed=3, rulebook="2016")
    with pytest.raises(IllegalActionError, match="not over") as refused:
        game.next_of_match()
    assert refused.value.rule == "103.2"
    game.concede("A")
    for seed in (1, 2):
        after = game.next_of_match(seed=seed)
        decision = after.decision
        assert decision is not None
        assert (decision.purpose, decision.player) == ("first_player", "A")
        assert after.setup.seats == game.setup.seats
    after.concede("B")
    third = after.next_of_match(seed=3).decision
    assert third is not None and third.player == "B"
