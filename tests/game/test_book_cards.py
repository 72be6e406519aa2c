"""Cards that a rulebook can't know are refused with the game, each with the reason."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Activated, Body, Keyword
from apnap.abilities.cost import Cost, UntapThis
from apnap.abilities.definition import SPLIT, CardDefinition
from apnap.abilities.effect import AddMana, Draw, PlaySubgame
from apnap.abilities.mana import FixedMana
from apnap.abilities.objects import You
from apnap.abilities.values import BATTLE
from apnap.errors import BookLacksCardsError
from apnap.game import Game
from apnap.game.book_cards import unknown_to, younger_keywords
from apnap.i18n import error_text
from apnap.rulebooks import CURRENT, rulebook
from tests.rules.support import FOREST, artifact, card, creature, instant, land, planeswalker

WALKER = planeswalker("Edda", "2G", 4)
BLADE = artifact("Blade", "2", subtypes=("Equipment",))
CART = artifact("Cart", "2", subtypes=("Vehicle",))
HALVES = CardDefinition(
    "Ebb // Flow", (instant("Ebb", "U", Draw(You())).faces + instant("Flow", "U", Draw(You())).faces), SPLIT
)
STONE = land("Stone", "C")
PUZZLE = artifact("Puzzle", "2", Activated(Cost(parts=(UntapThis(),)), Body(effect=AddMana(You(), FixedMana(("C",))))))
LEVELS = creature("Climber", "W", 1, 1, Keyword("level up", text="Level up {1}"))


@pytest.mark.parametrize(
    ("printed", "name", "first"),
    [
        (WALKER, "planeswalker", "2016"),
        (card("Gate", "2", BATTLE, defense=4), "battle", "current"),
        (BLADE, "Equipment", "2007"),
        (CART, "Vehicle", "current"),
        (HALVES, "split", "2007"),
        (instant("Both", "{W/U}", Draw(You())), "{W/U}", "2007"),
        (instant("Odd", "{2/W}", Draw(You())), "{2/W}", "2016"),
        (instant("Blood", "{G/P}", Draw(You())), "{W/P}", "2016"),
        (instant("Ice", "{S}", Draw(You())), "{S}", "2007"),
        (instant("Void", "{C}", Draw(You())), "{C}", "2016"),
        (PUZZLE, "{Q}", "2016"),
        (LEVELS, "level up", "2016"),
        (instant("Dream", "W", PlaySubgame()), "subgame", "2007"),
    ],
)
def test_what_a_book_does_not_know_yet(printed: CardDefinition, name: str, first: str) -> None:
    books = ["classic", "2007", "2016", "current"]
    refusing = [book for book in books if name in [one.name for one in unknown_to(rulebook(book), printed)]]

    assert refusing == books[: books.index(first)]


def test_making_colorless_mana_is_as_old_as_the_game() -> None:
    assert unknown_to(rulebook("classic"), STONE) == []


def test_keywords_younger_than_the_book_are_played() -> None:
    assert unknown_to(rulebook("classic"), creature("Adder", "B", 1, 1, "deathtouch")) == []


@pytest.mark.parametrize(
    ("book", "told"),
    [
        ("classic", ["deathtouch", "reach", "vigilance"]),
        ("2007", ["deathtouch", "reach"]),
        ("2016", []),
        ("current", []),
    ],
)
def test_which_keywords_are_younger_than_the_book(book: str, told: list[str]) -> None:
    cards = [creature("Adder", "B", 1, 1, "deathtouch", "reach"), creature("Guard", "W", 1, 1, "vigilance", "flying")]

    assert younger_keywords(rulebook(book), cards) == told


def test_all_such_cards_are_told_at_once_in_both_languages() -> None:
    with pytest.raises(BookLacksCardsError) as refused:
        Game.from_definitions([FOREST] * 60, [WALKER, WALKER, CART, *[FOREST] * 57], seed=1, rulebook="2007")

    assert refused.value.problems == (
        "Edda: card type planeswalker, since 2007-10-12 (current:306.1)",
        "Cart: subtype Vehicle, since 2016-09-30 (current:301.7)",
    )
    assert error_text(refused.value, "es").splitlines()[1:] == [
        "  Edda: el tipo de carta «planeswalker» existe desde el 2007-10-12 (current:306.1)",
        "  Cart: el subtipo «Vehicle» existe desde el 2016-09-30 (current:301.7)",
    ]


def test_a_game_may_know_a_card_type_by_its_switch() -> None:
    types = tuple(name for name in CURRENT.card_types if name != "planeswalker")
    without = CURRENT.with_switches({"card_types": types})

    assert unknown_to(CURRENT, WALKER) == []
    assert [one.name for one in unknown_to(without, WALKER)] == ["planeswalker"]
