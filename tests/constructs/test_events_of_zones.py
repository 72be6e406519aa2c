"""What triggers watch for in libraries, graveyards and exile (603.6), and draws that are replaced (614.11)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.decisions import PASS, Action
from tests.constructs.support import CUB, DOE, ELK, FOX, SEAL, WINCH, Table, permanent, played, settle, spanish, spell

GAIN = ", you gain 1 life."
DRAW = spell("Draw a card.", name="Rite", type_line="Instant")


def watcher(event: str) -> object:
    """Return an enchantment that counts how often something happens, in life."""
    return permanent(f"{event}{GAIN}", name="Seal")


@pytest.mark.construct("EventInTurn", "InTurnOfYours")
def test_603_2_an_event_during_your_turn() -> None:
    event = "Whenever a creature card leaves your graveyard during your turn"
    dig, pick = (
        spell("Exile target creature card from a graveyard.", name=name, type_line="Instant")
        for name in ("Dig", "Pick")
    )
    table = Table(A={"battlefield": [watcher(event)], "hand": [dig, pick], "graveyard": [CUB, ELK]}, B={}).start()
    assert settle(table.cast("Dig", "Cub")).life("A") == 21
    table.to("upkeep", turn=2).act(Action(PASS))
    assert settle(table.cast("Pick")).life("A") == 21
    line = "Whenever you discard a card during your turn, draw a card."
    assert spanish(line) == "Siempre que descartes una carta durante tu turno, roba una carta."


@pytest.mark.construct("EventInTurn", "InTurnOfOpponent")
def test_603_2_an_event_during_an_opponents_turn() -> None:
    event = "Whenever you draw a card during an opponent's turn"
    table = Table(
        A={"battlefield": [watcher(event)], "hand": [DRAW, spell("Draw a card.", name="Song", type_line="Instant")]},
        B={},
    ).start()
    assert settle(table.cast("Rite")).life("A") == 20
    table.to("upkeep", turn=2).act(Action(PASS))
    assert settle(table.cast("Song")).life("A") == 21


@pytest.mark.construct("PutIntoZone")
def test_400_7_a_permanent_is_put_into_a_graveyard() -> None:
    mine = {"battlefield": [watcher("Whenever an artifact is put into a graveyard"), WINCH], "hand": [WINCH]}
    table = played("Destroy target artifact. Discard a card.", A=mine)
    assert (table.life("A"), table.names("graveyard")) == (21, ["Subject", "Winch", "Winch"])


@pytest.mark.construct("PutIntoZone")
def test_400_7_cards_are_put_into_exile() -> None:
    mine = {"battlefield": [watcher("Whenever one or more cards are put into exile")], "graveyard": [CUB, ELK]}
    assert played("Exile all creature cards from all graveyards.", A=mine).life("A") == 21


@pytest.mark.construct("ExiledFromBattlefield")
def test_701_13_a_creature_is_exiled_from_the_battlefield() -> None:
    mine = {"battlefield": [watcher("Whenever a creature is exiled from the battlefield"), CUB, DOE]}
    assert played("Exile target creature.", "Cub", A=mine).life("A") == 21
    assert played("Destroy target creature.", "Cub", A=mine).life("A") == 20


@pytest.mark.construct("LibraryAndOrGraveyard")
def test_your_library_and_or_your_graveyard() -> None:
    event = "Whenever one or more cards are put into exile from your library and/or your graveyard"
    mine, theirs = {"battlefield": [watcher(event)], "graveyard": [CUB]}, {"graveyard": [FOX]}
    assert played("Exile the top card of your library.", A=mine).life("A") == 21
    assert played("Exile target card from a graveyard.", "Cub", A=mine, B=theirs).life("A") == 21
    assert played("Exile target card from a graveyard.", "Fox", A=mine, B=theirs).life("A") == 20


@pytest.mark.construct("GraveyardsAndOrBattlefield")
def test_graveyards_and_or_the_battlefield() -> None:
    event = "Whenever one or more cards are put into exile from graveyards and/or the battlefield"
    mine = {"battlefield": [watcher(event), CUB], "graveyard": [DOE]}
    assert played("Exile target creature.", A=mine).life("A") == 21
    assert played("Exile target creature card from a graveyard.", A=mine).life("A") == 21
    assert played("Exile the top card of your library.", A=mine).life("A") == 20


@pytest.mark.construct("ALibrary")
def test_from_a_library() -> None:
    mine = {"battlefield": [watcher("Whenever a creature card is put into a graveyard from a library")]}
    assert played("Each player mills a card.", A=mine, B={"library": [FOX]}).life("A") == 21
    assert played("Each opponent discards a card.", A=mine, B={"hand": [FOX]}).life("A") == 20


@pytest.mark.construct("ShufflesLibrary")
def test_701_24_an_opponent_shuffles() -> None:
    mine = {"battlefield": [watcher("Whenever an opponent shuffles their library")]}
    assert played("Target player shuffles their library.", "B", A=mine).life("A") == 21
    assert played("Target player shuffles their library.", "A", A=mine).life("A") == 20


@pytest.mark.construct("DrawsAnother")
def test_121_1_draws_but_the_first_in_the_draw_step() -> None:
    event = "Whenever an opponent draws a card except the first one they draw in each of their draw steps"
    table = Table(A={"battlefield": [watcher(event)]}, B={"hand": [DRAW]}).start()
    assert table.to("precombat_main", turn=2).life("A") == 20
    assert settle(table.cast("Rite")).life("A") == 21


# ------------------------------------------------------------------------------------------------ instead of drawing


@pytest.mark.construct("WouldOtherDrawAnother", "SkipThatDraw")
def test_614_11_that_player_skips_that_draw_and_you_draw() -> None:
    text = (
        "If an opponent would draw a card except the first one they draw in each of their draw steps, "
        "instead that player skips that draw and you draw a card."
    )
    table = Table(A={"battlefield": [permanent(text)]}, B={"hand": [DRAW]}).start()
    table.to("precombat_main", turn=2)
    assert (len(table.names("hand", "A")), table.names("hand", "B")) == (0, ["Rite", "Wastes"])
    settle(table.cast("Rite"))
    assert (len(table.names("hand", "A")), table.names("hand", "B")) == (1, ["Wastes"])
    assert spanish(text).endswith("en vez de eso, ese jugador salta ese robo y tú robas una carta.")


@pytest.mark.construct("WouldDrawNothing")
def test_614_11_with_no_cards_in_the_library() -> None:
    text = "If you would draw a card while your library has no cards in it, you gain 5 life instead."
    mine = {"battlefield": [permanent(text)], "fill": 0, "library": [SEAL]}
    table = played("Draw two cards.", A=mine)
    assert (table.names("hand", "A"), table.life("A"), table.state.over) == (["Seal"], 25, False)


@pytest.mark.construct("DrawsNthInATurn")
def test_121_1_the_third_card_in_a_turn() -> None:
    event = "When you draw your third card in a turn"
    assert played("Draw two cards.", A={"battlefield": [watcher(event)]}).life("A") == 20
    assert played("Draw three cards.", A={"battlefield": [watcher(event)]}).life("A") == 21


@pytest.mark.construct("ThatPlayer", "PutIntoZone")
def test_404_2_that_player_is_the_one_whose_graveyard_it_is() -> None:
    seal = permanent("Whenever a permanent is put into an opponent's graveyard, that player loses 1 life.", name="Seal")
    zap = spell("Destroy target creature.", name="Zap", type_line="Instant")
    table = settle(Table(A={"battlefield": [seal], "hand": [zap]}, B={"battlefield": [CUB]}, C={}).start().cast("Zap"))
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 19, 20)


@pytest.mark.construct("ThatPlayer", "PutIntoZoneFrom")
def test_404_2_that_player_is_the_owner_of_a_countered_spell_too() -> None:
    line = "Whenever a card is put into an opponent's graveyard from anywhere, that player loses 1 life."
    stop = spell("Counter target spell.", name="Stop", type_line="Instant")
    seats: dict[str, Any] = {
        "A": {"battlefield": [permanent(line, name="Seal")], "hand": [stop]},
        "B": {"hand": [DRAW]},
        "C": {},
    }
    table = Table(**seats).start().passes().cast("Rite").passes(2)
    table = settle(table.cast("Stop"))
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 19, 20)
