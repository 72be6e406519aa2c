"""Counts over this turn (121, 601.2i, 700.4, 701.9, 701.21)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spanish, spell

FIRST = spell(
    "Draw a card. Each opponent draws two cards. Discard a card. Destroy target Beast. Create three Treasure tokens. "
    "Sacrifice an artifact.",
    name="First",
)


@pytest.mark.parametrize(
    ("text", "life"),
    [
        pytest.param("You gain 1 life for each card you've drawn this turn.", 21,
                     marks=pytest.mark.construct("PastUnit", "CardsDrawn")),
        pytest.param("You gain 1 life for each card your opponents have drawn this turn.", 22,
                     marks=pytest.mark.construct("OpponentsDraws")),
        pytest.param("You gain X life, where X is the number of cards you've discarded this turn.", 21,
                     marks=pytest.mark.construct("PastNumber", "CardsDiscarded")),
        pytest.param("You gain X life, where X is the number of sorcery spells you've cast this turn.", 22,
                     marks=pytest.mark.construct("SpellsCast")),
        pytest.param("You gain 5 life for each other spell you've cast this turn.", 25,
                     marks=pytest.mark.construct("OneSpellCast")),
        pytest.param("You gain 5 life for each spell your opponents have cast this turn.", 20,
                     marks=pytest.mark.construct("OpponentsSpell")),
        pytest.param("You gain X life, where X is the number of artifacts you've sacrificed this turn.", 21,
                     marks=pytest.mark.construct("Sacrificed")),
        pytest.param("You gain 5 life for each creature that died under your control this turn.", 25,
                     marks=pytest.mark.construct("DiedUnderYou")),
        pytest.param("You gain X life, where X is the number of Fish that died under your control this turn.", 20,
                     marks=pytest.mark.construct("DiedUnderYouMany")),
        pytest.param("You gain X life, where X is the number of creatures that died this turn.", 21,
                     marks=pytest.mark.construct("DiedMany")),
        pytest.param("You gain X life, where X is the number of tokens you created this turn.", 23,
                     marks=pytest.mark.construct("TokensCreatedNumber")),
    ],
)  # fmt: skip
def test_this_turn(text: str, life: int) -> None:
    hand = [FIRST, spell(text)]
    table = Table(A={"hand": hand, "battlefield": [beast(name="Animal")]}, B={}).start()
    table.cast("First").resolve()
    while table.decision.purpose in ("discard", "sacrifice"):
        name = "Wastes" if table.decision.purpose == "discard" else "Treasure"
        table.choose(name)

    table.cast(NAME).resolve()

    assert table.life("A") == life


def test_spanish_counts() -> None:
    text = "This spell costs {1} less to cast for each instant and sorcery spell you've cast this turn."
    assert spanish(text) == (
        "Te cuesta {1} menos lanzar este hechizo por cada hechizo de instantáneo y de conjuro que hayas lanzado este "
        "turno."
    )


@pytest.mark.construct("OneSpellCast")
def test_601_2f_counted_before_the_spell_itself_is_cast() -> None:
    text = "This spell costs {1} less to cast for each spell you've cast this turn.\nDraw a card."
    table = Table(A={"hand": [spell(text, cost="{1}"), permanent("", name="First")]}, B={}).start()
    assert not table.can_cast(NAME)
    assert table.cast("First").resolve().can_cast(NAME)
