"""Noun phrases, lists of nouns and what stands behind a noun (109, 115, 205)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    ELK,
    FOX,
    NAME,
    SEAL,
    THEIRS,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
    written,
)

CUB, DOE = beast(name="Cub", size=(1, 3)), beast(name="Doe", size=(4, 1))
FEN = written("", "Land", name="Fen")
HERD = {"battlefield": [CUB, DOE, ELK, WINCH, SEAL, FEN]}
ALL = ["Cub", "Doe", "Elk", "Fen", "Fox", "Seal", "Winch"]


def without(*gone: str) -> list[str]:
    """Return what is left."""
    return [name for name in ALL if name not in gone]


@pytest.mark.parametrize(
    ("what", "gone"),
    [
        pytest.param("creatures you control", "Cub Doe Elk", marks=pytest.mark.construct("YouControl", "Every")),
        pytest.param("creatures you don't control", "Fox", marks=pytest.mark.construct("YouDontControl")),
        pytest.param("creatures you own", "Cub Doe Elk", marks=pytest.mark.construct("YouOwn")),
        pytest.param("creatures your opponents control", "Fox", marks=pytest.mark.construct("PlayerControls")),
        pytest.param("creatures with power 2 or less", "Cub Elk", marks=pytest.mark.construct("WithStat")),
        pytest.param("creatures with no abilities", "Cub Doe Elk Fox", marks=pytest.mark.construct("NoAbilities")),
        pytest.param("creatures named Elk", "Elk", marks=pytest.mark.construct("Named", "Name")),
        pytest.param("artifacts, enchantments, and lands", "Winch Seal Fen", marks=pytest.mark.construct("AndHead")),
    ],
)
def test_all_that_are_so_described_are_destroyed(what: str, gone: str) -> None:
    assert played(f"Destroy all {what}.", A=HERD, B=THEIRS).names("battlefield") == without(*gone.split())


@pytest.mark.construct("OrHead")
def test_target_artifact_or_enchantment() -> None:
    table = Table(A={"hand": [spell("Destroy target artifact or enchantment.")], **HERD}, B=THEIRS).start()
    table.cast(NAME)
    assert set(table.offered()) == {"Winch", "Seal"}


@pytest.mark.construct("AnyKind")
def test_an_instant_or_sorcery_card() -> None:
    rite, song = spell("Draw a card.", name="Rite"), spell("Draw a card.", name="Song", type_line="Instant")
    text = "Exile all instant and sorcery cards from your graveyard."
    table = played(text, A={"graveyard": [rite, song, CUB]})
    assert table.names("exile") == ["Rite", "Song"]
    text = "Return target instant or sorcery card from your graveyard to your hand."
    assert played(text, A={"graveyard": [song, CUB]}).names("hand", "A") == ["Song"]


@pytest.mark.construct("AndKind")
def test_instant_and_sorcery_cards() -> None:
    rite, song = spell("Draw a card.", name="Rite"), spell("Draw a card.", name="Song", type_line="Instant")
    table = played("Exile all instant and sorcery cards from your graveyard.", A={"graveyard": [rite, song, CUB]})
    assert table.names("exile") == ["Rite", "Song"]


@pytest.mark.construct("PermanentKind")
def test_110_4a_a_permanent_card() -> None:
    rite = spell("Draw a card.", name="Rite")
    text = "Return target permanent card from your graveyard to your hand."
    assert played(text, A={"graveyard": [rite, WINCH]}).names("hand", "A") == ["Winch"]


@pytest.mark.construct("OfHead")
def test_a_creature_card_in_a_zone() -> None:
    text = "Exile all creature cards from your graveyard."
    assert played(text, A={"graveyard": [CUB, WINCH]}).names("exile") == ["Cub"]


@pytest.mark.construct("ObjectAndPlayer")
def test_damage_to_each_creature_and_each_player() -> None:
    table = played("Subject deals 2 damage to each creature and each player.", A=HERD, B=THEIRS)
    assert table.names("battlefield") == without("Doe", "Elk")
    assert (table.life("A"), table.life("B")) == (18, 18)


@pytest.mark.construct("AnyTarget")
def test_115_4_any_target() -> None:
    table = Table(A={"hand": [spell("Subject deals 2 damage to any target.")], **HERD}, B=THEIRS).start()
    table.cast(NAME)
    assert len(table.decision.options) == 6  # four creatures, two players; no artifact, enchantment or land
    settle(table, "Doe")
    assert table.names("battlefield") == without("Doe")


@pytest.mark.construct("AnyOtherTarget")
def test_115_4_any_other_target() -> None:
    horn = beast("{0}: This creature deals 1 damage to any other target.")
    table = Table(A={"battlefield": [horn]}, B=THEIRS).start()
    table.activate(NAME)
    assert len(table.decision.options) == 3
    settle(table, "B")
    assert table.life("B") == 19


@pytest.mark.construct("It")
def test_it() -> None:
    table = played("Untap target creature. It gets +1/+1 until end of turn.", "Cub", A=HERD, B=THEIRS)
    assert table.size("Cub") == (2, 4)


@pytest.mark.construct("They", "EachOfThem")
def test_they_and_them() -> None:
    text = "Untap two target creatures. They each get +1/+1 until end of turn. Put a +1/+1 counter on each of them."
    table = played(text, "Cub", "Fox", A=HERD, B=THEIRS)
    assert (table.size("Cub"), table.size("Fox"), table.size("Elk")) == ((3, 5), (5, 5), (2, 2))


@pytest.mark.construct("OneOfThem")
def test_one_of_them() -> None:
    text = (
        "Look at the top two cards of your library. Put one of them into your hand and the other into your graveyard."
    )
    table = played(text, "Doe", A={"library": [CUB, DOE]})
    assert table.names("hand", "A") == ["Doe"]


@pytest.mark.construct("SomeOfThem")
def test_two_of_them() -> None:
    text = (
        "Look at the top three cards of your library. Put two of them into your hand and the rest into your graveyard."
    )
    table = played(text, "Doe", "Elk", A={"library": [CUB, DOE, ELK]})
    assert (table.names("hand", "A"), table.names("graveyard", "A")) == (["Doe", "Elk"], ["Cub", NAME])


@pytest.mark.construct("AnyOfThem")
def test_any_number_of_them() -> None:
    text = (
        "Look at the top three cards of your library, then put any number of them on the bottom of your library and "
        "the rest on top of your library in any order."
    )
    table = played(text, "Cub", "Elk", "done", "Cub", A={"library": [CUB, DOE, ELK]})
    refs = table.state.players[0].library
    assert table.named(refs[-1]) == "Doe"
    assert {table.named(ref) for ref in refs[:2]} == {"Cub", "Elk"}


@pytest.mark.construct("EnchantedThing")
def test_303_4_enchanted_creature() -> None:
    aura = permanent("Enchant creature\nEnchanted creature gets +2/+2.", "Enchantment — Aura")
    table = Table(A={"hand": [aura], **HERD}, B={}).start()
    settle(table.cast(NAME, "Cub"))
    assert (table.size("Cub"), table.size("Elk")) == ((3, 5), (2, 2))


@pytest.mark.construct("EquippedThing")
def test_301_5_equipped_creature() -> None:
    blade = permanent("Equipped creature gets +2/+2.\nEquip {0}", "Artifact — Equipment")
    table = Table(A={"battlefield": [blade, CUB, ELK]}, B={}).start()
    settle(table.activate(NAME, "Cub"))
    assert (table.size("Cub"), table.size("Elk")) == ((3, 5), (2, 2))


@pytest.mark.construct("OwnName")
def test_201_5_the_own_name_is_the_source() -> None:
    rite = played("Subject deals 2 damage to each opponent.")
    assert rite.life("B") == 18


@pytest.mark.construct("ShortName")
def test_201_5_the_short_name_is_the_source() -> None:
    hero = written(
        "{0}: Ada gets +1/+1 until end of turn.", "Legendary Creature — Human", name="Ada, Tamer", size=(1, 1)
    )
    table = Table(A={"battlefield": [hero, ELK]}, B={}).start()
    settle(table.activate("Ada, Tamer"))
    assert (table.size("Ada, Tamer"), table.size("Elk")) == ((2, 2), (2, 2))


@pytest.mark.construct("Plural")
def test_creatures_you_control_get() -> None:
    table = played("Creatures you control get +1/+1 until end of turn.", A=HERD, B=THEIRS)
    assert (table.size("Cub"), table.size("Fox")) == ((2, 4), (3, 3))


@pytest.mark.construct("Singular")
def test_for_each_creature() -> None:
    assert played("You gain 1 life for each artifact you control.", A=HERD, B=THEIRS).life("A") == 21


@pytest.mark.construct("OtherSingular")
def test_for_each_other_creature() -> None:
    lord = beast("This creature gets +1/+1 for each other creature you control.")
    assert Table(A={"battlefield": [lord, CUB, DOE]}, B=THEIRS).start().size(NAME) == (4, 4)


@pytest.mark.construct("Determined", "Targeted")
def test_a_described_creature_and_a_described_target() -> None:
    table = played("Sacrifice a creature with power 4 or greater.", A=HERD)
    assert "Doe" not in table.names("battlefield")
    table = Table(A={"hand": [spell("Destroy target creature with power 3 or greater.")], **HERD}, B=THEIRS).start()
    table.cast(NAME)
    assert set(table.offered()) == {"Doe", "Fox"}


@pytest.mark.construct("OtherThan")
def test_other_than() -> None:
    rift = permanent("{0}: Destroy all permanents other than this enchantment.")
    table = Table(A={"battlefield": [rift, CUB]}, B=THEIRS).start()
    settle(table.activate(NAME))
    assert table.names("battlefield") == [NAME]


@pytest.mark.construct("InZone")
def test_for_each_card_in_your_graveyard() -> None:
    table = played("You gain 1 life for each creature card in your graveyard.", A={"graveyard": [CUB, DOE, WINCH]})
    assert table.life("A") == 22


@pytest.mark.construct("OnBattlefield")
def test_for_each_creature_on_the_battlefield() -> None:
    table = played("You gain 1 life for each creature on the battlefield.", A={"graveyard": [CUB], **HERD}, B=THEIRS)
    assert table.life("A") == 24


@pytest.mark.construct("WithCounter")
def test_with_a_counter_on_it() -> None:
    grow = spell("Put a +1/+1 counter on target creature you control.", name="Grow")
    crush = spell("Destroy target creature with a +1/+1 counter on it.")
    table = Table(A={"hand": [grow, crush], **HERD}, B=THEIRS).start()
    settle(table.cast("Grow", "Cub"))
    settle(table.cast(NAME))
    assert table.names("battlefield") == without("Cub")


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        pytest.param("that's attacking", "Doe", marks=pytest.mark.construct("ThatIs")),
        pytest.param("attacking you", "Doe", marks=pytest.mark.construct("AttackingYou")),
    ],
)
def test_a_creature_that_s_attacking(text: str, gone: str) -> None:
    trap = written(f"Destroy target creature {text}.", "Instant")
    table = Table(A={"battlefield": [CUB, DOE]}, B={"hand": [trap], **THEIRS}).start()
    table.attack("Doe").passes()
    settle(table.cast(NAME))
    assert table.names("battlefield") == ["Cub", "Fox"]


@pytest.mark.construct("DealtDamageThisTurn")
def test_a_creature_that_was_dealt_damage_this_turn() -> None:
    prick = spell("Prick deals 1 damage to target creature.", name="Prick")
    crush = spell("Destroy target creature that was dealt damage this turn.")
    table = Table(A={"hand": [prick, crush], **HERD}, B=THEIRS).start()
    assert not table.can_cast(NAME)
    settle(table.cast("Prick", "Fox"))
    settle(table.cast(NAME))
    assert table.names("battlefield") == without("Fox")


@pytest.mark.construct("AttackedThisTurn")
def test_a_creature_that_attacked_this_turn() -> None:
    crush = spell("Destroy target creature that attacked this turn.")
    table = Table(A={"hand": [crush], "battlefield": [CUB, ELK]}, B={}).start()
    assert not table.can_cast(NAME)
    table.attack("Elk").to("postcombat_main")
    settle(table.cast(NAME))
    assert table.names("battlefield") == ["Cub"]


@pytest.mark.construct("EnteredThisTurn")
def test_a_creature_that_entered_this_turn() -> None:
    crush = spell("Destroy target creature that entered this turn.")
    table = Table(A={"hand": [crush, beast(name="New")], "battlefield": [CUB]}, B={}).start(turn=3)
    settle(table.cast("New"))
    settle(table.cast(NAME))
    assert table.names("battlefield") == ["Cub"]


@pytest.mark.construct("BlockingThing")
def test_a_creature_blocking_this_creature() -> None:
    tusk = beast("{0}: Destroy target creature blocking this creature.")
    table = Table(A={"battlefield": [tusk]}, B={"battlefield": [FOX, ELK]}).start()
    table.attack(NAME).block(("Elk", NAME))
    settle(table.activate(NAME))
    assert table.names("battlefield") == ["Fox", NAME]


@pytest.mark.construct("BlockedByThing")
def test_a_creature_blocked_by_this_creature() -> None:
    shield = beast("{0}: Destroy target creature blocked by this creature.")
    table = Table(A={"battlefield": [CUB, DOE]}, B={"battlefield": [shield]}).start()
    table.attack("Cub", "Doe").block((NAME, "Doe")).passes()
    settle(table.activate(NAME))
    assert table.names("battlefield") == ["Cub", NAME]


@pytest.mark.construct("Targeting")
def test_a_spell_that_targets_a_creature_you_control() -> None:
    ward = written("Counter target spell that targets a creature you control.", "Instant")
    bolt = spell("Destroy target creature.", name="Bolt")
    table = Table(A={"hand": [bolt], "battlefield": [CUB]}, B={"hand": [ward], **THEIRS}).start()
    table.cast("Bolt", "Fox").passes()
    settle(table.cast(NAME))
    assert table.names("battlefield") == ["Cub", "Fox"]
