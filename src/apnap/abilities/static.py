"""604, 611.3, 614: what static abilities say: changes, restrictions, permissions, costs, replacements.

The same parts, wrapped in ``effect.ContinuousRule``, last for a while when a spell or ability creates them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.change import Change
from apnap.abilities.condition import Condition
from apnap.abilities.cost import Cost
from apnap.abilities.effect import CreateTokens, Effect, Entering
from apnap.abilities.mana import ManaCost
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players
from apnap.abilities.occurrence import Occurrence
from apnap.abilities.quantity import Quantity

from apnap.abilities.player_rules import (  # isort: skip
    ADDITIONAL_LANDS as ADDITIONAL_LANDS, ASCENDS as ASCENDS, CANT_ACTIVATE_ABILITIES as CANT_ACTIVATE_ABILITIES,
    CANT_ACTIVATE_BUT_MANA as CANT_ACTIVATE_BUT_MANA, CANT_ACTIVATE_LOYALTY as CANT_ACTIVATE_LOYALTY,
    CANT_ATTACK_WITH_MORE_THAN as CANT_ATTACK_WITH_MORE_THAN,
    CANT_BE_ATTACKED_BY_MORE_THAN as CANT_BE_ATTACKED_BY_MORE_THAN, CANT_BE_MADE_TO_DISCARD as CANT_BE_MADE_TO_DISCARD,
    CANT_BE_MADE_TO_SACRIFICE as CANT_BE_MADE_TO_SACRIFICE, CANT_BE_PLAYER_TARGET as CANT_BE_PLAYER_TARGET,
    CANT_BLOCK_WITH_MORE_THAN as CANT_BLOCK_WITH_MORE_THAN, CANT_CAST as CANT_CAST, CANT_CYCLE as CANT_CYCLE,
    CANT_DRAW as CANT_DRAW, CANT_POWER_UP as CANT_POWER_UP,
    IGNORES_HEXPROOF_OF_OPPONENTS as IGNORES_HEXPROOF_OF_OPPONENTS,
    CANT_GAIN_LIFE as CANT_GAIN_LIFE, CANT_GET_COUNTERS as CANT_GET_COUNTERS, CANT_LOSE_GAME as CANT_LOSE_GAME,
    CANT_LOSE_LIFE as CANT_LOSE_LIFE, CANT_PAY_LIFE as CANT_PAY_LIFE, CANT_PLAY_LANDS as CANT_PLAY_LANDS,
    CANT_SACRIFICE as CANT_SACRIFICE, CANT_SACRIFICE_FOR_COSTS as CANT_SACRIFICE_FOR_COSTS,
    CANT_SEARCH as CANT_SEARCH, CANT_WIN_GAME as CANT_WIN_GAME, CAST_LIMIT as CAST_LIMIT,
    CAST_ONLY_AS_SORCERY as CAST_ONLY_AS_SORCERY, CHOOSES_BLOCKS as CHOOSES_BLOCKS, CHOOSES_VOTES as CHOOSES_VOTES,
    COPIES_ONCE_MORE as COPIES_ONCE_MORE, DAMAGE_CANT_BE_PREVENTED as DAMAGE_CANT_BE_PREVENTED,
    DAMAGED_AS_BY_INFECT as DAMAGED_AS_BY_INFECT, DAMAGES_AS_BY_WITHER as DAMAGES_AS_BY_WITHER,
    DAMAGE_COSTS_NO_LIFE as DAMAGE_COSTS_NO_LIFE, DAMAGE_DOESNT_CAUSE_LOSS as DAMAGE_DOESNT_CAUSE_LOSS,
    ENTERING_DOESNT_TRIGGER as ENTERING_DOESNT_TRIGGER, FIRST_FLIPS_COME_UP_HEADS as FIRST_FLIPS_COME_UP_HEADS,
    DRAWS_FROM_BOTTOM as DRAWS_FROM_BOTTOM, ROLLS_ONE_MORE as ROLLS_ONE_MORE,
    HAND_SIZE_CHANGE as HAND_SIZE_CHANGE, HAND_SIZE_IS as HAND_SIZE_IS, HAS_ENGINES as HAS_ENGINES,
    HEXPROOF_PLAYER as HEXPROOF_PLAYER, LEGEND_RULE_OFF as LEGEND_RULE_OFF, LIFE_FLOOR as LIFE_FLOOR,
    LIFE_FOR_BLACK as LIFE_FOR_BLACK, LOST_MANA_BECOMES_COLORLESS as LOST_MANA_BECOMES_COLORLESS,
    MAY_CYCLE_FOR_NOTHING as MAY_CYCLE_FOR_NOTHING, MAY_LOOK_AT as MAY_LOOK_AT, MAY_LOOK_AT_TOP as MAY_LOOK_AT_TOP,
    MAY_VOTE_AGAIN as MAY_VOTE_AGAIN, NO_MANA_LOSS as NO_MANA_LOSS, NO_MAXIMUM_HAND_SIZE as NO_MAXIMUM_HAND_SIZE,
    PLAYS_WITH_HAND_REVEALED as PLAYS_WITH_HAND_REVEALED, PLAYS_WITH_TOP_REVEALED as PLAYS_WITH_TOP_REVEALED,
    PROTECTION_FROM as PROTECTION_FROM, REVEALS_FIRST_DRAWN as REVEALS_FIRST_DRAWN,
    REVEALS_FIRST_EACH_TURN as REVEALS_FIRST_EACH_TURN, SHROUD_PLAYER as SHROUD_PLAYER,
    SKIPS_EXTRA_TURNS as SKIPS_EXTRA_TURNS, SKIP_STEP as SKIP_STEP, STORIED as STORIED, UNTAP_LIMIT as UNTAP_LIMIT,
    VOTES_AGAIN as VOTES_AGAIN,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class StaticPart(Node):
    """One sentence's worth of a static ability."""


@dataclass(frozen=True, slots=True)
class Changes(StaticPart):
    """611.3: a continuous effect on the objects (This, AttachedHost) or on all that fit a filter."""

    what: Objects | Filter
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class Defining(StaticPart):
    """604.3: a characteristic-defining ability: colour, subtypes, power, toughness of the object everywhere."""

    changes: tuple[Change, ...]


# what objects can be forbidden or required to do
CANT_ATTACK: Final = 0
CANT_BLOCK: Final = 1
CANT_BE_BLOCKED: Final = 2
MUST_ATTACK: Final = 3
MUST_BLOCK: Final = 4
MUST_BE_BLOCKED: Final = 5
"""By at least one creature, if able; by one that fits ``other``; by ``n`` or more."""
MUST_BE_BLOCKED_BY_EXACTLY: Final = 93
"""By ``n`` creatures, no more and no fewer, if able."""
ALL_MUST_BLOCK: Final = 6
"""All creatures able to block it (that fit ``other``) do so."""
CANT_ACTIVATE: Final = 7
"""Its activated abilities can't be activated (``mana_too``: mana abilities neither)."""
CANT_ACTIVATE_BY_TAPPING: Final = 84
"""Its activated abilities with the tap symbol in their costs can't be activated."""
CANT_UNTAP_IN_UNTAP_STEP: Final = 8
CANT_BE_COUNTERED: Final = 9
CANT_BE_COPIED: Final = 70
CANT_BE_TARGETED: Final = 10
"""By spells or abilities that fit ``by`` (or controlled by ``who``)."""
CANT_BE_SACRIFICED: Final = 11
CANT_BE_REGENERATED: Final = 12
CANT_TRANSFORM: Final = 13
CANT_CREW: Final = 14
CANT_BE_ENCHANTED: Final = 15
CANT_BE_EQUIPPED: Final = 16
CANT_HAVE_COUNTERS: Final = 17
CANT_ATTACK_ALONE: Final = 18
CANT_BLOCK_ALONE: Final = 19
CAN_ATTACK_ONLY_ALONE: Final = 83
CANT_ATTACK_OR_BLOCK: Final = 20
CAN_BLOCK_ONLY: Final = 21
"""Can block only creatures that fit ``other``."""
CAN_BE_BLOCKED_ONLY_BY: Final = 22
"""Can't be blocked except by creatures that fit ``other``."""
CANT_BE_BLOCKED_BY: Final = 23
"""Can't be blocked by creatures that fit ``other``."""
CANT_BE_BLOCKED_BY_MORE_THAN: Final = 24
CANT_BE_BLOCKED_EXCEPT_BY: Final = 25
"""Except by ``n`` or more creatures."""
CAN_BLOCK_ADDITIONAL: Final = 26
"""``n`` additional creatures each combat; ``n`` None: any number."""
ASSIGNS_NO_COMBAT_DAMAGE: Final = 27
DAMAGE_BY_TOUGHNESS: Final = 28
"""Assigns combat damage equal to its toughness rather than its power."""
MAY_ASSIGN_AS_UNBLOCKED: Final = 29
DOESNT_LOSE_DAMAGE: Final = 30
MAY_STAY_TAPPED: Final = 31
""""You may choose not to untap" during the untap step (502.3)."""
GOADED: Final = 32
CANT_BLOCK_OBJECT: Final = 33
"""Can't block objects that fit ``other``."""
MUST_BLOCK_OBJECT: Final = 34
MAY_BE_EXERTED: Final = 39
"""Its controller may exert it as it attacks (701.43d)."""
CREWS_STRONGER: Final = 35
"""Crews Vehicles as though its power were ``n`` greater."""
SADDLES_STRONGER: Final = 36
"""Saddles Mounts as though its power were ``n`` greater."""
SADDLES_BY_TOUGHNESS: Final = 92
"""Saddles Mounts using its toughness rather than its power."""
CREWS_BY_TOUGHNESS: Final = 37
"""Crews Vehicles using its toughness rather than its power."""
STATIONS_STRONGER: Final = 81
"""Stations permanents as though its power were ``n`` greater (702.184c)."""
STATIONS_BY_TOUGHNESS: Final = 82
"""Stations permanents using its toughness rather than its power (702.184c)."""
KEEPS_LAST_LOYALTY: Final = 50
"""Damage that would remove all its loyalty counters removes all but one (614.1a)."""
LETHAL_BY_POWER: Final = 46
"""Its power says how much damage is lethal, not its toughness (704.5g)."""
CANT_BE_SUSPECTED: Final = 67
"""Can't become suspected (701.60)."""
WARD_DOESNT_TRIGGER: Final = 66
"""Its ward abilities don't trigger (702.21)."""
CANT_BECOME_UNTAPPED: Final = 45
"""By nothing, also not to pay a cost (701.26b)."""
CANT_PHASE_OUT: Final = 85
"""Can't phase out (702.26a)."""
ATTACHED_ONLY_TO: Final = 86
"""Can be attached only to what fits ``other`` (301.5)."""
CANT_ENTER: Final = 71
"""Cards that fit, in the zones of the filter, can't enter the battlefield."""


@dataclass(frozen=True, slots=True)
class Restriction(StaticPart):
    """A requirement or restriction on objects: one of the constants above, for objects or all that fit.

    ``whom``: only with regard to these players (can't attack *you*, doesn't untap during *your* untap step);
    ``other``: only with regard to such objects.
    """

    kind: int
    what: Objects | Filter
    other: Filter | None = None
    whom: Players | None = None
    planeswalkers_too: bool = False
    n: Quantity | None = None
    mana_too: bool = False
    counter: str = ""
    """Only with regard to counters of this kind."""


@dataclass(frozen=True, slots=True)
class PlayerRule(StaticPart):
    """A rule about players: one of the constants of ``player_rules``."""

    kind: int
    who: Players
    what: Filter | None = None
    n: Quantity | None = None
    step: int = -1
    counter: str = ""


@dataclass(frozen=True, slots=True)
class CostChange(StaticPart):
    """601.2f: spells that fit ``spells`` (or activated abilities of sources that fit ``abilities_of``) that ``who``
    casts cost more or less.

    ``generic``: change of generic mana per ``times`` (negative: less); ``colored``: added (or with ``less``
    removed) symbols. ``this_spell`` in ``spells`` is Filter((IsSource(),)).
    """

    who: Players
    spells: Filter | None = None
    abilities_of: Filter | None = None
    generic: int = 0
    times: Quantity | None = None
    colored: ManaCost | None = None
    less: bool = False
    keyword: str = ""
    """Only abilities that come from that keyword (equip, cycling)."""
    minimum_one: bool = False
    not_mana: bool = False
    """Only of abilities that aren't mana abilities."""
    additional: Cost | None = None
    """Cost parts besides mana that are added."""
    targeting: Filter | None = None
    """Only for spells or abilities that target an object that fits (or ``targeting_players``)."""
    targeting_players: Players | None = None
    only_nth: int = 0
    """Only the so-manieth such spell each turn."""
    condition: Condition | None = None
    only_colored: bool = False
    """118.7: what is less is coloured mana only, never generic mana in its place."""
    least: int = 0
    """Costs so much mana if it would cost less."""
    own_mana_cost: bool = False
    """With ``less``: less by the mana cost of the spell or of the source of the ability."""


@dataclass(frozen=True, slots=True)
class MayPlay(StaticPart):
    """Permission to cast or play objects that fit ``what`` from its zones (601.3b).

    ``lands``: playing lands is included; ``spells``: casting is. ``free``: without paying the mana cost;
    ``cost``: for this cost instead; ``any_type``: mana of any type may be spent; ``once_per_turn``;
    ``flash``: as though it had flash (then zones are usually the hand). Of an effect that lasts for a while,
    ``once_per_turn`` is once only."""

    who: Players
    what: Filter | Objects
    spells: bool = True
    lands: bool = False
    free: bool = False
    cost: Cost | None = None
    any_type: bool = False
    any_color: bool = False
    snow_as_any_color: bool = False
    colorless_as_any_color: bool = False
    once_per_turn: bool = False
    flash: bool = False
    only_your_turn: bool = False
    condition: Condition | None = None
    """Only while that holds: "during any turn you attacked with this creature"."""
    additional: Cost | None = None
    """An additional cost of whoever casts it this way."""
    using: str = ""
    """Only by the alternative cost of that keyword ability of its own (118.9)."""
    rider: Effect | None = None
    """Carried out as a spell becomes cast this way: EventObject is the spell."""


@dataclass(frozen=True, slots=True)
class CastWithFlash(StaticPart):
    """601.3b, 702.8a: ``who`` may cast spells that fit (None: this spell) as though they had flash, from wherever they
    may be cast; with ``plus``: if they pay so much more."""

    who: Players
    spells: Filter | None = None
    plus: Cost | None = None


@dataclass(frozen=True, slots=True)
class AsThough(StaticPart):
    """609.4: objects that fit may do something as though something were otherwise."""

    kind: int
    what: Objects | Filter
    who: Players | None = None
    keyword: str = ""
    """Of BLOCK_WITHOUT and BE_BLOCKED_WITHOUT: which ability of the attacker."""


ATTACK_WITHOUT_DEFENDER: Final = 0
BLOCK_FLYING: Final = 1
SPEND_ANY_COLOR: Final = 2
"""``who`` may spend mana as though it were of any color (for spells or abilities of ``what``)."""
ACTIVATE_AS_HASTE: Final = 3
IGNORE_HEXPROOF: Final = 4
UNTAP_OTHERS: Final = 5
"""``who`` untap all permanents that fit during each other player's untap step."""
LOYALTY_ANY_TIME: Final = 6
SPEND_ANY_TYPE: Final = 7
BLOCK_WITHOUT: Final = 8
"""Objects that fit may block as though attackers did not have ``keyword``, an evasion ability."""
BE_BLOCKED_WITHOUT: Final = 9
"""Attackers that fit may be blocked as though they did not have ``keyword``."""
BOAST_TWICE: Final = 10
"""Objects that fit may boast twice during each of your turns (702.142)."""
LOYALTY_TWICE: Final = 11
"""The loyalty abilities of permanents that fit may be activated twice each turn (606.3)."""
ATTACK_AS_HASTE: Final = 13
"""Creatures that fit may attack as though they had haste."""
BLOCK_TAPPED: Final = 14
"""Creatures that fit may block as though they were untapped."""
EXHAUST_AGAIN: Final = 12
"""Exhaust abilities of permanents that fit may be activated as though they had not been (702.177)."""


@dataclass(frozen=True, slots=True)
class AdditionalCost(StaticPart):
    """601.2b: an additional cost of the spell itself: required, or optional with an id (kicker "kicker")."""

    cost: Cost
    optional: bool = False
    id: str = ""
    repeatable: bool = False
    saves: ManaCost | None = None
    """If it is paid, the spell costs this colored mana less, and no other mana instead."""


@dataclass(frozen=True, slots=True)
class AlternativeCost(StaticPart):
    """118.9: "you may [cost] rather than pay this spell's mana cost", possibly under a condition."""

    cost: Cost
    id: str = ""
    condition: Condition | None = None
    spells: Filter | None = None
    """None: this spell; else spells that fit that you cast."""
    flash: bool = False
    """It may be chosen any time an instant could be cast (702.190a)."""
    once_per_turn: bool = False
    anyone: bool = False
    """Of spells that fit: whoever casts them."""


@dataclass(frozen=True, slots=True)
class CastingCondition(StaticPart):
    """ "Cast this spell only …": all conditions must hold as it is announced."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class SpendOnX(StaticPart):
    """106.6: of the spell itself: only mana of these colours (a mask) can be spent on X in its cost."""

    colors: int


@dataclass(frozen=True, slots=True)
class OpeningHand(StaticPart):
    """103.6: "if this card is in your opening hand, you may …" begin the game with it on the battlefield, or show it.

    Its ability works in the hand; This is the card."""

    effect: Effect
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class EntersModified(StaticPart):
    """614.1c–d: objects that fit (This: the object itself) enter tapped, with counters, as a copy …

    ``condition`` is looked at as it enters ("unless you control …"); ``effect``: "as this enters, choose/pay …"
    is carried out first and may fill slots. ``optional``: "you may have it enter …". ``cost``: "unless you pay"."""

    what: Objects | Filter
    entering: Entering = Entering()
    condition: Condition | None = None
    effect: Effect | None = None
    optional: bool = False
    copy_of: Filter | None = None
    """As a copy of an object that fits, chosen as it enters (707.5)."""
    copy_changes: tuple[Change, ...] = ()
    declined: Entering | None = None
    """How it enters if the option is declined ("if you don't, it gains haste", 702.136a)."""
    otherwise_to: int = 0
    """The zone it goes to instead of entering, if ``condition`` does not hold after ``effect`` (0: it enters)."""


@dataclass(frozen=True, slots=True)
class TurnedUpWith(StaticPart):
    """708.11: as the object is turned face up, counters are put on it."""

    counter: str
    n: Quantity


@dataclass(frozen=True, slots=True)
class Replacement(StaticPart):
    """614.1a: "if … would …, … instead": the event does not happen; ``instead`` does.

    In ``instead`` EventObject, EventPlayer, EventAmount are those of the event. ``condition``: looked at when it
    would happen. ``next_only``: only the next such event. To modify the event itself use the classes below."""

    occurrence: Occurrence
    instead: Effect
    condition: Condition | None = None
    next_only: bool = False
    optional: bool = False


@dataclass(frozen=True, slots=True)
class ModifyAmount(StaticPart):
    """614.1a: the event happens with another amount: twice that much, that much plus 1 … (EventAmount in ``n``).

    ``besides``: for tokens: others that are created with them, in which EventAmount is how many those are.
    ``mana``: for mana: the symbol of the type that is produced instead of any other."""

    occurrence: Occurrence
    n: Quantity
    condition: Condition | None = None
    besides: CreateTokens | None = None
    mana: str = ""


@dataclass(frozen=True, slots=True)
class GoesElsewhere(StaticPart):
    """614.6: an object that fits would move so; it goes to another zone instead (``to``)."""

    occurrence: Occurrence
    to: int
    position: int = 0
    condition: Condition | None = None
    linked: bool = False
    next_only: bool = False


@dataclass(frozen=True, slots=True)
class Prevention(StaticPart):
    """615.1: damage that matches is prevented (``n`` None: all of it); ``then``: what else happens."""

    occurrence: Occurrence
    n: Quantity | None = None
    then: Effect | None = None
    each_time: bool = False
    """Of a shield that holds for some times: ``n`` is how much of the damage of each time."""


@dataclass(frozen=True, slots=True)
class Unpreventable(StaticPart):
    """615.12: damage that matches can't be prevented."""

    occurrence: Occurrence


@dataclass(frozen=True, slots=True)
class Redirection(StaticPart):
    """614.9: damage that matches is dealt to other objects or players instead: all of it, the next ``next_n``, or
    what is dealt the next time (``next_time``)."""

    occurrence: Occurrence
    to_objects: Objects | None = None
    to_players: Players | None = None
    next_n: Quantity | None = None
    next_time: bool = False


@dataclass(frozen=True, slots=True)
class TriggerExtra(StaticPart):
    """603.2d: abilities that trigger because of such an event (of permanents that fit) trigger ``n`` more times."""

    of: Filter
    because: Occurrence | None = None
    n: int = 1


@dataclass(frozen=True, slots=True)
class EnteringSilent(StaticPart):
    """603.6a: objects that fit entering don't cause abilities of permanents that fit ``of`` to trigger."""

    of: Filter
    what: Filter


@dataclass(frozen=True, slots=True)
class AttackTax(StaticPart):
    """508.1d: creatures that fit can't attack the players unless their controller pays for each.

    ``planeswalkers_too``: nor planeswalkers of these players (of each player: nor anything else)."""

    what: Filter
    whom: Players
    cost: Cost
    times: Quantity | None = None
    planeswalkers_too: bool = False
    blocking: bool = False


@dataclass(frozen=True, slots=True)
class Enchant(StaticPart):
    """303.4, 702.5: what an Aura may be attached to: objects that fit, or players."""

    objects: Filter | None = None
    players: Players | None = None


@dataclass(frozen=True, slots=True)
class DeckRule(StaticPart):
    """Statements for deck building ("a deck can have any number of cards named …", "can be your commander")."""

    text: str
