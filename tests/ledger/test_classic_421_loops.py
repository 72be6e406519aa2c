"""classic:421, 2007:421: players name how often a loop goes on that they keep going."""

from __future__ import annotations

import json

import pytest

from apnap.abilities.ability import Activated, Body, Keyword
from apnap.abilities.change import AddAbility, Modify, RemoveAbility
from apnap.abilities.cost import Cost, PayLife
from apnap.abilities.effect import Continuous, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Each, Filter, HasCardType, This, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import CREATURE, FLYING
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import has_keyword
from apnap.rules.codec import digest, load, save
from apnap.rules.machine import answer
from apnap.rules.optional_loops import ASKING, MOST
from tests.rules.support import Table, artifact, creature

FREE = Cost(ManaCost(()))
GROWER = creature(
    "Grower", "1G", 1, 1, Activated(FREE, Body(effect=Continuous(This(), (Modify(Number(1), Number(1)),))))
)
BIRD = creature("Bird", "1W", 1, 1, Activated(FREE, Body(effect=Continuous(This(), (AddAbility(Keyword("flying")),)))))
ALL = Each(Filter((HasCardType(CREATURE),)))
NET = artifact("Net", "1", Activated(FREE, Body(effect=Continuous(ALL, (RemoveAbility("flying"),)))))
SHRINE = artifact("Shrine", "1", Activated(FREE, Body(effect=GainLife(You(), Number(1)))))


def begin(book: str, **seats: object) -> Table:
    """A table at which players are asked about loops and windows in which they can only pass are passed."""
    table = Table(book=book, options=((ASKING, 1),), **seats).start()  # type: ignore[arg-type]
    table.state.auto_pass = True
    return table


@pytest.mark.ledger("classic:421.2", "2007:421")
def test_one_player_names_how_often_a_loop_is_repeated(book: str) -> None:
    table = begin(book, A={"battlefield": [GROWER]}, B={})
    for _ in range(2):
        table.activate("Grower").passes()
    assert (table.decision.kind, table.decision.purpose, table.decision.player) == (dec.NUMBER, "loop_number", 0)
    assert table.size("Grower") == (3, 3)
    assert table.decision.options[-1] == MOST == 1000
    table.choose(100)
    assert table.size("Grower") == (103, 103)
    assert (table.decision.kind, table.decision.player, table.state.turn) == (dec.PRIORITY, 0, 1)
    assert not table.state.over


def test_no_number_named_and_nothing_is_repeated() -> None:
    table = begin("current", A={"battlefield": [GROWER]}, B={})
    for _ in range(2):
        table.activate("Grower").passes()
    table.choose(0)
    assert (table.decision.kind, table.size("Grower")) == (dec.PRIORITY, (3, 3))
    table.activate("Grower").passes()
    assert table.decision.kind == dec.PRIORITY, "it is asked again once the same was done twice more"


def test_ordinary_games_do_not_ask() -> None:
    table = Table(A={"battlefield": [GROWER]}, B={}).start()
    for _ in range(5):
        table.activate("Grower").resolve()
    assert table.decision.kind == dec.PRIORITY


def contest(book: str, first: str = "A") -> Table:
    """The owner of a bird lets it fly and the other player takes that away again; twice, then ``first`` is asked."""
    table = begin(book, A={"battlefield": [BIRD]}, B={"battlefield": [NET]})
    if first == "B":
        table.passes()
    for _ in range(2):
        for player in (0, 1) if first == "A" else (1, 0):
            while table.decision.player != player:
                table.passes()
            table.activate("Bird" if player == 0 else "Net")
            table.passes(2)
    while table.decision.kind == dec.PRIORITY and table.decision.player != table.seat(first):
        table.passes()
    return table


def flies(table: Table) -> bool:
    return has_keyword(table.state, table.find("Bird"), FLYING)


def done(table: Table) -> tuple[int, int]:
    """How often the bird and the net have been used."""
    sources = [event.source or event.subject for event in table.state.history if event.kind == ev.ACTIVATE]
    names = [table.named(ref) for ref in sources]
    return names.count("Bird"), names.count("Net")


@pytest.mark.ledger("classic:421.3")
@pytest.mark.parametrize(("first", "uses"), [("A", (7, 7)), ("B", (7, 8))])
def test_of_two_players_the_active_one_stops_first_and_the_higher_number_counts(
    book: str, first: str, uses: tuple[int, int]
) -> None:
    for numbers in ((3, 5), (5, 3)):
        table = contest(book, first)
        for player, number in enumerate(numbers):
            assert (table.decision.purpose, table.decision.player) == ("loop_number", player)
            table.choose(number)
        assert done(table) == uses
        assert table.decision.kind == dec.PRIORITY and not flies(table), "B has the last word"


@pytest.mark.ledger("2007:421")
@pytest.mark.parametrize("first", ["A", "B"])
def test_of_two_players_the_second_agrees_or_names_a_lower_number(book: str, first: str) -> None:
    """2007:421.3: who agrees has the last word; who names a lower number leaves it to the other."""
    table = contest(book, first).choose(5)
    assert (table.decision.purpose, table.decision.player, table.decision.options) == ("loop_until", 1, tuple(range(6)))
    table.choose(5)
    assert (done(table), flies(table)) == ((7, 7 + (first == "B")), False)
    table = contest(book, first).choose(5, 3)
    assert (done(table), flies(table)) == ((5 + (first == "A"), 5), True)


@pytest.mark.ledger("2007:421")
def test_another_player_may_intervene(book: str) -> None:
    table = begin(book, A={"battlefield": [GROWER]}, B={"battlefield": [SHRINE]})
    for _ in range(2):
        while table.decision.player != 0:
            table.passes()
        table.activate("Grower").passes(2)
    table.choose(10)
    assert (table.decision.purpose, table.decision.player) == ("loop_until", 1)
    table.choose(4)
    assert table.size("Grower") == (7, 7)
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 1), "with the fifth on the stack"
    assert len(table.state.stack) == 1


def test_today_who_has_priority_proposes_and_the_others_may_shorten() -> None:
    """732.2a–c."""
    table = contest("current", "B")
    assert (table.decision.purpose, table.decision.player) == ("loop_number", 1)
    table.choose(5)
    assert (table.decision.purpose, table.decision.player) == ("loop_until", 0)
    table.choose(3)
    assert done(table) == (5, 6)
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0), "who must choose something else now"


def test_a_loop_ends_where_it_can_not_go_on() -> None:
    costly = Activated(Cost(ManaCost(()), (PayLife(Number(3)),)), Body(effect=GainLife(You(), Number(1))))
    table = begin("classic", A={"battlefield": [artifact("Leech", "1", costly)], "life": 10}, B={})
    for _ in range(2):
        table.activate("Leech").passes()
    table.choose(50)
    assert table.life("A") == 2
    assert table.decision.kind == dec.PRIORITY


def test_a_game_saved_while_a_loop_is_named_goes_on_as_it_would_have() -> None:
    table = contest("2007").choose(5)
    saved = load(json.loads(json.dumps(save(table.state))))
    table.choose(3)
    answer(saved, 3)
    assert digest(saved) == digest(table.state)
