"""Wordings of few cards: a player of your choice, last turn, as many cards as were discarded, dungeons by name."""

from __future__ import annotations

import pytest

from apnap.rules.records import with_count
from tests.constructs.support import CUB, DOE, ELK, NAME, SEAL, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST


@pytest.mark.construct("PlayerOfYourChoice")
@pytest.mark.parametrize(("who", "lives"), [("A", (23, 20)), ("B", (20, 23))])
def test_608_2d_a_player_of_your_choice(who: str, lives: tuple[int, int]) -> None:
    line = "A player of your choice gains 3 life."
    table = played(line, who)

    assert (table.life("A"), table.life("B")) == lives
    assert spanish(line) == "Un jugador de tu elección gana 3 vidas."


@pytest.mark.construct("CounterWasPutOn")
@pytest.mark.parametrize(("text", "life"), [("Put a charge counter on this creature. ", 23), ("", 20)])
def test_122_6_a_counter_was_put_on_it(text: str, life: int) -> None:
    creature = beast(f"{{0}}: {text}If a counter was put on {NAME} this turn, you gain 3 life.")
    table = Table(A={"battlefield": [creature]}, B={}).start()

    settle(table.activate(NAME))

    assert table.life("A") == life


@pytest.mark.construct("DrawAsManyAsDiscarded")
def test_121_1_as_many_as_they_discarded() -> None:
    line = "Target player discards two cards, then draws as many cards as they discarded this way."

    assert played(line, "B", B={"hand": [SEAL]}).names("hand", "B") == ["Wastes"]
    assert spanish(line) == (
        "El jugador objetivo descarta dos cartas, luego roba tantas cartas como haya descartado de esta manera."
    )


@pytest.mark.construct("CantInTheirNextTurn")
def test_611_2_not_in_their_next_turn() -> None:
    line = "Each opponent can't cast instant spells during that player's next turn."
    zap = spell("Draw a card.", name="Zap", type_line="Instant")
    table = played(line, B={"hand": [zap]})

    assert table.passes().can_cast("Zap", "B")
    assert not table.to("precombat_main", 2).can_cast("Zap", "B")
    assert table.to("precombat_main", 4).can_cast("Zap", "B")


@pytest.mark.construct("YouAndTheyHaveProtection")
def test_702_16_you_and_yours_have_protection() -> None:
    line = "You and creatures you control have protection from instants."
    zap = spell("Target player loses 1 life.", name="Zap", type_line="Instant")
    end = spell("Destroy target creature.", name="End", type_line="Instant")
    table = Table(A={"battlefield": [permanent(line), CUB]}, B={"hand": [zap, end]}).start().passes()

    assert not table.can_cast("End", "B")
    table.act(table.actions("Zap", "hand", "B")[0])
    assert table.decision.kind == 0 or len(table.decision.options) == 1


@pytest.mark.construct("EnteredLastTurn")
@pytest.mark.parametrize(("cast", "drawn"), [(True, 1), (False, 0)])
def test_603_6a_entered_last_turn(cast: bool, drawn: int) -> None:
    line = (
        "At the beginning of each upkeep, if you had another creature enter the battlefield under your control last "
        "turn, draw a card."
    )
    table = Table(A={"battlefield": [permanent(line)], "hand": [CUB]}, B={}).start()
    if cast:
        settle(table.cast("Cub"))

    table.to("draw", 2)

    assert table.names("hand", "A").count("Wastes") == drawn


@pytest.mark.construct("ItselfDamagedIt")
@pytest.mark.parametrize(("name", "life"), [("Doe", 23), ("Elk", 20)])
def test_120_3_it_dealt_damage_to_what_died(name: str, life: int) -> None:
    archer = beast(
        f"Whenever a creature an opponent controls dies, if {NAME} dealt damage to it this turn, you gain 3 "
        "life.\n{0}: This creature deals 1 damage to target creature an opponent controls."
    )
    end = spell(f"Destroy target creature named {name}.", name="End")
    table = Table(A={"battlefield": [archer], "hand": [end]}, B={"battlefield": [DOE, ELK]}).start()
    table.activate(NAME)
    settle(table, "Doe")

    settle(table.cast("End"))

    assert table.life("A") == life


@pytest.mark.construct("HaventCompleted")
@pytest.mark.parametrize(("dungeon", "life"), [("Lost Mine of Phandelver", 23), ("Tomb of Annihilation", 20)])
def test_309_7_a_dungeon_by_its_name(dungeon: str, life: int) -> None:
    rite = spell("If you haven't completed Tomb of Annihilation, you gain 3 life.", name="Rite")
    table = Table(A={"hand": [rite], "battlefield": [FOREST]}, B={}).start()
    player = table.state.edit_player(0)
    player.marks = with_count(player.marks, f"completed {dungeon}", 1)

    settle(table.cast("Rite"))

    assert table.life("A") == life
