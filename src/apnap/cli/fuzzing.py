"""Random games in which what must always hold is checked: the decks, one game, what was drawn and used in it."""

from __future__ import annotations

import random
import traceback
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from apnap.abilities.attractions import AttractionCard
from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BASIC, LAND
from apnap.agents.random_ import random_answer
from apnap.game.laws import actions_complete, caches_agree, cards_of, copies_agree, view_leaks, zones_agree
from apnap.game.setting_up import SeatSetup, Setup
from apnap.ids import Ref
from apnap.rulebooks import CURRENT, Rulebook
from apnap.rules.conspiracies import is_conspiracy_card
from apnap.rules.decisions import ACTIVATE, CAST, PLAY_LAND, PRIORITY, Action, Decision
from apnap.rules.machine import answer, run
from apnap.rules.records import CARD
from apnap.rules.state import State

DECK: Final = 60
LANDS: Final = 24
PASS: Final = 0
"""The answer that passes priority: always the first (117.3d)."""
LONGEST: Final = 20_000
"""Decisions after which a game is taken to hang."""
BUSY: Final = 150
"""Decisions of one turn after which players only pass priority: chance would not end an optional loop (732.2)."""
LATE: Final = 1_500
"""Decisions after which players only pass priority, so that a game in which boards only grow comes to its end."""
CHECKED_EVERY: Final = 25
"""Decisions between the checks that take longer."""

Deck = tuple[CardDefinition, ...]


@dataclass
class Played:
    """One game: how it was set up, how many decisions it took, which cards were drawn and used, and what went wrong."""

    seed: int
    decks: tuple[Deck, ...]
    decisions: int = 0
    drawn: set[str] = field(default_factory=set)
    """Names of cards that were in a hand."""
    used: set[str] = field(default_factory=set)
    """Names of cards that were cast, played or activated."""
    fault: str = ""
    """Empty: everything held."""


class Dealer:
    """Builds decks of two or three colours so that all cards come into hands about equally often.

    Each deck starts from the card that was drawn least often so far; its colours decide the deck's.
    """

    def __init__(self, cards: Sequence[CardDefinition], seed: int) -> None:
        self._chance = random.Random(seed)
        self._basics = [card for card in cards if is_basic(card)]
        self._spells = [card for card in cards if is_drawn(card)]
        self._attractions = tuple(card for card in cards if isinstance(card, AttractionCard))
        self._conspiracies = [card for card in cards if is_conspiracy_card(card)]
        self._order = {card.name: self._chance.random() for card in self._spells}

    def decks(self, players: int) -> tuple[Deck, ...]:
        """Return a legal deck (100.2a) of one copy a card for each of so many players, with all Attractions, and a
        conspiracy for the sideboard."""
        return tuple(self._deck() for _ in range(players))

    def count(self, drawn: set[str]) -> None:
        """Note which cards were in hands: others come first from now on."""
        for name in drawn:
            if name in self._order:
                self._order[name] += 1

    def _deck(self) -> Deck:
        first = min(self._spells, key=self._rank)
        others = [1 << bit for bit in range(5) if not first.color_identity >> bit & 1]
        colors = first.color_identity
        wanted = self._chance.choice((1, 2, 2, 3))
        while colors.bit_count() < wanted:
            colors |= others.pop(self._chance.randrange(len(others)))
        basics = [card for card in self._basics if card.color_identity & colors]
        fitting = sorted((card for card in self._spells if not card.color_identity & ~colors), key=self._rank)
        spells = fitting[: DECK - LANDS]
        for card in spells:
            self._order[card.name] += 0.25  # not taken again at once while it waits in a library
        lands = [self._chance.choice(basics) for _ in range(DECK - len(spells))]
        beside = [self._chance.choice(self._conspiracies)] if self._conspiracies else []
        return (*spells, *lands, *self._attractions, *beside)

    def _rank(self, card: CardDefinition) -> float:
        return self._order[card.name]


def play(decks: tuple[Deck, ...], seed: int, book: Rulebook = CURRENT) -> Played:
    """Play one game at random, checking on the way."""
    played = Played(seed, decks)
    try:
        played.fault = next(_course(played, book), "")
    except Exception as error:  # whatever it is, it is the finding
        place = traceback.extract_tb(error.__traceback__)[-1]
        played.fault = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    return played


def _course(played: Played, book: Rulebook) -> Iterator[str]:
    """Play the game, yielding what does not hold."""
    chance = random.Random(played.seed)
    state = Setup(tuple(map(_seat, played.decks)), played.seed, book).state()
    run(state)
    counts = cards_of(state)
    turn, since = state.turn, 0
    noted: set[Ref] = set()
    while not state.over:
        yield from checked(state, counts, played.seed, played.decisions)
        asked = state.decision
        assert asked is not None, "the game stands still without a decision"
        turn, since = (turn, since) if state.turn == turn else (state.turn, played.decisions)
        busy = asked.kind == PRIORITY and (played.decisions - since > BUSY or played.decisions > LATE)
        index = PASS if busy else random_answer(asked, chance)
        _note(played, state, asked, index, noted)
        answer(state, index)
        played.decisions += 1
        if played.decisions > LONGEST:
            yield "the game does not end"
    yield from zones_agree(state, counts)


def _seat(deck: Deck) -> SeatSetup:
    attractions = tuple(card for card in deck if isinstance(card, AttractionCard))
    conspiracies = tuple(card for card in deck if is_conspiracy_card(card))
    main = tuple(card for card in deck if card not in attractions and card not in conspiracies)
    return SeatSetup(main, conspiracies, attractions=attractions)


def _note(played: Played, state: State, asked: Decision, index: int, noted: set[Ref]) -> None:
    for player in state.players:
        for ref in player.hand:
            if ref not in noted:
                noted.add(ref)
                played.drawn.add(state.last_known(ref).definition.name)
    if asked.kind == PRIORITY:
        option = asked.options[index]
        assert isinstance(option, Action)
        if option.kind in (CAST, ACTIVATE, PLAY_LAND):
            record = state.last_known(option.ref)
            if record.kind == CARD:
                played.used.add(record.definition.name)


def checked(state: State, counts: Mapping[int, int], seed: int, made: int) -> Iterator[str]:
    """Yield what does not hold in a position: the quick checks always, the others now and then."""
    yield from zones_agree(state, counts)
    if made % CHECKED_EVERY == seed % CHECKED_EVERY:
        yield from copies_agree(state)
        yield from caches_agree(state)
        yield from actions_complete(state, seed + made)
        if state.decision is not None:
            yield from view_leaks(state, state.decision.decider, seed + made)


def is_drawn(card: CardDefinition) -> bool:
    """Tell whether a card can be drawn and is no basic land: Attractions are opened instead (717.2), conspiracies are
    put into the command zone (315.2)."""
    return not is_basic(card) and not isinstance(card, AttractionCard) and not is_conspiracy_card(card)


def is_basic(card: CardDefinition) -> bool:
    """Tell whether a card is a basic land (205.4c)."""
    return bool(card.faces[0].supertypes & BASIC and card.faces[0].card_types & LAND)
