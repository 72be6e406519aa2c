"""702.34, 702.138: flashback and escape for the mana cost of the card."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.oracle.twoway import tongue
from tests.constructs.support import FEN, NAME, Table, beast, permanent, settle, spell
from tests.rules.support import FOREST

MAGE = (
    "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn."
    " The flashback cost is equal to its mana cost."
)
BEASTS = [beast(name="Beast", cost="{9}")]
LEAF = spell("You gain 3 life.", name="Leaf", cost="{G}")
BREACH = (
    "Each nonland card in your graveyard has escape. The escape cost is equal to the card's mana cost plus exile two"
    " other cards from your graveyard."
)


def mage() -> CardDefinition:
    return beast(MAGE, name="Mage")


@pytest.mark.construct("GainsCostToldLater", "CostIsItsManaCost")
def test_a_card_gains_flashback_for_its_mana_cost() -> None:
    """702.34a: it is paid as flashback, and the card is exiled."""
    table = Table(A={"hand": [mage()], "graveyard": [LEAF], "battlefield": [FOREST] * 2}, B={}).start()
    assert not table.can_cast("Leaf")
    settle(table.cast("Mage")).cast("Leaf").resolve()
    assert table.life("A") == 23 and table.names("exile") == ["Leaf"]


@pytest.mark.construct("GainsCostToldLater", "CostIsItsManaCost")
def test_the_cost_must_be_paid_and_is_no_discount() -> None:
    table = Table(A={"hand": [mage()], "graveyard": [LEAF]}, B={}).start()
    settle(table.cast("Mage"))
    assert not table.can_cast("Leaf")


@pytest.mark.construct("GainsCostToldLater", "CostIsItsManaCost")
def test_a_card_without_mana_cost_cant_be_cast_for_it() -> None:
    """118.6."""
    vision = spell("You gain 3 life.", name="Vision", cost="")
    table = Table(A={"hand": [mage()], "graveyard": [vision], "battlefield": [FOREST] * 2}, B={}).start()
    settle(table.cast("Mage"))
    assert not table.can_cast("Vision")


@pytest.mark.construct("HasCostToldLater", "CostIsItsManaCost")
def test_cards_have_flashback_as_long_as_something_says_so() -> None:
    text = (
        "Each instant and sorcery card in your graveyard has flashback. Its flashback cost is equal to its mana cost."
    )
    altar = permanent(text)
    table = Table(A={"battlefield": [altar, FOREST], "graveyard": [LEAF]}, B={"graveyard": [LEAF]}).start()
    table.cast("Leaf").resolve()
    assert table.life("A") == 23 and table.names("exile") == ["Leaf"]
    (tree,) = tongue("en").read(text).trees
    assert "retrospectiva" in tongue("es").print(tree)


@pytest.mark.construct("HasCostToldLater", "CostToldName", "CostIsItsManaCostPlus")
def test_cards_escape_for_their_mana_cost_and_other_cards() -> None:
    """702.138."""
    table = Table(A={"battlefield": [permanent(BREACH), FOREST], "graveyard": [LEAF, *BEASTS]}, B={}).start()
    assert not table.can_cast("Leaf")
    table = Table(A={"battlefield": [permanent(BREACH), FOREST], "graveyard": [LEAF, *BEASTS, *BEASTS]}, B={}).start()
    table.cast("Leaf").settle()
    assert table.life("A") == 23 and table.names("exile") == ["Beast", "Beast"]
    assert table.names("graveyard", "A") == ["Leaf"] and NAME in table.names("battlefield", "A")


@pytest.mark.construct("CostName")
@pytest.mark.parametrize("before", [True, False])
def test_if_its_surge_cost_was_paid(before: bool) -> None:
    giant = beast("Surge {0}\nWhen this creature enters, if its surge cost was paid, you gain 5 life.", cost="{1}")
    rite = spell("You lose 0 life.", name="Rite")
    table = Table(A={"hand": [giant, rite], "battlefield": [FEN]}, B={}).start()
    if before:
        settle(table.cast("Rite"))
    settle(table.cast(NAME), *["surge"] * before)
    assert table.life("A") == 20 + 5 * before
