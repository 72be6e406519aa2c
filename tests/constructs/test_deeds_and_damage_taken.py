"""Events of milling, tapping, fighting and paying life; what was dealt damage, and lethal damage (603, 120)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BAT,
    BEAR,
    CUB,
    DOE,
    FOX,
    NAME,
    OGRE,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)

BOLT = spell("Bolt deals 2 damage to any target.", name="Bolt", type_line="Instant")
SIP, SUP, SIGH = (spell("You gain 1 life.", name=name, type_line="Instant") for name in ("Sip", "Sup", "Sigh"))


@pytest.mark.construct("MillsEvent")
def test_701_17_once_for_each_card_or_once_for_all() -> None:
    one = permanent("Whenever an opponent mills a nonland card, you gain 1 life.", name="One")
    all_ = permanent("Whenever a player mills one or more creature cards, you gain 10 life.", name="All")
    grind = spell("Target player mills three cards.", name="Grind")
    table = Table(
        A={"battlefield": [one, all_], "hand": [grind]}, B={"library": [CUB, DOE, permanent("", "Land", name="Plot")]}
    ).start()

    table.cast("Grind", "B")

    assert table.settle().life("A") == 32
    assert spanish("Whenever an opponent mills a nonland card, you gain 1 life.").startswith(
        "Siempre que un oponente muela"
    )


@pytest.mark.construct("TapsEvent")
def test_701_26a_only_what_you_tap() -> None:
    watch = permanent("Whenever you tap an untapped creature an opponent controls, you gain 1 life.", name="Watch")
    rod = permanent("{0}: Tap target creature.", "Artifact", name="Rod")
    table = Table(A={"battlefield": [watch, rod, FOX]}, B={"battlefield": [CUB, rod]}).start()

    settle(table.activate("Rod", "Fox"))
    assert table.life("A") == 20
    settle(table.activate("Rod", "Cub"))
    assert table.life("A") == 21
    settle(table.activate("Rod", "Cub"))

    assert table.life("A") == 21


@pytest.mark.construct("FightsEvent")
def test_701_14_each_of_two_that_fight() -> None:
    watch = permanent("Whenever a creature you control fights, you gain 1 life.", name="Watch")
    brawl = spell("Target creature you control fights another target creature.", name="Brawl")
    table = Table(A={"battlefield": [watch, CUB, FOX], "hand": [brawl]}, B={}).start()

    settle(table.cast("Brawl", "Cub"))

    assert table.life("A") == 22


@pytest.mark.construct("LosesGameEvent")
def test_104_3_an_opponent_loses() -> None:
    watch = permanent("Whenever an opponent loses the game, you gain 5 life.", name="Watch")
    doom = spell("Target player loses the game.", name="Doom")
    table = Table(A={"battlefield": [watch], "hand": [doom]}, B={}, C={}).start()

    settle(table.cast("Doom", "C"))

    assert table.life("A") == 25


@pytest.mark.construct("PaysLifeEvent")
def test_119_4_paying_is_not_losing() -> None:
    font = permanent("Whenever you pay life, put that many charge counters on this enchantment.", name="Font")
    knife = permanent("Pay 3 life: Draw a card.", name="Knife")
    table = Table(A={"battlefield": [font, knife], "hand": [spell("You lose 2 life.", name="Ow")]}, B={}).start()

    settle(table.cast("Ow"))
    settle(table.activate("Knife"))

    assert table.find("Font").counter("charge") == 3


@pytest.mark.construct("WheneverAndWhenever")
def test_603_2_whenever_and_when() -> None:
    voice = beast("Whenever you gain life and when this creature dies, draw a card.")
    table = Table(A={"battlefield": [voice], "hand": [SIP, BOLT]}, B={}).start()

    settle(table.cast("Sip"))
    assert table.names("hand", "A") == ["Bolt", "Wastes"]
    settle(table.cast("Bolt", NAME))

    assert table.names("hand", "A") == ["Wastes", "Wastes"]


@pytest.mark.construct("TriggersTwiceEachTurn")
def test_603_2h_only_twice() -> None:
    watch = permanent("Whenever you gain life, draw a card. This ability triggers only twice each turn.")
    table = Table(A={"battlefield": [watch], "hand": [SIP, SUP, SIGH]}, B={}).start()

    for name in ("Sip", "Sup", "Sigh"):
        settle(table.cast(name))

    assert table.names("hand", "A") == ["Wastes", "Wastes"]


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.construct("AnyDamagedTarget")
def test_115_4_a_target_that_was_dealt_damage() -> None:
    needle = spell("Needle deals 1 damage to any target that was dealt damage this turn.", name="Needle")
    table = Table(A={"hand": [needle, BOLT]}, B={"battlefield": [FOX, OGRE]}).start()
    assert not table.can_cast("Needle")

    settle(table.cast("Bolt", "Fox")).cast("Needle")

    assert settle(table).names("graveyard", "B") == ["Fox"]


@pytest.mark.construct("YouWereDealtDamageBy")
def test_120_3_by_two_different_creatures() -> None:
    trap = spell(
        "If you've been dealt damage by two or more creatures this turn, you may pay {0} rather than pay this spell's "
        "mana cost.\nYou gain 9 life.",
        name="Trap",
        cost="{9}",
        type_line="Instant",
    )
    table = Table(A={"battlefield": [CUB, DOE]}, B={"hand": [trap]}).start()

    table.attack("Cub", "Doe")
    table.to("combat_damage")
    settle(table.passes().cast("Trap"))

    assert table.life("B") == 25


@pytest.mark.construct("IsDealtExcessDamage", "DealtDamageToIt")
def test_120_10_excess_damage_by_what_you_controlled() -> None:
    frost = permanent(
        "Whenever a creature an opponent controls is dealt excess damage, if a Giant or spell you controlled dealt "
        "damage to it this turn, draw a card.",
        name="Frost",
    )
    rack = permanent("{0}: This artifact deals 3 damage to target creature.", "Artifact", name="Rack")
    table = Table(A={"battlefield": [frost, rack], "hand": [BOLT]}, B={"battlefield": [CUB, BEAR]}).start()

    settle(table.activate("Rack", "Cub"))  # too much, but by an artifact
    settle(table.cast("Bolt", "Bear"))  # just enough
    assert table.names("hand", "A") == []
    table = Table(A={"battlefield": [frost, rack], "hand": [BOLT]}, B={"battlefield": [FOX]}).start()
    settle(table.cast("Bolt", "Fox"))
    settle(table.activate("Rack"))

    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("EachDealsToItsController")
def test_608_2f_each_deals_damage_to_its_own_controller() -> None:
    table = played(
        "Each creature deals 1 damage to its controller.", A={"battlefield": [CUB]}, B={"battlefield": [FOX, DOE]}
    )

    assert (table.life("A"), table.life("B")) == (19, 18)


def test_119_10_damage_dealt_together_is_one_loss_of_life() -> None:
    watch = permanent("Whenever you lose life, draw a card.", name="Watch")
    table = Table(A={"battlefield": [CUB, DOE]}, B={"battlefield": [watch]}).start()

    settle(table.attack("Cub", "Doe"))

    assert table.to("end_combat").names("hand", "B") == ["Wastes"]


@pytest.mark.construct("LethalByPower")
def test_704_5g_power_says_what_is_lethal() -> None:
    king = permanent(
        "Lethal damage dealt to creatures you control is determined by their power rather than their toughness.",
        name="King",
    )
    wall, fang = beast(name="Wall", size=(1, 5)), beast(name="Fang", size=(5, 1))
    table = Table(
        A={"battlefield": [king, wall, fang], "hand": [BOLT, spell("Zap deals 2 damage to any target.", name="Zap")]},
        B={},
    ).start()

    settle(table.cast("Bolt", "Fang"))
    settle(table.cast("Zap", "Wall"))

    assert table.names("battlefield", "A") == ["Fang", "King"]


# ------------------------------------------------------------------------------------------------ what can't be


@pytest.mark.construct("CantBeCounteredBy")
def test_701_6_not_by_blue_spells() -> None:
    veil = spell("Spells you control can't be countered by blue spells this turn.", name="Veil", type_line="Instant")
    no, blue_no = (
        spell("Counter target spell.", name=name, cost=cost, type_line="Instant")
        for name, cost in (("No", "{0}"), ("Blue", "{U/P}"))
    )
    table = Table(A={"hand": [veil, SIP, SUP]}, B={"hand": [no, blue_no]}).start()
    settle(table.cast("Veil"))

    table.cast("Sip").passes().cast("Blue")
    settle(table)
    assert table.life("A") == 21
    table.cast("Sup").passes().cast("No")

    assert settle(table).life("A") == 21


@pytest.mark.construct("CantBeSacrificed")
def test_701_21_nor_sacrificed() -> None:
    chain = permanent("Enchant creature\nEnchanted creature can't be sacrificed.", "Enchantment — Aura", name="Chain")
    edict = spell("Target player sacrifices a creature of their choice.", name="Edict")
    table = Table(A={"hand": [chain, edict]}, B={"battlefield": [CUB]}).start()

    settle(table.cast("Chain"))
    settle(table.cast("Edict", "B"))

    assert table.names("battlefield", "B") == ["Cub"]


@pytest.mark.construct("CastOnlySoManyMore")
def test_601_3_only_one_more_spell() -> None:
    feat = spell("You can cast only one more spell this turn.", name="Feat")
    table = Table(A={"hand": [SIP, feat, SUP, SIGH]}, B={}).start()

    settle(table.cast("Sip"))
    settle(table.cast("Feat"))
    settle(table.cast("Sup"))

    assert not table.can_cast("Sigh")


@pytest.mark.construct("WouldDrawWhile")
def test_614_11_while_the_hand_is_empty() -> None:
    scribe = permanent(
        "If you would draw a card while you have no cards in hand, instead you draw two cards and you lose 1 life.",
        name="Scribe",
    )
    pen = permanent("{0}: Draw a card.", "Artifact", name="Pen")
    table = Table(A={"battlefield": [scribe, pen]}, B={}).start()

    settle(table.activate("Pen"))
    assert (table.names("hand", "A"), table.life("A")) == (["Wastes", "Wastes"], 19)
    settle(table.activate("Pen"))

    assert len(table.names("hand", "A")) == 3


@pytest.mark.construct("NonOutlaw")
def test_700_12_no_outlaw() -> None:
    rogue = beast(name="Thief", type_line="Creature — Rogue")
    law = spell("Destroy target non-outlaw creature.", name="Law")
    table = Table(A={"hand": [law]}, B={"battlefield": [rogue, BAT]}).start()

    table.cast("Law")

    assert settle(table).names("battlefield", "B") == ["Thief"]


@pytest.mark.construct("WithSoManyCounters")
def test_122_1_three_or_more_counters() -> None:
    chief = permanent("Creatures you control with three or more +1/+1 counters on them get +5/+0.", name="Chief")
    grow = spell("Put two +1/+1 counters on target creature.", name="Grow")
    table = Table(
        A={
            "battlefield": [chief, CUB],
            "hand": [grow, spell("Put two +1/+1 counters on target creature.", name="Rise")],
        },
        B={"battlefield": [FOX]},
    ).start()

    settle(table.cast("Grow", "Cub"))
    assert table.size("Cub") == (4, 4)
    settle(table.cast("Rise", "Cub"))

    assert table.size("Cub") == (11, 6)
