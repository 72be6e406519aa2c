"""603.2, 614.1: what a triggered ability or a replacement effect watches for.

Every occurrence matches game events of one or a few kinds. The *subject* of the event is what EventObject yields,
its *player* what EventPlayer yields, its *other object* EventOther, its *amount* EventAmount. ``None`` and empty
tuples mean "any".
"""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.condition import Condition
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Players
from apnap.abilities.quantity import Comparison


@dataclass(frozen=True, slots=True)
class Occurrence(Node):
    """A kind of game event."""


@dataclass(frozen=True, slots=True)
class ZoneChanges(Occurrence):
    """603.6: an object that fits moves: enters (to BATTLEFIELD), dies (BATTLEFIELD to GRAVEYARD), leaves …

    Subject: the object. Player: its controller (owner outside the battlefield and stack). The filter's tests look at
    the object as it last was when ``from`` is the battlefield (603.10), else as it is in the new zone; its ``zones``
    are ignored.
    """

    what: Filter
    from_zones: tuple[int, ...] = ()
    to_zones: tuple[int, ...] = ()
    not_from: tuple[int, ...] = ()
    face_down: bool | None = None
    resolving: bool = False
    """Only the last step of a spell's resolution (608.2n)."""
    paying_for: str = ""
    """Only as a cost of an ability of that keyword that you activate (702.167a)."""
    uncycled: bool = False
    """Not what is discarded to pay for its own cycling ability (702.29a)."""
    by: Players | None = None
    """Only what a spell or ability of these players causes."""


@dataclass(frozen=True, slots=True)
class Attacks(Occurrence):
    """508.1m: a creature that fits is declared as an attacker. Subject: it; player: the defending player.

    ``whom`` limits the attacked player (or whose planeswalker when ``planeswalkers``); ``alone``: 506.5.
    ``with_others``: only if at least ``at_least`` other attackers that fit are declared at the same time.
    """

    what: Filter
    whom: Players | None = None
    what_attacked: Filter | None = None
    alone: bool = False
    with_others: Filter | None = None
    at_least: int = 0
    by: Players | None = None
    """Only what these players declare as an attacker, whoever controls it now."""


@dataclass(frozen=True, slots=True)
class PlayerAttacks(Occurrence):
    """508.1m: a player declares attackers that fit, at least ``at_least`` of them. Player: the attacking player.

    ``total_power``: that much power or more do all of them have together as they are declared."""

    who: Players
    what: Filter = Filter()
    at_least: int = 1
    whom: Players | None = None
    total_power: int = 0


@dataclass(frozen=True, slots=True)
class Blocks(Occurrence):
    """509.1i: a creature that fits blocks one that fits. Subject: the blocker; other: the attacker.

    ``alone``: only if no other creature is declared as a blocker (506.5). ``at_least``: only as it comes to block so
    many (509.3e).
    """

    what: Filter
    attacker: Filter | None = None
    alone: bool = False
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class BecomesBlocked(Occurrence):
    """509.3c: an attacker that fits becomes blocked (``by``: for each blocker that fits). Subject: the attacker.

    ``at_least``: only as so many creatures come to block it (509.3e)."""

    what: Filter
    by: Filter | None = None
    at_least: int = 0


@dataclass(frozen=True, slots=True)
class BecomesUnblocked(Occurrence):
    """509.3g: "attacks and isn't blocked". Subject: the attacker. ``whom``: it attacks one of these players."""

    what: Filter
    whom: Players | None = None


@dataclass(frozen=True, slots=True)
class DealsDamage(Occurrence):
    """120: a source that fits deals damage to an object that fits or to a player. Subject: the source; other: the
    object dealt damage; player: the player dealt damage (or the controller of the object); amount: the damage."""

    source: Filter | None = None
    to_objects: Filter | None = None
    to_players: Players | None = None
    combat: bool | None = None
    amount: Comparison | None = None
    """Only damage of such an amount, from one source to one recipient."""
    at_once: bool = False
    """As a trigger it matches once for each source, whatever that deals damage to at the same time (603.2c)."""


@dataclass(frozen=True, slots=True)
class IsDealtDamage(Occurrence):
    """The same event seen from the recipient: subject: the object dealt damage; other: the source."""

    what: Filter
    source: Filter | None = None
    combat: bool | None = None
    excess: bool = False
    """Only excess damage (120.10)."""


@dataclass(frozen=True, slots=True)
class Casts(Occurrence):
    """601.2i: a player casts a spell that fits. Subject: the spell; player: who cast it.

    ``nth``: only the so-manieth spell (that fits) of that player this turn. ``during``: in a turn of one of them."""

    who: Players
    what: Filter = Filter()
    nth: int = 0
    during: Players | None = None


@dataclass(frozen=True, slots=True)
class Expends(Occurrence):
    """700.14: a player has spent ``n`` mana this turn to cast spells, counted with the spell just cast."""

    who: Players
    n: int


@dataclass(frozen=True, slots=True)
class Activates(Occurrence):
    """602.2: a player activates an ability that fits. Subject: the ability; other: its source.

    ``source``: one that fits, which is or last was in one of the filter's zones (109.2); None: any."""

    who: Players
    source: Filter | None = None
    loyalty: bool | None = None
    mana: bool | None = False
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class PlaysLand(Occurrence):
    """305.1: a player plays a land. Subject: the land."""

    who: Players
    what: Filter = Filter()


@dataclass(frozen=True, slots=True)
class Draws(Occurrence):
    """121: a player draws a card. ``nth``: only the so-manieth card this turn; ``not_first_in_draw_step``."""

    who: Players
    nth: int = 0
    not_first_in_draw_step: bool = False


@dataclass(frozen=True, slots=True)
class Discards(Occurrence):
    """701.9: a player discards a card that fits. Subject: the card. ``by``: because of a spell or ability of these."""

    who: Players
    what: Filter = Filter()
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class Cycles(Occurrence):
    """702.29c: a player cycles a card that fits ("cycle or discard" is an AnyOccurrence)."""

    who: Players
    what: Filter = Filter()


@dataclass(frozen=True, slots=True)
class Sacrifices(Occurrence):
    """701.21: a player sacrifices a permanent that fits. Subject: the permanent."""

    who: Players
    what: Filter = Filter()


@dataclass(frozen=True, slots=True)
class Mills(Occurrence):
    """701.17: a player mills a card that fits, wherever it goes. Subject: the card; player: whose library it was in."""

    who: Players
    what: Filter = Filter()


@dataclass(frozen=True, slots=True)
class GainsLife(Occurrence):
    """119.9: a player gains life. Amount: how much."""

    who: Players


@dataclass(frozen=True, slots=True)
class LosesLife(Occurrence):
    """119.10: a player loses life. Amount: how much.

    ``each``: only if all of those players who lose life at the same time lose so much each, of a group ("one or more
    opponents each lose exactly 1 life")."""

    who: Players
    each: Comparison | None = None


@dataclass(frozen=True, slots=True)
class PaysLife(Occurrence):
    """119.4: a player pays life. Amount: how much."""

    who: Players


@dataclass(frozen=True, slots=True)
class BecomesTapped(Occurrence):
    """701.26: a permanent that fits becomes tapped; ``for_mana``: is tapped for mana (106.12). Player: who tapped.

    ``by``: one of the players taps it, with a spell or ability or to pay for one."""

    what: Filter
    for_mana: bool = False
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class BecomesUntapped(Occurrence):
    """701.26b."""

    what: Filter


@dataclass(frozen=True, slots=True)
class BecomesTarget(Occurrence):
    """115: an object that fits (or a player) becomes the target of a spell or ability that fits. Subject: the
    object; other: the spell or ability."""

    what: Filter | None = None
    who: Players | None = None
    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class CountersPut(Occurrence):
    """122.6: counters of a kind ("" any) are put on an object that fits or on a player. Amount: how many.

    As a trigger it matches once per event, with ``each`` once for each counter. ``by``: one of the players puts them.
    ``by_effect``: only if an effect does it (not a cost or a rule).
    ``reaching``: only if there were fewer than so many counters of the kind on the object before, and there are at
    least so many now (714.2b)."""

    counter: str
    what: Filter | None = None
    who: Players | None = None
    reaching: int = 0
    by: Players | None = None
    each: bool = False
    by_effect: bool = False


@dataclass(frozen=True, slots=True)
class CountersRemoved(Occurrence):
    """122: counters are removed. ``last``: the last one of that kind; ``each``: as a trigger, once for each counter."""

    counter: str
    what: Filter
    last: bool = False
    each: bool = False


@dataclass(frozen=True, slots=True)
class BeginningOf(Occurrence):
    """500: the beginning of a step or main phase (number of ``values``) of a turn of one of the players.

    ``nth_main``: which of the main phases of that turn it has to be, counted from 1 (505.1b); 0: any.
    Player: the active player."""

    step: int
    whose: Players
    nth_main: int = 0


@dataclass(frozen=True, slots=True)
class TokensCreated(Occurrence):
    """701.7: one or more tokens that fit are created under a player's control. Amount: how many."""

    who: Players
    what: Filter = Filter()


@dataclass(frozen=True, slots=True)
class AddsMana(Occurrence):
    """106.4: a permanent that fits is tapped for mana, seen as the production (for replacement).

    ``chosen_color``: for mana of the color that was chosen for the source (607.2d)."""

    what: Filter
    who: Players | None = None
    chosen_color: bool = False


@dataclass(frozen=True, slots=True)
class KeywordAction(Occurrence):
    """A player (or permanent that fits) performed a keyword action: "scry", "surveil", "mill", "proliferate",
    "search", "shuffle", "fight", "transform", "explore", "connive" … Amount where the action has one. ``other``: to an
    object that fits ("exploits a creature")."""

    action: str
    who: Players | None = None
    what: Filter | None = None
    other: Filter | None = None
    own: bool = False
    """Of a search: of their own library."""


@dataclass(frozen=True, slots=True)
class BecomesAttached(Occurrence):
    """701.3: an attachment that fits becomes attached to an object that fits. Subject: the attachment."""

    what: Filter
    to: Filter | None = None


@dataclass(frozen=True, slots=True)
class BecomesUnattached(Occurrence):
    """701.3d: an attachment that fits becomes unattached from an object that fits, as they last were. Subject: the
    attachment; other: what it was attached to."""

    what: Filter
    of: Filter | None = None


@dataclass(frozen=True, slots=True)
class Destroyed(Occurrence):
    """701.8: a permanent that fits is (or would be) destroyed, ``by``: by a spell or ability of these players."""

    what: Filter
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class Transforms(Occurrence):
    """701.27: a permanent transforms into one that fits. Subject: it."""

    what: Filter


@dataclass(frozen=True, slots=True)
class TurnedFaceUp(Occurrence):
    """708.8: a permanent that fits is turned face up."""

    what: Filter


@dataclass(frozen=True, slots=True)
class LosesGame(Occurrence):
    """104.3: a player loses the game."""

    who: Players


@dataclass(frozen=True, slots=True)
class CoinFlipped(Occurrence):
    """705: a player flips a coin; ``won``: and wins or loses the flip."""

    who: Players
    won: bool | None = None


@dataclass(frozen=True, slots=True)
class DieRolled(Occurrence):
    """706: a player rolls a die; the result compares so. Amount: the result.

    ``natural``: what the die itself displays compares so; ``highest``: it displays the most that it can."""

    who: Players
    comparison: Comparison | None = None
    natural: bool = False
    highest: bool = False


@dataclass(frozen=True, slots=True)
class ControlChanges(Occurrence):
    """A player gains or loses control of an object that fits."""

    what: Filter
    gains: Players | None = None
    loses: Players | None = None


@dataclass(frozen=True, slots=True)
class WhenTrue(Occurrence):
    """603.8: a state trigger: the condition is true."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AnyOccurrence(Occurrence):
    """One of several ("enters or attacks"); it triggers once for each event that matches any of them."""

    occurrences: tuple[Occurrence, ...]
