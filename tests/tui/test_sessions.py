"""Sittings: what is shown, what may be typed, what is refused; nothing changes when something is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.abilities.values import POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from apnap.game import Game
from tests.tui.support import after, begin, kind, sit

KEEP = "keep"


def test_the_table_and_numbered_answers_are_shown_before_the_line() -> None:
    _, written = sit(begin(), KEEP)
    shown = after(written, KEEP)
    assert "Turn 1, precombat main phase. Active player: A." in shown
    assert any(line.startswith("  hand: ") and "Cave Ogre" in line for line in shown)
    assert shown[shown.index("1. pass") + 1] == "2. play Mountain"
    assert sum("play Mountain" in line for line in shown) == 1  # which Mountain makes no difference


def test_a_number_and_the_words_do_the_same() -> None:
    by_number, _ = sit(begin(), KEEP, "2")
    by_words, _ = sit(begin(), KEEP, "play Mountain")
    assert by_number.game.digest() == by_words.game.digest()


def test_names_may_be_shortened_while_they_are_clear() -> None:
    _, written = sit(begin(), KEEP, "play mou", "cast zap targeting b")
    assert "Zap deals 3 damage to B" in written


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("frobnicate", "“frobnicate” is not something that can be answered here; it could be pass, play Mountain"),
        ("99", "there is no answer 99; the answers are 1 to "),
        ("0", "there is no answer 0; the answers are 1 to "),
        ("cast ogre", "“Cave Ogre” costs {2}{R}, and you can't pay that now (601.2h)"),
        ("save .", ". can't be written: "),
        ("save ~nobody-of-that-name/x", "~nobody-of-that-name/x can't be written: "),
        ("load .", ". can't be read: "),
        ("load \0", "\0 can't be read: "),
        ("save", "“save” needs the name of a file"),
        ("load /no/such/file", "/no/such/file can't be read: No such file or directory"),
        ("show nobody", "nothing that you see is called “nobody”"),
        ("why nobody", "nothing that you see is called “nobody”"),
    ],
)
def test_what_is_refused_takes_one_line_and_changes_nothing(line: str, answer: str) -> None:
    game = begin()
    sit(game, KEEP)
    before = game.digest()
    session, written = sit(game, line)
    said = after(written, line)
    assert said[0].startswith(answer)
    assert "Traceback" not in "\n".join(written)
    assert session.game.digest() == before


def test_why_repeats_the_last_refusal_with_its_rule() -> None:
    _, written = sit(begin(), KEEP, "cast ogre", "why")
    assert after(written, "why")[0] == after(written, "cast ogre")[0]
    assert "(601.2h)" in after(written, "why")[0]


def test_why_tells_the_rule_behind_the_last_event() -> None:
    _, written = sit(begin(), KEEP, "play mountain", "why")
    said = after(written, "why")[0]
    assert said.startswith("A plays Mountain: ") and "116.2a" in said


def test_undo_takes_back_the_last_thing_a_person_did_and_what_followed() -> None:
    game = begin()
    sit(game, KEEP)
    before = game.digest()
    session, written = sit(game, "pass turn", "undo")
    assert session.game.turn == 1
    assert session.game.digest() == before
    assert "Taken back." in written


def test_nothing_to_undo_is_said() -> None:
    game = Game.from_json(begin().to_json())
    _, written = sit(game, *["undo"] * 4)
    assert "there is nothing to take back" in written


def test_pass_turn_goes_on_until_something_is_asked() -> None:
    session, written = sit(begin(), KEEP, "play mountain", "pass turn")
    assert session.game.turn == 2
    assert kind(session.game) == "priority"
    assert "A has priority (117.3d)" in after(written, "pass turn")


def test_people_are_asked_in_their_main_phases_and_when_others_act() -> None:
    game = begin()
    session, _ = sit(game, KEEP, "play mountain")
    asked: list[int] = []
    for _ in range(6):
        state = session.game.state
        if state.active == 0:
            asked.append(state.step)
        session, _ = sit(session.game, "pass")
    assert set(asked) <= {PRECOMBAT_MAIN, POSTCOMBAT_MAIN}


def test_save_and_load_give_the_same_position(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, written = sit(begin(), KEEP, "play mountain", f"save {file}", "pass turn", f"load {file}")
    saved = Game.from_json(file.read_text(encoding="utf-8"))
    assert session.game.digest() == saved.digest()
    assert f"Saved in {file}." in written and f"Loaded from {file}." in written
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}", encoding="utf-8")
    game = begin()
    before = game.digest()
    session, written = sit(game, f"load {file}")
    assert after(written, f"load {file}")[0].startswith("this is not a saved game")
    assert session.game.digest() == before


def test_a_place_that_can_not_be_written_leaves_nothing(tmp_path: Path) -> None:
    _, written = sit(begin(), f"save {tmp_path / 'none' / 'game.json'}")
    assert any("can't be written" in line for line in written)
    assert list(tmp_path.iterdir()) == []


def test_show_tells_a_card_and_log_what_has_happened() -> None:
    _, written = sit(begin(), KEEP, "show ogre", "play mountain", "log 2")
    assert after(written, "show ogre") == ["Cave Ogre {2}{R}", "Creature", "Menace", "3/2"]
    assert after(written, "log 2")[:2] == ["Turn 1: A", "A plays Mountain"]


def test_conceding_ends_the_game_with_its_reason() -> None:
    session, written = sit(begin(), KEEP, "concede")
    assert session.game.is_over()
    assert written[-1] == "B has won: the opponent conceded."


@pytest.mark.parametrize("line", ["quit", "exit", "salir"])
def test_leaving(line: str) -> None:
    _, written = sit(begin(), KEEP, line, "pass")
    assert written[-1] == "The game is not over."
    assert "> pass" not in written


def test_the_end_of_input_and_an_interruption_leave_cleanly() -> None:
    from apnap.tui.seating import seats
    from apnap.tui.session import Session
    from apnap.tui.terminal import play

    for signal in (EOFError, KeyboardInterrupt):
        written: list[str] = []
        game = begin()

        def read(signal: type[BaseException] = signal) -> str:
            raise signal

        play(Session.of(game, seats(game, ""), written.append), read)
        assert written[-1] == "The game is not over."


def test_a_whole_game_by_numbers() -> None:
    session, written = sit(begin(), *["1"] * 400)
    assert session.game.is_over()
    assert written[-1].startswith(("A has won", "B has won", "The game is a draw"))


def test_two_people_at_one_terminal_see_their_own_hands_in_turn() -> None:
    session, written = sit(begin(), KEEP, KEEP, "play mountain", "pass turn", agents="human,human")
    assert session.game.active_player == "B"
    assert any("Forest" in line for line in after(written, "pass turn") if line.startswith("  hand: "))
    assert not any("Mountain" in line for line in after(written, "pass turn") if line.startswith("  hand: "))
