"""114: what emblems do."""

from __future__ import annotations

import pytest

from apnap.oracle.twoway import tongue
from tests.constructs.support import CUB, DOE, NAME, Table, settle, spanish, spell


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


@pytest.mark.construct("GetEmblem", "Quoted")
def test_114_an_emblem_gives_a_quoted_ability() -> None:
    line = "You get an emblem with \"Creatures you control have '{T}: You gain 4 life.'\""
    table = Table(A={"hand": [spell(line)], "battlefield": [CUB]}, B={"battlefield": [DOE]}).start()
    settle(table.cast(NAME))
    settle(table.activate("Cub"))

    assert table.life("A") == 24
    assert spanish(line) == "Obtienes un emblema con \"Las criaturas que controlas tienen '{T}: Ganas 4 vidas'\"."
    (tree,) = tongue("en").read(line).trees
    assert tongue("en").print(tree) == line
