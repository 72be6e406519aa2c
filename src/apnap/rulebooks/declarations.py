"""Every switch of a rulebook: its name, the rule it turns on in the current book, and the values it may have.

The order is that of the book: starting the game, the turn, combat, objects, spells and abilities, keywords, variants.
"""

from __future__ import annotations

from typing import Final, final, get_args

from apnap.errors import RulebookError
from apnap.rulebooks import values

SwitchValue = bool | int | str | tuple[str, ...]
"""What a switch is set to; a tuple for a switch that lists what exists (the zones besides the usual ones, say)."""

BOOLEANS: Final = (False, True)


def value_text(value: SwitchValue) -> str:
    """Return a value as it is written for people: "on", "keep_newest", "ante,command"."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def _spellings(value: SwitchValue) -> tuple[str, ...]:
    """Return the texts that mean a value."""
    if value is True:
        return ("on", "true", "yes")
    return ("off", "false", "no") if value is False else (str(value),)


@final
class Switch:
    """The declaration of one switch."""

    def __init__(self, name: str, rule: str, allowed: tuple[bool | int | str, ...], several: bool = False) -> None:
        self.name = name
        self.rule = rule
        """The number of the rule in the current book."""
        self.allowed = allowed
        """The values the switch may have; with ``several``, the words its tuple may list."""
        self.several = several

    def check(self, value: SwitchValue) -> None:
        """Refuse a value that this switch can't have.

        Raises:
            RulebookError: naming the switch, the value and the values allowed.
        """
        entries = value if self.several and isinstance(value, tuple) else (value,)
        for entry in entries:
            if self.several != isinstance(value, tuple) or not self._has(entry):
                allowed = ", ".join(map(value_text, self.allowed))
                kind = "a tuple out of" if self.several else "one of"
                raise RulebookError(
                    f"the switch {self.name} can't be {value!r}: it is {kind} {allowed}",
                    rule=self.rule,
                    key="errors.no_switch_value",
                    name=self.name,
                    value=value_text(value),
                    values=allowed,
                )

    def read(self, text: str) -> SwitchValue:
        """Return the value that a text means: "on", "off", a word, a number, or words with commas between them.

        >>> switch_named("mana_burn").read("on"), switch_named("attack_recipients").read("player,battle")
        (True, ('player', 'battle'))

        Raises:
            RulebookError: this switch can't have it.
        """
        value: SwitchValue
        if self.several:
            value = tuple(word for word in text.replace(" ", "").split(",") if word)
        else:
            value = next((one for one in self.allowed if text in _spellings(one)), text)
        self.check(value)
        return value

    def _has(self, entry: SwitchValue) -> bool:
        """Tell whether the value is allowed; 1 is not True here."""
        return any(type(entry) is type(one) and entry == one for one in self.allowed)


SWITCHES: Final[tuple[Switch, ...]] = (
    # Starting and ending
    Switch("players_max", "100.1", get_args(values.PlayersMax)),
    Switch("start_order", "103.1", get_args(values.StartOrder)),
    Switch("deck_handling", "103.3", get_args(values.DeckHandling)),
    Switch("mulligan", "103.5", get_args(values.Mulligan)),
    Switch("free_mulligan", "103.5c", get_args(values.FreeMulligan)),
    Switch("first_draw_skip", "103.8a", get_args(values.FirstDrawSkip)),
    Switch("decking", "704.5b", get_args(values.Decking)),
    Switch("poison_loss", "704.5c", get_args(values.PoisonLoss)),
    Switch("loop_rule", "732.2", get_args(values.LoopRule)),
    Switch("number_kind", "107.1", get_args(values.NumberKind)),
    # Turn, mana, priority
    Switch("mana_burn", "500.5", BOOLEANS),
    Switch("mana_empties", "500.5", get_args(values.ManaEmpties)),
    Switch("turn_draw", "504.1", get_args(values.TurnDraw)),
    Switch("begin_triggers", "503.1a", get_args(values.BeginTriggers)),
    Switch("main_phase_actions", "505.3", get_args(values.MainPhaseActions)),
    Switch("extra_steps_own_turn_only", "500.10a", BOOLEANS),
    # Combat
    Switch("damage_on_stack", "510.2", BOOLEANS),
    Switch("damage_division", "510.1c", get_args(values.DamageDivision)),
    Switch("lethal_counts", "702.19b", get_args(values.LethalCounts)),
    Switch("gone_receiver", "510.2", get_args(values.GoneReceiver)),
    Switch("attack_tap", "508.1f", get_args(values.AttackTap)),
    Switch("walls", "702.3b", get_args(values.Walls)),
    Switch("no_attack_skip", "508.8", get_args(values.NoAttackSkip)),
    Switch("attack_recipients", "506.3", get_args(values.AttackRecipient), several=True),
    Switch("combat_requirements", "508.1d", get_args(values.CombatRequirements)),
    Switch("first_strike_second_step", "510.4", get_args(values.FirstStrikeSecondStep)),
    Switch("becomes_blocked_trigger", "509.3c", get_args(values.BecomesBlockedTrigger)),
    Switch("put_into_play_blocking", "509.3d", get_args(values.PutIntoPlayBlocking)),
    Switch("planeswalker_redirect", "306.7", BOOLEANS),
    # Objects and zones
    Switch("removed_zone", "406.1", get_args(values.RemovedZone)),
    Switch("subgame_exile_returns", "729.5", BOOLEANS),
    Switch("legend_rule", "704.5j", get_args(values.LegendRule)),
    Switch("legend_type", "205.4d", get_args(values.LegendType)),
    Switch("planeswalker_rule", "306.4", get_args(values.PlaneswalkerRule)),
    Switch("card_types", "205.2a", get_args(values.CardTypeName), several=True),
    Switch("creature_type_choice", "205.3e", get_args(values.CreatureTypeChoice)),
    Switch("type_change", "205.1a", get_args(values.TypeChange)),
    Switch("basic_land_change", "305.7", get_args(values.BasicLandChange)),
    Switch("extra_land_rule", "305.2", get_args(values.ExtraLandRule)),
    Switch("aura_other_entry", "303.4f", get_args(values.AuraOtherEntry)),
    Switch("artifact_colour", "301.4", get_args(values.ArtifactColour)),
    Switch("no_mana_cost", "118.6", get_args(values.NoManaCost)),
    Switch("split_values", "709.4", get_args(values.SplitValues)),
    Switch("token_name", "111.4", get_args(values.TokenName)),
    Switch("token_owner", "111.2", get_args(values.TokenOwner)),
    Switch("counters_cancel", "704.5q", BOOLEANS),
    Switch("counts_as_text", "604.3", get_args(values.CountsAsText)),
    # Spells, abilities, effects
    Switch("ability_on_stack", "405.4", get_args(values.AbilityOnStack)),
    Switch("protection_checks", "702.16b", get_args(values.ProtectionChecks)),
    Switch("both_players_trigger", "603.3", get_args(values.BothPlayersTrigger)),
    Switch("may_trigger", "603.5", get_args(values.MayTrigger)),
    Switch("illegal_targets", "608.2b", get_args(values.IllegalTargets)),
    Switch("illegal_aura_target", "608.3b", get_args(values.IllegalAuraTarget)),
    Switch("illegal_target_facts", "608.2b", get_args(values.IllegalTargetFacts)),
    Switch("same_target_twice", "115.3", get_args(values.SameTargetTwice)),
    Switch("divide_zero", "601.2d", BOOLEANS),
    Switch("cost_steps", "601.2h", get_args(values.CostSteps)),
    Switch("cost_text_is_ability", "113.2b", BOOLEANS),
    Switch("mana_ability_test", "605.1", get_args(values.ManaAbilityTest)),
    Switch("leave_play_look_back", "603.10", get_args(values.LeavePlayLookBack)),
    Switch("layers", "613.1", get_args(values.Layers)),
    Switch("counter_order", "613.4c", get_args(values.CounterOrder)),
    Switch("replacement_choice", "616.1", get_args(values.ReplacementChoice)),
    Switch("replacement_circles", "614.5", BOOLEANS),
    Switch("damage_sources_choice", "609.7a", get_args(values.DamageSourcesChoice)),
    Switch("illegal_action_return", "733.1", get_args(values.IllegalActionReturn)),
    # Keywords with a history
    Switch("indestructible", "702.12", get_args(values.Indestructible)),
    Switch("phasing", "702.26d", get_args(values.Phasing)),
    # Multiplayer and variants
    Switch("two_headed_life", "103.4a", (0, 30, 40)),
    Switch("two_headed_turns", "805.1", get_args(values.TwoHeadedTurns)),
    Switch("range_of_influence", "801.1", BOOLEANS),
    Switch("attack_options", "802.1", get_args(values.AttackOption), several=True),
    Switch("commander_zone_rule", "903.9a", get_args(values.CommanderZoneRule)),
)
"""Every switch, in the order of the fields of :class:`apnap.rulebooks.Rulebook`."""

_BY_NAME: Final[dict[str, Switch]] = {switch.name: switch for switch in SWITCHES}


def switch_named(name: str) -> Switch:
    """Return the declaration of a switch.

    >>> switch_named("legend_rule").rule
    '704.5j'

    Raises:
        RulebookError: there is no such switch.
    """
    switch = _BY_NAME.get(name)
    if switch is None:
        there = ", ".join(_BY_NAME)
        raise RulebookError(
            f"there is no switch named {name!r}; there are {there}", key="errors.no_switch", name=name, switches=there
        )
    return switch
