"""Keyword actions of recent sets, and constructs that are read but refused, for nothing carries them out yet."""

from __future__ import annotations

import pytest

from apnap.abilities.static import DeckRule
from apnap.errors import UnsupportedCardError
from tests.constructs.support import CUB, NAME, Table, beast, permanent, played, settle, spell, written

ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("Support")
def test_701_41_support() -> None:
    table = played("Support 2.", "Cub", "done", A={"battlefield": [CUB, ELK]})
    assert (table.size("Cub"), table.size("Elk")) == ((3, 3), (3, 3))  # one target, not two
    table = Table(A={"hand": [beast("When this creature enters, support 2.")], "battlefield": [CUB, ELK]}, B={}).start()
    table.cast(NAME).resolve()
    names = set(table.offered())
    assert names == {"Cub", "Elk"}


@pytest.mark.construct("Endures")
@pytest.mark.parametrize(("choice", "size", "spirits"), [(0, (4, 4), 0), (1, (2, 2), 1)])
def test_701_63_endures(choice: int, size: tuple[int, int], spirits: int) -> None:
    table = Table(A={"hand": [beast("When this creature enters, it endures 2.")]}, B={}).start()
    settle(table.cast(NAME), choice)
    assert (table.size(NAME), table.names("battlefield").count("Spirit Token")) == (size, spirits)


@pytest.mark.construct("Blight")
def test_701_68_blight() -> None:
    table = played("Blight 1.", "Elk", A={"battlefield": [CUB, ELK]}, B={"battlefield": [beast(name="Fox")]})
    assert (table.size("Elk"), table.size("Cub"), table.size("Fox")) == ((2, 2), (2, 2), (2, 2))


DECLINED = [
    pytest.param("Incubate 2.", "Sorcery", marks=pytest.mark.construct("Incubate")),
    pytest.param("Earthbend 2.", "Sorcery", marks=pytest.mark.construct("Earthbend")),
    pytest.param("Airbend target creature.", "Sorcery", marks=pytest.mark.construct("Airbend")),
    pytest.param(
        "As an additional cost to cast this spell, waterbend {2}.\nDraw a card.",
        "Sorcery",
        marks=pytest.mark.construct("Waterbend"),
    ),
    pytest.param("Waterbend {3}: Draw a card.", "Artifact", marks=pytest.mark.construct("WaterbendCost")),
    pytest.param("Whenever you expend 4, draw a card.", "Artifact", marks=pytest.mark.construct("ExpendsEvent")),
    pytest.param("{T}, Collect evidence 3: Draw a card.", "Artifact", marks=pytest.mark.construct("CollectEvidence")),
    pytest.param(
        "As an additional cost to cast this spell, behold a Dragon or pay {1}.\nDraw a card.",
        "Sorcery",
        marks=pytest.mark.construct("Behold"),
    ),
    pytest.param(
        "Draw a card at the beginning of the next cleanup step.", "Sorcery", marks=pytest.mark.construct("NextCleanup")
    ),
    pytest.param(
        "At the beginning of your next main phase, draw a card.", "Sorcery", marks=pytest.mark.construct("YourNextMain")
    ),
    pytest.param(
        "The monarch controls enchanted creature.\nEnchant creature",
        "Enchantment — Aura",
        marks=pytest.mark.construct("Monarch"),
    ),
    pytest.param("Venture into the dungeon.", "Sorcery", marks=pytest.mark.construct("Venture")),
    pytest.param("You take the initiative.", "Sorcery", marks=pytest.mark.construct("TakeInitiative")),
    pytest.param("Suspect target creature.", "Sorcery", marks=pytest.mark.construct("Suspect")),
    pytest.param(
        "Whenever this artifact mutates, draw a card.", "Artifact", marks=pytest.mark.construct("MutatesEvent")
    ),
    pytest.param(
        "Equip {2}. Activate only once each turn.",
        "Artifact — Equipment",
        marks=pytest.mark.construct("KeywordSentences"),
    ),
    pytest.param(
        "Enchant creature\nWhenever enchanted creature deals damage to a creature, destroy the other creature.",
        "Enchantment — Aura",
        marks=pytest.mark.construct("TheOther"),
    ),
    pytest.param(
        "Remove up to five counters from target permanent.", "Sorcery", marks=pytest.mark.construct("UpToCount")
    ),
    pytest.param(
        "{0}: Remove any number of counters from target creature you control.",
        "Artifact",
        marks=pytest.mark.construct("AnyNumberCount"),
    ),
    pytest.param(
        "Subject deals 3 damage to target player or planeswalker. "
        "That player or that planeswalker's controller discards two cards.",
        "Sorcery",
        marks=pytest.mark.construct("PlayersOr"),
    ),
    pytest.param(
        "Whenever another player casts a spell, draw a card.",
        "Enchantment",
        marks=pytest.mark.construct("AnotherPlayer"),
    ),
    pytest.param(
        "Subject deals 2 damage to each opponent. Those players each discard two cards at random.",
        "Sorcery",
        marks=pytest.mark.construct("ThosePlayers"),
    ),
    pytest.param(
        "Creatures you control get +3/+3 as long as no opponent controls a creature.",
        "Enchantment",
        marks=pytest.mark.construct("NoOpponent"),
    ),
    pytest.param(
        "Whenever one or more opponents lose life, you gain 1 life.",
        "Enchantment",
        marks=pytest.mark.construct("OneOrMoreOpponents"),
    ),
    pytest.param(
        "Each creature with the greatest mana value has flying.",
        "Enchantment",
        marks=pytest.mark.construct("WithGreatest"),
    ),
    pytest.param(
        "At the beginning of your upkeep, destroy target nonland permanent with the lowest mana value.",
        "Enchantment",
        marks=pytest.mark.construct("WithLeast"),
    ),
    pytest.param(
        "Gain control of target creature of an opponent's choice they control.",
        "Sorcery",
        marks=pytest.mark.construct("OfPlayersChoice"),
    ),
    pytest.param(
        "At the beginning of your upkeep, sacrifice this enchantment unless you pay its mana cost.",
        "Enchantment",
        marks=pytest.mark.construct("ItsManaCost"),
    ),
    pytest.param(
        "Whenever a permanent you control enters tapped, untap it.",
        "Enchantment",
        marks=pytest.mark.construct("EntersAs"),
    ),
    pytest.param(
        "At the beginning of your end step, if no permanents left the battlefield this turn, you gain 1 life.",
        "Enchantment",
        marks=pytest.mark.construct("LeftThisTurn"),
    ),
    pytest.param(
        "Whenever an opponent searches their library, you gain 1 life.",
        "Enchantment",
        marks=pytest.mark.construct("SearchesLibrary"),
    ),
    pytest.param(
        "Whenever you create one or more creature tokens, you gain 1 life.",
        "Enchantment",
        marks=pytest.mark.construct("CreatesTokens"),
    ),
    pytest.param("At end of combat, you gain 1 life.", "Enchantment", marks=pytest.mark.construct("AtEndOfCombat")),
    pytest.param(
        "Whenever this artifact deals damage to a creature or opponent, you gain 1 life.",
        "Artifact",
        marks=pytest.mark.construct("HeadOrOpponent"),
    ),
    pytest.param(
        "Look at the top three cards of your library. Put one of them into your hand and the rest back on top.",
        "Sorcery",
        marks=pytest.mark.construct("BackOnTop"),
    ),
    pytest.param(
        "When equipped creature transforms, transform this Equipment.\nEquip {1}",
        "Artifact — Equipment",
        marks=pytest.mark.construct("TransformsEvent"),
    ),
    pytest.param(
        "When this artifact enters, tap that many target creatures.",
        "Artifact",
        marks=pytest.mark.construct("ThatManyTargets"),
    ),
    pytest.param(
        "You may spend mana as though it were mana of any color to cast creature spells.",
        "Enchantment",
        marks=pytest.mark.construct("CastWithAnyColor"),
    ),
]


@pytest.mark.parametrize(("text", "type_line"), DECLINED)
def test_what_nothing_carries_out_is_refused(text: str, type_line: str) -> None:
    with pytest.raises(UnsupportedCardError, match="Subject"):
        written(text, type_line)


@pytest.mark.construct("AnyNumberOfOther")
def test_610_3_any_number_of_other_permanents() -> None:
    text = (
        "When this creature enters, exile any number of other nonland permanents you control until this creature "
        "leaves the battlefield."
    )
    table = Table(A={"hand": [beast(text)], "battlefield": [CUB, ELK]}, B={}).start()
    settle(table.cast(NAME), "Cub", "done")
    assert (table.names("exile"), table.names("battlefield")) == (["Cub"], ["Elk", NAME])


@pytest.mark.construct("ThreeNounsOr")
def test_one_of_three_descriptions() -> None:
    text = (
        "Search your library for a legendary card, an Aura card, or a Saga card, put it into your hand, then shuffle."
    )
    aura = permanent("Enchant creature", "Enchantment — Aura", name="Veil")
    table = Table(A={"hand": [spell(text)], "library": [CUB, aura]}, B={}).start()
    table.cast(NAME).resolve()
    names = set(table.offered())
    assert names == {"Veil"}


@pytest.mark.construct("Opponents")
def test_opponents_can_t_cast_spells_this_turn() -> None:
    song = written("Draw a card.", "Instant", name="Song")
    table = played("Opponents can't cast spells this turn.", B={"hand": [song]}).passes()
    assert not table.can_cast("Song", "B")


@pytest.mark.construct("YouCast")
def test_spells_you_cast_have_convoke() -> None:
    seal = permanent("Spells you cast have convoke.", name="Seal")
    hand = [spell("Draw a card.", cost="{1}")]
    assert Table(A={"battlefield": [seal, CUB], "hand": hand}, B={}).start().can_cast(NAME)
    assert not Table(A={"battlefield": [CUB], "hand": hand}, B={}).start().can_cast(NAME)


@pytest.mark.construct("Chapter5")
def test_714_a_fifth_chapter() -> None:
    saga = written("I, II, III, IV — You gain 1 life.\nV — You gain 5 life.", "Enchantment — Saga", layout="saga")
    table = Table(A={"hand": [saga]}, B={}).start()
    settle(table.cast(NAME))
    assert table.to("begin_combat", turn=9).life("A") == 29


@pytest.mark.construct("BlocksThisCombat")
def test_509_1c_target_creature_blocks_this_combat() -> None:
    text = "Whenever this creature attacks, target creature blocks this combat if able."
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [ELK]}).start()
    table.attack(NAME).choose("Elk").to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, [NAME])


@pytest.mark.construct("MustBeBlockedThisCombat")
def test_509_1c_it_must_be_blocked_this_combat() -> None:
    text = "Whenever this creature attacks, it must be blocked this combat if able."
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [ELK]}).start()
    table.attack(NAME).to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, [NAME])


@pytest.mark.parametrize(
    ("condition", "life"),
    [
        pytest.param("it's not their turn", 20, marks=pytest.mark.construct("NotTheirTurn")),
        pytest.param("it's that player's turn", 21, marks=pytest.mark.construct("TheirTurn")),
    ],
)
def test_whose_turn_it_is_as_a_spell_is_cast(condition: str, life: int) -> None:
    seal = permanent(f"Whenever a player casts a spell, if {condition}, you gain 1 life.", name="Seal")
    assert played("Draw a card.", A={"battlefield": [seal]}).life("A") == life
    hand = [spell("Draw a card.", type_line="Instant")]
    table = Table(A={"battlefield": [seal]}, B={"hand": hand}).start().passes()
    assert settle(table.cast(NAME)).life("A") == 41 - life


@pytest.mark.construct("CopyIsNamed")
def test_707_9b_a_copy_with_another_name() -> None:
    table = played(
        "Create a token that's a copy of target creature, except its name is Mirror.", A={"battlefield": [ELK]}
    )
    assert table.size("Mirror") == (3, 3)


@pytest.mark.construct("NumberedXKeyword")
def test_702_54_bloodthirst_x() -> None:
    sting = spell("Sting deals 3 damage to each opponent.", name="Sting")
    table = Table(A={"hand": [sting, beast("Bloodthirst X")]}, B={}).start()
    settle(table.cast("Sting"))
    assert settle(table.cast(NAME)).size(NAME) == (5, 5)


@pytest.mark.construct("PlayerAttacksWhom")
def test_whenever_an_opponent_attacks_you() -> None:
    seal = permanent("Whenever an opponent attacks you, you gain 5 life.", name="Seal")
    table = Table(A={"battlefield": [seal]}, B={"battlefield": [CUB, ELK]}).start()
    table.to("declare_attackers", turn=2)
    assert settle(table.attack("Cub", "Elk")).life("A") == 25


@pytest.mark.construct("TheOthersThisWay")
def test_all_other_cards_revealed_this_way() -> None:
    text = (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and "
        "exile all other cards revealed this way."
    )
    well = permanent("", "Artifact", name="Well")
    table = played(text, A={"library": [well, well, CUB, ELK]})
    assert (table.names("hand", "A"), table.names("exile")) == (["Cub"], ["Well", "Well"])


@pytest.mark.construct("AnyCountersPutOn")
def test_122_6_whenever_counters_are_put_on_it() -> None:
    vase = permanent(
        "{0}: Put two charge counters on this artifact.\n"
        "Whenever one or more counters are put on this artifact, you gain 1 life.",
        "Artifact",
    )
    table = Table(A={"battlefield": [vase]}, B={}).start()
    assert settle(table.activate(NAME)).life("A") == 21


@pytest.mark.construct("BecomesChosenColor")
def test_105_3_becomes_the_chosen_color() -> None:
    prism = beast("When this creature enters, choose a color. This creature becomes the chosen color.")
    table = Table(A={"hand": [prism, spell("Destroy all red creatures.", name="Rite")]}, B={}).start()
    settle(table.cast(NAME), "red")
    assert settle(table.cast("Rite")).names("battlefield") == []


@pytest.mark.construct("CastInYourTurn")
def test_601_3a_cast_this_spell_only_during_your_turn() -> None:
    song = written("Cast this spell only during your turn.\nDraw a card.", "Instant")
    table = Table(A={"hand": [song]}, B={}).start()
    assert table.can_cast(NAME)
    assert not table.to("upkeep", turn=2).passes().can_cast(NAME)


@pytest.mark.construct("CommanderLine")
def test_903_3_a_card_that_can_be_your_commander() -> None:
    chief = beast("Subject can be your commander.")
    assert [part for line in chief.faces[0].abilities for part in getattr(line, "parts", ())] == [
        DeckRule("can be your commander")
    ]


@pytest.mark.construct("TheOtherOne")
def test_the_other_goes_to_the_bottom() -> None:
    text = (
        "Look at the top two cards of your library. Manifest one of those cards, then put the other on the top or "
        "bottom of your library."
    )
    table = Table(A={"hand": [spell(text)], "library": [CUB, ELK]}, B={}).start()
    table.cast(NAME).resolve().choose("Cub")
    assert [one.definition.name for one in table.objects("battlefield")] == ["Cub"]
    assert table.choose(1).library()[-1] == "Elk"
