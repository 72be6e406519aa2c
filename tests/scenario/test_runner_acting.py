"""Entries of a script against the kernel (FORMAT 5)."""

from __future__ import annotations

from tests.scenario.playing import HOUND, OX, RITE, SPARK, played


def test_an_action_is_carried_out_and_the_expectation_holds() -> None:
    result = played(
        """
setup: {A: {battlefield: [Mountain], hand: [Small Spark]}}
script: [{at: [1, upkeep], player: A, do: cast, card: Small Spark, targets: ["player:B"]}]
expect: [{assert: life, player: B, value: 18}, {assert: tapped, name: Mountain, is: true}]
""",
        cards=SPARK,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_an_expectation_that_does_not_hold_says_what_is_there() -> None:
    result = played("expect: [{assert: life, player: B, value: 18}]")

    assert result.status == "failed" and "life" in result.why and "it is 20" in result.why


def test_an_action_at_the_wrong_time_is_illegal() -> None:
    result = played(
        """
setup: {A: {battlefield: [Mountain], hand: [Long Rite]}}
script: [{at: [1, upkeep], player: A, do: cast, card: Long Rite}]
expect: [{assert: life, player: B, value: 20}]
""",
        cards=RITE,
    )

    assert result.status == "failed" and result.why.startswith("illegal_action")


def test_an_optional_action_that_is_not_legal_is_dropped() -> None:
    result = played(
        """
setup: {A: {hand: [Long Rite]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Long Rite, optional: true}]
expect: [{assert: count, zone: hand, player: A, value: 1}]
""",
        cards=RITE,
    )

    assert result.status == "passed"


def test_a_target_that_is_not_legal_is_an_illegal_action() -> None:
    result = played(
        """
setup: {A: {battlefield: [Mountain, Plains], hand: [Small Spark]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Small Spark, targets: [Plains]}]
expect: [{assert: life, player: B, value: 20}]
""",
        cards=SPARK,
    )

    assert result.status == "failed" and "can't target Plains" in result.why


def test_what_was_never_reached_fails() -> None:
    result = played(
        """
setup: {A: {hand: [Small Spark]}}
script: [{at: [1, draw], player: A, do: cast, card: Small Spark, targets: ["player:B"]}]
expect: [{assert: life, player: B, value: 20}]
""",
        cards=SPARK,
    )

    assert result.status == "failed" and result.why.startswith("unreached_step")  # no first draw (103.8a)


def test_attack_and_block_entries_declare_and_what_is_not_possible_is_told() -> None:
    text = """
setup: {A: {battlefield: [Ember Hound]}, B: {battlefield: [{card: Grey Ox, tapped: TAPPED}]}}
script:
  - {at: [1, declare_attackers], player: A, do: attack, attacker: Ember Hound}
  - {at: [1, declare_blockers], player: B, do: block, blocker: Grey Ox, attacker: Ember Hound}
stop: [1, end]
expect: [{assert: life, player: B, value: LIFE}]
"""

    blocked = played(text.replace("TAPPED", "false").replace("LIFE", "20"), cards=f"{HOUND}, {OX}")
    not_blocked = played(text.replace("TAPPED", "true").replace("LIFE", "18"), cards=f"{HOUND}, {OX}")

    assert (blocked.status, blocked.warnings) == ("passed", ())
    assert not_blocked.status == "passed" and "not declared" in not_blocked.warnings[0]


def test_a_block_on_ones_own_later_turn_is_an_error_of_the_scenario() -> None:
    result = played(
        """
setup: {A: {battlefield: [Ember Hound]}, B: {battlefield: [Grey Ox]}}
script: [{at: [2, declare_blockers], player: B, do: block, blocker: Grey Ox, attacker: Ember Hound}]
stop: [3, end]
expect: [{assert: life, player: B, value: 20}]
""",
        cards=f"{HOUND}, {OX}",
    )

    assert result.status == "error" and "509.1" in result.why


def test_waiting_for_the_stack_and_checks_on_the_way() -> None:
    result = played(
        """
setup:
  A: {battlefield: [Mountain], hand: [Long Rite]}
  B: {battlefield: [Mountain], hand: [Small Spark]}
script:
  - {at: [1, precombat_main], player: A, do: cast, card: Long Rite}
  - {do: check, expect: [{assert: stack_size, value: 1}, {assert: stack_object, spell: Long Rite, value: 1}]}
  - {do: resolve}
  - {do: check, expect: [{assert: count, zone: hand, player: A, value: 1}, {assert: life, player: A, value: 18}]}
  - {player: B, do: cast, card: Small Spark, targets: ["player:A"], when: {on_stack: Long Rite}}
stop: [1, end]
expect: [{assert: count, zone: graveyard, player: B, name: Small Spark, value: 1}]
""",
        cards=f"{RITE}, {SPARK}",
    )

    assert (result.status, result.why) == ("passed", "")


def test_counters_by_fiat_and_conceding() -> None:
    result = played(
        """
setup: {A: {battlefield: [Grey Ox]}}
script:
  - {at: [1, upkeep], player: A, do: add_counters, object: Grey Ox, counter: "+1/+1", count: 2}
  - {do: check, expect: [{assert: power_toughness, name: Grey Ox, power: 4, toughness: 6}]}
  - {player: B, do: concede}
expect:
  - {assert: game_result, result: won, player: A}
  - {assert: player_status, player: B, status: lost, is: true}
""",
        cards=OX,
    )

    assert (result.status, result.why) == ("passed", "")


def test_mana_is_activated_and_floats() -> None:
    result = played(
        """
setup: {A: {battlefield: [Mountain, Forest]}}
script:
  - {at: [1, upkeep], player: A, do: activate_mana, card: Mountain, ability: "{T}: Add {R}."}
  - {do: check, expect: [{assert: mana_pool, player: A, color: red, value: 1}]}
  - {do: check, expect: [{assert: mana_pool, player: A, color: green, value: 0}]}
stop: [1, draw]
expect: [{assert: mana_pool, player: A, color: red, value: 0}]
"""
    )

    assert (result.status, result.why) == ("passed", "")
