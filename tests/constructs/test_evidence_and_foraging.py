"""701.59, 701.61: evidence that was collected, and foraging."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell, written

FOOD = written("", "Artifact — Food", name="Snack")


@pytest.mark.construct("Forage")
@pytest.mark.parametrize(
    ("food", "cards", "answers", "life"),
    [([FOOD], 0, (True,), 24), ([], 3, (True,), 24), ([FOOD], 0, (False,), 20), ([], 2, (), 20)],
)
def test_701_61a_three_cards_or_a_food(food: list[object], cards: int, answers: tuple[bool, ...], life: int) -> None:
    """Forage (701.61)."""
    forager = beast("When this creature enters, you may forage. If you do, you gain 4 life.")
    table = Table(A={"hand": [forager], "battlefield": food, "graveyard": [CUB] * cards}, B={}).start()
    settle(table.cast(NAME), *answers)

    assert table.life("A") == life
    assert table.names("exile") == (["Cub"] * 3 if cards == 3 else [])
    assert ("Snack" in table.names("battlefield")) == (bool(food) and life == 20)


@pytest.mark.construct("Forage")
def test_701_61a_as_a_cost() -> None:
    oven = permanent("Forage: You gain 4 life.", "Artifact", name="Oven")
    assert not Table(A={"battlefield": [oven], "graveyard": [CUB] * 2}, B={}).start().can_activate("Oven")
    table = Table(A={"battlefield": [oven], "graveyard": [CUB] * 3}, B={}).start()
    settle(table.activate("Oven"))

    assert table.life("A") == 24 and len(table.names("exile")) == 3


TWO = beast(name="Two", cost="{2}")


@pytest.mark.construct("CollectEvidence", "EvidenceCollected")
@pytest.mark.parametrize(("cards", "answers", "life"), [(2, (True, "Two", "Two"), 25), (2, (False,), 21), (1, (), 21)])
def test_701_59c_evidence_as_an_additional_cost(cards: int, answers: tuple[object, ...], life: int) -> None:
    text = (
        "As an additional cost to cast this spell, you may collect evidence 3.\n"
        "You gain 1 life. If evidence was collected, you gain 4 life."
    )
    table = Table(A={"hand": [spell(text)], "graveyard": [TWO] * cards}, B={}).start()
    table.act(table.actions(NAME)[0])
    settle(table, *answers)

    assert table.life("A") == life
    assert table.names("exile") == (["Two", "Two"] if life == 25 else [])


@pytest.mark.construct("CollectEvidence", "CollectsEvidence")
def test_701_59a_enough_is_enough() -> None:
    """Collect evidence (701.59)."""
    file = permanent("Collect evidence 3: You gain 4 life.", "Artifact", name="File")
    watch = permanent("Whenever you collect evidence, you gain 10 life.", name="Watch")
    table = Table(A={"battlefield": [file, watch], "graveyard": [TWO] * 3}, B={}).start()
    table.activate("File").choose("Two", "Two")
    assert table.decision.can_finish
    settle(table.choose("done"))

    assert table.life("A") == 34 and table.names("graveyard") == ["Two"]
    assert not table.can_activate("File")


def test_evidence_and_foraging_in_spanish() -> None:
    assert spanish("{2}, Forage: Draw a card.") == "{2}, buscar comida: Roba una carta."
    assert spanish("Draw a card if evidence was collected.") == "Roba una carta si se reunieron pruebas."
