"""608.2: choices and flow: sequence, if, may, for each, repeat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost
from apnap.abilities.effect_base import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class Choose(Effect):
    """608.2d: players choose objects that fit, from ``minimum`` to ``n``; remembered in ``slot``.

    ``among`` limits the choice to these objects (revealed cards, a slot)."""

    who: Players
    what: Filter
    n: Quantity | None = Number(1)
    slot: int = 0
    minimum: Quantity | None = None
    """None: equal to ``n``."""
    among: Objects | None = None
    random: bool = False
    total: Node | None = None
    """"With total power 4 or less": a StatTotal over what each player chooses."""
    distinct: int | None = None
    """What all that a player chooses must have different ones of: one of the DISTINCT constants of quantities."""
    apart: bool = False
    """No player chooses what another has chosen before."""
    also: tuple[Filter, ...] = ()
    """Each player then chooses as many for each of these, too; the same object may be chosen for several."""


@dataclass(frozen=True, slots=True)
class ChoosePlayers(Effect):
    """A player chooses ``n`` players among ``among``; remembered in ``slot``."""

    who: Players
    among: Players
    slot: int
    n: Quantity = Number(1)
    random: bool = False
    minimum: Quantity | None = None
    """None: equal to ``n``."""


# kinds of words a player can be asked for
CHOOSE_COLOR: Final = 0
CHOOSE_CREATURE_TYPE: Final = 1
CHOOSE_CARD_TYPE: Final = 2
CHOOSE_CARD_NAME: Final = 3
CHOOSE_BASIC_LAND_TYPE: Final = 4
CHOOSE_PLAYER: Final = 5
CHOOSE_OPPONENT: Final = 6
CHOOSE_NUMBER: Final = 7
CHOOSE_LAND_TYPE: Final = 8
CHOOSE_ODD_OR_EVEN: Final = 9
CHOOSE_ANCHOR: Final = 10  # an anchor word (614.12c)
CHOOSE_PLANESWALKER_TYPE: Final = 12
CHOOSE_SECTOR: Final = 11  # alpha, beta, gamma (702.158d)


@dataclass(frozen=True, slots=True)
class ChooseWord(Effect):
    """A player chooses a colour, creature type, name, number …: a CHOOSE constant.

    ``remember``: kept with the source permanent (607.2d) for HasChosenColor, ChosenPlayer …"""

    who: Players
    kind: int
    slot: int = 0
    remember: bool = True
    minimum: int = 0
    maximum: int = 20
    words: tuple[str, ...] = ()
    """Non-empty: only these may be chosen."""
    types: int = 0
    """Of card names: those of cards with one of these card types (0: of any)."""
    without: int = 0
    """Of card names: those of cards with none of these card types."""
    random: bool = False
    """Chance chooses; no player and no card name."""


@dataclass(frozen=True, slots=True)
class ChooseMode(Effect):
    """A choice made on resolution between effects ("choose one at random", "villainous choice", "A or B")."""

    who: Players
    options: tuple[Effect, ...]
    labels: tuple[str, ...] = ()
    random: bool = False
    even_impossible: bool = False
    """701.55b: an option may be chosen though it is illegal or impossible."""


@dataclass(frozen=True, slots=True)
class NoteNumber(Effect):
    """607.2d: keep a number with the source permanent under a name ("tribute")."""

    name: str
    n: Quantity


@dataclass(frozen=True, slots=True)
class SetNumberAside(Effect):
    """Remember a number as the amount of a slot: "X" in what follows the sentence that says what X is (107.3)."""

    n: Quantity
    slot: int


@dataclass(frozen=True, slots=True)
class NoteDone(Effect):
    """603.2h: the action that the source says to take only once each turn is taken."""


@dataclass(frozen=True, slots=True)
class ChooseChapter(Effect):
    """714.3b: a number from one to the final chapter number of the source is chosen and remembered in ``slot``."""

    who: Players
    slot: int


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """No instruction."""


@dataclass(frozen=True, slots=True)
class Sequence(Effect):
    """608.2c: instructions in the order written."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class If(Effect):
    """The condition is looked at when this is reached."""

    condition: Condition
    then: Effect
    otherwise: Effect = Nothing()


@dataclass(frozen=True, slots=True)
class May(Effect):
    """``who`` may have the effect happen; the slot remembers whether they did (Happened)."""

    who: Players
    effect: Effect
    slot: int = 0
    otherwise: Effect = Nothing()


@dataclass(frozen=True, slots=True)
class MayPay(Effect):
    """``who`` may pay the cost; if they do, ``then``; else ``otherwise`` ("unless" has only ``otherwise``).

    Several players: each in turn order may; ``then`` happens once if anyone did (``anyone``) or for each who did.
    """

    who: Players
    cost: Cost
    then: Effect = Nothing()
    otherwise: Effect = Nothing()
    slot: int = 0
    x_cost: Quantity | None = None
    """"{1} for each …": the generic mana is multiplied by this."""
    any_amount: bool = False
    """X in the cost is chosen as it is paid ("any amount of {E}"); the slot then remembers X."""
    least: int = 0
    """X is at least that ("one or more {E}")."""
    repeat: int = 1
    """How often the cost may be paid, one time after the other (0: any number of times); the slot remembers how often
    it was."""


@dataclass(frozen=True, slots=True)
class ForEachPlayer(Effect):
    """Each of the players in turn order carries it out; inside they are IteratedPlayer."""

    who: Players
    effect: Effect
    gathers: int = 0
    """The slot of each turn whose objects are gathered in the slot ``into``."""
    into: int = 0


@dataclass(frozen=True, slots=True)
class ForEachObject(Effect):
    """For each of the objects; inside it is Iterated."""

    what: Objects
    effect: Effect
    gathers: int = 0
    """The slot of each turn whose objects are gathered in the slot ``into``."""
    into: int = 0
    chosen: bool = False
    """701.50d: the players, in APNAP order, choose which of theirs comes next; else they come in canonical order."""


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """Carry it out ``n`` times."""

    n: Quantity
    effect: Effect
    gathers: int = 0
    """The slot of each turn whose objects are gathered in the slot ``into``."""
    into: int = 0


@dataclass(frozen=True, slots=True)
class RepeatWhile(Effect):
    """Repeat the process as long as the condition holds after each time."""

    effect: Effect
    condition: Condition


@dataclass(frozen=True, slots=True)
class InsteadIf(Effect):
    """614.15 style "if …, instead": when the condition holds as it is reached, the second replaces the first."""

    condition: Condition
    instead: Effect
    normally: Effect
