"""702.22: "bands with other": bands of creatures of a quality."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import RemoveAbility
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import Filter, HasSubtype
from apnap.rules import decisions as dec
from apnap.rules.combat.bands import band_mates
from tests.rules.layered import affect
from tests.rules.support import Table, creature

WITH_WOLVES = Keyword("bands with other", what=Filter((HasSubtype("Wolf"),)))
LEADER = creature("Leader", "G", 1, 1, WITH_WOLVES, subtypes=("Wolf",))
ONE, TWO = (creature(name, "G", 1, 1, subtypes=("Wolf",)) for name in ("One", "Two"))
BEAR, CUB = creature("Bear", "1G", 2, 2), creature("Cub", "G", 1, 1)
HERO = creature("Hero", "W", 1, 1, "banding")
SHEPHERD = creature("Shepherd", "G", 1, 1, WITH_WOLVES)  # no Wolf itself
GIANT = creature("Giant", "3R", 4, 4)


def attack(mine: list[CardDefinition], *theirs: CardDefinition) -> Table:
    """All of mine attack; stop at the question of bands."""
    table = Table(A={"battlefield": mine}, B={"battlefield": list(theirs)}).start("begin_combat")
    table.to("declare_attackers")
    for one in mine:
        table.choose((one.name, "B"))
    if table.decision.kind == dec.ATTACKERS:
        table.choose(dec.DONE)
    return table


def mates(table: Table, name: str) -> set[str]:
    return {table.named(ref) for ref in band_mates(table.state, table.find(name).ref)}


@pytest.mark.ledger("current:702.22")
def test_702_22c_one_that_bands_with_others_and_any_number_of_that_quality() -> None:
    table = attack([LEADER, ONE, TWO, BEAR])
    assert table.offered() == ["Leader"]
    table.choose("Leader")
    assert table.offered() == ["One", "Two"]
    table.choose("One", "Two")
    assert mates(table, "Leader") == {"One", "Two"} and mates(table, "Bear") == set()


@pytest.mark.ledger("current:702.22")
@pytest.mark.parametrize("mine", [[LEADER, BEAR], [SHEPHERD, ONE, TWO], [ONE, TWO]])
def test_702_22c_without_another_of_the_quality_or_the_quality_itself_there_is_no_band(
    mine: list[CardDefinition],
) -> None:
    assert attack(mine).decision.kind == dec.PRIORITY  # no band is asked for


@pytest.mark.ledger("current:702.22")
def test_702_22c_beside_banding_it_is_a_creature_without_banding() -> None:
    table = attack([HERO, LEADER, ONE, BEAR]).choose("Hero")
    assert table.offered() == ["Bear", "Leader", "One"]
    table.choose("Leader")
    assert table.decision.kind == dec.PRIORITY and mates(table, "Hero") == {"Leader"}


@pytest.mark.ledger("current:702.22")
def test_702_22b_who_loses_banding_loses_bands_with_other_too() -> None:
    for name in ("banding", "bands with other"):
        table = Table(A={"battlefield": [LEADER, ONE]}, B={}).start("begin_combat")
        affect(table, ["Leader"], RemoveAbility(name))
        table.attack("Leader", "One")
        assert table.decision.kind == dec.PRIORITY
    table = Table(A={"battlefield": [HERO, ONE]}, B={}).start("begin_combat")
    affect(table, ["Hero"], RemoveAbility("bands with other"))
    table.to("declare_attackers").choose(("Hero", "B"), ("One", "B"))
    assert table.decision.purpose == "band"  # banding itself is another ability


@pytest.mark.ledger("current:702.22")
@pytest.mark.parametrize(("blockers", "who"), [((LEADER, ONE), 1), ((LEADER, CUB), 0), ((ONE, TWO), 0)])
def test_702_22j_two_blockers_of_the_quality_let_their_player_divide(
    blockers: tuple[CardDefinition, ...], who: int
) -> None:
    table = Table(A={"battlefield": [GIANT]}, B={"battlefield": list(blockers)}).attack_now("Giant")
    table.block(*((one.name, "Giant") for one in blockers)).to_division()
    assert table.decision.player == who


@pytest.mark.ledger("current:702.22")
def test_702_22h_k_what_blocks_one_of_the_band_blocks_all_and_its_damage_is_divided_by_the_attacker() -> None:
    table = attack([LEADER, ONE], GIANT).choose("Leader", "One").block(("Giant", "One"))
    assert table.find("Leader").blocked
    assert table.to_division().decision.player == 0


@pytest.mark.ledger("current:702.22")
def test_702_22m_two_instances_of_the_same_kind_make_one_band() -> None:
    leader = creature("Leader", "G", 1, 1, WITH_WOLVES, WITH_WOLVES, subtypes=("Wolf",))
    table = attack([leader, ONE, BEAR]).choose("Leader")
    assert table.offered() == ["One"]
    assert mates(table.choose("One"), "Leader") == {"One"} and table.decision.kind == dec.PRIORITY
