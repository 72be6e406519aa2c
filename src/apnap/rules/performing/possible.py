"""608.2d: whether what a player may do is possible: impossible options are not offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.effect import Effect
from apnap.abilities.values import BATTLEFIELD, HAND
from apnap.ids import Player
from apnap.rules.characteristics import controller_of
from apnap.rules.context import Context
from apnap.rules.counters import counter_on, counters_of
from apnap.rules.expressions import objects_of, players_of
from apnap.rules.impossible import can_draw
from apnap.rules.performing.choosing import options_of
from apnap.rules.performing.own import discardable, sacrificable
from apnap.rules.performing.removing_among import counters_among
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.state import State


def possible(state: State, effect: Effect, context: Context) -> bool:
    """Tell whether an optional instruction can be begun: drawing can without a library (121.3), sacrificing
    nothing can't."""
    if isinstance(effect, eff.Sequence):
        return not effect.effects or possible(state, effect.effects[0], context)
    if isinstance(effect, eff.Sacrifice):
        players = players_of(state, effect.who, context)
        return any(
            len(sacrificable(state, p, effect.what, context)) >= max(1, amount(state, effect.n, context))
            for p in players
        )
    if isinstance(effect, eff.Discard):
        need = 1 if effect.n is None else max(1, amount(state, effect.n, context))
        return any(
            len(discardable(state, p, effect.what, context)) >= need for p in players_of(state, effect.who, context)
        )
    if isinstance(effect, eff.Choose):
        return any(_enough(state, effect, player, context) for player in players_of(state, effect.who, context))
    if isinstance(effect, eff.SacrificeThese):
        return _some_in(state, effect.what, BATTLEFIELD, context)
    if isinstance(effect, eff.DiscardThese):
        return _some_in(state, effect.what, HAND, context)
    if isinstance(effect, eff.Move | eff.Destroy | eff.Tap | eff.Untap):
        return any(state.current(ref) is not None for ref in objects_of(state, effect.what, context))
    if isinstance(effect, eff.ExchangeControl) and effect.a != effect.b:  # 701.12b
        sides = [objects_of(state, what, context) for what in (effect.a, effect.b)]
        there = [record for refs in sides for ref in refs if (record := state.current(ref)) is not None]
        return all(len(refs) == 1 for refs in sides) and len({controller_of(state, one) for one in there}) == 2
    if isinstance(effect, eff.Unattach):
        refs = objects_of(state, effect.what, context)
        return any(record is not None and record.attached_to != 0 for record in map(state.current, refs))
    if isinstance(effect, eff.RemoveCounters):
        need = 1 if effect.n is None else max(1, amount(state, effect.n, context))
        return any(_has_counters(state, ref, effect.counter, need) for ref in objects_of(state, effect.what, context))
    if isinstance(effect, eff.RemoveCountersAmong):
        need = 1 if effect.most is None else amount(state, effect.least, context)
        return counters_among(state, effect, context) >= need
    if isinstance(effect, eff.Draw):
        need = amount(state, effect.n, context)  # 121.2b, 121.3
        return any(can_draw(state, player, need) for player in players_of(state, effect.who, context))
    if isinstance(effect, eff.Mill):
        need = amount(state, effect.n, context)  # 701.17b
        return all(len(state.players[p].library) >= need for p in players_of(state, effect.who, context))
    return True


def _enough(state: State, choice: eff.Choose, player: Player, context: Context) -> bool:
    least = choice.n if choice.minimum is None else choice.minimum
    if least is None:
        return True
    own = context.copy()
    own.iterated_player = player
    return len(options_of(state, choice, player, own)) >= amount(state, least, own)


def _some_in(state: State, what: object, zone: int, context: Context) -> bool:
    for ref in objects_of(state, what, context):  # type: ignore[arg-type]
        record = state.current(ref)
        if record is not None and record.zone == zone:
            return True
    return False


def _has_counters(state: State, ref: int, counter: str, need: int) -> bool:
    if counter:
        return counter_on(state, ref, counter) >= need
    return sum(n for _, n in counters_of(state, ref)) >= need
