"""Lowering: from surface trees to the meaning in :mod:`apnap.abilities`."""

from __future__ import annotations

from typing import Any, NoReturn


class Refusal(Exception):
    """A construct that has no meaning yet."""


class Lowering:
    """Context."""

    who: Any
    what: Any
    binder: Any

    def refuse(self, construct: Any, why: str = "") -> NoReturn:
        raise Refusal(type(construct).__name__, why)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)
