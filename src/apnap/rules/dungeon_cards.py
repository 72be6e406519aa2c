"""309: the dungeon cards that everybody has outside the game, as ability nodes.

They are no part of a deck (309.2), so that no deck list names them: every player owns one of each.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.change import AddAbility, Modify
from apnap.abilities.cost import Cost, DiscardCards, SacrificeObjects
from apnap.abilities.definition import FaceDefinition
from apnap.abilities.dungeons import DungeonCard, EntersRoom
from apnap.abilities.duration import UntilYourNextTurn
from apnap.abilities.effect import (
    CastNow,
    Choose,
    Continuous,
    ContinuousRule,
    CreateTokens,
    Discard,
    Draw,
    Effect,
    Entering,
    ForEachPlayer,
    GainLife,
    LoseLife,
    MayPay,
    Move,
    Nothing,
    PutCounters,
    Reveal,
    SacrificeThese,
    Scry,
    Search,
    Sequence,
    Shuffle,
    Token,
)
from apnap.abilities.objects import (
    AnyOf,
    AnyPlayer,
    ControlledBy,
    EachOpponent,
    EachPlayer,
    Filter,
    HasCardType,
    HasSupertype,
    InSlot,
    IteratedPlayer,
    TargetObjects,
    TargetPlayers,
    Together,
    TopOfLibrary,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import CANT_ATTACK, GOADED, Restriction
from apnap.abilities.target import Target
from apnap.abilities.values import (
    ARTIFACT,
    BASIC,
    BATTLEFIELD,
    BLACK,
    COMMAND,
    CREATURE,
    DUNGEON,
    EXILE,
    HAND,
    LAND,
    LEGENDARY,
    LIBRARY,
    RED,
)
from apnap.rules.definitions import Definition, define

UNDERCITY: Final = "Undercity"
"""The one dungeon type (205.3p): such a dungeon is entered by those only who venture into it."""

_CREATURE: Final = Target(Filter((HasCardType(CREATURE),)))
_YOU: Final = You()
Room = tuple[tuple[int, ...], str, Effect, tuple[Target, ...]]
"""The rooms that arrows lead to, what it does in words, what it does, and its targets."""


@cache
def dungeon_cards() -> tuple[Definition, ...]:
    """Return the dungeon cards that each player owns outside the game, by name."""
    return tuple(define(card) for card in (_mad_mage(), _lost_mine(), _tomb(), _undercity()))


def _dungeon(name: str, names: str, *rooms: Room, subtypes: tuple[str, ...] = ()) -> DungeonCard:
    """Return a dungeon with these rooms; ``names``: what they are called, the topmost first (309.4b)."""
    called = tuple(names.split(", "))
    abilities = tuple(
        Triggered(
            EntersRoom(at), Body(targets, effect), zones=(COMMAND,), text=f"{called[at]} — {words}", keyword="room"
        )
        for at, (_, words, effect, targets) in enumerate(rooms)
    )
    face = FaceDefinition(name, card_types=DUNGEON, subtypes=subtypes, abilities=abilities)
    return DungeonCard(name, (face,), rooms=called, arrows=tuple(room[0] for room in rooms))


def _room(arrows: tuple[int, ...], words: str, effect: Effect, *targets: Target) -> Room:
    return (arrows, words, effect, targets)


def _treasure() -> Effect:
    return CreateTokens(_YOU, Number(1), Token(predefined="Treasure"))


def _scry(n: int) -> Effect:
    return Scry(_YOU, Number(n))


def _creatures(n: int, subtype: str, color: int, power: int, *abilities: str) -> Effect:
    keywords = tuple(Keyword(one) for one in abilities)
    return CreateTokens(
        _YOU, Number(n), Token(CREATURE, 0, (subtype,), color, Number(power), Number(1), abilities=keywords)
    )


def _grow(n: int) -> Effect:
    return PutCounters(TargetObjects(0), "+1/+1", Number(n))


def _lost_mine() -> DungeonCard:
    weaken = Continuous(TargetObjects(0), (Modify(Number(-4), Number(0)),), UntilYourNextTurn())
    drain = Sequence((LoseLife(EachOpponent(), Number(1)), GainLife(_YOU, Number(1))))
    goblin = _creatures(1, "Goblin", RED, 1)
    return _dungeon(
        "Lost Mine of Phandelver",
        "Cave Entrance, Goblin Lair, Mine Tunnels, Storeroom, Dark Pool, Fungi Cavern, Temple of Dumathoin",
        _room((1, 2), "Scry 1.", _scry(1)),
        _room((3, 4), "Create a 1/1 red Goblin creature token.", goblin),
        _room((4, 5), "Create a Treasure token.", _treasure()),
        _room((6,), "Put a +1/+1 counter on target creature.", _grow(1), _CREATURE),
        _room((6,), "Each opponent loses 1 life and you gain 1 life.", drain),
        _room((6,), "Target creature gets -4/-0 until your next turn.", weaken, _CREATURE),
        _room((), "Draw a card.", Draw(_YOU)),
    )


def _mad_mage() -> DungeonCard:
    stays = ContinuousRule((Restriction(CANT_ATTACK, TargetObjects(0)),), UntilYourNextTurn())
    top = Move(TopOfLibrary(_YOU, Number(2)), EXILE, slot=1)
    play = Sequence((top, CastNow(_YOU, InSlot(1), Number(2), lands=True)))
    free = CastNow(_YOU, InSlot(1), Number(1), free=True)
    wisdom = Sequence((Draw(_YOU, Number(3), slot=1), Reveal(InSlot(1)), free))
    skeletons = _creatures(2, "Skeleton", BLACK, 1)
    return _dungeon(
        "Dungeon of the Mad Mage",
        "Yawning Portal, Dungeon Level, Goblin Bazaar, Twisted Caverns, Lost Level, "
        "Runestone Caverns, Muiral's Graveyard, Deep Mines, Mad Wizard's Lair",
        _room((1,), "You gain 1 life.", GainLife(_YOU, Number(1))),
        _room((2, 3), "Scry 1.", _scry(1)),
        _room((4,), "Create a Treasure token.", _treasure()),
        _room((4,), "Target creature can't attack until your next turn.", stays, _CREATURE),
        _room((5, 6), "Scry 2.", _scry(2)),
        _room((7,), "Exile the top two cards of your library. You may play them.", play),
        _room((7,), "Create two 1/1 black Skeleton creature tokens.", skeletons),
        _room((8,), "Scry 3.", _scry(3)),
        _room((), "Draw three cards, reveal them, and cast one without paying.", wisdom),
    )


def _tomb() -> DungeonCard:
    three = Filter((AnyOf((HasCardType(ARTIFACT), HasCardType(CREATURE), HasCardType(LAND))),))
    discard = Cost(None, (DiscardCards(Filter((), (HAND,)), Number(1)),))
    give_up = Cost(None, (SacrificeObjects(three, Number(1)),))
    kinds = (ARTIFACT, CREATURE, LAND)
    yours = tuple(Filter((HasCardType(kind), ControlledBy(_YOU))) for kind in kinds)
    choose = tuple(Choose(_YOU, what, Number(1), at) for at, what in enumerate(yours, 1))
    chosen = Together(tuple(InSlot(at) for at in range(1, 4)))
    pit = Sequence((Discard(_YOU, Number(1)), *choose, SacrificeThese(chosen)))
    keywords = (Keyword("deathtouch"),)
    atropal = Token(
        CREATURE, LEGENDARY, ("God", "Horror"), BLACK, Number(4), Number(4), abilities=keywords, name="The Atropal"
    )
    return _dungeon(
        "Tomb of Annihilation",
        "Trapped Entry, Veils of Fear, Oubliette, Sandfall Cell, Cradle of the Death God",
        _room((1, 2), "Each player loses 1 life.", LoseLife(EachPlayer(), Number(1))),
        _room((3,), "Each player loses 2 life unless they discard a card.", _unless(discard)),
        _room((4,), "Discard a card and sacrifice an artifact, a creature, and a land.", pit),
        _room(
            (4,),
            "Each player loses 2 life unless they sacrifice an artifact, a creature, or a land.",
            _unless(give_up),
        ),
        _room(
            (),
            "Create The Atropal, a legendary 4/4 black God Horror creature token with deathtouch.",
            CreateTokens(_YOU, Number(1), atropal),
        ),
    )


def _unless(cost: Cost) -> Effect:
    each = IteratedPlayer()
    return ForEachPlayer(EachPlayer(), MayPay(each, cost, Nothing(), LoseLife(each, Number(2))))


def _undercity() -> DungeonCard:
    basic = Filter((HasSupertype(BASIC), HasCardType(LAND)), (LIBRARY,))
    fetch = (Search(_YOU, basic, slot=1), Reveal(InSlot(1), slot=2), Move(InSlot(2), HAND), Shuffle(_YOU))
    goad = ContinuousRule((Restriction(GOADED, TargetObjects(0)),), UntilYourNextTurn())
    look = Reveal(TopOfLibrary(_YOU, Number(10)), slot=1)
    pick = Choose(_YOU, Filter((HasCardType(CREATURE),), ()), Number(1), 2, among=InSlot(1))
    put = Move(InSlot(2), BATTLEFIELD, entering=Entering(counters=(("+1/+1", Number(3)),)), slot=3)
    hexproof = Continuous(InSlot(3), (AddAbility(Keyword("hexproof")),), UntilYourNextTurn())
    throne = Sequence((look, pick, put, hexproof, Shuffle(_YOU)))
    trap = LoseLife(TargetPlayers(0), Number(5))
    skeleton = _creatures(1, "Skeleton", BLACK, 4, "menace")
    return _dungeon(
        UNDERCITY,
        "Secret Entrance, Forge, Lost Well, Trap!, Arena, Stash, Archives, Catacombs, Throne of the Dead Three",
        _room((1, 2), "Search your library for a basic land card.", Sequence(fetch)),
        _room((3, 4), "Put two +1/+1 counters on target creature.", _grow(2), _CREATURE),
        _room((4, 5), "Scry 2.", _scry(2)),
        _room((6,), "Target player loses 5 life.", trap, Target(players=AnyPlayer())),
        _room((6, 7), "Goad target creature.", goad, _CREATURE),
        _room((7,), "Create a Treasure token.", _treasure()),
        _room((8,), "Draw a card.", Draw(_YOU)),
        _room((8,), "Create a 4/1 black Skeleton creature token with menace.", skeleton),
        _room(
            (),
            "Reveal the top ten cards of your library and put a creature card from among them onto the battlefield.",
            throne,
        ),
        subtypes=(UNDERCITY,),
    )
