"""What the journeys of the page share: a browser, a server, and somebody who visits it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # without these packages the tests of the page are skipped, not the others of this folder
    from playwright.sync_api import Browser

    from tests.web.browser import Server, Visitor


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Run a browser for the tests of a module."""
    from tests.web.browser import browsing

    with browsing() as found:
        yield found


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """Serve for the tests of a module."""
    from tests.web.browser import serving

    with serving() as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[Visitor]:
    """Somebody whose page asks nobody else for anything, and reports no error."""
    from tests.web.browser import Visitor

    found = Visitor(browser)
    yield found
    assert found.outside(server) == []
    assert found.errors == []
    assert found.addresses
    found.context.close()
