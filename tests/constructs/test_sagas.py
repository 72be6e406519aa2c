"""Sagas: chapters (714)."""

from __future__ import annotations

import pytest

from apnap.oracle.spelling import TITLE, split
from tests.constructs.support import NAME, Table, settle, spanish, written

SAGA = [
    pytest.param("I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.", [21, 23, 27],
                 marks=pytest.mark.construct("ChapterLine", "OneChapter")),
    pytest.param("I, II — You gain 1 life.\nIII — You gain 4 life.", [21, 22, 26],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — You gain 1 life.\nII, III — You gain 4 life.", [21, 25, 29],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I, II, III — You gain 1 life.", [21, 22, 23], marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — You gain 1 life.\nII — You gain 1 life.\nIII, IV — You gain 3 life.", [21, 22, 25, 28],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — You gain 1 life.\nII, III, IV — You gain 3 life.", [21, 24, 27, 30],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I, III — You gain 1 life.\nII — You gain 4 life.", [21, 25, 26],
                 marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I — Frost at the Mill — You gain 1 life.\nII, III — Wings of Light — You gain 4 life.", [21, 25, 29],
                 marks=pytest.mark.construct("TitledChapterLine")),
    pytest.param("I, II, III, IV — You gain 1 life.", [21, 22, 23, 24], marks=pytest.mark.construct("SeveralChapters")),
    pytest.param("I, II, III — You gain 1 life.\nIV — You gain 5 life.", [21, 22, 23, 28],
                 marks=pytest.mark.construct("OneChapter")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "lives"), SAGA)
def test_714_chapters(text: str, lives: list[int]) -> None:
    """Each number is a chapter of its own (714.2a); after the greatest (714.2d) the Saga goes (714.4)."""
    saga = written(text, "Enchantment — Saga", layout="saga")
    table = Table(A={"hand": [saga]}, B={}).start()
    settle(table.cast(NAME))
    found = [table.life("A")]
    for turn in range(1, len(lives)):
        found.append(table.to("begin_combat", turn=1 + 2 * turn).life("A"))
    assert found == lives
    assert table.names("graveyard") == [NAME]


@pytest.mark.construct("OneChapter")
def test_714_a_fifth_chapter() -> None:
    saga = written("I, II, III, IV — You gain 1 life.\nV — You gain 5 life.", "Enchantment — Saga", layout="saga")
    table = Table(A={"hand": [saga]}, B={}).start()
    settle(table.cast(NAME))
    assert table.to("begin_combat", turn=9).life("A") == 29


def test_207_2d_a_whole_sentence_before_a_dash_is_no_flavor_word() -> None:
    line = "I — Target opponent faces a villainous choice — Draw a card, or you gain 1 life."
    assert not any(word.startswith(TITLE) for word in split(line, "en").words)
    assert spanish("II — Frost at the Mill — Draw a card.") == "II — Frost at the Mill — Roba una carta."
