"""729: subgames, as cards speak of them."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from apnap.rules.ending import concede
from apnap.rules.machine import run
from tests.constructs.support import NAME, Table, spanish, spell

DREAM = (
    "Players play a Magic subgame, using their libraries as their decks. Each player who doesn't win the subgame loses "
    "half their life, rounded up."
)


@pytest.mark.construct("PlaySubgame", "WhoDoesntWinIt")
@pytest.mark.parametrize(("losers", "lives"), [((0,), (9, 15)), ((1,), (19, 7)), ((0, 1), (9, 7))])
def test_729_5_each_player_who_doesnt_win_the_subgame(losers: tuple[int, ...], lives: tuple[int, int]) -> None:
    table = Table(A={"hand": [spell(DREAM)], "life": 19}, B={"life": 15}).start()
    table.cast(NAME).resolve()
    assert table.state.main_game is not None
    for player in losers:
        table.state.edit_player(player).life = 0 if len(losers) > 1 else 20
    if len(losers) == 1:
        concede(table.state, losers[0])
        run(table.state)
    else:  # both lose at the same time, as the first player gets priority
        while table.state.main_game is not None:
            table.choose(False if table.decision.purpose == "mulligan" else table.choices[0])
    assert (table.life("A"), table.life("B")) == lives


def test_the_players_who_dont_win_are_those_of_a_subgame() -> None:
    with pytest.raises(UnsupportedCardError, match="which subgame"):
        spell("Each player who doesn't win the subgame loses half their life, rounded up.")


def test_it_is_printed_in_spanish() -> None:
    assert spanish(DREAM).startswith("Los jugadores juegan una subpartida de Magic")
