"""122.1f: poisoned players."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spell

VENIN = spell("Target opponent gets two poison counters.", name="Venin")


@pytest.mark.construct("EachOpponentWithPoison")
def test_only_opponents_with_enough_poison_lose_life() -> None:
    curse = spell("Each opponent who has three or more poison counters loses 3 life.")
    more = spell("Target opponent gets a poison counter.", name="More")
    for hand, life in (([VENIN], 20), ([VENIN, more], 17)):
        table = Table(A={"hand": [*hand, curse]}, B={}).start()
        for card in hand:
            settle(table.cast(card.faces[0].name))
        settle(table.cast(NAME))
        assert (table.life("A"), table.life("B")) == (20, life)


@pytest.mark.construct("IsPoisoned")
def test_it_attacks_only_the_poisoned() -> None:
    seeker = beast("This creature can't attack unless defending player is poisoned.")
    table = Table(A={"battlefield": [seeker], "hand": [VENIN]}, B={}).start()
    settle(table.cast("Venin"))

    assert table.attack(NAME).to("end_combat").life("B") == 18
    table = Table(A={"battlefield": [seeker, CUB]}, B={}).start().to("declare_attackers")
    assert [table.named(attacker) for attacker, _ in table.choices] == ["Cub"]


@pytest.mark.construct("OpponentsCounterUnit")
def test_it_grows_with_the_poison_of_opponents() -> None:
    fiend = beast("This creature gets +1/+1 for each poison counter your opponents have.")
    self_harm = spell("You get a poison counter.", name="Sip")
    table = Table(A={"battlefield": [fiend, permanent("", name="Seal")], "hand": [VENIN, self_harm]}, B={}).start()

    settle(table.cast("Sip"))
    settle(table.cast("Venin"))

    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("TheirCounterUnit")
def test_that_player_discards_for_each_poison_counter_they_have() -> None:
    text = "Target opponent discards a card for each poison counter they have."
    table = Table(A={"hand": [VENIN, spell(text)]}, B={"hand": [beast(name=str(n)) for n in range(3)]}).start()
    settle(table.cast("Venin"))
    settle(table.cast(NAME), "0", "1")

    assert table.names("hand", "B") == ["2"]
