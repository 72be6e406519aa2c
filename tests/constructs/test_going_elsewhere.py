"""What would die or go to a graveyard and does something else instead (614.6)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, DOE, ELK, NAME, Table, beast, permanent, played, spell

KILL = spell("Destroy target creature.", name="Kill")


@pytest.mark.construct("WouldObject", "OnTop")
def test_614_6_it_is_put_on_top_of_the_library_instead() -> None:
    table = Table(
        A={"hand": [KILL]},
        B={"battlefield": [beast("If this creature would die, put it on top of its owner's library instead.")]},
    )
    table.start()

    table.cast("Kill").resolve()

    assert table.names("graveyard", "B") == []
    assert table.library("B")[0] == NAME


@pytest.mark.construct("WouldObject")
def test_614_1a_something_more_happens_instead() -> None:
    watcher = permanent(
        "If a nontoken creature an opponent controls would die, instead exile it and create a 2/2 "
        "black Zombie creature token."
    )
    table = Table(A={"hand": [KILL], "battlefield": [watcher]}, B={"battlefield": [beast(name="Ape")]}).start()

    table.cast("Kill").resolve()

    assert table.names("exile", "B") == ["Ape"]
    assert table.names("battlefield", "A") == [NAME, "Zombie Token"]


@pytest.mark.construct("WouldGraveyard", "ShuffleInto")
def test_614_6_from_anywhere_it_is_shuffled_into_its_owners_library() -> None:
    beast_ = beast(
        f"If {NAME} would be put into a graveyard from anywhere, reveal {NAME} and shuffle it into "
        f"its owner's library instead."
    )
    rite = spell("Discard your hand.", name="Empty")
    mill = spell("Mill a card.", name="Gnaw")
    table = Table(A={"hand": [rite, mill, beast_], "fill": 0}, B={}).start()

    table.cast("Gnaw").resolve()
    table.cast("Empty").resolve()
    assert (table.names("graveyard", "A"), table.names("library", "A")) == (["Empty", "Gnaw"], [NAME])


@pytest.mark.construct("WouldGraveyard")
def test_113_6_it_does_not_go_from_the_library_to_the_graveyard_either() -> None:
    whale = beast(f"If {NAME} would be put into a graveyard from anywhere, exile it instead.")
    table = Table(A={"hand": [spell("Mill two cards.", name="Gnaw")], "library": [whale]}, B={}).start()

    table.cast("Gnaw").resolve()

    assert (table.names("graveyard", "A"), table.names("exile", "A")) == (["Gnaw", "Wastes"], [NAME])


@pytest.mark.construct("WouldGraveyardFromBattlefield")
def test_614_6_only_permanents_are_exiled() -> None:
    watcher = permanent("If a permanent would be put into a graveyard, exile it instead.")
    table = Table(A={"hand": [KILL], "battlefield": [watcher]}, B={"battlefield": [beast(name="Ape")]}).start()

    table.cast("Kill").resolve()

    assert (table.names("exile"), table.names("graveyard")) == (["Ape"], ["Kill"])


@pytest.mark.construct("WouldYourGraveyard")
def test_614_6_only_cards_of_opponents_are_exiled() -> None:
    shrine = permanent("If a card would be put into an opponent's graveyard from anywhere, exile it instead.")
    table = Table(A={"hand": [KILL], "battlefield": [shrine]}, B={"battlefield": [beast(name="Ape")]}).start()

    table.cast("Kill").resolve()

    assert (table.names("exile", "B"), table.names("graveyard", "A")) == (["Ape"], ["Kill"])


@pytest.mark.construct("WouldYourGraveyardThisTurn")
def test_614_6_for_a_turn_cards_of_one_player_are_exiled() -> None:
    rite = spell("If a card would be put into your graveyard from anywhere this turn, exile that card instead.")
    table = Table(A={"hand": [rite, KILL], "battlefield": [beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve()
    table.cast("Kill").resolve()

    assert (table.names("exile", "A"), table.names("graveyard", "A")) == (["Bat", "Kill", NAME], [])


LEAVE = "When this creature enters, you may cast target sorcery card from your graveyard"
CURE = spell("You gain 1 life.", name="Cure")


@pytest.mark.construct("SpellWouldYourGraveyard")
def test_614_6_the_spell_cast_at_once_is_exiled() -> None:
    mage = beast(f"{LEAVE}. If that spell would be put into your graveyard, exile it instead.")
    table = Table(A={"hand": [mage], "graveyard": [CURE]}, B={}).start()

    table.cast(NAME).resolve().resolve().choose("Cure").resolve()

    assert (table.life("A"), table.names("exile", "A"), table.names("graveyard", "A")) == (21, ["Cure"], [])


@pytest.mark.construct("SpellWouldGraveyard")
def test_614_6_the_spell_cast_later_this_turn_is_exiled() -> None:
    mage = beast(f"{LEAVE} this turn. If that spell would be put into a graveyard, exile it instead.")
    table = Table(A={"hand": [mage], "graveyard": [CURE]}, B={}).start()

    table.cast(NAME).resolve().resolve().cast("Cure").resolve()

    assert (table.life("A"), table.names("exile", "A"), table.names("graveyard", "A")) == (21, ["Cure"], [])


@pytest.mark.construct("CardInZone")
def test_113_6_an_ability_about_being_in_the_graveyard_works_there() -> None:
    shrine = permanent("As long as this card is in your graveyard, creatures you control get +1/+1.")
    table = Table(A={"graveyard": [shrine], "battlefield": [beast(name="Ape")]}, B={}).start()
    assert table.size("Ape") == (3, 3)

    table = Table(A={"battlefield": [shrine, beast(name="Ape")]}, B={}).start()
    assert table.size("Ape") == (2, 2)


@pytest.mark.construct("CardInZone")
def test_603_4_a_trigger_from_the_graveyard() -> None:
    ape = beast("At the beginning of your upkeep, if this card is in your graveyard, return it to your hand.")
    table = Table(A={"graveyard": [ape], "battlefield": [ape]}, B={}).start("upkeep")

    table.resolve()

    assert (table.names("hand", "A"), table.names("battlefield")) == ([NAME], [NAME])


@pytest.mark.construct("DealtDamageThisWay", "WouldObject")
def test_614_6_a_creature_dealt_damage_this_way_is_exiled_later_this_turn() -> None:
    rite = spell(
        "Subject deals 1 damage to each creature an opponent controls. If a creature dealt damage "
        "this way would die this turn, exile it instead."
    )
    table = Table(
        A={"hand": [rite, KILL, KILL], "battlefield": [beast(name="Bat")]}, B={"battlefield": [beast(name="Ape")]}
    )
    table.start()

    table.cast(NAME).resolve()
    table.cast("Kill", "Ape").resolve()
    table.cast("Kill#2").resolve()

    assert (table.names("exile"), table.names("graveyard", "A")) == (["Ape"], ["Bat", "Kill", "Kill", NAME])


@pytest.mark.construct("ExileFrom")
def test_exile_them_from_your_graveyard() -> None:
    thief = permanent("Whenever you discard one or more cards, exile them from your graveyard.", name="Seal")
    table = played("Discard two cards.", A={"battlefield": [thief], "hand": [CUB, DOE], "graveyard": [ELK]})
    assert (table.names("exile"), table.names("graveyard")) == (["Cub", "Doe"], ["Elk", NAME])


@pytest.mark.construct("WouldGraveyard", "ShuffleInto")
def test_614_6_a_spell_that_says_so_of_itself_is_shuffled_in_as_it_resolves_and_from_the_hand() -> None:
    again = spell(
        f"Draw a card.\nIf {NAME} would be put into a graveyard from anywhere, reveal {NAME} and shuffle it into its "
        "owner's library instead."
    )
    empty = spell("Discard your hand.", name="Empty")
    table = Table(A={"hand": [again, again, empty], "fill": 1}, B={}).start()
    table.cast(NAME).resolve().cast("Empty").resolve()
    assert (table.names("graveyard", "A"), table.names("library", "A")) == (["Empty", "Wastes"], [NAME, NAME])
