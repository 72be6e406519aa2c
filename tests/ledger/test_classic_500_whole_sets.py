"""classic:500.2: the search for declarations that leave no requirement out against trying every declaration."""

from __future__ import annotations

from random import Random

from apnap.rules.combat import attack_sets, block_sets
from apnap.rules.combat.block_requirements import blocks_of, may_leave_none_out
from tests.rules.test_508_509_whole_sets import (
    all_attacks,
    all_blocks,
    block_is_possible,
    block_worth,
    random_attack_problem,
    random_block_problem,
)


def test_attack_sets_agree_with_trying_all() -> None:
    random = Random(500)
    for _ in range(300):
        problem = random_attack_problem(random)
        could = problem.weights.keys() - problem.taxed
        problem.most, problem.required = 0, frozenset(could)
        every = all_attacks(problem, True)
        possible = [set(pairs) for pairs in every]
        legal = [
            pairs
            for pairs in possible
            if not any(pairs | {more} in possible for more in could if more[0] not in {ref for ref, _ in pairs})
        ]
        for pairs in every:
            assert attack_sets.is_legal_attack(problem, pairs) == (set(pairs) in legal)
            assert attack_sets.can_be_completed(problem, pairs) == any(set(pairs) <= whole for whole in legal)


def test_block_sets_agree_with_trying_all() -> None:
    random = Random(502)
    tried = 0
    for _ in range(150):
        problem = random_block_problem(random)
        problem.counted = False
        every, unpaid = all_blocks(problem, True), all_blocks(problem, False)
        own = {ref: {tuple(p for p in pairs if p[0] == ref) for pairs in unpaid} for ref in problem.allowed}
        legal = []
        for pairs in every:
            others = {ref: tuple(p for p in pairs if p[0] != ref) for ref in problem.allowed}
            changed = [(*others[ref], *blocks) for ref in problem.allowed for blocks in own[ref]]
            better = (
                block_is_possible(problem, c) and block_worth(problem, c) > block_worth(problem, pairs) for c in changed
            )
            if not any(better):
                legal.append(set(pairs))
        for pairs in random.sample(every, min(len(every), 40)):
            assert block_sets.is_legal_block(problem, pairs) == (set(pairs) in legal)
            completable = any(set(pairs) <= whole for whole in legal)
            if may_leave_none_out(problem, blocks_of(pairs)) is None:
                assert completable or not block_sets.can_be_completed(problem, pairs)
            else:
                tried += 1
                assert block_sets.can_be_completed(problem, pairs) == completable
    assert tried > 1000
