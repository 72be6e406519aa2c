"""classic:422, 2007:422: an action that can't be completed is taken back, and what goes where."""

from __future__ import annotations

import json

import pytest

from apnap.abilities.ability import Activated, Body, Keyword, Spell, Triggered
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.effect import AddMana, Mill, Reveal, Sequence
from apnap.abilities.mana import AnyColor, FixedMana, ManaCost
from apnap.abilities.objects import TopOfLibrary, You
from apnap.abilities.occurrence import BecomesTapped
from apnap.abilities.quantity import Number
from apnap.abilities.values import LAND, SORCERY
from apnap.rules import decisions as dec
from apnap.rules.codec import load, save
from apnap.rules.decisions import Action
from apnap.rules.paying_by_hand import KEEPING
from tests.ledger.moments import LANDS, gain, stack
from tests.rules.support import FOREST, MOUNTAIN, Table, card, creature, enchantment

ALL = Action(dec.PASS)
KEEP = Action(dec.PASS, 0, KEEPING)
BEAR = creature("Bear", "1G", 2, 2)
AGAIN = card("Again", "1G", SORCERY, Keyword("flashback", cost=Cost(ManaCost(("1", "G")))), Spell(gain(1)))


def paying(book: str, card_name: str, *lands: object, **seat: list[object]) -> Table:
    """Return a game in which A pays for a spell step by step."""
    things = {"battlefield": [*lands, *seat.pop("battlefield", [])]} | seat
    return Table(book=book, options=(("full_control", 1),), A=things, B={}).start().cast(card_name)


def tap(table: Table, name: str) -> Table:
    return table.choose(Action(dec.ACTIVATE, table.find(name, "battlefield").ref, 0))


@pytest.mark.ledger("classic:422.1", "classic:422.2", "2007:422")
def test_the_whole_action_is_taken_back(book: str) -> None:
    """classic:422.1–2: the card is in hand, the land untapped, nothing triggers, and the same player is asked again."""
    toll = enchantment("Toll", "B", Triggered(BecomesTapped(LANDS), gain(1)))
    table = paying(book, "Bear", FOREST, MOUNTAIN, toll, hand=[BEAR])
    assert table.names("stack") == ["Bear"]
    tap(table, "Forest").choose(ALL)
    assert (table.names("hand", "A").count("Bear"), table.names("stack"), table.pool()) == (1, [], {})
    assert not table.find("Forest").tapped
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 0)
    assert stack(table) == []


@pytest.mark.ledger("classic:422.1", "2007:422")
def test_mana_abilities_stay_if_their_player_wants(book: str) -> None:
    """classic:422.1: the player may take them back as well, and need not; what they triggered then happens."""
    toll = enchantment("Toll", "B", Triggered(BecomesTapped(LANDS), gain(1)))
    table = paying(book, "Bear", FOREST, MOUNTAIN, toll, hand=[BEAR])
    tap(table, "Forest").choose(KEEP)
    assert (table.names("hand", "A").count("Bear"), table.pool()) == (1, {"G": 1})
    assert stack(table) == ["Toll"]
    assert table.find("Forest").tapped


@pytest.mark.ledger("classic:422.1", "2007:422")
def test_mana_that_stays_is_as_it_was_chosen(book: str) -> None:
    """classic:422.1: nobody is asked a second time which colour it is."""
    gem = card("Gem", None, LAND, Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), AnyColor()))))
    table = paying(book, "Bear", gem, FOREST, hand=[BEAR])
    tap(table, "Gem").choose("U", KEEP)
    assert (table.pool(), table.decision.kind) == ({"U": 1}, dec.PRIORITY)


@pytest.mark.ledger("classic:422.1", "2007:422")
def test_a_flashback_card_goes_to_hand_in_the_classic_book_only(book: str) -> None:
    """classic:422.1: the spell card returns to its player's hand; 2007:422.1: to the zone it came from."""
    table = paying(book, "Again", FOREST, MOUNTAIN, graveyard=[AGAIN])
    table.choose(ALL)
    assert (table.names("graveyard", "A"), table.names("hand", "A").count("Again")) == (
        ([], 1) if book == "classic" else (["Again"], 0)
    )
    assert table.can_cast("Again")


@pytest.mark.ledger("classic:422.2", "2007:422")
def test_passes_count_on(book: str) -> None:
    """classic:422.2: what was taken back never happened, so one more pass ends the step."""
    fast = creature("Hare", "G", 1, 1, "flash")
    table = Table(book=book, options=(("full_control", 1),), A={}, B={"battlefield": [FOREST], "hand": [fast]})
    table.start().passes().cast("Hare").choose(ALL)
    assert (table.decision.kind, table.decision.player) == (dec.PRIORITY, 1)
    step = table.state.step
    table.passes()
    assert table.state.step != step


MILLING = Sequence((Mill(You(), Number(1)), AddMana(You(), FixedMana(("G",)))))
SHOWING = Sequence((Reveal(TopOfLibrary(You(), Number(1))), AddMana(You(), FixedMana(("G",)))))


def source(effect: Sequence) -> object:
    return card("Well", None, LAND, Activated(Cost(parts=(TapThis(),)), Body(effect=effect)))


@pytest.mark.ledger("classic:422.1", "2007:422")
def test_cards_moved_from_a_library_stay_in_later_books(book: str) -> None:
    """2007:422.1: an action that moved cards from a library is not reversed; the classic book has no such exception."""
    table = paying(book, "Bear", source(MILLING), FOREST, hand=[BEAR])
    tap(table, "Well").choose(ALL)
    milled = table.names("graveyard", "A")
    assert (milled, table.pool()) == (([], {}) if book == "classic" else (["Wastes"], {"G": 1}))


@pytest.mark.ledger("2007:422")
def test_mana_that_paid_for_what_stays_stays_too(book: str) -> None:
    """2007:422.1: a mana ability is not reversed if its mana was spent on another one that is not."""
    cost = Cost(ManaCost(("1",)), (TapThis(),))
    mill = card("Mill", None, LAND, Activated(cost, Body(effect=MILLING)))
    table = paying(book, "Bear", mill, FOREST, MOUNTAIN, hand=[BEAR])
    tap(tap(table, "Forest"), "Mill")
    while table.decision.purpose != "cast":
        table.choose(dec.DONE)
    tap(table, "Mountain").choose(ALL)
    assert {name: table.find(name).tapped for name in ("Forest", "Mill", "Mountain")} == {
        "Forest": True,
        "Mill": True,
        "Mountain": False,
    }
    assert (table.pool(), table.names("graveyard", "A")) == ({"G": 1}, ["Wastes"])


@pytest.mark.ledger("2007:422")
def test_in_2007_what_was_only_revealed_is_reversed(book: str) -> None:
    """2007:422.1 speaks of moved cards only."""
    table = paying(book, "Bear", source(SHOWING), FOREST, hand=[BEAR])
    tap(table, "Well").choose(ALL)
    assert (table.find("Well").tapped, table.pool()) == (False, {})


@pytest.mark.parametrize("later", ["2016", "current"])
def test_later_what_was_revealed_stays(later: str) -> None:
    """733.1: cards of a library were revealed."""
    table = paying(later, "Bear", source(SHOWING), FOREST, hand=[BEAR])
    tap(table, "Well").choose(ALL)
    assert (table.find("Well").tapped, table.pool()) == (True, {"G": 1})


@pytest.mark.ledger("classic:422.1", "2007:422")
def test_going_back_is_part_of_a_saved_game(book: str) -> None:
    """classic:422.1: saved in the middle of paying and loaded, the mana that stays is the same."""
    gem = card("Gem", None, LAND, Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), AnyColor()))))
    table = tap(paying(book, "Bear", gem, FOREST, hand=[BEAR]), "Gem").choose("U")
    table.state = load(json.loads(json.dumps(save(table.state))))
    table.choose(KEEP)
    assert (table.pool(), table.names("hand", "A").count("Bear"), table.names("stack")) == ({"U": 1}, 1, [])
