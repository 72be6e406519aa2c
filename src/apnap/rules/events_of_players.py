"""700.1: events that happen to players and to the game: cards, life, mana, chance, turns, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import Player, Ref
from apnap.rules.event_base import (
    ADD_MANA,
    CHOSEN,
    COIN,
    DIE,
    DRAW,
    DREW_GAME,
    GAIN_LIFE,
    KEYWORD_ACTION,
    LOSE_GAME,
    LOSE_LIFE,
    MULLIGAN,
    PLAY_LAND,
    REVEALED,
    SKIPPED,
    STEP_BEGAN,
    TURN_BEGAN,
    WIN_GAME,
    Event,
)

if TYPE_CHECKING:
    pass


class Draw(Event):
    """121.1: a player draws one card. ``subject`` (afterwards): the card in hand. ``revealed``: as a miracle
    (702.94a). ``left``: how many cards the player has yet to draw by the same instruction, this one included."""

    __slots__ = ("revealed", "left")
    kind = DRAW

    def __init__(self) -> None:
        super().__init__()
        self.revealed = False
        self.left = 1


class GainLife(Event):
    """119.3."""

    __slots__ = ()
    kind = GAIN_LIFE


class LoseLife(Event):
    """119.3. ``by_damage``: as a result of damage (120.3a); ``mana_burn``: for mana not used (classic:300.4); ``paid``:
    as a payment (119.4)."""

    __slots__ = ("by_damage", "mana_burn", "paid")
    kind = LOSE_LIFE

    def __init__(self) -> None:
        super().__init__()
        self.paid = False
        self.by_damage = False
        self.mana_burn = False


class PlayLand(Event):
    """305.1: ``player`` played ``subject`` (on the battlefield). ``amount``: by leave of which effect
    (``land_plays``)."""

    __slots__ = ()
    kind = PLAY_LAND


class StepBegan(Event):
    """500.6: a step or main phase (``amount``: its number) of ``player``'s turn begins."""

    __slots__ = ()
    kind = STEP_BEGAN


class TurnBegan(Event):
    """500.1: ``player``'s turn begins; ``amount``: its number."""

    __slots__ = ()
    kind = TURN_BEGAN


class AddMana(Event):
    """106.4: ``player`` adds mana: ``mana`` is (mana bit, amount) pairs; ``subject``: the source.

    ``restriction``: a key of ``mana.restrictions`` (0: none); ``tapped``: the source was tapped for it (106.12)."""

    __slots__ = ("mana", "restriction", "tapped")
    kind = ADD_MANA

    def __init__(self) -> None:
        super().__init__()
        self.mana: tuple[tuple[int, int], ...] = ()
        self.restriction = 0
        self.tapped = False


class KeywordAction(Event):
    """701: ``player`` (or ``subject``) performed a keyword action that is not an event of its own."""

    __slots__ = ("action", "objects")
    kind = KEYWORD_ACTION

    def __init__(self) -> None:
        super().__init__()
        self.action = ""
        self.objects: tuple[Ref, ...] = ()


class LoseGame(Event):
    """104.3: ``player`` loses; ``amount``: the reason (LIFE, POISON …)."""

    __slots__ = ()
    kind = LOSE_GAME


class WinGame(Event):
    """104.2: ``player`` wins."""

    __slots__ = ()
    kind = WIN_GAME


class DrewGame(Event):
    """104.4: the game is a draw."""

    __slots__ = ("rule",)
    kind = DREW_GAME

    def __init__(self) -> None:
        super().__init__()
        self.rule = ""


class Coin(Event):
    """705: ``player`` flips a coin; ``amount`` 1: heads; ``won``: −1 when nobody called."""

    __slots__ = ("won", "settled")
    kind = COIN

    def __init__(self) -> None:
        super().__init__()
        self.won = -1
        self.settled = False
        """It comes up heads, and whoever flips it wins the flip."""


class Die(Event):
    """706: ``player`` rolls a die with ``sides`` sides; ``amount``: the result."""

    __slots__ = ("sides", "natural", "plus")
    kind = DIE

    def __init__(self) -> None:
        super().__init__()
        self.sides = 6
        self.natural = 0
        """What the die displays (706.2); 0: it has not been rolled yet."""
        self.plus = 0
        """What is added to that."""


class Revealed(Event):
    """701.20: ``player`` reveals ``objects``; ``to``: seats that see them (empty: everybody)."""

    __slots__ = ("objects", "to")
    kind = REVEALED

    def __init__(self) -> None:
        super().__init__()
        self.objects: tuple[Ref, ...] = ()
        self.to: tuple[Player, ...] = ()


class Skipped(Event):
    """614.10: ``player`` skips the step ``amount``."""

    __slots__ = ()
    kind = SKIPPED


class Chosen(Event):
    """A choice worth telling: ``player`` chose ``word`` (or ``amount``, or ``other``) for ``subject``."""

    __slots__ = ("word", "purpose")
    kind = CHOSEN

    def __init__(self) -> None:
        super().__init__()
        self.word = ""
        self.purpose = ""


class Mulligan(Event):
    """103.5: ``player`` takes a mulligan (``amount``: how many so far) or keeps (−1)."""

    __slots__ = ()
    kind = MULLIGAN
