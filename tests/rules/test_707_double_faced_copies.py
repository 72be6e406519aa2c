"""707.8, 707.10g: tokens and copies of spells with two faces."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import CAST, Action
from tests.constructs.support import NAME, Table, settle, spell, transforming

MOON = transforming("", "Flying", back="Moon", sizes=((1, 1), (4, 4)))
MIRROR = spell("Create a token that's a copy of target creature you control.", name="Mirror")
TURN = spell("Transform each creature token you control.", name="Turn")


@pytest.mark.parametrize("turned", [False, True])
def test_707_8a_a_token_that_copies_a_double_faced_permanent_has_both_faces(turned: bool) -> None:
    """The token has the face up that the permanent has, and turns over into the copied other face (707.8a)."""
    flip = spell("Transform target creature.", name="Flip")
    table = Table(A={"battlefield": [MOON], "hand": [MIRROR, TURN, flip]}, B={}).start()
    if turned:
        settle(table.cast("Flip"))
    settle(table.cast("Mirror"))
    assert table.names("battlefield") == (["Moon", "Moon"] if turned else [NAME, NAME])
    settle(table.cast("Turn"))
    assert table.names("battlefield") == ["Moon", NAME], "the card has not turned over, the token has"


def test_707_10g_a_copy_of_a_double_faced_spell_becomes_a_double_faced_token() -> None:
    """The copy of the creature spell has two faces, and so has the token that it becomes (707.10g)."""
    twice = spell("Copy target creature spell you control.", name="Twice", type_line="Instant")
    table = Table(A={"hand": [MOON, twice, TURN]}, B={}).start()
    table.act(Action(CAST, table.find(NAME, "hand").ref, 0)).cast("Twice")
    settle(table)
    assert table.names("battlefield") == [NAME, NAME]
    settle(table.cast("Turn"))
    assert table.names("battlefield") == ["Moon", NAME]
