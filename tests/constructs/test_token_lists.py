"""701.7, 111: tokens of several kinds at once, of a kind that is chosen, and with names of their own."""

from __future__ import annotations

import pytest

from apnap.abilities.values import HASTE
from apnap.oracle.twoway import tongue
from tests.constructs.support import NAME, Table, permanent, played, settle, spanish, spell
from tests.rules.layered import seen


@pytest.mark.construct("CreateSeveralKinds", "TokensOfOneKind")
def test_701_7a_tokens_of_several_kinds_are_created_at_the_same_time() -> None:
    line = "Create two 1/1 red Goblin creature tokens, a Food token, and a 2/2 green Wolf creature token with trample."
    watcher = permanent("Whenever one or more tokens you control enter, you gain 1 life.", name="Watcher")
    table = settle(Table(A={"hand": [spell(line)], "battlefield": [watcher]}, B={}).start().cast(NAME))
    assert sorted(table.names("battlefield", "A")) == ["Food", "Goblin Token", "Goblin Token", "Watcher", "Wolf Token"]
    assert table.life("A") == 21
    assert spanish(line) == (
        "Crea dos fichas de criatura Trasgo rojas 1/1, una ficha de Comida y "
        "una ficha de criatura Lobo verde 2/2 con la habilidad de arrollar."
    )


@pytest.mark.construct("CreateSeveralKinds")
def test_701_7a_they_are_all_the_tokens() -> None:
    line = (
        "Create a 1/1 red Goblin creature token and a 2/2 green Wolf creature token. They gain haste until end of turn."
    )
    table = played(line)
    attackers = ("Goblin Token", "Wolf Token")
    assert all(seen(table, name).keywords & HASTE for name in attackers)
    assert [table.size(name) for name in attackers] == [(1, 1), (2, 2)]


@pytest.mark.construct("CreateOneKind")
@pytest.mark.parametrize(("choice", "made"), [(0, "Food"), (1, "Treasure")])
def test_608_2d_one_of_the_kinds_is_chosen(choice: int, made: str) -> None:
    line = "Create a Food token or a Treasure token."
    assert played(line, choice).names("battlefield", "A") == [made]
    assert spanish(line) == "Crea una ficha de Comida o una ficha de Tesoro."


@pytest.mark.construct("CreateChosenKind")
@pytest.mark.parametrize(("choice", "made"), [(0, "Food"), (2, "Clue")])
def test_608_2d_your_choice_of_the_kinds(choice: int, made: str) -> None:
    line = "Create your choice of a Food token, a Treasure token, or a Clue token."
    assert played(line, choice).names("battlefield", "A") == [made]
    assert spanish(line) == "Crea una ficha de Comida, una ficha de Tesoro o una ficha de Pista de tu elección."


@pytest.mark.construct("CreateNamed")
def test_111_4_a_token_has_the_name_that_it_is_given() -> None:
    line = "Create Bristle, a legendary 2/2 green Wolf creature token with trample."
    table = Table(A={"hand": [spell(line), spell(line, name="Again")]}, B={}).start()
    table = settle(settle(table.cast(NAME)).cast("Again"), "Bristle")
    assert table.names("battlefield", "A") == ["Bristle"]  # 704.5j
    (tree,) = tongue("en").read(line).trees
    assert tongue("es").print(tree) == (
        "Crea a Bristle, una ficha de criatura Lobo verde 2/2 legendaria con la habilidad de arrollar."
    )


@pytest.mark.construct("Has")
def test_111_3_what_a_token_is_said_to_have_is_copied() -> None:
    line = "Create two 1/1 red Goblin creature tokens. They have haste."
    gaining = "Create a 2/2 green Wolf creature token. It gains haste."
    copies = [spell("Create a token that's a copy of target creature.", name=name) for name in ("One", "Two")]
    table = Table(A={"hand": [spell(line), spell(gaining, name="Gaining"), *copies]}, B={}).start()
    table = settle(settle(table.cast(NAME)).cast("Gaining"))
    settle(settle(table.cast("One", "Goblin Token#1")).cast("Two", "Wolf Token"))
    assert all(seen(table, f"Goblin Token#{i}").keywords & HASTE for i in (1, 2, 3))
    assert [bool(seen(table, f"Wolf Token#{i}").keywords & HASTE) for i in (1, 2)] == [True, False]
