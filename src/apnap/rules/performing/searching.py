"""701.23: searching zones for cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.objects import Filter, OwnedBy
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_SEARCH
from apnap.abilities.values import HAND, LIBRARY
from apnap.ids import NO_REF, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose_objects, choose_yes_no
from apnap.rules.entities import entity_of_player
from apnap.rules.expressions import players_of
from apnap.rules.filters import find
from apnap.rules.filters_of_characteristics import names_of
from apnap.rules.instructions import performs
from apnap.rules.knowledge import show
from apnap.rules.libraries import action
from apnap.rules.performing.refusals import plural
from apnap.rules.permissions import player_rules
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.targeting import within_total
from apnap.rules.zones import zone_list

if TYPE_CHECKING:
    from apnap.rules.state import State

_HIDDEN = (LIBRARY, HAND)

# ``todo``: which descriptions are still to be looked for; ``picked``: what was found;
# ``counts``: whether an answer is awaited, then the zones searched


def _searcher(run: Running, state: State, node: eff.Search) -> Player | None:
    players = players_of(state, node.who, run.context)
    return players[0] if players else None


def choose_zones(run: Running, state: State, node: eff.Search) -> None:
    """ "Library and/or graveyard": the player may leave the library alone."""
    run.picked = ()
    run.todo = ()
    run.counts = ()
    player = _searcher(run, state, node)
    if not node.either_zone or player is None or player_rules(state, CANT_SEARCH, player):
        state.result = (1,)
        return
    choose_yes_no(state, player, "search_library", run.context.source, "701.23")


def begin_search(run: Running, state: State, node: eff.Search) -> None:
    """701.23a: look through the zones; what must be found in a public zone is found."""
    player = _searcher(run, state, node)
    if player is None:
        return
    closed = state.result != (1,) or bool(player_rules(state, CANT_SEARCH, player))
    zones = tuple(zone for zone in node.what.zones if zone != LIBRARY or not closed)
    if not zones:
        return
    owners = players_of(state, node.whose, run.context)
    seen = tuple(
        ref for owner in owners for zone in zones if zone in _HIDDEN for ref in zone_list(state, zone, owner)
    )  # fmt: skip
    show(state, seen, (player,))
    run.counts = (0, *zones)
    run.todo = (0,) if _one_by_one(node) else tuple(range(len(node.also) + 1))
    if node.every:
        run.picked = tuple(ref for ref in _fitting(run, state, node, node.what) if _zone(state, ref) not in _HIDDEN)


def _zone(state: State, ref: Ref) -> int:
    return state.last_known(ref).zone


def _fitting(run: Running, state: State, node: eff.Search, what: Filter) -> list[Ref]:
    """Return what fits in the zones that are searched."""
    owners = players_of(state, node.whose, run.context)
    return [
        ref for ref in find(state, what, run.context)
        if state.last_known(ref).owner in owners and _zone(state, ref) in run.counts[1:]
    ]  # fmt: skip


def _fitting_another(run: Running, state: State, node: eff.Search) -> list[Ref]:
    """Return what may be found besides what has been: one card for each description, whichever comes first."""
    kinds = [_fitting(run, state, node, what) for what in (node.what, *node.also)]
    every = dict.fromkeys(ref for kind in kinds for ref in kind if ref not in run.picked)
    return [ref for ref in every if _each_its_own((*run.picked, ref), kinds)]


def _each_its_own(cards: tuple[Ref, ...], kinds: list[list[Ref]]) -> bool:
    """Tell whether each of the cards can stand for a kind of its own."""
    return not cards or any(
        cards[0] in kind and _each_its_own(cards[1:], [*kinds[:at], *kinds[at + 1 :]]) for at, kind in enumerate(kinds)
    )


def _named_otherwise(run: Running, state: State, found: list[Ref]) -> list[Ref]:
    taken = {name for ref in run.picked for name in names_of(characteristics(state, state.last_known(ref)))}
    return [ref for ref in found if taken.isdisjoint(names_of(characteristics(state, state.last_known(ref))))]


def _one_by_one(node: eff.Search) -> bool:
    """Tell whether cards are found one after another, for each rules out others."""
    return node.different_names or node.total is not None or _one_of_each(node)


def _one_of_each(node: eff.Search) -> bool:
    return bool(node.also) and node.n == Number(1) and not node.must_find_all and not node.every


def _to_find(run: Running, state: State, node: eff.Search, what: Filter) -> list[Ref]:
    """Return what may be found next."""
    if _one_of_each(node):
        return _fitting_another(run, state, node)
    found = [ref for ref in _fitting(run, state, node, what) if ref not in run.picked]
    if node.different_names:
        found = _named_otherwise(run, state, found)
    if node.total is not None:
        found = [ref for ref in found if within_total(state, node.total, (*run.picked, ref), run.context)]
    return found


def _how_many(run: Running, state: State, node: eff.Search, found: list[Ref]) -> int:
    """Return how many cards of the first description may be found at once."""
    if _one_of_each(node):
        return min(1, 1 + len(node.also) - len(run.picked))
    most = len(found) if node.n is None else amount(state, node.n, run.context)
    if not _one_by_one(node):
        return most
    return 1 if node.n is None else min(1, most - len(run.picked))


def find_cards(run: Running, state: State, node: eff.Search) -> None:
    """701.23b–d: for each description, cards that fit; a stated quality need not be found in a hidden zone."""
    if run.counts and run.counts[0]:
        run.picked = (*run.picked, *state.result)
        run.counts = (0, *run.counts[1:])
        if _one_by_one(node) and state.result:
            run.todo = (0,)
    player = _searcher(run, state, node)
    if not run.todo or player is None:
        return
    at, run.todo = run.todo[0], run.todo[1:]
    what = node.what if at == 0 else node.also[at - 1]
    found = _to_find(run, state, node, what)
    n = _how_many(run, state, node, found) if at == 0 else min(1, len(found))
    has_quality = any(not isinstance(test, OwnedBy) for test in what.tests)
    hidden = any(zone in _HIDDEN for zone in run.counts[1:])
    least = n if node.must_find_all or not (hidden and (has_quality or node.n is None)) else 0
    run.counts = (1, *run.counts[1:])
    run.pc -= 1
    choose_objects(state, player, found, least, n, "search", run.context.source, "701.23a")


def after_search(run: Running, state: State, node: eff.Search) -> None:
    """Remember what was found; a library has been searched if it was one of the zones."""
    found = run.picked
    library = LIBRARY in run.counts[1:]
    run.counts = ()
    run.picked = ()
    remember(run, node.slot, found, (), len(found), bool(found))
    player = _searcher(run, state, node)
    before = run.context.slots.get(node.searched)
    searchers = () if before is None else before.players
    if library and player is not None:
        searchers = (*searchers, player)
    remember(run, node.searched, (), searchers, len(searchers), library)
    if library and player is not None:
        searched = action("search", player, len(found))
        owners = players_of(state, node.whose, run.context)
        searched.other = entity_of_player(player if player in owners else owners[0]) if owners else NO_REF
        propose(run, state, [searched])


def _refuse_search(node: eff.Search) -> str:
    various = node.different_names or node.total is not None
    if various and (node.every or node.also or node.must_find_all):
        return "different names, and something else"
    return "several players who search together" if plural(node.who) else ""


performs(eff.Search, choose_zones, begin_search, find_cards, after_search, refuse=_refuse_search)
