"""Playing from libraries and exile; what is revealed or may be looked at (401.5, 402.3, 406.3, 601.3b)."""

from __future__ import annotations

import pytest

from apnap.rules.knowledge import knows
from tests.constructs.support import NAME, Table, beast, permanent, spanish, spell
from tests.rules.support import FOREST

TOP = (
    "You may look at the top card of your library any time.\nYou may cast creature spells from the top of your library."
)


def seen(table: Table, letter: str, name: str) -> bool:
    return knows(table.state, table.seat(letter), table.find(name))


@pytest.mark.construct("CastSpell", "TopOfLibrary", "LookAtTopAnyTime")
def test_401_5_only_the_top_card_may_be_cast_and_only_its_owner_sees_it() -> None:
    table = Table(A={"battlefield": [permanent(TOP)], "library": [beast(name="Ape"), beast(name="Bat")]}, B={}).start()

    assert (table.can_cast("Ape"), table.can_cast("Bat")) == (True, False)
    assert (seen(table, "A", "Ape"), seen(table, "B", "Ape"), seen(table, "A", "Bat")) == (True, False, False)
    table.cast("Ape").resolve()
    assert table.can_cast("Bat")


@pytest.mark.construct("PlayAndCast", "PlayWithTopRevealed")
def test_401_6_everybody_sees_the_top_card_and_its_owner_may_play_it() -> None:
    shrine = permanent(
        "Play with the top card of your library revealed.\n"
        "You may play lands and cast spells from the top of your library."
    )
    table = Table(
        A={"battlefield": [shrine], "library": [FOREST, spell("You gain 1 life.", name="Cure")]}, B={}
    ).start()

    assert seen(table, "B", "Forest")
    table.act(table.actions("Forest")[0])
    assert table.names("battlefield", "A") == ["Forest", NAME]
    assert table.can_cast("Cure")


@pytest.mark.construct("PlayWithHandRevealed")
def test_402_3_hands_are_seen_as_long_as_they_are_played_revealed() -> None:
    table = Table(A={"hand": [permanent("Your opponents play with their hands revealed.")]}, B={"hand": [FOREST]})
    table.start()
    assert not seen(table, "A", "Forest")

    table.cast(NAME).resolve()

    assert seen(table, "A", "Forest")


@pytest.mark.construct("ExileFaceDown", "LookWhileExiled")
def test_406_3_a_card_exiled_face_down_is_seen_by_those_who_may_look() -> None:
    rite = spell(
        "Exile the top card of your library face down. You may look at that card for as long as it remains exiled. "
        "Exile the top card of your library face down."
    )
    table = Table(A={"hand": [rite], "library": [beast(name="Ape"), beast(name="Bat")]}, B={}).start()

    table.cast(NAME).resolve()

    ape, bat = sorted((record for record in table.objects("exile")), key=lambda record: record.definition.name)
    seats = [(knows(table.state, 0, one), knows(table.state, 1, one)) for one in (ape, bat)]
    assert seats == [(True, False), (False, False)]


@pytest.mark.construct("ExileFaceDown", "LookAtExiledCards", "ExiledWith")
def test_406_3_cards_exiled_with_a_permanent_may_be_looked_at() -> None:
    vault = permanent(
        "{0}: Exile the top card of your library face down.\nYou may look at cards exiled with this artifact.",
        "Artifact",
    )
    table = Table(A={"battlefield": [vault]}, B={}).start()

    table.activate(NAME).resolve()

    (exiled,) = table.objects("exile")
    assert (knows(table.state, 0, exiled), knows(table.state, 1, exiled)) == (True, False)


@pytest.mark.construct("LookAndPlayWhileExiled", "ExileFaceDown")
def test_601_3b_cards_exiled_face_down_may_be_played() -> None:
    rite = spell(
        "Exile the top two cards of target opponent's library face down. "
        "You may look at and play those cards for as long as they remain exiled."
    )
    table = Table(A={"hand": [rite]}, B={"library": [beast(name="Ape"), FOREST]}).start()
    table.cast(NAME).resolve()

    exiled = {record.definition.name: record.ref for record in table.objects("exile")}
    assert {action.ref for action in table.legal("A")} >= set(exiled.values())


@pytest.mark.construct("PlayWithAnyMana")
def test_609_4b_mana_of_any_type_pays_for_the_card() -> None:
    rite = spell(
        "Exile the top card of target opponent's library. You may play that card this turn, "
        "and mana of any type can be spent to cast it."
    )
    plain = spell(rite.faces[0].abilities[0].text.split(", and")[0] + ".", name="Plain")  # type: ignore[attr-defined]
    for card, castable in ((rite, True), (plain, False)):
        seat = {"hand": [card], "battlefield": [FOREST]}
        table = Table(A=seat, B={"library": [beast(name="Ape", cost="{R}")]}).start()
        table.cast(card.name).resolve()
        assert table.can_cast("Ape") is castable


@pytest.mark.construct("PlayWithTheirTopRevealed")
def test_401_6_everybody_sees_the_top_card_of_each_library() -> None:
    line = "Players play with the top card of their libraries revealed."
    libraries = {"A": [beast(name="Ape"), beast(name="Bat")], "B": [FOREST]}
    table = Table(A={"hand": [permanent(line)], "library": libraries["A"]}, B={"library": libraries["B"]}).start()
    assert not seen(table, "B", "Ape") and not seen(table, "A", "Forest")

    table.cast(NAME).resolve()

    assert [seen(table, *one) for one in (("B", "Ape"), ("A", "Forest"), ("B", "Forest"))] == [True] * 3
    assert not seen(table, "A", "Bat")
    assert spanish(line) == "Los jugadores juegan con la primera carta de sus bibliotecas revelada."


@pytest.mark.construct("CastWithAnyMana")
def test_609_4b_mana_of_any_type_pays_for_what_is_cast_so() -> None:
    plain = "Exile the top two cards of target opponent's library. You may play those cards this turn."
    line = f"{plain} Mana of any type can be spent to cast those spells."
    library = [beast(name="Ape", cost="{R}"), beast(name="Bat", cost="{G}")]
    for text, castable in ((line, [True, True, False]), (plain, [False, True, False])):
        seat = {"hand": [spell(text), beast(name="Cat", cost="{R}")], "battlefield": [FOREST]}
        table = Table(A=seat, B={"library": library}).start()
        table.cast(NAME).resolve()
        assert [table.can_cast(name) for name in ("Ape", "Bat", "Cat")] == castable
    assert spanish(line).endswith("Puedes usar maná de cualquier tipo para lanzar esos hechizos.")
