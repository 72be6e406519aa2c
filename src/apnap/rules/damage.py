"""120: damage and its results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.static import (
    DAMAGE_COSTS_NO_LIFE,
    DAMAGED_AS_BY_INFECT,
    DAMAGES_AS_BY_WITHER,
    KEEPS_LAST_LOYALTY,
    LETHAL_BY_POWER,
)
from apnap.abilities.values import BATTLE, BATTLEFIELD, CREATURE, DEATHTOUCH, LIFELINK, PLANESWALKER
from apnap.ids import Player, Ref
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics, controller_of, has_keyword, keyword_nodes
from apnap.rules.commander import commanders_in, damage_mark, is_commander
from apnap.rules.context import context_for
from apnap.rules.counters import put_counters, remove_counters
from apnap.rules.entities import Entity, player_of
from apnap.rules.events import Damage, Event
from apnap.rules.happen import follow_up, performer
from apnap.rules.life import gain_life, lose_life
from apnap.rules.permissions import player_rules, restrictions
from apnap.rules.quantities import amount
from apnap.rules.records import with_count

if TYPE_CHECKING:
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

DAMAGED_TYPES = CREATURE | PLANESWALKER | BATTLE
"""120.1a: what damage can be dealt to, besides players."""


def damage_event(source: Ref, entity: Entity, amount: int, combat: bool = False) -> Damage:
    """Return the proposal that a source deals damage to an object or player (120.1)."""
    event = Damage()
    event.subject = source
    event.source = source
    event.other = entity
    event.amount = amount
    event.combat = combat
    if entity < 0:
        event.player = player_of(entity)
    return event


def can_be_dealt_damage(state: State, entity: Entity, combat: bool = False) -> bool:
    """Tell whether damage can be dealt to it: a player in the game, a creature, a planeswalker, a battle (120.1a).

    classic:310.4: ``combat`` damage that was assigned to a permanent is dealt to it whatever it is by then.
    """
    if entity < 0:
        return state.players[player_of(entity)].in_game
    record = state.current(entity)
    if record is None or record.zone != BATTLEFIELD or record.phased_out:
        return False
    if characteristics(state, record).card_types & DAMAGED_TYPES:
        return True
    return combat and state.rulebook.gone_receiver == "left_play"


@performer(ev.DAMAGE)
def perform_damage(state: State, event: Event) -> Event | None:
    """Deal the damage and process its results (120.3, 120.4c); 0 damage is no event (120.8)."""
    assert isinstance(event, Damage)
    if event.amount <= 0 or not can_be_dealt_damage(state, event.other, event.combat):
        return None
    done = event.copy()
    assert isinstance(done, Damage)
    source = state.last_known(event.subject)
    done.dealer = characteristics(state, source)
    controller = done.dealer.controller
    if event.other < 0:
        done.player = player_of(event.other)
        _to_player(state, done, source, controller)
    else:
        record = state.current(event.other)
        assert record is not None
        done.player = controller_of(state, record)
        done.excess = _to_permanent(state, done, source, controller, record)
    if has_keyword(state, source, LIFELINK):  # 120.3f
        follow_up(state, gain_life(controller, event.amount, event.subject))
    return done


def _to_player(state: State, event: Damage, source: GameObject, controller: Player) -> None:
    """120.3a–b, 120.3g, 903.10a."""
    player = event.player
    if keyword_nodes(state, source, "infect") or player_rules(state, DAMAGED_AS_BY_INFECT, player):
        follow_up(state, put_counters(event.other, "poison", event.amount, controller, source.ref))
    elif not player_rules(state, DAMAGE_COSTS_NO_LIFE, player):
        follow_up(state, lose_life(player, event.amount, source.ref, by_damage=True))
    if not event.combat:
        return
    toxic = 0
    for node in keyword_nodes(state, source, "toxic"):
        toxic += 0 if node.n is None else amount(state, node.n, context_for(source.ref, controller))
    if toxic:
        follow_up(state, put_counters(event.other, "poison", toxic, controller, source.ref))
    for ref in commanders_in(state, source) if is_commander(state, source) else ():
        commander = damage_mark(ref)
        record = state.edit_player(player)
        record.marks = with_count(record.marks, commander, record.mark(commander) + event.amount)


def _to_permanent(state: State, event: Damage, source: GameObject, controller: Player, record: GameObject) -> int:
    """120.3c–e, 120.3h. Returns the excess damage (120.10)."""
    n = event.amount
    values = characteristics(state, record)
    excess = excess_damage(state, source, record, n)
    if values.card_types & CREATURE:
        if (
            keyword_nodes(state, source, "wither")
            or keyword_nodes(state, source, "infect")
            or player_rules(state, DAMAGES_AS_BY_WITHER, controller)
        ):
            follow_up(state, put_counters(record.ref, "-1/-1", n, controller, source.ref))
        else:
            state.edit(record.ref).damage += n
        if has_keyword(state, source, DEATHTOUCH):
            state.edit(record.ref).deathtouched = True
    elif not values.card_types & DAMAGED_TYPES:  # classic:310.4: no creature any more; if it is one again, it counts
        state.edit(record.ref).damage += n
    if values.card_types & PLANESWALKER:
        left = record.counter("loyalty")
        if n >= left > 0 and restrictions(state, KEEPS_LAST_LOYALTY, record):
            n = left - 1
        follow_up(state, remove_counters(record.ref, "loyalty", n, source.ref))
    if values.card_types & BATTLE:
        follow_up(state, remove_counters(record.ref, "defense", n, source.ref))
    return excess


def lethal_amount(state: State, record: GameObject, values: Characteristics) -> int:
    """Return how much damage marked on a creature is lethal (704.5g): its toughness, unless an effect says that its
    power counts."""
    return values.power if restrictions(state, LETHAL_BY_POWER, record) else values.toughness


def excess_damage(state: State, source: GameObject, record: GameObject, n: int) -> int:
    """Return how much of n damage that a source deals to a permanent is excess damage (120.10)."""
    values = characteristics(state, record)
    excess = 0
    if values.card_types & CREATURE:
        lethal = max(0, lethal_amount(state, record, values) - record.damage)
        excess = n - (min(lethal, 1) if has_keyword(state, source, DEATHTOUCH) else lethal)
    if values.card_types & PLANESWALKER:
        excess = max(excess, n - record.counter("loyalty"))
    if values.card_types & BATTLE:
        excess = max(excess, n - record.counter("defense"))
    return max(0, excess)
