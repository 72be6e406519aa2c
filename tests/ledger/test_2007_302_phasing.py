"""2007:217.8, 2007:302, 2007:502.15, 2016:502.1, 2016:703.4: phasing."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.duration import UntilEndOfTurn
from apnap.abilities.effect import ContinuousRule, DelayedTrigger, GainControl, GainLife, PhaseOut, SacrificeThese
from apnap.abilities.objects import AnyPlayer, AttachedHost, Filter, IsSource, This, You
from apnap.abilities.occurrence import BeginningOf, ZoneChanges
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_ATTACK, Restriction
from apnap.abilities.values import ARTIFACT, BATTLEFIELD, END
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.happen import happen
from apnap.rules.machine import run
from apnap.rules.phasing import phasing
from apnap.rules.priority import settle_again
from apnap.rules.records import TOKEN
from apnap.rules.zones import attach
from tests.ledger.turns import BEAR, DRAKE, IT, growth, listen
from tests.rules.layered import plus, says
from tests.rules.support import TARGET_CREATURE, Table, card, creature, instant

FADE = instant("Fade", "0", Body((TARGET_CREATURE,), PhaseOut(IT)))


def phased_out(table: Table) -> list[str]:
    """Return the names of what is phased out."""
    return sorted(table.named(record.ref) for record in table.objects("battlefield") if record.phased_out)


def back(table: Table, name: str) -> Table:
    """Let a permanent phase in at once, while a player has priority, as an effect would."""
    settle_again(table.state)
    happen(table.state, phasing(table.find(name).ref, 1))
    run(table.state)
    return table


@pytest.mark.ledger("2007:302", "2016:502.1", "2016:703.4a")
@pytest.mark.also("current")
def test_one_phases_in_as_another_phases_out(book: str) -> None:
    """Only what the active player controls; all at the same time, before anybody may act.

    Today: both at once, as the untap step begins (502.1).
    """
    kite, ghost = creature("Kite", "1", 1, 1, "phasing"), creature("Ghost", "1", 1, 1, "phasing")
    table = Table(book=book, A={"battlefield": [DRAKE, kite], "hand": [FADE]}, B={"battlefield": [ghost]}).start()
    assert phased_out(table) == ["Drake", "Kite"]
    assert phased_out(table.to("upkeep", turn=2)) == ["Drake", "Ghost", "Kite"]
    assert phased_out(table.to("upkeep", turn=3)) == ["Ghost"]
    table.cast("Fade", "Kite").resolve().to("upkeep", turn=4)
    assert phased_out(table) == ["Kite"]
    heard = listen(table)
    assert phased_out(table.to("upkeep", turn=5)) == ["Drake"]
    at = [number for number, event in enumerate(heard) if event.kind == ev.PHASED]
    changed = [(table.named(heard[number].subject), heard[number].amount) for number in at]
    assert (sorted(changed), at[1] - at[0]) == ([("Drake", 0), ("Kite", 1)], 1)


@pytest.mark.ledger("2007:302", "2016:703.4a", "2016:703.4b")
def test_what_phases_in_tapped_untaps_in_the_same_step(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [FADE]}, B={}).start()
    table.state.edit(table.find("Bear").ref).tapped = True
    table.cast("Fade").resolve()
    assert table.to("upkeep", turn=2).find("Bear").tapped
    bear = table.to("upkeep", turn=3).find("Bear")
    assert (bear.phased_out, bear.tapped) == (False, False)


@pytest.mark.ledger("2007:302", "2016:502.1")
def test_it_phases_in_for_the_player_under_whom_it_phased_out(book: str) -> None:
    """Though the effect that gave them control has ended meanwhile (2007:502.15h)."""
    take = instant("Take", "0", Body((TARGET_CREATURE,), GainControl(You(), IT, UntilEndOfTurn())))
    table = Table(book=book, A={"hand": [take, FADE]}, B={"battlefield": [BEAR]}).start()
    table.cast("Take").resolve().cast("Fade").resolve()
    assert table.to("upkeep", turn=2).find("Bear").phased_out, "B did not control it then"
    assert not table.to("upkeep", turn=3).find("Bear").phased_out


@pytest.mark.ledger("2007:302", "2016:502.1")
def test_nothing_enters_or_leaves_and_attachments_go_along(book: str) -> None:
    comes = Triggered(
        ZoneChanges(Filter((IsSource(),)), to_zones=(BATTLEFIELD,)), Body(effect=GainLife(You(), Number(1)))
    )
    goes = Triggered(ZoneChanges(Filter((IsSource(),)), (BATTLEFIELD,)), Body(effect=GainLife(You(), Number(1))))
    elf = creature("Elf", "G", 1, 1, comes, goes)
    axe = card("Axe", "1", ARTIFACT, says(AttachedHost(), plus(2, 2)), subtypes=("Equipment",))
    table = Table(book=book, A={"battlefield": [elf, axe], "hand": [FADE]}, B={})
    attach(table.state, table.state.edit(table.find("Axe").ref), table.find("Elf").ref)
    table.start().cast("Fade").resolve()
    assert phased_out(table) == ["Axe", "Elf"]
    table.to("upkeep", turn=3)
    assert (phased_out(table), table.size("Elf"), table.life("A")) == ([], (3, 3), 20)


@pytest.mark.ledger("2007:302", "2016:502.1")
def test_phased_out_tokens_cease_to_exist(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [FADE]}, B={}).start()
    table.state.edit(table.find("Bear").ref).kind = TOKEN
    table.cast("Fade").resolve()
    assert table.names("battlefield") == []
    table.to("upkeep", turn=3)
    assert table.names("battlefield") == []


def marked(book: str) -> Table:
    """Return a table with a bear that has 1 damage, a bonus for this turn, and an end, which phased out and in."""
    later = Triggered(BeginningOf(END, AnyPlayer()), Body(effect=SacrificeThese(IT)))
    doom = instant("Doom", "0", Body((TARGET_CREATURE,), DelayedTrigger(later)))
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [growth(2, 2), doom, FADE]}, B={}).start()
    table.cast("Growth").resolve().cast("Doom").resolve()
    bear = table.state.edit(table.find("Bear").ref)
    bear.damage = 1
    bear.sick = True
    table.cast("Fade").resolve()
    return back(table, "Bear")


@pytest.mark.ledger("2007:302")
def test_a_zone_of_its_own_lets_go_of_damage_and_of_what_lasts_a_while(book: str) -> None:
    """2007:502.15e, g and m; the classic book calls phasing obsolete and is played the same."""
    for name in (book, "classic"):
        table = marked(name)
        bear = table.find("Bear")
        assert (bear.damage, table.size("Bear"), bear.sick) == (0, (2, 2), False)
        assert table.to("upkeep", turn=2).names("battlefield") == ["Bear"], "nothing is left of its doom"


@pytest.mark.ledger("2016:502.1")
def test_a_status_changes_nothing_else(book: str) -> None:
    table = marked(book)
    bear = table.find("Bear")
    assert (bear.damage, table.size("Bear"), bear.sick) == (1, (4, 4), True)
    assert table.to("upkeep", turn=2).names("graveyard", "A")[0] == "Bear"


@pytest.mark.ledger("2007:302", "2016:502.1")
def test_whether_rules_for_this_turn_still_reach_it(book: str) -> None:
    """Both what names it as a target and what it says of itself (2007:502.15g)."""
    own = Activated(Cost(), Body(effect=ContinuousRule((Restriction(CANT_ATTACK, This()),))))
    calm = instant("Calm", "0", Body((TARGET_CREATURE,), ContinuousRule((Restriction(CANT_ATTACK, IT),))))
    for caused_by in ("Calm", "Monk"):
        table = Table(book=book, A={"battlefield": [creature("Monk", "1", 2, 2, own)], "hand": [calm, FADE]}, B={})
        table.start()
        (table.cast(caused_by) if caused_by == "Calm" else table.activate(caused_by)).resolve()
        table.cast("Fade").resolve()
        back(table, "Monk").to("declare_attackers")
        assert (table.decision.kind == dec.ATTACKERS) == (book == "2007"), caused_by
