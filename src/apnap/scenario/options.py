"""What can be picked in a decision, and which option an answer means."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from apnap.rules.decisions import Decision
from apnap.rules.rooms import halves_of
from apnap.rules.state import State
from apnap.scenario import rule_text
from apnap.scenario.answers import Picked, TextPick
from apnap.scenario.references import ObjectLike, Reference, fits, fits_player, fold, has_ability_text, means


class ObjectOption(msgspec.Struct, frozen=True):
    """An object or card."""

    object: ObjectLike

    def is_meant(self, value: Picked, mode: int | None) -> bool:
        """Whether an answer can mean it."""
        if isinstance(value, TextPick):
            return value.source is None and has_ability_text(self.object, value.text)
        return means(value, self.object, mode=mode)

    def side(self) -> str:
        """Whose it is."""
        return self.object.controller


class PlayerOption(msgspec.Struct, frozen=True):
    """A player."""

    player: str

    def is_meant(self, value: Picked, mode: int | None) -> bool:
        """Whether an answer can mean them."""
        return isinstance(value, Reference) and fits_player(value, self.player, mode=mode)

    def side(self) -> str:
        """Themselves."""
        return self.player


class WordOption(msgspec.Struct, frozen=True):
    """A word: a colour, a type, a name, a side, the wording of a choice."""

    word: str

    def is_meant(self, value: Picked, mode: int | None) -> bool:
        """Whether an answer says it."""
        if isinstance(value, TextPick):
            return value.source is None and rule_text.starts_with(self.word, value.text)
        return value == Reference(name=value.name) and value.name is not None and fold(value.name) == fold(self.word)

    def side(self) -> str:
        """Nobody's."""
        return ""


class EffectOption(msgspec.Struct, frozen=True):
    """An ability or effect: the wordings that it may be called by, and its source."""

    texts: tuple[str, ...]
    source: ObjectLike | None = None

    def is_meant(self, value: Picked, mode: int | None) -> bool:
        """Whether an answer means it, by its text or by the name of its source."""
        if isinstance(value, Reference):
            return self.source is not None and fits(value, self.source)
        if value.source is not None and (self.source is None or not fits(value.source, self.source)):
            return False
        names = () if self.source is None else tuple(self.source.text_names)
        return any(rule_text.starts_with(text, value.text, names) for text in self.texts)

    def side(self) -> str:
        """Whose its source is."""
        return "" if self.source is None else self.source.controller


Option = ObjectOption | PlayerOption | WordOption | EffectOption


def meant(value: Picked, options: Sequence[Option], taken: Collection[int] = (), mode: int | None = None) -> int | None:
    """Return the index of the option that an answer means, or None.

    Several that fit: the first that is not taken. The second, third … of a name are counted with the taken ones, so
    that naming the first and then the second names two.
    """
    found = [index for index, option in enumerate(options) if option.is_meant(value, mode)]
    nth = value.nth if isinstance(value, Reference) else None
    if nth is not None and nth > 1:
        found = found[nth - 1 : nth]
    return next((index for index in found if index not in taken), None)


def all_meant(
    values: Sequence[Picked], options: Sequence[Option], taken: Collection[int] = (), mode: int | None = None
) -> tuple[int, ...] | None:
    """Return the options that several answers mean together, in that order; None unless every one means another."""
    chosen: list[int] = []
    for value in values:
        index = meant(value, options, {*taken, *chosen}, mode)
        if index is None:
            return None
        chosen.append(index)
    return tuple(chosen)


def doors(state: State, asked: Decision) -> tuple[str, ...]:
    """Return which doors of a Room the options of a decision are: left or right (709.5e)."""
    definition = halves_of(state, state.last_known(asked.source))
    names = () if definition is None else tuple(face.name for face in definition.faces)
    return tuple(("left", "right")[names.index(str(option))] for option in asked.options)
