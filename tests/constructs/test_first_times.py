"""Events that count only the first time each turn; what "that creature" and "that spell" are behind named things."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell


def resolved(table: Table) -> Table:
    """Resolve the whole stack."""
    while table.state.stack:
        table.resolve()
    return table


@pytest.mark.construct("FirstTimeEachTurn")
def test_603_2_only_the_first_time_each_turn() -> None:
    font = permanent("Whenever you gain life for the first time each turn, draw a card.")
    balms = [spell("You gain 2 life.", name="Balm"), spell("You gain 3 life.", name="Salve")]
    table = Table(A={"battlefield": [font], "hand": balms}, B={}).start()

    resolved(table.cast("Balm"))
    assert len(table.names("hand", "A")) == 2
    resolved(table.cast("Salve"))

    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("FirstTimeEachTurn")
def test_603_2_the_first_time_may_be_before_the_ability_is_there() -> None:
    font = permanent("Whenever you gain life for the first time each turn, draw a card.")
    balms = [spell("You gain 2 life.", name="Balm"), spell("You gain 3 life.", name="Salve"), font]
    table = Table(A={"hand": balms}, B={}).start()

    resolved(table.cast("Balm"))
    resolved(table.cast(NAME))
    resolved(table.cast("Salve"))

    assert table.names("hand", "A") == []


@pytest.mark.construct("FirstTimeEachTurn")
def test_603_2_damage_dealt_at_once_is_one_first_time() -> None:
    hero = beast(
        "Whenever this creature is dealt damage for the first time each turn, put that many +1/+1 counters on it.",
        size=(0, 9),
    )
    bolts = [spell(f"{name} deals 2 damage to target creature.", name=name) for name in ("Zing", "Jitter")]
    table = Table(A={"battlefield": [hero], "hand": bolts}, B={}).start()

    resolved(table.cast("Zing"))
    resolved(table.cast("Jitter"))

    assert dict(table.find(NAME).counters) == {"+1/+1": 2}


@pytest.mark.construct("That")
def test_that_creature_is_the_enchanted_one_where_no_other_is_spoken_of() -> None:
    curse = permanent(
        "Enchant creature\nWhen enchanted creature dies, this Aura deals 3 damage to that creature's controller.",
        "Enchantment — Aura",
    )
    crunch = spell("Destroy target creature.", name="Crunch")
    table = Table(A={"hand": [curse, crunch]}, B={"battlefield": [beast(name="Elk")]}).start()
    table.cast(NAME).resolve()

    resolved(table.cast("Crunch"))

    assert table.life("B") == 17


@pytest.mark.construct("WhenNextCast")
def test_603_7_behind_a_delayed_trigger_the_event_is_another() -> None:
    blade = beast("Whenever this creature attacks, when you next cast an instant spell this turn, copy that spell.")
    balm = spell("You gain 2 life.", name="Balm", type_line="Instant")
    table = Table(A={"battlefield": [blade], "hand": [balm]}, B={}).start()

    table.attack(NAME).resolve()
    resolved(table.cast("Balm"))

    assert table.life("A") == 24
