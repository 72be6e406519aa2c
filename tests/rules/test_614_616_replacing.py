"""614, 615, 616: replacement and prevention effects."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities import static as st
from apnap.abilities.ability import Keyword, Static
from apnap.abilities.condition import Exists, Fits, NotTrue
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import Entering
from apnap.abilities.objects import (
    AnyPlayer,
    ControlledBy,
    Each,
    EventObject,
    EventPlayer,
    Filter,
    HasCardType,
    HasColor,
    InSlot,
    IsSource,
    TargetObjects,
    TargetPlayers,
    This,
    You,
)
from apnap.abilities.occurrence import (
    CountersPut,
    DealsDamage,
    Draws,
    GainsLife,
    LosesLife,
    TokensCreated,
    ZoneChanges,
)
from apnap.abilities.quantity import EventAmount, Number, Plus, Times
from apnap.abilities.values import BATTLEFIELD, CREATURE, ENCHANTMENT, EXILE, GRAVEYARD, HAND, LAND, RED
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from tests.rules.effects import do, slots
from tests.rules.support import Table, artifact, creature, enchantment, planeswalker

IT = TargetObjects(0)
CREATURES = Filter((HasCardType(CREATURE),))
YOURS = Filter((HasCardType(CREATURE), ControlledBy(You())))
IMP = creature("Imp", "1B", 2, 2)
OX = creature("Ox", "3G", 4, 4)
DIES = ZoneChanges(CREATURES, (BATTLEFIELD,), (GRAVEYARD,))


def rule(name: str, *parts: st.StaticPart) -> object:
    """Return an enchantment with these statements."""
    return enchantment(name, "2W", Static(parts))


VOID = rule("Void", st.GoesElsewhere(DIES, EXILE))
DOUBLER = rule("Doubler", st.ModifyAmount(GainsLife(You()), Times(2, EventAmount())))
BONUS = rule("Bonus", st.ModifyAmount(GainsLife(You()), Plus(EventAmount(), Number(1))))


def test_dies_goes_to_exile_instead_614_6() -> None:
    table = do(Table(A={"battlefield": [VOID]}, B={"battlefield": [OX]}), eff.Destroy(IT, slot=1), "Ox")
    assert table.names("exile") == ["Ox"] and table.names("graveyard") == []


def test_the_affected_player_orders_two_replacements_616_1() -> None:
    for first, expected in (("Doubler", 27), ("Bonus", 28)):
        table = Table(A={"battlefield": [DOUBLER, BONUS]}, B={})
        do(table, eff.GainLife(You(), Number(3)))
        assert table.decision.kind == dec.REPLACEMENT and table.decision.player == 0
        table.choose(table.decision.labels.index(first))
        assert table.life("A") == expected  # 616.1f: the other still applies, once


def test_equal_effects_are_not_asked_about() -> None:
    table = do(Table(A={"battlefield": [DOUBLER, DOUBLER]}, B={}), eff.GainLife(You(), Number(2)))
    assert table.state.decision is None and table.life("A") == 28


def test_each_effect_applies_once_614_5() -> None:
    greed = rule("Greed", st.Replacement(Draws(You()), eff.Draw(You(), Number(2))))
    table = do(Table(A={"battlefield": [greed]}, B={}), eff.Draw(You()))
    assert len(table.state.players[0].hand) == 2


def test_a_draw_is_replaced_one_card_at_a_time_614_11a() -> None:
    swap = rule("Swap", st.Replacement(Draws(You()), eff.GainLife(You(), Number(1))))
    table = do(Table(A={"battlefield": [swap], "fill": 0}, B={}), eff.Draw(You(), Number(3)))
    assert table.life("A") == 23
    assert not table.state.players[0].drew_from_empty  # 614.11: also with an empty library


def test_nothing_more_is_done_to_what_a_replacement_drew_614_11b() -> None:
    """What the effect would do to the drawn card besides isn't done to the cards that are drawn instead."""
    greed = rule("Greed", st.Replacement(Draws(You()), eff.Draw(You(), Number(2))))
    seen = Filter((HasCardType(LAND),), (HAND,))
    more = eff.If(Fits(InSlot(1), seen), eff.GainLife(You(), Number(3)))
    for board, hand, life in (([], 1, 23), ([greed], 2, 20)):
        table = do(Table(A={"battlefield": board}, B={}), eff.Sequence((eff.Draw(You(), slot=1), more)))
        assert (len(table.names("hand", "A")), table.life("A")) == (hand, life)


def test_gain_instead_of_losing_uses_the_events_amount_614_1a() -> None:
    mirror = rule("Mirror", st.Replacement(LosesLife(You()), eff.GainLife(EventPlayer(), EventAmount())))
    table = do(Table(A={"battlefield": [mirror]}, B={}), eff.LoseLife(You(), Number(4)))
    assert table.life("A") == 24


def test_life_cant_be_gained_so_nothing_replaces_it_614_17c() -> None:
    drought = rule("Drought", st.PlayerRule(st.CANT_GAIN_LIFE, AnyPlayer()))
    mirror = rule("Mirror", st.Replacement(GainsLife(You()), eff.Draw(You())))
    table = do(Table(A={"battlefield": [drought, mirror]}, B={}), eff.GainLife(You(), Number(4)))
    assert table.life("A") == 20 and not table.state.players[0].hand


def test_next_time_only_is_used_up_614_3() -> None:
    part = st.GoesElsewhere(DIES, EXILE, next_only=True)
    table = Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]})
    do(table, eff.ContinuousRule((part,), UntilEndOfTurn()))
    do(table, eff.Destroy(IT), "Ox")
    do(table, eff.Destroy(IT), "Imp")
    assert table.names("exile") == ["Ox"] and table.names("graveyard") == ["Imp"]


def test_optional_replacement_is_asked() -> None:
    save = rule("Save", st.Replacement(DIES, eff.Move(EventObject(), HAND), optional=True))
    for yes, zone in ((True, "hand"), (False, "graveyard")):
        table = do(Table(A={"battlefield": [save, IMP]}, B={}), eff.Destroy(IT), "Imp")
        table.choose(yes)
        assert table.names(zone, "A") == ["Imp"]


# ------------------------------------------------------------------------------------- entering (614.12)


def test_enters_tapped_614_1c() -> None:
    slow = creature("Slow", "1", 1, 1, Static((st.EntersModified(This(), Entering(tapped=True)),)))
    table = do(Table(A={"graveyard": [slow]}, B={}), eff.Move(IT, BATTLEFIELD), "Slow")
    assert table.find("Slow").tapped


def test_enters_tapped_unless_614_12() -> None:
    unless = NotTrue(Exists(Filter((HasCardType(CREATURE), ControlledBy(You())))))
    part = st.EntersModified(This(), Entering(tapped=True), condition=unless)
    relic = artifact("Relic", "1", Static((part,)))
    for board, tapped in (([], True), ([IMP], False)):
        table = do(Table(A={"graveyard": [relic], "battlefield": board}, B={}), eff.Move(IT, BATTLEFIELD), "Relic")
        assert table.find("Relic").tapped is tapped


def test_other_creatures_enter_with_a_counter_614_1d() -> None:
    part = st.EntersModified(YOURS, Entering(counters=(("+1/+1", Number(1)),)))
    table = Table(A={"battlefield": [rule("Nursery", part)], "graveyard": [IMP]}, B={"graveyard": [OX]})
    do(table, eff.Move(IT, BATTLEFIELD), "Imp")
    do(table, eff.Move(IT, BATTLEFIELD), "Ox")
    assert table.size("Imp") == (3, 3) and table.size("Ox") == (4, 4)
    assert table.find("Imp").counter("+1/+1") == 1


def test_as_it_enters_a_choice_is_made_and_kept_614_12a() -> None:
    part = st.EntersModified(This(), effect=eff.ChooseWord(You(), eff.CHOOSE_COLOR))
    idol = artifact("Idol", "2", Static((part,)))
    table = do(Table(A={"graveyard": [idol]}, B={}), eff.Move(IT, BATTLEFIELD), "Idol")
    table.choose("red")
    assert table.find("Idol", "battlefield").choice("color") == RED


def test_enters_as_a_copy_without_its_own_tapping_616_1c() -> None:
    mimic = creature(
        "Mimic",
        "3U",
        0,
        0,
        Static((st.EntersModified(This(), optional=True, copy_of=CREATURES),)),
        Static((st.EntersModified(This(), Entering(tapped=True)),)),
    )
    table = do(Table(A={"graveyard": [mimic]}, B={"battlefield": [OX]}), eff.Move(IT, BATTLEFIELD), "Mimic")
    table.choose(True)
    copied = [o for o in table.objects("battlefield") if o.owner == 0]
    assert table.names("battlefield", "A") == ["Ox"] and not copied[0].tapped


def test_a_planeswalker_enters_with_its_loyalty_306_5b() -> None:
    sage = planeswalker("Sage", "3U", 4)
    table = do(Table(A={"graveyard": [sage]}, B={}), eff.Move(IT, BATTLEFIELD), "Sage")
    assert table.find("Sage").counter("loyalty") == 4


def test_an_aura_that_enters_is_attached_to_a_chosen_object_303_4f() -> None:
    curse = enchantment("Gloom", "1B", Keyword("enchant", what=CREATURES), subtypes=("Aura",))
    table = Table(A={"graveyard": [curse], "battlefield": [IMP]}, B={"battlefield": [OX]})
    do(table, eff.Move(IT, BATTLEFIELD), "Gloom")
    table.choose("Ox")
    assert table.find("Gloom").attached_to == table.find("Ox").ref


def test_an_aura_without_a_host_stays_where_it_is_303_4g() -> None:
    curse = enchantment("Gloom", "1B", Keyword("enchant", what=CREATURES), subtypes=("Aura",))
    table = do(Table(A={"graveyard": [curse]}, B={}), eff.Move(IT, BATTLEFIELD), "Gloom")
    assert table.names("graveyard", "A") == ["Gloom"]


# ------------------------------------------------------------------------------------- tokens and counters (614.16)


def test_twice_as_many_tokens_and_they_enter_modified_616_1g() -> None:
    twice = rule("Twice", st.ModifyAmount(TokensCreated(You()), Times(2, EventAmount())))
    slow = rule("Slow", st.EntersModified(YOURS, Entering(tapped=True)))
    token = eff.Token(CREATURE, subtypes=("Rat",), power=Number(1), toughness=Number(1))
    table = do(Table(A={"battlefield": [twice, slow]}, B={}), eff.CreateTokens(You(), Number(2), token))
    rats = [o for o in table.objects("battlefield") if o.definition.name == "Rat Token"]
    assert len(rats) == 4 and all(o.tapped for o in rats)


def test_more_counters_614_16() -> None:
    more = rule("More", st.ModifyAmount(CountersPut("+1/+1", YOURS), Plus(EventAmount(), Number(1))))
    table = do(Table(A={"battlefield": [more, IMP]}, B={}), eff.PutCounters(IT, "+1/+1", Number(2)), "Imp")
    assert table.find("Imp").counter("+1/+1") == 3


def test_more_counters_as_it_enters_614_12() -> None:
    more = rule("More", st.ModifyAmount(CountersPut("+1/+1", YOURS), Plus(EventAmount(), Number(1))))
    token = eff.Token(CREATURE, subtypes=("Rat",), power=Number(1), toughness=Number(1))
    entering = Entering(counters=(("+1/+1", Number(2)), ("charge", Number(1))))
    table = do(Table(A={"battlefield": [more]}, B={}), eff.CreateTokens(You(), Number(1), token, entering))
    assert table.find("Rat Token").counters == (("+1/+1", 3), ("charge", 1))


def test_only_tokens_that_fit_are_more_614_1a() -> None:
    shrines = st.ModifyAmount(TokensCreated(You(), Filter((HasCardType(ENCHANTMENT),))), Times(2, EventAmount()))
    rats = st.ModifyAmount(TokensCreated(You(), CREATURES), Times(3, EventAmount()))
    token = eff.Token(CREATURE, subtypes=("Rat",), power=Number(1), toughness=Number(1))
    table = Table(A={"battlefield": [rule("Shrine", shrines), rule("Nest", rats)]}, B={})
    do(table, eff.CreateTokens(You(), Number(1), token))
    assert table.names("battlefield").count("Rat Token") == 3


# ------------------------------------------------------------------------------------- prevention (615)

TO_YOU = DealsDamage(to_players=You())


def burn(n: int, unpreventable: bool = False) -> eff.DealDamage:
    """Return an instruction that deals damage to the player or object chosen."""
    return eff.DealDamage(Number(n), objects=IT, players=TargetPlayers(0), unpreventable=unpreventable)


def test_a_shield_prevents_so_much_and_is_used_up_615_7() -> None:
    table = Table(A={"battlefield": [OX]}, B={})
    do(table, eff.PreventDamage(Number(3), players=You()))
    do(table, burn(2), "A", source="Ox")
    do(table, burn(2), "A", source="Ox")
    assert table.life("A") == 19
    assert table.state.effects == ()


def test_static_prevention_takes_so_much_of_each_615_10() -> None:
    ward = rule("Ward", st.Prevention(TO_YOU, Number(1)))
    table = Table(A={"battlefield": [ward, OX]}, B={})
    do(table, burn(3), "A", source="Ox")
    do(table, burn(3), "A", source="Ox")
    assert table.life("A") == 16


def test_unpreventable_damage_does_not_reduce_a_shield_615_12() -> None:
    table = Table(A={"battlefield": [OX]}, B={})
    do(table, eff.PreventDamage(Number(3), players=You(), then=eff.Draw(You())))
    do(table, burn(2, True), "A", source="Ox")
    assert table.life("A") == 18 and table.state.effects[0].uses == 3
    assert len(table.state.players[0].hand) == 1  # its additional effect still takes place


def test_prevention_with_more_knows_how_much_615_5() -> None:
    mirror = rule("Mirror", st.Prevention(TO_YOU, None, eff.GainLife(You(), EventAmount())))
    table = do(Table(A={"battlefield": [mirror, OX]}, B={}), burn(5), "A", source="Ox")
    assert table.life("A") == 25


def test_the_next_time_a_chosen_source_would_deal_damage_615_8() -> None:
    table = Table(A={"battlefield": [OX, IMP]}, B={})
    do(table, eff.PreventDamage(None, players=You(), chosen_source=True, next_time=True))
    table.choose("Ox")
    do(table, burn(2), "A", source="Imp")
    do(table, burn(4), "A", source="Ox")
    do(table, burn(4), "A", source="Ox")
    assert table.life("A") == 14


def test_redirected_damage_is_dealt_to_something_else_614_9() -> None:
    guard = creature("Guard", "2W", 1, 6, Static((st.Redirection(TO_YOU, to_objects=This()),)))
    table = do(Table(A={"battlefield": [guard, OX]}, B={}), burn(4), "A", source="Ox")
    assert table.life("A") == 20 and table.find("Guard").damage == 4


def test_protection_prevents_damage_702_16e() -> None:
    red = creature("Cinder", "R", 3, 3)
    knight = creature("Knight", "W", 2, 2, Keyword("protection", what=Filter((HasColor(RED),))))
    table = Table(A={"battlefield": [knight]}, B={"battlefield": [red, OX]})
    do(table, burn(1), "Knight", source="Cinder")
    assert table.find("Knight").damage == 0
    do(table, burn(1), "Knight", source="Ox")
    assert table.find("Knight").damage == 1


def test_static_regeneration_works_every_time_701_19b() -> None:
    from apnap.abilities.occurrence import Destroyed

    troll = creature(
        "Troll", "2G", 3, 3, Static((st.Replacement(Destroyed(Filter((IsSource(),))), eff.Regenerate(This())),))
    )
    table = Table(A={"battlefield": [troll]}, B={})
    for _ in range(2):
        do(table, eff.Destroy(IT), "Troll")
    assert table.names("battlefield") == ["Troll"]


def test_a_shield_prevents_the_damage_that_its_player_chooses_615_7() -> None:
    table = Table(A={}, B={"battlefield": [IMP, OX]})
    do(table, eff.PreventDamage(Number(3), players=TargetPlayers(0)), "A")
    both = Each(CREATURES)
    do(table, eff.DealDamage(Number(2), players=TargetPlayers(0), source=both), "A")
    assert table.decision.purpose == "prevent_from" and table.decision.player == 0
    table.choose("Ox")
    prevented = [e.subject for e in table.state.history if e.kind == ev.DAMAGE_PREVENTED]
    assert prevented == [table.find("Ox").ref, table.find("Imp").ref] and table.life("A") == 19


def test_nothing_is_asked_when_a_shield_prevents_everything_615_7() -> None:
    table = Table(A={}, B={"battlefield": [IMP, OX]})
    do(table, eff.PreventDamage(Number(4), players=TargetPlayers(0)), "A")
    do(table, eff.DealDamage(Number(2), players=TargetPlayers(0), source=Each(CREATURES)), "A")
    assert table.state.decision is None and table.life("A") == 20


def test_what_does_not_go_to_the_graveyard_is_not_destroyed_616_1g() -> None:
    saved = rule("Saved", st.Replacement(DIES, eff.GainLife(You(), Number(1))))
    table = do(Table(A={"battlefield": [saved]}, B={"battlefield": [OX]}), eff.Destroy(IT, slot=1), "Ox")
    assert table.life("A") == 21 and table.names("battlefield", "B") == ["Ox"]
    assert not [e for e in table.state.history if e.kind == ev.DESTROY] and not slots(table)[1].happened


def test_what_happens_instead_counts_as_having_happened_614_6() -> None:
    twice = rule("Twice", st.Replacement(Draws(You()), eff.Sequence((eff.Draw(You()), eff.Draw(You())))))
    table = do(Table(A={"battlefield": [twice]}, B={}), eff.Draw(You(), slot=1))
    assert slots(table)[1].amount == 2


GLOOM = enchantment("Gloom", "1B", Keyword("enchant", what=CREATURES), subtypes=("Aura",))


def test_an_aura_put_onto_what_it_cant_enchant_stays_where_it_is_303_4i() -> None:
    table = Table(A={"hand": [GLOOM], "battlefield": [VOID]}, B={"battlefield": [OX]})
    onto = Filter((HasCardType(ENCHANTMENT),))
    put = eff.Move(TargetObjects(0), BATTLEFIELD, entering=Entering(attached_to=Each(onto)))
    do(table, put, "Gloom")
    assert table.names("hand") == ["Gloom"]
    nothing = eff.Move(TargetObjects(0), BATTLEFIELD, entering=Entering(attached_to=Each(Filter((IsSource(),)))))
    do(table, nothing, "Gloom")
    assert table.names("hand") == ["Gloom"]


def test_an_aura_put_onto_what_it_can_enchant_303_4i() -> None:
    table = Table(A={"hand": [GLOOM]}, B={"battlefield": [OX]})
    do(table, eff.Move(TargetObjects(0), BATTLEFIELD, entering=Entering(attached_to=Each(CREATURES))), "Gloom")
    assert table.find("Gloom", "battlefield").attached_to == table.find("Ox").ref
