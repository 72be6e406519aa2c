"""702.75: hideaway."""

from __future__ import annotations

import pytest

from apnap.abilities.change import SetController
from apnap.abilities.definition import CardDefinition
from apnap.abilities.objects import You
from apnap.rules.knowledge import knows
from tests.constructs.support import Table, permanent
from tests.rules.layered import affect
from tests.rules.support import creature

FOUND = [creature(name, "5", 5, 5) for name in ("Alpha", "Beta", "Gamma", "Delta", "Omega")]


def lair(n: int = 3) -> CardDefinition:
    text = f"Hideaway {n}\n{{T}}: You may play the exiled card without paying its mana cost."
    return permanent(text, "Artifact", name="Lair")


@pytest.mark.ledger("current:702.75")
def test_702_75a_one_of_the_top_cards_is_exiled_face_down() -> None:
    table = Table(A={"hand": [lair()], "library": FOUND}, B={}).start().cast("Lair").settle()
    assert len(table.decision.options) == 3
    table.choose("Beta").settle()
    (card,) = table.objects("exile")
    assert card.face_down and card.definition.name == "Beta"
    library = table.library()
    assert library[:2] == ["Delta", "Omega"] and set(library[-2:]) == {"Alpha", "Gamma"}


def hidden(table: Table, name: str = "Beta") -> Table:
    """The Lair has exiled that card."""
    return table.start().cast("Lair").settle().choose(name).settle()


@pytest.mark.ledger("current:702.75")
def test_702_75a_only_who_controls_the_permanent_may_look_at_the_card() -> None:
    table = hidden(Table(A={"hand": [lair()], "library": FOUND}, B={}))
    (card,) = table.objects("exile")
    assert knows(table.state, 0, card) and not knows(table.state, 1, card)
    affect(table, ["Lair"], SetController(You()), you="B")
    (card,) = table.objects("exile")
    assert knows(table.state, 1, card)


def test_607_2a_the_linked_ability_plays_that_card() -> None:
    table = hidden(Table(A={"hand": [lair()], "library": FOUND}, B={}))
    table.activate("Lair").settle()
    table.choose(table.decision.options[0]).settle()  # the only card, still face down
    assert table.size("Beta") == (5, 5) and table.objects("exile") == []


@pytest.mark.ledger("current:702.75")
def test_702_75_with_fewer_cards_in_the_library() -> None:
    table = Table(A={"hand": [lair(4)], "library": FOUND[:1], "fill": 0}, B={}).start().cast("Lair").settle()
    assert table.names("exile") == [""] and table.state.players[0].library == []


@pytest.mark.ledger("current:702.75")
def test_702_75_each_instance_hides_a_card() -> None:
    text = "Hideaway 2\nHideaway 1"
    two = permanent(text, "Artifact", name="Lair")
    table = Table(A={"hand": [two], "library": FOUND}, B={}).start().cast("Lair").settle()
    for _ in range(2):
        table.choose(table.decision.options[0]).settle()
    assert len(table.objects("exile")) == 2
