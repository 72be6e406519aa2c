"""701.40e: cards that are exiled in a face-down pile, shuffled, and manifested or cloaked."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from apnap.rules.knowledge import knowing
from tests.constructs.support import BEAR, CUB, DOE, Table, beast, played, settle, spell


@pytest.mark.construct("ExileInPile", "ShufflePile")
def test_nobody_can_tell_the_cards_of_a_shuffled_pile_apart_701_40e() -> None:
    text = "Exile target creature you own and the top card of your library in a face-down pile, shuffle that pile, "
    orders = set()
    for seed in range(8):
        rite = spell(text + "then cloak those cards.")
        table = Table(A={"hand": [rite], "battlefield": [CUB], "library": [DOE]}, B={}, seed=seed).start()
        settle(table.cast("Subject"))
        found = [one for one in table.objects("battlefield") if one.owner == 0]
        assert sorted(one.definition.name for one in found) == ["Cub", "Doe"]
        assert all(one.face_down and knowing(table.state, one) == 1 for one in found), "B knows neither of them"
        ward = [characteristics(table.state, one).abilities[0].keyword for one in found]
        assert ward == ["ward", "ward"]
        by_arrival = sorted(found, key=lambda one: one.arrived)
        orders.add(by_arrival[0].definition.name)
    assert orders == {"Cub", "Doe"}, "they enter in the order that chance gives"


@pytest.mark.construct("ExileInPile", "ShufflePile")
def test_a_pile_of_another_graveyard_is_manifested() -> None:
    text = (
        "Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, "
        "then manifest those cards."
    )
    table = played(text, "B", B={"graveyard": [CUB, BEAR, spell("Draw a card.", name="Lore")]})

    assert len([one for one in table.objects("battlefield") if one.face_down]) == 2
    assert table.names("graveyard", "B") == ["Lore"]


@pytest.mark.construct("ExileInPile", "ShufflePile")
def test_what_has_gone_is_not_in_the_pile() -> None:
    text = (
        "When this creature enters, exile it and the top card of your library in a face-down pile, shuffle that pile, "
    )
    spy = beast(text + "then manifest those cards.", name="Spy")
    doom = spell("Destroy target creature.", name="Doom", type_line="Instant")
    table = Table(A={"hand": [spy, doom], "library": [DOE]}, B={}).start().cast("Spy").resolve()
    settle(table.cast("Doom"))

    assert table.names("graveyard", "A") == ["Doom", "Spy"]
    assert [one.definition.name for one in table.objects("battlefield")] == ["Doe"]
