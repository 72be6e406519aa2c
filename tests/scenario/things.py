"""Objects for the tests of references and queues, without a game."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.scenario.options import ObjectOption
from apnap.scenario.references import Zone


@dataclass(frozen=True)
class Thing:
    """An object that says what a reference asks."""

    name: str = ""
    controller: str = "A"
    zone: Zone = "battlefield"
    is_token: bool = False
    is_copy: bool = False
    label: str | None = None
    owned_by: str = ""
    ability_texts: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        return (self.name, *self.parts) if self.name else ()

    @property
    def card_names(self) -> tuple[str, ...]:
        return self.names

    @property
    def owner(self) -> str:
        return self.owned_by or self.controller

    @property
    def text_names(self) -> tuple[str, ...]:
        return self.names


def objects(*names: str, controller: str = "A") -> tuple[ObjectOption, ...]:
    """Options for objects of these names."""
    return tuple(ObjectOption(Thing(name, controller)) for name in names)
