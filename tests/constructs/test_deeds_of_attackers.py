"""702.134c, 702.149c, 702.154c, 702.189b: creatures that mentor, train and enlist, and players who firebend."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.layered import put_counters

GAIN = "you gain 3 life."


@pytest.mark.ledger("current:702.134")
@pytest.mark.construct("MentorsEvent")
def test_702_134c_it_mentors_as_its_ability_resolves_for_a_target_that_is_legal_still() -> None:
    cub = beast(name="Cub", size=(1, 1))
    captain = beast(f"Mentor\nWhenever this creature mentors another creature, {GAIN}")
    watcher = permanent("Whenever a creature you control mentors a Beast, draw a card.")
    seat = {"battlefield": [captain, cub, watcher]}
    table = settle(Table(A=seat, B={}).attack_now(NAME, "Cub"), 0)
    assert table.size("Cub") == (2, 2) and table.life("A") == 23 and len(table.names("hand", "A")) == 1
    table = Table(A=seat, B={}).attack_now(NAME, "Cub")
    put_counters(table, "Cub", plus=1)
    assert table.settle().life("A") == 20  # it is not weaker any more, so the ability does not resolve
    assert spanish(f"Whenever this creature mentors another creature, {GAIN}") == (
        "Siempre que esta criatura instruya a otra criatura, ganas 3 vidas."
    )


@pytest.mark.ledger("current:702.149")
@pytest.mark.construct("TrainsEvent")
def test_702_149c_it_trains_only_if_a_counter_is_put_on_it() -> None:
    line = f"Whenever this creature trains, {GAIN}"
    recruit = beast(f"Training\nTraining\n{line}", name="Recruit", size=(1, 1))
    table = settle(Table(A={"battlefield": [recruit, BEAR]}, B={}).attack_now("Recruit", "Bear"))
    assert table.size("Recruit") == (3, 3) and table.life("A") == 26  # each instance trains it
    doom = spell("Destroy target creature.", name="Doom", type_line="Instant")
    table = Table(A={"battlefield": [recruit, BEAR], "hand": [doom]}, B={}).attack_now("Recruit", "Bear")
    settle(table.cast("Doom", "Recruit"))
    assert table.life("A") == 20  # no counter was put on what is gone
    alone = settle(Table(A={"battlefield": [recruit]}, B={}).attack_now("Recruit"))
    put_counters(alone, "Recruit", plus=1)
    assert settle(alone).life("A") == 20
    assert spanish(line) == "Siempre que esta criatura entrene, ganas 3 vidas."


@pytest.mark.ledger("current:702.154")
@pytest.mark.construct("EnlistsEvent")
def test_702_154c_it_enlists_as_the_cost_is_paid() -> None:
    line = f"Whenever this creature enlists an Ox, {GAIN}"
    leader = beast(f"Enlist\n{line}", name="Leader")
    seat = {"battlefield": [leader, BEAR, beast(name="Ox", type_line="Creature — Ox")]}
    assert settle(Table(A=seat, B={}).attack_now("Leader").choose("Bear")).life("A") == 20
    assert settle(Table(A=seat, B={}).attack_now("Leader").choose("Ox"), 0).life("A") == 23
    assert settle(Table(A={"battlefield": [leader]}, B={}).attack_now("Leader")).life("A") == 20
    assert spanish(line) == "Siempre que esta criatura aliste a un Buey, ganas 3 vidas."


@pytest.mark.ledger("current:702.189")
@pytest.mark.construct("FirebendsEvent")
def test_702_189b_a_player_firebends_as_their_ability_resolves() -> None:
    bender = beast("Firebending 1\nFirebending 2", name="Bender")
    watcher = permanent(f"Whenever you firebend, {GAIN}", name="Mine")
    other = permanent(f"Whenever a player firebends, {GAIN}", name="Theirs")
    hush = spell("Counter target triggered ability.", name="Hush", type_line="Instant")
    table = Table(A={"battlefield": [bender, watcher]}, B={"battlefield": [watcher, other]}).attack_now("Bender")
    table = settle(table, 0)
    assert (table.life("A"), table.life("B"), table.pool()) == (26, 26, {"R": 3})
    seat = {"battlefield": [beast("Firebending 1", name="Bender"), watcher]}
    table = Table(A=seat, B={"hand": [hush]}).attack_now("Bender").passes().cast("Hush")
    assert settle(table).life("A") == 20 and not table.pool()
    assert spanish(f"Whenever you firebend, {GAIN}") == "Siempre que domines el fuego, ganas 3 vidas."
