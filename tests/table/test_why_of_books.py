"""``why`` at the terminal under each rulebook: the legend rule as that book has it, with its own number."""

from __future__ import annotations

import pytest

from apnap.abilities.values import LEGENDARY
from apnap.game import Game
from apnap.rulebooks import rulebook
from apnap.table.why import why_lines
from apnap.tui.session import Session
from tests.rules.support import FOREST, creature

QUEEN = creature("Queen", "0", 3, 3, supertypes=LEGENDARY)


def two_queens(book: str, lang: str) -> Session:
    """Return a game at the terminal in which A has just played a second Queen."""
    queens = [QUEEN] * 20 + [FOREST] * 40
    game = Game.from_definitions(queens, [FOREST] * 60, seed=7, rulebook=rulebook(book), lang=lang)
    session = Session.of(game, [None, None], lambda line: None)
    for _ in range(400):
        names = [str(action) for action in game.legal_actions]
        cast = [name for name in names if "Queen" in name and game.turn > 0]
        game.act(cast[0]) if cast else game.answer(0 if names else -1)
        if [line for line in why_lines(session, "") if "Queen" in line and ("dies" in line or "muere" in line)]:
            return session
    raise AssertionError("no second Queen came")


@pytest.mark.parametrize(
    ("book", "lang", "said"),
    [
        ("classic", "en", "only the newest stays; if there is a tie, none (420.5e)"),
        ("classic", "es", "solo queda la más nueva; si hay empate, ninguna (420.5e)"),
        ("2007", "en", "of several legends with one name none stays (420.5e)"),
        ("2016", "es", "conserva una (704.5k)"),
        ("current", "en", "keeps one of them (704.5j)"),
    ],
)
def test_why_a_legend_goes(book: str, lang: str, said: str) -> None:
    assert said in why_lines(two_queens(book, lang), "")[0]
