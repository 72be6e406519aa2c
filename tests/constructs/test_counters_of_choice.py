"""122: counters of three kinds, of a kind that is chosen, those of what has died; energy and evolving."""

from __future__ import annotations

import pytest

from apnap.abilities.values import HASTE
from apnap.errors import UnsupportedCardError
from tests.constructs.support import BEAR, ELK, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST


@pytest.mark.construct("PutSeveralKinds", "CountersOfOneKind")
def test_122_1_counters_of_three_kinds() -> None:
    line = "Put two +1/+1 counters, a reach counter, and a trample counter on target creature."
    table = played(line, A={"battlefield": [BEAR]})
    assert table.find("Bear").counters == (("+1/+1", 2), ("reach", 1), ("trample", 1))
    assert spanish(line) == (
        "Pon dos contadores +1/+1, un contador de alcance y un contador de arrollar sobre la criatura objetivo."
    )


@pytest.mark.construct("PutCountersOfChoice")
def test_608_2d_a_counter_of_your_choice() -> None:
    line = "Put your choice of a vigilance counter, a reach counter, or a trample counter on target creature."
    assert played(line, 1, A={"battlefield": [BEAR]}).find("Bear").counters == (("reach", 1),)
    assert spanish(line).endswith("un contador de arrollar de tu elección sobre la criatura objetivo.")


@pytest.mark.construct("PutThoseCounters")
def test_122_8_those_counters() -> None:
    line = "When this creature dies, if it had counters on it, put those counters on target creature you control."
    scholar = beast(f"This creature enters with two +1/+1 counters on it.\n{line}", name="Scholar")
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"hand": [scholar, doom], "battlefield": [BEAR]}, B={}).start().cast("Scholar").resolve()
    assert settle(table.cast("Doom", "Scholar")).find("Bear").counters == (("+1/+1", 2),)
    assert spanish(line).endswith("pon esos contadores sobre la criatura objetivo que controlas.")


@pytest.mark.construct("PutsACounterEvent")
def test_122_6_whenever_you_put_a_counter() -> None:
    watcher = permanent("Whenever you put a +1/+1 counter on a creature, you gain 1 life.")
    grow = spell("Put two +1/+1 counters on target creature.", name="Grow")
    table = Table(A={"hand": [grow], "battlefield": [watcher, BEAR]}, B={}).start().cast("Grow").resolve()
    assert len(table.state.stack) == 2


@pytest.mark.construct("PutsACounterEvent")
def test_122_6_one_counter_has_no_amount() -> None:
    with pytest.raises(UnsupportedCardError, match="ThatMuch: no amount"):
        permanent("Whenever you put a +1/+1 counter on a creature, you gain that much life.")


@pytest.mark.construct("EvolvesEvent")
def test_702_100d_whenever_it_evolves() -> None:
    crab = beast("Evolve\nWhenever this creature evolves, you gain 1 life.", name="Crab", size=(1, 1))
    ox = beast(name="Ox", size=(3, 3))
    mouse = beast(name="Mouse", size=(1, 1))
    table = Table(A={"hand": [ox, mouse], "battlefield": [crab]}, B={}).start()
    assert settle(table.cast("Ox")).life("A") == 21
    assert settle(table.cast("Mouse")).life("A") == 21
    assert (
        spanish("Whenever this creature evolves, you gain 1 life.")
        == "Siempre que esta criatura evolucione, ganas 1 vida."
    )


@pytest.mark.construct("LeavesWithoutDying")
def test_700_4_leaves_without_dying() -> None:
    line = "Whenever another creature you control leaves the battlefield without dying, you gain 1 life."
    rites = [spell("Destroy target creature.", name="Doom"), spell("Exile target creature.", name="Rend")]
    table = Table(A={"hand": rites, "battlefield": [permanent(line), BEAR, ELK]}, B={}).start()
    assert settle(table.cast("Doom", "Bear")).life("A") == 20
    assert settle(table.cast("Rend")).life("A") == 21


@pytest.mark.construct("EnterTappedUnderWithCounters")
def test_122_6_it_returns_tapped_with_a_counter() -> None:
    line = "When this creature dies, return it to the battlefield tapped under its owner's control "
    line += "with a finality counter on it."
    table = Table(A={"hand": [spell("Destroy target creature.", name="Doom")], "battlefield": [beast(line)]}, B={})
    settle(table.start().cast("Doom"))
    assert (table.find(NAME, "battlefield").tapped, table.find(NAME, "battlefield").counters) == (
        True,
        (("finality", 1),),
    )


@pytest.mark.construct("EntersUnderOpponent")
def test_614_1c_it_enters_under_the_control_of_an_opponent() -> None:
    line = "This creature enters under the control of an opponent of your choice."
    table = settle(Table(A={"hand": [beast(line)]}, B={}).start().cast(NAME))
    assert table.find(NAME).controller == table.seat("B")
    assert spanish(line) == "Esta criatura entra bajo el control de un oponente de tu elección."


@pytest.mark.construct("ChooseAmongCreatureTypes")
def test_205_3m_one_of_these_types() -> None:
    line = "As this enchantment enters, choose Elf, Goblin, or Merfolk."
    banner = permanent(f"{line}\nCreatures you control of the chosen type have haste.")
    goblin = beast(name="Goblin", type_line="Creature — Goblin")
    table = Table(A={"hand": [banner], "battlefield": [goblin, BEAR]}, B={}).start().cast(NAME).resolve()
    assert len(table.decision.options) == 3
    assert seen(table.choose("Goblin"), "Goblin").keywords & HASTE
    assert spanish(line) == "En cuanto este encantamiento entre, elige Elfo, Trasgo o Tritón."


@pytest.mark.construct("CumulativeUpkeepOr")
def test_702_24a_either_of_two_symbols_each_time() -> None:
    line = "Cumulative upkeep {G} or {W}"
    table = Table(A={"hand": [beast(line, name="Owl")], "battlefield": [FOREST]}, B={}).start().cast("Owl").resolve()
    table.to_step("upkeep", 3).settle()
    assert table.choose(True).names("battlefield", "A").count("Owl") == 1
    assert table.find("Forest").tapped
    assert spanish(line) == "Mantenimiento acumulativo {G} o {W}."


@pytest.mark.construct("AdditionalLandEach")
def test_305_2_each_player_may_play_one_more() -> None:
    line = "Each player may play an additional land on each of their turns."
    table = Table(A={"hand": [FOREST, FOREST, FOREST], "battlefield": [permanent(line)]}, B={}).start()
    table.play("Forest").play("Forest")
    assert not table.actions("Forest", "hand")
    assert spanish(line) == "Cada jugador puede jugar una tierra adicional en cada uno de sus turnos."


@pytest.mark.construct("LeftYouControlled")
def test_603_4_a_permanent_you_controlled_left() -> None:
    line = "At the beginning of your end step, "
    line += "if a permanent you controlled left the battlefield this turn, you gain 1 life."
    doom = spell("Destroy target creature.", name="Doom")
    seats = {"hand": [doom], "battlefield": [permanent(line)]}
    own = Table(A={**seats, "battlefield": [permanent(line), BEAR]}, B={}).start().cast("Doom").resolve()
    assert own.to("end").resolve().life("A") == 21
    theirs = Table(A=seats, B={"battlefield": [BEAR]}).start().cast("Doom").resolve()
    assert not theirs.to("end").state.stack


@pytest.mark.construct("EnteredUnderYouUnit", "NumberEnteredUnderYou")
def test_603_6a_how_many_entered_under_your_control() -> None:
    horn = spell(
        "You gain 1 life for each creature that entered the battlefield under your control this turn.", name="Horn"
    )
    drum = spell(
        "You gain X life, "
        "where X is the number of creatures that entered the battlefield under your control this turn.",
        name="Drum",
    )
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"hand": [BEAR, ELK, doom, horn, drum], "battlefield": [beast(name="Old")]}, B={}).start()
    table.cast("Bear").resolve().cast("Elk").resolve().cast("Doom", "Elk").resolve().cast("Horn").resolve()
    assert table.life("A") == 22  # also what has left since
    assert table.cast("Drum").resolve().life("A") == 24


@pytest.mark.construct("ASecondTarget")
def test_115_3_a_second_target_is_another() -> None:
    line = "Move a +1/+1 counter from target creature onto a second target creature."
    grow = spell("Put a +1/+1 counter on target creature.", name="Grow")
    table = Table(A={"hand": [grow, spell(line)], "battlefield": [BEAR, ELK]}, B={}).start()
    table.cast("Grow", "Bear").resolve().cast(NAME, "Bear").resolve()
    assert (table.find("Bear").counters, table.find("Elk").counters) == ((), (("+1/+1", 1),))
    assert spanish(line) == "Mueve un contador +1/+1 de la criatura objetivo a una segunda criatura objetivo."
