"""Numbers of lands and turns, the first time in a player's turn, what players and creatures lose, who may activate."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST, SWAMP

TURNS = "Target player takes two extra turns after this one."
GAIN, MORE, MOST = (spell("You gain 1 life.", name=name, type_line="Instant") for name in ("Gain", "More", "Most"))


@pytest.mark.construct("AdditionalLands")
def test_305_2_two_more_lands_each_turn() -> None:
    line = "You may play two additional lands on each of your turns."
    table = Table(A={"battlefield": [beast(line)], "hand": [FOREST] * 4}, B={}).start()

    for _ in range(3):
        table.play("Forest")

    assert not table.actions("Forest", "hand")
    assert table.names("battlefield", "A").count("Forest") == 3
    assert spanish(line) == "Puedes jugar dos tierras adicionales en cada uno de tus turnos."


@pytest.mark.construct("UpToAdditionalLands", "AdditionalLandsOnce")
def test_305_2_more_lands_this_turn() -> None:
    lines = "You may play up to two additional lands this turn.\nYou may play two additional lands this turn."
    table = played(lines, A={"hand": [FOREST] * 6})

    for _ in range(5):
        table.play("Forest")

    assert not table.actions("Forest", "hand")
    assert table.names("battlefield", "A").count("Forest") == 5


@pytest.mark.construct("ExtraTurns")
def test_500_7_two_extra_turns() -> None:
    table = played(TURNS, "B")

    whose = [table.to("upkeep", turn).state.active for turn in (2, 3, 4, 5)]

    assert whose == [1, 1, 1, 0]
    assert spanish(TURNS) == "El jugador objetivo juega dos turnos adicionales después de este."


@pytest.mark.construct("SkipNextTurns")
def test_614_10_two_turns_are_skipped() -> None:
    line = "Target player skips their next two turns."
    table = played(line, "B")

    assert [table.to("upkeep", turn).state.active for turn in (2, 3, 4)] == [0, 0, 1]


@pytest.mark.construct("TwiceXCount", "TwoTimesX")
def test_107_3_twice_x() -> None:
    life = "Each opponent loses two times X life. You gain life equal to the life lost this way."
    rite = spell(f"{life}\nTarget player mills twice X cards.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [SWAMP] * 3}, B={}).start()

    table.cast(NAME)
    settle(table, 3, "B")

    assert (table.life("A"), table.life("B"), len(table.names("graveyard", "B"))) == (26, 14, 6)
    assert spanish("Target player mills twice X cards.") == "El jugador objetivo muele el doble de X cartas."


@pytest.mark.construct("WerentStartingPlayer", "WereStartingPlayer")
def test_103_1_the_starting_player() -> None:
    line = "You gain 2 life if you weren't the starting player."
    other = "You gain 4 life if you were the starting player."

    assert played(f"{line} {other}").life("A") == 24
    assert spanish(line) == "Ganas 2 vidas si no fuiste el jugador inicial."


@pytest.mark.construct("AgainstChosenPlayer")
def test_702_16k_protection_from_the_chosen_player() -> None:
    text = "As this creature enters, choose a player.\nThis creature has protection from the chosen player."
    table = Table(A={"hand": [beast(text)]}, B={"hand": [spell("Destroy target creature.", name="End")]}).start()

    settle(table.cast(NAME), "B")
    table.to("precombat_main", 2)

    assert not table.can_cast("End", "B")


@pytest.mark.construct("FirstTimeEachYourTurn")
def test_603_2_the_first_time_in_each_of_your_turns() -> None:
    line = "Whenever you gain life for the first time during each of your turns, draw a card."
    table = Table(A={"battlefield": [permanent(line)], "hand": [GAIN, MORE, MOST]}, B={}).start()

    settle(table.cast("Gain"))
    settle(table.cast("More"))
    assert table.names("hand", "A").count("Wastes") == 1

    settle(table.to("upkeep", 2).passes().cast("Most"))
    assert table.names("hand", "A").count("Wastes") == 1
    assert spanish(line) == ("Siempre que ganes vidas por primera vez durante cada uno de tus turnos, roba una carta.")


@pytest.mark.construct("FirstTimeEachTheirTurn")
@pytest.mark.parametrize(("turn", "drawn"), [(1, 0), (2, 1)])
def test_603_2_the_first_time_in_each_of_their_turns(turn: int, drawn: int) -> None:
    line = "Whenever an opponent loses life for the first time during each of their turns, draw a card."
    drain = permanent("{0}: Target player loses 1 life.", name="Drain")
    table = Table(A={"battlefield": [permanent(line), drain]}, B={}).start()
    table.to("precombat_main", turn)
    if turn == 2:
        table.passes()
    before = len(table.names("hand", "A"))

    for _ in range(2):
        settle(table.activate("Drain", "B"))
        if turn == 2:
            table.passes()

    assert len(table.names("hand", "A")) - before == drawn


@pytest.mark.construct("DuringTheirTurn")
def test_602_5_only_in_the_turn_of_whoever_activates_it() -> None:
    text = "Pay 5 life: Draw a card. Any player may activate this ability but only during their turn."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()

    assert table.can_activate(NAME) and not table.can_activate(NAME, "B")
    table.to("precombat_main", 2)
    assert table.can_activate(NAME, "B") and not table.can_activate(NAME, "A")


@pytest.mark.construct("OpponentsMayActivateAndOnly")
def test_602_2_only_opponents_and_only_as_a_sorcery() -> None:
    text = "{0}: Draw a card. Only your opponents may activate this ability and only as a sorcery."
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()

    assert not table.can_activate(NAME)
    assert not table.to("upkeep", 2).can_activate(NAME, "B")
    assert table.to("precombat_main", 2).can_activate(NAME, "B")


TREASURES = spell("Create two Treasure tokens. Each opponent creates a Treasure token.", name="Rite")


@pytest.mark.construct("CreatesTokens")
def test_701_7_each_token_created_but_not_what_a_spell_becomes() -> None:
    line = "Whenever you create a token, you gain 1 life."
    table = Table(A={"battlefield": [permanent(line)], "hand": [TREASURES]}, B={}).start()

    settle(table.cast("Rite"))

    assert table.life("A") == 22


@pytest.mark.construct("CreatesOrSacrifices")
def test_701_7_tokens_created_or_sacrificed() -> None:
    line = "Whenever you create or sacrifice a token, each opponent loses 1 life."
    offering = spell("Sacrifice a token. Each opponent sacrifices a token of their choice.", name="Offering")
    table = Table(A={"battlefield": [permanent(line)], "hand": [TREASURES, offering]}, B={}).start()

    settle(table.cast("Rite"))
    assert table.life("B") == 18

    settle(table.cast("Offering"), "Treasure")
    assert table.life("B") == 17
    assert spanish(line) == ("Siempre que crees o sacrifiques una ficha, cada oponente pierde 1 vida.")


@pytest.mark.construct("KicksASpell")
def test_702_33_a_player_kicks_a_spell() -> None:
    line = "Whenever a player kicks a spell, you gain 3 life."
    kicker = "Kicker {0}\nDraw a card."
    rite = spell(kicker, name="Rite")
    table = Table(A={"battlefield": [permanent(line)], "hand": [rite, spell(kicker, name="Rote")]}, B={}).start()

    table.cast("Rite")
    settle(table, True)
    table.cast("Rote")
    settle(table, False)

    assert table.life("A") == 23
    assert spanish(line) == "Siempre que un jugador estimule un hechizo, ganas 3 vidas."


@pytest.mark.construct("HaveOthersDoAsCost")
def test_702_24a_an_opponent_creates_a_token_for_each_age_counter() -> None:
    line = "Cumulative upkeep—Have an opponent create a Food token."
    table = Table(A={"hand": [permanent(line)]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.to_step("upkeep", 3), True)
    settle(table.to_step("upkeep", 5), True)

    assert table.names("battlefield", "B") == ["Food"] * 3
    assert spanish(line) == "Mantenimiento acumulativo—Hacer que un oponente cree una ficha de Comida."


@pytest.mark.construct("OthersDoAsCost")
def test_702_24a_an_opponent_gains_life_for_each_age_counter() -> None:
    table = Table(A={"hand": [permanent("Cumulative upkeep—An opponent gains 1 life.")]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.to_step("upkeep", 3), True)
    assert table.life("B") == 21
    settle(table.to_step("upkeep", 5), True)
    assert table.life("B") == 23
    settle(table.to_step("upkeep", 7), False)
    assert table.life("B") == 23 and NAME in table.names("graveyard", "A")


@pytest.mark.construct("AddMana")
def test_702_24a_mana_is_added_for_each_age_counter() -> None:
    table = Table(A={"hand": [permanent("Cumulative upkeep—Add {R}.")]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.to_step("upkeep", 3), True)
    assert table.pool() == {"R": 1}
    settle(table.to_step("upkeep", 5), True)
    assert table.pool() == {"R": 2}


@pytest.mark.construct("LosesAllCounters", "LosesCountersOf")
def test_122_1_a_player_loses_all_counters() -> None:
    text = (
        "Target player gets three poison counters.\nTarget player loses all poison counters. You gain that much life."
    )
    table = played(f"{text}\nYou get {{E}}{{E}}. Each player loses all counters.", "B", "B")

    assert table.life("A") == 23
    assert table.state.players[0].counters == table.state.players[1].counters == ()


@pytest.mark.construct("LosesLandwalk")
def test_702_14a_all_landwalk_is_lost() -> None:
    walker = beast("Swampwalk, islandwalk", name="Walker")
    line = "Target creature loses all landwalk abilities until end of turn."
    table = played(line, "Walker", A={"battlefield": [walker]}, B={"battlefield": [CUB, SWAMP]})

    table.attack("Walker").block(("Cub", "Walker"))
    table.to("postcombat_main", 1)

    assert table.names("graveyard", "B") == ["Cub"]


@pytest.mark.construct("LosesChoice", "LosesEither")
def test_613_1f_one_of_two_abilities_is_lost() -> None:
    hawk = beast("Flying, first strike, swampwalk", name="Hawk")
    text = (
        "Target creature loses first strike or flying until end of turn. "
        "It loses your choice of swampwalk or first strike until end of turn."
    )
    table = played(text, "Hawk", 1, 0, A={"battlefield": [hawk]}, B={"battlefield": [CUB, SWAMP]})

    table.attack("Hawk").block(("Cub", "Hawk"))
    table.to("postcombat_main", 1)

    assert table.names("graveyard", "B") == ["Cub"] and "Hawk" in table.names("battlefield", "A")


@pytest.mark.construct("GetsTwice")
def test_613_4c_twice_minus_x() -> None:
    rite = spell("Each creature gets twice -X/-X until end of turn.", cost="{X}")
    table = Table(A={"hand": [rite], "battlefield": [SWAMP, beast(name="Boar", size=(5, 5)), BEAR]}, B={}).start()

    table.cast(NAME)
    settle(table, 1)

    assert table.size("Boar") == (3, 3) and sorted(table.names("graveyard", "A")) == ["Bear", NAME]
