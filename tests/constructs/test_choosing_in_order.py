"""101.4: several players choose for one instruction."""

from __future__ import annotations

import pytest

from apnap.rules.view import View
from tests.constructs.support import CUB, DOE, ELK, FEN, FOX, NAME, Table, spell


@pytest.mark.construct("Sacrifice")
def test_101_4b_a_later_player_knows_what_was_chosen_before() -> None:
    rite = spell("Each player sacrifices a creature.")
    table = Table(A={"hand": [rite], "battlefield": [CUB, DOE]}, B={"battlefield": [ELK, FOX]}).start()
    table.cast(NAME).resolve()
    assert (table.decision.player, table.decision.earlier) == (0, ()), "the active player chooses first"
    table.choose("Cub")
    assert table.decision.player == 1
    assert table.names("graveyard") == [], "nothing is done before all have chosen"
    seen = View(table.state, 1)
    assert seen.decision is not None
    assert [seen.object(handle).name for handle in seen.decision.earlier] == ["Cub"]
    table.choose("Elk")
    assert table.names("graveyard") == ["Cub", "Elk", NAME]


@pytest.mark.construct("Discard")
def test_101_4a_a_card_chosen_in_a_hidden_zone_stays_hidden_until_all_have_chosen() -> None:
    rite = spell("Each player discards a card.")
    table = Table(A={"hand": [rite, CUB, DOE]}, B={"hand": [ELK, FOX]}).start()
    table.cast(NAME).resolve().choose("Doe")
    seen = View(table.state, 1)
    assert seen.decision is not None and seen.decision.earlier == ()
    assert table.decision.player == 1 and table.names("hand", "A") == ["Cub", "Doe"]
    assert not any(card.name for card in seen.players[0].hand)
    table.choose("Fox")
    assert table.names("graveyard") == ["Doe", "Fox", NAME]


@pytest.mark.construct("Sacrifice")
def test_101_4c_a_player_makes_several_choices_in_the_order_of_the_text() -> None:
    for text, first, second in (
        ("Target opponent sacrifices a creature and a land.", ["Elk", "Fox"], ["Fen", "Fen"]),
        ("Target opponent sacrifices a land and a creature.", ["Fen", "Fen"], ["Elk", "Fox"]),
    ):
        table = Table(A={"hand": [spell(text)]}, B={"battlefield": [ELK, FEN, FOX, FEN]}).start().cast(NAME).resolve()
        assert table.offered() == first
        table.choose(first[0])
        assert table.offered() == second
        table.choose(second[0])
        assert table.names("battlefield", "B") == ["Fen", "Fox"]
