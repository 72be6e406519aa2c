"""610.4: permanents that phase out until something happens."""

from __future__ import annotations

from apnap.abilities.duration import UntilEndOfTurn, UntilThisLeaves
from apnap.abilities.effect import Destroy, PhaseOut
from apnap.abilities.objects import TargetObjects
from apnap.rules.context import Context
from apnap.rules.happen import happen
from apnap.rules.machine import run
from apnap.rules.performing import unsupported
from apnap.rules.phasing import phasing
from apnap.rules.programs import start_program
from tests.rules.effects import do
from tests.rules.support import Table, artifact, creature

IT = TargetObjects(0)
BEAR = creature("Bear", "1G", 2, 2)
OX = creature("Ox", "3G", 4, 4)
LAMP = artifact("Lamp", "1")


def shut_out() -> Table:
    """Return a table with the Bear phased out until the Lamp leaves."""
    table = Table(A={"battlefield": [LAMP]}, B={"battlefield": [BEAR]})
    return do(table, PhaseOut(IT, until=UntilThisLeaves()), "Bear", source="Lamp")


def phase(table: Table, way: int) -> None:
    """Phase the Bear out (0) or in (1)."""
    table.state.frames = []
    happen(table.state, phasing(table.find("Bear").ref, way))
    run(table.state)


def test_610_4_it_phases_in_when_the_source_has_left() -> None:
    table = shut_out()
    assert table.find("Bear").phased_out
    assert not do(table, Destroy(IT), "Lamp").find("Bear").phased_out


def test_610_4b_what_has_left_before_keeps_nothing_out() -> None:
    table = Table(A={"battlefield": [LAMP]}, B={"battlefield": [BEAR, OX]})
    context = Context()
    context.source, context.targets = table.find("Lamp").ref, ((table.find("Ox").ref,),)
    do(table, PhaseOut(IT), "Bear")
    do(table, Destroy(IT), "Lamp")
    table.state.frames = []
    start_program(table.state, PhaseOut(IT, until=UntilThisLeaves()), context)
    run(table.state)
    assert not table.find("Ox").phased_out and table.find("Bear").phased_out


def test_610_4a_once_phased_in_by_something_else_it_is_forgotten() -> None:
    table = shut_out()
    phase(table, 1)
    assert not table.find("Bear").phased_out
    phase(table, 0)
    assert do(table, Destroy(IT), "Lamp").find("Bear").phased_out


def test_no_other_duration_is_carried_out() -> None:
    assert unsupported(PhaseOut(IT, until=UntilEndOfTurn())) == [
        "effect_on_objects.PhaseOut: phasing out until UntilEndOfTurn"
    ]
