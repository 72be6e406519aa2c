"""What is simply true: can't, may, untapping, activating; the lines of cards (101.2, 113.3d, 502.3)."""

from __future__ import annotations

import pytest

from apnap.rules.decisions import CAST
from tests.constructs.support import (
    CUB,
    ELK,
    FEN,
    FOX,
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

RITE = spell("You gain 1 life.", name="Rite")


@pytest.mark.construct("PlayerCant", "GainLifeProhibition")
def test_119_7_players_can_t_gain_life() -> None:
    seal = permanent("Players can't gain life.", name="Seal")
    assert played("You gain 2 life.", A={"battlefield": [seal]}).life("A") == 20


@pytest.mark.construct("CastProhibition")
def test_101_2_can_t_cast_creature_spells() -> None:
    seal = permanent("You can't cast creature spells.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [CUB, RITE]}, B={}).start()
    assert (table.can_cast("Cub"), table.can_cast("Rite")) == (False, True)


@pytest.mark.construct("LoseGameProhibition", "WinGameProhibition")
def test_104_3_can_t_lose_and_can_t_win() -> None:
    seal = permanent("You can't lose the game and your opponents can't win the game.", name="Seal")
    assert not played("You lose the game.", A={"battlefield": [seal]}).state.over
    win = spell("You win the game.", name="Win", type_line="Instant")
    for caster, over in (("B", False), ("A", True)):
        table = Table(A={"battlefield": [seal], "hand": [win]}, B={"hand": [win]}).start()
        if caster == "B":
            table.passes()
        table.act(next(one for one in table.legal(caster) if one.kind == CAST)).resolve()
        assert table.state.over is over


@pytest.mark.construct("SearchProhibition")
def test_players_can_t_search_libraries() -> None:
    seal = permanent("Players can't search libraries.", name="Seal")
    text = "Search your library for a creature card, put it into your hand, then shuffle."
    table = played(text, A={"battlefield": [seal], "library": [CUB]})
    assert table.names("hand", "A") == []


@pytest.mark.construct("CantBeCountered")
def test_can_t_be_countered() -> None:
    deny = written("Counter target spell.", "Instant", name="Deny")
    table = Table(A={"hand": [spell("This spell can't be countered.\nYou gain 1 life.")]}, B={"hand": [deny]}).start()
    table.cast(NAME).passes()
    settle(table.cast("Deny"))
    assert table.life("A") == 21


@pytest.mark.construct("CantBeRegenerated")
def test_701_19c_can_t_be_regenerated() -> None:
    troll = beast("{0}: Regenerate this creature.", name="Troll")
    bury = spell("Destroy target creature. It can't be regenerated.")
    table = Table(A={"battlefield": [troll], "hand": [bury]}, B={})
    settle(table.start().activate("Troll"))
    assert settle(table.cast(NAME)).names("battlefield") == []


@pytest.mark.construct("CantBeTarget")
def test_can_t_be_the_target_of_aura_spells() -> None:
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    sly = beast("This creature can't be the target of Aura spells.")
    table = Table(A={"battlefield": [sly], "hand": [aura, spell("Tap target creature.", name="Hum")]}, B={}).start()
    assert (table.can_cast("Veil"), table.can_cast("Hum")) == (False, True)


@pytest.mark.construct("DoesntUntap")
def test_502_3_doesn_t_untap() -> None:
    table = Table(A={"battlefield": [beast("This creature doesn't untap during your untap step.")]}, B={}).start()
    table.attack(NAME)
    assert table.to("upkeep", turn=3).find(NAME).tapped


@pytest.mark.construct("DoesntUntapNext")
def test_502_3_doesn_t_untap_during_its_controller_s_next_untap_step() -> None:
    text = "Tap target creature. It doesn't untap during its controller's next untap step."
    table = played(text, B={"battlefield": [FOX]})
    assert table.to("upkeep", turn=2).find("Fox").tapped
    assert not table.to("upkeep", turn=4).find("Fox").tapped


@pytest.mark.construct("MayStayTapped")
@pytest.mark.parametrize("stay", [True, False])
def test_502_3_you_may_choose_not_to_untap(stay: bool) -> None:
    text = "You may choose not to untap this creature during your untap step."
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()
    table.attack(NAME).to("end", turn=2).passes(2)
    if stay:
        table.choose(NAME)
    else:
        table.choose("done")
    assert table.find(NAME).tapped is stay


@pytest.mark.construct("UntapDuringOthers")
def test_untap_during_each_other_player_s_untap_step() -> None:
    text = "Untap this creature during each other player's untap step."
    table = Table(A={"battlefield": [beast(text)]}, B={}).start()
    table.attack(NAME)
    assert not table.to("upkeep", turn=2).find(NAME).tapped


@pytest.mark.construct("NoMaximumHandSize")
def test_402_2_no_maximum_hand_size() -> None:
    seal = permanent("You have no maximum hand size.")
    table = Table(A={"battlefield": [seal], "hand": [CUB] * 9}, B={}).start().to("upkeep", turn=2)
    assert len(table.names("hand", "A")) == 9


@pytest.mark.construct("SkipStep")
def test_614_10_skip_your_draw_step() -> None:
    table = Table(A={"battlefield": [permanent("Skip your draw step.")]}, B={}).start(turn=3)
    assert table.names("hand", "A") == []


@pytest.mark.construct("AdditionalLand")
def test_305_2_an_additional_land() -> None:
    seal = permanent("You may play an additional land on each of your turns.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [FEN, FEN, FEN]}, B={}).start()
    table.play("Fen").play("Fen")
    assert not table.actions("Fen", "hand")


@pytest.mark.construct("AdditionalLandOnce")
def test_305_2_an_additional_land_this_turn() -> None:
    table = played("You may play an additional land this turn.", A={"hand": [FEN, FEN]})
    table.play("Fen").play("Fen")
    assert table.names("hand", "A") == []


@pytest.mark.construct("AllMustBlock")
def test_509_1c_all_creatures_able_to_block_do_so() -> None:
    lure = beast("All creatures able to block this creature do so.", size=(1, 9))
    table = Table(A={"battlefield": [lure, CUB]}, B={"battlefield": [ELK, FOX]}).start()
    table.attack(NAME, "Cub").to("postcombat_main")
    assert (table.find(NAME).damage, table.life("B")) == (5, 18)


@pytest.mark.construct("AttacksThisTurnAsThough")
def test_702_3b_can_attack_this_turn_as_though_without_defender() -> None:
    wall = beast("Defender\n{0}: This creature can attack this turn as though it didn't have defender.")
    table = Table(A={"battlefield": [wall]}, B={}).start()
    settle(table.activate(NAME)).attack(NAME)
    assert table.to("postcombat_main").life("B") == 18


def activations(rule: str, *others: object) -> int:
    """Return how many abilities of a creature, an artifact and a land may be activated while a statement is true."""
    monk = beast("{0}: You gain 1 life.", name="Monk")
    table = Table(A={"battlefield": [monk, permanent(rule, name="Seal"), *others]}, B={}).start()
    return len(table.actions("Monk"))


@pytest.mark.construct("CantActivateOf")
def test_602_5a_activated_abilities_of_creatures_can_t_be_activated() -> None:
    assert activations("Activated abilities of artifacts can't be activated.") == 1
    assert activations("Activated abilities of creatures can't be activated.") == 0


@pytest.mark.construct("CantActivateOfUnlessMana")
def test_605_1a_unless_they_re_mana_abilities() -> None:
    rule = "Activated abilities of creatures can't be activated unless they're mana abilities."
    elf = beast("{T}: Add {G}.", name="Elf")
    assert activations(rule, elf) == 0
    read = spell("Draw a card.", cost="{G}")
    table = Table(A={"battlefield": [elf, permanent(rule, name="Seal")], "hand": [read]}, B={})
    assert table.start().can_cast(NAME)


@pytest.mark.construct("CantActivate")
def test_enchanted_creature_s_abilities_can_t_be_activated() -> None:
    text = "Enchant creature\nEnchanted creature's activated abilities can't be activated."
    monk = beast("{0}: You gain 1 life.", name="Monk")
    table = Table(A={"hand": [permanent(text, "Enchantment — Aura")], "battlefield": [monk]}, B={}).start()
    settle(table.cast(NAME))
    assert not table.actions("Monk")


@pytest.mark.construct("AsEnters")
def test_614_12a_as_this_enters_choose_a_color() -> None:
    text = "As this artifact enters, choose a color.\nCreatures of the chosen color get +1/+1."
    prism = permanent(text, "Artifact")
    red = beast(name="Red", cost="{R}")
    table = Table(A={"hand": [prism], "battlefield": [red, CUB]}, B={}).start()
    settle(table.cast(NAME), "red")
    assert (table.size("Red"), table.size("Cub")) == ((3, 3), (2, 2))


@pytest.mark.construct("NewTargetsForCopy")
def test_707_10c_new_targets_for_the_copy() -> None:
    bolt = written("Bolt deals 3 damage to any target.", "Instant", name="Bolt")
    twin = written("Copy target instant or sorcery spell. You may choose new targets for the copy.", "Instant")
    table = Table(A={"hand": [bolt, twin]}, B={}).start()
    table.cast("Bolt", "B").cast(NAME).resolve()
    table.choose(True) if table.decision.options == (0, 1) else None
    table.choose("A")
    settle(table)
    assert (table.life("A"), table.life("B")) == (17, 17)


@pytest.mark.construct("LoyaltyLine", "BracketLoyalty", "SignedLoyalty", "ZeroLoyalty")
def test_606_loyalty_abilities() -> None:
    text = "[+1]: You gain 1 life.\n0: You gain 2 life.\n−2: You gain 4 life."
    walker = written(text, "Planeswalker — Sage", loyalty="3")
    table = Table(A={"hand": [walker]}, B={}).start()
    settle(table.cast(NAME))
    settle(table.activate(NAME))
    assert (table.life("A"), dict(table.find(NAME).counters)) == (21, {"loyalty": 4})
    settle(table.to("precombat_main", turn=3).activate(NAME, index=1))
    settle(table.to("precombat_main", turn=5).activate(NAME, index=2))
    assert (table.life("A"), dict(table.find(NAME).counters)) == (27, {"loyalty": 2})


@pytest.mark.construct("TitledLine", "Title")
@pytest.mark.parametrize("word", ["Landfall", "Morbid", "Threshold"])
def test_207_2c_an_ability_word_means_nothing(word: str) -> None:
    """Neither that of such abilities nor one that is a condition elsewhere."""
    seal = permanent(f"{word} — Whenever a land you control enters, you gain 1 life.", name="Seal")
    table = Table(A={"battlefield": [seal], "hand": [FEN]}, B={}).start()
    assert settle(table.play("Fen")).life("A") == 21


@pytest.mark.construct("ActivatedLine")
def test_602_1_an_activated_ability() -> None:
    table = Table(A={"battlefield": [permanent("{0}: You gain 1 life.")]}, B={}).start()
    assert settle(table.activate(NAME)).life("A") == 21


@pytest.mark.construct("TriggeredModalIf")
def test_603_4_a_modal_trigger_with_an_if() -> None:
    text = "When this creature enters, if you control an artifact, choose one —\n• You gain 1 life.\n• You gain 2 life."
    table = Table(A={"hand": [beast(text), beast(text, name="Twin")]}, B={}).start()
    assert settle(table.cast("Twin")).life("A") == 20
    table = Table(A={"hand": [beast(text)], "battlefield": [WINCH]}, B={}).start()
    assert settle(table.cast(NAME), 1).life("A") == 22


@pytest.mark.construct("PlayerCasts")
def test_112_1_spells_that_opponents_cast() -> None:
    line = "Counter all spells your opponents cast."
    song, tune = (written("You gain 1 life.", "Instant", name=name) for name in ("Song", "Tune"))
    hum = written(line, "Instant")
    table = Table(A={"hand": [song, hum]}, B={"hand": [tune]}).start()
    table.cast("Song").passes().cast("Tune").passes().cast(NAME).resolve()
    assert table.names("graveyard", "B") == ["Tune"]
    settle(table)
    assert (table.life("A"), table.life("B")) == (21, 20)
    assert spanish(line) == "Contrarresta todos los hechizos que lancen tus oponentes."
