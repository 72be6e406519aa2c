"""601.2e, 601.3: what says that a spell can't be cast, and when that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.casting import CastOnlyFrom
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, HasSupertype, You
from apnap.abilities.static import CANT_CAST, CAST_LIMIT, CastingCondition, PlayerRule
from apnap.abilities.values import CREATURE, INSTANT, LEGENDARY, PLANESWALKER, SORCERY, STACK
from apnap.ids import Player
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.conditions import holds
from apnap.rules.context import Context, context_for
from apnap.rules.filters import find, matches
from apnap.rules.permissions import parts_of, player_rules
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

_LEGENDS: Final = Filter((ControlledBy(You()), HasCardType(CREATURE | PLANESWALKER), HasSupertype(LEGENDARY)))
_MOST_X: Final = 30
"""So far one looks for an X with which the spell may be cast."""


def checks_proposal(state: State) -> bool:
    """601.2e: whether it is looked at once more, after all has been announced, whether the spell can be cast.

    In the older books only what keeps a player from beginning counts (2007:409.4).
    """
    return state.rulebook.cost_steps in ("total_check_mana_pay", "random_last")


def kept_from_beginning(state: State, player: Player, spell: GameObject) -> bool:
    """Tell whether a player can't begin to cast a spell (601.3).

    Where it is looked at again later, a value of X with which it could be cast is enough to begin (601.3a).
    """
    if not prohibited(state, player, spell):
        return False
    if not checks_proposal(state) or characteristics(state, spell).cost.x == 0:
        return True
    return not any(allowed_with(state, player, spell, x) for x in range(1, _MOST_X))


def allowed_with(state: State, player: Player, spell: GameObject, x: int) -> bool:
    """Tell whether a spell can be cast with that value of X (601.2e, 202.3e)."""
    if not checks_proposal(state):
        return True
    trial = spell.copy()
    trial.x = x
    return not prohibited(state, player, trial)


def prohibited(state: State, player: Player, spell: GameObject) -> bool:
    """Tell whether something says that the player can't cast the spell as it is (601.3, 101.2).

    :param spell: the spell on the stack, or as it would be there
    """
    if _lacks_a_legend(state, player, spell):
        return True
    for active in player_rules(state, CANT_CAST, player):
        assert isinstance(active.part, PlayerRule)
        what = active.part.what
        if what is None:
            return True
        if (STACK in what.zones or spell.cast_from in what.zones) and matches(state, spell, what, active.context):
            return True
    for active in player_rules(state, CAST_LIMIT, player):
        assert isinstance(active.part, PlayerRule)
        what = active.part.what
        if what is not None and not matches(state, spell, what, active.context):
            continue
        limit = 1 if active.part.n is None else amount(state, active.part.n, active.context)
        if _cast_this_turn(state, player, what, active.context) >= limit:
            return True
    for active in parts_of(state, spell, CastingCondition):
        assert isinstance(active.part, CastingCondition)
        if not holds(state, active.part.condition, active.context):
            return True
    for active in parts_of(state, spell, CastOnlyFrom):
        assert isinstance(active.part, CastOnlyFrom)
        if spell.cast_from not in active.part.zones:
            return True
    return False


def _lacks_a_legend(state: State, player: Player, spell: GameObject) -> bool:
    """205.4e: a legendary instant or sorcery spell asks for a legendary creature or planeswalker of the player's."""
    chars = characteristics(state, spell)
    if not chars.supertypes & LEGENDARY or not chars.card_types & (INSTANT | SORCERY):
        return False
    return not find(state, _LEGENDS, context_for(spell.ref, player))


def _cast_this_turn(state: State, player: Player, what: Filter | None, context: Context) -> int:
    return sum(
        1
        for event in state.history
        if event.kind == ev.CAST
        and event.player == player
        and (what is None or matches(state, state.last_known(event.subject), what, context))
    )
