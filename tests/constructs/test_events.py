"""What triggered abilities watch for (603.2)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, FOX, NAME, Table, beast, permanent, settle, spell, written

GAIN = ", you gain 1 life."


def seal(event: str) -> object:
    """Return an enchantment that counts how often something happens, in life."""
    return permanent(f"{event}{GAIN}", name="Seal")


def counted(event: str, **seats: dict[str, list[object]]) -> Table:
    """Return a table where A has the counting enchantment besides what is given."""
    mine = dict(seats.get("A", {}))
    mine["battlefield"] = [*mine.get("battlefield", []), seal(event)]
    return Table(A=mine, B=seats.get("B", {})).start()


@pytest.mark.construct("Enters", "ObjectEvents", "TriggeredLine", "Whenever")
def test_603_6a_enters() -> None:
    table = counted("Whenever a creature you control enters", A={"hand": [CUB]}, B={"hand": [ELK]})
    assert settle(table.cast("Cub")).life("A") == 21
    assert settle(table.to("precombat_main", turn=2).cast("Elk")).life("A") == 21


@pytest.mark.construct("When")
def test_603_6a_when_this_enters() -> None:
    table = Table(A={"hand": [beast("When this creature enters, you gain 1 life."), CUB]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 21
    assert settle(table.cast("Cub")).life("A") == 21


@pytest.mark.construct("DiesEvent")
def test_603_6c_dies() -> None:
    crunch = spell("Destroy target creature.", name="Crunch")
    table = counted("Whenever a creature you control dies", A={"hand": [crunch], "battlefield": [CUB]})
    assert settle(table.cast("Crunch")).life("A") == 21


@pytest.mark.construct("LeavesBattlefield")
def test_603_6c_leaves_the_battlefield() -> None:
    bounce = spell("Return target creature to its owner's hand.", name="Bounce")
    table = counted("Whenever a creature leaves the battlefield", A={"hand": [bounce], "battlefield": [CUB]})
    assert settle(table.cast("Bounce")).life("A") == 21


@pytest.mark.construct("PutIntoZoneFrom")
def test_is_put_into_a_graveyard_from_the_battlefield() -> None:
    event = "Whenever an artifact is put into a graveyard from the battlefield"
    crunch = spell("Destroy target artifact.", name="Crunch")
    table = counted(event, A={"hand": [crunch], "battlefield": [permanent("", "Artifact", name="Winch")]})
    assert settle(table.cast("Crunch")).life("A") == 21


@pytest.mark.construct("LeavesZone")
def test_cards_leave_your_graveyard() -> None:
    back = spell("Return target creature card from your graveyard to your hand.", name="Back")
    table = counted("Whenever one or more cards leave your graveyard", A={"hand": [back], "graveyard": [CUB]})
    assert settle(table.cast("Back")).life("A") == 21


@pytest.mark.construct("EntersFrom")
def test_enters_from_a_graveyard() -> None:
    back = spell("Return target creature card from your graveyard to the battlefield.", name="Back")
    event = "Whenever a creature enters from a graveyard"
    table = counted(event, A={"hand": [back, ELK], "graveyard": [CUB]})
    assert settle(table.cast("Elk")).life("A") == 20
    assert settle(table.cast("Back")).life("A") == 21


@pytest.mark.construct("ObjectEventsOr")
def test_enters_or_dies() -> None:
    crunch = spell("Destroy target creature.", name="Crunch")
    both = beast("When this creature enters or dies, you gain 1 life.")
    table = Table(A={"hand": [both, crunch]}, B={}).start()
    assert settle(table.cast(NAME)).life("A") == 21
    assert settle(table.cast("Crunch")).life("A") == 22


@pytest.mark.construct("EventOr")
def test_one_event_or_another() -> None:
    event = "Whenever you cast a sorcery spell or a Beast you control enters"
    table = counted(event, A={"hand": [CUB, spell("You lose 0 life.", name="Rite")]})
    assert settle(table.cast("Cub")).life("A") == 21
    assert settle(table.cast("Rite")).life("A") == 22


@pytest.mark.construct("PlayerEventsOr", "ScriesEvent", "SurveilsEvent")
def test_whenever_you_scry_or_surveil() -> None:
    scry, look = spell("Scry 1.", name="Oath"), spell("Surveil 1.", name="Look")
    table = counted("Whenever you scry or surveil", A={"hand": [scry, look]})
    assert settle(table.cast("Oath"), "done").life("A") == 21
    assert settle(table.cast("Look"), "done").life("A") == 22


@pytest.mark.construct("WhenAndWhen")
def test_when_and_when() -> None:
    text = "When this creature dies and when you discard this card, you gain 1 life."
    discard = spell("Discard a card.", name="Lapse")
    table = Table(A={"hand": [beast(text), discard]}, B={}).start()
    assert settle(table.cast("Lapse")).life("A") == 21


@pytest.mark.construct("StateEvent")
def test_603_8_when_you_control_no_artifacts() -> None:
    crunch = spell("Destroy target artifact.", name="Crunch")
    golem = beast("When you control no artifacts, sacrifice this creature.")
    table = Table(A={"hand": [crunch], "battlefield": [golem, permanent("", "Artifact", name="Winch")]}, B={}).start()
    assert settle(table.cast("Crunch")).names("battlefield") == []


@pytest.mark.construct("AttacksEvent")
def test_508_3a_attacks() -> None:
    """Each attacker that is declared; what is put onto the battlefield attacking has not attacked."""
    table = counted("Whenever a creature you control attacks", A={"battlefield": [CUB, ELK]})
    assert settle(table.attack("Cub", "Elk")).life("A") == 22
    line = "Whenever this creature attacks, create a tapped and attacking 1/1 green Frog creature token."
    table = counted("Whenever a creature you control attacks", A={"battlefield": [beast(line)]})
    settle(table.attack(NAME), 0)
    assert table.life("A") == 21 and table.to("postcombat_main").life("B") == 20 - 2 - 1


@pytest.mark.construct("AttacksWhom")
def test_508_3_attacks_you() -> None:
    table = counted("Whenever a creature attacks you", B={"battlefield": [CUB]})
    table.to("declare_attackers", turn=2)
    assert settle(table.attack("Cub")).life("A") == 21


@pytest.mark.construct("AttacksAlone")
@pytest.mark.parametrize(("names", "life"), [(("Cub",), 21), (("Cub", "Elk"), 20)])
def test_506_5_attacks_alone(names: tuple[str, ...], life: int) -> None:
    table = counted("Whenever a creature you control attacks alone", A={"battlefield": [CUB, ELK]})
    assert settle(table.attack(*names)).life("A") == life


@pytest.mark.construct("AttacksUnblocked")
@pytest.mark.parametrize(("pairs", "life"), [((), 21), ((("Elk", "Cub"),), 20)])
def test_509_3g_attacks_and_isn_t_blocked(pairs: tuple[tuple[str, str], ...], life: int) -> None:
    event = "Whenever a creature you control attacks and isn't blocked"
    table = counted(event, A={"battlefield": [CUB]}, B={"battlefield": [ELK]})
    assert settle(table.attack("Cub").block(*pairs)).life("A") == life


@pytest.mark.construct("BlocksEvent")
def test_509_3a_blocks() -> None:
    table = counted("Whenever a creature blocks", A={"battlefield": [CUB]}, B={"battlefield": [ELK, FOX]})
    assert settle(table.attack("Cub").block(("Elk", "Cub"), ("Fox", "Cub"))).life("A") == 22


@pytest.mark.construct("BlocksWhat")
def test_509_3b_blocks_a_creature() -> None:
    """Once for each attacker that it blocks and that fits."""
    guard = beast(
        "This creature can block any number of creatures.\nWhenever this creature blocks a Beast, you gain 1 life."
    )
    human = beast(name="Monk", type_line="Creature — Human Monk")
    table = Table(A={"battlefield": [CUB, ELK, human]}, B={"battlefield": [guard]}).start()
    table.attack("Cub", "Elk", "Monk").block((NAME, "Cub"), (NAME, "Elk"), (NAME, "Monk"))
    assert settle(table).life("B") == 22


@pytest.mark.construct("BecomesBlocked")
def test_509_3c_becomes_blocked() -> None:
    event = "Whenever a creature you control becomes blocked"
    table = counted(event, A={"battlefield": [CUB]}, B={"battlefield": [ELK, FOX]})
    assert settle(table.attack("Cub").block(("Elk", "Cub"), ("Fox", "Cub"))).life("A") == 21


@pytest.mark.construct("BecomesBlockedBy")
def test_509_3d_becomes_blocked_by_a_creature() -> None:
    horn = beast("Whenever this creature becomes blocked by a creature, you gain 1 life.")
    table = Table(A={"battlefield": [horn]}, B={"battlefield": [ELK, FOX]}).start()
    assert settle(table.attack(NAME).block(("Elk", NAME), ("Fox", NAME))).life("A") == 22


@pytest.mark.construct("BecomesTappedEvent")
def test_becomes_tapped() -> None:
    table = counted("Whenever a creature you control becomes tapped", A={"battlefield": [CUB]})
    assert settle(table.attack("Cub")).life("A") == 21


@pytest.mark.construct("BecomesUntappedEvent")
def test_becomes_untapped() -> None:
    table = counted("Whenever a creature you control becomes untapped", A={"battlefield": [CUB]})
    settle(table.attack("Cub"))
    assert table.to("upkeep", turn=3).life("A") == 21


@pytest.mark.construct("BecomesTarget")
def test_603_2_becomes_the_target_of_a_spell() -> None:
    tickle = spell("Untap target creature.", name="Tickle")
    event = "Whenever a creature you control becomes the target of a spell"
    table = counted(event, A={"hand": [tickle], "battlefield": [CUB]})
    assert settle(table.cast("Tickle")).life("A") == 21


@pytest.mark.construct("DealsCombatDamage")
def test_deals_combat_damage() -> None:
    table = counted("Whenever a creature you control deals combat damage", A={"battlefield": [CUB]})
    assert table.attack("Cub").to("postcombat_main").life("A") == 21


@pytest.mark.construct("DealsCombatDamageTo")
def test_deals_combat_damage_to_a_player() -> None:
    event = "Whenever a creature you control deals combat damage to a player"
    table = counted(event, A={"battlefield": [CUB, ELK]}, B={"battlefield": [FOX]})
    table.attack("Cub", "Elk").block(("Fox", "Elk"))
    assert table.to("postcombat_main").life("A") == 21


@pytest.mark.construct("DealsDamageEvent")
def test_deals_damage() -> None:
    text = "{0}: This creature deals 1 damage to any target.\nWhenever this creature deals damage, you gain 1 life."
    horn = beast(text)
    table = Table(A={"battlefield": [horn]}, B={}).start()
    assert settle(table.activate(NAME), "B").life("A") == 21


@pytest.mark.construct("DealsDamageTo")
def test_deals_damage_to_an_opponent() -> None:
    horn = beast(
        "{0}: This creature deals 1 damage to any target.\n"
        "Whenever this creature deals damage to an opponent, you gain 1 life."
    )
    table = Table(A={"battlefield": [horn]}, B={}).start()
    assert settle(table.activate(NAME), "A").life("A") == 19
    assert settle(table.activate(NAME), "B").life("A") == 20


@pytest.mark.construct("IsDealtDamage")
def test_is_dealt_damage() -> None:
    prick = spell("Prick deals 1 damage to target creature.", name="Prick")
    event = "Whenever a creature you control is dealt damage"
    table = counted(event, A={"hand": [prick], "battlefield": [CUB]})
    assert settle(table.cast("Prick")).life("A") == 21


@pytest.mark.construct("DrawsACard", "PlayerEvents")
def test_draws_a_card() -> None:
    table = counted("Whenever you draw a card", A={"hand": [spell("Draw two cards.", name="Read")]})
    assert settle(table.cast("Read")).life("A") == 22


@pytest.mark.construct("DrawsNth")
def test_draws_the_second_card_each_turn() -> None:
    read = spell("Draw three cards.", name="Read")
    table = counted("Whenever you draw your second card each turn", A={"hand": [read]})
    assert settle(table.cast("Read")).life("A") == 21


@pytest.mark.construct("GainsLifeEvent")
def test_whenever_you_gain_life() -> None:
    sip = spell("You gain 3 life.", name="Sip")
    fury = permanent("Whenever you gain life, each opponent loses 1 life.")
    table = Table(A={"hand": [sip], "battlefield": [fury]}, B={}).start()
    assert settle(table.cast("Sip")).life("B") == 19


@pytest.mark.construct("LosesLifeEvent")
def test_whenever_you_lose_life() -> None:
    bleed = spell("You lose 3 life.", name="Bleed")
    fury = permanent("Whenever you lose life, draw that many cards.")
    table = Table(A={"hand": [bleed], "battlefield": [fury]}, B={}).start()
    assert len(settle(table.cast("Bleed")).names("hand", "A")) == 3


@pytest.mark.construct("PlayerAttacks")
def test_508_3d_whenever_you_attack() -> None:
    table = counted("Whenever you attack", A={"battlefield": [CUB, ELK]})
    assert settle(table.attack("Cub", "Elk")).life("A") == 21


@pytest.mark.construct("PlayerAttacksWith")
@pytest.mark.parametrize(("names", "life"), [(("Cub", "Elk"), 21), (("Cub",), 20)])
def test_508_3d_whenever_you_attack_with_two_or_more(names: tuple[str, ...], life: int) -> None:
    table = counted("Whenever you attack with two or more creatures", A={"battlefield": [CUB, ELK]})
    assert settle(table.attack(*names)).life("A") == life


@pytest.mark.construct("TapsForMana")
def test_106_12a_taps_a_land_for_mana() -> None:
    fury = permanent("Whenever a player taps a land for mana, that player adds {R}.")
    land = written("{T}: Add {R}.", "Land", name="Fen")
    table = Table(A={"hand": [spell("Draw a card.", cost="{R}{R}", name="Read")], "battlefield": [land, fury]}, B={})
    assert table.start().can_cast("Read")


@pytest.mark.construct("TappedForMana")
def test_106_12a_is_tapped_for_mana() -> None:
    fury = permanent("Whenever a land is tapped for mana, its controller adds an additional {R}.")
    land = written("{T}: Add {R}.", "Land", name="Fen")
    table = Table(A={"hand": [spell("Draw a card.", cost="{R}{R}", name="Read")], "battlefield": [land, fury]}, B={})
    assert table.start().can_cast("Read")


@pytest.mark.construct("PlaysLand")
def test_whenever_you_play_a_land() -> None:
    table = counted("Whenever you play a land", A={"hand": [written("", "Land", name="Fen")]})
    assert settle(table.play("Fen")).life("A") == 21


@pytest.mark.construct("CyclesEvent")
def test_702_29c_whenever_you_cycle_a_card() -> None:
    card = beast("Cycling {0}", name="Wheel")
    table = counted("Whenever you cycle a card", A={"hand": [card]})
    assert settle(table.activate("Wheel")).life("A") == 21


@pytest.mark.construct("ProliferatesEvent")
def test_whenever_you_proliferate() -> None:
    table = counted("Whenever you proliferate", A={"hand": [spell("Proliferate.", name="Grow")]})
    assert settle(table.cast("Grow")).life("A") == 21


@pytest.mark.construct("PlayerDealtDamage")
def test_whenever_you_re_dealt_damage() -> None:
    prick = spell("Prick deals 2 damage to you.", name="Prick")
    table = counted("Whenever you're dealt damage", A={"hand": [prick]})
    assert settle(table.cast("Prick")).life("A") == 19


@pytest.mark.construct("PlayerDealtCombatDamage")
def test_whenever_you_re_dealt_combat_damage() -> None:
    table = counted("Whenever you're dealt combat damage", B={"battlefield": [CUB]})
    table.to("declare_attackers", turn=2).attack("Cub")
    assert table.to("postcombat_main").life("A") == 19


@pytest.mark.construct("AbilityOfThing")
def test_whenever_you_activate_an_ability_of_an_artifact() -> None:
    winch = permanent("{0}: Draw a card.", "Artifact", name="Winch")
    table = counted("Whenever you activate an ability of an artifact", A={"battlefield": [winch]})
    assert settle(table.activate("Winch")).life("A") == 21


@pytest.mark.parametrize(
    ("event", "before", "after"),
    [
        pytest.param(
            "At the beginning of your upkeep", ("untap", 3), ("upkeep", 3),
            marks=pytest.mark.construct("At", "YourStep", "UpkeepStep"),
        ),
        pytest.param(
            "At the beginning of each end step", ("postcombat_main", 1), ("end", 1),
            marks=pytest.mark.construct("EachStep", "EndStep"),
        ),
        pytest.param(
            "At the beginning of your draw step", ("upkeep", 3), ("draw", 3), marks=pytest.mark.construct("DrawStep")
        ),
        pytest.param(
            "At the beginning of combat on your turn", ("precombat_main", 1), ("begin_combat", 1),
            marks=pytest.mark.construct("CombatOnYourTurn"),
        ),
        pytest.param(
            "At the beginning of your second main phase", ("end_combat", 1), ("postcombat_main", 1),
            marks=pytest.mark.construct("SecondMainPhase"),
        ),
        pytest.param(
            "At the beginning of your postcombat main phase", ("end_combat", 1), ("postcombat_main", 1),
            marks=pytest.mark.construct("PostcombatMainPhase"),
        ),
        pytest.param(
            "At the beginning of your first main phase", ("draw", 3), ("precombat_main", 3),
            marks=pytest.mark.construct("FirstMainPhase"),
        ),
        pytest.param(
            "At the beginning of each opponent's upkeep", ("end", 1), ("upkeep", 2),
            marks=pytest.mark.construct("PlayersStep", "OfPlayer"),
        ),
    ],
)  # fmt: skip
def test_603_2b_at_the_beginning_of_a_step(event: str, before: tuple[str, int], after: tuple[str, int]) -> None:
    table = counted(event)
    if before[0] != "untap":
        table.to(before[0], turn=before[1])
    life = table.life("A")
    table.to(after[0], turn=after[1])
    assert table.life("A") == life + 1


@pytest.mark.construct("EachCombatStep")
def test_at_the_beginning_of_each_combat() -> None:
    table = counted("At the beginning of each combat", B={"battlefield": [CUB]}).to("end_combat")
    assert table.life("A") == 21
    assert table.to("postcombat_main", turn=2).life("A") == 22


@pytest.mark.construct("StepOf")
def test_the_upkeep_of_enchanted_creature_s_controller() -> None:
    aura = permanent(
        "Enchant creature\n"
        "At the beginning of the upkeep of enchanted creature's controller, that player loses 1 life.",
        "Enchantment — Aura",
    )
    table = Table(A={"hand": [aura]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME))
    assert table.to("draw", turn=2).life("B") == 19
    assert table.to("draw", turn=3).life("A") == 20
