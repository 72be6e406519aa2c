"""100: which rulebooks can be played by: the switches that are asked where they matter, and the values they may have.

A switch that is set to something that the rules here do not carry out is refused before the game, never ignored.
"""

from __future__ import annotations

from typing import Final

from apnap.errors import RulebookError
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.declarations import SwitchValue, switch_named
from apnap.rulebooks.switches import Rulebook

OTHER_VALUES: Final[dict[str, tuple[SwitchValue, ...]]] = {
    "players_max": ("two",),
    "start_order": ("shuffle_then_decide", "shuffle_then_choose"),
    "deck_handling": ("cut", "shuffle"),
    "mulligan": ("paris", "vancouver"),
    "free_mulligan": ("never", "two_headed"),
    "first_draw_skip": ("two_player", "second_of_teams"),
    "decking": ("instead_of_drawing",),
    "loop_rule": ("highest_number", "lower_or_equal"),
    "number_kind": ("natural",),
    "poison_loss": ("none", "ten"),
    "mana_burn": (True,),
    "mana_empties": ("phase",),
    "turn_draw": ("triggered",),
    "begin_triggers": ("as_step_begins",),
    "main_phase_actions": ("none",),
    "extra_steps_own_turn_only": (False,),
    "phasing": ("own_zone", "status_tokens_cease"),
    "damage_on_stack": (True,),
    "damage_division": ("ordered",),
    "lethal_counts": ("toughness",),
    "gone_receiver": ("left_play",),
    "first_strike_second_step": ("not_assigned_or_double",),
    "becomes_blocked_trigger": ("always",),
    "put_into_play_blocking": ("becomes_blocked",),
    "planeswalker_redirect": (True,),
    "attack_tap": ("cost",),
    "walls": ("type_cannot_attack",),
    "no_attack_skip": ("end_of_combat", "finish_step"),
    "combat_requirements": ("all_possible",),
    "attack_recipients": (("player",), ("player", "planeswalker"), ("player", "battle")),
    "counters_cancel": (False,),
    "both_players_trigger": ("one_each",),
    "may_trigger": ("on_stacking",),
    "illegal_targets": ("countered",),
    "illegal_aura_target": ("countered",),
    "illegal_target_facts": ("as_if_legal", "last_known"),
    "ability_on_stack": ("coloured_pseudospell",),
    "protection_checks": ("pseudospell",),
    "same_target_twice": ("never",),
    "divide_zero": (True,),
    "mana_ability_test": ("could_add_mana",),
    "cost_steps": ("one_step", "total_mana_pay", "total_check_mana_pay"),
    "illegal_action_return": ("hand", "moved_cards_stay"),
    "cost_text_is_ability": (False,),
    "leave_play_look_back": ("leaving_play", "also_hidden_zones", "listed"),
    "layers": ("none", "six"),
    "counter_order": ("before_effects", "after_modifiers"),
    "replacement_choice": ("any_order", "control_then_copy"),
    "replacement_circles": (True,),
    "damage_sources_choice": ("card_or_token",),
    "indestructible": ("quality",),
    "commander_zone_rule": ("none", "replacement"),
    "legend_rule": ("keep_newest", "keep_oldest", "all_go"),
    "planeswalker_rule": ("one_per_type",),
    "split_values": ("each_half",),
    "token_name": ("subtypes",),
    "token_owner": ("effect_controller", "entered_under"),
    "counts_as_text": ("power_only_in_play",),
    "artifact_colour": ("colourless",),
    "legend_type": ("creature_type",),
    "type_change": ("replaces_all",),
    "basic_land_change": ("becomes_basic",),
    "extra_land_rule": ("separate", "player_names"),
    "aura_other_entry": ("as_played",),
    "no_mana_cost": ("free",),
    "removed_zone": ("per_player",),
    "creature_type_choice": ("any_noun",),
}
"""The values that are carried out besides those of the current book."""

OF_VARIANTS: Final = frozenset({"two_headed_life", "two_headed_turns"})
"""What only asks something of a game variant that can't be played yet, so that any value will do."""


def refuse_book(book: Rulebook) -> None:
    """Refuse a rulebook that can't be played by.

    :raises RulebookError: naming a switch, its value, and the values it may have
    """
    if book is CURRENT:
        return
    for name in book.differences(CURRENT):
        if name in OF_VARIANTS:
            continue
        allowed = (CURRENT.value(name), *OTHER_VALUES.get(name, ()))
        if book.value(name) not in allowed:
            words = ", ".join(str(one) for one in allowed)
            raise RulebookError(
                f"a game can't be played with {name} = {book.value(name)!r}, only with: {words}",
                rule=switch_named(name).rule,
            )


def refuse_seats(book: Rulebook, seats: int) -> None:
    """Refuse a game with more players than the book knows: classic:100.1 is written for two.

    :raises RulebookError: naming the number of players and the most there may be
    """
    if book.players_max == "two" and seats > 2:
        text = f"by this rulebook a game has 2 players, not {seats}"
        raise RulebookError(text, rule="100.1", key="game.too_many_players", count=seats)
