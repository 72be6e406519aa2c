"""510.1c–e, 702.19b: how a creature's combat damage may be divided.

A player's assignment is judged as a whole: damage may go past a creature that has no lethal damage yet if the creatures
that still have to assign theirs can see to it. So a share is possible when the rest can be completed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from apnap.abilities import static
from apnap.abilities.values import DEATHTOUCH, PLANESWALKER
from apnap.ids import Ref
from apnap.rules.characteristics import characteristics, controller_of, has_keyword
from apnap.rules.combat.attacking import present
from apnap.rules.combat.bands import who_divides
from apnap.rules.combat.damage_on_the_stack import Assigned
from apnap.rules.damage import lethal_amount
from apnap.rules.permissions import restrictions

if TYPE_CHECKING:
    from apnap.rules.combat.damage import CombatDamage
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Needs = dict[Ref, int]
"""How much damage each creature still lacks to lethal damage."""


class Dealer:
    """A creature that still assigns damage: ``power`` among these creatures, in order if it is ``ordered``."""

    __slots__ = ("power", "deathtouch", "among", "ordered")

    def __init__(self, power: int, deathtouch: bool, among: tuple[Ref, ...], ordered: bool) -> None:
        self.power = power
        self.deathtouch = deathtouch
        self.among = among
        self.ordered = ordered

    def least(self, need: int) -> int:
        """Return how much of its damage is lethal where so much is needed (702.2c)."""
        return min(need, 1) if self.deathtouch else need


# ------------------------------------------------------------------------------------- how much


def combat_damage_of(state: State, record: GameObject) -> int:
    """510.1a: return how much combat damage a creature assigns: its power, usually."""
    if restrictions(state, static.ASSIGNS_NO_COMBAT_DAMAGE, record):
        return 0
    chars = characteristics(state, record)
    return chars.toughness if restrictions(state, static.DAMAGE_BY_TOUGHNESS, record) else chars.power


def lethal_damage(state: State, ref: Ref, dealer: Ref, assigned: tuple[Assigned, ...]) -> int:
    """702.19b, 702.2c: return how much damage of a dealer would be lethal, counting what others assign now."""
    need = _need(state, ref, assigned)
    deathtouch = has_keyword(state, state.objects[dealer >> 24], DEATHTOUCH)
    return min(need, 1) if deathtouch and not _is_attacked(state, ref) else need


def _is_attacked(state: State, ref: Ref) -> bool:
    """Tell whether damage is divided with it as a planeswalker that is attacked: its loyalty counts (702.19c)."""
    record = state.objects[ref >> 24]
    return not record.blocking and bool(characteristics(state, record).card_types & PLANESWALKER)


def _need(state: State, ref: Ref, assigned: tuple[Assigned, ...]) -> int:
    """Return what a creature lacks to lethal damage; classic:502.9e: it is the toughness that counts, not what damage
    the creature has already."""
    record = state.objects[ref >> 24]
    attacked = _is_attacked(state, ref)
    lethal = record.counter("loyalty") if attacked else lethal_amount(state, record, characteristics(state, record))
    if state.rulebook.lethal_counts == "less_marked_damage" and not attacked:
        lethal -= record.damage
    for source, entity, n in assigned:
        if entity == ref:
            if n > 0 and not attacked and has_keyword(state, state.last_known(source), DEATHTOUCH):
                return 0
            lethal -= n
    return max(lethal, 0)


# ------------------------------------------------------------------------------------- possible shares


def possible_shares(state: State, frame: CombatDamage) -> tuple[int, ...]:
    """Return how much the dealer may assign to the next creature so that the whole can still become legal.

    classic:502.9a: trample matters for nothing but an attacker's combat damage.
    """
    left = frame.left
    last = len(frame.shares) == len(frame.among) - 1
    if last and not frame.through:
        return (left,)
    dealer = state.objects[frame.dealer >> 24]
    ordered = follows_order(state, dealer, frame.among)
    if not last and not ordered and not frame.owed:
        return tuple(range(left + 1))
    later = _later(state, frame)
    deathtouch = has_keyword(state, dealer, DEATHTOUCH)
    found: list[int] = []
    for n in range(left + 1):
        shares = (*frame.shares, n)
        rest = frame.among[len(shares) :]
        through = left - n if last else 0
        past = passed(frame.among, (*shares, left - n), ordered, through)
        own = tuple((frame.dealer, ref, share) for ref, share in zip(frame.among, shares, strict=False))
        needs: Needs = {}
        for one in (Dealer(0, False, (*frame.among, *frame.owed), False), *later):
            for ref in one.among:
                needs[ref] = _need(state, ref, (*frame.assigned, *own))
        dealers = (Dealer(left - n, deathtouch, rest, ordered), *later) if rest else later
        if can_complete(needs, frozenset((*frame.owed, *past)), dealers):
            found.append(n)
    return tuple(found)


def passed(among: tuple[Ref, ...], shares: tuple[int, ...], ordered: bool, through: int) -> tuple[Ref, ...]:
    """Return which creatures must have lethal damage because of a division: with trample all of them if anything goes
    through; in an order (2016:510.1c–d) those before the last one that gets anything."""
    if through > 0:
        return among
    if not ordered:
        return ()
    reached = max((at for at, n in enumerate(shares) if n > 0), default=0)
    return among[:reached]


def follows_order(state: State, dealer: GameObject, among: tuple[Ref, ...]) -> bool:
    """2016:509.2–509.3: whether there is an order for a creature's damage; who divides it with banding is free."""
    if state.rulebook.damage_division != "ordered":
        return False
    return who_divides(state, dealer, among) == controller_of(state, dealer)


def _later(state: State, frame: CombatDamage) -> tuple[Dealer, ...]:
    """Return the creatures that the same player still assigns damage from, as far as it can be relied on."""
    dealer = state.objects[frame.dealer >> 24]
    player = controller_of(state, dealer)
    found: list[Dealer] = []
    for ref in frame.waiting:
        record = state.current(ref)
        if record is None or bool(record.attacking) != bool(dealer.attacking) or controller_of(state, record) != player:
            continue
        among = present(state, record)
        if not among or who_divides(state, record, among) != player:
            continue
        if restrictions(state, static.MAY_ASSIGN_AS_UNBLOCKED, record):
            continue
        power = combat_damage_of(state, record)
        deathtouch = has_keyword(state, record, DEATHTOUCH)
        found.append(Dealer(power, deathtouch, among, follows_order(state, record, among)))
    return tuple(found)


# ------------------------------------------------------------------------------------- completing


def can_complete(needs: Needs, owed: frozenset[Ref], dealers: tuple[Dealer, ...]) -> bool:
    """Tell whether these dealers can see to it that all the creatures owed get lethal damage."""
    lacking = {ref for ref in owed if needs[ref]}
    if not lacking:
        return True
    dealers = _concerned(lacking, dealers)
    if not dealers:
        return False
    first, rest = dealers[0], dealers[1:]
    for given, past in _ways(first, needs, owed):
        after = {
            ref: 0 if first.deathtouch and given.get(ref) else need - given.get(ref, 0) for ref, need in needs.items()
        }
        if can_complete(after, owed.union(past), rest):
            return True
    return False


def _concerned(lacking: set[Ref], dealers: tuple[Dealer, ...]) -> tuple[Dealer, ...]:
    """Return the dealers that can give something to these creatures, or to others that are owed it for that."""
    reached = set(lacking)
    found: list[Dealer] = []
    more = True
    while more:
        more = False
        for dealer in dealers:
            if dealer not in found and not reached.isdisjoint(dealer.among):
                found.append(dealer)
                reached.update(dealer.among)
                more = True
    return tuple(dealer for dealer in dealers if dealer in found)


def _ways(dealer: Dealer, needs: Needs, owed: frozenset[Ref]) -> Iterator[tuple[dict[Ref, int], tuple[Ref, ...]]]:
    """Yield what a dealer may give, never more than is needed, and which creatures are owed lethal damage for it."""
    if not dealer.ordered:
        for given in _splits(dealer, tuple(ref for ref in dealer.among if ref in owed), needs, dealer.power):
            yield given, ()
        return
    for reached, ref in enumerate(dealer.among):
        before = dealer.among[:reached]
        for given in _splits(dealer, before, needs, dealer.power - 1):
            left = dealer.power - sum(given.values())
            yield {**given, ref: min(left, dealer.least(needs[ref]))}, before


def _splits(dealer: Dealer, refs: tuple[Ref, ...], needs: Needs, power: int) -> Iterator[dict[Ref, int]]:
    """Yield the ways to give these creatures what they need, or less, out of so much."""
    if not refs:
        yield {}
        return
    for n in range(min(power, dealer.least(needs[refs[0]])), -1, -1):
        for given in _splits(dealer, refs[1:], needs, power - n):
            yield {refs[0]: n, **given}
