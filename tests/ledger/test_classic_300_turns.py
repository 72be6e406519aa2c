"""classic:300–301, classic:312, 2016:500: the phases and steps of a turn, how they end, what ends with them."""

from __future__ import annotations

import pytest

from apnap.abilities.duration import ThisStep, UntilYourNextEndStep
from apnap.abilities.effect import ExtraTurn
from apnap.abilities.objects import EachPlayer, You
from apnap.abilities.values import END
from apnap.rules import events as ev
from tests.ledger.turns import BEAR, gain_at, growth, here, hunt_at, listen, rite, stack, steps, turns
from tests.rules.support import Table, instant


@pytest.mark.ledger(
    "classic:300.1", "classic:301.1", "classic:312.1", "2007:301", "2007:312",
    "2016:500.1", "2016:501.1", "2016:512.1",
)  # fmt: skip
def test_an_empty_turn_has_all_five_phases_in_order(book: str) -> None:
    table = Table(book=book, A={}, B={}).start("end")
    heard = listen(table)
    table.to("end", turn=2).passes(2)
    assert steps(heard)[1:11] == [
        "untap", "upkeep", "draw", "precombat_main", "begin_combat", "declare_attackers", "end_combat",
        "postcombat_main", "end", "cleanup",
    ]  # fmt: skip


@pytest.mark.ledger("classic:300.2", "2016:500.2")
def test_an_empty_stack_does_not_end_a_step_but_passes_in_a_row_do(book: str) -> None:
    table = Table(book=book, A={"hand": [rite("G")]}, B={}).start("upkeep", turn=3)
    table.cast("Rite").resolve()
    assert (here(table), table.decision.player) == ((3, "upkeep"), table.seat("A"))
    assert here(table.passes(1)) == (3, "upkeep")
    assert here(table.passes(1)) == (3, "draw")


@pytest.mark.ledger("classic:300.2", "2016:500.11")
@pytest.mark.also("current")
def test_nothing_happens_between_a_phase_and_the_next(book: str) -> None:
    """What dies because combat has ended dies once the next phase has begun.

    Today: between two phases nothing happens (500.12).
    """
    from apnap.abilities.duration import UntilEndOfCombat

    table = Table(book=book, A={"battlefield": [BEAR], "hand": [growth(0, 2, UntilEndOfCombat())]}, B={})
    table.start("begin_combat").cast("Growth").resolve()
    table.state.edit(table.find("Bear").ref).damage = 3
    heard = listen(table.to("end_combat"))
    table.to("postcombat_main")
    moments = [event.kind for event in heard if event.kind in (ev.STEP_BEGAN, ev.DESTROY, ev.ZONE_CHANGE)]
    assert (moments[0], table.names("graveyard")) == (ev.STEP_BEGAN, ["Bear", "Growth"])


@pytest.mark.ledger("classic:300.3", "2016:500.5", "2007:300")
def test_until_a_step_is_over_before_its_triggers_choose_targets(book: str) -> None:
    hunter = hunt_at("Hunter", END, power=5)
    for duration, caught in ((UntilYourNextEndStep(), False), (None, True)):
        table = Table(book=book, A={"battlefield": [BEAR, hunter], "hand": [growth(3, 3, duration)]}, B={})
        table.start().cast("Growth").resolve()
        table.to_step("end", turn=1)
        assert (table.size("Bear") == (5, 5), stack(table) == ["Hunter"]) == (caught, caught)


@pytest.mark.ledger("classic:300.3", "2016:500.5", "2007:300")
def test_until_the_end_of_a_step_lasts_through_it(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR], "hand": [growth(3, 3, ThisStep())]}, B={})
    table.start("upkeep", turn=3).cast("Growth").resolve()
    assert table.size("Bear") == (5, 5)
    assert table.to("draw").size("Bear") == (2, 2)


def lasting_mana(book: str, turn: int = 3) -> Table:
    """Return a table on which A has added {G}{G} in the upkeep, and B {R}."""
    table = Table(book=book, A={"hand": [rite("G", "G")]}, B={"hand": [rite("R")]})
    table.start("upkeep", turn=turn).cast("Rite").resolve().passes(1)
    return table.cast("Rite#2").resolve()


@pytest.mark.ledger("classic:300.4", "2007:300")
def test_mana_lasts_a_phase_and_burns_as_it_ends(book: str) -> None:
    table = lasting_mana(book).to("draw")
    assert (table.pool("A"), table.pool("B")) == ({"G": 2}, {"R": 1})
    heard = listen(table)
    table.to("precombat_main")
    assert (table.pool("A"), table.pool("B"), table.life("A"), table.life("B")) == ({}, {}, 18, 19)
    burns = [event for event in heard if isinstance(event, ev.LoseLife)]
    assert [(event.player, event.amount, event.mana_burn, event.by_damage) for event in burns] == [
        (0, 2, True, False), (1, 1, True, False),
    ]  # fmt: skip


@pytest.mark.ledger("classic:300.4", "2007:300")
def test_the_beginning_phase_ends_with_the_upkeep_when_the_draw_step_is_skipped(book: str) -> None:
    table = lasting_mana(book, turn=1).to("precombat_main")
    assert (table.pool("A"), table.life("A"), table.life("B")) == ({}, 18, 19)


@pytest.mark.ledger("classic:300.4", "2007:300", "2007:507")
def test_nobody_burns_in_a_turn_in_which_another_player_controls_them(book: str) -> None:
    table = lasting_mana(book)
    table.state.edit_player(table.seat("A")).controlled_by = table.seat("B")
    table.to("precombat_main")
    assert (table.pool("A"), table.life("A"), table.life("B")) == ({}, 20, 19)


@pytest.mark.ledger("2016:500.4", "2016:703.4p")
def test_mana_empties_as_each_step_ends_and_costs_nothing(book: str) -> None:
    table = lasting_mana(book).to("draw")
    assert (table.pool("A"), table.pool("B"), table.life("A"), table.life("B")) == ({}, {}, 20, 20)


@pytest.mark.ledger("2007:300", "2016:500.7")
def test_the_extra_turn_created_last_is_taken_first(book: str) -> None:
    more = [instant(name, "0", ExtraTurn(You())) for name in ("Once", "Again")]
    table = Table(book=book, A={"hand": [more[0]]}, B={"hand": [more[1]]}).start()
    table.cast("Once").resolve().passes(1)
    table.cast("Again").resolve()
    heard = listen(table)
    table.to("upkeep", turn=5)
    assert turns(heard) == [1, 0, 1, 0]


@pytest.mark.ledger("2007:300", "2016:500.7")
def test_extra_turns_of_several_players_are_added_in_turn_order(book: str) -> None:
    table = Table(book=book, A={"hand": [instant("More", "0", ExtraTurn(EachPlayer()))]}, B={}, C={}).start()
    table.cast("More").resolve()
    heard = listen(table)
    table.to("upkeep", turn=5)
    assert turns(heard) == [2, 1, 0, 1]


@pytest.mark.ledger("2016:500.6")
def test_triggers_of_a_step_are_on_the_stack_before_anybody_may_act(book: str) -> None:
    table = Table(book=book, A={"battlefield": [gain_at("Spring", END)], "hand": [rite("G")]}, B={})
    table.start().to_step("end", turn=1)
    assert (table.decision.player, stack(table), table.life("A")) == (table.seat("A"), ["Spring"], 20)
