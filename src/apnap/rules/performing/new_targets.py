"""115.7d–e: what the targets of a spell or ability may become, one place after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Ref
from apnap.rules.resolving import requirements, stack_context
from apnap.rules.targeting import all_apart, legal_entities

if TYPE_CHECKING:
    from apnap.rules.state import State


class NewTargets:
    """The places of the targets of an object on the stack, requirement after requirement."""

    def __init__(self, state: State, ref: Ref) -> None:
        self.state = state
        record = state.last_known(ref)
        self.wanted = requirements(state, record)
        self.context = stack_context(state, record)
        self.now = tuple(entity for group in record.targets for entity in group)
        """The targets that it has."""
        self.groups = tuple(at for at, group in enumerate(record.targets) for _ in group)
        """The number of the requirement that each place belongs to."""

    def options(self, done: tuple[int, ...]) -> list[int]:
        """Return what may stand in the next place after ``done``, what stands there now first. Only the final set of
        targets must be legal (115.7e), so what a later place has now may be taken if that place can change."""
        return [entity for entity in self._standing(done) if self._can_go_on((*done, entity))]

    def _standing(self, done: tuple[int, ...]) -> list[int]:
        now, legal = self.now[len(done)], self._legal(done)
        group = self.groups[len(done)]
        every = group < len(self.wanted) and all_apart(self.state, self.wanted[group])
        same = [entity for entity, its in zip(done, self.groups, strict=False) if every or its == group]
        was_legal = now in self._legal(self.now[: len(done)])
        stays = now in legal or not was_legal and now not in same  # 115.7d: what was illegal may stay so
        return [*([now] if stays else ()), *(entity for entity in legal if entity != now)]

    def _legal(self, done: tuple[int, ...]) -> list[int]:
        group = self.groups[len(done)]
        if group >= len(self.wanted):
            return []
        already: list[tuple[int, ...]] = [() for _ in range(group + 1)]
        for entity, its in zip(done, self.groups, strict=False):
            already[its] = (*already[its], entity)
        return legal_entities(self.state, self.wanted[group], self.context, already[:group], already[group])

    def _can_go_on(self, done: tuple[int, ...]) -> bool:
        return len(done) == len(self.now) or any(self._can_go_on((*done, one)) for one in self._standing(done))
