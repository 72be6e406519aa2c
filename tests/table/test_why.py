"""613: ``why`` with a name tells which effects in which layers make an object's values."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Keyword, Static
from apnap.abilities.change import AddAbility, Modify
from apnap.abilities.effect import Continuous
from apnap.abilities.objects import ControlledBy, Filter, HasCardType, Other, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.static import Changes
from apnap.abilities.values import CREATURE
from apnap.game import Game
from apnap.i18n.keywords import keyword_name
from tests.rules.support import FOREST, TARGET_CREATURE, creature, instant
from tests.tui.support import after, begin, sit

OTHERS = Filter((HasCardType(CREATURE), ControlledBy(You()), Other()))
CAPTAIN = creature("Captain", "G", 1, 1, Static((Changes(OTHERS, (Modify(Number(1), Number(1)),)),)))
BEAR = creature("Bear", "G", 2, 2)
WINGS = instant("Wings", "G", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (AddAbility(Keyword("flying")),))))
DECK = [FOREST] * 20 + [CAPTAIN] * 8 + [BEAR] * 8 + [WINGS] * 8


def board(lang: str) -> Game:
    """Return a game in which A has a Bear and a Captain, and the Bear has been given flying."""
    for seed in range(1, 60):
        game = begin(lang, seed, (DECK, DECK))
        names = [card.name for card in game.view("A").hand]
        if names.count("Forest") >= 3 and {"Captain", "Bear", "Wings"} <= set(names):
            break
    game.act("keep")
    game.act("keep")
    for act in ("cast Bear", "cast Captain", "cast Wings targeting Bear"):
        own_main_phase(game)
        game.act("play Forest")
        game.act(act)
        while game.state.stack:
            game.act("pass")
    return game


def own_main_phase(game: Game) -> None:
    """Go on, doing nothing, to A's next main phase in which a land can be played."""
    while "play Forest" not in game.legal_actions or game.state.active != 0:
        decision = game.decision
        assert decision is not None
        game.answer(-1 if decision.seen.can_finish else 0)


@pytest.fixture(scope="module")
def english() -> Game:
    return board("en")


def test_each_effect_with_its_layer_and_rule(english: Game) -> None:
    _, written = sit(english.fork(), "why bear")
    assert after(written, "why bear")[:4] == [
        "Bear is 3/3.",
        "printed → 2/2 (208.1)",
        "layer 6: Wings (resolved): gives flying → 2/2 (613.1f)",
        "layer 7c: Captain: changes power and toughness → 3/3 (613.4c)",
    ]


def test_an_object_that_nothing_changes(english: Game) -> None:
    _, written = sit(english.fork(), "why captain")
    assert after(written, "why captain")[0] == "Captain is 1/1."
    assert after(written, "why captain")[1].endswith("it is what is printed on it (208.1).")


def test_in_spanish() -> None:
    game = board("en")
    game.lang = "es"
    _, written = sit(game, "por qué bear")
    assert after(written, "por qué bear")[2] == "capa 6: Wings (resuelto): da volar → 2/2 (613.1f)"


def test_keywords_have_names_in_both_languages() -> None:
    assert keyword_name("first strike", "es") == "dañar primero"
    assert keyword_name("first strike", "en") == "first strike"
