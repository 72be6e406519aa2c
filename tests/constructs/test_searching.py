"""Searching libraries and other zones (701.23)."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST, PLAINS

FETCH = (
    "Search your library and/or graveyard for a Beast card, reveal it, and put it into your hand. "
    "If you search your library this way, shuffle."
)
TWINS = (
    "Exile target artifact. Search its controller's graveyard, hand, and library for all cards with the same name as "
    "that artifact and exile them. Then that player shuffles."
)


def top(table: Table) -> list[str]:
    return table.names("library", "A")[:1]


@pytest.mark.construct("Search", "LibraryAndGraveyard", "SearchedThisWay")
def test_701_23_the_library_may_be_left_alone_and_is_not_shuffled_then() -> None:
    table = Table(A={"hand": [spell(FETCH)], "graveyard": [beast(name="Old")], "library": [beast(name="New")]}, B={})
    table.start()
    library = list(table.state.players[0].library)

    table.cast(NAME).resolve().choose(False)

    assert table.names("hand", "A") == ["Old"]  # it is the only one, and public: it must be found (701.23b)
    assert list(table.state.players[0].library) == library


@pytest.mark.construct("Search", "LibraryAndGraveyard", "SearchedThisWay")
def test_701_23_a_searched_library_is_shuffled() -> None:
    table = Table(A={"hand": [spell(FETCH)], "graveyard": [beast(name="Old")], "library": [beast(name="New")]}, B={})
    table.start()
    library = list(table.state.players[0].library)

    table.cast(NAME).resolve().choose(True, "New")

    assert table.names("hand", "A") == ["New"]
    assert list(table.state.players[0].library) != library[:-1]


@pytest.mark.construct("Search", "AllHidden")
def test_701_23b_what_is_public_must_be_found_what_is_hidden_need_not() -> None:
    relic = permanent("", "Artifact", name="Relic")
    seat = {"battlefield": [relic], "graveyard": [relic], "hand": [relic], "library": [relic]}
    table = Table(A={"hand": [spell(TWINS)]}, B=seat).start()

    table.cast(NAME).resolve().choose("Relic", "done")

    assert table.names("exile", "B") == ["Relic"] * 3  # the target, the one in the graveyard, and one more


@pytest.mark.construct("Search", "AndNouns")
def test_701_23h_one_card_of_each_description_is_found_in_one_search() -> None:
    rite = spell("Search your library for a Forest card and a Plains card, put them into your hand, then shuffle.")
    table = Table(A={"hand": [rite], "library": [FOREST, FOREST, PLAINS]}, B={}).start()

    table.cast(NAME).resolve().choose("Forest", "Plains")

    assert table.names("hand", "A") == ["Forest", "Plains"]


@pytest.mark.construct("Search", "EachWhoSearched")
def test_701_23_only_those_who_searched_shuffle() -> None:
    rite = spell(
        "Each player may search their library for a Beast card and put it into their hand. "
        "Then each player who searched their library this way shuffles."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="New")]}, B={}).start()
    untouched = list(table.state.players[1].library)

    table.cast(NAME).resolve().choose(True, "New", False)

    assert table.names("hand", "A") == ["New"]
    assert list(table.state.players[1].library) == untouched


@pytest.mark.construct("ThreeNounsOr")
def test_one_of_three_descriptions() -> None:
    text = (
        "Search your library for a legendary card, an Aura card, or a Saga card, put it into your hand, then shuffle."
    )
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    table = Table(A={"hand": [spell(text)], "library": [CUB, aura]}, B={}).start()
    table.cast(NAME).resolve()
    names = set(table.offered())
    assert names == {"Veil"}


@pytest.mark.construct("OnTopPlainAnyOrder", "Search")
def test_401_4_found_cards_go_on_top_in_any_order() -> None:
    rite = spell(
        "Search your library for up to two creature cards, reveal them, then shuffle and put those "
        "cards on top in any order."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="Ape"), beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve().choose("Ape", "Bat").choose("Bat")

    top = [table.named(ref) for ref in table.state.players[0].library[-2:]]
    assert top == ["Ape", "Bat"]


@pytest.mark.construct("Search", "AnyHidden")
@pytest.mark.parametrize(("zone", "shuffled"), (("graveyard", False), ("hand", False), ("library", True)))
def test_701_23_graveyard_hand_or_library(zone: str, shuffled: bool) -> None:
    text = (
        "Search your graveyard, hand, and/or library for a Beast card and put it onto the battlefield. "
        "If you search your library this way, shuffle."
    )
    seat = {"hand": [spell(text), CUB], "graveyard": [beast(name="Old")], "library": [beast(name="New")]}
    table = Table(A=seat, B={"graveyard": [beast(name="Other")]}).start()
    library = list(table.state.players[0].library)
    found = {"graveyard": "Old", "hand": "Cub", "library": "New"}[zone]

    settle(table.cast(NAME), zone == "library", found)

    assert table.names("battlefield") == [found]
    assert (list(table.state.players[0].library) != [one for one in library if table.state.current(one)]) is shuffled
    assert "tu cementerio, mano y/o biblioteca" in spanish(text)


@pytest.mark.construct("Search", "AndNouns")
@pytest.mark.parametrize(
    ("found", "offered"),
    [((), ["Forest", "Forest", "Grove"]), (("Grove",), ["Forest", "Forest"]), (("Forest",), ["Grove"])],
)
def test_701_23_one_card_for_each_description_whichever_comes_first(found: tuple[str, ...], offered: list[str]) -> None:
    rite = spell("Search your library for a Forest card and a Plains card, put them into your hand, then shuffle.")
    grove = permanent("{T}: Add {G} or {W}.", "Land — Forest Plains", name="Grove")
    table = Table(A={"hand": [rite], "library": [FOREST, FOREST, grove]}, B={}).start().cast(NAME).resolve()

    table.choose(*found)

    assert sorted(table.offered()) == offered
