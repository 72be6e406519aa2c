"""107.3h: paying the mana cost of an object that isn't a spell."""

from __future__ import annotations

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.effect import GainLife, MayPay
from apnap.abilities.objects import You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import Number
from apnap.abilities.values import UPKEEP
from apnap.rules.decisions import PRIORITY
from tests.rules.support import MOUNTAIN, Table, artifact


def test_107_3h_the_x_of_a_permanents_mana_cost_is_0_when_it_is_paid() -> None:
    pays = Triggered(
        BeginningOf(UPKEEP, You()), Body(effect=MayPay(You(), Cost(own_mana=True), then=GainLife(You(), Number(1))))
    )
    orb = artifact("Orb", "XR", pays)
    table = Table(A={"battlefield": [orb, MOUNTAIN, MOUNTAIN, MOUNTAIN]}, B={}).start()
    before = table.life("A")
    table.to_step("upkeep", 3).resolve().choose(True)
    assert table.decision.kind == PRIORITY, "X is not asked for"
    assert sum(record.tapped for record in table.objects("battlefield")) == 1 and table.life("A") == before + 1
