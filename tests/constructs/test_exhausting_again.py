"""702.177b: exhaust abilities once more, and two conditions of one static ability."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import FLYING
from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.layered import seen

AGAIN = (
    "During your turn, as long as you haven't activated an exhaust ability this turn, you may activate exhaust "
    "abilities as though they haven't been activated."
)


def hero() -> CardDefinition:
    return beast("Exhaust — {0}: You gain 1 life.\nExhaust — {0}: You gain 10 life.", name="Hero")


@pytest.mark.ledger("current:702.177")
@pytest.mark.construct("ActivateExhaustAgain", "HaveNotExhausted")
def test_702_177b_only_until_the_first_exhaust_ability_of_the_turn_and_in_your_own_turns() -> None:
    """Each of them is activated once; from then on one in each of your turns, which counts though it is countered."""
    stifle = spell("Counter target activated ability.", name="Stifle", type_line="Instant")
    table = Table(A={"battlefield": [hero(), permanent(AGAIN)], "hand": [stifle]}, B={}).start()
    settle(table.activate("Hero", index=0))
    assert [one.index for one in table.actions("Hero")] == [1]  # one was activated this turn: not that one again
    settle(table.activate("Hero", index=1))
    assert not table.can_activate("Hero") and table.life("A") == 31
    assert not table.to("upkeep", 2).can_activate("Hero")
    table.to("precombat_main", 3)
    assert [one.index for one in table.actions("Hero")] == [0, 1]
    table.activate("Hero", index=1).cast("Stifle")
    assert settle(table).life("A") == 31 and not table.can_activate("Hero")
    settle(table.to("precombat_main", 5).activate("Hero", index=0))
    assert table.life("A") == 32 and not table.can_activate("Hero")


@pytest.mark.ledger("current:702.177")
@pytest.mark.construct("ActivateExhaustAgain")
def test_702_177b_it_is_for_exhaust_abilities_only() -> None:
    once = beast("{0}: You gain 1 life. Activate only once.", name="Once")
    table = Table(A={"battlefield": [once, permanent(AGAIN)]}, B={}).start()
    settle(table.activate("Once"))
    assert not table.to("precombat_main", 3).can_activate("Once")


@pytest.mark.construct("Prefixed", "InYourTurn")
def test_604_2_two_conditions_of_one_static_ability() -> None:
    lord = beast("During your turn, as long as you control an artifact, creatures you control have flying.")
    for mine, flies in ((permanent("", "Artifact", name="Cup"), True), (CUB, False)):
        table = Table(A={"battlefield": [lord, mine]}, B={}).start()
        assert bool(seen(table, NAME).keywords & FLYING) == flies
        assert not seen(table.to("upkeep", 2), NAME).keywords


def test_in_spanish() -> None:
    assert spanish(AGAIN).startswith("Durante tu turno, mientras no activaste ninguna habilidad de agotar este turno, ")
