"""Who did what they might: each player who does, opponents who can't; players at random; sizes before nouns."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.support import FOREST, ISLAND


@pytest.mark.construct("OpponentWhoDoesUnit", "MayClause")
def test_608_2f_for_each_opponent_who_does() -> None:
    rite = spell("Each opponent may draw a card. For each opponent who does, you gain 3 life.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()

    table.cast(NAME).resolve().choose(True, False)

    assert (table.life("A"), len(table.names("hand", "B")), len(table.names("hand", "C"))) == (23, 1, 0)


@pytest.mark.construct("EachOpponentWhoDoesnt", "MayClause")
def test_608_2c_each_opponent_who_doesnt() -> None:
    rite = spell("Each opponent may discard a card. Each opponent who doesn't loses 3 life.")
    table = Table(A={"hand": [rite]}, B={"hand": [FOREST]}, C={"hand": [ISLAND]}).start()

    table.cast(NAME).resolve().choose(False, True)

    assert (table.life("B"), table.life("C")) == (17, 20)


@pytest.mark.construct("EachPlayerWhoDoes", "EachPlayerWhoDoesnt")
def test_608_2c_each_player_who_does_and_each_who_does_not() -> None:
    rite = spell(
        "Each player may draw a card. Each player who does loses 1 life. Each player who doesn't gains 1 life."
    )
    table = Table(A={"hand": [rite]}, B={}).start()

    table.cast(NAME).resolve().choose(True, False)

    assert (table.life("A"), table.life("B")) == (19, 21)


@pytest.mark.construct("EachOpponentWhoDoes")
def test_608_2c_only_the_opponents_who_do() -> None:
    rite = spell("Each opponent may draw a card. Each opponent who does loses 2 life.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()

    table.cast(NAME).resolve().choose(False, True)

    assert [table.life(letter) for letter in "ABC"] == [20, 20, 18]


@pytest.mark.construct("OpponentWhoDoesntUnit", "Discard")
def test_608_2c_for_each_opponent_who_cant() -> None:
    rite = spell("Each opponent discards a card. For each opponent who can't, you gain 4 life.")
    table = Table(A={"hand": [rite]}, B={"hand": [FOREST]}, C={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == 24


@pytest.mark.construct("EachOtherOpponent")
def test_102_3_each_other_opponent() -> None:
    ape = beast("Whenever this creature deals combat damage to a player, each other opponent loses 3 life.", name="Ape")
    table = Table(A={"battlefield": [ape]}, B={}, C={}).start()

    table.attack(("Ape", "B")).to("end_combat")

    assert [table.life(letter) for letter in "ABC"] == [20, 18, 17]


@pytest.mark.construct("ChoosePlayerAtRandom")
def test_608_2d_chance_chooses_an_opponent() -> None:
    rite = spell("Choose an opponent at random. That player discards a card.")
    table = Table(A={"hand": [rite]}, B={"hand": [FOREST]}, C={"hand": [FOREST]}).start()

    table.cast(NAME).resolve()

    assert len(table.names("graveyard", "B")) + len(table.names("graveyard", "C")) == 1


@pytest.mark.construct("SizeModifier")
def test_208_a_creature_of_that_size() -> None:
    rite = spell("Destroy target 1/1 creature.")
    apes = [beast(name="Ape", size=(1, 1)), beast(name="Bat", size=(1, 2)), beast(name="Cub", size=(2, 1))]
    table = Table(A={"hand": [rite]}, B={"battlefield": apes}).start()

    table.cast(NAME).resolve()

    assert table.names("battlefield", "B") == ["Bat", "Cub"]


@pytest.mark.construct("DidntPutOntoBattlefield")
@pytest.mark.parametrize(("card", "life"), ((FOREST, 20), (beast(name="Ape"), 23)))
def test_608_2c_whether_the_card_was_put_onto_the_battlefield(card: object, life: int) -> None:
    rite = spell(
        "Look at the top card of your library. If it's a land card, you may put it onto the battlefield. "
        "If you don't put the card onto the battlefield, you gain 3 life."
    )
    table = Table(A={"hand": [rite], "library": [card]}, B={}).start()

    table.cast(NAME).resolve()
    if table.decision.purpose == "may":
        table.choose(True)

    assert table.life("A") == life


@pytest.mark.construct("ManaValues", "ThereAreDistinct")
@pytest.mark.parametrize(("cost", "size"), (("{3}", (3, 3)), ("{1}", (2, 2))))
def test_202_3_mana_values_among_cards(cost: str, size: tuple[int, int]) -> None:
    ape = beast(
        "This creature gets +1/+1 as long as there are three or more mana values among cards in your graveyard."
    )
    graveyard = [beast(name="One", cost="{1}"), beast(name="Two", cost="{2}"), beast(name="Last", cost=cost)]
    table = Table(A={"battlefield": [ape], "graveyard": graveyard}, B={}).start()

    assert table.size(NAME) == size


@pytest.mark.construct("PlayAndCast", "ExiledWith", "Among")
def test_601_3b_cards_exiled_with_it_may_be_played() -> None:
    vault = permanent(
        "{0}: Exile the top card of your library.\n"
        "You may play lands and cast spells from among cards exiled with this artifact.",
        "Artifact",
    )
    seat = {"battlefield": [vault], "library": [beast(name="Ape"), FOREST], "exile": [beast(name="Bat")]}
    table = Table(A=seat, B={}).start()

    table.activate(NAME).resolve().activate(NAME).resolve()

    assert (table.can_cast("Ape"), table.can_cast("Bat")) == (True, False)
    assert table.actions("Forest")


@pytest.mark.construct("ThemPlayer")
def test_608_2c_damage_to_them_is_damage_to_that_player() -> None:
    ape = beast(
        "At the beginning of each opponent's upkeep, if that player has one or fewer cards in hand, "
        "this creature deals 2 damage to them."
    )
    table = Table(A={"battlefield": [ape]}, B={"hand": [FOREST]}).start()

    table.to("draw", 2)

    assert (table.life("A"), table.life("B")) == (20, 18)


@pytest.mark.construct("ControlsDifferentNames")
@pytest.mark.parametrize(("second", "life"), ((ISLAND, 23), (FOREST, 20)))
def test_201_2_lands_with_different_names(second: CardDefinition, life: int) -> None:
    rite = spell("If you control two or more lands with different names, you gain 3 life.")
    table = Table(A={"hand": [rite], "battlefield": [FOREST, second]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life
