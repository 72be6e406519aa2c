"""605.1b, 605.4: what triggered mana abilities add when a permanent is tapped for mana, as a payment counts on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.ability import Triggered
from apnap.abilities.effect import AddMana
from apnap.abilities.occurrence import AddsMana
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.mana import is_mana_ability
from apnap.rules.occurrences import occurs
from apnap.rules.permanents import about
from apnap.rules.producing import kinds_of_permanent, outputs_of
from apnap.rules.watchers import Watch, watchers

if TYPE_CHECKING:
    from apnap.rules.state import State


def mana_triggers(state: State) -> list[Watch]:
    """Return the triggered mana abilities that watch for permanents being tapped for mana (605.1b)."""
    index = watchers(state)
    if not index.mask & (1 << ev.TAP | 1 << ev.ADD_MANA):
        return []
    watches = (*index.by_kind.get(ev.TAP, ()), *index.by_kind.get(ev.ADD_MANA, ()))
    return [watch for watch in watches if is_mana_ability(state, watch[1])]


def added_too(state: State, player: Player, ref: Ref, triggers: list[Watch]) -> tuple[int, ...]:
    """Return the kinds of mana that a player gets besides when a permanent is tapped for mana.

    Only mana that is the same in every case counts: neither a choice nor a restriction can be planned with.
    """
    kinds: list[int] = []
    for source, ability, you in triggers:
        node = ability.node
        assert isinstance(node, Triggered)
        effect = node.body.effect
        if not isinstance(effect, AddMana) or effect.restriction is not None or effect.rider is not None or node.limit:
            continue
        context = Context()
        context.source = source
        context.you = you
        context.event = event = _tapped(state, player, ref, isinstance(node.occurrence, AddsMana))
        if not occurs(state, node.occurrence, event, context) or players_of(state, effect.who, context) != [player]:
            continue
        if node.condition is not None and not holds(state, node.condition, context):
            continue
        outputs = outputs_of(state, effect.mana, context)
        if len(outputs) == 1 and all(mask & (mask - 1) == 0 for mask in outputs[0]):
            kinds.extend(outputs[0])
    return tuple(kinds)


def _tapped(state: State, player: Player, ref: Ref, production: bool) -> Event:
    if production:
        added = ev.AddMana()
        kinds = kinds_of_permanent(state, state.last_known(ref))
        if kinds & (kinds - 1) == 0:
            added.mana = ((kinds, 1),)  # else the type is not known beforehand
        added.subject = ref
        added.player = player
        added.tapped = True
        return added
    tap = about(ev.Tap, ref)
    assert isinstance(tap, ev.Tap)
    tap.player = player
    tap.for_mana = True
    return tap
