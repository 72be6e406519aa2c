"""What is kept of cards for speed does not grow with the number of games that were played with them."""

from __future__ import annotations

import gc

from apnap.abilities.effect import GainLife
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.rules.assemble import program_of
from apnap.rules.node_keys import key_of_node

TIMES = 10_000


def test_equal_nodes_that_are_made_again_are_let_go() -> None:
    first = GainLife(You(), Number(7919))
    for _ in range(TIMES):
        node = GainLife(You(), Number(7919))
        assert key_of_node(node) == key_of_node(first)
        assert program_of(node) is program_of(first)
    alive = sum(isinstance(one, GainLife) and one == first for one in gc.get_objects())
    assert 2 <= alive < TIMES // 2
