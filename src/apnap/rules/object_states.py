"""110.5, 506, 700: the states of objects that a description can ask for without a parameter."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from apnap.abilities import objects as ob
from apnap.abilities.ability import Activated
from apnap.abilities.cost import TapThis
from apnap.abilities.definition import ADVENTURE, MELD, MODAL, TRANSFORM
from apnap.abilities.static import GOADED
from apnap.abilities.values import (
    ARTIFACT,
    BATTLEFIELD,
    DECLARE_BLOCKERS,
    ENCHANTMENT,
    END_COMBAT,
    EXILE,
    GRAVEYARD,
    LEGENDARY,
    LIBRARY,
    PERMANENT_TYPES,
    STACK,
)
from apnap.ids import REF_SHIFT, Ref
from apnap.rules import events as ev
from apnap.rules.combat.company import is_alone
from apnap.rules.commander import is_commander
from apnap.rules.definitions import ACTIVATED, TRIGGERED
from apnap.rules.entities import entity_of_player
from apnap.rules.records import ABILITY, BEARER, CARD, NO_SPELLS, TOKEN

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.context import Context
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

StateTest = Callable[["State", "GameObject", "Characteristics", "Context"], bool]

_DOUBLE_FACED: Final = (TRANSFORM, MODAL, MELD)
"""712.1: the layouts of double-faced cards; a permanent that has become a copy of one is none (707.8a)."""
OUTLAW_TYPES: Final = frozenset(("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))
"""700.12."""


def _attachment_types(state: State, record: GameObject) -> list[Characteristics]:
    return [characteristics(state, state.objects[ref >> REF_SHIFT]) for ref in record.attachments]


def _enchanted(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return any(attached.card_types & ENCHANTMENT for attached in _attachment_types(state, record))


def _equipped(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return any("Equipment" in attached.subtypes for attached in _attachment_types(state, record))


def _historic(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """700.6."""
    return bool(chars.supertypes & LEGENDARY or chars.card_types & ARTIFACT or "Saga" in chars.subtypes)


def _modified(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """700.9: counters, Equipment, or an Aura of its controller."""
    if record.counters:
        return True
    for attached in _attachment_types(state, record):
        if "Equipment" in attached.subtypes:
            return True
        if "Aura" in attached.subtypes and attached.controller == chars.controller:
            return True
    return False


def _happened_to(state: State, ref: Ref, kind: int, to_other: bool = False) -> bool:
    return any(event.kind == kind and (event.other if to_other else event.subject) == ref for event in state.history)


def _entered_this_turn(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return any(isinstance(event, ev.ZoneChange) and event.became == record.ref for event in state.history)


def came_from(zones: tuple[int, ...]) -> StateTest:
    """Return the question whether an object moved to where it is from one of these zones, this turn."""

    def check(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
        moves = (event for event in state.history if isinstance(event, ev.ZoneChange) and event.became == record.ref)
        return any(event.came_from in zones for event in moves)

    return check


def _has_adventure(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """715.2."""
    node = record.definition.node
    return node.layout == ADVENTURE and "Adventure" in node.faces[1].subtypes


def _foretold(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """702.143c."""
    from apnap.rules.castable_exiled import is_foretold  # it asks for permissions, which look at objects

    card: GameObject | None = record
    while card is not None and card.zone != EXILE:
        card = card.was
    return card is not None and record.cast_from == EXILE and is_foretold(card)


def _attacked_this_turn(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return _happened_to(state, record.ref, ev.ATTACK)


def _blocked_this_turn(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return any(
        event.kind == ev.BLOCK and event.subject == record.ref and not event.entered  # type: ignore[attr-defined]
        for event in state.history
    )


def _damaged_this_turn(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return _happened_to(state, record.ref, ev.DAMAGE, to_other=True)


def _is_commander(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """903.3: the designation belongs to the card."""
    return is_commander(state, record)


def _unblocked(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """509.1h: only once blockers have been declared."""
    return record.attacking != 0 and not record.blocked and DECLARE_BLOCKERS <= state.step <= END_COMBAT


def _attacking_alone(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """506.5."""
    return record.attacking != 0 and is_alone(state, record, attacking=True)


def _blocking_alone(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """506.5."""
    return bool(record.blocking) and is_alone(state, record, attacking=False)


def _is_permanent_card(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """110.4a."""
    return record.kind == CARD and chars.card_types & PERMANENT_TYPES != 0


def _kicked(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """702.33d."""
    return any(n > 0 and id.startswith("kicker") for id, n in record.costs_paid)


def _used_teamwork(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """702.194b."""
    return any(n > 0 and id == "teamwork" for id, n in record.costs_paid)


def _warped(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """702.185c: the id of a second instance of the ability has a number behind it."""
    return any(n > 0 and id.split()[0] == "warp" for id, n in record.costs_paid)


def _has_tap_ability(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    nodes = (one.node for one in chars.abilities if one.kind == ACTIVATED)
    return any(isinstance(node, Activated) and TapThis() in node.cost.parts for node in nodes)


def _has_mana_ability(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    """605.1: an activated or a triggered one."""
    return any(one.kind in (ACTIVATED, TRIGGERED) and is_mana_ability(state, one) for one in chars.abilities)


def _has_other_ability(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return any(one.kind == ACTIVATED and not is_mana_ability(state, one) for one in chars.abilities)


NEW_TO_ITS_CONTROLLER: Final = "turn:new"
"""In the memory of what came under its controller's control since the beginning of that player's last turn."""
DESIGNATIONS: Final[dict[int, str]] = {
    ob.SADDLED: "turn:saddled",
    ob.RENOWNED: "renowned",
    ob.MONSTROUS: "monstrous",
    ob.SOLVED: "solved",
    ob.SUSPECTED: "suspected",
    ob.HARNESSED: "harnessed",
}
"""702.171b, 702.112b: designations, by the name under which an object carries them; "turn:" ones end with the turn."""


def _costs_x(record: GameObject) -> bool:
    """Tell whether it is an activated ability on the stack with {X} in its activation cost."""
    from apnap.rules.cost_parts import needs_x  # costs ask for the states of objects

    node = None if record.ability is None else record.ability.node
    return isinstance(node, Activated) and needs_x(node.cost)


def _designated(state: int) -> StateTest:
    name = DESIGNATIONS[state]
    return lambda state, record, chars, context: any(kind == name for kind, _ in record.memory)


def _is_mana_ability(state: State, record: GameObject, chars: Characteristics, context: Context) -> bool:
    return record.ability is not None and is_mana_ability(state, record.ability)


def _ability_kind(kind: int) -> StateTest:
    return lambda state, record, chars, context: record.ability is not None and record.ability.kind == kind


def _is_goaded(state: State, record: GameObject) -> bool:
    """701.15a: it must attack, and somebody else than who goaded it."""
    from apnap.rules.permissions import restrictions  # permissions stand above the layers

    return bool(restrictions(state, GOADED, record))


STATES: Final[dict[int, StateTest]] = {
    ob.TAPPED: lambda state, record, chars, context: record.tapped,
    ob.UNTAPPED: lambda state, record, chars, context: not record.tapped,
    ob.ATTACKING: lambda state, record, chars, context: record.attacking != 0,
    ob.BLOCKING: lambda state, record, chars, context: bool(record.blocking),
    ob.BLOCKED: lambda state, record, chars, context: record.attacking != 0 and record.blocked,
    ob.UNBLOCKED: _unblocked,
    ob.TOKEN: lambda state, record, chars, context: record.kind == TOKEN,
    ob.FACE_DOWN: lambda state, record, chars, context: record.face_down,
    ob.FACE_UP: lambda state, record, chars, context: not record.face_down,
    ob.ENCHANTED: _enchanted,
    ob.EQUIPPED: _equipped,
    ob.HISTORIC: _historic,
    ob.MODIFIED: _modified,
    ob.PUT_FROM_BATTLEFIELD_THIS_TURN: came_from((BATTLEFIELD,)),
    ob.HAS_ADVENTURE: _has_adventure,
    ob.FORETOLD: _foretold,
    ob.WAS_CAST: lambda state, record, chars, context: record.cast_from != 0,
    ob.ON_BATTLEFIELD: lambda state, record, chars, context: record.zone == BATTLEFIELD,
    ob.IN_GRAVEYARD: lambda state, record, chars, context: record.zone == GRAVEYARD,
    ob.ON_TOP: lambda state, record, chars, context: (
        (record.zone == LIBRARY and state.players[record.owner].library[-1:] == [record.ref])
        or (record.zone == GRAVEYARD and state.players[record.owner].graveyard[-1:] == [record.ref])
    ),
    ob.IS_CARD: lambda state, record, chars, context: record.kind == CARD,
    ob.IS_SPELL: lambda state, record, chars, context: record.zone == STACK and record.kind not in NO_SPELLS,
    ob.IS_PERMANENT_CARD: _is_permanent_card,
    ob.ENTERED_THIS_TURN: _entered_this_turn,
    ob.ATTACKED_THIS_TURN: _attacked_this_turn,
    ob.BLOCKED_THIS_TURN: _blocked_this_turn,
    ob.DEALT_DAMAGE_THIS_TURN: _damaged_this_turn,
    ob.COMMANDER: _is_commander,
    ob.TRANSFORMED: lambda state, record, chars, context: (
        record.face == 1 and record.definition.node.layout in (TRANSFORM, MODAL)
    ),
    ob.DOUBLE_FACED: lambda state, record, chars, context: record.definition.node.layout in _DOUBLE_FACED,
    ob.KICKED: _kicked,
    ob.WARPED: _warped,
    ob.CAST_USING_TEAMWORK: _used_teamwork,
    ob.MANA_ABILITY: _is_mana_ability,
    ob.IS_ABILITY: lambda state, record, chars, context: record.kind == ABILITY,
    ob.ACTIVATED_ABILITY: _ability_kind(ACTIVATED),
    ob.TRIGGERED_ABILITY: _ability_kind(TRIGGERED),
    ob.OUTLAW: lambda state, record, chars, context: not OUTLAW_TYPES.isdisjoint(chars.subtypes),
    ob.SUMMONING_SICK: lambda state, record, chars, context: record.sick,
    ob.ATTACKING_ALONE: _attacking_alone,
    ob.BLOCKING_ALONE: _blocking_alone,
    ob.HAS_COUNTER: lambda state, record, chars, context: bool(record.counters),
    ob.HAS_X_IN_COST: lambda state, record, chars, context: chars.cost.x > 0 or _costs_x(record),
    ob.HAS_MANA_ABILITY: _has_mana_ability,
    ob.HAS_OTHER_ABILITY: _has_other_ability,
    ob.HAS_TAP_ABILITY: _has_tap_ability,
    ob.HAS_LOCKED_DOOR: lambda state, record, chars, context: bool(locked_halves(state, record)),
    ob.RING_BEARER: lambda state, record, chars, context: (BEARER, chars.controller + 1) in record.memory,
    **{state: _designated(state) for state in DESIGNATIONS},
    ob.PAIRED: lambda state, record, chars, context: any(kind == "paired" for kind, _ in record.memory),
    ob.NEWLY_CONTROLLED: lambda state, record, chars, context: any(
        kind == NEW_TO_ITS_CONTROLLER for kind, _ in record.memory
    ),
    ob.IS_GOADED: lambda state, record, chars, context: _is_goaded(state, record),
    ob.ATTACKING_YOU: lambda state, record, chars, context: record.attacking == entity_of_player(context.you),
}
"""The states that can be asked for; one that is missing here is not supported."""


from apnap.rules.characteristics import characteristics  # noqa: E402  (layers read filters)
from apnap.rules.mana import is_mana_ability  # noqa: E402
from apnap.rules.rooms import locked_halves  # noqa: E402
