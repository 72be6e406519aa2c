"""Words that take another's place in a text (612)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import NAME, Table, beast, permanent, spell
from tests.rules.support import FOREST


@pytest.mark.construct("ChangeText", "ColorWords", "LandTypeWords", "ColorOrLandTypeWords")
def test_612_2_a_color_word_becomes_another() -> None:
    words = "one color word with another or one basic land type with another"
    bend = spell(f"Change the text of target permanent by replacing all instances of {words}.")
    other = spell(
        "Change the text of target permanent by replacing all instances of one basic land type with another.",
        name="Hack",
    )
    spell("Change the text of target permanent by replacing all instances of one color word with another.")
    anthem = permanent("Green creatures get +1/+1.", name="Anthem")
    bear, ogre = beast(name="Bear", cost="{G}"), beast(name="Ogre", cost="{R}")
    table = Table(A={"hand": [bend, other], "battlefield": [anthem, bear, ogre, FOREST]}, B={}).start()
    assert (table.size("Bear"), table.size("Ogre")) == ((3, 3), (2, 2))
    pairs = [(old, new) for old in range(5) for new in range(5) if old != new]
    table.cast(NAME, "Anthem").resolve().choose(pairs.index((4, 3)))
    assert (table.size("Bear"), table.size("Ogre")) == ((2, 2), (3, 3))
    table.cast("Hack", "Forest").resolve().choose(pairs.index((4, 0)))
    assert characteristics(table.state, table.find("Forest")).subtypes == frozenset({"Plains"})


@pytest.mark.construct("ChangeText", "ColorWords")
def test_612_2_the_text_of_a_spell() -> None:
    sleight = spell(
        "Change the text of target spell or permanent by replacing all instances of one color word with another.",
        type_line="Instant",
    )
    doom = spell("Destroy all red creatures.", name="Doom")
    table = Table(A={"hand": [sleight, doom], "battlefield": [beast(name="Ogre", cost="{R}")]}, B={}).start()
    table.cast("Doom").cast(NAME, "Doom").resolve()
    pairs = [(old, new) for old in range(5) for new in range(5) if old != new]
    table.choose(pairs.index((3, 1))).resolve()
    assert table.names("battlefield") == ["Ogre"]
