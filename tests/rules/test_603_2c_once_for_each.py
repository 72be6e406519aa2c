"""603.2c: how often abilities trigger on damage that is dealt at the same time."""

from __future__ import annotations

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import GainLife
from apnap.abilities.objects import AnyPlayer, ControlledBy, Filter, HasCardType, You
from apnap.abilities.quantity import EventAmount, Number
from apnap.abilities.values import CREATURE
from tests.rules.support import Table, creature, enchantment

_YOURS = Filter((ControlledBy(You()), HasCardType(CREATURE)))


def test_one_or_more_creatures_trigger_once_for_each_player_they_damage() -> None:
    watched = occ.DealsDamage(_YOURS, to_players=AnyPlayer(), combat=True)
    shrine = enchantment("Shrine", "G", Triggered(watched, Body(effect=GainLife(You(), Number(1))), one_or_more=True))
    bears = [creature(f"Bear {n}", "G", 2, 2) for n in range(3)]
    table = Table(A={"battlefield": [shrine, *bears]}, B={}, C={}).start()

    table.attack(("Bear 0", "B"), ("Bear 1", "B"), ("Bear 2", "C")).to("combat_damage")

    assert table.life("A") == 22


def test_damage_from_several_sources_at_once_is_one_event_for_its_recipient() -> None:
    watched = occ.IsDealtDamage(_YOURS)
    rite = enchantment("Rite", "G", Triggered(watched, Body(effect=GainLife(You(), EventAmount()))))
    table = Table(
        A={"battlefield": [rite, creature("Ox", "G", 1, 9)]},
        B={"battlefield": [creature("Cub", "G", 1, 1), creature("Lynx", "G", 2, 2)]},
    ).start()

    table.attack("Ox").block(("Cub", "Ox"), ("Lynx", "Ox")).to("end_combat")

    assert table.life("A") == 23  # once, with all of the damage: 120.3
