"""113: the abilities: spell, activated, triggered, static, keyword.

``text`` is the printed line (English, reminder text aside); it takes no part in comparison. It identifies the
ability for people and scenarios, and the surface tree can be read from it again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost
from apnap.abilities.effect import Effect, Nothing
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Players
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.static import CostChange, StaticPart
from apnap.abilities.target import Target
from apnap.abilities.values import BATTLEFIELD


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """An ability of an object."""


@dataclass(frozen=True, slots=True)
class Division(Node):
    """601.2d: something divided among the targets of requirement ``index``: ``n`` in all, at least 1 each."""

    index: int
    n: Quantity


@dataclass(frozen=True, slots=True)
class Body(Node):
    """What a spell or ability does when it resolves: its targets and its instructions; or modes.

    With ``modes`` the rest of the body is empty. Target indexes count within the body (each mode from 0).
    """

    targets: tuple[Target, ...] = ()
    effect: Effect = Nothing()
    division: Division | None = None
    modes: Modes | None = None
    x_not_zero: bool = False
    """107.3a: 0 can't be announced for X ("X can't be 0")."""
    x_is: Quantity | None = None
    """107.3c: the text says what X is: nothing else can be announced; of one of the players ``x_of``, who is the
    iterated player in it."""
    x_of: Players | None = None
    resolves_anyway: bool = False
    """608.2b: it resolves though all of its targets have become illegal."""


@dataclass(frozen=True, slots=True)
class Modes(Node):
    """700.2: modal choices: from ``minimum`` to ``maximum`` of the modes.

    ``costs``: additional cost per mode (spree, tiered, escalate: see ``per_extra``). ``more_if``: with this
    condition the maximum is ``more`` ("if you control a …, choose both instead").
    """

    modes: tuple[Body, ...]
    minimum: Quantity = Number(1)
    maximum: Quantity = Number(1)
    repeat: bool = False
    """The same mode may be chosen more than once."""
    worth: tuple[int, ...] = ()
    """700.2i: how many pawprints each mode has: of those chosen together they are at most ``maximum``."""
    random: bool = False
    not_chosen_before: bool = False
    """"That hasn't been chosen" (for the source; ``this_turn`` resets each turn)."""
    this_turn: bool = False
    chooser: Players | None = None
    costs: tuple[Cost, ...] = ()
    per_extra: Cost | None = None
    more_if: Condition | None = None
    more: Quantity = Number(0)
    more_minimum: Quantity | None = None
    """With that condition so many at least ("choose both instead"); None: as without it ("you may choose both")."""
    all_if: str = ""
    """With the cost of that id paid, all modes are chosen (702.42a)."""
    texts: tuple[str, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Variant(Node):
    """What a spell does, and targets, instead if the cost with that id was paid (702.96a, 702.113a)."""

    paid: str
    body: Body


@dataclass(frozen=True, slots=True)
class Spell(Ability):
    """113.3a: what an instant or sorcery does (one for the whole card)."""

    body: Body
    text: str = field(default="", compare=False)
    variants: tuple[Variant, ...] = ()


@dataclass(frozen=True, slots=True)
class Activated(Ability):
    """113.3b, 602: "[cost]: [effect]". Whether it is a mana ability follows from 605.1a.

    ``zones``: where it works. ``sorcery``: only as a sorcery; ``limit``: times per turn (0: no limit);
    ``once``: only once ever (exhaust); ``who``: who may activate (None: the controller, 602.2);
    ``condition``: "activate only if"; ``keyword``: the keyword ability it comes from ("equip", "cycling");
    ``cost_changes``: "this ability costs {1} less to activate for each …" (602.2b).
    """

    cost: Cost
    body: Body
    zones: tuple[int, ...] = (BATTLEFIELD,)
    sorcery: bool = False
    limit: int = 0
    once: bool = False
    condition: Condition | None = None
    who: Players | None = None
    keyword: str = ""
    cost_changes: tuple[CostChange, ...] = ()
    instant: bool = False
    """Only as an instant (304.5): a mana ability of that kind is not activated while something is paid."""
    giver: int = 0
    """Of an ability with a limit that an effect gives: the object that gives it (602.5c)."""
    on_x: int = 0
    """Only mana of these colors may be spent on X (106.6); 0: any."""
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Triggered(Ability):
    """113.3c, 603: "when/whenever/at …, [if …,] [effect]".

    ``condition``: the intervening if (603.4). ``one_or_more``: triggers once for a group of simultaneous events
    ("whenever one or more …"), EventAmount is then their number and EventObject yields all of them.
    ``limit``: times per turn. ``zones``: where it works (leaves-the-battlefield triggers look back by themselves).
    ``do_once``: only while its controller has not done this turn what is to be done only once (603.2h).
    """

    occurrence: Occurrence
    body: Body
    condition: Condition | None = None
    one_or_more: bool = False
    limit: int = 0
    zones: tuple[int, ...] = (BATTLEFIELD,)
    keyword: str = ""
    do_once: bool = False
    together: bool = False
    """With ``one_or_more``: what several players do, or are dealt, is one event, too."""
    first_each_turn: bool = False
    """Only the first time each turn that it happens, whether or not the ability was there then."""
    only_if: Condition | None = None
    """Asked as it happens, and not again: "while this creature has a counter on it" is no intervening if."""
    giver: int = 0
    """Of an ability with a limit that an effect gives: the object that gives it (602.5c)."""
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Static(Ability):
    """113.3d, 604: statements that are simply true, possibly under a condition ("as long as")."""

    parts: tuple[StaticPart, ...]
    condition: Condition | None = None
    zones: tuple[int, ...] = (BATTLEFIELD,)
    text: str = field(default="", compare=False)


@dataclass(frozen=True, slots=True)
class Keyword(Ability):
    """702: a keyword ability with its parameters; what it does is in ``rules/keywords``.

    ``keyword`` in lower case ("flying", "cycling", "protection"). ``cost``: kicker, equip, cycling, flashback, ward …;
    ``n``: number; ``what``: quality: protection from / hexproof from (tests of a filter), enchant, typecycling;
    ``players``: protection from a player. A cost that is not only mana is in ``cost.parts``. ``instance``: which one of
    several on the same object, for those that are paid for each by itself (702.157b). ``keeps``: what protection does
    not remove that is attached already (702.16n). ``limit``, ``cost_changes``: of the activated ability that it stands
    for, as of :class:`Activated`.
    """

    keyword: str
    cost: Cost | None = None
    n: Quantity | None = None
    what: Filter | None = None
    players: Players | None = None
    text: str = field(default="", compare=False)
    instance: int = 1
    keeps: Filter | None = None
    limit: int = 0
    cost_changes: tuple[CostChange, ...] = ()


@dataclass(frozen=True, slots=True)
class Prototype(Keyword):
    """702.160, 718.2: prototype, whose ``cost`` is the other mana cost, with the other power and toughness."""

    power: int = 0
    toughness: int = 0
