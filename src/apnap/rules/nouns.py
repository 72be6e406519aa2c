"""classic:214.7a–b: creature types that a player thinks of: one noun each, without another meaning in the game.

Beyond the types that exist a word is spelled letter by letter, so that every decision has its short list of answers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from apnap.abilities.values import (
    CARD_TYPE_NAMES,
    COLOR_NAMES,
    SIMPLE_KEYWORDS,
    STEP_NAMES,
    SUPERTYPE_NAMES,
    ZONE_NAMES,
)
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules.decisions import DONE, WORD, make_decision
from apnap.rules.machine import Procedure, ask, call, finish, register
from apnap.rules.subtypes import (
    ARTIFACT_TYPES,
    CREATURE_TYPES,
    ENCHANTMENT_TYPES,
    LAND_TYPES,
    LEGEND,
    SPELL_TYPES,
)

if TYPE_CHECKING:
    from apnap.rules.state import State

ANOTHER: Final = "another"
"""The option that leads to spelling a word."""
_MARKS: Final = "'-"
LETTERS: Final = tuple("abcdefghijklmnopqrstuvwxyzáéíóúüñ" + _MARKS)
LONGEST: Final = 24
"""So many letters a word may have."""

NAMEABLE: Final = (*sorted((*CREATURE_TYPES, LEGEND)), ANOTHER)
"""What may be chosen without spelling."""
_KNOWN: Final = {name.lower(): name for name in (*CREATURE_TYPES, LEGEND)}

_NOUN: Final = re.compile(r"[^\W\d_]([^\W\d_]|['-](?=[^\W\d_])){1,23}")

_TERMS: Final = """
    ability action activate active affect artefact attach attack attacker battlefield blank block blocker card choose
    color colour combat commander control controller copy cost counter damage dead deal deck defender destroy discard
    draw effect enchant enters equip event exile exist expansion face fight flavor game generic global hand
    intrinsic land legendary legend library life local loop lose loyalty mana match maximum mode monocolored move
    multicolored name nonland number object opponent order owner pass pay permanent phase pile planeswalker play player
    position power prevent priority protection pseudospell redirect regenerate remove replace resolve response reveal
    rule sacrifice search set shuffle source spell stack start state static status step subtype supertype symbol tap
    tapped target team text timestamp token toughness trigger turn type untap upkeep value variable win zone
"""


def _words(*names: str) -> set[str]:
    return {word for name in names for word in re.split(r"[ _-]", name.lower()) if word}


GAME_WORDS: Final = frozenset(
    _words(*_TERMS.split())
    | _words(*CARD_TYPE_NAMES, *COLOR_NAMES, *SUPERTYPE_NAMES, *ZONE_NAMES, *STEP_NAMES, *SIMPLE_KEYWORDS)
    | _words(*ARTIFACT_TYPES, *ENCHANTMENT_TYPES, *LAND_TYPES, *SPELL_TYPES)
) - frozenset(_KNOWN)
"""English words that mean something else in the game, in lower case."""


def _singulars(word: str) -> list[str]:
    """Return a word in lower case and what it may be the plural or the feminine of in English: ogresses, ogre."""
    found = [word]
    for ending, instead in (
        ("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ess", ""), ("ess", "e"), ("esses", ""), ("esses", "e"),
    ):  # fmt: skip
        if word.endswith(ending) and len(word) > len(ending) + 1:
            found.append(word.removesuffix(ending) + instead)
    return found


def _stem(word: str) -> str:
    """Return what is left of a noun without number and gender, as Spanish and English have them."""
    word = word.lower()
    word = word.removesuffix("es") if word.endswith("es") else word.removesuffix("s")
    return word[:-1] if word.endswith(("a", "o", "e")) else word


def may_be_named(word: str) -> bool:
    """Tell whether a word may be chosen as a creature type (classic:214.7a).

    >>> may_be_named("Truck"), may_be_named("Ogresses"), may_be_named("swamps"), may_be_named("Merfolk Wizard")
    (True, True, False, False)
    """
    forms = _singulars(word.lower())
    if any(form in _KNOWN for form in forms):
        return True
    return _NOUN.fullmatch(word) is not None and not any(form in GAME_WORDS for form in forms)


def as_type(state: State, word: str) -> str:
    """Return the creature type that a word is: number and gender do not matter (classic:214.7b).

    Of words that are no known type, the one that somebody has chosen before is kept.
    """
    for form in _singulars(word.lower()):
        if form in _KNOWN:
            return _KNOWN[form]
    for record in state.objects:
        for kind, value in record.choices:
            if kind == "subtype" and isinstance(value, str) and _stem(value) == _stem(word):
                return value
    return word.capitalize()


class Spelling(Procedure):
    """Spell a word: letters are chosen one after another; it may end where the word is one that may be named.

    ``state.result`` is then the place of ``ANOTHER`` among what could be named, and those of the letters.
    """

    __slots__ = ("player", "source", "letters")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.source: Ref = NO_REF
        self.letters: tuple[int, ...] = ()


def spell_word(state: State, player: Player, source: Ref) -> None:
    """Let a player spell a word. Last act of a step."""
    frame = Spelling()
    frame.player = player
    frame.source = source
    call(state, frame)


def spelled(letters: tuple[int, ...]) -> str:
    """Return the word of the letters at these places."""
    return "".join(LETTERS[at] for at in letters)


def _ask_letter(frame: Spelling, state: State) -> None:
    if len(frame.letters) == LONGEST:
        _return(frame, state)
        return
    word = spelled(frame.letters)
    within = 0 < len(word) < LONGEST - 1 and word[-1] not in _MARKS
    options = LETTERS if within else LETTERS[: -len(_MARKS)]  # a mark stands between letters
    decision = make_decision(WORD, frame.player, options, "spell_noun", frame.source, "205.3e")
    decision.chosen = tuple(LETTERS[at] for at in frame.letters)
    decision.minimum, decision.maximum = 2, LONGEST
    decision.can_finish = may_be_named(word)
    ask(state, decision)


def _take_letter(frame: Spelling, state: State) -> None:
    if state.answer == DONE:
        _return(frame, state)
        return
    frame.letters = (*frame.letters, state.answer)
    frame.step = 0


def _return(frame: Spelling, state: State) -> None:
    state.result = (NAMEABLE.index(ANOTHER), *frame.letters)
    finish(frame)


register(Spelling, (_ask_letter, _take_letter))
