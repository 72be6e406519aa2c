"""Whether a table of the server tells a seat, or who looks on, anything that they may not know.

Two ways. *Pairs*: two games that differ only in the hidden cards of another player are asked the same by the same seat,
and every message must be the same byte by byte, as long as nothing hidden has become public. *Names*: in games whose
cards all have names of their own, every byte that is sent is searched for the names of cards that the reader has never
seen.

    scripts/leaks.py --games 200
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from random import Random

from apnap.abilities.definition import CardDefinition
from apnap.agents.random_ import random_answer
from apnap.cards.house import load_house, load_house_decks
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.game import Game
from apnap.game.setting_up import CompiledPool, SeatSetup, seat_of
from apnap.ids import NO_PLAYER, Player
from apnap.rules.event_base import Event
from apnap.rules.events import Revealed
from apnap.rules.knowledge import PUBLIC_ZONES, knows
from apnap.rules.records import GameObject
from apnap.rules.seen import SeenDecision
from apnap.rules.state import State
from apnap.rules.view import View
from apnap.table.journal import Journal, SeatKept
from apnap.web import protocol as wire
from apnap.web.connections import Connection
from apnap.web.hosted import Hosted
from apnap.web.hosting import Hosting
from apnap.web.keeping import Options
from apnap.web.limits import Limits
from apnap.web.plain_answers import plain_answer

SEATS = (SeatKept("Ann"), SeatKept("Computer", "heuristic"))
PEOPLE = (SeatKept("Ann"), SeatKept("Ben"))
LIMITS = Limits(requests=1e9, burst=10**9, malformed=10**9)
REQUESTS = 30
"""What a pair of games is asked at most."""


class Quiet:
    """An agent that never does anything: whatever it holds, the game looks the same."""

    name = "quiet"

    def choose(self, view: View, asked: SeenDecision) -> int:
        """Return the answer that does least."""
        return plain_answer(asked)


class Listener:
    """Somebody at a table, with everything that they are sent."""

    def __init__(self, hosting: Hosting, player: Player) -> None:
        (self.room,) = hosting.rooms.values()
        self.hosting = hosting
        self.connection = Connection(player, "en", hosting.limits, hosting.now())
        self.heard: list[bytes] = []

    async def say(self, request: wire.Request) -> None:
        """Ask for something, and wait until nothing goes on by itself."""
        await self.hosting.handle(self.room, self.connection, request)
        await self.hosting.settle()

    def read(self) -> list[bytes]:
        """Return what has come since."""
        found = []
        while (data := self.connection.next()) is not None:
            found.append(data)
        self.heard += found
        return found

    @property
    def hosted(self) -> Hosted:
        """The table."""
        assert self.room.hosted is not None
        return self.room.hosted


@dataclass
class Counts:
    """What was looked at, and what was found."""

    games: int = 0
    pairs: int = 0
    compared: int = 0
    messages: int = 0
    length: int = 0
    """Bytes in all."""
    stopped: Counter[str] = field(default_factory=Counter)
    different: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)

    def count(self, messages: Sequence[bytes]) -> None:
        """Count messages that were compared or searched."""
        self.messages += len(messages)
        self.length += sum(map(len, messages))


# ------------------------------------------------------------------------------------- games


@cache
def decks() -> tuple[SeatSetup, ...]:
    """Return the house decks."""
    pool = CompiledPool(CardPool([CardList(load_house())]))
    return tuple(seat_of(deck, pool) for deck in load_house_decks().values())


def renamed(seat: SeatSetup, mark: str) -> SeatSetup:
    """Return the cards of a seat, each with a name that no other card has."""
    return replace(seat, main=tuple(_renamed(card, f"{mark}{at:02}") for at, card in enumerate(seat.main)))


def _renamed(card: CardDefinition, mark: str) -> CardDefinition:
    faces = tuple(replace(face, name=f"{face.name} {mark}") for face in card.faces)
    return replace(card, name=f"{card.name} {mark}", faces=faces)


def new_game(seed: int) -> Game:
    """Return a game of two house decks whose cards all have names of their own."""
    chosen = Random(seed).choices(decks(), k=2)
    options = {"first player": 1, "full_control 0": 1, "full_control 1": 1}
    return Game.from_definitions(renamed(chosen[0], "qa"), renamed(chosen[1], "qb"), seed=seed, options=options)


async def served(game: Game, seats: Sequence[SeatKept]) -> Hosting:
    """Return a server with a table for a game."""
    hosting = Hosting(Journal(), LIMITS, lambda: 0.0)
    await hosting.open_table(lambda: game, seats, Options())
    return hosting


async def listening(hosting: Hosting, player: Player) -> Listener:
    """Return somebody who has just sat down, or looks on."""
    listener = Listener(hosting, player)
    await hosting.enter(listener.room, listener.connection)
    await hosting.settle()
    return listener


def random_request(listener: Listener, chance: Random, hidden: Sequence[str]) -> wire.Request:
    """Return something that the person at a table may ask for: mostly an answer to the question."""
    hosted = listener.hosted
    player = listener.connection.player
    table = hosted.table
    way = chance.random()
    if way < 0.08:
        return wire.Why(chance.choice(["", *hidden, *_own_names(table.view(player))]))
    if way < 0.14:
        return wire.Say(f"{chance.choice(['cast', 'play', 'activate', 'attack with'])} {chance.choice([*hidden, 'B'])}")
    if way < 0.2:
        return wire.Look(chance.choice([*range(0, 400, 7), *(2**30 + n for n in (0, 1, 2**24, 2**24 + 2**21))]))
    if way < 0.23:
        return chance.choice((wire.Undo(), wire.Replay(0), wire.Replay(-1)))
    asked = table.view(player).decision
    if asked is None or asked.decider != player:
        return wire.Why("")
    return wire.Answer(table.number(player), random_answer(asked, chance))


def _own_names(view: View) -> list[str]:
    return [seen.name for seen in (*view.hand, *view.battlefield)]


# ------------------------------------------------------------------------------------- pairs


def other_world(state: State, player: Player, chance: Random) -> State:
    """Return a position in which the cards that others hide from a player have changed places."""
    new = state.fork()
    for owner in state.players:
        if owner.seat == player:
            continue
        places = [ref for ref in (*owner.hand, *owner.library) if not knows(state, player, state.last_known(ref))]
        cards = [state.last_known(ref).definition for ref in places]
        chance.shuffle(cards)
        for ref, card in zip(places, cards, strict=True):
            new.edit(ref).definition = card
    new.disturb()
    return new


def public(state: State) -> tuple[object, ...]:
    """Return what has become public of cards, also of those that are hidden again: where it differs, messages may,
    too."""
    zones = (state.battlefield, state.stack, state.exile, state.command, *(one.graveyard for one in state.players))
    were = sorted(set(names_seen(state, NO_PLAYER)))
    return (*([_name(state, ref) for ref in zone] for zone in zones), [one.life for one in state.players], were)


def _name(state: State, ref: int) -> str:
    return state.last_known(ref).definition.name


def course(state: State) -> tuple[object, ...]:
    """Return what an agent that acts has done in public."""
    attacking = [state.last_known(ref).attacking for ref in state.battlefield]
    return (*public(state), state.turn, state.step, state.active, attacking)


async def compare(game: Game, seed: int, quiet: bool, counts: Counts) -> None:
    """Ask a game and its double the same, until something hidden has become public."""
    chance = Random(seed)
    double = other_world(game.state, 0, chance)
    rooms = []
    for state in (game.state, double):
        hosting = await served(Game(game.setup, state=state.fork()), SEATS)
        if quiet:
            (room,) = hosting.rooms.values()
            assert room.hosted is not None
            room.hosted.table.seats[1].agent = Quiet()
        rooms.append([await listening(hosting, player) for player in (0, NO_PLAYER)])
    hidden = sorted({_name(state, ref) for state in (game.state, double) for ref in state.players[1].hand})
    counts.pairs += 1
    for at in range(REQUESTS):
        states = [listeners[0].hosted.table.game.state for listeners in rooms]
        if public(states[0]) != public(states[1]) or not quiet and course(states[0]) != course(states[1]):
            counts.stopped["public"] += 1
            break
        for one, other in zip(*rooms, strict=True):
            heard = one.read(), other.read()
            counts.count(heard[0])
            counts.compared += len(heard[0])
            if heard[0] != heard[1]:
                counts.different.append(f"seed {seed}, quiet {quiet}, request {at}: {_difference(*heard)}")
                break
        request = random_request(rooms[0][0], Random(f"{seed} {at}"), hidden)
        for listeners in rooms:
            await listeners[0].say(request)
    for listeners in rooms:
        await listeners[0].hosting.close()


def _difference(one: list[bytes], other: list[bytes]) -> str:
    if len(one) != len(other):
        return f"{len(one)} and {len(other)} messages"
    for left, right in zip(one, other, strict=True):
        at = next((at for at, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), -1)
        if left != right:
            return f"{left[max(at - 80, 0) : at + 40]!r} and {right[max(at - 80, 0) : at + 40]!r}"
    return ""


# ------------------------------------------------------------------------------------- names


def names_seen(state: State, player: Player) -> Iterator[str]:
    """Yield the names of all cards that a player (NO_PLAYER: everybody) knows now, or that were public before."""
    for record in state.objects[1:]:
        if record.zone and knows(state, player, record):
            yield from _names_of(record)
        was = record.was
        while was is not None:
            if was.zone in PUBLIC_ZONES and not was.face_down or was.seen_by >> max(player, 0) & 1 and player >= 0:
                yield from _names_of(was)
            was = was.was
    yield from (seen.name for seen in View(state, player).battlefield)


def _names_of(record: GameObject) -> Iterator[str]:
    yield record.definition.name
    yield from (face.name for face in record.definition.faces)


def names_told(events: Sequence[Event], state: State) -> Iterator[str]:
    """Yield the names of cards that were revealed to everybody, wherever they are now (701.20)."""
    for event in events:
        if isinstance(event, Revealed):
            yield from (_name(state, ref) for ref in event.objects)


async def search(seed: int, people: bool, counts: Counts) -> None:
    """Play a game by chance, and search everything that is sent for names of cards that the reader has never seen."""
    chance = Random(seed)
    game = new_game(seed)
    hosting = await served(game, PEOPLE if people else SEATS)
    listeners = [await listening(hosting, player) for player in ((0, 1, NO_PLAYER) if people else (0, NO_PLAYER))]
    all_names = [card.name for seat in game.setup.seats for card in seat.cards()]
    seen: dict[Player, set[str]] = {listener.connection.player: set() for listener in listeners}
    done = 0
    hosted = listeners[0].hosted
    while True:
        acts = hosted.table.game.acts_done
        for act in range(min(done, acts), acts + 1):
            state = hosted.table.game.back_to(act).state
            for player, names in seen.items():
                names.update(names_seen(state, player))
        events = hosted.table.game.events
        for names in seen.values():
            names.update(names_told(events, hosted.table.game.state))
        done = acts
        if not hosted.is_over:
            for listener in listeners:
                _search_in(listener, seen[listener.connection.player], all_names, seed, counts)
        if hosted.is_over:
            break
        deciding = next(one for one in listeners if one.connection.player == hosted.table.decider)
        hidden = sorted(set(all_names) - seen[deciding.connection.player])[:40]
        await deciding.say(random_request(deciding, chance, hidden))
    counts.games += 1
    await hosting.close()


def _search_in(listener: Listener, seen: set[str], names: Sequence[str], seed: int, counts: Counts) -> None:
    heard = listener.read()
    counts.count(heard)
    for data in heard:
        message = json.loads(data)
        if message["type"] in ("refusal", "reason"):
            continue  # they repeat what was typed
        text = data.decode()
        found = [name for name in names if name not in seen and name in text]
        if found:
            counts.named.append(f"seed {seed}, seat {listener.connection.player}: {found} in {message['type']}")


# ------------------------------------------------------------------------------------- all of it


def moments(seed: int) -> list[Game]:
    """Return some positions of a game in which the first seat decides, played by chance against an agent."""
    from apnap.agents.heuristic import HeuristicAgent

    chance, game, agent = Random(seed), new_game(seed), HeuristicAgent()
    found: list[Game] = []
    while not game.is_over():
        view = game.view(game.state.decision.decider if game.state.decision is not None else 0)
        asked = view.decision
        assert asked is not None
        if asked.decider == 0 and game.state.snapshot is None and game.state.main_game is None:
            found.append(game.fork())
        game.answer(random_answer(asked, chance) if asked.decider == 0 else agent.choose(view, asked))
    return [found[len(found) * part // 4] for part in (0, 1, 2, 3)]


async def look(seed: int, counts: Counts) -> None:
    """Look at a game in both ways."""
    for number, game in enumerate(moments(seed)):
        await compare(game, seed * 10 + number, number % 2 == 0, counts)
    await search(seed, bool(seed % 2), counts)


def main() -> int:
    """Look at as many games as are asked for, and write what was found as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    counts = Counts()
    for seed in range(given.seed, given.seed + given.games):
        asyncio.run(look(seed, counts))
    print(json.dumps(counts.__dict__, indent=2))
    return 1 if counts.different or counts.named else 0


if __name__ == "__main__":
    sys.exit(main())
