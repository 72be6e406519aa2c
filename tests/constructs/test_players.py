"""Which players: you, each opponent, its controller, that player … (102, 109.5)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    DOE,
    FOX,
    NAME,
    THEIRS,
    Table,
    beast,
    note,
    permanent,
    played,
    settle,
    spanish,
    spell,
    written,
)

HERD = {"battlefield": [CUB, DOE]}


def lives(table: Table) -> list[int]:
    """Return the life totals by seat."""
    return [player.life for player in table.state.players]


def three(text: str, *answers: object, **zones: list[object]) -> Table:
    """Let A cast a sorcery among three players."""
    table = Table(A={"hand": [spell(text)], **zones}, B={}, C={}).start()
    table.act(table.actions(NAME)[0])
    return settle(table, *answers)


@pytest.mark.construct("You")
def test_109_5_you() -> None:
    """Who activated the ability, or controlled its source as it triggered, though another player controls it by now;
    of a static ability, who controls it now."""
    assert lives(played("You gain 2 life.")) == [22, 20]
    elder = beast(
        "{0}: You gain 2 life.\nWhenever you cast a spell, you gain 5 life.\nOther creatures you control get +1/+1.",
        name="Elder",
    )
    whim = spell("Draw a card.", name="Whim")
    take = spell("Gain control of target creature.", name="Take", type_line="Instant")
    seat = {"battlefield": [beast(name="Ant")], "hand": [take]}
    table = Table(A={"battlefield": [elder, beast(name="Ape")], "hand": [whim]}, B=seat).start()
    table.cast("Whim").activate("Elder").passes()
    settle(table.cast("Take", "Elder"))
    assert lives(table) == [27, 20]
    assert (table.size("Ape"), table.size("Ant")) == ((2, 2), (3, 3))


@pytest.mark.construct("EachOpponent")
def test_each_opponent() -> None:
    assert lives(three("Each opponent loses 2 life.")) == [20, 18, 18]


@pytest.mark.construct("EachOtherPlayer")
def test_each_other_player() -> None:
    assert lives(three("Each other player loses 2 life.")) == [20, 18, 18]


@pytest.mark.construct("AllPlayers")
def test_players_can_t_gain_life() -> None:
    curse = permanent("Players can't gain life.")
    table = played("Each player gains 2 life.", A={"battlefield": [curse]})
    assert lives(table) == [20, 20]


@pytest.mark.construct("YourOpponents")
def test_your_opponents_can_t_gain_life() -> None:
    curse = permanent("Your opponents can't gain life.")
    assert lives(played("Each player gains 2 life.", A={"battlefield": [curse]})) == [22, 20]


@pytest.mark.construct("TargetPlayer")
def test_115_1_target_player() -> None:
    assert lives(three("Target player loses 2 life.", "A")) == [18, 20, 20]


@pytest.mark.construct("TargetOpponent")
def test_115_1_target_opponent() -> None:
    assert lives(three("Target opponent loses 2 life.", "C")) == [20, 20, 18]


@pytest.mark.construct("ItsController")
def test_its_controller() -> None:
    table = played("Destroy target creature. Its controller loses 2 life.", "Fox", A=HERD, B=THEIRS)
    assert lives(table) == [20, 18]


@pytest.mark.construct("ItsOwner")
def test_108_3_its_owner() -> None:
    table = played("Destroy target creature. Its owner loses 2 life.", "Fox", A=HERD, B=THEIRS)
    assert lives(table) == [20, 18]


@pytest.mark.construct("ControllerOf")
def test_that_creature_s_controller() -> None:
    table = played("Tap target creature. That creature's controller loses 2 life.", "Fox", A=HERD, B=THEIRS)
    assert lives(table) == [20, 18]


@pytest.mark.construct("OwnerOf")
def test_that_creature_s_owner() -> None:
    table = played("Tap target creature. That creature's owner loses 2 life.", "Fox", A=HERD, B=THEIRS)
    assert lives(table) == [20, 18]


@pytest.mark.construct("TheirControllers")
def test_their_controllers() -> None:
    text = "Destroy two target creatures. Their controllers each lose 2 life."
    assert lives(played(text, "Fox", "Cub", A=HERD, B=THEIRS)) == [18, 18]


@pytest.mark.construct("ThatPlayer")
def test_that_player() -> None:
    text = "Target opponent loses 2 life. That player discards a card."
    table = three(text, "C")
    assert lives(table) == [20, 20, 18]
    assert table.names("hand", "C") == []


@pytest.mark.construct("TheyPlayer")
def test_they_are_the_player_just_named() -> None:
    text = "Target opponent loses 2 life. They gain 1 life."
    assert lives(three(text, "C")) == [20, 20, 19]


@pytest.mark.construct("DefendingPlayer")
def test_506_2_defending_player() -> None:
    raider = beast("Whenever this creature attacks, defending player loses 1 life.")
    table = Table(A={"battlefield": [raider]}, B={}, C={}).start()
    settle(table.attack((NAME, "C")))
    assert lives(table) == [20, 20, 19]


@pytest.mark.construct("AttackingPlayer")
def test_the_attacking_player() -> None:
    trap = permanent("Whenever a creature attacks you, the attacking player loses 1 life.")
    table = Table(A={"battlefield": [CUB]}, B={"battlefield": [trap]}).start()
    settle(table.attack("Cub"))
    assert lives(table) == [19, 20]


@pytest.mark.construct("EnchantedPlayer")
def test_303_4_enchanted_player() -> None:
    curse = permanent(
        "Enchant player\nAt the beginning of enchanted player's upkeep, that player loses 1 life.", "Enchantment — Aura"
    )
    table = Table(A={"hand": [curse]}, B={}, C={}).start()
    settle(table.cast(NAME), "C")
    table.to("draw", turn=2)
    assert lives(table) == [20, 20, 20]
    table.to("draw", turn=3)
    assert lives(table) == [20, 20, 19]


@pytest.mark.construct("ActivePlayer")
def test_102_1_the_active_player() -> None:
    clock = permanent("At the beginning of each upkeep, the active player loses 1 life.")
    table = Table(A={"battlefield": [clock]}, B={}).start("draw", turn=2)
    assert lives(table) == [19, 19]


@pytest.mark.parametrize(
    ("who", "life"),
    [
        pytest.param("a player", 22, marks=pytest.mark.construct("APlayer")),
        pytest.param("an opponent", 21, marks=pytest.mark.construct("AnOpponent")),
    ],
)
def test_whenever_a_player_or_an_opponent_casts(who: str, life: int) -> None:
    seal = permanent(f"Whenever {who} casts a spell, you gain 1 life.")
    rite, song = spell("You lose 0 life.", name="Rite"), spell("You lose 0 life.", name="Song", type_line="Instant")
    table = Table(A={"battlefield": [seal], "hand": [rite]}, B={"hand": [song]}).start()
    settle(table.cast("Rite"))
    table.passes()
    settle(table.cast("Song"))
    assert table.life("A") == life


def test_any_player_may_activate() -> None:
    well = permanent("{0}: You gain 1 life. Any player may activate this ability.", "Artifact")
    table = Table(A={"battlefield": [well]}, B={}).start()
    table.passes()
    settle(table.activate(NAME))
    assert lives(table) == [20, 21]


@pytest.mark.construct("Graveyard")
def test_your_and_that_player_s_graveyards() -> None:
    text = "Exile all cards from target opponent's graveyard."
    table = three(text, "B", graveyard=[CUB])
    assert table.names("graveyard", "A") == ["Cub", NAME]
    table = played(text, A={"graveyard": [CUB]}, B={"graveyard": [FOX]})
    assert (table.names("graveyard", "A"), table.names("exile")) == (["Cub", NAME], ["Fox"])
    table = played("Exile all cards from your graveyard.", A={"graveyard": [CUB]}, B={"graveyard": [FOX]})
    assert (table.names("graveyard", "B"), table.names("exile")) == (["Fox"], ["Cub"])


@pytest.mark.construct("Their")
def test_their_graveyard_is_each_player_s_own() -> None:
    text = "Each player returns a creature card from their graveyard to their hand."
    table = played(text, A={"graveyard": [CUB]}, B={"graveyard": [FOX]})
    assert (table.names("hand", "A"), table.names("hand", "B")) == (["Cub"], ["Fox"])


@pytest.mark.construct("ChosenPlayer")
def test_the_chosen_player() -> None:
    jar = permanent("As this artifact enters, choose an opponent.\n{0}: The chosen player loses 1 life.", "Artifact")
    table = Table(A={"hand": [jar]}, B={}, C={}).start()
    settle(table.cast(NAME), "C")
    settle(table.activate(NAME))
    assert lives(table) == [20, 20, 19]


@pytest.mark.construct("ChoosePlayer", "PlayersAnd")
def test_608_2d_the_opponent_just_chosen() -> None:
    rite = spell("Choose an opponent. You and that player each create a 1/1 green Snake creature token.")
    table = Table(A={"hand": [rite]}, B={}, C={}).start()

    table.cast(NAME).resolve().choose("C")

    assert [len(table.names("battlefield", letter)) for letter in "ABC"] == [1, 0, 1]


FLAME = (
    "~ deals 2 damage to target player or planeswalker and each creature that player or that planeswalker's controller "
    "controls."
)


@pytest.mark.construct("EitherPlayer", "TargetAndObjects")
@pytest.mark.parametrize("target", ["B", "Sage"])
def test_115_1_creatures_of_the_player_or_of_the_controller_of_the_planeswalker(target: str) -> None:
    sage = written("", "Legendary Planeswalker — Sage", name="Sage", loyalty="5")
    table = Table(A={"hand": [spell(FLAME)], "battlefield": [DOE]}, B={"battlefield": [sage, CUB]}).start()
    settle(table.cast(NAME, target))

    assert table.names("battlefield", "A") == ["Doe"]
    assert table.names("battlefield", "B") == ["Sage"]
    assert table.life("B") == (18 if target == "B" else 20)
    assert dict(table.find("Sage").counters)["loyalty"] == (5 if target == "B" else 3)


@pytest.mark.construct("EitherPlayer")
def test_either_player_in_spanish() -> None:
    assert spanish(FLAME) == (
        "~ hace 2 puntos de daño al jugador o planeswalker objetivo y a cada criatura que controla ese jugador o el "
        "controlador de ese planeswalker."
    )
    note(FLAME, NAME)
