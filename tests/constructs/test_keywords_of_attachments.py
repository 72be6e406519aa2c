"""702.65 aura swap, 702.163 for Mirrodin!, 702.182 job select: attachments that come and go."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import RED
from apnap.rules import decisions as dec
from tests.constructs.support import BEAR, NAME, OGRE, Table, permanent, settle, spanish, spell
from tests.rules.layered import seen


def aura(text: str, name: str) -> CardDefinition:
    return permanent(text, "Enchantment — Aura", name=name)


def wings() -> CardDefinition:
    return aura("Enchant creature\nEnchanted creature has flying.\nAura swap {0}", "Wings")


def claws() -> CardDefinition:
    return aura("Enchant creature\nEnchanted creature gets +2/+2.\nWhen ~ enters, you gain 4 life.", "Claws")


def swapping(*hand: CardDefinition) -> Table:
    """Return a position in which the Wings are on the Bear and their ability is on the stack."""
    table = Table(A={"battlefield": [BEAR, OGRE], "hand": [wings(), *hand]}, B={}).start()
    return table.cast("Wings", "Bear").resolve().activate("Wings")


@pytest.mark.ledger("current:702.65")
@pytest.mark.construct("CostedKeyword")
def test_702_65a_the_card_takes_the_place_of_the_aura_without_being_cast() -> None:
    """Aura swap (702.65). The one card stops being attached to the creature and the other becomes attached to it
    (701.12e).
    """
    table = swapping(claws()).resolve().choose("Claws")
    assert table.names("hand", "A") == ["Wings"] and table.find("Claws").attached_to == table.find("Bear").ref
    assert table.settle().life("A") == 24 and table.size("Bear") == (4, 4)
    assert not seen(table, "Bear").keywords


@pytest.mark.ledger("current:702.65")
@pytest.mark.parametrize("answer", ["done", "Bond", "Pact"])
def test_702_65b_without_a_card_that_can_take_its_place_nothing_happens(answer: str) -> None:
    """Bond enchants lands, Pact creatures of power 3 or more (303.4i); and nobody has to swap."""
    bond = aura("Enchant land\nEnchanted land has hexproof.", "Bond")
    pact = aura("Enchant creature with power 3 or greater\nEnchanted creature has haste.", "Pact")
    table = swapping(bond, pact).resolve().choose(answer)
    assert table.names("hand", "A") == ["Bond", "Pact"]
    assert table.find("Wings").attached_to == table.find("Bear").ref


@pytest.mark.ledger("current:702.65")
def test_702_65b_an_aura_that_has_left_is_exchanged_with_nothing() -> None:
    doom = spell("Destroy target enchantment.", name="Doom", type_line="Instant")
    table = swapping(claws(), doom)
    table.cast("Doom").resolve()
    assert table.names("graveyard", "A") == ["Doom", "Wings"]
    if table.resolve().decision.kind == dec.OBJECTS:
        table.choose("Claws")
    assert table.names("hand", "A") == ["Claws"]


@pytest.mark.ledger("current:702.65")
def test_702_65a_each_instance_is_an_ability_of_its_own() -> None:
    twice = aura("Enchant creature\nAura swap {0}\nAura swap {1}", "Twice")
    table = Table(A={"battlefield": [BEAR], "hand": [twice, wings()]}, B={}).start().cast("Twice").resolve()
    assert len(table.actions("Twice")) == 1  # the other one costs {1}
    table.activate("Twice").resolve().choose("Wings").activate("Wings").resolve().choose("Twice")
    assert table.names("hand", "A") == ["Wings"] and table.find("Twice").attached_to == table.find("Bear").ref


@pytest.mark.ledger("current:702.163", "current:702.182")
@pytest.mark.parametrize(
    ("keyword", "name", "size", "colors"),
    [("For Mirrodin!", "Rebel Token", (2, 2), RED), ("Job select", "Hero Token", (1, 1), 0)],
)
def test_702_163a_702_182a_a_creature_comes_with_the_equipment(
    keyword: str, name: str, size: tuple[int, int], colors: int
) -> None:
    """For Mirrodin! (702.163), job select (702.182)."""
    blade = permanent(f"{keyword}\nEquipped creature gets +1/+1.\nEquip {{0}}", "Artifact — Equipment")
    table = Table(A={"hand": [blade], "battlefield": [BEAR]}, B={}).start().cast(NAME).settle()
    assert table.size(name) == (size[0] + 1, size[1] + 1) and seen(table, name).colors == colors
    table.activate(NAME, "Bear").resolve()
    assert table.size(name) == size and table.size("Bear") == (3, 3)


@pytest.mark.ledger("current:702.163", "current:702.182")
@pytest.mark.parametrize(("keyword", "name"), [("For Mirrodin!", "Rebel Token"), ("Job select", "Hero Token")])
def test_702_163a_702_182a_the_creature_comes_though_the_equipment_is_gone_and_for_each_instance(
    keyword: str, name: str
) -> None:
    """301.5, 701.3b: what is no longer on the battlefield is attached to nothing."""
    blade = permanent(f"{keyword}\n{keyword}\nEquipped creature gets +1/+1.", "Artifact — Equipment")
    crush = spell("Destroy target artifact.", name="Crush", type_line="Instant")
    table = Table(A={"hand": [blade, crush]}, B={}).start().cast(NAME).resolve()
    while table.decision.kind != dec.PRIORITY:
        table.choose(0)
    table.cast("Crush").resolve().settle()
    assert table.names("battlefield", "A") == [name, name] and table.names("graveyard", "A") == ["Crush", NAME]
    both = settle(Table(A={"hand": [blade]}, B={}).start().cast(NAME))
    last = both.find(f"{name}#2")
    assert both.names("battlefield") == [name, name, NAME] and both.find(NAME).attached_to == last.ref


def test_in_spanish() -> None:
    assert spanish("Aura swap {2}{U}") == "Canjear auras {2}{U}."
    assert spanish("For Mirrodin!") == "¡Por Mirrodin!"
    assert spanish("Job select") == "Elegir trabajo."
