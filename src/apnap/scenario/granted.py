"""The wording of abilities that effects give: the quotation that means just that ability, in the text that gives it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from apnap.abilities.ability import Ability
from apnap.rules.definitions import CompiledAbility, Definition
from apnap.rules.state import State

_QUOTATION: Final = re.compile(r"[\"“]([^\"“”]+)[\"”]")


def granted_texts(state: State, ability: CompiledAbility) -> tuple[str, ...]:
    """Return the wordings of an ability that has no line of its own."""
    if ability.text or ability.origin is not None:
        return ()
    found: list[str] = []
    for definition in dict.fromkeys(_definitions(state)):
        for text, nodes in quotations(definition):
            if ability.node in nodes and text not in found:
                found.append(text)
    return tuple(found)


def _definitions(state: State) -> Iterator[Definition]:
    for record in state.objects[1:]:
        yield record.definition
        if record.copied is not None:
            yield record.copied


@lru_cache(maxsize=4096)
def quotations(definition: Definition) -> tuple[tuple[str, tuple[Ability, ...]], ...]:
    """Return each quotation in the texts of a card with the abilities that it means."""
    from apnap.oracle.compile import compile_text

    found: list[tuple[str, tuple[Ability, ...]]] = []
    for face in definition.faces:
        for ability in face.abilities:
            for text in _QUOTATION.findall(ability.text):
                nodes, problems = compile_text(text, face.name, is_spell=False)
                if nodes and not problems:
                    found.append((text, nodes))
    return tuple(found)
