""" "The rest", "the token", "the creature you control": what was not chosen, and what a definite article points to."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, played, spell
from tests.rules.support import FOREST


@pytest.mark.construct("TheRest", "ChooseObject")
def test_608_2d_the_rest_is_what_nobody_chose() -> None:
    rite = spell("Each player chooses a creature they control. Destroy the rest.")
    mine, yours = [beast(name="Ape"), beast(name="Bat")], [beast(name="Cub"), beast(name="Doe")]
    table = Table(A={"hand": [rite], "battlefield": mine}, B={"battlefield": yours}).start()

    table.cast(NAME).resolve().choose("Bat", "Cub")

    assert table.names("battlefield") == ["Bat", "Cub"]


@pytest.mark.construct("PutAndRest", "ThisWay")
def test_701_20_the_rest_is_what_does_not_fit_of_what_was_revealed() -> None:
    rite = spell(
        "Reveal the top three cards of your library. Put all creature cards revealed this way into your hand "
        "and the rest into your graveyard."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="Ape"), FOREST, beast(name="Bat"), FOREST]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.names("hand", "A") == ["Ape", "Bat"]
    assert table.names("graveyard", "A") == ["Forest", NAME]


@pytest.mark.construct("TheRest", "CastFree")
def test_608_2g_the_rest_is_what_was_not_cast() -> None:
    rite = spell(
        "Look at the top two cards of your library. You may cast a creature spell from among them without paying its "
        "mana cost. Put the rest into your graveyard."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="Ape", cost="{4}"), beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve().choose("Ape")

    assert table.names("stack") == ["Ape"]
    assert table.names("graveyard", "A") == ["Bat", NAME]


@pytest.mark.construct("TheSeveral", "ShuffleInto", "ThatManyCount")
def test_402_the_cards_from_your_hand_are_all_of_them() -> None:
    rite = spell("Shuffle the cards from your hand into your library, then draw that many cards.")
    table = Table(A={"hand": [rite, FOREST, FOREST], "fill": 10, "graveyard": [FOREST]}, B={}).start()

    table.cast(NAME).resolve()

    assert len(table.names("hand", "A")) == 2
    assert len(table.names("library", "A")) == 10


@pytest.mark.construct("The")
def test_601_2c_the_creature_you_control_is_the_target_so_described() -> None:
    rite = spell(
        "Choose target creature you control and target creature an opponent controls. "
        "Put two +1/+1 counters on the creature you control."
    )
    table = Table(A={"hand": [rite], "battlefield": [beast(name="Ape")]}, B={"battlefield": [beast(name="Bat")]})
    table.start()

    table.cast(NAME).resolve()

    assert (table.size("Ape"), table.size("Bat")) == ((4, 4), (2, 2))


@pytest.mark.construct("The")
def test_111_the_token_is_the_one_just_created() -> None:
    shrine = permanent(
        "Whenever an enchantment you control enters, create a 2/2 white Cat creature token. "
        "Put a +1/+1 counter on the token."
    )
    table = Table(A={"hand": [shrine]}, B={}).start()

    table.cast(NAME).resolve().resolve()

    assert table.size("Cat Token") == (3, 3)


@pytest.mark.construct("Quality")
def test_406_an_exiled_card_is_one_in_exile() -> None:
    rite = spell("Put target face-up exiled card into its owner's graveyard.")
    table = Table(A={"hand": [rite]}, B={"exile": [FOREST], "battlefield": [FOREST]}).start()

    table.cast(NAME).resolve()

    assert table.names("graveyard", "B") == ["Forest"]


ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("TheOthersThisWay")
def test_all_other_cards_revealed_this_way() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "exile all other cards revealed this way."
    )
    winch = permanent("", "Artifact", name="Winch")
    table = played(text, A={"library": [winch, winch, CUB, ELK]})
    assert (table.names("hand", "A"), table.names("exile")) == (["Cub"], ["Winch", "Winch"])


@pytest.mark.construct("TheOtherOne")
def test_the_other_goes_to_the_bottom() -> None:
    text = (
        "Look at the top two cards of your library. Manifest one of those cards, then put the other on the top or "
        "bottom of your library."
    )
    table = Table(A={"hand": [spell(text)], "library": [CUB, ELK]}, B={}).start()
    table.cast(NAME).resolve().choose("Cub")
    assert [one.definition.name for one in table.objects("battlefield")] == ["Cub"]
    assert table.choose(1).library()[-1] == "Elk"
