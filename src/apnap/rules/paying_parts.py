"""601.2h: paying the parts of a cost that are not mana."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.cost import CostPart
from apnap.abilities.effect import Effect
from apnap.abilities.values import EXILE, GRAVEYARD, HAND
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.choices import choose, choose_objects, choose_yes_no
from apnap.rules.context import Context
from apnap.rules.cost_parts import (
    CHOOSING,
    candidates,
    count_of,
    counter_holders,
    loyalty_change,
    needed,
    parts_payable,
)
from apnap.rules.counters import put_counters, remove_counters
from apnap.rules.crewing import choose_for_power
from apnap.rules.decisions import WORD
from apnap.rules.entities import entity_of_player
from apnap.rules.events import Event
from apnap.rules.evidence import COLLECT, choose_evidence
from apnap.rules.happen import happen, happen_all
from apnap.rules.libraries import action
from apnap.rules.life import lose_life
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.permanents import about
from apnap.rules.programs import start_program
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State

PURPOSES: Final[dict[type[CostPart], str]] = {
    c.SacrificeObjects: "sacrifice",
    c.DiscardCards: "discard",
    c.ExileObjects: "exile",
    c.TapObjects: "tap",
    c.UntapObjects: "untap",
    c.ReturnObjects: "return",
    c.RevealObjects: "reveal",
    c.PutCountersOn: "put_counters",
    c.PutObjects: "put_cards",
    c.Behold: "behold",
}
"""What a choice of objects for a part is called in decisions."""


class PayingParts(Procedure):
    """Pay the parts one after another; ``state.result`` is then (1, the objects chosen for it …)."""

    __slots__ = ("player", "parts", "context", "paid", "part", "holder", "left", "for_mana", "objects")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.parts: tuple[CostPart, ...] = ()
        self.context = Context()
        self.paid: tuple[Ref, ...] = ()
        self.part: CostPart = c.TapThis()
        self.holder: Ref = NO_REF
        """The permanent that counters are removed from."""
        self.left = 0
        """How many counters of any kind are still to be removed from it."""
        self.for_mana = False
        """106.12: what is tapped is tapped for mana."""
        self.objects: tuple[Ref, ...] = ()
        """What is sacrificed, if that is settled; else it is asked."""


_NEXT: Final = 0
_PAY: Final = 1
_TAKE_HOLDER: Final = 2
_TAKE_KIND: Final = 3
_KIND: Final = 4
_BEGIN: Final = 5
_BY_CHANCE: Final = 4
"""The rank of parts that chance or a library settles."""


def _rank(part: CostPart) -> int:
    """The order of payment: nothing that is moved first is needed later; chance and libraries come last (601.2h)."""
    if isinstance(part, c.TapThis | c.TapObjects | c.TapForPower | c.UntapThis | c.UntapObjects):
        return 0
    if isinstance(part, c.MillCards | c.ExileTop) or (isinstance(part, c.DiscardCards) and part.random):
        return _BY_CHANCE
    if isinstance(part, c.EffectCost):
        return 3
    if isinstance(part, c.SacrificeThis | c.DiscardThis | c.ExileThis | c.ReturnThis):
        return 2
    return 1


def pay_parts(
    state: State,
    player: Player,
    parts: tuple[CostPart, ...],
    context: Context,
    for_mana: bool = False,
    objects: tuple[Ref, ...] = (),
) -> None:
    """Pay parts that are known to be payable. Last act of a step.

    ``for_mana``: for a mana ability (106.12). ``objects``: what is sacrificed, if that is settled.
    """
    frame = PayingParts()
    frame.player = player
    frame.parts = tuple(sorted(parts, key=_rank))
    frame.context = context.copy()
    frame.for_mana = for_mana
    frame.objects = objects
    if state.rulebook.cost_steps != "random_last" and _order_matters(frame, state):
        frame.step = _BEGIN
    call(state, frame)


def _order_matters(frame: PayingParts, state: State) -> bool:
    """2016:601.2h: in the older books costs are paid in any order, so that what chance or a library settles may come
    first. That is asked where it makes a difference, and if whatever comes of it leaves the rest payable."""
    by_chance = [part for part in frame.parts if _rank(part) == _BY_CHANCE]
    others = tuple(part for part in frame.parts if 0 < _rank(part) < _BY_CHANCE)
    if not by_chance or not any(isinstance(part, CHOOSING) for part in others):
        return False
    at_random = [part for part in by_chance if isinstance(part, c.DiscardCards)]
    if sum(needed(state, part, frame.context) for part in at_random) > 1:
        return False
    return all(
        parts_payable(state, frame.player, others, frame.context, without=(ref,))
        for part in at_random
        for ref in candidates(state, frame.player, part, frame.context)
    )


def _begin(frame: PayingParts, state: State) -> None:
    choose_yes_no(state, frame.player, "chance_first", frame.context.source, "601.2h")


def _begun(frame: PayingParts, state: State) -> None:
    frame.step = _NEXT
    if state.result == (1,):
        first = tuple(part for part in frame.parts if _rank(part) == _BY_CHANCE)
        frame.parts = (*first, *(part for part in frame.parts if part not in first))


def _next(frame: PayingParts, state: State) -> None:
    if not frame.parts:
        state.result = (1, *frame.paid)
        finish(frame)
        return
    part = frame.part = frame.parts[0]
    frame.parts = frame.parts[1:]
    source = frame.context.source
    if isinstance(part, c.RemoveCounters):
        frame.step = _TAKE_HOLDER
        choose_objects(
            state,
            frame.player,
            counter_holders(state, frame.player, part, frame.context),
            1,
            1,
            "remove_counters",
            source,
            "601.2h",
        )
    elif isinstance(part, c.EffectCost):
        assert isinstance(part.effect, Effect)
        frame.step = _NEXT
        start_program(state, part.effect, frame.context)
    elif isinstance(part, c.TapForPower):
        need = count_of(state, part.n, frame.context)
        choose_for_power(state, frame.player, part, frame.context, need)
    elif isinstance(part, c.CollectEvidence):
        choose_evidence(state, frame.player, count_of(state, part.n, frame.context), source, (source,))
    elif isinstance(part, CHOOSING):
        options = candidates(state, frame.player, part, frame.context)
        if isinstance(part, c.DiscardCards) and (part.n is None or part.random):
            state.result = _not_chosen(state, part, options, frame.context)
            return
        n = needed(state, part, frame.context)
        if frame.objects and isinstance(part, c.SacrificeObjects):
            state.result = frame.objects
            return
        if frame.parts:
            options = [ref for ref in options if _rest_payable(frame, state, ref)]
        most = max(n, len(options)) if getattr(part, "or_more", False) else n
        choose_objects(state, frame.player, options, n, most, PURPOSES[type(part)], source, "601.2h")
    else:
        state.result = ()


def _rest_payable(frame: PayingParts, state: State, ref: Ref) -> bool:
    """Whether the other parts can still be paid when this object is used for the current one."""
    if isinstance(frame.part, c.Behold) and not frame.part.exile:
        return True
    if isinstance(frame.part, c.RevealObjects | c.TapObjects | c.UntapObjects | c.PutCountersOn):
        return True
    return parts_payable(state, frame.player, frame.parts, frame.context, without=(ref,))


def _not_chosen(state: State, part: c.DiscardCards, options: list[Ref], context: Context) -> tuple[Ref, ...]:
    """The cards of a discard that nobody chooses: the whole hand, or cards at random."""
    if part.n is None:
        return tuple(options)
    picked: list[Ref] = []
    for _ in range(min(len(options), count_of(state, part.n, context))):
        picked.append(options.pop(state.random_below(len(options))))
    return tuple(picked)


def _pay(frame: PayingParts, state: State) -> None:
    """Let the current part happen; the objects chosen for it are in the result."""
    frame.step = _NEXT
    if isinstance(frame.part, (*CHOOSING, c.TapForPower, c.CollectEvidence)):
        frame.paid = (*frame.paid, *state.result)
    events = _events(frame, state, state.result)
    if isinstance(frame.part, c.ExileTop):
        frame.paid = (*frame.paid, *(event.subject for event in events))
    for event in events:
        event.source = event.source or frame.context.source
    happen_all(state, events)


def _events(frame: PayingParts, state: State, chosen: tuple[Ref, ...]) -> list[Event]:
    """Return what paying the current part does."""
    part, context, player, source = frame.part, frame.context, frame.player, frame.context.source
    if isinstance(part, c.TapThis):
        tap = about(ev.Tap, source)
        assert isinstance(tap, ev.Tap)
        tap.for_mana = frame.for_mana
        return [tap]
    if isinstance(part, c.UntapThis):
        return [about(ev.Untap, source)]
    if isinstance(part, c.TapObjects | c.UntapObjects):
        return [about(ev.Tap if isinstance(part, c.TapObjects) else ev.Untap, ref) for ref in chosen]
    if isinstance(part, c.TapForPower):
        done = [action(part.action, player, 0, ref, source) for ref in chosen] if part.action else []
        for one in done:
            one.other = source
        return [*(about(ev.Tap, ref) for ref in chosen), *done]
    if isinstance(part, c.PayLife):
        payment = lose_life(player, count_of(state, part.n, context), source)
        assert isinstance(payment, ev.LoseLife)
        payment.paid = True
        return [payment]
    if isinstance(part, c.SacrificeThis):
        return [move(source, GRAVEYARD, ev.BY_SACRIFICE, source)]
    if isinstance(part, c.SacrificeObjects):
        return [move(ref, GRAVEYARD, ev.BY_SACRIFICE, source) for ref in chosen]
    if isinstance(part, c.DiscardThis):
        return [move(source, GRAVEYARD, ev.BY_DISCARD, source)]
    if isinstance(part, c.DiscardCards):
        return [move(ref, GRAVEYARD, ev.BY_DISCARD, source) for ref in chosen]
    if isinstance(part, c.ExileThis):
        return [move(source, EXILE, ev.BY_COST, source)]
    if isinstance(part, c.ExileObjects):
        return [move(ref, EXILE, ev.BY_COST, source) for ref in chosen]
    if isinstance(part, c.CollectEvidence):
        found = [move(ref, EXILE, ev.BY_COST, source) for ref in chosen]
        return [*found, action(COLLECT, player, 0, NO_REF, source)]
    if isinstance(part, c.PutObjects):
        return [move(ref, part.to, ev.BY_COST, source, part.position) for ref in chosen]
    if isinstance(part, c.ReturnThis):
        return [move(source, HAND, ev.BY_COST, source)]
    if isinstance(part, c.ReturnObjects):
        return [move(ref, HAND, ev.BY_COST, source) for ref in chosen]
    if isinstance(part, c.RevealObjects | c.RevealThis):
        shown = ev.Revealed()
        shown.player, shown.objects = player, chosen or (source,)
        return [shown]
    if isinstance(part, c.Behold):
        return _beholding(state, part, player, source, chosen)
    if isinstance(part, c.PutCountersOn):
        n = count_of(state, part.counters, context)
        return [put_counters(ref, part.counter, n, player, source) for ref in chosen]
    if isinstance(part, c.PutCountersOnThis):
        return [put_counters(source, part.counter, count_of(state, part.n, context), player, source)]
    if isinstance(part, c.ExileTop):
        top = state.players[player].library[::-1][: count_of(state, part.n, context)]
        return [move(ref, EXILE, ev.BY_COST, source) for ref in top]
    if isinstance(part, c.MillCards):
        top = state.players[player].library[::-1][: count_of(state, part.n, context)]
        return [move(ref, GRAVEYARD, ev.BY_MILL, source) for ref in top]
    if isinstance(part, c.PayPlayerCounters):
        n = count_of(state, part.n, context)
        return [remove_counters(entity_of_player(player), part.counter, n, source)]
    assert isinstance(part, c.Loyalty)
    change = loyalty_change(part, context)
    if change < 0:
        return [remove_counters(source, "loyalty", -change, source)]
    return [put_counters(source, "loyalty", change, player, source)] if change else []


def _beholding(state: State, part: c.Behold, player: Player, source: Ref, chosen: tuple[Ref, ...]) -> list[Event]:
    """701.4a: cards from the hand are revealed; permanents are only chosen."""
    found: list[Event] = [action("behold", player, 0, ref, source) for ref in chosen]
    hidden = tuple(ref for ref in chosen if state.last_known(ref).zone == HAND)
    if hidden:
        shown = ev.Revealed()
        shown.player, shown.objects = player, hidden
        found.append(shown)
    for ref in chosen if part.exile else ():
        event = move(ref, EXILE, ev.BY_COST, source)
        event.linked_to = source
        found.append(event)
    return found


def _take_holder(frame: PayingParts, state: State) -> None:
    """122: which counters are removed, if any kind will do."""
    part = frame.part
    assert isinstance(part, c.RemoveCounters)
    frame.holder = state.result[0]
    n = count_of(state, part.n, frame.context)
    record = state.current(frame.holder)
    assert record is not None
    if part.counter or n == 0:
        frame.step = _NEXT
        happen(state, remove_counters(frame.holder, part.counter, n, frame.context.source))
        return
    frame.left = n
    _ask_kind(frame, state)


def _ask_kind(frame: PayingParts, state: State) -> None:
    frame.step = _TAKE_KIND
    kinds = tuple(kind for kind, _ in state.last_known(frame.holder).counters)
    choose(state, WORD, frame.player, kinds, 1, 1, "counter", frame.context.source, "601.2h")


def _take_kind(frame: PayingParts, state: State) -> None:
    """122.1: one counter at a time, as they may be of different kinds."""
    record = state.current(frame.holder)
    assert record is not None
    kind = record.counters[state.result[0]][0]
    frame.left -= 1
    frame.step = _NEXT if frame.left == 0 else _KIND
    happen(state, remove_counters(frame.holder, kind, 1, frame.context.source))


register(PayingParts, (_next, _pay, _take_holder, _take_kind, _ask_kind, _begin, _begun))
