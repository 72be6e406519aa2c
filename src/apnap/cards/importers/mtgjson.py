"""The ``AtomicCards`` shape: ``{"meta": …, "data": {name: [face, …]}}``.

The file is one object, so it is held in memory while it is read; its faces are decoded name by name. Spanish names and
texts come with it (``foreignData``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec

from apnap.cards.importers.source import Skipped, Source, decode
from apnap.cards.record import Card, Face, RelatedCard, Wording
from apnap.cards.symbols import colors_of_cost, in_color_order, is_mana_cost
from apnap.errors import CardDataError

SHAPE: Final = "that of the public AtomicCards file"

LAYOUTS: Final = {"aftermath": "split"}
"""Layouts that the other bulk file calls otherwise."""

_Color = Literal["W", "U", "B", "R", "G"]
_Name = Annotated[str, msgspec.Meta(min_length=1)]


class _Foreign(msgspec.Struct, rename="camel"):
    language: str
    name: str | None = None
    face_name: str | None = None
    text: str | None = None
    type: str | None = None


class _Identifiers(msgspec.Struct, rename="camel"):
    scryfall_oracle_id: str = ""


class _Face(msgspec.Struct, rename="camel"):
    name: _Name
    layout: _Name
    type: str
    colors: list[_Color]
    color_identity: list[_Color]
    mana_value: float = 0.0
    mana_cost: str = ""
    text: str = ""
    face_name: str = ""
    side: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    hand: str | None = None
    life: str | None = None
    attraction_lights: list[int] = []
    color_indicator: list[_Color] = []
    keywords: list[str] = []
    foreign_data: list[_Foreign] = []
    identifiers: _Identifiers = msgspec.field(default_factory=_Identifiers)
    legalities: dict[str, str] = {}
    printings: list[str] = []
    first_printing: str = ""
    is_funny: bool = False
    is_reserved: bool = False


class _File(msgspec.Struct):
    data: dict[str, msgspec.Raw]


_FILE: Final = msgspec.json.Decoder(_File)
_FACES: Final = msgspec.json.Decoder(Annotated[list[_Face], msgspec.Meta(min_length=1)])


def read(source: Source, skipped: list[Skipped]) -> Iterator[Card]:
    """Yield the cards of a file in this shape; a second card of the same name goes to ``skipped``."""
    data = decode(source, "the whole file", source.read_all(), _FILE, SHAPE).data
    if not data:
        raise CardDataError(f"{source.path}: there is no card in this file")
    melded: dict[str, tuple[_Face, list[str]]] = {}
    for number, (name, raw) in enumerate(data.items(), 1):
        where = f"card number {number}, {name!r}"
        faces = decode(source, where, raw, _FACES, SHAPE)
        faces.sort(key=lambda face: face.side)
        if not faces[0].type:
            raise CardDataError(f"{source.path}: {where}: field `type`: a card needs one")
        for face in faces:
            if not is_mana_cost(face.mana_cost):
                raise CardDataError(
                    f"{source.path}: {where}: field `manaCost`: {face.mana_cost!r} is not a mana cost; "
                    "it should be symbols in braces like '{2}{W}'"
                )
        if faces[0].layout == "meld" and len(faces) == 2:
            part, result = faces
            melded.setdefault(result.face_name, (result, []))[1].append(part.face_name)
            yield _card([part], part.face_name, [part.face_name], result.face_name)
            continue
        if len(faces) > 1 and not all(face.face_name for face in faces):
            skipped.extend(Skipped(face.name, "another card of the same name") for face in faces[1:])
            faces = faces[:1]
        yield _card(faces, faces[0].name)
    for name, (result, parts) in melded.items():
        yield _card([result], name, parts, name)


def _card(faces: list[_Face], name: str, meld_parts: list[str] | None = None, meld_result: str = "") -> Card:
    front = faces[0]
    parts = [RelatedCard("meld_part", part) for part in meld_parts or ()]
    if meld_result:
        parts.append(RelatedCard("meld_result", meld_result))
    return Card(
        name=name,
        layout=LAYOUTS.get(front.layout, front.layout),
        faces=tuple(_face(face) for face in faces),
        color_identity=in_color_order("".join(front.color_identity)),
        keywords=tuple(front.keywords),
        mana_value=front.mana_value,
        all_parts=tuple(parts),
        oracle_id=front.identifiers.scryfall_oracle_id,
        set=(front.first_printing or (front.printings[0] if front.printings else "")).lower(),
        set_type="funny" if front.is_funny else "",
        reserved=front.is_reserved,
        legalities=tuple((format_name, value.lower()) for format_name, value in front.legalities.items()),
    )


def _face(face: _Face) -> Face:
    # the file may give a half the colors of the whole card; its own are those of its mana cost (202.2)
    halved = face.layout in ("split", "aftermath", "adventure", "prepare") and face.mana_cost
    colors = colors_of_cost(face.mana_cost) if halved else in_color_order("".join(face.colors))
    return Face(
        name=face.face_name or face.name,
        mana_cost=face.mana_cost,
        type_line=face.type,
        text=face.text,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        hand_modifier=face.hand,
        life_modifier=face.life,
        lights=tuple(face.attraction_lights),
        colors=colors,
        color_indicator=in_color_order("".join(face.color_indicator)),
        spanish=_spanish(face),
    )


def _spanish(face: _Face) -> Wording | None:
    """Return the face's Spanish wording; the last printing listed wins, as the newest."""
    for foreign in reversed(face.foreign_data):
        name = (foreign.face_name if face.face_name else foreign.name) or ""
        if foreign.language == "Spanish" and name:
            return Wording(name, foreign.type or "", foreign.text or "")
    return None
