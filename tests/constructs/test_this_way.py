"""What was done before: "this way", "the chosen", "put there", copies of cards; lists of nouns with one zone."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, ELK, NAME, WINCH, Table, beast, played, settle, spanish, spell
from tests.rules.support import FOREST, ISLAND


@pytest.mark.construct("DoneThisWay", "Mill")
@pytest.mark.parametrize(("top", "life"), ((beast(name="Ape"), 23), (FOREST, 20)))
def test_608_2c_whether_such_a_card_was_milled(top: object, life: int) -> None:
    rite = spell("Mill a card. If a creature card was milled this way, you gain 3 life.")
    table = Table(A={"hand": [rite], "library": [top]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life


@pytest.mark.construct("DidntPutThere")
@pytest.mark.parametrize(("take", "life"), ((True, 20), (False, 23)))
def test_608_2c_whether_a_card_was_put_into_the_hand(take: bool, life: int) -> None:
    rite = spell(
        "Look at the top two cards of your library. You may reveal a creature card from among them and put it into "
        "your hand. Put the rest on the bottom of your library in any order. If you didn't put a card into your hand "
        "this way, you gain 3 life."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="Ape"), FOREST]}, B={}).start()

    table.cast(NAME).resolve().choose(take)
    if not take:
        table.choose("Forest")

    assert (table.names("hand", "A"), table.life("A")) == (["Ape"] if take else [], life)


@pytest.mark.construct("PutThereThisWay")
@pytest.mark.parametrize(("name", "life"), (("Ape", 23), ("Forest", 20)))
def test_608_2c_whether_such_a_card_was_put_there(name: str, life: int) -> None:
    rite = spell(
        "Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard. "
        "If you put a creature card into your hand this way, you gain 3 life."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="Ape"), FOREST]}, B={}).start()

    table.cast(NAME).resolve().choose(name)

    assert (table.names("hand", "A"), table.life("A")) == ([name], life)


@pytest.mark.construct("HasSameName")
def test_201_2_the_same_name_as_a_card_elsewhere() -> None:
    rite = spell(
        "Reveal the top card of your library. If it has the same name as a card in your graveyard, you gain 3 life."
    )
    table = Table(A={"hand": [rite, rite], "library": [FOREST], "graveyard": [ISLAND]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.life("A") == 20

    table = Table(A={"hand": [rite], "library": [FOREST], "graveyard": [FOREST]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.life("A") == 23


@pytest.mark.construct("ExileAllGraveyards", "ExileOpponentsGraveyards")
def test_701_13_whole_graveyards_are_exiled() -> None:
    theirs, all_ = spell("Exile all opponents' graveyards.", name="Theirs"), spell("Exile all graveyards.", name="All")
    table = Table(A={"hand": [theirs, all_], "graveyard": [ISLAND]}, B={"graveyard": [FOREST]}).start()

    table.cast("Theirs").resolve()
    assert table.names("exile") == ["Forest"]
    table.cast("All").resolve()
    assert table.names("exile") == ["Forest", "Island", "Theirs"]


@pytest.mark.construct("ExileWithCounters")
def test_122_6_it_is_exiled_with_counters() -> None:
    table = Table(
        A={"hand": [spell("Choose target creature. Exile it with three time counters on it.")]},
        B={"battlefield": [beast(name="Ape")]},
    )

    table.start().cast(NAME).resolve()

    assert dict(table.find("Ape", "exile").counters) == {"time": 3}


@pytest.mark.construct("ReturnToHandFirst")
def test_400_7_the_destination_may_be_said_first() -> None:
    rite = spell("Return to your hand target creature card in your graveyard.")
    table = Table(A={"hand": [rite], "graveyard": [beast(name="Ape"), FOREST]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.names("hand", "A") == ["Ape"]


@pytest.mark.construct("CastTheCopy")
def test_707_12_a_copy_of_an_exiled_card_is_cast() -> None:
    cure = spell("You gain 3 life.", name="Cure", cost="{5}")
    rite = spell(
        "Exile target sorcery card from your graveyard. Copy that card. You may cast the copy "
        "without paying its mana cost."
    )
    table = Table(A={"hand": [rite], "graveyard": [cure]}, B={}).start()

    table.cast(NAME).resolve().choose("Cure").resolve()

    assert (table.life("A"), table.names("exile")) == (23, ["Cure"])


@pytest.mark.construct("ThatWasPutThere", "ThatWasPutThereFromBattlefield")
def test_400_7_only_what_came_there_this_turn_from_the_battlefield() -> None:
    back = spell(
        "Return target creature card in your graveyard that was put there from the battlefield this turn to your hand.",
        name="Back",
    )
    any_ = spell("Exile target card in your graveyard that was put there this turn.", name="Any")
    kill, drop = spell("Destroy target creature.", name="Kill"), spell("Discard a card.", name="Drop")
    seat = {"hand": [back, any_, kill, drop, beast(name="Bat")], "battlefield": [beast(name="Ape")]}
    table = Table(A=seat | {"graveyard": [beast(name="Old")]}, B={}).start()
    table.cast("Kill").resolve()
    table.cast("Drop").resolve().choose("Bat")

    table.cast("Any")
    assert table.offered() == [
        "Ape", "Bat", "Drop", "Kill",
    ]  # fmt: skip
    table.target("Kill").resolve()
    table.cast("Back").resolve()
    assert table.names("hand", "A") == ["Ape"]


@pytest.mark.construct("LeftYourGraveyard", "GraveyardOrMore")
def test_603_10_a_card_left_your_graveyard_this_turn() -> None:
    rite = spell("Return target creature card from your graveyard to your hand.", name="Raise")
    watch = spell(
        "If a card left your graveyard this turn, you gain 3 life. "
        "If an opponent has two or more cards in their graveyard, you gain 5 life."
    )
    seat = {"hand": [rite, watch, watch], "graveyard": [beast(name="Ape")]}
    table = Table(A=seat, B={"graveyard": [FOREST, FOREST]}).start()

    table.cast(NAME).resolve()
    assert table.life("A") == 25
    table.cast("Raise").resolve()
    table.cast(f"{NAME}#2").resolve()
    assert table.life("A") == 33


@pytest.mark.construct("TheChosen")
def test_608_2d_the_chosen_creature() -> None:
    rite = spell("Choose a creature you control. Draw a card. The chosen creature gets +2/+2 until end of turn.")
    table = Table(A={"hand": [rite], "battlefield": [beast(name="Ape"), beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve().choose("Bat")

    assert (table.size("Ape"), table.size("Bat")) == ((2, 2), (4, 4))


@pytest.mark.construct("EitherNouns")
def test_608_2d_up_to_one_of_each_kind() -> None:
    rite = spell(
        "Reveal the top three cards of your library. You may put a creature card and/or a land card from among them "
        "into your hand. Put the rest into your graveyard."
    )
    library = [beast(name="Ape"), FOREST, ISLAND]
    table = Table(A={"hand": [rite], "library": library}, B={}).start()

    table.cast(NAME).resolve().choose(True, "Ape", "Island")

    assert (table.names("hand", "A"), table.names("graveyard", "A")) == (["Ape", "Island"], ["Forest", NAME])


@pytest.mark.construct("OrNouns")
def test_608_2d_one_of_either_kind_from_two_places() -> None:
    rite = spell(
        "Target opponent reveals their hand. You choose a nonland card from it or a card from their graveyard. "
        "Exile that card."
    )
    seat = {"hand": [FOREST, beast(name="Ape")], "graveyard": [ISLAND]}
    table = Table(A={"hand": [rite]}, B=seat).start()

    table.cast(NAME).resolve()
    assert len(table.decision.options) == 2
    table.choose("Island")

    assert table.names("exile") == ["Island"]


@pytest.mark.construct("AndNouns")
def test_115_1_two_targets_of_different_kinds_from_one_graveyard() -> None:
    rite = spell(
        "Return up to one target creature card and up to one target land card from your graveyard to your hand."
    )
    table = Table(A={"hand": [rite], "graveyard": [FOREST, beast(name="Ape")]}, B={}).start()

    table.cast(NAME).target("Ape", "Forest").resolve()

    assert table.names("hand", "A") == ["Ape", "Forest"]


@pytest.mark.construct("WithDifferentNames", "Search")
def test_201_2_the_cards_found_have_different_names() -> None:
    rite = spell(
        "Search your library for up to two creature cards with different names, put them into your hand, then shuffle."
    )
    library = [beast(name="Ape"), beast(name="Ape"), beast(name="Bat")]
    table = Table(A={"hand": [rite], "library": library}, B={}).start()

    table.cast(NAME).resolve().choose("Ape")
    assert len(table.decision.options) == 1
    table.choose("Bat")

    assert table.names("hand", "A") == ["Ape", "Bat"]


@pytest.mark.construct("JustOne", "PutAndOther")
def test_401_one_of_those_and_the_other() -> None:
    rite = spell("Look at the top two cards of your library. Put one into your hand and the other into your graveyard.")
    table = Table(A={"hand": [rite], "library": [FOREST, ISLAND]}, B={}).start()

    table.cast(NAME).resolve().choose("Island")

    assert (table.names("hand", "A"), table.names("graveyard", "A")) == (["Island"], ["Forest", NAME])


@pytest.mark.construct("OwnerOf")
def test_108_3_the_owner_of_a_target_does_it() -> None:
    rite = spell("The owner of target creature puts it on top of their library.")
    table = Table(A={"hand": [rite]}, B={"battlefield": [beast(name="Ape")]}).start()

    table.cast(NAME).resolve()

    assert table.library("B")[0] == "Ape"


@pytest.mark.construct("ThePlayer")
def test_608_2c_the_player_is_the_one_spoken_of() -> None:
    ape = beast("Whenever this creature deals combat damage to a player, the player discards a card.", name="Ape")
    table = Table(A={"battlefield": [ape]}, B={"hand": [FOREST]}).start()

    table.attack("Ape").to("end_combat")

    assert table.names("graveyard", "B") == ["Forest"]


@pytest.mark.construct("YourGraveyardThere")
def test_for_each_creature_card_put_into_your_graveyard_this_way() -> None:
    text = "Mill three cards. You gain 2 life for each creature card put into your graveyard this way."
    assert played(text, A={"library": [CUB, WINCH, DOE], "graveyard": [ELK]}).life("A") == 24


@pytest.mark.construct("YourGraveyardThere")
def test_404_2_your_graveyard_is_not_any_graveyard() -> None:
    text = "Each player mills two cards. You gain 1 life for each card put into your graveyard this way."
    assert played(text).life("A") == 22


@pytest.mark.construct("SomeGraveyard")
def test_404_2_cards_put_into_whosever_graveyard() -> None:
    text = "Each player mills two cards. You gain 1 life for each card put into a graveyard this way."
    assert played(text).life("A") == 24


@pytest.mark.construct("CastTheCopyForCost")
@pytest.mark.parametrize(("lands", "life"), ((2, 23), (0, 20)))
def test_707_12_the_copy_is_cast_for_its_cost(lands: int, life: int) -> None:
    cure = spell("You gain 3 life.", name="Cure", cost="{2}")
    text = "Exile target sorcery card from your graveyard. Copy it. You may cast the copy."
    seat = {"hand": [spell(text)], "graveyard": [cure], "battlefield": [FOREST] * lands}
    table = Table(A=seat, B={}).start()

    settle(table.cast(NAME), *["Cure"] * bool(lands))

    assert (table.life("A"), table.names("exile")) == (life, ["Cure"])
    assert all(land.tapped for land in table.objects("battlefield"))
    assert spanish(text).endswith("Puedes lanzar la copia.")
