"""Questions with answers to click: every choice is an answer, names what it is about, and can be taken."""

from __future__ import annotations

import os
import random

import msgspec
import pytest

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.effect import GainLife
from apnap.abilities.objects import You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import Number
from apnap.abilities.values import UPKEEP
from apnap.cards.house import load_house_decks
from apnap.errors import BookLacksCardsError
from apnap.game import Game
from apnap.ids import NO_PLAYER
from apnap.rules import decisions as dec
from apnap.rules.machine import run
from apnap.rules.starting import start_at_first_turn
from apnap.table.prompts import Choice, Prompt, distinct
from apnap.table.shown import Shown
from apnap.table.table import Table
from tests.rules.support import FOREST, MOUNTAIN, creature, damage_to_any, instant
from tests.rules.support import Table as Position
from tests.table.support import heuristic, seats, table_at

BEAR = creature("Bear", "1G", 2, 2)
WOLF = creature("Wolf", "2G", 3, 3)
ZAP = instant("Zap", "R", damage_to_any(3))
GAMES = int(os.environ.get("APNAP_TABLE_GAMES", "1"))
BOOKS = ("current", "classic", "2007", "2016")
MOST_QUESTIONS = 30 + 10 * GAMES


def prompt_at(position: Position, player: int = 0, lang: str = "en") -> Prompt:
    prompt = table_at(position).shown(player, lang).prompt
    assert prompt is not None
    return prompt


def about(position: Position, name: str) -> int:
    """Return the handle that the first player has for an object of that name."""
    shown = table_at(position).shown(0)
    return next(seen.id for seen in (*shown.battlefield, *shown.players[0].hand) if seen.name == name)


def test_with_priority_a_card_is_clicked_for_what_it_can_do() -> None:
    position = Position(A={"hand": [ZAP, FOREST], "battlefield": [MOUNTAIN]}, B={}).start()
    choices = prompt_at(position).choices
    assert {(choice.text, choice.action, choice.object) for choice in choices} == {
        ("pass", "pass", 0),
        ("cast Zap", "cast", about(position, "Zap")),
        ("play Forest", "play", about(position, "Forest")),
    }


def test_targets_are_players_and_objects() -> None:
    position = Position(A={"hand": [ZAP], "battlefield": [MOUNTAIN, BEAR]}, B={}).start().cast("Zap")
    prompt = prompt_at(position)
    assert {choice.object for choice in prompt.choices} == {-1, -2, about(position, "Bear")}
    assert (prompt.kind, prompt.source) == ("targets", table_at(position).shown(0).stack[-1].id)


def test_players_to_choose_are_clicked() -> None:
    position = Position(A={}, B={}).start()
    position.state.decision = dec.make_decision(dec.PLAYERS, 0, (0, 1), "opponent")
    assert [choice.object for choice in prompt_at(position).choices] == [-1, -2]


def test_pairs_of_a_combat() -> None:
    position = Position(A={"battlefield": [BEAR]}, B={"battlefield": [WOLF]}).start("begin_combat")
    while position.decision.kind != dec.ATTACKERS:
        position.passes()
    bear = about(position, "Bear")
    prompt = prompt_at(position)
    assert [(choice.object, choice.other, choice.answer) for choice in prompt.choices] == [
        (bear, -2, 0),
        (0, 0, dec.DONE),
    ]
    position.choose(("Bear", "B"))
    while position.decision.kind != dec.BLOCKERS:
        position.passes()
    block, done = prompt_at(position, 1).choices
    assert (block.object, block.other) == (about(position, "Wolf"), bear)
    assert (done.answer, done.text) == (dec.DONE, "done")


def test_numbers_are_numbers_and_nothing_to_click() -> None:
    position = Position(A={"battlefield": [BEAR]}, B={}).start()
    position.state.decision = dec.make_decision(dec.NUMBER, 0, (1, 2, 5), "number")
    assert [(choice.number, choice.object, choice.text) for choice in prompt_at(position).choices] == [
        (1, 0, "choose 1"),
        (2, 0, "choose 2"),
        (5, 0, "choose 5"),
    ]


def gain(n: int) -> Triggered:
    body = Body(effect=GainLife(You(), Number(n)))
    return Triggered(BeginningOf(UPKEEP, You()), body, text=f"Gain {n}.")


def waiting(*creatures: object) -> Position:
    """Return a position in which A puts abilities that have triggered in order (603.3b)."""
    position = Position(A={"battlefield": list(creatures)}, B={})
    position.state.auto_pass = False
    start_at_first_turn(position.state)
    run(position.state)
    assert position.decision.kind == dec.ORDER
    return position


def test_abilities_that_wait_are_told_apart_by_source_and_line() -> None:
    chapel, abbey = creature("Chapel", "1", 1, 1, gain(1), gain(2)), creature("Abbey", "1", 1, 1, gain(3))
    position = waiting(chapel, abbey)
    choices = prompt_at(position).choices
    assert [(choice.text, choice.detail, choice.object) for choice in choices] == [
        ("next Chapel#1", "Gain 1.", about(position, "Chapel")),
        ("next Chapel#2", "Gain 2.", about(position, "Chapel")),
        ("next Abbey", "Gain 3.", about(position, "Abbey")),
    ]
    position.choose(position.choices[2])
    prompt = prompt_at(position)
    assert prompt.chosen == ("Abbey",) and len(prompt.choices) == 2
    assert [choice.text for choice in prompt_at(position, lang="es").choices][0].endswith("Chapel#1")


def test_the_index_of_an_ability_is_no_handle() -> None:
    """However few cards there are: an index may be the number of an object."""
    position = waiting(creature("Chapel", "1", 1, 1, gain(1)), creature("Abbey", "1", 1, 1, gain(3)))
    for number, record in enumerate(position.objects("battlefield")):
        position.state.edit(record.ref).arrived = 1 - number
    choices = prompt_at(position).choices
    assert [choice.text for choice in choices] == ["next Chapel", "next Abbey"]


def test_what_a_selection_holds_is_said() -> None:
    position = Position(A={"battlefield": [BEAR, WOLF]}, B={}).start()
    bear, wolf = (position.find(name).ref for name in ("Bear", "Wolf"))
    decision = dec.make_decision(dec.OBJECTS, 0, (wolf,), "sacrifice")
    decision.chosen = (bear,)
    position.state.decision = decision
    assert prompt_at(position).chosen == ("Bear",)
    words = dec.make_decision(dec.WORD, 0, ("red",), "color")
    words.chosen = ("green",)
    position.state.decision = words
    assert prompt_at(position, lang="es").chosen == ("verde",)
    players = dec.make_decision(dec.PLAYERS, 0, (0,), "opponent")
    players.chosen = (1,)
    position.state.decision = players
    assert prompt_at(position).chosen == ("B",)


def test_cards_that_are_searched_are_shown_once_and_to_the_searcher_alone() -> None:
    """701.23."""
    position = Position(A={"library": [BEAR, WOLF], "fill": 0}, B={}).start("upkeep")
    library = tuple(position.state.players[0].library)
    position.state.decision = dec.make_decision(dec.OBJECTS, 0, (*library, library[0]), "search")
    prompt = prompt_at(position)
    assert sorted(seen.name for seen in prompt.objects) == ["Bear", "Wolf"]
    other = prompt_at(position, 1)
    assert (other.objects, other.choices, other.text) == ((), (), prompt.text)
    assert prompt_at(position, NO_PLAYER).choices == ()


def test_counters_are_named_in_the_language_of_the_question() -> None:
    position = Position(A={"battlefield": [BEAR]}, B={}).start()
    position.state.decision = dec.make_decision(dec.WORD, 0, ("charge", "+1/+1"), "remove_counter")
    assert [choice.text for choice in prompt_at(position, lang="es").choices] == ["elegir carga", "elegir +1/+1"]


def test_of_choices_that_mean_the_same_one_is_left() -> None:
    texts = ["play Forest", "play Forest#2", "play Forest#3", "target Bear#1", "target Bear#2", "pass"]
    kept = distinct([Choice(n, text) for n, text in enumerate(texts)])
    assert [choice.text for choice in kept] == ["play Forest", "target Bear#1", "target Bear#2", "pass"]


# ------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("seed", range(1, GAMES + 1))
def test_every_choice_is_taken_and_every_position_goes_over_the_wire(book: str, seed: int) -> None:
    """A person answers by choices alone, with every deck of the house; if games are few, some decks under each book."""
    kinds: set[str] = set()
    for at, deck in enumerate(load_house_decks()):
        if GAMES == 1 and at % 3 != BOOKS.index(book) % 3:
            continue
        options = {"full_control 0": 1}
        try:
            game = Game.from_decks(deck, "elves", seed=10 * seed + at, rulebook=book, options=options)
        except BookLacksCardsError:
            continue
        kinds |= play_by_choices(Table(game, seats(None, heuristic(), langs=("es",))), seed)
    assert kinds >= {"priority", "yes_no"}


def play_by_choices(table: Table, seed: int) -> set[str]:
    chance = random.Random(seed)
    kinds: set[str] = set()
    for _ in range(MOST_QUESTIONS):
        if not table.advance():
            break
        shown = table.shown(0)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=Shown) == shown
        prompt = shown.prompt
        asked = table.game.state.decision
        assert prompt is not None and asked is not None
        assert len(prompt.choices) == len(asked.options) + asked.can_finish
        assert len({choice.text for choice in prompt.choices}) == len(prompt.choices), "no two can be confused"
        for choice in prompt.choices:
            for handle in (choice.object, choice.other):
                assert handle <= 0 or table.view(0).object(handle)
        kinds.add(prompt.kind)
        keep = [choice for choice in prompt.choices if prompt.purpose == "mulligan" and choice.answer == 1]
        table.answer(0, shown.n, (keep or [chance.choice(prompt.choices)])[0].answer)
    return kinds
