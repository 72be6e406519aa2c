"""101.2, 101.3: the kinds of rules about players that static abilities state: what they can't do, may do, or have.

The players, ``what``, ``n`` and ``step`` are those of ``static.PlayerRule``."""

from __future__ import annotations

from typing import Final

CANT_CAST: Final = 0
"""Spells that fit ``what`` (whose zones say from where; STACK means from anywhere)."""
CANT_PLAY_LANDS: Final = 1
CANT_GAIN_LIFE: Final = 2
CANT_LOSE_LIFE: Final = 3
CANT_DRAW: Final = 4
"""More than ``n`` cards each turn (None: at all)."""
CANT_SEARCH: Final = 5
CANT_LOSE_GAME: Final = 6
CANT_WIN_GAME: Final = 7
CANT_BE_PLAYER_TARGET: Final = 8
CANT_ACTIVATE_ABILITIES: Final = 9
"""Of objects that fit."""
CAST_LIMIT: Final = 10
"""No more than ``n`` spells that fit each turn."""
CANT_ATTACK_WITH_MORE_THAN: Final = 11
CANT_BLOCK_WITH_MORE_THAN: Final = 12
NO_MAXIMUM_HAND_SIZE: Final = 13
HAND_SIZE_CHANGE: Final = 14
"""Maximum hand size changes by ``n``."""
HAND_SIZE_IS: Final = 15
ADDITIONAL_LANDS: Final = 16
"""May play ``n`` additional lands on each of their turns."""
SKIP_STEP: Final = 17
"""Skips every step (number in ``step``)."""
CAST_ONLY_AS_SORCERY: Final = 18
SHROUD_PLAYER: Final = 19
HEXPROOF_PLAYER: Final = 20
NO_MANA_LOSS: Final = 21
"""Doesn't lose unspent mana (of the colours in ``n`` as mask, None: all) as steps and phases end."""
LOST_MANA_BECOMES_COLORLESS: Final = 65
"""Unspent mana that they would lose becomes colorless instead."""
PLAYS_WITH_TOP_REVEALED: Final = 22
PLAYS_WITH_HAND_REVEALED: Final = 23
DAMAGE_CANT_BE_PREVENTED: Final = 24
CANT_GET_COUNTERS: Final = 25
MAY_LOOK_AT_TOP: Final = 26
CANT_SACRIFICE: Final = 27
UNTAP_LIMIT: Final = 28
"""Can't untap more than ``n`` permanents that fit during their untap steps."""
LEGEND_RULE_OFF: Final = 29
"""The legend rule doesn't apply to permanents that fit (of these players)."""
PROTECTION_FROM: Final = 30
ENTERING_DOESNT_TRIGGER: Final = 31
"""Objects that fit entering don't cause abilities to trigger."""
DAMAGE_DOESNT_CAUSE_LOSS: Final = 32
LIFE_FLOOR: Final = 33
"""Damage that would reduce their life total to less than ``n`` reduces it to ``n`` instead."""
CANT_PAY_LIFE: Final = 41
"""To cast spells or activate abilities (601.2h)."""
CANT_SACRIFICE_FOR_COSTS: Final = 42
"""What fits, to cast spells or activate abilities (601.2h)."""
LIFE_FOR_BLACK: Final = 43
"""May pay 2 life rather than {B} in any cost (118.9)."""
COPIES_ONCE_MORE: Final = 44
"""Copies each spell that they would copy an additional time (707.10)."""
CANT_ACTIVATE_BUT_MANA: Final = 40
"""Abilities that aren't mana abilities."""
MAY_LOOK_AT: Final = 50
"""May look at hidden objects that fit any time (406.3)."""
ASCENDS: Final = 60
"""Gets the city's blessing as soon as they control ten permanents (702.131b)."""
HAS_ENGINES: Final = 61
"""Has speed 1 if they have none (702.179a)."""
SKIPS_EXTRA_TURNS: Final = 69
"""Skips the extra turns that they would begin (614.10)."""
DRAWS_FROM_BOTTOM: Final = 68
"""Draws cards from the bottom of their library (121.1)."""
VOTES_AGAIN: Final = 63
"""Gets an additional vote while voting (701.38d)."""
MAY_VOTE_AGAIN: Final = 64
"""May vote an additional time while voting (701.38d)."""
CANT_BE_MADE_TO_SACRIFICE: Final = 81
"""Spells and abilities of opponents can't cause them to sacrifice permanents."""
CANT_BE_MADE_TO_DISCARD: Final = 82
"""Spells and abilities of opponents can't cause them to discard cards."""
CHOOSES_VOTES: Final = 83
"""Chooses how each player votes."""
CANT_ACTIVATE_LOYALTY: Final = 84
"""Loyalty abilities of planeswalkers."""
ROLLS_ONE_MORE: Final = 120
"""Rolls one more die each time they would roll any, and ignores the lowest roll (706.6)."""
FIRST_FLIPS_COME_UP_HEADS: Final = 85
"""The coins that they flip the first time each turn come up heads, and they win those flips (705.3)."""
REVEALS_FIRST_EACH_TURN: Final = 92
"""Reveals the first card drawn in each turn."""
REVEALS_FIRST_DRAWN: Final = 86
"""Reveals the first card that they draw on each of their turns, as they draw it."""
MAY_CYCLE_FOR_NOTHING: Final = 87
"""May pay {0} rather than pay cycling costs (118.9)."""
CANT_BE_ATTACKED_BY_MORE_THAN: Final = 88
"""Than ``n`` creatures each combat; their planeswalkers and battles can."""
IGNORES_HEXPROOF_OF_OPPONENTS: Final = 89
"""May have opponents as targets of spells and abilities as though they didn't have hexproof (609.4)."""
CANT_CYCLE: Final = 90
"""Cards, by abilities of whichever kind of cycling (702.29f)."""
CANT_POWER_UP: Final = 91
"""Power-up abilities can't be activated."""
DAMAGED_AS_BY_INFECT: Final = 94
"""Damage is dealt to them as though its source had infect (702.90)."""
DAMAGES_AS_BY_WITHER: Final = 95
"""Damage that sources they control deal is dealt as though those had wither (702.80)."""
CHOOSES_BLOCKS: Final = 96
"""Chooses which creatures block, and how, in place of each defending player."""
DAMAGE_COSTS_NO_LIFE: Final = 97
"""Damage doesn't cause them to lose life (120.3a)."""
STORIED: Final = 62
"""Has an enduring story as soon as they control three artifacts, Sagas and legendary permanents (702.195a)."""
