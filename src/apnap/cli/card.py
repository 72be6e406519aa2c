"""``apnap card``: a card of one's own, written as text."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Any

import click

from apnap.cards.record import Card
from apnap.cli.own_cards import game_with, try_file
from apnap.cli.showing import shown_in_english, shown_in_spanish, tree_data, trees
from apnap.cli.trial import Trial
from apnap.cli.writing import check_writable, write_report
from apnap.errors import ApnapError
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.declines import explained
from apnap.rulebooks import CURRENT

_AGAINST = "elves"


@click.group()
def card() -> None:
    """Try a card of your own, written as text."""


@card.command("try")
@click.argument("file", metavar="FILE|-")
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language it is written in; found out if not given.")
@click.option("--play", "against", is_flag=False, flag_value=_AGAINST, metavar="[DECK]", help="Play against a deck.")
@click.option("--auto", is_flag=True, help="With --play, let agents play both sides.")
@click.option("--seed", type=int, default=None, help="With --play, the seed of all chance; any if not given.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write what was found to this file.")
@click.pass_context
def try_(
    ctx: click.Context,
    file: str,
    lang: str | None,
    against: str | None,
    auto: bool,
    seed: int | None,
    json_file: Path | None,
) -> None:
    """Read the card in FILE and show what is understood of it: in both languages, as a tree, and whether it plays.

    The form of the text is that of "apnap cards show": name and mana cost, type line, rules text, power/toughness.
    The exit code is 1 if the card can't be played.
    """
    check_writable(json_file)
    trial = try_file(file, lang or "")
    if json_file is not None:
        write_report(json_file, json.dumps(as_json(trial), indent=1, ensure_ascii=False))
    click.echo(as_text(trial))
    if not trial.is_supported:
        ctx.exit(1)
    if against is not None:
        _play(trial, against, auto, secrets.randbits(31) if seed is None else seed)


def as_text(trial: Trial) -> str:
    """Return what became of a card, in the language that it is written in."""
    lang = trial.written.language
    name = trial.written.faces[0].name
    if trial.examination is None:
        return "\n\n".join([message("card_text.not_understood", lang, name=name), *trial.unread_texts()])
    parts = [
        message("card_text.in_english", lang),
        "\n\n".join(map(shown_in_english, trial.card.faces)),
        message("card_text.in_spanish", lang),
        shown_in_spanish(trial.card) if _is_said(trial.card) else message("card_text.not_said", lang),
        message("card_text.tree", lang),
        trees(trial.card),
    ]
    if trial.problems:
        parts.append("\n".join([message("card_text.unsupported", lang, name=name), *trial.problems]))
    else:
        parts.append(message("card_text.supported", lang, name=name))
    return "\n\n".join(parts)


def as_json(trial: Trial) -> dict[str, Any]:
    """Return what became of a card as plain data."""
    lang = trial.written.language
    found: dict[str, Any] = {
        "language": lang,
        "layout": trial.written.layout,
        "read": not trial.unread,
        "supported": trial.is_supported,
        "problems": list(trial.problems),
        "unread": [
            {
                "row": one.row,
                "line": one.decline.line,
                "offset": one.decline.offset,
                "length": one.decline.length,
                "suggestions": list(one.decline.suggestions),
                "why": explained(one.decline, lang),
            }
            for one in trial.unread
        ],
    }
    if trial.examination is not None:
        found["faces"] = [
            {"name": face.name, "en": face.text, "es": face.spanish.text if face.spanish else ""}
            for face in trial.card.faces
        ]
        found["definition"] = tree_data(trial.card)["definition"]
    return found


def _is_said(card: Card) -> bool:
    return all(not face.text or (face.spanish is not None and face.spanish.text) for face in card.faces)


def _play(trial: Trial, against: str, auto: bool, seed: int) -> None:
    from apnap.cli.play import watch
    from apnap.tui.seating import seats
    from apnap.tui.sitting_down import play_here

    lang = trial.written.language
    try:
        game = game_with([trial], "", against, seed, CURRENT, lang)
        players = seats(game, "", people=not auto)
        if auto:
            watch(game, players)
        else:
            play_here(game, players)
    except ApnapError as error:
        raise ApnapError(error_text(error, lang)) from error
