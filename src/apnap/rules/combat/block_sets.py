"""509.1b–c: whether a whole declaration of blockers is legal: no restriction broken, the most requirements obeyed.

Found exactly, blocker by blocker: what the rest can still do depends only on how often each *interesting* attacker is
blocked so far (one that needs two blockers, say), on how many creatures block, and on whether one of them can't block
alone. So there are few different situations, however many creatures there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import static
from apnap.abilities.static import AttackTax, PlayerRule, Restriction
from apnap.abilities.values import MENACE
from apnap.errors import IllegalActionError
from apnap.ids import Player, Ref
from apnap.rules.characteristics import controller_of, has_keyword
from apnap.rules.combat.attacking import attackers, defending_player
from apnap.rules.combat.block_requirements import (
    IMPOSSIBLE,
    Wish,
    blocks_of,
    choices,
    leaves_none_out,
    may_leave_none_out,
)
from apnap.rules.combat.evasion import can_block, can_block_this
from apnap.rules.filters import matches
from apnap.rules.permissions import ActivePart, active_parts, player_rules, restrictions
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Pair = tuple[Ref, Ref]
"""A blocker and the attacker it blocks."""

NO_LIMIT: Final = 1 << 20


class BlockProblem:
    """Everything that decides which declarations of blockers of one player are legal now."""

    __slots__ = (
        "attackers", "allowed", "capacity", "least", "greatest", "wanted", "wishes", "weights", "any_block", "taxed",
        "not_alone", "limit", "most", "counted",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attackers: list[Ref] = []
        """Those that attack this player, their planeswalkers or the battles they protect."""
        self.allowed: dict[Ref, list[Ref]] = {}
        """Which attackers each creature that could block could block."""
        self.capacity: dict[Ref, int] = {}
        """How many attackers a creature may block, where that is more than one."""
        self.least: dict[Ref, int] = {}
        """Attackers that can't be blocked except by so many."""
        self.greatest: dict[Ref, int] = {}
        """Attackers that can't be blocked by more than so many."""
        self.wanted: dict[Ref, int] = {}
        """Attackers that must be blocked if able: how many requirements say so."""
        self.wishes: list[Wish] = []
        """The requirements to be blocked by some creatures, or by so many."""
        self.weights: dict[Pair, int] = {}
        """Requirements that a block obeys ("blocks that creature", "all creatures able to block it do so")."""
        self.any_block: dict[Ref, int] = {}
        """Requirements that a creature obeys by blocking anything."""
        self.taxed: frozenset[Pair] = frozenset()
        self.not_alone: frozenset[Ref] = frozenset()
        self.limit = NO_LIMIT
        self.most = 0
        self.counted = True
        """Whether the most requirements are to be obeyed, not any that a creature could obey (classic:500.2)."""

    def simple(self) -> bool:
        """Whether nothing ties one block to another and nothing is required."""
        return not (
            self.least
            or self.greatest
            or self.wanted
            or self.wishes
            or self.weights
            or self.any_block
            or self.not_alone
        ) and self.limit >= len(self.allowed)


def block_problem(state: State, defender: Player) -> BlockProblem:
    """Return the problem of a defending player's declaration (509.1)."""
    problem = BlockProblem()
    problem.counted = state.rulebook.combat_requirements == "most"
    attacking = [state.objects[ref >> 24] for ref in attackers(state)]
    attacking = [record for record in attacking if defending_player(state, record) == defender]
    problem.attackers = [record.ref for record in attacking]
    if not attacking:
        return problem
    not_alone: set[Ref] = set()
    taxed: set[Pair] = set()
    taxes = [part for part in active_parts(state, AttackTax) if isinstance(part.part, AttackTax) and part.part.blocking]
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.phased_out or controller_of(state, record) != defender or not can_block(state, record):
            continue
        allowed = [attacker.ref for attacker in attacking if can_block_this(state, record, attacker)]
        if not allowed:
            continue
        problem.allowed[ref] = allowed
        _describe_blocker(state, problem, record, allowed)
        if restrictions(state, static.CANT_BLOCK_ALONE, record):
            not_alone.add(ref)
        if any(_taxed(state, part, record) for part in taxes):
            taxed.update((ref, attacker) for attacker in allowed)
    problem.not_alone = frozenset(not_alone)
    problem.taxed = frozenset(taxed)
    for attacker in attacking:
        _describe_attacker(state, problem, attacker)
    for active in player_rules(state, static.CANT_BLOCK_WITH_MORE_THAN, defender):
        rule = active.part
        if isinstance(rule, PlayerRule) and rule.n is not None:
            problem.limit = min(problem.limit, max(0, amount(state, rule.n, active.context)))
    if problem.wanted or problem.wishes or problem.weights or problem.any_block:
        problem.most = best_block(problem, (), False)
    return problem


def _describe_blocker(state: State, problem: BlockProblem, record: GameObject, allowed: list[Ref]) -> None:
    capacity = 1
    for part in restrictions(state, static.CAN_BLOCK_ADDITIONAL, record):
        capacity = NO_LIMIT if _number(state, part) < 0 else capacity + _number(state, part)
    if capacity > 1:
        problem.capacity[record.ref] = min(capacity, len(allowed))
    must = len(restrictions(state, static.MUST_BLOCK, record))
    if must:
        problem.any_block[record.ref] = must
    for part in restrictions(state, static.MUST_BLOCK_OBJECT, record):
        rule = part.part
        assert isinstance(rule, Restriction)
        for attacker in allowed:
            if rule.other is None or matches(state, state.objects[attacker >> 24], rule.other, part.context):
                pair = (record.ref, attacker)
                problem.weights[pair] = problem.weights.get(pair, 0) + 1


def _describe_attacker(state: State, problem: BlockProblem, attacker: GameObject) -> None:
    ref = attacker.ref
    least = 2 if has_keyword(state, attacker, MENACE) else 1  # 702.111b
    for part in restrictions(state, static.CANT_BE_BLOCKED_EXCEPT_BY, attacker):
        least = max(least, _number(state, part))
    if least > 1:
        problem.least[ref] = least
    for part in restrictions(state, static.CANT_BE_BLOCKED_BY_MORE_THAN, attacker):
        problem.greatest[ref] = min(problem.greatest.get(ref, NO_LIMIT), _number(state, part))
    for part in restrictions(state, static.MUST_BE_BLOCKED, attacker):
        rule = part.part
        assert isinstance(rule, Restriction)
        if rule.other is None and rule.n is None:
            problem.wanted[ref] = problem.wanted.get(ref, 0) + 1
            continue
        such = None
        if rule.other is not None:
            records = [state.objects[one >> 24] for one in problem.allowed]
            such = frozenset(one.ref for one in records if matches(state, one, rule.other, part.context))
        problem.wishes.append((ref, such, 1 if rule.n is None else _number(state, part), NO_LIMIT))
    for part in restrictions(state, static.MUST_BE_BLOCKED_BY_EXACTLY, attacker):
        n = _number(state, part)
        problem.wishes.append((ref, None, n, n))
    for part in restrictions(state, static.ALL_MUST_BLOCK, attacker):
        rule = part.part
        assert isinstance(rule, Restriction)
        for blocker, allowed in problem.allowed.items():
            if ref in allowed and (
                rule.other is None or matches(state, state.objects[blocker >> 24], rule.other, part.context)
            ):
                problem.weights[blocker, ref] = problem.weights.get((blocker, ref), 0) + 1


def _number(state: State, part: ActivePart) -> int:
    """Return the number of a restriction; −1: it names none ("any number")."""
    rule = part.part
    assert isinstance(rule, Restriction)
    return -1 if rule.n is None else max(0, amount(state, rule.n, part.context))


def _taxed(state: State, part: ActivePart, record: GameObject) -> bool:
    tax = part.part
    return isinstance(tax, AttackTax) and matches(state, record, tax.what, part.context)


def block_taxes(state: State, record: GameObject) -> list[ActivePart]:
    """509.1d: return the costs of blocking with that creature."""
    return [
        part
        for part in active_parts(state, AttackTax)
        if isinstance(part.part, AttackTax) and part.part.blocking and _taxed(state, part, record)
    ]


# ------------------------------------------------------------------------------------- whole sets


def best_block(problem: BlockProblem, chosen: tuple[Pair, ...], paying: bool, exactly: bool = False) -> int:
    """Return the most requirements that a legal declaration obeys that holds at least (``exactly``: only) these blocks.

    ``paying``: blocks that must be paid for may be added, too. IMPOSSIBLE: there is no such declaration.
    """
    interesting = [ref for ref in problem.attackers if _is_interesting(problem, ref)]
    place = {ref: i for i, ref in enumerate(interesting)}
    caps = [_cap(problem, ref) for ref in interesting]
    first = len(interesting)
    caps += [least if most >= NO_LIMIT else most + 1 for _, _, least, most in problem.wishes]
    most_counted = max(2, problem.limit + 1) if problem.limit < NO_LIMIT else 2
    fixed: dict[Ref, tuple[Ref, ...]] = {}
    for blocker, attacker in chosen:
        fixed[blocker] = (*fixed.get(blocker, ()), attacker)
    start = ((0,) * len(caps), 0, False)
    situations: dict[tuple[tuple[int, ...], int, bool], int] = {start: 0}
    for blocker in problem.allowed:
        following: dict[tuple[tuple[int, ...], int, bool], int] = {}
        before = fixed.get(blocker, ())
        open_choices = [before] if exactly else choices(problem, blocker, before, paying)
        for (counts, total, lonely), obeyed in situations.items():
            for blocked in open_choices:
                worth = obeyed + sum(problem.weights.get((blocker, ref), 0) for ref in blocked)
                key = (counts, total, lonely)
                if blocked:
                    worth += problem.any_block.get(blocker, 0)
                    new = list(counts)
                    for ref in blocked:
                        at = place.get(ref, -1)
                        if at >= 0:
                            new[at] = min(new[at] + 1, caps[at])
                    for i, (ref, such, _, _) in enumerate(problem.wishes, first):
                        if ref in blocked and (such is None or blocker in such):
                            new[i] = min(new[i] + 1, caps[i])
                    key = (tuple(new), min(total + 1, most_counted), lonely or blocker in problem.not_alone)
                if following.get(key, IMPOSSIBLE) < worth:
                    following[key] = worth
        situations = following
    best = IMPOSSIBLE
    for (counts, total, lonely), obeyed in situations.items():
        if total > problem.limit or (lonely and total == 1):
            continue
        worth = obeyed
        for ref, count in zip(interesting, counts[:first], strict=True):
            if count and (count < problem.least.get(ref, 1) or count > problem.greatest.get(ref, NO_LIMIT)):
                break
            if count:
                worth += problem.wanted.get(ref, 0)
        else:
            wishes = zip(problem.wishes, counts[first:], strict=True)
            worth += sum(least <= count <= most for (_, _, least, most), count in wishes)
            best = max(best, worth)
    return best


def _is_interesting(problem: BlockProblem, ref: Ref) -> bool:
    return ref in problem.least or ref in problem.greatest or ref in problem.wanted


def _cap(problem: BlockProblem, ref: Ref) -> int:
    """How far the blockers of an attacker must be counted: more makes no difference."""
    cap = problem.least.get(ref, 1)
    if ref in problem.greatest:
        cap = max(cap, problem.greatest[ref] + 1)
    return cap


def can_be_completed(problem: BlockProblem, chosen: tuple[Pair, ...]) -> bool:
    """Tell whether these blocks are part of a legal declaration."""
    if problem.simple():
        return True
    found = None if problem.counted else may_leave_none_out(problem, blocks_of(chosen))
    return best_block(problem, chosen, True) >= problem.most if found is None else found


def is_legal_block(problem: BlockProblem, chosen: tuple[Pair, ...]) -> bool:
    """509.1b–c: tell whether these blocks, and no others, are a legal declaration."""
    if problem.simple():
        return True
    if not problem.counted:
        return leaves_none_out(problem, blocks_of(chosen))
    return best_block(problem, chosen, True, exactly=True) >= problem.most


def validate_block_set(state: State, defender: Player, pairs: tuple[Pair, ...]) -> None:
    """Check a whole declaration of blockers: pairs of a creature and the attacker it blocks.

    :raises IllegalActionError: it is not legal; the rule says why (509.1a, 509.1b, 509.1c)
    """
    problem = block_problem(state, defender)
    counts: dict[Ref, int] = {}
    for blocker, attacker in pairs:
        if attacker not in problem.attackers:
            raise IllegalActionError("that creature does not attack this player", rule="509.1a")
        record = state.current(blocker)
        if record is None or controller_of(state, record) != defender or not can_block(state, record):
            raise IllegalActionError("that creature can't block", rule="509.1a")
        if attacker not in problem.allowed.get(blocker, ()):
            raise IllegalActionError("that creature can't block that attacker", rule="509.1b")
        counts[blocker] = counts.get(blocker, 0) + 1
        if counts[blocker] > problem.capacity.get(blocker, 1) or pairs.count((blocker, attacker)) > 1:
            raise IllegalActionError("that creature can't block so many attackers", rule="509.1a")
    if best_block(problem, pairs, True, exactly=True) == IMPOSSIBLE:
        raise IllegalActionError("these creatures can't block together like that", rule="509.1b")
    if not is_legal_block(problem, pairs):
        raise IllegalActionError("more requirements to block could be obeyed", rule="509.1c")
