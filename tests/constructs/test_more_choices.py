"""Opening hands, discover, targets together, draws replaced, and sacrifices of any number."""

from __future__ import annotations

import pytest

from apnap.rules.machine import run
from apnap.rules.starting import start_game
from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.support import FOREST, ISLAND


def opening(card: object) -> Table:
    """Return a two-player game that has reached the actions with opening hands."""
    table = Table(A={"library": [card] * 7, "fill": 20}, B={})
    start_game(table.state)
    run(table.state)
    for _ in range(20):
        if table.decision.purpose == "opening_hand":
            return table
        table.choose("A" if table.decision.purpose == "first_player" else False)
    raise AssertionError(f"{table.decision.purpose} is asked")


@pytest.mark.construct("BeginOnBattlefield")
def test_103_6a_the_game_begins_with_it_on_the_battlefield() -> None:
    line = permanent("If this card is in your opening hand, you may begin the game with it on the battlefield.")
    table = opening(line)
    owner = table.decision.player

    table.choose(NAME)

    assert [record.owner for record in table.objects("battlefield")] == [owner]


@pytest.mark.construct("RevealFromOpeningHand", "FirstUpkeep")
def test_103_6b_what_a_shown_card_does_at_the_first_upkeep() -> None:
    giant = beast(
        "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, "
        "each opponent loses 3 life."
    )
    table = opening(giant)
    table.choose(NAME)
    while table.decision.purpose == "opening_hand":
        table.choose("done")

    table.to("draw")

    assert sorted((table.life("A"), table.life("B"))) == [17, 20]


@pytest.mark.construct("Discover")
@pytest.mark.parametrize("cast", (True, False))
def test_701_57_the_card_is_cast_or_put_into_the_hand(cast: bool) -> None:
    rite = spell("Discover 2.")
    library = [FOREST, beast(name="Ape", cost="{3}"), spell("You gain 3 life.", name="Cure", cost="{2}")]
    table = Table(A={"hand": [rite], "library": library, "fill": 0}, B={}).start()

    table.cast(NAME).resolve()
    table.choose("Cure").resolve() if cast else table.choose("done")

    assert (table.life("A"), table.names("hand", "A")) == ((23, []) if cast else (20, ["Cure"]))
    assert table.names("library", "A") == ["Ape", "Forest"]


@pytest.mark.construct("ChoosePlayer", "PlayersAnd")
def test_608_2d_the_opponent_just_chosen() -> None:
    rite = spell("Choose an opponent. You and that player each create a 1/1 green Snake creature token.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()

    table.cast(NAME).resolve().choose("C")

    assert [len(table.names("battlefield", letter)) for letter in "ABC"] == [1, 0, 1]


@pytest.mark.construct("UpToThatManyTargets")
def test_115_1_as_many_targets_as_the_damage() -> None:
    ape = beast("Whenever this creature deals combat damage to a player, tap up to that many target lands.", name="Ape")
    table = Table(A={"battlefield": [ape]}, B={"battlefield": [FOREST, FOREST, ISLAND]}).start()

    table.attack("Ape")
    while table.decision.purpose != "target":
        table.passes()
    table.target("Forest", "Island")
    table.resolve()

    assert sum(record.tapped for record in table.objects("battlefield") if record.owner == 1) == 2


@pytest.mark.construct("WouldDrawAnother")
def test_614_11_but_not_the_first_card_of_the_draw_step() -> None:
    archive = permanent(
        "If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead."
    )
    table = Table(A={}, B={"battlefield": [archive], "hand": []}).start("precombat_main", 2)
    assert len(table.names("hand", "B")) == 1

    table = Table(A={"battlefield": [archive], "hand": [spell("Draw a card.")]}, B={}).start()
    table.cast(NAME + "#2").resolve()
    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("NextDrawThisTurn")
def test_614_11_only_the_next_draw_is_replaced() -> None:
    rite = spell("The next time you would draw a card this turn, you gain 3 life instead.")
    table = Table(A={"hand": [rite, spell("Draw two cards.", name="Two")]}, B={}).start()

    table.cast(NAME).resolve()
    table.cast("Two").resolve()

    assert (table.life("A"), table.names("hand", "A")) == (23, ["Wastes"])


@pytest.mark.construct("ConditionsOr")
@pytest.mark.parametrize(("seat", "life"), (({"battlefield": [FOREST]}, 23), ({"graveyard": [FOREST]}, 23), ({}, 20)))
def test_608_2c_one_of_two_conditions(seat: dict[str, object], life: int) -> None:
    rite = spell("If you control a Forest or there is a Forest card in your graveyard, you gain 3 life.")
    table = Table(A={"hand": [rite], **seat}, B={}).start()

    table.cast(NAME).resolve()

    assert table.life("A") == life


@pytest.mark.construct("WithGreatestAmong")
def test_608_2d_a_creature_with_the_greatest_power() -> None:
    rite = spell("Target opponent sacrifices a creature with the greatest power among creatures they control.")
    big = beast(name="Ape", size=(3, 3))
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own", size=(9, 9))]}, B={"battlefield": [big, beast(name="Bat")]}
    )

    table.start().cast(NAME).resolve()

    assert table.names("graveyard", "B") == ["Ape"]


@pytest.mark.construct("ControlledBySame")
def test_115_1_targets_of_one_player() -> None:
    rite = spell("Tap two target creatures controlled by the same player.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own"), beast(name="Two")]},
        B={"battlefield": [beast(name="Ape"), beast(name="Bat")]},
    ).start()

    table.cast(NAME).target("Ape", "Bat").resolve()

    assert sorted(r.definition.name for r in table.objects("battlefield") if r.tapped) == ["Ape", "Bat"]


@pytest.mark.construct("ControlledByDifferent")
def test_115_1_targets_of_different_players() -> None:
    rite = spell("Tap two target creatures controlled by different players.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Own")]},
        B={"battlefield": [beast(name="Ape"), beast(name="Bat")]},
    ).start()

    table.cast(NAME).target("Ape")
    assert table.offered() == ["Own"]
    table.target("Own").resolve()

    assert sorted(r.definition.name for r in table.objects("battlefield") if r.tapped) == ["Ape", "Own"]


@pytest.mark.construct("Sacrifice", "AnyNumberOf")
def test_701_21_any_number_is_sacrificed_and_counted() -> None:
    rite = spell("Sacrifice any number of creatures, then draw that many cards.")
    table = Table(
        A={"hand": [rite], "battlefield": [beast(name="Ape"), beast(name="Bat")]},
        B={"battlefield": [beast(name="Cub")]},
    )

    table.start().cast(NAME).resolve().choose("Ape", "done")

    assert (table.names("battlefield"), table.names("hand", "A")) == (["Bat", "Cub"], ["Wastes"])


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


@pytest.mark.construct("AllGraveyards")
def test_404_cards_in_each_graveyard_are_counted_together() -> None:
    rite = spell("You gain 2 life for each creature card in each graveyard.")
    table = Table(A={"hand": [rite], "graveyard": [beast(name="Ape")]}, B={"graveyard": [beast(name="Bat"), FOREST]})

    table.start().cast(NAME).resolve()

    assert table.life("A") == 24
