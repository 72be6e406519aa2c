"""The words over the parts of a list, in the languages of the online clients.

A heading names a *place*, where the cards below it belong. Sites also group the main deck by *category*: "Creatures
(12)", "Tierras: 20".
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from apnap.cards.names import fold_name

LEFT_OUT: Final = frozenset({"maybeboard", "tokens", "extras"})
"""The places of a list whose cards are no part of the deck."""
DATA: Final = frozenset({"about", "metadata"})
"""The places of a list that have no cards, but say something about the deck."""

_PLACES: Final = {
    "main": "deck, main, main deck, maindeck, mainboard, decklist, deck list, hauptdeck, mazo, mazo principal, mazzo, "
    "mazzo principale, baralho, deck principal, jeu principal, デッキ, メインデッキ, メイン, 덱, 메인 덱, 套牌, 主牌, "
    "колода, основная колода",
    "sideboard": "sideboard, side board, side, sb, banquillo, réserve, riserva, reserva, banco de reservas, "
    "サイドボード, サイド, 사이드보드, 备牌, 備牌, сайдборд, запас, conspiracy",
    "commander": "commander, commanders, kommandeur, kommandeure, commandant, commandants, comandante, comandantes, "
    "comandanti, 統率者, 커맨더, 사령관, 指挥官, 指揮官, командир, командиры",
    "companion": "companion, gefährte, compagnon, compagno, compañero, companheiro, 相棒, 길동무, 行侣, 行侶, 伙伴, "
    "компаньон, спутник",
    "vanguard": "vanguard, avatar",
    "attractions": "attractions, attraction deck, attraction, atracciones, atracción, atrações, "
    "attraktionen, attrazioni",
    "maybeboard": "maybeboard, maybe board, maybe, considering, wishlist, wish list, acquireboard, quizá, tal vez, "
    "considerando, en consideración, vielleicht, peut-être, forse, talvez, 検討中",
    "tokens": "tokens, token, tokens & extras, fichas, spielsteine, jetons, segnalini, ficha",
    "extras": "extras, planes, schemes, dungeon, dungeons, contraptions, stickers, art cards",
    "about": "about, acerca de, über, info, à propos, informazioni, sobre",
    "metadata": "metadata, shop",
}
_CATEGORIES: Final = (
    "creature, creatures, other creatures, land, lands, basic land, basic lands, nonbasic lands, non-basic lands, "
    "instant, instants, sorcery, sorceries, instants and sorceries, spell, spells, other spells, noncreature spells, "
    "artifact, artifacts, enchantment, enchantments, planeswalker, planeswalkers, battle, battles, others, "
    "criatura, criaturas, tierra, tierras, instantáneo, instantáneos, conjuro, conjuros, hechizo, hechizos, "
    "otros hechizos, artefacto, artefactos, encantamiento, encantamientos, batalla, batallas, otros, "
    "kreatur, kreaturen, länder, spontanzauber, hexerei, hexereien, zaubersprüche, artefakt, artefakte, "
    "verzauberung, verzauberungen, "
    "créature, créatures, terrain, terrains, éphémère, éphémères, rituel, rituels, sorts, artefact, artefacts, "
    "enchantement, enchantements, "
    "terra, terre, istantaneo, istantanei, stregoneria, stregonerie, magie, artefatto, artefatti, incantesimo, "
    "incantesimi, "
    "terreno, terrenos, mágica instantânea, mágicas instantâneas, mágicas, feitiço, feitiços, artefato, artefatos, "
    "encantamento, encantamentos, batalha, batalhas, outros"
)
_NAMES: Final = "name, nombre, nom, nome, название, 名前"

_LONGEST: Final = 60
_ORNAMENT: Final = "*=_~-–—<>[]{}/# "
_COUNTED: Final = re.compile(
    r"(?P<words>[^0-9:：(\[（]+?)\s?[-–:：]?\s?[(\[（]?(?P<count>[0-9]{1,4})?"
    r"(?: ?(?:cards?|cartas?|Karten|cartes?|carte))?"
    r"[)\]）]?[:：]?"
)
_COUNT_FIRST: Final = re.compile(r"(?P<count>[0-9]{1,4}) (?P<words>\D+?):?")


def _folded(words: str) -> frozenset[str]:
    return frozenset(fold_name(word) for word in words.split(","))


_PLACE_OF: Final = {word: place for place, words in _PLACES.items() for word in _folded(words)}
_CATEGORY_WORDS: Final = _folded(_CATEGORIES)
_NAME_WORDS: Final = _folded(_NAMES)


class Heading(msgspec.Struct, frozen=True):
    """A line over a part of a list."""

    place: str
    """``main``, ``sideboard`` …: a key of the messages ``decks.place``."""
    category: bool = False
    """Whether it is a group of cards inside the main deck."""
    count: int | None = None
    """How many cards it says there are."""


def place_named(words: str) -> str:
    """Return the place that words mean, in any of the languages; an empty string if none.

    >>> place_named("Banquillo"), place_named("RÉSERVE"), place_named("Attic")
    ('sideboard', 'sideboard', '')
    """
    return _PLACE_OF.get(fold_name(words), "")


def is_name_word(word: str) -> bool:
    """Tell whether the name of the deck is what stands after this word."""
    return fold_name(word) in _NAME_WORDS


def heading_of(text: str) -> Heading | None:
    """Return the heading that a line is, ``None`` if it is none.

    >>> heading_of("== Sideboard (15) ==")
    Heading(place='sideboard', category=False, count=15)
    >>> heading_of("Criaturas: 12").category
    True
    """
    text = text.strip(_ORNAMENT) if len(text) <= _LONGEST else ""
    counted = _COUNTED.fullmatch(text)
    if counted is not None:
        count = int(counted["count"]) if counted["count"] else None
        words = fold_name(counted["words"])
        if words in _PLACE_OF:
            return Heading(_PLACE_OF[words], count=count)
        return Heading("main", True, count) if words in _CATEGORY_WORDS else None
    first = _COUNT_FIRST.fullmatch(text)
    if first is not None and fold_name(first["words"]) in _CATEGORY_WORDS:
        return Heading("main", True, int(first["count"]))
    return None


def counted_words(text: str) -> int | None:
    """Return the number that a line in the form of a heading says, whatever its words; ``None`` if it says none."""
    counted = _COUNTED.fullmatch(text.strip(_ORNAMENT)) if len(text) <= _LONGEST else None
    return int(counted["count"]) if counted is not None and counted["count"] else None
