"""614.12: what was chosen for a permanent as it enters counts for what else modifies how it enters."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import ENCHANTMENT
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import CAST, Action
from tests.constructs.support import BEAR, CUB, DOE, Table, beast, permanent, settle, spell


def shape() -> CardDefinition:
    """Return a creature that is of a chosen type and grows others of that type."""
    return beast(
        "As this creature enters, choose a creature type.\nThis creature is the chosen type in addition to its other "
        "types.\nEach other creature you control of the chosen type enters with an additional +1/+1 counter on it.",
        name="Shape",
        size=(2, 1),
        type_line="Creature — Shapeshifter",
    )


@pytest.mark.construct("IsChosenType")
@pytest.mark.parametrize(("second", "size"), [("Dwarf", (3, 2)), ("Elk", (2, 1))])
def test_614_12_the_type_that_was_chosen_counts_as_it_enters(second: str, size: tuple[int, int]) -> None:
    table = Table(A={"hand": [shape(), shape()]}, B={}).start()
    for chosen in ("Dwarf", second):
        settle(table.act(Action(CAST, table.find("Shape", "hand").ref, 0)), chosen)
    found = [characteristics(table.state, one) for one in table.objects("battlefield")]
    assert sorted((one.power, one.toughness) for one in found) == sorted([(2, 1), size])


@pytest.mark.construct("IsChosenType", "LosesAllAbilities")
@pytest.mark.parametrize(("blank", "size"), [(False, (3, 2)), (True, (2, 1))])
def test_614_12_its_own_ability_counts_only_if_it_will_have_it(blank: bool, size: tuple[int, int]) -> None:
    mason = permanent("Each Dwarf creature you control enters with an additional +1/+1 counter on it.", name="Mason")
    loss = permanent("Creatures lose all abilities.", name="Loss")
    table = Table(A={"hand": [shape()], "battlefield": [mason, *[loss] * blank]}, B={}).start()
    settle(table.cast("Shape"), *["Dwarf"] * (not blank))
    assert table.size("Shape") == size


@pytest.mark.construct("LosesOtherAbilities")
def test_303_4f_what_returns_as_an_aura_enters_attached_with_the_abilities_that_it_is_given() -> None:
    lion = beast(
        "Flying\nWhen this creature dies, return it to the battlefield. It's an Aura enchantment with enchant creature "
        'you control and "{0}: Enchanted creature gains haste until end of turn," and it loses all other abilities.',
        name="Lion",
    )
    end = spell("Destroy target creature.", name="End")
    table = Table(A={"battlefield": [lion, CUB, DOE], "hand": [end]}, B={"battlefield": [BEAR]}).start()
    settle(table.cast("End", "Lion"), "Doe")
    found = characteristics(table.state, table.find("Lion"))
    assert (found.card_types, found.subtypes) == (ENCHANTMENT, frozenset(("Aura",)))
    assert table.find("Lion").attached_to == table.find("Doe").ref
    assert [one.keyword for one in found.abilities if one.keyword] == ["enchant"] and table.can_activate("Lion")
