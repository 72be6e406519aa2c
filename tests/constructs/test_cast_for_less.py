"""Costs paid besides for less mana, abilities until a card is cast, cards above it in a graveyard (118.7, 404.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, FOX, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST, SWAMP

LEAF = spell("You gain 3 life.", name="Leaf", type_line="Instant")
FOR_LIFE = (
    "As an additional cost to cast green permanent spells, you may pay 2 life. Those spells cost {G} less to cast if "
    "you paid life this way. This effect reduces only the amount of green mana you pay."
)


@pytest.mark.construct("LifePaidForColor")
def test_118_7_life_may_be_paid_for_one_green_mana() -> None:
    calf = beast(name="Calf", cost="{1}{G}")
    table = Table(A={"hand": [calf], "battlefield": [permanent(FOR_LIFE), SWAMP]}, B={}).start()
    settle(table.cast("Calf"))  # it can't be cast otherwise
    assert table.life("A") == 18 and "Calf" in table.names("battlefield")
    table = Table(A={"hand": [calf], "battlefield": [permanent(FOR_LIFE), FOREST, FOREST]}, B={}).start()
    settle(table.cast("Calf").choose(False))
    assert table.life("A") == 20
    assert spanish(FOR_LIFE).endswith("Este efecto solo reduce la cantidad de maná verde que pagas.")


@pytest.mark.construct("LifePaidForColor")
def test_118_7_it_is_paid_for_each_source_and_saves_no_other_mana() -> None:
    calf = beast(name="Calf", cost="{G}{G}")
    two = [permanent(FOR_LIFE, name=name) for name in ("One", "Two")]
    table = Table(A={"hand": [calf], "battlefield": two}, B={}).start()
    settle(table.cast("Calf"))
    assert table.life("A") == 16 and "Calf" in table.names("battlefield")
    grey = beast(name="Grey", cost="{2}{G}")
    assert not Table(A={"hand": [grey], "battlefield": [*two, FOREST]}, B={}).start().can_cast("Grey")
    rite = spell("Draw a card.", name="Rite", cost="{G}")
    assert not Table(A={"hand": [rite], "battlefield": two}, B={}).start().can_cast("Rite")


@pytest.mark.construct("UntilCastFromExile")
def test_400_7_a_land_has_the_ability_until_the_card_is_cast_from_exile() -> None:
    text = (
        '{0}, Exile this card from your hand: Target land gains "{T}: Draw a card" until this card is cast from exile. '
        "You may cast this card for as long as it remains exiled."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [FOREST]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate("Forest", index=1))
    assert table.names("hand", "A") == ["Wastes"] and table.names("exile") == [NAME]
    assert table.to("upkeep", 2).to("precombat_main", 3).can_activate("Forest")
    assert not table.cast(NAME).can_activate("Forest")
    assert "hasta que esta carta sea lanzada desde el exilio" in spanish(text)


@pytest.mark.construct("IsBelowInGraveyard", "IsDirectlyBelowInGraveyard")
@pytest.mark.parametrize(
    ("grave", "above", "directly"),
    [([NAME, CUB, ELK], 22, 21), ([NAME, CUB], 20, 21), ([NAME, LEAF, CUB, ELK], 22, 20), ([CUB, ELK, NAME], 20, 20)],
)
def test_404_2_cards_above_it_in_the_graveyard(grave: list[object], above: int, directly: int) -> None:
    how = {"two or more creature cards above it": ("2", above), "a creature card directly above it": ("1", directly)}
    for words, (gain, life) in how.items():
        text = f"At the beginning of your upkeep, if this card is in your graveyard with {words}, you gain {gain} life."
        cards = [beast(text) if card == NAME else card for card in grave]
        table = Table(A={"graveyard": cards}, B={}).start("upkeep")
        assert settle(table).to("precombat_main").life("A") == life


@pytest.mark.construct("TopOfOwnGraveyard", "SpellWouldGraveyard")
def test_404_2_spells_from_the_top_of_the_graveyard() -> None:
    text = (
        "Until end of turn, you may cast instant and sorcery spells from the top of your graveyard. If a spell cast "
        "this way would be put into a graveyard, exile it instead."
    )
    ability = permanent("{0}: " + text, "Artifact")
    rain = spell("You gain 1 life.", name="Rain", type_line="Instant")
    table = Table(A={"battlefield": [ability], "graveyard": [rain, LEAF], "hand": [CUB]}, B={}).start()
    settle(table.activate(NAME))
    assert not table.can_cast("Rain")
    settle(table.cast("Leaf"))
    assert table.names("exile") == ["Leaf"] and table.can_cast("Rain")


@pytest.mark.construct("CastItFrom")
def test_601_3b_what_was_discarded_may_be_cast_from_the_graveyard() -> None:
    text = "Whenever you discard a nonland card, you may cast it from your graveyard."
    discard = spell("Discard a card.", name="Toss")
    table = Table(A={"hand": [discard, LEAF], "battlefield": [permanent(text)]}, B={}).start()
    settle(table.cast("Toss"), "Leaf")
    assert table.life("A") == 23
    assert spanish(text) == ("Siempre que descartes una carta que no sea tierra, puedes lanzarla desde tu cementerio.")


@pytest.mark.construct("OtherSpellsCast")
def test_601_2i_other_spells_that_you_have_cast() -> None:
    text = "You gain X life, where X is 2 plus the number of other spells you've cast this turn."
    table = Table(A={"hand": [LEAF, spell(text)]}, B={}).start()
    settle(settle(table.cast("Leaf")).cast(NAME))
    assert table.life("A") == 26


@pytest.mark.construct("AnyGraveyard")
def test_601_3b_spells_from_any_graveyard() -> None:
    text = "Until end of turn, you may cast instant spells from any graveyard."
    table = played(text, B={"graveyard": [LEAF], "battlefield": [FOX]})
    assert table.can_cast("Leaf")
