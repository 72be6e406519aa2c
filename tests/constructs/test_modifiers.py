"""What stands before a noun: colours, sizes, non-, attacking or blocking … (105, 205, 208)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from tests.constructs.support import NAME, WINCH, Table, beast, played, spell, written

RED = beast(name="Red", cost="{R}")
BLACK = beast(name="Black", cost="{B}")
GOLD = beast(name="Gold", cost="{B}{R}")
GRAY = beast(name="Gray", type_line="Artifact Creature — Golem")
HUMAN = beast(name="Human", type_line="Creature — Human")
ALL = {"battlefield": [RED, BLACK, GOLD, GRAY, HUMAN, WINCH]}


@pytest.mark.parametrize(
    ("what", "left"),
    [
        pytest.param("red creatures", ["Black", "Gray", "Human", "Winch"], marks=pytest.mark.construct("Color")),
        pytest.param("black or red creatures", ["Gray", "Human", "Winch"], marks=pytest.mark.construct("ColorChoice")),
        pytest.param("nonblack creatures", ["Black", "Gold", "Winch"], marks=pytest.mark.construct("NonColor")),
        pytest.param("nonartifact creatures", ["Gray", "Winch"], marks=pytest.mark.construct("NonType")),
        pytest.param("noncreature artifacts", ["Black", "Gold", "Gray", "Human", "Red"], marks=[]),
        pytest.param("non-Human creatures", ["Human", "Winch"], marks=pytest.mark.construct("NonSubtype")),
        pytest.param(
            "artifact creatures", ["Black", "Gold", "Human", "Red", "Winch"], marks=pytest.mark.construct("TypedType")
        ),
        pytest.param(
            "artifact Golems", ["Black", "Gold", "Human", "Red", "Winch"], marks=pytest.mark.construct("TypedSubtype")
        ),
        pytest.param("Humans", ["Black", "Gold", "Gray", "Red", "Winch"], marks=pytest.mark.construct("Subtype")),
        pytest.param("creatures", ["Winch"], marks=pytest.mark.construct("TypeNoun")),
        pytest.param("permanents", [], marks=pytest.mark.construct("ClassNoun")),
        pytest.param("artifacts and creatures", [], marks=pytest.mark.construct("AndHead", "Unmodified")),
        pytest.param("artifacts and Humans", ["Black", "Gold", "Red"], marks=pytest.mark.construct("AndHead")),
        pytest.param(
            "noncreature artifacts and black creatures",
            ["Gray", "Human", "Red"],
            marks=pytest.mark.construct("Modified"),
        ),
    ],
)
def test_all_of_a_kind_are_destroyed(what: str, left: list[str]) -> None:
    assert played(f"Destroy all {what}.", A=ALL).names("battlefield") == left


@pytest.mark.construct("NonQuality")
def test_nonbasic_lands() -> None:
    lands = [written("", "Basic Land — Forest", name="Forest"), written("", "Land", name="Fen")]
    assert played("Destroy all nonbasic lands.", A={"battlefield": lands}).names("battlefield") == ["Forest"]


@pytest.mark.construct("NonClass")
def test_nontoken_creatures() -> None:
    table = played("Create a 1/1 red Goblin creature token. Destroy all nontoken creatures.", A=ALL)
    assert table.names("battlefield") == ["Goblin Token", "Winch"]


@pytest.mark.construct("SizeModifier", "Size")
def test_208_the_size_of_a_token() -> None:
    assert played("Create a 3/1 red Goblin creature token.").size("Goblin Token") == (3, 1)


@pytest.mark.construct("ColorPair")
def test_a_token_of_two_colours() -> None:
    table = played("Create a 1/1 black and red Goblin creature token. Destroy all nonred creatures.", A=ALL)
    assert table.names("battlefield") == ["Goblin Token", "Gold", "Red", "Winch"]
    table = played("Create a 1/1 black and red Goblin creature token. Destroy all nonblack creatures.", A=ALL)
    assert table.names("battlefield") == ["Black", "Goblin Token", "Gold", "Winch"]


@pytest.mark.construct("QualityChoice")
@pytest.mark.parametrize("attacker", [False, True])
def test_an_attacking_or_blocking_creature(attacker: bool) -> None:
    fog = written("Destroy target attacking or blocking creature.", "Instant")
    table = Table(A={"battlefield": [RED, BLACK]}, B={"battlefield": [HUMAN, GRAY], "hand": [fog]}).start()
    table.attack("Red").block(("Human", "Red")).passes()
    table.cast(NAME)
    options = set(table.offered())
    assert options == {"Human", "Red"}
    table.choose("Red" if attacker else "Human").resolve()
    assert ("Red" in table.names("battlefield")) is not attacker


MOUSE = beast(name="Mouse", size=(1, 5))


OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("WithEitherStat")
def test_208_power_or_toughness() -> None:
    wail = spell("Destroy each creature with power or toughness 1 or less.")
    table = Table(A={"hand": [wail], "battlefield": [OGRE, MOUSE]}, B={}).start().cast(NAME).resolve()
    assert (table.find("Ogre").zone, table.find("Mouse").zone) == (values.BATTLEFIELD, values.GRAVEYARD)
