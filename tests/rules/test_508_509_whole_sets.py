"""508.1c–d, 509.1b–c: the exact search against trying every declaration, on random small problems."""

from __future__ import annotations

from itertools import combinations, product
from random import Random

from apnap.rules.combat import attack_sets, block_sets
from apnap.rules.combat.attack_sets import AttackProblem
from apnap.rules.combat.block_sets import BlockProblem


def random_attack_problem(random: Random) -> AttackProblem:
    problem = AttackProblem()
    creatures = range(1, random.randint(1, 4) + 1)
    entities = [-1, -2, 50][: random.randint(1, 3)]
    for ref in creatures:
        problem.allowed[ref] = [e for e in entities if random.random() < 0.8] or [entities[0]]
    pairs = [(ref, e) for ref, allowed in problem.allowed.items() for e in allowed]
    problem.weights = {pair: random.randint(1, 2) for pair in pairs if random.random() < 0.4}
    problem.taxed = frozenset(pair for pair in pairs if random.random() < 0.25)
    problem.not_alone = frozenset(ref for ref in creatures if random.random() < 0.3)
    problem.limit = random.choice([len(problem.allowed), len(problem.allowed), 1, 2])
    if random.random() < 0.4:
        problem.only_alone = frozenset(ref for ref in creatures if random.random() < 0.3)
        problem.limits = {e: random.randint(0, 2) for e in entities if e < 0 and random.random() < 0.5}
    problem.most = attack_sets.best_attack(problem, (), False)
    return problem


def all_attacks(problem: AttackProblem, paying: bool) -> list[tuple[attack_sets.Pair, ...]]:
    choices = [
        [None, *((ref, e) for e in allowed if paying or (ref, e) not in problem.taxed)]
        for ref, allowed in problem.allowed.items()
    ]
    sets = [tuple(pair for pair in picked if pair is not None) for picked in product(*choices)]
    return [
        pairs
        for pairs in sets
        if len(pairs) <= problem.limit
        and not (len(pairs) == 1 and pairs[0][0] in problem.not_alone)
        and not (len(pairs) > 1 and any(ref in problem.only_alone for ref, _ in pairs))
        and all(sum(e == limited for _, e in pairs) <= most for limited, most in problem.limits.items())
    ]


def attack_worth(problem: AttackProblem, pairs: tuple[attack_sets.Pair, ...]) -> int:
    return sum(problem.weights.get(pair, 0) for pair in pairs)


def test_508_1d_attack_sets_agree_with_trying_all() -> None:
    random = Random(508)
    for _ in range(400):
        problem = random_attack_problem(random)
        free = all_attacks(problem, False)
        every = all_attacks(problem, True)
        most = max(attack_worth(problem, pairs) for pairs in free)
        assert problem.most == most
        legal = [set(pairs) for pairs in every if attack_worth(problem, pairs) >= most]
        for pairs in every:
            assert attack_sets.is_legal_attack(problem, pairs) == (attack_worth(problem, pairs) >= most)
            completable = any(set(pairs) <= whole for whole in legal)
            assert attack_sets.can_be_completed(problem, pairs) == completable


def random_block_problem(random: Random) -> BlockProblem:
    problem = BlockProblem()
    problem.attackers = [100 + i for i in range(random.randint(1, 3))]
    for ref in range(1, random.randint(1, 4) + 1):
        allowed = [a for a in problem.attackers if random.random() < 0.75]
        if allowed:
            problem.allowed[ref] = allowed
            if random.random() < 0.25:
                problem.capacity[ref] = 2
            if random.random() < 0.25:
                problem.any_block[ref] = 1
    for attacker in problem.attackers:
        if random.random() < 0.35:
            problem.least[attacker] = random.choice([2, 2, 3])
        if random.random() < 0.2:
            problem.greatest[attacker] = random.choice([1, 2])
        if random.random() < 0.3:
            problem.wanted[attacker] = 1
        if random.random() < 0.15:
            such = frozenset(ref for ref in problem.allowed if random.random() < 0.5)
            problem.wishes.append(
                random.choice(
                    [
                        (attacker, such, 1, block_sets.NO_LIMIT),
                        (attacker, None, 2, block_sets.NO_LIMIT),
                        (attacker, None, 1, 1),
                    ]
                )
            )
    pairs = [(b, a) for b, allowed in problem.allowed.items() for a in allowed]
    problem.weights = {pair: 1 for pair in pairs if random.random() < 0.25}
    problem.taxed = frozenset(pair for pair in pairs if random.random() < 0.15)
    problem.not_alone = frozenset(ref for ref in problem.allowed if random.random() < 0.2)
    problem.limit = random.choice([block_sets.NO_LIMIT, block_sets.NO_LIMIT, 1, 2])
    problem.most = block_sets.best_block(problem, (), False)
    return problem


def all_blocks(problem: BlockProblem, paying: bool) -> list[tuple[block_sets.Pair, ...]]:
    choices: list[list[tuple[block_sets.Pair, ...]]] = []
    for blocker, allowed in problem.allowed.items():
        able = [a for a in allowed if paying or (blocker, a) not in problem.taxed]
        sets = [c for n in range(problem.capacity.get(blocker, 1) + 1) for c in combinations(able, n)]
        choices.append([tuple((blocker, a) for a in picked) for picked in sets])
    every = [tuple(pair for part in parts for pair in part) for parts in product(*choices)]
    return [pairs for pairs in every if block_is_possible(problem, pairs)]


def block_is_possible(problem: BlockProblem, pairs: tuple[block_sets.Pair, ...]) -> bool:
    blocking = {b for b, _ in pairs}
    if len(blocking) > problem.limit or (len(blocking) == 1 and blocking <= problem.not_alone):
        return False
    for attacker in problem.attackers:
        n = sum(1 for _, a in pairs if a == attacker)
        if n and not problem.least.get(attacker, 1) <= n <= problem.greatest.get(attacker, 99):
            return False
    return True


def block_worth(problem: BlockProblem, pairs: tuple[block_sets.Pair, ...]) -> int:
    worth = sum(problem.weights.get(pair, 0) for pair in pairs)
    worth += sum(problem.any_block.get(b, 0) for b in {b for b, _ in pairs})
    for attacker, such, least, most in problem.wishes:
        worth += least <= sum(a == attacker and (such is None or b in such) for b, a in pairs) <= most
    return worth + sum(problem.wanted.get(a, 0) for a in {a for _, a in pairs})


def test_509_1c_block_sets_agree_with_trying_all() -> None:
    random = Random(509)
    for _ in range(300):
        problem = random_block_problem(random)
        most = max(block_worth(problem, pairs) for pairs in all_blocks(problem, False))
        assert problem.most == most
        every = all_blocks(problem, True)
        legal = [set(pairs) for pairs in every if block_worth(problem, pairs) >= most]
        for pairs in every:
            assert block_sets.is_legal_block(problem, pairs) == (block_worth(problem, pairs) >= most)
        for pairs in {part for whole in every for part in ((), whole[:1], whole[:2])}:
            completable = any(set(pairs) <= whole for whole in legal)
            assert block_sets.can_be_completed(problem, pairs) == completable
