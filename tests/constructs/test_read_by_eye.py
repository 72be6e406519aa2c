"""Which objects, players and numbers a text speaks of, where two readings differ only in play (608.2c, 400.7)."""

from __future__ import annotations

import pytest

from apnap.abilities.static import PLAYS_WITH_HAND_REVEALED
from apnap.abilities.values import ALL_COLORS
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import designate
from apnap.rules.decisions import PRIORITY
from apnap.rules.permissions import player_rules
from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    FEN,
    FOX,
    NAME,
    THEIRS,
    Table,
    beast,
    permanent,
    played,
    settle,
    spell,
)


@pytest.mark.construct("Those", "They")
def test_608_2c_those_creatures_are_the_ones_of_which_control_was_gained() -> None:
    table = Table(
        A={"hand": [spell("Gain control of all creatures your opponents control until end of turn. Untap those "
                          "creatures. They gain haste until end of turn.")]},
        B={"battlefield": [FOX]},
    ).start()  # fmt: skip
    table.state.edit(table.find("Fox").ref).tapped = True
    table.cast(NAME).resolve()
    assert not table.find("Fox").tapped
    table.attack("Fox").to("postcombat_main")
    assert table.life("B") == 17


@pytest.mark.construct("They")
def test_608_2c_they_are_not_what_enters_later() -> None:
    text = (
        "Tap all artifacts. They don't untap during their controllers' untap steps for as long as you control a Bear."
    )
    winch, drum = (permanent("", "Artifact", name=name) for name in ("Winch", "Drum"))
    bear = beast(name="Bear", type_line="Creature — Bear")
    table = Table(A={"hand": [spell(text), drum], "battlefield": [winch, bear]}, B={}).start()
    table.cast(NAME).resolve()
    table.cast("Drum").resolve()
    table.state.edit(table.find("Drum").ref).tapped = True
    table.to("upkeep", 3)
    assert table.find("Winch").tapped
    assert not table.find("Drum").tapped


@pytest.mark.construct("PutNumberOfCounters")
def test_608_2h_a_number_that_is_said_first_is_not_about_each_object() -> None:
    ogre = beast(
        "When this creature dies, put a number of +1/+1 counters equal to its power on each creature you control.",
        size=(4, 4),
    )
    kill = spell("Destroy target creature.", name="Kill")
    table = Table(A={"hand": [kill], "battlefield": [ogre, CUB]}, B={}).start()
    table.cast("Kill", NAME).settle()
    assert table.size("Cub") == (6, 6)


@pytest.mark.construct("IsAllColors")
def test_604_3_colors_that_an_object_defines_are_its_own_everywhere() -> None:
    table = Table(A={"hand": [beast("This creature is all colors.")]}, B={}).start()
    assert characteristics(table.state, table.find(NAME, "hand")).colors == ALL_COLORS


@pytest.mark.construct("IsEveryType")
def test_604_3_types_that_an_object_defines_are_its_own_everywhere() -> None:
    table = Table(A={"hand": [beast("Subject is every creature type.")]}, B={}).start()
    assert "Elf" in characteristics(table.state, table.find(NAME, "hand")).subtypes


@pytest.mark.construct("LifeTotalBecomesEqual")
def test_119_5_each_life_total_becomes_a_number_of_its_own() -> None:
    table = played(
        "Each player's life total becomes the number of creatures they control.",
        A={"battlefield": [CUB, BEAR]},
        B=THEIRS,
    )
    assert (table.life("A"), table.life("B")) == (2, 1)


@pytest.mark.construct("EachPlayerClause")
def test_608_2f_half_of_each_target_players_own_library() -> None:
    table = Table(A={"hand": [spell("Any number of target players each mill half their library, rounded down.")]}, B={})
    table.start()
    before = [len(table.library(seat)) for seat in "AB"]
    settle(table.cast(NAME, "A", "B"))
    assert [len(table.names("graveyard", seat)) for seat in "AB"] == [before[0] // 2 + 1, before[1] // 2]


@pytest.mark.construct("EachOtherPlayer")
def test_102_3_each_player_other_than_the_one_who_did_it() -> None:
    seal = permanent("Whenever a player discards a card, each other player loses 1 life.", name="Seal")
    rite = spell("Target player discards a card.")
    table = Table(A={"hand": [rite], "battlefield": [seal]}, B={"hand": [CUB]}).start()
    table.cast(NAME, "B").settle()
    assert (table.life("A"), table.life("B")) == (19, 20)


@pytest.mark.construct("RemoveCounters")
def test_608_2d_counters_are_removed_only_from_what_has_some() -> None:
    text = "You may remove a +1/+1 counter from a creature you control. If you do, draw a card."
    assert played(text, A={"battlefield": [CUB]}).names("hand", "A") == []


@pytest.mark.construct("MayClause")
def test_608_2d_what_nothing_can_be_chosen_for_is_not_offered() -> None:
    text = "You may put a creature card from your hand onto the battlefield. If you do, draw two cards."
    assert played(text).names("hand", "A") == []
    assert len(played(text, True, A={"hand": [ELK]}).names("hand", "A")) == 2


@pytest.mark.construct("IfCountered")
def test_400_7j_it_is_the_card_that_was_countered_where_it_is_now() -> None:
    jack = spell(
        "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's "
        "graveyard. You may play it without paying its mana cost for as long as it remains exiled.",
        name="Jack",
        type_line="Instant",
    )
    zing = spell("You gain 3 life.", name="Zing", cost="{5}", type_line="Instant")
    table = Table(A={"hand": [jack]}, B={"hand": [zing], "battlefield": [FEN] * 5}).start()
    table.passes().cast("Zing").passes().cast("Jack").resolve()
    assert table.names("exile") == ["Zing"]
    assert settle(table.cast("Zing")).life("A") == 23


@pytest.mark.construct("EndTheTurn")
def test_724_1_what_is_said_behind_the_end_of_the_turn() -> None:
    rite = spell("End the turn. At the beginning of your next end step, you lose the game.")
    table = Table(A={"hand": [rite]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.state.turn == 2 and not table.state.over
    table.to("end", 3).settle()
    assert table.state.over


@pytest.mark.construct("CyclesEvent")
def test_107_3_when_you_cycle_this_card_x_is_what_was_paid() -> None:
    card = beast("Cycling {X}\nWhen you cycle this card, you gain X life.")
    table = Table(A={"hand": [card], "battlefield": [FEN, FEN]}, B={}).start()
    table.activate(NAME).choose(2).settle()
    assert table.life("A") == 22


def test_400_7f_an_aura_finds_itself_when_what_it_enchanted_dies() -> None:
    aura = permanent(
        "Enchant creature\nWhen enchanted creature dies, return this card to its owner's hand.",
        "Enchantment — Aura",
        name="Veil",
    )
    kill = spell("Destroy target creature.", name="Kill")
    table = Table(A={"hand": [aura, kill], "battlefield": [CUB]}, B={}).start()
    table.cast("Veil").resolve()
    table.cast("Kill").settle()
    assert table.names("hand", "A") == ["Veil"]


def test_506_2_who_was_the_defending_player_stays_so() -> None:
    spy = beast(
        "Whenever this creature attacks and isn't blocked, you may have defending player play with their hand revealed "
        "for as long as this creature remains on the battlefield."
    )
    table = Table(A={"battlefield": [spy]}, B={}).start().attack(NAME)
    while table.decision.kind != PRIORITY or not table.state.stack:
        table.passes()
    table.resolve().choose(1).to("upkeep", 2)
    assert player_rules(table.state, PLAYS_WITH_HAND_REVEALED, table.seat("B"))


@pytest.mark.construct("WhereX")
def test_107_3_x_of_an_earlier_sentence_is_the_number_that_it_was() -> None:
    text = "Subject deals X damage to each opponent, where X is the number of cards in your hand. Draw X cards."
    table = played(text, A={"hand": [CUB, ELK]})
    assert (table.life("B"), len(table.names("hand", "A"))) == (18, 4)
    text = "Draw X cards, where X is the number of cards in your hand. You gain X life."
    assert played(text, A={"hand": [CUB, ELK]}).life("A") == 22


@pytest.mark.construct("AnotherTarget")
def test_115_another_target_card_than_the_one_that_died() -> None:
    seal = permanent(
        "Whenever a creature you control dies, return another target creature card from your graveyard to your hand.",
        name="Seal",
    )
    kill = spell("Destroy target creature.", name="Kill")
    table = Table(A={"hand": [kill], "battlefield": [seal, CUB], "graveyard": [ELK]}, B={}).start()
    table.cast("Kill").settle()
    assert table.names("hand", "A") == ["Elk"]


@pytest.mark.construct("ChosenPlayer")
def test_115_another_target_player_than_the_one_who_did_it() -> None:
    seal = permanent(
        "Whenever a player casts their first spell each turn, choose another target player. Subject deals 2 damage to "
        "the chosen player.",
        name="Subject",
    )
    zing = spell("You gain 1 life.", name="Zing")
    table = Table(A={"hand": [zing], "battlefield": [seal]}, B={}).start()
    table.cast("Zing").settle()
    assert (table.life("A"), table.life("B")) == (21, 18)


@pytest.mark.construct("Greatest")
def test_903_3e_a_characteristic_of_your_commander_wherever_it_is() -> None:
    text = "You gain X life, where X is the greatest mana value among your commanders."
    table = Table(A={"hand": [spell(text)], "command": [beast(name="Chief", cost="{3}{G}")]}, B={})
    designate(table.state, table.find("Chief").ref)
    table.start()
    assert table.cast(NAME).resolve().life("A") == 24


@pytest.mark.construct("IfPrefix", "BecomesCopy")
def test_it_is_nothing_that_was_made_only_if_the_opposite_was_true() -> None:
    seal = permanent(
        "At the beginning of your upkeep, choose target creature. If you control an artifact, create a token that's a "
        "copy of it. If you don't control an artifact, you may have this enchantment become a copy of it.",
        name="Seal",
    )
    table = Table(A={"battlefield": [seal]}, B={"battlefield": [FOX]}).start("draw")
    assert table.names("battlefield", "A") == ["Fox"]


@pytest.mark.construct("IfYouDont", "IfPrefix")
def test_608_2c_what_was_not_put_elsewhere_is_where_it_was() -> None:
    text = (
        "Reveal the top card of your library. You may put it onto the battlefield. If you don't, put it into your hand."
    )
    assert played(text, False, A={"library": [CUB]}).names("hand", "A") == ["Cub"]
    text = (
        "Look at the top card of your library. If it's a creature card, you may reveal it and put it into your hand. "
        "If you don't put the card into your hand, put it into your graveyard."
    )
    assert "Winch" in played(text, A={"library": [permanent("", "Artifact", name="Winch")]}).names("graveyard", "A")
    assert "Cub" in played(text, False, A={"library": [CUB]}).names("graveyard", "A")


@pytest.mark.construct("Its")
def test_608_2h_the_card_that_was_on_top() -> None:
    top, next_one = beast(name="Top", cost="{4}"), beast(name="Next", cost="{1}")
    text = "Exile the top card of your library. You gain life equal to its mana value."
    assert played(text, A={"library": [top, next_one]}).life("A") == 24


@pytest.mark.construct("IfSuffix")
def test_601_3e_cast_if_it_is_such_a_spell() -> None:
    zing = spell("You gain 3 life.", name="Zing", cost="{1}", type_line="Instant")
    text = "Exile the top card of your library. You may cast it without paying its mana cost if it's an instant spell."
    assert played(text, "Zing", A={"library": [zing, CUB]}).life("A") == 23
    assert played(text, A={"library": [CUB, zing]}).names("exile") == ["Cub"]


@pytest.mark.construct("DoesntUntapNext")
def test_502_3_the_next_untap_step_of_a_player() -> None:
    text = "Creatures don't untap during target opponent's next untap step."
    table = Table(A={"hand": [spell(text)], "battlefield": [CUB]}, B={"battlefield": [FOX], "hand": [ELK]}).start()
    table.cast(NAME).resolve()
    for name in ("Cub", "Fox"):
        table.state.edit(table.find(name).ref).tapped = True
    table.to("upkeep", 2)
    assert table.find("Fox").tapped
    table.to("upkeep", 3)
    assert not table.find("Cub").tapped
    table.to("upkeep", 4)
    assert not table.find("Fox").tapped


@pytest.mark.construct("IfYouDo")
def test_608_2c_it_is_done_only_to_what_was_a_target_of_what_was_done() -> None:
    text = "You may pay {B}. If you do, tap target creature. It can't attack this turn."
    table = Table(A={"hand": [spell(text)], "battlefield": [CUB, FEN]}, B={}).start()
    settle(table.cast(NAME), False)
    table.attack("Cub").to("postcombat_main")
    assert table.life("B") == 18


def test_303_4_other_creatures_than_the_enchanted_one() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature gets +1/+1 for each other creature you control.",
        "Enchantment — Aura",
        name="Veil",
    )
    table = Table(A={"hand": [aura], "battlefield": [CUB, ELK]}, B={}).start()
    table.cast("Veil", "Cub").resolve()
    assert table.size("Cub") == (3, 3)


def test_303_4_other_enchantments_than_the_aura() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature gets +1/+1 for each other enchantment on the battlefield.",
        "Enchantment — Aura",
        name="Veil",
    )
    table = Table(A={"hand": [aura], "battlefield": [CUB]}, B={}).start()
    table.cast("Veil").resolve()
    assert table.size("Cub") == (2, 2)


def test_301_5_other_attackers_than_the_equipped_one() -> None:
    text = "Whenever equipped creature attacks, other creatures you control get +1/+1 until end of turn.\nEquip {0}"
    table = Table(A={"battlefield": [permanent(text, "Artifact — Equipment", name="Axe"), CUB, ELK]}, B={}).start()
    table.activate("Axe", "Cub").resolve()
    table.attack("Cub").settle()
    assert (table.size("Cub"), table.size("Elk")) == ((2, 2), (3, 3))


def test_400_7e_another_card_than_the_one_that_has_died() -> None:
    grub = beast("When this creature dies, return another target creature card from your graveyard to your hand.")
    kill = spell("Destroy target creature.", name="Kill")
    table = Table(A={"hand": [kill], "battlefield": [grub], "graveyard": [ELK]}, B={}).start()
    table.cast("Kill").settle()
    assert table.names("hand", "A") == ["Elk"]


def test_108_2b_a_token_is_no_card() -> None:
    grave = permanent("If a card would be put into a graveyard from anywhere, exile it instead.", name="Seal")
    bell = permanent("Whenever a creature dies, you gain 1 life.", name="Bell")
    rite = spell("Create a 1/1 red Goblin creature token.", name="Rite")
    kill = spell("Destroy all creatures.", name="Kill")
    table = Table(A={"hand": [rite, kill], "battlefield": [grave, bell, CUB]}, B={}).start()
    table.cast("Rite").resolve()
    table.cast("Kill").settle()
    assert table.life("A") == 21, "the token died, and the card did not"
    wake = permanent(
        "Whenever a creature an opponent controls dies, create a 1/1 red Goblin creature token and exile that card.",
        name="Wake",
    )
    table = Table(A={"hand": [kill], "battlefield": [wake]}, B={"battlefield": [FOX]}).start()
    table.cast("Kill").settle()
    assert table.names("exile") == ["Fox"]


def test_it_behind_a_condition_is_what_the_condition_was_about() -> None:
    text = (
        "When this creature enters, look at the top card of your library. If it shares a creature type with this "
        "creature, you may put it into your hand."
    )
    table = Table(A={"hand": [beast(text)], "library": [CUB]}, B={}).start()
    settle(table.cast(NAME), True)
    assert table.names("hand", "A") == ["Cub"]
