"""Casting as though something had flash (601.3b, 702.8a)."""

from __future__ import annotations

import pytest

from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.support import ISLAND


@pytest.mark.construct("CastThisAsThoughFlash", "IfPrefix")
@pytest.mark.ledger("current:702.8")
def test_702_8a_this_spell_if_a_condition_holds() -> None:
    text = "If you control an Island, you may cast this spell as though it had flash.\nDraw a card."
    table = Table(A={"hand": [spell(text)], "battlefield": [ISLAND]}, B={}).start("upkeep")
    assert table.can_cast(NAME)
    assert not Table(A={"hand": [spell(text)]}, B={}).start("upkeep").can_cast(NAME)


@pytest.mark.construct("CastThisAsThoughFlashFor")
def test_601_3b_for_two_more_at_instant_speed_only() -> None:
    text = "You may cast this spell as though it had flash if you pay {2} more to cast it.\nDraw a card."
    card = spell(text, cost="{U}")
    assert not Table(A={"hand": [card], "battlefield": [ISLAND]}, B={}).start("upkeep").can_cast(NAME)

    table = Table(A={"hand": [card], "battlefield": [ISLAND] * 3}, B={}).start("upkeep").cast(NAME)
    assert all(land.tapped for land in table.objects("battlefield"))

    table = Table(A={"hand": [card], "battlefield": [ISLAND] * 3}, B={}).start().cast(NAME)
    assert sum(land.tapped for land in table.objects("battlefield")) == 1


@pytest.mark.construct("CastAsThoughFlash")
def test_702_8a_your_spells_that_fit_from_wherever_they_may_be_cast() -> None:
    text = "You may cast sorcery spells as though they had flash."
    draw = spell("Draw a card.\nFlashback {0}", name="Drawing")
    thing = permanent("", "Artifact", name="Thing")
    table = Table(A={"battlefield": [permanent(text)], "hand": [thing], "graveyard": [draw]}, B={"hand": [draw]})
    table.start("upkeep")
    assert table.can_cast("Drawing") and not table.can_cast("Thing")

    table.passes()
    assert not table.legal("B")[1:]


@pytest.mark.construct("CastThisTurnAsThoughFlash")
def test_611_2_this_turn_only() -> None:
    now = spell("You may cast spells this turn as though they had flash.", type_line="Instant")
    table = Table(A={"hand": [now, spell("Draw a card.", name="Drawing")]}, B={}).start("upkeep")
    assert not table.can_cast("Drawing")

    table.cast(NAME).resolve()
    assert table.can_cast("Drawing")

    table.to("upkeep", 2)
    assert not table.can_cast("Drawing")


@pytest.mark.construct("ActivateAsThoughHaste")
def test_302_6_abilities_of_creatures_that_have_just_come() -> None:
    text = "You may activate abilities of creatures you control as though those creatures had haste."
    tapping = beast("{T}: Draw a card.", name="Tapping")
    table = Table(A={"battlefield": [permanent(text)], "hand": [tapping]}, B={}).start().cast("Tapping").resolve()
    table.activate("Tapping")
    assert table.find("Tapping").tapped
