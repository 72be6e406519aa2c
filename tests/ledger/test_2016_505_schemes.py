"""2016:505.3, 2016:703.4d, 2016:904: the archenemy's schemes."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Body, Triggered
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import GainLife, PlaySubgame
from apnap.abilities.objects import Filter, IsSource, You
from apnap.abilities.occurrence import KeywordAction
from apnap.abilities.quantity import Number
from apnap.abilities.values import COMMAND, ONGOING, SCHEME
from apnap.errors import BookLacksCardsError, RulebookError
from apnap.game import Game, SeatSetup
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.rules import events as ev
from apnap.rules.definitions import define
from apnap.rules.ending import concede
from apnap.rules.libraries import SET_IN_MOTION
from apnap.rules.machine import run
from apnap.rules.schemes import add_scheme_deck, scheme_deck
from apnap.rules.vanguards import starting_life
from apnap.rules.view import View
from tests.ledger.turns import BEAR, gain_at, here, listen, stack
from tests.rules.support import FOREST, Table, card, sorcery


def scheme(name: str, n: int, supertypes: int = 0) -> CardDefinition:
    """Return a scheme: when you set this scheme in motion, you gain n life."""
    set_going = KeywordAction(SET_IN_MOTION, You(), Filter((IsSource(),)))
    does = Triggered(set_going, Body(effect=GainLife(You(), Number(n))), zones=(COMMAND,))
    return card(name, None, SCHEME, does, supertypes=supertypes)


PLAN, PLOT = scheme("Plan", 1), scheme("Plot", 10)


def archenemy(book: str, *schemes: CardDefinition, seat: str = "B") -> Table:
    """Return a table on which that player is the archenemy; these schemes are the deck, the first on top."""
    table = Table(book=book, A={"hand": [FOREST]}, B={"battlefield": [gain_at("Noon", 3, 100)]})
    add_scheme_deck(table.state, table.seat(seat), [define(node) for node in schemes])
    return table


def in_motion(table: Table) -> list[str]:
    """Return the schemes that are face up."""
    return [table.named(record.ref) for record in table.objects("command") if not record.face_down]


@pytest.mark.ledger("2016:505.3", "2016:703.4d", "2016:505.4")
@pytest.mark.also("current")
def test_the_top_scheme_is_set_in_motion_as_the_archenemys_main_phase_begins(book: str) -> None:
    """Today: only in the archenemy's precombat main phase (505.3). A turn-based action (703.4e): to set a scheme in
    motion (701.32) it is moved off the deck and turned face up (701.32b), and once its ability has left the stack
    it goes to the bottom of the deck (704.6e).
    """
    table = archenemy(book, PLAN, PLOT).start("upkeep", turn=2)
    heard = listen(table)
    assert in_motion(table) == []
    table.passes(4)
    assert table.decision.purpose == "triggers", "what triggers as the phase begins waits for the scheme"
    while table.decision.purpose == "triggers":
        table.choose(*table.choices[:1])
    assert (here(table), in_motion(table)) == ((2, "precombat_main"), ["Plan"])
    assert sorted(stack(table)) == ["Noon", "Plan"], "setting it in motion used no stack, its trigger does"
    assert [event.kind for event in heard if event.kind == ev.KEYWORD_ACTION] == [ev.KEYWORD_ACTION]
    table.settle()
    assert (table.life("B"), in_motion(table)) == (141, [])
    table.to("precombat_main", turn=4)
    assert (table.life("B"), table.state.turn) == (251, 4)
    table.to("precombat_main", turn=6)
    assert table.life("B") == 352, "the first one had gone to the bottom"


def test_103_3a_a_scheme_deck_is_shuffled() -> None:
    plans = tuple(scheme(f"Plan {n}", n) for n in range(8))
    orders = []
    for seed in (1, 1, 2):
        game = Game.from_definitions(SeatSetup((FOREST,) * 30), SeatSetup((FOREST,) * 30, schemes=plans), seed=seed)
        orders.append([game.state.last_known(ref).definition.name for ref in game.state.command])
    assert orders[0] == orders[1] != orders[2]
    assert orders[0] != sorted(orders[0]) and sorted(orders[0]) == sorted(orders[2]) == [one.name for one in plans]


def test_103_4e_the_archenemy_begins_with_40_life() -> None:
    """103.4e, 119.1e, 904.5: the others have 20; effects know of both (103.4)."""
    others, with_schemes = SeatSetup((FOREST,) * 30), SeatSetup((FOREST,) * 30, schemes=(PLAN, PLOT))
    state = Game.from_definitions(others, with_schemes, seed=1).state
    assert [player.life for player in state.players] == [20, 40]
    assert [starting_life(state, seat) for seat in (0, 1)] == [20, 40]


def test_109_4f_a_scheme_is_controlled_by_its_owner() -> None:
    table = archenemy("current", PLAN).start("precombat_main", turn=2).settle()
    assert (table.life("A"), table.life("B")) == (20, 141), "its “you” is the archenemy"


@pytest.mark.ledger("2016:505.3", "2016:703.4d")
def test_nothing_of_the_kind_in_the_turns_of_others_or_in_other_phases(book: str) -> None:
    table = archenemy(book, PLAN).start("upkeep")
    heard = listen(table)
    table.to("upkeep", turn=2)
    assert (heard != [], in_motion(table)) == (True, [])
    table.to("postcombat_main", turn=2)
    assert len([event for event in heard if event.kind == ev.KEYWORD_ACTION]) == 2, "in motion once, and back"


@pytest.mark.ledger("2016:505.3", "2016:703.4d")
@pytest.mark.also("current")
def test_in_other_games_nothing_is_set_in_motion(book: str) -> None:
    """Only an archenemy sets schemes in motion (701.32a)."""
    table = Table(book=book, A={}, B={}).start("upkeep")
    heard = listen(table)
    table.to("upkeep", turn=3)
    assert [event for event in heard if event.kind == ev.KEYWORD_ACTION] == []


@pytest.mark.ledger("2016:505.3")
def test_an_ongoing_scheme_stays_in_motion(book: str) -> None:
    table = archenemy(book, scheme("Reign", 1, ONGOING), PLAN).start("precombat_main", turn=2).settle()
    assert in_motion(table) == ["Reign"]
    table.to("precombat_main", turn=4)
    assert (in_motion(table), table.life("B")) == (["Reign"], 242)


@pytest.mark.ledger("2016:505.3")
def test_nobody_sees_the_scheme_deck(book: str) -> None:
    table = archenemy(book, PLAN, PLOT).start("upkeep", turn=2)
    for seat in (0, 1):
        assert [seen.known for seen in View(table.state, seat).command] == [False, False]
    dealt = [View(table.state, 0).determinize(seed) for seed in range(12)]
    tops = {next(one.last_known(ref).definition.name for ref in one.command) for one in dealt}
    assert tops == {"Plan", "Plot"}
    table.to("postcombat_main")
    back = View(table.state, 0).command[1]
    assert (back.known, back.face_down, back.definition and back.definition.name) == (True, True, "Plan"), "all saw it"


@pytest.mark.ledger("2016:505.3")
def test_people_are_told_of_the_scheme(book: str) -> None:
    table = archenemy(book, PLAN).start("upkeep", turn=2)
    heard = listen(table)
    table.to_step("precombat_main", turn=2)
    for lang, told in (("en", "B sets Plan in motion"), ("es", "B pone en marcha Plan")):
        rendering = Rendering(View(table.state, 0), lang)
        assert told in [event_text(event, rendering, 0) for event in heard]


def test_a_game_with_a_scheme_deck_can_be_saved() -> None:
    game = Game.from_definitions(SeatSetup((FOREST,) * 30), SeatSetup((FOREST,) * 30, schemes=(PLAN, PLOT)), seed=3)
    assert len(game.state.command) == 2
    assert Game.from_json(game.to_json()).state.command == game.state.command


@pytest.mark.parametrize("seat", [0, 1])
def test_103_1b_the_archenemy_begins_but_of_several_anybody_may(seat: int) -> None:
    others, with_schemes = SeatSetup((FOREST,) * 30), SeatSetup((FOREST,) * 30, schemes=(PLAN, PLOT))
    for seed in range(4):
        seats = (with_schemes, others) if seat == 0 else (others, with_schemes)
        asked = Game.from_definitions(*seats, seed=seed).state.decision
        assert asked is not None and (asked.purpose, asked.player) == ("mulligan", seat)
    asked = Game.from_definitions(with_schemes, with_schemes, seed=1).state.decision
    assert asked is not None and asked.purpose == "first_player"


def deck(table: Table) -> tuple[str, ...]:
    """Return the schemes in A's scheme deck, the topmost first."""
    return tuple(table.state.last_known(ref).definition.name for ref in scheme_deck(table.state, 0))


def test_729_2a_the_scheme_deck_goes_to_the_subgame_and_back_and_is_shuffled() -> None:
    plans = [scheme(name, 1, ONGOING) for name in ("One", "Two", "Three", "Four")]
    began, ended = set(), set()
    for seed in range(6):
        table = Table(seed=seed, A={"hand": [sorcery("Dream", "0", PlaySubgame())]}, B={})
        add_scheme_deck(table.state, 0, [define(node) for node in plans])
        table.start().settle().cast("Dream").resolve()
        state = table.state
        order = deck(table)
        assert sorted(order) == ["Four", "Three", "Two"] and in_motion(table) == []
        began.add(order)
        concede(state, 1)
        run(state)
        assert in_motion(table) == ["One"] and len(state.command) == 4
        assert not any(state.last_known(ref).seen_by for ref in scheme_deck(state, 0))
        ended.add(deck(table))
    assert len(began) > 1 and len(ended) > 1


def test_older_books_and_other_cards_are_refused() -> None:
    for name in ("2007", "classic"):
        with pytest.raises(RulebookError, match=f"{name} has no archenemy") as refused:
            archenemy(name, PLAN)
        assert refused.value.rule == "505.3"
        with pytest.raises(BookLacksCardsError):
            Game.from_definitions(SeatSetup((FOREST,) * 30), SeatSetup((FOREST,) * 30, schemes=(PLAN,)), rulebook=name)
    with pytest.raises(RulebookError, match="Bear is no scheme card"):
        archenemy("2016", BEAR)
