"""508.1c–d, classic:500.1: whether a whole declaration of attackers is legal.

It breaks no restriction and obeys the most requirements. A requirement is obeyed or not for each attacker by itself;
what ties attackers together are mostly limits on their number and "can't attack alone". So the most requirements that
can be obeyed are found exactly by sorting, or with other limits by :mod:`~apnap.rules.combat.attack_limits`. Under
the classic rules requirements are not counted: no creature that stays at home may have one that it could obey beside
the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import static
from apnap.abilities.objects import EachPlayer
from apnap.abilities.static import AttackTax, PlayerRule
from apnap.errors import IllegalActionError
from apnap.ids import Player, Ref
from apnap.rules.characteristics import controller_of
from apnap.rules.combat.attack_limits import IMPOSSIBLE, best_tied_attack, obeys_limits, ties_attackers
from apnap.rules.combat.attacking import attackable, defender_of
from apnap.rules.combat.evasion import can_attack, can_attack_this, is_planeswalker, regards
from apnap.rules.entities import Entity
from apnap.rules.expressions import players_of
from apnap.rules.filters import matches
from apnap.rules.permissions import ActivePart, active_parts, player_rules, restrictions
from apnap.rules.quantities import amount

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

Pair = tuple[Ref, Entity]
"""An attacker and what it attacks."""


class AttackProblem:
    """Everything that decides which declarations of attackers are legal now."""

    __slots__ = ("allowed", "weights", "taxed", "not_alone", "only_alone", "limit", "limits", "most", "required")

    def __init__(self) -> None:
        self.allowed: dict[Ref, list[Entity]] = {}
        """What each creature that could attack could attack."""
        self.weights: dict[Pair, int] = {}
        """508.1d: how many requirements an attack obeys; pairs that obey none are left out."""
        self.taxed: frozenset[Pair] = frozenset()
        """Attacks that must be paid for; nobody is required to."""
        self.not_alone: frozenset[Ref] = frozenset()
        self.only_alone: frozenset[Ref] = frozenset()
        """Creatures that can only attack alone."""
        self.limit = 0
        """The most attackers."""
        self.limits: dict[Entity, int] = {}
        """The most attackers of each player who has a limit."""
        self.most = 0
        """The most requirements that can be obeyed without paying."""
        self.required: frozenset[Pair] | None = None
        """classic:500.2: the attacks that obey a requirement without paying; None: requirements are counted."""


def attack_problem(state: State) -> AttackProblem:
    """Return the problem of the active player's declaration (508.1)."""
    problem = AttackProblem()
    entities = attackable(state, state.active)
    taxes = active_parts(state, AttackTax)
    taxed: set[Pair] = set()
    not_alone: set[Ref] = set()
    only_alone: set[Ref] = set()
    for ref in state.battlefield:
        record = state.objects[ref >> 24]
        if record.phased_out or controller_of(state, record) != state.active or not can_attack(state, record):
            continue
        allowed = [entity for entity in entities if can_attack_this(state, record, entity)]
        if not allowed:
            continue
        problem.allowed[ref] = allowed
        _add_requirements(state, problem, record, allowed)
        if restrictions(state, static.CANT_ATTACK_ALONE, record):
            not_alone.add(ref)
        if restrictions(state, static.CAN_ATTACK_ONLY_ALONE, record):
            only_alone.add(ref)
        for entity in allowed:
            if taxes and taxes_on(state, record, entity):
                taxed.add((ref, entity))
    problem.taxed = frozenset(taxed)
    problem.not_alone = frozenset(not_alone)
    problem.only_alone = frozenset(only_alone)
    problem.limit = len(problem.allowed)
    for n in _limits(state, static.CANT_ATTACK_WITH_MORE_THAN, state.active):
        problem.limit = min(problem.limit, n)
    for entity in entities:
        if entity < 0:  # permanents of the player are attacked besides
            limits = _limits(state, static.CANT_BE_ATTACKED_BY_MORE_THAN, defender_of(state, entity))
            if limits:
                problem.limits[entity] = min(limits)
    if state.rulebook.combat_requirements == "all_possible":
        problem.required = frozenset(problem.weights.keys() - problem.taxed)
    elif problem.weights:
        problem.most = best_attack(problem, (), False)
    return problem


def _limits(state: State, kind: int, player: Player) -> list[int]:
    """Return the numbers of the rules of a kind about a player."""
    found = [(part.part, part.context) for part in player_rules(state, kind, player)]
    return [
        max(0, amount(state, rule.n, context))
        for rule, context in found
        if isinstance(rule, PlayerRule) and rule.n is not None
    ]


def _add_requirements(state: State, problem: AttackProblem, record: GameObject, allowed: list[Entity]) -> None:
    """508.1d: "attacks if able", "attacks that player if able", goad (701.15b: attack, and somebody else)."""
    must = restrictions(state, static.MUST_ATTACK, record)
    goads = restrictions(state, static.GOADED, record)
    if not must and not goads:
        return
    for entity in allowed:
        weight = sum(1 for part in must if regards(state, part, entity))
        goaders = {part.you for part in goads}  # 701.15c: each player's goad counts once
        for goader in goaders:
            weight += 1 + (defender_of(state, entity) != goader)
        if weight:
            problem.weights[record.ref, entity] = weight


def taxes_on(state: State, record: GameObject, entity: Entity) -> list[ActivePart]:
    """508.1h: return the costs of attacking that player or permanent with that creature."""
    found: list[ActivePart] = []
    for part in active_parts(state, AttackTax):
        tax = part.part
        assert isinstance(tax, AttackTax)
        if tax.blocking or (entity > 0 and not _is_taxed(state, tax, entity)):
            continue
        if defender_of(state, entity) in players_of(state, tax.whom, part.context):
            if matches(state, record, tax.what, part.context):
                found.append(part)
    return found


def _is_taxed(state: State, tax: AttackTax, entity: Entity) -> bool:
    """Tell whether attacks on a permanent cost that, too: on planeswalkers, or on whatever can be attacked."""
    return tax.planeswalkers_too and (isinstance(tax.whom, EachPlayer) or is_planeswalker(state, entity))


def best_attack(problem: AttackProblem, chosen: tuple[Pair, ...], paying: bool) -> int:
    """Return the most requirements that a legal declaration obeys that holds at least these attacks.

    ``paying``: attacks that must be paid for may be added, too. IMPOSSIBLE: there is no such declaration.
    """
    if ties_attackers(problem):
        return best_tied_attack(problem, chosen, paying)
    taken = {ref for ref, _ in chosen}
    obeyed = sum(problem.weights.get(pair, 0) for pair in chosen)
    free: list[tuple[int, bool]] = []
    for ref, allowed in problem.allowed.items():
        if ref in taken:
            continue
        pairs = [(ref, entity) for entity in allowed if paying or (ref, entity) not in problem.taxed]
        if pairs:
            free.append((max(problem.weights.get(pair, 0) for pair in pairs), ref in problem.not_alone))
    free.sort(reverse=True)
    slots = problem.limit - len(chosen)
    if slots < 0:
        return IMPOSSIBLE
    best = IMPOSSIBLE
    if not chosen:
        best = 0  # nobody attacks
        singles = [weight for weight, not_alone in free if not not_alone]
        if slots >= 1 and singles:
            best = max(best, singles[0])
    elif len(chosen) == 1 and chosen[0][0] not in problem.not_alone or len(chosen) > 1:
        best = obeyed
    needed = max(0, 2 - len(chosen))
    if needed <= slots and needed <= len(free):
        added = [weight for i, (weight, _) in enumerate(free[:slots]) if weight > 0 or i < needed]
        best = max(best, obeyed + sum(added))
    return best


def can_be_completed(problem: AttackProblem, chosen: tuple[Pair, ...]) -> bool:
    """Tell whether these attacks are part of a legal declaration.

    Where requirements are not counted every declaration that breaks no restriction grows into one that leaves none out.
    """
    return best_attack(problem, chosen, True) >= problem.most


def obeys_restrictions(problem: AttackProblem, chosen: tuple[Pair, ...]) -> bool:
    """508.1c: tell whether so many, and these, can attack together."""
    if len(chosen) > problem.limit or (len(chosen) == 1 and chosen[0][0] in problem.not_alone):
        return False
    return not ties_attackers(problem) or obeys_limits(problem, chosen)


def obeys_requirements(problem: AttackProblem, chosen: tuple[Pair, ...]) -> bool:
    """508.1d: tell whether no more requirements could be obeyed; classic:500.2: whether no creature is left out that
    could obey one beside these attackers."""
    if problem.required is None:
        return sum(problem.weights.get(pair, 0) for pair in chosen) >= problem.most
    taken = {ref for ref, _ in chosen}
    return not any(pair[0] not in taken and obeys_restrictions(problem, (*chosen, pair)) for pair in problem.required)


def is_legal_attack(problem: AttackProblem, chosen: tuple[Pair, ...]) -> bool:
    """508.1c–d: tell whether these attacks, and no others, are a legal declaration."""
    return obeys_restrictions(problem, chosen) and obeys_requirements(problem, chosen)


def validate_attack_set(state: State, pairs: tuple[Pair, ...]) -> None:
    """Check a whole declaration of attackers: pairs of a creature and the player or permanent it attacks.

    :raises IllegalActionError: it is not legal; the rule says why (508.1a, 508.1b, 508.1c, 508.1d)
    """
    problem = attack_problem(state)
    seen: set[Ref] = set()
    for ref, entity in pairs:
        if ref in seen:
            raise IllegalActionError("a creature can attack only one player or permanent", rule="508.1b")
        seen.add(ref)
        if ref not in problem.allowed:
            raise IllegalActionError("that creature can't attack", rule="508.1a")
        if entity not in problem.allowed[ref]:
            raise IllegalActionError("that creature can't attack that player or permanent", rule="508.1b")
    if not obeys_restrictions(problem, pairs):
        raise IllegalActionError("so many (or so few) creatures can't attack together", rule="508.1c")
    if not obeys_requirements(problem, pairs):
        raise IllegalActionError("more requirements to attack could be obeyed", rule="508.1d")
