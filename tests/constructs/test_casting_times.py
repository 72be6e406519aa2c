"""When a spell may be cast (601.3)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.values import STEP_NAMES
from apnap.rules import decisions as dec
from tests.constructs.support import NAME, Table, beast, spell, written

STEPS = ("upkeep", "precombat_main", "begin_combat", "declare_attackers", "declare_blockers", "end_combat", "end")


def castable(limit: str, letter: str) -> list[str]:
    """Return the steps of A's second turn, in which a creature attacks B, in which that player can cast the spell."""
    card = spell(f"Cast this spell only {limit}.\nDraw a card.", type_line="Instant")
    seats: dict[str, Any] = {
        one: {"hand": [card] * (one == letter), "battlefield": [beast(name="Animal")]} for one in "AB"
    }
    table = Table(**seats)
    table.start("upkeep", 3)
    found: list[str] = []
    while table.state.turn == 3 and not table.state.over:
        if table.decision.kind == dec.ATTACKERS:
            table.attack("Animal")
        elif table.decision.kind != dec.PRIORITY:
            table.choose(dec.DONE)
        else:
            step = STEP_NAMES[table.state.step]
            if step in STEPS and step not in found and table.can_cast(NAME, letter):
                found.append(step)
            table.passes()
    return found


@pytest.mark.parametrize(
    ("limit", "mine", "theirs"),
    [
        pytest.param("during the declare attackers step and only if you've been attacked this step", [],
                     ["declare_attackers"], marks=pytest.mark.construct("CastLimitsAnd", "BeenAttacked")),
        pytest.param("during combat on an opponent's turn", [], [*STEPS[2:6]],
                     marks=pytest.mark.construct("CastOnOpponentsTurn")),
        pytest.param("during combat on your turn", [*STEPS[2:6]], [], marks=pytest.mark.construct("CastOnYourTurn")),
        pytest.param("during an opponent's turn", [], [*STEPS], marks=pytest.mark.construct("CastInOpponentsTurn")),
        pytest.param("during an opponent's upkeep", [], ["upkeep"],
                     marks=pytest.mark.construct("CastInOpponentsStep")),
        pytest.param("during the declare blockers step", ["declare_blockers"], ["declare_blockers"],
                     marks=pytest.mark.construct("CastInDeclareBlockers")),
        pytest.param("during combat after blockers are declared", [*STEPS[4:6]], [*STEPS[4:6]],
                     marks=pytest.mark.construct("CastAfterBlocks")),
        pytest.param("before attackers are declared", [*STEPS[:3]], [*STEPS[:3]],
                     marks=pytest.mark.construct("CastBeforeAttackers")),
        pytest.param("before blockers are declared", [*STEPS[:4]], [*STEPS[:4]],
                     marks=pytest.mark.construct("CastBeforeBlockers")),
        pytest.param("before the combat damage step", [*STEPS[:5]], [*STEPS[:5]],
                     marks=pytest.mark.construct("CastBeforeDamage")),
        pytest.param("after combat", ["end"], ["end"], marks=pytest.mark.construct("CastAfterCombat")),
    ],
)  # fmt: skip
def test_601_3_only_then(limit: str, mine: list[str], theirs: list[str]) -> None:
    assert castable(limit, "A") == mine
    assert castable(limit, "B") == theirs


@pytest.mark.construct("CastInYourTurn")
def test_601_3a_cast_this_spell_only_during_your_turn() -> None:
    song = written("Cast this spell only during your turn.\nDraw a card.", "Instant")
    table = Table(A={"hand": [song]}, B={}).start()
    assert table.can_cast(NAME)
    assert not table.to("upkeep", turn=2).passes().can_cast(NAME)
