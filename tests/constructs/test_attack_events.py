"""Attacks under a condition and as history, transforming, Roles, what was gained and discarded (508, 701.27, "
"111.10)."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.cards.record import Card, Face
from apnap.oracle.compile import compile_card
from apnap.oracle.twoway import tongue
from tests.constructs.support import CUB, NAME, Table, beast, note, permanent, settle, spell, written


@pytest.mark.construct("SeveralAttack")
def test_508_1m_two_or_more_attack() -> None:
    dais = permanent("Whenever two or more creatures attack, you gain 4 life.")
    table = Table(A={"battlefield": [dais, beast(name="One"), beast(name="Two")]}, B={}).start()

    table.attack("One").to("upkeep", 3)
    assert table.life("A") == 20
    table.attack("One", "Two").resolve()

    assert table.life("A") == 24


@pytest.mark.construct("EventWhile")
def test_508_1m_the_condition_is_asked_only_as_it_attacks() -> None:
    raider = beast("Whenever this creature attacks while you control an artifact, you gain 4 life.")
    table = Table(
        A={
            "battlefield": [raider, permanent("", "Artifact", name="Thing")],
            "hand": [spell("Destroy all artifacts.", name="Rasp", type_line="Instant")],
        },
        B={},
    ).start()

    table.attack(NAME).cast("Rasp").resolve().resolve()
    assert table.life("A") == 24
    table.to("upkeep", 3).attack(NAME)

    assert not table.state.stack


@pytest.mark.construct("AttackedWithPower")
@pytest.mark.parametrize(("power", "life"), [(4, 24), (3, 20)])
def test_508_total_power_as_attackers_were_declared(power: int, life: int) -> None:
    pack = beast(
        "Whenever this creature attacks, if you attacked with creatures with total power 6 or greater this combat, you "
        "gain 4 life."
    )
    grow = spell("Target creature gets +3/+3 until end of turn.", name="Grow", type_line="Instant")
    table = Table(A={"battlefield": [pack, beast(name="Other", size=(power, 4))], "hand": [grow]}, B={}).start()

    table.attack(NAME, "Other")
    table.cast("Grow", NAME).resolve()
    if table.state.stack:
        table.resolve()

    assert table.life("A") == life


@pytest.mark.construct("AttackedWith")
def test_508_three_creatures_attacked_this_turn() -> None:
    hall = permanent(
        "At the beginning of your end step, if you attacked with two or more creatures this turn, you gain 4 life."
    )
    table = Table(A={"battlefield": [hall, beast(name="One"), beast(name="Two")]}, B={}).start()

    table.attack("One").to("upkeep", 2)
    assert table.life("A") == 20
    table.to("precombat_main", 3).attack("One", "Two").to("upkeep", 4)

    assert table.life("A") == 24


@pytest.mark.construct("AttackedWith")
@pytest.mark.parametrize(("whose", "life"), [("A", 21), ("B", 20)])
def test_508_1_whoever_controls_the_attackers_now(whose: str, life: int) -> None:
    gift = spell("Target opponent gains control of target creature you control.", name="Gift", type_line="Instant")
    rite = spell("If you attacked with a creature this turn, you gain 1 life.", type_line="Instant")
    hands = {"A": [gift], "B": []}
    hands[whose].append(rite)
    table = Table(A={"battlefield": [CUB], "hand": hands["A"]}, B={"hand": hands["B"]}, C={}).start("begin_combat")
    table.attack(("Cub", "C")).to("postcombat_main").cast("Gift", "B").resolve()
    if whose == "B":
        table.passes()
    assert settle(table.cast(NAME)).life(whose) == life


def two_faces(front: str, back: str) -> CardDefinition:
    """Return a transforming card whose faces are called Front and Back."""
    faces = (
        Face("Front", "{0}", "Creature — Beast", front, "2", "2"),
        Face("Back", "", "Creature — Beast", back, "3", "3"),
    )
    note(front, "Front")
    note(back, "Back")
    return compile_card(Card("Front // Back", "transform", faces))


@pytest.mark.construct("TransformsInto")
def test_701_27_it_transforms_into_the_face_that_says_so() -> None:
    """What it has become is looked at right afterwards (701.27e)."""
    wolf = two_faces(
        "{0}: Transform this creature.\nWhenever this creature enters or transforms into Front, you gain 1 life.",
        "{0}: Transform this creature.\nWhen this creature transforms into Back, each opponent loses 2 life.",
    )
    watcher = permanent("Whenever a permanent you control transforms into a Beast, you gain 10 life.")
    table = Table(A={"battlefield": [wolf, watcher]}, B={}).start()

    table.activate("Front").resolve().choose(0).resolve().resolve()
    assert (table.life("A"), table.life("B")) == (30, 18)
    table.activate("Back").resolve().choose(0).resolve().resolve()

    assert (table.life("A"), table.life("B")) == (41, 18)


@pytest.mark.construct("CreateRole", "RoleName")
def test_111_10_a_role_is_attached() -> None:
    curse = spell("Create a Monster Role token attached to target creature.")
    table = Table(A={"battlefield": [beast(name="Bear")], "hand": [curse]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.size("Bear") == (3, 3)
    assert table.find("Monster").attached_to == table.find("Bear").ref


@pytest.mark.construct("CreateRole")
def test_111_10_that_creature_is_what_the_role_is_attached_to() -> None:
    text = "Create a Monster Role token attached to target creature. That creature gets +2/+0 until end of turn."
    curse = spell(text)
    table = Table(A={"battlefield": [beast(name="Bear")], "hand": [curse]}, B={}).start()

    table.cast(NAME).resolve()

    assert table.size("Bear") == (5, 3)


@pytest.mark.construct("LifeGainedThisTurn", "LifeGained")
def test_119_9_how_much_was_gained() -> None:
    balm = spell("You gain 2 life. Each opponent loses X life, where X is the amount of life you gained this turn.")
    watcher = permanent(
        "Whenever you gain life, you may pay {0}. If you do, draw X cards, where X is the amount of life you gained.",
        name="Watcher",
    )
    hand = [balm, spell("You gain 3 life.", name="Salve")]
    table = Table(A={"battlefield": [watcher], "hand": hand}, B={}).start()

    table.cast("Salve").resolve().resolve().choose(False)
    table.cast(NAME).resolve()

    assert table.life("B") == 15


@pytest.mark.construct("LifeLostThisTurn", "OpponentsYouHave")
def test_119_10_how_much_was_lost() -> None:
    pain = spell("You lose 2 life. Draw X cards, where X is the amount of life you lost this turn.")
    foes = spell("You gain X life, where X is the number of opponents you have.", name="Foes")
    table = Table(A={"hand": [pain, foes]}, B={}).start()

    table.cast(NAME).resolve()
    assert table.names("hand", "A") == ["Foes", "Wastes", "Wastes"]
    table.cast("Foes").resolve()

    assert table.life("A") == 19


@pytest.mark.construct("CausesDiscard")
def test_701_9_a_spell_of_an_opponent_causes_the_discard() -> None:
    trap = beast(
        "When a spell or ability an opponent controls causes you to discard this card, you gain 4 life.", name="Trap"
    )
    own = spell("Discard a card.", name="Own")
    theirs = spell("Target opponent discards a card.", name="Theirs", type_line="Instant")
    again = beast(
        "When a spell or ability an opponent controls causes you to discard this card, you gain 4 life.", name="Again"
    )
    table = Table(A={"hand": [own, trap, again]}, B={"hand": [theirs]}).start()

    table.cast("Own").resolve().choose("Trap")
    assert not table.state.stack
    table.passes().cast("Theirs").resolve().resolve()

    assert table.life("A") == 24


@pytest.mark.construct("WhenAndAt")
def test_603_2_as_it_enters_and_in_each_upkeep() -> None:
    table = Table(
        A={"hand": [permanent("When this enchantment enters and at the beginning of your upkeep, you gain 4 life.")]},
        B={},
    ).start()

    table.cast(NAME).resolve().resolve()
    assert table.life("A") == 24
    table.to("draw", 3)

    assert table.life("A") == 28


@pytest.mark.construct("WhenNextCast", "NewTargetsForCopy")
def test_603_7_new_targets_for_the_later_copy() -> None:
    double = spell(
        "When you next cast an instant or sorcery spell this turn, copy that spell. You may choose "
        "new targets for the copy."
    )
    zing = spell("~ deals 1 damage to any target.", name="Zing")
    table = Table(A={"hand": [double, zing]}, B={}).start()

    table.cast(NAME).resolve().cast("Zing", "A").resolve().choose("B").resolve().resolve()

    assert (table.life("A"), table.life("B")) == (19, 19)


@pytest.mark.construct("WithStatOverOwn", "WithStatLikeOwn")
def test_a_stat_over_another_one_of_its_own() -> None:
    doom = spell("Destroy all creatures with toughness greater than their power.", name="Doom")
    glower = spell("Destroy all creatures with power equal to their toughness.", name="Glower")
    creatures = [beast(name="Tough", size=(1, 2)), beast(name="Square"), beast(name="Strong", size=(3, 2))]
    table = Table(A={"battlefield": creatures, "hand": [doom, glower]}, B={}).start()

    table.cast("Doom").resolve()
    assert table.names("battlefield", "A") == ["Square", "Strong"]
    table.cast("Glower").resolve()

    assert table.names("battlefield", "A") == ["Strong"]


@pytest.mark.construct("Otherwise", "AsLongAs")
def test_otherwise_in_a_static_ability() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature gets +2/+2 as long as it's a Beast. Otherwise, it gets -1/-1.",
        "Enchantment — Aura",
    )
    other = permanent(
        "Enchant creature\nEnchanted creature gets +2/+2 as long as it's an Elf. Otherwise, it gets -1/-1.",
        "Enchantment — Aura",
        name="Other",
    )
    table = Table(A={"battlefield": [beast(name="Bear"), beast(name="Cub")], "hand": [aura, other]}, B={}).start()

    table.cast(NAME, "Bear").resolve().cast("Other", "Cub").resolve()

    assert (table.size("Bear"), table.size("Cub")) == ((4, 4), (1, 1))


@pytest.mark.construct("BecomesBlockedBy", "That")
def test_that_creature_is_not_the_equipped_one() -> None:
    blade = permanent(
        "Whenever equipped creature becomes blocked by a creature, destroy that creature.\nEquip {0}",
        "Artifact — Equipment",
    )
    table = Table(A={"battlefield": [blade, beast(name="Knight")]}, B={"battlefield": [beast(name="Wall")]}).start()

    table.activate(NAME).resolve().attack("Knight").block(("Wall", "Knight")).resolve()

    assert (table.names("battlefield", "A"), table.names("battlefield", "B")) == (["Knight", NAME], [])


def test_in_spanish() -> None:
    for line in (
        "Whenever this creature attacks while you control an artifact, draw a card.",
        "When this creature transforms into ~, draw a card.",
        "Create a Monster Role token attached to target creature.",
        "You gain X life, where X is the amount of life you gained this turn.",
        "When a spell or ability an opponent controls causes you to discard this card, you gain 4 life.",
        "When this enchantment enters and at the beginning of your upkeep, surveil 1.",
    ):
        (tree,) = tongue("en").read(line).trees
        assert tree in tongue("es").read(tongue("es").print(tree)).trees, line


@pytest.mark.construct("OneOfYourOpponents")
def test_attacks_one_of_your_opponents() -> None:
    seal = permanent("Whenever a creature attacks one of your opponents, you gain 1 life.", name="Seal")
    table = Table(A={"battlefield": [seal, CUB]}, B={"battlefield": [CUB]}, C={}).start()
    assert settle(table.attack(("Cub", "C"))).life("A") == 21
    table.to("declare_attackers", 2).attack(("Cub#2", "A"))
    assert settle(table).life("A") == 21


ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("PlayerAttacksWhom")
def test_whenever_an_opponent_attacks_you() -> None:
    seal = permanent("Whenever an opponent attacks you, you gain 5 life.", name="Seal")
    table = Table(A={"battlefield": [seal]}, B={"battlefield": [CUB, ELK]}).start()
    table.to("declare_attackers", turn=2)
    assert settle(table.attack("Cub", "Elk")).life("A") == 25


OGRE = beast(name="Ogre", size=(3, 4))


@pytest.mark.construct("DidntAttack", "ThingAttacked", "DidntAttackThisTurn")
def test_508_1a_what_attacked_this_turn() -> None:
    idle = beast(
        "At the beginning of your end step, if this creature didn't attack this turn, draw a card.", name="Idle"
    )
    keen = beast(
        "Vigilance\nAt the beginning of your end step, if this creature attacked this turn, you gain 1 life.",
        name="Keen",
    )
    rest = spell("Tap each creature that didn't attack this turn.", type_line="Instant")
    table = Table(A={"hand": [rest], "battlefield": [idle, keen, OGRE], "library": [OGRE] * 3}, B={}).start()
    table.attack("Keen").to("postcombat_main")
    table.cast(NAME).resolve()
    assert [table.find(name, "battlefield").tapped for name in ("Idle", "Keen", "Ogre")] == [True, False, True]
    table.to("end").resolve().resolve()
    assert (table.life("A"), len(table.names("hand", "A"))) == (21, 1)


@pytest.mark.construct("Reselects")
def test_508_7_you_may_reselect_what_a_creature_is_attacking() -> None:
    text = "You may reselect which player or permanent target attacking creature is attacking."
    sage = written("+1: You gain 1 life.", "Planeswalker — Sage", name="Sage", loyalty="5")
    turn = spell(text, name="Turn", type_line="Instant")
    for wants, loyalty, life in ((True, 5, 18), (False, 3, 20)):
        table = Table(A={"battlefield": [beast(name="Cub")]}, B={"battlefield": [sage], "hand": [turn]})
        table.attack_now(("Cub", "Sage")).passes().cast("Turn").passes(2)
        table.choose(wants)
        if wants:
            table.choose("B")
        table.settle().to("end_combat")
        assert (table.find("Sage").counter("loyalty"), table.life("B")) == (loyalty, life)
    tree = tongue("en").read(text).tree
    spanish = "Puedes elegir de nuevo a qué jugador o permanente ataca la criatura atacante objetivo."
    assert tongue("es").print(tree) == spanish
    assert tongue("es").read(spanish).tree == tree
