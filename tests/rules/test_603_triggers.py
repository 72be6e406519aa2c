"""603: triggered abilities."""

from __future__ import annotations

from apnap.abilities import static
from apnap.abilities.ability import Body, Modes, Static, Triggered
from apnap.abilities.change import AddAbility
from apnap.abilities.condition import Compare, Exists
from apnap.abilities.effect import DealDamage, Draw, GainLife, LoseLife, Move, PutCounters
from apnap.abilities.objects import (
    AttachedHost,
    ControlledBy,
    EachOpponent,
    EachPlayer,
    EventObject,
    EventOther,
    Filter,
    HasCardType,
    HasSubtype,
    IsOneOf,
    IsSource,
    Other,
    TargetObjects,
    You,
)
from apnap.abilities.occurrence import (
    AnyOccurrence,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Draws,
    GainsLife,
    LosesGame,
    ZoneChanges,
)
from apnap.abilities.quantity import (
    AT_MOST,
    LIFE,
    Comparison,
    EventAmount,
    Number,
    PlayerStat,
)
from apnap.abilities.static import PlayerRule, TriggerExtra
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, CREATURE, END, GRAVEYARD, HAND, STACK, UPKEEP
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.happen import happen_all
from apnap.rules.libraries import draw
from apnap.rules.machine import answer, run
from apnap.rules.permanents import destroy
from apnap.rules.zones import attach, move
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    Table,
    card,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

THIS = Filter((IsSource(),))
CREATURES = Filter((HasCardType(CREATURE),))
BEAR = creature("Bear", "1G", 2, 2)
ZAP = instant("Zap", "R", damage_to_any(3))


def gain(n: int = 1) -> Body:
    return Body(effect=GainLife(You(), Number(n)))


def enters(what: Filter) -> ZoneChanges:
    return ZoneChanges(what, to_zones=(BATTLEFIELD,))


def dies(what: Filter) -> ZoneChanges:
    return ZoneChanges(what, (BATTLEFIELD,), (GRAVEYARD,))


def stack_names(table: Table) -> list[str]:
    """The sources of what is on the stack, the top last."""
    return [table.named(table.state.objects[ref >> 24].source) for ref in table.state.stack]


def let(table: Table, *proposed: ev.Event) -> Table:
    """Let events happen, then go on to the next decision (a player has priority, who receives it again)."""
    frame = table.state.frames[-1].copy()
    frame.owner_game = table.state.game
    frame.step = 1
    table.state.frames[-1] = frame
    table.state.clear_decision()
    happen_all(table.state, list(proposed))
    run(table.state)
    return table


# ------------------------------------------------------------------------------------- triggering


def test_603_3_a_triggered_ability_waits_for_priority_and_uses_the_stack() -> None:
    greeter = creature("Greeter", "G", 1, 1, Triggered(enters(THIS), gain()))
    table = Table(A={"hand": [greeter], "battlefield": [FOREST]}, B={}).start()
    table.cast("Greeter").resolve()
    assert stack_names(table) == ["Greeter"]
    assert table.life("A") == 20
    table.resolve()
    assert table.life("A") == 21


def test_603_2c_one_trigger_for_each_occurrence_in_an_event() -> None:
    host = enchantment("Host", "1", Triggered(dies(CREATURES), gain()))
    table = Table(A={"battlefield": [host, BEAR, BEAR]}, B={"battlefield": [BEAR]}).start()
    let(table, *(destroy(o.ref) for o in table.objects("battlefield") if o.definition.name == "Bear"))
    assert stack_names(table) == ["Host"] * 3


def test_one_or_more_triggers_once_for_the_group() -> None:
    host = enchantment(
        "Host", "1", Triggered(dies(CREATURES), Body(effect=GainLife(You(), EventAmount())), one_or_more=True)
    )
    table = Table(A={"battlefield": [host, BEAR, BEAR]}, B={"battlefield": [BEAR]}).start()
    let(table, *(destroy(o.ref) for o in table.objects("battlefield") if o.definition.name == "Bear"))
    assert stack_names(table) == ["Host"]
    table.resolve()
    assert table.life("A") == 23


def test_603_10a_an_attachment_sees_its_host_die() -> None:
    mourner = card(
        "Mourner",
        "1",
        ARTIFACT,
        Triggered(dies(Filter((IsOneOf(AttachedHost()),))), Body(effect=Move(EventObject(), HAND))),
        subtypes=("Equipment",),
    )
    table = Table(A={"battlefield": [mourner, BEAR, BEAR]}, B={}).start()
    host = table.find("Bear").ref
    attach(table.state, table.state.edit(table.find("Mourner").ref), host)
    table.state.disturb()
    let(table, destroy(table.find("Bear#2").ref))
    assert stack_names(table) == []
    let(table, destroy(host))
    assert stack_names(table) == ["Mourner"]
    assert table.find("Mourner").attached_to == 0  # 704.5n
    table.resolve()
    assert table.names("hand", "A") == ["Bear"] and table.names("graveyard", "A") == ["Bear"]


def test_603_2_blocking_and_being_blocked_name_the_other_creature() -> None:
    bold = Body(effect=PutCounters(EventOther(), "+1/+1"))
    either = AnyOccurrence((Blocks(THIS, CREATURES), BecomesBlocked(THIS, CREATURES)))
    lender = creature("Lender", "1", 1, 5, Triggered(either, bold))
    table = Table(A={"battlefield": [lender]}, B={"battlefield": [BEAR]}).start()
    table.attack("Lender").block(("Bear", "Lender")).resolve()
    assert (table.size("Bear"), table.size("Lender")) == ((3, 3), (1, 5))
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [lender]}).start()
    table.attack("Bear").block(("Lender", "Bear")).resolve()
    assert (table.size("Bear"), table.size("Lender")) == ((3, 3), (1, 5))


def test_603_2c_you_are_dealt_damage_once_by_simultaneous_sources() -> None:
    gains = Triggered(DealsDamage(to_players=You()), Body(effect=GainLife(You(), EventAmount())))
    table = Table(A={"battlefield": [BEAR, BEAR]}, B={"battlefield": [enchantment("Mirror", "1", gains)]}).start()
    table.attack("Bear", "Bear#2")
    while not table.state.stack:
        table.passes()
    assert (stack_names(table), table.life("B")) == (["Mirror"], 16)
    table.resolve()
    assert table.life("B") == 20


def test_603_4_intervening_if_is_looked_at_twice() -> None:
    low = Compare(PlayerStat(You(), LIFE), Comparison(AT_MOST, Number(5)))
    hope = enchantment("Hope", "1", Triggered(BeginningOf(UPKEEP, You()), gain(10), condition=low))
    table = Table(A={}, B={"battlefield": [hope], "life": 6}).start()
    table.to("upkeep", 2)
    assert table.state.stack == []
    table = Table(A={}, B={"battlefield": [hope], "life": 5}).start()
    table.to("end")
    while table.state.turn == 1:
        table.passes()
    assert stack_names(table) == ["Hope"]
    table.state.edit_player(1).life = 6
    table.resolve()
    assert table.life("B") == 6, "the condition holds no longer"


def test_a_limit_of_times_each_turn() -> None:
    host = enchantment("Host", "1", Triggered(dies(CREATURES), gain(), limit=2))
    table = Table(A={"battlefield": [host, BEAR, BEAR, BEAR, BEAR]}, B={}).start()
    bears = [o.ref for o in table.objects("battlefield") if o.definition.name == "Bear"]
    let(table, *(destroy(ref) for ref in bears[:3]))
    assert stack_names(table) == ["Host"] * 2
    table.to("upkeep", 2)
    let(table, destroy(bears[3]))
    assert stack_names(table) == ["Host"]


def test_603_2d_abilities_that_trigger_additional_times() -> None:
    greeter = creature("Greeter", "G", 1, 1, Triggered(enters(THIS), gain()))
    echo = enchantment("Echo", "1", Static((TriggerExtra(Filter((ControlledBy(You()),)), enters(CREATURES)),)))
    table = Table(A={"hand": [greeter], "battlefield": [FOREST, echo, echo]}, B={}).start()
    table.cast("Greeter").resolve()
    assert stack_names(table) == ["Greeter"] * 3


def test_entering_objects_that_cause_no_triggers() -> None:
    greeter = creature("Greeter", "G", 1, 1, Triggered(enters(THIS), gain()))
    hush = enchantment("Hush", "1", Static((PlayerRule(static.ENTERING_DOESNT_TRIGGER, EachPlayer(), CREATURES),)))
    table = Table(A={"hand": [greeter], "battlefield": [FOREST]}, B={"battlefield": [hush]}).start()
    table.cast("Greeter").resolve()
    assert table.state.stack == []


def test_enters_or_attacks_triggers_for_each() -> None:
    both = creature("Both", "R", 1, 1, "haste", Triggered(AnyOccurrence((enters(THIS), Attacks(THIS))), gain()))
    table = Table(A={"hand": [both], "battlefield": [MOUNTAIN]}, B={}).start()
    table.cast("Both").resolve().resolve()
    table.attack("Both").resolve()
    assert table.life("A") == 22


def test_603_2_nth_draw_and_casts() -> None:
    scholar = enchantment("Scholar", "U", Triggered(Draws(You(), nth=2), gain()))
    choir = enchantment("Choir", "W", Triggered(Casts(You(), nth=2), gain(5)))
    table = Table(A={"battlefield": [scholar, choir, MOUNTAIN, MOUNTAIN], "hand": [ZAP, ZAP]}, B={}).start()
    draws = []
    for _ in range(3):
        event = ev.Draw()
        event.player = 0
        draws.append(event)
    let(table, draws[0])
    assert table.state.stack == []
    let(table, draws[1])
    assert stack_names(table) == ["Scholar"]
    table.resolve()
    let(table, draws[2])
    assert table.state.stack == []
    table.cast("Zap", "B")
    assert len(table.state.stack) == 1
    table.cast("Zap#2", "B")
    assert stack_names(table)[-1] == "Choir"


# ------------------------------------------------------------------------------------- looking back


def test_603_10a_creatures_that_die_together_see_each_other_die() -> None:
    watcher = creature("Watcher", "B", 1, 1, Triggered(dies(Filter((HasCardType(CREATURE), Other()))), gain()))
    table = Table(A={"battlefield": [watcher, BEAR]}, B={}).start()
    let(table, *(destroy(o.ref) for o in table.objects("battlefield")))
    assert stack_names(table) == ["Watcher"]


def test_603_10a_the_object_is_looked_at_as_it_last_was_on_the_battlefield() -> None:
    lord = enchantment("Lord", "1", Triggered(dies(Filter((HasSubtype("Elf"),))), gain()))
    elf = creature("Scout", "G", 1, 1, subtypes=("Elf",))
    table = Table(A={"battlefield": [lord, elf, BEAR]}, B={}).start()
    let(table, destroy(table.find("Scout").ref))
    assert stack_names(table) == ["Lord"]
    let(table, destroy(table.find("Bear").ref))
    assert stack_names(table) == ["Lord"]


def test_603_6a_newcomers_are_checked_too_but_not_what_has_left() -> None:
    host = creature("Host", "1", 1, 1, Triggered(enters(CREATURES), gain()))
    table = Table(A={"battlefield": [host], "hand": [host]}, B={}).start()
    let(table, move(table.find("Host", "hand").ref, BATTLEFIELD), destroy(table.find("Host", "battlefield").ref))
    assert len(table.state.stack) == 1


def test_603_6c_put_into_a_graveyard_from_anywhere_does_not_look_back() -> None:
    pyre = enchantment("Pyre", "R", Triggered(ZoneChanges(Filter(), to_zones=(GRAVEYARD,)), gain()))
    table = Table(A={"battlefield": [pyre, BEAR], "hand": [BEAR]}, B={}).start()
    let(table, move(table.find("Bear", "hand").ref, GRAVEYARD, ev.BY_DISCARD))
    assert stack_names(table) == ["Pyre"]
    table.resolve()
    let(table, destroy(table.find("Pyre").ref), destroy(table.find("Bear", "battlefield").ref))
    assert table.state.stack == []


def test_603_10f_abilities_that_watch_for_a_loss() -> None:
    """(603.9)."""
    gloat = enchantment("Gloat", "B", Triggered(LosesGame(EachOpponent()), gain(3)))
    table = Table(A={"battlefield": [gloat, MOUNTAIN], "hand": [ZAP]}, B={"life": 3}, C={}).start()
    table.cast("Zap", "B").resolve()
    assert not table.state.players[1].in_game
    assert stack_names(table) == ["Gloat"]


def test_abilities_that_work_in_other_zones() -> None:
    returner = creature("Returner", "B", 1, 1, Triggered(BeginningOf(END, You()), gain(), zones=(GRAVEYARD,)))
    table = Table(A={"battlefield": [returner]}, B={}).start()
    table.to("end")
    assert table.state.stack == []
    table = Table(A={"battlefield": [returner]}, B={}).start()
    let(table, destroy(table.find("Returner").ref))
    table.to("postcombat_main").passes(2)
    assert stack_names(table) == ["Returner"]
    table = Table(A={"graveyard": [returner]}, B={}).start()
    let(table, move(table.find("Returner").ref, HAND))
    table.to("postcombat_main").passes(2)
    assert table.state.stack == []


def test_when_you_cast_this_spell() -> None:
    herald = creature("Herald", "G", 1, 1, Triggered(Casts(You(), THIS), gain(), zones=(STACK,)))
    table = Table(A={"battlefield": [FOREST], "hand": [herald]}, B={}).start()
    table.cast("Herald")
    assert stack_names(table)[-1] == "Herald"
    table.resolve()
    assert (table.life("A"), len(table.state.stack)) == (21, 1)


# ------------------------------------------------------------------------------------- order and choices


def test_603_3b_apnap_order_and_each_player_orders_their_own() -> None:
    a = enchantment("First", "1", Triggered(dies(CREATURES), gain(1)))
    b = enchantment("Second", "1", Triggered(dies(CREATURES), gain(2)))
    table = Table(A={"battlefield": [a, b, BEAR]}, B={"battlefield": [a]}).start()
    let(table, destroy(table.find("Bear").ref))
    assert table.decision.kind == dec.ORDER and table.decision.player == 0
    answer(table.state, 1)
    assert stack_names(table) == ["Second", "First", "First"]
    assert table.state.objects[table.state.stack[-1] >> 24].controller == 1


def test_603_3b_identical_abilities_are_not_asked_about() -> None:
    a = enchantment("First", "1", Triggered(dies(CREATURES), gain(1)))
    table = Table(A={"battlefield": [a, a, BEAR]}, B={}).start()
    let(table, destroy(table.find("Bear").ref))
    assert table.decision.kind == dec.PRIORITY
    assert stack_names(table) == ["First", "First"]


def test_603_3d_targets_are_chosen_as_it_is_put_on_the_stack() -> None:
    burner = creature("Burner", "R", 1, 1, Triggered(enters(THIS), damage_to_any(2)))
    table = Table(A={"hand": [burner], "battlefield": [MOUNTAIN]}, B={}).start()
    table.cast("Burner").resolve()
    assert (table.decision.kind, table.decision.player) == (dec.TARGETS, 0)
    table.choose("B")
    assert table.life("B") == 20
    table.resolve()
    assert table.life("B") == 18


def test_603_3d_without_a_legal_target_it_is_removed_from_the_stack() -> None:
    hunter = enchantment(
        "Hunter", "R",
        Triggered(
            enters(THIS), Body((Target(CREATURES),), DealDamage(Number(2), objects=TargetObjects(0)))
        ),
    )  # fmt: skip
    table = Table(A={"hand": [hunter], "battlefield": [MOUNTAIN]}, B={}).start()
    table.cast("Hunter").resolve()
    assert table.state.stack == []
    assert table.decision.kind == dec.PRIORITY


def test_603_3c_modes_are_chosen_as_it_is_put_on_the_stack() -> None:
    burn = Body((Target(CREATURES),), DealDamage(Number(2), objects=TargetObjects(0)))
    modal = enchantment("Modal", "R", Triggered(enters(THIS), Body(modes=Modes((gain(3), burn)))))
    table = Table(A={"hand": [modal], "battlefield": [MOUNTAIN]}, B={}).start()
    table.cast("Modal").resolve()
    assert table.decision.kind == dec.PRIORITY, "700.2a: without a creature only one mode can be chosen"
    table.resolve()
    assert table.life("A") == 23
    table = Table(A={"hand": [modal], "battlefield": [MOUNTAIN, BEAR]}, B={}).start()
    table.cast("Modal").resolve()
    assert table.decision.options == (0, 1)
    answer(table.state, 1)
    table.resolve()
    assert table.names("graveyard") == ["Bear"]


def test_abilities_that_trigger_from_triggers_wait_for_the_next_time() -> None:
    joy = enchantment("Joy", "W", Triggered(GainsLife(You()), Body(effect=Draw(You(), Number(1)))))
    host = enchantment("Host", "1", Triggered(dies(CREATURES), gain()))
    table = Table(A={"battlefield": [joy, host, BEAR]}, B={}).start()
    let(table, destroy(table.find("Bear").ref)).resolve()
    assert stack_names(table) == ["Joy"]


# ------------------------------------------------------------------------------------- whose, and where it is now


def test_triggers_that_mention_the_object_find_it_in_its_new_zone() -> None:
    from apnap.abilities.effect import Move

    phoenix = creature("Phoenix", "R", 2, 2, Triggered(dies(THIS), Body(effect=Move(EventObject(), HAND))))
    table = Table(A={"battlefield": [phoenix]}, B={}).start()
    let(table, destroy(table.find("Phoenix").ref)).resolve()
    assert table.names("hand", "A") == ["Phoenix"]


def test_603_3a_the_ability_is_controlled_by_who_controlled_its_source() -> None:
    mine = creature("Mine", "1", 1, 1, Triggered(dies(THIS), Body(effect=LoseLife(You(), Number(2)))))
    table = Table(A={}, B={"battlefield": [mine]}).start()
    let(table, destroy(table.find("Mine").ref)).resolve()
    assert (table.life("A"), table.life("B")) == (20, 18)


def test_a_condition_that_asks_for_the_battlefield() -> None:
    tribe = Triggered(enters(THIS), gain(4), condition=Exists(Filter((HasSubtype("Elf"), ControlledBy(You())))))
    chief = creature("Chief", "G", 1, 1, tribe, subtypes=("Elf",))
    loner = creature("Loner", "G", 1, 1, tribe)
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [chief, loner]}, B={}).start()
    table.cast("Loner").resolve()
    assert table.state.stack == []
    table.cast("Chief").resolve()
    assert stack_names(table) == ["Chief"]


def test_800_4d_triggers_of_players_who_have_left_are_not_put_on_the_stack() -> None:
    from apnap.rules.ending import concede

    mine = creature("Mine", "1", 1, 1, Triggered(dies(CREATURES), gain()))
    doom = sorcery("Doom", "R", damage_to_any(1))
    table = Table(A={"battlefield": [BEAR, MOUNTAIN], "hand": [doom]}, B={"battlefield": [mine]}, C={}).start()
    concede(table.state, 1)
    let(table, destroy(table.find("Bear").ref))
    assert table.state.stack == []


def test_603_2_cards_that_are_drawn_have_at_once_what_an_effect_gives_to_cards_in_hand() -> None:
    watch = Triggered(Draws(You()), gain(1), zones=(HAND,))
    whole_hand = Filter((ControlledBy(You()),), zones=(HAND,))
    lesson = enchantment("Lesson", "1", Static((static.Changes(whole_hand, (AddAbility(watch),)),)))
    table = Table(A={"battlefield": [lesson], "hand": [FOREST]}, B={}).start()
    let(table, draw(0))
    while table.state.stack:
        table.resolve()
    assert table.life("A") == 22, "one for the Forest, one for the card itself"
    let(table, draw(0))
    while table.state.stack:
        table.resolve()
    assert table.life("A") == 25
