"""The examples in the docstrings of the package give what they say."""

from __future__ import annotations

import doctest
import importlib

import pytest

from tests.project.source import module_names


@pytest.mark.parametrize("name", module_names())
def test_examples_of_the_docstrings(name: str) -> None:
    results = doctest.testmod(importlib.import_module(name), report=False)
    assert results.failed == 0
