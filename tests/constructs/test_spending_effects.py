"""What else happens as mana is spent, and what had produced it (106.6, 601.2h)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import SPECIAL
from apnap.rules.floating import FLOATING
from tests.constructs.support import FEN, NAME, Table, beast, permanent, settle, spanish, spell, written

APE = beast(name="Ape", cost="{1}")
NEWT = beast(name="Newt", cost="{1}", type_line="Creature — Newt")
CURE = spell("You gain 4 life.", name="Cure", cost="{1}")
NO = spell("Counter target spell.", name="No", type_line="Instant")


def table_with(text: str, *hand: object) -> Table:
    """Return a game in which A has a land with that text and these cards in hand, and B a counterspell."""
    return Table(A={"battlefield": [written(text, "Land", name="Spout")], "hand": list(hand)}, B={"hand": [NO]}).start()


@pytest.mark.construct("IfSpentOn")
def test_106_6_a_spell_gains_what_the_mana_says() -> None:
    text = "{T}: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn."
    table = table_with(text, APE).cast("Ape").resolve()
    table.attack("Ape").to("end_combat")
    assert table.life("B") == 18
    assert spanish(text) == (
        "{T}: Agrega {C}. Si ese maná se usa en un hechizo de criatura, gana la habilidad de prisa hasta el final "
        "del turno."
    )


@pytest.mark.construct("IfSpentOn")
@pytest.mark.parametrize(
    ("name", "kind", "countered"), (("Cure", "instant or sorcery", False), ("Ape", "instant", True))
)
def test_106_6_only_such_a_spell_cant_be_countered(name: str, kind: str, countered: bool) -> None:
    text = f"{{T}}: Add {{C}}. If that mana is spent on an {kind} spell, that spell can't be countered."
    table = table_with(text, CURE, APE).cast(name).passes().cast("No").settle()
    assert (name in table.names("graveyard", "A") and table.life("A") == 20) is countered


@pytest.mark.construct("IfSpentOn")
@pytest.mark.parametrize(("name", "size"), (("Ape", 3), ("Newt", 2)))
def test_106_6_it_enters_with_a_counter(name: str, size: int) -> None:
    text = (
        "{T}: Add one mana of any color. If that mana is spent to cast a Beast creature spell, "
        "that creature enters with an additional +1/+1 counter on it."
    )
    table = table_with(text, APE, NEWT).cast(name).resolve()
    assert characteristics(table.state, table.find(name)).power == size


@pytest.mark.construct("WhenSpentOn")
@pytest.mark.parametrize(("name", "life"), (("Ape", 22), ("Newt", 20)))
def test_106_6_when_you_spend_this_mana(name: str, life: int) -> None:
    text = "{T}: Add {G}. When you spend this mana to cast a Beast creature spell, you gain 2 life."
    table = table_with(text, APE, NEWT).cast(name)
    assert len(table.state.stack) == (2 if life == 22 else 1)
    assert table.settle().life("A") == life
    assert spanish(text) == (
        "{T}: Agrega {G}. Cuando uses este maná para lanzar un hechizo de criatura Bestia, ganas 2 vidas."
    )


@pytest.mark.construct("WhenSpentOn")
def test_106_6a_it_triggers_for_each_mana() -> None:
    text = "{0}: Add {G}. When you spend this mana to cast a Beast creature spell, you gain 2 life."
    cards = {"battlefield": [written(text, "Artifact", name="Winch")], "hand": [beast(name="Ape", cost="{2}")]}
    table = Table(options=(("full_control", 1),), A=cards, B={}).start()
    table.activate("Winch").activate("Winch").cast("Ape")
    for _ in range(2):
        table.choose(next(one for one in table.choices if one.kind == SPECIAL and one.index >= FLOATING))
    assert len(table.state.stack) == 3
    assert table.settle().life("A") == 24


@pytest.mark.construct("WhenSpentOn")
def test_106_6_other_mana_does_not_trigger() -> None:
    text = "{T}: Add {G}. When you spend this mana to cast a creature spell, you gain 2 life."
    spout = written(text, "Land", name="Spout")
    table = Table(options=(("full_control", 1),), A={"battlefield": [spout, FEN], "hand": [APE]}, B={}).start()
    table.activate("Fen").cast("Ape")
    paid = next(one for one in table.choices if one.kind == SPECIAL and one.index >= FLOATING)
    table.choose(paid)
    assert table.settle().life("A") == 20


@pytest.mark.construct("SpendOnlyAnd")
def test_106_6_only_for_such_a_spell_and_not_countered() -> None:
    text = "{T}: Add {C}. Spend this mana only to cast a creature spell, and that spell can't be countered."
    table = table_with(text, APE, CURE)
    assert not table.can_cast("Cure")
    table.cast("Ape").passes().cast("No").settle()
    assert table.names("battlefield", "A") == ["Ape", "Spout"]
    assert spanish(text) == (
        "{T}: Agrega {C}. Usa este maná solo para lanzar un hechizo de criatura, y ese hechizo no puede ser "
        "contrarrestado."
    )


TREASURE = permanent("{T}, Sacrifice this artifact: Add one mana of any color.", "Artifact — Treasure", name="Hoard")
CAVE = written("{T}: Add {C}.", "Land — Cave", name="Grotto")
DESERT = written("{T}: Add {C}.", "Land — Desert", name="Waste")


@pytest.mark.construct("ManaFromWasSpent", "FromTreasure")
@pytest.mark.parametrize(("source", "life"), ((TREASURE, 23), (FEN, 20)))
def test_601_2h_mana_from_a_treasure(source: object, life: int) -> None:
    text = "When this creature enters, if mana from a Treasure was spent to cast it, you gain 3 life."
    table = Table(A={"battlefield": [source], "hand": [beast(text, cost="{1}")]}, B={}).start()
    settle(table.cast(NAME))
    assert table.life("A") == life
    assert spanish(text) == "Cuando esta criatura entre, si se usó maná de un Tesoro para lanzarla, ganas 3 vidas."


@pytest.mark.parametrize(
    ("kind", "spanish_kind"),
    [
        pytest.param("Cave", "una Cueva", marks=pytest.mark.construct("ManaFromUnit", "FromCave")),
        pytest.param("Desert", "un Desierto", marks=pytest.mark.construct("ManaFromUnit", "FromDesert")),
    ],
)
def test_601_2h_for_each_mana_from_such_a_land(kind: str, spanish_kind: str) -> None:
    text = f"When this creature enters, you gain 2 life for each mana from a {kind} spent to cast it."
    lands = [CAVE, CAVE, DESERT, FEN] if kind == "Cave" else [DESERT, DESERT, CAVE, FEN]
    table = Table(A={"battlefield": lands, "hand": [beast(text, cost="{4}")]}, B={}).start()
    settle(table.cast(NAME))
    assert table.life("A") == 24
    assert spanish(text).endswith(f"por cada maná de {spanish_kind} usado para lanzarla.")
