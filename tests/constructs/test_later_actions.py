"""Keyword actions of recent sets, and constructs that are read but refused, for nothing carries them out yet."""

from __future__ import annotations

import pytest

from apnap.errors import UnsupportedCardError
from tests.constructs.support import NAME, Table, beast, permanent, played, settle, spell, written

CUB, ELK = beast(name="Cub"), beast(name="Elk", size=(3, 3))


@pytest.mark.construct("Support")
def test_701_41_support() -> None:
    table = played("Support 2.", "Cub", "done", A={"battlefield": [CUB, ELK]})
    assert (table.size("Cub"), table.size("Elk")) == ((3, 3), (3, 3))
    table = Table(A={"hand": [beast("When this creature enters, support 2.")], "battlefield": [CUB, ELK]}, B={}).start()
    table.cast(NAME).resolve()
    names = {table.state.last_known(ref).definition.name for ref in table.decision.options}
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
    ("Incubate", "Incubate 2.", "Sorcery"),
    ("Earthbend", "Earthbend 2.", "Sorcery"),
    ("Airbend", "Airbend target creature.", "Sorcery"),
    ("Waterbend", "As an additional cost to cast this spell, waterbend {2}.\nDraw a card.", "Sorcery"),
    ("WaterbendCost", "Waterbend {3}: Draw a card.", "Artifact"),
    ("ExpendsEvent", "Whenever you expend 4, draw a card.", "Artifact"),
    ("CollectEvidence", "{T}, Collect evidence 3: Draw a card.", "Artifact"),
    ("Behold", "As an additional cost to cast this spell, behold a Dragon or pay {1}.\nDraw a card.", "Sorcery"),
    ("NextCleanup", "Draw a card at the beginning of the next cleanup step.", "Sorcery"),
    ("YourNextMain", "At the beginning of your next main phase, draw a card.", "Sorcery"),
    ("Monarch", "The monarch controls enchanted creature.\nEnchant creature", "Enchantment — Aura"),
    ("Venture", "Venture into the dungeon.", "Sorcery"),
    ("TakeInitiative", "You take the initiative.", "Sorcery"),
    ("Suspect", "Suspect target creature.", "Sorcery"),
    ("MutatesEvent", "Whenever this artifact mutates, draw a card.", "Artifact"),
    ("KeywordSentences", "Equip {2}. Activate only once each turn.", "Artifact — Equipment"),
]


@pytest.mark.parametrize(
    ("text", "type_line"),
    [pytest.param(text, kind, marks=pytest.mark.construct(name)) for name, text, kind in DECLINED],
)
def test_what_nothing_carries_out_is_refused_with_its_name(
    text: str, type_line: str, request: pytest.FixtureRequest
) -> None:
    with pytest.raises(UnsupportedCardError) as refused:
        written(text, type_line)
    (name,) = (name for mark in request.node.iter_markers("construct") for name in mark.args)
    assert name in str(refused.value) or "has no meaning yet" in str(refused.value) or "cost" in str(refused.value)


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
    names = {table.state.last_known(ref).definition.name for ref in table.decision.options}
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
