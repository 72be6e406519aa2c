"""729, 2007:506: a subgame is a game of its own with the libraries as decks; the main game then goes on."""

from __future__ import annotations

import json

import pytest

from apnap.abilities.effect import GainLife, LoseLife, PlaySubgame, Sequence
from apnap.abilities.objects import PlayersInSlot, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import EXILE
from apnap.rules import codec
from apnap.rules.decisions import CAST, PLAY_LAND, YES_NO
from apnap.rules.ending import concede
from apnap.rules.machine import run
from apnap.rules.view import View
from apnap.rules.zones import move, perform_zone_change
from tests.rules.support import FOREST, Table, creature, sorcery

WAKE = Sequence((PlaySubgame(1), LoseLife(PlayersInSlot(1), Number(5)), GainLife(You(), Number(1))))
DREAM, REVERIE = sorcery("Dream", "0", WAKE), sorcery("Reverie", "0", WAKE)
OX = creature("Ox", "G", 2, 2)


def dreaming(book: str) -> Table:
    """Return a game in which A's sorcery has just begun a subgame."""
    table = Table(
        book=book, A={"hand": [DREAM, FOREST], "battlefield": [OX]}, B={"battlefield": [OX], "life": 12}
    ).start()
    table.cast("Dream").resolve()
    return table


def begin(table: Table) -> None:
    """Keep all hands of the subgame and go to the first main phase."""
    while table.state.turn == 0:
        table.choose(False if table.decision.kind == YES_NO else table.choices[0])
    table.to("precombat_main", 1)


@pytest.mark.ledger("2007:506")
def test_506_the_subgame_begins_with_nothing_but_the_libraries(book: str) -> None:
    table = dreaming(book)
    state = table.state

    assert state.main_game is not None and (state.turn, table.life("A"), table.life("B")) == (0, 20, 20)
    assert table.objects("battlefield") == table.objects("stack") == []
    assert [len(player.hand) + len(player.library) for player in state.players] == [30, 30]
    assert set(table.names("hand")) <= {"Wastes"}  # not the Forest that A has in hand in the main game


@pytest.mark.ledger("2007:506")
def test_506_its_loser_suffers_in_the_main_game_and_the_libraries_are_whole(book: str) -> None:
    table = dreaming(book)
    concede(table.state, 1)
    run(table.state)
    state = table.state

    assert state.main_game is None and not state.over
    assert (table.life("A"), table.life("B")) == (21, 7)
    assert table.names("battlefield") == ["Ox", "Ox"] and table.names("hand", "A") == ["Forest"]
    assert [len(player.library) for player in state.players] == [30, 30]
    assert table.names("graveyard", "A") == ["Dream"] and table.decision.player == 0
    table.to("end")  # the main game can be played on


def test_729_2_chance_says_who_begins_the_subgame_whoever_began_the_main_game() -> None:
    firsts = set()
    for seed in range(8):
        table = Table(seed=seed, A={"hand": [DREAM]}, B={}).start()
        table.state.options = (("first player", 1), ("chooser", 1))
        table.cast("Dream").resolve()
        assert table.decision.purpose == "mulligan"  # nobody is asked who begins
        firsts.add(table.decision.player)
    assert firsts == {0, 1}


def test_729_5_what_happened_in_the_subgame_is_left_there() -> None:
    table = dreaming("current")
    begin(table)
    table.act(next(option for option in table.choices if option.kind == PLAY_LAND))
    assert table.names("battlefield") == ["Wastes"]
    concede(table.state, 0)
    run(table.state)

    assert table.names("battlefield") == ["Ox", "Ox"]
    assert (table.life("A"), table.life("B")) == (16, 12)
    assert [len(player.library) for player in table.state.players] == [30, 30]


@pytest.mark.parametrize(("rules", "stays"), [("classic", True), ("2007", True), ("2016", False), ("current", False)])
def test_729_5_cards_exiled_in_the_subgame_go_back_to_the_library_or_stay_exiled(rules: str, stays: bool) -> None:
    """2007:506.6."""
    table = Table(book=rules, A={"hand": [DREAM], "library": [OX]}, B={"library": [FOREST, OX]}).start()
    table.cast("Dream").resolve()
    perform_zone_change(table.state, move(table.find("Forest").ref, EXILE))
    concede(table.state, 0)
    run(table.state)

    assert (table.names("exile"), "Forest" in table.library("B")) == ((["Forest"], False) if stays else ([], True))
    assert "Ox" in table.library("A") and "Ox" in table.library("B")


def test_729_1b_a_draw_has_no_winner() -> None:
    table = dreaming("current")
    for seat in (0, 1):
        table.state.edit_player(seat).life = 0
    table.state.check_needed = True
    while table.state.main_game is not None:
        table.choose(False if table.decision.kind == YES_NO else table.choices[0])
    assert (table.life("A"), table.life("B")) == (16, 7)


def test_a_subgame_is_saved_and_forked_with_its_main_game() -> None:
    table = dreaming("current")
    loaded = codec.load(json.loads(json.dumps(codec.save(table.state))))
    fork = table.state.fork()
    assert codec.digest(loaded) == codec.digest(fork) == codec.digest(table.state)
    for state in (loaded, fork):
        concede(state, 1)
        run(state)
        assert state.main_game is None and state.players[1].life == 7
    assert codec.digest(loaded) == codec.digest(fork) and table.state.main_game is not None


def test_729_6_a_subgame_within_a_subgame() -> None:
    table = Table(A={"hand": [DREAM], "library": [REVERIE] * 30, "fill": 0}, B={}).start()
    table.cast("Dream").resolve()
    begin(table)
    if table.state.active != 0:
        table.to("precombat_main", 2)
    table.act(next(option for option in table.choices if option.kind == CAST)).resolve()
    inner = table.state.main_game
    assert inner is not None and inner.main_game is not None
    concede(table.state, 1)
    run(table.state)
    assert table.state.main_game is not None and table.life("B") == 15
    concede(table.state, 1)
    run(table.state)
    assert table.state.main_game is None and table.life("B") == 15


def test_a_seat_sees_nothing_of_the_hidden_cards_of_the_main_game() -> None:
    table = dreaming("current")
    other = View(table.state, 1).determinize(5).main_game
    assert other is not None
    assert "Forest" not in [other.objects[ref >> 24].definition.name for ref in other.players[0].hand]
