"""702: keywords by name alone, and those that players have."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.rules import decisions as dec
from apnap.rules.entities import entity_of_player
from tests.constructs.support import BEAR, NAME, Table, beast, permanent, settle, spanish, spell, written
from tests.rules.layered import seen

SNAKE = beast("Toxic 1", name="Snake", size=(1, 1))
BOLT = spell("Bolt deals 2 damage to any target.", name="Bolt", type_line="Instant")
CHANT = spell("Draw a card.\nFlashback {0}", name="Chant")


def may_target(table: Table, letter: str) -> bool:
    return entity_of_player(table.seat(letter)) in table.decision.options


@pytest.mark.construct("NameOfNumbered", "WithKeyword")
def test_creatures_with_a_keyword_that_has_a_number() -> None:
    hive = permanent("Creatures you control with toxic get +1/+1.")
    table = Table(A={"battlefield": [hive, SNAKE, BEAR]}, B={"battlefield": [SNAKE]})
    assert (table.size("Snake"), table.size("Bear"), table.size("Snake#2")) == ((2, 2), (2, 2), (1, 1))


@pytest.mark.construct("HasKeywordNamed", "NameOfNumbered")
def test_if_that_creature_has_toxic() -> None:
    devotion = spell("Target creature gets +2/+2 until end of turn. If that creature has toxic, draw a card.")
    for name, cards in (("Snake", 1), ("Bear", 0)):
        table = Table(A={"battlefield": [SNAKE, BEAR], "hand": [devotion]}, B={}).start()
        table.cast(NAME, name).settle()
        assert len(table.names("hand", "A")) == cards


@pytest.mark.construct("NameOfCosted", "WithKeyword")
def test_cards_with_flashback() -> None:
    back = spell("Return target card with flashback from your graveyard to your hand.")
    table = Table(A={"graveyard": [CHANT, BEAR], "hand": [back]}, B={}).start().cast(NAME).settle()
    assert table.names("hand", "A") == ["Chant"]


@pytest.mark.construct("PlayerHexproof", "PlayerShroud")
def test_players_that_opponents_or_nobody_can_target() -> None:
    for text, own in (("You have hexproof.", True), ("You have shroud.", False)):
        table = Table(A={"battlefield": [permanent(text)], "hand": [BOLT]}, B={"hand": [BOLT]}).start()
        table.cast("Bolt")
        if table.decision.kind == dec.TARGETS:
            assert may_target(table, "A") is own
            table.choose("B")
        else:
            assert not own  # B was the only possible target
        table.settle().passes(1).cast("Bolt#2")
        if table.decision.kind == dec.TARGETS:
            assert not may_target(table, "A")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("You gain hexproof until end of turn.", marks=pytest.mark.construct("PlayerGainsHexproof")),
        pytest.param("You gain shroud until end of turn.", marks=pytest.mark.construct("PlayerGainsShroud")),
    ],
)
def test_until_end_of_turn(text: str) -> None:
    table = Table(A={"hand": [spell(text)]}, B={"hand": [BOLT], "battlefield": [BEAR]}).start().cast(NAME).settle()
    table.passes(1).cast("Bolt")
    assert not may_target(table, "A")
    table.choose("Bear")
    table = Table(A={"hand": [spell(text)]}, B={"hand": [BOLT], "battlefield": [BEAR]}).start().cast(NAME).settle()
    table.to("precombat_main", turn=2).cast("Bolt")
    assert may_target(table, "A")


@pytest.mark.construct("PlayerProtection", "AgainstOpponents")
def test_protection_from_each_of_your_opponents() -> None:
    guard = permanent("You have protection from each of your opponents.")
    table = Table(A={"battlefield": [guard], "hand": [BOLT]}, B={"battlefield": [BEAR], "hand": [BOLT]}).start()
    table.cast("Bolt")
    assert may_target(table, "A")
    table.choose("A").settle()
    assert table.life("A") == 18
    table.to("declare_attackers", turn=2).choose(("Bear", "A")).to("end_combat", turn=2)
    assert table.life("A") == 18  # 702.16e: the damage is prevented


@pytest.mark.construct("PlayerGainsProtection")
def test_a_player_gains_protection_for_a_turn() -> None:
    ward = spell("You gain protection from red until end of turn.", type_line="Instant")
    imp = beast(name="Imp", cost="{R}")
    table = Table(A={"hand": [ward]}, B={"battlefield": [imp, BEAR]}).start("upkeep").to("declare_attackers", turn=2)
    table.choose(("Imp", "A"), ("Bear", "A")).passes(1).cast(NAME).settle().to("end_combat", turn=2)
    assert table.life("A") == 18


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        ("You have hexproof.", "Tienes la habilidad de antimaleficio."),
        ("You gain shroud until end of turn.", "Ganas la habilidad de velo hasta el final del turno."),
        (
            "You have protection from each of your opponents.",
            "Tienes protección contra cada uno de tus oponentes.",
        ),
        (
            "Return target card with flashback from your graveyard to your hand.",
            "Regresa la carta objetivo con retrospectiva de tu cementerio a tu mano.",
        ),
    ],
)
def test_in_spanish(english: str, printed: str) -> None:
    assert spanish(english) == printed


@pytest.mark.construct("SuspendKeyword", "TimedName")
def test_702_62_suspend_1() -> None:
    rite = spell("Suspend 1—{0}\nYou gain 5 life.", cost="{9}")
    table = Table(A={"hand": [rite]}, B={}).start()
    table.act(table.actions(NAME)[0])
    assert (table.names("exile"), table.find(NAME).counters) == ([NAME], (("time", 1),))
    settle(table.to_step("upkeep", turn=3), NAME)
    assert (table.life("A"), table.names("graveyard", "A")) == (25, [NAME])


@pytest.mark.construct("AgainstQuality")
def test_702_16_protection_from_legendary_creatures() -> None:
    shell = beast("Protection from multicolored", name="Shell")
    gold = written("Tap target creature.", "Sorcery", name="Gold", cost="{B/P}{R/P}")
    dark = written("Tap target creature.", "Sorcery", name="Dark", cost="{B/P}")
    table = Table(A={"hand": [gold, dark]}, B={"battlefield": [shell]}).start()
    assert (table.can_cast("Gold"), table.can_cast("Dark")) == (False, True)


@pytest.mark.construct("KeywordSemicolonLine")
def test_702_keywords_with_a_semicolon() -> None:
    table = Table(A={"battlefield": [beast("Flying; trample")]}, B={})
    assert seen(table, NAME).keywords == values.FLYING | values.TRAMPLE


@pytest.mark.construct("NumberedXKeyword")
def test_702_54_bloodthirst_x() -> None:
    sting = spell("Sting deals 3 damage to each opponent.", name="Sting")
    table = Table(A={"hand": [sting, beast("Bloodthirst X")]}, B={}).start()
    settle(table.cast("Sting"))
    assert settle(table.cast(NAME)).size(NAME) == (5, 5)


@pytest.mark.construct("ThreeKeywordsLine")
def test_702_1_three_keywords_with_semicolons() -> None:
    table = Table(A={"battlefield": [beast("Flying; first strike; vigilance")]}, B={}).start()
    assert {one.keyword for one in seen(table, NAME).abilities} == {"flying", "first strike", "vigilance"}
    assert spanish("Flying; first strike; banding") == "Vuela; daña primero; agrupar"
