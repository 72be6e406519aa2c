"""702.139 companion: who may have one, and how it comes into the game (103.2b, 116.2g)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BATTLEFIELD, COMMAND, GRAVEYARD, HAND, LIBRARY, PRECOMBAT_MAIN, SIDEBOARD
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.commander import designate
from apnap.rules.definitions import define
from apnap.rules.knowledge import knows
from apnap.rules.machine import answer, run
from apnap.rules.records import GameObject
from apnap.rules.setup import add_card, new_state
from apnap.rules.starting import start_game
from apnap.rules.state import State
from tests.constructs.support import BEAR, ELK, WINCH, beast, permanent, spanish, spell
from tests.rules.support import FOREST

DECK = [FOREST] * 20


def friend(condition: str, name: str = "Friend") -> CardDefinition:
    return beast(f"Companion — {condition}\nVigilance", name=name, cost="{2}", type_line="Legendary Creature — Beast")


def begin(
    deck: list[CardDefinition],
    *outside: CardDefinition,
    other: tuple[CardDefinition, ...] = (),
    leader: CardDefinition | None = None,
) -> State:
    """Begin a game of two players, the first of whom starts; stop at the first question after that.

    ``leader``: the commander of the first player, in a Commander game.
    """
    state = new_state(2, 3, rulebook("current"), options=(("commander", 1),) if leader is not None else ())
    if leader is not None:
        designate(state, add_card(state, 0, define(leader), COMMAND))
    for seat, (main, side) in enumerate(((deck, outside), (DECK, other))):
        for zone, cards in ((LIBRARY, main), (SIDEBOARD, side)):
            for card in cards:
                add_card(state, seat, define(card), zone)
    start_game(state)
    run(state)
    if asked(state).purpose == "first_player":
        answer(state, asked(state).options.index(0))
    return state


def asked(state: State) -> dec.Decision:
    assert state.decision is not None
    return state.decision


def may_have(deck: list[CardDefinition], condition: str) -> bool:
    return asked(begin(deck, friend(condition))).purpose == "companion"


@pytest.mark.ledger("current:702.139")
@pytest.mark.parametrize(
    ("condition", "good", "bad"),
    [
        pytest.param(
            "Your starting deck contains only cards with mana value 3 or greater and land cards.",
            [beast(name="Big", cost="{3}")],
            [beast(name="Small", cost="{2}")],
            marks=pytest.mark.construct("CompanionLine", "OnlyCardsOfTwoKinds"),
        ),
        pytest.param(
            "Each creature card in your starting deck is a Cat or Beast card.",
            [BEAR, WINCH],
            [beast(name="Fish", type_line="Creature — Fish")],
            marks=pytest.mark.construct("CompanionLine", "EachIsSuch"),
        ),
        pytest.param(
            "Each permanent card in your starting deck has mana value 2 or less.",
            [beast(name="Small", cost="{2}"), spell("Draw a card.", cost="{9}")],
            [beast(name="Big", cost="{3}")],
            marks=pytest.mark.construct("CompanionLine", "EachHasManaValue"),
        ),
        pytest.param(
            "Each permanent card in your starting deck has an activated ability.",
            [beast("Equip {2}", type_line="Artifact Creature — Equipment"), beast("{T}: Add {G}."), spell("Scry 1.")],
            [beast("When this creature enters, draw a card.")],
            marks=pytest.mark.construct("CompanionLine", "EachHasActivatedAbility"),
        ),
        pytest.param(
            "Each nonland card in your starting deck has a different name.",
            [BEAR, ELK],
            [BEAR, ELK, BEAR],
            marks=pytest.mark.construct("CompanionLine", "EachHasDifferentName"),
        ),
        pytest.param(
            "Each nonland card in your starting deck shares a card type.",
            [WINCH, beast(name="Toy", type_line="Artifact Creature — Toy")],
            [WINCH, beast(name="Toy", type_line="Artifact Creature — Toy"), BEAR],
            marks=pytest.mark.construct("CompanionLine", "EachSharesType"),
        ),
        pytest.param(
            "No card in your starting deck has more than one of the same mana symbol in its mana cost.",
            [beast(name="Mixed", cost="{2}{W}{U}{G/W}")],
            [beast(name="Double", cost="{2}{G}{G}")],
            marks=pytest.mark.construct("CompanionLine", "NoSymbolRepeated"),
        ),
        pytest.param(
            "Your starting deck contains only land cards.",
            [],
            [BEAR],
            marks=pytest.mark.construct("CompanionLine", "OnlySuchCards"),
        ),
    ],
)
def test_702_139a_only_with_a_deck_that_fulfills_its_condition(condition: str, good: Any, bad: Any) -> None:
    assert may_have([*DECK, *good], condition)
    assert not may_have([*DECK, *bad], condition)


ANY = "Each creature card in your starting deck is a Beast card."


def found(state: State, name: str) -> GameObject:
    return next(one for one in state.objects[1:] if one.definition.name == name)


def _main(state: State) -> bool:
    return state.step == PRECOMBAT_MAIN


@pytest.mark.ledger("current:702.139")
@pytest.mark.construct("CompanionLine")
def test_103_2b_one_at_most_is_revealed_and_stays_outside() -> None:
    state = begin(DECK, friend(ANY), friend(ANY, "Second"))
    assert asked(state).player == 0 and len(asked(state).options) == 2
    assert not knows(state, 1, found(state, "Friend"))
    answer(state, 0)
    assert asked(state).purpose == "mulligan"  # no other is asked for, nor the opponent, who has none
    assert knows(state, 1, found(state, "Friend")) and found(state, "Friend").zone == SIDEBOARD
    assert not knows(state, 1, found(state, "Second"))


def special(state: State) -> list[dec.Action]:
    return [one for one in asked(state).options if isinstance(one, dec.Action) and one.kind == dec.SPECIAL]


def with_lands(state: State, lands: int) -> State:
    """Finish the beginning of the game and go to the first main phase of the first player."""
    for _ in range(lands):
        add_card(state, 0, define(FOREST), BATTLEFIELD)
    state.auto_pass = False
    state.disturb()
    while not (asked(state).kind == dec.PRIORITY and _main(state)):
        answer(state, 0)
    return state


@pytest.mark.ledger("current:702.139")
@pytest.mark.construct("CompanionLine")
def test_116_2g_for_three_mana_it_comes_once_at_sorcery_speed() -> None:
    """Companion (702.139)."""
    state = begin(DECK, friend(ANY))
    answer(state, 0)
    state = with_lands(state, 6)
    (bring,) = special(state)
    answer(state, asked(state).options.index(bring))
    assert found(state, "Friend").zone == HAND and not special(state)
    assert sum(one.tapped for one in state.objects[1:]) == 3
    assert knows(state, 1, found(state, "Friend"))
    while _main(state):
        answer(state, 0)
    assert not special(state)


@pytest.mark.ledger("current:702.139")
@pytest.mark.construct("CompanionLine")
@pytest.mark.parametrize(("reveals", "lands"), [(True, 2), (False, 6)])
def test_116_2g_not_without_the_mana_nor_without_having_revealed_it(reveals: bool, lands: int) -> None:
    state = begin(DECK, friend(ANY))
    answer(state, 0 if reveals else dec.DONE)
    assert not special(with_lands(state, lands))


@pytest.mark.ledger("current:702.139")
@pytest.mark.construct("CompanionLine", "EachIsSuch")
def test_702_139b_the_sideboard_is_no_part_of_the_starting_deck() -> None:
    fish = beast(name="Fish", type_line="Creature — Fish")
    assert asked(begin(DECK, friend(ANY), fish)).purpose == "companion"
    assert asked(begin([*DECK, fish], friend(ANY))).purpose != "companion"
    assert asked(begin(DECK, friend(ANY), leader=BEAR)).purpose == "companion"
    assert asked(begin(DECK, friend(ANY), leader=fish)).purpose != "companion"  # the commander is part of it


@pytest.mark.ledger("current:702.139")
@pytest.mark.construct("CompanionLine")
def test_702_139d_it_comes_into_a_commander_game_too() -> None:
    state = begin(DECK, friend(ANY), leader=BEAR)
    answer(state, 0)
    state = with_lands(state, 3)
    (bring,) = special(state)
    answer(state, asked(state).options.index(bring))
    assert found(state, "Friend").zone == HAND


@pytest.mark.ledger("current:702.139")
@pytest.mark.construct("CompanionLine")
def test_702_139c_once_it_has_come_it_stays_in_the_game() -> None:
    """It is cast, dies and is in the graveyard like any other card, and it can't be brought again."""
    doom = permanent("{0}: Destroy target creature.", name="Doom")
    state = begin(DECK, friend(ANY))
    answer(state, 0)
    add_card(state, 0, define(doom), BATTLEFIELD)
    state = with_lands(state, 8)
    (bring,) = special(state)
    answer(state, asked(state).options.index(bring))
    for name in ("Friend", "Doom"):
        card = found(state, name).ref
        action = next(one for one in asked(state).options if isinstance(one, dec.Action) and one.ref == card)
        answer(state, asked(state).options.index(action))
        while state.stack or asked(state).kind != dec.PRIORITY:
            answer(state, 0)
    assert found(state, "Friend").zone == GRAVEYARD and not special(state)


def test_in_spanish() -> None:
    assert spanish("Companion — Each nonland card in your starting deck has a different name.") == (
        "Compañero — Cada carta que no sea tierra en tu mazo inicial tiene un nombre diferente."
    )
    assert spanish("Companion — Each permanent card in your starting deck has mana value 2 or less.") == (
        "Compañero — Cada carta de permanente en tu mazo inicial tiene un valor de maná de 2 o menos."
    )
