"""Numbers counted first, the most things in common (201.2), attachments (301.5), cards shown (701.20, 103.6)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BAT,
    CUB,
    FOX,
    NAME,
    SEAL,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, PLAINS

RED, BLUE = (beast(name=name, cost=f"{{{cost}}}") for name, cost in (("Red", "R"), ("Blue", "U")))
AXE = spell("Destroy target creature.", name="Axe")


@pytest.mark.construct("CountForLife")
def test_119_5_what_is_counted_becomes_the_life_total() -> None:
    line = "Count the number of permanents you control. Your life total becomes that number."

    table = played(line, A={"battlefield": [FOREST, CUB]})

    assert table.life("A") == 2
    assert spanish(line) == (
        "Cuenta la cantidad de permanentes que controlas. Tu total de vidas se convierte en ese número."
    )


@pytest.mark.construct("ControlsAlike")
@pytest.mark.parametrize(("lands", "can"), [([FOREST] * 3, True), ([FOREST, FOREST, ISLAND, ISLAND], False)])
def test_201_2_three_lands_with_the_same_name(lands: list[object], can: bool) -> None:
    atlas = permanent(
        "{T}: Draw a card. Activate only if you control three or more lands with the same name.", "Artifact"
    )
    table = Table(A={"battlefield": [atlas, *lands]}, B={"battlefield": [FOREST, FOREST]}).start()

    assert table.can_activate(NAME) == can


@pytest.mark.construct("ControlsSharing")
@pytest.mark.parametrize(("other", "can"), [("Elk", True), ("Wolf", False)])
def test_205_3m_two_creatures_that_share_a_creature_type(other: str, can: bool) -> None:
    text = "This spell costs {2} less to cast if you control at least two creatures that share a creature type."
    herd = [beast(name=kind, type_line=f"Creature — {kind}") for kind in ("Rat", other)]
    elk = beast(name="Elk2", type_line="Creature — Elk")
    rite = spell(f"{text}\nDraw a card.", cost="{2}")
    table = Table(A={"hand": [rite], "battlefield": [*herd, elk]}, B={}).start()

    assert table.can_cast(NAME) == can


@pytest.mark.construct("MostInCommon")
def test_205_3m_the_most_creatures_of_one_type() -> None:
    line = (
        "You gain X life, where X is the greatest number of creatures you control that have a creature type in common."
    )
    kinds = ["Rat", "Rat Elk", "Elk", "Elk", "Wolf"]
    herd = [beast(name=f"N{i}", type_line=f"Creature — {kind}") for i, kind in enumerate(kinds)]

    assert played(line, A={"battlefield": herd}).life("A") == 23


@pytest.mark.construct("ThreeTimesXCards")
def test_107_3_three_times_x_cards() -> None:
    rite = spell("Target player mills three times X cards.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, FOREST]}, B={}).start()

    settle(table.cast(NAME).choose(2, "B"))

    assert len(table.names("graveyard", "B")) == 6


@pytest.mark.construct("EnergyXPrice")
def test_107_14_x_energy_is_paid() -> None:
    relic = permanent("{0}: You get {E}{E}{E}.\n{T}, Pay X {E}: Draw X cards.", "Artifact")
    table = Table(A={"battlefield": [relic]}, B={}).start()
    settle(table.activate(NAME))

    settle(table.activate(NAME, index=1).choose(2))

    assert len(table.names("hand", "A")) == 2 and table.state.players[0].counter("energy") == 1


@pytest.mark.construct("ThatHaveStat")
def test_202_3_cards_that_have_a_mana_value() -> None:
    line = (
        "Search your library for any number of cards that have mana value 1, reveal them, put them into your hand, "
        "then shuffle."
    )
    table = Table(A={"hand": [spell(line)], "library": [RED, CUB, BLUE]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.offered() == ["Blue", "Red"]


@pytest.mark.construct("StatsUnequal")
def test_208_1_power_and_toughness_that_are_not_equal() -> None:
    tall = beast(name="Tall", size=(1, 4))
    table = Table(
        A={"hand": [spell("Destroy target creature whose power and toughness aren't equal.")]},
        B={"battlefield": [CUB, tall]},
    )

    settle(table.start().cast(NAME))

    assert table.names("battlefield", "B") == ["Cub"]


@pytest.mark.construct("ThatSharesOne")
def test_205_3m_each_other_creature_that_shares_a_type_counts_once() -> None:
    arms = permanent(
        "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type "
        "with it."
    )
    herd = [beast(name=kind, type_line=f"Creature — {kind}") for kind in ("Rat Elk", "Elk Rat", "Elk", "Wolf")]
    table = Table(A={"battlefield": [arms, *herd]}, B={}).start()

    assert [table.size(name) for name in ("Rat Elk", "Elk", "Wolf")] == [(4, 4), (4, 4), (2, 2)]


@pytest.mark.construct("IsAttackingYou")
def test_508_1_while_a_creature_is_attacking_you() -> None:
    swat = spell(
        "This spell costs {2} less to cast if a creature is attacking you.\nDraw a card.",
        cost="{2}",
        type_line="Instant",
    )
    table = Table(A={"battlefield": [CUB]}, B={"hand": [swat]}).start("begin_combat")
    assert not table.passes().can_cast(NAME, "B")

    table = Table(A={"battlefield": [CUB]}, B={"hand": [swat]}).attack_now("Cub")
    assert table.passes().can_cast(NAME, "B")


# ------------------------------------------------------------------------------------------------ attachments


@pytest.mark.construct("AttachedOnlyTo")
def test_301_5_it_is_attached_only_to_a_strong_creature() -> None:
    blade = permanent(
        "This Equipment can be attached only to a creature with power 3 or greater.\nEquipped creature has flying.\n"
        "Equip {0}",
        "Artifact — Equipment",
        name="Blade",
    )
    weak = spell("Target creature gets -1/-0 until end of turn.", name="Hex")
    table = Table(A={"battlefield": [blade, CUB, FOX], "hand": [weak]}, B={}).start()
    settle(table.activate("Blade", "Cub"))
    assert table.find("Blade").attached_to == 0

    settle(table.activate("Blade", "Fox"))
    assert table.find("Blade").attached_to == table.find("Fox").ref

    settle(table.cast("Hex", "Fox"))
    assert table.find("Blade").attached_to == 0  # 704.5n


@pytest.mark.construct("OwnKeywordCostsLess")
def test_602_2b_its_equip_ability_costs_less_for_such_a_target() -> None:
    text = "Equip {2}\nThis Equipment's equip ability costs {2} less to activate if it targets a red creature."
    table = Table(A={"battlefield": [permanent(text, "Artifact — Equipment"), RED, CUB]}, B={}).start()

    settle(table.activate(NAME))

    assert table.find(NAME).attached_to == table.find("Red").ref


@pytest.mark.construct("AgainstColorsOf")
def test_702_16a_protection_from_the_colors_of_what_you_control() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature has protection from the colors of permanents you control. "
        "This effect doesn't remove this Aura.",
        "Enchantment — Aura",
    )
    axes = [
        spell("Destroy target creature.", name=name, cost=f"{{{cost}}}")
        for name, cost in (("RedAxe", "R"), ("BlueAxe", "U"))
    ]
    seat = {"hand": [aura, *axes], "battlefield": [RED, MOUNTAIN, ISLAND]}
    table = Table(A=seat, B={"battlefield": [CUB, BLUE]}).start()
    settle(table.cast(NAME, "Cub"))

    table.cast("RedAxe")
    assert "Cub" not in table.offered()  # red, not the blue of what the opponent controls


@pytest.mark.construct("BothYouControl")
def test_109_2_two_kinds_that_you_control() -> None:
    lord = permanent("Rats you control and Wolves you control have menace.", name="Lord")
    seats = [
        [lord, beast(name="Rat", type_line="Creature — Rat"), CUB],
        [beast(name="Wolf", type_line="Creature — Wolf")],
    ]
    boast = spell("Destroy all creatures with menace.")
    table = Table(A={"battlefield": seats[0], "hand": [boast]}, B={"battlefield": seats[1]}).start()

    settle(table.cast(NAME))

    assert table.names("graveyard", "A") == [NAME, "Rat"] or table.names("graveyard", "A") == ["Rat", NAME]
    assert table.names("battlefield", "B") == ["Wolf"]


@pytest.mark.construct("WithEitherKeyword")
def test_702_1_cards_with_one_keyword_or_the_other() -> None:
    line = "Search your library for a card with flashback or cycling, reveal it, put it into your hand, then shuffle."
    back, ride = spell("Draw a card.\nFlashback {1}", name="Back"), spell("Draw a card.\nCycling {1}", name="Ride")
    table = Table(A={"hand": [spell(line)], "library": [back, ride, CUB]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.offered() == ["Back", "Ride"]


# ------------------------------------------------------------------------------------------------ cards shown


@pytest.mark.construct("RevealsFirstEachTurn")
def test_701_20_the_first_card_drawn_in_each_turn_is_revealed() -> None:
    seal = permanent(
        "Reveal the first card you draw each turn. Whenever you reveal a creature card this way, you gain 1 life."
    )
    rites = [spell("Draw a card.", name=name, type_line="Instant") for name in ("One", "Two")]
    table = Table(A={"battlefield": [seal], "hand": rites, "library": [CUB, CUB]}, B={}).start("upkeep", 2)
    table.passes()  # it is B's turn

    settle(table.cast("One"))
    assert table.life("A") == 21
    settle(table.cast("Two") if table.decision.player == 0 else table.passes().cast("Two"))

    assert table.life("A") == 21


@pytest.mark.construct("AllOfThemWithName")
def test_201_4_all_of_them_with_the_chosen_name() -> None:
    line = (
        "Choose a creature card name. Reveal the top four cards of your library and put all of them with that name "
        "into your hand. Put the rest into your graveyard."
    )

    table = played(line, "Cub", A={"library": [CUB, FOX, CUB, FOREST]})

    assert table.names("hand", "A") == ["Cub", "Cub"]
    assert sorted(table.names("graveyard", "A")) == sorted(["Fox", "Forest", NAME])


@pytest.mark.construct("PutAndOthersRevealed")
def test_701_20_all_other_cards_revealed_go_elsewhere() -> None:
    line = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "all other cards revealed this way into your graveyard."
    )

    table = played(line, A={"library": [FOREST, PLAINS, CUB, FOX]})

    assert table.names("hand", "A") == ["Cub"] and {"Forest", "Plains"} <= set(table.names("graveyard", "A"))


@pytest.mark.construct("MayThenHaveShuffle")
def test_701_24_that_player_may_be_made_to_shuffle() -> None:
    line = "Look at the top five cards of target player's library. You may then have that player shuffle that library."
    cards = [beast(name=f"N{i}") for i in range(20)]
    table = Table(A={"hand": [spell(line)]}, B={"library": cards}).start()
    before = table.library("B")

    settle(table.cast(NAME, "B"), True)

    assert table.library("B") != before and sorted(table.library("B")) == sorted(before)


@pytest.mark.construct("ChangeAnyTargets")
def test_115_7c_any_of_the_targets_may_be_changed() -> None:
    bolt = spell("Destroy target creature.", name="Bolt", type_line="Instant — Arcane")
    swipe = spell("You may change any targets of target Arcane spell.", type_line="Instant")
    table = Table(A={"hand": [bolt], "battlefield": [BAT]}, B={"hand": [swipe], "battlefield": [CUB]}).start()
    table.cast("Bolt", "Cub").passes().cast(NAME)

    settle(table, True, "Bat")

    assert table.names("graveyard", "A") == ["Bat", "Bolt"] or set(table.names("graveyard", "A")) == {"Bat", "Bolt"}
    assert table.names("battlefield", "B") == ["Cub"]


@pytest.mark.construct("WouldEnterDiscard")
@pytest.mark.parametrize(
    ("hand", "answers", "zone"),
    [([FOREST], (True,), "battlefield"), ([FOREST], (False,), "graveyard"), ([CUB], (), "graveyard")],
)
def test_614_1a_it_enters_only_for_a_land_card(hand: list[object], answers: tuple[bool, ...], zone: str) -> None:
    text = (
        "If this artifact would enter, you may discard a land card instead. If you do, put this artifact onto the "
        "battlefield. If you don't, put it into its owner's graveyard."
    )
    table = Table(A={"hand": [permanent(text, "Artifact"), *hand]}, B={}).start()

    settle(table.cast(NAME), *answers)

    assert NAME in table.names(zone, "A") and ("Forest" in table.names("graveyard", "A")) == (zone == "battlefield")


@pytest.mark.construct("FourNouns")
def test_115_1_four_targets_of_one_spell() -> None:
    line = "Destroy target artifact, target creature, target enchantment, and target land."

    table = played(line, B={"battlefield": [WINCH, CUB, SEAL, FOREST]})

    assert table.names("battlefield", "B") == []
