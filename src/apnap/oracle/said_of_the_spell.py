"""113.6g: what the text of a spell says of itself while it is on the stack is a static ability, no instruction.

"If X is 5 or more, this spell can't be countered and the damage can't be prevented" is both."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, static, values
from apnap.abilities import effect as effects
from apnap.abilities.duration import Forever
from apnap.abilities.objects import This
from apnap.abilities.walk import walk
from apnap.oracle.refusals import Refusal
from apnap.oracle.replacing_sentences import joined, parts_of

_OWN = static.Restriction(static.CANT_BE_COUNTERED, This())
_RULE = effects.ContinuousRule((_OWN,), Forever())


def with_static_apart(spell: ability.Spell) -> tuple[ability.Ability, ...]:
    """Return a spell ability, and what it said of the spell itself as static abilities that work on the stack.

    Raises ``Refusal`` if that belongs to something else than a condition of its own.
    """
    if all(node != _RULE for node in walk(spell)):
        return (spell,)
    rest: list[effects.Effect] = []
    apart: list[ability.Static] = []
    for one in parts_of(spell.body.effect):
        condition, said = None, one
        if isinstance(one, effects.If) and isinstance(one.otherwise, effects.Nothing):
            condition, said = one.condition, one.then
        if [part for part in parts_of(said) if not isinstance(part, effects.Nothing)] == [_RULE]:
            apart.append(ability.Static((_OWN,), condition, (values.STACK,)))
        else:
            rest.append(one)
    if not apart or any(node == _RULE for one in rest for node in walk(one)):
        raise Refusal("CantBeCountered", "as an instruction of the spell itself")
    effect = joined(rest) if rest else effects.Nothing()
    return (replace(spell, body=replace(spell.body, effect=effect)), *apart)
