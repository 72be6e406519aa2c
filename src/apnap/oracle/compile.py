"""From the text of a face to its abilities: read every line, lower it, or say why not."""

from __future__ import annotations

from dataclasses import dataclass, replace

from apnap.abilities import ability
from apnap.abilities.effect import Nothing, Sequence
from apnap.oracle.lower import Lowering, Refusal
from apnap.oracle.phrase.lines import Line
from apnap.oracle.text import lines
from apnap.oracle.twoway import tongue


@dataclass(frozen=True)
class Problem:
    """A line that is not understood (``construct`` empty) or that a construct refused to give a meaning."""

    line: str
    construct: str
    why: str

    def __str__(self) -> str:
        return f"{self.line!r}: {self.construct + ': ' if self.construct else ''}{self.why}"


def compile_text(
    text: str, name: str, *, is_spell: bool, legendary: bool = False, language: str = "en"
) -> tuple[tuple[ability.Ability, ...], tuple[Problem, ...]]:
    """Return the abilities of a face and the problems of the lines that have none.

    ``is_spell``: whether the face is an instant or sorcery, whose sentences are one spell ability (113.3a).
    When there are problems, the abilities are not the whole card, and it must not be played.

    >>> abilities, problems = compile_text("Flying\\nWhen Moss Hen enters, draw a card.", "Moss Hen", is_spell=False)
    >>> len(abilities), problems
    (2, ())
    """
    speaker = tongue(language)
    found: list[ability.Ability] = []
    problems: list[Problem] = []
    for line in lines(text, name, legendary):
        reading = speaker.read(line)
        if not reading.trees:
            decline = speaker.decline(line)
            problems.append(Problem(line, "", f"not understood from {line[decline.offset :]!r} on"))
            continue
        try:
            meanings = _meanings(reading.trees, name, is_spell)
        except Refusal as refusal:
            problems.append(Problem(line, refusal.construct, refusal.why or "has no meaning yet"))
            continue
        if len(set(meanings)) > 1:
            problems.append(Problem(line, type(reading.tree).__name__, "two readings with different meanings"))
            continue
        found += [_with_text(one, line, name) for one in meanings[0]]
    return tuple(_one_spell(found)), tuple(problems)


def _meanings(trees: tuple[object, ...], name: str, is_spell: bool) -> list[tuple[ability.Ability, ...]]:
    """Return the meanings of all readings that have one; raise the refusal of the first if none has."""
    meanings = []
    first: Refusal | None = None
    for tree in trees:
        assert isinstance(tree, Line)
        try:
            meanings.append(tree.abilities(Lowering(name, is_spell)))
        except Refusal as refusal:
            first = first or refusal
    if not meanings:
        assert first is not None
        raise first
    return meanings


def _with_text(one: ability.Ability, line: str, name: str) -> ability.Ability:
    shown = line.replace("~s", name).replace("~", name)
    return replace(one, text=shown)  # type: ignore[call-arg]


def _one_spell(abilities: list[ability.Ability]) -> list[ability.Ability]:
    """Join the spell abilities of several lines into one (608.2c), renumbering nothing: refuse that above.

    Lines of a spell are independent unless one has targets and so has the other.
    """
    spells = [one for one in abilities if isinstance(one, ability.Spell)]
    if len(spells) < 2:
        return abilities
    bodies = [spell.body for spell in spells]
    if any(body.modes for body in bodies) or sum(bool(body.targets) for body in bodies) > 1:
        return abilities
    parts: list[object] = []
    for body in bodies:
        parts += body.effect.effects if isinstance(body.effect, Sequence) else [body.effect]
    kept = tuple(part for part in parts if not isinstance(part, Nothing))
    targets = next((body.targets for body in bodies if body.targets), ())
    text = "\n".join(spell.text for spell in spells)
    whole = ability.Spell(ability.Body(targets, Sequence(kept)), text)  # type: ignore[arg-type]
    return [one for one in abilities if not isinstance(one, ability.Spell)] + [whole]
