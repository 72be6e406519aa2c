"""107.3: values of X."""

from __future__ import annotations

from apnap.abilities import occurrence as occ
from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.cost import Cost, SacrificeObjects
from apnap.abilities.effect import GainLife, MayPay
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, HasCardType, IsSource, Stat, You
from apnap.abilities.quantity import EQUAL, MANA_VALUE, Comparison, X
from apnap.abilities.static import AdditionalCost
from apnap.abilities.values import CREATURE, STACK
from apnap.rules import decisions as dec
from tests.rules.support import FOREST, Table, creature, sorcery


def test_x_may_be_a_value_that_what_is_sacrificed_has_though_smaller_ones_are_impossible() -> None:
    offering = Filter((HasCardType(CREATURE), Stat(MANA_VALUE, Comparison(EQUAL, X()))))
    rite = sorcery(
        "Rite",
        "G",
        GainLife(You(), X()),
        Static((AdditionalCost(Cost(parts=(SacrificeObjects(offering),))),), zones=(STACK,)),
    )
    beasts = [creature("Cub", "1G", 2, 2), creature("Ox", "3G", 4, 4)]
    table = Table(A={"battlefield": [FOREST, *beasts], "hand": [rite]}, B={}).start()

    table.cast("Rite")

    assert table.decision.purpose == "x" and table.decision.options == (2, 4)
    table.choose(4).resolve()
    assert table.life("A") == 24 and table.names("graveyard", "A") == ["Ox", "Rite"]


def test_x_of_a_cost_that_a_triggered_ability_asks_for_is_chosen_as_it_resolves() -> None:
    paying = MayPay(You(), Cost(ManaCost(("X",))), then=GainLife(You(), X()))
    dragon = creature("Dragon", "G", 1, 1, Triggered(occ.Attacks(Filter((IsSource(),))), Body(effect=paying)))
    table = Table(A={"battlefield": [FOREST, FOREST, FOREST, dragon]}, B={}).start()

    table.attack("Dragon").resolve()
    table.choose(True)

    assert table.decision.kind == dec.NUMBER and table.decision.options == (0, 1, 2, 3)  # 107.3f
    table.choose(2)
    assert table.life("A") == 22 and sum(land.tapped for land in table.objects("battlefield")) == 3
