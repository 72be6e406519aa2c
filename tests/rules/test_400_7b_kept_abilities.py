"""400.7b, 400.7g, 611.3d: abilities by which a spell was cast, given by an effect, on what it becomes."""

from __future__ import annotations

from apnap.abilities.values import FLYING, HASTE
from tests.constructs.support import Table, beast, permanent, settle, spell
from tests.rules.layered import seen
from tests.rules.support import PLAINS

OX = beast(name="Ox", cost="{4}")
CUB = beast(name="Cub")
DOOM = spell("Destroy target enchantment.", name="Doom", type_line="Instant")


def test_400_7b_a_permanent_keeps_the_ability_for_whose_cost_its_spell_was_cast() -> None:
    """611.3d: also when what gave it is gone; it has haste, is sacrificed and draws a card."""
    giver = permanent("Creature spells you cast have blitz {0}.")
    for gone in (False, True):
        table = Table(A={"battlefield": [giver], "hand": [OX, DOOM]}, B={}).start().cast("Ox")
        if gone:
            table.cast("Doom").resolve()
        table.resolve()
        assert seen(table, "Ox").keywords & HASTE
        cards = len(table.names("hand", "A"))
        table.to("upkeep", 2)
        assert "Ox" in table.names("graveyard", "A") and len(table.names("hand", "A")) == cards + 1


def test_400_7b_the_mana_cost_of_the_card_itself_as_the_given_cost() -> None:
    """118.9: it is paid as the blitz cost; a spell of less mana value has no blitz."""
    text = (
        "Each creature spell you cast with mana value 4 or greater has blitz. The blitz cost is equal to its mana cost."
    )
    hand = [OX, beast(name="Small", cost="{3}")]
    table = Table(A={"battlefield": [permanent(text), *[PLAINS] * 4], "hand": hand}, B={}).start().cast("Ox")
    table.choose("blitz").resolve()
    assert seen(table, "Ox").keywords & HASTE and sum(one.tapped for one in table.objects("battlefield")) == 4
    small = table.to("precombat_main", 3).cast("Small")
    assert not seen(small.resolve(), "Small").keywords


def test_400_7b_each_instance_keeps_what_was_paid_for_it() -> None:
    giver = permanent("Creature spells you cast have squad {2}.")
    troop = beast("Squad {1}", name="Troop")
    table = Table(A={"battlefield": [giver, *[PLAINS] * 4], "hand": [troop]}, B={}).start().cast("Troop").choose(2, 1)
    settle(table, 0)
    assert table.names("battlefield").count("Troop") == 1 + 2 + 1


def test_611_3d_other_abilities_of_spells_are_not_kept() -> None:
    giver = permanent("Creature spells you cast have flying.")
    table = Table(A={"battlefield": [giver], "hand": [CUB]}, B={}).start().cast("Cub")
    assert seen(table, "Cub", "stack").keywords & FLYING
    assert not seen(table.resolve(), "Cub").keywords


def test_400_7g_a_spell_keeps_the_ability_by_which_its_card_could_be_cast() -> None:
    giver = permanent("Creature cards in your hand have warp {0}.")
    table = Table(A={"battlefield": [giver], "hand": [OX]}, B={}).start()
    settle(table.cast("Ox"))
    table.to("upkeep", 2)
    assert table.names("exile", "A") == ["Ox"]  # it was cast for its warp cost
    assert not Table(A={"battlefield": [giver], "graveyard": [OX]}, B={}).start().can_cast("Ox")
