"""717, 701.51–52, 702.159: Attractions: opening them, rolling to visit them, and where they can't go."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from apnap.abilities.attractions import AttractionCard
from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.errors import RulebookError, UnsupportedCardError
from apnap.oracle.compile import compile_card
from apnap.rules.attractions import add_attraction_deck, attraction_deck
from apnap.rules.codec import digest, load, save
from apnap.rules.decisions import CAST, Action
from apnap.rules.definitions import define
from apnap.rules.event_base import Event
from tests.constructs.support import NAME, Table, beast, note, permanent, settle, spanish, spell

OPENS = "Open an Attraction."
DRAWS = "Visit — Draw a card."
GAINS = "Visit — You gain 2 life."


def attraction(text: str, *lights: int, name: str = "Ride") -> CardDefinition:
    """Return an Attraction on which these numbers are lit up."""
    note(text, name)
    face = Face(name, type_line="Artifact — Attraction", text=text, lights=lights)
    return compile_card(Card(name, "normal", (face,)))


def fair(
    *rides: CardDefinition, rolled: Iterable[int] = (), hand: Iterable[CardDefinition] = (), opened: int = 0
) -> Table:
    """Return a table in A's first main phase with an Attraction deck, of which some have been opened, and with what
    A's dice will show."""
    opener = beast("When this creature enters, open an Attraction.", name="Usher")
    table = Table(A={"hand": [opener] * opened + list(hand)}, B={})
    add_attraction_deck(table.state, 0, [define(ride) for ride in rides])
    results = iter(rolled)

    def referee(event: Event) -> int:
        return next(results)

    table.state.referee = referee
    table.start()
    for _ in range(opened):
        settle(cast(table, "Usher"))
    return table


def cast(table: Table, name: str) -> Table:
    """Cast the first card of that name from A's hand."""
    return table.act(Action(CAST, table.find(name, "hand").ref, 0))


def next_turn(table: Table) -> Table:
    """Go on to A's next main phase."""
    return table.to("precombat_main", table.state.turn + 2)


@pytest.mark.construct("Open")
def test_701_51b_the_top_card_of_the_attraction_deck_is_put_onto_the_battlefield_face_up() -> None:
    """Open an Attraction (701.51)."""
    table = fair(attraction(DRAWS, 2, name="First"), attraction(GAINS, 3, name="Second"), hand=[spell(OPENS)] * 3)
    settle(cast(table, NAME))
    assert table.names("battlefield", "A") == ["First"]
    assert not table.find("First").face_down
    assert len(attraction_deck(table.state, 0)) == 1
    settle(cast(table, NAME))
    settle(cast(table, NAME))  # the deck is empty: nothing happens
    assert sorted(table.names("battlefield", "A")) == ["First", "Second"]


def test_701_51a_without_an_attraction_deck_none_is_opened() -> None:
    table = settle(Table(A={"hand": [spell(OPENS)]}, B={}).start().cast(NAME))
    assert table.names("battlefield") == [] and table.names("graveyard", "A") == [NAME]


@pytest.mark.construct("OpensEvent", "OpenSeveral")
def test_701_51c_opening_is_noticed_for_each_attraction_that_enters() -> None:
    watcher = permanent("Whenever you open an Attraction, you gain 1 life.", name="Watcher")
    table = fair(
        attraction(DRAWS, 2), attraction(DRAWS, 2), hand=[watcher, spell("Open three Attractions.", name="Spree")]
    )
    settle(table.cast("Watcher"))
    settle(table.cast("Spree"))
    assert (len(table.names("battlefield", "A")), table.life("A")) == (3, 22)


@pytest.mark.ledger("current:702.159")
@pytest.mark.construct("VisitLine")
@pytest.mark.parametrize(("rolled", "life", "cards"), [(1, 20, 1), (2, 20, 2), (3, 22, 1), (6, 22, 2)])
def test_702_159a_703_4g_the_attractions_on_which_the_result_is_lit_up_are_visited(
    rolled: int, life: int, cards: int
) -> None:
    """A six-sided die is rolled, and each with that number lit up is visited (701.52a)."""
    table = fair(
        attraction(DRAWS, 2, 6, name="First"), attraction(GAINS, 3, 6, name="Second"), rolled=[rolled], opened=2
    )
    before = len(table.names("hand", "A"))
    next_turn(table)
    settle(table)
    assert (table.life("A"), len(table.names("hand", "A")) - before) == (life, cards)


@pytest.mark.ledger("current:702.159")
def test_717_4_only_who_controls_an_attraction_rolls_and_only_in_their_own_main_phase() -> None:
    table = fair(attraction(GAINS, 1, 2, 3, 4, 5, 6), rolled=[1], opened=0, hand=[spell(OPENS)])
    next_turn(table)  # nobody has rolled: the result is still to come
    settle(cast(table, NAME))
    settle(table.to("precombat_main", table.state.turn + 1))
    assert table.life("A") == 20, "not in the opponent's turn"
    settle(table.to("precombat_main", table.state.turn + 1))
    assert table.life("A") == 22


@pytest.mark.ledger("current:702.159")
def test_702_159a_several_instances_trigger_each() -> None:
    twice = attraction(f"{GAINS}\n{GAINS}", 4)
    table = fair(twice, rolled=[4], opened=1)
    settle(next_turn(table))
    assert table.life("A") == 24


@pytest.mark.construct("Visit", "RollsToVisitEvent")
def test_701_52_an_effect_can_let_a_player_roll_to_visit() -> None:
    bell = permanent("Whenever you roll to visit your Attractions, you gain 1 life.", name="Bell")
    tour = spell("Roll to visit your Attractions.", name="Tour")
    table = fair(attraction(GAINS, 5), rolled=[5], opened=1, hand=[bell, tour])
    settle(table.cast("Bell"))
    settle(table.cast("Tour"), 0)
    assert table.life("A") == 23


@pytest.mark.parametrize("text", ["Destroy target artifact.", "Return target artifact to its owner's hand."])
def test_717_6_it_goes_to_the_command_zone_instead_and_is_not_opened_again(text: str) -> None:
    loss, more = spell(text, name="Loss"), spell(OPENS, name="More")
    table = fair(attraction(DRAWS, 2), opened=1, hand=[loss, more])
    settle(table.cast("Loss"))
    assert table.names("command", "A") == ["Ride"] and table.names("graveyard", "A") == ["Loss"]
    assert not table.find("Ride").face_down
    settle(table.cast("More"))
    assert "Ride" not in table.names("battlefield", "A")


def test_717_6_it_can_be_exiled() -> None:
    table = settle(fair(attraction(DRAWS, 2), opened=1, hand=[spell("Exile target artifact.")]).cast(NAME))
    assert table.names("exile") == ["Ride"]


def test_717_2_an_attraction_deck_has_nothing_else_and_no_other_deck_an_attraction() -> None:
    table = Table(A={}, B={})
    with pytest.raises(RulebookError, match="717.2"):
        add_attraction_deck(table.state, 0, [define(beast())])
    assert attraction_deck(table.state, 0) == []


def test_717_1_an_attraction_without_lights_is_refused() -> None:
    with pytest.raises(UnsupportedCardError, match="717.1"):
        attraction(DRAWS)
    ride = attraction(DRAWS, 2)
    assert isinstance(ride, AttractionCard) and ride.lights == (2,)


def test_a_position_with_attractions_is_saved() -> None:
    table = fair(attraction(DRAWS, 2, name="First"), attraction(GAINS, 3, name="Second"), opened=1)
    assert digest(load(save(table.state))) == digest(table.state)


def test_it_is_printed_in_spanish() -> None:
    assert spanish(DRAWS) == "Visita — Roba una carta."
    assert spanish("Open two Attractions.") == "Abre dos atracciones."
    assert spanish("Whenever you roll to visit your Attractions, draw a card.").startswith("Siempre que tires")
