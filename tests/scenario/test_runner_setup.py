"""The starting position (FORMAT 4), the end of a run (8), and what is not offered (10)."""

from __future__ import annotations

import pytest

from tests.scenario.playing import HOUND, OX, played

_WALKER = (
    '{name: Quiet Sage, mana_cost: "{2}{U}", type: Legendary Planeswalker — Sage, loyalty: 3, text: "+1: Draw a card."}'
)
_CLOAK = "Enchant creature\\nEnchanted creature gets +1/+1."
_AURA = f'{{name: Heavy Cloak, mana_cost: "{{W}}", type: Enchantment — Aura, text: "{_CLOAK}"}}'
_GREETING = "When this creature enters, you gain 3 life."
_GREETER = f'{{name: Greeter, type: Creature — Elf, power: 1, toughness: 1, text: "{_GREETING}"}}'


def test_zones_counters_and_libraries() -> None:
    result = played(
        """
setup:
  A: {life: 7, counters: {poison: 3}, graveyard: [Forest], exile: [Island], library: [Swamp, Plains]}
stop: [1, upkeep]
expect:
  - {assert: life, player: A, value: 7}
  - {assert: player_counters, player: A, counter: poison, value: 3}
  - {assert: count, zone: graveyard, player: A, name: Forest, value: 1}
  - {assert: count, zone: exile, player: A, name: Island, value: 1}
  - {assert: count, zone: library, player: A, value: 2}
  - {assert: count, zone: library, player: B, name: Mountain, value: 71}
  - {assert: count, zone: hand, player: A, value: 0}
"""
    )

    assert (result.status, result.why) == ("passed", "")


def test_permanents_enter_with_what_they_say_but_enters_abilities_do_not_trigger() -> None:
    result = played(
        """
setup:
  A:
    battlefield:
      - Quiet Sage
      - {card: Grey Ox, label: ox, counters: {"+1/+1": 1}, damage: 2, tapped: true}
      - {card: Heavy Cloak, attached_to: "@ox"}
      - {card: Ember Hound, token: true, summoning_sick: true}
      - Greeter
  B: {battlefield: [{card: Grey Ox, controller: A, tapped: true}]}
stop: [1, upkeep]
expect:
  - {assert: counters, name: Quiet Sage, counter: loyalty, value: 3}
  - {assert: power_toughness, label: ox, power: 4, toughness: 6}
  - {assert: damage, label: ox, value: 2}
  - {assert: attached, player: A, name: Grey Ox, attachment: Heavy Cloak, is: true}
  - {assert: count, zone: battlefield, name: Ember Hound, token: true, value: 1}
  - {assert: count, zone: battlefield, player: A, name: Grey Ox, value: 2}
  - {assert: tapped_count, name: Grey Ox, tapped: true, value: 0}
  - {assert: life, player: A, value: 20}
""",
        cards=f"{_WALKER}, {OX}, {_AURA}, {HOUND}, {_GREETER}",
    )

    assert (result.status, result.why) == ("passed", "")


@pytest.mark.parametrize(
    ("stop", "size"), [("[1, end]", 5), ("[1, cleanup]", 2), ("[2, untap]", 2), ("[1, first_combat_damage]", 5)]
)
def test_the_run_ends_with_the_step_or_where_it_would_have_been(stop: str, size: int) -> None:
    growth = (
        '{name: Short Growth, mana_cost: "{G}", type: Instant, text: "Target creature gets +3/+0 until end of turn."}'
    )
    result = played(
        f"""
setup: {{A: {{battlefield: [Forest, Grey Ox], hand: [Short Growth]}}}}
script: [{{at: [1, upkeep], player: A, do: cast, card: Short Growth, targets: [Grey Ox]}}]
stop: {stop}
expect: [{{assert: power_toughness, name: Grey Ox, power: {size}}}]
""",
        cards=f"{OX}, {growth}",
    )

    assert (result.status, result.why) == ("passed", "")


def test_a_stop_at_untap_is_the_beginning_of_that_turn() -> None:
    result = played("stop: [2, untap]\nexpect: [{assert: turn, value: 2}, {assert: active_player, player: B}]")

    assert (result.status, result.why) == ("passed", "")


def test_a_game_of_three_with_commanders() -> None:
    result = played(
        """
format: commander
players: [A, B, C]
setup: {A: {command: [Ember Hound], battlefield: [{card: Mountain, count: 2}]}}
script: [{at: [1, precombat_main], player: A, do: cast, card: Ember Hound}]
stop: [1, end]
expect:
  - {assert: count, zone: battlefield, player: A, name: Ember Hound, value: 1}
  - {assert: count, zone: command, player: A, value: 0}
  - {assert: life, player: C, value: 40}
""",
        cards=HOUND,
    )

    assert (result.status, result.why) == ("passed", "")


def test_a_card_that_is_not_understood_and_a_format_that_is_not_offered_are_unsupported() -> None:
    odd = '{name: Odd Thing, type: Artifact, text: "Whenever the moon hums, everybody sings twice."}'
    card = played("setup: {A: {battlefield: [Odd Thing]}}\nexpect: [{assert: life, player: A, value: 20}]", cards=odd)
    heads = played("format: two_headed_giant\nplayers: [A, B, C, D]\nexpect: [{assert: life, player: A, value: 30}]")

    assert card.status == "unsupported" and "Odd Thing" in card.why
    assert heads.status == "unsupported" and "two_headed_giant" in heads.why
