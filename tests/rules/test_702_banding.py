"""702.22: banding."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword
from apnap.abilities.change import AddAbility, RemoveAbility
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import BecomeBlocked
from apnap.abilities.objects import TargetObjects
from apnap.rules import decisions as dec
from apnap.rules.combat.bands import band_mates
from tests.rules.layered import affect
from tests.rules.support import FOREST, TARGET_CREATURE, Table, creature, damage_to_any, instant

HERO = creature("Hero", "W", 1, 1, "banding")
KNIGHT = creature("Knight", "W", 2, 2, "banding")
BIRD = creature("Bird", "W", 1, 1, "flying")
BEAR = creature("Bear", "1G", 2, 2)
GIANT = creature("Giant", "3R", 4, 4)


def attack(table: Table, *names: str) -> Table:
    """Declare attackers; stop at the question of bands."""
    table.start("begin_combat").to("declare_attackers")
    for name in names:
        table.choose((name, "B"))
    if table.decision.kind == dec.ATTACKERS:
        table.choose(dec.DONE)
    return table


def mates(table: Table, name: str) -> set[str]:
    return {table.named(ref) for ref in band_mates(table.state, table.find(name).ref)}


def band(mine: list[CardDefinition], theirs: list[CardDefinition], *members: str) -> Table:
    """All of mine attack; these are declared a band."""
    table = attack(Table(A={"battlefield": mine}, B={"battlefield": theirs}), *(one.name for one in mine))
    table.choose(*members)
    while table.decision.purpose == "band":
        table.choose(dec.DONE)
    return table


@pytest.mark.ledger("current:702.22")
def test_702_22c_with_banding_and_one_without() -> None:
    """Banding (702.22)."""
    table = attack(Table(A={"battlefield": [HERO, KNIGHT, BEAR, GIANT]}, B={}), "Hero", "Knight", "Bear", "Giant")
    assert len(table.decision.options) == 2  # a band begins with a creature that has banding
    table.choose("Hero", "Bear")
    assert len(table.decision.options) == 1  # only the Knight: no second creature without banding
    table.choose("Knight")
    assert table.decision.kind == dec.PRIORITY and mates(table, "Hero") == {"Bear", "Knight"}
    assert mates(table, "Giant") == set()


@pytest.mark.ledger("current:702.22")
def test_702_22c_bands_are_optional_and_several_are_possible() -> None:
    table = attack(Table(A={"battlefield": [HERO, KNIGHT, BEAR]}, B={}), "Hero", "Knight", "Bear").choose(dec.DONE)
    assert mates(table, "Hero") == set()
    table = attack(Table(A={"battlefield": [HERO, KNIGHT, BEAR, GIANT]}, B={}), "Hero", "Knight", "Bear", "Giant")
    table.choose("Hero", "Bear", dec.DONE, "Knight", "Giant")
    assert mates(table, "Hero") == {"Bear"} and mates(table, "Knight") == {"Giant"}


@pytest.mark.ledger("current:702.22")
def test_702_22d_a_band_attacks_one_player() -> None:
    table = Table(A={"battlefield": [HERO, BEAR]}, B={}, C={}).start("begin_combat")
    table.attack(("Hero", "B"), ("Bear", "C"))
    assert table.decision.kind == dec.PRIORITY  # nobody is asked: they attack different players


@pytest.mark.ledger("current:702.22")
def test_702_22h_what_blocks_one_blocks_all() -> None:
    table = band([HERO, BIRD], [GIANT, FOREST], "Hero", "Bird").block(("Giant", "Hero"))
    giant = table.find("Giant").ref
    assert table.find("Bird").blocked_by == (giant,) and table.find("Bird").blocked
    assert set(table.find("Giant").blocking) == {table.find("Hero").ref, table.find("Bird").ref}


@pytest.mark.ledger("current:702.22")
def test_702_22k_the_attacking_player_divides_the_damage_of_what_blocks_the_band() -> None:
    table = band([HERO, BEAR], [GIANT], "Hero", "Bear").block(("Giant", "Bear")).to_division()
    assert table.decision.player == 0 and table.decision.source == table.find("Giant").ref
    first = table.named(table.decision.subject)
    table.choose(4 if first == "Hero" else 0)
    assert table.settle().names("graveyard", "A") == ["Hero"]


@pytest.mark.ledger("current:702.22")
def test_702_22j_the_defending_player_divides_what_is_blocked_by_banding() -> None:
    trampler = creature("Wurm", "5G", 6, 6, "trample")
    table = attack(Table(A={"battlefield": [trampler]}, B={"battlefield": [HERO, BEAR]}), "Wurm")
    table.block(("Hero", "Wurm"), ("Bear", "Wurm")).to_division()
    assert table.decision.player == 1
    first = table.named(table.decision.subject)
    table.choose(6 if first == "Hero" else 0)
    assert table.settle().names("graveyard", "B") == ["Hero"] and table.life("B") == 20  # nothing tramples over


def test_510_1c_without_banding_everybody_divides_their_own() -> None:
    table = attack(Table(A={"battlefield": [GIANT]}, B={"battlefield": [BIRD, BEAR]}), "Giant")
    assert table.block(("Bird", "Giant"), ("Bear", "Giant")).to_division().decision.player == 0


@pytest.mark.ledger("current:702.22")
def test_702_22e_f_a_band_lasts_but_not_for_what_leaves_combat() -> None:
    """What is removed from combat is removed from its band (702.22f)."""
    zap = instant("Zap", "0", damage_to_any(3))
    table = attack(Table(A={"battlefield": [HERO, BEAR, KNIGHT], "hand": [zap]}, B={}), "Hero", "Bear", "Knight")
    table.choose("Hero", "Bear", "Knight")
    affect(table, ["Hero"], RemoveAbility("banding"))
    assert mates(table, "Bear") == {"Hero", "Knight"}
    table.cast("Zap", "Knight").settle()
    assert mates(table, "Bear") == {"Hero"}
    table.to("postcombat_main")
    assert "band" not in dict(table.find("Bear").memory)


@pytest.mark.ledger("current:702.22")
def test_702_22a_banding_gained_after_the_declaration_makes_no_band() -> None:
    """It modifies the declaration of attackers and the assignment of damage (702.22j), and does so then."""
    table = attack(Table(A={"battlefield": [BEAR, GIANT]}, B={"battlefield": [GIANT]}), "Bear", "Giant")
    assert table.decision.kind == dec.PRIORITY  # no band is asked for
    affect(table, ["Bear"], AddAbility(Keyword("banding")))
    assert mates(table, "Bear") == set()
    table.block(("Giant#2", "Giant")).to("end_combat")
    assert table.life("B") == 18  # the Bear was not blocked along with the Giant


@pytest.mark.ledger("current:702.22")
def test_702_22g_a_band_shares_no_abilities() -> None:
    table = band([HERO, BIRD], [GIANT, FOREST], "Hero", "Bird").to("declare_blockers")
    pairs = [one for one in table.choices if isinstance(one, tuple)]
    assert [(table.named(a), table.named(b)) for a, b in pairs] == [("Giant", "Hero")]  # the Bird flies, the Hero not


@pytest.mark.ledger("current:702.22")
def test_702_22i_if_an_effect_makes_one_of_them_blocked_all_are() -> None:
    stop = instant("Stop", "0", Body((TARGET_CREATURE,), BecomeBlocked(TargetObjects(0))))
    table = attack(Table(A={"battlefield": [HERO, BEAR, GIANT]}, B={"hand": [stop]}), "Hero", "Bear", "Giant")
    table.choose("Hero", "Bear").to("declare_blockers").passes().cast("Stop", "Bear").resolve()
    assert table.find("Bear").blocked and table.find("Hero").blocked and not table.find("Giant").blocked
    assert table.to("end_combat").life("B") == 16


@pytest.mark.ledger("current:702.22")
def test_702_22m_banding_twice_lets_no_second_creature_without_it_in() -> None:
    twice = creature("Hero", "W", 1, 1, "banding", "banding")
    table = attack(Table(A={"battlefield": [twice, BEAR, GIANT]}, B={}), "Hero", "Bear", "Giant")
    table.choose("Hero", "Bear")
    assert table.decision.kind == dec.PRIORITY and mates(table, "Hero") == {"Bear"}
