"""What must hold in every position of every game; each check returns the faults it finds.

Used by the property tests and by ``apnap fuzz``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping

from apnap.abilities.dungeons import DungeonCard
from apnap.abilities.values import (
    ANTE,
    BATTLEFIELD,
    COMMAND,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    NOWHERE,
    SIDEBOARD,
    STACK,
)
from apnap.errors import ApnapError
from apnap.game.parsing import Reader
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.errors import error_text
from apnap.i18n.rendering import Rendering
from apnap.ids import Player, Ref
from apnap.rules import codec
from apnap.rules import decisions as dec
from apnap.rules import event_base as ev
from apnap.rules.characteristics import characteristics, values_of
from apnap.rules.event_base import Event
from apnap.rules.legal import legal_actions
from apnap.rules.machine import answer
from apnap.rules.merging import NO_CARD, combined, parts_besides
from apnap.rules.records import CARD, GameObject
from apnap.rules.state import State
from apnap.rules.view import View
from apnap.rules.watchers import watchers

Choose = Callable[[dec.Decision], int]


def cards_of(state: State) -> dict[Player, int]:
    """Return how many cards each player owns in the game (108.3); in a subgame, in the main game."""
    if state.main_game is not None:
        return cards_of(state.main_game)
    counts = dict.fromkeys(range(len(state.players)), 0)
    for record in state.objects[1:]:
        if record.zone == NOWHERE or isinstance(record.definition.node, DungeonCard):  # 309.2: they come and go
            continue
        number = cards_within(record)
        if number:  # nobody owns combat damage on the stack (classic:310.2)
            counts[record.owner] += number
    return counts


def cards_within(record: GameObject) -> int:
    """Return how many cards represent an object: several, if it is merged or melded (712.4a, 730.2)."""
    if not record.components:
        return int(record.kind == CARD)
    return sum(1 for _, marks in record.components if not marks & NO_CARD)


def components_agree(state: State) -> list[str]:
    """What a permanent consists of is part of nothing else, is nowhere by itself, and makes it what it is (730.2)."""
    faults = []
    hosts: dict[Ref, Ref] = {}
    for record in state.objects[1:]:
        if record.zone == NOWHERE or not record.components:
            continue
        if record.zone != BATTLEFIELD or record.ref not in [ref for ref, _ in record.components]:
            faults.append(f"object {record.ref} has components that it can't have")
        for ref in parts_besides(record):
            part = state.current(ref)
            if part is None or part.zone != NOWHERE:
                faults.append(f"component {ref} of object {record.ref} is somewhere else")
            if ref in hosts:
                faults.append(f"component {ref} is part of two objects")
            hosts[ref] = record.ref
        if record.merged is not combined(state, record):
            faults.append(f"object {record.ref} is not what its components make it")
    return faults


def zones_agree(state: State, cards: Mapping[Player, int]) -> list[str]:
    """Every card is in exactly one zone, where its record says, and no card has been lost or made (400, 108.3)."""
    faults = []
    places: dict[Ref, int] = {}
    lists = [(BATTLEFIELD, state.battlefield), (STACK, state.stack), (EXILE, state.exile), (COMMAND, state.command)]
    lists.append((ANTE, state.ante))
    for player in state.players:
        lists += [
            (LIBRARY, player.library),
            (HAND, player.hand),
            (GRAVEYARD, player.graveyard),
            (SIDEBOARD, player.sideboard),
        ]
    for zone, refs in lists:
        for ref in refs:
            if ref in places:
                faults.append(f"object {ref} stands in two places")
            places[ref] = zone
            record = state.current(ref)
            if record is None or record.zone != zone:
                faults.append(f"object {ref} stands in zone {zone}, its record does not say so")
    for record in state.objects[1:]:
        if record.zone != NOWHERE and record.ref not in places:
            faults.append(f"object {record.ref} says zone {record.zone}, but is not there")
    faults += components_agree(state)
    for seat, n in cards_of(state).items():
        if state.players[seat].in_game and n != cards[seat]:
            faults.append(f"player {seat} owns {n} cards, not {cards[seat]}")
    return faults


def copies_agree(state: State) -> list[str]:
    """A fork, and the position saved and loaded, are equal to the position, also by what can be done in them."""
    faults = []
    before = codec.digest(state)
    fork = state.fork()
    if codec.digest(fork) != before:
        faults.append("the digest of a fork differs")
    loaded = codec.load(json.loads(json.dumps(codec.save(state))))
    if codec.digest(loaded) != before:
        faults.append("the digest after saving and loading differs")
    if _fresh_digest(loaded) != before:
        faults.append("the digest kept in records differs from a new one")
    if state.decision is not None and not faults:
        chosen = dec.DONE if not state.decision.options else len(state.decision.options) - 1
        for other in (fork, loaded):
            answer(other, chosen)
        if codec.digest(fork) != codec.digest(loaded):
            faults.append("a fork and a loaded position go on differently")
        if codec.digest(state) != before:
            faults.append("acting in a fork changes the position it was made from")
    return faults


def caches_agree(state: State) -> list[str]:
    """What is kept for speed (characteristics, abilities that watch, legal actions) is what is found anew."""
    fork = state.fork()
    fork.disturb()
    faults = []
    for record in state.objects[1:]:
        if record.zone != NOWHERE and values_of(characteristics(state, record)) != values_of(
            characteristics(fork, record)
        ):
            faults.append(f"the characteristics kept for object {record.ref} are stale")
    if watchers(state).by_kind != watchers(fork).by_kind:
        faults.append("the triggered abilities that are kept as watching are stale")
    if state.decision is not None and state.decision.kind == dec.PRIORITY:
        if legal_actions(state, state.decision.player) != legal_actions(fork, state.decision.player):
            faults.append("the legal actions kept are stale")
    return faults


def _fresh_digest(state: State) -> str:
    """Return the digest without using what is kept in records."""
    fork = state.fork()
    for number, record in enumerate(fork.objects):
        fork.objects[number] = record.copy()
    return codec.digest(fork)


def actions_complete(state: State, seed: int, most: int = 400) -> list[str]:
    """Everything offered with priority can be done to its end, whatever is chosen on the way (601.2, 602.2)."""
    asked = state.decision
    if asked is None or asked.kind != dec.PRIORITY:
        return []
    faults = []
    chance = random.Random(seed)
    for at, action in enumerate(asked.options):
        if isinstance(action, dec.Action) and action.kind in _DONE_BY:
            try:
                done = _carry_through(state, at, chance, most)
            except ApnapError as error:
                faults.append(f"{action!r} is offered but refused: {error}")
                continue
            if _DONE_BY[action.kind] not in done:
                faults.append(f"{action!r} is offered but was not completed")
    return faults


def _carry_through(state: State, at: int, chance: random.Random, most: int) -> set[int]:
    """Take an action in a fork and answer at random what it asks; return the kinds of events that happened."""
    fork = state.fork()
    events: list[Event] = []
    fork.events_log = events
    answer(fork, at)
    for _ in range(most):
        now = fork.decision
        if now is None or now.kind == dec.PRIORITY:
            break
        n = len(now.options)
        chosen = chance.randrange(n + now.can_finish)
        if now.kind == dec.NUMBER and now.purpose == "assist":
            chosen = n - 1  # 702.132a: that another player could help enough is all that can be known
        answer(fork, chosen if chosen < n else dec.DONE)
    return {event.kind for event in events}


_DONE_BY = {dec.CAST: ev.CAST, dec.ACTIVATE: ev.ACTIVATE, dec.PLAY_LAND: ev.PLAY_LAND}


def view_leaks(state: State, seat: Player, seed: int) -> list[str]:
    """Another position that the seat can't tell from this one gives it the same view, options and refusals."""
    if state.decision is not None and state.decision.decider != seat:
        return []
    other = View(state, seat).determinize(seed)
    faults = []
    if _seen(state, seat) != _seen(other, seat):
        faults.append(f"the view of player {seat} tells hidden things")
    if state.decision is not None:
        for lang in LANGUAGES:
            if _options(state, seat, lang) != _options(other, seat, lang):
                faults.append(f"the options of player {seat} tell hidden things")
        for name in _hidden_names(state, seat):
            if _refusal(state, seat, f"cast {name}") != _refusal(other, seat, f"cast {name}"):
                faults.append(f"a refusal tells player {seat} hidden things")
    return faults


def _seen(state: State, seat: Player) -> bytes:
    return json.dumps(View(state, seat).to_data(), sort_keys=True).encode()


def _options(state: State, seat: Player, lang: str) -> list[str]:
    view = View(state, seat)
    asked = view.decision
    rendering = Rendering(view, lang)
    return [] if asked is None else [rendering.decision(asked), *rendering.options(asked)]


def _hidden_names(state: State, seat: Player) -> list[str]:
    names = {
        state.last_known(ref).definition.name for player in state.players if player.seat != seat for ref in player.hand
    }
    return sorted(names)[:3]


def _refusal(state: State, seat: Player, text: str) -> str:
    view = View(state, seat)
    asked = view.decision
    assert asked is not None
    renderings = {lang: Rendering(view, lang) for lang in LANGUAGES}
    try:
        Reader(lambda: (asked, renderings), lambda index: None, "en", str).read(text)
    except ApnapError as error:
        return f"{type(error).__name__}: {error} / {error_text(error, 'es')}"
    return ""
