"""The values that each many-valued switch of a rulebook may have, by switch, in the order of the books.

A switch with two plain answers is a ``bool``. The names say what happens; which book has which value stands in the
module of the book. What a switch is about, in a sentence, stands in the ``rulebooks`` messages of ``i18n``, what a
value means in ``rulebook_values``.
"""

from __future__ import annotations

from typing import Literal

# Starting and ending

PlayersMax = Literal["two", "any"]
StartOrder = Literal["shuffle_then_decide", "shuffle_then_choose", "choose_then_shuffle"]
DeckHandling = Literal["cut", "shuffle", "shuffle_or_cut"]
Mulligan = Literal["paris", "vancouver", "london"]
FreeMulligan = Literal["never", "two_headed", "multiplayer"]
FirstDrawSkip = Literal["two_player", "second_of_teams", "two_player_and_teams"]
Decking = Literal["instead_of_drawing", "state_check"]
PoisonLoss = Literal["none", "ten", "ten_teams_fifteen"]
LoopRule = Literal["highest_number", "lower_or_equal", "shortcuts"]
NumberKind = Literal["natural", "integer", "integer_but_growth"]

# Turn, mana, priority

ManaEmpties = Literal["phase", "step_and_phase"]
TurnDraw = Literal["triggered", "turn_based"]
BeginTriggers = Literal["as_step_begins", "at_priority"]
MainPhaseActions = Literal["none", "scheme"]

# Combat

DamageDivision = Literal["free", "ordered"]
LethalCounts = Literal["toughness", "less_marked_damage"]
GoneReceiver = Literal["left_play", "left_or_not_creature"]
AttackTap = Literal["cost", "not_a_cost"]
Walls = Literal["type_cannot_attack", "defender"]
NoAttackSkip = Literal["end_of_combat", "finish_step", "finish_step_unless_put"]
AttackRecipient = Literal["player", "planeswalker", "battle"]
CombatRequirements = Literal["all_possible", "most"]
FirstStrikeSecondStep = Literal["not_assigned_or_double", "neither_at_first_or_double_now"]
BecomesBlockedTrigger = Literal["always", "if_unblocked"]
PutIntoPlayBlocking = Literal["becomes_blocked", "becomes_blocked_by"]

# Objects and zones

RemovedZone = Literal["per_player", "shared"]
LegendRule = Literal["keep_newest", "keep_oldest", "all_go", "choose_one"]
LegendType = Literal["creature_type", "supertype"]
PlaneswalkerRule = Literal["none", "one_per_type"]
# classic:212.1 knows six of them.
CardTypeName = Literal[
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
]
CreatureTypeChoice = Literal["any_noun", "existing"]
TypeChange = Literal["replaces_all", "keeps_supertypes"]
BasicLandChange = Literal["becomes_basic", "keeps_supertypes"]
ExtraLandRule = Literal["separate", "player_names", "count"]
AuraOtherEntry = Literal["as_played", "chosen"]
ArtifactColour = Literal["colourless", "by_cost"]
NoManaCost = Literal["free", "unpayable"]
SplitValues = Literal["each_half", "combined"]
TokenName = Literal["subtypes", "subtypes_and_token"]
TokenOwner = Literal["effect_controller", "entered_under", "creator"]
CountsAsText = Literal["power_only_in_play", "everywhere"]

# Spells, abilities, effects

AbilityOnStack = Literal["coloured_pseudospell", "text_only"]
ProtectionChecks = Literal["pseudospell", "source"]
BothPlayersTrigger = Literal["one_each", "one"]
MayTrigger = Literal["on_stacking", "on_resolution"]
IllegalTargets = Literal["countered", "does_not_resolve"]
IllegalAuraTarget = Literal["countered", "does_not_resolve"]
IllegalTargetFacts = Literal["as_if_legal", "last_known", "undetermined"]
SameTargetTwice = Literal["never", "once_per_word"]
CostSteps = Literal["one_step", "total_mana_pay", "total_check_mana_pay", "random_last"]
ManaAbilityTest = Literal["could_add_mana", "no_target_no_loyalty"]
LeavePlayLookBack = Literal["leaving_play", "also_hidden_zones", "listed", "listed_and_countering"]
Layers = Literal["none", "six", "seven"]
CounterOrder = Literal["before_effects", "before_modifiers", "after_modifiers"]
ReplacementChoice = Literal["any_order", "control_then_copy", "control_copy_back_face"]
DamageSourcesChoice = Literal["card_or_token", "also_referred"]
IllegalActionReturn = Literal["hand", "moved_cards_stay", "library_stays"]

# Keywords with a history

Indestructible = Literal["quality", "keyword"]
Phasing = Literal["own_zone", "status_tokens_cease", "status_tokens_stay"]

# Multiplayer and variants

TwoHeadedTurns = Literal["none", "team_priority", "shared_team_turns"]
AttackOption = Literal["multiple", "left", "right"]
CommanderZoneRule = Literal["none", "replacement", "state_check"]
