"""702.44 sunburst, 702.72 champion, 702.136 riot, 702.165 backup."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Keyword, Triggered
from apnap.abilities.change import AddAbility, RemoveAllAbilities
from apnap.abilities.effect import Destroy, Draw
from apnap.abilities.objects import Filter, HasSubtype, IsSource, TargetObjects, You
from apnap.abilities.occurrence import Attacks
from apnap.abilities.quantity import Number
from apnap.abilities.values import FLYING, HASTE, LIFELINK
from apnap.rules import decisions as dec
from tests.rules.layered import affect, seen
from tests.rules.support import (
    FOREST,
    ISLAND,
    SWAMP,
    TARGET_CREATURE,
    Body,
    Table,
    artifact,
    creature,
    instant,
)

BEAR = creature("Bear", "0", 2, 2)
KILL = instant("Kill", "0", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))


@pytest.mark.ledger("current:702.136")
@pytest.mark.parametrize("counter", [True, False])
def test_702_136_riot_is_a_counter_or_haste(counter: bool) -> None:
    """A counter or else haste (702.136a)."""
    table = Table(A={"hand": [creature("Rager", "0", 2, 2, "riot")]}, B={}).start().cast("Rager").resolve()
    table.choose(counter)
    assert table.size("Rager") == ((3, 3) if counter else (2, 2))
    assert bool(seen(table, "Rager").keywords & HASTE) is not counter


@pytest.mark.ledger("current:702.136")
def test_702_136_haste_of_riot_stays_and_each_instance_is_chosen_for() -> None:
    """Each instance works separately (702.136b)."""
    table = Table(A={"hand": [creature("Rager", "0", 2, 2, "riot", "riot")]}, B={}).start().cast("Rager").resolve()
    table.choose(False, True)
    assert table.size("Rager") == (3, 3) and seen(table, "Rager").keywords & HASTE
    table.to("precombat_main", turn=3)
    assert seen(table, "Rager").keywords & HASTE
    affect(table, ["Rager"], RemoveAllAbilities())
    assert not seen(table, "Rager").keywords & HASTE


@pytest.mark.ledger("current:702.44")
def test_702_44_sunburst_counts_colors_by_what_it_is() -> None:
    """+1/+1 counters on a creature, else charge counters (702.44a); instances add up (702.44d)."""
    lands = [FOREST, ISLAND, SWAMP, FOREST]
    golem = creature("Golem", "4", 0, 0, "sunburst")
    table = Table(A={"hand": [golem], "battlefield": lands}, B={}).start().cast("Golem").resolve()
    assert table.size("Golem") == (3, 3)
    prism = artifact("Prism", "2", Keyword("sunburst"), Keyword("sunburst"))
    table = Table(A={"hand": [prism], "battlefield": [FOREST, ISLAND]}, B={}).start().cast("Prism").resolve()
    assert table.find("Prism").counters == (("charge", 4),)  # 702.44d


@pytest.mark.ledger("current:702.44")
def test_702_44b_what_was_not_cast_has_no_sunburst() -> None:
    golem = creature("Golem", "4", 2, 2, "sunburst", "persist")
    table = Table(A={"battlefield": [golem], "hand": [KILL]}, B={}).start().cast("Kill").settle()
    assert table.find("Golem", "battlefield").counters == (("-1/-1", 1),)  # 702.79a, and nothing more


GOBLIN = creature("Goblin", "0", 1, 1, subtypes=("Goblin",))
CHIEF = creature("Chief", "0", 5, 5, Keyword("champion", what=Filter((HasSubtype("Goblin"),))), subtypes=("Goblin",))


@pytest.mark.ledger("current:702.72")
def test_702_72_champion_exiles_another_and_gives_it_back() -> None:
    """Exiled as it enters, given back as it leaves (702.72a). The two abilities are linked (607.2k)."""
    table = Table(A={"hand": [CHIEF, KILL], "battlefield": [GOBLIN, BEAR]}, B={"battlefield": [GOBLIN]}).start()
    table.cast("Chief").settle().choose("Goblin")
    assert table.names("exile") == ["Goblin"] and "Chief" in table.names("battlefield")
    table.cast("Kill", "Chief").settle()
    assert table.names("exile") == [] and table.names("battlefield", "A") == ["Bear", "Goblin"]


@pytest.mark.ledger("current:702.72")
def test_702_72_champion_is_sacrificed_without_another() -> None:
    table = Table(A={"hand": [CHIEF], "battlefield": [BEAR]}, B={"battlefield": [GOBLIN]}).start()
    assert table.cast("Chief").settle().names("graveyard", "A") == ["Chief"]
    table = Table(A={"hand": [CHIEF], "battlefield": [GOBLIN]}, B={}).start().cast("Chief").settle().choose(dec.DONE)
    assert table.names("graveyard", "A") == ["Chief"] and table.names("battlefield") == ["Goblin"]


def test_607_2a_leaving_first_leaves_the_championed_card_in_exile() -> None:
    table = Table(A={"hand": [CHIEF, KILL], "battlefield": [GOBLIN]}, B={}).start().cast("Chief").resolve()
    table.cast("Kill", "Chief").resolve().settle().choose("Goblin")
    assert table.settle().names("exile") == ["Goblin"] and table.names("battlefield") == []


def angel(*above: str) -> object:
    draws = Triggered(Attacks(Filter((IsSource(),))), Body(effect=Draw(You())))
    return creature("Angel", "0", 1, 1, *above, Keyword("backup", n=Number(1)), "flying", "lifelink", draws)


@pytest.mark.ledger("current:702.165")
def test_702_165_backup_gives_another_creature_what_is_printed_below() -> None:
    """A counter and the abilities printed below it until end of turn (702.165a)."""
    seats: dict[str, Any] = {"A": {"hand": [angel("haste")], "battlefield": [BEAR]}, "B": {"battlefield": [GOBLIN]}}
    table = Table(**seats).start().cast("Angel").settle()
    assert table.offered() == ["Angel", "Bear", "Goblin"]  # whoever controls it
    table.choose("Bear").settle()
    assert table.size("Bear") == (3, 3)
    assert not any(ability.keyword == "backup" for ability in seen(table, "Bear").abilities)
    keywords = seen(table, "Bear").keywords
    assert keywords & FLYING and keywords & LIFELINK and not keywords & HASTE
    table.attack("Bear").settle()
    assert len(table.names("hand", "A")) == 1
    table.to("upkeep", turn=2)
    assert table.size("Bear") == (3, 3) and not seen(table, "Bear").keywords


@pytest.mark.ledger("current:702.165")
def test_702_165_backup_on_itself_is_only_a_counter() -> None:
    table = Table(A={"hand": [angel()], "battlefield": [BEAR]}, B={}).start().cast("Angel").settle()
    table.choose("Angel").settle()
    assert table.size("Angel") == (2, 2) and len(seen(table, "Angel").abilities) == 6 - 1


@pytest.mark.ledger("current:702.165")
def test_702_165c_gained_abilities_are_not_given_on() -> None:
    """What is granted is settled as it is put on the stack (702.165d)."""
    table = Table(A={"hand": [angel()], "battlefield": [BEAR]}, B={}).start().cast("Angel").settle()
    table.choose("Bear")
    affect(table, ["Angel"], AddAbility(Keyword("haste")))
    affect(table, ["Angel"], RemoveAllAbilities())
    keywords = seen(table.settle(), "Bear").keywords
    assert keywords & FLYING and not keywords & HASTE  # 702.165d: losing them comes too late
