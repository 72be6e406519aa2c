"""702.172, 702.183: spree and tiered, as cards say them."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, spell
from tests.rules.support import FOREST

SPREE = "Spree\n+ {1} — You gain 3 life.\n+ {2} — Draw a card."
TIERED = "Tiered\n• Cure — {0} — You gain 1 life.\n• Cura — {2} — You gain 4 life.\n• Curaga — {5} — You gain 9 life."


def table_of(text: str, lands: int) -> Table:
    return Table(A={"hand": [spell(text, cost="{G}")], "battlefield": [FOREST] * lands}, B={}).start()


@pytest.mark.construct("SpreeLine", "SpreeMode")
@pytest.mark.ledger("current:702.172")
def test_each_mode_that_is_chosen_costs_more() -> None:
    """702.172a."""
    table = table_of(SPREE, 4)
    table.cast(NAME).choose(0, 1).resolve()
    assert table.life("A") == 23 and table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("SpreeLine", "SpreeMode")
@pytest.mark.ledger("current:702.172")
def test_a_mode_is_not_chosen_that_cant_be_paid() -> None:
    """601.2b, 601.4: with three mana there is only one of the two."""
    table = table_of(SPREE, 2)
    table.cast(NAME)
    assert table.decision.options == (0,)
    table.choose(0).resolve()
    assert table.life("A") == 23
    assert not table_of(SPREE, 1).can_cast(NAME)


@pytest.mark.construct("TieredLine", "TieredMode")
@pytest.mark.ledger("current:702.183")
def test_one_mode_is_chosen_for_its_cost() -> None:
    """702.183a."""
    table = table_of(TIERED, 3)
    table.cast(NAME).choose(1).resolve()
    assert table.life("A") == 24


@pytest.mark.construct("TieredLine", "TieredMode")
@pytest.mark.ledger("current:702.183")
def test_a_mode_may_cost_nothing_more() -> None:
    table = table_of(TIERED, 1)
    table.cast(NAME).choose(0).resolve()
    assert table.life("A") == 21


def test_in_spanish() -> None:
    for line, words in (
        ("Spree\n+ {1} — You gain 3 life.\n+ {2} — Draw a card.", "Frenesí delictivo\n+ {1} — Ganas 3 vidas."),
        ("Tiered\n• Cure — {0} — You gain 1 life.\n• Cura — {2} — You gain 4 life.", "Escalonado\n• Cure — {0} — "),
    ):
        (tree,) = tongue("en").read(line).trees
        shown = tongue("es").print(tree)
        assert shown.startswith(words)
        assert list(tongue("es").read(shown).trees) == [tree]
