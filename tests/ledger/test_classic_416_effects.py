"""classic:416, classic:417, 2007:416, 2007:417, 2007:423: what effects apply to, acting later, drawing cards."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Static, Triggered
from apnap.abilities.change import AddTypes
from apnap.abilities.condition import AllTrue, Compare
from apnap.abilities.effect import (
    DelayedTrigger,
    Destroy,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    May,
    Mill,
    Move,
    Sequence,
)
from apnap.abilities.objects import Each, EachOpponent, EachPlayer, Filter, HasCardType, TopOfLibrary, You
from apnap.abilities.occurrence import BeginningOf, Draws
from apnap.abilities.quantity import EQUAL, HAND_SIZE, LIFE, Comparison, Number, PlayerStat
from apnap.abilities.static import Changes, Replacement
from apnap.abilities.values import CREATURE, EXILE, GRAVEYARD, HAND, LAND, UPKEEP
from apnap.rules import events as ev
from tests.ledger.moments import BEAR, CREATURES, LANDS, OX, gain, now, stack, told, watching
from tests.rules.layered import base, seen
from tests.rules.support import FOREST, ISLAND, MOUNTAIN, Table, creature, enchantment

# ------------------------------------------------------------------------------------- effects


@pytest.mark.ledger("classic:416.2", "2007:416")
def test_effects_apply_to_what_is_in_play(book: str) -> None:
    wild = enchantment("Wild", "1", Static((Changes(LANDS, (AddTypes(CREATURE), base(1, 1))),)))
    cards = {"battlefield": [wild, FOREST], "graveyard": [ISLAND], "hand": [MOUNTAIN]}
    table = Table(book=book, A=cards, B={}).start()
    types = {
        name: seen(table, name, zone).card_types
        for name, zone in (("Forest", "battlefield"), ("Island", "graveyard"), ("Mountain", "hand"))
    }
    assert types == {"Forest": LAND | CREATURE, "Island": LAND, "Mountain": LAND}


@pytest.mark.ledger("classic:416.2", "2007:416")
@pytest.mark.also("current")
def test_instructions_mean_what_is_in_play_unless_they_say_otherwise(book: str) -> None:
    """Today: permanents only (609.2)."""
    bury = now("Bury", Move(Each(CREATURES), EXILE))
    dig = now("Dig", Move(Each(Filter((HasCardType(CREATURE),), (GRAVEYARD,))), EXILE))
    table = Table(book=book, A={"battlefield": [BEAR], "graveyard": [OX], "hand": [bury, dig]}, B={}).start()
    table.cast("Bury").resolve()
    assert (table.names("exile"), table.names("graveyard", "A")) == (["Bear"], ["Bury", "Ox"])
    table.cast("Dig").resolve()
    assert table.names("exile") == ["Bear", "Ox"]


@pytest.mark.ledger("classic:416.3", "2007:416")
@pytest.mark.also("current")
def test_as_much_as_possible_is_done(book: str) -> None:
    """Today: the rest is impossible (609.3)."""
    strip = now("Strip", Sequence((Discard(EachOpponent(), Number(2)), GainLife(You(), Number(1)))))
    table = Table(book=book, A={"hand": [strip]}, B={"hand": [BEAR]}).start()
    table.cast("Strip").resolve()
    assert table.names("graveyard", "B") == ["Bear"] and table.life("A") == 21


@pytest.mark.ledger("classic:416.3", "2007:416")
def test_removing_more_cards_than_the_library_has_loses_nothing(book: str) -> None:
    for effect in (Move(TopOfLibrary(EachOpponent(), Number(3)), EXILE), Mill(EachOpponent(), Number(3))):
        table = Table(book=book, A={"hand": [now("Gnaw", effect)]}, B={"fill": 2}).start()
        table.cast("Gnaw").resolve()
        gone = table.names("exile") or table.names("graveyard", "B")
        assert (gone, table.library("B")) == (["Wastes", "Wastes"], [])
        assert not table.state.over and table.state.players[1].in_game


@pytest.mark.ledger("classic:416.3")
def test_drawing_more_cards_than_the_library_has_is_another_matter(book: str) -> None:
    table = Table(book=book, A={"hand": [now("Study", Draw(EachOpponent(), Number(3)))]}, B={"fill": 2}).start()
    table.cast("Study").resolve()
    assert table.state.over and table.state.players[0].won


# ------------------------------------------------------------------------------------- one-shot effects

PLAN = now("Plan", DelayedTrigger(Triggered(BeginningOf(UPKEEP, EachPlayer()), gain(4))))


@pytest.mark.ledger("classic:417.2", "2007:417")
@pytest.mark.also("current")
def test_what_is_to_be_done_later_is_done_then_and_once(book: str) -> None:
    """Today: a delayed triggered ability is made of it (610.2)."""
    table = Table(book=book, A={"hand": [PLAN]}, B={}).start()
    table.cast("Plan").resolve()
    assert (table.life("A"), stack(table)) == (20, [])
    table.to_step("upkeep", 2)
    assert table.life("A") == 20 and len(table.state.stack) == 1, "an ability has waited for that moment"
    table.resolve()
    assert table.life("A") == 24
    table.to("upkeep", 3)
    assert table.life("A") == 24


@pytest.mark.ledger("2007:417")
@pytest.mark.also("current")
def test_a_one_shot_effect_happens_once_and_has_no_duration(book: str) -> None:
    """Today: it is over when it has happened (610.1)."""
    doom, late = now("Doom", Destroy(Each(CREATURES))), creature("Late", "0", 1, 1)
    table = Table(book=book, A={"hand": [doom, late], "battlefield": [BEAR]}, B={}).start()
    table.cast("Doom").resolve()
    assert table.names("battlefield") == []
    table.cast("Late").resolve()
    assert table.names("battlefield") == ["Late"], "what comes later is not destroyed"


# ------------------------------------------------------------------------------------- drawing cards


@pytest.mark.ledger("2007:423")
def test_cards_are_drawn_one_at_a_time_and_a_replaced_draw_comes_in_its_place(book: str) -> None:
    second = AllTrue(
        (
            Compare(PlayerStat(You(), HAND_SIZE), Comparison(EQUAL, Number(1))),
            Compare(PlayerStat(You(), LIFE), Comparison(EQUAL, Number(20))),
        )
    )
    toll = enchantment("Toll", "1", Static((Replacement(Draws(You()), LoseLife(You(), Number(2)), second),)))
    table = Table(book=book, A={"battlefield": [toll], "hand": [now("Study", Draw(You(), Number(3)))]}, B={}).start()
    table.cast("Study").resolve()
    kinds = [event.kind for event in table.state.history if event.kind in (ev.DRAW, ev.LOSE_LIFE)]
    assert kinds == [ev.DRAW, ev.LOSE_LIFE, ev.DRAW] and table.life("A") == 18


@pytest.mark.ledger("2007:423")
def test_a_card_put_into_a_hand_is_not_drawn(book: str) -> None:
    reach = now("Reach", Move(TopOfLibrary(You(), Number(1)), HAND))
    study = now("Study", Draw(You(), Number(1)))
    for spell, triggers in ((reach, []), (study, ["Scholar"])):
        table = Table(book=book, A={"battlefield": [watching("Scholar", Draws(You()))], "hand": [spell]}, B={}).start()
        table.cast(spell.name).resolve()
        assert (table.names("hand", "A"), stack(table)) == (["Wastes"], triggers)


@pytest.mark.ledger("2007:423")
def test_an_empty_library_loses_at_the_next_check(book: str) -> None:
    deep = now("Deep", Sequence((Draw(You(), Number(2)), LoseLife(EachPlayer(), Number(3)))))
    table = Table(book=book, A={"hand": [deep], "fill": 1}, B={}).start()
    table.cast("Deep").resolve()
    assert (table.life("A"), table.life("B")) == (17, 17), "the spell is carried out to its end"
    assert table.state.over and table.state.players[1].won


@pytest.mark.ledger("2007:423")
def test_who_may_draw_may_do_so_from_an_empty_library(book: str) -> None:
    dare = now("Dare", May(You(), Draw(You(), Number(1))))
    for wants in (True, False):
        table = Table(book=book, A={"hand": [dare], "fill": 0}, B={}).start()
        table.cast("Dare").passes(2)
        assert table.decision.purpose == "may"
        table.choose(wants)
        assert table.state.over is wants


@pytest.mark.ledger("2007:423")
def test_a_draw_from_an_empty_library_can_be_replaced(book: str) -> None:
    swap = enchantment("Swap", "1", Static((Replacement(Draws(You()), GainLife(You(), Number(2))),)))
    study = now("Study", Draw(You(), Number(2)))
    table = Table(book=book, A={"battlefield": [swap], "hand": [study], "fill": 0}, B={}).start()
    table.cast("Study").resolve()
    assert table.life("A") == 24 and not table.state.over


@pytest.mark.ledger("2007:423")
def test_the_active_player_draws_all_of_theirs_first(book: str) -> None:
    feast = now("Feast", Draw(EachPlayer(), Number(2)))
    table = Table(book=book, A={}, B={"hand": [feast]}).start().passes().cast("Feast").resolve()
    assert [event.player for event in told(table, ev.DRAW)] == [0, 0, 1, 1]
