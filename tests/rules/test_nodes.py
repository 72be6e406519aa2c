"""109.3, 113: whatever a text may mean can be stored, so that positions can be saved."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from apnap import abilities
from apnap.abilities.node import Node
from apnap.abilities.walk import node_classes, node_key


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
