"""``apnap fuzz`` and ``apnap bench`` on cards defined inline."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from apnap.abilities.values import GREEN as GREEN_COLOR
from apnap.abilities.values import RED as RED_COLOR
from apnap.cli import bench, fuzz, fuzzing
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


def _play(seed: int) -> fuzzing.Played:
    return fuzzing.play(fuzzing.Dealer(CARDS, seed).decks(3 if seed % 10 == 0 else 2), seed)


def test_decks_are_legal_and_deal_what_was_drawn_least_first() -> None:
    dealer = fuzzing.Dealer(CARDS, 1)
    dealer.count({card.name for card in CARDS} - {ELK.name})

    (deck,) = dealer.decks(1)

    assert len(deck) == 60
    assert all(deck.count(card) == 1 for card in deck if not fuzzing.is_basic(card))
    assert {ELK.name, FOREST.name} <= {card.name for card in deck}


@pytest.mark.parametrize("seed", [1, 10])
def test_a_game_without_faults(seed: int) -> None:
    played = _play(seed)
    assert played.fault == ""
    assert played.decisions > 10
    assert {"Forest", "Mountain"} & played.used <= played.drawn
    assert played.used


def test_in_a_busy_turn_players_only_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = []

    def noted(state: State, index: int) -> None:
        assert state.decision is not None
        if state.decision.kind == dec.PRIORITY:
            option = state.decision.options[index]
            assert isinstance(option, dec.Action)
            passed.append(option.kind == dec.PASS)
        answer(state, index)

    monkeypatch.setattr(fuzzing, "answer", noted)
    monkeypatch.setattr(fuzzing, "BUSY", -1)
    played = _play(3)
    assert (played.fault, played.used) == ("", set())
    assert passed and all(passed)


def test_what_does_not_hold_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "zones_agree", lambda state, counts: ["a card is lost"])
    assert _play(3).fault == "a card is lost"


def test_an_exception_is_a_fault_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(state: object, index: int) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(fuzzing, "answer", breaks)
    assert _play(3).fault.startswith("RuntimeError: broken (test_fuzz_and_bench.py:")


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzing, "LONGEST", 5)
    assert _play(3).fault == "the game does not end"


def test_the_report_of_a_fault_plays_the_game_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fuzz, "playable_cards", lambda imported: CARDS)
    file = tmp_path / "report.json"
    with monkeypatch.context() as broken:
        broken.setattr(fuzzing, "LONGEST", 40)
        found = CliRunner().invoke(fuzz.fuzz, ["--games", "1", "--seed", "4", "--json", str(file)])
        again = CliRunner().invoke(fuzz.fuzz, ["--again", str(file)])
    healed = CliRunner().invoke(fuzz.fuzz, ["--again", str(file)])

    assert (found.exit_code, again.exit_code, healed.exit_code) == (1, 1, 0)
    assert "game 4, decision 41: the game does not end" in found.output
    assert "game 4, decision 41: the game does not end" in again.output


def test_a_fault_is_kept_when_the_run_is_broken_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def games(*_: object) -> Iterator[fuzzing.Played]:
        yield fuzzing.Played(4, ((BEAR,), (ZAP,)), 7, fault="it fell over")
        raise KeyboardInterrupt

    monkeypatch.setattr(fuzz, "playable_cards", lambda imported: CARDS)
    monkeypatch.setattr(fuzz, "_new_games", games)
    file = tmp_path / "report.json"
    assert CliRunner().invoke(fuzz.fuzz, ["--games", "2", "--json", str(file)]).exit_code == 1
    kept = json.loads(file.read_text())
    assert (kept["games"], [fault["what"] for fault in kept["faults"]]) == (1, ["it fell over"])


def test_a_report_that_is_none_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "playable_cards", lambda imported: CARDS)
    file = tmp_path / "report.json"
    file.write_text("[1]")
    refused = CliRunner().invoke(fuzz.fuzz, ["--again", str(file)])
    assert "is not a report of apnap fuzz" in str(refused.exception)


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
