"""classic:302–304, 2016:502–504, 2016:703: the untap, upkeep and draw steps."""

from __future__ import annotations

import pytest

from apnap.abilities import static
from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.duration import UntilYourNextTurn
from apnap.abilities.effect import CounterSpell, Draw, GainLife
from apnap.abilities.objects import IS_ABILITY, Filter, Is, OwnedBy, This, You
from apnap.abilities.occurrence import BecomesUntapped
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.target import Target
from apnap.abilities.values import DRAW, HAND, STACK, UNTAP, UPKEEP
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from tests.ledger.turns import BEAR, IT, at, begin, first_question, gain_at, here, hunt_at, listen, rite, stack
from tests.rules.layered import affect, base, defines, plus
from tests.rules.support import FOREST, Table, artifact, creature, enchantment, instant

FROZEN = creature("Frozen", "1", 1, 1, Static((static.Restriction(static.CANT_UNTAP_IN_UNTAP_STEP, This()),)))
SLEEPER = artifact("Sleeper", "1", Static((static.Restriction(static.MAY_STAY_TAPPED, This()),)))
WAKING = enchantment(
    "Waking", "1", Triggered(BecomesUntapped(Filter()), Body(effect=GainLife(You(), Number(1))), one_or_more=True)
)


def tapped(table: Table) -> Table:
    """Tap every permanent."""
    for ref in table.state.battlefield:
        table.state.edit(ref).tapped = True
    return table


def asleep(table: Table) -> list[str]:
    """Return the names of what is tapped."""
    return sorted(table.named(record.ref) for record in table.objects("battlefield") if record.tapped)


@pytest.mark.ledger("classic:302.1", "2007:302", "2016:502.2")
def test_what_can_untap_untaps_at_once(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [FROZEN, BEAR, FOREST, WAKING]}).start()
    tapped(table)
    first_question(table, turn=2)
    assert (asleep(table), stack(table)) == (["Frozen"], ["Waking"])


@pytest.mark.ledger("classic:302.1", "2007:302", "2016:502.2")
def test_the_active_player_decides_what_stays_tapped(book: str) -> None:
    table = Table(book=book, A={"battlefield": [BEAR]}, B={"battlefield": [SLEEPER, BEAR]}).start()
    tapped(table)
    assert first_question(table, turn=2) == (2, "untap")
    assert (table.decision.player, table.offered()) == (table.seat("B"), ["Sleeper"])
    table.choose("Sleeper")
    assert asleep(table) == ["Bear", "Sleeper"], "the other player's permanents do not untap"


@pytest.mark.ledger("classic:302.2", "2007:302", "2016:500.3", "2016:502.3")
def test_nobody_may_act_in_the_untap_step_and_its_triggers_wait(book: str) -> None:
    spells = {"battlefield": [WAKING, FOREST], "hand": [rite("G")]}
    table = Table(book=book, A=spells, B=spells).start()
    tapped(table)
    assert first_question(table, turn=2) == (2, "upkeep")
    assert (table.decision.kind, stack(table)) == (dec.PRIORITY, ["Waking", "Waking"])


@pytest.mark.ledger("classic:303.1", "2007:303", "2016:503.1")
def test_triggers_of_the_untap_step_and_of_the_upkeep_are_on_the_stack_first(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [WAKING, FOREST, gain_at("Tithe", UPKEEP)]}).start()
    tapped(table)
    while table.decision.kind != dec.ORDER:
        table.passes()
    table.choose(*table.choices[:1])
    assert (here(table), sorted(stack(table))) == ((2, "upkeep"), ["Tithe", "Waking"])
    assert table.decision.player == table.seat("B")


@pytest.mark.ledger("classic:g.comienzo-de-turno")
def test_what_triggers_as_the_turn_begins_waits_for_the_upkeep(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [gain_at("Dawn", UNTAP), gain_at("Tithe", UPKEEP)]}).start()
    while table.decision.kind != dec.ORDER:
        table.passes()
    table.choose(*table.choices[:1])
    assert (here(table), sorted(stack(table))) == ((2, "upkeep"), ["Dawn", "Tithe"])


@pytest.mark.ledger("classic:303.1", "2007:303", "2016:503.1")
def test_upkeep_triggers_find_a_dying_creature_only_in_the_classic_book(book: str) -> None:
    """Only there they go on the stack as the step begins (classic:410.1), before the game has looked at anything."""
    frail = creature("Frail", "1", 3, 0)
    table = Table(book=book, A={"battlefield": [frail, hunt_at("Hunter", UPKEEP, power=3)]}, B={})
    affect(table, ["Frail"], plus(0, 1)).duration = UntilYourNextTurn()
    begin(table)
    assert table.names("graveyard", "A") == ["Frail"]
    assert stack(table) == (["Hunter"] if book == "classic" else [])


@pytest.mark.ledger("classic:304.1")
def test_the_draw_of_the_turn_is_an_ability_that_can_be_answered(book: str) -> None:
    table = Table(book=book, A={"hand": [rite("G")]}, B={}).start()
    table.to_step("draw", turn=2)
    assert (stack(table), len(table.names("hand", "B")), table.decision.player) == ([""], 0, table.seat("B"))
    table.passes(1).cast("Rite").resolve()
    assert (stack(table), len(table.names("hand", "B"))) == ([""], 0)
    table.resolve()
    assert (here(table), len(table.names("hand", "B"))) == ((2, "draw"), 1)


ANY_ABILITY = Body((Target(Filter((Is(IS_ABILITY),), (STACK,))),), CounterSpell(IT))


@pytest.mark.ledger("classic:304.1", "2016:703.2")
def test_only_a_draw_on_the_stack_can_be_countered(book: str) -> None:
    table = Table(book=book, A={"hand": [instant("Hush", "0", ANY_ABILITY)]}, B={}).start()
    table.to_step("draw", turn=2).passes(1)
    on_stack = book == "classic"
    assert table.can_cast("Hush") == on_stack
    if on_stack:
        table.cast("Hush").resolve()
    assert len(table.names("hand", "B")) == (0 if on_stack else 1)


@pytest.mark.ledger("2007:304", "2016:504.1", "2016:703.4c")
def test_the_card_is_drawn_before_anybody_may_act(book: str) -> None:
    table = Table(book=book, A={}, B={}).start()
    heard = listen(table)
    table.to_step("draw", turn=2)
    assert (stack(table), len(table.names("hand", "B")), len(table.names("hand", "A"))) == ([], 1, 0)
    assert [event.player for event in heard if event.kind == ev.DRAW] == [table.seat("B")]


@pytest.mark.ledger("2007:304", "2016:504.2", "2016:504.3", "2016:703.3", "2016:703.4c")
def test_triggers_of_the_draw_step_follow_the_draw(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [at("Well", DRAW, Draw(You()))], "hand": [rite("G")]}).start()
    table.to_step("draw", turn=2)
    assert (stack(table), len(table.names("hand", "B")), table.decision.player) == (["Well"], 2, table.seat("B"))
    table.resolve()
    assert (here(table), len(table.names("hand", "B")), table.can_cast("Rite", "B")) == ((2, "draw"), 3, True)


@pytest.mark.ledger("2007:304", "2016:504.1", "2016:504.2", "2016:703.3", "2016:703.4c")
def test_the_card_is_drawn_before_anything_is_checked_and_before_targets_are_chosen(book: str) -> None:
    """A creature as big as its player's hand lives in the draw step, and is found by what triggers there."""
    cards = CountOf(Filter((OwnedBy(You()),), (HAND,)))
    scholar = creature("Scholar", "U", 0, 0, defines(base(cards, cards)))
    table = Table(book=book, A={}, B={"battlefield": [scholar, hunt_at("Hunter", DRAW, power=1)]})
    ref = table.find("Scholar").ref
    table.state.edit(ref).counters = (("+0/+1", 1),)
    table.start("upkeep", turn=2)
    table.state.edit(ref).counters = ()
    table.state.disturb()
    table.to_step("draw", turn=2)
    assert (table.size("Scholar"), stack(table)) == ((1, 1), ["Hunter"])


@pytest.mark.ledger("classic:304.1")
def test_other_draw_step_triggers_are_put_in_order_with_the_draw(book: str) -> None:
    table = Table(book=book, A={}, B={"battlefield": [at("Well", DRAW, Draw(You()))]}).start()
    while table.decision.kind != dec.ORDER:
        table.passes()
    assert (here(table), table.decision.player, len(table.choices)) == ((2, "draw"), table.seat("B"), 2)
