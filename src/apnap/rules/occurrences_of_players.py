"""603.2, 614.1: occurrences that are about players: casting, drawing, life, steps, chance, keyword actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import occurrence as occ
from apnap.abilities.dungeons import EntersRoom
from apnap.abilities.objects import Filter
from apnap.abilities.rooms import UnlocksDoor
from apnap.abilities.values import DRAW, POSTCOMBAT_MAIN, PRECOMBAT_MAIN
from apnap.ids import NO_REF, Ref
from apnap.rules import events as ev
from apnap.rules.conditions import holds
from apnap.rules.context import Context
from apnap.rules.entities import entity_of_player
from apnap.rules.events import Event
from apnap.rules.filters import matches
from apnap.rules.filters_of_characteristics import chosen
from apnap.rules.mana_costs import KINDS_MASK
from apnap.rules.occurrence_checks import is_one_of, ref_fits, watched
from apnap.rules.quantities import compare
from apnap.rules.records import TOKEN, GameObject

if TYPE_CHECKING:
    from apnap.rules.state import State


@watched(occ.Casts, ev.CAST)
def _casts(state: State, want: occ.Casts, event: ev.Cast, context: Context) -> bool:
    if not is_one_of(state, event.player, want.who, context) or not ref_fits(state, event.subject, want.what, context):
        return False
    if want.during is not None and not is_one_of(state, state.active, want.during, context):
        return False
    if want.nth == 0:
        return True
    before = 0
    for past in state.history:
        if past is event:
            break
        if past.kind == ev.CAST and past.player == event.player and ref_fits(state, past.subject, want.what, context):
            before += 1
    return before + 1 == want.nth


@watched(occ.Expends, ev.CAST)
def _expends(state: State, want: occ.Expends, event: ev.Cast, context: Context) -> bool:
    if not is_one_of(state, event.player, want.who, context):
        return False
    before = 0
    for past in state.history:
        if past is event:
            break
        if isinstance(past, ev.Cast) and past.player == event.player:
            before += past.mana
    return before < want.n <= before + event.mana


@watched(occ.Activates, ev.ACTIVATE)
def _activates(state: State, want: occ.Activates, event: ev.Activate, context: Context) -> bool:
    return (
        (want.loyalty is None or event.is_loyalty == want.loyalty)
        and (want.mana is None or event.is_mana == want.mana)
        and (not want.keyword or event.keyword == want.keyword)
        and is_one_of(state, event.player, want.who, context)
        and (want.source is None or _is_in_zone(state, event.other, want.source))
        and ref_fits(state, event.other, want.source, context)
    )


def _is_in_zone(state: State, ref: Ref, what: Filter) -> bool:
    """109.2: whether an object is in one of the filter's zones, or was as it last was; unless that is forgotten."""
    record = state.last_known(ref)
    return record.ref != ref or record.zone in what.zones


@watched(occ.Cycles, ev.ACTIVATE)
def _cycles(state: State, want: occ.Cycles, event: ev.Activate, context: Context) -> bool:
    return (
        event.keyword.endswith("cycling")
        and is_one_of(state, event.player, want.who, context)
        and ref_fits(state, event.other, want.what, context)
    )


@watched(occ.PlaysLand, ev.PLAY_LAND)
def _plays_land(state: State, want: occ.PlaysLand, event: ev.PlayLand, context: Context) -> bool:
    return is_one_of(state, event.player, want.who, context) and ref_fits(state, event.subject, want.what, context)


@watched(occ.Draws, ev.DRAW)
def _draws(state: State, want: occ.Draws, event: ev.Draw, context: Context) -> bool:
    if not is_one_of(state, event.player, want.who, context):
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


@watched(occ.GainsLife, ev.GAIN_LIFE)
def _gains_life(state: State, want: occ.GainsLife, event: Event, context: Context) -> bool:
    return event.amount > 0 and is_one_of(state, event.player, want.who, context)


@watched(occ.LosesLife, ev.LOSE_LIFE)
def _loses_life(state: State, want: occ.LosesLife, event: Event, context: Context) -> bool:
    return event.amount > 0 and is_one_of(state, event.player, want.who, context)


def each_loses_so_much(state: State, want: occ.Occurrence, events: list[Event], context: Context) -> bool:
    """Tell whether everybody who loses life in a group of simultaneous events loses as much as is asked for."""
    if not isinstance(want, occ.LosesLife) or want.each is None:
        return True
    lost: dict[int, int] = {}
    for event in events:
        lost[event.player] = lost.get(event.player, 0) + event.amount
    return all(compare(state, n, want.each, context) for n in lost.values())


@watched(occ.PaysLife, ev.LOSE_LIFE)
def _pays_life(state: State, want: occ.PaysLife, event: ev.LoseLife, context: Context) -> bool:
    return event.paid and event.amount > 0 and is_one_of(state, event.player, want.who, context)


@watched(occ.BeginningOf, ev.STEP_BEGAN)
def _beginning_of(state: State, want: occ.BeginningOf, event: Event, context: Context) -> bool:
    if want.nth_main and _main_phases(state, event) != want.nth_main:
        return False
    return event.amount == want.step and is_one_of(state, event.player, want.whose, context)


def _main_phases(state: State, last: Event) -> int:
    """505.1b: how many main phases of this turn have begun, up to that one."""
    found = 1
    for past in state.history:
        if past is last:
            break
        found += past.kind == ev.STEP_BEGAN and past.amount in (PRECOMBAT_MAIN, POSTCOMBAT_MAIN)
    return found


def token_to_be(state: State, event: ev.CreateTokens) -> GameObject:
    """Return a token of a proposal as it is created, before continuous effects modify it (701.7b)."""
    record = GameObject()
    record.owner_game = state.game
    record.kind = TOKEN
    record.owner = event.player
    record.controller = event.player if event.controller < 0 else event.controller
    assert event.definition is not None
    record.definition = event.definition
    record.face = event.face
    return record


@watched(occ.TokensCreated, ev.CREATE_TOKENS)
def _tokens_created(state: State, want: occ.TokensCreated, event: ev.CreateTokens, context: Context) -> bool:
    if event.amount <= 0 or not is_one_of(state, event.player, want.who, context):
        return False
    if not want.what.tests:
        return True
    if event.objects:
        return any(ref_fits(state, ref, want.what, context) for ref in event.objects)
    return event.definition is not None and matches(state, token_to_be(state, event), want.what, context)


@watched(occ.AddsMana, ev.ADD_MANA)
def _adds_mana(state: State, want: occ.AddsMana, event: ev.AddMana, context: Context) -> bool:
    return (
        event.tapped
        and is_one_of(state, event.player, want.who, context)
        and ref_fits(state, event.subject, want.what, context)
        and (not want.chosen_color or _of_chosen_color(state, event, context))
    )


def _of_chosen_color(state: State, event: ev.AddMana, context: Context) -> bool:
    color = chosen(state, context, "color")
    return isinstance(color, int) and any(n > 0 and kind & KINDS_MASK == color for kind, n in event.mana)


@watched(occ.KeywordAction, ev.KEYWORD_ACTION)
def _keyword_action(state: State, want: occ.KeywordAction, event: ev.KeywordAction, context: Context) -> bool:
    return (
        event.action == want.action
        and is_one_of(state, event.player, want.who, context)
        and ref_fits(state, event.subject, want.what, context)
        and (want.other is None or ref_fits(state, event.other, want.other, context))
        and (not want.own or event.other == entity_of_player(event.player))
    )


@watched(EntersRoom, ev.KEYWORD_ACTION)
def _enters_room(state: State, want: EntersRoom, event: ev.KeywordAction, context: Context) -> bool:
    return event.action == "venture" and event.subject == context.source and event.amount == want.room + 1


@watched(UnlocksDoor, ev.KEYWORD_ACTION)
def _unlocks_door(state: State, want: UnlocksDoor, event: ev.KeywordAction, context: Context) -> bool:
    return event.action == "unlock" and event.subject == context.source and event.amount == want.half


@watched(occ.LosesGame, ev.LOSE_GAME)
def _loses_game(state: State, want: occ.LosesGame, event: Event, context: Context) -> bool:
    return is_one_of(state, event.player, want.who, context)


@watched(occ.CoinFlipped, ev.COIN)
def _coin_flipped(state: State, want: occ.CoinFlipped, event: ev.Coin, context: Context) -> bool:
    return (want.won is None or event.won == want.won) and is_one_of(state, event.player, want.who, context)


@watched(occ.DieRolled, ev.DIE)
def _die_rolled(state: State, want: occ.DieRolled, event: Event, context: Context) -> bool:
    if not is_one_of(state, event.player, want.who, context):
        return False
    assert isinstance(event, ev.Die)
    if want.highest and event.natural != event.sides:
        return False
    shown = event.natural if want.natural else event.amount
    return want.comparison is None or compare(state, shown, want.comparison, context)


@watched(occ.WhenTrue)
def _when_true(state: State, want: occ.WhenTrue, event: Event, context: Context) -> bool:
    return holds(state, want.condition, context)
