"""The rulebook of August 2016: how it differs from the current one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.switches import Rulebook

YEAR_2016: Final[Rulebook] = replace(
    CURRENT,
    name="2016",
    date="2016-08-22",
    # Starting and ending
    start_order="shuffle_then_choose",
    mulligan="vancouver",
    number_kind="integer",
    # Turn, mana, priority
    extra_steps_own_turn_only=False,
    # Combat
    damage_division="ordered",
    attack_recipients=("player", "planeswalker"),
    planeswalker_redirect=True,
    # Objects and zones
    planeswalker_rule="one_per_type",
    card_types=(
        "artifact",
        "conspiracy",
        "creature",
        "enchantment",
        "instant",
        "kindred",
        "land",
        "phenomenon",
        "plane",
        "planeswalker",
        "scheme",
        "sorcery",
        "vanguard",
    ),
    split_values="each_half",
    token_name="subtypes",
    token_owner="entered_under",
    # Spells, abilities, effects
    illegal_targets="countered",
    illegal_aura_target="countered",
    cost_steps="total_check_mana_pay",
    leave_play_look_back="listed",
    counter_order="after_modifiers",
    replacement_choice="control_then_copy",
    # Keywords with a history
    phasing="status_tokens_cease",
    # Multiplayer and variants
    commander_zone_rule="replacement",
)
"""The Comprehensive Rules of 22 August 2016."""
