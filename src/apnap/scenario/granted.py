"""The wording of abilities that effects give: the quotation that means just that ability, in the text that gives it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from apnap.abilities.ability import Ability
from apnap.abilities.change import AddAbility
from apnap.abilities.objects import Giver
from apnap.abilities.walk import walk
from apnap.ids import NO_REF
from apnap.rules.definitions import CompiledAbility, Definition
from apnap.rules.state import State
from apnap.rules.words import with_giver

_QUOTATION: Final = re.compile(r"[\"“]([^\"“”]+)[\"”]")


def granted_texts(state: State, ability: CompiledAbility) -> tuple[str, ...]:
    """Return the wordings of an ability that has no line of its own."""
    if ability.text or ability.origin is not None:
        return ()
    giver = next((node.ref for node in walk(ability.node) if isinstance(node, Giver)), NO_REF)  # 201.5a
    found: list[str] = []
    for definition in dict.fromkeys(_definitions(state)):
        for text, nodes in quotations(definition):
            if text not in found and any(with_giver(node, giver) == ability.node for node in nodes):
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
                granting, problems = compile_text(f'This creature has "{text}"', face.name, is_spell=False)
                nodes = tuple(
                    change.ability
                    for one in granting
                    for change in walk(one)
                    if isinstance(change, AddAbility) and isinstance(change.ability, Ability)
                )
                if nodes and not problems:
                    found.append((text, nodes))
    return tuple(found)
