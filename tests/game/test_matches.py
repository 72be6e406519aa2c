"""103.1: the next game of a match."""

from __future__ import annotations

from collections import Counter

import pytest

from apnap.errors import DeckError, IllegalActionError
from apnap.game import Game
from apnap.game.matches import sideboarded
from apnap.game.setting_up import SeatSetup
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


BEAR, ZAP = RED[0], next(card for card in RED if card.name != RED[0].name)


def test_cards_move_between_deck_and_sideboard_100_4() -> None:
    seat = SeatSetup((BEAR,) * 10, (ZAP,) * 3)
    moved = sideboarded(seat, {BEAR.name: 8, ZAP.name: 2})
    assert [card.name for card in moved.main] == [BEAR.name] * 8 + [ZAP.name] * 2
    assert [card.name for card in moved.sideboard] == [BEAR.name] * 2 + [ZAP.name]
    assert sideboarded(moved, {BEAR.name: 10}) == seat


@pytest.mark.parametrize(
    ("main", "key"),
    [
        ({BEAR.name: 11}, "game.not_so_many"),
        ({BEAR.name: 9}, "game.deck_too_small"),
        ({"No Such Card": 1, BEAR.name: 10}, "game.not_so_many"),
    ],
)
def test_a_deck_that_can_not_be_made_is_refused_100_2a(main: dict[str, int], key: str) -> None:
    with pytest.raises(DeckError) as refused:
        sideboarded(SeatSetup((BEAR,) * 10, (ZAP,) * 3), main)
    assert refused.value.key == key


def test_a_sideboard_does_not_grow_beyond_fifteen_100_4a() -> None:
    with pytest.raises(DeckError, match="at most 15"):
        sideboarded(SeatSetup((BEAR,) * 75, (ZAP,) * 3), {BEAR.name: 60})
    assert len(sideboarded(SeatSetup((BEAR,) * 75), {BEAR.name: 60}).sideboard) == 15


def test_the_next_game_of_a_match_is_played_with_other_cards() -> None:
    game = Game.from_definitions(SeatSetup(tuple(RED), (BEAR,) * 2), GREEN, seed=3)
    game.concede("B")
    counts = Counter(card.name for card in RED) + Counter({BEAR.name: 2})
    after = game.next_of_match(seed=4, decks={0: counts})
    assert len(after.setup.seats[0].main) == len(RED) + 2
    assert after.setup.seats[0].sideboard == ()
    assert after.setup.seats[1] == game.setup.seats[1]
