"""505.1a: each main phase but the first is a postcombat main phase."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, permanent, settle, spell


@pytest.mark.construct("EachPostcombatMain")
def test_505_1a_an_additional_main_phase_is_a_postcombat_one_too() -> None:
    font = permanent("At the beginning of each of your postcombat main phases, you gain 4 life.")
    more = spell(
        "After this phase, there is an additional combat phase followed by an additional main phase.", name="More"
    )
    table = Table(A={"battlefield": [font], "hand": [more]}, B={}).start()
    settle(table.cast("More"))

    table.to("upkeep", 2)
    assert table.life("A") == 28
    table.to("upkeep", 3)
    assert table.life("A") == 28
    assert table.names("battlefield", "A") == [NAME]
