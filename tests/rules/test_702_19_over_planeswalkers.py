"""702.19c–g: trample over planeswalkers."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import GRAVEYARD
from apnap.rules.happen import happen
from apnap.rules.machine import run
from apnap.rules.zones import move
from tests.rules.support import Table, creature, planeswalker

OVER = Keyword("trample over planeswalkers")
WALKER = planeswalker("Walker", "3", 3)
CUB, BEAR = creature("Cub", "G", 1, 1), creature("Bear", "1G", 2, 2)


def wurm(*more: Keyword | str, power: int = 8) -> CardDefinition:
    return creature("Wurm", "6G", power, 8, *more)


def attacked(attacker: CardDefinition, *theirs: CardDefinition, mine: tuple[CardDefinition, ...] = ()) -> Table:
    """The Wurm (and what is with it) attacks the Walker."""
    table = Table(A={"battlefield": [attacker, *mine]}, B={"battlefield": [WALKER, *theirs]}).start("begin_combat")
    return table.attack(*((one.name, "Walker") for one in (attacker, *mine)))


@pytest.mark.ledger("current:702.19")
def test_702_19c_what_is_beyond_the_loyalty_may_go_to_the_player() -> None:
    table = attacked(wurm(OVER)).to_division()
    assert table.decision.options == (3, 4, 5, 6, 7, 8)
    table.choose(3)
    assert (table.names("graveyard", "B"), table.life("B")) == (["Walker"], 15)
    table = attacked(wurm(OVER)).to_division().choose(6)
    assert table.life("B") == 18


@pytest.mark.ledger("current:702.19")
def test_702_19c_blockers_first_then_the_planeswalker_then_the_player() -> None:
    table = attacked(wurm(OVER), BEAR).block(("Bear", "Wurm")).to_division()
    assert list(table.decision.options) == [2, 3, 4, 5, 6, 7, 8]
    table.choose(2)
    assert table.named(table.decision.subject) == "Walker" and table.decision.options == (3, 4, 5, 6)
    table.choose(3)
    assert (table.names("graveyard", "B"), table.life("B")) == (["Bear", "Walker"], 17)
    table = attacked(wurm(OVER), BEAR).block(("Bear", "Wurm")).to_division().choose(6).to("end_combat")
    assert table.find("Walker").counter("loyalty") == 1 and table.life("B") == 20  # not enough for the loyalty


@pytest.mark.ledger("current:702.19")
def test_702_19c_damage_from_other_creatures_counts_and_deathtouch_makes_nothing_lethal_here() -> None:
    table = attacked(wurm(OVER, "deathtouch"), mine=(BEAR,)).to_division()
    assert table.decision.options == (1, 2, 3, 4, 5, 6, 7, 8)  # the Bear assigns 2 of the 3
    assert table.choose(1).life("B") == 13
    table = attacked(wurm(OVER, "deathtouch")).to_division()
    assert table.decision.options == (3, 4, 5, 6, 7, 8)


@pytest.mark.ledger("current:702.19")
def test_702_19c_f_a_player_is_attacked_as_with_trample_and_plain_trample_stops_at_the_planeswalker() -> None:
    table = Table(A={"battlefield": [wurm(OVER)]}, B={"battlefield": [BEAR]}).attack_now("Wurm")
    table.block(("Bear", "Wurm")).to_division().choose(2)
    assert table.life("B") == 14
    table = attacked(wurm("trample")).to("end_combat")
    assert (table.names("graveyard", "B"), table.life("B")) == (["Walker"], 20)


@pytest.mark.ledger("current:702.19")
@pytest.mark.parametrize(("keyword", "life"), [(OVER, 12), (Keyword("trample"), 20)])
@pytest.mark.parametrize("blocked", [True, False])
def test_702_19e_the_planeswalker_gone_the_player_gets_it_all(keyword: Keyword, life: int, blocked: bool) -> None:
    table = attacked(wurm(keyword), CUB)
    if blocked:
        table.block(("Cub", "Wurm"))
    else:
        table.block()
    for name in ("Walker", "Cub"):
        happen(table.state, move(table.find(name).ref, GRAVEYARD))
    run(table.state)
    assert table.to("postcombat_main").life("B") == life


@pytest.mark.ledger("current:702.19")
def test_702_19g_two_instances_divide_the_damage_once() -> None:
    table = attacked(wurm(OVER, OVER, "trample", "trample")).to_division().choose(3)
    assert table.life("B") == 15 and table.to("postcombat_main").life("B") == 15
