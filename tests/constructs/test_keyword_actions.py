"""Keyword actions: support, endure, blight, discover, monstrosity (701)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.decisions import PRIORITY
from tests.constructs.support import CUB, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.layered import seen
from tests.rules.support import FOREST


@pytest.mark.construct("DesignationWord")
def test_701_37_becomes_monstrous() -> None:
    hydra = beast("{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain 5 life.")
    table = Table(A={"battlefield": [hydra]}, B={}).start()
    settle(table.activate(NAME))
    settle(table.activate(NAME))
    assert (table.size(NAME), table.life("A")) == ((4, 4), 25)


ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("Support")
def test_701_41_support() -> None:
    """A counter for each of up to so many targets, other than the permanent itself (701.41a)."""
    table = played("Support 2.", "Cub", "done", A={"battlefield": [CUB, ELK]})
    assert (table.size("Cub"), table.size("Elk")) == ((3, 3), (3, 3))  # one target, not two
    table = Table(A={"hand": [beast("When this creature enters, support 2.")], "battlefield": [CUB, ELK]}, B={}).start()
    table.cast(NAME).resolve()
    names = set(table.offered())
    assert names == {"Cub", "Elk"}


@pytest.mark.construct("Endures")
@pytest.mark.parametrize(("choice", "size", "spirits"), [(0, (4, 4), 0), (1, (2, 2), 1)])
def test_701_63_endures(choice: int, size: tuple[int, int], spirits: int) -> None:
    """Counters, or a Spirit of that size (701.63a)."""
    table = Table(A={"hand": [beast("When this creature enters, it endures 2.")]}, B={}).start()
    settle(table.cast(NAME), choice)
    assert (table.size(NAME), table.names("battlefield").count("Spirit Token")) == (size, spirits)


@pytest.mark.construct("Endures")
def test_701_63b_enduring_nothing_is_no_choice() -> None:
    """Endure 0: nobody is asked, no counter and no token comes (701.63b)."""
    yak = beast("{X}: This creature endures X.\nWhenever a creature you control enters, you gain 5 life.", name="Yak")
    table = Table(A={"battlefield": [yak]}, B={}).start().activate("Yak")
    table = settle(table.choose(0)) if table.decision.kind != PRIORITY else settle(table)
    assert (table.names("battlefield"), table.size("Yak"), table.life("A")) == (["Yak"], (2, 2), 20)


@pytest.mark.construct("Blight")
def test_701_68_blight() -> None:
    table = played("Blight 1.", "Elk", A={"battlefield": [CUB, ELK]}, B={"battlefield": [beast(name="Fox")]})
    assert (table.size("Elk"), table.size("Cub"), table.size("Fox")) == ((2, 2), (2, 2), (2, 2))


@pytest.mark.construct("Discover")
@pytest.mark.parametrize("cast", (True, False))
def test_701_57_the_card_is_cast_or_put_into_the_hand(cast: bool) -> None:
    """Discover 2 finds the first nonland card of mana value 2 or less, which is cast for nothing or put into the
    hand; the others go to the bottom (701.57a).
    """
    rite = spell("Discover 2.")
    library = [FOREST, beast(name="Ape", cost="{3}"), spell("You gain 3 life.", name="Cure", cost="{2}")]
    table = Table(A={"hand": [rite], "library": library, "fill": 0}, B={}).start()

    table.cast(NAME).resolve()
    table.choose("Cure").resolve() if cast else table.choose("done")

    assert (table.life("A"), table.names("hand", "A")) == ((23, []) if cast else (20, ["Cure"]))
    assert table.names("library", "A") == ["Ape", "Forest"]


@pytest.mark.construct("DiscoversEvent", "Discover")
@pytest.mark.parametrize(("top", "answers", "life"), [(CUB, ("done",), 21), (CUB, ("Cub",), 21), (FOREST, (), 21)])
def test_701_57b_one_has_discovered_even_when_nothing_was_found(top: Any, answers: tuple[str, ...], life: int) -> None:
    """The ability triggers once the process is complete, even if no card could be found (701.57b)."""
    watch = permanent("Whenever you discover, you gain 1 life.", name="Watch")
    seat = {"hand": [spell("Discover 3.")], "library": [top], "fill": 0, "battlefield": [watch]}
    assert settle(Table(A=seat, B={}).start().cast(NAME), *answers).life("A") == life
    assert spanish("Whenever you discover, you gain 1 life.") == "Siempre que descubras, ganas 1 vida."


@pytest.mark.construct("Discover")
@pytest.mark.parametrize("answer", ["done", "Whale"])
def test_701_57c_the_discovered_card_is_it_wherever_it_went(answer: str) -> None:
    """The last card exiled is the discovered card, cast or not (701.57c)."""
    whale = beast(name="Whale", cost="{5}")
    text = "Discover 6. You gain life equal to the discovered card's mana value."
    table = played(text, answer, A={"library": [FOREST, whale]})
    assert table.life("A") == 25


@pytest.mark.construct("ManifestsDreadEvent", "ManifestDread")
@pytest.mark.parametrize(("cards", "answers"), [([CUB, ELK], ("Cub",)), ([CUB], ()), ([], ())])
def test_701_62b_one_has_manifested_dread_even_without_cards(cards: list[Any], answers: tuple[str, ...]) -> None:
    """The ability triggers when it is done, even if there were no two cards (701.62b)."""
    watch = permanent("Whenever you manifest dread, you gain 1 life.", name="Watch")
    seat = {"hand": [spell("Manifest dread.")], "library": cards, "fill": 0, "battlefield": [watch]}
    assert settle(Table(A=seat, B={}).start().cast(NAME), *answers).life("A") == 21


@pytest.mark.construct("Amass")
@pytest.mark.parametrize("stunted", [False, True])
def test_701_47c_the_amassed_army_is_the_chosen_one_with_or_without_counters(stunted: bool) -> None:
    """It is the amassed Army even if no counter could be put on it (701.47c), and its player has amassed (701.47b)."""
    army = beast(name="Army", type_line="Creature — Army", size=(3, 3))
    bar = [permanent("Creatures can't have counters put on them.", name="Bar")] if stunted else []
    rites = (
        spell("Amass Orcs 2. When you do, you gain 1 life."),
        spell("Amass Orcs 2. The amassed Army gains flying until end of turn.", name="More"),
    )
    table = Table(A={"hand": list(rites), "battlefield": [army, *bar]}, B={}).start()
    settle(table.cast(NAME))
    assert table.size("Army") == ((3, 3) if stunted else (5, 5))
    settle(table.cast("More"))
    assert "flying" in [one.keyword for one in seen(table, "Army").abilities]
    assert table.life("A") == 21 and table.size("Army") == ((3, 3) if stunted else (7, 7))


@pytest.mark.construct("Blight")
def test_701_68c_the_blighted_creature_is_the_one_that_was_chosen() -> None:
    """It is known afterwards which creature was blighted, even if no counter came (701.68c)."""
    text = "You may blight 1. If you do, put a flying counter on the blighted creature."
    table = played(text, True, "Elk", A={"battlefield": [CUB, ELK]})
    assert table.find("Elk").counters == (("-1/-1", 1), ("flying", 1)) and not table.find("Cub").counters
