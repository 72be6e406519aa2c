"""Piles (700.3), opponents who choose, cards from outside the game, and other ways to name cards."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules.knowledge import knows
from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.support import FOREST, ISLAND, PLAINS, SWAMP

FACT = (
    "Reveal the top three cards of your library. An opponent separates those cards into two piles. "
    "Put one pile into your hand and the other into your graveyard."
)


@pytest.mark.construct("SeparateIntoPiles", "OnePile", "PutAndOther", "AnOpponent")
def test_700_3_an_opponent_separates_and_you_choose_a_pile() -> None:
    table = Table(A={"hand": [spell(FACT)], "library": [PLAINS, FOREST, ISLAND, SWAMP]}, B={}, C={}).start()

    table.cast(NAME).resolve()
    assert table.decision.player == table.seat("A")
    table.choose("C")
    assert table.decision.player == table.seat("C")
    table.choose("Forest", "Swamp", "done")
    assert table.decision.player == table.seat("A")
    table.choose(1)

    assert table.names("hand", "A") == ["Island", "Plains"]  # one was drawn before
    assert table.names("graveyard", "A") == ["Forest", NAME, "Swamp"]


@pytest.mark.construct("SeparateIntoPiles", "ChoosePile", "ThatPile")
def test_700_3_you_separate_and_an_opponent_chooses() -> None:
    rite = spell(
        "Reveal the top three cards of your library and separate them into two piles. An opponent chooses one of those "
        "piles. Put that pile into your hand and the other into your graveyard."
    )
    table = Table(A={"hand": [rite], "library": [FOREST, ISLAND, SWAMP]}, B={}).start()

    table.cast(NAME).resolve().choose("Forest", "done")
    assert table.decision.player == table.seat("B")
    table.choose(0)

    assert table.names("hand", "A") == ["Forest"]


@pytest.mark.construct("SeparateFaceUp")
def test_700_3_only_the_face_up_pile_is_seen() -> None:
    rite = spell(
        "Look at the top two cards of your library and separate them into a face-down pile and a face-up pile. "
        "An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard."
    )
    table = Table(A={"hand": [rite], "library": [FOREST, ISLAND]}, B={}).start()

    table.cast(NAME).resolve().choose("Forest", "done")

    forest, island = table.find("Forest", "library"), table.find("Island", "library")
    assert (knows(table.state, 1, forest), knows(table.state, 1, island)) == (False, True)


@pytest.mark.construct("AnOpponent", "PlayerClause")
def test_608_2d_an_opponent_is_one_of_them() -> None:
    table = Table(
        A={"hand": [spell("An opponent discards a card.")]}, B={"hand": [FOREST]}, C={"hand": [ISLAND]}
    ).start()

    table.cast(NAME).resolve().choose("C")

    assert (table.names("graveyard", "B"), table.names("graveyard", "C")) == ([], ["Island"])


@pytest.mark.construct("OutsideGame")
def test_400_11_a_card_from_outside_the_game() -> None:
    """Each player owns the cards of their own sideboard and nobody else's (108.3b)."""
    rite = spell("You may reveal a land card you own from outside the game and put it into your hand.")
    seat = {"hand": [rite], "sideboard": [FOREST, beast(name="Ape")]}
    table = Table(A=seat, B={"sideboard": [ISLAND]}).start()

    table.cast(NAME).resolve().choose(True)

    assert table.names("hand", "A") == ["Forest"]


@pytest.mark.construct("ExiledWith")
def test_607_2a_a_target_among_the_cards_exiled_with_it() -> None:
    vault = permanent(
        "{0}: Exile target creature.\n{1}: Return target card exiled with this artifact to its owner's hand.",
        "Artifact",
    )
    seat = {"battlefield": [vault, PLAINS], "exile": [FOREST]}
    table = Table(A=seat, B={"battlefield": [beast(name="Ape")]}).start()

    table.activate(NAME).resolve()
    table.activate(NAME, index=1).resolve()

    assert (table.names("hand", "B"), table.names("exile")) == (["Ape"], ["Forest"])


@pytest.mark.construct("ConditionsAnd", "CardInZone")
@pytest.mark.parametrize(("land", "size"), ((FOREST, (3, 3)), (ISLAND, (2, 2))))
def test_613_both_conditions_must_hold(land: CardDefinition, size: tuple[int, int]) -> None:
    anger = beast(
        "As long as this card is in your graveyard and you control a Forest, creatures you control get +1/+1."
    )
    table = Table(A={"graveyard": [anger], "battlefield": [land, beast(name="Ape")]}, B={}).start()

    assert table.size("Ape") == size


@pytest.mark.construct("PutIntoGraveyardThisWay", "Mill")
def test_608_2c_cards_put_into_a_graveyard_this_way_are_counted() -> None:
    rite = spell(
        "Target player mills four cards. You gain 1 life for each creature card put into their graveyard this way."
    )
    library = [beast(name="Ape"), FOREST, beast(name="Bat"), FOREST, beast(name="Cub")]
    table = Table(A={"hand": [rite]}, B={"library": library}).start()

    table.cast(NAME).target("B").resolve()

    assert table.life("A") == 22


def found_with(words: str) -> list[str]:
    rite = spell(
        f"Exile target creature. Search your library for any number of creature cards with {words} mana value, "
        "put them into your hand, then shuffle."
    )
    library = [beast(name="Ape", cost="{1}"), beast(name="Bat", cost="{2}"), beast(name="Cub", cost="{3}")]
    table = Table(A={"hand": [rite], "library": library}, B={"battlefield": [beast(name="Old", cost="{2}")]}).start()
    table.cast(NAME).resolve()
    return table.offered()


@pytest.mark.construct("WithLesser")
def test_202_3_cards_with_lesser_mana_value() -> None:
    assert found_with("lesser") == ["Ape"]


@pytest.mark.construct("WithEqualOrLesser")
def test_202_3_cards_with_equal_or_lesser_mana_value() -> None:
    assert found_with("equal or lesser") == ["Ape", "Bat"]


@pytest.mark.construct("InExileAnd")
def test_400_cards_in_exile_and_in_a_graveyard() -> None:
    rite = spell("You gain X life, where X is the number of creature cards you own in exile and in your graveyard.")
    apes = [beast(name="Ape")]
    table = Table(A={"hand": [rite, *apes], "graveyard": apes, "exile": apes}, B={"exile": apes}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == 22


@pytest.mark.construct("Surveil", "PutThereThisWay")
def test_701_25_what_surveilling_put_into_the_graveyard() -> None:
    rite = spell("Surveil 1. If you put a creature card into your graveyard this way, you gain 3 life.")
    table = Table(A={"hand": [rite, rite], "library": [beast(name="Ape"), beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve().choose("done")
    assert table.life("A") == 20
    table.cast(f"{NAME}#2").resolve().choose("Ape")
    assert table.life("A") == 23
