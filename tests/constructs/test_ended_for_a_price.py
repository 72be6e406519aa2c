"""Creatures that become Auras until somebody pays to end that (116.2c, 303.4)."""

from __future__ import annotations

import pytest

from apnap.abilities.values import CREATURE, ENCHANTMENT
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import SPECIAL
from tests.constructs.support import CUB, NAME, Table, beast, settle, spanish
from tests.rules.support import MOUNTAIN

LINE = (
    "{0}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to "
    "target creature. You may pay {R} to end this effect."
)


def attached() -> Table:
    """Return a table on which it has just become an Aura on B's creature."""
    leech = beast(f"{LINE}\nEnchanted creature gets +1/+1.")
    table = Table(A={"battlefield": [leech, MOUNTAIN]}, B={"battlefield": [CUB]}).start()
    return settle(table.activate(NAME, "Cub"))


@pytest.mark.construct("BecomesAuraUntilPaid")
def test_116_2c_it_becomes_an_aura_without_that_ability() -> None:
    table = attached()

    kind = characteristics(table.state, table.find(NAME)).card_types
    assert kind & ENCHANTMENT and not kind & CREATURE
    assert table.find(NAME).attached_to == table.find("Cub").ref and table.size("Cub") == (3, 3)
    assert not [one for one in table.actions(NAME) if one.kind != SPECIAL]


@pytest.mark.construct("BecomesAuraUntilPaid")
def test_116_2c_paying_ends_the_effect_at_any_time_with_priority() -> None:
    table = attached()
    stop = [one for one in table.actions(NAME) if one.kind == SPECIAL]

    table.act(stop[0])

    assert characteristics(table.state, table.find(NAME)).card_types & CREATURE
    assert table.find(NAME).attached_to == 0 and table.size("Cub") == (2, 2)
    assert not [one for one in table.actions(NAME) if one.kind == SPECIAL]


@pytest.mark.construct("BecomesAuraUntilPaid")
def test_116_2c_only_for_the_price() -> None:
    table = Table(A={"battlefield": [beast(LINE)]}, B={"battlefield": [CUB]}).start()
    settle(table.activate(NAME, "Cub"))

    assert not [one for one in table.actions(NAME) if one.kind == SPECIAL]
    assert spanish(LINE) == (
        "{0}, {T}: Esta criatura pierde esta habilidad y se convierte en un encantamiento Aura con la habilidad de "
        "encantar criatura. Anéxalo a la criatura objetivo. Puedes pagar {R} para terminar este efecto."
    )
