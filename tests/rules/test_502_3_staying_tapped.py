"""502.3: "doesn't untap during its controller's next untap step": each permanent for its own controller's step."""

from __future__ import annotations

from apnap.abilities import effect as eff
from apnap.abilities.duration import NextUntapStep
from apnap.abilities.objects import Each, Filter, HasCardType, Iterated
from apnap.abilities.static import CANT_UNTAP_IN_UNTAP_STEP, Restriction
from apnap.abilities.values import CREATURE
from tests.rules.effects import do
from tests.rules.support import Table, basic, creature

IMP = creature("Imp", "B", 2, 2)
OX = creature("Ox", "3G", 4, 4)
CREATURES = Each(Filter((HasCardType(CREATURE),)))
CHAINED = eff.Sequence(
    (
        eff.Tap(CREATURES),
        eff.ForEachObject(
            CREATURES,
            eff.ContinuousRule((Restriction(CANT_UNTAP_IN_UNTAP_STEP, Iterated()),), NextUntapStep()),
        ),
    )
)


def test_502_3_each_stays_tapped_through_the_next_untap_step_of_its_own_controller() -> None:
    swamps = [basic("Swamp")] * 5
    table = Table(A={"battlefield": [IMP], "library": swamps}, B={"battlefield": [OX], "library": swamps})
    do(table, CHAINED)
    table.start()
    tapped = [(table.find("Imp").tapped, table.find("Ox").tapped)]  # turn 1 began with A's untap step
    for turn in (2, 3, 4):
        table.to("upkeep", turn)
        tapped.append((table.find("Imp").tapped, table.find("Ox").tapped))
    assert tapped == [(True, True), (True, True), (False, True), (False, False)]
    assert table.state.effects == ()
