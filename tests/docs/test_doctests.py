"""The examples in the docstrings of the package give what they say."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.project.source import SOURCE, modules

NAMES = [
    ".".join(("apnap", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
    for path in modules()
    if path.name != "__main__.py"
]


@pytest.mark.parametrize("name", NAMES)
def test_examples_of_the_docstrings(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name), report=False)
    assert results.failed == 0
