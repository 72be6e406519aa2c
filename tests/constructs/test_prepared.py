"""722: preparation cards."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.rules import decisions as dec
from tests.constructs.support import Table, beast, note, spanish, spell

KILL = spell("Destroy target creature.", name="Kill", type_line="Instant")
FADE = spell("Target creature phases out.", name="Fade", type_line="Instant")


def student(text: str, spell_type: str = "Instant", spell_text: str = "You gain 3 life.") -> CardDefinition:
    """A 2/2 with that text and a prepare spell named Notes that costs nothing."""
    front = Face("Student", "{0}", "Creature — Human", text, "2", "2")
    notes = Face("Notes", "{0}", spell_type, spell_text)
    note(text, "Student")
    return compile_card(Card("Student // Notes", "prepare", (front, notes)))


def castable(table: Table, letter: str = "A") -> list[str]:
    """The cards (by name) that a player may cast now."""
    refs = [action.ref for action in table.legal(letter) if action.kind == dec.CAST]
    return sorted(table.named(ref) for ref in refs)


@pytest.mark.construct("EnterPrepared")
def test_722_3c_a_copy_may_be_cast_once() -> None:
    table = Table(A={"hand": [student("This creature enters prepared.")]}, B={}).start()
    assert castable(table) == ["Student // Notes"]  # 722.3: not the card itself as Notes
    table.cast("Student").settle()
    assert castable(table) == ["Notes"] and len(table.objects("exile")) == 1
    table.cast("Notes").settle()
    assert table.life("A") == 23 and castable(table) == [] and table.objects("exile") == []
    assert table.names("battlefield") == ["Student"] and table.names("graveyard") == []


@pytest.mark.construct("BecomesPrepared")
def test_722_3a_it_becomes_prepared_again_only_when_it_is_not() -> None:
    text = "Whenever you cast a creature spell, this creature becomes prepared."
    pups = [beast(name=name) for name in ("Pup", "Cub", "Kit")]
    table = Table(A={"battlefield": [student(text)], "hand": pups}, B={}).start()
    table.cast("Pup").settle().cast("Cub").settle()
    assert len(table.objects("exile")) == 1
    table.cast("Notes").settle().cast("Kit").settle()
    assert len(table.objects("exile")) == 1 and castable(table) == ["Notes"]


@pytest.mark.construct("BecomesPrepared", "BecomesUnprepared")
def test_722_3b_unprepared_and_the_timing_of_the_spell() -> None:
    text = "{T}: This creature becomes prepared.\n{0}: This creature becomes unprepared."
    table = Table(A={"battlefield": [student(text, "Sorcery")]}, B={}).start("upkeep").activate("Student").settle()
    assert castable(table) == [] and len(table.objects("exile")) == 1  # a sorcery in the upkeep
    table.to("precombat_main")
    assert castable(table) == ["Notes"]
    table.activate("Student", index=1).settle()
    assert castable(table) == [] and table.objects("exile") == []


@pytest.mark.construct("EnterPrepared")
def test_722_3c_the_copy_goes_with_the_permanent_and_follows_its_controller() -> None:
    entering = student("This creature enters prepared.")
    table = Table(A={"hand": [entering, KILL]}, B={}).start().cast("Student").settle().cast("Kill").settle()
    assert table.objects("exile") == [] and castable(table) == []
    steal = spell("Gain control of target creature.", name="Steal")
    table = Table(A={"hand": [entering]}, B={"hand": [steal]}).start().cast("Student").settle()
    table.to("precombat_main", turn=2).cast("Steal").settle()
    assert castable(table, "B") == ["Notes"] and castable(table, "A") == []


@pytest.mark.construct("EnterPrepared")
def test_722_3c_phasing_out_and_in_again_makes_another_copy() -> None:
    table = Table(A={"hand": [student("This creature enters prepared."), FADE]}, B={}).start()
    table.cast("Student").settle().cast("Fade").settle()
    assert table.objects("exile") == [] and castable(table) == []
    table.to("precombat_main", turn=3)
    assert castable(table) == ["Notes"]


@pytest.mark.construct("EnterPrepared")
def test_722_2b_a_token_copy_has_a_prepare_spell_too() -> None:
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    table = Table(A={"hand": [student("This creature enters prepared."), twin]}, B={}).start()
    table.cast("Student").settle().cast("Twin").settle()
    assert len(table.objects("exile")) == 2 and castable(table) == ["Notes", "Notes"]


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        ("This creature enters prepared.", "Esta criatura entra preparada."),
        ("Whenever this creature attacks, it becomes prepared.", "Siempre que esta criatura ataque, queda preparada."),
    ],
)
def test_in_spanish(english: str, printed: str) -> None:
    assert spanish(english) == printed
