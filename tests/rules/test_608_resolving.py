"""608: resolving spells and abilities."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.ability import Body, Division, Keyword, Modes, Triggered
from apnap.abilities.condition import Exists
from apnap.abilities.objects import (
    AnyPlayer,
    ControlledBy,
    Filter,
    HasCardType,
    IsSource,
    TargetObjects,
    TargetPlayers,
    You,
)
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD, CREATURE, LAND
from apnap.rules import events as ev
from tests.rules.support import (
    ANY_TARGET,
    FOREST,
    MOUNTAIN,
    TARGET_CREATURE,
    Table,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

IT = TargetObjects(0)
IMP = creature("Imp", "B", 2, 2)
OX = creature("Ox", "3G", 4, 4)
ZAP = instant("Zap", "R", damage_to_any(3))
MOUNTAINS = [MOUNTAIN] * 6


def test_a_spell_does_what_it_says_and_goes_to_the_graveyard_608_2n() -> None:
    table = Table(A={"hand": [ZAP], "battlefield": MOUNTAINS}, B={}).start()
    table.cast("Zap", "B").resolve()
    assert table.life("B") == 17
    assert table.names("graveyard", "A") == ["Zap"]
    assert [e.amount for e in table.state.history if e.kind == ev.RESOLVED] == [1]


def test_a_permanent_spell_enters_under_its_controllers_control_608_3a() -> None:
    table = Table(A={"hand": [OX], "battlefield": [FOREST] * 4}, B={}).start()
    table.cast("Ox").resolve()
    assert "Ox" in table.names("battlefield", "A")


def test_with_its_only_target_gone_it_does_not_resolve_608_2b() -> None:
    bolt = instant("Bolt", "R", damage_to_any(3))
    table = Table(A={"hand": [ZAP, bolt], "battlefield": MOUNTAINS}, B={"battlefield": [IMP]}).start()
    table.cast("Zap", "Imp").cast("Bolt", "Imp").resolve().resolve()
    assert table.names("graveyard", "A") == ["Bolt", "Zap"]
    resolved = [e.amount for e in table.state.history if e.kind == ev.RESOLVED]
    assert resolved == [1, 0]


def test_an_illegal_target_is_left_out_608_2b() -> None:
    drain = sorcery(
        "Drain",
        "R",
        Body(
            (TARGET_CREATURE, Target(players=AnyPlayer())),
            eff.Sequence((eff.Destroy(IT), eff.LoseLife(TargetPlayers(1), Number(2)))),
        ),
    )
    table = Table(A={"hand": [drain, ZAP], "battlefield": MOUNTAINS}, B={"battlefield": [IMP]}).start()
    table.cast("Drain", "B").cast("Zap", "Imp").resolve().resolve()
    assert table.life("B") == 18


def test_divided_damage_keeps_the_announced_shares_601_2d() -> None:
    two = Target(ANY_TARGET.objects, ANY_TARGET.players, Number(1), Number(2))
    split = instant("Split", "R", Body((two,), eff.DealDividedDamage(Number(3), 0), Division(0, Number(3))))
    table = Table(A={"hand": [split, ZAP], "battlefield": MOUNTAINS}, B={"battlefield": [IMP]}).start()
    table.cast("Split", "Imp", "B").choose(1).cast("Zap", "Imp").resolve().resolve()
    assert table.life("B") == 18  # the imp's share is lost, not moved


def test_modes_are_carried_out_in_printed_order_700_2() -> None:
    modes = Modes(
        (
            Body((TARGET_CREATURE,), eff.Destroy(IT)),
            Body(effect=eff.GainLife(You(), Number(4))),
            Body((Target(players=AnyPlayer()),), eff.LoseLife(TargetPlayers(0), Number(1))),
        ),
        Number(2),
        Number(2),
    )
    choice = sorcery("Choice", "R", Body(modes=modes))
    table = Table(A={"hand": [choice], "battlefield": MOUNTAINS}, B={"battlefield": [IMP]}).start()
    table.cast("Choice").choose(0, 2).target("B").resolve()
    assert table.life("B") == 19 and table.life("A") == 20
    assert table.names("graveyard", "B") == ["Imp"]


def test_an_intervening_if_is_checked_again_608_2a() -> None:
    condition = Exists(Filter((HasCardType(LAND), ControlledBy(You()))))
    enters = ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,))
    herald = creature("Herald", "R", 1, 1, Triggered(enters, Body(effect=eff.GainLife(You(), Number(5))), condition))
    table = Table(A={"hand": [herald], "battlefield": [MOUNTAIN]}, B={}).start()
    table.cast("Herald").resolve()
    assert len(table.state.stack) == 1
    table.state.battlefield.remove(table.find("Mountain").ref)
    table.state.disturb()
    table.resolve()
    assert table.life("A") == 20 and not table.state.stack


def test_an_aura_spell_enters_attached_to_its_target_608_3c() -> None:
    aura = enchantment("Gloom", "R", Keyword("enchant", what=Filter((HasCardType(CREATURE),))), subtypes=("Aura",))
    for name in ("Imp", "Ox"):
        table = Table(A={"hand": [aura], "battlefield": MOUNTAINS}, B={"battlefield": [IMP, OX]}).start()
        table.cast("Gloom", name).resolve()
        assert table.find("Gloom").attached_to == table.find(name).ref


def test_an_aura_spell_with_an_illegal_target_goes_to_the_graveyard_608_3b() -> None:
    """Its target is looked at before it would enter (608.3)."""
    aura = enchantment("Gloom", "R", Keyword("enchant", what=Filter((HasCardType(CREATURE),))), subtypes=("Aura",))
    table = Table(A={"hand": [aura, ZAP], "battlefield": MOUNTAINS}, B={"battlefield": [IMP]}).start()
    table.cast("Gloom").cast("Zap", "Imp").resolve().resolve()
    assert "Gloom" in table.names("graveyard", "A")


def test_countering_a_spell_701_6a() -> None:
    spell = Target(Filter((), (5,)))
    deny = instant("Deny", "R", Body((spell,), eff.CounterSpell(IT)))
    table = Table(A={"hand": [ZAP, deny], "battlefield": MOUNTAINS}, B={}).start()
    table.cast("Zap", "B").cast("Deny").resolve()
    assert not table.state.stack and table.life("B") == 20
    assert table.names("graveyard", "A") == ["Deny", "Zap"]


def test_copying_a_spell_with_new_targets_707_10() -> None:
    spell = Target(Filter((), (5,)))
    echo = instant("Echo", "R", Body((spell,), eff.CopySpell(IT)))
    table = Table(A={"hand": [ZAP, echo], "battlefield": MOUNTAINS}, B={"battlefield": [IMP]}).start()
    table.cast("Zap", "B").cast("Echo").resolve()
    table.choose("Imp")
    table.resolve()
    assert table.names("graveyard", "B") == ["Imp"]
    table.resolve()
    assert table.life("B") == 17
