"""Tokens that copy each of several are created together; counters as something enters are those that it modifies."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, settle, spell

GOLEMS = [beast(name=name, type_line="Artifact Creature — Golem") for name in ("Big", "Small")]
TALLY = permanent("Whenever you create one or more creature tokens, you gain 1 life.", name="Tally")


def test_608_2c_copies_of_each_are_created_together() -> None:
    text = (
        "Choose target artifact creature you control. For each creature chosen this way, create a token that's a copy "
        "of it.\nOverload {0}"
    )
    march = spell(text, cost="{9}")
    table = Table(A={"battlefield": [*GOLEMS, TALLY], "hand": [march]}, B={}).start()
    settle(table.cast(NAME))
    assert table.names("battlefield", "A") == ["Big", "Big", "Small", "Small", "Tally"]
    assert table.life("A") == 21


@pytest.mark.parametrize("modifies", (False, True))
def test_614_12_it_modifies_the_counters_that_it_enters_with(modifies: bool) -> None:
    hound = beast(
        "If one or more +1/+1 counters would be put on Hound, that many plus one +1/+1 counters are put on it instead.",
        name="Hound",
    )
    rise = spell("Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it.")
    table = Table(A={"graveyard": [hound if modifies else beast(name="Hound")], "hand": [rise]}, B={}).start()
    settle(table.cast(NAME))
    assert dict(table.find("Hound").counters) == {"+1/+1": 2 if modifies else 1}


def test_608_2d_they_are_who_has_it_done() -> None:
    hunter = beast(
        "Whenever you attack with two or more creatures, this creature deals 3 damage to target creature you don't "
        "control unless that creature's controller has this creature deal 2 damage to them."
    )
    mates = [beast(name="Cub"), hunter]
    table = Table(A={"battlefield": mates}, B={"battlefield": [beast(name="Doe")]}).attack_now("Cub", NAME)
    settle(table, True)
    assert table.life("B") == 18
    assert table.names("battlefield", "B") == ["Doe"]
