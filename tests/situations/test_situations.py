"""Every situation of this folder is played and must come out as its file says."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.cards.house import load_house
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.scenario.cards import Cards
from apnap.scenario.loader import load_file
from apnap.scenario.runner import run_scenario

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.yaml"))
CARDS = Cards(CardPool([CardList(load_house())]))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_situation_comes_out_as_its_file_says(file: Path) -> None:
    (case,) = load_file(file)
    assert case.problems == ()
    assert case.scenario is not None
    assert case.id == f"situations/{file.parent.name}/{file.stem}"
    assert case.scenario.rules, "the rules that decide it"
    assert case.scenario.notes, "one line why"
    assert "\n" not in case.scenario.notes.strip()
    assert case.scenario.expect
    result = run_scenario(case.scenario, CARDS)
    assert (result.status, result.why) == ("passed", "")
