"""601: casting spells."""

from __future__ import annotations

from apnap.abilities.ability import Body, Division, Modes, Spell, Static
from apnap.abilities.condition import YourTurn
from apnap.abilities.cost import Cost, DiscardCards, PayLife, SacrificeObjects
from apnap.abilities.definition import ADVENTURE, MODAL, SPLIT, CardDefinition, FaceDefinition
from apnap.abilities.effect import DealDividedDamage, Draw, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    IS_SPELL,
    ControlledBy,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    Is,
    IsSource,
    Stat,
    You,
)
from apnap.abilities.quantity import AT_MOST, MANA_VALUE, Comparison, CountOf, Number, X
from apnap.abilities.static import (
    CANT_CAST,
    CAST_LIMIT,
    AdditionalCost,
    AlternativeCost,
    CastingCondition,
    CostChange,
    MayPlay,
    PlayerRule,
)
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, GRAVEYARD, HAND, INSTANT, LAND, SORCERY, STACK
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.decisions import Action
from tests.rules.support import (
    FOREST,
    MOUNTAIN,
    TARGET_CREATURE,
    Table,
    card,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

ZAP = instant("Zap", "R", damage_to_any(3))
BEAR = creature("Bear", "1G", 2, 2)
DRAW = Draw(You(), Number(1))
SPELLS = Filter((Is(IS_SPELL),), (STACK,))


def tapped(table: Table, letter: str = "A") -> list[str]:
    seat = table.seat(letter)
    return sorted(o.definition.name for o in table.objects("battlefield") if o.owner == seat and o.tapped)


def test_a_spell_is_put_on_the_stack_and_paid_for() -> None:
    """601.2a, 601.2h: the card becomes the topmost object of the stack, its mana is spent."""
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert table.names("stack") == ["Bear"]
    assert tapped(table) == ["Forest", "Forest"]
    assert table.state.players[0].pool == ()
    assert table.find("Bear").cast_from == HAND
    assert table.decision.player == 0  # 601.2i: the player who cast it gets priority


def test_targets_are_chosen_before_costs_are_paid() -> None:
    """601.2c, 601.2i: the target is a target, the spell becomes cast, its player has cast one spell."""
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [ZAP]}, B={"battlefield": [BEAR]}).start()
    table.cast("Zap")
    assert table.decision.kind == dec.TARGETS
    assert tapped(table) == []
    table.choose("Bear")
    assert table.find("Zap").targets == ((table.find("Bear").ref,),)
    kinds = [event.kind for event in table.state.history]
    assert kinds.count(ev.CAST) == 1 and kinds.count(ev.TARGETED) == 1
    assert table.state.players[0].spells_cast == 1


def test_only_payable_spells_are_offered() -> None:
    """601.2h, 118.3: colours count, not only how many lands there are."""
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [ZAP, BEAR]}, B={}).start()
    assert not table.can_cast("Zap")
    assert table.can_cast("Bear")


def test_a_spell_without_a_target_to_choose_is_not_offered() -> None:
    """601.2c: a spell that needs a target can't be cast without one."""
    shot = instant("Shot", "R", Body((TARGET_CREATURE,), DRAW))
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [shot]}, B={}).start()
    assert not table.can_cast("Shot")


def test_sorcery_timing() -> None:
    """307.1, 117.1a: sorceries and creatures only in a main phase with an empty stack; instants and flash any time."""
    quick = creature("Quick", "G", 1, 1, "flash")
    slow = sorcery("Slow", "G", DRAW)
    table = Table(A={"battlefield": [FOREST, FOREST, FOREST], "hand": [quick, slow, BEAR]}, B={}).start("upkeep")
    assert table.can_cast("Quick") and not table.can_cast("Slow") and not table.can_cast("Bear")
    table.to("precombat_main")
    assert table.can_cast("Slow") and table.can_cast("Bear")
    table.cast("Quick")
    assert not table.can_cast("Slow")


def test_an_opponent_casts_instants_in_my_turn() -> None:
    """117.1a: any player with priority may cast an instant."""
    table = Table(A={}, B={"battlefield": [MOUNTAIN, FOREST, FOREST], "hand": [ZAP, BEAR]}).start()
    table.passes()
    assert table.decision.player == 1
    assert table.can_cast("Zap", "B") and not table.can_cast("Bear", "B")


def test_kicker_is_asked_only_if_it_can_be_paid() -> None:
    """702.33a, 601.2b: an optional additional cost."""
    kick = Static((AdditionalCost(Cost(ManaCost(("1",))), optional=True, id="kicker"),), zones=(STACK,))
    spell = sorcery("Kick", "G", DRAW, kick)
    table = Table(A={"battlefield": [FOREST], "hand": [spell]}, B={}).start()
    table.cast("Kick")
    assert table.decision.kind == dec.PRIORITY
    assert table.find("Kick").costs_paid == ()
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [spell]}, B={}).start()
    table.cast("Kick")
    assert table.decision.purpose == "kicker"
    table.choose(True)
    assert table.find("Kick").costs_paid == (("kicker", 1),)
    assert tapped(table) == ["Forest", "Forest"]


def test_multikicker() -> None:
    """702.33c: any number of times."""
    kick = Static((AdditionalCost(Cost(ManaCost(("1",))), optional=True, id="kicker", repeatable=True),))
    table = Table(A={"battlefield": [FOREST] * 4, "hand": [sorcery("Kick", "G", DRAW, kick)]}, B={}).start()
    table.cast("Kick")
    assert table.decision.options == (0, 1, 2, 3)
    table.choose(2)
    assert table.find("Kick").costs_paid == (("kicker", 2),)
    assert len(tapped(table)) == 3


def test_x_is_announced_up_to_what_can_be_paid() -> None:
    """107.3a, 601.2b."""
    burn = sorcery("Burn", "{X}{R}", damage_to_any(1))
    table = Table(A={"battlefield": [MOUNTAIN] * 3, "hand": [burn]}, B={}).start()
    table.cast("Burn")
    assert table.decision.options == (0, 1, 2)
    table.choose(2).target("B")
    assert table.find("Burn").x == 2
    assert len(tapped(table)) == 3


def test_x_in_a_target_leaves_out_values_without_a_target() -> None:
    """601.2b–c: a value of X for which no target exists would be a dead end."""
    small = Target(Filter((HasCardType(CREATURE), Stat(MANA_VALUE, Comparison(AT_MOST, X())))))
    table = Table(
        A={"battlefield": [MOUNTAIN] * 4, "hand": [sorcery("Find", "{X}{R}", Body((small,), DRAW))]},
        B={"battlefield": [BEAR]},
    ).start()
    table.cast("Find")
    assert table.decision.options == (2, 3)


def test_a_free_spell_has_x_zero() -> None:
    """107.3b: without paying its mana cost, X is 0; nothing is asked."""
    play = MayPlay(You(), Filter((IsSource(),), (GRAVEYARD,)), free=True)
    burn = sorcery("Burn", "{X}{R}", DRAW, Static((play,), zones=(GRAVEYARD,)))
    table = Table(A={"battlefield": [MOUNTAIN] * 3, "graveyard": [burn]}, B={}).start()
    table.cast("Burn")
    assert table.decision.kind == dec.PRIORITY
    assert table.find("Burn").x == 0 and tapped(table) == []


def test_an_alternative_cost() -> None:
    """118.9: one of the costs is chosen where several can be paid; the mana cost is not paid then."""
    other = Static((AlternativeCost(Cost(parts=(PayLife(Number(4)),)), id="life"),))
    spell = sorcery("Either", "2G", DRAW, other)
    table = Table(A={"battlefield": [FOREST] * 3, "hand": [spell]}, B={}).start()
    table.cast("Either")
    assert table.decision.options == ("normal", "life")
    table.choose("life")
    assert table.life("A") == 16 and tapped(table) == []
    assert table.find("Either").costs_paid == (("life", 1),)
    table = Table(A={"battlefield": [FOREST], "hand": [spell]}, B={}).start()
    table.cast("Either")
    assert table.life("A") == 16


def test_life_that_is_not_there_can_not_be_paid() -> None:
    """119.4: a player can't pay more life than they have."""
    other = Static((AlternativeCost(Cost(parts=(PayLife(Number(4)),)), id="life"),))
    table = Table(A={"hand": [sorcery("Either", "2G", DRAW, other)], "life": 3}, B={}).start()
    assert not table.can_cast("Either")


def test_a_required_additional_cost() -> None:
    """601.2f, 118.8: without the creature to sacrifice the spell can't be cast."""
    altar = Static((AdditionalCost(Cost(parts=(SacrificeObjects(Filter((HasCardType(CREATURE),))),))),))
    spell = sorcery("Offer", "G", DRAW, altar)
    table = Table(A={"battlefield": [FOREST], "hand": [spell]}, B={"battlefield": [BEAR]}).start()
    assert not table.can_cast("Offer")
    table = Table(A={"battlefield": [FOREST, BEAR], "hand": [spell]}, B={}).start()
    table.cast("Offer")
    assert table.names("graveyard", "A") == ["Bear"]
    assert len(table.find("Offer").paid_objects) == 1


def test_the_spell_itself_is_not_in_hand_when_cards_are_discarded_for_it() -> None:
    """601.2a: the card has left the hand before costs are paid."""
    extra = Static((AdditionalCost(Cost(parts=(DiscardCards(Filter(zones=(HAND,))),))),))
    spell = sorcery("Toss", "G", DRAW, extra)
    table = Table(A={"battlefield": [FOREST], "hand": [spell]}, B={}).start()
    assert not table.can_cast("Toss")
    table = Table(A={"battlefield": [FOREST], "hand": [spell, BEAR, ZAP]}, B={}).start()
    table.cast("Toss")
    assert table.decision.purpose == "discard"
    table.choose("Bear")
    assert table.names("graveyard", "A") == ["Bear"]


def test_flashback_style_permission_from_the_graveyard() -> None:
    """601.3, 702.34a: another cost, from another zone."""
    again = MayPlay(You(), Filter((IsSource(),), (GRAVEYARD,)), cost=Cost(ManaCost(("2", "R"))))
    spell = instant("Again", "R", DRAW, Static((again,), zones=(GRAVEYARD,)))
    table = Table(A={"battlefield": [MOUNTAIN, MOUNTAIN], "graveyard": [spell]}, B={}).start()
    assert not table.can_cast("Again")
    table = Table(A={"battlefield": [MOUNTAIN] * 3, "graveyard": [spell]}, B={}).start()
    table.cast("Again")
    assert len(tapped(table)) == 3
    assert table.find("Again").cast_from == GRAVEYARD


def test_costs_that_change() -> None:
    """601.2f, 118.7: increases first, then reductions, which touch generic mana only."""
    taxed = enchantment("Tax", "W", Static((CostChange(EachPlayer(), spells=SPELLS, generic=1),)))
    cheap = enchantment("Cheap", "W", Static((CostChange(You(), spells=SPELLS, generic=-3),)))
    table = Table(A={"battlefield": [FOREST, cheap], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert tapped(table) == ["Forest"]
    table = Table(A={"battlefield": [FOREST, FOREST, taxed], "hand": [BEAR]}, B={}).start()
    assert not table.can_cast("Bear")
    table = Table(A={"battlefield": [FOREST, FOREST, FOREST, taxed], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert len(tapped(table)) == 3


def test_a_spell_that_costs_less_by_itself() -> None:
    """601.2f: "this spell costs {1} less for each creature you control"."""
    own = Filter((HasCardType(CREATURE), ControlledBy(You())))
    less = Static((CostChange(You(), spells=Filter((IsSource(),), (STACK,)), generic=-1, times=CountOf(own)),))
    spell = sorcery("Herd", "4G", DRAW, less)
    table = Table(A={"battlefield": [FOREST, FOREST, BEAR, BEAR, BEAR], "hand": [spell]}, B={}).start()
    table.cast("Herd")
    assert tapped(table) == ["Forest", "Forest"]


def test_a_cost_that_depends_on_the_target_is_no_dead_end() -> None:
    """601.2f: spells that target a warded creature cost more; only a payable target lets the spell be cast."""
    guarded = creature(
        "Guarded",
        "G",
        1,
        1,
        Static((CostChange(EachOpponent(), spells=SPELLS, generic=2, targeting=Filter((IsSource(),))),)),
    )
    shot = instant("Shot", "R", Body((TARGET_CREATURE,), DRAW))
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [shot]}, B={"battlefield": [guarded]}).start()
    assert not table.can_cast("Shot")
    table = Table(A={"battlefield": [MOUNTAIN], "hand": [shot]}, B={"battlefield": [guarded, BEAR]}).start()
    assert table.can_cast("Shot")
    table = Table(A={"battlefield": [MOUNTAIN] * 3, "hand": [shot]}, B={"battlefield": [guarded]}).start()
    table.cast("Shot")
    assert len(tapped(table)) == 3


def test_a_player_who_can_not_cast() -> None:
    """601.3, 101.2: "can't" wins."""
    hush = enchantment(
        "Hush", "W", Static((PlayerRule(CANT_CAST, EachOpponent(), Filter((HasCardType(CREATURE),), (STACK,))),))
    )
    table = Table(A={"battlefield": [FOREST, FOREST, MOUNTAIN], "hand": [BEAR, ZAP]}, B={"battlefield": [hush]}).start()
    assert not table.can_cast("Bear") and table.can_cast("Zap")


def test_a_limit_of_spells_each_turn() -> None:
    """601.3: no more than one spell each turn."""
    rule = enchantment("Rule", "W", Static((PlayerRule(CAST_LIMIT, EachPlayer(), n=Number(1)),)))
    table = Table(A={"battlefield": [MOUNTAIN, MOUNTAIN, rule], "hand": [ZAP, ZAP]}, B={}).start()
    table.cast("Zap", "B")
    assert not any(action.kind == dec.CAST for action in table.legal("A"))


def test_cast_only_during_a_time() -> None:
    """601.3: "cast this spell only during your turn"."""
    only = Static((CastingCondition(YourTurn(EachOpponent())),))
    table = Table(A={"battlefield": [FOREST], "hand": [instant("Wait", "G", DRAW, only)]}, B={}).start()
    assert not table.can_cast("Wait")


def test_modes_with_targets_that_do_not_exist_are_not_offered() -> None:
    """700.2a, 601.2b–c."""
    body = Body(modes=Modes((Body((TARGET_CREATURE,), DRAW), Body((), GainLife(You(), Number(3))), Body((), DRAW))))
    table = Table(A={"battlefield": [FOREST], "hand": [instant("Choice", "G", body)]}, B={}).start()
    table.cast("Choice")
    assert table.decision.kind == dec.MODES and table.decision.options == (1, 2)
    table.choose(2)
    assert table.find("Choice").modes == (2,)


def test_modes_that_cost_more() -> None:
    """601.2b, 601.2f: an additional cost per mode."""
    modes = Modes(
        (Body((), DRAW), Body((), GainLife(You(), Number(3)))),
        Number(1),
        Number(2),
        costs=(Cost(ManaCost(("1",))), Cost(ManaCost(("3",)))),
    )
    spell = sorcery("Spree", "G", Body(modes=modes))
    table = Table(A={"battlefield": [FOREST], "hand": [spell]}, B={}).start()
    assert not table.can_cast("Spree")
    table = Table(A={"battlefield": [FOREST] * 2, "hand": [spell]}, B={}).start()
    table.cast("Spree")
    assert table.decision.options == (0,)
    table.choose(0)
    assert len(tapped(table)) == 2 and table.find("Spree").modes == (0,)


def test_damage_is_divided_as_the_spell_is_cast() -> None:
    """601.2d: each target gets at least one."""
    split = Body(
        (Target(Filter((HasCardType(CREATURE),)), minimum=Number(1), maximum=Number(2)),),
        DealDividedDamage(Number(3), 0),
        Division(0, Number(3)),
    )
    table = Table(
        A={"battlefield": [MOUNTAIN], "hand": [sorcery("Forked", "R", split)]}, B={"battlefield": [BEAR, BEAR]}
    )
    table.start().cast("Forked", "Bear", "Bear#1")
    assert table.decision.kind == dec.DIVIDE and table.decision.options == (1, 2)
    table.choose(2)
    assert table.find("Forked").division == (2, 1)


def test_halves_and_faces_are_cast_one_by_one() -> None:
    """709.3, 712.11b, 715.3: the face is chosen before the card goes to the stack."""
    red = FaceDefinition("Left", ManaCost(("R",)), 8, 0, INSTANT, abilities=(Spell(damage_to_any(1)),))
    green = FaceDefinition("Right", ManaCost(("1", "G")), 16, 0, SORCERY, abilities=(Spell(Body(effect=DRAW)),))
    both = CardDefinition("Left // Right", (red, green), SPLIT)
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [both]}, B={}).start()
    ref = table.state.players[0].hand[-1]
    assert [a.index for a in table.legal("A") if a.kind == dec.CAST and a.ref == ref] == [1]
    table.act(Action(dec.CAST, ref, 1))
    assert table.names("stack") == ["Right"]


def test_a_modal_card_with_a_land_on_its_back() -> None:
    """712.12: its land face is played, its spell face cast."""
    front = FaceDefinition("Front", ManaCost(("G",)), 16, 0, SORCERY, abilities=(Spell(Body(effect=DRAW)),))
    back = FaceDefinition("Back", None, 0, 0, LAND, ("Forest",))
    table = Table(
        A={"battlefield": [FOREST], "hand": [CardDefinition("Front // Back", (front, back), MODAL)]}, B={}
    ).start()
    ref = table.state.players[0].hand[-1]
    kinds = {(a.kind, a.index) for a in table.legal("A") if a.ref == ref}
    assert kinds == {(dec.CAST, 0), (dec.PLAY_LAND, 1)}
    table.act(Action(dec.PLAY_LAND, ref, 1))
    assert table.names("battlefield", "A") == ["Back", "Forest"]


def test_an_adventure_is_cast_from_hand_with_its_own_characteristics() -> None:
    """715.3a."""
    main = FaceDefinition("Knight", ManaCost(("2", "W")), 1, 0, CREATURE, power=2, toughness=2)
    tale = FaceDefinition("Tale", ManaCost(("R",)), 8, 0, INSTANT, abilities=(Spell(damage_to_any(1)),))
    table = Table(
        A={"battlefield": [MOUNTAIN], "hand": [CardDefinition("Knight // Tale", (main, tale), ADVENTURE)]}, B={}
    )
    table.start("upkeep")
    assert [a.index for a in table.legal("A") if a.kind == dec.CAST] == [1]


def test_a_card_without_mana_cost_can_not_be_cast_for_it() -> None:
    """118.6, 202.1b: an unpayable cost."""
    table = Table(A={"battlefield": [FOREST], "hand": [card("Blank", None, SORCERY, Spell(Body(effect=DRAW)))]}, B={})
    assert not table.start().can_cast("Blank")


def test_full_control_can_go_back() -> None:
    """733.1: the casting is reversed: the card is in hand again, the lands are untapped, nobody has lost priority."""
    table = Table(options=(("full_control", 1),), A={"battlefield": [FOREST, FOREST], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert table.decision.kind == dec.PAYMENT
    table.choose(Action(dec.ACTIVATE, table.find("Forest").ref, 0))
    assert tapped(table) == ["Forest"]
    table.choose(Action(dec.PASS))
    assert table.decision.kind == dec.PRIORITY and table.decision.player == 0
    assert table.names("hand", "A").count("Bear") == 1 and tapped(table) == []
    assert table.state.players[0].pool == () and table.state.players[0].spells_cast == 0


def test_full_control_pays_with_what_floats() -> None:
    """601.2g–h: mana abilities one by one, then the payment."""
    table = Table(options=(("full_control", 1),), A={"battlefield": [FOREST, FOREST], "hand": [BEAR]}, B={}).start()
    table.cast("Bear")
    assert not table.decision.can_finish
    table.choose(Action(dec.ACTIVATE, table.find("Forest").ref, 0))
    table.choose(Action(dec.ACTIVATE, table.find("Forest#2").ref, 0))
    table.choose(dec.DONE)
    assert table.names("stack") == ["Bear"]


def test_what_a_permanent_says_of_the_costs_of_spells_is_not_true_of_itself() -> None:
    """113.6d: "spells cost {2} more" works on the battlefield only, not while the card is cast."""
    spells = Filter((Is(IS_SPELL),), (STACK,))
    dear = enchantment("Dear", "1", Static((CostChange(EachPlayer(), spells, generic=2),)))
    table = Table(A={"battlefield": [FOREST, FOREST], "hand": [dear, dear]}, B={}).start()
    table.cast("Dear").resolve()
    assert not table.actions("Dear", "hand")
