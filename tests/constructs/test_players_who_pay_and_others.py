"""What happens unless players pay, said in front; players other than one and with the most; what opponents control."""

from __future__ import annotations

import pytest

from apnap.abilities.values import HEXPROOF
from apnap.rules.characteristics import characteristics, controller_of
from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    FOX,
    NAME,
    SEAL,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)
from tests.rules.support import FOREST, SWAMP


@pytest.mark.construct("UnlessInFront")
@pytest.mark.parametrize(("answers", "life"), [((False, False), 25), ((False, True), 20), ((True,), 20)])
def test_118_12a_unless_any_player_pays(answers: tuple[bool, ...], life: int) -> None:
    line = "Unless any player pays {1}, you gain 5 life."
    table = played(line, *answers, A={"battlefield": [FOREST]}, B={"battlefield": [SWAMP]})

    assert table.life("A") == life
    assert spanish(line) == "A menos que cualquier jugador pague {1}, ganas 5 vidas."


@pytest.mark.construct("UnlessInFront")
@pytest.mark.parametrize(("pays", "lives"), [(False, (25, 15)), (True, (20, 20))])
def test_118_12a_unless_target_player_pays(pays: bool, lives: tuple[int, int]) -> None:
    line = "Unless target player pays {1}, that player loses 5 life and you gain 5 life."
    table = played(line, "B", pays, A={"battlefield": [FOREST]}, B={"battlefield": [SWAMP]})

    assert (table.life("A"), table.life("B")) == lives


@pytest.mark.construct("IfAnyPlayerPays")
@pytest.mark.parametrize(("answers", "life"), [((False, False), 20), ((False, True), 25)])
def test_118_12_if_any_player_pays(answers: tuple[bool, ...], life: int) -> None:
    table = played(
        "If any player pays {1}, you gain 5 life.",
        *answers,
        A={"battlefield": [FOREST]},
        B={"battlefield": [SWAMP]},
    )

    assert table.life("A") == life


@pytest.mark.construct("ForAnyNumberOfOpponents")
@pytest.mark.parametrize(("chosen", "left"), [("Fox", []), ("done", ["Fox"])])
def test_601_2c_for_any_number_of_opponents(chosen: str, left: list[str]) -> None:
    line = "For any number of opponents, destroy target creature that player controls."

    assert played(line, chosen, B={"battlefield": [FOX]}).names("battlefield", "B") == left
    assert (
        spanish(line) == "Por cualquier cantidad de oponentes, destruye la criatura objetivo que controla ese jugador."
    )


@pytest.mark.construct("EachPlayerButOne")
@pytest.mark.parametrize(("who", "lives"), [("A", (20, 17)), ("B", (17, 20))])
def test_102_1_each_player_other_than_one(who: str, lives: tuple[int, int]) -> None:
    line = "Each player other than target player loses 3 life."
    table = played(line, who)

    assert (table.life("A"), table.life("B")) == lives
    assert spanish(line) == "Cada jugador que no sea el jugador objetivo pierde 3 vidas."


@pytest.mark.construct("WhoControlsTheMost", "WhoHasTheMost")
def test_102_1_the_player_with_the_most() -> None:
    line = (
        "If a player controls more creatures than each other player, the player who controls the most creatures gains "
        "control of target artifact."
    )
    text = f"{line}\nThe player who has the most cards in hand loses 3 life."
    table = played(text, A={"battlefield": [WINCH, CUB], "hand": [SEAL]}, B={"battlefield": [DOE, ELK]})

    assert controller_of(table.state, table.find("Winch")) == 1
    assert (table.life("A"), table.life("B")) == (17, 20)
    assert spanish("The player who controls the most creatures loses 3 life.") == (
        "El jugador que controla la mayor cantidad de criaturas pierde 3 vidas."
    )


@pytest.mark.construct("AlsoDoes")
def test_608_2c_each_opponent_also_discards() -> None:
    text = "Each opponent loses 2 life. If you control a creature, each opponent also discards a card."
    table = played(text, A={"battlefield": [CUB]}, B={"hand": [SEAL]})

    assert table.life("B") == 18 and table.names("graveyard", "B") == ["Seal"]


@pytest.mark.construct("DiedUnderOpponent", "EnteredUnderOpponent")
@pytest.mark.parametrize(("whose", "life"), [("A", 20), ("B", 23)])
def test_700_4_died_under_an_opponents_control(whose: str, life: int) -> None:
    text = (
        "Destroy target creature.\nIf a creature died under an opponent's control this turn, you gain 3 life.\n"
        "If a creature entered the battlefield under an opponent's control this turn, you gain 10 life."
    )
    seats = {"A": {}, "B": {}, whose: {"battlefield": [FOX]}}

    assert played(text, A=seats["A"], B=seats["B"]).life("A") == life


@pytest.mark.construct("LoseTwiceInYourTurn")
@pytest.mark.parametrize(("turn", "life"), [(1, 16), (2, 18)])
def test_614_1a_twice_the_loss_in_your_turn(turn: int, life: int) -> None:
    line = "If an opponent would lose life during your turn, they lose twice that much life instead."
    drain = permanent("{0}: Each opponent loses 2 life. Activate only once.", name="Drain")
    table = Table(A={"battlefield": [permanent(line), drain]}, B={}).start().to("precombat_main", turn)
    if turn == 2:
        table.passes()

    settle(table.activate("Drain"))

    assert table.life("B") == life


@pytest.mark.construct("TargetPlayerDamagedBy")
def test_115_1_a_player_whom_this_has_dealt_damage() -> None:
    drain = "{0}: Target player dealt damage by this creature this turn loses 5 life."
    text = f"{{0}}: This creature deals 1 damage to each opponent.\n{drain}"
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()

    assert len(table.actions(NAME)) == 1
    settle(table.activate(NAME))
    settle(table.activate(NAME, index=1))

    assert table.life("B") == 14


@pytest.mark.construct("ThatsNotHistoric")
def test_700_6_what_is_not_historic() -> None:
    line = "Destroy each nonland permanent that's not historic."
    table = played(line, A={"battlefield": [WINCH, CUB, SEAL]})

    assert table.names("battlefield", "A") == ["Winch"]


@pytest.mark.construct("WhenDiesUnderYou")
@pytest.mark.parametrize(("name", "life"), [("Cub", 23), ("Fox", 20)])
def test_603_7_when_it_dies_under_your_control(name: str, life: int) -> None:
    text = (
        "Target creature gets +1/+1 until end of turn. When it dies under your control this turn, you gain 3 life.\n"
        "Destroy all creatures."
    )

    assert played(text, name, A={"battlefield": [CUB]}, B={"battlefield": [FOX]}).life("A") == life


@pytest.mark.construct("AttacksYouThen")
def test_508_1d_they_attack_you_in_their_next_turn() -> None:
    line = "During target opponent's next turn, creatures that player controls attack you if able."
    table = played(line, B={"battlefield": [CUB]}).to("declare_attackers", 2)

    assert not table.decision.can_finish or len(table.decision.options) == 1
    assert spanish(line) == (
        "Durante el próximo turno del oponente objetivo, las criaturas que controla ese jugador te atacan si pueden."
    )


@pytest.mark.construct("GainsProtectionFromType")
def test_702_16_protection_from_a_card_type() -> None:
    line = "Target creature you control gains protection from the card type of your choice until end of turn."
    end = spell("Destroy target creature.", name="End")
    curse = spell("Destroy target creature.", name="Curse", type_line="Instant")
    table = played(line, 8, A={"battlefield": [CUB], "hand": [end, curse]})

    assert not characteristics(table.state, table.find("Cub")).keywords & HEXPROOF
    assert table.can_cast("Curse") and not table.can_cast("End")
