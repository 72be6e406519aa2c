"""Power, toughness and counters of one object compared; who was dealt damage or lost life; prevention divided."""

from __future__ import annotations

import pytest

from apnap.rules import decisions as dec
from apnap.rules.machine import answer
from tests.constructs.support import (
    BAT,
    BEAR,
    CUB,
    FOX,
    NAME,
    OGRE,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)

BOLT = spell("~ deals 3 damage to any target.", name="Bolt", type_line="Instant")


@pytest.mark.parametrize(
    ("what", "grows"),
    [
        pytest.param("power", True, marks=pytest.mark.construct("HasGreaterStat")),
        pytest.param("toughness", False, marks=pytest.mark.construct("HasGreaterStat")),
        pytest.param("power or toughness", True, marks=pytest.mark.construct("HasEitherGreater")),
    ],
)
def test_208_it_has_greater_power_than_another(what: str, grows: bool) -> None:
    text = f"Whenever another creature you control enters, if that creature has greater {what} than ~, you gain 1 life."
    giant = beast(name="Giant", size=(4, 1))
    table = Table(A={"battlefield": [beast(text, name="Bear")], "hand": [giant]}, B={}).start()
    settle(table.cast("Giant"))
    assert table.life("A") == (21 if grows else 20)


@pytest.mark.construct("HasACounter")
def test_122_1_as_long_as_it_has_a_counter_on_it() -> None:
    wall = beast("~ gets +3/+0 as long as it has a counter on it.\n{0}: Put a charge counter on ~.", name="Bear")
    table = Table(A={"battlefield": [wall]}, B={}).start()
    assert table.size("Bear") == (2, 2)
    assert settle(table.activate("Bear")).size("Bear") == (5, 2)


@pytest.mark.construct("LostLifeAmount")
@pytest.mark.parametrize("who", ["a player", "an opponent"])
def test_119_10_somebody_lost_so_much_life_this_turn(who: str) -> None:
    rite = spell(f"If {who} lost 4 or more life this turn, you gain 1 life.")
    one = spell("Each player loses 2 life.", name="Drain")
    two = spell("Target player loses 2 life.", name="Other")
    table = Table(A={"hand": [rite, rite, one, two]}, B={}).start()
    settle(table.cast("Drain"))
    assert settle(table.cast(NAME)).life("A") == 18, "2 each is 4 of nobody"
    table = Table(A={"hand": [rite, one, two]}, B={}).start()
    settle(table.cast("Drain"))
    settle(table.cast("Other", "B"))
    assert settle(table.cast(NAME)).life("A") == 19


@pytest.mark.construct("GainedLifeAmount")
@pytest.mark.parametrize("who", ["a player", "an opponent"])
def test_119_9_somebody_gained_so_much_life_this_turn(who: str) -> None:
    text = f"If {who} gained 4 or more life this turn, you gain 1 life."
    one = spell("Each opponent gains 2 life.", name="Rain")
    two = spell("Target player gains 2 life.", name="Other")
    table = Table(A={"hand": [spell(text), spell(text, name="Again"), one, two]}, B={}, C={}).start()
    settle(table.cast("Rain"))
    assert settle(table.cast(NAME)).life("A") == 20, "2 each is 4 of nobody"
    settle(table.cast("Other", "B"))
    assert settle(table.cast("Again")).life("A") == 21


@pytest.mark.parametrize(
    ("text", "life"),
    [
        pytest.param(
            "Target player loses life equal to the life that player lost this turn.",
            14,
            marks=pytest.mark.construct("LifeThatPlayerLost"),
        ),
        pytest.param(
            "Target player gains 1 life. You gain life equal to the life you've lost this turn.",
            21,
            marks=pytest.mark.construct("LifeYouLost"),
        ),
        pytest.param(
            "Target player gains 1 life. You gain life equal to the total life lost by all players this turn.",
            24,
            marks=pytest.mark.construct("LifeLostByAll"),
        ),
    ],
)
def test_119_10_life_lost_this_turn(text: str, life: int) -> None:
    other = spell("~ deals 3 damage to target opponent.", name="Other")
    table = Table(A={"hand": [spell(text), BOLT, other]}, B={}).start()
    settle(table.cast("Bolt", "A"))
    settle(table.cast("Other"))
    assert settle(table.cast(NAME, "A")).life("A") == life


@pytest.mark.parametrize(
    "who",
    [
        pytest.param("player", marks=pytest.mark.construct("TargetPlayerOfWhom", "WhoAttacked")),
        pytest.param("opponent", marks=pytest.mark.construct("TargetOpponentOfWhom", "WhoAttacked")),
    ],
)
def test_115_1_target_player_who_attacked_this_turn(who: str) -> None:
    brimstone = spell(f"~ deals 4 damage to target {who} who attacked this turn.", type_line="Instant")
    table = Table(A={"battlefield": [BEAR]}, B={"hand": [brimstone]}, C={}).start("begin_combat")
    assert not table.can_cast(NAME, "B")
    table.attack(("Bear", "C")).passes()
    table.cast(NAME)
    assert settle(table).life("A") == 16


@pytest.mark.construct("WithoutEitherAbility")
def test_508_1c_creatures_without_flying_or_reach_cant_attack() -> None:
    tide = permanent("Creatures without flying or reach can't attack.")
    spider = beast("Reach", name="Spider")
    table = Table(A={"battlefield": [tide, BAT, spider, BEAR]}, B={}).start().to("declare_attackers")
    assert sorted(table.named(attacker) for attacker, _ in table.choices) == ["Bat", "Spider"]


@pytest.mark.construct("WithLeastAmong")
def test_107_1_a_creature_with_the_least_power_among_theirs() -> None:
    rite = "Target opponent sacrifices a creature with the least power among creatures they control."
    table = played(rite, A={"battlefield": [beast(name="Imp", size=(0, 1))]}, B={"battlefield": [FOX, CUB]})
    assert table.names("graveyard", "B") == ["Cub"]


@pytest.mark.construct("HasLeastPowerOrTied")
def test_107_1_it_has_the_least_power_or_is_tied() -> None:
    text = (
        "Destroy target creature if it has the least power or is tied for least power among creatures on the "
        "battlefield."
    )
    for name, dies in (("Fox", False), ("Cub", True), ("Bear", True)):
        table = Table(A={"hand": [spell(text)], "battlefield": [BEAR]}, B={"battlefield": [FOX, CUB]}).start()
        settle(table.cast(NAME, name))
        assert (name in table.names("graveyard")) == dies


@pytest.mark.construct("PlayerWasDealtDamage")
def test_120_3_an_opponent_was_dealt_damage_this_turn() -> None:
    rite = spell("If an opponent was dealt damage this turn, you gain 1 life.")
    for target, life in (("B", 21), ("Fox", 20)):
        table = Table(A={"hand": [rite, BOLT]}, B={"battlefield": [FOX]}).start()
        settle(table.cast("Bolt", target))
        assert settle(table.cast(NAME)).life("A") == life


@pytest.mark.construct("ThingWasDealtDamage")
def test_120_3_this_creature_was_dealt_damage_this_turn() -> None:
    text = "At the beginning of each end step, if ~ was dealt damage this turn, you gain 1 life."
    wall = beast(text, name="Wall", size=(0, 9))
    table = Table(A={"battlefield": [wall], "hand": [BOLT]}, B={}).start()
    settle(table.cast("Bolt", "Wall"))
    assert settle(table.to("end")).life("A") == 21
    assert settle(table.to("end", 2)).life("A") == 21


@pytest.mark.parametrize(
    ("text", "gained"),
    [
        pytest.param("for each player being attacked", 2, marks=pytest.mark.construct("PlayerBeingAttackedUnit")),
        pytest.param(
            "equal to the number of players being attacked", 2, marks=pytest.mark.construct("PlayersBeingAttacked")
        ),
        pytest.param(
            "equal to the number of opponents you attacked this turn",
            2,
            marks=pytest.mark.construct("OpponentsYouAttacked"),
        ),
    ],
)
def test_508_6_players_being_attacked(text: str, gained: int) -> None:
    what = "you gain 1 life" if text.startswith("for") else "you gain life"
    herd = permanent(f"Whenever you attack, {what} {text}.")
    table = Table(A={"battlefield": [herd, BEAR, CUB, OGRE]}, B={}, C={}, D={}).start("begin_combat")
    table.attack(("Bear", "B"), ("Cub", "C"), ("Ogre", "C"))
    assert settle(table).life("A") == 20 + gained


@pytest.mark.construct("NumberOfOpponentsOfWhom")
def test_102_3_the_number_of_opponents_who_lost_life() -> None:
    rite = spell("You gain life equal to the number of opponents who lost life this turn.")
    table = Table(A={"hand": [rite, BOLT]}, B={}, C={}).start()
    settle(table.cast("Bolt", "C"))
    assert settle(table.cast(NAME)).life("A") == 21


@pytest.mark.construct("IfNobodyDoes")
@pytest.mark.parametrize(("answers", "cards"), [((False, False), 1), ((False, True), 0)])
def test_608_2c_if_no_one_does(answers: tuple[bool, bool], cards: int) -> None:
    text = "Any player may have ~ deal 6 damage to them. If no one does, draw a card."
    table = played(text, *answers)
    assert (len(table.names("hand", "A")), table.life("B")) == (cards, 14 if answers[1] else 20)


@pytest.mark.construct("EachOfThePair")
def test_608_2c_each_of_those_creatures_by_itself() -> None:
    text = (
        "~ deals 1 damage to each of two target creatures. "
        "Each of those creatures deals damage equal to its power to you."
    )
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX, CUB]}).start()
    settle(table.cast(NAME))
    assert table.life("A") == 15


@pytest.mark.construct("NextHarmDivided")
def test_615_7_prevention_divided_among_targets() -> None:
    text = "Prevent the next 4 damage that would be dealt this turn to any number of targets, divided as you choose."
    other = spell("~ deals 3 damage to any target.", name="Other", type_line="Instant")
    remedy = spell(text, type_line="Instant")
    table = Table(A={"hand": [remedy, BOLT, other], "battlefield": [beast(name="Wall", size=(0, 9))]}, B={}).start()
    table.cast(NAME, "Wall", "A")
    while table.decision.kind != dec.PRIORITY:
        answer(table.state, dec.DONE if table.decision.can_finish else 0)
    settle(table)
    settle(table.cast("Bolt", "Wall"))
    settle(table.cast("Other", "A"))
    prevented = (3 - table.find("Wall").damage) + (table.life("A") - 17)
    assert prevented == 4
    assert spanish(text).endswith("a cualquier cantidad de objetivos, divididos como elijas.")


@pytest.mark.construct("GainsOrLosesLife", "EventInTurn")
def test_102_1_life_gained_or_lost_during_your_turn() -> None:
    witness = beast("Whenever you gain or lose life during your turn, ~ gets +1/+0 until end of turn.", name="Bear")
    grace = spell("You gain 1 life.", name="Grace", type_line="Instant")
    table = Table(A={"battlefield": [witness], "hand": [grace]}, B={}).start()
    assert settle(table.cast("Grace")).size("Bear") == (3, 2)
    late = Table(A={"battlefield": [witness], "hand": [grace]}, B={}).start().to_step("upkeep", 2)
    late.passes()
    assert settle(late.cast("Grace")).size("Bear") == (2, 2)


@pytest.mark.construct("DidntLoseLife")
def test_119_10_you_didnt_lose_life_this_turn() -> None:
    rite = spell("If you didn't lose life this turn, draw a card.")
    assert len(settle(Table(A={"hand": [rite]}, B={}).start().cast(NAME)).names("hand", "A")) == 1
    table = Table(A={"hand": [rite, BOLT]}, B={}).start()
    settle(table.cast("Bolt", "A"))
    assert settle(table.cast(NAME)).names("hand", "A") == []


@pytest.mark.construct("DontLoseForLife")
def test_104_3b_no_loss_for_having_no_life() -> None:
    tomb = permanent("You don't lose the game for having 0 or less life.")
    table = Table(A={"battlefield": [tomb], "hand": [BOLT], "life": 2}, B={}).start()
    settle(table.cast("Bolt", "A"))
    assert table.life("A") == -1
    assert not table.state.over
    table = Table(A={"hand": [BOLT], "life": 3}, B={}).start()
    settle(table.cast("Bolt", "A"))
    assert (table.life("A"), table.state.over) == (0, True), "without it that loses the game"


@pytest.mark.construct("EachOfThePair")
def test_608_2f_each_of_those_creatures_deals_its_damage_at_the_same_time() -> None:
    text = (
        "~ deals 1 damage to each of two target creatures. "
        "Each of those creatures deals damage equal to its power to you."
    )
    watcher = permanent("Whenever you're dealt damage, you gain 10 life.", name="Watcher")
    seat = {"hand": [spell(text)], "battlefield": [watcher]}
    table = Table(A=seat, B={"battlefield": [FOX, beast(name="Elk", size=(1, 4))]}).start()
    settle(table.cast(NAME))
    assert table.life("A") == 26, "3 and 1 are dealt together, and the watcher triggers once"
