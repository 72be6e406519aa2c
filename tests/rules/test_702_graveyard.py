"""702: keyword abilities of cards in a graveyard."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost, ExileObjects
from apnap.abilities.definition import SPLIT, TRANSFORM, CardDefinition
from apnap.abilities.effect import DiscardThese, Draw, GainLife, Sequence
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Filter, InSlot, Other, OwnedBy, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import BLACK, GRAVEYARD, WHITE
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.machine import answer
from tests.rules.layered import seen
from tests.rules.support import FOREST, ISLAND, Table, card, creature, damage_to_any, instant, land, sorcery

TWO = Cost(ManaCost(("2",)))
BEAR = creature("Bear", "1G", 2, 2)
BOLT = instant("Bolt", "0", damage_to_any(3))


def costing(name: str, *symbols: str) -> Keyword:
    """A keyword ability with a mana cost."""
    return Keyword(name, cost=Cost(ManaCost(symbols)))


@pytest.mark.ledger("current:702.84")
def test_702_84a_unearth_returns_with_haste_and_is_exiled_at_the_end() -> None:
    """Unearth (702.84)."""
    ghoul = creature("Ghoul", "3B", 3, 3, costing("unearth", "2"))
    table = Table(A={"graveyard": [ghoul], "battlefield": [FOREST, FOREST]}, B={}).start()
    table.activate("Ghoul").resolve()
    assert table.names("battlefield", "A") == ["Forest", "Forest", "Ghoul"]
    table.attack("Ghoul").to("postcombat_main")
    assert table.life("B") == 17
    table.to("end")
    table.resolve()
    assert table.names("exile", "A") == ["Ghoul"]


@pytest.mark.ledger("current:702.84")
def test_702_84a_unearth_exiles_instead_of_dying_and_is_sorcery_speed() -> None:
    ghoul = creature("Ghoul", "3B", 3, 3, costing("unearth", "2"))
    table = Table(A={"graveyard": [ghoul], "battlefield": [FOREST] * 2, "hand": [BOLT]}, B={}).start("upkeep")
    assert [a.kind for a in table.legal("A")] == [dec.PASS, dec.CAST]
    table.to("precombat_main").activate("Ghoul").resolve()
    table.cast("Bolt", "Ghoul").resolve()
    assert table.names("exile", "A") == ["Ghoul"] and table.names("graveyard", "A") == ["Bolt"]


@pytest.mark.ledger("current:702.128", "current:702.129")
def test_702_128a_embalm_and_702_129a_eternalize_make_zombie_tokens() -> None:
    """Embalm (702.128) and eternalize (702.129)."""
    cat = creature("Cat", "1G", 2, 1, costing("embalm", "2"), costing("eternalize", "2"), "flying", subtypes=("Cat",))
    for index, colors, size in ((0, WHITE, (2, 1)), (1, BLACK, (4, 4))):
        table = Table(A={"graveyard": [cat], "battlefield": [FOREST, FOREST]}, B={}).start()
        table.activate("Cat", index=index)
        assert table.names("exile", "A") == ["Cat"]  # exiled as a cost
        table.resolve()
        token = seen(table, "Cat")
        assert (token.colors, table.size("Cat"), token.mana_value) == (colors, size, 0)
        assert token.subtypes == {"Cat", "Zombie"} and not token.cost.exists
        assert [a.keyword for a in token.abilities].count("flying") == 1


@pytest.mark.ledger("current:702.141")
def test_702_141a_encore_attacks_each_opponent() -> None:
    """Encore (702.141)."""
    raider = creature("Raider", "2R", 3, 1, costing("encore", "0"))
    table = Table(A={"graveyard": [raider]}, B={}, C={}).start()
    table.activate("Raider").resolve()
    assert table.names("battlefield", "A") == ["Raider", "Raider"]
    table.to("declare_attackers")
    pairs = {pair for pair in table.decision.options if isinstance(pair, tuple)}
    first, second = (one.ref for one in table.objects("battlefield"))
    assert pairs == {(first, table.entity("B")), (second, table.entity("C"))}
    for pair in sorted(pairs):
        answer(table.state, table.decision.options.index(pair))
    table.to("postcombat_main")
    assert (table.life("B"), table.life("C")) == (17, 17)
    table.to("end").resolve()
    assert table.names("battlefield", "A") == []


@pytest.mark.ledger("current:702.97")
def test_702_97a_scavenge_counts_the_power_that_the_card_had() -> None:
    ox = creature("Ox", "2G", 4, 4, costing("scavenge", "2"))
    table = Table(A={"graveyard": [ox], "battlefield": [BEAR, FOREST, FOREST]}, B={}).start()
    table.activate("Ox").resolve()
    assert table.size("Bear") == (6, 6)


@pytest.mark.ledger("current:702.81")
def test_702_81a_retrace_discards_a_land_besides_the_mana_cost() -> None:
    """Retrace (702.81)."""
    rite = sorcery("Rite", "U", Draw(You()), Keyword("retrace"))
    table = Table(A={"graveyard": [rite], "battlefield": [ISLAND], "hand": [BEAR]}, B={}).start()
    assert not table.can_cast("Rite")
    table = Table(A={"graveyard": [rite], "battlefield": [ISLAND], "hand": [BEAR, FOREST]}, B={}).start()
    table.cast("Rite").resolve()
    assert table.names("graveyard", "A") == ["Forest", "Rite"]  # not exiled: it may be retraced again
    assert table.names("hand", "A") == ["Bear", "Wastes"]


@pytest.mark.ledger("current:702.133")
def test_702_133a_jump_start_discards_a_card_and_exiles_the_spell() -> None:
    """Jump-start (702.133)."""
    rite = sorcery("Rite", "U", Draw(You()), Keyword("jump-start"))
    table = Table(A={"graveyard": [rite], "battlefield": [ISLAND], "hand": [BEAR]}, B={}).start()
    table.cast("Rite").resolve()
    assert table.names("exile", "A") == ["Rite"] and table.names("graveyard", "A") == ["Bear"]


@pytest.mark.ledger("current:702.133")
def test_702_133a_jump_start_exiles_a_countered_spell_too_but_not_one_cast_from_hand() -> None:
    rite = sorcery("Rite", "0", damage_to_any(1), Keyword("jump-start"))
    table = Table(A={"graveyard": [rite], "hand": [BEAR]}, B={"battlefield": [BEAR], "hand": [BOLT]}).start()
    table.cast("Rite", "Bear").passes().cast("Bolt", "Bear").resolve().resolve()
    assert table.names("exile", "A") == ["Rite"]  # its target was gone
    table = Table(A={"hand": [rite, BEAR]}, B={}).start()
    table.cast("Rite", "B").resolve()
    assert table.names("graveyard", "A") == ["Rite"]


HALVES = CardDefinition(
    "Dawn // Dusk",
    (
        sorcery("Dawn", "0", GainLife(You(), Number(1))).faces[0],
        sorcery("Dusk", "0", GainLife(You(), Number(5)), Keyword("aftermath")).faces[0],
    ),
    SPLIT,
)


@pytest.mark.ledger("current:702.127")
def test_702_127a_aftermath_is_cast_from_the_graveyard_only() -> None:
    """Aftermath (702.127)."""
    table = Table(A={"hand": [HALVES]}, B={}).start()
    ref = table.find("Dawn // Dusk").ref
    assert Action(dec.CAST, ref, 0) in table.decision.options and Action(dec.CAST, ref, 1) not in table.decision.options
    table.cast("Dawn // Dusk").resolve()
    ref = table.find("Dawn // Dusk", "graveyard").ref
    assert [a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.CAST] == [
        Action(dec.CAST, ref, 1)
    ]
    table.cast("Dawn // Dusk", face=1).resolve()
    assert table.names("exile", "A") == ["Dawn // Dusk"] and table.life("A") == 26


@pytest.mark.ledger("current:702.138")
def test_702_138a_escape_exiles_other_cards() -> None:
    others = ExileObjects(Filter((OwnedBy(You()), Other()), (GRAVEYARD,)), Number(2))
    imp = creature("Imp", "3B", 3, 3, Keyword("escape", cost=Cost(ManaCost(("1",)), (others,))))
    table = Table(A={"graveyard": [imp, BEAR], "battlefield": [FOREST]}, B={}).start()
    assert not table.can_cast("Imp")  # the card itself is none of the others
    table = Table(A={"graveyard": [imp, BEAR, BOLT], "battlefield": [FOREST]}, B={}).start()
    table.cast("Imp").resolve()
    assert table.names("exile", "A") == ["Bear", "Bolt"] and table.names("battlefield", "A") == ["Forest", "Imp"]
    assert ("escape", 1) in table.find("Imp").costs_paid


WARDEN = CardDefinition(
    "Warden // Shade",
    (
        creature("Warden", "4W", 2, 2, costing("disturb", "1")).faces[0],
        replace(creature("Shade", "0", 3, 1, "flying").faces[0], mana_cost=None, colors=WHITE),
    ),
    TRANSFORM,
)


@pytest.mark.ledger("current:702.146")
def test_702_146_disturb_casts_the_back_face() -> None:
    """From the graveyard, transformed, for its cost (702.146a), with its back face up (702.146b)."""
    table = Table(A={"graveyard": [WARDEN], "battlefield": [FOREST]}, B={}).start()
    ref = table.find("Warden").ref
    assert [a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.CAST] == [
        Action(dec.CAST, ref, 1)
    ]
    table.cast("Warden", face=1)
    assert seen(table, "Shade", "stack").mana_value == 5  # 712.8c: that of the front face
    table.resolve()
    assert table.size("Shade") == (3, 1)


@pytest.mark.ledger("current:702.146")
def test_702_146_the_back_face_is_not_cast_from_hand() -> None:
    table = Table(A={"hand": [WARDEN], "battlefield": [FOREST] * 9}, B={}).start()
    ref = table.find("Warden").ref
    assert [a.index for a in table.decision.options if isinstance(a, Action) and a.ref == ref] == []
    plains = land("Field", "W")
    table = Table(A={"hand": [WARDEN], "battlefield": [plains] * 5}, B={}).start()
    assert [a.index for a in table.decision.options if isinstance(a, Action) and a.kind == dec.CAST] == [0]


@pytest.mark.ledger("current:702.180")
def test_702_180a_harmonize_taps_a_creature_to_pay_less() -> None:
    """Harmonize (702.180)."""
    song = sorcery("Song", "5", Draw(You()), costing("harmonize", "4"))
    table = Table(A={"graveyard": [song], "battlefield": [FOREST, FOREST, BEAR]}, B={}).start()
    table.cast("Song").resolve()  # only so can it be paid
    assert table.find("Bear").tapped and table.names("exile", "A") == ["Song"]
    table = Table(A={"graveyard": [song], "battlefield": [FOREST] * 4 + [BEAR]}, B={}).start()
    table.cast("Song").choose("done")
    assert not table.find("Bear").tapped and all(table.find(f"Forest#{n}").tapped for n in (1, 2, 3, 4))
    table = Table(A={"graveyard": [song], "battlefield": [FOREST, FOREST, creature("Ox", "1", 1, 1)]}, B={}).start()
    assert not table.can_cast("Song")


@pytest.mark.ledger("current:702.187")
def test_702_187b_mayhem_needs_the_card_to_have_been_discarded_this_turn() -> None:
    """Mayhem (702.187). It works in the graveyard (702.187a)."""
    rite = sorcery("Rite", "5", Draw(You()), costing("mayhem", "0"))
    wheel = sorcery("Wheel", "0", Draw(You()), Keyword("retrace"))
    table = Table(A={"graveyard": [rite]}, B={}).start()
    assert not table.can_cast("Rite")
    cycler = sorcery("Rite", "5", Draw(You()), costing("mayhem", "0"), costing("cycling", "0"))
    table = Table(A={"hand": [cycler, wheel]}, B={}).start()
    table.activate("Rite").resolve()
    assert table.can_cast("Rite")
    table.to("precombat_main", 3)
    assert not table.can_cast("Rite")


@pytest.mark.ledger("current:702.187")
def test_702_187c_mayhem_without_a_cost_lets_a_land_be_played() -> None:
    field = card("Grove", None, FOREST.faces[0].card_types, Keyword("mayhem"), costing("cycling", "0"))
    table = Table(A={"hand": [field]}, B={}).start()
    table.activate("Grove").resolve()
    ref = table.find("Grove", "graveyard").ref
    table.act(Action(dec.PLAY_LAND, ref, 0))
    assert table.names("battlefield", "A") == ["Grove"]


@pytest.mark.ledger("current:702.59")
def test_702_59a_recover_returns_or_is_exiled() -> None:
    """Recover (702.59)."""
    rite = sorcery("Rite", "5", Draw(You()), costing("recover", "1"))
    for pays, zone in ((True, "hand"), (False, "exile")):
        table = Table(A={"graveyard": [rite], "battlefield": [BEAR, FOREST], "hand": [BOLT]}, B={}).start()
        table.cast("Bolt", "Bear").resolve().resolve()
        table.choose(pays)
        assert "Rite" in table.names(zone, "A") and table.find("Forest").tapped is pays


@pytest.mark.ledger("current:702.59")
def test_702_59a_recover_looks_only_at_creatures_put_into_your_graveyard() -> None:
    rite = sorcery("Rite", "5", Draw(You()), costing("recover", "1"))
    table = Table(A={"graveyard": [rite], "hand": [BOLT]}, B={"battlefield": [BEAR]}).start()
    table.cast("Bolt", "Bear").resolve()
    assert table.state.stack == [] and "Rite" in table.names("graveyard", "A")


@pytest.mark.ledger("current:702.52")
def test_702_52a_dredge_replaces_a_draw() -> None:
    """Dredge (702.52)."""
    rite = sorcery("Rite", "0", Draw(You(), Number(2)))
    weed = creature("Weed", "1", 1, 1, Keyword("dredge", n=Number(3)))
    table = Table(A={"graveyard": [weed], "hand": [rite], "fill": 5}, B={}).start()
    table.cast("Rite").resolve()
    table.choose(True)
    assert table.names("hand", "A") == ["Wastes", "Weed"]
    assert table.names("graveyard", "A") == ["Rite", "Wastes", "Wastes", "Wastes"]


def test_121_6c_what_is_done_with_the_drawn_card_is_not_done_with_a_dredged_one() -> None:
    drawn = Sequence((Draw(You(), slot=1), DiscardThese(InSlot(1))))
    weed = creature("Weed", "1", 1, 1, Keyword("dredge", n=Number(1)))
    for dredges, hand, graveyard in ((True, ["Weed"], ["Rite", "Wastes"]), (False, [], ["Rite", "Wastes", "Weed"])):
        table = Table(A={"graveyard": [weed], "hand": [sorcery("Rite", "0", drawn)]}, B={}).start()
        table.cast("Rite").resolve().choose(dredges)
        assert (table.names("hand", "A"), table.names("graveyard", "A")) == (hand, graveyard)


@pytest.mark.ledger("current:702.52")
def test_702_52b_dredge_needs_enough_cards() -> None:
    rite = sorcery("Rite", "0", Draw(You()))
    weed = creature("Weed", "1", 1, 1, Keyword("dredge", n=Number(3)))
    table = Table(A={"graveyard": [weed], "hand": [rite], "fill": 2}, B={}).start()
    table.cast("Rite").resolve()
    assert table.names("hand", "A") == ["Wastes"] and table.names("graveyard", "A") == ["Rite", "Weed"]
