"""702.119b: emerge from another quality than a creature."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish
from tests.rules.support import ISLAND

ENGINE = permanent("", "Artifact", name="Engine", cost="{4}")


@pytest.mark.ledger("current:702.119")
@pytest.mark.construct("EmergeQuality")
def test_702_119b_a_permanent_of_that_quality_is_sacrificed_for_its_mana_value() -> None:
    crab = beast("Emerge from artifact {5}{U}", cost="{9}")
    seat = {"hand": [crab], "battlefield": [ENGINE, beast(name="Ox", cost="{5}"), *[ISLAND] * 2]}
    table = settle(Table(A=seat, B={}).start().cast(NAME))  # {5}{U} less {4}
    assert table.names("graveyard", "A") == ["Engine"] and NAME in table.names("battlefield", "A")
    only = Table(A={"hand": [crab], "battlefield": [CUB, *[ISLAND] * 8]}, B={"battlefield": [ENGINE]}).start()
    assert not only.can_cast(NAME)  # neither a creature that is no artifact nor the opponent's
    both = beast(type_line="Artifact Creature — Golem", name="Golem", cost="{4}")
    table = Table(A={"hand": [crab], "battlefield": [both, *[ISLAND] * 2]}, B={}).start()
    assert settle(table.cast(NAME)).names("graveyard", "A") == ["Golem"]
    assert spanish("Emerge from artifact {5}{B}{B}") == "Emerger de artefacto {5}{B}{B}."
