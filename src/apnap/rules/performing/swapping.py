"""701.12d–g, 702.65: exchanging an Aura with a card in hand, zones, a life total with a power or toughness."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.change import SetBase
from apnap.abilities.duration import Forever
from apnap.abilities.effect import SwapAura
from apnap.abilities.exchanges import ExchangeLifeWithStat, ExchangeZones
from apnap.abilities.quantity import POWER, Number
from apnap.abilities.values import BATTLEFIELD, CREATURE, HAND
from apnap.ids import Ref
from apnap.rules.attaching import aura_hosts
from apnap.rules.characteristics import characteristics, controller_of
from apnap.rules.events import Event
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.instructions import performs
from apnap.rules.lasting import change_objects
from apnap.rules.life import life_becomes
from apnap.rules.performing.life_totals import forbidden
from apnap.rules.performing.refusals import plural
from apnap.rules.programs import Running, propose
from apnap.rules.records import CARD, GameObject
from apnap.rules.zones import move, zone_list

if TYPE_CHECKING:
    from apnap.rules.state import State


def swap_aura(run: Running, state: State, node: SwapAura) -> None:
    """701.12e: the Aura goes to the hand, and the card becomes attached to what that Aura was attached to, at the same
    time. 702.65b: if either half can't be completed, nothing happens."""
    leaving = _one(state, objects_of(state, node.what, run.context))
    coming = _one(state, objects_of(state, node.card, run.context))
    if leaving is None or coming is None or not _possible(state, leaving, coming):
        propose(run, state, [])
        return
    enters = move(coming.ref, BATTLEFIELD)
    enters.controller = run.context.you
    enters.attach_to = leaving.attached_to
    propose(run, state, [move(leaving.ref, HAND), enters])


def _one(state: State, refs: list[Ref]) -> GameObject | None:
    return state.current(refs[0]) if len(refs) == 1 else None


def _possible(state: State, leaving: GameObject, coming: GameObject) -> bool:
    """701.12d: they must be cards of the same owner; 303.4i: the card must be able to enchant that object or player."""
    if leaving.zone != BATTLEFIELD or leaving.kind != CARD or leaving.owner != coming.owner or coming.zone != HAND:
        return False
    controlled = controller_of(state, leaving) == coming.owner
    return controlled and leaving.attached_to != 0 and leaving.attached_to in aura_hosts(state, coming)


performs(SwapAura, swap_aura)


def exchange_life_with_stat(run: Running, state: State, node: ExchangeLifeWithStat) -> None:
    """701.12g: each becomes what the other was; the life total by a gain or loss. Without the creature, or with a
    player who can't gain or lose life, nothing happens (701.12a)."""
    players = players_of(state, node.who, run.context)
    record = _one(state, objects_of(state, node.what, run.context))
    events: list[Event] = []
    if record is not None and record.zone == BATTLEFIELD and len(players) == 1:
        chars = characteristics(state, record)
        life = state.players[players[0]].life
        stat = chars.power if node.stat == POWER else chars.toughness
        events = life_becomes(state, players[0], stat, run.context.source)
        if not chars.card_types & CREATURE or any(forbidden(state, event, event.player) for event in events):
            events = []
        else:
            became = Number(life)
            change = SetBase(became, None) if node.stat == POWER else SetBase(None, became)
            change_objects(state, (record.ref,), (change,), Forever(), run.context)
    propose(run, state, events)


def exchange_zones(run: Running, state: State, node: ExchangeZones) -> None:
    """701.12f: all cards of each zone are put into the other, even if one is empty."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        for zone, other in ((node.first, node.second), (node.second, node.first)):
            events += [move(ref, other, source=run.context.source) for ref in zone_list(state, zone, player)]
    propose(run, state, events)


def _refuse_stat(node: ExchangeLifeWithStat) -> str:
    return "several players who exchange their life totals" if plural(node.who) else ""


performs(ExchangeLifeWithStat, exchange_life_with_stat, refuse=_refuse_stat)
performs(ExchangeZones, exchange_zones)
