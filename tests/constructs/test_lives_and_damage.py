"""Life totals compared, what players went through this turn, damage of some amount and what happens instead of it."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, FOX, NAME, Table, beast, permanent, played, settle, spanish, spell

BOLT = spell("~ deals 3 damage to any target.", name="Bolt", type_line="Instant")


@pytest.mark.construct("PlayerWithMostLife")
@pytest.mark.parametrize(("lives", "gains"), [((20, 25, 3), "B"), ((25, 25, 3), "")])
def test_119_1_the_player_with_the_most_life(lives: tuple[int, int, int], gains: str) -> None:
    rite = spell("The player with the most life gains 7 life.")
    a, b, c = lives
    table = settle(Table(A={"hand": [rite], "life": a}, B={"life": b}, C={"life": c}).start().cast(NAME))
    after = {"A": a, "B": b, "C": c}
    if gains:
        after[gains] += 7
    assert {letter: table.life(letter) for letter in "ABC"} == after


@pytest.mark.construct("PlayerWithMostOrTied")
def test_119_1_attacking_the_player_with_the_most_life_or_tied() -> None:
    butler = beast(
        "Whenever ~ attacks the player with the most life or tied for most life, you gain 1 life.", name="Bear"
    )
    seats = {"A": {"battlefield": [butler], "life": 9}, "B": {"life": 20}, "C": {"life": 3}}
    table = Table(**seats).start("begin_combat").attack(("Bear", "B"))  # type: ignore[arg-type]
    assert settle(table).life("A") == 10
    table = Table(**seats).start("begin_combat").attack(("Bear", "C"))  # type: ignore[arg-type]
    assert settle(table).life("A") == 9


@pytest.mark.construct("YourTeam")
def test_102_3_your_team_is_you_where_nobody_has_teammates() -> None:
    """ "Your team" means the same as "you" in a game that isn't played by teams (102.4)."""
    text = "If your team controls another Beast, draw a card."
    assert len(played(text, A={"battlefield": [BEAR]}).names("hand", "A")) == 1
    assert not played(text, B={"battlefield": [BEAR]}).names("hand", "A")


@pytest.mark.construct("EachOpponentOfWhom", "WhoLostLife")
def test_119_10_each_opponent_who_lost_life_this_turn() -> None:
    rite = spell("Each opponent who lost life this turn draws a card.")
    table = Table(A={"hand": [rite, BOLT]}, B={}, C={}).start()
    table.cast("Bolt", "B").resolve()
    settle(table.cast(NAME))
    assert (len(table.names("hand", "B")), len(table.names("hand", "C"))) == (1, 0)


@pytest.mark.construct("OpponentOfWhomUnit", "PlayerOfWhomUnit", "WhoWasDealtDamage", "WhoLostLife")
def test_120_3_for_each_player_who_was_dealt_damage() -> None:
    text = (
        "You gain 1 life for each player who was dealt damage this turn. "
        "You gain 10 life for each opponent who lost life this turn."
    )
    other = spell("~ deals 3 damage to any target.", name="Other", type_line="Instant")
    table = Table(A={"hand": [spell(text), BOLT, other]}, B={}, C={}).start()
    table.cast("Bolt", "A").resolve().cast("Other", "B").resolve()
    assert settle(table.cast(NAME)).life("A") == 17 + 2 + 10


@pytest.mark.construct("EachPlayerOfWhom", "WhoGainedLife")
def test_119_9_each_player_who_gained_life() -> None:
    rite = spell("You gain 1 life. Then each player who gained life this turn draws a card.")
    table = settle(Table(A={"hand": [rite]}, B={}).start().cast(NAME))
    assert (len(table.names("hand", "A")), len(table.names("hand", "B"))) == (1, 0)


@pytest.mark.construct("OpponentYouAttackedUnit", "WhoWasDealtCombatDamage")
def test_508_1a_for_each_opponent_you_attacked() -> None:
    text = (
        "You gain 1 life for each opponent you attacked this turn. "
        "You gain 10 life for each opponent who was dealt combat damage this turn."
    )
    table = Table(A={"battlefield": [BEAR], "hand": [spell(text)]}, B={}, C={}).start("begin_combat")
    table.attack(("Bear", "C")).to("postcombat_main")
    assert settle(table.cast(NAME)).life("A") == 31


@pytest.mark.construct("OpponentYouAttackedUnit")
@pytest.mark.parametrize(("whose", "life"), [("A", 21), ("B", 20)])
def test_508_6_whoever_controls_the_attackers_now(whose: str, life: int) -> None:
    gift = spell("Target opponent gains control of target creature you control.", name="Gift", type_line="Instant")
    rite = spell("You gain 1 life for each opponent you attacked this turn.", type_line="Instant")
    seats = {"A": {"battlefield": [BEAR], "hand": [gift]}, "B": {}, "C": {}}
    seats[whose]["hand"] = [*seats[whose].get("hand", []), rite]
    table = Table(**seats).start("begin_combat").attack(("Bear", "C")).to("postcombat_main")  # type: ignore[arg-type]
    table.cast("Gift", "B").resolve()
    if whose == "B":
        table.passes()
    assert settle(table.cast(NAME)).life(whose) == life


@pytest.mark.construct("WhoDiscarded")
def test_701_9_each_opponent_who_discarded() -> None:
    text = "Target opponent discards a card. Each opponent who discarded a card this turn loses 2 life."
    table = Table(A={"hand": [spell(text)]}, B={"hand": [BEAR]}, C={"hand": [BEAR]}).start()
    settle(table.cast(NAME, "B"))
    assert (table.life("B"), table.life("C")) == (18, 20)


@pytest.mark.construct("AnyOpponentAtAll", "IfAPlayerDoes")
@pytest.mark.parametrize(("answers", "life"), [((False, True), 24), ((True, True), 24), ((False, False), 20)])
def test_608_2f_any_opponent_may_and_if_a_player_does(answers: tuple[bool, bool], life: int) -> None:
    rite = spell("Any opponent may have ~ deal 2 damage to them. If a player does, you gain 4 life.")
    table = settle(Table(A={"hand": [rite]}, B={}, C={}).start().cast(NAME), *answers)
    assert table.life("A") == life
    assert (table.life("B"), table.life("C")) == tuple(18 if yes else 20 for yes in answers)
    line = "Any opponent may sacrifice a creature. If a player does, you gain 4 life."
    assert spanish(line) == "Cualquier oponente puede sacrificar una criatura. Si algún jugador lo hace, ganas 4 vidas."


@pytest.mark.construct("UnlessHas")
@pytest.mark.parametrize("takes", [True, False])
def test_608_2d_unless_its_controller_takes_the_damage(takes: bool) -> None:
    text = "Destroy target creature unless its controller has ~ deal 4 damage to them."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME), takes)
    assert table.life("B") == (16 if takes else 20)
    assert table.names("graveyard", "B") == ([] if takes else ["Fox"])


@pytest.mark.construct("UnlessHas", "ThatMuch")
@pytest.mark.parametrize("takes", [True, False])
def test_118_12a_unless_its_controller_takes_that_much_instead(takes: bool) -> None:
    text = "~ deals 3 damage to target creature unless its controller has ~ deal that much damage to them."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME), takes)
    assert table.life("B") == (17 if takes else 20)
    assert table.names("graveyard", "B") == ([] if takes else ["Fox"])


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.construct("SourceHarmOfSize")
@pytest.mark.parametrize(("size", "left"), [(3, 20), (4, 16)])
def test_615_1_only_small_damage_is_prevented(size: int, left: int) -> None:
    line = "If a source would deal 3 or less damage to you, prevent that damage."
    ward = permanent(line)
    blast = spell(f"~ deals {size} damage to target player.", name="Blast")
    table = Table(A={"hand": [blast]}, B={"battlefield": [ward]}).start()
    assert settle(table.cast("Blast", "B")).life("B") == left
    assert spanish(line) == "Si una fuente te fuera a hacer 3 o menos puntos de daño, prevén ese daño."


@pytest.mark.construct("FixedDamage")
def test_614_1a_large_damage_becomes_another_amount() -> None:
    text = (
        "If a source would deal 4 or more damage to a permanent or player, "
        "that source deals 3 damage to that permanent or player instead."
    )
    for size, left in ((5, 17), (2, 18)):
        blast = spell(f"~ deals {size} damage to target player.", name="Blast")
        table = Table(A={"hand": [blast], "battlefield": [permanent(text)]}, B={}).start()
        assert settle(table.cast("Blast", "B")).life("B") == left


@pytest.mark.construct("DealsSoMuchDamageTo")
def test_120_3_deals_so_much_damage() -> None:
    big = beast("Whenever ~ deals 3 or more damage to an opponent, you gain 1 life.", name="Bear", size=(3, 3))
    small = beast("Whenever ~ deals 3 or more damage to an opponent, you gain 10 life.", name="Ogre", size=(2, 2))
    table = Table(A={"battlefield": [big, small]}, B={}).attack_now("Bear", "Ogre")
    assert settle(table.to("postcombat_main")).life("A") == 21


@pytest.mark.construct("HarmReplaced")
def test_614_1a_counters_instead_of_damage() -> None:
    hydra = beast("If damage would be dealt to ~, put that many +1/+1 counters on it instead.", name="Bear")
    table = Table(A={"hand": [BOLT], "battlefield": [hydra]}, B={}).start()
    settle(table.cast("Bolt", "Bear"))
    assert table.size("Bear") == (5, 5)
    assert table.find("Bear").damage == 0


@pytest.mark.construct("HarmPreventedX")
def test_615_10_prevent_x_of_that_damage() -> None:
    shield = permanent(
        "If a source would deal damage to you, prevent X of that damage, "
        "where X is the number of creatures you control."
    )
    table = Table(A={"hand": [BOLT]}, B={"battlefield": [shield, BEAR, CUB]}).start()
    assert settle(table.cast("Bolt", "B")).life("B") == 19


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("Combat damage can't be prevented.", marks=pytest.mark.construct("CantBePrevented")),
        pytest.param(
            "Combat damage that would be dealt by creatures you control can't be prevented.",
            marks=pytest.mark.construct("CantBePreventedBy"),
        ),
    ],
)
def test_615_12_combat_damage_cant_be_prevented(text: str) -> None:
    ward = permanent("Prevent all damage that would be dealt to you.", name="Ward")
    table = Table(A={"battlefield": [permanent(text), BEAR], "hand": [BOLT]}, B={"battlefield": [ward]})
    table.attack_now("Bear").to("postcombat_main")
    assert table.life("B") == 18
    assert settle(table.cast("Bolt", "B")).life("B") == 18, "other damage can be prevented"


@pytest.mark.parametrize(
    ("which", "gained"),
    [
        pytest.param("highest life total among all players", 30, marks=pytest.mark.construct("HighestLife")),
        pytest.param("lowest life total among all players", 3, marks=pytest.mark.construct("LowestLife")),
        pytest.param(
            "highest life total among your opponents", 15, marks=pytest.mark.construct("HighestLifeOfOpponents")
        ),
        pytest.param("lowest life total among your opponents", 3, marks=pytest.mark.construct("LowestLifeOfOpponents")),
    ],
)
def test_119_1_the_highest_and_lowest_life_total(which: str, gained: int) -> None:
    rite = spell(f"You gain life equal to the {which}.")
    table = Table(A={"hand": [rite], "life": 30}, B={"life": 15}, C={"life": 3}).start()
    assert settle(table.cast(NAME)).life("A") == 30 + gained


@pytest.mark.construct("LifeTheyLost")
def test_119_10_the_life_they_lost_this_turn() -> None:
    rite = spell("Each opponent loses life equal to the life they lost this turn.")
    table = Table(A={"hand": [rite, BOLT]}, B={}, C={}).start()
    settle(table.cast("Bolt", "C").resolve().cast(NAME))
    assert (table.life("B"), table.life("C")) == (20, 14)


@pytest.mark.construct("DamageDealtTo")
def test_120_3_the_damage_dealt_to_you_this_turn() -> None:
    rite = spell("You gain life equal to the damage dealt to you this turn.")
    table = Table(A={"hand": [rite, BOLT]}, B={}).start()
    assert settle(table.cast("Bolt", "A").resolve().cast(NAME)).life("A") == 20


@pytest.mark.construct("DamageDealtToBy")
def test_120_3_the_damage_dealt_to_you_by_artifacts() -> None:
    rite = spell("You gain life equal to the damage dealt to you so far this turn by artifacts.")
    gun = permanent("{T}: ~ deals 1 damage to target player.", "Artifact", name="Gun")
    table = Table(A={"hand": [rite, BOLT], "battlefield": [gun]}, B={}).start()
    table.cast("Bolt", "A").resolve().activate("Gun", "A").resolve()
    assert settle(table.cast(NAME)).life("A") == 17


@pytest.mark.construct("DamageDealtToThing")
def test_120_3_the_damage_already_dealt_to_it() -> None:
    rite = spell("~ deals damage to target creature equal to the damage already dealt to it this turn.")
    table = Table(A={"hand": [rite, BOLT]}, B={"battlefield": [beast(name="Wall", size=(0, 9))]}).start()
    settle(table.cast("Bolt", "Wall").resolve().cast(NAME))
    assert table.find("Wall").damage == 6


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "Destroy all creatures. You gain 1 life for each creature that died this way.",
            marks=pytest.mark.construct("DiedThisWayUnit"),
        ),
        pytest.param(
            "Destroy all creatures. You gain life equal to the number of creatures that died this way.",
            marks=pytest.mark.construct("DiedThisWay"),
        ),
    ],
)
def test_700_4_those_that_died_this_way(text: str) -> None:
    tough = beast("Indestructible", name="Rock")
    table = played(text, A={"battlefield": [BEAR, tough]}, B={"battlefield": [FOX]})
    assert table.life("A") == 22
    void = permanent("If a creature would die, exile it instead.")
    assert played(text, A={"battlefield": [BEAR, void]}).life("A") == 20


@pytest.mark.construct("LostLifeLastTurn")
def test_119_10_lost_life_last_turn() -> None:
    watch = permanent("At the beginning of each upkeep, if you lost life last turn, draw a card.")
    table = Table(A={"battlefield": [watch], "hand": [BOLT]}, B={}).start()
    settle(table.cast("Bolt", "A")).to("draw", 2)
    assert len(table.names("hand", "A")) == 1
    assert len(table.to("upkeep", 3).names("hand", "A")) == 1


@pytest.mark.parametrize(
    ("kind", "otherwise"),
    [
        pytest.param("damage", (3, 3), marks=pytest.mark.construct("DealtDamageToThisTurn")),
        pytest.param("combat damage", (2, 2), marks=pytest.mark.construct("DealtCombatDamageToThisTurn")),
    ],
)
def test_120_3_it_dealt_damage_to_an_opponent_this_turn(kind: str, otherwise: tuple[int, int]) -> None:
    dervish = beast(
        "{0}: ~ deals 1 damage to target opponent.\n"
        f"At the beginning of each end step, if ~ dealt {kind} to an opponent this turn, put a +1/+1 counter on it.",
        name="Bear",
    )
    outside = settle(Table(A={"battlefield": [dervish]}, B={}).start().activate("Bear"))
    assert settle(outside.to("end")).size("Bear") == otherwise
    table = Table(A={"battlefield": [dervish]}, B={}).attack_now("Bear").to("end")
    assert settle(table).size("Bear") == (3, 3)
    assert settle(table.to("end", 2)).size("Bear") == (3, 3)


@pytest.mark.construct("IsDealtDamageThisWay", "PlayerIsDealtDamageThisWay")
@pytest.mark.parametrize(("target", "cards", "life"), [("B", 1, 20), ("Fox", 0, 25)])
def test_608_2c_what_is_dealt_damage_this_way(target: str, cards: int, life: int) -> None:
    text = (
        "~ deals 2 damage to any target. If a player is dealt damage this way, draw a card. "
        "If a creature is dealt damage this way, you gain 5 life."
    )
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX]}).start()
    settle(table.cast(NAME, target))
    assert (len(table.names("hand", "A")), table.life("A")) == (cards, life)


@pytest.mark.construct("PlayerIsDealtDamageThisWay")
def test_611_2c_the_player_dealt_damage_cant_gain_life_from_then_on() -> None:
    text = (
        "~ deals 2 damage to any target. If a player is dealt damage this way, "
        "they can't gain life for the rest of the game."
    )
    grace = spell("Each player gains 5 life.", name="Grace")
    table = Table(A={"hand": [spell(text), grace]}, B={}).start()
    settle(table.cast(NAME, "B"))
    settle(table.cast("Grace"))
    assert (table.life("A"), table.life("B")) == (25, 18)


@pytest.mark.construct("PlayerIsDealt")
def test_603_2c_an_opponent_is_dealt_noncombat_damage() -> None:
    imp = permanent("Whenever an opponent is dealt noncombat damage, you gain 1 life.")
    table = Table(A={"battlefield": [imp, BEAR], "hand": [BOLT]}, B={}).attack_now("Bear").to("postcombat_main")
    assert settle(table).life("A") == 20
    assert settle(table.cast("Bolt", "B")).life("A") == 21


@pytest.mark.construct("WouldGainLife")
@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("If an opponent would gain life, that player loses that much life instead.", 15),
        pytest.param(
            "If a player would gain life, that player gains no life instead.",
            20,
            marks=pytest.mark.construct("GainsNoLife"),
        ),
    ],
)
def test_614_1a_life_that_would_be_gained(text: str, life: int) -> None:
    grace = spell("Target player gains 5 life.", name="Grace")
    table = Table(A={"battlefield": [permanent(text)], "hand": [grace]}, B={}).start()
    assert settle(table.cast("Grace", "B")).life("B") == life


@pytest.mark.construct("HaveLifeBecome")
def test_119_5_you_may_have_your_life_total_become() -> None:
    text = "You may have your life total become the number of creatures you control."
    assert played(text, True, A={"battlefield": [BEAR, CUB]}).life("A") == 2
    assert played(text, False, A={"battlefield": [BEAR, CUB]}).life("A") == 20


@pytest.mark.construct("ExchangeLifeTotals")
def test_701_12c_two_target_players_exchange_life_totals() -> None:
    table = Table(A={"hand": [spell("Two target players exchange life totals.")], "life": 4}, B={}, C={}).start()
    table.cast(NAME, "A", "C")
    settle(table)
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 20, 4)


@pytest.mark.construct("EachOfTargetsOfAnyKind")
@pytest.mark.parametrize(
    "count",
    [
        pytest.param("two", marks=pytest.mark.construct("SoManyTargets")),
        pytest.param("up to two", marks=pytest.mark.construct("UpToSoManyTargets")),
    ],
)
def test_115_4_damage_to_each_of_several_targets(count: str) -> None:
    table = Table(
        A={"hand": [spell(f"~ deals 2 damage to each of {count} targets.")]}, B={"battlefield": [FOX]}
    ).start()
    settle(table.cast(NAME, "Fox", "B"))
    assert (table.find("Fox").damage, table.life("B")) == (2, 18)


@pytest.mark.construct("DealsEqualDivided")
def test_601_2d_damage_equal_to_its_power_divided() -> None:
    text = "{T}: ~ deals damage equal to its power divided as you choose among any number of targets."
    table = Table(A={"battlefield": [beast(text, name="Bear")]}, B={"battlefield": [FOX]}).start()
    settle(table.activate("Bear", "Fox", "B"))
    assert (table.find("Fox").damage, table.life("B")) == (1, 19)


@pytest.mark.construct("SourceHarmOfSize", "ObjectOrPlayer")
@pytest.mark.parametrize(("size", "lives", "there"), [(1, (20, 19), True), (2, (18, 18), False)])
def test_615_1_small_damage_to_a_creature_or_an_opponent(size: int, lives: tuple[int, int], there: bool) -> None:
    line = "If a source would deal 1 or less damage to a creature or an opponent, prevent that damage."
    blast = spell(f"~ deals {size} damage to each creature and each player.", name="Blast")
    pup = beast(name="Pup", size=(1, 1))
    table = Table(A={"hand": [blast]}, B={"battlefield": [permanent(line), pup]}).start()
    settle(table.cast("Blast"))
    assert (table.life("A"), table.life("B")) == lives
    assert ("Pup" in table.names("battlefield")) is there
    assert spanish(line) == (
        "Si una fuente fuera a hacer 1 o menos puntos de daño a una criatura o un oponente, prevén ese daño."
    )
