"""Decisions of the kernel answered by choices and defaults (FORMAT 6 and 7)."""

from __future__ import annotations

from tests.scenario.playing import HOUND, OX, played

_DIVIDED = "Two Rains deals 3 damage divided as you choose among one or two targets."
_RAIN = f'{{name: Two Rains, mana_cost: "{{R}}", type: Instant, text: "{_DIVIDED}"}}'
_CHOICE = (
    '{name: Either Way, mana_cost: "{R}", type: Instant, text: "Choose one —\\n• You gain 3 life.\\n• Draw a card."}'
)
_TOSS = '{name: Lucky Toss, mana_cost: "{R}", type: Sorcery, text: "Flip a coin. If you win the flip, draw two cards."}'
_VOTE = "Starting with you, each player votes for feather or quill. You gain 1 life for each quill vote."
_POLL = f'{{name: Town Poll, mana_cost: "{{B}}", type: Sorcery, text: "{_VOTE}"}}'
_SHOW = "As an additional cost to cast this spell, you may reveal a Dragon card from your hand."
_WARN = (
    '{name: Old Warning, mana_cost: "{R}", type: Instant, '
    f'text: "{_SHOW}\\nIf you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 2 life."}}'
)
_DRAKE = '{name: Drake, mana_cost: "{6}", type: Creature — Dragon, power: 2, toughness: 2}'
_PEEK = '{name: Far Sight, mana_cost: "{U}", type: Instant, text: "Scry 2."}'
_EXILE = "Search target opponent's library for up to two basic land cards and exile them. Then that player shuffles."
_PURGE = f'{{name: Deep Purge, mana_cost: "{{B}}", type: Sorcery, text: "{_EXILE}"}}'
_DUEL = '{name: Hot Lance, mana_cost: "{X}{R}", type: Sorcery, text: "Hot Lance deals X damage to any target."}'


def test_a_division_is_answered_share_by_share() -> None:
    result = played(
        """
setup: {A: {battlefield: [Mountain], hand: [Two Rains]}, B: {battlefield: [Grey Ox]}}
script: [{at: [1, upkeep], player: A, do: cast, card: Two Rains}]
choices: {A: [{divide: "player:B", amount: 1}, {divide: Grey Ox, amount: 2}]}
stop: [1, draw]
expect: [{assert: life, player: B, value: 19}, {assert: damage, name: Grey Ox, value: 2}]
""",
        cards=f"{_RAIN}, {OX}",
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_modes_by_number_and_x_by_amount() -> None:
    modes = played(
        """
setup: {A: {battlefield: [Mountain], hand: [Either Way]}}
script: [{at: [1, upkeep], player: A, do: cast, card: Either Way, modes: [2]}]
stop: [1, draw]
expect: [{assert: count, zone: hand, player: A, value: 1}, {assert: life, player: A, value: 20}]
""",
        cards=_CHOICE,
    )
    x = played(
        """
setup: {A: {battlefield: [{card: Mountain, count: 4}], hand: [Hot Lance]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Hot Lance, x: 2, targets: ["player:B"]}]
stop: [1, end]
expect: [{assert: life, player: B, value: 18}, {assert: tapped_count, name: Mountain, tapped: true, value: 3}]
""",
        cards=_DUEL,
    )

    assert (modes.status, modes.why) == ("passed", "") and (x.status, x.why, x.warnings) == ("passed", "", ())


def test_a_vote_for_one_of_two_words_is_answered_by_yes_or_no_or_the_word() -> None:
    result = played(
        """
setup: {A: {battlefield: [Swamp], hand: [Town Poll]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Town Poll}]
choices: {A: [{say: false}], B: [{pick: feather}]}
stop: [1, end]
expect: [{assert: life, player: A, value: 21}]
""",
        cards=_POLL,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_a_card_is_not_revealed_for_an_optional_cost_after_a_stop() -> None:
    for said, life in (("{stop: pick}", 20), ("{pick: Drake}", 22)):
        result = played(
            f"""
setup: {{A: {{battlefield: [Mountain], hand: [Old Warning, Drake]}}}}
script: [{{at: [1, upkeep], player: A, do: cast, card: Old Warning}}]
choices: {{A: [{said}]}}
stop: [1, draw]
expect: [{{assert: life, player: A, value: {life}}}]
""",
            cards=f"{_WARN}, {_DRAKE}",
        )

        assert (result.status, result.why) == ("passed", "")


def test_without_answer_x_is_the_largest_and_the_warning_says_what_was_left_to_a_default() -> None:
    result = played(
        """
setup: {A: {battlefield: [{card: Mountain, count: 4}], hand: [Hot Lance]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Hot Lance, targets: ["player:B"]}]
stop: [1, end]
expect: [{assert: life, player: B, value: 17}]
""",
        cards=_DUEL,
    )

    assert result.status == "passed" and result.warnings == ("left to a default: A: x (Hot Lance)",)


def test_coins_show_what_the_queue_says() -> None:
    text = """
setup: {A: {battlefield: [Mountain], hand: [Lucky Toss]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Lucky Toss}]
choices: {A: [{coin: SIDE}]}
stop: [1, end]
expect: [{assert: count, zone: hand, player: A, value: CARDS}]
"""

    won = played(text.replace("SIDE", "heads").replace("CARDS", "2"), cards=_TOSS)
    lost = played(text.replace("SIDE", "tails").replace("CARDS", "0"), cards=_TOSS)

    assert (won.status, won.why) == ("passed", "") and (lost.status, lost.why) == ("passed", "")


def test_scry_asks_first_what_goes_to_the_bottom() -> None:
    result = played(
        """
setup: {A: {battlefield: [Island], hand: [Far Sight], library: [Swamp, Plains, Forest]}}
script: [{at: [2, upkeep], player: A, do: cast, card: Far Sight}]
choices: {A: [{target: Swamp}, {stop: target}]}
stop: [3, draw]
expect: [{assert: count, zone: hand, player: A, name: Plains, value: 1}]
""",
        cards=_PEEK,
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_picks_are_for_the_order_after_a_scry() -> None:
    result = played(
        """
setup: {A: {battlefield: [Island], hand: [Far Sight], library: [Swamp, Plains, Forest, Mountain]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Far Sight}]
choices: {A: [{target: Swamp}, {pick: Plains}]}
stop: [5, draw]
expect: [{assert: count, zone: hand, player: A, name: Forest, value: 1},
  {assert: count, zone: hand, player: A, name: Plains, value: 1}]
""",
        cards=_PEEK.replace("Scry 2", "Scry 3"),
    )

    assert (result.status, result.why) == ("passed", "")


def test_all_of_an_opponents_cards_are_found_to_be_exiled() -> None:
    result = played(
        """
setup: {A: {battlefield: [Swamp], hand: [Deep Purge]}, B: {library: [Plains, Plains]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Deep Purge, targets: ["player:B"]}]
stop: [1, begin_combat]
expect: [{assert: count, zone: exile, player: B, name: Plains, value: 2}]
""",
        cards=_PURGE,
    )

    assert (result.status, result.why) == ("passed", "")


def test_combat_damage_is_divided_by_amounts() -> None:
    result = played(
        """
setup: {A: {battlefield: [Big Ox]}, B: {battlefield: [{card: Grey Ox, count: 2, label: ox}]}}
script:
  - {at: [1, declare_attackers], player: A, do: attack, attacker: Big Ox}
  - {at: [1, declare_blockers], player: B, do: block, blocker: "@ox.1", attacker: Big Ox}
  - {player: B, do: block, blocker: "@ox.2", attacker: Big Ox}
choices: {A: [{amount: 1}, {amount: 4}]}
stop: [1, end]
expect: [{assert: damage, label: ox.1, value: 1}, {assert: count, zone: graveyard, player: B, name: Grey Ox, value: 1}]
""",
        cards=OX + ', {name: Big Ox, mana_cost: "{4}{W}", type: Creature — Ox, power: 5, toughness: 9}',
    )

    assert (result.status, result.why, result.warnings) == ("passed", "", ())


def test_an_answer_that_is_never_used_is_a_warning() -> None:
    result = played(
        """
setup: {A: {battlefield: [Ember Hound]}}
choices: {A: [{say: yes}]}
expect: [{assert: life, player: A, value: 20}]
""",
        cards=HOUND,
    )

    assert result.status == "passed" and result.warnings[0].startswith("unused answer of A")
