"""903: commanders: which card is one, its tax, the damage it has dealt, its way back to the command zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.records import CARD

if TYPE_CHECKING:
    from apnap.rules.records import GameObject, PlayerRecord
    from apnap.rules.state import State

COMMANDER: Final = "commander"
"""The mark of a player with the number of a card: that card is a commander of theirs (903.3)."""
CASTINGS: Final = "commander_casts_"
"""Begins the marks that count how often a player has cast a commander (903.8)."""
LETHAL: Final = 21
_DAMAGE: Final = "commander_damage_"


def designate(state: State, ref: Ref) -> None:
    """903.3: make a card a commander of its owner. The designation belongs to the card, wherever it goes."""
    player = state.edit_player(state.last_known(ref).owner)
    player.marks = tuple(sorted({*player.marks, (COMMANDER, ref >> REF_SHIFT)}))


def is_commander(state: State, record: GameObject) -> bool:
    """Tell whether an object is a card that is its owner's commander (903.3)."""
    marks = state.players[record.owner].marks
    if not marks:
        return False
    if record.components:
        return bool(commanders_in(state, record))
    return record.kind == CARD and (COMMANDER, record.ref >> REF_SHIFT) in marks


def commanders_in(state: State, record: GameObject) -> list[Ref]:
    """Return the cards that are commanders among those that represent an object (903.3b–c)."""
    marks = state.players[record.owner].marks
    refs = [ref for ref, _ in record.components] or [record.ref]
    return [ref for ref in refs if (COMMANDER, ref >> REF_SHIFT) in marks]


def identity_of_commanders(state: State, player: Player) -> int:
    """Return the colors in the color identity of a player's commanders, as a mask (903.4)."""
    identity = 0
    for name, number in state.players[player].marks:
        if name == COMMANDER:
            identity |= state.objects[number].definition.node.color_identity
    return identity


def castings_mark(ref: Ref) -> str:
    """Return the mark that counts how often a player has cast a commander from the command zone (903.8)."""
    return f"{CASTINGS}{ref >> REF_SHIFT}"


def damage_mark(ref: Ref) -> str:
    """Return the mark under which a player's combat damage from a commander is counted (903.10a)."""
    return f"{_DAMAGE}{ref >> REF_SHIFT}"


def is_beaten(player: PlayerRecord) -> bool:
    """704.6c: whether a player has been dealt 21 or more combat damage by one commander."""
    return any(n >= LETHAL and name.startswith(_DAMAGE) for name, n in player.marks)


def may_return(state: State) -> list[tuple[Player, Ref]]:
    """704.6d, 903.9a: the commanders put into a graveyard or into exile since the last check, each with its owner, in
    turn order."""
    if state.rulebook.commander_zone_rule != "state_check":
        return []
    found: list[tuple[Player, Ref]] = []
    for ref in state.misplaced:
        record = state.current(ref)
        if record is not None and record.zone in (GRAVEYARD, EXILE) and is_commander(state, record):
            found.append((record.owner, ref))
    order = state.in_turn_order()
    return sorted((one for one in found if one[0] in order), key=lambda one: order.index(one[0]))


def may_go_instead(state: State, record: GameObject, to: int) -> bool:
    """903.9b: whether a commander that would be put into that zone may be put into the command zone instead."""
    rule = state.rulebook.commander_zone_rule
    zones = (HAND, LIBRARY) if rule == "state_check" else (HAND, LIBRARY, GRAVEYARD, EXILE)
    return to in zones and rule != "none" and is_commander(state, record)


def in_command_zone(state: State, record: GameObject) -> bool:
    """Tell whether a card may be cast from the command zone by its owner (903.8)."""
    return record.zone == COMMAND and is_commander(state, record)
