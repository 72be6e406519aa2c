"""Descriptions of objects with something more said of them."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities.objects import Filter, IsOneOf, Not, Objects, Test, Those


def narrowed(found: Filter, *tests: Test) -> Filter:
    """Return the description of those that fit these tests, too.

    >>> from apnap.abilities.objects import IsSource
    >>> narrowed(Filter(), IsSource()).tests
    (IsSource(),)
    """
    return replace(found, tests=(*found.tests, *tests))


def without(found: Objects, taken: Objects) -> Objects:
    """Return those of the objects that are not among the taken ones."""
    return Those(found, Filter((Not(IsOneOf(taken)),), ()))
