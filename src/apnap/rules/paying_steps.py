"""118.2: what is known of a payment while it is made, and the numbers of the steps that are gone to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import cost as c
from apnap.abilities.cost import CostPart
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.affording import affordable, exclusions, spared
from apnap.rules.context import Context
from apnap.rules.costs import STRICT, TotalCost, loosened
from apnap.rules.floating import Rest, asks_before_giving, rests
from apnap.rules.keeping_mana import Played
from apnap.rules.machine import Procedure, finish
from apnap.rules.mana_abilities import GIVES_UP, NEEDS_MANA
from apnap.rules.mana_plan import Activation, choose_spending, plan_payment
from apnap.rules.mana_supply import Spending, spending_with_x

if TYPE_CHECKING:
    from apnap.rules.state import State


class Paying(Procedure):
    """118.2: pay a cost. ``state.result`` is then (1, objects paid …), or (0,) if it was not paid."""

    __slots__ = (
        "player", "generic", "pips", "parts", "context", "purpose", "spent_on", "for_ability", "loose", "plan", "tries",
        "paid", "mana", "prefer", "cancel", "given", "objects", "helpers", "played", "noticed", "with_x", "life",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.generic = 0
        self.pips: tuple[int, ...] = ()
        self.parts: tuple[CostPart, ...] = ()
        """What is left to pay besides mana."""
        self.context = Context()
        self.purpose = ""
        self.spent_on: Ref = NO_REF
        """The spell, or the source of the ability, that mana is spent on (106.6)."""
        self.for_ability = False
        self.with_x = False
        self.loose = STRICT
        self.plan: tuple[Activation, ...] = ()
        self.tries = 0
        self.paid: tuple[Ref, ...] = ()
        """What was chosen to pay the parts with, where they were paid before the mana."""
        self.mana: tuple[tuple[int, int], ...] = ()
        """The mana spent so far, as in ``GameObject.mana_spent``."""
        self.prefer: tuple[int, ...] = ()
        """Kinds of floating mana that are to be spent before others."""
        self.cancel = False
        """Under full control the player may go back (733.1)."""
        self.given: tuple[int, ...] = ()
        """Masks of the floating mana that the player has chosen and spent; not yet taken off the cost."""
        self.objects: tuple[Ref, ...] = ()
        """What is sacrificed, if that is settled; else it is asked."""
        self.helpers: tuple[Ref, ...] = ()
        """Objects that pay for mana (702.51a); what they pay for is among what is ``given``."""
        self.played: tuple[Played, ...] = ()
        """The mana abilities that the player has activated by hand."""
        self.noticed = -1
        """How long the history was before the last of them; −1: none is under way."""
        self.life = 0
        """Life that is paid for Phyrexian symbols because no mana could (107.4f): that was not chosen."""


PHYREXIAN_STEP: Final = 2
TAKE_PHYREXIAN: Final = 3
HELP: Final = 4
TAKE_HELP: Final = 5
PREPARE: Final = 6
MANA: Final = 7
AFTER_MANA: Final = 8
TAKE_CONTROL: Final = 9
PAY_MANA: Final = 10
GIVE_UP: Final = 11
PARTS: Final = 12
PLAN: Final = 14
PARTS_NOW: Final = 15


def spending_of(frame: Paying, state: State) -> Spending | None:
    """Return what the mana is spent on (106.6); None: nothing that any mana asks about."""
    if frame.spent_on == NO_REF:
        return spending_with_x(state, None, frame.context.source) if frame.with_x else None
    return Spending(state.last_known(frame.spent_on), frame.for_ability, frame.with_x)


def total_of(frame: Paying, rest: Rest | None = None) -> TotalCost:
    """Return what is left to pay, with another rest of its mana if one is given."""
    total = TotalCost()
    total.generic, total.pips = rest or (frame.generic, frame.pips)
    total.parts = frame.parts
    total.with_x = frame.with_x
    return total


def can_be_paid(frame: Paying, state: State, total: TotalCost, less: int = 0) -> bool:
    """Tell whether a cost can be paid, once floating mana of the mask ``less`` is gone."""
    spending = spending_of(frame, state)
    return affordable(state, frame.player, total, frame.context, spending, frame.loose, less, frame.helpers)


def rests_of(frame: Paying, *more: int) -> list[Rest]:
    """Return what may be left of the mana cost when more floating mana, by mask, is spent on it."""
    return rests(frame.generic, loosened(frame.pips, frame.loose), (*frame.given, *more))


def can_go_on(frame: Paying, state: State, *more: int) -> bool:
    """Tell whether what is left can be paid, once another floating mana is spent on it."""
    return any(can_be_paid(frame, state, total_of(frame, rest), *more) for rest in rests_of(frame, *more))


def floating_for(frame: Paying, state: State) -> tuple[tuple[int, int, int], ...] | None:
    """Return which floating mana pays what is left; None: it does not suffice."""
    spending = spending_of(frame, state)
    for generic, pips in rests_of(frame):
        spent = choose_spending(state, frame.player, spending, generic, pips, frame.prefer)
        if spent is not None:
            return spent
    return None


def highest_tier(frame: Paying, state: State) -> int:
    """Return how much the mana abilities of a plan may ask of the player (a tier of ``mana_abilities``).

    Under full control they do nothing but add mana, and cost nothing but mana and tapping: every other one is for the
    player to activate (601.2g, 605.3a).
    """
    return NEEDS_MANA if asks_before_giving(state, frame.player) else GIVES_UP


def plan_of(
    frame: Paying, state: State, most: int, without: tuple[Ref, ...] = ()
) -> tuple[Rest, tuple[Activation, ...]] | None:
    """Return what is left of the mana cost, as it will be paid, and the mana abilities to activate for it.

    :param most: how much they may ask of the player, a tier of ``mana_abilities``
    :param without: permanents whose mana abilities are not used, and that are not sacrificed for others
    """
    spending = spending_of(frame, state)
    kept = (*spared(state, frame.player, frame.parts, frame.context), *without)
    dear = (frame.context.source, *(entity for group in frame.context.targets for entity in group))
    for rest in rests_of(frame):
        generic, pips = rest
        if choose_spending(state, frame.player, spending, generic, pips, frame.prefer) is not None:
            return rest, ()
        for excluded in exclusions(state, frame.player, frame.parts, frame.context):
            excluded = (*excluded, *frame.helpers, *without)
            plan = plan_payment(state, frame.player, spending, excluded, generic, pips, kept, dear, most)
            if plan is not None:
                return rest, plan
    return None


_KEEPS_ALL: Final = (
    c.TapThis, c.UntapThis, c.TapObjects, c.TapForPower, c.UntapObjects, c.RevealObjects, c.RevealThis,
)  # fmt: skip


def gives_up(parts: tuple[CostPart, ...]) -> bool:
    """Tell whether a cost takes anything from its player besides mana: life, permanents, cards, counters …"""
    return any(not isinstance(part, _KEEPS_ALL) for part in parts)


def gives_up_unasked(frame: Paying) -> bool:
    """Tell whether something besides mana is given up that the player may not have meant to give.

    An ability says what it costs; what a spell or an attack costs may be known only now: the only way in which it can
    be paid, or life for the symbols that no mana can pay.
    """
    return frame.life > 0 or not frame.for_ability and gives_up(frame.parts)


def fail(frame: Paying, state: State) -> None:
    """End the payment: it was not made."""
    state.result = (0,)
    finish(frame)
