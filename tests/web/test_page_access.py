"""The page without a mouse, without colours, without pictures: what axe-core finds, and what it can't."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.web.browser import Server, Visitor, axe_source, barriers
from tests.web.page_players import MINE, OVER, Typist, click_on, waits

pytest.importorskip("playwright")
from playwright.sync_api import Browser, Page

SCHEMES = ("dark", "light", "contrast")


@pytest.fixture(scope="module")
def axe() -> str:
    return axe_source()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    visitor = Visitor(browser, reduced_motion="reduce")
    yield visitor.page
    assert visitor.errors == []
    visitor.context.close()


def at_a_table(page: Page, server: Server, answers: int = 9) -> None:
    """Sit down, and answer so many questions."""
    page.goto(server.table("burn", "elves", life=12)[0])
    for _ in range(answers):
        assert waits(page)
        click_on(page)
    waits(page)


def test_the_lobby_has_no_barriers(page: Page, server: Server, axe: str) -> None:
    page.goto(server.address)
    page.wait_for_selector(".new-game")
    page.click(".more-options summary")
    page.select_option("select[name=deck-1]", "#pasted")
    page.fill("textarea", "4 Kiln Hound\n4 Nobody Knows This\n20 Mountain")
    page.wait_for_selector(".report .line-problem")
    assert barriers(page, axe) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_table_has_no_barriers(page: Page, server: Server, axe: str, scheme: str) -> None:
    page.add_init_script(f"localStorage.setItem('apnap.looks', JSON.stringify({{scheme: '{scheme}'}}))")
    at_a_table(page, server)
    assert barriers(page, axe) == []


def test_dialogs_have_no_barriers_and_keep_the_focus(page: Page, server: Server, axe: str) -> None:
    at_a_table(page, server)
    card = page.locator(".near .object").first
    card.focus()
    page.keyboard.press("i")
    page.wait_for_selector("dialog.detail")
    assert barriers(page, axe) == []
    for _ in range(8):
        page.keyboard.press("Tab")
        assert page.evaluate(
            "() => document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("() => document.activeElement.matches('.near .object')")
    for name in ("Settings", "Help"):
        page.click(f"text={name}")
        page.wait_for_selector("dialog")
        assert barriers(page, axe) == []
        page.keyboard.press("Escape")


def test_the_deck_editor_has_no_barriers(page: Page, server: Server, axe: str) -> None:
    page.goto(f"{server.address}/#/decks")
    page.wait_for_selector("select[name=open] option:nth-child(3)", state="attached")
    page.select_option("select[name=open]", "house burn")
    page.fill("input[name=q]", "t:goblin")
    page.wait_for_selector(".found-card")
    page.wait_for_selector(".chart")
    assert barriers(page, axe) == []


def test_an_ended_game_has_no_barriers(page: Page, server: Server, axe: str) -> None:
    at_a_table(page, server, 2)
    page.click("text=Concede")
    page.click("dialog .choice.is-main")
    page.wait_for_selector(OVER)
    assert "has won" in page.inner_text(".question")
    assert barriers(page, axe) == []
    page.click("text=Look at the game again")
    page.wait_for_selector(".replay")
    assert barriers(page, axe) == []


def test_names_come_before_numbers(page: Page, server: Server) -> None:
    at_a_table(page, server)
    names = [str(one.get_attribute("aria-label")) for one in page.query_selector_all(".board .row-creatures .object")]
    assert names
    assert all(re.match(r"[A-Z][\w' -]+(, \d+ of them)?, \d+/\d+", name) for name in names), names
    assert page.get_attribute(".log-lines", "aria-live") == "polite"


KEY = "one => [one.dataset.entities, one.dataset.answer, one.dataset.pass, one.ariaLabel, one.textContent].join('|')"


def test_every_object_is_reached_by_arrow_keys(page: Page, server: Server) -> None:
    at_a_table(page, server)
    keys = Typist(page)
    there = page.evaluate(f"() => [...document.querySelectorAll('.table [data-item]')].map({KEY})")
    reached = []
    keys.press("ArrowUp")
    for _ in range(page.locator("[data-zone]").count()):
        first = focus = page.evaluate(f"() => ({KEY})(document.activeElement)")
        while focus not in reached or focus != first:
            reached.append(focus)
            keys.press("ArrowRight")
            focus = page.evaluate(f"() => ({KEY})(document.activeElement)")
        keys.press("ArrowUp")
    assert len(there) > 30
    assert set(reached) == set(there)


@pytest.mark.parametrize(("width", "size"), [(360, 100), (768, 200), (2560, 100)])
def test_nothing_is_wider_than_the_window(page: Page, server: Server, width: int, size: int) -> None:
    page.add_init_script(f"localStorage.setItem('apnap.looks', JSON.stringify({{size: {size}}}))")
    page.set_viewport_size({"width": width, "height": 800})
    at_a_table(page, server, 4)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    page.wait_for_selector(MINE)
    assert page.locator(".prompt .choice").first.is_visible()
    page.goto(server.address)
    page.wait_for_selector(".new-game")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
