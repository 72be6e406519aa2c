"""701.49, 726.1: venturing into the dungeon and taking the initiative."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.dungeons import TakeInitiative, Venture
from apnap.ids import REF_SHIFT
from apnap.rules import decisions as dec
from apnap.rules.choices import choose
from apnap.rules.dungeons import bring_in, card_of, dungeon_of, dungeons_to_enter, next_rooms
from apnap.rules.expressions import players_of
from apnap.rules.instructions import performs
from apnap.rules.libraries import COMPLETE_DUNGEON, INITIATIVE, VENTURE, action
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose

if TYPE_CHECKING:
    from apnap.rules.state import State


def complete_first(run: Running, state: State, node: Venture) -> None:
    """701.49c: from the bottommost room the dungeon is completed first."""
    run.todo = tuple(players_of(state, node.who, run.context)[:1])
    if not run.todo:
        return
    dungeon = dungeon_of(state, run.todo[0])
    if dungeon is not None and not next_rooms(dungeon):
        propose(run, state, [action(COMPLETE_DUNGEON, run.todo[0], subject=dungeon.ref)])


def choose_way(run: Running, state: State, node: Venture) -> None:
    """701.49a–b: the player chooses an arrow, or a dungeon to enter."""
    state.result = ()
    run.picked = ()
    if not run.todo:
        return
    player = run.todo[0]
    dungeon = dungeon_of(state, player)
    if dungeon is None:
        names = tuple(one.name for one in dungeons_to_enter(node.into))
        choose(state, dec.WORD, player, names, 1, 1, "dungeon", run.context.source, "701.49a")
        return
    card = card_of(dungeon)
    assert card is not None
    run.picked = (dungeon.ref,)
    rooms = tuple(card.rooms[room] for room in next_rooms(dungeon))
    choose(state, dec.WORD, player, rooms, 1, 1, "room", dungeon.ref, "701.49b")


def enter(run: Running, state: State, node: Venture) -> None:
    """701.49a–b: the venture marker moves; a dungeon that is entered comes into the command zone (309.2a)."""
    if not run.todo or not state.result:
        return
    player, chosen = run.todo[0], state.result[0]
    if run.picked:
        dungeon = state.objects[run.picked[0] >> REF_SHIFT]
        room = next_rooms(dungeon)[chosen]
    else:
        dungeon = bring_in(state, player, dungeons_to_enter(node.into)[chosen])
        room = 0
    propose(run, state, [action(VENTURE, player, room + 1, dungeon.ref)])


def take_initiative(run: Running, state: State, node: TakeInitiative) -> None:
    """726.1, 726.3."""
    propose(run, state, [action(INITIATIVE, player) for player in players_of(state, node.who, run.context)])


def _refuse(node: Venture | TakeInitiative) -> str:
    return "several players who venture" if plural(node.who) else ""


performs(Venture, complete_first, choose_way, enter, refuse=_refuse)
performs(TakeInitiative, take_initiative, refuse=_refuse)
