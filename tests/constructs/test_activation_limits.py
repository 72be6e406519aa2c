"""When and by whom abilities may be activated, and abilities with a name in front (602.5, 702.57, 702.178)."""

from __future__ import annotations

import pytest

from apnap.abilities.values import STEP_NAMES
from apnap.rules import decisions as dec
from tests.constructs.support import NAME, Table, beast, permanent, settle, spell
from tests.rules.support import ISLAND, SWAMP


def steps_of(limit: str) -> list[str]:
    """Return the steps of A's turn and then of B's in which A may activate the ability."""
    table = Table(A={"battlefield": [permanent(f"{{0}}: Draw a card. Activate only {limit}.")]}, B={}).start("upkeep")
    found: list[str] = []
    for turn in (1, 2):
        for step in ("upkeep", "precombat_main", "end"):
            table.to(step, turn)
            if turn == 2:
                table.passes()
            if table.can_activate(NAME):
                found.append(f"{step} {turn}")
    return found


@pytest.mark.parametrize(
    ("limit", "steps"),
    [
        pytest.param("during your upkeep", ["upkeep 1"], marks=pytest.mark.construct("DuringYourStep")),
        pytest.param("during any upkeep", ["upkeep 1", "upkeep 2"], marks=pytest.mark.construct("DuringAnyStep")),
        pytest.param(
            "during an opponent's turn",
            ["upkeep 2", "precombat_main 2", "end 2"],
            marks=pytest.mark.construct("DuringOpponentsTurn"),
        ),
        pytest.param("during an opponent's upkeep", ["upkeep 2"], marks=pytest.mark.construct("DuringOpponentsUpkeep")),
        pytest.param(
            "before blockers are declared",
            ["upkeep 1", "precombat_main 1", "upkeep 2", "precombat_main 2"],
            marks=pytest.mark.construct("BeforeBlockers"),
        ),
        pytest.param(
            "during your turn and only during any upkeep", ["upkeep 1"], marks=pytest.mark.construct("LimitsAnd")
        ),
    ],
)
def test_602_5_only_then(limit: str, steps: list[str]) -> None:
    assert steps_of(limit) == steps


@pytest.mark.parametrize(
    ("limit", "step"),
    [
        pytest.param("during combat", "begin_combat", marks=pytest.mark.construct("DuringCombatOnly")),
        pytest.param(
            "during the declare attackers step",
            "declare_attackers",
            marks=pytest.mark.construct("DuringDeclareAttackers"),
        ),
        pytest.param(
            "during the declare blockers step", "declare_blockers", marks=pytest.mark.construct("DuringDeclareBlockers")
        ),
        pytest.param("during the end of combat step", "end_combat", marks=pytest.mark.construct("DuringEndOfCombat")),
    ],
)
def test_506_1_only_in_combat(limit: str, step: str) -> None:
    ability = permanent(f"{{0}}: Draw a card. Activate only {limit}.")
    table = Table(A={"battlefield": [ability, beast(name="Other")]}, B={}).start()
    assert not table.can_activate(NAME)

    while STEP_NAMES[table.state.step] != step:
        if table.decision.kind == dec.ATTACKERS:
            table.attack("Other")
        else:
            table.passes()
    assert table.can_activate(NAME)


@pytest.mark.construct("OnlyOnce")
def test_602_5b_only_once_ever() -> None:
    table = Table(A={"battlefield": [permanent("{0}: Draw a card. Activate only once.")]}, B={}).start()
    table.activate(NAME).resolve()
    assert not table.to("precombat_main", 3).can_activate(NAME)


@pytest.mark.construct("ThreeLimits")
def test_602_5_three_limits_at_once() -> None:
    text = "{0}: Draw a card. Activate only during your turn, only if you control a Swamp, and only once each turn."
    assert not Table(A={"battlefield": [permanent(text)]}, B={}).start().can_activate(NAME)
    table = Table(A={"battlefield": [permanent(text), SWAMP]}, B={}).start()
    assert table.can_activate(NAME)
    assert not table.activate(NAME).resolve().can_activate(NAME)
    assert not table.to("upkeep", 2).can_activate(NAME)


@pytest.mark.construct("AnyPlayerMayActivateOnly", "AsSorcery")
def test_602_2_any_player_at_their_own_sorcery_speed() -> None:
    text = "{0}: You gain 1 life. Any player may activate this ability but only as a sorcery."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    assert table.can_activate(NAME, letter="A") and not table.can_activate(NAME, letter="B")

    table.to("precombat_main", 2)
    assert table.can_activate(NAME, letter="B") and not table.can_activate(NAME, letter="A")
    table.activate(NAME).resolve()
    assert table.life("B") == 21


@pytest.mark.construct("OpponentsMayActivateOnly")
def test_602_2_only_opponents() -> None:
    text = "{0}: You gain 1 life. Only your opponents may activate this ability."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()
    assert not table.can_activate(NAME, letter="A") and table.can_activate(NAME, letter="B")


@pytest.mark.construct("ForecastLine", "Reveal")
@pytest.mark.ledger("current:702.57")
def test_702_57b_forecast_in_your_upkeep_from_the_hand_once() -> None:
    """Forecast (702.57): an activated ability of a card in hand (702.57a)."""
    card = spell("Draw a card.\nForecast — {0}, Reveal this card from your hand: You gain 1 life.", cost="{5}")
    table = Table(A={"hand": [card]}, B={}).start("upkeep")
    table.activate(NAME).resolve()
    assert table.life("A") == 21 and table.names("hand", "A") == [NAME]
    assert not table.can_activate(NAME) and not table.to("precombat_main").can_activate(NAME)


@pytest.mark.construct("PowerUpLine")
@pytest.mark.ledger("current:702.193")
def test_118_7_power_up_costs_less_by_its_mana_cost_when_new() -> None:
    text = "Power-up — {2}{U}: Put a +1/+1 counter on this creature."
    table = Table(A={"hand": [beast(text, cost="{1}{U}")], "battlefield": [ISLAND] * 3}, B={}).start()
    table.cast(NAME).resolve().activate(NAME).resolve()
    assert table.size(NAME) == (3, 3) and not table.to("precombat_main", 3).can_activate(NAME)

    table = Table(A={"battlefield": [beast(text, cost="{1}{U}"), ISLAND]}, B={}).start("upkeep")
    assert not table.to("precombat_main", 3).can_activate(NAME)


@pytest.mark.construct("MaxSpeedLine")
@pytest.mark.ledger("current:702.178")
def test_702_178a_only_at_max_speed() -> None:
    """Max speed (702.178)."""
    text = "Start your engines!\nMax speed — {0}: Draw a card.\nMax speed — This creature has flying."
    drains = [spell("Each opponent loses 1 life.", name=f"Drain {turn}") for turn in (1, 3, 5)]
    table = Table(A={"battlefield": [beast(text)], "hand": drains}, B={}).start()
    for turn in (1, 3, 5):
        assert not table.can_activate(NAME)
        table.to("precombat_main", turn).cast(f"Drain {turn}").resolve()
        if table.state.stack:
            table.resolve()
    assert table.can_activate(NAME)


@pytest.mark.construct("DoOnceEachTurn")
def test_603_2h_it_triggers_until_it_was_done() -> None:
    text = "Whenever you cast a spell, you may draw a card. If you do, you gain 1 life. Do this only once each turn."
    spells = [spell("You lose 1 life.", name=f"Spell {n}") for n in range(4)]
    table = Table(A={"battlefield": [permanent(text)], "hand": spells}, B={}).start()

    table.cast("Spell 0").resolve().choose(False)
    assert table.life("A") == 20
    table.resolve().cast("Spell 1").resolve().choose(True)
    assert table.life("A") == 20 and len(table.names("hand", "A")) == 3
    table.resolve().cast("Spell 2")
    assert table.names("stack") == ["Spell 2"]
    table.resolve().to("precombat_main", 3).cast("Spell 3")
    assert len(table.names("stack")) == 2


@pytest.mark.construct("ExhaustLine", "AbilityWord")
@pytest.mark.ledger("current:702.177")
def test_702_177_an_exhaust_ability_is_activated_only_once() -> None:
    hero = beast(
        "Exhaust — {0}: Put a +1/+1 counter on this creature.\nWhenever you activate an exhaust ability, draw a card."
    )
    table = Table(A={"battlefield": [hero]}, B={}).start()
    settle(table.activate(NAME))
    assert (table.size(NAME), len(table.names("hand", "A"))) == ((3, 3), 1)
    table.to("upkeep", turn=3)
    assert not table.actions(NAME)


@pytest.mark.construct("BoastLine")
@pytest.mark.ledger("current:702.142")
def test_702_142_a_boast_ability_needs_an_attack() -> None:
    hero = beast("Boast — {0}: Draw a card.")
    table = Table(A={"battlefield": [hero]}, B={}).start()
    assert not table.actions(NAME)
    settle(table.attack(NAME).activate(NAME))
    assert len(table.names("hand", "A")) == 1
    assert not table.actions(NAME)
