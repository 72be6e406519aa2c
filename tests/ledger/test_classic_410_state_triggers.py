"""classic:410.8, 2007:410: conditions of triggered abilities, and states that trigger them."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body
from apnap.abilities.ability import Triggered as When
from apnap.abilities.condition import Compare, Exists, NotTrue
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Destroy, Discard, Draw, Move, Sequence
from apnap.abilities.objects import ControlledBy, Each, Filter, HasCardType, HasSubtype, OwnedBy, TargetObjects, You
from apnap.abilities.occurrence import WhenTrue
from apnap.abilities.quantity import AT_MOST, EQUAL, HAND_SIZE, LIFE, Comparison, Number, PlayerStat
from apnap.abilities.values import BATTLEFIELD, ENCHANTMENT, HAND
from tests.ledger.moments import BEAR, CREATURES, KILL, aimed, dies, gain, now, stack, watching
from tests.rules.support import ISLAND, Table, artifact, enchantment

DRAW_ONE = Draw(You(), Number(1))


@pytest.mark.ledger("classic:410.8", "2007:410")
def test_if_is_asked_at_the_event_and_again_on_resolution(book: str) -> None:
    low = Compare(PlayerStat(You(), LIFE), Comparison(AT_MOST, Number(5)))
    hope = enchantment("Hope", "1", When(dies(CREATURES), gain(10), condition=low))
    rise = now("Rise", gain(3))
    for life, responds, after in ((6, False, 6), (5, False, 15), (5, True, 8)):
        table = Table(book=book, A={"battlefield": [hope, BEAR], "hand": [KILL, rise], "life": life}, B={}).start()
        table.cast("Kill").resolve()
        assert stack(table) == ([] if life > 5 else ["Hope"])
        if responds:
            table.cast("Rise").resolve()
        if table.state.stack:
            table.resolve()
        assert table.life("A") == after


# ------------------------------------------------------------------------------------- states


@pytest.mark.ledger("classic:410.8a", "2007:410")
def test_a_state_triggers_in_the_middle_of_a_resolution(book: str) -> None:
    islands = Filter((HasSubtype("Island"), ControlledBy(You())))
    tide = watching("Tide", WhenTrue(NotTrue(Exists(islands))))
    in_hand = Each(Filter((HasSubtype("Island"), OwnedBy(You())), (HAND,)))
    swap = now("Swap", Sequence((Destroy(Each(islands)), Move(in_hand, BATTLEFIELD))))
    table = Table(book=book, A={"battlefield": [tide, ISLAND], "hand": [swap, ISLAND]}, B={}).start()
    table.cast("Swap").resolve()
    assert "Island" in table.names("battlefield") and stack(table) == ["Tide"]
    table.resolve()
    assert (table.life("A"), stack(table)) == (21, [])


EMPTY = Compare(PlayerStat(You(), HAND_SIZE), Comparison(EQUAL, Number(0)))


@pytest.mark.ledger("classic:410.8b", "2007:410")
def test_a_state_trigger_waits_until_it_has_resolved_to_trigger_again(book: str) -> None:
    churn = now("Churn", Sequence((DRAW_ONE, Discard(You(), None))))
    table = Table(
        book=book, A={"battlefield": [watching("Well", WhenTrue(EMPTY))], "hand": [churn, churn]}, B={}
    ).start()
    table.cast("Churn")
    assert stack(table) == ["Churn"]
    table.cast("Churn#2")
    assert stack(table) == ["Churn", "Churn", "Well"], "with the last card on the stack"
    table.passes(2)
    assert (table.life("A"), stack(table)) == (21, ["Churn", "Churn", "Well"]), "the hand is still empty"
    assert table.decision.player == 0


@pytest.mark.ledger("classic:410.8b", "2007:410")
def test_emptied_again_meanwhile_it_is_still_one_item(book: str) -> None:
    churn = artifact("Churn", "1", Activated(Cost(), Body(effect=Sequence((DRAW_ONE, Discard(You(), None))))))
    well = watching("Well", WhenTrue(EMPTY), Body(effect=DRAW_ONE))
    table = Table(book=book, A={"battlefield": [well, churn], "hand": [now("Last", gain())]}, B={}).start()
    table.cast("Last")
    assert stack(table) == ["Last", "Well"]
    table.activate("Churn").resolve()
    assert stack(table) == ["Last", "Well"], "the hand had a card for a moment and is empty again"
    table.resolve()
    assert (stack(table), len(table.names("hand", "A"))) == (["Last"], 1)
    table.activate("Churn").resolve()
    assert stack(table) == ["Last", "Well"]


@pytest.mark.ledger("classic:410.8b")
def test_it_triggers_again_only_while_its_permanent_is_in_play(book: str) -> None:
    well = watching("Well", WhenTrue(EMPTY))
    smash = aimed(Destroy(TargetObjects(0)), Filter((HasCardType(ENCHANTMENT),)))
    rod = artifact("Rod", "1", Activated(Cost(), smash))
    table = Table(book=book, A={"battlefield": [well, rod], "hand": [now("Last", gain())]}, B={}).start()
    table.cast("Last").activate("Rod").resolve()
    assert stack(table) == ["Last", "Well"]
    table.resolve()
    assert (stack(table), table.life("A")) == (["Last"], 21)
