"""Actions: the entries of a script (FORMAT 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

import msgspec

from apnap.scenario.answers import Answer, Cost
from apnap.scenario.assertions import Assertion, NamedAbility, SpecialAction
from apnap.scenario.moments import Moment
from apnap.scenario.reading import Node, Reader, shown
from apnap.scenario.references import Reference


class OnStack(Node, frozen=True):
    """An object on the stack: the name of a spell, or a text that its own text contains."""

    name: str | None = None
    text: str | None = None

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read a name or ``{text: …}``."""
        if isinstance(value, str):
            name = reader.text(value, path)
            return None if name is None else cls(name=name)
        if isinstance(value, dict) and list(value) == ["text"]:
            text = reader.text(value["text"], f"{path}.text")
            return None if text is None else cls(text=text)
        return reader.refuse(path, f"must be the name of a spell or {{text: …}}, not {shown(value)}")


class When(Node, frozen=True, kw_only=True):
    """What an entry waits for."""

    on_stack: OnStack | None = None
    not_on_stack: OnStack | None = None
    copy_on_stack: OnStack | None = None
    top_of_stack: OnStack | None = None
    mana_in_pool: int | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Ask for one condition."""
        if sum(getattr(self, field) is not None for field in self.__struct_fields__) != 1:
            yield f"one condition is needed: {', '.join(self.__struct_fields__)}"


class CostChoice(Node, frozen=True):
    """Which cost a spell is cast for, inside its entry: a word, or the fields of an answer."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read ``evoke`` like ``{cost: evoke}``."""
        if isinstance(value, str) and value:
            return Cost(cost=value)
        return reader.fields(Cost, value, path)


class Action(Node, frozen=True, kw_only=True):
    """One entry. ``at`` and ``player`` are filled in by the loader where they were left out."""

    at: Moment | None = None
    player: str = ""
    optional: bool = False
    when: When | None = None
    choices: tuple[Answer, ...] = ()

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read an action of any kind."""
        return reader.one_of("do", KINDS, value, path)


class Play(Action, frozen=True, kw_only=True):
    """Play a land (305)."""

    card: Reference | None = None
    any_of: tuple[NamedAbility, ...] = ()

    def inconsistencies(self) -> Iterator[str]:
        """Ask for the land."""
        if self.card is None and not self.any_of:
            yield "'card' is missing"


class Announced(Action, frozen=True, kw_only=True):
    """What is chosen while a spell or ability is put onto the stack (601.2b–c)."""

    targets: tuple[Reference, ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Refuse counting modes from 0."""
        if any(mode < 1 for mode in self.modes):
            yield "modes are numbered from 1"
        if self.x is not None and self.x < 0:
            yield "X can't be negative (107.1b)"


class Cast(Announced, frozen=True, kw_only=True):
    """Cast a spell (601)."""

    card: Reference
    manner: str | None = msgspec.field(name="as", default=None)
    """The way it is cast: ``morph``, ``flashback`` …"""
    cost: Annotated[Cost, CostChoice] | None = None


class Activate(Announced, frozen=True, kw_only=True):
    """Activate an ability (602)."""

    card: Reference | None = None
    ability: str | None = None
    any_of: tuple[NamedAbility, ...] = ()
    mana: str | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Ask for the ability."""
        yield from super().inconsistencies()
        if self.ability is None and not self.any_of:
            yield "'ability' is missing"


class ActivateMana(Activate, frozen=True, kw_only=True):
    """Activate a mana ability (605)."""


class Special(Action, frozen=True, kw_only=True):
    """Take a special action (116)."""

    action: SpecialAction
    card: Reference | None = None
    cost: str | None = None
    door: Literal["left", "right"] | None = None
    name: str | None = None
    any_of: tuple[NamedAbility, ...] = ()
    targets: tuple[Reference, ...] = ()

    def inconsistencies(self) -> Iterator[str]:
        """Ask which door."""
        if self.action == "unlock_door" and self.door is None and self.name is None:
            yield "'door' is missing: left or right"


class Attack(Action, frozen=True, kw_only=True):
    """Declare one attacker (508.1)."""

    attacker: Reference
    defender: Reference | None = None


class AttackNone(Action, frozen=True, kw_only=True):
    """Declare no attackers in this combat."""


class Block(Action, frozen=True, kw_only=True):
    """Declare one blocker for one attacker (509.1)."""

    blocker: Reference
    attacker: Reference


class BlockNone(Action, frozen=True, kw_only=True):
    """Declare no blockers in this combat."""


class Resolve(Action, frozen=True, kw_only=True):
    """Pass priority until the stack is empty, or that many times while it is not."""

    count: int | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Refuse to wait for nothing."""
        if self.count is not None and self.count < 1:
            yield "'count' must be at least 1"


class Pass(Action, frozen=True, kw_only=True):
    """Pass priority once (117.3d)."""


class PassUntil(Action, frozen=True, kw_only=True):
    """No action: sets the moment of the player's following entries."""

    until: Moment


class Concede(Action, frozen=True, kw_only=True):
    """Concede the game (104.3a)."""


class Check(Action, frozen=True, kw_only=True):
    """Evaluate assertions at this moment."""

    expect: tuple[Assertion, ...]


class AddCounters(Action, frozen=True, kw_only=True):
    """Put counters on a permanent by fiat."""

    object: Reference
    counter: str
    count: int

    def inconsistencies(self) -> Iterator[str]:
        """Refuse to put none."""
        if self.count < 1:
            yield "'count' must be at least 1"


KINDS: dict[str, type[Node]] = {
    "play": Play,
    "cast": Cast,
    "activate": Activate,
    "activate_mana": ActivateMana,
    "special": Special,
    "attack": Attack,
    "attack_none": AttackNone,
    "block": Block,
    "block_none": BlockNone,
    "resolve": Resolve,
    "pass": Pass,
    "pass_until": PassUntil,
    "concede": Concede,
    "check": Check,
    "add_counters": AddCounters,
}
"""Every kind of action by its name in files."""
