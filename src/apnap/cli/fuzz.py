"""``apnap fuzz``: random games with random decks, and what must always hold is checked on the way."""

from __future__ import annotations

import json
import random
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BASIC, LAND
from apnap.agents.random_ import random_answer
from apnap.cards.pool import open_pool
from apnap.cli.writing import check_writable, write_report
from apnap.errors import UnsupportedCardError
from apnap.game.laws import actions_complete, caches_agree, cards_of, copies_agree, view_leaks, zones_agree
from apnap.game.setting_up import CompiledPool, SeatSetup, Setup
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.decisions import PRIORITY
from apnap.rules.machine import answer, run
from apnap.rules.state import State

DECK: Final = 60
LANDS: Final = 24
COPIES: Final = 4
PASS: Final = 0
"""The answer that passes priority: always the first (117.3d)."""
LONGEST: Final = 20_000
"""Decisions after which a game is taken to hang."""
BUSY: Final = 150
"""Decisions of one turn after which players only pass priority: chance would not end an optional loop (732.2)."""
CHECKED_EVERY: Final = 25
"""Decisions between the checks that take longer."""


@dataclass
class Fault:
    """What went wrong in a game, and how to see it again."""

    seed: int
    decision: int
    what: str

    def command(self, imported: bool = False, book: str = "current") -> str:
        """Return the command that plays this game again."""
        options = " --imported" * imported + (f" --rulebook {book}" if book != "current" else "")
        return f"apnap fuzz --games 1 --seed {self.seed}{options}"


@click.command()
@click.option("--games", default=100, show_default=True, type=click.IntRange(min=1), help="How many games are played.")
@click.option("--seed", default=1, show_default=True, help="The seed of the first game; the next ones follow.")
@click.option("--imported", is_flag=True, help="Take cards of the imported database too, not only house cards.")
@click.option("--rulebook", "book", default="current", show_default=True, help="The rulebook in force.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write what was found.")
def fuzz(games: int, seed: int, imported: bool, book: str, file: Path | None) -> None:
    """Play random games with random decks and check what must always hold."""
    check_writable(file)
    rulebook(book)  # an unknown one is refused before anything is played
    cards = playable_cards(imported)
    faults = []
    decisions = 0
    for number in range(seed, seed + games):
        fault, made = fuzz_game(cards, number, book)
        decisions += made
        if fault is not None:
            faults.append(fault)
            click.echo(f"game {fault.seed}, decision {fault.decision}: {fault.what}", err=True)
            click.echo(f"  again: {fault.command(imported, book)}", err=True)
    report = {
        "games": games,
        "decisions": decisions,
        "cards": len(cards),
        "faults": [
            {"seed": f.seed, "decision": f.decision, "what": f.what, "command": f.command(imported, book)}
            for f in faults
        ],
    }
    if file is not None:
        write_report(file, json.dumps(report, indent=2))
    click.echo(f"{games} games, {decisions} decisions, {len(cards)} cards, {len(faults)} faults")
    if faults:
        raise SystemExit(1)


def playable_cards(imported: bool) -> list[CardDefinition]:
    """Return every card that can be played, sorted by name."""
    records = open_pool()
    pool = CompiledPool(records)
    source = records if imported else records.sources[0]
    found = []
    for name in sorted(source.names()):
        try:
            found.append(pool.definition(name))
        except UnsupportedCardError:
            continue
    return found


def fuzz_game(cards: list[CardDefinition], seed: int, book: str = "current") -> tuple[Fault | None, int]:
    """Play one game; return the first fault, if any, and the number of decisions."""
    chance = random.Random(seed)
    made = 0
    try:
        seats = tuple(SeatSetup(random_deck(cards, chance)) for _ in range(3 if seed % 10 == 0 else 2))
        state = Setup(seats, seed, rulebook(book)).state()
        run(state)
        counts = cards_of(state)
        turn, since = state.turn, 0
        while not state.over:
            for what in checked(state, counts, seed, made):
                return Fault(seed, made, what), made
            asked = state.decision
            assert asked is not None, "the game stands still without a decision"
            turn, since = (turn, since) if state.turn == turn else (state.turn, made)
            answer(state, PASS if asked.kind == PRIORITY and made - since > BUSY else random_answer(asked, chance))
            made += 1
            if made > LONGEST:
                return Fault(seed, made, "the game does not end"), made
        for what in zones_agree(state, counts):
            return Fault(seed, made, what), made
    except Exception as error:  # whatever it is, it is the finding
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
        return Fault(seed, made, what), made
    return None, made


def checked(state: State, counts: dict[int, int], seed: int, made: int) -> Iterator[str]:
    """Yield what does not hold in a position: the quick checks always, the others now and then."""
    yield from zones_agree(state, counts)
    if made % CHECKED_EVERY == seed % CHECKED_EVERY:
        yield from copies_agree(state)
        yield from caches_agree(state)
        yield from actions_complete(state, seed + made)
        if state.decision is not None:
            yield from view_leaks(state, state.decision.decider, seed + made)


def random_deck(cards: list[CardDefinition], chance: random.Random) -> tuple[CardDefinition, ...]:
    """Return a legal deck of 60 cards (100.2a): two or three colours, their basic lands, up to four of a card."""
    colors = sum(1 << bit for bit in chance.sample(range(5), chance.choice((1, 2, 2, 3))))
    basics = [card for card in cards if is_basic(card) and card.color_identity & colors]
    spells = [card for card in cards if not is_basic(card) and not card.color_identity & ~colors]
    deck: list[CardDefinition] = []
    while len(deck) < DECK - LANDS and spells:
        card = spells.pop(chance.randrange(len(spells)))
        deck += [card] * min(chance.randint(1, COPIES), DECK - LANDS - len(deck))
    while len(deck) < DECK:
        deck.append(chance.choice(basics))
    return tuple(deck)


def is_basic(card: CardDefinition) -> bool:
    """Tell whether a card is a basic land (205.4c)."""
    return bool(card.faces[0].supertypes & BASIC and card.faces[0].card_types & LAND)
