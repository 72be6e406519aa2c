"""The whole position as plain data: everything that decides how the game goes on is in :class:`State`.

Forks share records and frames and copy them on write (one place hands out a writable record). Caches (``chars`` in a
record, ``cache`` here) are keyed by ``epoch`` and ``version``: numbers that are never used twice in a process, so that
forks can share what was computed for an equal past.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from apnap.ids import CHANGES_MASK, NO_PLAYER, NO_REF, REF_SHIFT, Player, Ref
from apnap.rulebooks.catalogue import rulebook
from apnap.rules.chance import step_stream, word_of
from apnap.rules.records import CARD, MOVED_ITSELF, GameObject, PlayerRecord

if TYPE_CHECKING:
    from collections.abc import Callable

    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.characteristics import Characteristics
    from apnap.rules.decisions import Decision, Option
    from apnap.rules.definitions import CardPool, Definition
    from apnap.rules.effects import FloatingEffect
    from apnap.rules.events import Event
    from apnap.rules.machine import Procedure
    from apnap.rules.waiting import DelayedTriggerRecord, WaitingTrigger

_numbers: Final = count(1)


def fresh_number() -> int:
    """Return a number that this process has not used before (epochs, versions, owners of records)."""
    return next(_numbers)


class State:
    """A position. Lists are owned by this state; tuples, records, frames, events and definitions may be shared."""

    __slots__ = (
        "game", "rulebook", "pool", "options", "players", "turn_order", "objects", "battlefield", "stack", "exile",
        "command", "ante", "effects", "delayed", "waiting_triggers", "frames", "decision", "answer", "choice", "result",
        "happened", "follow_ups", "turn", "active", "step", "phase", "agenda", "extra_turns", "priority", "passes",
        "in_combat", "timestamp", "random", "history", "last_turn_history", "over", "winners", "day", "auto_pass",
        "epoch", "version", "cache", "windows", "fixed_chance", "events_log", "check_needed", "snapshot", "since",
        "again", "leaving", "forced", "loop_keys", "deeds", "means", "course", "repeating", "repeats", "misplaced",
        "referee", "main_game",
    )  # fmt: skip

    def __init__(self) -> None:
        self.game = 0
        """Who may write records: changes for both sides at every fork."""
        self.rulebook: Rulebook = rulebook("current")
        self.pool: CardPool | None = None
        """Where cards named by effects come from; not part of the position."""
        self.options: tuple[tuple[str, int], ...] = ()
        """Set-up options that rules ask for ("starting_life", "commander" …)."""
        self.players: list[PlayerRecord] = []
        self.turn_order: tuple[Player, ...] = ()
        """103.1: seats in turn order, those who left included."""
        self.objects: list[GameObject] = []
        """The newest record of every card, token, copy and ability, by card number."""
        self.battlefield: list[Ref] = []
        """In order of arrival."""
        self.stack: list[Ref] = []
        """405: top last."""
        self.exile: list[Ref] = []
        self.command: list[Ref] = []
        self.ante: list[Ref] = []
        """407: face up, in games played for ante."""
        self.effects: tuple[FloatingEffect, ...] = ()
        """611.2: continuous effects from resolved spells and abilities, in timestamp order."""
        self.delayed: tuple[DelayedTriggerRecord, ...] = ()
        self.waiting_triggers: tuple[WaitingTrigger, ...] = ()
        """603.3: abilities that have triggered and wait to be put on the stack."""
        self.frames: list[Procedure] = []
        self.decision: Decision | None = None
        self.answer = 0
        self.choice: Option = 0
        """The option that was chosen last, or ``DONE``."""
        self.result: tuple[int, ...] = ()
        """What the last called procedure returned."""
        self.happened: tuple[Event, ...] = ()
        """What really happened in the last ``happen`` call."""
        self.follow_ups: tuple[Event, ...] = ()
        self.turn = 0
        """Turn number, from 1."""
        self.active: Player = NO_PLAYER
        self.step = 0
        self.phase = 0
        self.agenda: tuple[int, ...] = ()
        """500: the steps still to come this turn."""
        self.extra_turns: tuple[Player, ...] = ()
        """500.7: the next one last; as :func:`apnap.rules.extra_turns.add_extra_turns` writes them."""
        self.priority: Player = NO_PLAYER
        self.passes = 0
        """117.4: passes in succession."""
        self.in_combat = False
        self.timestamp = 0
        self.random = 1
        self.history: list[Event] = []
        """What happened this turn."""
        self.last_turn_history: tuple[Event, ...] = ()
        self.over = False
        self.winners: tuple[Player, ...] = ()
        self.day = 0
        """731: 0 neither, 1 day, 2 night."""
        self.auto_pass = True
        """Priority windows in which only passing is possible are passed without asking."""
        self.epoch = 0
        self.version = 0
        self.cache: dict[str, Any] = {}
        """Derived data for this epoch or version, never saved; replaced, not shared, when it goes stale."""
        self.windows = 0
        """Priority windows so far (for measuring)."""
        self.fixed_chance: tuple[int, ...] = ()
        """Results that a scenario or a search has fixed for the next random draws."""
        self.events_log: list[Event] | None = None
        """Where performed events are also noted for people, when somebody listens."""
        self.check_needed = True
        """704.3: something happened since state-based actions were last checked."""
        self.leaving: dict[Ref, Characteristics] = {}
        """608.2h: how objects are that are about to move at the same time; empty but while events are performed."""
        self.snapshot: State | None = None
        """733: the position before the announcement that is under way."""
        self.since: tuple[int, ...] = ()
        """The answers given since then."""
        self.again: tuple[int, ...] = ()
        """Answers that are given once more to what is asked next."""
        self.forced = 0
        """How much has been done since a player last chose to do something (104.4b)."""
        self.loop_keys: tuple[str, ...] = ()
        """The positions met since then, once there is reason to watch for a loop."""
        self.deeds: tuple[int, ...] = ()
        """What was done since then, as numbers, once there is reason to look for a pattern."""
        self.means: tuple[int, ...] = ()
        """What the players had when that began."""
        self.course: tuple[str, ...] | None = None
        """What was chosen lately, where players are asked about loops (732); None: they are not."""
        self.repeating: tuple[str, ...] = ()
        """The choices of one round of a loop that is being repeated, the next one first."""
        self.repeats = 0
        """How many more choices of it are made by themselves."""
        self.referee: Callable[[Event], int] | None = None
        """Who settles what coins and dice show (``amount`` of the event), if not chance; not part of the position."""
        self.main_game: State | None = None
        """729.1a: in a subgame, the game that waits for its end; nobody writes it."""
        self.misplaced: tuple[Ref, ...] = ()
        """704.5d–e: tokens and copies that have moved where they can't be, since the last check."""

    # ------------------------------------------------------------------------------------ objects

    def current(self, ref: Ref) -> GameObject | None:
        """Return the object if it still is that object (400.7), else None."""
        record = self.objects[ref >> REF_SHIFT]
        return record if record.ref == ref else None

    def last_known(self, ref: Ref) -> GameObject:
        """Return the object, or its last known record (608.2h, 113.7a)."""
        record: GameObject = self.objects[ref >> REF_SHIFT]
        while record.ref != ref and record.was is not None:
            record = record.was
        return record

    def successor(self, ref: Ref) -> Ref:
        """Return what the object became by its next zone change (400.7j), or NO_REF if it moved again or ceased."""
        record = self.objects[ref >> REF_SHIFT]
        if record.ref == ref:
            return ref
        return record.ref if record.ref == ref + 1 and record.zone != 0 else NO_REF

    def after_madness(self, ref: Ref) -> Ref:
        """Return what a discarded card has become that was exiled and not cast (400.7k), or the object itself."""
        record = self.objects[ref >> REF_SHIFT]
        return record.ref if record.ref == ref + 1 and record.remembered(MOVED_ITSELF) else ref

    def edit(self, ref: Ref) -> GameObject:
        """Return the current record of a card number for writing, copied first if it is shared.

        ``ref`` must be current.
        """
        number = ref >> REF_SHIFT
        record = self.objects[number]
        if record.owner_game != self.game:
            record = record.copy()
            record.owner_game = self.game
            self.objects[number] = record
        else:
            record.chars = None
            record.code = None
        return record

    def edit_player(self, seat: Player) -> PlayerRecord:
        """Return a player's record for writing, copied first if it is shared."""
        record = self.players[seat]
        if record.owner_game != self.game:
            record = record.copy()
            record.owner_game = self.game
            self.players[seat] = record
        return record

    def new_object(self, kind: int, owner: Player, definition: Definition) -> GameObject:
        """Return a new object, in no zone yet, under a card number of its own."""
        record = GameObject()
        record.owner_game = self.game
        record.kind = kind
        record.owner = owner
        record.controller = owner
        record.definition = definition
        record.ref = len(self.objects) << REF_SHIFT
        record.arrived = self.new_timestamp()
        self.objects.append(record)
        return record

    def new_timestamp(self) -> int:
        """Return the next timestamp (613.7)."""
        self.timestamp += 1
        return self.timestamp

    # ------------------------------------------------------------------------------------ players

    def in_turn_order(self, first: Player = NO_PLAYER) -> list[Player]:
        """Return the players in the game in turn order from ``first`` (default: the active player, 101.4)."""
        order = self.turn_order
        start = self.active if first < 0 else first
        at = order.index(start) if start in order else 0
        players = self.players
        return [seat for seat in order[at:] + order[:at] if players[seat].in_game]

    def opponents(self, seat: Player) -> list[Player]:
        """Return a player's opponents in the game, in turn order from the active player (102.2, 102.3)."""
        team = self.players[seat].team
        return [other for other in self.in_turn_order() if self.players[other].team != team]

    def option(self, name: str, default: int = 0) -> int:
        """Return a set-up option."""
        for key, value in self.options:
            if key == name:
                return value
        return default

    # ------------------------------------------------------------------------------------ chance

    def random_below(self, n: int) -> int:
        """Return a random number from 0 to ``n`` − 1, or the next result that was fixed."""
        if self.fixed_chance:
            fixed = self.fixed_chance[0]
            self.fixed_chance = self.fixed_chance[1:]
            return fixed % n
        self.random = step_stream(self.random)
        return word_of(self.random) % n

    def shuffled(self, cards: list[Ref]) -> list[Ref]:
        """Return the cards in random order (701.24), by Fisher and Yates."""
        order = cards[:]
        for i in range(len(order) - 1, 0, -1):
            self.random = step_stream(self.random)
            j = word_of(self.random) % (i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    # ------------------------------------------------------------------------------------ going on

    def waiting(self) -> bool:
        """Tell whether the machine must stop: a decision waits or the game is over."""
        return self.decision is not None or self.over

    def clear_decision(self) -> None:
        """Forget the decision that has been answered."""
        self.decision = None

    def touch(self) -> None:
        """Something happened that may change what is legal: caches by ``version`` go stale."""
        self.version = fresh_number()

    def disturb(self) -> None:
        """Something happened that may change characteristics or static abilities: caches by ``epoch`` go stale."""
        self.epoch = fresh_number()
        self.version = self.epoch
        self.cache = {}

    def relist(self) -> None:
        """Objects with abilities came or went, or may have lost or got some: the lists of the triggered and activated
        abilities that function go stale, characteristics do not."""
        self.version = fresh_number()
        self.cache.pop("watchers", None)
        self.cache.pop("activated", None)
        self.cache.pop("face_down", None)

    def fork(self) -> State:
        """Return an independent position equal to this one. Records and frames are shared until written."""
        new = State.__new__(State)
        new.game = fresh_number()
        self.game = fresh_number()
        new.rulebook = self.rulebook
        new.pool = self.pool
        new.options = self.options
        new.players = self.players[:]
        new.turn_order = self.turn_order
        new.objects = self.objects[:]
        new.battlefield = self.battlefield[:]
        new.stack = self.stack[:]
        new.exile = self.exile[:]
        new.command = self.command[:]
        new.ante = self.ante[:]
        new.effects = self.effects
        new.delayed = self.delayed
        new.waiting_triggers = self.waiting_triggers
        new.frames = self.frames[:]
        new.decision = self.decision
        new.answer = self.answer
        new.choice = self.choice
        new.result = self.result
        new.happened = self.happened
        new.follow_ups = self.follow_ups
        new.turn = self.turn
        new.active = self.active
        new.step = self.step
        new.phase = self.phase
        new.agenda = self.agenda
        new.extra_turns = self.extra_turns
        new.priority = self.priority
        new.passes = self.passes
        new.in_combat = self.in_combat
        new.timestamp = self.timestamp
        new.random = self.random
        new.history = self.history[:]
        new.last_turn_history = self.last_turn_history
        new.over = self.over
        new.winners = self.winners
        new.day = self.day
        new.auto_pass = self.auto_pass
        new.epoch = self.epoch
        new.version = self.version
        new.cache = self.cache.copy()
        new.windows = self.windows
        new.fixed_chance = self.fixed_chance
        new.events_log = None
        new.check_needed = self.check_needed
        new.snapshot = self.snapshot
        new.since = self.since
        new.again = self.again
        new.leaving = {}
        new.forced = self.forced
        new.loop_keys = self.loop_keys
        new.deeds = self.deeds
        new.means = self.means
        new.course = self.course
        new.repeating = self.repeating
        new.repeats = self.repeats
        new.referee = self.referee
        new.misplaced = self.misplaced
        new.main_game = self.main_game
        return new


def first_ref(number: int) -> Ref:
    """Return the reference of a card number that has not moved yet."""
    return number << REF_SHIFT


__all__ = ["CARD", "CHANGES_MASK", "State", "first_ref", "fresh_number"]
