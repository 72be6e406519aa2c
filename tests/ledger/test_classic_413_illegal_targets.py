"""classic:413.2a, 2007:413, 608.2b: what is still known of a target that has become illegal while another is legal."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body
from apnap.abilities.condition import Fits
from apnap.abilities.effect import DealDamage, Destroy, GainLife, If, LoseLife, Sequence
from apnap.abilities.objects import (
    AnyPlayer,
    ControllerOf,
    Filter,
    HasCardType,
    HasColor,
    TargetObjects,
    TargetPlayers,
    This,
    You,
)
from apnap.abilities.quantity import POWER, Number, StatOf
from apnap.abilities.target import Target
from apnap.abilities.values import ARTIFACT, BLACK
from tests.ledger.moments import CREATURES, IT, KILL, now
from tests.rules.support import Table, artifact, creature

BRUTE = creature("Brute", "B", 4, 4)
BLADE = artifact("Blade", "1")
TWO = (Target(CREATURES), Target(Filter((HasCardType(ARTIFACT),))))


def _after(edition: str, body: Body, *targets: str) -> Table:
    """Return the table after a spell has resolved whose first target, the Brute of B, was killed in response."""
    table = Table(book=edition, A={"hand": [now("Spell", body), KILL]}, B={"battlefield": [BRUTE, BLADE]}).start()
    table.cast("Spell", *targets).cast("Kill").resolve().resolve()
    assert table.state.stack == [] and "Brute" in table.names("graveyard")
    return table


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_its_values_are_those_it_had(book: str) -> None:
    feast = Body(TWO, Sequence((Destroy(TargetObjects(1)), GainLife(You(), StatOf(IT, POWER)))))
    table = _after(book, feast)
    assert (table.life("A"), table.names("graveyard", "B")) == (24, ["Blade", "Brute"])


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_its_controller_is_known(book: str) -> None:
    toll = Body(TWO, Sequence((Destroy(TargetObjects(1)), LoseLife(ControllerOf(IT), Number(3)))))
    assert _after(book, toll).life("B") == 17


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_what_it_was_is_known(book: str) -> None:
    ask = If(Fits(IT, Filter((HasColor(BLACK),))), GainLife(You(), Number(2)))
    assert _after(book, Body(TWO, ask)).life("A") == 22


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_since_then_nothing_is_known_of_it(edition: str) -> None:
    """608.2b: the parts that need to know it don't happen."""
    feast = Body(TWO, Sequence((Destroy(TargetObjects(1)), GainLife(You(), StatOf(IT, POWER)))))
    table = _after(edition, feast)
    assert (table.life("A"), table.names("graveyard", "B")) == (20, ["Blade", "Brute"])
    assert _after(edition, Body(TWO, LoseLife(ControllerOf(IT), Number(3)))).life("B") == 20
    ask = If(Fits(IT, Filter((HasColor(BLACK),))), GainLife(You(), Number(2)))
    assert _after(edition, Body(TWO, ask)).life("A") == 20


BITE = Body(
    (Target(CREATURES), Target(players=AnyPlayer())),
    DealDamage(StatOf(IT, POWER), players=TargetPlayers(1), source=IT),
)


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_it_did_what_it_was_told_in_1999_but_not_in_2007(book: str) -> None:
    assert _after(book, BITE, "B").life("B") == (16 if book == "classic" else 20)


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_nor_does_it_act_today(edition: str) -> None:
    assert _after(edition, BITE, "B").life("B") == 20


@pytest.mark.ledger("classic:413.2a", "2007:413")
def test_nothing_is_done_to_it(book: str) -> None:
    both = Body((Target(CREATURES), Target(players=AnyPlayer())), DealDamage(Number(2), IT, TargetPlayers(1), This()))
    guard = Table(book=book, A={"hand": [now("Fork", both)]}, B={"battlefield": [BRUTE]}).start()
    guard.cast("Fork", "B").resolve()
    assert (guard.find("Brute").damage, guard.life("B")) == (2, 18)
    table = _after(book, both, "B")
    assert table.life("B") == 18 and table.find("Brute").damage == 0
