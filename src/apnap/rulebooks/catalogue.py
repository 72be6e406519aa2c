"""The rulebooks by name."""

from __future__ import annotations

from typing import Final

from apnap.errors import RulebookError
from apnap.rulebooks.switches import Rulebook

CURRENT: Final = Rulebook(
    name="current",
    date="2026-04-17",
    numbers=(),
    # Starting and ending
    players_max="any",
    start_order="choose_then_shuffle",
    deck_handling="shuffle_or_cut",
    mulligan="london",
    free_mulligan="multiplayer",
    first_draw_skip="two_player_and_teams",
    life_loss_check="state_check",
    decking="state_check",
    poison_loss="ten_teams_fifteen",
    cant_beats_can=True,
    loop_rule="shortcuts",
    number_kind="integer",
    # Turn, mana, priority
    mana_burn=False,
    mana_empties="step_and_phase",
    turn_draw="turn_based",
    begin_triggers="at_priority",
    untap_extra="phasing_and_day_night",
    main_phase_actions="scheme_sagas_attractions",
    until_expiry="as_step_begins",
    extra_turns="apnap_newest_first",
    extra_steps_own_turn_only=True,
    priority_check="until_stable",
    special_actions=(
        "land",
        "turn_face_up",
        "end_effect",
        "ignore_effect",
        "discard_any_time",
        "suspend",
        "companion",
        "foretell",
        "planar_die",
        "conspiracy",
        "plot",
        "unlock",
    ),
    apnap_scope="turn_order",
    # Combat
    damage_on_stack=False,
    damage_division="free",
    lethal_counts="marked_others_deathtouch",
    zero_power_assigns=False,
    gone_receiver="checked_at_once",
    attack_tap="not_a_cost",
    walls="defender",
    no_attack_skip="finish_step",
    attack_recipients=("player", "planeswalker", "battle"),
    optional_attack_costs=True,
    leave_combat=(
        "not_a_creature",
        "control_change",
        "left",
        "regenerated",
        "effect",
        "phased_out",
        "not_a_planeswalker",
        "not_a_battle",
    ),
    combat_requirements="most",
    multi_block="one_unless_allowed",
    first_strike_second_step="neither_at_first_or_double_now",
    becomes_blocked_trigger="if_unblocked",
    put_into_play_blocking="becomes_blocked_by",
    banding=True,
    planeswalker_redirect=False,
    trample_over_planeswalkers=True,
    # Objects and zones
    removed_zone="shared",
    extra_zones=("ante", "command"),
    new_object_on="any_zone",
    legend_rule="choose_one",
    legend_type="supertype",
    planeswalker_rule="none",
    world_rule="newest_stays",
    card_types=(
        "artifact",
        "battle",
        "conspiracy",
        "creature",
        "dungeon",
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
    creature_type_choice="existing",
    type_change="keeps_supertypes",
    basic_land_change="keeps_supertypes",
    basicness="supertype",
    extra_land_rule="count",
    aura_form="aura_may_enchant_cards",
    aura_other_entry="chosen",
    artifact_colour="by_cost",
    no_mana_cost="unpayable",
    token_name="subtypes_and_token",
    token_owner="creator",
    token_leaves="state_check",
    copy_ceases=True,
    counters_cancel=True,
    counts_as_text="characteristic_defining",
    vanguard_place="command_zone",
    # Spells, abilities, effects
    ability_on_stack="text_only",
    protection_checks="source",
    trigger_controller="source_controller",
    both_players_trigger="one",
    may_trigger="on_resolution",
    illegal_targets="does_not_resolve",
    illegal_aura_target="does_not_resolve",
    same_target_twice="once_per_word",
    divide_zero=False,
    cost_steps="random_last",
    cost_text_is_ability=True,
    mana_ability_test="no_target_no_loyalty",
    delayed_kinds=("triggered",),
    leave_play_look_back="listed_and_countering",
    layers="seven_with_copiable_values",
    dependency_scope="layer",
    counter_order="layer_7c",
    replacement_choice="self_control_copy_back_face",
    regenerate="shield",
    damage_sources_choice="also_referred",
    zero_damage="no_damage",
    illegal_action_return="previous_zone_random_stays",
    damage_results="also_defense_toxic",
    # Keywords with a history
    lifelink="part_of_damage",
    deathtouch="state_check",
    indestructible="keyword",
    phasing="status_tokens_stay",
    protection_extra="also_everything",
    companion=True,
    day_night=True,
    # Multiplayer and variants
    two_headed_life=30,
    two_headed_turns="shared_team_turns",
    leaving_player="objects_leave",
    range_of_influence=True,
    attack_options=("multiple", "left", "right"),
    commander_zone_rule="state_check",
)
"""The Comprehensive Rules of 17 April 2026."""

_BOOKS: Final[dict[str, Rulebook]] = {book.name: book for book in (CURRENT,)}


def rulebook_names() -> tuple[str, ...]:
    """Return the names that :func:`rulebook` knows."""
    return tuple(_BOOKS)


def rulebook(name: str) -> Rulebook:
    """Return the rulebook of that name.

    >>> rulebook("current").mana_burn
    False

    Raises:
        RulebookError: there is none; the message lists those there are.
    """
    book = _BOOKS.get(name)
    if book is None:
        raise RulebookError(f"there is no rulebook named {name!r}; there is: {', '.join(_BOOKS)}")
    return book
