"""109.3, 113: whatever a text may mean can be stored, and keeps its words."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from apnap import abilities
from apnap.abilities.ability import Keyword
from apnap.abilities.node import Node
from apnap.abilities.walk import node_classes, node_key
from apnap.rules.definitions import compile_ability, expand_ability


def below(kind: type[Node]) -> Iterator[type[Node]]:
    """Yield the subclasses of a node class, however far below, that the chapters define."""
    for found in kind.__subclasses__():
        if found.__module__.startswith(f"{abilities.__name__}."):
            yield found
        yield from below(found)


def test_every_node_class_can_be_stored() -> None:
    for module in iter_modules(abilities.__path__, f"{abilities.__name__}."):
        import_module(module.name)
    assert {node_key(kind): kind for kind in below(Node)} == node_classes()


def test_abilities_of_equal_meaning_keep_their_own_words() -> None:
    short, long = Keyword("flying", text="Flying"), Keyword("flying", text="Flying, haste")
    assert short == long
    assert [compile_ability(node).text for node in (long, short, long)] == ["Flying, haste", "Flying", "Flying, haste"]
    assert compile_ability(short) is compile_ability(short)
    assert expand_ability(short)[0].text == "Flying"
