"""611.2, 514.2: continuous effects of spells and abilities: what is settled as they begin, when they end."""

from __future__ import annotations

from apnap.abilities import duration as dur
from apnap.abilities import effect as eff
from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility, BecomeCopy, Modify
from apnap.abilities.condition import Exists
from apnap.abilities.objects import ControlledBy, Each, Filter, HasCardType, IsSource, Named, TargetObjects, This, You
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.values import CREATURE
from apnap.rules.characteristics import controller_of
from apnap.rules.expiry import (
    expire_at_cleanup,
    expire_at_end_of_combat,
    expire_at_step_end,
    expire_at_turn_start,
)
from tests.rules.effects import do
from tests.rules.support import Table, creature

IT = TargetObjects(0)
CREATURES = Filter((HasCardType(CREATURE),))
IMP = creature("Imp", "B", 2, 2)
OX = creature("Ox", "3G", 4, 4)


def grow(n: int, duration: dur.Duration) -> eff.Continuous:
    """Return an instruction that gives the target +n/+n for that long."""
    return eff.Continuous(IT, (Modify(Number(n), Number(n)),), duration)


def test_what_it_affects_is_settled_as_it_begins_611_2c() -> None:
    table = Table(A={"battlefield": [IMP], "graveyard": [OX]}, B={})
    do(table, eff.Continuous(Each(CREATURES), (Modify(Number(1), Number(1)),)))
    do(table, eff.Move(IT, 3), "Ox")
    assert table.size("Imp") == (3, 3) and table.size("Ox") == (4, 4)


def test_how_much_is_settled_as_it_begins_608_2h() -> None:
    n = CountOf(CREATURES)
    table = Table(A={"battlefield": [IMP, OX]}, B={})
    do(table, eff.Continuous(IT, (Modify(n, n),)), "Imp")
    do(table, eff.Destroy(IT), "Ox")
    assert table.size("Imp") == (4, 4)


def test_each_duration_ends_at_its_moment_514_2() -> None:
    table = Table(A={"battlefield": [IMP]}, B={})
    state = table.state
    state.turn = 1
    for n, duration in ((1, dur.ThisStep()), (10, dur.UntilEndOfCombat()), (100, dur.UntilEndOfTurn())):
        do(table, grow(n, duration), "Imp")
    do(table, grow(1000, dur.UntilYourNextTurn()), "Imp")
    do(table, grow(10000, dur.Forever()), "Imp")
    sizes = [table.size("Imp")[0]]
    for end in (expire_at_step_end, expire_at_end_of_combat, expire_at_cleanup):
        assert end(state)
        sizes.append(table.size("Imp")[0])
    state.turn = 2
    assert not expire_at_turn_start(state, 1)
    assert expire_at_turn_start(state, 0)
    sizes.append(table.size("Imp")[0])
    assert sizes == [11113, 11112, 11102, 11002, 10002]


def test_for_as_long_as_ends_at_once_611_2b() -> None:
    table = Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]})
    while_imp = dur.ForAsLongAs(Exists(Filter((Named("Imp"), ControlledBy(You())))))
    do(table, eff.GainControl(You(), IT, while_imp), "Ox")
    assert controller_of(table.state, table.find("Ox")) == 0
    do(table, eff.Destroy(IT), "Imp")
    assert controller_of(table.state, table.find("Ox")) == 1
    assert table.state.effects == ()


def test_for_as_long_as_that_never_was_does_nothing_611_2b() -> None:
    table = Table(A={}, B={"battlefield": [OX]})
    do(table, eff.GainControl(You(), IT, dur.ForAsLongAs(Exists(Filter((Named("Imp"),))))), "Ox")
    assert controller_of(table.state, table.find("Ox")) == 1 and table.state.effects == ()


def test_becoming_a_copy_is_settled_as_it_begins_707_2b() -> None:
    table = Table(A={"battlefield": [IMP]}, B={"battlefield": [OX]})
    effect = eff.Continuous(This(), (BecomeCopy(IT),), dur.UntilEndOfTurn())
    do(table, effect, "Ox", source="Imp")
    do(table, eff.Destroy(Each(Filter((ControlledBy(You()),)))), you="B")
    assert table.size("Ox") == (4, 4) and table.find("Ox").owner == 0
    expire_at_cleanup(table.state)
    assert table.size("Imp") == (2, 2)


def test_a_granted_ability_ends_with_its_effect_514_2() -> None:
    table = Table(A={"battlefield": [creature("Golem", "4", 3, 3)]}, B={})
    do(table, eff.Continuous(IT, (AddAbility(Keyword("indestructible")),), dur.UntilEndOfTurn()), "Golem")
    do(table, eff.Destroy(IT), "Golem")
    assert table.names("battlefield") == ["Golem"]
    expire_at_cleanup(table.state)
    do(table, eff.Destroy(IT), "Golem")
    assert table.names("battlefield") == []


def test_source_filters_mean_the_source() -> None:
    table = Table(A={"battlefield": [IMP, OX]}, B={})
    do(table, eff.Destroy(Each(Filter((IsSource(),)))), source="Ox")
    assert table.names("battlefield") == ["Imp"]
