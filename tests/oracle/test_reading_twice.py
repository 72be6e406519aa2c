"""A field that a pattern writes twice has one value: two different ones are no reading."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue

TWICE = (
    "If one or more {} counters would be put on a creature you control, "
    "that many plus one {} counters are put on it instead."
)


@pytest.mark.parametrize(
    ("one", "other", "trees"), [("+1/+1", "+1/+1", 1), ("+1/+1", "+1/+0", 0), ("charge", "oil", 0)]
)
def test_a_kind_of_counter_that_is_named_twice_is_the_same(one: str, other: str, trees: int) -> None:
    assert len(tongue("en").read(TWICE.format(one, other)).trees) == trees
