"""120: damage and its results."""

from __future__ import annotations

import pytest

from apnap.abilities import effect as eff
from apnap.abilities.ability import Keyword
from apnap.abilities.objects import Each, EachPlayer, Filter, TargetObjects, TargetPlayers, This, You
from apnap.abilities.quantity import Number
from apnap.rules import events as ev
from tests.rules.effects import do, slots
from tests.rules.support import FOREST, Table, card, creature, planeswalker

IT = TargetObjects(0)


def burn(n: int) -> eff.DealDamage:
    """Return an instruction by which the source deals damage to the target."""
    return eff.DealDamage(Number(n), objects=IT, players=TargetPlayers(0), slot=1)


def fighter(*keywords: str) -> object:
    """Return a 2/2 creature with keyword abilities."""
    return creature("Imp", "B", 2, 2, *(Keyword(k, n=Number(2)) if k == "toxic" else Keyword(k) for k in keywords))


OX = creature("Ox", "3G", 4, 4)


def test_damage_to_a_player_is_life_lost_120_3a() -> None:
    table = do(Table(A={"battlefield": [fighter()]}, B={}), burn(3), "B", source="Imp")
    assert table.life("B") == 17
    kinds = [e.kind for e in table.state.history]
    assert kinds == [ev.DAMAGE, ev.LOSE_LIFE]


def test_damage_to_a_creature_is_marked_120_3e() -> None:
    table = do(Table(A={"battlefield": [fighter()]}, B={"battlefield": [OX]}), burn(3), "Ox", source="Imp")
    assert table.find("Ox").damage == 3 and not table.find("Ox").deathtouched


def test_damage_removes_loyalty_120_3c() -> None:
    sage = planeswalker("Sage", "3U", 4)
    table = do(Table(A={"battlefield": [fighter()]}, B={"battlefield": [sage]}), burn(3), "Sage", source="Imp")
    assert table.find("Sage").counter("loyalty") == 1


def test_damage_removes_defense_120_3h() -> None:
    siege = card("Siege", "2", 2, subtypes=("Siege",), defense=5)
    table = do(Table(A={"battlefield": [fighter()]}, B={"battlefield": [siege]}), burn(3), "Siege", source="Imp")
    assert table.find("Siege").counter("defense") == 2


@pytest.mark.ledger("current:702.15")
def test_lifelink_gains_as_much_120_3f() -> None:
    table = do(Table(A={"battlefield": [fighter("lifelink")]}, B={}), burn(3), "B", source="Imp")
    assert (table.life("A"), table.life("B")) == (23, 17)


def test_infect_gives_poison_and_counters_120_3b_d() -> None:
    table = Table(A={"battlefield": [fighter("infect")]}, B={"battlefield": [OX]})
    do(table, burn(3), "B", source="Imp")
    do(table, burn(1), "Ox", source="Imp")
    assert table.life("B") == 20 and table.state.players[1].counter("poison") == 3
    assert table.size("Ox") == (3, 3) and table.find("Ox").damage == 0


def test_wither_only_changes_damage_to_creatures_120_3d() -> None:
    table = Table(A={"battlefield": [fighter("wither")]}, B={"battlefield": [OX]})
    do(table, burn(2), "Ox", source="Imp")
    do(table, burn(2), "B", source="Imp")
    assert table.find("Ox").counter("-1/-1") == 2 and table.life("B") == 18


def test_toxic_needs_combat_damage_120_3g() -> None:
    from apnap.rules.damage import damage_event
    from apnap.rules.entities import entity_of_player
    from apnap.rules.happen import happen
    from apnap.rules.machine import run

    table = do(Table(A={"battlefield": [fighter("toxic")]}, B={}), burn(2), "B", source="Imp")
    assert table.state.players[1].counter("poison") == 0
    happen(table.state, damage_event(table.find("Imp").ref, entity_of_player(1), 1, combat=True))
    run(table.state)
    assert table.state.players[1].counter("poison") == 2 and table.life("B") == 17


def test_deathtouch_is_noted_704_5h() -> None:
    table = do(Table(A={"battlefield": [fighter("deathtouch")]}, B={"battlefield": [OX]}), burn(1), "Ox", source="Imp")
    assert table.find("Ox").deathtouched


def test_no_damage_is_no_event_120_8() -> None:
    table = do(Table(A={"battlefield": [fighter("lifelink")]}, B={}), burn(0), "B", source="Imp")
    assert not table.state.history and not slots(table)[1].happened


def test_only_creatures_planeswalkers_and_battles_120_1a() -> None:
    effect = eff.DealDamage(Number(2), objects=Each(Filter()), players=EachPlayer(), slot=1)
    table = do(Table(A={"battlefield": [fighter(), FOREST]}, B={"battlefield": [OX]}), effect, source="Imp")
    assert table.find("Forest").damage == 0
    assert slots(table)[1].amount == 8 and slots(table)[1].players == (0, 1)


def test_excess_damage_is_measured_120_10() -> None:
    table = do(Table(A={"battlefield": [fighter()]}, B={"battlefield": [OX]}), burn(7), "Ox", source="Imp")
    dealt = [e for e in table.state.history if isinstance(e, ev.Damage)]
    assert dealt[0].excess == 3


def test_a_source_that_has_left_deals_damage_as_it_last_was_608_2h() -> None:
    from apnap.rules.context import Context
    from apnap.rules.machine import run
    from apnap.rules.programs import start_program

    table = Table(A={"battlefield": [fighter("lifelink")]}, B={})
    context = Context()
    context.you = 0
    context.source = table.find("Imp").ref
    do(table, eff.Destroy(IT), "Imp")
    table.state.frames = []
    effect = eff.DealDamage(Number(2), players=EachPlayer(), source=This())
    start_program(table.state, eff.Sequence((effect, eff.GainLife(You(), Number(1)))), context)
    run(table.state)
    assert table.life("B") == 18
    assert table.life("A") == 20 - 2 + 4 + 1
