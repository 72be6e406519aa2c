"""702: what keyword abilities stand for, and protection, enchant and equip for attachments."""

from __future__ import annotations

import pytest

from apnap.abilities.ability import Ability, Activated, Keyword, Static, Triggered
from apnap.abilities.change import AddAbility, AddTypes
from apnap.abilities.cost import Cost, DiscardThis, PayLife
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Attach, Draw, Search, Sequence
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import (
    AnyPlayer,
    AttachedHost,
    ControlledBy,
    Filter,
    HasCardType,
    HasChosenColor,
    HasColor,
    HasSubtype,
    HasSupertype,
    You,
)
from apnap.abilities.quantity import Number
from apnap.abilities.static import (
    CANT_BE_ENCHANTED,
    CANT_BE_EQUIPPED,
    AdditionalCost,
    Changes,
    Enchant,
    MayPlay,
    Restriction,
)
from apnap.abilities.values import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    DEATHTOUCH,
    FLYING,
    GRAVEYARD,
    HAND,
    HEXPROOF,
    LEGENDARY,
    LIBRARY,
    MENACE,
    PROWESS,
    RED,
    SIMPLE_KEYWORDS,
    WHITE,
)
from apnap.rules import events as ev
from apnap.rules.characteristics import has_keyword, keyword_nodes
from apnap.rules.definitions import ACTIVATED, TRIGGERED, expand_ability
from apnap.rules.entities import entity_of_player
from apnap.rules.keywords import PERFORMED, abilities_of
from apnap.rules.performing import unsupported
from apnap.rules.permissions import active_parts, parts_of
from apnap.rules.protection import can_be_attached, protected_from
from apnap.rules.targeting import aura_target
from apnap.rules.watchers import mask_of
from apnap.rules.zones import attach
from tests.rules.layered import CREATURES, affect, filtered, rule, seen
from tests.rules.support import Table, artifact, card, creature, enchantment, sorcery

TWO = Cost(ManaCost(("2",)))
BEAR = creature("Bear", "1G", 2, 2)


def expanded(node: Keyword) -> Ability:
    """The one ability that a keyword ability stands for."""
    (ability,) = abilities_of(node)
    return ability


def aura(name: str, *abilities: Ability, colors: int = 0) -> CardDefinition:
    return enchantment(name, "1", *abilities, subtypes=("Aura",), colors=colors)


ON_CREATURES = Keyword("enchant", what=CREATURES)


def test_every_keyword_with_a_bit_is_performed() -> None:
    assert set(SIMPLE_KEYWORDS) < PERFORMED


def test_702_1_parameters_that_a_keyword_does_not_have_are_refused() -> None:
    assert unsupported(Keyword("ward", cost=TWO)) == unsupported(Keyword("hexproof", what=CREATURES)) == []
    assert unsupported(Keyword("ward")) == ["ability.Keyword: ward without a cost"]
    assert unsupported(Keyword("flying", n=Number(2))) == ["ability.Keyword: flying with that parameter"]
    assert unsupported(Keyword("soaring")) == ["ability.Keyword: the keyword ability 'soaring'"]


@pytest.mark.parametrize("name", sorted(SIMPLE_KEYWORDS))
def test_simple_keywords_are_seen_as_bits_and_by_name(name: str) -> None:
    table = Table(A={"battlefield": [creature("Beast", "1", 1, 1, name)]}, B={"battlefield": [BEAR]})
    beast, bear = table.find("Beast"), table.find("Bear")
    bit = SIMPLE_KEYWORDS[name]
    assert has_keyword(table.state, beast, bit) and not has_keyword(table.state, bear, bit)
    assert [node.keyword for node in keyword_nodes(table.state, beast, name)] == [name]
    assert keyword_nodes(table.state, bear, name) == []


@pytest.mark.ledger("current:702.11")
def test_702_11e_hexproof_from_is_no_hexproof_against_everything() -> None:
    guarded = Keyword("hexproof", what=Filter((HasColor(RED),)))
    table = Table(A={"battlefield": [creature("Guard", "W", 1, 1, guarded)]}, B={})
    guard = table.find("Guard")
    assert not has_keyword(table.state, guard, HEXPROOF)
    assert keyword_nodes(table.state, guard, "hexproof") == [guarded]


@pytest.mark.ledger("current:702.108")
def test_702_108_prowess_and_702_21_ward_are_triggered_abilities() -> None:
    for node, kind in ((Keyword("prowess"), ev.CAST), (Keyword("ward", cost=TWO), ev.TARGETED)):
        ability = expanded(node)
        assert isinstance(ability, Triggered) and ability.keyword == node.keyword
        table = Table(A={"battlefield": [creature("Monk", "U", 1, 1, node)]}, B={})
        assert any(mask_of(ability) >> kind & 1 for ability in seen(table, "Monk").abilities)
        assert [a.kind for a in seen(table, "Monk").abilities][1:] == [TRIGGERED]


@pytest.mark.ledger("current:702.108")
def test_702_108b_each_instance_of_prowess_counts() -> None:
    table = Table(A={"battlefield": [creature("Monk", "U", 1, 1, "prowess")]}, B={})
    affect(table, ["Monk"], AddAbility(Keyword("prowess")))
    assert len(keyword_nodes(table.state, table.find("Monk"), "prowess")) == 2
    assert sum(a.kind == TRIGGERED for a in seen(table, "Monk").abilities) == 2
    assert seen(table, "Monk").keywords == PROWESS


@pytest.mark.ledger("current:702.29")
def test_702_29a_cycling_works_in_hand_and_discards_the_card() -> None:
    ability = expanded(Keyword("cycling", cost=Cost(ManaCost(("2",)), (PayLife(Number(2)),))))
    assert isinstance(ability, Activated)
    assert ability.zones == (HAND,) and ability.keyword == "cycling"
    assert ability.cost == Cost(ManaCost(("2",)), (PayLife(Number(2)), DiscardThis()))
    assert ability.body.effect == Draw(You())


@pytest.mark.ledger("current:702.29")
def test_702_29e_typecycling_searches_for_what_it_says() -> None:
    ability = expanded(Keyword("cycling", cost=TWO, what=Filter((HasSubtype("Forest"),))))
    assert isinstance(ability, Activated) and isinstance(ability.body.effect, Sequence)
    search = ability.body.effect.effects[0]
    assert isinstance(search, Search) and search.what == Filter((HasSubtype("Forest"),), (LIBRARY,))


@pytest.mark.ledger("current:702.6")
def test_702_6_equip_is_for_your_creatures_at_sorcery_speed() -> None:
    ability = expanded(Keyword("equip", cost=TWO))
    assert isinstance(ability, Activated) and isinstance(ability.body.effect, Attach)
    assert ability.sorcery and ability.zones == (BATTLEFIELD,)
    legend = expanded(Keyword("equip", cost=TWO, what=Filter((HasSupertype(LEGENDARY),))))
    assert isinstance(legend, Activated)
    wanted = legend.body.targets[0].objects
    assert wanted == Filter((HasCardType(CREATURE), ControlledBy(You()), HasSupertype(LEGENDARY)))


@pytest.mark.ledger("current:702.33")
def test_702_33_kicker_ids() -> None:
    for node, id, repeatable in (
        (Keyword("kicker", cost=TWO), "kicker", False),
        (Keyword("kicker", cost=TWO, n=Number(1)), "kicker1", False),
        (Keyword("kicker", cost=TWO, n=Number(2)), "kicker2", False),
        (Keyword("multikicker", cost=TWO), "kicker", True),
    ):
        ability = expanded(node)
        assert isinstance(ability, Static)
        assert ability.parts == (AdditionalCost(TWO, True, id, repeatable),)


def test_kicker_is_asked_of_the_card_itself_wherever_it_is() -> None:
    kicked = creature("Giant", "4", 4, 4, Keyword("kicker", cost=TWO))
    table = Table(A={"hand": [kicked]}, B={})
    (part,) = parts_of(table.state, table.find("Giant"), AdditionalCost)
    assert part.part == AdditionalCost(TWO, True, "kicker")
    assert active_parts(table.state, AdditionalCost) == []


@pytest.mark.ledger("current:702.34")
def test_702_34_flashback_is_a_permission_in_the_graveyard_only() -> None:
    recall = sorcery("Recall", "U", Draw(You()), Keyword("flashback", cost=TWO))
    table = Table(A={"hand": [recall], "graveyard": [recall]}, B={})
    (part,) = active_parts(table.state, MayPlay)
    assert part.source == table.find("Recall", "graveyard").ref
    assert isinstance(part.part, MayPlay) and part.part.cost == TWO
    assert part.ability is not None and part.ability.origin is not None and part.ability.origin.keyword == "flashback"
    assert expand_ability(Keyword("flashback", cost=TWO))[1].zones == 1 << GRAVEYARD


# ------------------------------------------------------------------------------------------------ attachments


@pytest.mark.ledger("current:702.5")
def test_702_5_enchant_says_what_can_be_targeted_and_enchanted() -> None:
    """Target and host are restricted (702.5a), by every instance (702.5c)."""
    table = Table(
        A={"battlefield": [aura("Veil", ON_CREATURES, Keyword("enchant", what=filtered(ControlledBy(You()))))]},
        B={"battlefield": [BEAR, artifact("Cup", "1")]},
    )
    veil = table.find("Veil")
    target = aura_target(table.state, veil)
    assert target is not None and target.objects == filtered(HasCardType(CREATURE), ControlledBy(You()))
    assert not can_be_attached(table.state, veil, table.find("Bear").ref)  # 702.5c: both must be true
    table.state.edit(table.find("Bear").ref).controller = 0
    table.state.disturb()
    assert can_be_attached(table.state, veil, table.find("Bear").ref)
    assert not can_be_attached(table.state, veil, table.find("Cup").ref)
    assert not can_be_attached(table.state, veil, entity_of_player(1))
    assert not can_be_attached(table.state, veil, veil.ref)


@pytest.mark.ledger("current:702.5")
def test_702_5d_enchant_player() -> None:
    table = Table(A={"battlefield": [aura("Curse", Keyword("enchant", players=AnyPlayer())), BEAR]}, B={})
    curse = table.find("Curse")
    target = aura_target(table.state, curse)
    assert target is not None and target.objects is None and target.players == AnyPlayer()
    assert can_be_attached(table.state, curse, entity_of_player(1))
    assert not can_be_attached(table.state, curse, table.find("Bear").ref)


@pytest.mark.ledger("current:702.16")
def test_702_16c_protection_keeps_auras_and_equipment_off() -> None:
    saint = creature("Saint", "W", 2, 2, Keyword("protection", what=filtered(HasColor(WHITE))))
    sword = card("Sword", "1", ARTIFACT, subtypes=("Equipment",), colors=WHITE)
    table = Table(
        A={
            "battlefield": [
                saint,
                BEAR,
                sword,
                card("Axe", "1", ARTIFACT, subtypes=("Equipment",)),
                aura("Halo", ON_CREATURES, colors=WHITE),
                aura("Rage", ON_CREATURES, colors=RED),
            ]
        },
        B={},
    )
    saint_ref, bear = table.find("Saint").ref, table.find("Bear").ref
    fits = {
        name: can_be_attached(table.state, table.find(name), saint_ref) for name in ("Sword", "Axe", "Halo", "Rage")
    }
    assert fits == {"Sword": False, "Axe": True, "Halo": False, "Rage": True}
    assert can_be_attached(table.state, table.find("Sword"), bear)
    assert protected_from(table.state, table.find("Saint"), table.find("Halo"))
    assert not protected_from(table.state, table.find("Bear"), table.find("Halo"))


def test_607_2d_the_chosen_color_is_that_of_the_aura_that_gives_protection() -> None:
    ward = AddAbility(Keyword("protection", what=Filter((HasChosenColor(),))))
    veil = aura("Veil", ON_CREATURES, Static((Changes(AttachedHost(), (ward,)),)))
    table = Table(A={"battlefield": [veil, BEAR]}, B={"battlefield": [creature("Imp", "R", 1, 1)]})
    record = table.state.edit(table.find("Veil").ref)
    record.choices = (("color", RED),)
    attach(table.state, record, table.find("Bear").ref)
    table.state.disturb()
    assert protected_from(table.state, table.find("Bear"), table.find("Imp"))
    assert not protected_from(table.state, table.find("Bear"), table.find("Veil"))
    assert not protected_from(table.state, table.find("Imp"), table.find("Imp"))


def test_301_5_equipment_is_for_creatures_and_not_a_creature_itself() -> None:
    axe = card("Axe", "1", ARTIFACT, subtypes=("Equipment",))
    table = Table(A={"battlefield": [axe, BEAR, artifact("Cup", "1")]}, B={})
    assert not can_be_attached(table.state, table.find("Axe"), table.find("Cup").ref)
    assert not can_be_attached(table.state, table.find("Axe"), entity_of_player(0))
    assert not can_be_attached(table.state, table.find("Cup"), table.find("Bear").ref)
    affect(table, ["Axe"], AddTypes(CREATURE))
    assert not can_be_attached(table.state, table.find("Axe"), table.find("Bear").ref)


def test_cant_be_enchanted_or_equipped() -> None:
    for kind, expect in ((CANT_BE_ENCHANTED, (False, True)), (CANT_BE_EQUIPPED, (True, False))):
        table = Table(
            A={"battlefield": [card("Axe", "1", ARTIFACT, subtypes=("Equipment",)), aura("Veil", ON_CREATURES)]},
            B={"battlefield": [BEAR, rule("Rule", Static((Restriction(kind, CREATURES),)))]},
        )
        bear = table.find("Bear").ref
        assert tuple(can_be_attached(table.state, table.find(name), bear) for name in ("Veil", "Axe")) == expect


def test_ward_and_enchant_parts_say_whose_they_are() -> None:
    table = Table(A={}, B={"battlefield": [aura("Veil", ON_CREATURES)]})
    (part,) = parts_of(table.state, table.find("Veil"), Enchant)
    assert part.you == 1 and part.source == table.find("Veil").ref


def test_keywords_are_told_apart() -> None:
    table = Table(A={"battlefield": [creature("Beast", "1", 1, 1, "flying", "menace", "deathtouch")]}, B={})
    assert seen(table, "Beast").keywords == FLYING | MENACE | DEATHTOUCH
    cycler = creature("Beast", "1", 1, 1, Keyword("cycling", cost=TWO))
    table = Table(A={"hand": [cycler]}, B={})
    assert [a.kind for a in seen(table, "Beast", "hand").abilities][1:] == [ACTIVATED]
    assert seen(table, "Beast", "hand").has_activated  # 702.29b: in every zone
