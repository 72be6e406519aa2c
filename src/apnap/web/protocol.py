"""What goes over the wire of a table: JSON objects with a ``type``, each checked against a class of this module.

A person's browser opens a WebSocket under the token of its seat and is sent a :class:`Position` at once and after
every change. It answers with one of the :data:`Request` classes; what can't be done is answered by a :class:`Refusal`
and changes nothing. ``re`` names the request that a message answers, so that a page can tell its own from the others.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from apnap.ids import Player
from apnap.table.plans import ShownPlan
from apnap.table.printed import PrintedFace
from apnap.table.settings import PassUntil, Settings
from apnap.table.shown import Shown

VERSION = 1
"""Of this list. A page of another version is told to load itself again."""

LONGEST = 16_384
"""Bytes of a request at most."""
MOST_ANSWERS = 1_000
"""How many answers or pairs one request may give."""

Text = Annotated[str, Meta(max_length=400)]
Number = Annotated[int, Meta(ge=-(2**52), le=2**52)]
Id = Annotated[int, Meta(ge=0, le=2**31)]


class _Wire(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The form of all messages."""


# ------------------------------------------------------------------------------------- from the browser


class _Asked(_Wire, frozen=True, kw_only=True):
    """The form of all requests."""

    re: Id = 0
    """The number by which the page knows the answer to this request for its own."""


class Answer(_Asked, frozen=True):
    """Answer the decision with the number ``n``."""

    n: Id
    answer: Number
    remember: bool = False
    """Give the same answer to the same question from now on."""


class Answers(_Asked, frozen=True):
    """Answer the decision with the number ``n`` and those that follow from it, all or nothing."""

    n: Id
    answers: Annotated[list[Number], Meta(min_length=1, max_length=MOST_ANSWERS)]


class Declare(_Asked, frozen=True):
    """Declare all attackers or blockers at once (508.1, 509.1): pairs of handles and entities."""

    n: Id
    pairs: Annotated[list[tuple[Number, Number]], Meta(max_length=MOST_ANSWERS)]


class Say(_Asked, frozen=True):
    """Answer in words, as in the terminal."""

    text: Text


class Pass(_Asked, frozen=True):
    """Pass, and go on passing."""

    until: PassUntil


class Undo(_Asked, frozen=True):
    """Take back one's last answer; where other persons play, ask them."""


class Agree(_Asked, frozen=True):
    """Agree, or not, to what another person wants to take back."""

    yes: bool


class Concede(_Asked, frozen=True):
    """104.3a."""


class Set(_Asked, frozen=True):
    """Change one's own settings; all of them are sent."""

    settings: Settings


class Speak(_Asked, frozen=True):
    """Change one's language."""

    lang: Text


class Look(_Asked, frozen=True):
    """Ask for an object in full: its card in both languages, and why it is as it is now."""

    id: Number


class Why(_Asked, frozen=True):
    """Ask for the reason of the last refusal or event; with a name, why that can't be done or is as it is."""

    text: Text = ""


class Replay(_Asked, frozen=True):
    """Show an earlier position, of a finished game or of one that has only one person; −1: the present one."""

    act: Annotated[int, Meta(ge=-1, le=2**31)]
    """From 0 to below :attr:`Position.acts`; after the end also that number, the end itself."""


class Again(_Asked, frozen=True):
    """After the end: play another game of the same match, with these cards moved between deck and sideboard."""

    main: Annotated[dict[Text, Annotated[int, Meta(ge=0, le=250)]], Meta(max_length=300)] | None = None
    """Names with how many of each are in the deck; None: as it was. The others of the deck's cards are the
    sideboard."""


class Plan(_Asked, frozen=True):
    """Ask how the payment that waits would be made, some permanents left alone (601.2g)."""

    n: Id
    without: Annotated[list[Number], Meta(max_length=MOST_ANSWERS)] = []


class Name(_Asked, frozen=True):
    """Say what one is called."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]


class Claim(_Asked, frozen=True):
    """Claim that a player who keeps the others waiting, or has gone, loses: one of :attr:`Position.claims`."""

    seat: Annotated[int, Meta(ge=0, le=100)]


Request = (
    Answer | Answers | Declare | Say | Pass | Undo | Agree | Concede | Set | Speak | Look | Why | Replay | Again | Plan
    | Name | Claim
)  # fmt: skip


# ------------------------------------------------------------------------------------- to the browser


class Clock(msgspec.Struct, frozen=True):
    """What is left of a player's time."""

    seat: Player
    seconds: float
    running: bool


class DeckCard(msgspec.Struct, frozen=True):
    """A card of one's own deck and sideboard, to be moved between them after a game."""

    name: str
    """As :attr:`Again.main` names it."""
    said: str
    """In the person's language."""
    main: int
    sideboard: int


class Position(_Wire, frozen=True):
    """Everything that a person sees, and what has happened since the last message."""

    shown: Shown
    lang: str
    settings: Settings
    passing: PassUntil
    log: tuple[str, ...] = ()
    """New lines; with ``whole_log`` all lines from the beginning."""
    whole_log: bool = False
    acts: int = 0
    """How many positions can be looked at again (:class:`Replay`): those in which this person decided something, the
    end not counted; 0: none yet, others play, too, and the game goes on, or this person looks on."""
    replaying: int = -1
    """The number of the position that is looked at again, from 0; −1: it is the present one."""
    taking_back: Player = -1
    """The seat that asks to take something back."""
    present: tuple[bool, ...] = ()
    """By seat, whether somebody is connected (agents are)."""
    clocks: tuple[Clock, ...] = ()
    match: tuple[int, ...] = ()
    """Games won in this match, by seat; empty: a single game."""
    best_of: int = 1
    can_undo: bool = False
    alone: bool = False
    """Whether nobody has to agree to an undo: there is no other person."""
    claims: tuple[Player, ...] = ()
    """Seats that have kept the others waiting, or have been away, for so long that the win can be claimed."""
    ready: tuple[bool, ...] = ()
    """After the end, who is ready for another game, by seat."""
    deck: tuple[DeckCard, ...] = ()
    """After the end, the person's own cards."""
    version: int = VERSION


class Refusal(_Wire, frozen=True):
    """Something can't be done; nothing has changed."""

    text: str
    rule: str = ""
    key: str = ""
    re: int = 0


class Detail(_Wire, frozen=True):
    """An object in full."""

    id: int
    name: str
    faces: dict[str, tuple[PrintedFace, ...]]
    """By language, the faces as printed."""
    why: tuple[str, ...] = ()
    """Why it is as it is: effect by effect with layer and rule."""
    now: str = ""
    """What is to be seen of it."""
    re: int = 0


class Planned(_Wire, frozen=True):
    """How a payment would be made; None: there is no such plan. :class:`Answers` carries it out."""

    plan: ShownPlan | None
    re: int = 0


class Reason(_Wire, frozen=True):
    """Why something is so."""

    lines: tuple[str, ...]
    re: int = 0


class Closed(_Wire, frozen=True):
    """The connection ends: this page is too old, another page has taken the seat, or too much was sent."""

    text: str
    key: str = ""


Message = Position | Refusal | Detail | Planned | Reason | Closed


def read_request(data: bytes | str) -> Request:
    """Return a request of a browser.

    :raises msgspec.ValidationError, msgspec.DecodeError: it is none, with the place where it isn't
    """
    return _DECODER.decode(data)


def write_message(message: Message) -> bytes:
    """Return a message as JSON."""
    return _ENCODER.encode(message)


_DECODER: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
_ENCODER = msgspec.json.Encoder()
