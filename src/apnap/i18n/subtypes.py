"""205.3: what subtypes are called in each language, and the other forms in which people write them."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Final

from apnap.i18n.catalogue import message
from apnap.rules.nouns import ANOTHER
from apnap.rules.subtypes import LEGEND

_OTHER_GENDER: Final = (("os", "as"), ("o", "a"), ("ores", "oras"), ("or", "ora"), ("ones", "onas"), ("ón", "ona"))
"""How the endings of Spanish nouns change with their gender."""

_TOKEN: Final = " Token"


@cache
def _table() -> dict[str, tuple[str, str, str, str, str]]:
    """Return by English name: the plural, the kind of card type, the Spanish name, its plural, its gender."""
    text = resources.files("apnap.oracle.lexicon").joinpath("subtypes.tsv").read_text(encoding="utf-8")
    found = {}
    for row in text.splitlines()[1:]:
        name, plural, kind, spanish, several, gender = row.split("\t")
        found[name] = (plural, kind, spanish, several, gender)
    found[LEGEND] = ("Legends", "creature", "Leyenda", "Leyendas", "f")
    return found


def subtype_name(word: str, lang: str) -> str:
    """Return what a subtype is called, and the option to name another one.

    >>> subtype_name("Ogre", "es")
    'Ogro'
    """
    if word == ANOTHER:
        return message("words.another_noun", lang)
    return (_table()[word][2] if lang == "es" and word in _table() else "") or word


def token_name(name: str, lang: str) -> str:
    """Return what a token is called that is named by its subtypes (111.4); any other name stays as it is.

    >>> token_name("Elf Warrior Token", "es"), token_name("Elf Warrior Token", "en")
    ('ficha de Guerrero elfo', 'Elf Warrior Token')
    """
    return name if lang == "en" or not name.endswith(_TOKEN) else _spanish_token(name)


@lru_cache(maxsize=1024)
def _spanish_token(name: str) -> str:
    words = name.split(" ")
    found: list[str] = []
    while len(words) > 1:
        count = next((n for n in range(len(words) - 1, 0, -1) if " ".join(words[:n]) in _table()), 0)
        if not count:
            return name
        found.append(subtype_name(" ".join(words[:count]), "es"))
        del words[:count]
    first, *others = reversed(found)
    return message("words.token", "es", types=" ".join([first, *(word.lower() for word in others)]))


def subtype_forms(word: str) -> frozenset[str]:
    """Return the forms that mean a subtype: number and gender do not matter (classic:214.7b).

    >>> sorted(subtype_forms("Ogre"))
    ['Ogra', 'Ogras', 'Ogre', 'Ogres', 'Ogro', 'Ogros']
    """
    if word not in _table():
        return frozenset((word,))
    plural, _, spanish, several, _ = _table()[word]
    forms = {word, plural, spanish, several}
    for form in (spanish, several):
        for masculine, feminine in _OTHER_GENDER:
            if form.endswith(feminine):
                forms.add(form.removesuffix(feminine) + masculine)
            elif form.endswith(masculine):
                forms.add(form.removesuffix(masculine) + feminine)
            else:
                continue
            break
    return frozenset(form for form in forms if form)


_TERMS_ES: Final = """
    acción alcance anverso artefacto atacante ataque azul batalla biblioteca blanco bloqueador bloqueo campo carta
    cementerio color combate comandante conjuro contador control controlador copia coste criatura daño defensor disparo
    efecto encantamiento enderezar enterrar equipo evento exilio expansión fase ficha fuente fuerza habilidad hechizo
    incoloro instantáneo juego jugador legendario maná mano mantenimiento mazo modo montón negro nombre número objetivo
    objeto oponente pago partida paso permanente pila planeswalker poder prisa prioridad propietario protección punto
    regla regeneración reserva resistencia respuesta reverso robo rojo ronda subtipo símbolo tapete texto tierra tipo
    tribal turno verde vida vigilancia vuelo zona
"""


@cache
def spanish_game_words() -> frozenset[str]:
    """Return Spanish words that mean something other than a creature type, in lower case, in both numbers."""
    found = set(_TERMS_ES.split())
    found |= {word + ("s" if word[-1] in "aeiouáéó" else "es") for word in found}
    creatures = {form for one, row in _table().items() if row[1] == "creature" for form in subtype_forms(one)}
    for name, row in _table().items():
        if row[1] not in ("creature", "planeswalker"):
            found |= {form.lower() for form in subtype_forms(name) - creatures}
    return frozenset(found)
