"""classic:310: combat damage on the stack at the terminal: it is shown, players are asked, and ``why`` explains it."""

from __future__ import annotations

import pytest

from apnap.game import Game
from apnap.game.setting_up import SeatSetup, Setup
from apnap.rulebooks import rulebook
from tests.ledger.fights import BEAR, MARTYR, OGRE, OX, fight
from tests.rules.support import Table
from tests.tui.support import after, sit


def game(book: str, lang: str) -> Game:
    """Return a game in which A's Ogre and Martyr attack and the Bear blocks the Martyr; A has priority."""
    table = Table(book=book, A={"battlefield": [OGRE, MARTYR]}, B={"battlefield": [BEAR]})
    fight(table, "Ogre", "Martyr", blocks=(("Bear", "Martyr"),))
    setup = Setup((SeatSetup(()), SeatSetup(())), 1, rulebook(book), 20, (), ())
    state = table.state
    state.auto_pass = True
    state.events_log = []
    return Game(setup, lang=lang, state=state)


WORDS = {
    "en": ("pass", "activate Martyr", "why"),
    "es": ("pasar", "activar Martyr", "porqué"),
}
STACK = {
    "en": "Stack (next to resolve first): combat damage (Ogre 3 to B, Martyr 2 to Bear, Bear 2 to Martyr)",
    "es": "Pila (primero lo próximo en resolverse): daño de combate (Ogre 3 a B, Martyr 2 a Bear, Bear 2 a Martyr)",
}
DEALT = {
    "en": ["Ogre deals 3 damage to B", "Martyr deals 2 damage to Bear", "Bear dies"],
    "es": ["Ogre hace 3 puntos de daño a B", "Martyr hace 2 puntos de daño a Bear", "Bear muere"],
}
WHY = {
    "en": "Combat damage is put on the stack: Ogre 3 to B, Martyr 2 to Bear, Bear 2 to Martyr: assigned combat damage "
    "goes on the stack as one object, which nothing can counter; it is dealt as assigned when it resolves (310.4)",
    "es": "El daño de combate se pone en la pila: Ogre 3 a B, Martyr 2 a Bear, Bear 2 a Martyr: el daño de combate "
    "asignado va a la pila como un solo objeto que nada puede contrarrestar; al resolverse se hace como se asignó "
    "(310.4)",
}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_creature_is_sacrificed_with_its_damage_on_the_stack(lang: str) -> None:
    passing, sacrifice, _ = WORDS[lang]
    _, written = sit(game("classic", lang), passing, sacrifice)
    assert STACK[lang] in after(written, passing)
    done = after(written, sacrifice)
    at = done.index(DEALT[lang][0])
    assert done[at : at + 3] == DEALT[lang]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_why_names_the_rule_of_the_book(lang: str) -> None:
    passing, _, why = WORDS[lang]
    _, written = sit(game("classic", lang), passing, why)
    assert after(written, why)[0] == WHY[lang]


@pytest.mark.parametrize(
    ("lang", "asked", "answer"),
    [
        ("en", "A chooses which creature is dealt combat damage next, for Ox (509.2)", "next Ogre"),
        ("es", "A elige qué criatura recibe después el daño de combate, por Ox (509.2)", "siguiente Ogre"),
    ],
)
def test_damage_orders_are_asked_for(lang: str, asked: str, answer: str) -> None:
    table = Table(book="2016", A={"battlefield": [OX]}, B={"battlefield": [BEAR, OGRE]})
    fight(table, "Ox", blocks=(("Bear", "Ox"), ("Ogre", "Ox")))
    setup = Setup((SeatSetup(()), SeatSetup(())), 1, rulebook("2016"), 20, (), ())
    table.state.events_log = []
    session, written = sit(Game(setup, lang=lang, state=table.state), answer)
    assert asked in written
    state = session.game.state
    ox = state.last_known(table.find("Ox").ref)
    assert [state.last_known(ref).definition.name for ref in ox.blocked_by] == ["Ogre", "Bear"]
