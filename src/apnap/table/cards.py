"""``show``: a card as it is printed, and as it is now if it is on the battlefield."""

from __future__ import annotations

from apnap.errors import InvalidActionError
from apnap.i18n import message
from apnap.i18n.table import permanent
from apnap.rules.seen import SeenObject
from apnap.table.names import name_meant
from apnap.table.printed import PrintedFace, printed, printed_by_name
from apnap.table.sitting import Sitting


def find_seen(session: Sitting, text: str) -> SeenObject:
    """Return the object that a name, or the beginning of one, means: on the battlefield first.

    :raises InvalidActionError: nothing that is seen has that name, or several things have
    """
    rendering = session.rendering()
    view = rendering.view
    objects = [*view.battlefield, *view.stack, *view.hand, *view.exile, *view.command]
    objects += [card for player in view.players for card in (*player.graveyard, *player.hand)]
    bare, _, number = text.partition("#")
    named = [seen for seen in objects if seen.known and seen.name]
    meant = name_meant(bare, [rendering.seen(seen) for seen in named]) or name_meant(bare, [s.name for s in named])
    fits = [seen for seen in named if meant in (rendering.seen(seen), seen.name)]
    nth = int(number) if number.isdecimal() else 1
    if not text or meant is None or not 1 <= nth <= len(fits):
        raise InvalidActionError(message("cli.not_seen", "en", name=text), key="cli.not_seen", name=text)
    return fits[nth - 1]


def card_lines(session: Sitting, text: str) -> list[str]:
    """Return a card in words: each face with its cost, types, text and numbers; then what it is on the battlefield.

    A card that is not seen in the game is looked up among all cards.

    :raises InvalidActionError: there is no such card
    """
    try:
        seen = find_seen(session, text)
    except InvalidActionError:
        faces = printed_by_name(text, session.lang) if text else ()
        if not faces:
            raise
        return [line for face in faces for line in _lines(face, session.lang)]
    faces = printed(seen.definition.node, session.lang) if seen.definition is not None else ()
    lines = [line for face in faces for line in _lines(face, session.lang)]
    if seen in session.rendering().view.battlefield or seen.attachments or seen.counters or seen.damage:
        lines.append(permanent(session.rendering(), seen))
    return lines


def _lines(face: PrintedFace, lang: str) -> list[str]:
    lines = [f"{face.name} {face.cost}".rstrip(), face.type_line, *face.text.splitlines()]
    if face.power:
        lines.append(f"{face.power}/{face.toughness}")
    if face.loyalty:
        lines.append(message("cli.loyalty", lang, n=face.loyalty))
    return [line for line in lines if line]
