"""What a reference or a way of casting means to the runner (FORMAT 3, 5.2, 5.3, 9)."""

from __future__ import annotations

from tests.scenario.playing import OX, played

VEILED = '{name: Veiled Ox, mana_cost: "{W}", type: Creature — Ox, power: 1, toughness: 1, text: "Morph {W}"}'


def test_the_second_of_a_name_is_counted_among_the_blockers_of_the_player() -> None:
    result = played(
        """
setup:
  A: {battlefield: [Grey Ox]}
  B: {battlefield: [Grey Ox, {card: Grey Ox, label: second}]}
script:
  - {at: [1, declare_attackers], player: A, do: attack, attacker: Grey Ox}
  - {at: [1, declare_blockers], player: B, do: block, blocker: "Grey Ox#2", attacker: Grey Ox}
stop: [1, end]
expect: [{assert: damage, label: second, value: 2}, {assert: life, player: B, value: 20}]
""",
        cards=OX,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_a_card_can_be_cast_if_it_can_be_cast_face_down_only() -> None:
    result = played(
        """
setup: {A: {battlefield: [{card: Mountain, count: 3}], hand: [Veiled Ox]}}
script:
  - at: [1, precombat_main]
    player: A
    do: check
    expect:
      - {assert: playable, player: A, action: cast, card: Veiled Ox, can: true}
      - {assert: playable, player: A, action: cast, card: Veiled Ox, as: morph, can: true}
expect: [{assert: turn, value: 2}]
""",
        cards=VEILED,
    )
    nothing = played(
        """
setup: {A: {battlefield: [{card: Mountain, count: 2}], hand: [Veiled Ox]}}
script:
  - at: [1, precombat_main]
    player: A
    do: check
    expect: [{assert: playable, player: A, action: cast, card: Veiled Ox, can: false}]
expect: [{assert: turn, value: 2}]
""",
        cards=VEILED,
    )

    assert (result.status, nothing.status, result.why, nothing.why) == ("passed", "passed", "", "")


BANNER = (
    '{name: Old Banner, mana_cost: "{4}", type: Enchantment, text: "If this card is in your opening hand, you may '
    'begin the game with it on the battlefield."}'
)


def test_cards_of_the_listed_hand_may_begin_the_game_on_the_battlefield() -> None:
    scenario = """
setup: {{A: {{hand: [{{card: Old Banner, count: 2}}]}}}}
choices: {{A: [{answers}]}}
expect: [{{assert: count, player: A, zone: battlefield, name: Old Banner, value: {there}}}]
"""
    for answers, there in (("{say: yes}, {say: no}", 1), ("{say: no}, {say: no}", 0), ("", 2)):
        result = played(scenario.format(answers=answers, there=there), cards=BANNER)
        assert (result.status, result.why) == ("passed", "")
