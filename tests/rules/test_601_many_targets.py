"""601.2f, 601.4: costs that depend on targets, where so many sets could be chosen that not all can be tried."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Static
from apnap.abilities.effect import Draw
from apnap.abilities.objects import (
    IS_SPELL,
    ControlledBy,
    EachPlayer,
    Filter,
    HasCardType,
    Is,
    IsSource,
    Named,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import CostChange
from apnap.abilities.target import Target
from apnap.abilities.values import CREATURE, STACK
from tests.rules.support import FOREST, Table, creature, enchantment, instant

CREATURES = Filter((HasCardType(CREATURE),))
SPELLS = Filter((Is(IS_SPELL),), (STACK,))
OXEN = [creature("Ox", "G", 1, 1)] * 24
DEAR = creature("Dear", "G", 1, 1)
TOLL = enchantment(
    "Toll", "G", Static((CostChange(EachPlayer(), spells=SPELLS, generic=1, targeting=Filter((Named("Dear"),))),))
)


@pytest.mark.parametrize(("lands", "offered"), [(1, False), (2, True)])
def test_601_2f_what_can_t_be_paid_without_any_targets_is_not_offered(lands: int, offered: bool) -> None:
    six = instant("Gale", "2", Body((Target(CREATURES, minimum=Number(6), maximum=Number(6)),), Draw(You())))
    table = Table(A={"hand": [six], "battlefield": [*OXEN, TOLL, *[FOREST] * lands]}, B={}).start()

    assert table.can_cast("Gale") == offered


@pytest.mark.parametrize(("oxen", "offered"), [(5, False), (6, True), (24, True)])
def test_601_2f_targets_that_cost_the_same_stand_for_each_other(oxen: int, offered: bool) -> None:
    six = instant("Gale", "2", Body((Target(CREATURES, minimum=Number(6), maximum=Number(6)),), Draw(You())))
    table = Table(A={"hand": [six], "battlefield": [TOLL, *[DEAR] * 20, *OXEN[:oxen], *[FOREST] * 2]}, B={}).start()

    assert table.can_cast("Gale") == offered


@pytest.mark.parametrize(("lands", "offered"), [(0, False), (1, True)])
def test_601_2f_what_targets_make_cheaper_is_still_too_dear(lands: int, offered: bool) -> None:
    mine = Filter((HasCardType(CREATURE), ControlledBy(You())))
    cheaper = Static(
        (CostChange(You(), spells=Filter((IsSource(),), (STACK,)), generic=-2, targeting=mine),), zones=(STACK,)
    )
    body = Body((Target(CREATURES, minimum=Number(0), maximum=Number(2)),), Draw(You()))
    table = Table(
        A={"hand": [instant("Gale", "3", body, cheaper)], "battlefield": [FOREST] * lands + OXEN[:1]},
        B={"battlefield": OXEN * 2},
    ).start()

    assert table.can_cast("Gale") == offered
