"""The same again for something else, and processes that are repeated (608.2c, 611.3a)."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    BAT,
    CUB,
    DOE,
    ELK,
    FEN,
    FOX,
    NAME,
    WINCH,
    Table,
    beast,
    played,
    spanish,
    spell,
)

SNAKE = beast("First strike, vigilance", name="Snake")


def keywords(table: Table, name: str) -> set[str]:
    """Return the names of the keyword abilities of a permanent."""
    found = characteristics(table.state, table.find(name, "battlefield")).abilities
    return {one.keyword for one in found if one.keyword}


@pytest.mark.construct("TheSameIsTrue", "SameForKeyword")
def test_702_1_the_same_is_true_for_other_keywords() -> None:
    text = (
        "As long as a creature card with flying is in a graveyard, this creature has flying. "
        "The same is true for first strike, haste, and vigilance."
    )
    mine = {"battlefield": [beast(text)], "graveyard": [CUB]}
    assert keywords(Table(A=mine, B={"graveyard": [SNAKE]}).start(), NAME) == {"first strike", "vigilance"}
    assert keywords(Table(A=mine, B={"graveyard": [BAT]}).start(), NAME) == {"flying"}
    assert spanish(text).endswith("Lo mismo se aplica a dañar primero, prisa y vigilancia.")


@pytest.mark.construct("TheSameIsTrue", "HasAbility")
def test_702_1_the_same_is_true_in_an_effect() -> None:
    text = (
        "Creatures you control gain flying until end of turn if a creature card in your graveyard has flying. "
        "The same is true for first strike and haste."
    )
    table = played(text, A={"battlefield": [CUB], "graveyard": [SNAKE]}, B={"graveyard": [BAT]})
    assert keywords(table, "Cub") == {"first strike"}


@pytest.mark.construct("InsteadAsLongAs")
def test_611_3a_another_number_instead_as_long_as() -> None:
    text = (
        "This creature gets +1/+0. It gets +3/+1 instead as long as an opponent has two or more cards in their "
        "graveyard."
    )
    few, many = ({"graveyard": [FOX] * n} for n in (1, 2))
    assert Table(A={"battlefield": [beast(text)]}, B=few).start().size(NAME) == (3, 2)
    assert Table(A={"battlefield": [beast(text)]}, B=many).start().size(NAME) == (5, 3)
    with pytest.raises(UnsupportedCardError, match="instead of what"):  # the others have theirs all the while
        beast("Creatures you control get +1/+1. This creature gets +3/+3 instead as long as you control an Island.")


@pytest.mark.construct("RepeatIfYouDo")
def test_608_2c_if_you_do_repeat_this_process() -> None:
    text = (
        "Exile the top card of your library. If it's a permanent card, you may put it onto the battlefield. "
        "If you do, repeat this process."
    )
    cards = {"library": [CUB, DOE, WINCH, ELK]}
    table = played(text, True, True, False, A=cards)
    assert (table.names("battlefield"), table.names("exile")) == (["Cub", "Doe"], ["Winch"])
    stopped = played(text, True, A={"library": [CUB, spell("Draw a card.", name="Rite"), ELK]})
    assert (stopped.names("battlefield"), stopped.names("exile")) == (["Cub"], ["Rite"])


@pytest.mark.construct("RepeatIf")
def test_608_2c_repeat_while_it_is_a_creature_card() -> None:
    text = "Mill a card. If a creature card was milled this way, repeat this process."
    assert played(text, A={"library": [CUB, DOE, WINCH, ELK]}).names("graveyard") == ["Cub", "Doe", NAME, "Winch"]
    assert spanish(text).endswith("Si una carta de criatura fue molida de esta manera, repite este proceso.")


@pytest.mark.construct("RepeatIfAlso")
def test_608_2c_do_something_and_repeat() -> None:
    text = (
        "Reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process."
    )
    table = played(text, A={"library": [FEN, FEN, CUB]})
    assert (table.names("graveyard"), table.library()[0]) == (["Fen", "Fen", NAME], "Cub")


@pytest.mark.construct("RepeatIfYouDoAlso")
def test_608_2c_if_you_do_draw_and_repeat() -> None:
    text = "You may put a land card from your hand onto the battlefield tapped. If you do, draw a card and repeat this "
    table = played(f"{text}process.", True, True, A={"hand": [FEN], "library": [FEN, CUB]})
    assert (table.names("battlefield"), table.names("hand")) == (["Fen", "Fen"], ["Cub"])


@pytest.mark.construct("SharingThisWay")
def test_608_2c_two_cards_that_share_a_color_were_milled() -> None:
    red, blue = beast(cost="{R}", name="Rat"), beast(cost="{U}", name="Cod")
    text = "Mill two cards. If two cards that share a color were milled this way, repeat this process."
    table = played(text, A={"library": [red, red, red, blue, blue, blue]})
    assert table.names("graveyard") == ["Cod", "Rat", "Rat", "Rat", NAME]
