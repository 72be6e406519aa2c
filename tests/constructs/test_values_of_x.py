"""Spells with {X}: what is spent on it, what it is doubled to, the life that damage brings (106.6, 107.3, 119.3)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, Table, beast, permanent, settle, spell, written
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, SWAMP, creature, planeswalker

DRAIN = (
    "Spend only black mana on X.\nSubject deals X damage to any target. You gain life equal to the damage dealt, but "
    "not more life than the player's life total before the damage was dealt, the planeswalker's loyalty before the "
    "damage was dealt, or the creature's toughness."
)


@pytest.mark.construct("SpendOnX")
def test_106_6_only_black_mana_on_x() -> None:
    drain = spell(DRAIN, cost="{X}{1}")
    table = Table(A={"battlefield": [SWAMP, SWAMP, FOREST, FOREST], "hand": [drain]}, B={}).start()

    table.cast(NAME)
    offered = table.choices
    table.choose(2)

    assert offered == (0, 1, 2)
    assert settle(table, "B").life("B") == 18


@pytest.mark.construct("GainLifeDealt")
@pytest.mark.parametrize(("target", "life"), [("Bear", 22), ("Walker", 23), ("B", 24)])
def test_119_3_not_more_than_there_was_to_lose(target: str, life: int) -> None:
    drain = spell(DRAIN, cost="{X}")
    walker = planeswalker("Walker", "{3}", 3)
    table = Table(A={"battlefield": [SWAMP] * 4, "hand": [drain]}, B={"battlefield": [BEAR, walker]}).start()

    table.cast(NAME).choose(4, target)

    assert settle(table).life("A") == life


@pytest.mark.construct("GainLifeDealtBySpent")
def test_119_3_not_more_than_the_black_mana_spent() -> None:
    burn = spell(
        "Spend only black and/or red mana on X.\nSubject deals X damage to any target. You gain life equal to the "
        "damage dealt, but not more than the amount of {B} spent on X, the player's life total before the damage was "
        "dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness.",
        cost="{X}",
    )
    table = Table(A={"battlefield": [SWAMP, MOUNTAIN, MOUNTAIN, ISLAND], "hand": [burn]}, B={}).start()

    table.cast(NAME)
    assert table.choices == (0, 1, 2, 3)
    table.choose(3, "B")

    assert settle(table).life("A") == 21 and table.life("B") == 17


@pytest.mark.construct("DoubleX", "ManaCostContains")
def test_107_3_twice_as_many_counters() -> None:
    bloom = permanent(
        "Whenever you cast a permanent spell with a mana cost that contains {X}, double the value of X.", name="Bloom"
    )
    hydra = beast("This creature enters with X +1/+1 counters on it.", cost="{X}", size=(0, 0), name="Hydra")
    table = Table(A={"battlefield": [bloom, FOREST, FOREST], "hand": [hydra, BEAR]}, B={}).start()

    settle(table.cast("Bear"))
    table.cast("Hydra").choose(2)

    assert settle(table).size("Hydra") == (4, 4)


@pytest.mark.construct("CostContainsX")
def test_107_3_spells_and_abilities_that_contain_x() -> None:
    bloom = permanent(
        "Whenever you cast an instant or sorcery spell or activate an ability, if that spell's mana cost or that "
        "ability's activation cost contains {X}, copy that spell or ability. You may choose new targets for the copy.",
        name="Bloom",
    )
    sip, gulp = spell("You gain 1 life.", name="Sip"), spell("You gain X life.", name="Gulp", cost="{X}")
    well = permanent("{0}: You gain 1 life.\n{X}: You gain X life.", "Artifact", name="Well")
    table = Table(A={"battlefield": [bloom, well, *[FOREST] * 5], "hand": [sip, gulp]}, B={}).start()

    settle(table.cast("Sip"))
    settle(table.activate("Well"))
    assert table.life("A") == 22
    settle(table.cast("Gulp").choose(2))
    assert table.life("A") == 26
    settle(table.activate("Well", index=1).choose(3))
    assert table.life("A") == 32


# ------------------------------------------------------------------------------------------------ how damage is dealt


@pytest.mark.construct("DealsDamageToSeveral")
def test_603_2c_once_for_all_creatures() -> None:
    patrol = beast("Whenever this creature deals damage to one or more creatures, you gain 1 life.", size=(4, 4))
    table = Table(
        A={"battlefield": [patrol]}, B={"battlefield": [creature("Dog", "", 1, 2), creature("Cat", "", 1, 2)]}
    ).start()

    table.attack(NAME)
    table.block(("Dog", NAME), ("Cat", NAME)).to_division().choose(2)
    settle(table.to("end_combat"))

    assert (table.life("A"), table.names("graveyard", "B")) == (21, ["Cat", "Dog"])


PUMMEL = (
    "This creature enters with three +1/+1 counters on it.\nIf damage would be dealt to this creature while it has a "
    "+1/+1 counter on it, {} that many +1/+1 counters from it. When one or more counters are removed from this "
    "creature this way, it deals that much damage to any target."
)
SHOCK = spell("Shock deals 2 damage to target creature.", name="Shock")


@pytest.mark.construct("WhenCountersRemoved")
def test_603_12_when_counters_are_removed_this_way() -> None:
    table = Table(
        A={"hand": [beast(PUMMEL.format("prevent that damage and remove"), size=(1, 1)), SHOCK]}, B={}
    ).start()
    settle(table.cast(NAME))

    settle(table.cast("Shock"), "B")

    assert (table.size(NAME), table.life("B")) == ((2, 2), 18)


@pytest.mark.construct("HarmPreventedThen")
def test_615_5_one_thing_then_another() -> None:
    pummel = PUMMEL.format("prevent that damage, draw a card, then remove").split(" When")[0]
    table = Table(A={"hand": [beast(pummel, size=(1, 1)), SHOCK]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.cast("Shock"))

    assert (table.size(NAME), table.names("hand", "A")) == ((2, 2), ["Wastes"])


@pytest.mark.construct("ChoosePlaneswalkerType", "KeepsOneLoyalty")
@pytest.mark.parametrize(("kind", "left"), [("Jace", 1), ("Karn", 0)])
def test_614_1a_all_but_one_loyalty_counter(kind: str, left: int) -> None:
    light = permanent(
        "As this enchantment enters, choose a planeswalker type.\nAs long as you control a creature, if damage dealt "
        "to a planeswalker you control of the chosen type would result in all loyalty counters on it being removed, "
        "instead all but one of those counters are removed.",
        name="Light",
    )
    jace = written("[0]: You gain 1 life.", "Planeswalker — Jace", name="Mage", loyalty="4")
    bolt = spell("Bolt deals 5 damage to target planeswalker.", name="Bolt")
    table = Table(A={"battlefield": [jace, BEAR], "hand": [light, bolt]}, B={}).start()
    settle(table.cast("Light"), kind)

    settle(table.cast("Bolt"))

    assert table.find("Mage").counter("loyalty") == left
    assert ("Mage" in table.names("battlefield", "A")) == bool(left)
