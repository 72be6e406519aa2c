"""Names typed in part: "cast zap targ" is not an action, but "cast zap" may be enough for "cast Zap the Tower"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from apnap.game import Game
from apnap.game.matching import plain
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.rules import decisions as dec
from apnap.rules.view import View

_COMMA: Final = re.compile(r"(\s*,\s*(?:(?:and|y|e)\s+)?|\s+(?:and|y|e)\s+)")


def expanded(text: str, game: Game) -> str:
    """Return an action text with every part of a name written out, where it can mean one name only.

    What is a whole name already, fits several names or none stays as it was typed.
    """
    decision = game.decision
    if decision is None:
        return text
    offered = _offered(game)
    seen = [*_names_on_table(game), *game.players]
    pieces = _split_at_words(text)
    done: list[str] = []
    for number, piece in enumerate(pieces):
        if number % 2:
            done.append(piece)
        elif number == 0:
            verb, space, rest = piece.partition(" ")
            done.append(verb + space + _each_name(rest, offered, seen) if rest else piece)
        else:
            done.append(_each_name(piece, seen))
    return "".join(done)


def name_meant(text: str, names: Iterable[str]) -> str | None:
    """Return the one name that a text means: the name itself, its beginning, or the beginning of one of its words.

    >>> name_meant("run", ["Slagheap Runner", "Stone Wall"])
    'Slagheap Runner'
    """
    wanted = plain(text)
    different = list(dict.fromkeys(names))
    if not wanted:
        return None
    for fits in (_is_whole, _begins, _has_word):
        found = [name for name in different if fits(plain(name), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            return None
    return None


def _is_whole(name: str, wanted: str) -> bool:
    return name == wanted


def _begins(name: str, wanted: str) -> bool:
    return name.startswith(wanted)


def _has_word(name: str, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in re.split(r"[\s'-]+", name))


def _split_at_words(text: str) -> list[str]:
    """Split a text at "targeting", "with" and their like, which are kept: every second piece is such a word."""
    words = {
        message(f"actions.word.{name}", lang)
        for name in ("targeting", "with", "against")
        for lang in LANGUAGES
    }  # fmt: skip
    words |= {"for", "para"}
    pattern = "|".join(sorted((re.escape(word) for word in words), key=len, reverse=True))
    return re.split(rf"(\s+(?:{pattern})\s+)", text, flags=re.IGNORECASE)


def _each_name(text: str, *names: Sequence[str]) -> str:
    """Write out every name of a list of names: from the first of the collections that has one name for it."""
    pieces = _COMMA.split(text)
    for at in range(0, len(pieces), 2):
        piece = pieces[at].strip()
        bare, hash_sign, number = piece.partition("#")
        meant = next((found for some in names if (found := name_meant(bare, some)) is not None), None)
        if meant is not None:
            pieces[at] = pieces[at].replace(piece, f"{meant}{hash_sign}{number}", 1)
    return "".join(pieces)


def _offered(game: Game) -> list[str]:
    """Return the names in the options of the decision that waits, in every language."""
    decision = game.decision
    assert decision is not None
    asked = decision.seen
    found: list[str] = []
    for lang in LANGUAGES:
        rendering = game.rendering(decision.decider, lang)
        for option in asked.options:
            if isinstance(option, dec.Action) and option.kind == dec.PASS:
                continue
            found.append(rendering.bare_option(asked, option))
    return list(dict.fromkeys(found))


def _names_on_table(game: Game) -> list[str]:
    """Return the names of everything that the deciding player sees, in every language."""
    decision = game.decision
    assert decision is not None
    found: list[str] = []
    for lang in LANGUAGES:
        rendering = game.rendering(decision.decider, lang)
        view: View = rendering.view
        objects = [*view.battlefield, *view.stack, *view.hand, *view.exile]
        objects += [card for player in view.players for card in player.graveyard]
        found += [rendering.seen(one) for one in objects if one.known]
    return list(dict.fromkeys(found))
