"""702: bushido, flanking, rampage, frenzy, afflict, poisonous, toxic, infect, wither, ingest, renown, absorb."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.change import AddAbility
from apnap.abilities.quantity import Number
from apnap.rules import events as ev
from tests.rules.layered import affect
from tests.rules.support import Table, creature, damage_to_any, instant

BEAR = creature("Bear", "1G", 2, 2)
ELF = creature("Elf", "G", 1, 1)
WALL = creature("Wall", "W", 0, 8)


def n(name: str, number: int) -> Keyword:
    return Keyword(name, n=Number(number))


def poison(table: Table, letter: str) -> int:
    return table.state.players[table.seat(letter)].counter("poison")


@pytest.mark.ledger("current:702.45")
def test_702_45_bushido_blocking_or_blocked_once_a_combat() -> None:
    """It triggers both ways (702.45a), each instance by itself (702.45b)."""
    samurai = creature("Samurai", "W", 2, 2, n("bushido", 1), n("bushido", 2))
    table = Table(A={"battlefield": [samurai]}, B={"battlefield": [WALL, ELF]}).attack_now("Samurai")
    assert table.size("Samurai") == (2, 2)
    table.block(("Wall", "Samurai"), ("Elf", "Samurai")).settle()
    assert table.size("Samurai") == (5, 5)  # 702.45b: each instance, once for both blockers
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [samurai]}).attack_now("Bear")
    assert table.block(("Samurai", "Bear")).settle().size("Samurai") == (5, 5)


@pytest.mark.ledger("current:702.25")
def test_702_25_flanking_is_for_blockers_without_it() -> None:
    """The blocker shrinks as blockers are declared (702.25a), once for each instance (702.25b)."""
    knight = creature("Knight", "W", 2, 2, "flanking", "flanking")
    lancer = creature("Lancer", "W", 2, 2, "flanking")
    table = Table(A={"battlefield": [knight]}, B={"battlefield": [WALL, lancer, ELF]}).attack_now("Knight")
    table.block(("Wall", "Knight"), ("Lancer", "Knight"), ("Elf", "Knight")).settle()
    assert table.size("Wall") == (-2, 6) and table.size("Lancer") == (2, 2)
    assert table.names("graveyard", "B") == ["Elf"]


@pytest.mark.ledger("current:702.23")
def test_702_23_rampage_counts_blockers_once_as_it_resolves() -> None:
    """+N/+N for each blocker beyond the first (702.23a)."""
    ogre = creature("Ogre", "R", 3, 3, n("rampage", 2))
    zap = instant("Zap", "0", damage_to_any(2))
    table = Table(A={"battlefield": [ogre], "hand": [zap]}, B={"battlefield": [WALL, ELF, BEAR]}).attack_now("Ogre")
    table.block(("Wall", "Ogre"), ("Elf", "Ogre"), ("Bear", "Ogre")).cast("Zap", "Elf").settle()
    assert table.size("Ogre") == (5, 5)
    table = Table(A={"battlefield": [ogre]}, B={"battlefield": [WALL]}).attack_now("Ogre")
    assert table.block(("Wall", "Ogre")).settle().size("Ogre") == (3, 3)


@pytest.mark.ledger("current:702.68")
def test_702_68_frenzy_only_unblocked() -> None:
    """+N/+0 when it attacks and isn't blocked (702.68a)."""
    fury = creature("Fury", "R", 2, 2, n("frenzy", 3))
    table = Table(A={"battlefield": [fury]}, B={"battlefield": [WALL]}).attack_now("Fury").block().settle()
    assert table.size("Fury") == (5, 2)
    table = Table(A={"battlefield": [fury]}, B={"battlefield": [WALL]}).attack_now("Fury")
    assert table.block(("Wall", "Fury")).settle().size("Fury") == (2, 2)


@pytest.mark.ledger("current:702.130")
def test_702_130_afflict_is_for_the_defending_player() -> None:
    """As it becomes blocked (702.130a), for each instance (702.130b)."""
    demon = creature("Demon", "B", 2, 2, n("afflict", 2), n("afflict", 1))
    table = Table(A={"battlefield": [demon]}, B={"battlefield": [WALL]}, C={}).attack_now(("Demon", "B"))
    table.block(("Wall", "Demon")).settle()
    assert (table.life("B"), table.life("C")) == (17, 20)


@pytest.mark.ledger("current:702.164")
def test_702_164_toxic_values_add_up_and_come_with_combat_damage_only() -> None:
    """The sum of all its toxic values (702.164b), besides the damage's other results (702.164c)."""
    snake = creature("Snake", "G", 1, 1, n("toxic", 2))
    table = Table(A={"battlefield": [snake]}, B={}).start("begin_combat")
    affect(table, ["Snake"], AddAbility(n("toxic", 1)))
    table.attack("Snake").to("end_combat")
    assert (table.life("B"), poison(table, "B")) == (19, 3)  # 702.164b–c: besides the damage
    blocked = Table(A={"battlefield": [snake]}, B={"battlefield": [WALL]}).attack_now("Snake")
    blocked.block(("Wall", "Snake")).to("end_combat")
    assert poison(blocked, "B") == 0 and blocked.find("Wall").damage == 1


@pytest.mark.ledger("current:702.90")
def test_702_90_infect_gives_poison_and_minus_counters_instead() -> None:
    """Poison instead of loss of life (702.90b), counters instead of damage (702.90c), once for two of it (702.90f)."""
    rot = creature("Rot", "B", 2, 2, "infect", "infect")
    table = Table(A={"battlefield": [rot]}, B={}).attack_now("Rot").to("end_combat")
    assert (table.life("B"), poison(table, "B")) == (20, 2)  # 702.90f
    table = Table(A={"battlefield": [rot]}, B={"battlefield": [WALL]}).attack_now("Rot").block(("Wall", "Rot"))
    table.to("end_combat")
    assert table.find("Wall").counters == (("-1/-1", 2),) and table.find("Wall").damage == 0


def test_704_5c_ten_poison_counters_lose_the_game() -> None:
    rot = creature("Rot", "B", 9, 9, "infect")
    table = Table(A={"battlefield": [rot]}, B={}).start("begin_combat")
    table.state.edit_player(1).counters = (("poison", 1),)
    table.attack("Rot").to("end_combat")
    assert table.state.over and table.state.players[1].lost_reason == ev.POISON and table.life("B") == 20


@pytest.mark.ledger("current:702.80")
def test_702_80_wither_wounds_creatures_for_good_but_players_as_usual() -> None:
    """Counters instead of marked damage (702.80a)."""
    blight = creature("Blight", "B", 2, 2, "wither")
    table = Table(A={"battlefield": [blight]}, B={"battlefield": [WALL]}).attack_now("Blight")
    table.block(("Wall", "Blight")).to("end_combat")
    assert table.size("Wall") == (-2, 6) and table.find("Wall").damage == 0
    table = Table(A={"battlefield": [blight]}, B={}).attack_now("Blight").to("end_combat")
    assert table.life("B") == 18 and poison(table, "B") == 0


@pytest.mark.ledger("current:702.70")
def test_702_70_poisonous_triggers_each_by_itself() -> None:
    """Poison for combat damage to a player (702.70a), from each instance (702.70b)."""
    spider = creature("Spider", "G", 1, 1, n("poisonous", 1), n("poisonous", 2))
    table = Table(A={"battlefield": [spider]}, B={}).attack_now("Spider").to("end_combat")
    assert (table.life("B"), poison(table, "B")) == (19, 3)


@pytest.mark.ledger("current:702.115")
def test_702_115_ingest_exiles_from_the_damaged_players_library() -> None:
    """The damaged player exiles the top card (702.115a), for each instance (702.115b)."""
    eater = creature("Eater", "B", 1, 1, "ingest", "ingest")
    table = Table(A={"battlefield": [eater]}, B={"library": [BEAR, ELF, WALL]}, C={}).attack_now(("Eater", "B"))
    table.to("end_combat")
    assert table.names("exile", "B") == ["Bear", "Elf"] and table.names("exile", "A") == []


@pytest.mark.ledger("current:702.112")
@pytest.mark.parametrize("instances", [1, 2])
def test_702_112_renown_grows_once(instances: int) -> None:
    """By combat damage to a player (702.112a), by the first of several instances only (702.112c)."""
    hero = creature("Hero", "W", 2, 2, *[n("renown", 2)] * instances)
    table = Table(A={"battlefield": [hero]}, B={}).attack_now("Hero").to("end_combat")
    assert table.size("Hero") == (4, 4)  # 702.112c: the second one finds it renowned (603.4)
    table.to("precombat_main", turn=3).attack("Hero").to("end_combat")
    assert table.size("Hero") == (4, 4) and table.life("B") == 14


@pytest.mark.ledger("current:702.64")
def test_702_64_absorb_prevents_from_each_source_each_time() -> None:
    """N of the damage of a source is prevented (702.64a), of each source and each time anew (702.64b)."""
    zap = instant("Zap", "0", damage_to_any(3))
    thick = creature("Thick", "W", 1, 5, n("absorb", 1))
    table = Table(A={"battlefield": [BEAR, ELF], "hand": [zap]}, B={"battlefield": [thick]}).start("begin_combat")
    table.cast("Zap", "Thick").resolve()
    assert table.find("Thick").damage == 2
    table.attack("Bear", "Elf").block(("Thick", "Bear")).to("end_combat")
    assert table.find("Thick").damage == 3


@pytest.mark.ledger("current:702.64")
def test_702_64c_each_instance_of_absorb_applies() -> None:
    zap = instant("Zap", "0", damage_to_any(3))
    thick = creature("Thick", "W", 1, 5, n("absorb", 1), n("absorb", 1))
    table = Table(A={"hand": [zap]}, B={"battlefield": [thick]}).start()
    assert table.cast("Zap", "Thick").resolve().find("Thick").damage == 1
