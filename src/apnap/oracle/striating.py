"""711.2, 721.2: the abilities below a level or station symbol become part of the symbol's static ability."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from apnap.abilities import ability, change, objects, static, values
from apnap.abilities import condition as conditions
from apnap.abilities.definition import FaceDefinition
from apnap.abilities.quantity import AT_LEAST, AT_MOST, Comparison, CountersOn, LevelOf, Number
from apnap.oracle.refusals import (
    Refusal,
)


@dataclass(frozen=True, slots=True)
class Striation(ability.Ability):
    """711.2, 721.2: a level or station symbol, or the power and toughness below one, while a card is compiled: what is
    printed below belongs to it, as long as there are from ``least`` to ``most`` (None: any number of) counters."""

    counter: str
    least: int
    most: int | None = None
    power: int | None = None
    toughness: int | None = None
    beside: ability.Ability | None = None
    """What the symbol itself brings: the activated ability of a class level bar (716.2a)."""
    text: str = field(default="", compare=False)


CLASS = "class"
"""The counter of a class level bar, which is none: a Class has its level as a designation (716.2b)."""


def with_striations(face: FaceDefinition) -> FaceDefinition:
    """Return a face whose level or station symbols are static abilities; itself if it has none.

    The power and toughness of a station card belong to its last symbol (721.2b): it has none without (721.2c).

    :raises Refusal: a power and toughness without a symbol above
    """
    if not any(isinstance(one, Striation) for one in face.abilities):
        return face
    before: list[ability.Ability] = []
    parts: list[tuple[Striation, list[ability.Ability]]] = []
    for one in face.abilities:
        if isinstance(one, Striation) and one.beside is not None:
            before.append(replace(one.beside, text=one.text))  # type: ignore[call-arg]
        if not isinstance(one, Striation):
            (parts[-1][1] if parts else before).append(one)
        elif one.power is None:
            parts.append((one, []))
        elif parts:
            parts[-1] = (replace(parts[-1][0], power=one.power, toughness=one.toughness), parts[-1][1])
        else:
            raise Refusal("LevelSize", "power and toughness without a level symbol")
    if parts[-1][0].counter == "charge" and face.power is not None:
        last = replace(parts[-1][0], power=face.power, toughness=face.toughness)
        parts[-1] = (last, parts[-1][1])
        face = replace(face, power=None, toughness=None)
    return replace(face, abilities=(*before, *(_as_static(symbol, below) for symbol, below in parts)))


def _as_static(symbol: Striation, below: list[ability.Ability]) -> ability.Ability:
    this = objects.This()
    counters = LevelOf(this) if symbol.counter == CLASS else CountersOn(this, symbol.counter)
    changes: list[change.Change] = []
    if symbol.power is not None and symbol.toughness is not None:
        if symbol.counter == "charge":
            changes.append(change.AddTypes(values.CREATURE))
        changes.append(change.SetBase(Number(symbol.power), Number(symbol.toughness)))
    changes += [change.AddAbility(one) for one in below]
    asked = [conditions.Compare(counters, Comparison(AT_LEAST, Number(symbol.least)))]
    if symbol.most is not None:
        asked.append(conditions.Compare(counters, Comparison(AT_MOST, Number(symbol.most))))
    condition = asked[0] if len(asked) == 1 else conditions.AllTrue(tuple(asked))
    text = "\n".join((symbol.text, *(one.text for one in below)))  # type: ignore[attr-defined]
    return ability.Static((static.Changes(objects.This(), tuple(changes)),), condition, text=text)
