"""Transforming, and what enters transformed (701.27, 712)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import controller_of
from tests.constructs.support import CUB, NAME, Table, permanent, settle, spell, transforming


@pytest.mark.construct("TransformThing")
def test_701_27_transform_this_creature() -> None:
    moon = transforming("{0}: Transform this creature.", "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    table = Table(A={"battlefield": [moon]}, B={}).start()
    settle(table.activate(NAME))
    assert table.size("Moon") == (4, 4)


@pytest.mark.construct("EnterTransformedUnder")
def test_712_it_returns_transformed_under_your_control() -> None:
    text = "When this creature dies, return it to the battlefield transformed under your control."
    moon = transforming(text, "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    crunch = spell("Destroy target creature.", name="Crunch")
    table = Table(A={"battlefield": [moon], "hand": [crunch]}, B={}).start()
    settle(table.cast("Crunch"))
    assert table.size("Moon") == (4, 4)
    assert controller_of(table.state, table.find("Moon")) == 0


@pytest.mark.construct("EnterTransformed")
def test_712_this_card_returns_transformed() -> None:
    text = "{0}: Return this card from your graveyard to the battlefield transformed."
    moon = transforming(text, "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    table = Table(A={"graveyard": [moon]}, B={}).start()
    settle(table.activate(NAME))
    assert table.size("Moon") == (4, 4)


@pytest.mark.construct("EnterTransformed")
@pytest.mark.parametrize(("front", "back", "zone"), [("", "Flying", "exile"), ("Flying\n", "", "battlefield")])
def test_614_12_it_is_judged_by_the_face_that_would_enter(front: str, back: str, zone: str) -> None:
    text = f"{front}{{0}}: Return this card from your graveyard to the battlefield transformed."
    moon = transforming(text, back, back="Moon", sizes=((1, 1), (4, 4)))
    ward = permanent("If a creature with flying would enter and it wasn't cast, exile it instead.", name="Ward")
    table = Table(A={"graveyard": [moon], "battlefield": [ward]}, B={}).start()
    settle(table.activate(NAME))
    assert len(table.names(zone, "A")) == (1 if zone == "exile" else 2)


@pytest.mark.ledger("current:712.1")
@pytest.mark.construct("Quality")
def test_712_1_a_double_faced_card_is_one_with_either_face_up_and_what_copies_it_is_none() -> None:
    moon = transforming("{0}: Transform this creature.", "Flying", back="Moon", sizes=((1, 1), (4, 4)))
    count = spell("You gain 1 life for each double-faced creature you control.", name="Count")
    as_moon = spell("Target creature named Cub becomes a copy of target creature named Moon.", name="As Moon")
    table = Table(A={"battlefield": [moon, moon, CUB], "hand": [count, as_moon]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.cast("As Moon"))
    assert table.names("battlefield", "A") == ["Moon", "Moon", NAME]
    assert settle(table.cast("Count")).life("A") == 22
