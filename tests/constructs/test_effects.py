"""What spells and abilities do to objects and players (119, 120, 701)."""

from __future__ import annotations

import pytest

from apnap.abilities.values import STEP_NAMES
from apnap.rules import decisions as dec
from apnap.rules.characteristics import controller_of
from apnap.rules.coins_and_dice import HEADS
from tests.constructs.support import (
    CUB,
    ELK,
    FOX,
    NAME,
    THEIRS,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
    written,
)

HERD = {"battlefield": [CUB, ELK]}


@pytest.mark.construct("Destroy")
def test_701_8_destroy() -> None:
    assert played("Destroy target creature.", B=THEIRS).names("graveyard", "B") == ["Fox"]


@pytest.mark.construct("Counter")
def test_701_6_counter() -> None:
    table = Table(A={"hand": [CUB]}, B={"hand": [written("Counter target spell.", "Instant")]}).start()
    table.cast("Cub").passes()
    settle(table.cast(NAME))
    assert (table.names("battlefield"), table.names("graveyard", "A")) == ([], ["Cub"])


@pytest.mark.construct("Tap")
def test_701_26_tap() -> None:
    assert played("Tap target creature.", B=THEIRS).find("Fox").tapped


@pytest.mark.construct("TapOrUntap")
@pytest.mark.parametrize("choice", [0, 1])
def test_tap_or_untap(choice: int) -> None:
    table = played("Tap or untap target creature.", choice, B=THEIRS)
    assert table.find("Fox").tapped is (choice == 0)


@pytest.mark.construct("GainControl")
def test_gain_control() -> None:
    table = played("Gain control of target creature.", B=THEIRS)
    assert controller_of(table.state, table.find("Fox")) == 0


@pytest.mark.construct("Control")
def test_you_control_enchanted_creature() -> None:
    aura = permanent("Enchant creature\nYou control enchanted creature.", "Enchantment — Aura")
    table = Table(A={"hand": [aura]}, B=THEIRS).start()
    settle(table.cast(NAME))
    assert controller_of(table.state, table.find("Fox")) == 0


@pytest.mark.construct("Attach")
def test_701_3_attach() -> None:
    blade = permanent("Equipped creature gets +1/+1.\nEquip {9}", "Artifact — Equipment", name="Blade")
    text = "Attach target Equipment you control to target creature you control."
    table = played(text, "Cub", A={"battlefield": [blade, CUB, ELK]})
    assert (table.size("Cub"), table.size("Elk")) == ((3, 3), (2, 2))


@pytest.mark.construct("Attach")
def test_701_3_another_creature_is_not_the_one_that_has_the_aura() -> None:
    text = "{0}: Attach target Aura attached to a creature to another creature."
    aura = permanent("Enchant creature\nEnchanted creature gets +1/+1.", "Enchantment — Aura", name="Wings")
    table = Table(A={"battlefield": [beast(text), CUB, ELK], "hand": [aura]}, B={}).start()
    settle(table.cast("Wings"), "Cub")

    table.activate(NAME).resolve()
    assert set(table.decision.options) == {table.find(NAME).ref, table.find("Elk").ref}
    settle(table, "Elk")

    assert table.find("Wings").attached_to == table.find("Elk").ref


@pytest.mark.construct("Regenerate")
def test_701_19_regenerate() -> None:
    troll = beast("{0}: Regenerate this creature.")
    crunch = spell("Destroy target creature.", name="Crunch")
    table = Table(A={"battlefield": [troll], "hand": [crunch]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.cast("Crunch"))
    assert (table.names("battlefield"), table.find(NAME).tapped) == ([NAME], True)


@pytest.mark.construct("Goad")
def test_701_15_goad() -> None:
    table = played("Goad target creature.", A={}, B=THEIRS)
    table.to("declare_attackers", turn=2)
    assert not table.decision.can_finish


@pytest.mark.construct("IsGoaded")
def test_701_15_enchanted_creature_is_goaded() -> None:
    aura = permanent("Enchant creature\nEnchanted creature is goaded.", "Enchantment — Aura")
    table = Table(A={"hand": [aura]}, B=THEIRS).start()
    settle(table.cast(NAME))
    assert not table.to("declare_attackers", turn=2).decision.can_finish


@pytest.mark.construct("Detain")
def test_701_35_detain() -> None:
    table = played("Detain target creature an opponent controls.", B=THEIRS)
    assert table.to("declare_attackers", turn=2).decision.kind == dec.PRIORITY


@pytest.mark.construct("RemoveFromCombat")
def test_506_4_remove_from_combat() -> None:
    fog = written("Remove target attacking creature from combat.", "Instant")
    table = Table(A={"battlefield": [CUB]}, B={"hand": [fog]}).start()
    table.attack("Cub").passes()
    settle(table.cast(NAME))
    assert table.to("postcombat_main").life("B") == 20


@pytest.mark.construct("Draw")
def test_121_1_draw() -> None:
    assert played("Draw two cards.", A={"library": [CUB, ELK]}).names("hand", "A") == ["Cub", "Elk"]


@pytest.mark.construct("DrawEqual")
def test_draw_cards_equal_to() -> None:
    assert len(played("Draw cards equal to the number of creatures you control.", A=HERD).names("hand", "A")) == 2


@pytest.mark.construct("DiscardAtRandom")
def test_701_9b_discard_at_random() -> None:
    table = played("Discard a card at random.", A={"hand": [CUB, ELK, FOX]})
    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("MillEqual")
def test_mill_cards_equal_to() -> None:
    table = played("Mill cards equal to the number of creatures you control.", A=HERD)
    assert table.names("graveyard", "A") == [NAME, "Wastes", "Wastes"]


@pytest.mark.construct("GainLife", "LoseLife")
def test_119_3_gain_and_lose_life() -> None:
    table = played("You gain 3 life. Each opponent loses 2 life.")
    assert (table.life("A"), table.life("B")) == (23, 18)


@pytest.mark.construct("GainLifeEqual")
def test_gain_life_equal_to() -> None:
    assert played("You gain life equal to the number of creatures you control.", A=HERD).life("A") == 22


@pytest.mark.construct("LoseLifeEqual")
def test_lose_life_equal_to() -> None:
    assert played("Each opponent loses life equal to the number of creatures you control.", A=HERD).life("B") == 18


@pytest.mark.construct("LoseGame")
def test_104_3e_lose_the_game() -> None:
    table = played("Target opponent loses the game.")
    assert table.state.over and not table.state.players[1].in_game


@pytest.mark.construct("WinGame")
def test_104_2b_win_the_game() -> None:
    table = played("You win the game.")
    assert table.state.winners == (0,)


@pytest.mark.construct("BecomeMonarch")
def test_725_become_the_monarch() -> None:
    table = played("You become the monarch.").to("end")
    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("GetCounters")
def test_122_1_a_player_gets_counters() -> None:
    table = played("Each opponent gets ten poison counters.")
    assert not table.state.players[1].in_game  # 704.5c


@pytest.mark.construct("GetEnergy")
def test_107_14_you_get_energy() -> None:
    winch = permanent("Pay {E}{E}: Draw a card.", "Artifact", name="Winch")
    table = played("You get {E}{E}.", A={"battlefield": [winch]})
    settle(table.activate("Winch"))
    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("GetEmblem")
def test_114_an_emblem() -> None:
    walker = written(
        '[−3]: You get an emblem with "Creatures you control get +1/+1."', "Planeswalker — Sage", loyalty="3"
    )
    table = Table(A={"battlefield": [CUB], "hand": [walker]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.activate(NAME))
    assert (table.names("battlefield"), table.size("Cub")) == (["Cub"], (3, 3))


@pytest.mark.construct("ExtraTurn")
def test_500_7_an_extra_turn() -> None:
    table = played("Take an extra turn after this one.")
    assert table.to("upkeep", turn=2).state.active == 0
    assert table.to("upkeep", turn=3).state.active == 1


@pytest.mark.construct("EndTheTurn")
def test_724_end_the_turn() -> None:
    last = permanent("At the beginning of your end step, you gain 1 life.", name="Last")
    table = played("End the turn.", A={"battlefield": [last]})
    assert (table.state.turn, STEP_NAMES[table.state.step]) == (2, "upkeep")
    assert (table.life("A"), table.names("exile")) == (20, [NAME])


@pytest.mark.construct("FlipCoin", "WonFlip", "LostFlip")
@pytest.mark.parametrize(("called", "life"), [("heads", 22), ("tails", 17)])
def test_705_2_who_calls_what_the_coin_shows_wins_the_flip(called: str, life: int) -> None:
    text = "Flip a coin. If you win the flip, you gain 2 life. If you lose the flip, you lose 3 life."
    table = Table(A={"hand": [spell(text)]}, B={}).start()
    table.state.referee = lambda event: HEADS
    assert settle(table.cast(NAME), called).life("A") == life


@pytest.mark.construct("Surveil")
@pytest.mark.parametrize(("answer", "cards"), [("Cub", ["Cub", NAME]), ("done", [NAME])])
def test_701_25_surveil(answer: str, cards: list[str]) -> None:
    assert played("Surveil 1.", answer, A={"library": [CUB]}).names("graveyard", "A") == cards


@pytest.mark.construct("Investigate")
def test_701_16_investigate() -> None:
    assert played("Investigate.").names("battlefield") == ["Clue"]


@pytest.mark.construct("Proliferate")
def test_701_34_proliferate() -> None:
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    table = Table(A={"hand": [spell("Proliferate."), grow], "battlefield": [CUB, ELK]}, B={}).start()
    settle(table.cast("Grow", "Cub"))
    settle(table.cast(NAME), "Cub")
    assert (table.size("Cub"), table.size("Elk")) == ((4, 4), (2, 2))


@pytest.mark.construct("Populate")
def test_701_36_populate() -> None:
    """A copy of a creature token (701.36a)."""
    table = played("Create a 1/1 green Bird creature token. Populate.")
    assert table.names("battlefield") == ["Bird Token", "Bird Token"]


@pytest.mark.construct("Adapt")
def test_701_46_adapt() -> None:
    """Adapting a second time does nothing, as there are +1/+1 counters on it (701.46a)."""
    frog = beast("{0}: Adapt 2.")
    table = Table(A={"battlefield": [frog]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    assert table.size(NAME) == (4, 4)


@pytest.mark.construct("DealsDamage")
def test_120_deals_damage() -> None:
    assert played("Subject deals 3 damage to target creature.", B=THEIRS).names("graveyard", "B") == ["Fox"]


@pytest.mark.construct("DealsDamageEqual")
def test_deals_damage_equal_to() -> None:
    text = "Subject deals damage equal to the number of creatures you control to each opponent."
    assert played(text, A=HERD).life("B") == 18


@pytest.mark.construct("DealsTwice")
def test_deals_damage_to_one_and_to_another() -> None:
    table = played("Subject deals 2 damage to target creature and 3 damage to you.", B={"battlefield": [ELK]})
    assert (table.life("A"), table.names("graveyard", "B")) == (17, ["Elk"])


@pytest.mark.construct("DealsDivided", "TargetsOfAnyKind", "AnyNumberOfTargets")
def test_601_2d_divided_among_any_number_of_targets() -> None:
    text = "Subject deals 4 damage divided as you choose among any number of targets."
    table = played(text, "Cub", "B", "done", 3, A=HERD)
    assert (table.life("B"), table.names("battlefield")) == (19, ["Elk"])


@pytest.mark.construct("OneOrTwo", "OneToThree")
def test_601_2d_divided_among_one_or_two_and_one_to_three() -> None:
    text = "Subject deals 4 damage divided as you choose among one or two targets."
    assert played(text, "B", "done").life("B") == 16
    text = "Subject deals 4 damage divided as you choose among one, two, or three targets."
    assert played(text, "B", "A", 1).life("A") == 17


@pytest.mark.construct("DealsInstead")
@pytest.mark.parametrize(("zone", "life"), [([], 18), ([WINCH], 15)])
def test_deals_more_instead(zone: list[object], life: int) -> None:
    text = "Subject deals 2 damage to each opponent. If you control an artifact, Subject deals 5 damage instead."
    assert played(text, A={"battlefield": zone}).life("B") == life


@pytest.mark.construct("PutSeveralKinds")
def test_two_kinds_of_counters() -> None:
    table = played("Put a +1/+1 counter and a flying counter on target creature.", "Cub", A=HERD)
    assert dict(table.find("Cub").counters) == {"+1/+1": 1, "flying": 1}


@pytest.mark.construct("DistributeCounters")
def test_601_2d_distribute_counters() -> None:
    text = "Distribute three +1/+1 counters among one or two target creatures you control."
    table = played(text, "Cub", "Elk", 2, A=HERD)
    assert (table.size("Cub"), table.size("Elk")) == ((4, 4), (3, 3))


@pytest.mark.construct("RemoveAllCounters")
def test_remove_all_counters() -> None:
    table = played("Put two +1/+1 counters on target creature. Remove all +1/+1 counters from it.", "Cub", A=HERD)
    assert table.find("Cub").counters == ()


@pytest.mark.construct("Create")
def test_111_create_tokens() -> None:
    table = played("Create two 1/1 red Goblin creature tokens.")
    assert table.names("battlefield", "A") == ["Goblin Token", "Goblin Token"]


@pytest.mark.construct("CreateEqual")
def test_create_a_number_of_tokens() -> None:
    text = "Create a number of 1/1 red Goblin creature tokens equal to the number of creatures you control."
    assert played(text, A=HERD).names("battlefield") == ["Cub", "Elk", "Goblin Token", "Goblin Token"]


@pytest.mark.construct("CreateOtherNumber")
@pytest.mark.parametrize(("zone", "number"), [([], 2), ([WINCH], 5)])
def test_create_five_of_those_tokens_instead(zone: list[object], number: int) -> None:
    text = "Create two 1/1 red Goblin creature tokens. If you control an artifact, create five of those tokens instead."
    assert played(text, A={"battlefield": zone}).names("battlefield").count("Goblin Token") == number


@pytest.mark.construct("CreateEntering")
def test_a_token_that_s_tapped_and_attacking() -> None:
    horn = beast("Whenever this creature attacks, create a 1/1 red Goblin creature token that's tapped and attacking.")
    table = Table(A={"battlefield": [horn]}, B={}).start()
    assert table.attack(NAME).to("postcombat_main").life("B") == 17


@pytest.mark.construct("CreateCopy")
def test_707_a_token_that_s_a_copy() -> None:
    table = played("Create a token that's a copy of target creature.", B=THEIRS)
    assert (table.names("battlefield", "A"), table.size("Fox#2")) == (["Fox"], (3, 3))


@pytest.mark.construct("Attach")
def test_301_5c_it_is_not_attached_to_itself() -> None:
    blade = permanent("Equipped creature gets +1/+1.\nEquip {9}", "Artifact — Equipment", name="Blade")
    text = "Create a 1/1 white Warrior creature token. You may attach an Equipment you control to it."
    table = played(text, True, A={"battlefield": [blade]})
    assert table.size("Warrior Token") == (2, 2)


@pytest.mark.construct("Fights")
def test_701_14_that_creature_is_not_the_one_that_fights() -> None:
    text = "Tap target creature an opponent controls. Target creature you control fights that creature."
    table = played(text, "Elk", A=HERD, B={"battlefield": [beast(name="Yak", size=(1, 1))]})
    assert (table.names("graveyard", "B"), table.find("Elk").damage) == (["Yak"], 1)
