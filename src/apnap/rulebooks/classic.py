"""The rulebook of April 1999, as the Sixth Edition brought it: how it differs from that of 2007."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from apnap.rulebooks.switches import Rulebook
from apnap.rulebooks.year_2007 import YEAR_2007

CLASSIC: Final[Rulebook] = replace(
    YEAR_2007,
    name="classic",
    date="1999-04-23",
    # Starting and ending
    players_max="two",
    start_order="shuffle_then_decide",
    deck_handling="cut",
    free_mulligan="never",
    first_draw_skip="two_player",
    decking="instead_of_drawing",
    poison_loss="none",
    loop_rule="highest_number",
    # Turn, mana, priority
    turn_draw="triggered",
    begin_triggers="as_step_begins",
    # Combat
    lethal_counts="toughness",
    gone_receiver="left_play",
    attack_tap="cost",
    walls="type_cannot_attack",
    no_attack_skip="end_of_combat",
    combat_requirements="all_possible",
    first_strike_second_step="neither_at_first_or_double_now",
    becomes_blocked_trigger="always",
    # Objects and zones
    removed_zone="per_player",
    legend_rule="keep_newest",
    legend_type="creature_type",
    creature_type_choice="any_noun",
    type_change="replaces_all",
    basic_land_change="becomes_basic",
    extra_land_rule="separate",
    aura_other_entry="as_played",
    artifact_colour="colourless",
    no_mana_cost="free",
    counters_cancel=False,
    # Spells, abilities, effects
    ability_on_stack="coloured_pseudospell",
    protection_checks="pseudospell",
    both_players_trigger="one_each",
    may_trigger="on_stacking",
    illegal_target_facts="as_if_legal",
    same_target_twice="never",
    divide_zero=True,
    cost_steps="one_step",
    cost_text_is_ability=False,
    leave_play_look_back="leaving_play",
    layers="none",
    counter_order="before_effects",
    replacement_circles=True,
    damage_sources_choice="card_or_token",
    illegal_action_return="hand",
    # Keywords with a history
    # Multiplayer and variants
    two_headed_life=0,
    two_headed_turns="none",
    range_of_influence=False,
    attack_options=(),
)
"""The classic rules of 23 April 1999."""
