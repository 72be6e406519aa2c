"""What also gains, other creature and land types, colors, what attacked this turn, life totals that can't change."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.rules.characteristics import characteristics
from tests.constructs.support import NAME, Table, beast, permanent, spell

OGRE = beast(name="Ogre", size=(3, 4))
MOUSE = beast(name="Mouse", size=(1, 5))


@pytest.mark.construct("AlsoGets", "AlsoGains", "AlsoHas")
def test_613_what_also_gains() -> None:
    glory = spell(
        "Target creature gets +2/+2 until end of turn. If it's your turn, it also gets +1/+0 until end of turn. "
        "If it's your turn, that creature also gains flying until end of turn."
    )
    crest = permanent("Creatures you control also have reach.", name="Crest")
    table = Table(A={"hand": [glory], "battlefield": [OGRE, crest]}, B={}).start().cast(NAME).resolve()
    assert table.size("Ogre") == (6, 6)
    keywords = characteristics(table.state, table.find("Ogre")).keywords
    assert keywords & values.FLYING and keywords & values.REACH


@pytest.mark.construct("IsInAdditionToSubtypes", "BecomesInAdditionToSubtypes")
def test_205_1b_other_creature_types() -> None:
    hook = permanent("Creatures you control are Pirates in addition to their other creature types.", name="Hook")
    train = spell("Target creature becomes a Samurai in addition to its other creature types until end of turn.")
    table = Table(A={"hand": [train], "battlefield": [OGRE, hook]}, B={}).start().cast(NAME).resolve()
    assert {"Beast", "Pirate", "Samurai"} <= characteristics(table.state, table.find("Ogre")).subtypes


@pytest.mark.construct("BecomesColorless", "BecomesColorsOfChoice")
def test_105_colors() -> None:
    lace = spell("Target creature becomes the color or colors of your choice until end of turn.", name="Lace")
    gray = spell("Target creature becomes colorless until end of turn.", name="Gray")
    table = Table(A={"hand": [lace, gray], "battlefield": [OGRE]}, B={}).start().cast("Lace").resolve()
    table.choose(2)
    assert characteristics(table.state, table.find("Ogre")).colors == 3
    assert characteristics(table.cast("Gray").resolve().state, table.find("Ogre")).colors == 0


@pytest.mark.construct("WithEitherStat")
def test_208_power_or_toughness() -> None:
    wail = spell("Destroy each creature with power or toughness 1 or less.")
    table = Table(A={"hand": [wail], "battlefield": [OGRE, MOUSE]}, B={}).start().cast(NAME).resolve()
    assert (table.find("Ogre").zone, table.find("Mouse").zone) == (values.BATTLEFIELD, values.GRAVEYARD)


@pytest.mark.construct("DidntAttack", "ThingAttacked", "DidntAttackThisTurn")
def test_508_1a_what_attacked_this_turn() -> None:
    idle = beast(
        "At the beginning of your end step, if this creature didn't attack this turn, draw a card.", name="Idle"
    )
    keen = beast(
        "At the beginning of your end step, if this creature attacked this turn, you gain 1 life.", name="Keen"
    )
    rest = spell("Tap each creature that didn't attack this turn.", type_line="Instant")
    table = Table(A={"hand": [rest], "battlefield": [idle, keen, OGRE], "library": [OGRE] * 3}, B={}).start()
    table.attack("Keen").to("postcombat_main")
    table.cast(NAME).resolve()
    assert [table.find(name, "battlefield").tapped for name in ("Idle", "Keen", "Ogre")] == [True, True, True]
    table.to("end").resolve().resolve()
    assert (table.life("A"), len(table.names("hand", "A"))) == (21, 1)


@pytest.mark.construct("AreOnBattlefield")
def test_so_many_are_on_the_battlefield() -> None:
    pact = permanent("As long as three or more creatures are on the battlefield, creatures you control get +1/+1.")
    table = Table(A={"battlefield": [OGRE, pact]}, B={"battlefield": [MOUSE]}).start()
    assert table.size("Ogre") == (3, 4)
    table = Table(A={"battlefield": [OGRE, beast(name="Cub"), pact]}, B={"battlefield": [MOUSE]}).start()
    assert table.size("Ogre") == (4, 5)


@pytest.mark.construct("LifeTotalCantChange")
def test_a_life_total_that_cant_change() -> None:
    stay = spell("Until end of turn, your life total can't change.", name="Stay")
    gain = spell("You gain 5 life. You lose 2 life.", name="Gain")
    table = Table(A={"hand": [stay, gain]}, B={}).start().cast("Stay").resolve().cast("Gain").resolve()
    assert table.life("A") == 20


@pytest.mark.construct("DamageReducesLifeTo")
@pytest.mark.parametrize("life", [3, 1])
def test_120_3a_damage_reduces_a_life_total_to_1_only(life: int) -> None:
    worship = permanent(
        "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.",
        name="Worship",
    )
    fire = spell(f"{NAME} deals 5 damage to each player. {NAME} deals 5 damage to each player.")
    seats = {"hand": [fire], "battlefield": [worship, OGRE], "life": life}
    table = Table(A=seats, B={}).start().cast(NAME).resolve()
    assert (table.life("A"), table.life("B")) == (1, 10)


@pytest.mark.construct("DamageReducesLifeTo")
def test_120_3a_damage_dealt_at_the_same_time_too() -> None:
    thief = beast(
        "Damage that would reduce your life total to less than 1 reduces it to 1 instead.", name="Thief", size=(1, 1)
    )
    table = Table(A={"battlefield": [OGRE, beast(name="Cub")]}, B={"battlefield": [thief], "life": 4}).start()
    table.attack("Ogre", "Cub").to("postcombat_main")
    assert table.life("B") == 1


@pytest.mark.construct("EntersUntapped", "EntersUntappedEvent")
def test_614_1d_lands_enter_untapped() -> None:
    gond = permanent("Lands you control enter untapped.", name="Gond")
    cabin = permanent("When this land enters untapped, you gain 1 life.", "Land", name="Cabin")
    mire = permanent("This land enters tapped.", "Land", name="Mire")
    table = Table(A={"hand": [cabin], "battlefield": [gond]}, B={}).start().play("Cabin").resolve()
    assert table.life("A") == 21
    table = Table(A={"hand": [mire]}, B={}).start().play("Mire")
    assert table.find("Mire").tapped


@pytest.mark.construct("IsAlso")
def test_205_3m_is_also() -> None:
    pack = beast("This creature is also a Cleric, Rogue, and Wizard.", name="Pack")
    table = Table(A={"battlefield": [pack]}, B={}).start()
    assert {"Beast", "Cleric", "Rogue", "Wizard"} <= characteristics(table.state, table.find("Pack")).subtypes


@pytest.mark.construct("HasBaseSizeEqual")
def test_613_4b_base_power_and_base_toughness() -> None:
    rite = spell("Target creature has base power and base toughness each equal to the number of cards in your hand.")
    table = Table(A={"hand": [rite, OGRE, OGRE, OGRE], "battlefield": [MOUSE]}, B={}).start().cast(NAME).resolve()
    assert table.size("Mouse") == (3, 3)


@pytest.mark.construct("CantBeBlockedByGreater")
@pytest.mark.parametrize(("size", "possible"), [(2, True), (3, False)])
def test_509_1b_creatures_with_greater_power(size: int, possible: bool) -> None:
    pet = beast("This creature can't be blocked by creatures with greater power.", name="Pet")
    wall = beast(name="Wall", size=(size, 4))
    table = Table(A={"battlefield": [pet]}, B={"battlefield": [wall]}).start().attack("Pet").to("declare_blockers")
    assert (table.decision.purpose == "blockers") == possible
