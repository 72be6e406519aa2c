"""From a card record to its definition: every line read, lowered, joined; or why not.

A *reading* of a line is a tree; what it means is its abilities. Several readings of one meaning do no harm; readings of
different meanings make the card unplayable, unless someone has looked at the line (:mod:`apnap.oracle.reviewed`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from itertools import islice, product
from typing import Final

from apnap.abilities import ability
from apnap.abilities.attractions import AttractionCard
from apnap.abilities.cost import Cost
from apnap.abilities.definition import FLIP, CardDefinition, FaceDefinition, VanguardCard
from apnap.abilities.static import AdditionalCost
from apnap.abilities.values import VANGUARD
from apnap.cards.record import Card, Face
from apnap.cards.symbols import colors_of_cost
from apnap.errors import UnsupportedCardError
from apnap.oracle.bracketed import CLEAVE, Bracketed, cleaved_text, has_brackets, whole_text, with_cleaved
from apnap.oracle.card_values import color_mask, face_values, layout_of, layout_problem, undefined_numbers
from apnap.oracle.construct import Construct
from apnap.oracle.linking import is_linked, says_exiled_with, with_links
from apnap.oracle.lower import Lowering
from apnap.oracle.other_than_host import other_than_changed, other_than_host
from apnap.oracle.paid_objects import remember_paid
from apnap.oracle.phrase.lines import Line, TextLine, TitledLine
from apnap.oracle.phrase.sentences import Paragraph
from apnap.oracle.refusals import (
    Refusal,
    Unbound,
)
from apnap.oracle.reviewed import is_reviewed
from apnap.oracle.striating import with_striations
from apnap.oracle.support import unperformed
from apnap.oracle.text import lines, restored
from apnap.oracle.twoway import Reading, tongue
from apnap.oracle.words.doors import with_doors
from apnap.oracle.words.kickers import with_kickers
from apnap.oracle.words.spell_lines import AdditionalCostLine, OptionalCostLine

Abilities = tuple[ability.Ability, ...]
Trees = tuple[Construct, ...]

NOT_READ: Final = "not read"
NO_MEANING: Final = "no meaning"
UNBOUND: Final = "unbound"
AMBIGUOUS: Final = "ambiguous"
VALUES: Final = "values"
NOT_PERFORMED: Final = "not performed"

_MOST_COMBINATIONS: Final = 36
"""How many combinations of readings of the lines of one spell are compared."""


@dataclass(frozen=True)
class Problem:
    """What stands between a card and the table: its ``kind``, the line, and why.

    ``construct``: the class that has no meaning; ``offset``: for an unread line, where understanding stopped.
    """

    kind: str
    line: str
    why: str
    construct: str = ""
    offset: int = 0

    def __str__(self) -> str:
        quoted = f"{self.line!r}: " if self.line else ""
        return f"{quoted}{self.construct + ': ' if self.construct else ''}{self.why}"


_STICKERS: Final = re.compile(r"\bstickers?\b|\{TK\}", re.IGNORECASE)
"""What cards that need stickers speak of."""


def compile_card(card: Card) -> CardDefinition:
    """Return a card as the rules use it.

    >>> from apnap.cards.record import Face
    >>> hen = Card("Moss Hen", "normal", (Face("Moss Hen", "{1}{G}", "Creature — Bird", "Reach", "2", "2"),))
    >>> compile_card(hen).faces[0].abilities[0].keyword
    'reach'

    :raises UnsupportedCardError: a line is not understood, is in doubt, or can't be carried out; every reason is told
    """
    definition, problems = define_card(card)
    if not problems:
        problems = tuple(Problem(NOT_PERFORMED, "", f"not carried out: {what}") for what in unperformed(definition))
    if problems:
        raise UnsupportedCardError(card.name, "; ".join(str(problem) for problem in problems))
    return definition


def _avatar(whole: CardDefinition, face: Face) -> tuple[CardDefinition, list[Problem]]:
    """Return a vanguard card with its hand and life modifiers (211, 212), and what is wrong with them."""
    numbers: list[int] = []
    for name, written in (("hand", face.hand_modifier), ("life", face.life_modifier)):
        try:
            numbers.append(int(written or ""))
        except ValueError:
            return whole, [Problem(VALUES, "", f"the {name} modifier {written!r}")]
    return VanguardCard(whole.name, whole.faces, whole.layout, whole.color_identity, *numbers), []


def _attraction(whole: CardDefinition, face: Face) -> tuple[CardDefinition, list[Problem]]:
    """Return an Attraction card with the numbers lit up on it (717.1), and what is wrong with them."""
    if not face.lights or not all(1 <= number <= 6 for number in face.lights):
        return whole, [Problem(VALUES, "", "which numbers are lit up on it is not known (717.1)")]
    return AttractionCard(whole.name, whole.faces, whole.layout, whole.color_identity, face.lights), []


def define_card(card: Card) -> tuple[CardDefinition, tuple[Problem, ...]]:
    """Return the definition of a card, and why it is not the whole card; whether it is performed is not asked."""
    problems: list[Problem] = []
    layout = layout_problem(card)
    if layout:
        problems.append(Problem(VALUES, "", layout))
    if any(_STICKERS.search(face.text.replace(face.name, "~")) for face in card.faces):
        problems.append(Problem(VALUES, "", "stickers are not played (123.1)"))
    faces: list[FaceDefinition] = []
    for face in card.faces:
        found, missing = define_face(face)
        if layout_of(card) == FLIP and faces:  # 710.1c: flipping changes neither mana cost nor colors
            found = replace(found, mana_cost=faces[0].mana_cost, colors=faces[0].colors)
        found = with_doors(layout_of(card), len(faces) + 1, found)
        faces.append(found)
        faces += prototyped(found)
        problems += missing
    whole = CardDefinition(card.name, tuple(faces), layout_of(card), color_mask(card.color_identity))
    if faces[0].card_types & VANGUARD:
        whole, unknown = _avatar(whole, card.front)
        problems += unknown
    elif "Attraction" in faces[0].subtypes:
        whole, unknown = _attraction(whole, card.front)
        problems += unknown
    return whole, tuple(problems)


def prototyped(face: FaceDefinition) -> list[FaceDefinition]:
    """Return a face as it is with the inset frame of a prototype card (718.3b); none if it has no such frame."""
    frame = next((one for one in face.abilities if isinstance(one, ability.Prototype)), None)
    if frame is None or frame.cost is None or frame.cost.mana is None:
        return []
    mana = frame.cost.mana
    colors = color_mask(colors_of_cost("".join(f"{{{symbol}}}" for symbol in mana.symbols)))
    return [replace(face, mana_cost=mana, colors=colors, power=frame.power, toughness=frame.toughness)]


def define_face(face: Face) -> tuple[FaceDefinition, tuple[Problem, ...]]:
    """Return one face with its abilities, and why they are not all."""
    plain, missing = face_values(face)
    is_spell = bool({"Instant", "Sorcery"}.intersection(face.types.card_types))
    legendary = "Legendary" in face.types.supertypes
    abilities, problems = compile_text(face.text, face.name, is_spell=is_spell, legendary=legendary)
    if not problems:
        missing += undefined_numbers(face, abilities)
    values = tuple(Problem(VALUES, "", what) for what in missing)
    whole, doubts = whole_face(plain, abilities)
    return whole, (*values, *problems, *doubts)


def whole_face(plain: FaceDefinition, abilities: Abilities) -> tuple[FaceDefinition, tuple[Problem, ...]]:
    """Return a face with its abilities, those below a level or station symbol as part of it (711.2, 721.2)."""
    found = replace(plain, abilities=abilities)
    try:
        return with_striations(found), ()
    except Refusal as refusal:
        return found, (_refused(refusal, ""),)


def compile_text(
    text: str, name: str, *, is_spell: bool, legendary: bool = False, language: str = "en"
) -> tuple[Abilities, tuple[Problem, ...]]:
    """Return the abilities of a face and the problems of the lines that have none.

    ``is_spell``: whether the face is an instant or sorcery, whose sentences are one spell ability (113.3a).
    When there are problems, the abilities are not the whole card, and it must not be played.

    >>> abilities, problems = compile_text("Flying\\nWhen Moss Hen enters, draw a card.", "Moss Hen", is_spell=False)
    >>> len(abilities), problems
    (2, ())
    """
    speaker = tongue(language)
    readings = [speaker.read(line) for line in lines(text, name, legendary, language)]
    problems = tuple(unread(reading, language) for reading in readings if not reading.trees)
    if problems:
        return (), problems
    return lower_lines(readings, name, is_spell, legendary)


def unread(reading: Reading, language: str = "en") -> Problem:
    """Return the problem of a line that was not read."""
    offset = tongue(language).offset(reading)
    return Problem(NOT_READ, reading.line, f"not understood from {reading.line[offset:]!r} on", "", offset)


def lower_lines(
    readings: list[Reading], name: str, is_spell: bool, legendary: bool = False
) -> tuple[Abilities, tuple[Problem, ...]]:
    """Return the abilities that the lines of a face are, and the problems of those that have no sure meaning."""
    if any(isinstance(tree, Bracketed) for reading in readings for tree in reading.trees):
        return _lower_both(readings, name, is_spell, legendary)
    parts, paid = units(readings, name, is_spell)
    found: list[ability.Ability] = []
    problems: list[Problem] = []
    several = True
    for trees, line in parts:
        meanings, refusal = meanings_of(trees, name, is_spell, paid)
        if not meanings:
            assert refusal is not None
            problems.append(_refused(refusal, line))
        elif len(meanings) > 1 and not is_reviewed(line):
            constructs = " and ".join(dict.fromkeys(type(tree).__name__ for tree in trees[:2]))
            problems.append(Problem(AMBIGUOUS, line, "two readings with different meanings", constructs))
        else:
            shown = restored(line, name, legendary)
            several = several and (says_exiled_with(trees[0]) or not is_linked(meanings[0]))
            found += [replace(other_than_changed(other_than_host(one)), text=shown) for one in meanings[0]]
    if sum(isinstance(one, ability.Spell) for one in found) > 1:
        problems.append(Problem(NO_MEANING, "", "modes beside other instructions", "Modal"))
    linked = with_links(tuple(found), several)
    if linked is None and not problems:
        problems.append(Problem(UNBOUND, "", "which ability exiled the cards that another speaks of?", "ExiledWith"))
    try:
        return with_kickers(linked or tuple(found)), tuple(problems)
    except Refusal as refusal:
        return tuple(found), (*problems, _refused(refusal, ""))


def _lower_both(
    readings: list[Reading], name: str, is_spell: bool, legendary: bool
) -> tuple[Abilities, tuple[Problem, ...]]:
    """702.148a: return the abilities of a face with brackets: what it does, and what it does when it was cleaved."""
    whole, problems = lower_lines([_side(reading, "whole") for reading in readings], name, is_spell, legendary)
    cleaved, more = lower_lines([_side(reading, "cleaved") for reading in readings], name, is_spell, legendary)
    if problems or more:
        return whole, (*problems, *(one for one in more if one not in problems))
    marked = {whole_text(one.line): one.line for one in readings}
    shown = {restored(text, name, legendary): restored(line, name, legendary) for text, line in marked.items()}
    found = with_cleaved(whole, cleaved, shown)
    if found is None or not any(isinstance(one, ability.Keyword) and one.keyword == CLEAVE for one in whole):
        return whole, (Problem(NO_MEANING, "", "brackets of something else than a spell ability with cleave"),)
    return found, ()


def _side(reading: Reading, side: str) -> Reading:
    """Return the reading of a line as it is printed ("whole") or as a cleaved spell has it."""
    if not has_brackets(reading.line):
        return reading
    trees = tuple(dict.fromkeys(getattr(tree, side) for tree in reading.trees))
    return Reading(whole_text(reading.line) if side == "whole" else cleaved_text(reading.line), trees)


def units(readings: list[Reading], name: str, is_spell: bool) -> tuple[list[tuple[Trees, str]], Cost | None]:
    """Return the readings of each text that is lowered by itself, and the additional cost that they may speak of.

    A text is a line; but the instructions of a spell are one text, in every combination of their readings (608.2c).
    """
    paid = _paid(readings, name, is_spell)
    body = [reading for reading in readings if is_spell and _is_instruction(reading.trees, name, paid)]
    if len(body) < 2:
        return [(reading.trees, reading.line) for reading in readings], paid
    found: list[tuple[Trees, str]] = []
    first = readings.index(body[0])  # a line may stand there several times
    for i, reading in enumerate(readings):
        if i == first:
            found.append((_joined(body), "\n".join(one.line for one in body)))
        elif reading not in body:
            found.append((reading.trees, reading.line))
    return found, paid


def _paid(readings: list[Reading], name: str, is_spell: bool) -> Cost | None:
    """Return the additional cost that another line speaks of ("the sacrificed creature"), if there is one."""
    for reading in readings:
        for tree in reading.trees:
            if isinstance(tree, AdditionalCostLine | OptionalCostLine):
                meanings, _ = meanings_of((tree,), name, is_spell)
                for one in meanings[0] if meanings else ():
                    if isinstance(one, ability.Static) and isinstance(one.parts[0], AdditionalCost):
                        return one.parts[0].cost
    return None


def meanings_of(
    trees: Trees, name: str, is_spell: bool, paid: Cost | None = None
) -> tuple[list[Abilities], Refusal | None]:
    """Return the different meanings of the readings of a line, that of the preferred one first, and what was refused.

    A reading that has no meaning is no rival to one that has. ``paid``: the additional cost of the spell.
    """
    meanings: list[Abilities] = []
    first: Refusal | None = None
    for tree in trees:
        assert isinstance(tree, Line)
        try:
            at = Lowering(name, is_spell)
            if paid is not None:
                remember_paid(at, paid)
            meaning = tree.abilities(at)
        except Refusal as refusal:
            first = first or refusal
            continue
        if meaning not in meanings:
            meanings.append(meaning)
    return meanings, first


def preferred(trees: Trees, name: str, is_spell: bool) -> Construct:
    """Return the reading of a line that it is printed from: the first that has a meaning, else the first."""
    if len(trees) > 1:
        return next((tree for tree in trees if meanings_of((tree,), name, is_spell)[0]), trees[0])
    return trees[0]


def _is_instruction(trees: Trees, name: str, paid: Cost | None) -> bool:
    """Tell whether a line of an instant or sorcery is (part of) its spell ability, not a static ability or keyword."""
    text = _untitled(trees[0])
    if not isinstance(text, TextLine) or not isinstance(text.effects, Paragraph):
        return False
    meanings, _ = meanings_of(trees, name, True, paid)
    return not meanings or isinstance(meanings[0][0], ability.Spell)


def _untitled(tree: Construct) -> Construct:
    return tree.line if isinstance(tree, TitledLine) else tree


def _joined(body: list[Reading]) -> Trees:
    """Return the lines of a spell as one paragraph, in every combination of their readings (608.2c)."""
    found: list[Construct] = []
    for combination in islice(product(*(reading.trees for reading in body)), _MOST_COMBINATIONS):
        sentences: list[Construct] = []
        for tree in combination:
            text = _untitled(tree)
            if not isinstance(text, TextLine) or not isinstance(text.effects, Paragraph):
                break
            sentences += text.effects.sentences
        else:
            found.append(TextLine(effects=Paragraph(sentences=tuple(sentences))))  # type: ignore[arg-type]
    return tuple(found)


def _refused(refusal: Refusal, line: str) -> Problem:
    kind = UNBOUND if isinstance(refusal, Unbound) else NO_MEANING
    return Problem(kind, line, refusal.why or "has no meaning yet", refusal.construct)
