"""What is said of an extra turn; what happened over a turn; what holds in a player's own turn only."""

from __future__ import annotations

import pytest

from apnap.abilities.values import FLYING
from apnap.rules.characteristics import Characteristics, characteristics
from tests.constructs.support import CUB, FEN, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST


def seen(table: Table, name: str) -> Characteristics:
    """Return the characteristics of a permanent."""
    return characteristics(table.state, table.find(name))


TURN = "Take an extra turn after this one."


@pytest.mark.construct("AtThatTurnsStep")
def test_500_7_the_end_step_of_that_turn() -> None:
    line = "At the beginning of that turn's end step, you lose the game."
    table = played(f"{TURN} {line}")

    assert not table.to("postcombat_main", 2).state.over
    table.to("upkeep", 3)
    assert table.state.over and table.state.turn == 2 and table.state.result == (1,)
    assert spanish(f"{TURN} {line}") == (
        "Juega un turno adicional después de este. Al comienzo del paso final de ese turno, pierdes el juego."
    )


@pytest.mark.construct("DuringThatTurn", "PowerUpCant")
def test_500_7_what_holds_during_that_turn() -> None:
    text = f"{TURN} During that turn, power-up abilities can't be activated."
    table = played(text, A={"battlefield": [permanent("Power-up — {0}: Draw a card.", name="Spring")]})

    assert table.can_activate("Spring")
    assert not table.to("precombat_main", 2).can_activate("Spring")
    assert table.to("precombat_main", 4).state.active == 0 and table.can_activate("Spring")


@pytest.mark.construct("SkipStepOfThatTurn")
def test_614_10_a_step_of_that_turn_is_skipped() -> None:
    text = f"{TURN} Skip the untap step of that turn. Tap all lands you control."
    table = played(text, A={"battlefield": [FOREST]})

    assert table.to("upkeep", 2).state.active == 0 and table.find("Forest").tapped
    assert not table.to("upkeep", 4).find("Forest").tapped


@pytest.mark.construct("DiscardedThisTurn")
@pytest.mark.parametrize(("discards", "life"), [("Each player discards a card.", 23), ("Draw a card.", 20)])
def test_701_9_a_player_discarded_a_card(discards: str, life: int) -> None:
    line = "If an opponent discarded a card this turn, you gain 3 life."

    assert played(f"{discards}\n{line}", B={"hand": [CUB]}).life("A") == life
    assert spanish(line) == "Si un oponente descartó una carta este turno, ganas 3 vidas."


@pytest.mark.construct("YouPutACounter", "YouPutCountersOf")
@pytest.mark.parametrize(("kind", "life"), [("+1/+1", 25), ("charge", 21)])
def test_122_6_counters_you_put(kind: str, life: int) -> None:
    text = (
        f"Put a {kind} counter on target creature.\nYou gain 1 life if you put a counter on a creature this turn.\n"
        "You gain 4 life if you've put one or more +1/+1 counters on a creature this turn."
    )

    assert played(text, A={"battlefield": [CUB]}).life("A") == life


@pytest.mark.construct("HasCounterThere")
@pytest.mark.parametrize(("who", "life"), [("target opponent", 23), ("you", 20)])
def test_122_1_a_player_has_a_counter(who: str, life: int) -> None:
    given = "Target opponent gets two rad counters." if who != "you" else "You get two rad counters."
    text = f"{given}\nIf an opponent has a rad counter, you gain 3 life."

    assert played(text).life("A") == life


@pytest.mark.construct("CardsTheyDrew", "CardsTheyDiscarded")
def test_121_1_cards_drawn_and_discarded_over_the_turn() -> None:
    text = (
        "Each opponent draws three cards, then discards a card at random.\n"
        "You gain life equal to the number of cards target opponent discarded this turn.\n"
        "~ deals damage to each opponent equal to the number of cards that player has drawn this turn."
    )
    table = played(text.replace("~", NAME))

    assert (table.life("A"), table.life("B")) == (21, 17)


@pytest.mark.construct("CardsTheyveDrawn")
def test_121_1_cards_they_have_drawn() -> None:
    line = (
        f"Target player draws two cards, then {NAME} deals damage to that player equal to the number of cards they've "
        "drawn this turn."
    )

    assert played(line, "B").life("B") == 18


@pytest.mark.construct("GreatestDrawn")
def test_121_1_the_greatest_number_of_cards_drawn() -> None:
    text = (
        "Each opponent draws two cards. Draw three cards.\n"
        "You gain life equal to the greatest number of cards an opponent has drawn this turn."
    )

    assert played(text).life("A") == 22


@pytest.mark.construct("SacrificedByAnyone", "LeftUnderYouDeed")
def test_701_21_what_was_sacrificed_and_what_left() -> None:
    text = (
        "Each player sacrifices a creature of their choice.\n"
        "You gain 1 life for each permanent sacrificed this turn.\n"
        "You gain 5 life for each creature that left the battlefield under your control this turn."
    )

    assert played(text, A={"battlefield": [CUB]}, B={"battlefield": [CUB]}).life("A") == 27


@pytest.mark.construct("HasInYourTurn", "CostsLessInYourTurn")
def test_500_1_in_your_turn() -> None:
    less = "This ability costs {1} less to activate during your turn."
    text = f"This creature has flying during your turn.\n{{1}}: Draw a card. {less}"
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()

    assert table.can_activate(NAME) and seen(table, NAME).keywords & FLYING
    table.to("precombat_main", 2)
    assert not table.can_activate(NAME, "A") and not seen(table, NAME).keywords & FLYING


@pytest.mark.construct("GainsControlFromYou")
def test_613_an_opponent_gains_control_from_you() -> None:
    line = "Whenever an opponent gains control of a permanent from you, you gain 3 life."
    rite = spell("Target opponent gains control of target creature.", name="Rite")
    table = Table(A={"battlefield": [permanent(line), CUB], "hand": [rite]}, B={}).start()

    settle(table.cast("Rite"))

    assert table.life("A") == 23


@pytest.mark.construct("LoseHalfLife", "ThirdOfIt")
def test_119_3_a_third_of_their_life() -> None:
    line = "Each player loses a third of their life, rounded up."

    assert played(line).life("B") == 13
    assert spanish(line) == "Cada jugador pierde un tercio de sus vidas, redondeando hacia arriba."


@pytest.mark.construct("TargetsDespiteYourHexproof", "TargetsOpponentsDespiteHexproof")
def test_609_4_hexproof_that_does_not_stop_you() -> None:
    shy = beast("Hexproof", name="Shy")
    veil = permanent("You have hexproof.", name="Veil")
    lens = (
        "Creatures your opponents control with hexproof can be the targets of spells and abilities you control "
        "as though they didn't have hexproof."
    )
    tower = lens.replace("Creatures", "Your opponents and enchantments")
    bolt, end = spell("Target player loses 1 life.", name="Bolt"), spell("Destroy target creature.", name="End")

    def reached(text: str) -> tuple[bool, bool]:
        table = Table(A={"battlefield": [permanent(text)], "hand": [bolt, end]}, B={"battlefield": [shy, veil]}).start()
        return table.can_cast("End"), len(table.act(table.actions("Bolt", "hand")[0]).decision.options) > 1

    assert reached(lens) == (True, False)
    assert reached(tower) == (False, True)


@pytest.mark.construct("AtTheirNextStep")
def test_603_7_their_next_upkeep() -> None:
    line = "Choose target opponent. That player loses 3 life at the beginning of their next upkeep."
    table = played(line)

    assert table.to("postcombat_main", 1).life("B") == 20
    assert table.to("draw", 2).life("B") == 17
    assert table.to("draw", 4).life("B") == 17


@pytest.mark.construct("CycleCards")
def test_702_29_players_cant_cycle() -> None:
    cycler = spell("Draw a card.\nCycling {0}", name="Cycler")
    table = Table(A={"battlefield": [permanent("Players can't cycle cards.")], "hand": [cycler]}, B={}).start()

    assert len(table.actions("Cycler", "hand")) == 1
    free = Table(A={"battlefield": [FEN], "hand": [cycler]}, B={}).start()
    assert len(free.actions("Cycler", "hand")) == 2
