"""702.174: gift, end to end, with cards compiled from their text."""

from __future__ import annotations

import pytest

from apnap.abilities.values import BLUE, CREATURE
from apnap.cards.pool import open_pool
from apnap.game.setting_up import CompiledPool
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import PRIORITY, YES_NO
from apnap.rules.turn import FIRST_PLAYER_SKIPS, SKIP_FIRST_DRAW
from tests.constructs.support import NAME, Table, beast, permanent, settle, spell
from tests.rules.support import FOREST, ISLAND, creature

BEAR, OX = creature("Bear", "G", 2, 2), creature("Ox", "W", 2, 4)
STOP = spell("Counter target spell.", type_line="Instant", name="Stop")
HUSH = spell("Counter target triggered ability.", type_line="Instant", name="Hush")
WITNESS = permanent("Whenever a player gives a gift, you gain 1 life.", "Enchantment", name="Witness")


@pytest.mark.ledger("current:702.174", "current:702.174a")
def test_702_174a_the_opponent_is_chosen_as_the_spell_is_cast_or_nobody_is(book: str) -> None:
    present = spell("Gift a card\nYou gain 1 life.")
    table = Table(book=book, A={"hand": [present]}, B={}, C={}).start()
    table.cast(NAME)
    assert (table.decision.kind, table.decision.player) == (YES_NO, 0), "the cost is optional"
    table.choose(True)
    assert table.choices == (1, 2), "an opponent is chosen, never oneself"
    table.choose("C")
    assert table.decision.kind == PRIORITY and len(table.state.stack) == 1  # nothing is left to choose on resolution
    table.resolve()
    assert (table.names("hand", "B"), table.names("hand", "C"), table.life("A")) == ([], ["Wastes"], 21)

    table = Table(book=book, A={"hand": [present]}, B={}, C={}).start()
    table.cast(NAME).choose(False).resolve()
    assert (table.names("hand", "B"), table.names("hand", "C"), table.life("A")) == ([], [], 21)


@pytest.mark.ledger("current:702.174a", "current:702.174b")
def test_702_174b_a_permanent_gives_by_a_trigger_a_sorcery_while_it_resolves(book: str) -> None:
    table = Table(book=book, A={"hand": [beast("Gift a card")]}, B={}).start()
    table.cast(NAME).choose(True).resolve()
    assert len(table.state.stack) == 1 and table.names("hand", "B") == []
    assert table.resolve().names("hand", "B") == ["Wastes"]

    table = Table(book=book, A={"hand": [beast("Gift a card")]}, B={}).start()
    table.cast(NAME).choose(False).resolve()
    assert (table.names("battlefield", "A"), table.state.stack) == ([NAME], []), "no gift was promised: no trigger"

    table = Table(book=book, A={"hand": [spell("Gift a card\nYou gain 1 life.")]}, B={}).start()
    table.cast(NAME).choose(True).resolve()
    assert table.state.stack == [] and table.names("hand", "B") == ["Wastes"]


@pytest.mark.ledger("current:702.174c")
@pytest.mark.parametrize(("promised", "life"), [(True, 22), (False, 21)])
def test_702_174c_a_resolving_spell_whose_gift_was_promised_gives_a_gift_once(
    book: str, promised: bool, life: int
) -> None:
    present = spell("Gift a Food\nYou gain 1 life.")
    table = Table(book=book, A={"battlefield": [WITNESS], "hand": [present]}, B={}).start()
    settle(table.cast(NAME), promised)
    assert table.life("A") == life


@pytest.mark.ledger("current:702.174c")
def test_702_174c_a_permanent_gives_when_its_trigger_resolves_not_if_that_is_countered(book: str) -> None:
    giver = beast("Gift a Food")
    table = Table(book=book, A={"hand": [giver], "battlefield": [WITNESS]}, B={}).start()
    settle(table.cast(NAME), True)
    assert table.life("A") == 21

    table = Table(book=book, A={"hand": [giver], "battlefield": [WITNESS]}, B={"hand": [HUSH]}).start()
    table.cast(NAME).choose(True).resolve()
    settle(table.passes().cast("Hush"))
    assert (table.life("A"), table.names("battlefield", "B")) == (20, [])


@pytest.mark.ledger("current:702.174d", "current:702.174e", "current:702.174h", "current:702.174i")
@pytest.mark.parametrize(
    ("gift", "zone", "names"),
    [
        ("a Food", "battlefield", ["Food"]),
        ("a card", "hand", ["Wastes"]),
        ("a Treasure", "battlefield", ["Treasure"]),
        ("an Octopus", "battlefield", ["Octopus"]),
    ],
)
def test_702_174d_i_the_chosen_opponent_gets_it(book: str, gift: str, zone: str, names: list[str]) -> None:
    """An Octopus is blue and 8/8 (702.174i)."""
    hand = [spell(f"Gift {gift}\nYou gain 1 life.")]
    table = Table(book=book, options=[(SKIP_FIRST_DRAW, FIRST_PLAYER_SKIPS)], A={"hand": hand}, B={}, C={}).start()
    table.cast(NAME).choose(True, "B").resolve()
    assert [name.removesuffix(" Token") for name in table.names(zone, "B")] == names
    assert table.names(zone, "A") == table.names(zone, "C") == []
    if gift == "an Octopus":
        octopus = characteristics(table.state, table.find("Octopus Token"))
        assert (octopus.power, octopus.toughness, octopus.colors, octopus.card_types) == (8, 8, BLUE, CREATURE)


@pytest.mark.ledger("current:702.174e")
def test_702_174e_the_card_is_drawn_before_the_rest_of_the_spell(book: str) -> None:
    wheel = spell("Gift a card\nEach player discards their hand.")
    table = Table(book=book, A={"hand": [wheel]}, B={"library": [BEAR]}).start()
    table.cast(NAME).choose(True).resolve()
    assert (table.names("hand", "B"), table.names("graveyard", "B")) == ([], ["Bear"])


@pytest.mark.ledger("current:702.174f")
def test_702_174f_the_fish_enters_tapped_and_can_t_block(book: str) -> None:
    present = spell("Gift a tapped Fish\nYou gain 1 life.")
    table = Table(book=book, A={"hand": [present], "battlefield": [BEAR]}, B={}).start()
    table.cast(NAME).choose(True).resolve()
    fish = table.find("Fish Token")
    assert fish.tapped and fish.owner == table.seat("B") and table.size("Fish Token") == (1, 1)
    assert characteristics(table.state, fish).colors == BLUE
    table.attack("Bear").to("postcombat_main")
    assert table.life("B") == 18  # no blockers were there to be declared


@pytest.mark.ledger("current:702.174g")
def test_702_174g_an_extra_turn_comes_after_this_one_and_then_the_order_goes_on(book: str) -> None:
    table = Table(book=book, A={"hand": [spell("Gift an extra turn\nYou gain 1 life.")]}, B={}, C={}).start()
    table.cast(NAME).choose(True, "C").resolve()
    turns = []
    for turn in (2, 3, 4):
        table.to("upkeep", turn)
        turns.append(table.letters[table.state.active])
    assert turns == ["C", "B", "C"]


@pytest.mark.ledger("current:702.174d")
def test_702_174d_the_food_feeds_its_new_owner(book: str) -> None:
    present = spell("Gift a Food\nYou gain 1 life.")
    table = Table(book=book, A={"hand": [present]}, B={"battlefield": [FOREST, FOREST]}).start()
    table.cast(NAME).choose(True).resolve().passes().activate("Food").resolve()
    assert (table.life("B"), table.names("battlefield", "B")) == (23, ["Forest", "Forest"])


@pytest.mark.ledger("current:702.174h")
def test_702_174h_the_treasure_makes_mana_for_its_new_owner(book: str) -> None:
    present = spell("Gift a Treasure\nYou gain 1 life.")
    table = Table(book=book, options=[("full_control", 1)], A={"hand": [present]}, B={}).start()
    table.cast(NAME).choose(True).resolve().passes().activate("Treasure").choose("R")
    assert (table.pool("B"), table.names("battlefield", "B")) == ({"R": 1}, [])


@pytest.mark.ledger("current:702.174j")
def test_702_174j_a_countered_spell_gives_nothing(book: str) -> None:
    present = spell("Gift a card\nYou gain 1 life.")
    table = Table(book=book, A={"hand": [present]}, B={"hand": [STOP], "library": [BEAR]}).start()
    table.cast(NAME).choose(True).passes().cast("Stop").resolve()
    assert (table.names("hand", "B"), table.state.stack) == ([], [])


@pytest.mark.ledger("current:702.174j")
def test_702_174j_the_gift_comes_before_every_other_instruction(book: str) -> None:
    present = spell("Gift a tapped Fish\nDestroy all creatures.")
    table = Table(book=book, A={"hand": [present]}, B={"battlefield": [BEAR]}).start()
    table.cast(NAME).choose(True).resolve()
    assert table.names("battlefield", "B") == []


@pytest.mark.ledger("current:702.174k")
@pytest.mark.parametrize("promised", [True, False])
def test_702_174k_it_is_promised_while_the_spell_is_still_on_the_stack(book: str, promised: bool) -> None:
    haste = spell(
        "Gift a card\nThis spell can't be countered if the gift was promised.\nYou gain 1 life.", type_line="Instant"
    )
    table = Table(book=book, A={"hand": [haste]}, B={"hand": [STOP]}).start()
    table.cast(NAME).choose(promised).passes().cast("Stop").resolve()
    assert (NAME in table.names("stack")) == promised


@pytest.mark.ledger("current:702.174m")
def test_702_174m_targets_of_what_only_a_promise_brings_are_chosen_only_with_it(book: str) -> None:
    bolt = spell(
        "Gift a card\nYou gain 1 life. If the gift was promised, destroy target creature.", type_line="Instant"
    )
    table = Table(book=book, A={"hand": [bolt]}, B={}).start()
    table.cast(NAME)  # without a creature nothing can be promised
    if table.decision.kind != PRIORITY:
        table.choose(False)
    assert table.resolve().life("A") == 21

    table = Table(book=book, A={"hand": [bolt]}, B={"battlefield": [BEAR, OX]}).start()
    table.cast(NAME).choose(True).target("Bear").resolve()
    assert table.names("graveyard", "B") == ["Bear"]
    table = Table(book=book, A={"hand": [bolt]}, B={"battlefield": [BEAR]}).start()
    table.cast(NAME).choose(False)
    assert table.decision.kind == PRIORITY and table.resolve().names("battlefield", "B") == ["Bear"]


@pytest.mark.ledger("current:702.174a", "current:702.174c")
def test_702_174_with_cards_of_the_house_set(book: str) -> None:
    pool = CompiledPool(open_pool())
    courtesy, ledger, host = map(pool.definition, ("Harbor Courtesy", "Ledger of Kindnesses", "Mossvale Host"))
    table = Table(
        book=book,
        A={"hand": [courtesy, host], "battlefield": [ledger, *[ISLAND] * 2, *[FOREST] * 3]},
        B={"battlefield": [BEAR]},
    ).start()
    table.cast("Harbor Courtesy").choose(True).resolve()
    assert (table.names("hand", "B"), table.names("battlefield", "B")) == (["Bear"], ["Fish Token"])
    assert table.find("Fish Token").tapped and len(table.names("hand", "A")) == 2

    table.resolve()  # the trigger of the Ledger: a gift was given
    table.choose(table.choices[0]).cast("Mossvale Host").choose(True)
    while table.state.stack or table.decision.kind != PRIORITY:
        table.resolve() if table.decision.kind == PRIORITY else table.choose(table.choices[0])
    assert (table.life("A"), "Food" in table.names("battlefield", "B")) == (24, True)
