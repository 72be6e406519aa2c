"""A rulebook: one dated text of the rules as the set of answers in which the books differ.

The kernel asks ``state.rulebook.<switch>`` and never for the name of the book. What each switch may be and the rule
it turns on stand in :mod:`apnap.rulebooks.declarations`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, final

from apnap.rulebooks import values
from apnap.rulebooks.declarations import SWITCHES, SwitchValue, switch_named
from apnap.rulebooks.keywords import keywords_on
from apnap.rulebooks.numbering import own_number
from apnap.rulebooks.text import translated


@final
@dataclass(frozen=True, kw_only=True)
class Rulebook:
    """The rules in force in one game: frozen, compared by value, shared by all forks of the game."""

    name: str
    """The name people ask for it by: ``current``."""
    date: str
    """The day its text took effect, as ``2026-04-17``."""
    asked: str = field(default="", compare=False)
    """The day it was asked for by, if another: it is the newest book of that day."""

    # Starting and ending

    players_max: values.PlayersMax
    start_order: values.StartOrder
    deck_handling: values.DeckHandling
    mulligan: values.Mulligan
    free_mulligan: values.FreeMulligan
    first_draw_skip: values.FirstDrawSkip
    decking: values.Decking
    poison_loss: values.PoisonLoss
    loop_rule: values.LoopRule
    number_kind: values.NumberKind

    # Turn, mana, priority

    mana_burn: bool
    mana_empties: values.ManaEmpties
    turn_draw: values.TurnDraw
    begin_triggers: values.BeginTriggers
    main_phase_actions: values.MainPhaseActions
    extra_steps_own_turn_only: bool

    # Combat

    damage_on_stack: bool
    damage_division: values.DamageDivision
    lethal_counts: values.LethalCounts
    gone_receiver: values.GoneReceiver
    attack_tap: values.AttackTap
    walls: values.Walls
    no_attack_skip: values.NoAttackSkip
    attack_recipients: tuple[values.AttackRecipient, ...]
    combat_requirements: values.CombatRequirements
    first_strike_second_step: values.FirstStrikeSecondStep
    becomes_blocked_trigger: values.BecomesBlockedTrigger
    put_into_play_blocking: values.PutIntoPlayBlocking
    planeswalker_redirect: bool

    # Objects and zones

    removed_zone: values.RemovedZone
    subgame_exile_returns: bool
    legend_rule: values.LegendRule
    legend_type: values.LegendType
    planeswalker_rule: values.PlaneswalkerRule
    card_types: tuple[values.CardTypeName, ...]
    creature_type_choice: values.CreatureTypeChoice
    type_change: values.TypeChange
    basic_land_change: values.BasicLandChange
    extra_land_rule: values.ExtraLandRule
    aura_other_entry: values.AuraOtherEntry
    artifact_colour: values.ArtifactColour
    no_mana_cost: values.NoManaCost
    split_values: values.SplitValues
    token_name: values.TokenName
    token_owner: values.TokenOwner
    counters_cancel: bool
    counts_as_text: values.CountsAsText

    # Spells, abilities, effects

    ability_on_stack: values.AbilityOnStack
    protection_checks: values.ProtectionChecks
    both_players_trigger: values.BothPlayersTrigger
    may_trigger: values.MayTrigger
    illegal_targets: values.IllegalTargets
    illegal_aura_target: values.IllegalAuraTarget
    illegal_target_facts: values.IllegalTargetFacts
    same_target_twice: values.SameTargetTwice
    divide_zero: bool
    cost_steps: values.CostSteps
    cost_text_is_ability: bool
    mana_ability_test: values.ManaAbilityTest
    leave_play_look_back: values.LeavePlayLookBack
    layers: values.Layers
    counter_order: values.CounterOrder
    replacement_choice: values.ReplacementChoice
    replacement_circles: bool
    damage_sources_choice: values.DamageSourcesChoice
    illegal_action_return: values.IllegalActionReturn

    # Keywords with a history

    indestructible: values.Indestructible
    phasing: values.Phasing

    # Multiplayer and variants

    two_headed_life: int
    two_headed_turns: values.TwoHeadedTurns
    range_of_influence: bool
    attack_options: tuple[values.AttackOption, ...]
    commander_zone_rule: values.CommanderZoneRule

    def number(self, key: str) -> str:
        """Return the number that a rule of the current book has in this one (:mod:`apnap.rulebooks.numbering`)."""
        return own_number(self.name, key)

    def cited(self, prose: str) -> str:
        """Return a text with each rule number of the current book in it replaced by that of this one.

        Several that are the same rule here are named once.

        >>> from apnap.rulebooks import rulebook
        >>> rulebook("2016").cited("Of two legends with one name one stays (704.5j, 205.4d).")
        'Of two legends with one name one stays (704.5k, 205.4d).'
        """
        return translated(prose, self.number)

    def keywords(self) -> tuple[str, ...]:
        """Return the names of the keyword abilities that this book defines, in alphabetical order (702.1).

        >>> from apnap.rulebooks import rulebook
        >>> [word for word in rulebook("2007").keywords() if word in ("vigilance", "lifelink")]
        ['vigilance']
        """
        return keywords_on(self.date)

    def value(self, switch: str) -> SwitchValue:
        """Return what a switch is set to, by its name.

        Raises:
            RulebookError: there is no such switch.
        """
        value: SwitchValue = getattr(self, switch_named(switch).name)
        return value

    def with_switches(self, changes: Mapping[str, SwitchValue]) -> Rulebook:
        """Return this book with some switches set otherwise, as a game may choose.

        Raises:
            RulebookError: there is no such switch, or it can't have that value.
        """
        fields: dict[str, Any] = asdict(self)
        for name, value in changes.items():
            switch_named(name).check(value)
            fields[name] = value
        return Rulebook(**fields)

    def differences(self, other: Rulebook) -> list[str]:
        """Return the names of the switches in which two books differ, in the order of the declarations."""
        return [switch.name for switch in SWITCHES if self.value(switch.name) != other.value(switch.name)]
