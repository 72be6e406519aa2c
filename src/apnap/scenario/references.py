"""References: how a scenario names an object or a player (FORMAT 3), and what a reference fits.

Names are compared without regard to case, diacritics and the kind of apostrophe (201).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from apnap.scenario import rule_text
from apnap.scenario.reading import Node, Reader, shown

Zone = Literal["battlefield", "stack", "hand", "graveyard", "exile", "library", "command"]
PlayerName = str
"""A player: one capital letter."""

_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "’": "'", "‘": "'", "ʼ": "'", "`": "'", "´": "'"})
_NUMBERED = re.compile(r"(?P<name>[^#]+)#(?P<nth>[1-9][0-9]{0,5})\Z")


class Reference(Node, frozen=True, kw_only=True):
    """An object or a player, by everything that is said about it; all of it must hold."""

    name: str | None = None
    nth: int | None = None
    """Which of several that fit, from 1, in canonical order."""
    label: str | None = None
    player: str | None = None
    """With nothing that describes an object: the player. Else: who has the object (its controller on the battlefield
    and on the stack, its owner elsewhere)."""
    token: bool | None = None
    copy: bool | None = None
    unnamed: bool | None = None
    ability: str | None = None
    zone: Zone | None = None
    controller: str | None = None
    owner: str | None = None
    mode: int | None = None
    """The mode that the target belongs to, from 1."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read the text form or the object form."""
        if isinstance(value, dict):
            return reader.fields(cls, value, path)
        if not isinstance(value, str) or not value:
            return reader.refuse(path, f"must be a name, '@label', 'player:B' or an object, not {shown(value)}")
        try:
            return parse(value)
        except ValueError as problem:
            return reader.refuse(path, str(problem), "write Name#2 for the second of that name")

    def inconsistencies(self) -> Iterable[str]:  # type: ignore[override]
        """Refuse a reference that says nothing, and counting from 0."""
        if self == Reference():
            yield "an empty reference"
        if self.nth is not None and self.nth < 1:
            yield "'nth' counts from 1"
        if self.mode is not None and self.mode < 1:
            yield "'mode' counts from 1"

    @property
    def is_player(self) -> bool:
        """Whether this can only mean a player."""
        return self.player is not None and not self.describes_object

    @property
    def describes_object(self) -> bool:
        """Whether anything is said that only an object has."""
        return any(
            part is not None
            for part in (
                self.name,
                self.nth,
                self.label,
                self.token,
                self.copy,
                self.unnamed,
                self.ability,
                self.zone,
                self.controller,
                self.owner,
            )
        )

    def __str__(self) -> str:
        """Return the text form where there is one, else the fields."""
        if self == Reference(name=self.name, nth=self.nth) and self.name:
            return self.name if self.nth is None else f"{self.name}#{self.nth}"
        if self == Reference(label=self.label):
            return f"@{self.label}"
        if self == Reference(player=self.player):
            return f"player:{self.player}"
        said = ((field, getattr(self, field)) for field in self.__struct_fields__)
        return "{" + ", ".join(f"{field}: {value}" for field, value in said if value is not None) + "}"


def parse(text: str) -> Reference:
    """Read the text form of a reference. Raises ValueError when a ``#`` is not followed by a number from 1.

    >>> parse("Ember Hound#2")
    Reference(name='Ember Hound', nth=2, label=None, player=None, token=None, copy=None, unnamed=None, \
ability=None, zone=None, controller=None, owner=None, mode=None)
    """
    if text.startswith("@") and len(text) > 1:
        return Reference(label=text[1:])
    if text.startswith("player:"):
        return Reference(player=text[len("player:") :])
    if "#" not in text:
        return Reference(name=text)
    numbered = _NUMBERED.match(text)
    if numbered is None:
        raise ValueError(f"{text!r} is not a reference")
    return Reference(name=numbered["name"], nth=int(numbered["nth"]))


class ObjectLike(Protocol):
    """What a reference can ask of an object. The runner adapts the objects of a game to this."""

    @property
    def names(self) -> Sequence[str]:
        """The full name and the names of the parts in force; empty for an object without a name (201)."""

    @property
    def card_names(self) -> Sequence[str]:
        """The names of the card that lies face down, of the Room that is locked; empty for anything else."""

    @property
    def label(self) -> str | None:
        """The label of the card, or of the object while it stays on the battlefield."""

    @property
    def controller(self) -> str:
        """The controller; outside the battlefield and the stack the owner (108.4)."""

    @property
    def owner(self) -> str:
        """The owner (108.3)."""

    @property
    def zone(self) -> Zone:
        """The zone it is in."""

    @property
    def is_token(self) -> bool:
        """Whether it is a token (111)."""

    @property
    def is_copy(self) -> bool:
        """Whether it is a copy (707)."""

    @property
    def ability_texts(self) -> Sequence[str]:
        """Of an ability on the stack: the wordings that it may be called by; else empty."""

    @property
    def text_names(self) -> Sequence[str]:
        """The names by which its texts call it (its own name, and that of the card that the text is printed on)."""


ObjectT = TypeVar("ObjectT", bound=ObjectLike)


@lru_cache(maxsize=16384)
def fold(name: str) -> str:
    """Return a name without the differences that do not count.

    >>> fold("Ûlb-Orn’s Cellar") == fold("ulb-orn's cellar")
    True
    """
    spread = unicodedata.normalize("NFKD", name.lower().translate(_LETTERS))
    return " ".join("".join(sign for sign in spread if not unicodedata.combining(sign)).split())


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same for a scenario."""
    return fold(one) == fold(other)


def has_name(candidate: ObjectLike, name: str) -> bool:
    """Whether the object is called so; a token without a printed name also without the word "Token" (111.4)."""
    wanted = fold(name)
    for own in candidate.names:
        called = fold(own)
        if called == wanted or (candidate.is_token and called.removesuffix(" token") == wanted.removesuffix(" token")):
            return True
    return False


def fits(reference: Reference, candidate: ObjectLike, *, mode: int | None = None) -> bool:
    """Whether everything said holds for the object, apart from ``nth``.

    ``mode`` is the mode that is asking for the object, if one is; a reference with a mode then fits only there.
    """
    if reference.is_player or not reference.describes_object:
        return False
    if reference.mode is not None and mode != reference.mode:
        return False
    if reference.name is not None and not has_name(candidate, reference.name):
        return False
    if reference.label is not None and candidate.label != reference.label:
        return False
    if reference.token is not None and candidate.is_token != reference.token:
        return False
    if reference.copy is not None and candidate.is_copy != reference.copy:
        return False
    if reference.unnamed is not None and reference.unnamed == bool(candidate.names):
        return False
    if reference.zone is not None and candidate.zone != reference.zone:
        return False
    if reference.controller is not None and candidate.controller != reference.controller:
        return False
    if reference.owner is not None and candidate.owner != reference.owner:
        return False
    if reference.player is not None and holder(candidate) != reference.player:
        return False
    return reference.ability is None or has_ability_text(candidate, reference.ability)


def means(reference: Reference, candidate: ObjectLike, *, mode: int | None = None) -> bool:
    """Whether the object is meant in an action or an answer: it fits, or it lies face down without a name and its card
    is called so."""
    if fits(reference, candidate, mode=mode):
        return True
    if reference.name is None or candidate.names:
        return False
    if all(fold(name) != fold(reference.name) for name in candidate.card_names):
        return False
    return fits(msgspec.structs.replace(reference, name=None, unnamed=True), candidate, mode=mode)


def holder(candidate: ObjectLike) -> str:
    """Return who has the object: its controller on the battlefield and on the stack, else its owner."""
    return candidate.controller if candidate.zone in ("battlefield", "stack") else candidate.owner


def has_ability_text(candidate: ObjectLike, text: str) -> bool:
    """Whether the object is an ability on the stack whose text starts so."""
    return candidate.zone == "stack" and any(
        rule_text.starts_with(own, text, candidate.text_names) for own in candidate.ability_texts
    )


def fits_player(reference: Reference, player: PlayerName, *, mode: int | None = None) -> bool:
    """Whether the reference means this player."""
    return reference.is_player and reference.player == player and reference.mode in (None, mode)


def matching(reference: Reference, candidates: Iterable[ObjectT], *, mode: int | None = None) -> list[ObjectT]:
    """Return what the reference can mean among the candidates, which stand in canonical order: with ``nth`` one at
    most, else all that fit."""
    found = [candidate for candidate in candidates if fits(reference, candidate, mode=mode)]
    return found if reference.nth is None else found[reference.nth - 1 : reference.nth]
