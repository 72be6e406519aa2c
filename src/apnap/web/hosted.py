"""One table of a server: its game, what is kept of it, and what its seats ask for.

Nothing here waits or knows a connection; one thread at a time uses a table.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import perf_counter
from typing import Final

import msgspec

from apnap.agents.agent import make_agent
from apnap.errors import ApnapError
from apnap.game import Game
from apnap.ids import NO_PLAYER, Player
from apnap.table.journal import ACT, ANSWER, Entry, Journal, SeatKept, acts_in
from apnap.table.passing import Passing
from apnap.table.settings import Settings
from apnap.table.table import UNDO, Seat, Table
from apnap.web import protocol as wire
from apnap.web.clocks import Clocks
from apnap.web.keeping import ASKS, CLOCKS, OUT_OF_TIME, READY, SEAT, Options, Record, Score, options_of, score_of
from apnap.web.looking import detail_of, plan_for, reason_for
from apnap.web.plain_answers import plain_answer
from apnap.web.refusing import known_language, known_name, refused

LOGGER: Final = logging.getLogger(__name__)
SAVE_EVERY: Final = 200
"""Acts after which a game is kept as it is, so that less has to be played again."""


class Hosted:
    """A table of a server."""

    def __init__(self, record: Record, game: Game, seats: Sequence[Seat], options: Options, score: Score) -> None:
        self.record = record
        self.options = options
        self.all_came = False
        """Whether all persons have been here since the server began: before that, no clock runs."""
        self._asking = False
        self._standing = (0, 0, 0)
        self._begin(game, seats, score)

    def _begin(self, game: Game, seats: Sequence[Seat], score: Score) -> None:
        """Begin a game."""
        self.score = score
        self.table = Table(game, seats, self._note)
        self.by: list[Player] = [NO_PLAYER] * game.acts_done
        """Who did each act."""
        self.undone = 0
        """How often something has been taken back in this game."""
        self.ready: dict[Player, dict[str, int] | None] = {}
        """Who wants another game, with which cards in the deck."""
        self.asked_since = 0.0
        """Since when the present question has been waiting."""
        self.clocks = Clocks([self.options.clock] * len(seats)) if self.options.clock else None
        self.out_of_time: set[Player] = set()

    @classmethod
    def begin(
        cls,
        journal: Journal,
        game: Game,
        seats: Sequence[SeatKept],
        options: Options,
        tokens: Sequence[tuple[bytes, Player]],
    ) -> Hosted:
        """Return a new table, which the journal has from now on.

        :param tokens: the hash of each link, with the seat that it opens
        """
        record = Record.begin(journal, game, seats, options, tokens)
        hosted = cls(record, game, _seats(seats, game), options, Score((0,) * len(seats)))
        record.know_seats(hosted.table.seats)
        return hosted

    @classmethod
    def load(cls, journal: Journal, number: int) -> Hosted:
        """Return a table as the journal has it.

        :raises InvalidStateError: it can't be played again with these rules, or the file is damaged
        """
        kept = journal.kept(number)
        start = Game.from_json(kept.start)
        acts, held = acts_in(kept.entries, start.answers)
        game = Game.from_json(kept.save) if kept.save else start
        record = Record(journal, number, kept.game, len(kept.entries))
        hosted = cls(record, game, _seats(kept.seats, game), options_of(kept), score_of(kept))
        hosted.table.resume(acts, held)
        hosted.by = [act.seat for act in acts]
        for entry in kept.entries:
            hosted._take_up(entry)
        record.know_seats(hosted.table.seats)
        return hosted

    def _take_up(self, entry: Entry) -> None:
        """Set again what was set."""
        if entry.kind in (ANSWER, ACT, UNDO):
            self.table.taking_back = NO_PLAYER
            self.ready.clear()
            self.undone += entry.kind == UNDO
        elif entry.kind == SEAT:
            seat = self.table.seats[entry.seat]
            seat.name, seat.lang = entry.data["name"], entry.data["lang"]
            seat.settings = msgspec.convert(entry.data["settings"], Settings)
            seat.passing = msgspec.convert(entry.data["passing"], Passing)
        elif entry.kind == READY:
            self.ready[entry.seat] = entry.data
        elif entry.kind == CLOCKS:
            self.clocks = Clocks(entry.data)
        elif entry.kind == ASKS:
            self.table.taking_back = entry.seat
        elif entry.kind == OUT_OF_TIME:
            self.out_of_time.add(entry.seat)

    def _note(self, kind: str, player: Player, data: list[int]) -> None:
        """Keep what changes the game: the table calls this."""
        if kind == UNDO:
            del self.by[len(self.by) - data[0] :]
            self.undone += 1
            self.ready.clear()
            self.record.write(UNDO, player, data[0])
            return
        self.by.append(player)
        self.record.write(ANSWER if self._asking else ACT, player, data)
        if len(self.by) % SAVE_EVERY == 0:
            self.record.save(self.table.game)

    def _keep(self, now: float) -> None:
        """Keep what has been set, and let the right clock run."""
        self.record.keep_seats(self.table.seats)
        if self.clocks is not None:
            self.clocks.run(self.waiting_for if self.all_came else NO_PLAYER, now)
            self.record.keep_clocks(self.clocks.all_left(now))

    # ------------------------------------------------------------------------------------ reading

    @property
    def number(self) -> int:
        """Under which the journal has the table."""
        return self.record.number

    @property
    def game_number(self) -> int:
        """Which game it is at this table, from 1."""
        return self.record.game

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.game.is_over()

    @property
    def people(self) -> list[Player]:
        """The seats of persons."""
        return [player for player, seat in enumerate(self.table.seats) if seat.agent is None]

    @property
    def waiting_for(self) -> Player:
        """The person who has to decide now, NO_PLAYER if an agent has to or the game is over."""
        decider = self.table.decider
        return decider if decider in self.people else NO_PLAYER

    @property
    def wins(self) -> tuple[int, ...]:
        """How many games of the match each player has won, by seat."""
        won = self.table.game.state.winners if self.is_over else ()
        return tuple(wins + (player in won) for player, wins in enumerate(self.score.wins))

    # ------------------------------------------------------------------------------------ going on

    def go_on(self, seconds: float, now: float) -> bool:
        """Let agents decide, and what goes by itself, for some time; tell whether there is more to do."""
        until = perf_counter() + seconds
        with self.record.writing():
            more = self._step()
            while more and perf_counter() < until:
                more = self._step()
            self._keep(now)
        standing = (self.game_number, self.undone, self.table.game.acts_done)
        if standing != self._standing:
            self._standing = standing
            self.asked_since = now
        return more

    def _step(self) -> bool:
        table = self.table
        try:
            if table.step():
                return True
        except ApnapError:
            raise
        except Exception as error:
            if table.decider in self.people:
                raise
            LOGGER.error("an agent failed: %s", type(error).__name__)
            decider = table.decider
            table.game.answer(self._plain())  # what an agent can't answer is answered for it
            self._note(ACT, decider, table.game.last_answers)
            return True
        if self.waiting_for in self.out_of_time and table.taking_back == NO_PLAYER:
            table.answer(table.decider, table.number(table.decider), self._plain())
            return True
        return False

    def _plain(self) -> int:
        asked = self.table.game.view(self.table.decider).decision
        assert asked is not None
        return plain_answer(asked)

    def tick(self, now: float) -> bool:
        """Look at the clocks, and tell whether something has changed."""
        expired = NO_PLAYER if self.clocks is None else self.clocks.expired(now)
        if expired == NO_PLAYER or self.is_over or expired in self.out_of_time:
            return False
        if self.options.on_time == "concede":
            self.lose(expired, now)
        else:
            with self.record.writing():
                self.out_of_time.add(expired)
                self.record.write(OUT_OF_TIME, expired)
        return True

    # ------------------------------------------------------------------------------------ asking

    def request(self, player: Player, request: wire.Request, lang: str, now: float) -> wire.Message | None:
        """Do what somebody asks for and return the answer, if there is one beside the new position.

        :raises ApnapError: it can't be done; then nothing has changed
        """
        if isinstance(request, wire.Look):
            return detail_of(self.table, player, lang, request)
        if isinstance(request, wire.Why):
            return reason_for(self.table, player, lang, request)
        if player == NO_PLAYER:
            raise refused("serving.only_watching")
        if isinstance(request, wire.Plan):
            return plan_for(self.table, player, request)
        seat = self.table.seats[player]
        try:
            with self.record.writing():
                self._do(player, request)
                self._keep(now)
        except ApnapError as error:
            seat.refusal = error
            raise
        seat.refusal = None
        return None

    def _do(self, player: Player, request: wire.Request) -> None:
        table = self.table
        asking = table.taking_back
        match request:
            case wire.Undo():
                table.undo(player)
            case wire.Agree(yes=yes):
                table.agree(player, yes)
            case wire.Concede():
                self._concede(player)
            case wire.Set(settings=settings):
                table.seats[player].settings = settings
            case wire.Speak(lang=lang):
                table.seats[player].lang = known_language(lang)
            case wire.Name(name=name):
                table.seats[player].name = known_name(name)
            case wire.Again(main=main):
                self._again(player, main)
                return
            case _:
                self._answers(player, request)
        if table.taking_back != asking:
            self.record.write(ASKS, table.taking_back)

    def _answers(self, player: Player, request: wire.Request) -> None:
        """Answer the waiting decision."""
        table = self.table
        self._asking = True
        try:
            match request:
                case wire.Answer(n=n, answer=answer, remember=False):
                    table.answer(player, n, answer)
                case wire.Answer(n=n, answer=answer):
                    table.remember(player, n, answer)
                case wire.Answers(n=n, answers=answers):
                    table.answer_all(player, n, answers)
                case wire.Declare(n=n, pairs=pairs):
                    table.declare(player, n, pairs)
                case wire.Say(text=text):
                    table.say(player, text)
                case wire.Pass(until=until):
                    table.pass_until(player, until)
                case _:
                    raise refused("serving.not_here")
        finally:
            self._asking = False

    def _concede(self, player: Player) -> None:
        if not self.table.game.state.players[player].in_game:
            raise refused("serving.has_left")
        self.table.concede(player)

    def lose(self, player: Player, now: float) -> None:
        """Let a player lose who is away or out of time."""
        with self.record.writing():
            self._concede(player)
            self._keep(now)

    # ------------------------------------------------------------------------------------ another game

    def _again(self, player: Player, main: dict[str, int] | None) -> None:
        """Be ready for another game; when all persons are, it begins."""
        decks = {player: main} if main is not None else {}
        self.table.game.next_of_match(seed=0, decks=decks)  # refused if it can't be
        self.ready[player] = main
        self.record.write(READY, player, main)
        if all(person in self.ready for person in self.people):
            self._next_game()

    def _next_game(self) -> None:
        wins = self.wins
        decided = max(wins) > self.options.best_of // 2
        score = Score((0,) * len(wins)) if decided else Score(wins, self.score.games + 1)
        decks = {player: main for player, main in self.ready.items() if main is not None}
        game = self.table.game.next_of_match(decks=decks)
        self.record.next_game(game, score)
        for seat in self.table.seats:
            seat.passing, seat.refusal = Passing(), None
        self._begin(game, self.table.seats, score)


def _seats(seats: Sequence[SeatKept], game: Game) -> list[Seat]:
    return [
        Seat(one.name, make_agent(one.agent, game.setup.seed + at) if one.agent else None, one.lang)
        for at, one in enumerate(seats)
    ]
