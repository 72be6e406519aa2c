"""702: exalted, battle cry, annihilator, mentor, training, dethrone, provoke, mobilize, decayed."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility
from apnap.abilities.quantity import Number
from apnap.rules import decisions as dec
from tests.rules.layered import affect, put_counters, seen
from tests.rules.support import PLAINS, Table, creature

BEAR = creature("Bear", "1G", 2, 2)
ELF = creature("Elf", "G", 1, 1)
GIANT = creature("Giant", "3R", 4, 4)


@pytest.mark.ledger("current:702.83")
def test_702_83_exalted_is_for_a_lone_attacker_and_counts_each_instance() -> None:
    """For each instance (702.83a), if one creature only was declared (702.83b)."""
    knight = creature("Knight", "W", 2, 2, "exalted", "exalted")
    table = Table(A={"battlefield": [knight, ELF]}, B={}).attack_now("Elf").settle()
    assert table.size("Elf") == (3, 3) and table.size("Knight") == (2, 2)
    table = Table(A={"battlefield": [knight, ELF]}, B={}).attack_now("Elf", "Knight").settle()
    assert table.size("Elf") == (1, 1)
    table.to("precombat_main", turn=2)
    assert table.size("Elf") == (1, 1)


@pytest.mark.ledger("current:702.83")
def test_702_83_exalted_by_a_counter() -> None:
    table = Table(A={"battlefield": [BEAR, ELF]}, B={})
    put_counters(table, "Bear", exalted=1)
    assert table.attack_now("Elf").settle().size("Elf") == (2, 2)


@pytest.mark.ledger("current:702.91")
def test_702_91_battle_cry_is_for_each_other_attacker() -> None:
    """Each other attacking creature gets +1/+0 (702.91a)."""
    caller = creature("Caller", "W", 1, 1, "battle cry")
    table = Table(A={"battlefield": [caller, ELF, BEAR]}, B={}).attack_now("Caller", "Elf").settle()
    assert (table.size("Caller"), table.size("Elf"), table.size("Bear")) == ((1, 1), (2, 1), (2, 2))


@pytest.mark.ledger("current:702.86")
def test_702_86_annihilator_makes_the_defending_player_choose() -> None:
    """The defending player sacrifices that many permanents (702.86a)."""
    horror = creature("Horror", "9", 5, 5, Keyword("annihilator", n=Number(2)))
    table = Table(A={"battlefield": [horror, ELF]}, B={"battlefield": [BEAR, PLAINS, GIANT]}).attack_now("Horror")
    table.resolve()
    assert table.decision.player == 1
    table.choose("Bear", "Plains")
    assert table.names("battlefield") == ["Elf", "Giant", "Horror"]


@pytest.mark.ledger("current:702.86")
def test_702_86b_annihilator_of_a_creature_that_has_left_still_knows_whom_it_attacked() -> None:
    horror = creature("Horror", "9", 1, 1, Keyword("annihilator", n=Number(1)), Keyword("annihilator", n=Number(1)))
    table = Table(A={"battlefield": [horror]}, B={"battlefield": [BEAR, PLAINS]}, C={}).attack_now(("Horror", "B"))
    assert len(table.state.stack) == 2
    put_counters(table, "Horror", minus=1)
    table.state.check_needed = True
    for name in ("Bear", "Plains"):
        table.settle()
        if table.decision.kind == dec.OBJECTS:
            table.choose(name)
    assert table.settle().names("battlefield") == []


@pytest.mark.ledger("current:702.134")
def test_702_134_mentor_targets_an_attacker_of_less_power() -> None:
    """A counter for a weaker attacker (702.134a)."""
    captain = creature("Captain", "W", 2, 2, "mentor")
    table = Table(A={"battlefield": [captain, ELF, BEAR]}, B={}).attack_now("Captain", "Elf", "Bear")
    table.settle()  # Elf is the only possible target
    assert table.size("Elf") == (2, 2)
    table = Table(A={"battlefield": [captain, BEAR, ELF]}, B={}).attack_now("Captain", "Bear")
    assert table.state.stack == []  # 603.3d: no legal target


@pytest.mark.ledger("current:702.134")
def test_702_134_mentor_looks_again_as_it_resolves() -> None:
    captain = creature("Captain", "W", 2, 2, "mentor")
    table = Table(A={"battlefield": [captain, ELF]}, B={}).attack_now("Captain", "Elf")
    put_counters(table, "Elf", plus=1)
    assert table.settle().size("Elf") == (2, 2)  # 608.2b: no more of less power, so no further counter


@pytest.mark.ledger("current:702.149")
def test_702_149_training_needs_a_stronger_attacker_beside_it() -> None:
    """A stronger attacker beside it (702.149a), for each instance (702.149b)."""
    recruit = creature("Recruit", "W", 1, 1, "training", "training")
    table = Table(A={"battlefield": [recruit, BEAR]}, B={}).attack_now("Recruit", "Bear").settle()
    assert table.size("Recruit") == (3, 3)
    for partners in ((), ("Elf",)):
        table = Table(A={"battlefield": [recruit, BEAR, ELF]}, B={}).attack_now("Recruit", *partners)
        assert table.settle().size("Recruit") == (1, 1)


@pytest.mark.ledger("current:702.105")
def test_702_105_dethrone_looks_at_the_player_with_the_most_life() -> None:
    """With the most life or tied for it (702.105a)."""
    rebel = creature("Rebel", "R", 2, 2, "dethrone")
    for life, grown in ((20, True), (21, True), (19, False)):
        table = Table(A={"battlefield": [rebel]}, B={"life": life}).attack_now("Rebel")
        assert table.settle().size("Rebel") == ((3, 3) if grown else (2, 2))
    table = Table(A={"battlefield": [rebel]}, B={"life": 25}, C={"life": 30}).attack_now(("Rebel", "B"))
    assert table.settle().size("Rebel") == (2, 2)


@pytest.mark.ledger("current:702.39")
def test_702_39_provoke_untaps_a_creature_and_makes_it_block() -> None:
    """The target is untapped and must block (702.39a)."""
    beast = creature("Beast", "3G", 4, 4, "provoke")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [ELF, BEAR]})
    table.state.edit(table.find("Elf").ref).tapped = True
    table.attack_now("Beast").target("Elf").resolve().choose(True)
    assert not table.find("Elf").tapped
    table.to("declare_blockers")
    assert not table.decision.can_finish  # 509.1c
    table.choose(("Elf", "Beast"), dec.DONE).to("end_combat")
    assert table.names("graveyard", "B") == ["Elf"]


@pytest.mark.ledger("current:702.39")
def test_702_39_provoke_is_optional_and_only_for_this_combat() -> None:
    beast = creature("Beast", "3G", 4, 4, "provoke")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [ELF]}).attack_now("Beast")
    table.resolve().choose(False).to("declare_blockers")
    assert table.decision.can_finish


@pytest.mark.ledger("current:702.181")
def test_702_181_mobilized_tokens_enter_attacking_and_are_sacrificed_at_the_end() -> None:
    """Tapped and attacking, until the next end step (702.181a)."""
    leader = creature("Leader", "R", 2, 2, Keyword("mobilize", n=Number(2)))
    table = Table(A={"battlefield": [leader]}, B={}).attack_now("Leader").settle()
    tokens = [o for o in table.objects("battlefield") if seen(table, "Leader").name != o.definition.name]
    assert len(tokens) == 2 and all(o.tapped and o.attacking for o in tokens)
    table.to("end_combat")
    assert table.life("B") == 16
    table.to("precombat_main", turn=2)
    assert table.names("battlefield") == ["Leader"]


@pytest.mark.ledger("current:702.147")
def test_702_147_decayed_cant_block_and_is_sacrificed_after_it_attacked() -> None:
    """It can't block, and its attack is its last (702.147a)."""
    zombie = creature("Zombie", "B", 2, 2, "decayed")
    table = Table(A={"battlefield": [zombie, BEAR]}, B={}).attack_now("Zombie")
    assert "Zombie" in table.names("battlefield") and table.settle().names("battlefield") == ["Bear", "Zombie"]
    table.to("postcombat_main")
    assert table.life("B") == 18 and table.names("battlefield") == ["Bear"]
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [zombie]}).attack_now("Bear")
    assert table.to("declare_blockers").decision.kind == dec.PRIORITY  # no creature can block


@pytest.mark.ledger("current:702.147")
def test_702_147_an_unattacking_decayed_creature_stays() -> None:
    zombie = creature("Zombie", "B", 2, 2)
    table = Table(A={"battlefield": [zombie]}, B={}).start()
    affect(table, ["Zombie"], AddAbility(Keyword("decayed")))
    assert table.to("postcombat_main").names("battlefield") == ["Zombie"]
