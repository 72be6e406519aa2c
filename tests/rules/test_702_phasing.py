"""702.26: phasing."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.effect import Continuous, Destroy, PhaseOut
from apnap.abilities.objects import AttachedHost, Each, TargetObjects
from apnap.abilities.values import ARTIFACT
from apnap.rules.ending import concede
from apnap.rules.happen import happen
from apnap.rules.machine import run
from apnap.rules.phasing import phasing
from apnap.rules.priority import settle_again
from apnap.rules.records import TOKEN
from apnap.rules.zones import attach
from tests.constructs.support import permanent
from tests.rules.layered import CREATURES, plus, put_counters, says
from tests.rules.support import TARGET_CREATURE, Body, Table, card, creature, instant

DRAKE = creature("Drake", "1U", 2, 2, "phasing")
BEAR = creature("Bear", "1G", 2, 2)
FADE = instant("Fade", "0", Body((TARGET_CREATURE,), PhaseOut(TargetObjects(0))))
WIPE = instant("Wipe", "0", Destroy(Each(CREATURES)))


@pytest.mark.ledger("current:702.26")
def test_702_26a_it_phases_out_and_in_as_its_controller_untaps() -> None:
    """What phased out phases in again (702.26c). A turn-based action of the untap step (703.4a)."""
    table = Table(A={"battlefield": [DRAKE]}, B={"battlefield": [DRAKE]}).start()
    assert table.find("Drake").phased_out and not table.find("Drake#2").phased_out
    table.to("upkeep", turn=2)
    assert table.find("Drake").phased_out and table.find("Drake#2").phased_out
    assert not table.to("upkeep", turn=3).find("Drake").phased_out


@pytest.mark.ledger("current:702.26")
def test_702_26b_a_phased_out_permanent_does_not_exist() -> None:
    table = Table(A={"battlefield": [DRAKE, BEAR], "hand": [WIPE]}, B={}).start().cast("Wipe").settle()
    assert table.names("graveyard", "A") == ["Bear", "Wipe"]
    table.to("upkeep", turn=3)
    assert not table.find("Drake").phased_out and table.size("Drake") == (2, 2)


@pytest.mark.ledger("current:702.26")
def test_702_26d_nothing_about_it_is_forgotten_and_no_ability_triggers() -> None:
    table = Table(A={"battlefield": [DRAKE]}, B={})
    put_counters(table, "Drake", plus=2)
    table.start().to("upkeep", turn=3)
    assert table.size("Drake") == (4, 4) and not table.find("Drake").sick


@pytest.mark.ledger("current:702.26")
def test_702_26d_damage_effects_and_tokens_stay() -> None:
    grow = instant("Grow", "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (plus(2, 2),))))
    table = Table(A={"battlefield": [BEAR], "hand": [grow, FADE]}, B={}).start()
    bear = table.state.edit(table.find("Bear").ref)
    bear.kind, bear.damage, bear.sick = TOKEN, 1, True
    table.cast("Grow").resolve().cast("Fade").resolve()
    assert table.names("battlefield") == ["Bear"]
    settle_again(table.state)
    happen(table.state, phasing(bear.ref, 1))
    run(table.state)
    found = table.find("Bear")
    assert (found.damage, found.sick, table.size("Bear")) == (1, True, (4, 4))


@pytest.mark.ledger("current:702.26")
def test_702_26g_what_is_attached_to_it_phases_with_it() -> None:
    axe = card("Axe", "1", ARTIFACT, says(AttachedHost(), plus(1, 1)), subtypes=("Equipment",))
    table = Table(A={"battlefield": [BEAR, axe], "hand": [FADE]}, B={})
    attach(table.state, table.state.edit(table.find("Axe").ref), table.find("Bear").ref)
    table.start().cast("Fade").settle()
    assert table.find("Bear").phased_out and table.find("Axe").phased_out
    table.to("upkeep", turn=3)
    assert not table.find("Axe").phased_out and table.size("Bear") == (3, 3)


@pytest.mark.ledger("current:702.26")
def test_702_26b_a_creature_that_phases_out_leaves_combat() -> None:
    table = Table(A={"battlefield": [BEAR]}, B={"hand": [FADE]}).attack_now("Bear").passes(1)
    table.cast("Fade").settle().to("end_combat")
    assert table.life("B") == 20 and not table.find("Bear").attacking


@pytest.mark.ledger("current:702.26")
def test_702_26_two_instances_are_redundant() -> None:
    """It phases once for each untap step, not once for each instance (702.26p)."""
    drake = creature("Drake", "1U", 2, 2, "phasing", Keyword("phasing"))
    table = Table(A={"battlefield": [drake]}, B={}).start()
    assert table.find("Drake").phased_out and not table.to("upkeep", turn=3).find("Drake").phased_out


@pytest.mark.ledger("current:702.26")
def test_702_26k_what_a_leaving_player_owns_leaves_though_it_is_phased_out() -> None:
    """No ability sees it leave, while it sees the one that is phased in."""
    watch = permanent("Whenever a creature leaves the battlefield, you gain 1 life.", name="Watch")
    table = Table(A={"battlefield": [watch]}, B={"battlefield": [DRAKE, BEAR], "hand": [FADE]}, C={}).start()
    table.passes().cast("Fade", "Drake").resolve()
    assert table.find("Drake").phased_out
    concede(table.state, 1)
    run(table.state)
    table.settle()
    assert table.names("battlefield") == ["Watch"] and table.life("A") == 21
