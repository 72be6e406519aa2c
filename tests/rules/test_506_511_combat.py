"""506–511: combat."""

from __future__ import annotations

import pytest

from apnap.abilities import static
from apnap.abilities.ability import Ability, Body, Keyword, Static, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.effect import GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import ControlledBy, EachOpponent, Filter, HasCardType, HasKeyword, IsSource, This, You
from apnap.abilities.occurrence import Attacks, BecomesBlocked, BecomesUnblocked, Blocks
from apnap.abilities.quantity import Number
from apnap.abilities.static import AttackTax, Restriction
from apnap.abilities.values import CREATURE
from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.combat.attack_sets import validate_attack_set
from apnap.rules.combat.attacking import attackers, defending_player, remove_from_combat
from apnap.rules.combat.block_sets import validate_block_set
from apnap.rules.machine import answer, run
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    Table,
    card,
    creature,
    damage_to_any,
    enchantment,
    instant,
    planeswalker,
)

BEAR = creature("Bear", "1G", 2, 2)
OGRE = creature("Ogre", "2R", 3, 3)
WALL = creature("Wall", "1", 0, 4, "defender")
ZAP = instant("Zap", "R", damage_to_any(3))
CREATURES = Filter((HasCardType(CREATURE),))


def rule(kind: int, n: int | None = None, other: Filter | None = None) -> Ability:
    return Static((Restriction(kind, This(), other=other, n=None if n is None else Number(n)),))


def pairs(table: Table) -> set[tuple[str, str]]:
    """The attacks or blocks on offer, by name."""
    found = set()
    for option in table.decision.options:
        assert isinstance(option, tuple)
        names = []
        for entity in option:
            names.append(table.letters[-1 - entity] if entity < 0 else table.named(entity))
        found.add((names[0], names[1]))
    return found


# ------------------------------------------------------------------------------------- attacking


def test_508_1a_who_can_attack() -> None:
    table = Table(A={"battlefield": [BEAR, WALL, creature("Tapped", "1", 1, 1), FOREST]}, B={}).start()
    table.state.edit(table.find("Tapped").ref).tapped = True
    table.to("declare_attackers")
    assert pairs(table) == {("Bear", "B")}


@pytest.mark.ledger("current:702.10")
def test_508_1a_summoning_sick_creatures_attack_only_with_haste() -> None:
    quick = creature("Quick", "R", 1, 1, "haste")
    table = Table(A={"battlefield": [FOREST, FOREST, MOUNTAIN], "hand": [BEAR, quick]}, B={}).start()
    table.cast("Bear").resolve().cast("Quick").resolve()
    table.to("declare_attackers")
    assert pairs(table) == {("Quick", "B")}


@pytest.mark.ledger("current:702.20")
def test_508_1f_attackers_tap_but_for_vigilance() -> None:
    guard = creature("Guard", "W", 1, 1, "vigilance")
    table = Table(A={"battlefield": [BEAR, guard]}, B={}).start().attack("Bear", "Guard")
    assert (table.find("Bear").tapped, table.find("Guard").tapped) == (True, False)
    assert table.state.players[0].attacked


def test_508_8_without_attackers_no_blockers_and_no_damage() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [BEAR]}).start().attack()
    table.passes(2)
    assert table.state.step == 9


def test_508_8_asks_whether_attackers_were_declared_not_whether_they_are_still_there() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [MOUNTAIN], "hand": [ZAP]}).start().attack("Bear")
    table.passes().cast("Zap", "Bear").resolve()
    assert not attackers(table.state)
    table.passes(2)
    assert table.state.step == 6
    table.passes(2)
    assert table.state.step == 8


def test_508_1d_a_creature_that_must_attack_does() -> None:
    brute = creature("Brute", "1R", 2, 2, rule(static.MUST_ATTACK))
    table = Table(A={"battlefield": [brute, BEAR]}, B={}).start("declare_attackers")
    assert not table.decision.can_finish
    with pytest.raises(IllegalActionError, match="508.1d"):
        validate_attack_set(table.state, ())
    table.choose(("Brute", "B"))
    assert table.decision.can_finish


def test_508_1c_cant_attack_alone_and_must_attack_yield_to_each_other() -> None:
    shy = creature("Shy", "1R", 2, 2, rule(static.MUST_ATTACK), rule(static.CANT_ATTACK_ALONE))
    table = Table(A={"battlefield": [shy]}, B={}).start("declare_attackers")
    assert table.decision.kind == dec.PRIORITY, "alone it can't, so nothing is offered"
    table = Table(A={"battlefield": [shy, BEAR]}, B={}).start("declare_attackers")
    assert not table.decision.can_finish, "with the Bear one more requirement can be obeyed"
    table.choose(("Shy", "B"))
    assert not table.decision.can_finish
    assert pairs(table) == {("Bear", "B")}
    table.choose(("Bear", "B"))
    assert sorted(table.state.objects[r >> 24].definition.name for r in attackers(table.state)) == ["Bear", "Shy"]


def test_701_15b_a_goaded_creature_attacks_somebody_else_if_able() -> None:
    goad = enchantment("Goad", "1", Static((Restriction(static.GOADED, Filter((HasKeyword("trample"),))),)))
    beast = creature("Beast", "3", 3, 3, "trample")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [goad]}, C={}).start("declare_attackers")
    assert pairs(table) == {("Beast", "C")}
    assert not table.decision.can_finish
    with pytest.raises(IllegalActionError, match="508.1d"):
        validate_attack_set(table.state, ((table.find("Beast").ref, -2),))


def test_508_1h_a_tax_on_attacking_is_paid_for_all_attackers_together() -> None:
    tax = enchantment("Tollgate", "2", Static((AttackTax(CREATURES, You(), Cost(ManaCost(("2",)))),)))
    brute = creature("Brute", "1R", 2, 2, rule(static.MUST_ATTACK))
    table = Table(A={"battlefield": [brute, BEAR, FOREST, FOREST, FOREST]}, B={"battlefield": [tax]})
    table.start("declare_attackers")
    assert table.decision.can_finish, "508.1d: nobody must pay to obey a requirement"
    table.choose(("Brute", "B"))
    while table.state.decision is not None and table.decision.kind != dec.PRIORITY:
        table.choose("done") if table.decision.can_finish else answer(table.state, 0)
    lands = [o for o in table.objects("battlefield") if o.definition.name == "Forest"]
    assert [o.tapped for o in lands].count(True) == 2
    assert [table.state.objects[r >> 24].definition.name for r in attackers(table.state)] == ["Brute"], (
        "no mana for two"
    )


def test_508_1b_planeswalkers_and_several_players_can_be_attacked() -> None:
    walker = planeswalker("Walker", "3", 3)
    mine = planeswalker("Mine", "3", 3)
    table = Table(A={"battlefield": [BEAR, OGRE, mine]}, B={"battlefield": [walker]}, C={}).start("declare_attackers")
    for name in ("Bear", "Ogre"):
        assert {defender for attacker, defender in pairs(table) if attacker == name} == {"B", "C", "Walker"}
    table.choose(("Bear", "Walker"))
    assert pairs(table) == {("Ogre", "B"), ("Ogre", "C"), ("Ogre", "Walker")}  # each may attack another
    table.attack(("Ogre", "C"))
    bear = table.find("Bear")
    assert defending_player(table.state, bear) == 1
    table.to("end_combat")
    assert table.find("Walker").counter("loyalty") == 1
    assert (table.life("B"), table.life("C")) == (20, 17)


def test_508_3a_attack_triggers_and_506_5_alone() -> None:
    gain = Body(effect=GainLife(You(), Number(1)))
    lone = creature("Lone", "W", 1, 1, Triggered(Attacks(Filter((IsSource(),)), alone=True), gain))
    table = Table(A={"battlefield": [lone, BEAR]}, B={}).start().attack("Lone", "Bear")
    assert table.state.stack == []
    table = Table(A={"battlefield": [lone, BEAR]}, B={}).start().attack("Lone")
    assert len(table.state.stack) == 1


# ------------------------------------------------------------------------------------- blocking


def test_509_1a_who_can_block() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [OGRE, WALL, creature("Tapped", "1", 1, 1)]}).start()
    table.state.edit(table.find("Tapped").ref).tapped = True
    table.attack("Bear").to("declare_blockers")
    assert pairs(table) == {("Ogre", "Bear"), ("Wall", "Bear")}
    assert table.decision.can_finish


@pytest.mark.ledger("current:702.9")
def test_702_9b_flying_and_reach() -> None:
    """Flying (702.9)."""
    bird = creature("Bird", "U", 1, 1, "flying")
    spider = creature("Spider", "G", 1, 3, "reach")
    table = Table(A={"battlefield": [bird]}, B={"battlefield": [OGRE, bird, spider]}).start()
    table.attack("Bird").to("declare_blockers")
    assert pairs(table) == {("Bird", "Bird"), ("Spider", "Bird")}


@pytest.mark.ledger("current:702.111")
def test_702_111b_menace_needs_two_blockers_or_none() -> None:
    """Menace (702.111)."""
    rogue = creature("Rogue", "B", 2, 2, "menace")
    table = Table(A={"battlefield": [rogue]}, B={"battlefield": [BEAR]}).start().attack("Rogue")
    table.to("declare_blockers")
    assert table.decision.kind == dec.PRIORITY, "one creature can't block it, so nothing is asked"
    table = Table(A={"battlefield": [rogue]}, B={"battlefield": [BEAR, OGRE]}).start().attack("Rogue")
    table.to("declare_blockers")
    table.choose(("Bear", "Rogue"))
    assert not table.decision.can_finish
    with pytest.raises(IllegalActionError, match="509.1b"):
        validate_block_set(table.state, 1, ((table.find("Bear").ref, table.find("Rogue").ref),))
    table.choose(("Ogre", "Rogue"))
    assert len(table.find("Rogue").blocked_by) == 2


@pytest.mark.ledger("current:702.111")
def test_702_111c_menace_twice_asks_for_two_blockers_and_no_more() -> None:
    rogue = creature("Rogue", "B", 2, 2, "menace", "menace")
    table = Table(A={"battlefield": [rogue]}, B={"battlefield": [BEAR]}).start().attack("Rogue")
    assert table.to("declare_blockers").decision.kind == dec.PRIORITY
    table = Table(A={"battlefield": [rogue]}, B={"battlefield": [BEAR, OGRE]}).start().attack("Rogue")
    assert len(table.block(("Bear", "Rogue"), ("Ogre", "Rogue")).find("Rogue").blocked_by) == 2


def test_509_1b_restrictions_of_attackers_and_blockers() -> None:
    sneak = creature("Sneak", "U", 1, 1, rule(static.CANT_BE_BLOCKED))
    climber = creature("Climber", "R", 1, 1, rule(static.CAN_BE_BLOCKED_ONLY_BY, other=Filter((HasKeyword("reach"),))))
    coward = creature("Coward", "1", 1, 1, rule(static.CANT_BLOCK))
    hunter = creature("Hunter", "G", 1, 1, "reach", rule(static.CAN_BLOCK_ONLY, other=Filter((HasKeyword("flying"),))))
    spider = creature("Spider", "G", 1, 3, "reach")
    bird = creature("Bird", "U", 1, 1, "flying")
    table = Table(
        A={"battlefield": [sneak, climber, BEAR, bird]}, B={"battlefield": [coward, hunter, spider, OGRE]}
    ).start()
    table.attack("Sneak", "Climber", "Bear", "Bird").to("declare_blockers")
    assert pairs(table) == {
        ("Hunter", "Bird"),
        ("Spider", "Climber"),
        ("Spider", "Bear"),
        ("Spider", "Bird"),
        ("Ogre", "Bear"),
    }


@pytest.mark.ledger("current:702.16")
def test_702_16f_protection_from_what_would_block() -> None:
    from apnap.abilities.objects import HasColor
    from apnap.abilities.values import GREEN

    pure = creature("Pure", "W", 2, 2, Keyword("protection", what=Filter((HasColor(GREEN),))))
    table = Table(A={"battlefield": [pure]}, B={"battlefield": [BEAR, OGRE]}).start().attack("Pure")
    table.to("declare_blockers")
    assert pairs(table) == {("Ogre", "Pure")}


def test_509_1c_the_most_requirements_must_be_obeyed() -> None:
    lure = creature("Lure", "G", 1, 1, rule(static.ALL_MUST_BLOCK))
    table = Table(A={"battlefield": [lure, OGRE]}, B={"battlefield": [BEAR, WALL]}).start().attack("Lure", "Ogre")
    table.to("declare_blockers")
    assert pairs(table) == {("Bear", "Lure"), ("Wall", "Lure")}
    table.choose(("Bear", "Lure"))
    assert len(table.find("Lure").blocked_by) == 0, "the declaration is not over yet"
    assert not table.decision.can_finish
    table.choose(("Wall", "Lure"))
    assert len(table.find("Lure").blocked_by) == 2


def test_509_1c_must_be_blocked_by_one() -> None:
    bold = creature("Bold", "G", 1, 1, rule(static.MUST_BE_BLOCKED))
    table = Table(A={"battlefield": [bold, OGRE]}, B={"battlefield": [BEAR, WALL]}).start().attack("Bold", "Ogre")
    table.to("declare_blockers")
    table.choose(("Bear", "Ogre"))
    assert pairs(table) == {("Wall", "Bold")}
    assert not table.decision.can_finish


def test_509_1a_a_creature_may_be_able_to_block_more_attackers() -> None:
    giant = creature("Giant", "5", 4, 6, rule(static.CAN_BLOCK_ADDITIONAL, 1))
    table = Table(A={"battlefield": [BEAR, OGRE, WALL]}, B={"battlefield": [giant]}).start().attack("Bear", "Ogre")
    table.block(("Giant", "Bear"), ("Giant", "Ogre"))
    assert len(table.find("Giant").blocking) == 2
    assert table.find("Bear").blocked and table.find("Ogre").blocked
    table.passes(2)
    assert table.decision.kind == dec.DIVIDE, "510.1d: it divides its damage"
    table.choose(1)
    table.to("end_combat")
    assert table.names("graveyard") == ["Ogre"]


def test_509_3_block_triggers() -> None:
    gain = Body(effect=GainLife(You(), Number(1)))
    this = Filter((IsSource(),))
    angry = creature("Angry", "R", 2, 2, Triggered(BecomesBlocked(this), gain))
    angrier = creature("Angrier", "R", 2, 2, Triggered(BecomesBlocked(this, by=CREATURES), gain))
    free = creature("Free", "R", 2, 2, Triggered(BecomesUnblocked(this), gain))
    guard = creature("Guard", "W", 1, 5, Triggered(Blocks(this), gain), rule(static.CAN_BLOCK_ADDITIONAL, 1))
    table = Table(A={"battlefield": [angry, angrier, free]}, B={"battlefield": [guard, BEAR, OGRE]}).start()
    table.attack("Angry", "Angrier", "Free")
    table.block(("Guard", "Angry"), ("Guard", "Angrier"), ("Bear", "Angry"), ("Ogre", "Angrier"))
    while table.decision.kind == dec.ORDER:
        answer(table.state, 0)
    names = [table.named(table.state.objects[r >> 24].source) for r in table.state.stack]
    assert sorted(names) == ["Angrier", "Angrier", "Angry", "Free", "Guard"]
    assert names[-1] == "Guard", "603.3b: the nonactive player's ability is put on top"


# ------------------------------------------------------------------------------------- damage


def test_510_1b_unblocked_damage_to_the_player() -> None:
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={}).start().attack("Bear", "Ogre").to("end_combat")
    assert table.life("B") == 15
    assert not attackers(table.to("postcombat_main").state)


def test_510_1c_blocked_damage_is_dealt_to_the_blocker_and_back() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [OGRE]}).start().attack("Bear").block(("Ogre", "Bear"))
    table.to("end_combat")
    assert table.life("B") == 20
    assert table.names("graveyard", "A") == ["Bear"]
    assert table.find("Ogre").damage == 2


def test_510_1c_damage_is_divided_freely_among_blockers() -> None:
    """Its controller announces how it is assigned as the step begins (703.4k)."""
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [BEAR, WALL]}).start().attack("Ogre")
    table.block(("Bear", "Ogre"), ("Wall", "Ogre")).passes(2)
    assert [table.decision.kind, *table.decision.options] == [dec.DIVIDE, 0, 1, 2, 3]
    table.choose(1)
    assert (table.find("Bear").damage, table.find("Wall").damage) == (1, 2)


def test_509_1h_a_blocked_creature_stays_blocked() -> None:
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [BEAR, MOUNTAIN], "hand": []}).start().attack("Ogre")
    table.block(("Bear", "Ogre"))
    remove_from_combat(table.state, table.find("Bear").ref)
    table.to("end_combat")
    assert table.life("B") == 20
    assert table.find("Bear").damage == 0


@pytest.mark.ledger("current:702.19")
def test_702_19b_trample_needs_lethal_damage_for_all_blockers() -> None:
    """Trample (702.19)."""
    beast = creature("Beast", "4G", 6, 6, "trample")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [BEAR, WALL]}).start().attack("Beast")
    table.block(("Bear", "Beast"), ("Wall", "Beast")).passes(2)
    table.choose(1)  # not lethal for the Bear: all the rest goes to the Wall
    assert (table.find("Bear").damage, table.names("graveyard", "B"), table.life("B")) == (1, ["Wall"], 20)
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [BEAR]}).start().attack("Beast")
    table.block(("Bear", "Beast")).passes(2)
    assert table.decision.options == (2, 3, 4, 5, 6)
    table.choose(2)
    assert table.life("B") == 16


@pytest.mark.ledger("current:702.2")
def test_702_2c_with_deathtouch_one_damage_is_lethal() -> None:
    beast = creature("Beast", "4G", 6, 6, "trample", "deathtouch")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [WALL]}).start().attack("Beast")
    table.block(("Wall", "Beast")).passes(2)
    assert table.decision.options == (1, 2, 3, 4, 5, 6)
    table.choose(1)
    assert table.life("B") == 15
    assert table.names("graveyard", "B") == ["Wall"]


@pytest.mark.ledger("current:702.19")
def test_702_19b_what_another_attacker_assigns_to_a_common_blocker_counts() -> None:
    beast = creature("Beast", "4G", 4, 4, "trample")
    wall = creature("Wall", "2", 0, 5, rule(static.CAN_BLOCK_ADDITIONAL, 1))
    table = Table(A={"battlefield": [beast, OGRE]}, B={"battlefield": [wall]}).start().attack("Beast", "Ogre")
    table.block(("Wall", "Beast"), ("Wall", "Ogre")).passes(2)
    assert table.decision.options == (2, 3, 4), "3 of 5 come from the Ogre, though the Beast was declared first"
    table.choose(2)
    assert table.life("B") == 18


@pytest.mark.ledger("current:702.19")
def test_702_19d_trample_goes_through_when_the_blocker_is_gone() -> None:
    beast = creature("Beast", "4G", 6, 6, "trample")
    table = Table(A={"battlefield": [beast]}, B={"battlefield": [BEAR]}).start().attack("Beast")
    table.block(("Bear", "Beast"))
    remove_from_combat(table.state, table.find("Bear").ref)
    table.to("end_combat")
    assert table.life("B") == 14


@pytest.mark.ledger("current:702.7")
def test_510_4_first_strike_deals_damage_in_a_step_of_its_own() -> None:
    duelist = creature("Duelist", "1W", 2, 1, "first strike")
    table = Table(A={"battlefield": [duelist]}, B={"battlefield": [BEAR]}).start().attack("Duelist")
    table.block(("Bear", "Duelist")).passes(2)
    assert table.state.step == 7
    assert table.names("graveyard") == ["Bear"]
    table.to("end_combat")
    assert table.find("Duelist").damage == 0


@pytest.mark.ledger("current:702.4")
def test_510_4_double_strike_deals_damage_twice_others_once() -> None:
    twin = creature("Twin", "1W", 2, 2, "double strike")
    duelist = creature("Duelist", "1W", 1, 1, "first strike")
    table = Table(A={"battlefield": [twin, duelist, OGRE]}, B={}).start().attack("Twin", "Duelist", "Ogre")
    table.to("first_combat_damage")
    assert table.life("B") == 17
    table.to("end_combat")
    assert table.life("B") == 12


@pytest.mark.ledger("current:702.7")
def test_510_4_a_creature_that_gains_first_strike_too_late_still_deals_damage_once() -> None:
    duelist = creature("Duelist", "1W", 1, 1, "first strike")
    table = Table(A={"battlefield": [duelist, BEAR]}, B={}).start().attack("Duelist", "Bear")
    table.to("first_combat_damage")
    table.to("combat_damage")
    assert table.life("B") == 17, "the Duelist had first strike as the first step began: not again"


def test_506_4c_an_attacker_of_a_planeswalker_that_has_left_deals_no_damage() -> None:
    walker = planeswalker("Walker", "3", 3)
    table = (
        Table(A={"battlefield": [BEAR, MOUNTAIN], "hand": [ZAP]}, B={"battlefield": [walker]})
        .start()
        .attack(("Bear", "Walker"))
    )
    table.cast("Zap", "Walker").resolve()
    assert table.names("graveyard", "B") == ["Walker"]
    assert table.find("Bear").attacking, "it is still attacking"
    table.to("end_combat")
    assert table.life("B") == 20


def test_800_4e_no_damage_to_a_player_who_has_left() -> None:
    from apnap.rules.ending import concede

    table = Table(A={"battlefield": [BEAR, OGRE]}, B={}, C={}).start().attack(("Bear", "B"), ("Ogre", "C"))
    concede(table.state, 1)
    run(table.state)
    table.to("end_combat")
    assert table.life("C") == 17
    assert table.life("B") == 20


def test_511_3_combat_ends_for_everything() -> None:
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [WALL]}).start().attack("Ogre")
    table.block(("Wall", "Ogre"))
    table.to("postcombat_main")
    for record in table.objects("battlefield"):
        assert not (record.attacking or record.blocking or record.blocked or record.blocked_by)
    assert not table.state.in_combat


def test_damage_by_toughness_and_no_damage() -> None:
    turtle = creature("Turtle", "1U", 1, 4, rule(static.DAMAGE_BY_TOUGHNESS))
    pacifist = creature("Pacifist", "1W", 5, 5, rule(static.ASSIGNS_NO_COMBAT_DAMAGE))
    table = Table(A={"battlefield": [turtle, pacifist]}, B={}).start().attack("Turtle", "Pacifist").to("end_combat")
    assert table.life("B") == 16


def test_a_battle_is_attacked_and_loses_defense() -> None:
    from apnap.abilities.values import BATTLE

    siege = card("Stronghold", "3", BATTLE, subtypes=("Siege",), defense=4)
    table = Table(A={"battlefield": [siege, BEAR, OGRE]}, B={}).start("upkeep")
    assert table.find("Stronghold").choice("protector") == 1, "704.5w: the only opponent"
    table.attack(("Bear", "Stronghold"), ("Ogre", "B")).to("end_combat")
    assert table.find("Stronghold").counter("defense") == 2
    assert table.life("B") == 17


def test_cant_attack_you() -> None:
    ward = enchantment(
        "Ward", "1", Static((Restriction(static.CANT_ATTACK, Filter((ControlledBy(EachOpponent()),)), whom=You()),))
    )
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [ward]}, C={}).start("declare_attackers")
    assert pairs(table) == {("Bear", "C")}


def test_506_3_what_is_put_onto_the_battlefield_attacking() -> None:
    from apnap.abilities.values import BATTLEFIELD
    from apnap.rules.zones import move
    from tests.rules.test_603_triggers import let

    idol = card("Idol", "1", 1)  # an artifact
    table = Table(A={"battlefield": [BEAR], "hand": [OGRE, idol]}, B={"hand": [OGRE]}).start().attack("Bear")
    for name, controller in (("Ogre", 0), ("Idol", 0), ("Ogre#2", 1)):
        event = move(table.find(name, "hand" if name != "Ogre#2" else None).ref, BATTLEFIELD)
        event.attacking = -2
        event.controller = controller
        let(table, event)
    attacking = [table.state.objects[ref >> 24] for ref in attackers(table.state)]
    assert [(o.definition.name, o.owner) for o in attacking] == [("Bear", 0), ("Ogre", 0)]
    assert table.state.players[0].attacked
    table.to("end_combat")
    assert table.life("B") == 15
