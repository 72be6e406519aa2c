"""122.1, 107.14: conditions, numbers and events about counters."""

from __future__ import annotations

import pytest

from apnap.abilities.values import FLYING, TRAMPLE
from tests.constructs.support import BEAR, ELK, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen

GROW, SPRIG = (spell("Put a +1/+1 counter on target creature you control.", name=name) for name in ("Grow", "Sprig"))


@pytest.mark.construct("NoCountersOn")
@pytest.mark.parametrize(("counters", "kept"), [(1, False), (2, True)])
def test_122_1_no_counters_on_it(counters: int, kept: bool) -> None:
    line = "Remove a charge counter from ~: You gain 1 life. If there are no charge counters on ~, sacrifice it."
    line = line.replace("~", "this artifact")
    number = "a charge counter" if counters == 1 else "two charge counters"
    grove = permanent(f"This artifact enters with {number} on it.\n{line}", "Artifact", name="Grove")
    table = Table(A={"hand": [grove]}, B={}).start().cast("Grove").resolve().activate("Grove").resolve()
    assert ("Grove" in table.names("battlefield")) is kept
    assert spanish(line).endswith("Si no hay contadores de carga sobre este artefacto, sacrifícalo.")


@pytest.mark.construct("HasACounter")
def test_122_1_it_has_a_counter() -> None:
    line = "Target creature gets +2/+2 until end of turn. "
    line += "If it has a counter on it, it also gains flying until end of turn."
    table = Table(A={"hand": [GROW, spell(line)], "battlefield": [BEAR, ELK]}, B={}).start()
    table.cast("Grow", "Elk").resolve()
    assert not seen(table, "Elk").keywords & FLYING
    table.cast(NAME, "Elk").resolve()
    assert seen(table, "Elk").keywords & FLYING
    assert not seen(played(line, A={"battlefield": [BEAR]}), "Bear").keywords & FLYING
    assert spanish(line).endswith(
        "Si tiene un contador sobre ella, también gana la habilidad de volar hasta el final del turno."
    )


@pytest.mark.construct("HasSoManyCounters")
def test_122_1_so_many_counters_of_any_kind() -> None:
    line = "As long as this creature has two or more counters on it, it has trample."
    hero = beast(line, name="Hero")
    table = Table(A={"hand": [GROW, SPRIG], "battlefield": [hero]}, B={}).start()
    table.cast("Grow").resolve()
    assert not seen(table, "Hero").keywords & TRAMPLE
    table.cast("Sprig").resolve()
    assert seen(table, "Hero").keywords & TRAMPLE
    assert spanish(line) == (
        "Mientras esta criatura tenga dos o más contadores sobre ella, tiene la habilidad de arrollar."
    )


@pytest.mark.construct("CountersAmong", "KindAmongUnit")
def test_122_1_counters_among_permanents() -> None:
    horn = spell("You gain X life, where X is the number of counters among creatures you control.", name="Horn")
    heir = beast(
        "This creature enters with a +1/+1 counter on it for each +1/+1 counter among other creatures you control.",
        name="Heir",
    )
    table = Table(A={"hand": [GROW, SPRIG, horn, heir], "battlefield": [BEAR, ELK]}, B={}).start()
    table.cast("Grow", "Bear").resolve().cast("Sprig", "Elk").resolve().cast("Horn").resolve()
    assert table.life("A") == 22
    assert table.cast("Heir").resolve().find("Heir").counters == (("+1/+1", 2),)


@pytest.mark.construct("GetsEnergy")
def test_107_14_whenever_you_get_energy() -> None:
    line = "Whenever you get one or more {E}, you gain 1 life."
    table = Table(A={"hand": [spell("You get {E}{E}.", name="Spark")], "battlefield": [permanent(line)]}, B={}).start()
    assert settle(table.cast("Spark")).life("A") == 21  # once for both
    assert spanish(line) == "Siempre que obtengas uno o más {E}, ganas 1 vida."


@pytest.mark.construct("ExploresEvent", "ExploresAgain", "ConnivesEvent")
def test_701_44d_whenever_it_explores() -> None:
    watcher = permanent("Whenever a creature you control explores, you gain 1 life.")
    scout = beast("When this creature enters, it explores, then it explores again.", name="Scout")
    table = Table(A={"hand": [scout], "battlefield": [watcher]}, B={}).start().cast("Scout").resolve()
    table = settle(table)  # two lands: Wastes
    assert table.life("A") == 22
    assert table.names("hand", "A") == ["Wastes", "Wastes"]
    assert spanish("When this creature enters, it explores, then it explores again.") == (
        "Cuando esta criatura entre, explora, luego explora otra vez."
    )
    schemer = beast("When this creature enters, it connives.", name="Schemer")
    watcher = permanent("Whenever a creature you control connives, you gain 1 life.")
    table = Table(A={"hand": [schemer], "battlefield": [watcher]}, B={}).start().cast("Schemer").resolve()
    assert settle(table).life("A") == 21


@pytest.mark.construct("DoneSoManyTimes")
def test_701_16_investigate_so_many_times() -> None:
    line = "Investigate X times, where X is the number of creatures you control."
    assert played(line, A={"battlefield": [BEAR, ELK]}).names("battlefield", "A").count("Clue") == 2
    assert spanish(line) == "Investiga X veces, donde X es la cantidad de criaturas que controlas."
