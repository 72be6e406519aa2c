"""702.160, 718 prototype and 702.162 more than meets the eye: other values, another face, of the same card."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import ARTIFACT, BLUE, CREATURE
from apnap.cards.record import Card, Face
from apnap.i18n.rendering import Rendering
from apnap.oracle.compile import compile_card
from apnap.rules.decisions import CAST, Action
from apnap.rules.view import View
from tests.constructs.support import BEAR, Table, note, permanent, settle, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST, ISLAND

PROTOTYPED = 1
"""The face of a prototype card that is cast with the values of its inset frame."""


def golem(text: str = "", cost: str = "{4}", frame: str = "{U} — 1/2") -> CardDefinition:
    """A 5/6 Golem for {4}; prototyped a blue 1/2 for {U}."""
    text = f"Prototype {frame}" + (f"\n{text}" if text else "")
    note(text, "Golem")
    return compile_card(Card("Golem", "prototype", (Face("Golem", cost, "Artifact Creature — Golem", text, "5", "6"),)))


def table(*more: Any, lands: int = 1, **seats: Any) -> Table:
    seat = {"hand": [golem(), *more], "battlefield": [ISLAND] * lands, **seats}
    return Table(A=seat, B={"battlefield": [BEAR]}).start()


@pytest.mark.ledger("current:702.160")
@pytest.mark.construct("PrototypeFrame")
def test_718_3b_a_prototyped_spell_and_its_permanent_have_the_other_cost_color_and_size() -> None:
    """Prototype (702.160): the other cost and size (702.160a)."""
    board = table()
    assert [action.index for action in board.actions("Golem")] == [PROTOTYPED]  # 718.3a: {4} can't be paid
    board.cast("Golem", face=PROTOTYPED)
    on_stack = seen(board, "Golem", "stack")
    assert (on_stack.power, on_stack.toughness, on_stack.mana_value, on_stack.colors) == (1, 2, 1, BLUE)
    board.resolve()
    lasting = seen(board, "Golem")
    assert (lasting.power, lasting.toughness, lasting.mana_value, lasting.colors) == (1, 2, 1, BLUE)
    assert lasting.card_types == ARTIFACT | CREATURE and lasting.subtypes == {"Golem"}  # 718.5
    assert spanish("Prototype {2}{R} — 3/2") == "Prototipo {2}{R} — 3/2."


@pytest.mark.ledger("current:702.160")
@pytest.mark.construct("PrototypeFrame")
def test_718_3_it_may_be_cast_normally_and_has_its_own_values_then() -> None:
    board = table(lands=4)
    assert [action.index for action in board.actions("Golem")] == [0, PROTOTYPED]
    board.cast("Golem").resolve()
    assert board.size("Golem") == (5, 6) and seen(board, "Golem").colors == 0


@pytest.mark.ledger("current:702.160")
@pytest.mark.construct("PrototypeFrame")
def test_718_3c_d_a_copy_of_the_prototyped_has_the_other_values_only() -> None:
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    board = table(twin).cast("Golem", face=PROTOTYPED).resolve()
    settle(board.cast("Twin"))
    assert [seen(board, name).power for name in ("Golem", "Golem#2")] == [1, 1]
    assert seen(board, "Golem#2").mana_value == 1
    double = spell("Copy target creature spell you control.", name="Double", type_line="Instant")
    board = table(double).cast("Golem", face=PROTOTYPED)
    settle(board.cast("Double"))
    assert sorted(seen(board, name).toughness for name in ("Golem", "Golem#2")) == [2, 2]


@pytest.mark.ledger("current:702.160")
@pytest.mark.construct("PrototypeFrame")
def test_718_4_elsewhere_it_has_its_normal_values_again() -> None:
    blink = spell("Exile target creature you control, then return it to the battlefield.", name="Blink")
    board = table(blink).cast("Golem", face=PROTOTYPED).resolve()
    settle(board.cast("Blink"))
    assert board.size("Golem") == (5, 6)
    away = spell("Return target creature to its owner's hand.", name="Away")
    board = table(away).cast("Golem", face=PROTOTYPED).resolve()
    settle(board.cast("Away", "Golem"))
    hand = seen(board, "Golem", "hand")
    assert (hand.power, hand.mana_value, hand.colors) == (5, 4, 0)


@pytest.mark.ledger("current:702.160")
@pytest.mark.construct("PrototypeFrame")
def test_718_3a_what_is_said_of_spells_is_asked_of_the_values_it_is_cast_with() -> None:
    gift = spell(
        "You may cast a spell with mana value 1 or less from your hand without paying its mana cost.", name="Gift"
    )
    board = table(gift, lands=0)
    settle(board.cast("Gift"), "Golem")
    assert board.size("Golem") == (1, 2)


@pytest.mark.construct("PrototypeFrame")
def test_718_3_the_two_ways_are_told_apart_by_name() -> None:
    board = table(lands=4)
    for lang, words in (("en", "cast Golem prototyped"), ("es", "lanzar Golem como prototipo")):
        view = View(board.state, 0)
        asked = view.decision
        assert asked is not None and words in Rendering(view, lang).options(asked)


def robot(back: str = "") -> CardDefinition:
    """A 2/2 for {4}; for {G} it is cast as the 3/3 on its other side."""
    front = "More Than Meets the Eye {G}"
    note(front, "Bot")
    return compile_card(
        Card(
            "Bot // Truck",
            "transform",
            (
                Face("Bot", "{4}", "Artifact Creature — Robot", front, "2", "2"),
                Face("Truck", "", "Artifact Creature — Robot", back, "3", "3"),
            ),
        )
    )


@pytest.mark.ledger("current:702.162")
@pytest.mark.construct("CostedKeyword")
def test_702_162a_it_is_cast_converted_for_the_cost() -> None:
    """More than meets the eye (702.162)."""
    board = Table(A={"hand": [robot()], "battlefield": [FOREST]}, B={}).start()
    assert board.actions("Bot") == [Action(CAST, board.find("Bot").ref, 1)]
    board.cast("Bot", face=1)
    assert seen(board, "Truck", "stack").mana_value == 4  # 712.8c
    assert settle(board).size("Truck") == (3, 3)


@pytest.mark.ledger("current:702.162")
@pytest.mark.construct("CostedKeyword")
def test_702_162a_the_other_face_is_not_cast_for_anything_else() -> None:
    gift = spell("You may cast a creature spell from your hand without paying its mana cost.", name="Gift")
    board = Table(A={"hand": [robot(), gift]}, B={}).start()
    assert not board.can_cast("Bot")
    settle(board.cast("Gift"), "Bot")
    assert board.names("battlefield") == ["Bot"]


@pytest.mark.ledger("current:702.162")
@pytest.mark.construct("CostedKeyword")
def test_702_162a_from_wherever_it_may_be_cast() -> None:
    crypt = "You may cast artifact spells from your graveyard."
    board = Table(A={"graveyard": [robot()], "battlefield": [FOREST, permanent(crypt)]}, B={}).start()
    assert [action.index for action in board.actions("Bot")] == [1]
    assert settle(board.cast("Bot", face=1)).size("Truck") == (3, 3)
