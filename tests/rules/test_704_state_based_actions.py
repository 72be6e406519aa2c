"""704: state-based actions."""

from __future__ import annotations

import pytest

from apnap.abilities import static
from apnap.abilities.ability import Ability, Body, Keyword, Static, Triggered
from apnap.abilities.change import Modify
from apnap.abilities.effect import CreateTokens, GainLife, May, Token
from apnap.abilities.objects import Filter, HasCardType, HasSubtype, IsSource, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes, PlayerRule
from apnap.abilities.values import (
    ARTIFACT,
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    GRAVEYARD,
    LEGENDARY,
    WORLD,
)
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.counters import put_counters, remove_counters
from apnap.rules.damage import damage_event
from apnap.rules.life import lose_life
from apnap.rules.permanents import destroy
from apnap.rules.zones import attach, move
from tests.rules.support import (
    FOREST,
    Table,
    card,
    creature,
    enchantment,
    planeswalker,
    sorcery,
)
from tests.rules.test_603_triggers import let

CREATURES = Filter((HasCardType(CREATURE),))
BEAR = creature("Bear", "1G", 2, 2)
OGRE = creature("Ogre", "2R", 3, 3)
HERO = creature("Hero", "1W", 2, 2, supertypes=LEGENDARY)


def enchant() -> Ability:
    return Keyword("enchant", what=CREATURES)


AURA = card("Blessing", "W", ENCHANTMENT, enchant(), subtypes=("Aura",))
SWORD = card("Sword", "2", ARTIFACT, Keyword("equip"), subtypes=("Equipment",))


def fix(table: Table, aura: str, host: str) -> None:
    """Attach one object to another without an event."""
    attach(table.state, table.state.edit(table.find(aura).ref), table.find(host).ref)
    table.state.disturb()


# ------------------------------------------------------------------------------------- players


def test_704_5a_no_life() -> None:
    table = Table(A={}, B={"life": 3}, C={}).start()
    let(table, lose_life(1, 3))
    assert not table.state.players[1].in_game
    assert table.state.players[1].lost_reason == ev.LIFE
    assert not table.state.over


def test_704_5b_drawing_from_an_empty_library() -> None:
    table = Table(A={"fill": 1}, B={}).start()
    for _ in range(2):
        draw = ev.Draw()
        draw.player = 0
        let(table, draw)
    assert table.state.over
    assert table.state.players[0].lost_reason == ev.EMPTY_LIBRARY
    assert table.state.winners == (1,)


def test_704_5c_ten_poison_counters() -> None:
    table = Table(A={}, B={}).start()
    let(table, put_counters(-2, "poison", 9, 0))
    assert not table.state.over
    let(table, put_counters(-2, "poison", 1, 0))
    assert table.state.players[1].lost_reason == ev.POISON


def test_101_2_a_player_who_cant_lose_stays() -> None:
    angel = enchantment("Angel", "W", Static((PlayerRule(static.CANT_LOSE_GAME, You()),)))
    table = Table(A={}, B={"battlefield": [angel], "life": 3}).start()
    let(table, lose_life(1, 5))
    assert not table.state.over and table.life("B") == -2
    let(table, destroy(table.find("Angel").ref))
    assert table.state.over


# ------------------------------------------------------------------------------------- tokens


def test_704_5d_a_token_elsewhere_ceases_to_exist() -> None:
    make = sorcery(
        "Make",
        "G",
        CreateTokens(You(), Number(1), Token(CREATURE, subtypes=("Elf",), power=Number(1), toughness=Number(1))),
    )  # noqa: E501
    host = enchantment(
        "Host",
        "1",
        Triggered(ZoneChanges(CREATURES, (BATTLEFIELD,), (GRAVEYARD,)), Body(effect=GainLife(You(), Number(1)))),
    )  # noqa: E501
    table = Table(A={"hand": [make], "battlefield": [FOREST, host]}, B={}).start()
    table.cast("Make").resolve()
    token = next(o for o in table.objects("battlefield") if o.kind == 1)
    let(table, destroy(token.ref))
    assert table.names("graveyard", "A") == ["Make"]
    assert len(table.state.stack) == 1, "it was in the graveyard for a moment: it died"


# ------------------------------------------------------------------------------------- creatures


def test_704_5f_toughness_zero_is_no_destruction() -> None:
    steel = creature("Steel", "2", 1, 1, "indestructible")
    table = Table(A={"battlefield": [steel]}, B={}).start()
    let(table, put_counters(table.find("Steel").ref, "-1/-1", 1, 0))
    assert table.names("graveyard") == ["Steel"]
    assert not any(event.kind == ev.DESTROY for event in table.state.history)


def test_704_5g_lethal_damage() -> None:
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={}).start()
    ogre = table.find("Ogre").ref
    let(table, damage_event(table.find("Bear").ref, ogre, 2))
    assert table.names("graveyard") == []
    let(table, damage_event(table.find("Bear").ref, ogre, 1))
    assert table.names("graveyard") == ["Ogre"]
    assert any(event.kind == ev.DESTROY for event in table.state.history)


@pytest.mark.ledger("current:702.12")
def test_704_5g_indestructible_creatures_stay_but_die_without_toughness() -> None:
    steel = creature("Steel", "2", 1, 1, "indestructible")
    table = Table(A={"battlefield": [steel, BEAR]}, B={}).start()
    let(table, damage_event(table.find("Bear").ref, table.find("Steel").ref, 5))
    assert table.names("battlefield") == ["Bear", "Steel"]


def test_704_5h_any_damage_from_deathtouch() -> None:
    snake = creature("Snake", "G", 1, 1, "deathtouch")
    table = Table(A={"battlefield": [snake, OGRE]}, B={}).start()
    let(table, damage_event(table.find("Snake").ref, table.find("Ogre").ref, 1))
    assert table.names("graveyard") == ["Ogre"]


def test_704_3_simultaneous_and_repeated() -> None:
    lord = creature(
        "Lord", "1", 2, 2, Static((Changes(Filter((HasSubtype("Elf"),)), (Modify(Number(0), Number(1)),)),))
    )
    elf = creature("Scout", "G", 1, 1, subtypes=("Elf",))
    table = Table(A={"battlefield": [lord, elf, BEAR]}, B={}).start()
    let(table, damage_event(table.find("Bear").ref, table.find("Scout").ref, 1))
    assert table.names("graveyard") == []
    let(table, damage_event(table.find("Bear").ref, table.find("Lord").ref, 2))
    assert table.names("graveyard") == ["Lord", "Scout"], "the second check finds the Scout without its Lord"


# ------------------------------------------------------------------------------------- other permanents


def test_704_5i_a_planeswalker_without_loyalty() -> None:
    table = Table(A={"battlefield": [planeswalker("Walker", "3", 3), BEAR]}, B={}).start()
    walker = table.find("Walker").ref
    let(table, damage_event(table.find("Bear").ref, walker, 2))
    assert table.find("Walker").counter("loyalty") == 1
    let(table, remove_counters(walker, "loyalty", 1))
    assert table.names("graveyard") == ["Walker"]


def test_704_5j_the_legend_rule_lets_the_controller_choose() -> None:
    table = Table(A={"battlefield": [HERO], "hand": [HERO]}, B={"battlefield": [HERO]}).start()
    second = table.find("Hero", "hand")
    let(table, move(second.ref, BATTLEFIELD))
    assert (table.decision.purpose, table.decision.player) == ("legend_rule", 0)
    assert len(table.decision.options) == 2
    table.choose("Hero#2")
    assert table.names("graveyard") == ["Hero"]
    assert table.state.objects[second.ref >> 24].zone == BATTLEFIELD
    assert table.names("battlefield") == ["Hero", "Hero"], "another player has one, too"


def test_704_5j_the_rule_can_be_off() -> None:
    off = enchantment("Twins", "1", Static((PlayerRule(static.LEGEND_RULE_OFF, You(), CREATURES),)))
    table = Table(A={"battlefield": [HERO, off], "hand": [HERO]}, B={}).start()
    let(table, move(table.find("Hero", "hand").ref, BATTLEFIELD))
    assert table.decision.kind == dec.PRIORITY
    assert len(table.names("battlefield")) == 3


def test_704_5k_only_the_newest_world_permanent_stays() -> None:
    old = enchantment("Old Realm", "1", supertypes=WORLD)
    new = enchantment("New Realm", "1", supertypes=WORLD)
    table = Table(A={"battlefield": [old]}, B={"hand": [new]}).start()
    let(table, move(table.find("New Realm").ref, BATTLEFIELD))
    assert table.names("battlefield") == ["New Realm"]


def test_704_5m_an_aura_attached_to_nothing_or_to_something_illegal() -> None:
    table = Table(A={"battlefield": [BEAR], "hand": [AURA]}, B={}).start()
    bear = table.find("Bear").ref
    event = move(table.find("Blessing").ref, BATTLEFIELD)
    event.attach_to = bear
    let(table, event)
    assert table.names("battlefield") == ["Bear", "Blessing"]
    let(table, destroy(bear))
    assert table.names("graveyard") == ["Bear", "Blessing"]


def test_704_5n_equipment_becomes_unattached_and_stays() -> None:
    table = Table(A={"battlefield": [BEAR, SWORD]}, B={}).start()
    fix(table, "Sword", "Bear")
    let(table, destroy(table.find("Bear").ref))
    assert table.names("battlefield") == ["Sword"]
    assert table.find("Sword").attached_to == 0


def test_704_5n_equipment_on_an_illegal_permanent() -> None:
    table = Table(A={"battlefield": [FOREST, SWORD]}, B={}).start()
    fix(table, "Sword", "Forest")
    let(table, lose_life(0, 1), put_counters(table.find("Forest").ref, "charge", 1, 0))
    assert table.find("Sword").attached_to == 0
    assert table.names("battlefield") == ["Forest", "Sword"]


def test_704_5p_a_creature_is_not_attached_to_anything() -> None:
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={}).start()
    fix(table, "Ogre", "Bear")
    let(table, put_counters(table.find("Bear").ref, "+1/+1", 1, 0))
    assert table.find("Ogre").attached_to == 0
    assert table.find("Bear").attachments == ()


def test_704_5q_opposite_counters_annihilate_each_other() -> None:
    table = Table(A={"battlefield": [OGRE]}, B={}).start()
    ogre = table.find("Ogre").ref
    let(table, put_counters(ogre, "+1/+1", 3, 0))
    let(table, put_counters(ogre, "-1/-1", 2, 0))
    assert table.find("Ogre").counters == (("+1/+1", 1),)
    assert table.size("Ogre") == (4, 4)


def test_704_5v_a_battle_without_defense() -> None:
    tower = card("Stronghold", "3", BATTLE, defense=2)
    table = Table(A={"battlefield": [tower]}, B={}).start()
    let(table, remove_counters(table.find("Stronghold").ref, "defense", 2))
    assert table.names("graveyard") == ["Stronghold"]


def test_704_5v_a_battle_without_defense_waits_for_its_ability() -> None:
    hail = Triggered(
        ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), Body((), May(You(), GainLife(You(), Number(1))))
    )
    table = Table(A={"hand": [card("Stronghold", "0", BATTLE, hail)]}, B={}).start()
    table.cast("Stronghold").resolve()
    assert table.names("battlefield", "A") == ["Stronghold"], "its ability is on the stack"
    table.resolve()
    assert table.decision.purpose == "may"
    table.choose(False)
    assert table.names("graveyard", "A") == ["Stronghold"]


def test_310_8a_a_protector_is_chosen_as_a_siege_enters() -> None:
    siege = card("Stronghold", "3", BATTLE, subtypes=("Siege",), defense=2)
    table = Table(A={"hand": [siege]}, B={}, C={}).start()
    let(table, move(table.find("Stronghold").ref, BATTLEFIELD))
    assert (table.decision.purpose, table.decision.options) == ("protector", (1, 2))
    assert table.names("battlefield") == [], "the choice comes first"
    table.choose("C")
    assert table.find("Stronghold", "battlefield").choice("protector") == 2


def test_310_8a_a_battle_without_types_is_protected_by_its_controller() -> None:
    table = Table(A={"hand": [card("Keep", "3", BATTLE, defense=2)]}, B={}).start()
    let(table, move(table.find("Keep").ref, BATTLEFIELD))
    assert table.find("Keep", "battlefield").choice("protector") == 0


def test_704_5w_another_protector_is_chosen_when_that_player_has_left() -> None:
    siege = card("Stronghold", "3", BATTLE, subtypes=("Siege",), defense=2)
    table = Table(A={"hand": [siege]}, B={}, C={"life": 3}, D={}).start()
    let(table, move(table.find("Stronghold").ref, BATTLEFIELD))
    table.choose("C")
    let(table, lose_life(2, 3))
    assert (table.decision.purpose, table.decision.options) == ("protector", (1, 3))
    table.choose("D")
    assert table.find("Stronghold").choice("protector") == 3


def test_704_5y_one_role_of_each_player() -> None:
    role = card("Role", "1", ENCHANTMENT, enchant(), subtypes=("Aura", "Role"))
    table = Table(A={"battlefield": [BEAR, role, role]}, B={"battlefield": [role]})
    for name in ("Role", "Role#2", "Role#3"):
        fix(table, name, "Bear")
    older = table.find("Role").ref
    table.start()
    assert table.names("battlefield") == ["Bear", "Role", "Role"]
    assert table.state.current(older) is None


def test_704_8_what_leaves_together_is_looked_at_as_it_was_before() -> None:
    anthem = creature(
        "Anthem", "1", 1, 1, Static((Changes(Filter((HasSubtype("Elf"),)), (Modify(Number(2), Number(0)),)),))
    )  # noqa: E501
    strong = Triggered(
        ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,), (GRAVEYARD,)), Body(effect=GainLife(You(), Number(1)))
    )
    elf = creature("Scout", "G", 1, 1, strong, subtypes=("Elf",))
    table = Table(A={"battlefield": [anthem, elf]}, B={}).start()
    let(table, *(damage_event(table.find("Anthem").ref, o.ref, 1) for o in table.objects("battlefield")))
    assert table.names("graveyard") == ["Anthem", "Scout"]
    scout = next(o for o in table.objects("graveyard") if o.definition.name == "Scout")
    from apnap.rules.characteristics import characteristics

    was = scout.was
    assert was is not None
    assert characteristics(table.state, was).power == 3


def test_704_3_a_check_that_finds_nothing_changes_nothing() -> None:
    table = Table(A={"battlefield": [BEAR], "hand": [BEAR]}, B={}).start()
    before = len(table.state.history)
    let(table)
    assert len(table.state.history) == before
