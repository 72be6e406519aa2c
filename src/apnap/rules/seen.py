"""109.3, 400.2: what one player sees: objects, players and decisions, with names that are the seat's own.

A *handle* stands where the kernel has a reference. It is made only of what the seat may know, so that a shuffled card
can't be followed by it: an object in a public zone, or in the seat's own hand, is called by the time of its arrival;
any other hidden card that the seat knows is called by its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.values import CARD_TYPE_NAMES, COLOR_NAMES, SUPERTYPE_NAMES, ZONE_NAMES, names_of
from apnap.ids import NO_PLAYER, Player
from apnap.rules import decisions as dec
from apnap.rules.decisions import Option
from apnap.rules.mana_costs import NO_COST, ParsedCost

if TYPE_CHECKING:
    from apnap.rules.definitions import CompiledAbility, Definition

Handle = int
"""What a seat calls an object; 0 is no object."""

PLACE_BASE: Final = 1 << 40
"""Handles from here on name hidden cards by their place."""


class SeenObject:
    """An object as a seat sees it. If the seat does not know which card it is, ``known`` is False and all that is
    printed on it is empty."""

    __slots__ = (
        "handle", "zone", "kind", "owner", "controller", "known", "name", "definition", "face", "cost", "mana_value",
        "colors", "supertypes", "card_types", "subtypes", "power", "toughness", "keywords", "abilities", "tapped",
        "face_down", "phased_out", "sick", "counters", "damage", "attached_to", "attachments", "attacking", "blocking",
        "blocked_by", "blocked", "choices", "targets", "modes", "x", "source", "text", "assigned",
        "ability", "components",
    )  # fmt: skip

    def __init__(self) -> None:
        self.handle: Handle = 0
        self.zone = 0
        self.kind = 0
        self.owner: Player = NO_PLAYER
        self.controller: Player = NO_PLAYER
        self.known = False
        self.name = ""
        self.definition: Definition | None = None
        """The whole card, for agents that read cards themselves."""
        self.face = 0
        self.cost: ParsedCost = NO_COST
        self.mana_value = 0
        self.colors = 0
        self.supertypes = 0
        self.card_types = 0
        self.subtypes: tuple[str, ...] = ()
        self.power = 0
        self.toughness = 0
        self.keywords = 0
        self.abilities: tuple[CompiledAbility, ...] = ()
        self.tapped = False
        self.face_down = False
        self.phased_out = False
        self.sick = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.damage = 0
        self.attached_to = 0
        """A handle, or a player as a negative number (:mod:`~apnap.rules.entities`), like the next ones."""
        self.attachments: tuple[Handle, ...] = ()
        self.attacking = 0
        self.blocking: tuple[Handle, ...] = ()
        self.blocked_by: tuple[Handle, ...] = ()
        self.blocked = False
        self.choices: tuple[tuple[str, int | str], ...] = ()
        self.targets: tuple[tuple[int, ...], ...] = ()
        self.modes: tuple[int, ...] = ()
        self.x = 0
        self.source: Handle = 0
        """For an ability on the stack: the object it comes from."""
        self.text = ""
        """For an ability on the stack: its printed line."""
        self.assigned: tuple[tuple[Handle, int, int], ...] = ()
        """For combat damage on the stack: sources, what they deal damage to, and how much."""
        self.components: tuple[str, ...] = ()
        """The names of the cards and tokens that represent a permanent, the topmost first, if they are several (730.2);
        empty: face down."""
        self.ability: CompiledAbility | None = None
        """For an ability on the stack: which one, for agents."""

    def counter(self, kind: str) -> int:
        """Return how many counters of that kind are on it."""
        for name, n in self.counters:
            if name == kind:
                return n
        return 0

    def to_data(self) -> dict[str, Any]:
        """Return what is seen as plain data, without what is empty."""
        data: dict[str, Any] = {"handle": self.handle, "zone": ZONE_NAMES[self.zone]}
        if self.known:
            data["card_types"] = list(names_of(self.card_types, CARD_TYPE_NAMES))
            data["colors"] = list(names_of(self.colors, COLOR_NAMES))
            data["supertypes"] = list(names_of(self.supertypes, SUPERTYPE_NAMES))
            data["abilities"] = [ability.text or ability.keyword for ability in self.abilities]
        for name in _PLAIN_FIELDS:
            value = getattr(self, name)
            if value or value is False:
                data[name] = _plain(value)
        return data


_PLAIN_FIELDS: Final = (
    "kind", "owner", "controller", "known", "name", "face", "mana_value", "subtypes", "power", "toughness", "tapped",
    "face_down", "phased_out", "sick", "counters", "damage", "attached_to", "attachments", "attacking", "blocking",
    "blocked_by", "blocked", "choices", "targets", "modes", "x", "source", "text", "assigned",
    "components",
)  # fmt: skip


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


class SeenPlayer:
    """A player as a seat sees them: everything of theirs that is public (402.3, 401.3)."""

    __slots__ = (
        "seat", "team", "life", "hand_size", "library_size", "sideboard_size", "counters", "pool", "lands_played",
        "in_game", "lost_reason", "mulligans", "marks", "hand", "library", "graveyard", "cards_drawn", "spells_cast",
        "removed",
    )  # fmt: skip

    def __init__(self) -> None:
        self.seat: Player = NO_PLAYER
        self.team = 0
        self.life = 0
        self.hand_size = 0
        self.library_size = 0
        self.sideboard_size = 0
        self.counters: tuple[tuple[str, int], ...] = ()
        self.pool: tuple[tuple[int, int, int], ...] = ()
        self.lands_played = 0
        self.in_game = True
        self.lost_reason = 0
        self.mulligans = 0
        self.marks: tuple[tuple[str, int], ...] = ()
        self.hand: tuple[SeenObject, ...] = ()
        """The cards of the hand that the seat knows."""
        self.library: tuple[tuple[int, SeenObject], ...] = ()
        """The cards of the library that the seat knows, with their place from the top (0 is the top card)."""
        self.graveyard: tuple[SeenObject, ...] = ()
        """Oldest first."""
        self.cards_drawn = 0
        self.spells_cast = 0
        self.removed: tuple[SeenObject, ...] | None = None
        """classic:217.1: the player's own pile of cards removed from the game; None where exile is one for all."""

    def to_data(self) -> dict[str, Any]:
        """Return what is seen as plain data."""
        data: dict[str, Any] = {name: _plain(getattr(self, name)) for name in self.__slots__[:13]}
        data["hand"] = [card.to_data() for card in self.hand]
        data["library"] = [[place, card.to_data()] for place, card in self.library]
        data["graveyard"] = [card.to_data() for card in self.graveyard]
        data["cards_drawn"] = self.cards_drawn
        data["spells_cast"] = self.spells_cast
        if self.removed is not None:
            data["removed"] = [card.to_data() for card in self.removed]
        return data


class SeenDecision:
    """The waiting decision as a seat sees it: with its options if the seat decides, else only who decides what.

    Options are as in :class:`~apnap.rules.decisions.Decision`, with handles for references; they stand at the same
    indexes. The answer to a decision is such an index, or ``decisions.DONE`` where ``can_finish`` allows it.
    """

    __slots__ = (
        "kind", "player", "decider", "options", "purpose", "source", "subject", "chosen", "earlier", "minimum",
        "maximum", "can_finish", "labels", "rule", "about", "lines", "chosen_labels",
    )  # fmt: skip

    def __init__(self) -> None:
        self.kind = dec.PRIORITY
        self.player: Player = NO_PLAYER
        self.decider: Player = NO_PLAYER
        self.options: tuple[Option, ...] = ()
        self.purpose = ""
        self.source: Handle = 0
        self.subject = 0
        self.chosen: tuple[Option, ...] = ()
        self.earlier: tuple[Handle, ...] = ()
        """What players before this one chose for the same instruction; everybody sees it (101.4b)."""
        self.minimum = 1
        self.maximum = 1
        self.can_finish = False
        self.labels: tuple[str, ...] = ()
        self.rule = ""
        self.about: tuple[Handle, ...] = ()
        """603.3b: of abilities to be put on the stack, which are options by their indexes, the sources …"""
        self.lines: tuple[str, ...] = ()
        """… and their printed lines; ``labels`` are the names of the sources."""
        self.chosen_labels: tuple[str, ...] = ()
        """The names of the sources of those that have been put in order already."""

    def to_data(self) -> dict[str, Any]:
        """Return what is seen as plain data."""
        return {
            "kind": dec.KIND_NAMES[self.kind],
            "player": self.player,
            "decider": self.decider,
            "options": [_option_data(option) for option in self.options],
            "purpose": self.purpose,
            "source": self.source,
            "subject": self.subject,
            "chosen": [_option_data(option) for option in self.chosen],
            "earlier": list(self.earlier),
            "minimum": self.minimum,
            "maximum": self.maximum,
            "can_finish": self.can_finish,
            "labels": list(self.labels),
            "rule": self.rule,
            "about": list(self.about),
            "lines": list(self.lines),
            "chosen_labels": list(self.chosen_labels),
        }


def _option_data(option: Option) -> Any:
    if isinstance(option, dec.Action):
        return [dec.ACTION_NAMES[option.kind], option.ref, option.index]
    return _plain(option)
