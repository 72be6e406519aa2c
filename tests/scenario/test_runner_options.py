"""The options of a scenario (FORMAT 2.1) and mana that is spent by hand (4, 6)."""

from __future__ import annotations

import pytest

from tests.scenario.playing import OX, played


@pytest.mark.parametrize(("option", "hand"), [("", 1), ("options: {first_player_draws: false}", 0)])
def test_among_several_the_first_player_draws_unless_told(option: str, hand: int) -> None:
    """103.8c: in a free-for-all nobody skips their first draw step."""
    result = played(
        f"""
format: free_for_all
players: [A, B, C]
{option}
stop: [2, end]
expect: [{{assert: count, zone: hand, player: A, value: {hand}}}, {{assert: count, zone: hand, player: B, value: 1}}]
"""
    )

    assert (result.status, result.why) == ("passed", "")


@pytest.mark.parametrize(("option", "hand"), [("{}", 7), ("{max_hand_size: 2}", 2), ("{max_hand_size: 0}", 0)])
def test_another_maximum_hand_size(option: str, hand: int) -> None:
    """402.2, 514.1: the active player discards down to it in their cleanup step."""
    result = played(
        f"""
options: {option}
setup: {{A: {{hand: [{{card: Forest, count: 9}}]}}, B: {{hand: [{{card: Forest, count: 9}}]}}}}
stop: [1, cleanup]
expect: [{{assert: count, zone: hand, player: A, value: {hand}}}, {{assert: count, zone: hand, player: B, value: 9}}]
"""
    )

    assert (result.status, result.why) == ("passed", "")


@pytest.mark.parametrize(("side", "attacked", "spared"), [("left", "B", "D"), ("right", "D", "B")])
def test_only_the_next_player_on_one_side_can_be_attacked(side: str, attacked: str, spared: str) -> None:
    """803.1a–b: the player to the left is the next in turn order."""
    result = played(
        f"""
format: free_for_all
players: [A, B, C, D]
options: {{attack: {side}}}
setup: {{A: {{battlefield: [Grey Ox]}}}}
script:
  - {{at: [1, precombat_main], player: A, do: check, expect: [
      {{assert: may_attack, player: A, name: Grey Ox, defender: "player:{attacked}", can: true}},
      {{assert: may_attack, player: A, name: Grey Ox, defender: "player:{spared}", can: false}},
      {{assert: may_attack, player: A, name: Grey Ox, defender: "player:C", can: false}}]}}
  - {{at: [1, declare_attackers], player: A, do: attack, attacker: Grey Ox}}
stop: [1, end]
expect: [{{assert: life, player: {attacked}, value: 18}}, {{assert: life, player: {spared}, value: 20}}]
""",
        cards=OX,
    )

    assert (result.status, result.why) == ("passed", "")


def test_the_next_player_is_the_next_who_is_still_in_the_game() -> None:
    result = played(
        """
format: free_for_all
players: [A, B, C]
options: {attack: left}
setup: {A: {battlefield: [Grey Ox]}}
script:
  - {at: [1, upkeep], player: B, do: concede}
  - {at: [1, declare_attackers], player: A, do: attack, attacker: Grey Ox, defender: "player:C"}
stop: [1, end]
expect: [{assert: life, player: C, value: 18}]
""",
        cards=OX,
    )

    assert (result.status, result.why) == ("passed", "")


def test_a_limited_range_of_influence_is_unsupported() -> None:
    result = played("options: {range_of_influence: 1}\nexpect: [{assert: life, player: A, value: 20}]")

    assert result.status == "unsupported" and "801" in result.why


_GOLEM = '{name: Patchwork, mana_cost: "{2/B}{2/R}", type: Artifact Creature — Golem, power: 2, toughness: 2}'
_CUB = '{name: Small Cub, mana_cost: "{1}{G}", type: Creature — Bear, power: 2, toughness: 2}'


def _by_hand(lands: str, card: str, pays: str, pool: str) -> str:
    taps = "".join(
        f"  - {{at: [1, precombat_main], player: A, do: activate_mana, card: {land}, ability: '{{T}}:'}}\n"
        for land in lands.split()
    )
    return f"""
setup: {{A: {{manual_mana: true, battlefield: [{", ".join(lands.split())}, Plains], hand: [{card}]}}}}
script:
{taps}  - {{at: [1, precombat_main], player: A, do: cast, card: {card}}}
  - {{at: [1, precombat_main], player: A, do: check, expect: [{pool}]}}
choices: {{A: [{pays}]}}
stop: [1, end]
expect: [{{assert: count, zone: battlefield, player: A, name: {card}, value: 1}}]
"""


@pytest.mark.parametrize(("spent", "kept"), [("red", "blue"), ("blue", "red")])
def test_mana_is_spent_as_the_choices_say(spent: str, kept: str) -> None:
    """601.2h, 118.3a: the player chooses which mana of the pool pays the generic part."""
    pool = f"{{assert: mana_pool, player: A, color: {kept}, value: 1}}, {{assert: tapped, name: Plains, is: false}}"
    result = played(
        _by_hand("Forest Mountain Island", "Small Cub", f"{{pay: {spent}}}, {{pay: green}}", pool), cards=_CUB
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


@pytest.mark.parametrize(
    ("lands", "pays"),
    [
        ("Swamp Mountain", "{pay: red}, {pay: black}"),
        ("Island Island Mountain", "{pay: blue}, {pay: red}, {pay: blue}"),
        ("Swamp Swamp Swamp", "{pay: black}, {pay: black}, {pay: black}"),
        ("Island Island Swamp Swamp", "{pay: black}, {pay: blue}, {pay: blue}"),
    ],
)
def test_a_hybrid_symbol_is_paid_by_its_colour_or_by_any_two(lands: str, pays: str) -> None:
    """107.4e: which it is follows from the mana that is spent, whatever its order."""
    left = len(lands.split()) - len(pays.split(", "))
    pool = f"{{assert: mana_pool, player: A, color: black, value: {left}}}, {{assert: tapped, name: Plains, is: false}}"
    result = played(_by_hand(lands, "Patchwork", pays, pool), cards=_GOLEM)

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_mana_that_does_not_float_is_made_by_the_engine() -> None:
    pool = "{assert: mana_pool, player: A, color: green, value: 0}, {assert: tapped, name: Plains, is: true}"
    result = played(_by_hand("Forest", "Small Cub", "{pay: green}", pool), cards=_CUB)

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_a_payment_can_be_given_up() -> None:
    """733.1: the casting is reversed, and what was spent floats again."""
    result = played(
        """
setup: {A: {manual_mana: true, battlefield: [Forest, Forest], hand: [Small Cub]}}
script:
  - {at: [1, precombat_main], player: A, do: activate_mana, card: Forest, ability: "{T}:"}
  - {at: [1, precombat_main], player: A, do: activate_mana, card: Forest, ability: "{T}:"}
  - {at: [1, precombat_main], player: A, do: cast, card: Small Cub, optional: true}
  - {at: [1, precombat_main], player: A, do: check, expect: [{assert: mana_pool, player: A, color: green, value: 2}]}
choices: {A: [{pay: green}, {stop: payment}]}
stop: [1, end]
expect: [{assert: count, zone: hand, player: A, name: Small Cub, value: 1}]
""",
        cards=_CUB,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())
