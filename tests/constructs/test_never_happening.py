"""101.2, 614.17: cards that can't enter, what opponents can't cause, votes that another player chooses."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    DOE,
    ELK,
    NAME,
    WINCH,
    Table,
    permanent,
    played,
    settle,
    spanish,
    spell,
    written,
)

BACK, FETCH = (
    spell("Return target card from your graveyard to the battlefield.", name=name) for name in ("Back", "Fetch")
)


@pytest.mark.construct("CantEnter", "GraveyardsAndLibraries")
def test_614_17_creature_cards_in_graveyards_cannot_enter() -> None:
    line = "Creature cards in graveyards and libraries can't enter the battlefield."
    seat = {"battlefield": [permanent(line)], "graveyard": [CUB, WINCH], "hand": [BACK, FETCH]}
    table = Table(A=seat, B={}).start()

    settle(table.cast("Back", "Cub"))
    settle(table.cast("Fetch", "Winch"))

    assert "Cub" in table.names("graveyard", "A")
    assert "Winch" in table.names("battlefield")
    assert spanish(line) == (
        "Las cartas de criatura en cementerios y bibliotecas no pueden entrar al campo de batalla."
    )


@pytest.mark.construct("GraveyardsOrExile")
def test_601_3_no_spells_from_graveyards_or_exile() -> None:
    line = "Players can't cast noncreature spells from graveyards or exile."
    recall = spell("Draw a card.\nFlashback {0}", name="Recall")
    with_it = Table(A={"battlefield": [permanent(line)], "graveyard": [recall]}, B={}).start()
    without = Table(A={"graveyard": [recall]}, B={}).start()

    assert without.can_cast("Recall")
    assert not with_it.can_cast("Recall")
    assert spanish(line).endswith("desde cementerios o el exilio.")


@pytest.mark.construct("CantBeMadeToSacrifice")
def test_701_21a_opponents_cannot_make_you_sacrifice() -> None:
    line = "Spells and abilities your opponents control can't cause you to sacrifice permanents."
    edict = spell("Each player sacrifices a creature of their choice.", name="Edict")
    seats: dict[str, Any] = {"A": {"hand": [edict], "battlefield": [CUB]}, "B": {"battlefield": [permanent(line), ELK]}}

    table = settle(Table(**seats).start().cast("Edict"))

    assert table.names("battlefield") == ["Elk", NAME]
    assert spanish(line).startswith("Los hechizos y habilidades que controlan tus oponentes no pueden hacer que")


@pytest.mark.construct("CantBeMadeToDiscardOrSacrifice")
def test_701_9a_opponents_cannot_make_you_discard() -> None:
    line = "Spells and abilities your opponents control can't cause you to discard cards or sacrifice permanents."
    rot = spell("Each player discards a card.", name="Rot")
    seats: dict[str, Any] = {"A": {"hand": [rot, CUB]}, "B": {"battlefield": [permanent(line)], "hand": [ELK]}}

    table = settle(Table(**seats).start().cast("Rot"))

    assert table.names("hand", "B") == ["Elk"]
    assert table.names("hand", "A") == []
    assert "descartes cartas o sacrifiques permanentes" in spanish(line)


@pytest.mark.construct("ChooseVotes")
def test_701_38a_one_player_chooses_how_each_player_votes() -> None:
    text = "You choose how each player votes this turn."
    council = spell(
        "Will of the council — Starting with you, each player votes for grace or condemnation. "
        "If grace gets more votes, you gain 5 life. If condemnation gets more votes or the vote is tied, draw a card.",
        name="Council",
    )
    table = played(text, A={"hand": [council]})
    table.cast("Council").resolve()

    assert table.decision.player == 0
    table.choose("grace")
    assert table.decision.player == 0
    table.choose("grace")

    assert table.life("A") == 25
    assert spanish(text) == "Tú eliges cómo vota cada jugador este turno."


@pytest.mark.construct("ActivateLoyaltyAbilities")
def test_606_3_no_loyalty_abilities_of_planeswalkers() -> None:
    line = "Your opponents can't activate planeswalkers' loyalty abilities."
    sage = written("[+1]: Draw a card.", "Planeswalker — Sage", name="Sage", loyalty="4")
    free = Table(A={"battlefield": [sage]}, B={}).start()
    bound = Table(A={"battlefield": [sage]}, B={"battlefield": [permanent(line)]}).start()

    assert free.can_activate("Sage")
    assert not bound.can_activate("Sage")
    assert spanish(line).endswith("no pueden activar habilidades de lealtad de planeswalkers.")


@pytest.mark.construct("PhasesAfterSecondMain", "AtThatCombat")
def test_500_8_a_combat_after_the_second_main_phase() -> None:
    text = (
        "After the second main phase this turn, there's an additional combat phase followed by an additional main "
        "phase. At the beginning of that combat, untap all creatures that attacked this turn."
    )
    table = played(text, A={"battlefield": [CUB]}).attack("Cub")
    table.to("postcombat_main")
    assert table.find("Cub").tapped

    settle(table.to_step("begin_combat", 1))
    table.attack("Cub").to("postcombat_main")

    assert table.life("B") == 16
    assert spanish(text).startswith("Después de la segunda fase principal de este turno, hay una fase de combate")


@pytest.mark.construct("TopHalf")
def test_107_1a_the_top_half_of_a_library() -> None:
    text = "Target opponent exiles the top half of their library, rounded up."

    table = played(text, B={"fill": 0, "library": [CUB, DOE, ELK, BEAR, WINCH]})

    assert table.names("exile", "B") == ["Cub", "Doe", "Elk"]
    assert spanish(text) == "El oponente objetivo exilia la mitad superior de su biblioteca, redondeando hacia arriba."


@pytest.mark.construct("NextTimePartPrevented")
def test_615_8_half_of_what_a_source_deals_the_next_time() -> None:
    text = (
        "The next time a source of your choice would deal damage to you this turn, prevent half that damage, "
        "rounded down."
    )
    gun = permanent("{0}: This artifact deals 5 damage to any target.", "Artifact", name="Gun")
    table = played(text, "Gun", A={"battlefield": [WINCH, gun]})

    settle(table.activate("Gun", "A"))
    assert table.life("A") == 17
    settle(table.activate("Gun", "A"))

    assert table.life("A") == 12
    assert spanish(text).endswith("prevén la mitad de ese daño, redondeando hacia abajo.")
