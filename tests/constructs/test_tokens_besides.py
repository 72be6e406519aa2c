"""614.1a, 701.7: tokens that are created besides others, or instead of them."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import Table, permanent, settle, spanish, spell

GOBLINS = spell("Create two 1/1 red Goblin creature tokens.", name="Goblins")
BOTH = spell("Create two 1/1 red Goblin creature tokens and a Food token.", name="Both")


@pytest.mark.construct("TokensPlus", "TokensToo")
def test_701_7_that_many_others_are_created_too() -> None:
    line = "If one or more tokens would be created under your control, "
    line += "those tokens plus that many 2/2 green Wolf creature tokens are created instead."
    table = Table(A={"battlefield": [permanent(line)], "hand": [BOTH]}, B={}).start().cast("Both").resolve()
    names = table.names("battlefield", "A")
    assert [names.count(name) for name in ("Goblin Token", "Food", "Wolf Token")] == [2, 1, 3]
    assert spanish(line) == (
        "Si se fueran a crear una o más fichas bajo tu control, en vez de eso, se crean esas fichas más "
        "esa misma cantidad de fichas de criatura Lobo verdes 2/2."
    )


@pytest.mark.construct("TokensPlus", "TokensToo")
def test_614_5_once_for_all_that_are_created_together() -> None:
    line = "If one or more tokens would be created under your control, "
    line += "those tokens plus a Treasure token are created instead."
    table = Table(A={"battlefield": [permanent(line)], "hand": [BOTH]}, B={"hand": []}).start()
    assert table.cast("Both").resolve().names("battlefield", "A").count("Treasure") == 1


@pytest.mark.construct("TokensPlus", "TokensInstead")
@pytest.mark.parametrize(("first", "wolves"), [(0, 1), (1, 2)])
def test_616_1_what_comes_later_is_applied_to_all_of_them(first: int, wolves: int) -> None:
    plus = permanent(
        "If one or more tokens would be created under your control, "
        "those tokens plus a 2/2 green Wolf creature token are created instead.",
        name="Plus",
    )
    twice = permanent(
        "If one or more tokens would be created under your control, "
        "twice that many of those tokens are created instead.",
        name="Twice",
    )
    table = Table(A={"battlefield": [twice, plus], "hand": [GOBLINS]}, B={}).start().cast("Goblins").resolve()
    table = settle(table, first)
    names = table.names("battlefield", "A")
    assert (names.count("Goblin Token"), names.count("Wolf Token")) == (4, wolves)


@pytest.mark.construct("CreatesThosePlus", "AnAdditionalToken")
def test_701_7_an_additional_token_of_the_kind() -> None:
    line = "If you would create one or more Goblin tokens, instead create those tokens plus an additional Food token."
    food = spell("Create a Food token.", name="Feast")
    table = Table(A={"battlefield": [permanent(line)], "hand": [GOBLINS, food]}, B={}).start()
    assert table.cast("Feast").resolve().names("battlefield", "A").count("Food") == 1
    assert table.cast("Goblins").resolve().names("battlefield", "A").count("Food") == 2
    assert spanish(line) == (
        "Si fueras a crear una o más fichas de Trasgo, en vez de eso, "
        "crea esas fichas más una ficha de Comida adicional."
    )


@pytest.mark.construct("OtherTokensInstead")
def test_614_6_other_tokens_instead() -> None:
    line = "If one or more creature tokens would be created under your control, "
    line += "that many 4/4 white Angel creature tokens with flying are created instead."
    table = Table(A={"battlefield": [permanent(line)], "hand": [BOTH]}, B={}).start().cast("Both").resolve()
    names = table.names("battlefield", "A")
    assert [names.count(name) for name in ("Goblin Token", "Food", "Angel Token")] == [0, 1, 2]
    assert spanish(line).endswith(
        "se crean esa misma cantidad de fichas de criatura Ángel blancas 4/4 con la habilidad de volar."
    )


def test_111_3_a_token_of_no_kind_is_refused() -> None:
    line = "If one or more tokens would be created under your control, "

    with pytest.raises(UnsupportedCardError, match="what token"):
        permanent(line + "those tokens plus an additional Food creature are created instead.")
