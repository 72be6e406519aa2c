"""Wordings that few texts use."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, played, spell
from tests.rules.support import FOREST


@pytest.mark.construct("TheresOne")
@pytest.mark.parametrize(("graveyard", "life"), (([beast(name="Ape")], 23), ([FOREST], 20)))
def test_404_1_whether_there_is_such_a_card(graveyard: list[object], life: int) -> None:
    text = "If there's a creature card in your graveyard, you gain 3 life."
    assert played(text, A={"graveyard": graveyard}).life("A") == life


@pytest.mark.construct("GetsBoth")
def test_613_4c_one_number_each_for_power_and_toughness() -> None:
    text = (
        "This creature gets +X/+Y, where X is the number of Forests you control "
        "and Y is the number of artifacts you control."
    )
    table = Table(A={"battlefield": [beast(text), FOREST, FOREST, permanent("", "Artifact", name="Gem")]}, B={})
    assert table.start().size(NAME) == (4, 3)


@pytest.mark.construct("OneChapter")
def test_714_2b_the_sixth_chapter() -> None:
    saga = permanent("I, II, III, IV, V — You gain 1 life.\nVI — You gain 10 life.", "Enchantment — Saga")
    pages = spell("Put five lore counters on each Saga you control.", name="Pages")
    table = Table(A={"hand": [saga, pages]}, B={}).start()
    table.cast(NAME).resolve().settle().cast("Pages").resolve().settle()
    assert table.life("A") == 35


@pytest.mark.construct("HalfX")
@pytest.mark.parametrize(("how", "life"), (("down", 22), ("up", 23)))
def test_107_1a_half_of_x_rounded(how: str, life: int) -> None:
    rite = permanent(f"{{X}}: You gain life equal to half X, rounded {how}.", "Artifact")
    table = Table(A={"battlefield": [rite, *[FOREST] * 5]}, B={}).start()
    table.activate(NAME).choose(5).resolve()
    assert table.life("A") == life
