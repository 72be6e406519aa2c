"""510: what happens when creatures fight, reckoned ahead: who dies, how much damage comes through."""

from __future__ import annotations

from apnap.abilities import static as st
from apnap.abilities.ability import Keyword, Static
from apnap.abilities.objects import Filter, HasColor, IsSource, This
from apnap.abilities.values import (
    CREATURE,
    DEATHTOUCH,
    DEFENDER,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    FLYING,
    INDESTRUCTIBLE,
    LIFELINK,
    REACH,
    TRAMPLE,
)
from apnap.agents.evaluating import permanent_value
from apnap.agents.sight import Scene, Sight
from apnap.rules.seen import SeenObject


class Fighter:
    """A creature in a reckoned combat."""

    __slots__ = ("seen", "handle", "power", "left", "keywords", "value", "colors", "protection", "unblockable")

    def __init__(self, seen: SeenObject, value: int) -> None:
        self.seen = seen
        self.handle = seen.handle
        self.power = max(seen.power, 0)
        self.left = seen.toughness - seen.damage
        """Damage that still destroys it."""
        self.keywords = seen.keywords
        self.value = value
        self.colors = seen.colors
        self.protection = 0
        """702.16: mask of the colours it has protection from."""
        self.unblockable = False
        for ability in seen.abilities:
            node = ability.node
            if isinstance(node, Keyword) and node.keyword == "protection" and node.what is not None:
                for test in node.what.tests:
                    self.protection |= test.colors if isinstance(test, HasColor) else 0
            elif isinstance(node, Static):
                self.unblockable |= any(_is_own(part, st.CANT_BE_BLOCKED) for part in node.parts)


def _is_own(part: st.StaticPart, kind: int) -> bool:
    """Whether a static part says that of the object it stands on."""
    if not isinstance(part, st.Restriction) or part.kind != kind:
        return False
    return isinstance(part.what, This) or (isinstance(part.what, Filter) and IsSource() in part.what.tests)


def fighter(seen: SeenObject, sight: Sight) -> Fighter:
    """Return a creature ready to be reckoned with."""
    return Fighter(seen, permanent_value(seen, sight))


def forbids(seen: SeenObject, *kinds: int) -> bool:
    """Tell whether a creature's own abilities forbid it to attack or block (CANT_ATTACK, CANT_BLOCK …)."""
    return any(
        _is_own(part, kind)
        for ability in seen.abilities
        if isinstance(ability.node, Static)
        for part in ability.node.parts
        for kind in (*kinds, st.CANT_ATTACK_OR_BLOCK)
    )


def can_attack(seen: SeenObject) -> bool:
    """Tell whether a creature could attack on its controller's next turn, as far as its own abilities go."""
    return bool(seen.card_types & CREATURE) and not seen.keywords & DEFENDER and not forbids(seen, st.CANT_ATTACK)


def can_block(attacker: Fighter, blocker: Fighter, sight: Sight) -> bool:
    """509.1b: tell whether one creature could block another, as far as a view shows it."""
    seen = blocker.seen
    if attacker.unblockable or seen.tapped or forbids(seen, st.CANT_BLOCK):
        return False
    if attacker.keywords & FLYING and not blocker.keywords & (FLYING | REACH):
        return False
    if attacker.protection & blocker.colors:
        return False
    for ability in attacker.seen.abilities:
        if isinstance(ability.node, Static):
            for part in ability.node.parts:
                if isinstance(part, st.Restriction) and part.other is not None:
                    fits = sight.fits(seen, part.other, Scene(attacker.seen, attacker.seen.controller))
                    if part.kind == st.CANT_BE_BLOCKED_BY and fits:
                        return False
                    if part.kind == st.CAN_BE_BLOCKED_ONLY_BY and not fits:
                        return False
    return True


class Clash:
    """The outcome of one attacker's combat."""

    __slots__ = ("attacker_dies", "dead", "through", "gained")

    def __init__(self) -> None:
        self.attacker_dies = False
        self.dead: tuple[Fighter, ...] = ()
        """The blockers that die."""
        self.through = 0
        """Damage to whoever is attacked."""
        self.gained = 0
        """Life that the attacker's controller gains."""


def clash(attacker: Fighter, blockers: tuple[Fighter, ...]) -> Clash:
    """Reckon the damage between an attacker and those that block it (510, 702.4, 702.7, 702.2, 702.19)."""
    result = Clash()
    double = bool(attacker.keywords & DOUBLE_STRIKE)
    if not blockers:
        result.through = attacker.power * (1 + double)
        result.gained = result.through if attacker.keywords & LIFELINK else 0
        return result
    left = attacker.left
    touched = False
    wounds = [0] * len(blockers)
    alive = [True] * len(blockers)
    order = sorted(range(len(blockers)), key=lambda i: (-blockers[i].value, blockers[i].handle))
    for keen in (True, False):
        strikes = not result.attacker_dies and (double or bool(attacker.keywords & FIRST_STRIKE) == keen)
        blows = _blows(attacker, blockers, order, wounds, alive) if strikes else []
        if strikes:
            spent = sum(blows)
            result.gained += attacker.power if attacker.keywords & LIFELINK else 0
            if attacker.keywords & TRAMPLE:
                result.through += attacker.power - spent
        hits = 0
        for i, blocker in enumerate(blockers):
            if alive[i] and (blocker.keywords & DOUBLE_STRIKE or bool(blocker.keywords & FIRST_STRIKE) == keen):
                if not attacker.protection & blocker.colors:
                    hits += blocker.power
                    touched |= bool(blocker.keywords & DEATHTOUCH and blocker.power)
        left -= hits
        for i, blow in enumerate(blows):
            wounds[i] += blow
            deadly = wounds[i] >= blockers[i].left or (attacker.keywords & DEATHTOUCH and blow)
            if deadly and alive[i] and not blockers[i].keywords & INDESTRUCTIBLE:
                alive[i] = False
        if (left <= 0 or touched) and not attacker.keywords & INDESTRUCTIBLE:
            result.attacker_dies = True
    result.dead = tuple(blocker for blocker, lives in zip(blockers, alive, strict=True) if not lives)
    return result


def _blows(
    attacker: Fighter, blockers: tuple[Fighter, ...], order: list[int], wounds: list[int], alive: list[bool]
) -> list[int]:
    """Divide the attacker's damage: what kills, the most valuable blocker first; the rest to the last one."""
    blows = [0] * len(blockers)
    left = attacker.power
    last = -1
    for i in order:
        if not alive[i] or blockers[i].protection & attacker.colors:
            continue
        need = 1 if attacker.keywords & DEATHTOUCH else max(blockers[i].left - wounds[i], 0)
        if need <= left:
            blows[i] = need
            left -= need
        elif last < 0:
            last = i
    if left > 0 and not attacker.keywords & TRAMPLE:
        rest = last if last >= 0 else next((i for i in order if alive[i]), -1)
        if rest >= 0 and not blockers[rest].protection & attacker.colors:
            blows[rest] += left
    elif left > 0 and last >= 0:
        blows[last] += left
    return blows
