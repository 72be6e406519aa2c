"""Pictures of the page for the documentation: a real server, a real browser, games that are always the same.

Run it from the repository: ``python scripts/screenshots.py``. It writes six WebP files into ``docs/screenshots``.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page  # noqa: E402

from tests.web.browser import Server, Visitor, browsing, serving  # noqa: E402
from tests.web.page_players import click_on, waits  # noqa: E402

FOLDER: Final = ROOT / "docs" / "screenshots"
QUALITY: Final = 82
MOST_BYTES: Final = 150_000


def shoot(page: Page, name: str) -> None:
    """Write what is to be seen now."""
    page.wait_for_timeout(400)  # arrows and pictures have settled
    found = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    data = base64.b64decode(found["data"])
    assert len(data) < MOST_BYTES, f"{name}: {len(data)} bytes"
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.webp").write_bytes(data)
    print(f"{name}: {len(data)} bytes")


def play_until(page: Page, selector: str, turn: int = 0, most: int = 300) -> None:
    """Play until something of this kind is to be seen, not before a turn."""
    for _ in range(most):
        assert waits(page), f"the game is over before there is {selector}"
        now = int("".join(filter(str.isdigit, page.inner_text(".turn"))) or 0)
        if now >= turn and page.query_selector(selector):
            return
        click_on(page)
    raise AssertionError(f"there is no {selector}")


def lobby(page: Page, server: Server) -> None:
    """The start page."""
    page.goto(server.address)
    page.wait_for_selector(".new-game")
    shoot(page, "start")


def combat(page: Page, server: Server) -> None:
    """Attackers and blockers."""
    page.goto(server.table("gardens", "tides", seed=8)[0])
    play_until(page, ".arrow-block", 15)
    shoot(page, "combat")


def stack(page: Page, server: Server) -> None:
    """A spell with its target."""
    page.goto(server.table("tides", "elves", seed=3)[0])
    play_until(page, ".arrow-target", 11)
    shoot(page, "stack")


def payment(page: Page, server: Server) -> None:
    """How a cost would be paid, in Spanish."""
    page.goto(server.table("gardens", "debts", seed=4, lang="es")[0])
    waits(page)
    page.click(".gamebar button:has-text('Ajustes')")
    page.check("dialog input[name=payments] >> nth=0")
    page.keyboard.press("Escape")
    for _ in range(200):
        if page.query_selector(".plan-sources li:nth-child(3)"):
            break
        if page.query_selector(".payment"):
            page.keyboard.press("F2")
            page.wait_for_timeout(200)
        elif waits(page):
            click_on(page)
            page.wait_for_timeout(100)
    shoot(page, "payment-es")


def detail(page: Page, server: Server) -> None:
    """A card, how it is now, and why."""
    page.goto(server.table("gardens", "tides", seed=8)[0])
    play_until(page, ".arrow-block", 15)
    page.click(".near .row-creatures .object >> nth=0", button="right")
    page.wait_for_selector("dialog.detail")
    shoot(page, "detail")


def editor(page: Page, server: Server) -> None:
    """The deck editor."""
    page.goto(f"{server.address}/#/decks")
    page.wait_for_selector("select[name=open] option:nth-child(3)", state="attached")
    page.select_option("select[name=open]", "house lanterns")
    page.fill("input[name=q]", "t:creature c:w mv<=3")
    page.wait_for_selector(".found-card")
    page.wait_for_selector(".chart")
    shoot(page, "editor")


def main() -> None:
    """Take all pictures."""
    with serving() as server, browsing() as browser:
        for picture in (lobby, combat, stack, payment, detail, editor):
            visitor = Visitor(browser, color_scheme="dark")
            picture(visitor.page, server)
            visitor.context.close()


if __name__ == "__main__":
    main()
