"""The ``oracle-cards`` shape: one object a card, as a JSON array or as JSON lines.

Only what a card *is* gets read: no printings, pictures, prices. Records of tokens, emblems, art cards and reversible
cards (two printings back to back) are not cards of their own and are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from apnap.cards.importers.source import Record, Skipped, Source, decode
from apnap.cards.record import Card, Face, RelatedCard
from apnap.cards.symbols import colors_of_cost, in_color_order, is_mana_cost
from apnap.errors import CardDataError

SHAPE: Final = "that of the public oracle-cards file"

NOT_CARDS: Final = {
    "token": "a token",
    "double_faced_token": "a token",
    "emblem": "an emblem",
    "art_series": "an art card",
    "reversible_card": "two printings of other cards back to back",
}

_Color = Literal["W", "U", "B", "R", "G"]
_Name = Annotated[str, msgspec.Meta(min_length=1)]


class _Face(msgspec.Struct):
    name: _Name
    mana_cost: str = ""
    type_line: str = ""
    oracle_text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    hand_modifier: str | None = None
    life_modifier: str | None = None
    attraction_lights: list[int] = []
    colors: list[_Color] | None = None
    color_indicator: list[_Color] | None = None


class _Part(msgspec.Struct):
    component: str
    name: _Name


class _Card(_Face, kw_only=True):
    layout: _Name
    color_identity: list[_Color]
    object: Literal["card"] = "card"
    cmc: float = 0.0
    keywords: list[str] = []
    card_faces: Annotated[list[_Face], msgspec.Meta(min_length=2)] | None = None
    all_parts: list[_Part] | None = None
    oracle_id: str = ""
    set: str = ""
    set_type: str = ""
    rarity: str = ""
    released_at: str = ""
    reserved: bool = False
    digital: bool = False
    legalities: dict[str, str] = {}


class _Layout(msgspec.Struct):
    name: str = ""
    layout: str = ""


_CARD: Final = msgspec.json.Decoder(_Card)
_LAYOUT: Final = msgspec.json.Decoder(_Layout)


def read(source: Source, skipped: list[Skipped]) -> Iterator[Card]:
    """Yield the cards of a file in this shape; records that are no cards go to ``skipped``."""
    records = source.array() if source.peek()[:1] == b"[" else source.lines()
    empty = True
    for record in records:
        empty = False
        reason = _not_a_card(record)
        if reason is not None:
            skipped.append(reason)
            continue
        where = f"line {record.line}, card number {record.index}"
        yield _card(decode(source, where, record.data, _CARD, SHAPE), f"{source.path}: {where}")
    if empty:
        raise CardDataError(f"{source.path}: there is no card in this file")


def _not_a_card(record: Record) -> Skipped | None:
    if not any(layout.encode() in record.data for layout in NOT_CARDS):
        return None
    try:
        kind = _LAYOUT.decode(record.data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None  # the full decoding says what is wrong
    return Skipped(kind.name, NOT_CARDS[kind.layout]) if kind.layout in NOT_CARDS else None


def _card(card: _Card, where: str) -> Card:
    faces = card.card_faces or [card]
    for face in faces:
        if not is_mana_cost(face.mana_cost):
            raise CardDataError(
                f"{where}, card {card.name!r}: field `mana_cost`: {face.mana_cost!r} is not a mana cost; "
                "it should be symbols in braces like '{2}{W}'"
            )
    if not card.type_line and card.card_faces is None:
        raise CardDataError(f"{where}, card {card.name!r}: field `type_line`: a card needs one")
    return Card(
        name=card.name,
        layout=card.layout,
        faces=tuple(_face(face, card) for face in faces),
        color_identity=in_color_order("".join(card.color_identity)),
        keywords=tuple(card.keywords),
        mana_value=card.cmc,
        all_parts=tuple(
            RelatedCard(part.component, part.name)
            for part in card.all_parts or ()
            if part.component in ("meld_part", "meld_result")
        ),
        oracle_id=card.oracle_id,
        set=card.set,
        set_type=card.set_type,
        rarity=card.rarity,
        released_at=card.released_at,
        reserved=card.reserved,
        digital=card.digital,
        legalities=tuple((name, value) for name, value in card.legalities.items() if value != "not_legal"),
    )


def _face(face: _Face, card: _Card) -> Face:
    indicator = in_color_order("".join(face.color_indicator or ()))
    if face.colors is not None:
        colors = in_color_order("".join(face.colors))
    elif card.layout == "flip":
        colors = in_color_order("".join(card.colors or ()))  # flipping changes no color (710.1c)
    else:
        colors = indicator or colors_of_cost(face.mana_cost)
    return Face(
        name=face.name,
        mana_cost=face.mana_cost,
        type_line=face.type_line,
        text=face.oracle_text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        hand_modifier=face.hand_modifier,
        life_modifier=face.life_modifier,
        lights=tuple(face.attraction_lights),
        colors=colors,
        color_indicator=indicator,
    )
