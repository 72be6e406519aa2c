"""716 Classes, 719 Cases."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules import decisions as dec
from tests.constructs.support import BEAR, ELK, NAME, Table, settle, spanish, spell, written

LEVELS = (
    "Creatures you control get +1/+1.\n{0}: Level 2\nWhen this Class becomes level 2, you gain 3 life.\n"
    "Creatures you control have flying.\n{0}: Level 3\nWhenever you cast a spell, you gain 10 life."
)


def school(text: str = LEVELS) -> CardDefinition:
    return written(text, "Enchantment — Class", layout="class")


def case(text: str) -> CardDefinition:
    return written(text, "Enchantment — Case", layout="case")


def activations(table: Table) -> list[int]:
    return [action.index for action in table.legal("A") if action.kind == dec.ACTIVATE]


@pytest.mark.construct("ClassLevelBar", "BecomesLevelEvent")
def test_716_2a_levels_are_gained_in_order_and_keep_what_was_before() -> None:
    """A bar is an activated and a static ability (716.2); no level means level 1 (716.2d)."""
    chant = spell("Draw a card.", name="Chant")
    table = Table(A={"battlefield": [school(), BEAR], "hand": [chant]}, B={}).start()
    assert table.size("Bear") == (3, 3) and activations(table) == [0]  # level 3 only from level 2
    table.activate(NAME).settle()
    assert table.life("A") == 23 and table.size("Bear") == (3, 3) and activations(table) == [1]
    table.activate(NAME, index=1).settle()
    assert activations(table) == [] and table.life("A") == 23
    assert table.cast("Chant").settle().life("A") == 33
    table.to("upkeep", turn=3)
    assert table.life("A") == 33 and activations(table) == []


@pytest.mark.construct("ClassLevelBar")
def test_716_2a_a_level_is_gained_at_sorcery_speed_and_forgotten_with_the_object() -> None:
    bounce = spell("Return target enchantment to its owner's hand.", name="Bounce")
    table = Table(A={"battlefield": [school()], "hand": [bounce]}, B={}).start("upkeep")
    assert activations(table) == []
    table.to("precombat_main").activate(NAME).settle().cast("Bounce").settle().cast(NAME).settle()
    assert activations(table) == [0]  # 400.7


@pytest.mark.construct("ToSolve", "SolvedLine")
def test_719_3a_a_case_is_solved_at_its_controllers_end_step_and_stays_solved() -> None:
    riddle = case("To solve — You control two or more creatures.\nSolved — Creatures you control get +2/+2.")
    table = Table(A={"battlefield": [riddle, BEAR], "hand": [BEAR]}, B={}).start().to("end")
    assert table.size("Bear") == (2, 2)
    table.to("precombat_main", turn=3).cast("Bear#2" if table.find("Bear#2").zone == 2 else "Bear").resolve()
    assert table.size("Bear") == (2, 2)
    table.to("upkeep", turn=4)
    assert table.size("Bear") == (4, 4)


@pytest.mark.construct("ToSolve", "SolvedLine")
def test_719_3a_the_condition_must_still_be_true_as_it_resolves() -> None:
    riddle = case("To solve — You control a creature.\nSolved — {T}: You gain 1 life.")
    kill = spell("Destroy target creature.", name="Kill", type_line="Instant")
    table = Table(A={"battlefield": [riddle, BEAR], "hand": [kill]}, B={}).start().to_step("end", 1)
    table.cast("Kill").settle().to("upkeep", turn=2)
    assert activations(table) == []
    table = Table(A={"battlefield": [riddle, BEAR]}, B={}).start().to("upkeep", turn=2)
    assert activations(table.passes(0)) == [0]


MIRROR = "Create a token that's a copy of target enchantment you control."


@pytest.mark.ledger("current:702.169")
@pytest.mark.construct("ToSolve", "SolvedLine")
def test_702_169b_d_the_abilities_of_a_case_wait_until_it_is_solved() -> None:
    """702.169, 702.169a: a static, a triggered (702.169c) and an activated ability; each does nothing before."""
    text = "To solve — You control two or more creatures.\nSolved — {ability}"
    static = text.format(ability="Creatures you control get +2/+2.")
    triggered = text.format(ability="Whenever a creature you control enters, you gain 1 life.")
    activated = text.format(ability="{0}: You gain 10 life. Activate only once each turn.")
    cases = [case(one) for one in (static, triggered, activated)]
    table = Table(A={"battlefield": [*cases, BEAR], "hand": [BEAR, ELK]}, B={}).start()
    assert not activations(table)
    settle(table.cast("Bear#2"))
    assert table.life("A") == 20 and table.size("Bear") == (2, 2)
    table.to("precombat_main", turn=3)
    assert table.size("Bear") == (4, 4) and len(activations(table)) == 1
    settle(table.cast("Elk"))
    assert table.life("A") == 21 and table.size("Elk") == (4, 4)
    settle(table.activate(f"{NAME}#3"))
    assert table.life("A") == 31


@pytest.mark.ledger("current:702.169")
@pytest.mark.construct("ToSolve", "SolvedLine")
def test_702_169a_solved_is_no_ability_and_is_not_copied() -> None:
    """719.3b: the designation stays without the abilities and whatever becomes of the condition; a copy has none."""
    riddle = case("To solve — You control a creature.\nSolved — Creatures you control get +2/+2.")
    hush = spell("Target enchantment loses all abilities until end of turn.", name="Hush")
    hand = [spell("Destroy target creature.", name="Doom"), hush, spell(MIRROR, name="Mirror"), BEAR]
    table = Table(A={"battlefield": [riddle, ELK], "hand": hand}, B={}).start("precombat_main", 3)
    assert table.size("Elk") == (4, 4)
    table.cast("Doom").resolve().cast("Mirror").resolve()
    table.cast("Bear").resolve()
    assert table.size("Bear") == (4, 4)  # by the Case that was solved, not by its copy
    table.cast("Hush", NAME).resolve()
    assert table.size("Bear") == (2, 2)
    assert table.to("precombat_main", 4).size("Bear") == (6, 6)  # it was solved still; its copy has been solved, too


@pytest.mark.ledger("current:702.169")
@pytest.mark.construct("ToSolve", "SolvedLine")
def test_702_169a_each_of_two_cases_is_solved_by_itself() -> None:
    """719.3a: the trigger of each has its own condition, and one instance of two on an object solves it for both."""
    one = case("To solve — You control a creature.\nSolved — {0}: You gain 1 life.")
    two = case(
        "To solve — You control two or more creatures.\nSolved — {0}: You gain 1 life.\nSolved — {0}: Draw a card."
    )
    table = Table(A={"battlefield": [one, two, BEAR], "hand": [ELK]}, B={}).start("precombat_main", 3)
    assert len(activations(table)) == 1
    table.cast("Elk").resolve()
    assert len(activations(table.to("precombat_main", 5))) == 3


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        ("{1}{R}: Level 2", "{1}{R}: Nivel 2"),
        (
            "When this Class becomes level 2, draw a card.",
            "Cuando esta Clase se vuelva de nivel 2, roba una carta.",
        ),
        ("To solve — You control two or more creatures.", "Para resolver — Controlas dos o más criaturas."),
        ("Solved — {T}: Draw a card.", "Resuelto — {T}: Roba una carta."),
    ],
)
def test_in_spanish(english: str, printed: str) -> None:
    assert spanish(english) == printed
