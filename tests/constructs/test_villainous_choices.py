"""701.55: villainous choices."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, NAME, Table, played, settle, spanish, spell

TEXT = "Each opponent faces a villainous choice — That player discards a card, or you draw a card."


@pytest.mark.construct("VillainousChoice")
@pytest.mark.parametrize(("option", "theirs", "mine"), [(0, 0, 0), (1, 1, 1)])
def test_701_55a_the_player_chooses_and_all_of_it_is_done(option: int, theirs: int, mine: int) -> None:
    """To face a villainous choice (701.55): that player, not you, chooses one of the two (701.55a)."""
    table = Table(A={"hand": [spell(TEXT)]}, B={"hand": [CUB]}).start().cast(NAME).resolve()
    assert table.decision.player == 1
    table.choose(option)
    assert (len(table.names("hand", "B")), len(table.names("hand", "A"))) == (theirs, mine)
    assert spanish(TEXT).startswith("Cada oponente afronta una decisión vil — Ese jugador descarta")


@pytest.mark.construct("VillainousChoice")
def test_701_55b_an_impossible_option_may_be_chosen() -> None:
    """Without a creature one may choose to sacrifice one; nothing more happens (701.55b)."""
    text = "Target opponent faces a villainous choice — They sacrifice a creature of their choice, or they lose 4 life."
    table = played(text, 0, A={"battlefield": [CUB]})
    assert (table.life("B"), table.names("battlefield")) == (20, ["Cub"])


@pytest.mark.construct("VillainousChoice")
def test_701_55d_one_player_after_the_other() -> None:
    """The second opponent chooses when all that the first has chosen is done (701.55d)."""
    text = "Each opponent faces a villainous choice — They sacrifice a creature of their choice, or they lose 4 life."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [CUB]}, C={"battlefield": [ELK]}).start()
    table.cast(NAME).resolve()
    assert table.decision.player == 1
    table.choose(0)
    assert (table.decision.player, table.names("graveyard", "B")) == (2, ["Cub"])
    settle(table.choose(1))
    assert (table.life("B"), table.life("C"), table.names("battlefield")) == (20, 16, ["Elk"])
