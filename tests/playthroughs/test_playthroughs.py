"""Games, a story and counts of positions go as they were recorded, under each rulebook."""

from __future__ import annotations

import json

import pytest

from apnap.rulebooks import rulebook_names
from tests.playthroughs.perft import COUNTS, counts
from tests.playthroughs.playing import KNOWN, SEEDS, summary
from tests.playthroughs.story import BOOKS, story


@pytest.mark.parametrize(("rules", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds])
def test_the_game_goes_on_as_recorded(rules: str, seed: int) -> None:
    assert summary(seed, rules) == json.loads(KNOWN.read_text(encoding="utf-8"))[rules][str(seed)]


@pytest.mark.parametrize("name", rulebook_names())
def test_the_story_goes_as_recorded(name: str) -> None:
    assert story(name) == (BOOKS / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", rulebook_names())
def test_positions_go_on_in_as_many_ways_as_recorded(name: str) -> None:
    assert counts(name) == json.loads(COUNTS.read_text(encoding="utf-8"))[name]


def test_the_books_can_be_told_apart_by_their_playthroughs() -> None:
    told = [(BOOKS / f"{name}.txt").read_text(encoding="utf-8").splitlines()[2:] for name in rulebook_names()]
    assert len({tuple(lines) for lines in told}) == len(told)
    counted = json.loads(COUNTS.read_text(encoding="utf-8"))
    assert len({json.dumps(counted[name]) for name in rulebook_names()}) == len(rulebook_names())
