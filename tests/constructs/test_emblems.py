"""114: what emblems do."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, settle, spanish, spell


@pytest.mark.construct("ThisEmblem")
def test_114_an_emblem_is_the_source_of_its_damage() -> None:
    gift = spell('You get an emblem with "Whenever you cast a spell, this emblem deals 5 damage to any target."')
    table = Table(A={"hand": [gift, spell("Draw a card.", name="Note")]}, B={}).start()

    settle(table.cast(NAME))
    settle(table.cast("Note"), "B")

    assert (table.life("A"), table.life("B")) == (20, 15)


def test_an_emblem_in_spanish() -> None:
    line = 'You get an emblem with "Whenever you cast a spell, this emblem deals 5 damage to any target."'
    assert 'este emblema hace 5 puntos de daño a cualquier objetivo"' in spanish(line)
