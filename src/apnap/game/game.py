"""A game from its decks to its end."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, final

from apnap.abilities.definition import CardDefinition
from apnap.errors import IllegalActionError, InvalidActionError
from apnap.game.actions import Action, Decision, LegalActions
from apnap.game.matches import next_setup, with_sideboards
from apnap.game.outcome import Outcome, outcome_of
from apnap.game.parsing import Reader
from apnap.game.past import Act, Past, answered, play_act
from apnap.game.refusals import game_over
from apnap.game.saving import read_save, replay_differs, write_save
from apnap.game.setting_up import (
    CompiledPool,
    SeatSetup,
    Setup,
    find_deck,
    known_language,
    pool_at_hand,
    refused_number,
    seat_of,
)
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.i18n.events import event_text
from apnap.i18n.lists import listed
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.ids import NO_PLAYER, Player, seat_letter
from apnap.rulebooks.catalogue import rulebook as rulebook_named
from apnap.rulebooks.switches import Rulebook
from apnap.rules import codec
from apnap.rules.ending import concede
from apnap.rules.events import Event
from apnap.rules.machine import run
from apnap.rules.seen import SeenDecision
from apnap.rules.state import State
from apnap.rules.view import View

if TYPE_CHECKING:
    from apnap.cards.deck import Deck

CONCEDE: Final = -2
"""In the list of answers: the player after it conceded (104.3a)."""


@final
class Game:
    """A game: a position with the acts that led to it.

    Make one with :meth:`from_decks`, :meth:`from_definitions` or :meth:`from_json`. Positions are never changed once
    a decision waits, so that views, decisions and actions of earlier moments stay readable.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        lang: str = "en",
        pool: CompiledPool | None = None,
        names: Mapping[str, Mapping[str, str]] | None = None,
        state: State | None = None,
    ) -> None:
        self.setup = setup
        self.lang = lang
        self._pool = pool
        self._names: dict[str, Mapping[str, str]] = dict(names or {})
        self._past = Past()
        if state is None:
            state = setup.state(pool)
            state.events_log = self._past.start_events
            run(state)
        self._state = state

    # ------------------------------------------------------------------------------------ making games

    @classmethod
    def from_decks(
        cls,
        *decks: str | Path | Deck,
        seed: int | None = None,
        rulebook: str | Rulebook = "current",
        lang: str = "en",
        life: int = 20,
        teams: tuple[int, ...] = (),
        options: Mapping[str, int] | None = None,
    ) -> Game:
        """Return a new game, stopped at its first decision.

        :param decks: two or more, in seating order: the name of a house deck, the path of a list, or a ``Deck``
        :param seed: of all chance in the game; None: any
        :param rulebook: the name of a book, or a book
        :param lang: the language of texts, "en" or "es"
        :param life: the starting life total (119.1)
        :param teams: the team of each seat; none: everyone for themselves
        :param options: what the rules ask of a set-up, such as ``{"first player": 1}`` (seats count from 1),
            ``"mulligans": 0``, ``"opponents handle decks": 1`` (103.3) or ``"ask about loops": 1`` (732.2)
        :raises DeckError: too few decks, one that does not exist or can't be read
        :raises UnknownCardError: a card that is not known
        :raises UnsupportedCardError: a card that can't be played yet, with the words that are not understood
        """
        from apnap.cards.pool import open_pool

        records = open_pool()
        found = [find_deck(deck, records) for deck in decks]
        pool = CompiledPool(records)
        seats = [seat_of(deck, pool) for deck in found]
        return cls.from_definitions(
            *seats, seed=seed, rulebook=rulebook, lang=lang, life=life, teams=teams, options=options, pool=pool
        )

    @classmethod
    def from_definitions(
        cls,
        *decks: Sequence[CardDefinition] | SeatSetup,
        seed: int | None = None,
        rulebook: str | Rulebook = "current",
        lang: str = "en",
        life: int = 20,
        teams: tuple[int, ...] = (),
        options: Mapping[str, int] | None = None,
        pool: CompiledPool | None = None,
    ) -> Game:
        """Return a new game of compiled cards; see :meth:`from_decks`."""
        if len(decks) < 2:
            raise refused_number(len(decks))
        seats = tuple(deck if isinstance(deck, SeatSetup) else SeatSetup(tuple(deck)) for deck in decks)
        setup = Setup(
            seats,
            secrets.randbits(40) if seed is None else seed,
            rulebook_named(rulebook) if isinstance(rulebook, str) else rulebook,
            life,
            tuple(teams),
            tuple(sorted((options or {}).items())),
        )
        return cls(setup, lang=known_language(lang), pool=pool)

    # ------------------------------------------------------------------------------------ reading

    @property
    def state(self) -> State:
        """The position itself: for programs that are not players. Don't change it."""
        return self._state

    @property
    def players(self) -> tuple[str, ...]:
        """The letters of the players, in seating order."""
        return tuple(seat_letter(seat) for seat in range(len(self._state.players)))

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self._state.turn

    @property
    def active_player(self) -> str:
        """The letter of the player whose turn it is (102.1); empty before the first turn."""
        return seat_letter(self._state.active) if self._state.active >= 0 else ""

    @property
    def priority_player(self) -> str:
        """The letter of the player who has priority (117); empty: nobody."""
        return seat_letter(self._state.priority) if self._state.priority >= 0 else ""

    @property
    def decision(self) -> Decision | None:
        """The decision that the game waits for, None when it is over."""
        now = self._now(self._state)
        if now is None:
            return None
        asked, renderings = now
        rendering = renderings[self.lang]
        return Decision(asked, LegalActions(asked, rendering), rendering.decision(asked))

    @property
    def legal_actions(self) -> LegalActions:
        """The legal answers to the waiting decision."""
        state = self._state
        if state.decision is None:
            return LegalActions(None, Rendering(View(state, 0), self.lang))
        view = View(state, state.decision.decider)
        return LegalActions(view.decision, self._rendering(view, self.lang))

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened, as the kernel notes it (see :meth:`event_texts`)."""
        self._play_lost_acts()
        return self._past.events()

    @property
    def decisions_made(self) -> int:
        """How many decisions have been answered so far."""
        return self._past.decisions

    @property
    def acts_done(self) -> int:
        """How many acts have been done; :meth:`undo` takes back one."""
        return len(self._past)

    @property
    def answers(self) -> list[list[int]]:
        """The answers that each act gave: with the set-up they are the whole game."""
        return self._past.answers()

    @property
    def last_answers(self) -> list[int]:
        """The answers of the last act."""
        return self._past.last_answers()

    def events_since(self, acts: int) -> tuple[Event, ...]:
        """Return what has happened since that many acts had been done."""
        self._play_lost_acts()
        return self._past.events(acts)

    def event_texts(self, player: str | Player | None = None, lang: str | None = None) -> list[str]:
        """Return what happened in words, as a player may know it (default: everything as the players' public)."""
        rendering = self._rendering(self.view(0 if player is None else player), lang or self.lang)
        texts = [
            event_text(event, rendering, None if player is None else rendering.view.player) for event in self.events
        ]
        return [text for text in texts if text]

    def view(self, player: str | Player) -> View:
        """Return what a player (a letter or a seat) may know of the position, and nothing else; with NO_PLAYER what
        everybody knows."""
        return View(self._state, NO_PLAYER if player == NO_PLAYER else self._seat(player))

    def rendering(self, player: str | Player | View, lang: str | None = None) -> Rendering:
        """Return the words for what a player (or a view) sees, in a language (default: that of the game)."""
        return self._rendering(player if isinstance(player, View) else self.view(player), lang or self.lang)

    def is_over(self) -> bool:
        """Tell whether the game has ended (104.1)."""
        return self._state.over

    def outcome(self) -> Outcome | None:
        """Return how the game ended, None while it goes on."""
        return outcome_of(self._state)

    def digest(self) -> str:
        """Return a short name of the position, the same in every process for equal positions."""
        return codec.digest(self._state)

    def __str__(self) -> str:
        state = self._state
        seat = state.decision.decider if state.decision is not None else 0
        return table_text(self._rendering(View(state, seat), self.lang))

    def __repr__(self) -> str:
        state = "over" if self._state.over else f"turn {self.turn}"
        return f"<Game: {len(self.players)} players, {state}, {len(self._past)} acts>"

    # ------------------------------------------------------------------------------------ acting

    def act(self, action: Action | str, player: Player | None = None) -> None:
        """Answer the waiting decision, and with a text also those that follow from it; all or nothing.

        >>> game.act("cast Bright Ember targeting B")                  # doctest: +SKIP

        :param player: whose decisions are answered; None: everybody's
        :raises InvalidActionError: a text that is nothing that could be answered
        :raises IllegalActionError: something that the rules don't allow now
        :raises AmbiguousActionError: a text that may mean several answers
        """
        if isinstance(action, Action):
            legal = self.legal_actions
            found = legal.answer_of(action) if len(legal) else None
            if found is not None:
                self._take(*play_act(self._state, (found,)))
                return
            text = str(action)
        else:
            text = action
        self._read(text, player)

    def answer(self, index: int) -> None:
        """Answer the waiting decision with the index of an option, or ``decisions.DONE``: what agents return.

        :raises IllegalActionError: it is not one of the answers
        """
        self._take(*play_act(self._state, (index,)))

    def answer_all(self, indexes: Sequence[int], player: Player | None = None) -> None:
        """Answer the waiting decision and those that follow from it as one act, all or nothing.

        :param player: whose decisions are answered; None: everybody's
        :raises IllegalActionError: one of them is not offered when its turn comes, or to somebody else
        """
        self._take(*play_act(self._state, indexes, player))

    def follow(self, other: Game) -> None:
        """Go on to where a fork of this game has come since; what was done there is one act here."""
        act = Act(self._state, Action("several"))
        for done in other._past.acts[len(self._past.acts) :]:
            act.answers.extend(done.answers)
            act.events.extend(done.events)
        self._take(act, other._state)

    def parse_action(self, text: str) -> Action:
        """Return the action that a text means now; ``act`` of it does the same as ``act`` of the text.

        :raises InvalidActionError, IllegalActionError, AmbiguousActionError: as :meth:`act`
        """
        trial = self.fork()
        trial._read(text)
        answers = trial.last_answers
        if len(answers) == 1:
            return self.legal_actions.action(answers[0])
        return Action("several", word=text, text=text)

    def concede(self, player: str | Player) -> None:
        """Let a player concede (104.3a), whoever has to decide now."""
        if self._state.over:
            raise game_over(self._state)
        self._concede(self._seat(player))

    def undo(self) -> Action:
        """Take back the last act, with every decision it answered, and return it.

        :raises IllegalActionError: nothing has been done yet
        """
        self._check_acts(1)
        last = self._past.pop()
        self._state = last.before
        return last.action or self.legal_actions.action(last.answers[0])

    def undo_to(self, act: int) -> None:
        """Take back an act (from 0) and all that were done after it.

        :raises IllegalActionError: there are not so many acts
        """
        self._check_acts(act)
        while len(self._past) > act:
            self._state = self._past.pop().before

    def back_to(self, act: int) -> Game:
        """Return an independent game at the position before an act (from 0), which may be played on differently.

        :raises IllegalActionError: there are not so many acts
        """
        self._check_acts(act)
        found = self.fork()
        if act < len(self._past):
            found._state = self._past.acts[act].before
            found._past = self._past.copy(act)
        return found

    def replay(self, acts: list[list[int]]) -> None:
        """Do acts again that were done in a game that stood as this one does (:attr:`answers`).

        :raises InvalidStateError: an answer is not possible any more
        """
        for done, answers in enumerate(acts, 1):
            if answers[:1] == [CONCEDE]:
                self._concede(answers[1])
                continue
            try:
                self._take(*play_act(self._state, answers))
            except IllegalActionError as error:
                raise replay_differs(done) from error

    def fork(self) -> Game:
        """Return an independent game at the same position, with the same acts behind it."""
        new = Game.__new__(Game)
        new.setup = self.setup
        new.lang = self.lang
        new._pool = self._pool
        new._names = self._names
        new._past = self._past.copy()
        new._state = self._state
        return new

    def next_of_match(
        self, *, seed: int | None = None, decks: Mapping[Player, Mapping[str, int]] | None = None
    ) -> Game:
        """Return the next game of a match: its loser, or after a draw the same player as in this game, chooses who
        takes the first turn (103.1).

        :param seed: of all chance in the new game; None: any
        :param decks: by seat, how many cards of each name the deck has now; the others are its sideboard (100.4).
            Decks that are not named stay as they are
        :raises IllegalActionError: this game is not over yet
        :raises DeckError: a deck can't be made so
        """
        setup = next_setup(self.setup, self._state, seed)
        if decks:
            setup = with_sideboards(setup, decks)
        return Game(setup, lang=self.lang, pool=self._pool, names=self._names)

    # ------------------------------------------------------------------------------------ saving

    def to_json(self) -> str:
        """Return the game as a text that :meth:`from_json` reads: set-up, answers, and the position."""
        return json.dumps(write_save(self.setup, self.lang, self.answers, self._state))

    @classmethod
    def from_json(cls, text: str | bytes) -> Game:
        """Return the game that :meth:`to_json` wrote.

        A game that was saved by another version of the rules is played again from its start.

        :raises InvalidStateError: the text is no saved game, or it can't be played again with these rules
        """
        saved = read_save(text)
        game = cls(saved.setup, lang=saved.lang, pool=pool_at_hand(), state=saved.state)
        if saved.state is None:
            game.replay(saved.answers)
        else:
            game._past.lose(saved.answers)
        return game

    # ------------------------------------------------------------------------------------ inner

    def _now(self, state: State) -> tuple[SeenDecision, dict[str, Rendering]] | None:
        if state.decision is None:
            return None
        view = View(state, state.decision.decider)
        asked = view.decision
        assert asked is not None
        return asked, {lang: self._rendering(view, lang) for lang in {self.lang: 0, **dict.fromkeys(LANGUAGES)}}

    def _rendering(self, view: View, lang: str) -> Rendering:
        return Rendering(view, lang, self._card_names(lang))

    def _card_names(self, lang: str) -> Mapping[str, str]:
        found = self._names.get(lang)
        if found is None:
            english = {node.name for seat in self.setup.seats for node in seat.cards()}
            found = {} if self._pool is None else self._pool.names(lang, sorted(english))
            self._names[lang] = found
        return found

    def _seat(self, player: str | Player) -> Player:
        seats = self.players
        if isinstance(player, int) and 0 <= player < len(seats):
            return player
        if isinstance(player, str) and player.upper() in seats:
            return seats.index(player.upper())
        values = {"name": str(player), "players": listed(seats, "en")}
        raise InvalidActionError(message("game.unknown_player", "en", **values), key="game.unknown_player", **values)

    def _take(self, act: Act, state: State) -> None:
        """Go on in the position after an act."""
        self._state = state
        self._past.add(act)

    def _read(self, text: str, player: Player | None = None) -> None:
        """Answer as a text says, on a position of its own, and take that only if all went well."""
        act = Act(self._state, Action("several", word=text, text=text))
        states = [self._state]

        def answer(index: int) -> None:
            states.append(answered(states[-1], index, act))

        def ask() -> tuple[SeenDecision, dict[str, Rendering]] | None:
            decision = states[-1].decision
            others = decision is not None and player not in (None, decision.decider)
            reader.unasked = "game.others_decide" if others else "game.over"
            return None if others else self._now(states[-1])

        reader = Reader(ask, answer, self.lang, self._state.rulebook.number)
        reader.read(text)
        if len(act.answers) == 1:
            act.action = None
        self._take(act, states[-1])

    def _concede(self, seat: Player) -> None:
        act = Act(self._state, Action("concede", word=seat_letter(seat), text=f"concede {seat_letter(seat)}"))
        act.answers = [CONCEDE, seat]
        state = self._state.fork()
        state.events_log = act.events
        concede(state, seat)
        run(state)
        state.events_log = None
        self._take(act, state)

    def _check_acts(self, act: int) -> None:
        """Have all acts at hand, and refuse a number that is none of theirs."""
        self._play_lost_acts()
        if not 0 <= act <= len(self._past):
            raise IllegalActionError(message("game.nothing_to_undo", "en"), key="game.nothing_to_undo")

    def _play_lost_acts(self) -> None:
        """Play the acts again that a saved position came with, for undo and events."""
        if not self._past.lost:
            return
        again = Game(self.setup, lang=self.lang, pool=self._pool, names=self._names)
        again.replay(self._past.lost)
        self._past.find_lost(again._past)
