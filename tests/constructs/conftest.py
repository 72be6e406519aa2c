"""A mark that names a construct holds only if the test has compiled a text in which the construct occurs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.constructs.support import occurring


@pytest.fixture(autouse=True)
def _marks_are_true(request: pytest.FixtureRequest) -> Iterator[None]:
    occurring.clear()
    yield
    marks = {name for mark in request.node.iter_markers("construct") for name in mark.args}
    missing = sorted(marks - occurring)
    assert not missing, f"marked with constructs that its texts do not use: {', '.join(missing)}"
