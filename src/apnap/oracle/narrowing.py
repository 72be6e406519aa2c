"""Descriptions of objects with something more said of them."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities.objects import Filter, Test


def narrowed(found: Filter, *tests: Test) -> Filter:
    """Return the description of those that fit these tests, too.

    >>> from apnap.abilities.objects import IsSource
    >>> narrowed(Filter(), IsSource()).tests
    (IsSource(),)
    """
    return replace(found, tests=(*found.tests, *tests))
