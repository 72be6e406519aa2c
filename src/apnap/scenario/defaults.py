"""What is decided when nothing answers (FORMAT 7): pure functions over canonical order."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from apnap.scenario.options import Option

Purpose = Literal["harm", "help", "give_up", "unknown"]
"""What happens to the things chosen: destroyed, damaged, taken; helped or found; sacrificed, discarded or paid with."""

COLORS = ("white", "blue", "black", "red", "green")


def preferred(options: Sequence[Option], purpose: Purpose, own_side: Collection[str]) -> tuple[int, ...]:
    """Return the options in the order in which the default takes them.

    What is given up is taken from the end; else the side that the effect is meant for comes first.
    """
    order = range(len(options))
    if purpose == "give_up":
        return tuple(reversed(order))
    return tuple(sorted(order, key=lambda index: not is_meant_for(options[index], purpose, own_side)))


def is_meant_for(option: Option, purpose: Purpose, own_side: Collection[str]) -> bool:
    """Whether an option is on the side that the effect is meant for; of what is nobody's, and of an effect that
    can't be told, everything is."""
    side = option.side()
    if purpose not in ("harm", "help") or not side:
        return True
    return (side in own_side) == (purpose == "help")


def how_many(
    options: Sequence[Option],
    taken: Collection[int],
    minimum: int,
    maximum: int,
    purpose: Purpose,
    own_side: Collection[str],
) -> int:
    """Return how many more the default chooses.

    The required number; of “up to” and “any number” as many as possible of the side the effect is meant for, and
    only the minimum if that can't be told.
    """
    if purpose in ("harm", "help"):
        fit = sum(
            1 for index, option in enumerate(options) if index not in taken and is_meant_for(option, purpose, own_side)
        )
        return max(minimum - len(taken), min(maximum - len(taken), fit), 0)
    return max(minimum - len(taken), 0)


def divided(total: int, recipients: int, least: int, given: Mapping[int, int]) -> tuple[int, ...]:
    """Return a division that has the given shares: the least to every other, what is left to the first of them.

    >>> divided(5, 3, 1, {}), divided(5, 3, 1, {0: 1})
    ((3, 1, 1), (1, 3, 1))
    """
    shares = [given.get(index, least) for index in range(recipients)]
    first = next((index for index in range(recipients) if index not in given), None)
    if first is not None:
        shares[first] += total - sum(shares)
    return tuple(shares)


def combat_damage(total: int, lethal: Sequence[int], trample: bool) -> tuple[int, ...]:
    """Return lethal damage for each creature in order, as far as it goes; the rest to the first, or with trample to
    the defender, whose share is not in the answer.

    >>> combat_damage(5, (2, 2), trample=False), combat_damage(5, (2, 2), trample=True), combat_damage(3, (2, 2), False)
    ((3, 2), (2, 2), (2, 1))
    """
    shares: list[int] = []
    left = total
    for need in lethal:
        shares.append(min(need, left))
        left -= shares[-1]
    if shares and not trample:
        shares[0] += left
    return tuple(shares)


def color_of_mana(possible: Collection[str], needed: Sequence[str] = ()) -> str:
    """Return the colour that the cost being paid needs, else the first possible of W, U, B, R, G (else colorless).

    >>> color_of_mana({"red", "green"}, needed=("green",)), color_of_mana({"red", "green"})
    ('green', 'red')
    """
    return next((color for color in (*needed, *COLORS) if color in possible), "colorless")


def word(kind: Literal["color", "card_type", "creature_type"], possible: Sequence[str], own: Sequence[str] = ()) -> str:
    """Return the colour, card type or creature type that is chosen by default.

    ``own``: the creature types of the player's own cards, once for every card that has it; the most frequent one is
    chosen (of equally frequent ones the one that comes first).

    >>> word("creature_type", ("Elf", "Goblin"), own=("Elf", "Goblin", "Goblin"))
    'Goblin'
    """
    if kind == "color":
        return next((color for color in COLORS if color in possible), possible[0])
    if kind == "card_type":
        return next((kind for kind in possible if kind.lower() == "creature"), possible[0])
    frequent = [kind for kind in own if kind in possible]
    return max(frequent, key=frequent.count) if frequent else possible[0]
