"""Decisions of the kernel answered from the queues of a scenario (FORMAT 6 and 7).

The kernel asks for several things one after another; here the whole selection is decided when the first is asked, and
the rest is given as it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from apnap.abilities.values import COLOR_NAMES
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.announcing import Announcing
from apnap.rules.casting_steps import Casting
from apnap.rules.events import Event
from apnap.rules.stacking import Stacking
from apnap.scenario import purposes
from apnap.scenario.bands import band, skip_unpayable
from apnap.scenario.costs import cost_options, either_texts
from apnap.scenario.divisions import combat_shares, divided_shares
from apnap.scenario.mana_choices import mana_words, paid_next
from apnap.scenario.objects import Table
from apnap.scenario.options import EffectOption, Option, PlayerOption, WordOption, doors
from apnap.scenario.orders import Arrangement, order_of
from apnap.scenario.questions import (
    CoinFlip,
    DieRoll,
    Modes,
    Number,
    WhichCost,
    YesNo,
)
from apnap.scenario.queues import AnswerQueue, Answers, Decisions, Question
from apnap.scenario.selections import Choose
from apnap.scenario.staying import staying_tapped
from apnap.scenario.which import OneOf

A = TypeVar("A")


class Plan:
    """The rest of a selection that has been decided."""

    def __init__(self, asked: dec.Decision, wanted: Sequence[dec.Option]) -> None:
        self.key = _key(asked)
        self.given = len(asked.chosen)
        self.wanted = list(wanted)

    def covers(self, asked: dec.Decision) -> bool:
        """Tell whether a decision goes on with this selection."""
        return _key(asked) == self.key and len(asked.chosen) == self.given

    def next(self, asked: dec.Decision) -> int | None:
        """Return the next answer; None: the plan does not say."""
        while self.wanted:
            option = self.wanted.pop(0)
            if option in asked.options:
                self.given += 1
                return asked.options.index(option)
        return dec.DONE if asked.can_finish else None


def _key(asked: dec.Decision) -> tuple[object, ...]:
    return (asked.kind, asked.player, asked.purpose, asked.source, asked.subject)


class Deciding:
    """Answers the decisions of one game."""

    def __init__(self, table: Table, decisions: Decisions) -> None:
        self.table = table
        self.decisions = decisions
        self.private: AnswerQueue | None = None
        """The answers of the entry that is being carried out, or of the permanent being set up."""
        self.lists_targets = False
        """The entry names targets: what it does not name is no target unless one is required."""
        self.setting_up = False
        self.plan: Plan | None = None
        self.shares: dict[tuple[object, ...], tuple[int, ...]] = {}
        self.begun: set[tuple[Ref, int]] = set()
        """Objects whose new targets have been asked for (115.7d)."""

    # ------------------------------------------------------------------------------------ asking the queues

    def letter(self, seat: Player) -> str:
        """Return the letter of a seat."""
        return self.table.letter(seat)

    def queue_of_entry(self) -> AnswerQueue | None:
        """Return the entry's own answers, as long as what is decided belongs to its action."""
        if any(isinstance(frame, Stacking) for frame in self.table.state.frames):
            return None
        return self.private

    def ask(self, question: Question[A]) -> A:
        """Answer a question, by default if nothing else does."""
        return self.decisions.answer(question, self.queue_of_entry())

    def said(self, question: Question[A]) -> A | None:
        """Return what the queues say, None if they say nothing; there is no default."""
        private = self.queue_of_entry()
        own = self.decisions.queues[question.player]
        return question.answered(Answers(own) if private is None else Answers(private, own))

    def about(self, asked: dec.Decision) -> str:
        """Return what a decision is about, for warnings."""
        name = ""
        if asked.source != NO_REF:
            thing = self.table.thing(asked.source)
            name = next(iter(thing.names), next(iter(thing.text_names), ""))
        return f"{asked.purpose} ({name})" if name else asked.purpose

    # ------------------------------------------------------------------------------------ decisions

    def answer(self, asked: dec.Decision) -> int:
        """Return the answer to a decision that is neither priority nor a declaration of attackers or blockers."""
        if self.plan is not None and self.plan.covers(asked):
            found = self.plan.next(asked)
            if found is not None:
                return found
        self.plan = None
        return _BY_KIND[asked.kind](self, asked)

    def follow(self, asked: dec.Decision, wanted: Sequence[dec.Option]) -> int:
        """Keep a decided selection and return its first answer."""
        self.plan = Plan(asked, wanted)
        found = self.plan.next(asked)
        if found is None:  # nothing that was wanted is possible any more, and something must be chosen
            self.plan = None
            return 0
        return found

    def option(self, asked: dec.Decision, value: dec.Option) -> Option:
        """Return an option of the kernel as something that can be picked."""
        if asked.kind == dec.PLAYERS and isinstance(value, int):
            return PlayerOption(self.letter(value))
        if isinstance(value, int):
            return self.table.option(value)
        return WordOption(str(value))

    def select(self, asked: dec.Decision) -> int:
        """Decide a selection of objects, targets or players."""
        if asked.purpose == "cast":
            return self.cast_now(asked)
        if asked.purpose == "opening_hand":
            return self.opening_hand(asked)
        if asked.purpose == "band":
            return band(self, asked)
        if asked.purpose == "stay_tapped":
            return staying_tapped(self, asked)
        state = self.table.state
        everything = [one for one in (*asked.chosen, *asked.options) if isinstance(one, int)]
        ordered = everything if asked.kind == dec.PLAYERS else self.table.sorted(list(dict.fromkeys(everything)))
        purpose = purposes.of_decision(state, asked)
        among = "objects"
        if asked.kind == dec.TARGETS:
            listed = self.lists_targets and self.queue_of_entry() is not None
            among = "listed" if listed and len(asked.chosen) >= asked.minimum else "targets"
        elif asked.purpose in ("scry", "surveil"):
            among = "scry"  # picks are for the order
        elif asked.purpose == "search" or purposes.are_looked_at(state, tuple(everything)):
            among = "search"
        decider = self.letter(asked.decider)
        question = Choose(
            player=decider,
            about=self.about(asked),
            options=tuple(self.option(asked, one) for one in ordered),
            minimum=asked.minimum,
            maximum=min(asked.maximum, len(ordered)),
            among=among,  # type: ignore[arg-type]
            purpose=purpose,
            friends=self.table.friends(self.letter(asked.player)),
            mode=purposes.mode_of_targets(state),
            taken=frozenset(ordered.index(one) for one in asked.chosen if isinstance(one, int)),
        )
        wanted: list[dec.Option] = [ordered[at] for at in self.ask(question)]
        if asked.purpose == "scry" and len(wanted) > 1:
            wanted = list(order_of(self, asked, wanted, Arrangement.AS_ASKED))
        return self.follow(asked, wanted)

    def cast_now(self, asked: dec.Decision) -> int:
        """608.2g: "you may cast": yes or no, then which card."""
        if not self.ask(YesNo(player=self.letter(asked.decider), about=self.about(asked))):
            return dec.DONE
        if len(asked.options) == 1:
            return 0
        options = tuple(self.option(asked, one) for one in asked.options)
        return self.ask(Choose(player=self.letter(asked.decider), about=self.about(asked), options=options))[0]

    def opening_hand(self, asked: dec.Decision) -> int:
        """103.6: "you may begin the game with it": yes or no for each card; what was declined isn't asked for again."""
        for at, ref in enumerate(asked.options):
            assert isinstance(ref, int)
            if (ref, 0) not in self.begun:
                self.begun.add((ref, 0))
                if self.ask(YesNo(player=self.letter(asked.decider), about=self.about(asked))):
                    return at
        return dec.DONE

    def new_target(self, asked: dec.Decision) -> int:
        """115.7d: "choose new targets?" once for an object, then the target; the first option is the one it has."""
        frame = purposes.asker(self.table.state)
        key = (asked.source, id(frame))
        if key not in self.begun:
            self.begun.add(key)
            if not self.ask(YesNo(player=self.letter(asked.decider), about=f"new targets ({self.about(asked)})")):
                self.shares[("kept", *key)] = ()
        if ("kept", *key) in self.shares:
            return 0
        return self.select(asked)

    def changed_target(self, asked: dec.Decision) -> int:
        """115.7b: yes or no for each target that may be changed; the last one if it is none before."""
        for at in range(len(asked.options) - 1):
            about = f"change this target ({self.about(asked)})"
            if self.ask(YesNo(player=self.letter(asked.decider), about=about, usual=False)):
                return at
        return len(asked.options) - 1

    def targets(self, asked: dec.Decision) -> int:
        """601.2c: targets; those of an entry that had to be chosen are used up."""
        if asked.purpose == "new_target":
            return self.new_target(asked)
        if asked.purpose == "changed_target":
            return self.changed_target(asked)
        frame = self.table.state.frames[-1]
        if isinstance(frame, Announcing):
            self.use_up(frame.ref, frame.targets)
            self.shares[("targets", frame.ref)] = tuple(range(len(frame.targets) + 1))  # those asked now are answered
        return self.select(asked)

    def use_up(self, ref: Ref, targets: Sequence[Sequence[int]]) -> None:
        """Use up the entry's answers for targets that were not asked for, because nothing else was possible."""
        if self.private is None:
            return
        known = self.shares.setdefault(("targets", ref), ())
        for group in targets[len(known) :]:
            for entity in group:
                self.private.take("target", partial(_means, options=(self.table.option(entity),)))
        self.shares[("targets", ref)] = tuple(range(len(targets)))

    def yes_no(self, asked: dec.Decision) -> int:
        """Yes or no, yes by default (FORMAT 7); optional payments while the position is set up are declined."""
        skip_unpayable(self, asked)
        usual = not (self.setting_up and asked.purpose == "pay")
        chosen = asked.purpose == "additional"  # "you may reveal a Dragon card": by choosing it
        said = self.ask(
            YesNo(player=self.letter(asked.decider), about=self.about(asked), usual=usual, of_objects=chosen)
        )
        return asked.options.index(1 if said else 0)

    def number(self, asked: dec.Decision) -> int:
        """X or another number; an optional cost that can be paid several times asks again after each yes."""
        numbers = [one for one in asked.options if isinstance(one, int)]
        decider = self.letter(asked.decider)
        if isinstance(purposes.asker(self.table.state), Casting) and asked.purpose != "x":
            times = 0
            while times < len(numbers) - 1 and self.ask(YesNo(player=decider, about=self.about(asked))):
                times += 1
            return times
        question = Number(
            player=decider,
            about=self.about(asked),
            minimum=min(numbers),
            maximum=max(numbers),
            is_x=asked.purpose == "x",
        )
        wanted = self.ask(question)
        return numbers.index(wanted) if wanted in numbers else 0

    def modes(self, asked: dec.Decision) -> int:
        """700.2, and choices between effects on resolution."""
        decider = self.letter(asked.decider)
        options = [one for one in asked.options if isinstance(one, int)]
        if asked.purpose == "option":
            texts = asked.labels or ("",) * len(asked.options)
            return self.ask(OneOf(player=decider, about=self.about(asked), numbers=tuple(options), texts=texts))
        chosen = [one for one in asked.chosen if isinstance(one, int)]
        available = tuple(sorted({one + 1 for one in options}))
        question = Modes(
            player=decider,
            about=self.about(asked),
            available=available,
            minimum=max(asked.minimum - len(chosen), 0),
            maximum=asked.maximum - len(chosen),
            repeatable=purposes.modes_repeat(self.table.state, asked.source),
        )
        return self.follow(asked, [mode - 1 for mode in self.ask(question)])

    def word(self, asked: dec.Decision) -> int:
        """A colour, a type, a kind of counter, a name; what is called in a coin flip."""
        words = tuple(str(option) for option in asked.options)
        decider = self.letter(asked.decider)
        if asked.purpose == "call":
            return words.index("heads") if "heads" in words else 0
        if asked.purpose == "mana":
            return mana_words(self, asked)
        if asked.purpose == "vote":
            return self.ask(
                OneOf(player=decider, about=self.about(asked), numbers=tuple(range(len(words))), texts=words)
            )
        if asked.purpose == "door" and asked.rule == "709.5e":
            words = doors(self.table.state, asked)
        order = list(range(len(words)))
        first = self.default_word(asked, words)
        order.sort(key=lambda at: at != first)
        question = Choose(
            player=decider,
            about=self.about(asked),
            options=tuple(WordOption(words[at]) for at in order),
            among="words",
        )
        return order[self.ask(question)[0]]

    def default_word(self, asked: dec.Decision, words: tuple[str, ...]) -> int:
        """Return the word that is chosen by default (FORMAT 7)."""
        lower = [word.lower() for word in words]
        if asked.purpose == "choose_color":
            return next((lower.index(color) for color in COLOR_NAMES if color in lower), 0)
        if asked.purpose == "choose_card_type":
            return lower.index("creature") if "creature" in lower else 0
        if asked.purpose == "choose_subtype":
            own = self.own_creature_types(asked.player)
            return max(range(len(words)), key=lambda at: (own.count(words[at]), -at))
        return 0

    def own_creature_types(self, seat: Player) -> list[str]:
        """Return the subtypes of all cards of a player, once for every card that has it."""
        return [
            subtype
            for record in self.table.state.objects[1:]
            if record.owner == seat
            for subtype in record.definition.faces[0].subtypes
        ]

    def cost(self, asked: dec.Decision) -> int:
        """601.2b: which cost to pay; "A or B" in a cost."""
        decider = self.letter(asked.decider)
        if not all(isinstance(option, str) for option in asked.options):
            numbers = tuple(one for one in asked.options if isinstance(one, int))
            texts = either_texts(self.table, asked)
            return self.ask(OneOf(player=decider, about=self.about(asked), numbers=numbers, texts=texts))
        options, places = cost_options(self.table, asked)
        return places[self.ask(WhichCost(player=decider, about=self.about(asked), options=options))]

    def replacement(self, asked: dec.Decision) -> int:
        """616.1: which effect applies first, by the text or the name of its source."""
        from apnap.rules.replacement_kinds import part_numbered
        from apnap.rules.replacing import Happening

        frame = purposes.asker(self.table.state)
        options: list[Option] = []
        if isinstance(frame, Happening):
            for number in frame.numbers:
                active = part_numbered(self.table.state, frame.event, number)
                if active is None or active.source == NO_REF:
                    options.append(EffectOption(texts=()))
                else:
                    thing = self.table.thing(active.source)
                    options.append(EffectOption(texts=tuple(thing.texts), source=thing))
        else:
            options = [WordOption(label) for label in asked.labels]
        question = Choose(
            player=self.letter(asked.decider), about=self.about(asked), options=tuple(options), among="words"
        )
        return self.ask(question)[0]

    def divide(self, asked: dec.Decision) -> int:
        """601.2d, 510.1: a share; all shares are decided together."""
        wanted = combat_shares(self, asked) if asked.purpose == "combat_damage" else divided_shares(self, asked)
        numbers = [one for one in asked.options if isinstance(one, int)]
        return numbers.index(wanted) if wanted in numbers else 0

    def order(self, asked: dec.Decision) -> int:
        """An order of triggers or cards: all of it is decided together."""
        values = [*asked.chosen, *asked.options]
        return self.follow(asked, order_of(self, asked, values, Arrangement.of(self, asked)))

    def payment(self, asked: dec.Decision) -> int:
        """601.2g–h: which floating mana is spent next, as the choices say; all else is paid by the engine."""
        return paid_next(self, asked)

    def pile(self, asked: dec.Decision) -> int:
        """The first pile."""
        return 0

    # ------------------------------------------------------------------------------------ chance

    def settle_chance(self, event: Event) -> int:
        """705, 706: return what a coin or die shows: heads is 1."""
        player = self.letter(event.player)
        if isinstance(event, ev.Die):
            return self.ask(DieRoll(player=player, about="die", sides=event.sides))
        return int(self.ask(CoinFlip(player=player, about="coin")) == "heads")


def _means(answer: object, *, options: Sequence[Option]) -> bool | None:
    from apnap.scenario.answers import Target
    from apnap.scenario.options import all_meant

    if not isinstance(answer, Target):
        return None
    modes = {reference.mode for reference in answer.target}
    return True if len(modes) == 1 and all_meant(answer.target, options, mode=modes.pop()) is not None else None


_BY_KIND: dict[int, Callable[[Deciding, dec.Decision], int]] = {
    dec.YES_NO: Deciding.yes_no,
    dec.OBJECTS: Deciding.select,
    dec.TARGETS: Deciding.targets,
    dec.PLAYERS: Deciding.select,
    dec.NUMBER: Deciding.number,
    dec.MODES: Deciding.modes,
    dec.WORD: Deciding.word,
    dec.ORDER: Deciding.order,
    dec.DIVIDE: Deciding.divide,
    dec.COST: Deciding.cost,
    dec.REPLACEMENT: Deciding.replacement,
    dec.PAYMENT: Deciding.payment,
    dec.PILE: Deciding.pile,
}

__all__ = ["Deciding", "Plan"]
