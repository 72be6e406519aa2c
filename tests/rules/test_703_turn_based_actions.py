"""703: turn-based actions, what is done by itself as a step or phase begins or ends."""

from __future__ import annotations

from apnap.rules import decisions as dec
from apnap.rules import events as ev
from tests.constructs.support import BEAR, CUB, FOX, NAME, Table, beast, permanent, spell

CALL = permanent("At the beginning of your draw step, you gain 3 life.", name="Call")


def moves(table: Table) -> list[ev.ZoneChange]:
    """Return the changes of zones of this turn."""
    return [event for event in table.state.history if isinstance(event, ev.ZoneChange)]


def test_703_1_the_draw_of_the_turn_uses_no_stack_and_an_ability_of_the_draw_step_does() -> None:
    """A turn-based action just happens (703.1); what watches for the step to begin is a triggered ability (703.1a)."""
    squelch = spell("Counter target triggered ability.", name="Squelch", type_line="Instant")
    table = Table(A={}, B={"battlefield": [CALL], "hand": [squelch]}).start().to_step("draw", 2)
    assert table.names("hand", "B") == ["Squelch", "Wastes"]
    assert len(table.state.stack) == 1, "the ability, and no draw"
    table.cast("Squelch").resolve()
    assert (table.life("B"), table.names("hand", "B"), table.state.stack) == (20, ["Wastes"], [])


def test_703_2_no_player_controls_the_action() -> None:
    """Discarding to hand size is done by no spell or ability of a player: nobody controls it (703.2)."""
    goods = beast("When a spell or ability an opponent controls causes you to discard this card, you gain 5 life.")
    mine = beast("Whenever you discard a card, you lose 1 life.", name="Watch")
    table = Table(A={"hand": [goods] * 8, "battlefield": [mine]}, B={}).start("end")
    table.passes(2).choose(NAME)
    (discard,) = [event for event in moves(table) if event.cause == ev.BY_DISCARD]
    assert discard.source == 0
    table.resolve()
    assert table.life("A") == 19 and not table.state.stack


def test_703_3_it_comes_before_state_based_actions_and_those_before_triggers_and_priority() -> None:
    """The draw, then the death that it brings about, then the ability of the step, then priority (703.3)."""
    frail = beast("This creature gets -0/-1 for each card in your hand.", name="Frail", size=(1, 1))
    count = permanent("At the beginning of your draw step, you gain 1 life for each creature you control.")
    table = Table(A={}, B={"battlefield": [frail, CUB, count]}).start().to_step("draw", 2)
    assert (table.decision.kind, table.names("graveyard", "B")) == (dec.PRIORITY, ["Frail"])
    kinds = [event.kind for event in table.state.history]
    assert kinds.index(ev.DRAW) < kinds.index(ev.ZONE_CHANGE) and moves(table)[0].cause == ev.BY_TOUGHNESS
    assert len(table.state.stack) == 1
    assert table.resolve().life("B") == 21


def test_703_4c_all_that_untaps_untaps_at_the_same_time_after_phasing() -> None:
    """What has just phased in untaps, too, and all of it together (703.4c)."""
    ghost = beast("Phasing", name="Ghost")
    each = permanent("Whenever one or more creatures you control become untapped, you gain 1 life.", name="Each")
    table = Table(A={"battlefield": [ghost, BEAR, CUB, each]}, B={}).start("postcombat_main")
    for name in ("Ghost", "Bear", "Cub"):
        table.state.edit(table.find(name).ref).tapped = True
    table.state.disturb()
    table.to_step("upkeep", 3)
    assert not any(table.find(name).tapped for name in ("Ghost", "Bear", "Cub"))
    assert not table.find("Ghost").phased_out and len(table.state.stack) == 1
    assert table.resolve().life("A") == 21


def test_703_4i_attackers_are_declared_before_anybody_has_priority_in_the_step() -> None:
    """The active player declares them as the step begins; what attacking triggers comes after it (703.4i)."""
    wolf = beast("Whenever this creature attacks, you gain 2 life.", name="Wolf")
    dawn = permanent("{0}: You gain 1 life.", name="Dawn")
    table = Table(A={"battlefield": [wolf]}, B={"battlefield": [dawn, FOX]}).start("begin_combat").passes(2)
    assert (table.decision.kind, table.decision.player, table.state.stack) == (dec.ATTACKERS, 0, [])
    table.choose(("Wolf", "B"))
    assert (table.decision.kind, len(table.state.stack)) == (dec.PRIORITY, 1)


def test_703_4j_the_defending_player_declares_blockers_as_the_step_begins() -> None:
    """Before anybody has priority in that step, and it is the other player who does it (703.4j)."""
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [FOX]}).start().attack("Bear").passes(2)
    assert (table.decision.kind, table.decision.player) == (dec.BLOCKERS, 1)
    table.choose(("Fox", "Bear"))
    assert table.decision.kind == dec.PRIORITY
    assert table.to("postcombat_main").names("graveyard") == ["Bear"]


def test_703_4m_all_combat_damage_is_dealt_at_once() -> None:
    """Two creatures that kill each other both die, and no one has priority between the damage of two (703.4m)."""
    table = Table(A={"battlefield": [BEAR, FOX]}, B={"battlefield": [CUB, beast(name="Ox", size=(3, 3))]})
    table.start().attack("Bear", "Fox").block(("Cub", "Bear"), ("Ox", "Fox")).passes(2)
    assert table.names("graveyard") == ["Bear", "Cub", "Fox", "Ox"]
    assert table.decision.kind == dec.PRIORITY
