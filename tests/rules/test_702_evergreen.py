"""702.3–702.21: defender, double and first strike, flash, haste, indestructible, lifelink, reach, vigilance, ward."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Keyword
from apnap.abilities.change import AddAbility, Modify, RemoveAbility
from apnap.abilities.cost import Cost, PayLife, TapThis, UntapThis
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Continuous, Destroy, Draw, GainLife, Move, Sequence
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import GRAVEYARD
from apnap.rules import events as ev
from tests.rules.layered import affect
from tests.rules.support import (
    FOREST,
    TARGET_CREATURE,
    Table,
    artifact,
    creature,
    damage_to_any,
    instant,
    sorcery,
)

OGRE = creature("Ogre", "2R", 3, 3)
BOLT = instant("Bolt", "0", damage_to_any(3))
IT = TargetObjects(0)


def pairs(table: Table) -> set[tuple[str, str]]:
    """Return the offered blocks, or attacks, by name."""
    options = [one for one in table.choices if isinstance(one, tuple)]
    return {(table.named(a), table.named(b) if b > 0 else "") for a, b in options}


def until_end_of_turn(name: str, *changes: AddAbility | RemoveAbility | Modify) -> object:
    """Return a free instant that changes a target creature."""
    return instant(name, "0", Body((TARGET_CREATURE,), Continuous(IT, changes, UntilEndOfTurn())))


# ------------------------------------------------------------------------------------------------- defender


@pytest.mark.ledger("current:702.3")
def test_702_3b_a_defender_blocks_but_never_attacks() -> None:
    """Defender (702.3) restricts attacking only."""
    wall = creature("Wall", "2", 4, 4, "defender")
    table = Table(A={"battlefield": [wall, OGRE]}, B={}).start("declare_attackers")
    assert pairs(table) == {("Ogre", "")}
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [wall]}).attack_now("Ogre")
    table.block(("Wall", "Ogre")).to("postcombat_main")
    assert table.names("graveyard") == ["Ogre"]


@pytest.mark.ledger("current:702.3")
def test_702_3b_an_attacker_that_gains_defender_goes_on_attacking() -> None:
    """506.4: only what it says there removes a creature from combat."""
    table = Table(A={"battlefield": [OGRE]}, B={}).attack_now("Ogre")
    affect(table, ["Ogre"], AddAbility(Keyword("defender")))
    assert table.to("postcombat_main").life("B") == 17


@pytest.mark.ledger("current:702.3")
def test_702_3c_losing_defender_loses_every_instance() -> None:
    """A static ability: it restricts only as long as it is there (702.3a)."""
    wall = creature("Wall", "2", 4, 4, "defender", "defender")
    table = Table(A={"battlefield": [wall]}, B={}).start()
    affect(table, ["Wall"], AddAbility(Keyword("defender")), RemoveAbility("defender"))
    assert table.attack("Wall").to("postcombat_main").life("B") == 16


# ------------------------------------------------------------------------------- first strike, double strike


@pytest.mark.ledger("current:702.4", "current:702.7")
def test_702_7b_only_strikers_deal_damage_in_the_first_step_and_double_strikers_again() -> None:
    """First strike (702.7), double strike (702.4): two steps (702.4b); instances add nothing (702.4e, 702.7d)."""
    duelist = creature("Duelist", "1W", 1, 1, "first strike", "first strike")
    twin = creature("Twin", "1W", 2, 2, "double strike", "double strike", "first strike")
    table = Table(A={"battlefield": [duelist, twin, OGRE]}, B={}).attack_now("Duelist", "Twin", "Ogre")
    assert table.to("first_combat_damage").life("B") == 17
    assert table.to("combat_damage").life("B") == 12  # 702.4e, 702.7d: not more often for several instances


@pytest.mark.ledger("current:702.4")
def test_702_4c_double_strike_lost_between_the_steps() -> None:
    table = Table(A={"battlefield": [creature("Twin", "1W", 2, 2, "double strike")]}, B={}).attack_now("Twin")
    table.to("first_combat_damage")
    affect(table, ["Twin"], RemoveAbility("double strike"))
    assert table.to("postcombat_main").life("B") == 18


@pytest.mark.ledger("current:702.4", "current:702.7")
def test_702_4d_a_first_striker_that_gains_double_strike_between_the_steps() -> None:
    table = Table(A={"battlefield": [creature("Duelist", "1W", 2, 2, "first strike")]}, B={}).attack_now("Duelist")
    table.to("first_combat_damage")
    affect(table, ["Duelist"], AddAbility(Keyword("double strike")))
    assert table.to("postcombat_main").life("B") == 16


@pytest.mark.ledger("current:702.7")
def test_702_7c_first_strike_gained_or_lost_between_the_steps_changes_nothing() -> None:
    duelist = creature("Duelist", "1W", 2, 2, "first strike")
    table = Table(A={"battlefield": [duelist, OGRE]}, B={}).attack_now("Duelist", "Ogre").to("first_combat_damage")
    affect(table, ["Duelist"], RemoveAbility("first strike"))
    affect(table, ["Ogre"], AddAbility(Keyword("first strike")))
    assert table.to("postcombat_main").life("B") == 15  # 2 and 3, each of them once


# ---------------------------------------------------------------------------------------------------- flash


@pytest.mark.ledger("current:702.8")
def test_702_8a_a_card_with_flash_is_cast_whenever_an_instant_could_be() -> None:
    """Flash (702.8); two instances are one permission (702.8b)."""
    moth = creature("Moth", "0", 1, 1, "flash", "flash")
    seat = {"hand": [moth, sorcery("Rite", "0", Draw(You()))]}
    table = Table(A={"hand": [BOLT]}, B=seat).start().cast("Bolt", "B").passes()
    assert len(table.actions("Moth", letter="B")) == 1 and not table.can_cast("Rite", "B")
    table.cast("Moth").resolve()
    assert table.names("battlefield") == ["Moth"] and table.life("B") == 20  # before the Bolt


@pytest.mark.ledger("current:702.8")
def test_702_8a_flash_works_wherever_the_card_could_be_played_from() -> None:
    """Also in a graveyard from which it may be cast."""
    for keywords, offered in ((("flash",), True), ((), False)):
        flashback = Keyword("flashback", cost=Cost(ManaCost(("0",))))
        rite = sorcery("Rite", "1", GainLife(You(), Number(1)), flashback, *map(Keyword, keywords))
        table = Table(A={"graveyard": [rite]}, B={}).start("upkeep")
        assert table.can_cast("Rite") == offered


# ---------------------------------------------------------------------------------------------------- haste


@pytest.mark.ledger("current:702.10")
@pytest.mark.parametrize("part", [TapThis(), UntapThis()])
def test_702_10c_haste_lets_a_new_creature_use_the_tap_and_untap_symbols(part: TapThis | UntapThis) -> None:
    """Haste (702.10), in two instances that do no more or less than one (702.10d)."""
    for keywords, able in ((("haste", "haste"), True), ((), False)):
        hare = creature("Hare", "0", 1, 1, *keywords, Activated(Cost(parts=(part,)), Body(effect=Draw(You()))))
        table = Table(A={"hand": [hare]}, B={}).start().cast("Hare").resolve()
        table.state.edit(table.find("Hare").ref).tapped = isinstance(part, UntapThis)
        table.state.disturb()
        assert table.can_activate("Hare") == able


@pytest.mark.ledger("current:702.10")
def test_702_10b_haste_that_ends_after_the_attack_was_declared() -> None:
    table = Table(A={"hand": [creature("Hare", "0", 1, 1, "haste")]}, B={}).start().cast("Hare").resolve()
    table.attack("Hare")
    affect(table, ["Hare"], RemoveAbility("haste"))
    assert table.to("postcombat_main").life("B") == 19


# ------------------------------------------------------------------------------------------- indestructible


@pytest.mark.ledger("current:702.12")
def test_702_12b_neither_effects_nor_lethal_damage_nor_deathtouch_destroy_it() -> None:
    """Indestructible (702.12); two instances are as good as one (702.12c)."""
    golem = creature("Golem", "4", 3, 3, "indestructible", "indestructible")
    doom = instant("Doom", "0", Body((TARGET_CREATURE,), Destroy(IT)))
    viper = creature("Viper", "G", 1, 1, "deathtouch")
    seat = {"battlefield": [golem], "hand": [doom, BOLT]}
    table = Table(A=seat, B={"battlefield": [viper]}).start().cast("Doom", "Golem").resolve()
    table.cast("Bolt", "Golem").resolve().attack("Golem").block(("Viper", "Golem")).to("end")
    assert "Golem" in table.names("battlefield") and table.find("Golem").damage == 4


@pytest.mark.ledger("current:702.12")
def test_702_12b_damage_that_it_bore_destroys_it_as_soon_as_it_is_no_longer_indestructible() -> None:
    """It stays marked (120.6), and toughness 0 is no destruction (704.5f)."""
    golem = creature("Golem", "4", 3, 3, "indestructible")
    seat = {"battlefield": [golem], "hand": [BOLT, until_end_of_turn("Melt", RemoveAbility("indestructible"))]}
    table = Table(A=seat, B={}).start().cast("Bolt", "Golem").resolve()
    assert table.names("battlefield") == ["Golem"]
    table.cast("Melt").resolve()
    assert "Golem" in table.names("graveyard")

    shrink = until_end_of_turn("Shrink", Modify(Number(0), Number(-3)))
    table = Table(A={"battlefield": [golem], "hand": [shrink]}, B={}).start().cast("Shrink").resolve()
    assert "Golem" in table.names("graveyard")


# ------------------------------------------------------------------------------------------------- lifelink


@pytest.mark.ledger("current:702.15")
def test_702_15b_f_as_much_life_as_damage_once_for_any_number_of_instances() -> None:
    """Lifelink (702.15): instances do not add up (702.15f)."""
    cleric = creature("Cleric", "W", 2, 2, "lifelink", "lifelink")
    table = Table(A={"battlefield": [cleric]}, B={"battlefield": [OGRE]}).attack_now("Cleric")
    table.block(("Ogre", "Cleric")).to("postcombat_main")
    assert table.life("A") == 22  # damage to a creature, too


@pytest.mark.ledger("current:702.15")
def test_702_15c_what_has_left_had_lifelink_as_it_last_existed() -> None:
    ping = Activated(Cost(parts=(TapThis(),)), damage_to_any(1))
    table = Table(A={"battlefield": [creature("Cleric", "W", 1, 1, "lifelink", ping)]}, B={"hand": [BOLT]}).start()
    table.activate("Cleric", "B").passes().cast("Bolt", "Cleric").resolve()
    assert table.names("graveyard", "A") == ["Cleric"]
    table.resolve()
    assert (table.life("A"), table.life("B")) == (21, 19)


@pytest.mark.ledger("current:702.15")
def test_702_15d_a_spell_with_lifelink_deals_its_damage_from_the_stack() -> None:
    drain = instant("Drain", "0", damage_to_any(2), Keyword("lifelink"))
    table = Table(A={"hand": [drain]}, B={}).start().cast("Drain", "B").resolve()
    assert (table.life("A"), table.life("B")) == (22, 18)


@pytest.mark.ledger("current:702.15")
def test_702_15e_two_sources_are_two_events_of_gaining_life() -> None:
    clerics = [creature(name, "W", 2, 2, "lifelink") for name in ("One", "Two")]
    table = Table(A={"battlefield": clerics}, B={}).attack_now("One", "Two").to("postcombat_main")
    gains = [event.amount for event in table.state.history if event.kind == ev.GAIN_LIFE]
    assert gains == [2, 2] and table.life("A") == 24


# ---------------------------------------------------------------------------------------- reach, vigilance


@pytest.mark.ledger("current:702.17")
def test_702_17b_reach_blocks_flying_and_is_itself_blocked_by_anything() -> None:
    """Reach (702.17); two instances do no more (702.17c)."""
    bird = creature("Bird", "U", 1, 1, "flying")
    spider = creature("Spider", "G", 1, 3, "reach", "reach")
    table = Table(A={"battlefield": [bird, spider]}, B={"battlefield": [OGRE, spider]}).attack_now("Bird", "Spider")
    table.to("declare_blockers")
    assert pairs(table) == {("Spider", "Bird"), ("Spider", "Spider"), ("Ogre", "Spider")}


@pytest.mark.ledger("current:702.17")
def test_702_17b_reach_lost_after_the_block_does_not_undo_it() -> None:
    bird = creature("Bird", "U", 1, 1, "flying")
    spider = creature("Spider", "G", 1, 3, "reach")
    table = Table(A={"battlefield": [bird]}, B={"battlefield": [spider]}).attack_now("Bird").block(("Spider", "Bird"))
    affect(table, ["Spider"], RemoveAbility("reach"))
    table.to("postcombat_main")
    assert table.life("B") == 20 and table.names("graveyard", "A") == ["Bird"]


@pytest.mark.ledger("current:702.17")
def test_702_17a_reach_is_a_static_ability_that_can_come_and_go_before_the_block() -> None:
    bird = creature("Bird", "U", 1, 1, "flying")
    seat = {"battlefield": [creature("Spider", "G", 1, 3, "reach"), OGRE]}
    table = Table(A={"battlefield": [bird]}, B=seat).attack_now("Bird")
    affect(table, ["Spider"], RemoveAbility("reach"))
    affect(table, ["Ogre"], AddAbility(Keyword("reach")))
    assert pairs(table.to("declare_blockers")) == {("Ogre", "Bird")}


@pytest.mark.ledger("current:702.20")
def test_702_20b_vigilance_attacks_untapped_and_gives_no_leave_to_attack_tapped() -> None:
    """Vigilance (702.20), twice on each of them (702.20c)."""
    guards = [creature(name, "W", 1, 1, "vigilance", "vigilance") for name in ("Guard", "Sleeper")]
    table = Table(A={"battlefield": guards}, B={}).start()
    table.state.edit(table.find("Sleeper").ref).tapped = True
    table.state.disturb()
    table.to("declare_attackers")
    assert pairs(table) == {("Guard", "")}
    assert not table.attack("Guard").find("Guard").tapped


@pytest.mark.ledger("current:702.20")
def test_702_20b_vigilance_gained_or_lost_after_the_declaration_taps_and_untaps_nothing() -> None:
    """It changes only the declaration of attackers (702.20a)."""
    guard = creature("Guard", "W", 1, 1, "vigilance")
    table = Table(A={"battlefield": [guard, OGRE]}, B={}).attack_now("Guard", "Ogre")
    affect(table, ["Guard"], RemoveAbility("vigilance"))
    affect(table, ["Ogre"], AddAbility(Keyword("vigilance")))
    table.to("postcombat_main")
    assert (table.find("Guard").tapped, table.find("Ogre").tapped) == (False, True)


# ----------------------------------------------------------------------------------------------------- ward


def warded(*wards: Keyword) -> Table:
    """Return a position in which A aims a Bolt at a creature of B's that has these abilities, with one Forest."""
    sprite = creature("Sprite", "G", 1, 1, *wards)
    table = Table(A={"hand": [BOLT], "battlefield": [FOREST]}, B={"battlefield": [sprite]}).start()
    return table.cast("Bolt", "Sprite")


WARD = Keyword("ward", cost=Cost(ManaCost(("1",))))


@pytest.mark.ledger("current:702.21")
@pytest.mark.parametrize("pays", [True, False])
def test_702_21a_an_opponents_spell_is_countered_unless_they_pay(pays: bool) -> None:
    table = warded(WARD).resolve()
    table.choose(pays).settle()
    assert ("Sprite" in table.names("graveyard", "B")) == pays
    assert table.names("graveyard", "A") == ["Bolt"]


@pytest.mark.ledger("current:702.21")
def test_702_21a_each_instance_is_another_trigger_to_be_paid_for() -> None:
    table = warded(WARD, Keyword("ward", cost=Cost(parts=(PayLife(Number(2)),))))
    table.settle().choose(True).settle().choose(True).settle()
    assert table.life("A") == 18 and table.names("graveyard", "B") == ["Sprite"]


@pytest.mark.ledger("current:702.21")
def test_702_21a_spells_of_its_controller_and_what_has_no_target_are_free() -> None:
    wipe = sorcery("Rain", "0", Sequence((Draw(You()), GainLife(You(), Number(1)))))
    sprite = creature("Sprite", "G", 1, 1, WARD)
    table = Table(A={"hand": [BOLT, wipe], "battlefield": [sprite]}, B={}).start()
    table.cast("Rain").resolve()
    table.cast("Bolt", "Sprite")
    assert len(table.state.stack) == 1
    assert table.resolve().names("graveyard", "A") == ["Bolt", "Rain", "Sprite"]


@pytest.mark.ledger("current:702.21")
def test_702_21a_an_ability_that_targets_is_countered_though_the_creature_has_left() -> None:
    """603.6: the trigger goes on without its source."""
    ping = artifact("Pinger", "1", Activated(Cost(parts=(TapThis(),)), damage_to_any(1)))
    doom = instant("Doom", "0", Body((TARGET_CREATURE,), Move(IT, GRAVEYARD)))
    sprite = creature("Sprite", "G", 1, 1, WARD)
    table = Table(A={"battlefield": [ping]}, B={"battlefield": [sprite], "hand": [doom]}).start()
    table.activate("Pinger", "Sprite").passes().cast("Doom").resolve()
    assert "Sprite" in table.names("graveyard", "B") and len(table.state.stack) == 2
    table.resolve()
    assert not table.state.stack and table.life("B") == 20  # A has no mana to pay with
