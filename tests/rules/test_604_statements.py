"""604: statements of static abilities that are looked at in one place each."""

from __future__ import annotations

import pytest

from apnap.abilities import effect as eff
from apnap.abilities import static as st
from apnap.abilities.ability import Activated, Body, Static, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.condition import Exists
from apnap.abilities.cost import Cost, EffectCost, SacrificeObjects, TapThis
from apnap.abilities.duration import ForAsLongAs
from apnap.abilities.objects import (
    ControlledBy,
    Each,
    EachOpponent,
    EachPlayer,
    EventObject,
    Filter,
    HasCardType,
    HasChosenName,
    HasChosenSubtype,
    Named,
    TargetObjects,
    This,
    You,
)
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, CREATURE, EXILE, GRAVEYARD, HAND, STACK
from apnap.rules import decisions as dec
from tests.rules.effects import do
from tests.rules.support import Table, artifact, creature, enchantment, sorcery

CREATURES = Filter((HasCardType(CREATURE),))
YOURS = Filter((HasCardType(CREATURE), ControlledBy(You())))
OX = creature("Ox", "3G", 4, 4)


def rule(name: str, *parts: st.StaticPart) -> object:
    """Return an enchantment with these statements."""
    return enchantment(name, "2W", Static(parts))


def test_damage_that_stays_514_2() -> None:
    brand = rule("Brand", st.Restriction(st.DOESNT_LOSE_DAMAGE, CREATURES))
    table = Table(A={"battlefield": [brand, OX]}, B={})
    table.state.edit(table.find("Ox").ref).damage = 2
    table.start().to("upkeep", turn=2)
    assert table.find("Ox").damage == 2


def test_only_what_is_named_cant_be_sacrificed_701_21a() -> None:
    pact = rule("Pact", st.PlayerRule(st.CANT_SACRIFICE, You(), CREATURES))
    altar = artifact("Altar", "1", Activated(Cost(parts=(SacrificeObjects(Filter()),)), Body(effect=eff.Draw(You()))))
    table = Table(A={"battlefield": [pact, altar, OX]}, B={}).start().activate("Altar")
    assert {table.find(name).ref for name in ("Pact", "Altar")} == set(table.decision.options)


@pytest.mark.ledger("current:702.10")
def test_abilities_as_though_it_had_haste_602_5a() -> None:
    tap = Activated(Cost(parts=(TapThis(),)), Body(effect=eff.GainLife(You(), Number(1))))
    drummer = creature("Drummer", "", 1, 1, tap)
    for cards, able in (((), False), ((rule("Drill", st.AsThough(st.ACTIVATE_AS_HASTE, YOURS)),), True)):
        table = Table(A={"hand": [drummer], "battlefield": cards}, B={}).start().cast("Drummer").resolve()
        assert any(action.kind == dec.ACTIVATE for action in table.legal("A")) == able


def test_entering_triggers_nothing_of_some_players_603_2() -> None:
    arrives = Triggered(ZoneChanges(CREATURES, to_zones=(BATTLEFIELD,)), Body(effect=eff.GainLife(You(), Number(1))))
    hush = rule("Hush", st.PlayerRule(st.ENTERING_DOESNT_TRIGGER, EachOpponent(), CREATURES))
    bell = enchantment("Bell", "1", arrives)
    table = Table(A={"battlefield": [hush, bell], "hand": [creature("Imp", "", 1, 1)]}, B={"battlefield": [bell]})
    table.start().cast("Imp").resolve().resolve()
    assert (table.life("A"), table.life("B")) == (21, 20)


def test_one_or_more_yields_all_of_them_603_2c() -> None:
    dies = ZoneChanges(CREATURES, (BATTLEFIELD,), (GRAVEYARD,))
    keeper = enchantment("Keeper", "1", Triggered(dies, Body(effect=eff.Move(EventObject(), EXILE)), one_or_more=True))
    sweep = sorcery("Sweep", "", eff.Destroy(Each(CREATURES)))
    table = Table(A={"battlefield": [keeper, OX, OX], "hand": [sweep]}, B={}).start().cast("Sweep").resolve().resolve()
    assert table.names("exile") == ["Ox", "Ox"]


def test_what_is_exiled_for_as_long_as_something_is_so_returns_610_3() -> None:
    lamp = artifact("Lamp", "1")
    table = Table(A={"battlefield": [lamp, OX]}, B={})
    lasting = ForAsLongAs(Exists(Filter((Named("Lamp"),))))
    do(table, eff.Move(TargetObjects(0), EXILE, until=lasting), "Ox", source="Lamp")
    assert table.names("exile") == ["Ox"]
    do(table, eff.Move(TargetObjects(0), HAND), "Lamp")
    assert table.names("battlefield") == ["Ox"]


def test_an_effect_as_a_cost_must_be_possible_118_3() -> None:
    mill = EffectCost(eff.Mill(You(), Number(40)))
    wheel = artifact("Wheel", "1", Activated(Cost(parts=(mill,)), Body(effect=eff.GainLife(You(), Number(1)))))
    assert not [a for a in Table(A={"battlefield": [wheel]}, B={}).start().legal("A") if a.kind == dec.ACTIVATE]


def test_a_card_name_is_chosen_201_4() -> None:
    named = eff.ChooseWord(You(), eff.CHOOSE_CARD_NAME)
    cant = st.PlayerRule(st.CANT_CAST, EachPlayer(), Filter((HasChosenName(),), (STACK,)))
    mage = artifact("Mage", "", Static((st.EntersModified(This(), effect=named), cant)))
    imp = creature("Imp", "", 1, 1)
    table = Table(A={"hand": [mage, imp, creature("Elk", "", 1, 1)]}, B={}).start().cast("Mage").resolve()
    assert table.decision.purpose == "choose_name" and table.decision.options == ("Elk", "Imp", "Mage", "Wastes")
    table.choose("Imp")
    assert not table.can_cast("Imp") and table.can_cast("Elk")


def test_a_creature_type_is_chosen_205_3m() -> None:
    chosen = eff.ChooseWord(You(), eff.CHOOSE_CREATURE_TYPE)
    grow = st.Changes(Filter((HasChosenSubtype(),)), (Modify(Number(1), Number(1)),))
    banner = artifact("Banner", "", Static((st.EntersModified(This(), effect=chosen), grow)))
    rat = creature("Rat", "", 1, 1, subtypes=("Rat",))
    table = Table(A={"hand": [banner], "battlefield": [rat, OX]}, B={}).start().cast("Banner").resolve()
    assert "Zubera" in table.decision.options and "Equipment" not in table.decision.options
    table.choose("Rat")
    assert table.size("Rat") == (2, 2) and table.size("Ox") == (4, 4)
