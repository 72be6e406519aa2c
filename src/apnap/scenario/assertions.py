"""Assertions: what must be true (FORMAT 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from apnap.scenario.reading import Node, Reader
from apnap.scenario.references import Reference, Zone

ColorWord = Literal["white", "blue", "black", "red", "green", "colorless"]
PermanentType = Literal["artifact", "battle", "creature", "enchantment", "land", "planeswalker"]
SpellType = Literal["instant", "sorcery", "kindred", "tribal"]
OutsideType = Literal["dungeon", "plane", "phenomenon", "scheme", "vanguard", "conspiracy"]
Supertype = Literal["legendary", "basic", "snow", "world"]
TypeWord = Literal[PermanentType, SpellType, OutsideType, Supertype]
SpecialAction = Literal["turn_face_up", "foretell", "plot", "suspend", "unlock_door", "companion"]
"""The special actions that have a name (116)."""
Playing = Literal["cast", "play", "activate", "activate_mana", SpecialAction]


class Assertion(Node, frozen=True, kw_only=True):
    """One statement about the game."""

    @classmethod
    def read(cls, value: object, path: str, reader: Reader) -> Any:
        """Read an assertion of any kind."""
        return reader.one_of("assert", KINDS, value, path)


class AboutObjects(Assertion, frozen=True, kw_only=True):
    """A statement about the objects that fit a description."""

    player: str | None = None
    """Controller on the battlefield and the stack, owner elsewhere; nobody: anybody's."""
    name: str | None = None
    nth: int | None = None
    label: str | None = None
    token: bool | None = None
    copy: bool | None = None
    unnamed: bool | None = None

    @property
    def describes(self) -> bool:
        """Whether anything but the player is said about the objects."""
        return any(part is not None for part in (self.name, self.nth, self.label, self.token, self.copy, self.unnamed))

    @property
    def reference(self) -> Reference:
        """The description as a reference. With a player alone it would mean the player: see ``describes``."""
        return Reference(
            player=self.player,
            name=self.name,
            nth=self.nth,
            label=self.label,
            token=self.token,
            copy=self.copy,
            unnamed=self.unnamed,
        )

    def inconsistencies(self) -> Iterator[str]:
        """Ask for a description."""
        if all(part is None for part in (self.name, self.label, self.token, self.unnamed)):
            yield "an object must be described: name, label, token or unnamed is missing"
        if self.nth is not None and self.nth < 1:
            yield "'nth' counts from 1"


class Life(Assertion, frozen=True, kw_only=True):
    """The life total of a player (119)."""

    player: str
    value: int


class Count(AboutObjects, frozen=True, kw_only=True):
    """How many objects of a zone match; without description: all of them."""

    zone: Zone
    value: int

    def inconsistencies(self) -> Iterator[str]:
        """Nothing is asked for: all objects may be counted."""
        if self.nth is not None and self.nth < 1:
            yield "'nth' counts from 1"


class PowerToughness(AboutObjects, frozen=True, kw_only=True):
    """Power and toughness (208), current, or after layers 7a–7b (613.4)."""

    power: int | None = None
    toughness: int | None = None
    match: Literal["any", "all"] = "any"
    base: bool = False

    def inconsistencies(self) -> Iterator[str]:
        """Ask for a value to compare."""
        yield from super().inconsistencies()
        if self.power is None and self.toughness is None:
            yield "power or toughness is missing"


class Counters(AboutObjects, frozen=True, kw_only=True):
    """Counters of a kind on an object (122)."""

    counter: str
    value: int
    zone: Literal[Zone, "any"] = "battlefield"


class PlayerCounters(Assertion, frozen=True, kw_only=True):
    """Counters of a kind that a player has (122)."""

    player: str
    counter: str
    value: int


class Tapped(AboutObjects, frozen=True, kw_only=True):
    """Whether every matching permanent is tapped or untapped (110.5)."""

    expected: bool = msgspec.field(name="is")


class TappedCount(AboutObjects, frozen=True, kw_only=True):
    """How many matching permanents are tapped or untapped."""

    tapped: bool
    value: int


class AbilityNamed(AboutObjects, frozen=True, kw_only=True):
    """A statement about an ability, by its keyword or by its text."""

    ability: str | None = None
    text: str | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Ask for one way to name the ability."""
        yield from super().inconsistencies()
        if (self.ability is None) == (self.text is None):
            yield "one of 'ability' and 'text' is needed"


class Ability(AbilityNamed, frozen=True, kw_only=True):
    """Whether an object has an ability (113)."""

    has: bool
    permanents: int | None = None


class AbilityCount(AbilityNamed, frozen=True, kw_only=True):
    """How many instances of an ability an object has."""

    value: int


class Type(AboutObjects, frozen=True, kw_only=True):
    """Whether an object has a card type or supertype (205.2, 205.4)."""

    type: TypeWord
    has: bool
    zone: Zone = "battlefield"


class Subtype(AboutObjects, frozen=True, kw_only=True):
    """Whether an object has a subtype (205.3)."""

    subtype: str
    has: bool
    zone: Zone = "battlefield"


class Color(AboutObjects, frozen=True, kw_only=True):
    """Whether an object has all (or none) of the colours (105)."""

    colors: tuple[ColorWord, ...]
    has: bool

    def inconsistencies(self) -> Iterator[str]:
        """Ask for a colour."""
        yield from super().inconsistencies()
        if not self.colors:
            yield "a colour is missing"


class Damage(AboutObjects, frozen=True, kw_only=True):
    """Damage marked on an object (120.6)."""

    value: int


class Attached(AboutObjects, frozen=True, kw_only=True):
    """Whether something of that name is attached to a matching permanent (301.5, 303.4)."""

    attachment: Reference
    expected: bool = msgspec.field(name="is")

    def inconsistencies(self) -> Iterator[str]:
        """Ask for the player."""
        yield from super().inconsistencies()
        if self.player is None:
            yield "'player' is missing"


class Attacking(AboutObjects, frozen=True, kw_only=True):
    """Whether an object is attacking (508.1k)."""

    expected: bool = msgspec.field(name="is")


class FaceDown(AboutObjects, frozen=True, kw_only=True):
    """Whether an object is face down (708)."""

    expected: bool = msgspec.field(name="is")


class Attackers(Assertion, frozen=True, kw_only=True):
    """Exactly these creatures of the player attacked this turn."""

    player: str
    names: tuple[Reference, ...]


class Blockers(Assertion, frozen=True, kw_only=True):
    """Exactly these creatures of the player blocked this turn."""

    player: str
    names: tuple[Reference, ...]


class MayAttack(AboutObjects, frozen=True, kw_only=True):
    """Whether a creature could be declared as an attacker of the defender this turn (508.1)."""

    defender: Reference
    can: bool

    def inconsistencies(self) -> Iterator[str]:
        """Ask for the player."""
        yield from super().inconsistencies()
        if self.player is None:
            yield "'player' is missing"


class NamedAbility(Node, frozen=True, kw_only=True):
    """A card and one of its abilities, as one of several that would do."""

    card: Reference | None = None
    ability: str | None = None


class Playable(Assertion, frozen=True, kw_only=True):
    """Whether the player could legally begin an action now, and could pay for it."""

    player: str
    action: Playing
    can: bool
    card: Reference | None = None
    ability: str | None = None
    any_of: tuple[NamedAbility, ...] = ()
    manner: str | None = msgspec.field(name="as", default=None)
    mana: str | None = None
    cost: str | None = None
    door: Literal["left", "right"] | None = None
    name: str | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Ask what is to be played."""
        ordinary = self.action in ("cast", "play", "activate", "activate_mana")
        if ordinary and self.card is None and self.ability is None and not self.any_of:
            yield "card, ability or any_of is missing"


class ManaPool(Assertion, frozen=True, kw_only=True):
    """Mana of a colour in the pool (106.4)."""

    player: str
    color: ColorWord
    value: int


class StackSize(Assertion, frozen=True, kw_only=True):
    """How many objects are on the stack (405)."""

    value: int


class StackObject(Assertion, frozen=True, kw_only=True):
    """How many spells of a name, or abilities by the start of their text, are on the stack."""

    value: int
    spell: str | None = None
    ability: str | None = None

    def inconsistencies(self) -> Iterator[str]:
        """Ask for one of the two."""
        if (self.spell is None) == (self.ability is None):
            yield "one of 'spell' and 'ability' is needed"


class ZoneOf(Assertion, frozen=True, kw_only=True):
    """Where a labelled card is."""

    label: str
    zone: Zone
    expected: bool = msgspec.field(name="is")


class PlayerStatus(Assertion, frozen=True, kw_only=True):
    """Whether a player has won, has lost, or is in the game (104)."""

    player: str
    status: Literal["won", "lost", "in_game"]
    expected: bool = msgspec.field(name="is")


class GameResult(Assertion, frozen=True, kw_only=True):
    """How the game ended (104)."""

    result: Literal["won", "no_winner"]
    player: str | None = None


class GameOver(Assertion, frozen=True, kw_only=True):
    """Whether the game has ended."""

    expected: bool = msgspec.field(name="is")


class Turn(Assertion, frozen=True, kw_only=True):
    """The number of the current turn, from 1."""

    value: int


class ActivePlayer(Assertion, frozen=True, kw_only=True):
    """Whose turn it is (102.1)."""

    player: str


class Monarch(Assertion, frozen=True, kw_only=True):
    """Who is the monarch (725), or ``none``."""

    player: str


class EmblemCount(Assertion, frozen=True, kw_only=True):
    """How many emblems a player has (114)."""

    player: str
    value: int
    source: str | None = None


class TopCardRevealed(Assertion, frozen=True, kw_only=True):
    """Whether a player plays with the top card of their library revealed (401.5)."""

    player: str
    expected: bool = msgspec.field(name="is")


KINDS: dict[str, type[Node]] = {
    "life": Life,
    "count": Count,
    "power_toughness": PowerToughness,
    "counters": Counters,
    "player_counters": PlayerCounters,
    "tapped": Tapped,
    "tapped_count": TappedCount,
    "ability": Ability,
    "ability_count": AbilityCount,
    "type": Type,
    "subtype": Subtype,
    "color": Color,
    "damage": Damage,
    "attached": Attached,
    "attacking": Attacking,
    "face_down": FaceDown,
    "attackers": Attackers,
    "blockers": Blockers,
    "may_attack": MayAttack,
    "playable": Playable,
    "mana_pool": ManaPool,
    "stack_size": StackSize,
    "stack_object": StackObject,
    "zone_of": ZoneOf,
    "player_status": PlayerStatus,
    "game_result": GameResult,
    "game_over": GameOver,
    "turn": Turn,
    "active_player": ActivePlayer,
    "monarch": Monarch,
    "emblem_count": EmblemCount,
    "top_card_revealed": TopCardRevealed,
}
"""Every kind of assertion by its name in files."""
