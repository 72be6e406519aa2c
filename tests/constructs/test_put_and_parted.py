"""Cards that go to several places (400.7, 401), parts of what was revealed (701.20), conditions of few cards."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.knowledge import knows
from tests.constructs.support import (
    CUB,
    ELK,
    FOX,
    NAME,
    OGRE,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, ISLAND, PLAINS

TOP: Any = [CUB, FOX, ELK, OGRE]


@pytest.mark.construct("PutThreeApart")
def test_608_2c_one_card_to_each_of_three_places() -> None:
    line = (
        "Look at the top three cards of your library. Put one of those cards into your hand, one into your graveyard, "
        "and one on the bottom of your library."
    )

    table = played(line, "Fox", "Elk", A={"library": TOP})

    assert table.names("hand", "A") == ["Fox"] and "Elk" in table.names("graveyard", "A")
    assert (table.library("A")[0], table.library("A")[-1]) == ("Ogre", "Cub")
    assert "una en tu cementerio y una en el fondo de tu biblioteca" in spanish(line)


@pytest.mark.construct("BothOnTopOrBottom")
@pytest.mark.parametrize("bottom", [False, True])
def test_401_4_both_on_top_or_both_on_the_bottom(bottom: bool) -> None:
    line = (
        "Draw three cards, then put two cards from your hand both on top of your library or both on the bottom of your "
        "library."
    )

    table = played(line, "Cub", "Fox", int(bottom), "Cub", A={"library": TOP})

    place = table.library("A")[-2:] if bottom else table.library("A")[:2]
    assert sorted(place) == ["Cub", "Fox"] and table.names("hand", "A") == ["Elk"]


@pytest.mark.construct("PutAndRestRevealed")
def test_701_20_the_rest_of_the_revealed_cards() -> None:
    line = (
        "Reveal the top four cards of your library. Put up to one creature card from among them into your hand and the "
        "rest of the revealed cards into your graveyard."
    )

    table = played(line, "Fox", A={"library": [CUB, FOX, FOREST, WINCH, ELK]})

    assert table.names("hand", "A") == ["Fox"]
    assert {"Cub", "Forest", "Winch"} <= set(table.names("graveyard", "A"))


@pytest.mark.construct("RevealTheTopCard")
def test_701_20_the_top_card_after_the_shuffle() -> None:
    line = "Shuffle your library, then reveal the top card. If it's a creature card, put it into your hand."

    table = played(line, A={"library": [CUB] * 40})

    assert table.names("hand", "A") == ["Cub"]


@pytest.mark.construct("RevealFromItUntil")
def test_701_20_cards_revealed_from_the_shuffled_library() -> None:
    line = (
        "Shuffle your library, then reveal cards from the top of it until you reveal a creature card. Put that card "
        "into your hand and the rest into your graveyard."
    )

    table = played(line, A={"library": [CUB, FOREST]})

    assert table.names("hand", "A") == ["Cub"]


@pytest.mark.construct("RevealUntilSeveralShown")
def test_701_20_until_two_lands_are_revealed() -> None:
    line = (
        "Target opponent reveals cards from the top of their library until two land cards are revealed. That player "
        "puts all cards revealed this way into their graveyard."
    )

    table = played(line, B={"library": [CUB, FOREST, FOX, PLAINS, ELK]})

    assert sorted(table.names("graveyard", "B")) == ["Cub", "Forest", "Fox", "Plains"]


@pytest.mark.construct("CardsEqualTo", "UnspentManaAmount")
def test_401_1_cards_equal_to_a_number() -> None:
    line = "Add {C}{C}{C}. Exile cards from the top of your library equal to the amount of unspent mana you have."

    table = played(line, A={"library": TOP})

    assert table.names("exile", "A") == ["Cub", "Elk", "Fox"]


@pytest.mark.construct("TwiceXFromTop")
def test_107_3_twice_x_cards_from_the_top() -> None:
    rite = spell(
        "Look at twice X cards from the top of your library. Put X cards from among them into your hand and the rest "
        "into your graveyard.",
        cost="{X}",
    )
    table = Table(A={"hand": [rite], "battlefield": [FOREST], "library": TOP}, B={}).start()

    settle(table.cast(NAME), 1, "Fox")

    assert table.names("hand", "A") == ["Fox"] and "Cub" in table.names("graveyard", "A")
    assert table.library("A")[0] == "Elk"


@pytest.mark.construct("ThreeEitherOfThem")
def test_608_2d_up_to_one_card_of_each_of_three_kinds() -> None:
    line = (
        "Look at the top four cards of your library. You may reveal an artifact card, a creature card, and/or a land "
        "card from among them and put them into your hand. Put the rest on the bottom of your library in a random "
        "order."
    )

    table = played(line, True, "Winch", "Fox", "done", A={"library": [CUB, FOX, FOREST, WINCH, ELK]})

    assert table.names("hand", "A") == ["Fox", "Winch"] and table.library("A")[0] == "Elk"


@pytest.mark.construct("InsteadOfOne")
@pytest.mark.parametrize(("lands", "found"), [(1, 1), (2, 2)])
def test_614_15_two_cards_instead_of_one(lands: int, found: int) -> None:
    text = (
        "Kicker {1}\nSearch your library for a basic land card, reveal it, put it into your hand, then shuffle. If "
        "this spell was kicked, search your library for two basic land cards instead of one."
    )
    rite = spell(text, cost="{1}")
    seat = {"hand": [rite], "battlefield": [FOREST] * lands, "library": [PLAINS, ISLAND, CUB]}
    table = Table(A=seat, B={}).start()

    table.cast(NAME)
    if lands == 2:
        table.choose(1)
    settle(table, *(["Plains", "Island"][:found]))

    assert len(table.names("hand", "A")) == found


@pytest.mark.construct("LookAtTopAndFaceDown")
def test_708_5_the_top_card_and_face_down_creatures_are_seen() -> None:
    line = "You may look at the top card of your library and at face-down creatures you don't control any time."
    masked = beast("Morph {2}", name="Masked", cost="{5}")
    seat = {"hand": [masked], "battlefield": [FOREST] * 3}
    table = Table(A=seat, B={"battlefield": [permanent(line)], "library": [CUB]}).start()

    settle(table.act(table.actions("Masked", "hand")[-1]))

    (down,) = [one for one in table.objects("battlefield") if one.face_down]
    assert knows(table.state, 1, down)
    assert knows(table.state, 1, table.state.last_known(table.state.players[1].library[-1]))


@pytest.mark.construct("CounteredToTopOrBottom")
@pytest.mark.parametrize(("answer", "place"), [(0, 0), (1, -1)])
def test_701_6_the_countered_spell_goes_to_the_top_or_the_bottom(answer: int, place: int) -> None:
    stop = spell(
        "Counter target spell. If that spell is countered this way, put that card on your choice of the top or bottom "
        "of its owner's library instead of into that player's graveyard.",
        type_line="Instant",
        name="Stop",
    )
    table = Table(A={"hand": [CUB]}, B={"hand": [stop]}).start()

    settle(table.cast("Cub").passes().cast("Stop"), answer)

    assert table.library("A")[place] == "Cub"


# ------------------------------------------------------------------------------------------------ conditions


@pytest.mark.construct("IfYouDoOr")
@pytest.mark.parametrize(("hand", "field", "life"), [(1, 0, 23), (0, 1, 23), (0, 0, 20)])
def test_608_2c_if_you_do_or_if_something_is_there(hand: int, field: int, life: int) -> None:
    elk = beast(name="Kin", type_line="Creature — Elk")
    line = (
        "When this creature enters, you may reveal an Elk card from your hand. If you do or if you control an Elk, you "
        "gain 3 life."
    )
    table = Table(A={"hand": [beast(line), *([elk] * hand)], "battlefield": [elk] * field}, B={}).start()

    settle(table.cast(NAME), *([True] * hand))

    assert table.life("A") == life


@pytest.mark.construct("EntersTappedUnlessShown")
@pytest.mark.parametrize(("hand", "field", "tapped"), [(1, 0, False), (0, 1, False), (0, 0, True)])
def test_614_1c_it_enters_tapped_unless_such_a_card_is_shown_or_there(hand: int, field: int, tapped: bool) -> None:
    elk = beast(name="Kin", type_line="Creature — Elk")
    land = permanent(
        "As this land enters, you may reveal an Elk card from your hand. This land enters tapped unless you revealed "
        "an Elk card this way or you control an Elk.",
        "Land",
    )
    table = Table(A={"hand": [land, *([elk] * hand)], "battlefield": [elk] * field}, B={}).start()

    settle(table.play(NAME), *([True] * hand))

    assert table.find(NAME).tapped == tapped


@pytest.mark.construct("EntersWithIfShown")
@pytest.mark.parametrize(("hand", "field", "size"), [(1, 0, (3, 3)), (0, 1, (3, 3)), (0, 0, (2, 2))])
def test_614_1c_it_enters_with_a_counter_if_such_a_card_is_shown_or_there(
    hand: int, field: int, size: tuple[int, int]
) -> None:
    elk = beast(name="Kin", type_line="Creature — Elk")
    pupil = beast(
        "As this creature enters, you may reveal an Elk card from your hand. If you do or if you control an Elk, this "
        "creature enters with a +1/+1 counter on it."
    )
    table = Table(A={"hand": [pupil, *([elk] * hand)], "battlefield": [elk] * field}, B={}).start()

    settle(table.cast(NAME), *([True] * hand))

    assert table.size(NAME) == size


@pytest.mark.construct("AgainstManaValuesAmong")
def test_702_16a_protection_from_the_mana_values_there() -> None:
    law = permanent(
        "Creatures you control have protection from each mana value among artifacts you control.", name="Law"
    )
    bolts = [
        spell("Destroy target creature.", name=name, cost=cost) for name, cost in (("Nought", "{0}"), ("One", "{1}"))
    ]
    table = Table(A={"hand": bolts, "battlefield": [FOREST]}, B={"battlefield": [law, WINCH, CUB]}).start()

    assert not table.can_cast("Nought") and table.can_cast("One")


@pytest.mark.construct("NeitherOwnNorControl")
def test_108_3_neither_owned_nor_controlled() -> None:
    line = "Destroy target creature you neither own nor control."
    table = Table(A={"hand": [spell(line)], "battlefield": [CUB]}, B={"battlefield": [FOX]}).start()

    settle(table.cast(NAME))

    assert table.names("graveyard", "B") == ["Fox"]


@pytest.mark.construct("EnchantedByAuras")
@pytest.mark.parametrize(("auras", "life"), [(1, 20), (2, 21)])
def test_303_4_enchanted_by_two_or_more_auras(auras: int, life: int) -> None:
    mystic = beast("{0}: If this creature is enchanted by two or more Auras, you gain 1 life.")
    veils = [permanent("Enchant creature", "Enchantment — Aura", name=f"Veil {i}") for i in range(auras)]
    table = Table(A={"battlefield": [mystic], "hand": veils}, B={}).start()
    for veil in veils:
        settle(table.cast(veil.faces[0].name))

    settle(table.activate(NAME))

    assert table.life("A") == life


@pytest.mark.construct("PlayersWithMore", "PlayersWithSoManyMore")
@pytest.mark.parametrize("lands", [0, 1, 2])
def test_107_1_players_who_control_more_than_you(lands: int) -> None:
    line = (
        "You gain X life, where X is the number of players who control more lands than you. Draw X cards, where X is "
        "the number of players who control at least two more lands than you."
    )

    table = played(line, A={"battlefield": [FOREST]}, B={"battlefield": [FOREST] * (lands + 1)})

    assert table.life("A") == 20 + (lands > 0) and len(table.names("hand", "A")) == (lands > 1)


@pytest.mark.construct("TheirTotalPower")
def test_208_1_the_total_power_of_the_attackers() -> None:
    line = "Whenever you attack with one or more creatures, you gain X life, where X is their total power."
    table = Table(A={"battlefield": [permanent(line), CUB, FOX]}, B={}).attack_now("Cub", "Fox")

    settle(table)

    assert table.life("A") == 25


@pytest.mark.construct("LifeBecomesStarting")
@pytest.mark.parametrize(("life", "after"), [(3, 20), (25, 25)])
def test_119_5_life_becomes_the_starting_life_total(life: int, after: int) -> None:
    line = (
        "When this creature enters, if your life total is less than your starting life total, it becomes equal to your "
        "starting life total."
    )
    table = Table(A={"hand": [beast(line)], "life": life}, B={}).start()

    settle(table.cast(NAME))

    assert table.life("A") == after


@pytest.mark.construct("ThreePrices")
@pytest.mark.parametrize("land", [FOREST, PLAINS, ISLAND])
def test_118_1_one_of_three_prices(land: Any) -> None:
    line = "When this creature enters, you may pay {G}, {W}, or {U}. If you do, draw a card."
    table = Table(A={"hand": [beast(line)], "battlefield": [land]}, B={}).start()

    settle(table.cast(NAME), True)

    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("NothingElseAndNoHand")
@pytest.mark.parametrize(("field", "hand", "won"), [([], [], True), ([FOREST], [], False), ([], [CUB], False)])
def test_402_1_nothing_else_and_no_hand(field: list[Any], hand: list[Any], won: bool) -> None:
    line = (
        "At the beginning of your upkeep, if you control no permanents other than this enchantment and have no cards "
        "in hand, you win the game."
    )
    table = Table(A={"battlefield": [permanent(line), *field], "hand": hand}, B={}).start("upkeep")

    assert bool(table.state.over) == won


@pytest.mark.construct("NoRingBearer")
def test_701_54e_while_you_control_no_ring_bearer() -> None:
    temple = permanent("{0}: If you don't control a Ring-bearer, you gain 1 life.\n{0}: The Ring tempts you.")
    table = Table(A={"battlefield": [temple, CUB]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1))  # Cub bears it

    settle(table.activate(NAME))

    assert table.life("A") == 21


@pytest.mark.construct("YourNextFirstMain")
def test_505_1_at_the_beginning_of_your_next_first_main_phase() -> None:
    table = played("At the beginning of your next first main phase, you gain 2 life.")
    assert table.life("A") == 20

    table.to("precombat_main", 3)

    assert table.life("A") == 22


@pytest.mark.construct("LosesLandTypesAndAbilities")
def test_305_7_it_loses_land_types_and_abilities_but_not_those_that_it_is_given() -> None:
    aura = permanent(
        'Enchant land\nEnchanted land loses all land types and abilities and has "{0}: You gain 1 life."',
        "Enchantment — Aura",
    )
    table = Table(A={"hand": [aura], "battlefield": [FOREST, beast("Forestwalk", name="Elf")]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.activate("Forest"))

    assert table.life("A") == 21 and len(table.actions("Forest")) == 1


@pytest.mark.construct("SameNameIsThere")
@pytest.mark.parametrize(("others", "dies"), [([CUB], True), ([FOX], False)])
def test_201_2_if_another_with_the_same_name_is_there(others: list[Any], dies: bool) -> None:
    line = "Destroy target creature if another permanent with the same name is on the battlefield."
    table = Table(A={"hand": [spell(line)], "battlefield": others}, B={"battlefield": [CUB]}).start()

    table.cast(NAME)
    table.choose(table.find("Cub").ref if table.find("Cub").owner == 1 else table.objects("battlefield")[-1].ref)
    settle(table)

    assert ("Cub" in table.names("graveyard", "B")) == dies


@pytest.mark.construct("ChangeTargetTo")
def test_115_7a_the_target_becomes_this_creature() -> None:
    axe = spell("Destroy target creature.", name="Axe", type_line="Instant")
    drub = beast(
        "Flash\nWhen this creature enters, change the target of target spell with a single target to this creature."
    )
    table = Table(A={"hand": [axe]}, B={"hand": [drub], "battlefield": [CUB]}).start()
    table.cast("Axe").passes()

    settle(table.cast(NAME))

    assert table.names("graveyard", "B") == [NAME] and table.names("battlefield", "B") == ["Cub"]
