"""classic:408, 2007:408: who may act when, what goes on the stack and what does not."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.effect import DealDamage, Discard, Draw, Sequence
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Each, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import STEP_NAMES
from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.machine import answer
from tests.ledger.moments import gain, now, stack, tap_for_mana
from tests.rules.support import CREATURES, FOREST, ISLAND, MOUNTAIN, Table, creature, sorcery

SIP, GULP = now("Sip", gain(1)), now("Gulp", gain(2))
BEAR = creature("Bear", "0", 2, 2)


def whose(table: Table) -> str:
    """Return who has priority."""
    assert table.decision.kind == dec.PRIORITY
    return table.letters[table.decision.player]


@pytest.mark.ledger("classic:408.1c", "2007:408")
def test_whoever_plays_has_priority_again(book: str) -> None:
    """classic:408.1c: A plays and keeps priority; A passes, B passes: it resolves, and A has priority."""
    table = Table(book=book, A={"hand": [SIP]}, B={}).start()
    assert whose(table) == "A"
    table.cast("Sip")
    assert whose(table) == "A"
    table.passes()
    assert (whose(table), table.life("A")) == ("B", 20)
    table.passes()
    assert (whose(table), table.life("A")) == ("A", 21)


@pytest.mark.ledger("classic:408.1c", "2007:408")
def test_only_the_top_item_resolves_then_the_active_player_goes_on(book: str) -> None:
    """classic:408.1c: after both have passed in a row, one item; also if the opponent played last."""
    table = Table(book=book, A={"hand": [SIP]}, B={"hand": [GULP]}).start().cast("Sip").passes().cast("Gulp")
    assert whose(table) == "B"
    table.passes().passes()
    assert (whose(table), stack(table), table.life("B")) == ("A", ["Sip"], 22)


@pytest.mark.ledger("classic:408.1c", "2007:408")
def test_two_passes_with_an_empty_stack_end_the_step(book: str) -> None:
    """classic:408.1c: a play between two passes makes them no longer successive."""
    table = Table(book=book, A={}, B={"hand": [SIP]}).start("upkeep")
    step = table.state.step
    table.passes().cast("Sip").passes()
    assert (table.state.step, whose(table)) == (step, "A")
    table.passes()
    assert (table.life("B"), table.state.step, whose(table)) == (21, step, "A")
    table.passes(2)
    assert table.state.step != step


@pytest.mark.ledger("classic:408.1c", "2007:408")
def test_nobody_has_priority_in_the_untap_and_cleanup_steps(book: str) -> None:
    """classic:408.1c: every priority of a whole turn is in another step."""
    table = Table(book=book, A={"hand": [SIP]}, B={"hand": [GULP]}).start()
    seen: set[str] = set()
    while table.state.turn < 3:
        if table.decision.kind == dec.PRIORITY:
            seen.add(STEP_NAMES[table.state.step])
        answer(table.state, 0 if table.decision.kind == dec.PRIORITY else dec.DONE)
    assert {"upkeep", "draw", "precombat_main", "end"} <= seen
    assert not seen & {"untap", "cleanup"}


@pytest.mark.ledger("classic:408.1d", "2007:408")
def test_a_sorcery_waits_for_an_empty_stack_in_its_players_main_phase(book: str) -> None:
    """classic:408.1d: refused over one item, in another step, and in the opponent's turn; an instant is not."""
    rite = sorcery("Rite", "0", gain(1))
    table = Table(book=book, A={"hand": [rite, SIP, BEAR]}, B={}).start("upkeep")
    assert (table.can_cast("Rite"), table.can_cast("Sip")) == (False, True)
    table.to("precombat_main")
    assert (table.can_cast("Rite"), table.can_cast("Bear")) == (True, True)
    table.cast("Sip")
    assert (table.can_cast("Rite"), table.can_cast("Bear")) == (False, False)
    with pytest.raises(AssertionError, match="not legal"):
        table.cast("Rite")
    table.settle().to("precombat_main", 2)
    assert not table.can_cast("Rite")


@pytest.mark.ledger("classic:408.1d", "2007:408")
def test_without_priority_nothing_is_played(book: str) -> None:
    """classic:408.1d: what is not offered is refused, with the rule."""
    table = Table(book=book, A={}, B={"hand": [SIP]}).start()
    assert table.decision.options == (Action(dec.PASS),)
    with pytest.raises(IllegalActionError, match="no action number 1") as refused:
        answer(table.state, 1)
    assert refused.value.rule == "117.1"


@pytest.mark.ledger("classic:408.1e", "2007:408")
def test_the_order_on_the_stack_is_that_of_playing(book: str) -> None:
    """classic:408.1e: each item goes on top, and the last one resolves first."""
    table = Table(book=book, A={"hand": [SIP, GULP, now("Quaff", gain(4))]}, B={}).start()
    table.cast("Gulp").cast("Quaff").cast("Sip")
    assert stack(table) == ["Gulp", "Quaff", "Sip"]
    totals = []
    for _ in range(3):
        totals.append(table.resolve().life("A"))
    assert totals == [21, 25, 27]


# ------------------------------------------------------------------------------------- without the stack


@pytest.mark.ledger("classic:408.2a", "2007:408")
def test_an_effect_is_carried_out_without_a_pause(book: str) -> None:
    """classic:408.2a: nobody has priority between drawing two cards and discarding one."""
    sift = now("Sift", Sequence((Draw(You(), Number(2)), Discard(You(), Number(1)))))
    table = Table(book=book, A={"hand": [sift, SIP]}, B={"hand": [GULP]}).start().cast("Sift")
    before = len(table.names("hand", "A"))
    table.resolve()
    assert (table.decision.kind, len(table.names("hand", "A"))) == (dec.OBJECTS, before + 2)
    table.choose("Sip")
    assert (whose(table), len(table.names("hand", "A"))) == ("A", before + 1)


@pytest.mark.ledger("classic:408.2c", "2007:408")
def test_what_has_died_is_gone_before_anyone_may_act(book: str) -> None:
    """classic:408.2c: lethal damage is seen to as a player would get priority."""
    quake = now("Quake", DealDamage(Number(2), objects=Each(CREATURES)))
    ox = creature("Ox", "0", 2, 4)
    table = Table(book=book, A={"battlefield": [BEAR, ox], "hand": [quake]}, B={}).start().cast("Quake").resolve()
    assert (whose(table), table.names("battlefield", "A"), table.find("Ox").damage) == ("A", ["Ox"], 2)


@pytest.mark.ledger("classic:408.2d", "2007:408")
def test_playing_a_land_opens_no_response(book: str) -> None:
    """classic:408.2d: it is there at once, its player has priority again, and a second one is refused."""
    seat = {"hand": [FOREST, ISLAND, SIP]}
    table = Table(book=book, A=seat, B={"hand": [GULP]}).start("upkeep")
    assert table.actions("Forest", "hand") == []
    table.to("precombat_main").play("Forest")
    assert (whose(table), table.names("battlefield", "A"), table.state.stack) == ("A", ["Forest"], [])
    assert table.actions("Island", "hand") == []


@pytest.mark.ledger("classic:408.2d", "2007:408")
def test_a_land_is_not_played_over_the_stack_or_in_another_turn(book: str) -> None:
    """classic:408.2d: only in the own main phase with an empty stack."""
    seat = {"hand": [FOREST, SIP]}
    table = Table(book=book, A=seat, B={"hand": [ISLAND]}).start().cast("Sip")
    assert table.actions("Forest", "hand") == []
    assert table.actions("Island", "hand", "B") == []
    table.resolve()
    assert len(table.actions("Forest", "hand")) == 1


@pytest.mark.ledger("classic:408.2e", "2007:408")
def test_a_land_makes_mana_at_once(book: str) -> None:
    """classic:408.2e, 2007:408.2e: without the stack, and whoever had priority has it still."""
    table = Table(book=book, A={"battlefield": [MOUNTAIN]}, B={}).start()
    tap_for_mana(table, "Mountain")
    assert (table.pool(), table.state.stack, whose(table)) == ({"R": 1}, [], "A")


@pytest.mark.ledger("2007:408")
def test_a_face_down_creature_is_turned_up_with_priority_and_without_the_stack(book: str) -> None:
    """2007:408.2h: a special action; its player gets priority afterwards, and the creature is face up already."""
    morph = Keyword("morph", cost=Cost(ManaCost(("G",))))
    beast = creature("Beast", "4G", 4, 4, morph)
    seat = {"battlefield": [FOREST, FOREST, FOREST, FOREST], "hand": [beast]}
    table = Table(book=book, A=seat, B={"hand": [SIP]}).start()
    cast = next(action for action in table.legal("A") if action.kind == dec.CAST)
    table.act(cast).resolve()
    hidden = next(one for one in table.objects("battlefield") if one.face_down)
    up = next(action for action in table.legal("A") if action.kind == dec.SPECIAL)
    assert not [action for action in table.legal("B") if action.kind == dec.SPECIAL]
    table.act(up)
    assert (table.state.stack, whose(table), table.size("Beast")) == ([], "A", (4, 4))
    assert table.find("Beast").ref == hidden.ref


@pytest.mark.ledger("2007:408")
def test_a_card_is_suspended_when_it_could_be_played_and_without_the_stack(book: str) -> None:
    """2007:408.2j: a creature in a main phase with an empty stack only; its player has priority afterwards."""
    slow = creature("Slow", "9", 4, 4, Keyword("suspend", cost=Cost(ManaCost(("G",))), n=Number(2)))
    table = Table(book=book, A={"battlefield": [FOREST], "hand": [slow, SIP]}, B={}).start("upkeep")
    assert [action.kind for action in table.legal("A")].count(dec.SPECIAL) == 0
    table.to("precombat_main")
    table.act(next(action for action in table.legal("A") if action.kind == dec.SPECIAL))
    assert (table.state.stack, whose(table), table.names("exile")) == ([], "A", ["Slow"])
    assert table.find("Slow").counter("time") == 2 and table.find("Forest").tapped


@pytest.mark.ledger("2007:408")
def test_it_may_be_turned_up_in_response(book: str) -> None:
    """2007:408.2h: whenever its player has priority: here over a spell, in the opponent's turn."""
    morph = Keyword("morph", cost=Cost())
    beast = creature("Beast", "0", 4, 4, morph)
    seat = {"battlefield": [FOREST, FOREST, FOREST], "hand": [beast]}
    table = Table(book=book, A=seat, B={"hand": [SIP]}).start()
    table.act(next(a for a in table.legal("A") if a.kind == dec.CAST and a.index)).resolve()
    table.to("upkeep", 2).cast("Sip").passes()
    assert whose(table) == "A"
    table.act(next(action for action in table.legal("A") if action.kind == dec.SPECIAL))
    assert (stack(table), whose(table), table.size("Beast")) == (["Sip"], "A", (4, 4))
