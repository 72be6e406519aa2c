"""601.2g: a payment with its plan: carried out as it is, changed source by source, or made by hand."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from apnap.table.plans import ShownPlan
from apnap.table.prompts import Prompt
from apnap.tui.questions import CHOSEN, NOTHING, OPEN, Act, Answers, Option, Question

AS_PLANNED: Final = "planned"

Plan = Callable[[Collection[int]], ShownPlan | None]
"""Returns the plan that leaves these permanents alone, None if there is none."""
Words = Callable[[ShownPlan], str]


class Paying(Question):
    """A payment that is being put together."""

    def __init__(self, prompt: Prompt, lang: str, plan: Plan, words: Words, name: Callable[[int], str]) -> None:
        super().__init__(prompt, lang)
        self._plan_without = plan
        self._words = words
        self._name = name
        self.spared: tuple[int, ...] = ()
        self.plan = plan(())
        self._automatic = f"answer {self.plan.answers[0]}" if self.plan and len(self.plan.answers) == 1 else ""
        """The option that pays by the first plan, which needs no place of its own."""

    def text(self) -> str:
        """Return what is asked, and how it would be paid."""
        plan = self.say("no_plan") if self.plan is None else self._words(self.plan)
        return f"{self.prompt.text}: {plan}"

    def options(self) -> list[Option]:
        """Return paying as planned first, then changes of the plan, then what can be done by hand."""
        found = []
        if self.plan is not None:
            found.append(Option(AS_PLANNED, self.say("as_planned")))
            names = {self._name(source.id): source.id for source in reversed(self.plan.sources)}
            found += [self._spare(entity) for entity in reversed(names.values())]
        found += [self._use(entity) for entity in self.spared]
        return found + [option for option in super().options() if option.key != self._automatic]

    def _spare(self, entity: int) -> Option:
        return Option(f"spare {entity}", self.say("spare", name=self._name(entity)), (entity,))

    def _use(self, entity: int) -> Option:
        return Option(f"use {entity}", self.say("use", name=self._name(entity)), (entity,))

    def options_of(self, entities: Collection[int]) -> list[Option]:
        """Return what can be done with a source: be left alone, be used after all, or be activated by hand."""
        if self.plan is not None:
            planned = [source.id for source in self.plan.sources if source.id in entities]
            if planned:
                return [self._spare(planned[0])]
        spared = [self._use(entity) for entity in self.spared if entity in entities]
        return spared[:1] or super().options_of(entities)

    def mark(self, entity: int) -> str:
        """Return how a permanent is marked: planned, or can be used."""
        if self.plan is not None and any(source.id == entity for source in self.plan.sources):
            return CHOSEN
        return OPEN if super().mark(entity) != NOTHING else NOTHING

    def choose(self, key: str) -> Act | None:
        """Choose an option: pay, or change the plan."""
        kind, _, rest = key.partition(" ")
        if key == AS_PLANNED:
            return self.confirm()
        if kind == "spare":
            self._change((*self.spared, int(rest)))
        elif kind == "use":
            self._change(tuple(one for one in self.spared if one != int(rest)))
        else:
            return super().choose(key)
        return None

    def _change(self, spared: tuple[int, ...]) -> None:
        self.spared = spared
        self.plan = self._plan_without(spared)

    def confirm(self) -> Act | None:
        """Pay as planned; None: there is no plan."""
        return None if self.plan is None else Answers(self.plan.answers)
