"""A table of the server: who is asked and shown what, what comes back after a restart, what is taken back."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from apnap.game.setting_up import SeatSetup
from apnap.ids import NO_PLAYER
from apnap.web.hosted import Hosted
from apnap.web.keeping import Options
from tests.web.support import ANN, BEN, COMPUTER, DECK, game, in_loop, opened


def test_a_whole_game_by_messages() -> None:
    async def play() -> None:
        place = await opened()
        page, chance = await place.sit(0), random.Random(5)
        asked = 0
        while page.choices:
            asked += 1
            choice = chance.choice(page.choices)
            messages = await page.say("answer", n=page.shown["n"], answer=choice["answer"])
            assert [message["type"] for message in messages] == ["position"], messages
        assert asked > 20
        assert page.shown["ending"]["winners"] == list(place.game.state.winners)
        assert page.log[-1].endswith("wins the game")
        assert page.log == place.hosted.table.log(0)

    in_loop(play)


def test_two_persons_see_their_own_hands_and_answer_their_own_questions() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann, ben = await place.sit(0), await place.sit(1)
        assert len(ann.shown["players"][0]["hand"]) == 7
        assert "hand" not in ann.shown["players"][1]
        assert ann.choices and not ben.choices
        assert ben.shown["waiting_for"] == 0
        before = place.game.digest()
        assert await ben.refused("answer", n=ben.shown["n"], answer=0) == "sitting.not_your_decision"
        assert await ben.refused("say", text="keep") == "sitting.not_your_decision"
        assert await ann.refused("answer", n=ann.shown["n"] + 1, answer=0) == "sitting.late"
        assert await ann.refused("answer", n=ann.shown["n"], answer=99) == "game.not_now"
        assert place.game.digest() == before
        await ann.choose("keep")
        assert ben.choices and not ann.choices

    in_loop(play)


def test_a_page_that_comes_back_sees_everything_again() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann, ben = await place.sit(0), await place.sit(1)
        await ann.choose("keep")
        await place.hosting.leave(ann.room, ann.connection)
        ben.read()
        assert ben.position["present"] == [False, True]
        await ben.choose("keep")
        again = await place.sit(0)
        assert again.position["whole_log"] and again.log == place.hosted.table.log(0)
        assert again.choices
        ben.read()
        assert ben.position["present"] == [True, True]

    in_loop(play)


def test_a_second_page_of_a_seat_takes_the_place_of_the_first() -> None:
    async def play() -> None:
        place = await opened()
        first = await place.sit(0)
        second = await place.sit(0)
        assert [message["type"] for message in first.read()] == ["closed"]
        assert first.connection.code == 4001
        await place.hosting.leave(first.room, first.connection)
        await second.choose("keep")
        assert second.choices
        assert first.read() == []

    in_loop(play)


def test_those_who_look_on_see_no_hand_and_do_nothing() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann, watcher = await place.sit(0), await place.sit(NO_PLAYER)
        assert watcher.shown["you"] == -1
        assert all("hand" not in player for player in watcher.shown["players"])
        assert not watcher.choices
        assert await watcher.refused("answer", n=0, answer=0) == "serving.only_watching"
        for kind in ("undo", "concede", "again"):
            assert await watcher.refused(kind) == "serving.only_watching"
        await ann.choose("keep")
        assert watcher.shown["waiting_for"] == 1
        messages = await watcher.say("speak", lang="es")
        assert messages[0]["lang"] == "es"
        assert ann.position["lang"] == "en"

    in_loop(play)


def test_against_the_computer_any_answer_is_taken_back_at_once() -> None:
    async def play() -> None:
        place = await opened()
        page = await place.sit(0)
        start = place.game.digest()
        assert not page.position["can_undo"] and page.position["alone"]
        assert await page.refused("undo") == "game.nothing_to_undo"
        await page.choose("keep")
        await page.pass_on()
        await page.say("undo")
        await page.say("undo")
        assert place.game.digest() == start
        assert page.position["whole_log"]
        assert page.log == place.hosted.table.log(0)

    in_loop(play)


def test_another_person_has_to_agree_to_an_undo() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann, ben = await place.sit(0), await place.sit(1)
        start = place.game.digest()
        await ann.choose("keep")
        kept = place.game.digest()
        await ann.say("undo")
        ben.read()
        assert ben.position["taking_back"] == 0
        assert place.game.digest() == kept
        await ben.say("agree", yes=False)
        assert ben.position["taking_back"] == -1 and place.game.digest() == kept
        await ann.say("undo")
        await ben.say("agree", yes=True)
        ann.read()
        assert place.game.digest() == start and ann.choices

    in_loop(play)


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "tables.sqlite"
        place = await opened((ANN, COMPUTER), file=file)
        page, chance = await place.sit(0), random.Random(2)
        await page.say("speak", lang="es")
        await page.say("name", name="  Ana  María ")
        await page.say("set", settings={**page.position["settings"], "own_stops": ["upkeep"], "full_control": True})
        for turn in range(24):
            await page.say("answer", n=page.shown["n"], answer=chance.choice(page.choices)["answer"])
            if turn % 9 == 8:
                await page.say("undo")
        digest, shown, log, settings = place.game.digest(), page.shown, page.log, page.position["settings"]
        again = await place.restart(file)
        page = await again.sit(0)
        assert again.game.digest() == digest
        assert {**page.shown, "n": 0} == {**shown, "n": 0}
        assert page.log == log
        assert page.position["settings"] == settings
        assert page.position["lang"] == "es"
        assert page.shown["players"][0]["name"] == "Ana María"
        await page.say("undo")
        assert again.game.digest() != digest

    in_loop(play)


def test_a_long_game_is_kept_in_between_and_goes_on_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("apnap.web.hosted.SAVE_EVERY", 10)

    async def play() -> None:
        file = tmp_path / "tables.sqlite"
        place = await opened(file=file)
        page, chance = await place.sit(0), random.Random(2)
        for _ in range(25):
            await page.say("answer", n=page.shown["n"], answer=chance.choice(page.choices)["answer"])
        for _ in range(9):
            await page.say("undo")
        digest = place.game.digest()
        again = await place.restart(file)
        assert again.hosting.journal.kept(1).save
        page = await again.sit(0)
        assert again.game.digest() == digest
        assert page.log == again.hosted.table.log(0)

    in_loop(play)


def test_a_question_to_the_others_is_still_open_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "tables.sqlite"
        place = await opened((ANN, BEN), file=file)
        ann = await place.sit(0)
        await ann.choose("keep")
        await ann.say("undo")
        again = await place.restart(file)
        ben = await again.sit(1)
        assert ben.position["taking_back"] == 0
        await ben.say("agree", yes=True)
        assert again.game.acts_done == 0

    in_loop(play)


def test_time_runs_for_whoever_decides_and_ends_the_game() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN), Options(clock=60.0))
        ann, ben = await place.sit(0), await place.sit(1)
        place.time.seconds += 20
        await ann.choose("keep")
        assert ann.position["clocks"][0] == {"seat": 0, "seconds": 40.0, "running": False}
        ben.read()
        assert ben.position["clocks"][1] == {"seat": 1, "seconds": 60.0, "running": True}
        place.time.seconds += 61
        await place.hosting.tick()
        assert ann.shown["ending"]["winners"] == [0]

    in_loop(play)


def test_whoever_is_out_of_time_may_just_pass() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN), Options(clock=60.0, on_time="pass"))
        ann, ben = await place.sit(0), await place.sit(1)
        place.time.seconds += 61
        await place.hosting.tick()
        assert not place.game.is_over()
        assert ben.choices and not ann.choices
        await ben.choose("keep")
        while place.game.state.active != 1:
            await place.hosting.tick()
        assert place.game.turn == 2 and ben.choices

    in_loop(play)


def test_time_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "tables.sqlite"
        place = await opened((ANN, BEN), Options(clock=60.0), file)
        ann, _ = await place.sit(0), await place.sit(1)
        place.time.seconds += 20
        await ann.choose("keep")
        again = await place.restart(file)
        again.time.seconds += 5000
        ann = await again.sit(0)
        assert [clock["seconds"] for clock in ann.position["clocks"]] == [40.0, 60.0]

    in_loop(play)


def test_the_win_over_somebody_who_has_gone_can_be_claimed() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN), Options(grace=100.0, idle=600.0))
        ann, ben = await place.sit(0), await place.sit(1)
        assert await ben.refused("claim", seat=0) == "serving.no_claim"
        await place.hosting.leave(ann.room, ann.connection)
        place.time.seconds += 99
        await place.hosting.tick()
        ben.read()
        assert ben.position["claims"] == []
        place.time.seconds += 2
        await place.hosting.tick()
        ben.read()
        assert ben.position["claims"] == [0]
        await ben.say("claim", seat=0)
        assert ben.shown["ending"]["winners"] == [1]

    in_loop(play)


def test_the_win_over_somebody_who_does_nothing_can_be_claimed() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN), Options(idle=600.0))
        await place.sit(0)
        ben = await place.sit(1)
        place.time.seconds += 599
        assert await ben.refused("claim", seat=0) == "serving.no_claim"
        place.time.seconds += 2
        await ben.say("claim", seat=0)
        assert place.game.is_over()

    in_loop(play)


def test_two_of_three_games_with_cards_from_the_sideboard() -> None:
    decks = (SeatSetup(tuple(DECK[2:]), tuple(DECK[:2])), SeatSetup(tuple(DECK)))

    async def play() -> None:
        place = await opened((ANN, BEN), Options(best_of=3), make=lambda: game(1, decks))
        ann, ben = await place.sit(0), await place.sit(1)
        assert ann.position["match"] == [0, 0] and ann.position["best_of"] == 3
        assert await ann.refused("again") == "game.not_over"
        await ann.say("concede")
        assert ann.position["match"] == [0, 1]
        assert {"name": "Forest", "said": "Forest", "main": 18, "sideboard": 2} in ann.position["deck"]
        assert await ann.refused("again", main={"Forest": 30}) == "game.not_so_many"
        assert await ann.refused("again", main={"Forest": 3}) == "game.deck_too_small"
        await ann.say("again", main={"Forest": 20, "Bear": 16, "Ogre": 4})
        ben.read()
        assert ben.position["ready"] == [True, False]
        await ben.say("again")
        assert place.game.turn == 0 and not place.game.is_over()
        assert len(place.game.setup.seats[0].main) == 40
        ann.read()
        assert ann.shown["prompt"]["purpose"] == "first_player"
        assert ann.position["match"] == [0, 1] and ann.position["whole_log"]
        await ann.say("concede")
        ben.read()
        assert ben.position["match"] == [0, 2]
        await ann.say("again")
        await ben.say("again")
        assert ben.position["match"] == [0, 0]

    in_loop(play)


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        file = tmp_path / "tables.sqlite"
        place = await opened((ANN, BEN), Options(best_of=3), file)
        ann, ben = await place.sit(0), await place.sit(1)
        await ann.say("concede")
        await ann.say("again")
        again = await place.restart(file)
        ben = await again.sit(1)
        assert ben.position["ready"] == [True, False]
        await ben.say("again")
        digest = again.game.digest()
        third = await again.restart(file)
        ann = await third.sit(0)
        assert third.game.digest() == digest
        assert ann.position["match"] == [0, 1]

    in_loop(play)


def test_against_the_computer_earlier_positions_can_be_looked_at() -> None:
    async def play() -> None:
        place = await opened()
        page = await place.sit(0)
        first = page.shown
        await page.choose("keep")
        for _ in range(6):
            await page.pass_on()
        assert page.position["acts"] > 0
        await page.say("replay", act=0)
        assert page.position["replaying"] == 0
        assert {**page.shown, "n": 0} == {**first, "n": 0}
        now = await page.say("replay", act=-1)
        assert now[-1]["replaying"] == -1 and now[-1]["whole_log"]
        assert page.log == place.hosted.table.log(0)
        assert await page.refused("replay", act=page.position["acts"] + 5) == "serving.no_replay"

    in_loop(play)


def test_while_others_play_nobody_looks_back() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann = await place.sit(0)
        await ann.choose("keep")
        assert ann.position["acts"] == 0
        assert await ann.refused("replay", act=0) == "serving.no_replay"
        await ann.say("concede")
        assert ann.position["acts"] == 2, "keeping and conceding; the end comes after them"
        await ann.say("replay", act=0)
        assert len(ann.shown["players"][0]["hand"]) == 7
        assert "hand" not in ann.shown["players"][1]

    in_loop(play)


def test_an_object_in_full_and_the_reason_of_a_refusal() -> None:
    async def play() -> None:
        place = await opened()
        page = await place.sit(0)
        card = page.shown["players"][0]["hand"][0]
        (detail,) = await page.say("look", id=card["id"], re=7)
        assert (detail["type"], detail["re"], detail["name"]) == ("detail", 7, card["name"])
        assert set(detail["faces"]) == {"en", "es"}
        assert await page.refused("look", id=12345) == "serving.not_seen"
        await page.refused("say", text="fly away")
        (reason,) = await page.say("why", re=8)
        assert (reason["type"], reason["re"]) == ("reason", 8)
        assert "fly away" in reason["lines"][0]

    in_loop(play)


def test_how_a_payment_would_be_made() -> None:
    async def play() -> None:
        place = await opened(make=lambda: game(people=(0,)))
        page = await place.sit(0)
        (planned,) = await page.say("plan", n=page.shown["n"])
        assert planned["plan"] is None
        await page.say("set", settings={**page.position["settings"], "payments": "always"})
        await page.choose("keep")
        await page.choose("play Forest")
        await page.choose("cast Bear")
        assert page.shown["prompt"]["kind"] == "payment"
        (planned,) = await page.say("plan", n=page.shown["n"], re=4)
        assert (planned["type"], planned["re"]) == ("planned", 4)
        forest = planned["plan"]["sources"][0]["id"]
        assert forest in [seen["id"] for seen in page.shown["battlefield"]]
        await page.say("answers", n=page.shown["n"], answers=planned["plan"]["answers"])
        assert "A casts Bear" in page.log

    in_loop(play)


def test_a_table_leaves_the_memory_when_nobody_is_there_and_comes_back() -> None:
    async def play() -> None:
        place = await opened()
        page = await place.sit(0)
        await page.choose("keep")
        digest = place.game.digest()
        place.time.seconds += 10_000
        await place.hosting.tick()
        assert place.hosting.rooms
        await place.hosting.leave(page.room, page.connection)
        place.time.seconds += 299
        await place.hosting.tick()
        assert place.hosting.rooms
        place.time.seconds += 2
        await place.hosting.tick()
        assert not place.hosting.rooms
        await place.sit(0)
        assert place.game.digest() == digest

    in_loop(play)


def test_what_fails_in_the_program_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        place = await opened()
        page = await place.sit(0)
        await page.choose("keep")
        digest = place.game.digest()
        real = place.hosted.table.answer

        def fails(player: int, n: int, answer: int) -> None:
            real(player, n, answer)
            raise ZeroDivisionError

        monkeypatch.setattr(place.hosted.table, "answer", fails)
        answers = [choice["answer"] for choice in page.choices]
        messages = await page.say("answer", n=page.shown["n"], answer=answers[0])
        assert [message.get("key", "") for message in messages] == ["serving.failed", ""]
        assert place.game.digest() == digest
        await page.pass_on()
        assert page.log == place.hosted.table.log(0)

    in_loop(play)


def test_a_game_that_fails_by_itself_is_shown_and_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        place = await opened()
        page = await place.sit(0)
        start = place.game.digest()
        done = place.game.acts_done
        real = Hosted.go_on
        monkeypatch.setattr(
            Hosted, "go_on", lambda self, *times: 1 // 0 if self.table.game.acts_done > done else real(self, *times)
        )
        messages = await page.choose("keep")
        assert [message.get("key", "") for message in messages] == ["serving.failed", ""]
        await page.say("undo")
        assert place.game.digest() == start and page.choices

    in_loop(play)


def test_no_clock_runs_before_all_have_come() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN), Options(clock=60.0))
        await place.sit(0)
        place.time.seconds += 100
        await place.hosting.tick()
        assert not place.game.is_over()
        ben = await place.sit(1)
        assert [clock["seconds"] for clock in ben.position["clocks"]] == [60.0, 60.0]
        assert ben.position["clocks"][0]["running"]

    in_loop(play)


def test_an_agent_that_fails_does_as_little_as_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        place = await opened()
        agent = place.hosted.table.seats[1].agent
        monkeypatch.setattr(type(agent), "choose", lambda self, view, asked: 1 // 0)
        page = await place.sit(0)
        await page.choose("keep")
        for _ in range(10):
            await page.pass_on()
        assert place.game.turn > 1 and page.choices

    in_loop(play)
