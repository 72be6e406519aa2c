"""603.2, 614.1: whether a game event is one that an ability watches for.

Works for events that have happened (triggers, history) and for proposals (replacement effects): a proposal has no
``became`` and is looked at as the objects are now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities import occurrence as occ
from apnap.abilities.objects import AnyPlayer, EachPlayer, Filter, Players, You
from apnap.abilities.values import BATTLEFIELD, DRAW, STACK
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.entities import player_of
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.filters import matches as fits
from apnap.rules.quantities import compare
from apnap.rules.records import GameObject

if TYPE_CHECKING:
    from apnap.rules.state import State

Check = Callable[["State", Any, Any, Context], bool]

CHECKS: Final[dict[type[occ.Occurrence], Check]] = {}
MASKS: Final[dict[type[occ.Occurrence], int]] = {}


def watched(occurrence: type[occ.Occurrence], *kinds: int) -> Callable[[Check], Check]:
    """Register the function below as the check of a class of occurrences that concern these kinds of events."""

    def add(function: Check) -> Check:
        CHECKS[occurrence] = function
        mask = 0
        for kind in kinds:
            mask |= 1 << kind
        MASKS[occurrence] = mask
        return function

    return add


def event_mask(occurrence: occ.Occurrence) -> int:
    """Return the kinds of events, as bits, that can be such an occurrence; 0 for a state trigger (603.8)."""
    if isinstance(occurrence, occ.AnyOccurrence):
        mask = 0
        for one in occurrence.occurrences:
            mask |= event_mask(one)
        return mask
    if isinstance(occurrence, occ.BecomesBlocked):  # 509.3c–d: once, or for each creature that blocks it
        return 1 << (ev.BECOME_BLOCKED if occurrence.by is None else ev.BLOCK)
    return MASKS.get(type(occurrence), 0)


def occurs(state: State, occurrence: occ.Occurrence, event: Event, context: Context) -> bool:
    """Tell whether the event is such an occurrence for an ability with that context (source and controller)."""
    if isinstance(occurrence, occ.AnyOccurrence):
        return any(occurs(state, one, event, context) for one in occurrence.occurrences)
    if not event_mask(occurrence) >> event.kind & 1:
        return False
    return CHECKS[type(occurrence)](state, occurrence, event, context)


def as_seen_by(occurrence: occ.Occurrence, event: Event) -> Event:
    """Return the event with its roles as the occurrence names them: the creature that was dealt damage, say, is the
    subject for "whenever … is dealt damage"."""
    if isinstance(occurrence, occ.AnyOccurrence):
        for one in occurrence.occurrences:
            if event_mask(one) >> event.kind & 1:
                return as_seen_by(one, event)
        return event
    kind = type(occurrence)
    if kind is occ.IsDealtDamage:
        seen = event.copy()
        seen.subject, seen.other = event.other, event.subject
    elif kind is occ.BecomesTarget:
        seen = event.copy()
        seen.other = event.source
    elif kind is occ.Cycles or kind is occ.BecomesBlocked and event.kind == ev.BLOCK:
        seen = event.copy()
        seen.subject, seen.other = event.other, event.subject
    else:
        return event
    return seen


def looks_back(event: Event) -> bool:
    """603.10: whether abilities that watch for this event are those that existed just before it."""
    kind = event.kind
    if kind == ev.ZONE_CHANGE:
        assert isinstance(event, ev.ZoneChange)
        return event.came_from == BATTLEFIELD
    return kind in _LOOK_BACK and not (kind == ev.PHASED and event.amount == 1)


_LOOK_BACK: Final = frozenset((ev.PHASED, ev.UNATTACHED, ev.COUNTERED, ev.LOSE_GAME))


# ------------------------------------------------------------------------------------- small questions


def _is_one_of(state: State, player: Player, who: Players | None, context: Context) -> bool:
    if who is None:
        return True
    if isinstance(who, You):
        return player == context.you
    if isinstance(who, AnyPlayer | EachPlayer):
        return True
    return player in players_of(state, who, context)


def _fits(state: State, ref: Ref, what: Filter | None, context: Context) -> bool:
    """Whether the object fits, as it is or last was."""
    if what is None:
        return True
    return ref > NO_REF and fits(state, state.last_known(ref), what, context)


def moved_object(state: State, event: ev.ZoneChange) -> GameObject:
    """Return the record that zone-change checks look at (603.6, 603.10a): as it last was if it left the battlefield or
    the stack, else as it is in its new zone."""
    if event.became == NO_REF or event.came_from in (BATTLEFIELD, STACK) and event.to != BATTLEFIELD:
        return state.last_known(event.subject)
    return state.last_known(event.became)


def _came_from(state: State, event: ev.ZoneChange) -> int:
    if event.became != NO_REF:
        return event.came_from
    record = state.current(event.subject)
    return 0 if record is None else record.zone


# ------------------------------------------------------------------------------------- one check a class


@watched(occ.ZoneChanges, ev.ZONE_CHANGE)
def _zone_changes(state: State, want: occ.ZoneChanges, event: ev.ZoneChange, context: Context) -> bool:
    came_from = _came_from(state, event)
    if want.to_zones and event.to not in want.to_zones:
        return False
    if want.from_zones and came_from not in want.from_zones:
        return False
    if came_from in want.not_from:
        return False
    if not want.from_zones and event.became != NO_REF and event.came_from == BATTLEFIELD and want.to_zones:
        record = state.last_known(event.became)  # 603.6c: "from anywhere" does not look back
    else:
        record = moved_object(state, event)
    if want.face_down is not None and record.face_down != want.face_down:
        return False
    if not want.what.tests:
        return True
    return fits(state, record, want.what, context)


@watched(occ.Attacks, ev.ATTACK)
def _attacks(state: State, want: occ.Attacks, event: ev.Attack, context: Context) -> bool:
    if want.alone and event.amount != 1:
        return False
    if want.whom is not None and not (event.other < 0 and _is_one_of(state, event.player, want.whom, context)):
        if want.what_attacked is None or event.other < 0:
            return False
        if not _is_one_of(state, event.player, want.whom, context):
            return False
    if (
        want.what_attacked is not None
        and event.other > 0
        and not _fits(state, event.other, want.what_attacked, context)
    ):
        return False
    if want.what_attacked is not None and want.whom is None and event.other < 0:
        return False
    return _fits(state, event.subject, want.what, context)


@watched(occ.PlayerAttacks, ev.ATTACKERS_DECLARED)
def _player_attacks(state: State, want: occ.PlayerAttacks, event: ev.AttackersDeclared, context: Context) -> bool:
    if not event.objects or not _is_one_of(state, event.player, want.who, context):
        return False
    fitting = 0
    for ref in event.objects:
        attacked = state.last_known(ref).attacking
        if want.whom is not None and not (attacked < 0 and _is_one_of(state, player_of(attacked), want.whom, context)):
            continue
        if _fits(state, ref, want.what, context):
            fitting += 1
    return fitting >= max(1, want.at_least)


@watched(occ.Blocks, ev.BLOCK)
def _blocks(state: State, want: occ.Blocks, event: ev.Block, context: Context) -> bool:
    if want.attacker is None and event.amount > 1:
        return False  # 509.3a: once for the blocker, however many it blocks
    return _fits(state, event.subject, want.what, context) and _fits(state, event.other, want.attacker, context)


@watched(occ.BecomesBlocked, ev.BECOME_BLOCKED, ev.BLOCK)
def _becomes_blocked(state: State, want: occ.BecomesBlocked, event: Event, context: Context) -> bool:
    if event.kind == ev.BLOCK:  # 509.3d: for each creature that blocks it
        return _fits(state, event.other, want.what, context) and _fits(state, event.subject, want.by, context)
    return want.by is None and _fits(state, event.subject, want.what, context)


@watched(occ.BecomesUnblocked, ev.UNBLOCKED)
def _becomes_unblocked(state: State, want: occ.BecomesUnblocked, event: ev.Unblocked, context: Context) -> bool:
    return _fits(state, event.subject, want.what, context)


@watched(occ.DealsDamage, ev.DAMAGE)
def _deals_damage(state: State, want: occ.DealsDamage, event: ev.Damage, context: Context) -> bool:
    if want.combat is not None and event.combat != want.combat:
        return False
    if want.to_objects is not None or want.to_players is not None:
        if event.other < 0:
            if want.to_players is None or not _is_one_of(state, player_of(event.other), want.to_players, context):
                return False
        elif want.to_objects is None or not _fits(state, event.other, want.to_objects, context):
            return False
    return _fits(state, event.subject, want.source, context)


@watched(occ.IsDealtDamage, ev.DAMAGE)
def _is_dealt_damage(state: State, want: occ.IsDealtDamage, event: ev.Damage, context: Context) -> bool:
    if want.combat is not None and event.combat != want.combat or event.other <= 0:
        return False
    return _fits(state, event.other, want.what, context) and _fits(state, event.subject, want.source, context)


@watched(occ.Casts, ev.CAST)
def _casts(state: State, want: occ.Casts, event: ev.Cast, context: Context) -> bool:
    if not _is_one_of(state, event.player, want.who, context) or not _fits(state, event.subject, want.what, context):
        return False
    if want.nth == 0:
        return True
    before = 0
    for past in state.history:
        if past is event:
            break
        if past.kind == ev.CAST and past.player == event.player and _fits(state, past.subject, want.what, context):
            before += 1
    return before + 1 == want.nth


@watched(occ.Activates, ev.ACTIVATE)
def _activates(state: State, want: occ.Activates, event: ev.Activate, context: Context) -> bool:
    return (
        (want.loyalty is None or event.is_loyalty == want.loyalty)
        and (want.mana is None or event.is_mana == want.mana)
        and (not want.keyword or event.keyword == want.keyword)
        and _is_one_of(state, event.player, want.who, context)
        and _fits(state, event.other, want.source, context)
    )


@watched(occ.Cycles, ev.ACTIVATE)
def _cycles(state: State, want: occ.Cycles, event: ev.Activate, context: Context) -> bool:
    return (
        event.keyword.endswith("cycling")
        and _is_one_of(state, event.player, want.who, context)
        and _fits(state, event.other, want.what, context)
    )


@watched(occ.PlaysLand, ev.PLAY_LAND)
def _plays_land(state: State, want: occ.PlaysLand, event: ev.PlayLand, context: Context) -> bool:
    return _is_one_of(state, event.player, want.who, context) and _fits(state, event.subject, want.what, context)


@watched(occ.Draws, ev.DRAW)
def _draws(state: State, want: occ.Draws, event: ev.Draw, context: Context) -> bool:
    if not _is_one_of(state, event.player, want.who, context):
        return False
    proposed = event.subject == NO_REF
    if want.nth and state.players[event.player].cards_drawn + proposed != want.nth:
        return False
    if want.not_first_in_draw_step and state.step == DRAW and state.active == event.player:
        drawn = 0
        for past in reversed(state.history):
            if past.kind == ev.STEP_BEGAN:
                break
            drawn += past.kind == ev.DRAW and past.player == event.player
        return drawn + proposed > 1
    return True


@watched(occ.Discards, ev.ZONE_CHANGE)
def _discards(state: State, want: occ.Discards, event: ev.ZoneChange, context: Context) -> bool:
    if event.cause not in (ev.BY_DISCARD, ev.BY_CYCLING):
        return False
    return _moves_for(state, want.who, want.what, event, context)


@watched(occ.Sacrifices, ev.ZONE_CHANGE)
def _sacrifices(state: State, want: occ.Sacrifices, event: ev.ZoneChange, context: Context) -> bool:
    return event.cause == ev.BY_SACRIFICE and _moves_for(state, want.who, want.what, event, context)


def _moves_for(state: State, who: Players, what: Filter, event: ev.ZoneChange, context: Context) -> bool:
    record = moved_object(state, event)
    player = event.player if event.became != NO_REF or event.player >= 0 else record.controller
    return _is_one_of(state, player, who, context) and fits(state, record, what, context)


@watched(occ.GainsLife, ev.GAIN_LIFE)
def _gains_life(state: State, want: occ.GainsLife, event: Event, context: Context) -> bool:
    return event.amount > 0 and _is_one_of(state, event.player, want.who, context)


@watched(occ.LosesLife, ev.LOSE_LIFE)
def _loses_life(state: State, want: occ.LosesLife, event: Event, context: Context) -> bool:
    return event.amount > 0 and _is_one_of(state, event.player, want.who, context)


@watched(occ.BecomesTapped, ev.TAP)
def _becomes_tapped(state: State, want: occ.BecomesTapped, event: ev.Tap, context: Context) -> bool:
    return (event.for_mana or not want.for_mana) and _fits(state, event.subject, want.what, context)


@watched(occ.BecomesUntapped, ev.UNTAP)
def _becomes_untapped(state: State, want: occ.BecomesUntapped, event: Event, context: Context) -> bool:
    return _fits(state, event.subject, want.what, context)


@watched(occ.BecomesTarget, ev.TARGETED)
def _becomes_target(state: State, want: occ.BecomesTarget, event: Event, context: Context) -> bool:
    if event.other < 0:
        if want.who is None or not _is_one_of(state, player_of(event.other), want.who, context):
            return False
    elif want.what is None or not _fits(state, event.other, want.what, context):
        return False
    return _fits(state, event.source, want.by, context)


@watched(occ.CountersPut, ev.PUT_COUNTERS)
def _counters_put(state: State, want: occ.CountersPut, event: ev.PutCounters, context: Context) -> bool:
    if event.amount <= 0 or want.counter and event.counter != want.counter:
        return False
    if event.other < 0:
        return want.who is not None and _is_one_of(state, player_of(event.other), want.who, context)
    return want.what is not None and _fits(state, event.other, want.what, context)


@watched(occ.CountersRemoved, ev.REMOVE_COUNTERS)
def _counters_removed(state: State, want: occ.CountersRemoved, event: ev.RemoveCounters, context: Context) -> bool:
    if event.amount <= 0 or want.counter and event.counter != want.counter:
        return False
    if want.last and event.other > 0 and state.last_known(event.other).counter(event.counter):
        return False
    return _fits(state, event.other, want.what, context)


@watched(occ.BeginningOf, ev.STEP_BEGAN)
def _beginning_of(state: State, want: occ.BeginningOf, event: Event, context: Context) -> bool:
    return event.amount == want.step and _is_one_of(state, event.player, want.whose, context)


@watched(occ.TokensCreated, ev.CREATE_TOKENS)
def _tokens_created(state: State, want: occ.TokensCreated, event: ev.CreateTokens, context: Context) -> bool:
    if event.amount <= 0 or not _is_one_of(state, event.player, want.who, context):
        return False
    return not want.what.tests or any(_fits(state, ref, want.what, context) for ref in event.objects)


@watched(occ.AddsMana, ev.ADD_MANA)
def _adds_mana(state: State, want: occ.AddsMana, event: ev.AddMana, context: Context) -> bool:
    return (
        event.tapped
        and _is_one_of(state, event.player, want.who, context)
        and _fits(state, event.subject, want.what, context)
    )


@watched(occ.KeywordAction, ev.KEYWORD_ACTION)
def _keyword_action(state: State, want: occ.KeywordAction, event: ev.KeywordAction, context: Context) -> bool:
    return (
        event.action == want.action
        and _is_one_of(state, event.player, want.who, context)
        and _fits(state, event.subject, want.what, context)
    )


@watched(occ.BecomesAttached, ev.ATTACHED)
def _becomes_attached(state: State, want: occ.BecomesAttached, event: Event, context: Context) -> bool:
    return _fits(state, event.subject, want.what, context) and _fits(state, event.other, want.to, context)


@watched(occ.Destroyed, ev.DESTROY)
def _destroyed(state: State, want: occ.Destroyed, event: Event, context: Context) -> bool:
    return _fits(state, event.subject, want.what, context)


@watched(occ.TurnedFaceUp, ev.TURNED_FACE_UP)
def _turned_face_up(state: State, want: occ.TurnedFaceUp, event: Event, context: Context) -> bool:
    return event.amount == 1 and _fits(state, event.subject, want.what, context)


@watched(occ.LosesGame, ev.LOSE_GAME)
def _loses_game(state: State, want: occ.LosesGame, event: Event, context: Context) -> bool:
    return _is_one_of(state, event.player, want.who, context)


@watched(occ.CoinFlipped, ev.COIN)
def _coin_flipped(state: State, want: occ.CoinFlipped, event: ev.Coin, context: Context) -> bool:
    return (want.won is None or event.won == want.won) and _is_one_of(state, event.player, want.who, context)


@watched(occ.DieRolled, ev.DIE)
def _die_rolled(state: State, want: occ.DieRolled, event: Event, context: Context) -> bool:
    if not _is_one_of(state, event.player, want.who, context):
        return False
    return want.comparison is None or compare(state, event.amount, want.comparison, context)


@watched(occ.ControlChanges, ev.CONTROL_CHANGED)
def _control_changes(state: State, want: occ.ControlChanges, event: Event, context: Context) -> bool:
    if want.gains is not None and not _is_one_of(state, event.player, want.gains, context):
        return False
    if want.loses is not None and not (
        event.other < 0 and _is_one_of(state, player_of(event.other), want.loses, context)
    ):
        return False
    return _fits(state, event.subject, want.what, context)


@watched(occ.WhenTrue)
def _when_true(state: State, want: occ.WhenTrue, event: Event, context: Context) -> bool:
    return holds(state, want.condition, context)


PERFORMED: Final = frozenset(CHECKS) | {occ.AnyOccurrence}
"""The occurrences that can be watched for."""
