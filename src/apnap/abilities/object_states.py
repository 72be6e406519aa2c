"""110.5, 506, 700: the states of objects that need no parameter: what :class:`~apnap.abilities.objects.Is` asks for."""

from __future__ import annotations

from typing import Final

TAPPED: Final = 0
UNTAPPED: Final = 1
ATTACKING: Final = 2
BLOCKING: Final = 3
BLOCKED: Final = 4
UNBLOCKED: Final = 5
TOKEN: Final = 6
FACE_DOWN: Final = 7
FACE_UP: Final = 8
ENCHANTED: Final = 9
EQUIPPED: Final = 10
HISTORIC: Final = 11  # 700.6
MODIFIED: Final = 12  # 700.9
IS_CARD: Final = 13  # not a token, not a copy (108)
IS_SPELL: Final = 14
IS_PERMANENT_CARD: Final = 15  # a card that could be a permanent (110.4a)
ENTERED_THIS_TURN: Final = 16
ATTACKED_THIS_TURN: Final = 17
BLOCKED_THIS_TURN: Final = 18
DEALT_DAMAGE_THIS_TURN: Final = 19
"""Was dealt damage this turn."""
COMMANDER: Final = 20
TRANSFORMED: Final = 21
KICKED: Final = 22
MANA_ABILITY: Final = 23
IS_ABILITY: Final = 24
ACTIVATED_ABILITY: Final = 25
TRIGGERED_ABILITY: Final = 26
OUTLAW: Final = 27  # 700.12
SUMMONING_SICK: Final = 28
ATTACKING_ALONE: Final = 29
BLOCKING_ALONE: Final = 30
HAS_COUNTER: Final = 31  # has at least one counter of any kind
HAS_X_IN_COST: Final = 32
ATTACKING_YOU: Final = 33
BATTLE_CRIED: Final = 34
SADDLED: Final = 40  # 702.171b
RENOWNED: Final = 41  # 702.112b
MONSTROUS: Final = 42  # 701.37b
NEWLY_CONTROLLED: Final = 45  # 702.30a: came under its controller's control since the beginning of their last turn
PAIRED: Final = 46  # 702.95b
IS_GOADED: Final = 47  # 701.15a
SOLVED: Final = 48  # 719.3b
RING_BEARER: Final = 49  # 701.54e: of whoever controls it
ON_TOP: Final = 50  # the top card of its owner's library (401.1)
ON_BATTLEFIELD: Final = 51
PUT_FROM_BATTLEFIELD_THIS_TURN: Final = 52
"""Came to where it is from the battlefield, this turn."""
HAS_ADVENTURE: Final = 53  # 715.2
WAS_CAST: Final = 54
WARPED: Final = 55  # 702.185c: cast for its warp cost
FORETOLD: Final = 60  # 702.143c: was a foretold card before it was cast
IN_GRAVEYARD: Final = 70
SUSPECTED: Final = 71  # 701.60b
HAS_LOCKED_DOOR: Final = 76  # 709.5c
DOUBLE_FACED: Final = 78  # 712.1
HARNESSED: Final = 72  # 701.64b
HAS_MANA_ABILITY: Final = 84  # has a mana ability (605.1)
HAS_OTHER_ABILITY: Final = 85  # has an activated ability that isn't a mana ability
HAS_TAP_ABILITY: Final = 81  # has an activated ability with {T} in its cost
CAST_USING_TEAMWORK: Final = 80  # 702.194b
