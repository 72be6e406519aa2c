"""The scripts of the players: which entry comes next, and what stays for later (FORMAT 5.1 and 5.3)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import TypeVar

from apnap.scenario.actions import (
    Action,
    Attack,
    AttackNone,
    Block,
    BlockNone,
    Pass,
    PassUntil,
    Resolve,
    When,
)
from apnap.scenario.moments import Moment

DeclarationT = TypeVar("DeclarationT", Attack, Block)


class PlayerScript:
    """The entries that one player still has to carry out, in list order."""

    def __init__(self, entries: Iterable[Action]) -> None:
        self._waiting = [entry for entry in entries if not isinstance(entry, PassUntil)]
        self._passes: dict[int, int] = {}

    def next(self, now: Moment, *, stack_is_empty: bool, holds: Callable[[When], bool]) -> Action | None:
        """Remove and return what the player does with priority now; None: they pass (117.3d).

        Waiting (``resolve``) and passing are done here. ``holds`` says whether the condition of an entry is met.
        """
        for entry in [entry for entry in self._waiting if entry.at == now and not _is_declaration(entry)]:
            if isinstance(entry, Resolve):
                if stack_is_empty:
                    self._drop(entry)
                    continue
                self._use_pass(entry)
                return None
            if entry.when is not None and not holds(entry.when):
                return None
            self._drop(entry)
            return None if isinstance(entry, Pass) else entry
        return None

    def attacks(self, turn: int) -> tuple[Attack, ...]:
        """Return the attackers for the combat that is being declared (508.1); ``attack_none`` ends the list and is
        used up by this combat. What does not attack now stays: see ``carried_out``."""
        return self._declarations(turn, Attack, AttackNone)

    def blocks(self, turn: int) -> tuple[Block, ...]:
        """Return the blocks for the combat that is being declared (509.1), in the same way."""
        return self._declarations(turn, Block, BlockNone)

    def carried_out(self, entry: Action) -> None:
        """Remove an attack or block that was declared."""
        self._drop(entry)

    @property
    def left(self) -> tuple[Action, ...]:
        """What was never carried out and is missed at the end: not ``optional`` entries, and not waiting."""
        return tuple(entry for entry in self._waiting if not entry.optional and not _asks_nothing(entry))

    def unreached(self, reached: Container[Moment]) -> tuple[Action, ...]:
        """Return what is left and was never reached: of attacks and blocks those whose step never came.

        One whose step came, but whose creature could not attack or block, was reached and stays undone (FORMAT 5.3).
        """
        return tuple(entry for entry in self.left if not (_is_declaration(entry) and entry.at in reached))

    def undeclared(self, reached: Container[Moment]) -> tuple[Action, ...]:
        """Return the attacks and blocks whose step came and that were not possible."""
        return tuple(entry for entry in self.left if _is_declaration(entry) and entry.at in reached)

    def _declarations(self, turn: int, kind: type[DeclarationT], none: type[Action]) -> tuple[DeclarationT, ...]:
        taken: list[DeclarationT] = []
        for entry in list(self._waiting):
            if entry.at is None or entry.at.turn != turn:
                continue
            if isinstance(entry, none):
                self._drop(entry)
                break
            if isinstance(entry, kind):
                taken.append(entry)
        return tuple(taken)

    def _use_pass(self, entry: Resolve) -> None:
        if entry.count is None:
            return
        left = self._passes.get(id(entry), entry.count) - 1
        self._passes[id(entry)] = left
        if left == 0:
            self._drop(entry)

    def _drop(self, entry: Action) -> None:
        # By identity: two equal entries are two actions.
        self._waiting = [waiting for waiting in self._waiting if waiting is not entry]


def _is_declaration(entry: Action) -> bool:
    return isinstance(entry, (Attack, AttackNone, Block, BlockNone))


def _asks_nothing(entry: Action) -> bool:
    return isinstance(entry, (Resolve, Pass, AttackNone, BlockNone))
