"""The rulebook of February 2007: how it differs from that of 2016."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.rulebooks.switches import Rulebook
from apnap.rulebooks.year_2016 import YEAR_2016

YEAR_2007: Final[Rulebook] = replace(
    YEAR_2016,
    name="2007",
    date="2007-02-01",
    # Starting and ending
    deck_handling="shuffle",
    mulligan="paris",
    free_mulligan="two_headed",
    first_draw_skip="second_of_teams",
    poison_loss="ten",
    loop_rule="lower_or_equal",
    number_kind="natural",
    # Turn, mana, priority
    mana_burn=True,
    mana_empties="phase",
    main_phase_actions="none",
    # Combat
    damage_on_stack=True,
    damage_division="free",
    no_attack_skip="finish_step",
    attack_recipients=("player",),
    first_strike_second_step="not_assigned_or_double",
    put_into_play_blocking="becomes_blocked",
    planeswalker_redirect=False,
    # Objects and zones
    subgame_exile_returns=False,
    legend_rule="all_go",
    planeswalker_rule="none",
    card_types=("artifact", "creature", "enchantment", "instant", "land", "sorcery"),
    extra_land_rule="player_names",
    token_owner="effect_controller",
    counts_as_text="power_only_in_play",
    # Spells, abilities, effects
    illegal_target_facts="last_known",
    cost_steps="total_mana_pay",
    mana_ability_test="could_add_mana",
    illegal_action_return="moved_cards_stay",
    leave_play_look_back="also_hidden_zones",
    layers="six",
    counter_order="before_modifiers",
    replacement_choice="any_order",
    # Keywords with a history
    indestructible="quality",
    phasing="own_zone",
    # Multiplayer and variants
    two_headed_life=40,
    two_headed_turns="team_priority",
    commander_zone_rule="none",
)
"""The Comprehensive Rules of 1 February 2007."""
