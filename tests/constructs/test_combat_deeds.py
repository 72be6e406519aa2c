"""What happens to attackers and blockers, whom they attack, base sizes that are changed, curses (508, 509, 613.4b)."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.errors import IllegalActionError, UnsupportedCardError
from apnap.rules.characteristics import characteristics
from apnap.rules.combat.attack_sets import validate_attack_set
from tests.constructs.support import BEAR, CUB, FOX, NAME, OGRE, Table, beast, permanent, played, settle, spanish, spell


@pytest.mark.construct("BecomesBlockedNow")
def test_509_1h_an_attacker_becomes_blocked() -> None:
    haze = spell("Target unblocked attacking creature becomes blocked.", type_line="Instant")
    watcher = beast("Whenever ~ becomes blocked, you gain 3 life.", name="Bear")
    table = Table(A={"battlefield": [watcher, OGRE]}, B={"hand": [haze], "battlefield": [CUB]})
    table.attack_now("Bear", "Ogre").block(("Cub", "Ogre")).passes()
    settle(table.cast(NAME))
    table.to("postcombat_main")
    assert (table.life("A"), table.life("B")) == (23, 20), "it is blocked, and nothing blocks it"


@pytest.mark.construct("AttacksAnyoneElse")
def test_508_1d_attacks_a_player_other_than_you_if_able() -> None:
    text = (
        "Until your next turn, creatures your opponents control attack each combat if able "
        "and attack a player other than you if able."
    )
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [BEAR]}, C={}).start()
    settle(table.cast(NAME))
    table.to("declare_attackers", 2)
    bear = table.find("Bear").ref
    with pytest.raises(IllegalActionError, match=r"508\.1d"):
        validate_attack_set(table.state, ((bear, -1),))
    validate_attack_set(table.state, ((bear, -3),))


@pytest.mark.construct("CantAttackAgain")
def test_508_1c_it_cant_attack_the_same_player_again() -> None:
    razer = beast("~ can't attack a player it has already attacked this turn.", name="Bear")
    again = spell("Untap target creature. After this phase, there is an additional combat phase.", name="Again")
    table = Table(A={"battlefield": [razer], "hand": [again]}, B={}, C={}).start("begin_combat").attack(("Bear", "B"))
    table.to("postcombat_main")
    table.cast("Again").resolve()
    table.to("declare_attackers")
    bear = table.find("Bear").ref
    with pytest.raises(IllegalActionError, match=r"508\.1b"):
        validate_attack_set(table.state, ((bear, -2),))
    validate_attack_set(table.state, ((bear, -3),))


@pytest.mark.construct("AtNextEndOfCombat")
def test_603_7_at_this_turns_next_end_of_combat() -> None:
    gaze = spell("Choose target creature. At this turn's next end of combat, destroy it.", type_line="Instant")
    table = settle(Table(A={"hand": [gaze], "battlefield": [BEAR]}, B={}).start("begin_combat").cast(NAME))
    assert table.to("declare_attackers").names("battlefield", "A") == ["Bear"]
    assert table.to("postcombat_main").names("battlefield", "A") == []
    late = settle(Table(A={"hand": [gaze], "battlefield": [BEAR]}, B={}).start().to("postcombat_main").cast(NAME))
    assert late.to("postcombat_main", 3).names("battlefield", "A") == ["Bear"], "there was no other this turn"


@pytest.mark.construct("AnyTargetThatIsnt")
def test_115_4_any_target_that_isnt_of_a_kind() -> None:
    rite = spell("~ deals 2 damage to any target that isn't a Beast.")
    elk = beast(name="Moose", type_line="Creature — Elk")
    table = Table(A={"hand": [rite]}, B={"battlefield": [FOX, elk]}).start()
    table.cast(NAME)
    offered = sorted(table.named(one) if one > 0 else str(one) for one in table.choices)
    assert offered == ["-1", "-2", "Moose"]


@pytest.mark.construct("ThatIsEither")
def test_a_creature_thats_enchanted_or_equipped() -> None:
    dog = permanent(
        "Whenever a creature you control that's enchanted or equipped attacks, you gain 1 life.", name="Dog"
    )
    sword = permanent("Equip {0}", "Artifact — Equipment", name="Sword")
    table = Table(A={"battlefield": [dog, sword, BEAR, CUB]}, B={}).start()
    table.activate("Sword", "Bear").resolve()
    assert settle(table.attack("Bear", "Cub")).life("A") == 21


@pytest.mark.construct("IsEither", "IsNeither")
def test_as_long_as_it_is_or_isnt_attacking_or_blocking() -> None:
    ace = beast("~ gets +2/+0 as long as it isn't attacking or blocking.", name="Bear")
    deuce = beast("~ gets +4/+0 as long as it's attacking or blocking.", name="Ogre")
    table = Table(A={"battlefield": [ace, deuce]}, B={}).start("begin_combat")
    assert (table.size("Bear"), table.size("Ogre")) == ((4, 2), (2, 2))
    table.attack("Bear", "Ogre")
    assert (table.size("Bear"), table.size("Ogre")) == ((2, 2), (6, 2))


@pytest.mark.construct("PlayerAttacksWhomWith")
def test_508_1m_whenever_a_player_attacks_you_with_creatures() -> None:
    curse = permanent("Whenever a player attacks you with one or more creatures, you gain 1 life.")
    for attacked, life in (("B", 21), ("C", 20)):
        table = Table(A={"battlefield": [BEAR, CUB]}, B={"battlefield": [curse]}, C={}).start("begin_combat")
        assert settle(table.attack(("Bear", attacked), ("Cub", attacked))).life("B") == life


@pytest.mark.construct("DidntAttackWithACreature")
def test_508_1a_you_didnt_attack_with_a_creature() -> None:
    urge = permanent(
        "At the beginning of your end step, if you didn't attack with a creature this turn, you gain 1 life."
    )
    table = Table(A={"battlefield": [urge, BEAR]}, B={}).start()
    assert settle(table.to("end")).life("A") == 21
    table = Table(A={"battlefield": [urge, BEAR]}, B={}).attack_now("Bear")
    assert settle(table.to("end")).life("A") == 20


@pytest.mark.construct("EnterTappedAttackingPlayer")
def test_508_4_a_token_attacking_that_player() -> None:
    foot = permanent(
        "Whenever you attack, for each opponent, create a 1/1 black Ninja creature token that's tapped and attacking "
        "that player."
    )
    table = Table(A={"battlefield": [foot, BEAR]}, B={}, C={}).start("begin_combat").attack(("Bear", "B"))
    settle(table)
    tokens = [one for one in table.objects("battlefield") if one.attacking and table.named(one.ref) != "Bear"]
    assert sorted(one.attacking for one in tokens) == [-3, -2]
    assert all(one.tapped for one in tokens)


@pytest.mark.construct("EnterAttackingPlayer")
def test_508_4_a_token_attacking_each_opponent_without_being_tapped() -> None:
    foot = permanent(
        "Whenever you attack, for each opponent, create a 1/1 black Ninja creature token that's attacking that player."
    )
    table = settle(Table(A={"battlefield": [foot, BEAR]}, B={}, C={}).start("begin_combat").attack(("Bear", "B")))
    tokens = [one for one in table.objects("battlefield") if one.attacking and table.named(one.ref) != "Bear"]
    assert sorted(one.attacking for one in tokens) == [-3, -2]
    assert not any(one.tapped for one in tokens)


@pytest.mark.construct("AttackingOnesOf", "LastChosenPlayer")
def test_508_1b_creatures_attacking_the_last_chosen_player() -> None:
    wisp = permanent(
        "At the beginning of combat on your turn, choose an opponent.\n"
        "Creatures attacking the last chosen player get +1/+0."
    )
    table = Table(A={"battlefield": [wisp, BEAR, CUB]}, B={}, C={}).start()
    for turn, (chosen, sizes) in ((1, ("B", (3, 2))), (4, ("C", (2, 3)))):
        table.to_step("begin_combat", turn)
        table.passes(3)
        table.choose(chosen)
        table.attack(("Bear", "B"), ("Cub", "C"))
        assert (table.size("Bear")[0], table.size("Cub")[0]) == sizes


@pytest.mark.construct("ThatAttacksAlone")
def test_506_5_a_creature_thats_attacking_alone() -> None:
    chant = permanent("{0}: Target creature that's attacking alone gets +1/+0 until end of turn.", name="Chant")
    table = Table(A={"battlefield": [chant, BEAR]}, B={}).attack_now("Bear")
    assert settle(table.activate("Chant")).size("Bear") == (3, 2)
    table = Table(A={"battlefield": [chant, BEAR, CUB]}, B={}).attack_now("Bear", "Cub")
    assert not table.can_activate("Chant")


# ------------------------------------------------------------------------------------------------ curses, ranks


@pytest.mark.construct("PlayerIsAttacked", "EachOpponentAttacking", "DoTheSame")
def test_508_1m_an_enchanted_player_is_attacked_and_others_do_the_same() -> None:
    curse = permanent(
        "Enchant player\nWhenever enchanted player is attacked, you gain 2 life. "
        "Each opponent attacking that player does the same.",
        "Enchantment — Aura Curse",
    )
    table = Table(A={"hand": [curse], "battlefield": [BEAR]}, B={}, C={"battlefield": [FOX, OGRE]}).start()
    table.cast(NAME, "B").resolve()
    settle(table.attack(("Bear", "B")))
    assert (table.life("A"), table.life("C")) == (22, 20)
    table.to("declare_attackers", 3)
    settle(table.attack(("Fox", "B"), ("Ogre", "B")))
    assert (table.life("A"), table.life("C")) == (24, 22)


@pytest.mark.construct("OneWithLeast", "YouChooseOneTied")
def test_608_2d_the_creature_with_the_least_power() -> None:
    text = (
        "Destroy the creature with the least power. "
        "If two or more creatures are tied for least power, you choose one of them."
    )
    seats = {"A": {"battlefield": [BEAR]}, "B": {"battlefield": [CUB, FOX]}}
    table = played(text, "Cub", **seats)  # type: ignore[arg-type]
    assert table.names("graveyard", "B") == ["Cub"]
    assert played(text, A={"battlefield": [OGRE, BEAR]}).names("battlefield", "A") == ["Ogre"]


@pytest.mark.construct("OneWithLeast")
def test_608_2d_another_player_does_not_choose_the_weakest_of_all_creatures() -> None:
    with pytest.raises(UnsupportedCardError, match="another player"):
        spell("Target opponent sacrifices the creature with the least power.")


@pytest.mark.construct("DoublesDamage")
def test_701_10_double_all_damage_that_sources_would_deal() -> None:
    fury = permanent("Double all damage that creatures you control would deal.")
    table = Table(A={"battlefield": [fury, BEAR]}, B={}).attack_now("Bear").to("postcombat_main")
    assert table.life("B") == 16


@pytest.mark.construct("DoublesDamage")
@pytest.mark.parametrize(("caster", "life"), (("A", 14), ("C", 17)))
def test_701_10_the_damage_of_spells_is_doubled_too(caster: str, life: int) -> None:
    line = "Double all damage that sources you control would deal."
    bolt = spell("~ deals 3 damage to target player.", name="Bolt", type_line="Instant")
    seats = {"A": {"battlefield": [permanent(line)]}, "B": {}, "C": {}}
    seats[caster] |= {"hand": [bolt]}
    table = Table(**seats).start()  # type: ignore[arg-type]
    if caster == "C":
        table.passes(2)
    assert settle(table.cast("Bolt", "B")).life("B") == life
    assert spanish(line) == "Duplica todo el daño que las fuentes que controlas fueran a hacer."


@pytest.mark.construct("BeyondTheFirst")
@pytest.mark.parametrize(("blockers", "size"), [(1, (5, 9)), (3, (1, 7))])
def test_702_23b_for_each_creature_blocking_it_beyond_the_first(blockers: int, size: tuple[int, int]) -> None:
    text = "Whenever ~ becomes blocked, it gets -2/-1 until end of turn for each creature blocking it beyond the first."
    wurm = beast(text, name="Wurm", size=(5, 9))
    names = ["Bear", "Cub", "Elk"][:blockers]
    theirs = [beast(name=name, size=(0, 9)) for name in names]
    table = Table(A={"battlefield": [wurm]}, B={"battlefield": theirs}).attack_now("Wurm")
    settle(table.block(*((name, "Wurm") for name in names)))
    assert table.size("Wurm") == size


@pytest.mark.construct("ThatDealtDamageToThing", "ChangeBaseSizeOf", "WrittenSize")
def test_120_3_creatures_that_dealt_damage_to_it_this_turn() -> None:
    hag = beast(
        "When ~ dies, change the base power and toughness of all creatures that dealt damage to it this turn to 0/2.",
        name="Hag",
        size=(1, 1),
    )
    table = Table(A={"battlefield": [FOX, OGRE]}, B={"battlefield": [hag]}).attack_now("Fox", "Ogre")
    settle(table.block(("Hag", "Fox")).to("postcombat_main"))
    assert (table.size("Fox"), table.size("Ogre")) == ((0, 2), (3, 3))


# ------------------------------------------------------------------------------------------------ base sizes


@pytest.mark.construct("ChangeBasePower")
def test_613_4b_its_base_power_is_changed_for_good() -> None:
    mangler = beast("{0}: Change ~'s base power to target creature's power.", name="Bear")
    growth = spell("Target creature gets +3/+3 until end of turn.", name="Growth")
    table = Table(A={"battlefield": [mangler, FOX], "hand": [growth]}, B={}).start()
    settle(table.activate("Bear", "Fox"))
    settle(table.cast("Growth", "Fox"))
    assert table.size("Bear") == (3, 2), "what it was as the ability resolved"
    assert spanish("{0}: Change ~'s base power to target creature's power.") == (
        "{0}: Cambia la fuerza base de ~ a la fuerza de la criatura objetivo."
    )


@pytest.mark.construct("ChangeBaseToughness")
def test_613_4b_its_base_toughness_is_changed() -> None:
    sentinel = beast("{0}: Change ~'s base toughness to 1 plus the power of target creature.", name="Bear")
    table = settle(Table(A={"battlefield": [sentinel, FOX]}, B={}).start().activate("Bear", "Fox"))
    assert table.size("Bear") == (2, 4)


@pytest.mark.construct("ChangeBaseSize", "SizeOf")
def test_613_4b_another_size_is_taken_until_end_of_turn() -> None:
    text = "Change target creature's base power and toughness to this creature's power and toughness until end of turn."
    mimic = beast("{0}: " + text, name="Bear", size=(1, 5))
    table = settle(Table(A={"battlefield": [mimic, FOX]}, B={}).start().activate("Bear", "Fox"))
    assert table.size("Fox") == (1, 5)
    assert table.to("upkeep", 2).size("Fox") == (3, 3)


@pytest.mark.construct("TheSizeOf")
def test_613_4b_the_power_and_toughness_of_a_target() -> None:
    halfdane = beast(
        "{0}: Change ~'s base power and toughness to the power and toughness of target creature.", name="Bear"
    )
    table = settle(Table(A={"battlefield": [halfdane, FOX]}, B={}).start().activate("Bear", "Fox"))
    assert table.size("Bear") == (3, 3)


@pytest.mark.construct("HaveBasePowerBecome")
def test_613_4b_you_may_have_its_base_power_become() -> None:
    text = "{0}: You may have ~'s base power become equal to the number of creatures you control until end of turn."
    yearling = beast(text, name="Bear")
    table = settle(Table(A={"battlefield": [yearling, FOX, CUB]}, B={}).start().activate("Bear"), True)
    assert table.size("Bear") == (3, 2)


@pytest.mark.parametrize(
    ("become", "size"),
    [
        pytest.param("4/1", (4, 1), marks=pytest.mark.construct("HaveBaseSizeBecome")),
        pytest.param(
            "equal to the number of creatures you control", (2, 2), marks=pytest.mark.construct("HaveBaseSizeEqual")
        ),
    ],
)
def test_613_4b_you_may_have_base_sizes_become(become: str, size: tuple[int, int]) -> None:
    text = f"You may have the base power and toughness of creatures you control become {become} until end of turn."
    table = played(text, True, A={"battlefield": [FOX, OGRE]})
    assert (table.size("Fox"), table.size("Ogre")) == (size, size)


@pytest.mark.construct("HaveThatSizeBecome")
def test_613_4b_you_may_have_that_creatures_size_become() -> None:
    text = "Untap target creature. You may have that creature's base power and toughness become 5/1 until end of turn."
    assert played(text, True, A={"battlefield": [FOX]}).size("Fox") == (5, 1)


@pytest.mark.construct("BasePowerBecomes")
def test_613_4b_its_base_power_becomes_equal() -> None:
    text = "{0}: Until end of turn, this creature's base power becomes equal to the number of creatures you control."
    table = settle(Table(A={"battlefield": [beast(text, name="Bear"), FOX, CUB]}, B={}).start().activate("Bear"))
    assert table.size("Bear") == (3, 2)


@pytest.mark.parametrize(
    ("more", "keywords"),
    [
        pytest.param(" and reach", values.REACH, marks=pytest.mark.construct("WithBaseSizeAnd")),
        pytest.param(
            ", reach, and haste", values.REACH | values.HASTE, marks=pytest.mark.construct("WithBaseSizeAndTwo")
        ),
    ],
)
def test_613_4b_a_creature_with_a_size_and_abilities(more: str, keywords: int) -> None:
    text = f"Until end of turn, target creature becomes a Spider with base power and toughness 4/4{more}."
    table = played(text, A={"battlefield": [BEAR]})
    assert table.size("Bear") == (4, 4)
    assert characteristics(table.state, table.find("Bear")).keywords == keywords
    table.to("upkeep", 2)
    assert (table.size("Bear"), characteristics(table.state, table.find("Bear")).keywords) == ((2, 2), 0)
