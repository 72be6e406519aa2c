"""714: chapter abilities of Sagas as triggered abilities, and when a Saga is sacrificed."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import FLYING
from tests.constructs.support import Table, permanent, settle, spell, written
from tests.rules.layered import seen

THREE = "I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life."
STOP = spell("Counter target triggered ability.", name="Stop", type_line="Instant")
HUSH = spell("Target Saga loses all abilities.", name="Hush", type_line="Instant")
ON = spell("Put two lore counters on target Saga.", name="On", type_line="Instant")


def song(text: str = THREE) -> CardDefinition:
    return written(text, "Enchantment — Saga", name="Song", layout="saga")


def sung(*hand: CardDefinition, text: str = THREE) -> Table:
    """The Song has entered and its first chapter is on the stack."""
    return Table(A={"hand": [song(text), *hand]}, B={}).start().cast("Song").resolve()


def test_714_2_a_chapter_ability_is_a_triggered_ability() -> None:
    """It waits on the stack, can be countered as one, and does not come again for that."""
    table = sung(STOP)
    assert len(table.state.stack) == 1 and table.life("A") == 20
    table.cast("Stop").resolve()
    assert table.state.stack == [] and table.life("A") == 20 and "Song" in table.names("battlefield")
    assert settle(table.to("precombat_main", turn=3)).life("A") == 22


def test_714_2d_the_final_chapter_is_the_greatest_number_wherever_it_is_printed() -> None:
    table = settle(sung(text="I, III — You gain 1 life.\nII — You gain 5 life."))
    table.to("begin_combat", turn=3)
    assert table.life("A") == 26 and "Song" in table.names("battlefield")
    assert table.to("begin_combat", turn=5).life("A") == 27 and table.names("graveyard") == ["Song"]


def test_714_2d_714_3c_without_chapters_it_gets_no_counters_and_stays() -> None:
    """Its final chapter number is 0, but 714.4 and 714.3c speak of Sagas with chapter abilities."""
    table = settle(sung(HUSH)).cast("Hush").resolve()
    assert "Song" in table.names("battlefield")
    table.to("begin_combat", turn=5)
    assert table.find("Song").counter("lore") == 1 and table.life("A") == 21


def test_714_4_it_is_not_sacrificed_while_a_chapter_of_it_is_on_the_stack() -> None:
    table = settle(sung(ON)).cast("On").resolve()
    while len(table.state.stack) < 2:
        table.choose(table.decision.options[0])  # the order of the two chapters
    assert table.find("Song").counter("lore") == 3
    table.resolve()
    assert table.names("battlefield") == ["Song"]  # the other one is waiting still
    assert table.resolve().life("A") == 27 and table.names("battlefield") == []


@pytest.mark.parametrize("countered", [True, False])
def test_714_4_it_goes_without_the_stack_when_its_last_chapter_has_left_it(countered: bool) -> None:
    watch = permanent("Whenever you sacrifice an enchantment, you gain 10 life.")
    table = Table(A={"hand": [song("I — You gain 1 life."), STOP], "battlefield": [watch]}, B={}).start()
    table.cast("Song").resolve()
    if countered:
        table.cast("Stop")
    table.resolve()
    assert "Song" in table.names("graveyard") and len(table.state.stack) == 1  # what sees the sacrifice
    assert table.resolve().life("A") == (30 if countered else 31)


def test_714_4_603_3d_it_goes_too_if_its_last_chapter_finds_no_target_and_never_stays_on_the_stack() -> None:
    text = "I — You gain 1 life.\nII — Destroy target creature."
    table = settle(sung(text=text)).to("precombat_main", turn=3)
    assert table.state.stack == [] and table.names("graveyard") == ["Song"]


def test_714_1a_a_saga_creature_has_its_other_abilities_besides_its_chapters() -> None:
    text = "I — You gain 1 life.\nII, III — You gain 2 life.\nFlying"
    beast = written(text, "Enchantment Creature — Saga Bird", name="Song", size=(2, 2), layout="saga")
    table = settle(Table(A={"hand": [beast]}, B={}).start().cast("Song"))
    assert table.size("Song") == (2, 2) and seen(table, "Song").keywords == FLYING
    table.to("precombat_main", turn=3)
    settle(table)
    assert seen(table, "Song").keywords == FLYING and table.find("Song").counter("lore") == 2
    assert table.attack("Song").to("end_combat").life("B") == 18
    assert table.to("begin_combat", turn=5).life("A") == 25 and table.names("graveyard") == ["Song"]
