"""702.132: assist: another player may pay for generic mana in the total cost of a spell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.ids import NO_PLAYER, Player
from apnap.rules.affording import affordable
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose, choose_number
from apnap.rules.costs import TotalCost, generic_cost
from apnap.rules.decisions import PLAYERS
from apnap.rules.mana_supply import Spending
from apnap.rules.paying_with_objects import helping_keywords
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.casting_costs import Proposal
    from apnap.rules.casting_steps import Casting
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

ASSIST: Final = "assist"
UNASKED: Final = -1
"""Instead of how much another player pays: nobody has been asked yet."""


def less_generic(total: TotalCost, n: int) -> TotalCost:
    """Return a total cost of which somebody else pays so much generic mana."""
    left = total.copy()
    left.generic = max(0, total.generic - n)
    return left


def most_by(state: State, spell: GameObject, player: Player, total: TotalCost, context: Context) -> int:
    """Return how much of the generic mana of a total cost another player could pay now, mana abilities included."""
    for n in range(total.generic, 0, -1):
        if affordable(state, player, generic_cost(n), context, Spending(spell, False)):
            return n
    return 0


def could_assist(state: State, player: Player, spell: GameObject, total: TotalCost, context: Context) -> list[Player]:
    """Return the other players who could pay for any of the generic mana of a spell with assist."""
    abilities = characteristics(state, spell).abilities
    if not total.payable or total.generic == 0 or all(ability.keyword != ASSIST for ability in abilities):
        return []
    if helping_keywords(abilities):  # what convoke and its kin tap or exile is the caster's alone
        return []
    others = [other for other in state.in_turn_order() if other != player]
    return [other for other in others if most_by(state, spell, other, total, context)]


def with_assistance(proposal: Proposal, total: TotalCost, context: Context, loose: int) -> bool:
    """Tell whether a total cost that its player can't pay alone could be paid with somebody's help.

    Who has been left without it casting a spell of that name this turn is not offered it again: it would be the same.
    """
    state, player, spell = proposal.state, proposal.player, proposal.spell
    if state.players[player].mark(_left_alone(state, spell)) == state.turn:
        return False
    others = could_assist(state, player, spell, total, context)
    return any(_enough_with(proposal, other, total, context, loose) for other in others)


def _enough_with(proposal: Proposal, other: Player, total: TotalCost, context: Context, loose: int) -> bool:
    """Tell whether a total cost could be paid if that player paid as much of it as they can."""
    state, player = proposal.state, proposal.player
    left = less_generic(total, most_by(state, proposal.spell, other, total, context))
    return affordable(state, player, left, context, proposal.spending, loose)


def _left_alone(state: State, spell: GameObject) -> str:
    return f"unassisted {characteristics(state, spell).name}"


def left_alone(frame: Casting, state: State) -> str:
    """Return the mark of a player whose spell, of that name, could not be paid for with what another player gave."""
    return _left_alone(state, state.last_known(frame.ref))


def mark_alone(state: State, player: Player, mark: str) -> None:
    """Note it for this turn, once the casting has been reversed."""
    record = state.edit_player(player)
    record.marks = with_count(record.marks, mark, state.turn)
    state.touch()


def ask_for_assistance(frame: Casting, state: State, proposal: Proposal, total: TotalCost) -> bool:
    """702.132a: let the player choose another one, if any could pay something; tell whether that is asked."""
    options = could_assist(state, frame.player, proposal.spell, total, frame.context)
    if not options:
        return False
    alone = affordable(state, frame.player, total, frame.context, proposal.spending, frame.way.loose)
    if not alone:
        options = [other for other in options if _enough_with(proposal, other, total, frame.context, frame.way.loose)]
    choose(state, PLAYERS, frame.player, tuple(options), 0 if alone else 1, 1, ASSIST, frame.ref, "702.132a")
    return True


def ask_how_much(frame: Casting, state: State, proposal: Proposal, total: TotalCost) -> bool:
    """702.132a: the chosen player says for how much generic mana they pay; tell whether that is asked."""
    frame.helper = state.result[0] if state.result else NO_PLAYER
    if frame.helper == NO_PLAYER:
        frame.assisted = 0
        return False
    most = most_by(state, proposal.spell, frame.helper, total, frame.context)
    choose_number(state, frame.helper, 0, most, ASSIST, frame.ref, "702.132a")
    return True
