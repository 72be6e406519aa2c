"""One table of a server: its game, what is kept of it, and what its seats ask for.

Nothing here waits or knows a connection; one thread at a time uses a table.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, Literal

import msgspec

from apnap.agents.agent import make_agent
from apnap.errors import ApnapError, IllegalActionError, InvalidActionError
from apnap.game import Game
from apnap.i18n import message
from apnap.i18n.catalogue import LANGUAGES
from apnap.ids import NO_PLAYER, Player
from apnap.table import journal as kept
from apnap.table.passing import Passing
from apnap.table.settings import PassUntil, Settings
from apnap.table.table import UNDO, Seat, Table
from apnap.web import protocol as wire
from apnap.web.clocks import Clocks
from apnap.web.looking import detail_of, own_cards, plan_for, reason_for
from apnap.web.plain_answers import plain_answer

LOGGER: Final = logging.getLogger(__name__)
SAVE_EVERY: Final = 200
"""Acts after which a game is kept as it is, so that less has to be played again."""


class Options(msgspec.Struct, frozen=True):
    """What was arranged for a table beside the rules of the game."""

    best_of: int = 1
    clock: float = 0.0
    """Seconds that each player has for all decisions of a game; 0: as long as they like."""
    on_time: Literal["concede", "pass"] = "concede"
    """What happens to a player whose time is over: they lose, or whatever they are asked is answered by passing."""
    grace: float = 120.0
    """Seconds after which others may claim the win over a player who has to decide and is away; 0: never."""
    idle: float = 600.0
    """The same of a player who is there."""


class Score(msgspec.Struct, frozen=True):
    """The games of the match that have been played before this one."""

    wins: tuple[int, ...]
    games: int = 0


class Told(msgspec.Struct):
    """What somebody has been told of the log."""

    lang: str = ""
    game: int = 0
    undone: int = -1
    acts: int = 0


class Hosted:
    """A table of a server."""

    def __init__(
        self, journal: kept.Journal, number: int, table: Table, options: Options, score: Score, game: int = 1
    ) -> None:
        self.journal = journal
        self.number = number
        """Under which the journal has it."""
        self.table = table
        self.options = options
        self.score = score
        self.game_number = game
        self.entries = 0
        self.undone = 0
        """How often something has been taken back in this game."""
        self.ready: dict[Player, dict[str, int] | None] = {}
        """Who wants another game, with which cards in the deck."""
        self.asked_since = 0.0
        """Since when the present question has been waiting."""
        self.clocks = Clocks([options.clock] * len(table.seats)) if options.clock else None
        self.out_of_time: set[Player] = set()
        self._by: list[Player] = [NO_PLAYER] * table.game.acts_done
        """Who did each act."""
        self._asking = False
        self._standing = (0, 0, 0)
        self._seats_kept = self._seats_now()
        self._clocks_kept: list[float] = []
        table._note = self._note

    # ------------------------------------------------------------------------------------ from and into the journal

    @classmethod
    def begin(
        cls,
        journal: kept.Journal,
        game: Game,
        seats: Sequence[kept.SeatKept],
        options: Options,
        tokens: Sequence[tuple[bytes, Player]],
    ) -> Hosted:
        """Return a new table, which the journal has from now on.

        :param tokens: the hash of each link, with the seat that it opens
        """
        score = Score((0,) * len(seats))
        with journal.writing():
            number = journal.open_table(seats, msgspec.json.encode(options).decode(), tokens)
            journal.begin_game(number, 1, game.to_json(), msgspec.json.encode(score).decode())
        return cls(journal, number, Table(game, _seats(seats, game)), options, score)

    @classmethod
    def load(cls, journal: kept.Journal, number: int) -> Hosted:
        """Return a table as the journal has it.

        :raises InvalidStateError: it can't be played again with these rules, or the file is damaged
        """
        found = journal.kept(number)
        start = Game.from_json(found.start)
        acts, held = kept.acts_in(found.entries, start.answers)
        game = Game.from_json(found.save) if found.save else start
        table = Table(game, _seats(found.seats, game))
        table.resume(acts, held)
        options = msgspec.json.decode(found.options, type=Options)
        hosted = cls(journal, number, table, options, msgspec.json.decode(found.score, type=Score), found.game)
        hosted._by = [act.seat for act in acts]
        for entry in found.entries:
            hosted._take_up(entry)
        hosted.entries = len(found.entries)
        hosted._seats_kept = hosted._seats_now()
        return hosted

    def _take_up(self, entry: kept.Entry) -> None:
        """Set again what a person had set."""
        if entry.kind in (kept.ANSWER, kept.ACT, UNDO):
            self.table.taking_back = NO_PLAYER
            self.undone += entry.kind == UNDO
        elif entry.kind == "seat":
            seat = self.table.seats[entry.seat]
            seat.name, seat.lang = entry.data["name"], entry.data["lang"]
            seat.settings = msgspec.convert(entry.data["settings"], Settings)
            seat.passing = msgspec.convert(entry.data["passing"], Passing)
        elif entry.kind == "ready":
            self.ready[entry.seat] = entry.data
        elif entry.kind == "clocks":
            self.clocks = Clocks(entry.data)
        elif entry.kind == "asks":
            self.table.taking_back = entry.seat
        elif entry.kind == "time":
            self.out_of_time.add(entry.seat)

    def _note(self, kind: str, player: Player, data: list[int]) -> None:
        """Keep what changes the game: the table calls this."""
        if kind == UNDO:
            del self._by[len(self._by) - data[0] :]
            self.undone += 1
            self._write(UNDO, player, data[0])
            return
        self._by.append(player)
        self._write(kept.ANSWER if self._asking else kept.ACT, player, data)
        if len(self._by) % SAVE_EVERY == 0:
            self.journal.save(self.number, self.game_number, self.table.game.to_json())

    def _write(self, kind: str, seat: Player, data: Any) -> None:
        self.journal.write(self.number, self.game_number, self.entries, kept.Entry(kind, seat, data))
        self.entries += 1

    def _seats_now(self) -> list[dict[str, Any]]:
        return [
            {"name": seat.name, "lang": seat.lang, "settings": seat.settings, "passing": seat.passing}
            for seat in self.table.seats
        ]

    def _keep_seats(self, now: float) -> None:
        """Keep what persons have set, where that has changed, and let the right clock run."""
        there = self._seats_now()
        for player, (before, after) in enumerate(zip(self._seats_kept, there, strict=True)):
            if before != after:
                self._write("seat", player, after)
        self._seats_kept = there
        if self.clocks is not None:
            self.clocks.run(NO_PLAYER if self.is_over else self.waiting_for, now)
            left = [round(seconds, 1) for seconds in self.clocks.all_left(now)]
            if left != self._clocks_kept:
                self._write("clocks", NO_PLAYER, left)
                self._clocks_kept = left

    # ------------------------------------------------------------------------------------ reading

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

    @property
    def match_is_over(self) -> bool:
        """Whether the game has ended, and with it the match."""
        return self.is_over and (max(self.wins) > self.options.best_of // 2)

    def may_see_all(self, player: Player) -> bool:
        """Tell whether somebody may look back and have the game as a file: nobody else is hidden anything from."""
        return self.is_over or player != NO_PLAYER and self.people == [player]

    def moments(self, player: Player) -> list[int]:
        """Return the acts before which positions can be looked at again, as numbers of acts.

        While the game goes on these are a person's own decisions: how often others could have done something is not to
        be known.
        """
        if self.is_over:
            return list(range(len(self._by) + 1))
        if self.may_see_all(player):
            return [at for at, seat in enumerate(self._by) if seat == player]
        return []

    def moment(self, player: Player, number: int) -> int:
        """Return the act before which a position was that a person looks at again.

        :raises IllegalActionError: there is no such position to look at
        """
        moments = self.moments(player)
        if not 0 <= number < len(moments):
            raise refused("serving.no_replay")
        return moments[number]

    # ------------------------------------------------------------------------------------ going on

    def go_on(self, seconds: float, now: float) -> bool:
        """Let agents decide, and what goes by itself, for some time; tell whether there is more to do."""
        until = perf_counter() + seconds
        with self.journal.writing():
            more = self._steps(until)
            self._keep_seats(now)
        standing = (self.game_number, self.undone, self.table.game.acts_done)
        if standing != self._standing:
            self._standing = standing
            self.asked_since = now
        return more

    def _steps(self, until: float) -> bool:
        while self._step():
            if perf_counter() >= until:
                return True
        return False

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
            table.game.answer(self._plain())  # what an agent can't answer is answered for it
            self._note(kept.ACT, table.decider, table.game.last_answers)
            return True
        if self.waiting_for in self.out_of_time:
            table.answer(table.decider, table.number(table.decider), self._plain())
            return True
        return False

    def _plain(self) -> int:
        asked = self.table.game.view(self.table.decider).decision
        assert asked is not None
        return plain_answer(asked)

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
        entries = self.entries
        try:
            with self.journal.writing():
                self._do(player, request)
                self._keep_seats(now)
        except ApnapError as error:
            self.entries = entries
            self.table.seats[player].refusal = error
            raise
        self.table.seats[player].refusal = None
        return None

    def _do(self, player: Player, request: wire.Request) -> None:
        table = self.table
        match request:
            case wire.Undo():
                table.undo(player)
                self._ask(player)
            case wire.Agree(yes=yes):
                asking = table.taking_back
                table.agree(player, yes)
                if asking != NO_PLAYER and table.taking_back == NO_PLAYER:
                    self._write("asks", NO_PLAYER, None)
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
            case _:
                self._answers(player, request)

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

    def _ask(self, player: Player) -> None:
        """Keep that a person asks the others to agree, if they have to."""
        if self.table.taking_back == player:
            self._write("asks", player, None)

    def _concede(self, player: Player) -> None:
        if not self.table.game.state.players[player].in_game:
            raise refused("serving.has_left")
        self.table.concede(player)

    def lose(self, player: Player, now: float) -> None:
        """Let a player lose who is away or out of time."""
        with self.journal.writing():
            self._concede(player)
            self._keep_seats(now)

    def tick(self, now: float) -> bool:
        """Look at the clocks, and tell whether something has changed."""
        expired = NO_PLAYER if self.clocks is None else self.clocks.expired(now)
        if expired == NO_PLAYER or self.is_over or expired in self.out_of_time:
            return False
        if self.options.on_time == "concede":
            self.lose(expired, now)
        else:
            with self.journal.writing():
                self.out_of_time.add(expired)
                self._write("time", expired, None)
        return True

    # ------------------------------------------------------------------------------------ another game

    def _again(self, player: Player, main: dict[str, int] | None) -> None:
        """Be ready for another game; when all persons are, it begins."""
        if not self.is_over:
            raise refused("game.not_over", self.table.game.state.rulebook.number("103.1"))
        decks = {player: main} if main is not None else {}
        self.table.game.next_of_match(seed=0, decks=decks)
        self.ready[player] = main
        self._write("ready", player, main)
        if all(person in self.ready for person in self.people):
            self._next_game()

    def _next_game(self) -> None:
        wins = self.wins
        score = Score((0,) * len(wins)) if self.match_is_over else Score(wins, self.score.games + 1)
        decks = {player: main for player, main in self.ready.items() if main is not None}
        game = self.table.game.next_of_match(decks=decks)
        self.game_number += 1
        self.journal.begin_game(self.number, self.game_number, game.to_json(), msgspec.json.encode(score).decode())
        seats = self.table.seats
        for seat in seats:
            seat.passing = Passing()
            seat.refusal = None
        self.table = Table(game, seats, self._note)
        self.score, self.ready, self.out_of_time = score, {}, set()
        self.entries, self.undone, self._by = 0, 0, []
        self.clocks = Clocks([self.options.clock] * len(seats)) if self.options.clock else None
        self._clocks_kept = []
        for player, seat_now in enumerate(self._seats_now()):
            self._write("seat", player, seat_now)

    # ------------------------------------------------------------------------------------ telling

    def position(
        self, player: Player, told: Told, lang: str, present: tuple[bool, ...], claims: tuple[Player, ...], now: float
    ) -> wire.Position:
        """Return what somebody sees, with what they have not been told yet; :meth:`mark` notes that they have."""
        table = self.table
        seat = table.seats[player] if player != NO_PLAYER else Seat("", lang=lang)
        done = table.game.acts_done
        whole = (told.lang, told.game, told.undone) != (lang, self.game_number, self.undone) or told.acts == 0 < done
        over = self.is_over
        return wire.Position(
            shown=table.shown(player, lang),
            lang=lang,
            settings=seat.settings,
            passing=seat.passing.until,
            log=tuple(table.log(player, 0 if whole else told.acts, lang)) if whole or done > told.acts else (),
            whole_log=whole,
            acts=max(0, len(self.moments(player)) - over),
            taking_back=table.taking_back,
            present=present,
            clocks=self._clocks(now),
            match=self.wins if self.options.best_of > 1 else (),
            best_of=self.options.best_of,
            can_undo=player in self.people and table.can_undo(player),
            alone=self.people == [player],
            claims=claims,
            ready=tuple(player in self.ready for player in range(len(table.seats))) if over else (),
            deck=own_cards(table, player, lang) if over and player in self.people else (),
        )

    def mark(self, lang: str) -> Told:
        """Return that somebody has been told everything until now."""
        return Told(lang, self.game_number, self.undone, self.table.game.acts_done)

    def replayed(self, player: Player, number: int, lang: str) -> wire.Position:
        """Return an earlier position, as somebody saw it then.

        :raises IllegalActionError: there is no such position to look at
        """
        game = self.table.game.back_to(self.moment(player, number))
        names = self.table.seats
        then = Table(game, names)
        return wire.Position(
            shown=then.shown(player, lang),
            lang=lang,
            settings=names[player].settings if player != NO_PLAYER else Settings(),
            passing=PassUntil.NOW,
            log=tuple(then.log(player, 0, lang)),
            whole_log=True,
            acts=max(0, len(self.moments(player)) - self.is_over),
            replaying=number,
        )

    def _clocks(self, now: float) -> tuple[wire.Clock, ...]:
        clocks = self.clocks
        if clocks is None:
            return ()
        return tuple(
            wire.Clock(player, round(clocks.left(player, now), 1), clocks.running == player)
            for player in range(len(self.table.seats))
        )


def refused(key: str, rule: str = "", **values: object) -> IllegalActionError:
    """Return the refusal of a message of the catalogues."""
    return IllegalActionError(message(key, "en", **values), rule=rule, key=key, **values)


def known_language(lang: str) -> str:
    """Return a language that there are messages in.

    :raises InvalidActionError: there are none
    """
    if lang not in LANGUAGES:
        values = {"lang": lang, "languages": ", ".join(LANGUAGES)}
        raise InvalidActionError(message("serving.no_language", "en", **values), key="serving.no_language", **values)
    return lang


def known_name(name: str) -> str:
    """Return what a person calls themself, without what can't be seen.

    :raises InvalidActionError: nothing is left of it
    """
    found = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not found:
        raise InvalidActionError(message("serving.no_name", "en"), key="serving.no_name")
    return found


def _seats(seats: Sequence[kept.SeatKept], game: Game) -> list[Seat]:
    return [
        Seat(one.name, make_agent(one.agent, game.setup.seed + at) if one.agent else None, one.lang)
        for at, one in enumerate(seats)
    ]
