"""601.2g–h: a payment as its player sees it before it is made, and changes it source by source.

Under full control (the option ``full_control`` and a seat) every payment of mana is a decision of the kind PAYMENT. Its
action AUTOMATIC carries out a plan, which :func:`payment_plan` tells beforehand; :func:`plan_without` answers the
decision so that some sources are left alone, and :func:`needs_asking` tells whether there is anything to choose:

>>> plan = payment_plan(view)                      # doctest: +SKIP
>>> [(view.object(one.source).name, one.mana) for one in plan.sources]   # doctest: +SKIP
[('Forest', ('G',)), ('Island', ('U',))]
>>> answers = plan_without(view, {plan.sources[1].source})   # doctest: +SKIP

Everything is made of what the deciding player may know, by the planner that pays, and the position stays as it is.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.ability import Activated
from apnap.abilities.cost import CostPart, PayLife
from apnap.abilities.values import ALL_COLORS
from apnap.abilities.walk import node_key
from apnap.ids import NO_REF, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action
from apnap.rules.machine import FINISHED, advance, take_answer
from apnap.rules.mana_abilities import GIVES_UP, Shape, profile_of
from apnap.rules.mana_costs import KINDS_MASK, SNOW_PIP, TWOBRID
from apnap.rules.mana_plan import Activation
from apnap.rules.paying_alike import is_settled
from apnap.rules.paying_by_hand import AUTOMATIC
from apnap.rules.paying_steps import GIVE_UP, PARTS, Paying, gives_up_unasked, highest_tier, plan_of
from apnap.rules.producing import letters_of
from apnap.rules.quantities import amount
from apnap.rules.rehearsing import rehearse

if TYPE_CHECKING:
    from apnap.rules.seen import Handle
    from apnap.rules.state import State
    from apnap.rules.view import View

_PAID: Final = (GIVE_UP, PARTS, PARTS + 1)
"""Where a payment goes on when its mana has been paid."""
_STEPS: Final = 5_000
"""How many steps are tried until the mana is paid."""


class PlannedSource:
    """A mana ability that a plan activates. In a decision it is the option ``Action(ACTIVATE, source, index)``."""

    __slots__ = ("source", "index", "mana", "paid", "sacrificed", "life", "counters", "does_more")

    def __init__(self) -> None:
        self.source: Handle = 0
        self.index = 0
        self.mana: tuple[str, ...] = ()
        """The letters of the mana that it adds, less what triggers add to it."""
        self.paid: tuple[str, ...] = ()
        """The letters of the mana that its own cost takes from the pool."""
        self.sacrificed: tuple[Handle, ...] = ()
        self.life = 0
        """The life that its cost takes."""
        self.counters: tuple[tuple[str, int], ...] = ()
        """The counters that its cost removes from it."""
        self.does_more = False
        """Its effect does something else besides adding mana."""

    @property
    def gives_up(self) -> bool:
        """Whether it does anything but add mana, or costs anything but mana and tapping."""
        return bool(self.sacrificed or self.life or self.counters or self.does_more)

    @property
    def action(self) -> Action:
        """The option of the decision that activates it by hand."""
        return Action(dec.ACTIVATE, self.source, self.index)

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, for JSON."""
        return {name: _plain(getattr(self, name)) for name in self.__slots__}


class PaymentPlan:
    """How the rest of a payment will be paid."""

    __slots__ = ("cost", "sources", "floating", "left", "parts", "life", "helpers", "unasked", "automatic", "answers")

    def __init__(self) -> None:
        self.cost: tuple[str, ...] = ()
        """The symbols of the mana that is still to be paid: ``("2", "G")``."""
        self.sources: tuple[PlannedSource, ...] = ()
        """The mana abilities to activate, in order."""
        self.floating: tuple[str, ...] = ()
        """The letters of the mana in the pool now that is spent."""
        self.left: tuple[str, ...] = ()
        """The letters of the mana that is in the pool when the cost is paid."""
        self.parts: tuple[CostPart, ...] = ()
        """What the cost takes besides mana. What of it is to be chosen is asked."""
        self.life = 0
        """The life that these parts take."""
        self.helpers: tuple[Handle, ...] = ()
        """What has been chosen to be tapped or exiled rather than paying mana (702.51a)."""
        self.unasked = False
        """Among the parts may be something that the player has not chosen to give: see :func:`takes_unasked`."""
        self.automatic = False
        """The action AUTOMATIC does just this."""
        self.answers: tuple[int, ...] = ()
        """How to answer this decision, and those that follow, to pay in this way."""

    @property
    def gives_up(self) -> bool:
        """Whether a mana ability of it does anything but add mana, or costs anything but mana and tapping."""
        return any(one.gives_up for one in self.sources)

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data, for JSON."""
        data = {name: _plain(getattr(self, name)) for name in self.__slots__ if name not in ("sources", "parts")}
        data["sources"] = [one.to_data() for one in self.sources]
        data["parts"] = [node_key(type(part)) for part in self.parts]
        return data


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def payment_plan(view: View, without: Collection[Handle] = (), giving_up: bool = False) -> PaymentPlan | None:
    """Return how the payment that the view's player decides on now can be paid; None: in no such way, or there is none.

    Without more arguments it is what the action AUTOMATIC does (601.2g).

    :param without: permanents to be left alone: not used for mana (the cost itself may still take them)
    :param giving_up: if nothing else suffices, use mana abilities that give something up or do more than add mana, too
    """
    frame = _paying(view)
    if frame is None:
        return None
    state = view._state
    barred = tuple(ref for ref in state.battlefield if view.handle(ref) in without) if without else ()
    tier = highest_tier(frame, state)
    planned = plan_of(frame, state, tier, barred)
    automatic = planned is not None and (not barred or planned == plan_of(frame, state, tier))
    if planned is None and giving_up:
        planned = plan_of(frame, state, GIVES_UP, barred)
    if planned is None:
        return None
    rehearsed = (state.fork(), ()) if automatic else rehearse(state, planned[1])
    last = _index_of_automatic(state) if automatic else dec.DONE
    if rehearsed is None or last is None:
        return None
    new, answers = rehearsed
    _pay(new, len(state.frames), last)
    (generic, pips), activations = planned
    plan = PaymentPlan()
    plan.cost = symbols_of(generic, pips) if frame.given else symbols_of(frame.generic, frame.pips)
    plan.sources = tuple(_source(view, activation) for activation in activations)
    plan.parts = frame.parts
    plan.life = sum(amount(state, part.n, frame.context) for part in frame.parts if isinstance(part, PayLife))
    plan.helpers = tuple(view.handle(ref) for ref in frame.helpers)
    plan.unasked = gives_up_unasked(frame)
    plan.automatic = automatic
    plan.answers = (*answers, last)
    plan.floating, plan.left = _floating(state, new, frame.player)
    return plan


def plan_without(view: View, excluded: Collection[Handle], giving_up: bool = False) -> tuple[int, ...] | None:
    """Return the answers that pay without the mana of some permanents; None: that can't be done.

    They answer the PAYMENT decision and those that follow it, one after another; each is legal when it is given. The
    arguments are those of :func:`payment_plan`.
    """
    plan = payment_plan(view, excluded, giving_up)
    return None if plan is None else plan.answers


def needs_asking(view: View) -> bool:
    """Tell whether it can make a difference to the player how the payment that they decide on now is made.

    False if every payment that gives nothing up taps the same, or permanents that can't be told apart, and leaves the
    same mana; or if the view's player decides on no payment. When in doubt it is True, and so it is where
    :func:`takes_unasked` is.
    """
    frame = _paying(view)
    return frame is not None and not is_settled(view._state, frame)


def takes_unasked(view: View) -> bool:
    """Tell whether the payment that the view's player decides on now takes anything besides mana that they may not have
    chosen to give, such as life for symbols that no mana can pay (107.4f): that has to be shown before it is made."""
    frame = _paying(view)
    return frame is not None and gives_up_unasked(frame)


def _paying(view: View) -> Paying | None:
    """Return the payment that the view's player decides on now."""
    state = view._state
    asked = state.decision
    if asked is None or asked.kind != dec.PAYMENT or asked.decider != view.player:
        return None
    frame = state.frames[-1]
    assert isinstance(frame, Paying)
    return frame


def symbols_of(generic: int, pips: tuple[int, ...]) -> tuple[str, ...]:
    """Return the symbols of a mana cost; those that any color can pay, as an effect says (609.4b), count as generic.

    >>> symbols_of(2, (16, 3, 31, 63))
    ('4', 'G', 'W/U')
    """
    symbols: list[str] = []
    for pip in pips:
        kinds = pip & KINDS_MASK
        if pip & SNOW_PIP and not kinds:
            symbols.append("S")
        elif kinds & ALL_COLORS == ALL_COLORS:
            generic += 1
        else:
            symbols.append(("2/" if pip & TWOBRID else "") + letters_of(kinds))
    return (str(generic), *symbols) if generic else tuple(symbols)


def _source(view: View, activation: Activation) -> PlannedSource:
    ref, index, kinds, cost, given = activation
    found = PlannedSource()
    found.source = view.handle(ref)
    found.index = index
    found.mana = tuple(letters_of(kind) for kind in kinds)
    found.paid = tuple(letters_of(kind) for kind in cost)
    shape = _shape(view._state, ref, index)
    found.sacrificed = tuple(view.handle(one) for one in ((ref, *given) if shape.sacrifice else given))
    found.life = shape.life
    found.counters = ((shape.counter, shape.counters),) if shape.counters else ()
    node = shape.ability.node
    assert isinstance(node, Activated)
    found.does_more = shape.instead is None and node.body.effect is not shape.node
    return found


def _shape(state: State, ref: Ref, index: int) -> Shape:
    abilities = characteristics(state, state.last_known(ref)).abilities
    shape = profile_of(state, abilities).shape(index)
    assert shape is not None
    return shape


# ------------------------------------------------------------------------------------ trying it on a copy


def _index_of_automatic(state: State) -> int | None:
    asked = state.decision
    option = Action(dec.SPECIAL, NO_REF, AUTOMATIC)
    return asked.options.index(option) if asked is not None and option in asked.options else None


def _floating(state: State, new: State, player: Player) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the mana of the pool that has been spent in another position, and the mana that is left there."""
    before = state.players[player].pool
    after = {(kind, tag): n for kind, tag, n in new.players[player].pool}
    spent = tuple((kind, max(0, n - after.get((kind, tag), 0))) for kind, tag, n in before)
    return _letters(spent), _letters(tuple((kind, n) for (kind, _), n in sorted(after.items())))


def _pay(state: State, depth: int, index: int) -> None:
    """Answer, and go on until something is asked or the mana is paid."""
    take_answer(state, index)
    for _ in range(_STEPS):
        frames = state.frames
        if state.decision is not None or state.over or len(frames) < depth:
            return
        if len(frames) == depth and (frames[-1].step in _PAID or frames[-1].step >= FINISHED):
            return
        advance(state)


def _letters(amounts: tuple[tuple[int, int], ...]) -> tuple[str, ...]:
    return tuple(letters_of(kind) for kind, n in amounts for _ in range(n))


__all__ = [
    "PaymentPlan", "PlannedSource", "needs_asking", "payment_plan", "plan_without", "symbols_of", "takes_unasked",
]  # fmt: skip
