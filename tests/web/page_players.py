"""Players of the page: what a person would click or type, decided by what is to be seen."""

from __future__ import annotations

from playwright.sync_api import Page

MINE = ".prompt.is-mine"
OVER = ".ended"


def waits(page: Page) -> bool:
    """Wait until the person is asked or the game is over; tell whether they are asked."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    return page.query_selector(OVER) is None


def question(page: Page) -> str:
    """Return what is asked now, with what it hangs on: it changes when an answer has been taken."""
    return str(page.evaluate("() => document.querySelector('.prompt')?.dataset.asked ?? ''"))


def answered(page: Page, before: str) -> None:
    """Wait until an answer has been taken."""
    page.wait_for_function(
        "before => document.querySelector('.ended, .menu, .refusal')"
        " || (document.querySelector('.prompt')?.dataset.asked ?? '') !== before",
        arg=before,
    )
    refusal = page.query_selector(".refusal [role=alert]")
    assert refusal is None, refusal.inner_text()


def click_on(page: Page) -> None:
    """Answer what is asked with the mouse, on the table where that is possible: play, attack, hit the opponent."""
    before = question(page)
    if page.query_selector(".menu"):
        page.click(".menu .choice")
    elif page.query_selector("[data-answer=declare]"):
        _declare(page)
    elif page.query_selector(".far .life.is-option"):
        page.click(".far .life.is-option")
    elif page.query_selector(".choice[data-action=play], .choice[data-action=cast]"):
        page.click(".hand .object.is-option")
    elif page.query_selector(".choice.is-main"):
        page.click(".choice.is-main")
    else:
        page.click(".prompt .choice:not([aria-disabled=true])")
    answered(page, before)


def _declare(page: Page) -> None:
    is_attack = page.query_selector("[data-declares=attackers]") is not None
    if is_attack:
        for creature in page.query_selector_all(".near .row-creatures .object.is-option:not(.is-chosen)"):
            creature.click()
    page.click("[data-answer=declare]")


def play_by_clicks(page: Page, most: int = 400) -> int:
    """Play until the game is over, and return how many answers that took."""
    for count in range(most):
        if not waits(page):
            return count
        click_on(page)
    raise AssertionError("the game does not end")


class Typist:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def focused(self, selector: str) -> bool:
        """Tell whether what has the focus is of this kind."""
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def tab_to(self, selector: str, most: int = 80) -> None:
        """Press Tab until something has the focus."""
        for _ in range(most):
            if self.focused(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def zone(self, name: str) -> bool:
        """Go to a zone with the arrow keys; tell whether it is there."""
        for _ in range(12):
            if self.focused(f"[data-zone={name}] *"):
                return True
            self.press("ArrowUp")
        return False

    def find(self, selector: str, most: int = 12) -> bool:
        """Go along the zone until something of this kind has the focus."""
        for _ in range(most):
            if self.focused(selector):
                return True
            self.press("ArrowRight")
        return False

    def answer(self) -> None:
        """Answer what is asked with keys alone."""
        page = self.page
        before = question(page)
        if page.query_selector(".menu"):
            self.press("Enter")
        elif page.query_selector("[data-declares=attackers]"):
            if page.query_selector(".near .row-creatures .is-option"):
                assert self.zone("prompt") and self.find("[data-answer=all]")
                self.press("Enter")
            self.press("F2")
        elif page.query_selector("[data-answer=declare]"):
            self.press("F2")
        elif page.query_selector(".choice[data-action=play], .choice[data-action=cast]"):
            assert self.zone("hand") and self.find(".is-option")
            self.press("Enter")
        elif page.query_selector(".far .life.is-option"):
            while not self.focused(".far .life"):
                self.press("ArrowUp")
            self.press("Enter")
        elif page.query_selector(".choice[data-action=pass]"):
            self.press("Space")
        elif page.query_selector(".choice.is-main"):
            self.press("F2")
        else:
            self.press("F2")  # goes to the first answer
            self.press("Enter")
        answered(page, before)

    def play(self, most: int = 400) -> int:
        """Play until the game is over, and return how many answers that took."""
        for count in range(most):
            if not waits(self.page):
                return count
            self.answer()
        raise AssertionError("the game does not end")
