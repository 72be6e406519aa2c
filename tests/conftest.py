"""The mark ``ledger``: which rules of the seed documents a test shows, and the books it is therefore run under.

The mark ``also`` adds books whose own numbers for the same rule the test's docstring names.
"""

from __future__ import annotations

import pytest

BOOKS = ("classic", "2007", "2016", "current")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test once under each book whose rules it is marked with, given to it as ``book``."""
    ids = [name for mark in metafunc.definition.iter_markers("ledger") for name in mark.args]
    editions = {name.partition(":")[0] for name in ids}
    editions |= {name for mark in metafunc.definition.iter_markers("also") for name in mark.args}
    unknown = editions - set(BOOKS)
    assert not unknown, f"{metafunc.definition.nodeid} is marked with rules of unknown books: {sorted(unknown)}"
    if not ids:
        return
    if "book" in metafunc.fixturenames:
        metafunc.parametrize("book", [name for name in BOOKS if name in editions])
    else:
        assert editions <= {"current"}, f"{metafunc.definition.nodeid} must take the book it is run under"
