"""508, 509: the heuristic attacks and blocks when it wins something by it."""

from __future__ import annotations

from tests.agents.support import attacks, blocks
from tests.rules.support import Table, creature

BEAR = creature("Bear", "1G", 2, 2)
OX = creature("Ox", "3W", 3, 5)
GIANT = creature("Giant", "4R", 5, 5)
RAT = creature("Rat", "B", 1, 1)
CRAB = creature("Crab", "U", 0, 3)
DRAKE = creature("Drake", "2U", 2, 2, "flying")
ADDER = creature("Adder", "B", 1, 1, "deathtouch")
FENCER = creature("Fencer", "1W", 2, 2, "first strike")
GUARD = creature("Guard", "1W", 2, 2, "vigilance")
THUG = creature("Thug", "2R", 3, 3, "menace")


def table(mine: list[object], theirs: list[object], life: int = 20, own: int = 20) -> Table:
    """Return a position with these creatures for A and B, at A's first main phase of turn 3."""
    found = Table(A={"battlefield": mine, "life": own}, B={"battlefield": theirs, "life": life})
    return found.start("precombat_main")


def test_attacks_an_open_board() -> None:
    assert attacks(table([BEAR], [])) == {"Bear at B"}


def test_takes_lethal_although_all_attackers_would_be_exposed() -> None:
    found = attacks(table([BEAR, RAT, GIANT], [OX], life=3, own=3))
    assert {"Bear at B", "Rat at B", "Giant at B"} == found


def test_does_not_attack_into_a_losing_fight() -> None:
    assert attacks(table([BEAR], [OX])) == set()


def test_the_strong_attack_without_the_weak() -> None:
    found = table([GIANT, creature("Troll", "4G", 5, 4), RAT], [OX, BEAR, BEAR])
    assert attacks(found) == {"Giant at B", "Troll at B"}


def test_attacks_in_the_air_where_nothing_blocks() -> None:
    assert attacks(table([BEAR, DRAKE], [OX])) == {"Drake at B"}


def test_does_not_trade_a_good_creature_for_a_deathtouch_rat() -> None:
    assert attacks(table([GIANT], [ADDER])) == set()


def test_keeps_guards_at_home_in_a_losing_race() -> None:
    assert attacks(table([BEAR], [GIANT, creature("Lame Ogre", "2R", 3, 2)], own=7)) == set()


def test_vigilance_attacks_and_still_guards() -> None:
    found = table([GUARD], [creature("Sleeper", "1R", 4, 1, "defender")], own=4)
    found.find("Sleeper").tapped = True
    assert attacks(found) == {"Guard at B"}


def test_blocks_when_the_blocker_wins() -> None:
    assert blocks(table([BEAR], [OX]), "Bear") == {"Ox at Bear"}


def test_does_not_throw_a_creature_away_early() -> None:
    assert blocks(table([GIANT], [RAT]), "Giant") == set()


def test_chumps_only_to_live() -> None:
    assert blocks(table([GIANT], [RAT], life=5), "Giant") == {"Rat at Giant"}


def test_blocks_what_would_be_lethal_together() -> None:
    found = blocks(table([GIANT, BEAR], [RAT], life=6), "Giant", "Bear")
    assert found in ({"Rat at Giant"}, {"Rat at Bear"})


def test_two_blockers_kill_what_one_can_not() -> None:
    found = blocks(table([GIANT], [creature("Ram", "2G", 3, 3), creature("Elk", "2G", 3, 3)], life=6), "Giant")
    assert found == {"Ram at Giant", "Elk at Giant"}


def test_a_lone_blocker_leaves_menace_alone() -> None:
    assert blocks(table([THUG], [OX]), "Thug") == set()


def test_first_strike_is_reckoned_with() -> None:
    assert blocks(table([FENCER], [BEAR]), "Fencer") == set()
    assert blocks(table([BEAR], [FENCER]), "Bear") == {"Fencer at Bear"}


def test_a_wall_holds_what_it_survives() -> None:
    assert blocks(table([BEAR], [CRAB]), "Bear") == {"Crab at Bear"}
