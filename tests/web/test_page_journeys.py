"""Whole games in a real browser: by clicks, by keys, between two, in Spanish, and past a server that is killed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.browser import Server, Visitor, serving
from tests.web.page_players import MINE, OVER, Typist, click_on, play_by_clicks, waits

pytest.importorskip("playwright")
from playwright.sync_api import Browser, Page


def start(page: Page, server: Server, way: str = "computer") -> None:
    """Arrange a short game on the start page, so that it is always the same."""
    page.goto(server.address)
    page.check(f"input[name=way][value={way}]")
    page.fill("input[name=name]", "Ann")
    page.click(".more-options summary")
    page.fill("input[name=life]", "12")
    page.fill("input[name=seed]", "7")


def test_a_whole_game_against_the_computer_by_clicks(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    start(page, server)
    page.click(".start")
    answers = play_by_clicks(page)
    assert answers > 10
    assert re.search("has won|drawn", page.inner_text(".question"))
    assert page.query_selector(MINE) is None
    assert "wins the game" in page.inner_text(".log-lines")


def test_a_whole_game_by_keyboard_only(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    page.goto(server.table("burn", "elves", life=12)[0])
    page.wait_for_selector(MINE)
    keys = Typist(page)
    assert keys.play() > 10
    assert "won" in page.inner_text(".question")
    keys.tab_to(".ended button")


def test_the_lobby_is_used_by_keyboard(visitor: Visitor, server: Server) -> None:
    page = visitor.page
    page.goto(server.address)
    page.wait_for_selector(".new-game")
    keys = Typist(page)
    keys.tab_to("input[name=name]")
    page.keyboard.type("Ann")
    keys.tab_to("select[name=deck-0]")
    keys.press("ArrowDown")
    keys.tab_to(".start")
    keys.press("Enter")
    page.wait_for_selector(MINE)
    assert "Ann" in page.inner_text(".mine .player-name")


def test_two_browsers_and_a_laptop_that_is_closed(browser: Browser, visitor: Visitor, server: Server) -> None:
    ann = visitor.page
    start(ann, server, "links")
    ann.select_option("select[name=deck-1]", "burn")
    ann.click(".start")
    ann.wait_for_selector(".links")
    links = [field.input_value() for field in ann.query_selector_all(".links input")]
    assert len(links) == 3
    other = Visitor(browser)
    ben = other.page
    ann.goto(links[0])
    ben.goto(links[1])
    for page in (ann, ben):
        page.wait_for_selector(".table")
    _play_between(ann, ben, 12)

    seen = ben.inner_text(".mine .hand"), ben.inner_text(".log-lines")
    ben.close()
    ann.wait_for_selector(".far .badge-away")
    ben = other.open()
    ben.goto(links[1])
    ben.wait_for_selector(".table")
    assert (ben.inner_text(".mine .hand"), ben.inner_text(".log-lines")) == seen
    ann.wait_for_selector(".far .badge-away", state="detached")

    _play_between(ann, ben, 400)
    for page in (ann, ben):
        page.wait_for_selector(OVER)
        assert "has won" in page.inner_text(".question")
    assert other.outside(server) == [] and other.errors == []
    other.context.close()


def _play_between(ann: Page, ben: Page, most: int) -> None:
    """Let whoever is asked answer, so many times or until the game is over."""
    for _ in range(most):
        ann.wait_for_function("() => document.querySelector('.prompt.is-mine, .ended, .far .badge-deciding')")
        if ann.query_selector(OVER):
            return
        page = ann if ann.query_selector(MINE) else ben
        page.wait_for_selector(f"{MINE}, {OVER}")
        if page.query_selector(MINE):
            click_on(page)


def test_killing_the_server_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    first = Server(tmp_path)
    visitor = Visitor(browser)
    page = visitor.page
    page.goto(first.table("burn", "elves", life=12)[0])
    for _ in range(8):
        assert waits(page)
        click_on(page)
    waits(page)
    seen = page.inner_text(".log-lines"), page.inner_text(".hand"), page.inner_text(".question")
    first.kill()
    page.wait_for_selector(".connection")
    with serving(first.port, tmp_path):
        page.wait_for_selector(".connection", state="detached")
        assert waits(page)
        assert (page.inner_text(".log-lines"), page.inner_text(".hand"), page.inner_text(".question")) == seen
        assert play_by_clicks(page) > 3
        visitor.context.close()


def test_a_game_in_spanish_that_goes_on_in_english(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, locale="es-ES")
    page = visitor.page
    start(page, server)
    assert page.inner_text(".start") == "Empezar la partida"
    page.click(".start")
    for _ in range(12):
        assert waits(page)
        click_on(page)
    assert page.get_attribute("html", "lang") == "es"
    log = page.inner_text(".log-lines")
    assert "juega Montaña" in log and "plays" not in log
    assert "biblioteca" in page.inner_text(".mine .zones")
    assert "Montaña" in str(page.get_attribute(".near .row-lands .object", "aria-label"))

    page.click("text=Ajustes")
    page.select_option("dialog select[name=lang]", "en")
    page.wait_for_selector("text=Settings")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('.log-lines').textContent.includes('plays Mountain')")
    assert "juega" not in page.inner_text(".log-lines")
    play_by_clicks(page)
    assert visitor.outside(server) == [] and visitor.errors == []
    visitor.context.close()
