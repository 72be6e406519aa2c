"""Playing a scenario: set up, script and queues against the kernel, assertions (FORMAT 14)."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path

from apnap.abilities.values import STEP_NAMES
from apnap.errors import BookLacksCardsError, ScenarioError, UnknownCardError, UnsupportedCardError
from apnap.ids import Player
from apnap.rulebooks import rulebook
from apnap.rules import decisions as dec
from apnap.rules.counters import put_counters
from apnap.rules.ending import concede
from apnap.rules.entities import Entity, entity_of_player
from apnap.rules.events import Event
from apnap.rules.happen import happen
from apnap.rules.machine import StepBudgetError, advance, take_answer
from apnap.rules.priority import settle_again
from apnap.rules.turn import NEXT_STEP, NEXT_TURN, WHOLE_TURN
from apnap.scenario import actions as act
from apnap.scenario.acting import WITNESS, CannotError, left_targets, number_of, queue_of, told
from apnap.scenario.asserting import failure, holds
from apnap.scenario.attacking import Declaring
from apnap.scenario.cards import Cards, ScenarioCards
from apnap.scenario.deciding import Deciding
from apnap.scenario.divisions import use_up_division
from apnap.scenario.limits import DECISIONS, SECONDS, LimitError, time_limit
from apnap.scenario.moments import Moment
from apnap.scenario.objects import Table
from apnap.scenario.queues import AnswerQueue, Decisions, NoDefaultError
from apnap.scenario.report import CaseResult
from apnap.scenario.schema import Scenario
from apnap.scenario.script import PlayerScript
from apnap.scenario.setting_up import NotOfferedError, empty_table, set_up
from apnap.scenario.tracing import Trace

Watch = Callable[["Play", dec.Decision, int], None]
"""Called before every answer with the decision and the answer: for traces."""

STEPS_A_DECISION = 200_000
"""Steps of the machine without a decision after which a game is taken to go on for ever."""


class FailedError(Exception):
    """A scenario that does not pass, with the reason."""


class Play:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, cards: Cards, watch: Watch | None = None) -> None:
        self.scenario = scenario
        self.cards = ScenarioCards(cards, scenario.custom_cards, rulebook(scenario.rulebook))
        self.watch = watch
        self.table: Table = empty_table(scenario, self.cards)
        self.decisions = Decisions(scenario)
        self.deciding = Deciding(self.table, self.decisions)
        self.scripts = {
            player: PlayerScript(entry for entry in scenario.script if entry.player == player)
            for player in scenario.players
        }
        self.declaring: Declaring | None = None
        self.log: list[Event] = []
        self.failures: list[str] = []
        self.warnings: list[str] = []
        self.reached: set[Moment] = set()
        """The steps that have begun."""
        self.ended = False
        self.made = 0
        """Decisions so far."""
        self.entry: act.Action | None = None
        """The entry whose action is being taken."""
        self.begun_at = 0
        """How many events there were before it."""

    # ------------------------------------------------------------------------------------ going on

    def run(self) -> None:
        """Play to the end and evaluate the assertions.

        :raises FailedError: a failure that is not an expectation
        """
        state = self.table.state
        state.events_log = self.log
        state.referee = self.deciding.settle_chance
        self.deciding.setting_up = True
        set_up(self.scenario, self.cards, self.table, self.carry_out)
        self.deciding.setting_up = False
        while True:
            self.go_on()
            if self.ended or state.over or state.decision is None:
                break
            self.decide(state.decision)
        self.finish_entry()
        for assertion in self.scenario.expect:
            found = failure(self.table, assertion)
            if found is not None:
                self.failures.append(f"expected {found}")
        for script in self.scripts.values():
            self.failures += [f"unreached_step: {told(entry)}" for entry in script.unreached(self.reached)]
            self.warnings += [f"not declared: {told(entry)}" for entry in script.undeclared(self.reached)]

    def carry_out(self, queue: AnswerQueue | None) -> None:
        """Run what is under way while the position is set up."""
        state = self.table.state
        self.deciding.private = queue
        while state.frames and not state.over:
            self.go_on()
            if state.decision is not None:
                self.answer(self.deciding.answer(state.decision))
        self.deciding.private = None

    def go_on(self) -> None:
        """Take steps until a decision waits or the run is over."""
        state = self.table.state
        budget = STEPS_A_DECISION
        while state.decision is None and not state.over and state.frames:
            if len(state.frames) == 1 and not self.deciding.setting_up:
                if self.is_end():
                    self.ended = True
                    return
                if state.frames[0].step == NEXT_STEP + 1:
                    self.reached.add(self.now())
            advance(state)
            budget -= 1
            if budget < 0:
                raise StepBudgetError("the game takes too many steps without a decision")

    def is_end(self) -> bool:
        """Tell whether the run ends here, between two steps of a turn (FORMAT 8)."""
        state = self.table.state
        stop = self.scenario.stop
        if state.turn != stop.turn:
            return state.turn > stop.turn
        at = state.frames[0].step
        wanted = STEP_NAMES.index(stop.step)
        if at == NEXT_TURN:
            return True
        if at == NEXT_STEP:
            if state.agenda == WHOLE_TURN:
                return stop.step == "untap"
            return state.step >= wanted
        return at == NEXT_STEP + 1 and state.step > wanted

    def answer(self, index: int) -> None:
        """Answer the decision that waits."""
        self.made += 1
        if self.made > DECISIONS:
            raise LimitError(f"more than {DECISIONS} decisions")
        state = self.table.state
        if self.watch is not None and state.decision is not None:
            self.watch(self, state.decision, index)
        take_answer(state, index)

    def decide(self, asked: dec.Decision) -> None:
        """Answer a decision, or do with priority what the script says."""
        for ref in self.table.state.stack:
            use_up_division(self.deciding, ref)
        if asked.kind == dec.PRIORITY:
            self.finish_entry()
            self.with_priority(asked)
        elif asked.kind in (dec.ATTACKERS, dec.BLOCKERS):
            self.answer(self.declare(asked))
        else:
            self.answer(self.deciding.answer(asked))

    def declare(self, asked: dec.Decision) -> int:
        """Answer a declaration of attackers or blockers."""
        if self.declaring is None or not asked.chosen:
            letter = self.table.letter(asked.player)
            script = self.scripts[letter]
            turn = self.table.state.turn
            if asked.kind == dec.ATTACKERS:
                self.refuse_own_blocks(letter, turn)
                self.declaring = Declaring(self.table, script, script.attacks(turn))
            else:
                self.declaring = Declaring(self.table, script, script.blocks(turn))
        return self.declaring.answer(asked)

    def refuse_own_blocks(self, letter: str, turn: int) -> None:
        """A block on one's own turn is an error of the scenario (FORMAT 5.3)."""
        for entry in self.scenario.script:
            if (
                isinstance(entry, act.Block)
                and entry.player == letter
                and entry.at is not None
                and entry.at.turn == turn
            ):
                raise ScenarioError(f"{letter} can't block on their own turn {turn}", rule="509.1", path="$.script")

    # ------------------------------------------------------------------------------------ with priority

    def now(self) -> Moment:
        """Return the current step as scenarios name it."""
        return Moment(self.table.state.turn, STEP_NAMES[self.table.state.step])

    def with_priority(self, asked: dec.Decision) -> None:
        """Carry out the next entry of the player who has priority, or pass."""
        letter = self.table.letter(asked.player)
        entry = self.scripts[letter].next(
            self.now(),
            stack_is_empty=not self.table.state.stack,
            holds=lambda when: holds(self.table, when, letter),
        )
        if entry is None:
            self.answer(0)
        elif isinstance(entry, act.Check):
            for assertion in entry.expect:
                found = failure(self.table, assertion)
                if found is not None:
                    self.failures.append(f"expected at {entry.at}: {found}")
        elif isinstance(entry, act.Concede):
            state = self.table.state
            settle_again(state)
            concede(state, asked.player)
        elif isinstance(entry, act.AddCounters):
            self.add_counters(entry, asked.player)
        else:
            self.begin(entry, asked)

    def begin(self, entry: act.Action, asked: dec.Decision) -> None:
        """Begin the action of an entry."""
        try:
            number = number_of(self.table, asked.player, entry)
        except CannotError as error:
            if entry.optional:
                return
            raise FailedError(f"illegal_action: {error}") from error
        self.entry = entry
        self.begun_at = len(self.log)
        self.deciding.private = queue_of(entry)
        self.deciding.lists_targets = isinstance(entry, act.Announced) and bool(entry.targets)
        self.answer(number)

    def finish_entry(self) -> None:
        """See whether the action of the entry was taken, with the targets that it names."""
        entry, queue = self.entry, self.deciding.private
        self.entry = self.deciding.private = None
        if entry is None or queue is None:
            return
        witness = WITNESS.get(type(entry))
        if witness is not None and not any(event.kind == witness for event in self.log[self.begun_at :]):
            if not entry.optional:
                raise FailedError(f"illegal_action: {told(entry)} could not be completed")
            return
        self.deciding.private = queue
        for ref in self.announced():
            self.deciding.use_up(ref, self.table.state.last_known(ref).targets)
        self.deciding.private = None
        left = left_targets(entry, queue)
        if left and not entry.optional:
            raise FailedError(f"illegal_action: {told(entry)} can't target {', '.join(map(str, left))}")

    def announced(self) -> list[int]:
        """Return the spells and abilities that the entry's action has put onto the stack."""
        kinds = set(WITNESS.values())
        return [event.subject for event in self.log[self.begun_at :] if event.kind in kinds and event.subject]

    def add_counters(self, entry: act.AddCounters, seat: Player) -> None:
        """Put counters by fiat (FORMAT 5.2)."""
        state = self.table.state
        entity: Entity
        if entry.object.is_player and entry.object.player is not None:
            entity = entity_of_player(self.table.seat(entry.object.player))
        else:
            found = self.table.find(entry.object, ("battlefield",))
            if not found:
                raise FailedError(f"illegal_action: there is no {entry.object} to put counters on")
            entity = found[0].ref
        settle_again(state)
        happen(state, put_counters(entity, entry.counter, entry.count, seat))


def run_scenario(
    scenario: Scenario, cards: Cards, *, trace: Trace | None = None, seconds: float = SECONDS
) -> CaseResult:
    """Play a scenario and return what became of it; nothing is raised whatever happens."""
    play: Play | None = None
    warnings: list[str] = []
    status, why = "failed", ""
    try:
        with time_limit(seconds):
            require_cards(scenario, ScenarioCards(cards, scenario.custom_cards, rulebook(scenario.rulebook)))
            play = Play(scenario, cards, None if trace is None else trace.watch)
            play.run()
        status = "failed" if play.failures else "passed"
        why = play.failures[0] if play.failures else ""
    except (NotOfferedError, UnsupportedCardError) as error:
        status, why = "unsupported", str(error)
    except (BookLacksCardsError, ScenarioError, UnknownCardError) as error:
        status, why = "error", str(error)
    except FailedError as error:
        why = play.failures[0] if play is not None and play.failures else str(error)
    except NoDefaultError as error:
        why = f"no answer: {error}"
    except (StepBudgetError, LimitError) as error:
        why = f"loop limit: {error}"
    except Exception as error:  # whatever it is, it is the finding
        place = traceback.extract_tb(error.__traceback__)[-1]
        why = f"exception {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    if play is not None and status in ("passed", "failed"):
        warnings += play.warnings
        warnings += [f"unused answer of {player}: {answer}" for player, answer in play.decisions.left]
        if scenario.strict:
            warnings += [f"left to a default: {about}" for about in play.decisions.unanswered]
    result = CaseResult(
        id=scenario.id,
        level=scenario.level,
        strict=scenario.strict,
        status=status,  # type: ignore[arg-type]
        why=why,
        warnings=tuple(warnings),
    )
    if trace is not None:
        trace.end(play, result)
    return result


def require_cards(scenario: Scenario, cards: ScenarioCards) -> None:
    """Compile every card that the scenario lists.

    :raises UnsupportedCardError: one of them can't be played
    :raises UnknownCardError: there is no such card
    """
    for name in scenario.cards or ():
        # Lists of cards name meld cards and their result (712.4) together; a database has them one by one.
        for part in (name,) if cards.is_known(name) else dict.fromkeys(name.split(" // ")):
            cards.definition(part)


__all__ = ["Play", "Watch", "require_cards", "run_scenario"]
