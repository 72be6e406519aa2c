"""What there is beside playing: cards in full, settings, replay, files, the end, and screens without color."""

from __future__ import annotations

from pathlib import Path

import pytest

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import GainLife
from apnap.abilities.objects import EachPlayer, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import UPKEEP
from apnap.game import Game
from apnap.table.settings import Payments
from apnap.tui import sitting_down
from tests.properties.decks import BEAR, GOBLIN, OGRE, ZAP
from tests.rules.support import MOUNTAIN, enchantment
from tests.rules.support import Table as Position
from tests.tui.screens import Sight, on_screen, people_at, people_at_position, small_game

OF_A = "human,heuristic"
SPRING = enchantment(
    "Spring", "G", Triggered(occ.BeginningOf(UPKEEP, EachPlayer()), Body(effect=GainLife(You(), Number(1))))
)


def test_settings_are_changed_one_by_one_and_the_language_in_mid_game() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f2", "s")
        assert "Language: English" in sight.text() and "Full control: off" in sight.text()
        await sight.press("down", "enter", "down", "down", "enter", "down", "down", "enter", "enter")
        settings = sight.gathering.settings
        assert settings.full_control and settings.payments == Payments.NEVER
        assert settings.own_firm == ("upkeep",)
        assert "Your upkeep step: firm stop" in sight.text()
        await sight.press("home", "enter")
        assert "Idioma: español" in sight.text()
        await sight.press("escape")
        assert "A tiene prioridad (117.3d)" in sight.text()
        assert "A conserva" in sight.flat() and "Tu mano (7)" in sight.text()

    on_screen(people_at(small_game()), play)


def test_a_remembered_answer_is_listed_and_forgotten() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("r")  # the cursor is at “keep”
        assert len(sight.gathering.settings.remembered) == 1
        await sight.press("s", "end")
        assert "Remembered: … keeps or mulligans: keep (Enter: forget)" in sight.text()
        await sight.press("enter")
        assert not sight.gathering.settings.remembered

    on_screen(people_at(small_game()), play)


def test_stops_are_switched_on_the_line_of_the_steps() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f2")
        assert " Upk" in sight.pane("phases")
        await sight.click("Upk")
        assert ".Upk" in sight.pane("phases")
        assert "You are asked in your upkeep step, unless you pass on." in sight.text()
        await sight.click("Upk")
        assert "=Upk" in sight.pane("phases")
        assert sight.gathering.settings.own_firm == ("upkeep",)

    on_screen(people_at(small_game()), play)


def test_enter_on_the_bar_passes_the_turn() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f2")
        await sight.go_to("pass")
        await sight.press("enter")
        assert sight.game.turn > 1

    on_screen(people_at(small_game()), play)


def test_an_ability_is_let_through_from_now_on() -> None:
    position = Position(A={"battlefield": [MOUNTAIN], "hand": [ZAP]}, B={"battlefield": [SPRING]})
    position.start().to("end").passes(2).to_step("upkeep", 2)

    async def play(sight: Sight) -> None:
        assert sight.pane("stack") and "Spring" in sight.pane("stack")[0]
        await sight.go_to("stack")
        await sight.press("y")
        assert "is let through from now on." in sight.text() or not sight.pane("stack")
        assert len(sight.gathering.settings.yields) == 1
        assert sight.game.state.players[1].life > 20

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_card_is_shown_in_both_languages_as_it_is_and_why() -> None:
    async def play(sight: Sight) -> None:
        await sight.choose("choose B")  # who takes the first turn
        await sight.press("f2")
        await sight.click("Throw the Embers {1}{R}", button=3)
        text = sight.flat()
        assert "Throw the Embers {1}{R}" in text and "Instantáneo" in text
        assert "Now: Throw the Embers" in text
        await sight.press("escape")

    game = Game.from_decks("burn", "elves", seed=7)
    on_screen(people_at(game), play)


def test_the_values_of_a_permanent_are_explained() -> None:
    position = Position(A={"battlefield": [BEAR, MOUNTAIN]}, B={}).start()

    async def play(sight: Sight) -> None:
        await sight.click("Bear 2/2", button=3)
        assert "Now: Bear 2/2" in sight.text() and "Bear" in sight.text()
        await sight.press("escape")

    on_screen(people_at_position(position, agents=OF_A), play)


def test_a_game_is_looked_at_again_and_played_on_from_an_earlier_position() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f2")
        at_first = sight.game.digest()
        acts = sight.game.acts_done
        await sight.choose("play Mountain")
        await sight.press("f6", "ctrl+r")
        assert f"Act {sight.game.acts_done} of {sight.game.acts_done}." in sight.text()
        await sight.press("home")
        assert "Act 0 of" in sight.text() and "hand 0" in sight.text() or "hand 7" in sight.text()
        await sight.press(*["right"] * acts)
        assert f"Act {acts} of" in sight.text() and "Your hand (7)" in sight.text()
        await sight.press("enter", "down", "enter")
        assert sight.game.digest() == at_first
        assert "play Mountain" in sight.options()
        await sight.press("ctrl+z")
        assert "A keeps or mulligans" in sight.text()

    on_screen(people_at(small_game()), play)


def test_after_the_end_there_is_a_rematch_with_a_score() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f2", "m")
        await sight.click("Concede (104.3a)")
        assert "Concede?" in sight.text()
        await sight.press("down", "enter")
        assert "B has won: the opponent conceded. A 0 – B 1" in sight.text()
        await sight.press("enter")
        assert not sight.game.is_over() and sight.game.turn == 0
        assert sight.gathering.score == [0, 1]

    on_screen(people_at(small_game()), play)


def test_a_game_is_saved_and_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(sight: Sight) -> None:
        await sight.press("f2")
        digest = sight.game.digest()
        await sight.press("ctrl+s")
        await sight.type("g")
        assert "Saved in g." in sight.text()
        await sight.choose("play Mountain")
        await sight.press("ctrl+o")
        await sight.type("g")
        assert sight.game.digest() == digest
        await sight.press("ctrl+o")
        await sight.type("h")
        assert "can't be read" in sight.flat()
        assert sight.game.digest() == digest

    on_screen(people_at(small_game()), play)


def test_the_log_is_read_and_written_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(sight: Sight) -> None:
        await sight.press("f2", "l")
        assert "Turn 1: A" in sight.text()
        await sight.press("escape", "m")
        await sight.click("Write the log to a file")
        await sight.type("log")
        assert Path("log").read_text(encoding="utf-8").splitlines() == [*sight.log]

    on_screen(people_at(small_game()), play)


def test_leaving_is_asked_for() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("ctrl+q")
        assert "Leave? “apnap play --resume” goes on with this game." in sight.text()
        await sight.press("enter")
        assert "A keeps or mulligans" in sight.text()
        await sight.pilot.press("ctrl+q", "down", "enter")

    app = on_screen(people_at(small_game()), play)
    assert app.return_value is not None and not app.return_value.is_over()


def test_graveyards_are_opened() -> None:
    position = Position(A={"graveyard": [OGRE], "hand": [ZAP], "battlefield": [MOUNTAIN]}, B={}).start()

    async def play(sight: Sight) -> None:
        await sight.press("z")
        assert "A's graveyard:" in sight.text() and "Cave Ogre {2}{R}" in sight.text()

    on_screen(people_at_position(position, agents=OF_A), play)


def test_help_tells_every_key() -> None:
    async def play(sight: Sight) -> None:
        await sight.press("f1")
        await sight.pilot.pause()
        text = sight.text()
        for key in ("F2", "F4", "F6", "F8", "Enter", "Space"):
            assert key in text

    on_screen(people_at(small_game()), play, size=(100, 40))


def test_a_hundred_tokens_stay_readable() -> None:
    position = Position(A={"battlefield": [GOBLIN] * 100}, B={"battlefield": [BEAR] * 60 + [OGRE] * 40})
    position.start("begin_combat")

    async def play(sight: Sight) -> None:
        assert sight.pane("own") == [" player A", "*100 × Hill Runner 1/1"]
        assert sight.pane("opponent0") == [" player B", " 60 × Bear 2/2", " 40 × Cave Ogre 3/2"]
        assert "Hill Runner attacks B (0 of 100)" in sight.options()
        await sight.choose("add all")
        assert "+100 × Hill Runner 1/1 (attacking B)" in sight.pane("own")

    on_screen(people_at_position(position, agents=OF_A), play)


def test_without_color_everything_is_told_by_words_and_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []
    colors = []

    async def play(sight: Sight) -> None:
        await sight.press("f2")
        texts.append(sight.text())
        strips = sight.app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
        found = {color for style in styles for color in (style.color, style.bgcolor) if color is not None}
        colors.append({(c.triplet.red, c.triplet.green, c.triplet.blue) for c in found if c.triplet is not None})

    on_screen(people_at(small_game()), play)
    monkeypatch.setenv("NO_COLOR", "1")
    on_screen(people_at(small_game()), play)
    assert texts[0] == texts[1]
    assert "*Mountain" in texts[1] and "[Main1]" in texts[1] and "> pass" in texts[1]


def test_the_screen_grows_with_the_terminal() -> None:
    position = Position(A={"battlefield": [BEAR, GOBLIN, OGRE, MOUNTAIN] * 4}, B={}).start()

    async def play(sight: Sight) -> None:
        assert len(sight.lines()) == 50
        assert all(len(line) <= 160 for line in sight.lines())
        assert sight.lines()[-1].lstrip().startswith("Space pass")

    on_screen(people_at_position(position, agents=OF_A), play, size=(160, 50))


@pytest.mark.parametrize(
    ("term", "installed", "expected", "said"),
    [("xterm", True, True, 0), ("dumb", True, False, 0), ("xterm", False, False, 1)],
)
def test_the_whole_screen_is_used_where_it_can_be(
    monkeypatch: pytest.MonkeyPatch, term: str, installed: bool, expected: bool, said: int
) -> None:
    monkeypatch.setattr(sitting_down, "is_terminal", lambda: True)
    monkeypatch.setattr(sitting_down, "find_spec", lambda name: object() if installed else None)
    monkeypatch.setenv("TERM", term)
    lines: list[str] = []
    assert sitting_down.has_screen(lines.append, "en") == expected
    assert len(lines) == said
    assert all("pip install" in line for line in lines)
