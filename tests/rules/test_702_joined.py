"""702.102 fuse and 702.47 splice: the instructions of several cards as those of one spell."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.ability import Body, Keyword, Modes, Spell, Static
from apnap.abilities.cost import Cost
from apnap.abilities.definition import SPLIT, CardDefinition
from apnap.abilities.effect import DealDamage, Draw, ForEachObject, GainLife, Move, RollDie, Sequence, Tap
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Each, Filter, HasSubtype, Iterated, TargetObjects, TargetPlayers, You
from apnap.abilities.quantity import AmountInSlot, Number
from apnap.abilities.static import MayPlay
from apnap.abilities.values import GRAVEYARD, HAND, INSTANT, STACK
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.joining import FUSED, shifted
from apnap.rules.view import View
from tests.rules.layered import seen
from tests.rules.support import (
    ANY_TARGET,
    FOREST,
    ISLAND,
    TARGET_CREATURE,
    Table,
    card,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))
TAPS = Body((TARGET_CREATURE,), Tap(TargetObjects(0)))
HALVES = CardDefinition(
    "Lull // Jolt",
    (
        sorcery("Lull", "G", TAPS).faces[0],
        sorcery("Jolt", "U", damage_to_any(2), Keyword("fuse")).faces[0],
    ),
    SPLIT,
)


def casts(table: Table) -> list[int]:
    return [a.index for a in table.decision.options if isinstance(a, Action) and a.kind == dec.CAST]


@pytest.mark.ledger("current:702.102")
def test_702_102_both_halves_are_cast_together_for_both_costs() -> None:
    """It has the mana value and the colors of both halves (702.102b, 709.4d)."""
    table = Table(A={"hand": [HALVES], "battlefield": [FOREST, ISLAND]}, B={"battlefield": [BEAR]}).start()
    assert casts(table) == [0, 1, FUSED]
    table.act(Action(dec.CAST, table.find("Lull // Jolt").ref, FUSED))
    spell = seen(table, "Lull // Jolt", "stack")
    assert (spell.mana_value, spell.colors.bit_count()) == (2, 2)
    table.target("B")  # the only creature is taken by itself
    table.resolve()
    assert table.find("Bear").tapped and table.life("B") == 18
    assert table.names("graveyard", "A") == ["Lull // Jolt"]
    assert seen(table, "Lull // Jolt", "graveyard").mana_value == 2


@pytest.mark.ledger("current:702.102")
def test_702_102a_from_the_hand_only_and_if_both_can_be_paid() -> None:
    """The mana costs of both halves must be paid (702.102c)."""
    table = Table(A={"hand": [HALVES], "battlefield": [FOREST]}, B={"battlefield": [BEAR]}).start()
    assert casts(table) == [0]
    gate = enchantment("Gate", "1", Static((MayPlay(You(), Filter((), (GRAVEYARD,))),)))
    board = {"graveyard": [HALVES], "battlefield": [gate, FOREST, ISLAND]}
    assert casts(Table(A=board, B={"battlefield": [BEAR]}).start()) == [0, 1]


@pytest.mark.ledger("current:702.102")
def test_702_102d_what_is_still_legal_happens() -> None:
    table = Table(
        A={"hand": [HALVES], "battlefield": [FOREST, ISLAND]}, B={"battlefield": [BEAR], "hand": [BOLT]}
    ).start()
    table.act(Action(dec.CAST, table.find("Lull // Jolt").ref, FUSED)).target("B")
    table.passes().cast("Bolt", "Bear").resolve().resolve()
    assert table.life("B") == 18


ARCANE = Filter((HasSubtype("Arcane"),), (STACK,))


def arcane(name: str, body: Any, cost: str = "0", splice: str = "") -> CardDefinition:
    keywords = [Keyword("splice", cost=Cost(ManaCost((splice,))), what=ARCANE)] if splice else []
    return card(name, cost, INSTANT, *keywords, Spell(body), subtypes=("Arcane",))


def gain(n: int) -> Body:
    return Body(effect=GainLife(You(), Number(n)))


@pytest.mark.ledger("current:702.47")
def test_702_47_a_spliced_card_stays_in_hand_and_its_text_follows() -> None:
    word, song = arcane("Word", gain(1)), arcane("Song", damage_to_any(2), "9", splice="1")
    table = Table(A={"hand": [word, song], "battlefield": [FOREST]}, B={}).start()
    table.cast("Word").choose("Song").target("B")
    assert "Song" in table.names("hand", "A") and table.find("Forest").tapped
    assert [one.name for one in View(table.state, 1).players[0].hand] == ["Song"]  # 702.47b: revealed
    table.resolve()
    assert (table.life("A"), table.life("B")) == (21, 18)
    assert seen(table, "Word", "graveyard").name == "Word"


@pytest.mark.ledger("current:702.47")
def test_702_47a_only_what_can_be_paid_and_targeted_and_only_onto_such_spells() -> None:
    song = arcane("Song", Body((TARGET_CREATURE,), Tap(TargetObjects(0))), "9", splice="1")
    table = Table(A={"hand": [arcane("Word", gain(1)), song], "battlefield": [FOREST]}, B={}).start()
    assert table.cast("Word").decision.kind == dec.PRIORITY  # nothing to target
    table = Table(A={"hand": [arcane("Word", gain(1)), song]}, B={"battlefield": [BEAR]}).start()
    assert table.cast("Word").decision.kind == dec.PRIORITY  # nothing to pay with
    plain = instant("Word", "0", gain(1))
    table = Table(A={"hand": [plain, song], "battlefield": [FOREST]}, B={"battlefield": [BEAR]}).start()
    assert table.cast("Word").decision.kind == dec.PRIORITY


@pytest.mark.ledger("current:702.47")
def test_702_47b_several_cards_in_the_chosen_order_each_with_its_own_targets() -> None:
    back = arcane("Back", Body((TARGET_CREATURE,), Move(TargetObjects(0), HAND)), "9", splice="1")
    zap = arcane("Zap", Body((ANY_TARGET,), DealDamage(Number(1), TargetObjects(0), TargetPlayers(0))), "9", splice="1")
    table = Table(
        A={"hand": [arcane("Word", TAPS), back, zap], "battlefield": [FOREST, FOREST]},
        B={"battlefield": [BEAR, creature("Ox", "4", 4, 4)]},
    ).start()
    table.cast("Word").choose("Zap", "Back").target("Ox", "B", "Bear").resolve()
    assert table.find("Ox").tapped and table.life("B") == 19 and "Bear" in table.names("hand", "B")


@pytest.mark.ledger("current:702.47")
def test_702_47_a_modal_spell_has_the_text_in_the_mode_that_is_chosen() -> None:
    charm = arcane("Charm", Body(modes=Modes((gain(1), gain(5)))))
    song = arcane("Song", Body(effect=Draw(You())), "9", splice="1")
    table = Table(A={"hand": [charm, song], "battlefield": [FOREST]}, B={})
    table.start().cast("Charm").choose(1, "Song").resolve()
    assert table.life("A") == 25 and table.names("hand", "A") == ["Song", "Wastes"]


def test_all_that_is_remembered_in_a_slot_is_moved_along() -> None:
    def body(first: int) -> Body:
        loop = ForEachObject(Each(Filter()), Move(Iterated(), HAND, slot=first), gathers=first, into=first + 1)
        rolled = RollDie(You(), 6, slot=first + 2, evens=first + 3)
        return Body((), Sequence((loop, rolled, *(Draw(You(), AmountInSlot(first + n)) for n in range(4)))))

    assert shifted(body(1), 0, 10) == body(11)
