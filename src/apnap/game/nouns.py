"""classic:214.7a–b: reading the creature type that a player names: in any number and gender, or one that is new."""

from __future__ import annotations

from apnap.errors import IllegalActionError
from apnap.game.matching import plain, prefix
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.i18n.subtypes import spanish_game_words, subtype_forms
from apnap.rules import decisions as dec
from apnap.rules.nouns import ANOTHER, LETTERS, LONGEST, may_be_named
from apnap.rules.seen import SeenDecision


def inflected(asked: SeenDecision, text: str) -> int | None:
    """Return the subtype among the options that a text means in another number or gender; None if it is not one."""
    if asked.kind != dec.WORD or asked.purpose != "choose_subtype":
        return None
    wanted = plain(_noun(text))
    fits = [at for at, word in enumerate(asked.options) if wanted in {plain(one) for one in subtype_forms(str(word))}]
    return fits[0] if len(fits) == 1 else None


def spelling(asked: SeenDecision, text: str) -> list[int] | None:
    """Return the answers that name a new creature type; None if the question does not let one be named.

    :raises IllegalActionError: the text is not one noun, or a word that means something else in the game
    """
    if asked.kind != dec.WORD or ANOTHER not in asked.options:
        return None
    noun = _noun(text).replace("’", "'")
    other = {plain(word) for word in spanish_game_words()}
    if not may_be_named(noun) or plain(noun) in other or any(letter not in LETTERS for letter in noun.lower()):
        key = "refusals.not_a_noun"
        raise IllegalActionError(message(key, "en", text=noun), rule=asked.rule, key=key, text=noun)
    answers = [asked.options.index(ANOTHER), *(LETTERS.index(letter) for letter in noun.lower())]
    return answers if len(noun) == LONGEST else [*answers, dec.DONE]


def _noun(text: str) -> str:
    """Return what is named, without the verb."""
    for lang in LANGUAGES:
        rest = prefix(text, message("actions.choose", lang, name="").strip())
        if rest:
            return rest.strip()
    return text.strip()
