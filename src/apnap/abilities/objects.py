"""109, 102: which objects and which players a text speaks of.

Three kinds of expression: a :class:`Filter` is a description that an object may fit ("creature with flying"),
:class:`Objects` yields objects when it is asked ("target creature", "it", "each creature you control"),
:class:`Players` yields players. Filters are flat: a list of tests that must all hold, and a zone.
"""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.node import Node
from apnap.abilities.values import BATTLEFIELD

from apnap.abilities.object_states import (  # isort: skip
    ACTIVATED_ABILITY as ACTIVATED_ABILITY, ATTACKED_THIS_TURN as ATTACKED_THIS_TURN, ATTACKING as ATTACKING,
    ATTACKING_ALONE as ATTACKING_ALONE, ATTACKING_YOU as ATTACKING_YOU, BATTLE_CRIED as BATTLE_CRIED,
    BLOCKED as BLOCKED, BLOCKED_THIS_TURN as BLOCKED_THIS_TURN, BLOCKING as BLOCKING,
    BLOCKING_ALONE as BLOCKING_ALONE, COMMANDER as COMMANDER, DEALT_DAMAGE_THIS_TURN as DEALT_DAMAGE_THIS_TURN,
    ENCHANTED as ENCHANTED, ENTERED_THIS_TURN as ENTERED_THIS_TURN, EQUIPPED as EQUIPPED, FACE_DOWN as FACE_DOWN,
    FACE_UP as FACE_UP, FORETOLD as FORETOLD, HAS_ADVENTURE as HAS_ADVENTURE, HAS_COUNTER as HAS_COUNTER,
    HAS_X_IN_COST as HAS_X_IN_COST, HISTORIC as HISTORIC, IN_GRAVEYARD as IN_GRAVEYARD, IS_ABILITY as IS_ABILITY,
    IS_CARD as IS_CARD, IS_GOADED as IS_GOADED, IS_PERMANENT_CARD as IS_PERMANENT_CARD, IS_SPELL as IS_SPELL,
    KICKED as KICKED, MANA_ABILITY as MANA_ABILITY, MODIFIED as MODIFIED, MONSTROUS as MONSTROUS,
    NEWLY_CONTROLLED as NEWLY_CONTROLLED, ON_BATTLEFIELD as ON_BATTLEFIELD, ON_TOP as ON_TOP, OUTLAW as OUTLAW,
    PAIRED as PAIRED, PUT_FROM_BATTLEFIELD_THIS_TURN as PUT_FROM_BATTLEFIELD_THIS_TURN, RENOWNED as RENOWNED,
    RING_BEARER as RING_BEARER, SADDLED as SADDLED, SOLVED as SOLVED, SUMMONING_SICK as SUMMONING_SICK,
    SUSPECTED as SUSPECTED, TAPPED as TAPPED, TOKEN as TOKEN, TRANSFORMED as TRANSFORMED,
    TRIGGERED_ABILITY as TRIGGERED_ABILITY, UNBLOCKED as UNBLOCKED, UNTAPPED as UNTAPPED, WARPED as WARPED,
    WAS_CAST as WAS_CAST, HARNESSED as HARNESSED, CAST_USING_TEAMWORK as CAST_USING_TEAMWORK,
    DOUBLE_FACED as DOUBLE_FACED, HAS_LOCKED_DOOR as HAS_LOCKED_DOOR,
    HAS_MANA_ABILITY as HAS_MANA_ABILITY, HAS_OTHER_ABILITY as HAS_OTHER_ABILITY,
    HAS_TAP_ABILITY as HAS_TAP_ABILITY,
)  # fmt: skip
from apnap.abilities.players import (  # isort: skip
    ActivePlayer as ActivePlayer, AllBut as AllBut, AnyOpponent as AnyOpponent, AnyPlayer as AnyPlayer,
    AttackedThisCombat as AttackedThisCombat, AttackingPlayer as AttackingPlayer, ChosenPlayer as ChosenPlayer,
    ControllerOf as ControllerOf,
    DefendingPlayer as DefendingPlayer, EachOpponent as EachOpponent, EachOtherPlayer as EachOtherPlayer,
    EachPlayer as EachPlayer, EnchantedPlayer as EnchantedPlayer, EventPlayer as EventPlayer,
    IteratedPlayer as IteratedPlayer, OpponentsOf as OpponentsOf, OwnerOf as OwnerOf, Players as Players,
    PlayersInSlot as PlayersInSlot,
    PlayerAttackedBy as PlayerAttackedBy,
    PlayersTogether as PlayersTogether,
    PlayersWho as PlayersWho, TargetPlayers as TargetPlayers, You as You,
)  # fmt: skip

# ------------------------------------------------------------------------------------------------ filters


@dataclass(frozen=True, slots=True)
class Test(Node):
    """One property that an object has or has not."""


@dataclass(frozen=True, slots=True)
class HasCardType(Test):
    """Has at least one of the card types of the mask (205.2)."""

    types: int


@dataclass(frozen=True, slots=True)
class HasSupertype(Test):
    """Has at least one of the supertypes of the mask (205.4)."""

    supertypes: int


@dataclass(frozen=True, slots=True)
class HasSubtype(Test):
    """Has the subtype (205.3), written as on the card: "Elf"."""

    subtype: str


@dataclass(frozen=True, slots=True)
class InChosenSector(Test):
    """702.158d: is in the sector chosen for the source."""


@dataclass(frozen=True, slots=True)
class HasChosenSubtype(Test):
    """Has the subtype chosen for the source (607.2d)."""


@dataclass(frozen=True, slots=True)
class HasColor(Test):
    """Has at least one of the colours of the mask (105.2)."""

    colors: int


@dataclass(frozen=True, slots=True)
class HasChosenColor(Test):
    """Has the colour chosen for the source (607.2d)."""


@dataclass(frozen=True, slots=True)
class ColorCount(Test):
    """105.2: the number of its colours compares so: colourless (EQUAL 0), multicoloured (AT_LEAST 2) …"""

    comparison: Node
    """A :class:`apnap.abilities.quantity.Comparison`."""


@dataclass(frozen=True, slots=True)
class HasKeyword(Test):
    """Has a keyword ability of that name, whatever its parameters ("flying", "cycling", "protection")."""

    keyword: str


@dataclass(frozen=True, slots=True)
class HasNoAbilities(Test):
    """Has no abilities at all ("creature with no abilities")."""


@dataclass(frozen=True, slots=True)
class Stat(Test):
    """Its power, toughness, mana value (a stat number of ``quantity``) compares so."""

    stat: int
    comparison: Node


@dataclass(frozen=True, slots=True)
class StatSum(Test):
    """Its power and toughness together compare so: "with total power and toughness 5 or less"."""

    comparison: Node


@dataclass(frozen=True, slots=True)
class StatAgainst(Test):
    """One of its stats compares so (an operator of ``quantity``) with another one of its own: toughness, power."""

    stat: int
    op: int
    other: int


@dataclass(frozen=True, slots=True)
class Named(Test):
    """201.2: has that name."""

    name: str


@dataclass(frozen=True, slots=True)
class HasSetSymbol(Test):
    """classic:206.3: a card that bears the symbol of that set; one that was printed anew in another has lost it."""

    set: str


@dataclass(frozen=True, slots=True)
class HasChosenName(Test):
    """Has the name chosen for the source (201.4, 607.2d)."""


@dataclass(frozen=True, slots=True)
class SameNameAs(Test):
    """201.2: shares a name with one of the objects; ``another``: with one that is not the object itself."""

    what: Objects
    another: bool = False


@dataclass(frozen=True, slots=True)
class ControlledBy(Test):
    """Controlled by one of the players."""

    who: Players


@dataclass(frozen=True, slots=True)
class OwnedBy(Test):
    """Owned by one of the players."""

    who: Players


@dataclass(frozen=True, slots=True)
class Other(Test):
    """Is not the source ("another", "other")."""


@dataclass(frozen=True, slots=True)
class IsSource(Test):
    """Is the source itself."""


@dataclass(frozen=True, slots=True)
class AboveSource(Test):
    """404.2: a card above the source in the same graveyard; ``directly``: the next one."""

    directly: bool = False


@dataclass(frozen=True, slots=True)
class IsOneOf(Test):
    """Is one of these objects."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Is(Test):
    """Is in that state: TAPPED, ATTACKING, TOKEN … (the constants of ``object_states``)."""

    state: int


@dataclass(frozen=True, slots=True)
class HasCounter(Test):
    """Has at least one (or a compared number of) counters of a kind."""

    counter: str
    comparison: Node | None = None


@dataclass(frozen=True, slots=True)
class CastFromOne(Test):
    """A spell that one of the objects, a card where it was then, was cast as (601.2a); or a land that it was played
    as."""

    what: Objects


@dataclass(frozen=True, slots=True)
class AttachedTo(Test):
    """Attached to one of the objects, or to an object that fits."""

    what: Objects | Filter


@dataclass(frozen=True, slots=True)
class HasAttached(Test):
    """Has an object attached to it that fits ("enchanted by an Aura you control")."""

    what: Filter


@dataclass(frozen=True, slots=True)
class BlockingObject(Test):
    """Blocking one of the objects."""

    what: Objects


@dataclass(frozen=True, slots=True)
class BlockedByObject(Test):
    """Blocked by one of the objects."""

    what: Objects


@dataclass(frozen=True, slots=True)
class AttacksPlayer(Test):
    """Attacking one of these players; ``planeswalkers_too``: or a planeswalker that one of them controls."""

    who: Players
    planeswalkers_too: bool = False


@dataclass(frozen=True, slots=True)
class InPairOf(Test):
    """702.95b: paired with one of the objects, or one of them itself and paired."""

    what: Objects


@dataclass(frozen=True, slots=True)
class SharesWith(Test):
    """Shares a colour, creature type, card type … with one of the objects (DISTINCT constants of ``quantity``);
    ``another``: with one that is not the object itself."""

    what: Objects
    of: int
    another: bool = False


@dataclass(frozen=True, slots=True)
class AbilityOf(Test):
    """113.7: an ability on the stack whose source fits, as it is or last was."""

    what: Filter


@dataclass(frozen=True, slots=True)
class SpellFrom(Test):
    """A spell that was cast from that zone."""

    zone: int


@dataclass(frozen=True, slots=True)
class CameFrom(Test):
    """Moved to where it is from one of these zones, this turn."""

    zones: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NthSpell(Test):
    """601.2i: the so-manieth spell that fits ``what`` of those that its player casts this turn; ``n`` 0: the next one,
    seen from when an effect begins, which then knows its number. ``anyone``: of those that all players cast."""

    n: int
    what: Filter
    anyone: bool = False


@dataclass(frozen=True, slots=True)
class ThisTurnTest(Test):
    """An occurrence of that kind has happened to it this turn (inside, IsSource is *not* the object; the event's
    subject is). For properties the named states do not cover."""

    occurrence: Node


@dataclass(frozen=True, slots=True)
class Not(Test):
    """The test does not hold."""

    test: Test


@dataclass(frozen=True, slots=True)
class AnyOf(Test):
    """At least one of the tests holds ("artifact or enchantment"; inside: AllOf for compound members)."""

    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class AllOf(Test):
    """All of the tests hold (only needed inside AnyOf and Not)."""

    tests: tuple[Test, ...]


@dataclass(frozen=True, slots=True)
class Filter(Node):
    """A description of objects: all tests must hold, in that zone (109.2: the battlefield unless said otherwise).

    ``zones`` is a tuple so that "from your hand or graveyard" is one filter. A spell is a filter with zone STACK and
    ``Is(IS_SPELL)``. Whose zone it is, is a test: OwnedBy for hand, library, graveyard.
    """

    tests: tuple[Test, ...] = ()
    zones: tuple[int, ...] = (BATTLEFIELD,)


# ------------------------------------------------------------------------------------------------ objects


@dataclass(frozen=True, slots=True)
class Objects(Node):
    """Yields objects, in canonical order, when it is asked."""


@dataclass(frozen=True, slots=True)
class This(Objects):
    """The source: the object whose ability this is, or the spell itself. A stale source is its last known self."""


@dataclass(frozen=True, slots=True)
class Giver(Objects):
    """201.5a: in an ability that an effect gives: the object that the effect comes from, called by its name.

    ``ref`` is 0 until the ability is given; then it says which object that was.
    """

    ref: int = 0


@dataclass(frozen=True, slots=True)
class Each(Objects):
    """All objects that fit, at the moment of asking ("each creature", "all artifacts")."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class TargetObjects(Objects):
    """The objects chosen as targets for the ``index``-th target requirement (from 0), those still legal (608.2b)."""

    index: int


@dataclass(frozen=True, slots=True)
class InSlot(Objects):
    """The objects remembered in a slot: chosen, found, created, milled, exiled … by an earlier instruction.

    Cards that this same instruction moved are found in their new zone (400.7j)."""

    slot: int


@dataclass(frozen=True, slots=True)
class EventObject(Objects):
    """ "It", "that creature": the subject of the event that triggered or is being replaced. For a zone change it is
    followed into the public zone it went to (400.7)."""


@dataclass(frozen=True, slots=True)
class EventOther(Objects):
    """The other object of the event: the source of damage, the blocker of a block, the recipient object of damage."""


@dataclass(frozen=True, slots=True)
class AttachedHost(Objects):
    """ "Enchanted creature", "equipped creature": what the source is (or last was) attached to."""


@dataclass(frozen=True, slots=True)
class AttachedObjects(Objects):
    """The objects attached to the source."""


@dataclass(frozen=True, slots=True)
class TopOfLibrary(Objects):
    """The top cards of the players' libraries, top first; ``bottom``: the bottom cards, bottom first."""

    who: Players
    n: Node
    """A :class:`apnap.abilities.quantity.Quantity`."""
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class TopOfGraveyard(Objects):
    """404.3: of each of the players the uppermost card of their graveyard that fits, or (``bottom``) the lowest."""

    who: Players
    what: Filter
    bottom: bool = False


@dataclass(frozen=True, slots=True)
class Linked(Objects):
    """607.2: the cards exiled (or otherwise set apart) with the source by its linked ability."""


@dataclass(frozen=True, slots=True)
class EverLinked(Objects):
    """607.2: the cards that were exiled with the source, as they were there, also those that have left exile since."""


@dataclass(frozen=True, slots=True)
class Iterated(Objects):
    """The object of the innermost "for each" that is being carried out."""


@dataclass(frozen=True, slots=True)
class PaidObjects(Objects):
    """The objects that were sacrificed, discarded, exiled or tapped to pay the cost ("the sacrificed creature")."""


@dataclass(frozen=True, slots=True)
class FormerSelf(Objects):
    """Objects that an instruction moved away from the battlefield: to act on, what they are now; to read, what they
    were there (608.2h): "the sacrificed creature's power"."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Those(Objects):
    """Those of the objects that fit the filter's tests (its zones do not matter)."""

    what: Objects
    filter: Filter


@dataclass(frozen=True, slots=True)
class AttackedBy(Objects):
    """506.3: the planeswalkers and battles that the objects attack, or attacked in the event; players are none."""

    what: Objects


@dataclass(frozen=True, slots=True)
class Together(Objects):
    """The objects of several expressions."""

    parts: tuple[Objects, ...]
