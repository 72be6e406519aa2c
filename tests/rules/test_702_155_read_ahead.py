"""702.155, 714.3b: read ahead."""

from __future__ import annotations

import pytest

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import GainLife, PutCounters
from apnap.abilities.objects import Each, Filter, HasSubtype, IsSource, You
from apnap.abilities.quantity import Number
from tests.rules.layered import filtered
from tests.rules.support import Table, enchantment, instant


def chapter(number: int, life: int) -> Triggered:
    watched = occ.CountersPut("lore", Filter((IsSource(),)), reaching=number)
    return Triggered(watched, Body(effect=GainLife(You(), Number(life))), keyword=f"chapter {number}")


def saga(*more: Keyword) -> CardDefinition:
    chapters = (chapter(1, 1), chapter(2, 10), chapter(3, 100))
    return enchantment("Song", "0", Keyword("read ahead"), *more, *chapters, subtypes=("Saga",))


@pytest.mark.ledger("current:702.155")
@pytest.mark.parametrize(("n", "gained"), [(1, 1), (2, 10), (3, 100)])
def test_702_155_only_the_chosen_chapter_triggers(n: int, gained: int) -> None:
    """It enters with the chosen number of lore counters (702.155b, 714.3b)."""
    table = Table(A={"hand": [saga()]}, B={}).start().cast("Song").resolve()
    assert table.decision.options == (1, 2, 3)
    table.choose(n)
    assert table.find("Song").counter("lore") == n
    assert table.settle().life("A") == 20 + gained
    assert ("Song" in table.names("graveyard", "A")) is (n == 3)  # 714.4


@pytest.mark.ledger("current:702.155")
def test_702_155_the_rest_of_the_story_follows_in_later_turns() -> None:
    """Two instances make no second choice of counters (702.155c)."""
    table = Table(A={"hand": [saga(Keyword("read ahead"))]}, B={}).start().cast("Song").resolve()
    table.choose(2)
    if table.decision.options == (1, 2, 3):
        table.choose(2)  # 702.155c: redundant
    table.settle()
    table.to("precombat_main", turn=3).settle()
    assert table.life("A") == 130 and "Song" in table.names("graveyard", "A")


MORE = instant("Turn Pages", "0", PutCounters(Each(filtered(HasSubtype("Saga"))), "lore", Number(2)))


@pytest.mark.ledger("current:702.155")
def test_702_155a_a_chapter_skipped_over_this_turn_does_not_trigger_either() -> None:
    table = Table(A={"hand": [saga(), MORE]}, B={}).start().cast("Song").resolve().choose(1).settle()
    assert table.cast("Turn Pages").settle().life("A") == 121  # chapters one and three, not two


@pytest.mark.ledger("current:702.155")
def test_702_155a_in_a_later_turn_no_chapter_is_skipped() -> None:
    table = Table(A={"hand": [saga(), MORE]}, B={}).start().cast("Song").resolve().choose(1).settle()
    assert table.to("precombat_main", turn=3).life("A") == 31
    assert table.cast("Turn Pages").settle().life("A") == 131  # the fourth counter comes with the third
