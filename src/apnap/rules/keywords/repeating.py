"""702: keyword abilities that trigger when their spell is cast: copies of it, and other spells that follow it."""

from __future__ import annotations

from typing import Final

from apnap.abilities.ability import Ability, Body, Keyword, Triggered
from apnap.abilities.effect import (
    BOTTOM,
    BOTTOM_RANDOM,
    CastNow,
    ChoosePlayers,
    CopySpell,
    Effect,
    May,
    Move,
    Reveal,
    RevealUntil,
    Sequence,
)
from apnap.abilities.objects import (
    EachOpponent,
    Filter,
    HasCardType,
    InSlot,
    Not,
    PlayersInSlot,
    SameNameAs,
    Stat,
    This,
    Those,
    Together,
    TopOfLibrary,
    You,
)
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import LESS, MANA_VALUE, CastBefore, Comparison, Number, StatOf, ThisTurn
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, LAND, LIBRARY
from apnap.rules.keywords.additional import CASTING
from apnap.rules.keywords.shape import Shape, number_of

_FOUND: Final = 1
_REST: Final = 2


def _when_cast(node: Keyword, effect: Effect) -> tuple[Ability, ...]:
    return (Triggered(CASTING, Body(effect=effect), keyword=node.keyword, text=node.text),)


def storm(node: Keyword) -> tuple[Ability, ...]:
    """702.40a: "When you cast this spell, copy it for each other spell that was cast before it this turn. …" """
    return _when_cast(node, CopySpell(This(), CastBefore()))


def gravestorm(node: Keyword) -> tuple[Ability, ...]:
    """702.69a: "When you cast this spell, copy it for each permanent that was put into a graveyard from the battlefield
    this turn. …" """
    dead = ThisTurn(ZoneChanges(Filter(), (BATTLEFIELD,), (GRAVEYARD,)))
    return _when_cast(node, CopySpell(This(), dead))


def cascade(node: Keyword) -> tuple[Ability, ...]:
    """702.85a: "When you cast this spell, exile cards from the top of your library until you exile a nonland card whose
    mana value is less than this spell's mana value. You may cast that card without paying its mana cost if the
    resulting spell's mana value is less than this spell's mana value. Then put all cards exiled this way that
    weren't cast on the bottom of your library in a random order." """
    smaller = Stat(MANA_VALUE, Comparison(LESS, StatOf(This(), MANA_VALUE)))
    wanted = Filter((Not(HasCardType(LAND)), smaller), (LIBRARY,))
    return _when_cast(
        node,
        Sequence(
            (
                RevealUntil(You(), wanted, exile=True, slot=_FOUND, rest=_REST),
                CastNow(You(), InSlot(_FOUND), spells=Filter((smaller,), ())),
                Move(Together((InSlot(_FOUND), InSlot(_REST))), LIBRARY, BOTTOM_RANDOM),
            )
        ),
    )


def ripple(node: Keyword) -> tuple[Ability, ...]:
    """702.60a: "When you cast this spell, you may reveal the top N cards of your library … If you reveal cards …,
    you may cast any of those cards with the same name as this spell without paying their mana costs, then put all
    revealed cards not cast this way on the bottom of your library in any order." """
    alike = Those(InSlot(_FOUND), Filter((SameNameAs(This()),), ()))
    effect = Sequence(
        (
            Reveal(TopOfLibrary(You(), Number(number_of(node))), slot=_FOUND),
            CastNow(You(), alike, None),
            Move(InSlot(_FOUND), LIBRARY, BOTTOM),
        )
    )
    return _when_cast(node, May(You(), effect))


def demonstrate(node: Keyword) -> tuple[Ability, ...]:
    """702.144a: "When you cast this spell, you may copy it and you may choose new targets for the copy. If you copy the
    spell, choose an opponent. That player copies the spell and may choose new targets for that copy." """
    effect = Sequence(
        (
            CopySpell(This()),
            ChoosePlayers(You(), EachOpponent(), _FOUND),
            CopySpell(This(), who=PlayersInSlot(_FOUND)),
        )
    )
    return _when_cast(node, May(You(), effect))


SHAPES: Final[dict[str, Shape]] = {
    "cascade": Shape(cascade),
    "demonstrate": Shape(demonstrate),
    "gravestorm": Shape(gravestorm),
    "ripple": Shape(ripple, needs=("n",)),
    "storm": Shape(storm),
}
