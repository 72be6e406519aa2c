"""``apnap fuzz`` and ``apnap bench`` on cards defined inline."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from apnap.abilities.values import GREEN as GREEN_COLOR
from apnap.abilities.values import RED as RED_COLOR
from apnap.cli import bench, fuzz
from apnap.game.setting_up import SeatSetup
from apnap.rules import decisions as dec
from apnap.rules.machine import answer
from apnap.rules.state import State
from tests.properties.decks import BEAR, BLAST, DRAKE, ELK, GREEN, RED, ZAP
from tests.rules.support import FOREST, MOUNTAIN, PLAINS

SEATS = (SeatSetup(tuple(RED)), SeatSetup(tuple(GREEN)))
CARDS = [
    *(replace(card, color_identity=RED_COLOR) for card in (ZAP, BLAST, DRAKE, MOUNTAIN)),
    *(replace(card, color_identity=GREEN_COLOR) for card in (BEAR, ELK, FOREST)),
    *(replace(PLAINS, name=name, color_identity=color) for name, color in (("P", 1), ("I", 2), ("S", 4))),
]


def test_random_decks_are_legal() -> None:
    chance = random.Random(1)
    for _ in range(20):
        deck = fuzz.random_deck(CARDS, chance)
        assert len(deck) == 60
        assert all(deck.count(card) <= 4 for card in deck if not fuzz.is_basic(card))


@pytest.mark.parametrize("seed", [1, 10])
def test_a_game_without_faults(seed: int) -> None:
    fault, made = fuzz.fuzz_game(CARDS, seed)
    assert fault is None
    assert made > 10


def test_in_a_busy_turn_players_only_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = []

    def noted(state: State, index: int) -> None:
        assert state.decision is not None
        if state.decision.kind == dec.PRIORITY:
            option = state.decision.options[index]
            assert isinstance(option, dec.Action)
            passed.append(option.kind == dec.PASS)
        answer(state, index)

    monkeypatch.setattr(fuzz, "answer", noted)
    monkeypatch.setattr(fuzz, "BUSY", -1)
    assert fuzz.fuzz_game(CARDS, 3)[0] is None
    assert passed and all(passed)


def test_a_fault_comes_with_the_command_that_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "zones_agree", lambda state, counts: ["a card is lost"])
    fault, _ = fuzz.fuzz_game(CARDS, 3)
    assert fault is not None
    assert (fault.what, fault.command()) == ("a card is lost", "apnap fuzz --games 1 --seed 3")


def test_an_exception_is_a_fault_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(state: object, index: int) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(fuzz, "answer", breaks)
    fault, _ = fuzz.fuzz_game(CARDS, 3)
    assert fault is not None
    assert fault.what.startswith("RuntimeError: broken (test_fuzz_and_bench.py:")


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "LONGEST", 5)
    fault, _ = fuzz.fuzz_game(CARDS, 3)
    assert fault is not None
    assert fault.what == "the game does not end"


def test_the_figures_of_a_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SAMPLE", 3)
    figures = bench.measure(SEATS, 0.02)
    assert list(figures) == [
        "calibration_s", "games_per_s", "decisions_per_s", "windows_per_s", "windows_per_game", "fork_us",
        "legal_actions_us", "digest_us", "compiled",
    ]  # fmt: skip
    assert list(figures["fork_us"]) == ["10", "50", "200"]
    assert figures["windows_per_game"] >= 100
    assert figures["digest_us"] < 15_000
