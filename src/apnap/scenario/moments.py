"""Turns and steps, as scenarios name them (FORMAT 1)."""

from __future__ import annotations

from typing import Any, Literal, get_args

from apnap.scenario.reading import Node, Reader, shown

Step = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat_main",
    "begin_combat",
    "declare_attackers",
    "declare_blockers",
    "first_combat_damage",
    "combat_damage",
    "end_combat",
    "postcombat_main",
    "end",
    "cleanup",
]
STEPS: tuple[Step, ...] = get_args(Step)
"""Every step in the order of a turn (500.1); ``first_combat_damage`` is the extra one of first strike (510.4)."""


class Moment(Node, frozen=True):
    """A step of a turn; turns count from 1, whoever takes them."""

    turn: int
    step: Step

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read ``[turn, step]``."""
        if not isinstance(value, list) or len(value) != 2:
            return reader.refuse(path, f"must be [turn, step], not {shown(value)}")
        turn = reader.whole(value[0], f"{path}[0]")
        step = reader.word(STEPS, value[1], f"{path}[1]")
        if turn is None or step is None:
            return None
        if turn < 1:
            return reader.refuse(f"{path}[0]", "turns count from 1")
        return cls(turn, step)

    @property
    def key(self) -> tuple[int, int]:
        """Order of time: the turn, then the place in the turn."""
        return (self.turn, STEPS.index(self.step))

    def __str__(self) -> str:
        return f"[{self.turn}, {self.step}]"
