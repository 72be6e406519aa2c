"""Where what was found is put (400.7), numbers with something added (107), kinds and colors chosen (205, 105)."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import PRIORITY
from tests.constructs.support import (
    CUB,
    FOX,
    NAME,
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

RED, BLUE, WHITE = (
    beast(name=name, cost=f"{{{cost}}}") for name, cost in (("Red", "R"), ("Blue", "U"), ("White", "W"))
)


@pytest.mark.construct("IntoHandOrGraveyard")
@pytest.mark.parametrize(("answer", "zone"), [(0, "hand"), (1, "graveyard")])
def test_400_7_the_searching_player_chooses_between_hand_and_graveyard(answer: int, zone: str) -> None:
    line = "Search your library for a creature card, reveal it, put it into your hand or graveyard, then shuffle."

    table = played(line, "Cub", answer, A={"library": [CUB]})

    assert "Cub" in table.names(zone, "A")
    assert "ponla en tu mano o cementerio" in spanish(line)


@pytest.mark.construct("ThirdFromTop")
def test_401_7_third_from_the_top_after_the_shuffle() -> None:
    line = "Search your library for a card, then shuffle and put that card third from the top."

    table = played(line, "Cub", A={"library": [CUB]})

    assert table.library("A")[2] == "Cub"


@pytest.mark.construct("ShuffleBothInto")
def test_701_24_the_source_and_the_graveyard_are_shuffled_in() -> None:
    relic = permanent(
        "{T}: You gain 5 life. Shuffle this artifact and your graveyard into their owner's library.", "Artifact"
    )
    table = Table(A={"battlefield": [relic], "graveyard": [CUB]}, B={"graveyard": [FOX]}).start()

    settle(table.activate(NAME))

    assert {"Cub", NAME} <= set(table.library("A"))
    assert table.names("graveyard", "B") == ["Fox"] and table.names("graveyard", "A") == []


@pytest.mark.construct("IfYouDontPutThere")
@pytest.mark.parametrize(
    ("top", "answers", "last"), [(CUB, (False, True), True), (CUB, (True,), False), (FOREST, (True,), True)]
)
def test_608_2c_if_you_dont_put_it_into_your_hand(top: object, answers: tuple[bool, ...], last: bool) -> None:
    line = (
        "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand. "
        "If you don't put it into your hand, you may put it on the bottom of your library."
    )
    table = played(line, *answers, A={"library": [top]})

    assert (table.library("A")[-1] in ("Cub", "Forest")) == last


@pytest.mark.construct("WithBasicLandType")
def test_305_6_a_land_with_a_basic_land_type_need_not_be_basic() -> None:
    dual = permanent("", "Land — Forest Island", name="Dual")
    fen = permanent("{T}: Add {B}.", "Land", name="Fen")
    line = "Search your library for a land card with a basic land type, reveal it, put it into your hand, then shuffle."
    table = Table(A={"hand": [spell(line)], "library": [dual, fen, CUB]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.offered() == ["Dual"]


@pytest.mark.construct("LibraryOrMore")
@pytest.mark.parametrize(("number", "wins"), [(25, True), (200, False)])
def test_401_1_so_many_cards_in_the_library(number: int, wins: bool) -> None:
    oath = permanent(
        f"At the beginning of your upkeep, if you have {number} or more cards in your library, you win the game."
    )
    table = Table(A={"battlefield": [oath]}, B={}).start("upkeep")

    assert bool(table.state.over) == wins


@pytest.mark.construct("HandOfEither")
@pytest.mark.parametrize(("held", "can"), [(0, True), (1, False), (7, True)])
def test_402_1_exactly_zero_or_seven_cards_in_hand(held: int, can: bool) -> None:
    relic = permanent("{T}: Draw a card. Activate only if you have exactly zero or seven cards in hand.", "Artifact")
    table = Table(A={"battlefield": [relic], "hand": [FOX] * held}, B={}).start()

    assert table.can_activate(NAME) == can


def found_by(line: str) -> list[str]:
    cards = [PLAINS, PLAINS, ISLAND, MOUNTAIN, FOREST, CUB]
    table = Table(A={"hand": [spell(line)], "library": cards}, B={}).start()
    table.cast(NAME).resolve()
    while table.decision.kind != PRIORITY:
        table.choose(next((one for one in table.choices if one > 0), "done"))
    return sorted(table.names("hand", "A"))


@pytest.mark.construct("FourNouns")
def test_701_23h_one_card_of_each_of_four_descriptions() -> None:
    line = (
        "Search your library for a Plains card, an Island card, a Mountain card, and a Forest card. Reveal those "
        "cards, put them into your hand, then shuffle."
    )

    assert found_by(line) == ["Forest", "Island", "Mountain", "Plains"]


@pytest.mark.construct("FiveNouns")
def test_701_23h_one_card_of_each_of_five_descriptions() -> None:
    line = (
        "Search your library for a Plains card, an Island card, a Mountain card, a Forest card, and a creature card. "
        "Reveal those cards, put them into your hand, then shuffle."
    )

    assert found_by(line) == ["Cub", "Forest", "Island", "Mountain", "Plains"]


# ------------------------------------------------------------------------------------------------ numbers


@pytest.mark.construct("WithPowerAndToughness")
def test_208_1_power_and_toughness_together() -> None:
    table = Table(
        A={"hand": [spell("Destroy target creature with total power and toughness 5 or less.")]},
        B={"battlefield": [CUB, FOX]},
    )
    table.start().cast(NAME)

    table.resolve()

    assert table.names("battlefield", "B") == ["Fox"]


@pytest.mark.construct("XAndMoreCards")
def test_107_3_x_plus_one_cards() -> None:
    rite = spell("Look at the top X plus one cards of your library. Put them into your hand.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, FOREST]}, B={}).start()

    settle(table.cast(NAME), 2)

    assert len(table.names("hand", "A")) == 3


@pytest.mark.construct("XAndMore")
def test_107_3_an_amount_of_mana_equal_to_x_plus_one() -> None:
    rite = spell("Add an amount of {C} equal to X plus one.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, FOREST]}, B={}).start()

    settle(table.cast(NAME), 2)

    assert table.pool("A")["C"] == 3


@pytest.mark.construct("TwiceManaPrice")
def test_107_3_twice_x_is_to_be_paid() -> None:
    stop = spell(
        "Counter target spell unless its controller pays twice {X}.", cost="{X}", type_line="Instant", name="Stop"
    )
    table = Table(
        A={"hand": [CUB], "battlefield": [FOREST] * 2}, B={"hand": [stop], "battlefield": [ISLAND] * 2}
    ).start()
    table.cast("Cub").passes()
    table.cast("Stop")
    table.choose(2)

    settle(table)  # four can't be paid with two Forests: nothing is asked

    assert table.names("graveyard", "A") == ["Cub"]


@pytest.mark.construct("GainLifeAndDraw")
def test_119_3_life_and_cards_of_the_same_number() -> None:
    hydra = beast("When this creature dies, you gain life and draw cards equal to its power.", size=(3, 1))
    table = Table(A={"battlefield": [hydra], "hand": [spell("Destroy target creature.", name="Axe")]}, B={}).start()

    settle(table.cast("Axe"))

    assert table.life("A") == 23 and len(table.names("hand", "A")) == 3


@pytest.mark.construct("WasOneOfColors")
@pytest.mark.parametrize(("victim", "cards"), [(RED, 1), (BLUE, 1), (WHITE, 0)])
def test_608_2h_it_was_of_one_of_the_colors(victim: object, cards: int) -> None:
    line = "Destroy target creature. If that creature was blue or red, draw a card."

    table = played(line, B={"battlefield": [victim]})

    assert len(table.names("hand", "A")) == cards


# ------------------------------------------------------------------------------------------------ kinds and colors


@pytest.mark.construct("IsAllCreatureTypes", "EitherSubtype")
def test_205_3m_all_creature_types_and_two_of_them() -> None:
    dagger = permanent(
        "Equipped creature gets +1/+1 and is all creature types.\nEquip {0}", "Artifact — Equipment", name="Dagger"
    )
    lord = permanent("Rat and Wolf creatures you control get +1/+1.")
    rat = beast(name="Rat", type_line="Creature — Rat")
    table = Table(A={"battlefield": [dagger, lord, rat]}, B={"battlefield": [CUB]}).start()
    assert table.size("Rat") == (3, 3)

    settle(table.activate("Dagger"))

    assert table.size("Rat") == (4, 4)


@pytest.mark.construct("IsEveryNonbasicLandType")
def test_205_3i_every_nonbasic_land_type_and_no_basic_one() -> None:
    nexus = permanent("This land is every nonbasic land type.", "Land", name="Nexus")
    lines = "You gain 1 life for each Desert you control. You gain 10 life for each Forest you control."

    table = played(lines, A={"battlefield": [nexus]})

    assert table.life("A") == 21


@pytest.mark.construct("AgainstArcane")
def test_702_16_protection_from_arcane() -> None:
    shy = beast("Protection from Spirits and from Arcane", name="Shy")
    bolts = [
        spell("Destroy target creature.", name=name, type_line=kind)
        for name, kind in (("Art", "Sorcery — Arcane"), ("Axe", "Sorcery"))
    ]
    table = Table(A={"hand": bolts}, B={"battlefield": [shy]}).start()

    assert not table.can_cast("Art") and table.can_cast("Axe")


@pytest.mark.construct("AgainstItsColors")
def test_702_16a_each_is_protected_from_its_own_colors() -> None:
    law = permanent("Each creature has protection from its colors.")
    bolt = spell("Destroy target creature.", cost="{R}", name="Bolt")
    table = Table(A={"hand": [bolt], "battlefield": [MOUNTAIN]}, B={"battlefield": [law, RED, WHITE, WINCH]}).start()

    settle(table.cast("Bolt"))  # White is the only one it can target

    assert table.names("graveyard", "B") == ["White"]


@pytest.mark.construct("OfColorOfYourChoice")
def test_608_2d_the_color_is_chosen_as_it_resolves() -> None:
    table = played("Destroy all creatures of the color of your choice.", "red", B={"battlefield": [RED, BLUE, CUB]})

    assert sorted(table.names("battlefield", "B")) == ["Blue", "Cub"]


@pytest.mark.construct("IsOneOfKinds")
@pytest.mark.parametrize(("kind", "life"), [("Elk", 21), ("Wolf", 21), ("Rat", 20)])
def test_205_3_one_of_two_kinds(kind: str, life: int) -> None:
    line = "When this creature enters, if this creature is an Elk or a Wolf, you gain 1 life."
    table = Table(A={"hand": [beast(line, type_line=f"Creature — {kind}")]}, B={}).start()

    settle(table.cast(NAME))

    assert table.life("A") == life


@pytest.mark.construct("EquipEither")
@pytest.mark.parametrize("lands", [[FOREST], [MOUNTAIN, MOUNTAIN]])
def test_702_6a_equip_for_one_of_two_costs(lands: list[object]) -> None:
    crown = permanent("Equipped creature gets +2/+0.\nEquip {2} or {G}", "Artifact — Equipment")
    table = Table(A={"battlefield": [crown, CUB, *lands]}, B={}).start()

    settle(table.activate(NAME))

    assert table.size("Cub") == (4, 2)


# ------------------------------------------------------------------------------------------------ phasing, costs


@pytest.mark.construct("CantPhaseOut", "UntilYourNextUpkeep")
def test_702_26a_what_cant_phase_out_stays_until_the_next_upkeep() -> None:
    ghost = beast("Phasing\n{0}: Until your next upkeep, this creature can't phase out.")
    table = Table(A={"hand": [ghost]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.activate(NAME))

    table.to("draw", 3)
    assert not table.find(NAME).phased_out  # it did not phase out in that untap step

    table.to("precombat_main", 5)
    assert table.find(NAME).phased_out


@pytest.mark.construct("AbilitiesOfHostCost", "AbilitiesCostAtLeastOne")
def test_602_2b_abilities_of_what_it_is_attached_to_cost_less_but_one_at_least() -> None:
    aura = permanent(
        "Enchant artifact\nEnchanted artifact's activated abilities cost {2} less to activate. This effect can't "
        "reduce the mana in that cost to less than one mana.",
        "Enchantment — Aura",
    )
    mill = permanent("{3}: You gain 1 life.\n{2}: You lose 1 life.", "Artifact", name="Mill")
    table = Table(A={"hand": [aura], "battlefield": [mill, FOREST]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.activate("Mill", index=0))

    assert table.life("A") == 21 and not table.can_activate("Mill")
