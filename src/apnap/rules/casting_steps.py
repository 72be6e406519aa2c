"""601.2: what is known of a spell while it is cast, and the numbers of the steps that are gone to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.casting import Way
from apnap.abilities.cost import Cost
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.assisting import UNASKED
from apnap.rules.casting_costs import Proposal
from apnap.rules.casting_ways import NORMAL
from apnap.rules.context import Context
from apnap.rules.going_back import go_back, return_to_hand
from apnap.rules.machine import Procedure

if TYPE_CHECKING:
    from apnap.rules.state import State


class Casting(Procedure):
    """601.2: cast a spell. ``state.result``: (1, the spell), or (0,) if the casting was reversed (733)."""

    __slots__ = (
        "player", "card", "face", "free", "permitted", "price", "manner", "ref", "context", "ways", "way", "chooser",
        "modes", "options", "asked", "spliced", "unspliced", "late", "helper", "assisted",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.card: Ref = NO_REF
        self.face = 0
        self.free = False
        self.permitted = False
        self.price: Cost | None = None
        self.manner = ""
        self.ref: Ref = NO_REF
        """The spell on the stack."""
        self.context = Context()
        self.ways: tuple[Way, ...] = ()
        """The ways that were open as the spell was proposed."""
        self.way = Way(NORMAL)
        self.chooser: Player = NO_PLAYER
        """700.2e: the opponent who chooses the modes."""
        self.modes: tuple[int, ...] = ()
        self.options: tuple[tuple[str, int], ...] = ()
        """Optional additional costs that will be paid, and how often."""
        self.asked = 0
        """How many of the optional costs have been asked for."""
        self.spliced: tuple[Ref, ...] = ()
        """The cards that have been spliced onto it (702.47)."""
        self.unspliced = False
        """No other card is spliced onto it."""
        self.late = False
        """Costs are chosen after the targets (classic:409.2f)."""
        self.helper: Player = NO_PLAYER
        """702.132a: the player chosen to assist."""
        self.assisted = UNASKED
        """How much generic mana they pay for."""


MODES_STEP: Final = 2
WAY_STEP: Final = 4
OPTIONAL_STEP: Final = 7
TAKE_OPTIONAL_STEP: Final = 8
TAKE_GIFT_STEP: Final = 9
TAKE_SPLICE_STEP: Final = 10
ANNOUNCE_X_STEP: Final = 11
PAY_STEP: Final = 13
TAKE_CHOOSER_STEP: Final = 17
TAKE_HELPER_STEP: Final = 18


def proposal_of(frame: Casting, state: State) -> Proposal:
    """Return the spell with everything that its total cost depends on."""
    spell = state.current(frame.ref)
    assert spell is not None
    return Proposal(state, frame.player, spell, frame.context)


def reverse(frame: Casting, state: State, kept: tuple[int, ...] = ()) -> None:
    """733.1: the casting is reversed, except for mana abilities that stay. Last act of a step."""
    go_back(state, frame, frame.player, kept)
    return_to_hand(state, frame.card)
