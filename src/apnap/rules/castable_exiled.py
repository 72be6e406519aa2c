"""702.143, 702.170, 702.185: cards in exile that may be cast from there on a later turn: foretold, plotted, warped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import This, You
from apnap.abilities.static import MayPlay
from apnap.abilities.values import EXILE
from apnap.rules.preparing import may_cast_copy
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.ids import Player, Ref
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

FORETELL: Final = "foretell"
PLOT: Final = "plot"
WARP: Final = "warp"
PLOTTED: Final = "plotted"
"""What is told of a card that becomes plotted in either way (702.170a, c)."""
_MARK: Final = "castable:"
"""What such a card remembers: the manner, and the turn in which it began."""

_PLOTTED: Final = MayPlay(You(), This(), free=True)
_PREPARED: Final = MayPlay(You(), This())
_WARPED: Final = MayPlay(You(), This())


def make_castable(state: State, ref: Ref, manner: str) -> None:
    """Let the owner of a card in exile cast it on a later turn, for as long as it stays there."""
    record = state.edit(ref)
    record.memory = with_count(record.memory, _MARK + manner, state.turn)
    state.touch()


def foretold_for(cost: Cost) -> str:
    """Return the manner of a card that is foretold with a cost that it was given: mana ("foretell {2}{U}"), or its mana
    cost reduced by generic mana ("foretell 2")."""
    if cost.own_mana or cost.mana is None:
        return f"{FORETELL} {cost.less}"
    return f"{FORETELL} {{{'}{'.join(cost.mana.symbols)}}}"


def _given_cost(manner: str) -> Cost:
    told = manner.removeprefix(f"{FORETELL} ")
    if told.startswith("{"):
        return Cost(ManaCost(tuple(told[1:-1].split("}{"))))
    return Cost(own_mana=True, less=int(told))


def is_foretold(card: GameObject) -> bool:
    """Tell whether a card in exile is a foretold card (702.143b)."""
    return any(name.startswith(_MARK + FORETELL) for name, _ in card.memory)


def permissions_in_exile(state: State, player: Player, record: GameObject) -> list[tuple[MayPlay, str]]:
    """Return what lets a player cast a card from exile because of what was done with it, each with its manner.

    A foretold card has one for each foretell cost it has (702.143a); a plotted card is cast as a sorcery (702.170d).
    """
    if record.zone != EXILE or not record.memory:
        return []
    if may_cast_copy(state, player, record):
        return [(_PREPARED, "")]
    if record.owner != player:
        return []
    found: list[tuple[MayPlay, str]] = []
    for name, turn in record.memory:
        if not name.startswith(_MARK) or turn >= state.turn:
            continue
        manner = name.removeprefix(_MARK)
        if manner == PLOT:
            found.append((_PLOTTED, PLOT))
        elif manner == WARP:
            found.append((_WARPED, ""))
        elif manner != FORETELL:  # 702.143d: for the foretell cost that it was given
            found.append((MayPlay(You(), This(), cost=_given_cost(manner)), FORETELL))
        else:
            found.extend((MayPlay(You(), This(), cost=node.cost), FORETELL) for node in keywords_of(record, FORETELL))
    return found


def keywords_of(record: GameObject, name: str) -> list[Keyword]:
    """Return the keyword abilities of that name that a card has where nothing changes it, face down or not."""
    found: list[Keyword] = []
    for ability in record.definition.faces[0].abilities:
        if isinstance(ability.node, Keyword) and ability.keyword == name:
            found.append(ability.node)
    return found
