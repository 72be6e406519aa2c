"""Ten games are played as they were when they were recorded (see ``playing``)."""

from __future__ import annotations

import json

import pytest

from tests.playthroughs.playing import KNOWN, SEEDS, summary


@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_goes_on_as_recorded(seed: int) -> None:
    assert summary(seed) == json.loads(KNOWN.read_text(encoding="utf-8"))[str(seed)]
