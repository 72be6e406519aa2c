"""702.158, 704.5u: space sculptor."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.codec import digest, load, save
from apnap.rules.sectors import sector_of
from tests.constructs.support import NAME, Table, beast, permanent, settle, spanish, spell

ALPHA, BETA, GAMMA = "alpha sector", "beta sector", "gamma sector"
ELK, OX, YAK = (beast(name=name) for name in ("Elk", "Ox", "Yak"))


def sculptor(name: str = "Sculptor") -> CardDefinition:
    """Return an enchantment with space sculptor."""
    return permanent("Space sculptor", name=name)


def sectors(table: Table) -> dict[str, str]:
    """Return the sector of each creature by its name."""
    return {one.definition.name: sector_of(one) for one in table.objects("battlefield") if sector_of(one)}


@pytest.mark.ledger("current:702.158")
def test_702_158c_players_without_it_choose_first_for_each_of_their_creatures() -> None:
    table = Table(A={"hand": [sculptor()], "battlefield": [ELK]}, B={"battlefield": [OX, YAK]}).start()
    table.cast("Sculptor").resolve()
    asked = []
    for sector in (ALPHA, BETA, GAMMA):
        asked.append(table.decision.player)
        table.choose(sector)
    assert asked == [1, 1, 0]
    assert sectors(table) == {"Ox": ALPHA, "Yak": BETA, "Elk": GAMMA}


@pytest.mark.ledger("current:702.158")
def test_702_158b_a_creature_keeps_its_sector_until_nobody_has_space_sculptor() -> None:
    end = spell("Destroy target enchantment.", name="End")
    table = Table(A={"hand": [sculptor(), end], "battlefield": [ELK]}, B={}).start()
    settle(table.cast("Sculptor"), BETA)
    settle(table.to("precombat_main", 3))
    assert sectors(table) == {"Elk": BETA}
    settle(table.cast("End"))
    assert sectors(table) == {}


@pytest.mark.ledger("current:702.158")
def test_702_158b_with_several_instances_and_permanents_one_sector_is_enough() -> None:
    end = spell("Destroy target enchantment.", name="End")
    twice = permanent("Space sculptor\nSpace sculptor", name="Sculptor")
    table = Table(A={"hand": [twice, sculptor("Other"), end], "battlefield": [ELK]}, B={}).start()
    settle(table.cast("Sculptor"), BETA)
    settle(table.cast("Other"))
    settle(table.cast("End", "Other"))
    assert sectors(table) == {"Elk": BETA}, "the first one is still there"


def test_704_5u_a_creature_that_enters_later_gets_a_sector_too_and_a_copy_none_with_it() -> None:
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    table = Table(A={"hand": [sculptor(), twin], "battlefield": [ELK]}, B={}).start()
    settle(table.cast("Sculptor"), BETA)
    settle(table.cast("Twin"), GAMMA)
    assert sorted(sector_of(one) for one in table.objects("battlefield")) == ["", BETA, GAMMA]


@pytest.mark.ledger("current:702.158")
@pytest.mark.construct("ChooseSector", "InThatSector")
def test_702_158d_each_creature_in_the_chosen_sector() -> None:
    storm = spell("Choose a sector. ~ deals 2 damage to each creature in that sector.")
    table = Table(A={"hand": [sculptor(), storm], "battlefield": [ELK]}, B={"battlefield": [OX, YAK]}).start()
    settle(table.cast("Sculptor"), ALPHA, BETA, ALPHA)
    settle(table.cast(NAME), ALPHA)
    assert table.names("battlefield", "B") == ["Yak"] and table.names("battlefield", "A") == ["Sculptor"]
    assert spanish("Choose a sector. ~ deals 2 damage to each creature in that sector.").startswith("Elige un sector.")


def test_a_position_with_sectors_is_saved() -> None:
    table = Table(A={"hand": [sculptor()], "battlefield": [ELK]}, B={}).start()
    settle(table.cast("Sculptor"), BETA)
    assert digest(load(save(table.state))) == digest(table.state)
