"""What else one does at a table: undo, look back, play on, save, stops, yields, two at one machine, looking on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.web.browser import Server, Visitor
from tests.web.page_players import MINE, OVER, click_on, question, waits

pytest.importorskip("playwright")
from playwright.sync_api import Browser, Page


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor.page


def sit_down(page: Page, address: str, answers: int = 0) -> None:
    page.goto(address)
    for _ in range(answers):
        assert waits(page)
        click_on(page)
    waits(page)


def test_undo_takes_back_the_last_answer(page: Page, server: Server) -> None:
    sit_down(page, server.table("burn", "elves")[0], 1)
    before = page.inner_text(".mine .hand")
    page.click(".choice[data-action=play]")
    page.wait_for_selector(".near .row-lands .object")
    page.keyboard.press("Control+z")
    page.wait_for_selector(".near .row-lands .object", state="detached")
    assert page.inner_text(".mine .hand") == before


def test_looking_back_and_playing_on_from_there(page: Page, server: Server) -> None:
    sit_down(page, server.table("burn", "elves", life=12)[0], 8)
    here = page.url
    page.click("text=Look back")
    page.wait_for_selector(".replay")
    assert page.query_selector(MINE) is None
    page.click("text=First")
    page.wait_for_selector(".near .row-lands", state="detached")
    page.click("text=Forward")
    page.fill(".replay input[type=range]", "3")
    page.wait_for_function("() => document.querySelector('.replay').textContent.includes('4 /')")
    page.click("text=First")
    page.wait_for_function("() => document.querySelector('.replay').textContent.includes('1 /')")
    page.click("text=Play on from here")
    page.wait_for_url(lambda url: url != here)
    page.wait_for_selector(MINE)
    assert "mulligan" in page.inner_text(".question")
    click_on(page)


def test_saving_exporting_and_going_on(page: Page, server: Server, tmp_path: Path) -> None:
    sit_down(page, server.table("burn", "elves")[0], 6)
    files = {}
    for words in ("Save the game", "Log as text", "Log as JSON"):
        page.click(".files summary")
        with page.expect_download() as waiting:
            page.click(f"text={words}")
        files[words] = tmp_path / words
        waiting.value.save_as(files[words])
        page.click(".files summary")
    assert "plays Mountain" in files["Log as text"].read_text(encoding="utf-8")
    assert json.loads(files["Log as JSON"].read_text(encoding="utf-8"))["players"]
    hand = page.inner_text(".mine .hand")
    page.goto(server.address)
    page.wait_for_selector(".new-game")
    page.set_input_files("input[type=file]", files["Save the game"])
    page.wait_for_selector(MINE)
    assert page.inner_text(".mine .hand") == hand


def test_a_stop_goes_round_and_is_kept_for_each_side(page: Page, server: Server) -> None:
    sit_down(page, server.table("burn", "elves")[0], 2)
    step = page.locator(".step", has_text="upkeep")
    own, their = step.locator(".stop-own"), step.locator(".stop-their")
    for mark, said in (("●", "stop"), ("◆", "firm stop"), ("○", "no stop"), ("●", "stop")):
        own.click()
        page.wait_for_function(f"() => document.querySelectorAll('.step .stop-own')[0].textContent.trim() === '{mark}'")
        assert str(own.get_attribute("aria-label")).endswith(said)
        assert their.inner_text() == "○"
    page.reload()
    waits(page)
    assert own.inner_text() == "●"
    assert page.get_attribute("[aria-current=step]", "class") == "step is-now"


def test_a_payment_is_shown_and_changed_source_by_source(page: Page, server: Server) -> None:
    sit_down(page, server.table("burn", "elves")[0], 2)
    page.click("text=Settings")
    page.check("text=always")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    while page.query_selector(".plan") is None:
        click_on(page)
        page.wait_for_timeout(150)
        waits(page)
    source = page.locator(".plan-source.is-used").first
    assert "Mountain" in source.inner_text()
    source.click()  # it is the only one: nothing can be paid without it
    page.wait_for_selector(".refusal")
    page.click("text=Cancel")
    page.wait_for_selector(".choice[data-action=cast]")
    page.click(".choice[data-action=cast]")
    page.wait_for_selector(".plan")
    before = question(page)
    page.keyboard.press("F2")
    page.wait_for_function("before => document.querySelector('.prompt').dataset.asked !== before", arg=before)
    page.wait_for_selector(".near .row-creatures .object")


def test_two_at_one_machine_never_see_the_other_hand(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.check("input[name=way][value=hotseat]")
    page.fill("input[name=name]", "Ann")
    page.fill("input[name=other]", "Ben")
    page.click(".start")
    seen = set()
    for _ in range(14):
        page.wait_for_selector(f".pass-on, {MINE}")
        if page.query_selector(".pass-on"):
            assert page.query_selector(".hand") is None
            page.keyboard.press("Enter")
            page.wait_for_selector(MINE)
        seen.add(page.inner_text(".mine .player-name").split()[1])
        before = question(page)
        page.click(".choice.is-main" if page.query_selector(".choice.is-main") else ".prompt .choice")
        page.wait_for_function(
            "before => document.querySelector('.prompt')?.dataset.asked !== before",
            arg=before,
        )
    assert seen == {"Ann", "Ben"}


def test_undo_between_two_asks_the_other_and_watchers_see_no_hand(browser: Browser, page: Page, server: Server) -> None:
    ann, ben, watch = server.table("burn", "elves", people=2)
    others = [Visitor(browser), Visitor(browser)]
    sit_down(page, ann)
    others[0].page.goto(ben)
    others[1].page.goto(watch)
    click_on(page)  # keeps
    page.wait_for_selector(".far .badge-deciding")
    page.click("text=Ask to undo")
    others[0].page.click("dialog .choice.is-main")
    page.wait_for_selector(MINE)
    assert "mulligan" in page.inner_text(".question")
    others[1].page.wait_for_selector(".gamebar .badge")
    assert others[1].page.query_selector_all(".hand .object") == []
    assert others[1].page.query_selector(MINE) is None
    assert [other.errors for other in others] == [[], []]
    for other in others:
        other.context.close()


def test_best_of_three_goes_on_with_a_changed_deck(page: Page, server: Server) -> None:
    deck = {"list": "Deck\n20 Kiln Hound\n40 Mountain\n\nSideboard\n15 Coal Thrower"}
    seats = [{"deck": deck}, {"deck": {"house": "elves"}, "agent": "heuristic"}]
    opened = server.call("/api/tables", {"seats": seats, "seed": 7, "best_of": 3})
    sit_down(page, server.address + opened["seats"][0]["link"], 1)
    page.click("text=Concede")
    page.click("dialog .choice.is-main")
    page.wait_for_selector(OVER)
    assert "0–1" in page.inner_text(".ended")
    page.click(".ended >> text=Sideboard")
    page.fill("dialog label:has-text('Coal Thrower') input", "4")
    page.fill("dialog label:has-text('Kiln Hound') input", "16")
    assert "60 cards in the deck, 15" in page.inner_text("dialog [role=status]")
    page.click("dialog .choice.is-main")
    page.wait_for_selector(OVER, state="detached")
    assert "0–1" in page.inner_text(".gamebar")


def test_a_hundred_tokens_are_one_pile(page: Page, server: Server) -> None:
    page.goto(server.address)
    piles = page.evaluate(
        """async () => {
          const { pilesOf } = await import("/static/js/piles.js");
          const one = { name: "Elf", zone: "battlefield", controller: 0, is_creature: true };
          const token = (id, more) => ({ ...one, id, ...more });
          const resting = Array.from({ length: 100 }, (_, at) => token(at + 1, { alike: "elf" }));
          const attacking = Array.from({ length: 60 }, (_, at) => token(at + 200, { attacking: -2, tapped: true }));
          const blocker = token(300, { controller: 1, blocking: [200] });
          const aura = { id: 400, name: "Cloak", controller: 0, attached_to: 401 };
          const host = token(401, { attachments: [400] });
          const { creatures } = pilesOf([...resting, ...attacking, blocker, aura, host], 0);
          return creatures.map((pile) => [pile.objects.length, pile.attachments.length]);
        }"""
    )
    assert piles == [[100, 0], [1, 0], [59, 0], [1, 1]]
