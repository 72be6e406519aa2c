"""Incubating (701.53, 111.10i)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, played, spell
from tests.rules.support import FOREST


@pytest.mark.construct("Incubate")
def test_701_53a_the_token_enters_with_counters_and_transforms_for_two_mana() -> None:
    """To incubate (701.53) makes a double-faced token: on its front "{2}: Transform this token", on its back a 0/0
    Phyrexian Token (701.53b).
    """
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [spell("Incubate 3.")]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.find("Incubator").counter("+1/+1") == 3

    table.activate("Incubator").resolve()

    assert table.size("Phyrexian Token") == (3, 3)


@pytest.mark.construct("Incubate")
def test_701_53a_a_token_without_counters_dies_as_it_transforms() -> None:
    text = "Incubate X, where X is the number of creatures you control. Transform all Incubator tokens you control."
    assert played(text).names("battlefield", "A") == []
