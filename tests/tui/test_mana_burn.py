"""classic:300.4: mana burn is told, and ``why`` explains it with the number of the book in force."""

from __future__ import annotations

import pytest

from apnap.abilities.values import PRECOMBAT_MAIN
from apnap.rulebooks import rulebook
from apnap.table.why import why_lines
from apnap.tui.seating import seats
from apnap.tui.session import Session
from tests.ledger.turns import rite
from tests.tui.support import begin

TOLD = {
    "classic": "A loses 2 life to mana burn: a player loses 1 life for each unspent mana that is lost as a phase ends "
    "(300.4)",
    "2007": "A pierde 2 vidas por quemadura de maná: un jugador pierde 1 vida por cada maná sin usar que se pierde al "
    "terminar una fase (300.3)",
}


@pytest.mark.parametrize(
    ("book", "lang", "keep", "cast"),
    [("classic", "en", "keep", "cast Rite"), ("2007", "es", "conservar", "lanzar Rite")],
)
def test_mana_burn_is_told_and_explained(book: str, lang: str, keep: str, cast: str) -> None:
    game = begin(lang, decks=([rite("G", "G")] * 60, [rite("R")] * 60))
    game.act(keep)
    game.act(keep)
    while game.state.step != PRECOMBAT_MAIN or game.state.active:
        game.answer(0)
    game.state.rulebook = rulebook(book)
    game.act(cast)
    while game.state.step == PRECOMBAT_MAIN:
        game.answer(0)
    assert why_lines(Session.of(game, seats(game, ""), print), "") == [TOLD[book]]
