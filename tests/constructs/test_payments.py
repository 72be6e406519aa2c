"""Casting for nothing this turn, payments that equal something, costs by what was paid (118, 601.2f)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import (
    CUB,
    FEN,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
    written,
)

ANT, BOAR = beast(name="Ant", cost="{1}"), beast(name="Boar", cost="{3}")
RITE = spell("You gain 5 life.", name="Rite", cost="{3}")
ZING = spell("You gain 1 life.", name="Zing", cost="{2}", type_line="Instant")


@pytest.mark.parametrize(
    ("verb", "spanish_verb"),
    [
        pytest.param("play", "jugarla", marks=pytest.mark.construct("PlayFreeThisTurn")),
        pytest.param("cast", "lanzarla", marks=pytest.mark.construct("CastFreeThisTurn")),
    ],
)
def test_118_9_this_turn_for_nothing(verb: str, spanish_verb: str) -> None:
    text = f"Exile the top card of your library. You may {verb} it this turn without paying its mana cost."
    table = played(text, A={"library": [RITE]})
    assert table.can_cast("Rite")
    assert not table.to("precombat_main", 2).can_cast("Rite")
    assert spanish(text).endswith(f"Puedes {spanish_verb} este turno sin pagar su coste de maná.")


@pytest.mark.construct("PlayFreeThisTurn")
def test_305_a_land_may_be_played_and_not_cast() -> None:
    text = "Exile the top card of your library. You may {} it this turn without paying its mana cost."
    for verb, able in (("play", True), ("cast", False)):
        table = played(text.format(verb), A={"library": [written("", "Land", name="Moor")]})
        assert bool(table.actions("Moor")) is able


@pytest.mark.construct("MayHaveYou")
@pytest.mark.parametrize(("agrees", "cards", "life"), ((True, 2, 20), (False, 0, 24)))
def test_608_2d_an_opponent_may_have_you_draw(agrees: bool, cards: int, life: int) -> None:
    text = "Target opponent may have you draw two cards. If that player doesn't, you gain 4 life."
    table = Table(A={"hand": [spell(text)]}, B={}).start().cast(NAME).resolve()
    assert table.decision.player == 1
    table.choose(agrees)
    assert (len(table.names("hand", "A")), table.life("A")) == (cards, life)
    assert spanish(text) == ("El oponente objetivo puede hacer que robes dos cartas. Si no lo hace, ganas 4 vidas.")


def controlled(table: Table, name: str) -> int:
    """Return the seat of who controls a permanent."""
    return characteristics(table.state, table.find(name)).controller


@pytest.mark.construct("PayEnergyEqual")
def test_107_14_as_much_energy_as_its_mana_value() -> None:
    text = (
        "Choose target creature. You get {E}{E}, then you may pay an amount of {E} equal to that creature's mana "
        "value. If you do, gain control of it."
    )
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [ANT, BOAR]}).start()
    table.cast(NAME, "Ant").resolve().choose(True)
    assert controlled(table, "Ant") == 0 and table.state.players[0].counter("energy") == 1
    other = Table(A={"hand": [spell(text)]}, B={"battlefield": [ANT, BOAR]}).start().cast(NAME, "Boar").resolve()
    assert controlled(other, "Boar") == 1  # three can't be paid
    assert spanish("You may pay an amount of {E} equal to that creature's mana value.") == (
        "Puedes pagar una cantidad de {E} igual al valor de maná de esa criatura."
    )


@pytest.mark.construct("PayLifeEqual")
def test_119_4_life_equal_to_its_power() -> None:
    text = (
        "Whenever another creature you control enters, you may pay life equal to its power. "
        "If you do, put that many +1/+1 counters on it."
    )
    table = Table(A={"battlefield": [permanent(text)], "hand": [CUB]}, B={}).start()
    settle(table.cast("Cub"), True)
    assert (table.life("A"), characteristics(table.state, table.find("Cub")).power) == (18, 4)
    assert "puedes pagar una cantidad de vidas igual a su fuerza" in spanish(text)


@pytest.mark.construct("LoseUnspentMana")
def test_106_4_unspent_mana_is_lost() -> None:
    short = [spell("Target player loses all unspent mana.", name=name) for name in ("Short", "Brief")]
    table = Table(options=(("full_control", 1),), A={"battlefield": [FEN, FEN], "hand": short}, B={}).start()
    table.activate("Fen")
    table.cast("Short", "B").resolve()
    assert table.pool()
    table.cast("Brief", "A").resolve()
    assert not table.pool()
    assert spanish("Target player loses all unspent mana.") == "El jugador objetivo pierde todo el maná sin usar."


@pytest.mark.construct("CostsIfBargained")
def test_702_166b_less_if_it_is_bargained() -> None:
    text = "Bargain\nThis spell costs {2} less to cast if it's bargained.\nYou gain 3 life."
    rite = spell(text, cost="{3}")
    for others, able in (((WINCH,), True), ((CUB,), False)):
        table = Table(A={"battlefield": [FEN, *others], "hand": [rite]}, B={}).start()
        assert table.can_cast(NAME) is able
    table = Table(A={"battlefield": [FEN, WINCH], "hand": [rite]}, B={}).start()
    table.cast(NAME).resolve()  # nothing is asked: only so can it be paid
    assert (table.life("A"), table.names("graveyard", "A")) == (23, [NAME, "Winch"])
    table = Table(A={"battlefield": [FEN] * 3 + [WINCH], "hand": [rite]}, B={}).start()
    table.cast(NAME).choose(False).resolve()
    assert sum(land.tapped for land in table.objects("battlefield")) == 3
    table = Table(A={"battlefield": [FEN] * 3 + [WINCH], "hand": [rite]}, B={}).start()
    table.cast(NAME).choose(True).resolve()
    assert sum(land.tapped for land in table.objects("battlefield")) == 1
    assert spanish("This spell costs {2} less to cast if it's bargained.") == (
        "Te cuesta {2} menos lanzar este hechizo si es negociado."
    )


@pytest.mark.construct("SameColorWasSpent")
@pytest.mark.parametrize(("color", "size"), (("{B}", 3), ("{R}", 2)))
def test_601_2h_three_of_the_same_color(color: str, size: int) -> None:
    text = (
        "If at least three mana of the same color was spent to cast this spell, "
        "this creature enters with a +1/+1 counter on it."
    )
    fens = [FEN, FEN, written(f"{{T}}: Add {color}.", "Land", name="Moor")]
    table = Table(A={"battlefield": fens, "hand": [beast(text, cost="{3}")]}, B={}).start().cast(NAME).resolve()
    assert characteristics(table.state, table.find(NAME)).power == size
    assert spanish(text).startswith("Si se usaron al menos tres manás del mismo color para lanzar este hechizo,")


@pytest.mark.construct("CostLessAndUncounterable")
def test_101_6_less_and_not_countered() -> None:
    text = "Spells you cast with mana value 3 or greater cost {1} less to cast and can't be countered."
    counter = spell("Counter target spell.", name="No", type_line="Instant")
    seat = {"battlefield": [permanent(text), FEN, FEN], "hand": [RITE, ZING]}
    table = Table(A=seat, B={"hand": [counter, counter]}).start()
    table.cast("Rite").passes().cast("No").settle()
    assert table.life("A") == 25
    assert not table.can_cast("Zing")  # it still costs two
    assert spanish(text) == (
        "Te cuesta {1} menos lanzar hechizos con valor de maná de 3 o más, y no pueden ser contrarrestados."
    )


@pytest.mark.construct("AsInstant")
def test_304_5_only_as_an_instant() -> None:
    text = "Sacrifice this artifact: Add {C}{C}{C}. Activate only as an instant."
    seat = {"battlefield": [permanent(text, "Artifact")], "hand": [RITE]}
    table = Table(options=(("full_control", 1),), A=seat, B={}).start()
    assert not table.can_cast("Rite")
    table.activate(NAME)
    assert table.can_cast("Rite")
    assert spanish(text) == "Sacrificar este artefacto: Agrega {C}{C}{C}. Activa esto solo como un instantáneo."


@pytest.mark.construct("PlayWithAnyColor")
def test_609_4b_and_with_mana_of_any_color() -> None:
    text = (
        "Exile the top card of your library. Until end of turn, you may cast that card "
        "and you may spend mana as though it were mana of any color to cast that spell."
    )
    green = spell("You gain 5 life.", name="Green", cost="{G}")
    assert played(text, A={"library": [green], "battlefield": [FEN]}).can_cast("Green")
