"""603.2c: "one or more" makes one event of what happens to several objects at the same time."""

from __future__ import annotations

import pytest

from apnap.oracle.compile import NO_MEANING, compile_text
from tests.constructs.support import NAME, Table, beast, permanent, spell


@pytest.mark.construct("DiscardsEvent")
def test_603_2c_cards_discarded_together_are_one_event() -> None:
    watcher = beast("Whenever you discard one or more cards, put that many +1/+1 counters on this creature.")
    rite = spell("Discard two cards.", name="Rite")
    wastes = [beast(name="One"), beast(name="Two")]
    table = Table(A={"battlefield": [watcher], "hand": [rite, *wastes]}, B={}).start()

    table.cast("Rite").resolve()

    assert len(table.state.stack) == 1
    table.resolve()
    assert table.find(NAME).counters == (("+1/+1", 2),)


@pytest.mark.construct("DiscardsEvent")
def test_603_2c_each_discarded_card_is_an_event_of_its_own() -> None:
    watcher = permanent("Whenever you discard a card, you gain 1 life.")
    rite = spell("Discard two cards.", name="Rite")
    table = Table(A={"battlefield": [watcher], "hand": [rite, beast(name="One"), beast(name="Two")]}, B={}).start()

    table.cast("Rite").resolve()

    assert len(table.state.stack) == 2


@pytest.mark.construct("SacrificesEvent")
def test_603_2c_creatures_sacrificed_together_are_one_event() -> None:
    watcher = permanent("Whenever you sacrifice one or more creatures, you gain 1 life.")
    rite = spell("Sacrifice two creatures.", name="Rite")
    table = Table(A={"battlefield": [watcher, beast(name="One"), beast(name="Two")], "hand": [rite]}, B={}).start()

    table.cast("Rite").resolve()

    assert len(table.state.stack) == 1


@pytest.mark.parametrize(
    "event",
    [
        "you discard two cards",
        "you sacrifice each creature",
        "a player casts target spell",
        "target player draws a card",
    ],
)
def test_numbers_and_targets_are_not_dropped_from_events(event: str) -> None:
    _, problems = compile_text(f"Whenever {event}, you gain 1 life.", NAME, is_spell=False)

    assert [problem.kind for problem in problems] == [NO_MEANING]
