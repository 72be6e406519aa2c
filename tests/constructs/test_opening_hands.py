"""What cards in opening hands do (103.6)."""

from __future__ import annotations

import pytest

from apnap.rules.knowledge import knows
from apnap.rules.machine import run
from apnap.rules.starting import start_game
from tests.constructs.support import NAME, Table, beast, permanent, settle, spanish


def opening(card: object, first: str = "A") -> Table:
    """Return a two-player game that has reached the actions with opening hands."""
    table = Table(A={"library": [card] * 7, "fill": 20}, B={})
    start_game(table.state)
    run(table.state)
    for _ in range(20):
        if table.decision.purpose == "opening_hand":
            return table
        table.choose(first if table.decision.purpose == "first_player" else False)
    raise AssertionError(f"{table.decision.purpose} is asked")


@pytest.mark.construct("BeginOnBattlefield")
def test_103_6a_the_game_begins_with_it_on_the_battlefield() -> None:
    line = permanent("If this card is in your opening hand, you may begin the game with it on the battlefield.")
    table = opening(line)
    owner = table.decision.player

    table.choose(NAME)

    assert [record.owner for record in table.objects("battlefield")] == [owner]


@pytest.mark.construct("RevealFromOpeningHand", "FirstUpkeep")
def test_103_6b_what_a_shown_card_does_at_the_first_upkeep() -> None:
    giant = beast(
        "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, "
        "each opponent loses 3 life."
    )
    table = opening(giant)
    owner, shown = table.decision.player, table.choices[0]
    assert not knows(table.state, 1 - owner, table.state.last_known(shown))
    table.choose(shown)
    assert knows(table.state, 1 - owner, table.state.last_known(shown))
    while table.decision.purpose == "opening_hand":
        assert shown not in table.choices, "each card only once"
        table.choose("done")

    table.to("draw")

    assert sorted((table.life("A"), table.life("B"))) == [17, 20]


@pytest.mark.construct("RevealFromOpeningHand", "YourFirstUpkeep")
def test_103_6b_what_a_shown_card_does_at_its_owners_first_upkeep() -> None:
    line = (
        "You may reveal this card from your opening hand. If you do, at the beginning of your first upkeep, "
        "you gain 3 life."
    )
    table = opening(beast(line), first="B")
    table.choose(NAME)
    while table.decision.purpose == "opening_hand":
        table.choose("done")

    assert settle(table.to("precombat_main", 1)).life("A") == 20
    assert settle(table.to("precombat_main", 2)).life("A") == 23
    assert "al comienzo de tu primer mantenimiento" in spanish(line)


@pytest.mark.construct("BeginWithCounterUnlessFirst")
def test_103_6a_only_who_does_not_start_begins_with_it() -> None:
    cave = permanent(
        "If this card is in your opening hand and you're not the starting player, you may begin the game with this "
        "card on the battlefield with a luck counter on it. If you do, exile a card from your hand.",
        "Land",
    )
    table = opening(cave, "B")
    owner = table.decision.player
    assert owner != table.state.turn_order[0]

    table.choose(NAME)
    table.choose(table.offered()[0])

    assert table.find(NAME, "battlefield").counter("luck") == 1
    assert [record.owner for record in table.objects("exile")] == [owner]


@pytest.mark.parametrize(
    "line",
    [
        pytest.param(
            "You may reveal this card from your opening hand. If you do, you gain 3 life at the beginning of your "
            "first upkeep.",
            marks=pytest.mark.construct("RevealFromOpeningHandThen"),
        ),
        pytest.param(
            "You may reveal this card from your opening hand. If you do, at the beginning of your first main phase of "
            "the game, you gain 3 life.",
            marks=pytest.mark.construct("YourFirstMain"),
        ),
    ],
)
def test_103_6b_at_its_owners_first_upkeep_or_main_phase(line: str) -> None:
    table = opening(beast(line))
    owner, shown = table.decision.player, table.choices[0]
    table.choose(shown)
    while table.decision.purpose == "opening_hand":
        table.choose("done")

    table.to("end", 4)

    assert table.state.players[owner].life == 23
    assert spanish(line)
