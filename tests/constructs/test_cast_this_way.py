"""What is said of spells that are cast by leave of a permanent, or of an effect (601.3b), and of the first ones."""

from __future__ import annotations

import pytest

from tests.constructs.support import CUB, ELK, NAME, Table, beast, permanent, spanish, spell

CURE = spell("You gain 1 life.", name="Cure", type_line="Instant")
SALVE = spell("You gain 1 life.", name="Salve", type_line="Instant")


@pytest.mark.construct("SpellWouldYourGraveyard", "OnceEachOfYourTurns")
def test_614_6_a_spell_cast_by_leave_is_exiled_one_from_hand_is_not() -> None:
    shrine = permanent(
        "Once during each of your turns, you may cast an instant or sorcery spell from your graveyard. If a spell cast "
        "this way would be put into your graveyard, exile it instead."
    )
    table = Table(A={"battlefield": [shrine], "graveyard": [CURE], "hand": [SALVE]}, B={}).start()

    table.cast("Cure").resolve()
    table.cast("Salve").resolve()

    assert (table.names("exile", "A"), table.names("graveyard", "A")) == (["Cure"], ["Salve"])
    assert not table.can_cast("Salve")


@pytest.mark.construct("IfCastThisWay")
def test_614_1c_a_creature_cast_by_leave_enters_with_a_counter() -> None:
    shrine = permanent(
        "You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a "
        "finality counter on it."
    )
    table = Table(A={"battlefield": [shrine], "graveyard": [CUB], "hand": [ELK]}, B={}).start()

    table.cast("Cub").resolve()
    table.cast("Elk").resolve()

    counters = [table.find(name, "battlefield").counters for name in ("Cub", "Elk")]
    assert counters == [(("finality", 1),), ()]
    line = (
        "You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a "
        "finality counter on it."
    )
    assert spanish(line).endswith(
        "Si lanzas un hechizo de esta manera, esa criatura entra con un contador de fatalidad sobre ella."
    )


@pytest.mark.construct("CastFree", "Among", "ExiledWith")
def test_601_3b_one_spell_of_those_exiled_with_it_at_any_time_of_the_turn() -> None:
    vault = permanent(
        "{0}: Exile the top two cards of your library. Until end of turn, you may cast a spell from among cards exiled "
        "with this artifact without paying its mana cost.",
        "Artifact",
    )
    ape, bat = (beast(name=name, cost="{5}") for name in ("Ape", "Bat"))
    table = Table(A={"battlefield": [vault], "library": [ape, bat]}, B={}).start()
    table.activate(NAME).resolve()
    assert (table.can_cast("Ape"), table.can_cast("Bat")) == (True, True)

    table.cast("Bat").resolve()

    assert (table.names("battlefield", "A"), table.can_cast("Ape")) == (["Bat", NAME], False)


@pytest.mark.construct("ItsTheFirstYouCast", "SpellOfKind")
def test_601_2i_the_first_spell_of_a_kind_other_than_the_permanent_itself() -> None:
    line = (
        "Whenever you cast a spell, if it's the first instant spell or the first Beast spell other than Subject you've "
        "cast this turn, you gain 3 life."
    )
    table = Table(A={"hand": [beast(line), CUB, ELK, CURE]}, B={}).start()
    table.cast(NAME).resolve()

    lives = []
    for name in ("Cub", "Elk", "Cure"):
        table.cast(name).settle()
        lives.append(table.life("A"))

    assert lives == [23, 23, 27]
    assert spanish(
        "Whenever you cast a spell, if it's the first instant spell you've cast this turn, draw a card."
    ) == (
        "Siempre que lances un hechizo, si es el primer hechizo de instantáneo que hayas lanzado este turno, "
        "roba una carta."
    )


@pytest.mark.construct("WouldYourGraveyardUncycled", "WithCyclingAbility")
def test_702_29a_what_is_cycled_goes_to_the_graveyard() -> None:
    urn = permanent(
        "You may cast spells that have a cycling ability from your graveyard.\nIf a card that has a cycling ability "
        "would be put into your graveyard from anywhere and it wasn't cycled, exile it instead.",
        "Artifact",
        name="Urn",
    )
    turn = spell("You gain 1 life.\nCycling {0}", name="Turn")
    toss = spell("Discard a card.", name="Toss")
    table = Table(A={"battlefield": [urn], "hand": [turn, turn, toss]}, B={}).start()

    table.activate("Turn").resolve()
    assert table.names("graveyard", "A") == ["Turn"]
    assert table.can_cast("Turn#2")
    table.cast("Toss").settle().choose("Turn")

    assert (table.names("graveyard", "A"), table.names("exile", "A")) == (["Toss", "Turn"], ["Turn"])
