"""702.167: craft."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword, Static
from apnap.abilities.bonds import CraftedFrom
from apnap.abilities.change import SetBase
from apnap.abilities.cost import Cost, CostPart, ExileObjects
from apnap.abilities.definition import TRANSFORM, CardDefinition
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, HasCardType, HasSubtype, This
from apnap.abilities.quantity import POWER, Number, StatOf
from apnap.abilities.static import Changes
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, CREATURE, GRAVEYARD
from tests.rules.support import FOREST, Table, artifact, creature, damage_to_any, instant

THERE = (BATTLEFIELD, GRAVEYARD)
CUB, OGRE = creature("Cub", "1G", 2, 2), creature("Ogre", "2R", 3, 3)
SCRAP = artifact("Scrap", "1")
STRONG = Static((Changes(This(), (SetBase(StatOf(CraftedFrom(), POWER), Number(3)),)),))


def kiln(*materials: CostPart) -> CardDefinition:
    front = artifact("Kiln", "1", Keyword("craft", cost=Cost(ManaCost(("2",)), materials)))
    back = creature("Golem", "0", 0, 3, STRONG)
    return CardDefinition("Kiln // Golem", (front.faces[0], back.faces[0]), TRANSFORM)


def a(*tests: HasCardType | HasSubtype, n: int = 1, or_more: bool = False) -> ExileObjects:
    return ExileObjects(Filter(tests, THERE), Number(n), or_more)


@pytest.mark.ledger("current:702.167")
def test_702_167a_it_comes_back_transformed_and_only_as_a_sorcery() -> None:
    """Craft (702.167); a type is on the battlefield or on a card in a graveyard (702.167b)."""
    field = [kiln(a(HasCardType(CREATURE))), CUB, FOREST, FOREST]
    table = Table(A={"battlefield": field, "graveyard": [OGRE]}, B={"battlefield": [OGRE]}).start("upkeep")
    assert not table.can_activate("Kiln")
    table.to("precombat_main").activate("Kiln")
    assert table.offered() == ["Cub", "Ogre"]  # yours on the battlefield, and the card in your graveyard (702.167b)
    table.choose("Ogre")
    assert table.names("exile", "A") == ["Kiln", "Ogre"]  # both are costs
    table.resolve()
    assert table.size("Golem") == (3, 3) and table.names("exile", "A") == ["Ogre"]


@pytest.mark.ledger("current:702.167")
def test_702_167a_the_permanent_is_none_of_its_own_materials() -> None:
    field = [kiln(a(HasCardType(ARTIFACT))), FOREST, FOREST]
    assert not Table(A={"battlefield": field}, B={}).start().can_activate("Kiln")
    table = Table(A={"battlefield": [*field, SCRAP]}, B={}).start().activate("Kiln")
    assert table.names("exile", "A") == ["Kiln", "Scrap"]


@pytest.mark.ledger("current:702.167")
def test_702_167c_only_the_cards_that_are_still_in_exile_count_and_no_other_ones() -> None:
    field = [kiln(a(HasCardType(CREATURE), or_more=True)), CUB, FOREST, FOREST]
    table = Table(A={"battlefield": field, "graveyard": [OGRE], "exile": [OGRE]}, B={}).start()
    table.activate("Kiln").choose("Cub", "Ogre").resolve()
    assert table.size("Golem") == (5, 3)  # not the Ogre that was in exile before
    assert sorted(table.names("exile", "A")) == ["Cub", "Ogre", "Ogre"]


@pytest.mark.ledger("current:702.167")
def test_702_167a_two_crafts_of_one_object_are_paid_each_with_its_own_materials() -> None:
    both = kiln(a(HasCardType(CREATURE)))
    more = Keyword("craft", cost=Cost(ManaCost(("0",)), (a(HasCardType(CREATURE), n=2),)))
    front = artifact("Kiln", "1", *both.faces[0].abilities, more)
    card = CardDefinition("Kiln // Golem", (front.faces[0], both.faces[1]), TRANSFORM)
    table = Table(A={"battlefield": [card, CUB, CUB, FOREST, FOREST]}, B={}).start()
    assert len(table.actions("Kiln")) == 2
    table.activate("Kiln", index=1).resolve()
    assert table.size("Golem") == (4, 3) and not table.find("Forest").tapped


@pytest.mark.ledger("current:702.167")
def test_702_167a_a_list_of_materials_needs_a_different_object_for_each() -> None:
    both = creature("Both", "1", 2, 2, subtypes=("Elf", "Orc"))
    elf = creature("Elf", "1", 1, 1, subtypes=("Elf",))
    field = [kiln(a(HasSubtype("Elf")), a(HasSubtype("Orc"))), both, FOREST, FOREST]
    assert not Table(A={"battlefield": field}, B={}).start().can_activate("Kiln")
    table = Table(A={"battlefield": field, "graveyard": [elf]}, B={}).start().activate("Kiln")
    table.resolve()
    assert table.names("exile", "A") == ["Both", "Elf"] and table.size("Golem") == (3, 3)


@pytest.mark.ledger("current:702.167")
def test_702_167a_a_card_that_has_left_exile_does_not_come_back() -> None:
    """A card with one face only is exiled and stays there (712.14a)."""
    plain = artifact("Anvil", "1", Keyword("craft", cost=Cost(ManaCost(("0",)), (a(HasCardType(CREATURE)),))))
    bolt = instant("Bolt", "0", damage_to_any(1))
    table = Table(A={"battlefield": [plain, CUB], "hand": [bolt]}, B={}).start()
    table.activate("Anvil").resolve()
    assert table.names("exile", "A") == ["Anvil", "Cub"] and table.names("battlefield", "A") == []
