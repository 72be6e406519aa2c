"""701.20–701.25: revealing, looking, scrying, searching, shuffling, surveilling."""

from __future__ import annotations

import pytest

from apnap.rules.knowledge import knows
from tests.constructs.support import BEAR, CUB, DOE, ELK, NAME, Table, beast, permanent, played, settle, spell
from tests.rules.support import FOREST

SHUFFLES = permanent("Whenever a player shuffles their library, you gain 1 life.", name="Ears")
AWAY = "If this creature would die, shuffle it into its owner's library instead."


def known(table: Table, name: str) -> list[bool]:
    """Tell for each player whether they know what the object is."""
    return [knows(table.state, seat, table.find(name)) for seat in range(len(table.letters))]


@pytest.mark.parametrize(("text", "seen"), [("Reveal", [True, True]), ("Look at", [True, False])])
def test_701_20_a_revealed_card_is_shown_to_all_and_a_card_looked_at_to_one(text: str, seen: list[bool]) -> None:
    """All see what is revealed (701.20a), only one player what that player looks at (701.20e)."""
    table = played(f"{text} the top card of your library.", A={"library": [CUB]})
    assert known(table, "Cub") == seen


def test_701_20b_a_revealed_card_stays_where_it_is() -> None:
    """Nothing moves, and nothing triggers on a card that leaves the library (701.20b)."""
    table = Table(A={"hand": [spell("Reveal the top card of your library.")], "library": [CUB, ELK]}, B={}).start()
    before = table.find("Cub").ref
    settle(table.cast(NAME))
    assert table.find("Cub", "library").ref == before and table.library()[:2] == ["Cub", "Elk"]


def test_701_20c_a_card_that_is_revealed_is_revealed_again() -> None:
    """The one creature card is revealed for a second cost while it is still revealed for the first (701.20c)."""
    text = "As an additional cost to cast this spell, reveal a creature card from your hand.\nYou gain 2 life."
    hand = [CUB, *(spell(text, name=name, type_line="Instant") for name in ("One", "Two"))]
    table = Table(A={"hand": hand}, B={}).start().cast("One")
    assert known(table, "Cub") == [True, True]
    table.cast("Two")
    assert settle(table).life("A") == 24


def test_701_30a_who_clashes_reveals_the_top_card_and_may_put_it_on_the_bottom() -> None:
    """All see the card of each (701.30a); B's goes to the bottom."""
    table = Table(A={"hand": [spell("Clash with an opponent.")], "library": [CUB]}, B={"library": [ELK]}).start()
    table.cast(NAME).resolve().choose(False)
    assert (known(table, "Cub"), known(table, "Elk")) == ([True, True], [True, True])
    settle(table.choose(True))
    assert (table.library("A")[0], table.library("B")[-1]) == ("Cub", "Elk")


def test_701_22c_several_players_scry_at_once() -> None:
    """They decide one after the other, and then all cards move (701.22c)."""
    rite = spell("Each player scries 1.")
    table = Table(A={"hand": [rite], "library": [CUB]}, B={"library": [ELK]}).start().cast(NAME).resolve()
    assert (table.decision.player, table.offered()) == (0, ["Cub"])
    table.choose("Cub")
    assert (table.decision.player, table.offered()) == (1, ["Elk"])
    assert table.library("A")[0] == "Cub", "it has not moved yet"
    table.choose("Elk")
    assert (table.library("A")[-1], table.library("B")[-1]) == ("Cub", "Elk")


@pytest.mark.parametrize("verb", ["scry", "surveil"])
@pytest.mark.parametrize(("fill", "number", "life"), [(9, 1, 21), (0, 1, 21), (9, 0, 20)])
def test_701_22d_it_triggers_even_when_no_card_is_there_but_not_for_none(
    verb: str, fill: int, number: int, life: int
) -> None:
    """One has scried (701.22d), or surveilled (701.25d), even in an empty library; surveil 0 is nothing (701.25c)."""
    watch = permanent(f"Whenever you {verb}, you gain 1 life.", name="Watch")
    rite = spell(f"{verb.capitalize()} {number}.")
    table = Table(A={"hand": [rite], "battlefield": [watch], "fill": fill}, B={}).start().cast(NAME).resolve()
    if number and fill:
        assert table.names("stack") == [NAME], "the cards are looked at first"
        table.choose("done")
        assert NAME not in table.names("stack") and len(table.state.stack) == 1
    assert settle(table).life("A") == life


@pytest.mark.parametrize(("revealed", "seen"), [("", [True, False]), ("reveal it, ", [True, True])])
def test_701_23e_what_is_found_is_revealed_only_if_it_says_so(revealed: str, seen: list[bool]) -> None:
    """Without such an instruction the opponent doesn't know what was found (701.23e)."""
    text = f"Search your library for a creature card, {revealed}put it into your hand, then shuffle."
    assert known(played(text, "Cub", A={"library": [CUB]}), "Cub") == seen


def test_701_23c_what_fits_an_undefined_quality_is_not_found() -> None:
    """No name has been chosen: the player searches, finds nothing, and shuffles (701.23c)."""
    text = "Search your library for a creature card with the chosen name, put it into your hand, then shuffle."
    table = played(text, A={"library": [CUB, DOE], "battlefield": [SHUFFLES]})
    assert (table.names("hand", "A"), table.life("A")) == ([], 21)


def test_701_23i_several_players_search_at_once() -> None:
    """They look and decide in turn order, and what they find enters at the same time (701.23i)."""
    text = "Each player searches their library for a creature card, puts it onto the battlefield, then shuffles."
    watch = beast("Whenever another creature enters, you gain 1 life.", name="Watch")
    seats = {"library": [watch, CUB], "battlefield": [SHUFFLES]}, {"library": [ELK, DOE]}
    table = Table(A={"hand": [spell(text)], **seats[0]}, B=seats[1]).start().cast(NAME).resolve()
    assert (table.decision.player, table.offered()) == (0, ["Cub", "Watch"])
    table.choose("Watch")
    assert (table.decision.player, table.offered(), table.names("battlefield")) == (1, ["Doe", "Elk"], ["Ears"])
    table.choose("Elk").settle()
    assert (table.names("battlefield"), table.life("A")) == (["Ears", "Elk", "Watch"], 23)


def test_701_24a_after_a_shuffle_nobody_knows_the_order() -> None:
    """Chance orders the cards, and what was known of them is known no longer (701.24a)."""
    tops = set()
    for seed in range(6):
        cards = [CUB, DOE, ELK, BEAR]
        rite = spell("Look at the top four cards of your library, then shuffle.")
        table = Table(A={"hand": [rite], "library": cards, "fill": 0}, B={}, seed=seed).start()
        settle(table.cast(NAME))
        assert sorted(table.library()) == ["Bear", "Cub", "Doe", "Elk"]
        assert not any(any(known(table, name)) for name in ("Bear", "Cub", "Doe", "Elk"))
        tops.add(tuple(table.library()))
    assert len(tops) > 2


def test_701_24c_the_library_is_shuffled_though_the_card_has_gone() -> None:
    """The card left the graveyard while the ability was on the stack (701.24c)."""
    moth = beast("When this creature dies, shuffle it into its owner's library.", name="Moth")
    kill = spell("Destroy target creature.", name="Kill")
    void = spell("Exile target card from a graveyard.", name="Void", type_line="Instant")
    table = Table(A={"battlefield": [moth, SHUFFLES], "hand": [kill, void]}, B={}).start().cast("Kill").resolve()
    table.cast("Void", "Moth").resolve()
    settle(table)
    assert (table.names("exile"), table.life("A")) == (["Moth"], 21)


@pytest.mark.parametrize("fill", [0, 1, 5])
def test_701_24d_a_library_is_shuffled_though_no_card_is_put_into_it(fill: int) -> None:
    """The set of cards is empty (701.24d), and so may the library be, or have one card (701.24e): abilities trigger."""
    text = "Shuffle all creature cards from your graveyard into your library."
    assert played(text, A={"battlefield": [SHUFFLES], "fill": fill, "graveyard": [FOREST]}).life("A") == 21


def test_701_24f_a_library_that_is_shuffled_twice_at_once_triggers_twice() -> None:
    """Each of two creatures is shuffled into the library by an effect of its own (701.24f)."""
    twins = [beast(AWAY, name=name) for name in ("Moth", "Mite")]
    table = played("Destroy all creatures.", A={"battlefield": [*twins, CUB, SHUFFLES]})
    assert (table.life("A"), table.names("graveyard")) == (22, ["Cub", NAME])


def test_701_24g_what_is_put_on_top_at_the_same_time_is_on_top() -> None:
    """One creature is shuffled in, another put on top by an effect at the same time: it is not shuffled (701.24g)."""
    moth = beast(AWAY, name="Moth")
    fly = beast("If this creature would die, put it on top of its owner's library instead.", name="Fly")
    below = set()
    for field in ([moth, fly], [fly, moth]):
        for seed in range(4):
            hand = {"hand": [spell("Destroy all creatures.")], "battlefield": field}
            table = settle(Table(A=hand, B={}, seed=seed).start().cast(NAME))
            assert table.library()[0] == "Fly"
            below.add(table.library().index("Moth"))
    assert len(below) > 2
