"""``show``: a card as it is printed, and as it is now if it is on the battlefield."""

from __future__ import annotations

from apnap.abilities.ability import Activated, Keyword, Spell, Static, Triggered
from apnap.abilities.definition import FaceDefinition
from apnap.abilities.values import CARD_TYPE_NAMES, SUPERTYPE_NAMES, names_of
from apnap.cards.pool import open_pool
from apnap.cards.record import Face
from apnap.errors import InvalidActionError, UnknownCardError
from apnap.i18n import message
from apnap.i18n.table import permanent
from apnap.rules.seen import SeenObject
from apnap.table.names import name_meant
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
    except InvalidActionError as error:
        found = _printed(text, session.lang) if text else None
        if found is None:
            raise error
        return found
    lines = _printed(seen.definition.name, session.lang) if seen.definition is not None else None
    if lines is None and seen.definition is not None:
        lines = [line for face in seen.definition.faces for line in _face_lines(face.node)]
    lines = list(lines or [])
    if seen in session.rendering().view.battlefield or seen.attachments or seen.counters or seen.damage:
        lines.append(permanent(session.rendering(), seen))
    return lines


def _printed(name: str, lang: str) -> list[str] | None:
    """Return a card of the card pool as it is printed, None if there is none of that name."""
    with open_pool() as pool:
        try:
            card = pool.card(name)
        except UnknownCardError:
            return None
    return [line for face in card.faces for line in _record_lines(face, lang)]


def _record_lines(face: Face, lang: str) -> list[str]:
    name, types, text = face.name, face.type_line, face.text
    if lang == "es" and face.spanish is not None:
        name = face.spanish.name or name
        types = face.spanish.type_line or types
        text = face.spanish.text or text
    lines = [f"{name} {face.mana_cost}".rstrip(), types, *text.splitlines()]
    if face.power is not None:
        lines.append(f"{face.power}/{face.toughness}")
    if face.loyalty is not None:
        lines.append(message("cli.loyalty", lang, n=face.loyalty))
    return [line for line in lines if line]


def _face_lines(face: FaceDefinition) -> list[str]:
    """Return the face of a card that is only known to the game."""
    cost = "".join(f"{{{symbol}}}" for symbol in face.mana_cost.symbols) if face.mana_cost is not None else ""
    types = [*names_of(face.supertypes, SUPERTYPE_NAMES), *names_of(face.card_types, CARD_TYPE_NAMES)]
    type_line = " ".join(word.capitalize() for word in types)
    if face.subtypes:
        type_line += f" — {' '.join(face.subtypes)}"
    lines = [f"{face.name} {cost}".rstrip(), type_line]
    for ability in face.abilities:
        if isinstance(ability, Activated | Keyword | Spell | Static | Triggered) and ability.text:
            lines.append(ability.text)
    if face.power is not None:
        lines.append(f"{face.power}/{face.toughness}")
    return [line for line in lines if line]
