"""601.2b: "A or B" in a cost: which one is announced."""

from __future__ import annotations

from apnap.abilities.ability import Static
from apnap.abilities.cost import Cost, DiscardCards, EitherCost, PayLife, SacrificeObjects
from apnap.abilities.objects import Filter
from apnap.abilities.quantity import Number
from apnap.abilities.static import AdditionalCost
from apnap.abilities.values import HAND, STACK
from apnap.rules import decisions as dec
from tests.rules.support import CREATURES, FOREST, SWAMP, Table, sorcery
from tests.rules.test_605_mana_abilities import DRAW

CHOICES = EitherCost(
    (
        Cost(parts=(SacrificeObjects(CREATURES, Number(1)),)),
        Cost(parts=(DiscardCards(Filter((), (HAND,)), Number(1)),)),
        Cost(parts=(PayLife(Number(3)),)),
    )
)
TOLL = sorcery("Toll", "B", DRAW, Static((AdditionalCost(Cost(parts=(CHOICES,))),), zones=(STACK,)))


def test_only_what_can_be_paid_is_offered_under_its_place_in_the_text() -> None:
    table = Table(A={"battlefield": [SWAMP], "hand": [TOLL, FOREST], "life": 5}, B={}).start()
    table.cast("Toll")
    assert table.decision.kind == dec.COST and table.decision.options == (1, 2)
    table.choose(2)
    assert table.names("stack") == ["Toll"] and table.state.players[0].life == 2


def test_the_only_one_that_can_be_paid_is_not_asked() -> None:
    table = Table(A={"battlefield": [SWAMP], "hand": [TOLL, FOREST], "life": 2}, B={}).start()
    table.cast("Toll")
    assert table.names("stack") == ["Toll"] and table.names("graveyard", "A") == ["Forest"]
