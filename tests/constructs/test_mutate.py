"""702.140 mutate, 730: permanents that several cards represent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import BLUE, FLYING, REACH, TRAMPLE
from apnap.game.laws import cards_of, copies_agree, view_leaks, zones_agree
from apnap.i18n.events import event_text
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.rules import codec
from apnap.rules.characteristics import characteristics
from apnap.rules.commander import designate, is_commander
from apnap.rules.decisions import CAST, SPECIAL, Action
from apnap.rules.event_base import Event
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.records import CARD, TOKEN
from apnap.rules.view import View
from tests.constructs.support import BEAR, NAME, Table, beast, permanent, settle, spanish, spell, transforming
from tests.rules.layered import seen
from tests.rules.support import PLAINS

OVER, UNDER = False, True


def mutant(text: str = "", size: tuple[int, int] = (4, 5), name: str = "Mutant", cost: str = "{W}", **more: Any) -> Any:
    return beast(f"Mutate {{0}}\n{text}".strip(), name=name, size=size, cost=cost, **more)


KILL = spell("Destroy target creature.", name="Kill", type_line="Instant")
GRUB = beast("Flying", name="Grub", size=(1, 1))


def merged(
    where: bool, *hand: CardDefinition, text: str = "Trample", host: CardDefinition = GRUB, **more: Any
) -> Table:
    """Let A mutate a 4/5 onto a creature, over or under it."""
    seat = {"hand": [mutant(text), *hand], "battlefield": [host], **more}
    table = Table(A=seat, B={"battlefield": [BEAR]}).start()
    laws = cards_of(table.state)
    settle(table.cast("Mutant"), where)
    assert not zones_agree(table.state, laws) and not copies_agree(table.state)
    return table


@pytest.mark.ledger("current:702.140")
@pytest.mark.construct("CostedKeyword")
def test_702_140c_e_on_top_it_has_its_own_values_and_the_abilities_of_both() -> None:
    """Mutate (702.140). The spell merges with its target (608.3d)."""
    table = merged(OVER)
    host = table.find("Mutant", "battlefield")
    chars = characteristics(table.state, host)
    assert (chars.power, chars.toughness, chars.mana_value) == (4, 5, 1)
    assert [one.keyword for one in chars.abilities if one.keyword] == ["mutate", "trample", "flying"]
    assert len(table.objects("battlefield")) == 2 and host.definition.name == "Grub"


@pytest.mark.ledger("current:702.140")
@pytest.mark.construct("CostedKeyword")
def test_702_140e_under_it_the_creature_keeps_its_values_and_gains_the_abilities() -> None:
    table = merged(UNDER)
    assert table.size("Grub") == (1, 1) and seen(table, "Grub").keywords & TRAMPLE


@pytest.mark.ledger("current:702.140")
@pytest.mark.construct("MutatesEvent", "TimesHasMutated")
def test_702_140d_it_triggers_when_it_mutates_and_counts_how_often() -> None:
    text = "Whenever this creature mutates, you gain X life, where X is the number of times this creature has mutated."
    table = merged(OVER, mutant(name="Second"), text=text)
    assert table.life("A") == 21
    table.cast("Second")
    settle(table, UNDER)
    assert table.life("A") == 23 and len(table.find("Mutant").components) == 3
    assert spanish("Whenever this creature mutates, draw a card.") == "Siempre que esta criatura mute, roba una carta."


@pytest.mark.ledger("current:702.140")
def test_702_140a_its_target_is_a_creature_of_its_owner_that_is_no_human() -> None:
    human = beast(name="Monk", type_line="Creature — Human Monk")
    table = Table(A={"hand": [mutant()], "battlefield": [human]}, B={"battlefield": [BEAR]}).start()
    assert not table.can_cast("Mutant")
    table = Table(A={"hand": [mutant()], "battlefield": [human, GRUB]}, B={"battlefield": [BEAR]}).start()
    table.cast("Mutant")
    assert table.find("Mutant", "stack").targets == ((table.find("Grub").ref,),)


@pytest.mark.ledger("current:702.140")
def test_702_140b_without_its_target_it_resolves_as_a_creature_spell() -> None:
    table = Table(A={"hand": [mutant(), KILL], "battlefield": [GRUB]}, B={"battlefield": [BEAR]}).start()
    table.cast("Mutant").cast("Kill", "Grub")
    settle(table)
    assert table.size("Mutant") == (4, 5) and not table.find("Mutant").components
    assert table.names("graveyard", "A") == ["Grub", "Kill"]


@pytest.mark.ledger("current:702.140")
def test_730_2b_c_it_has_not_entered_and_is_the_same_object() -> None:
    watcher = permanent("Whenever a creature you control enters, you gain 1 life.", name="Watcher")
    table = Table(A={"hand": [mutant()], "battlefield": [GRUB, watcher]}, B={}).start("precombat_main", 3)
    host = table.find("Grub").ref
    table.cast("Mutant")
    settle(table, OVER)
    assert table.life("A") == 20 and table.find("Mutant").ref == host
    table.attack("Mutant")  # 730.2c: it has not just come under control
    assert table.find("Mutant").attacking


@pytest.mark.ledger("current:702.140")
def test_730_3_one_permanent_dies_and_both_cards_go_to_the_graveyard() -> None:
    watcher = permanent("Whenever a creature dies, you gain 1 life.", name="Watcher")
    ghoul = permanent("Whenever a creature card is put into a graveyard from anywhere, you gain 10 life.", name="Ghoul")
    last_words = "When this creature dies, draw a card."
    table = merged(UNDER, KILL, text=last_words, battlefield=[GRUB, watcher])
    cards = cards_of(table.state)
    settle(table.cast("Kill", "Grub"), 0)
    assert table.names("graveyard", "A") == ["Grub", "Kill", "Mutant"] and table.life("A") == 21
    assert table.names("hand", "A") == ["Wastes"] and not zones_agree(table.state, cards)
    table = merged(UNDER, KILL, battlefield=[GRUB, ghoul])
    settle(table.cast("Kill", "Grub"))
    assert table.life("A") == 40


@pytest.mark.ledger("current:702.140")
def test_730_3c_what_finds_the_new_object_finds_all_of_them() -> None:
    blink = spell(
        "Exile target creature you control, then return it to the battlefield under its owner's control.", name="Blink"
    )
    table = merged(OVER, blink)
    settle(table.cast("Blink"))
    assert table.names("battlefield", "A") == ["Grub", "Mutant"]
    assert table.size("Grub") == (1, 1) and table.size("Mutant") == (4, 5)
    rise = "When this creature dies, return it to the battlefield under its owner's control."
    table = merged(OVER, KILL, host=beast(rise, name="Grub", size=(1, 1)))
    settle(table.cast("Kill", "Mutant"))
    assert table.names("battlefield", "A") == ["Grub", "Mutant"]


@pytest.mark.ledger("current:702.140")
def test_730_2d_it_is_a_token_only_if_the_top_one_is() -> None:
    maker = spell("Create a 1/1 green Insect creature token.", name="Maker")
    away = spell("Return target creature to its owner's hand.", name="Away")
    for where, kind in ((OVER, CARD), (UNDER, TOKEN)):
        table = Table(A={"hand": [mutant(), maker, away]}, B={}).start()
        settle(table.cast("Maker"))
        cards = cards_of(table.state)
        table.cast("Mutant")
        settle(table, where)
        (one,) = table.objects("battlefield")
        assert one.kind == kind and not zones_agree(table.state, cards)
        settle(table.cast("Away"))
        assert table.names("hand", "A") == ["Mutant"] and not table.objects("battlefield")
        assert not zones_agree(table.state, cards)


@pytest.mark.ledger("current:702.140")
def test_707_2_a_copy_of_a_merged_permanent_has_all_of_it() -> None:
    twin = spell("Create a token that's a copy of target creature you control.", name="Twin")
    table = merged(OVER, twin)
    settle(table.cast("Twin"))
    copy = table.find("Mutant#2", "battlefield")
    chars = characteristics(table.state, copy)
    assert "flying" in [one.keyword for one in chars.abilities] and chars.mana_value == 1 and not copy.components


@pytest.mark.ledger("current:702.140")
def test_702_140f_what_was_done_to_the_spell_holds_for_the_permanent() -> None:
    dye = spell("Target spell or permanent becomes blue.", name="Dye", type_line="Instant")
    table = Table(A={"hand": [mutant(), dye], "battlefield": [GRUB]}, B={}).start()
    table.cast("Mutant").cast("Dye", "Mutant")
    settle(table, UNDER)
    assert seen(table, "Grub").colors == BLUE


@pytest.mark.ledger("current:702.140")
def test_730_2e_f_over_a_face_down_creature_it_is_face_up_and_under_it_face_down() -> None:
    lurker = beast("Morph {0}\nFlying", name="Lurker", size=(3, 3), cost="{9}")
    for where, size, up in ((OVER, (4, 5), False), (UNDER, (2, 2), True)):
        hand = [lurker, mutant("Trample", cost="{9}")]
        table = Table(A={"hand": hand, "battlefield": [PLAINS] * 3}, B={}).start()
        table.act(Action(CAST, table.find("Lurker").ref, FACE_DOWN))
        settle(table)
        table.cast("Mutant")
        settle(table, where)
        (host,) = [one for one in table.objects("battlefield") if one.components]
        chars = characteristics(table.state, host)
        assert (chars.power, chars.toughness) == size and host.face_down == up
        assert chars.keywords & TRAMPLE and not chars.keywords & FLYING  # 708.2: the hidden one has no abilities
        if up:
            table.act(next(action for action in table.legal("A") if action.kind == SPECIAL))
            assert characteristics(table.state, table.find("Lurker")).keywords & FLYING
            assert table.size("Lurker") == (3, 3)


@pytest.mark.ledger("current:702.140")
def test_730_2i_its_double_faced_components_turn_over() -> None:
    moth = transforming("{0}: Transform this creature.", "Reach", back="Moth", sizes=((1, 1), (6, 6)))
    table = Table(A={"hand": [mutant("Trample")], "battlefield": [moth]}, B={}).start()
    table.cast("Mutant")
    settle(table, UNDER)
    assert table.size(NAME) == (1, 1)
    settle(table.activate(NAME))
    chars = seen(table, "Moth")
    assert chars.power == 6 and chars.keywords & TRAMPLE and chars.keywords & REACH


@pytest.mark.ledger("current:702.140")
def test_730_2a_a_copy_effect_that_is_older_gives_way_and_a_younger_one_takes_all() -> None:
    mirror = spell("Target creature you control becomes a copy of target creature an opponent controls.", name="Mirror")
    table = merged(OVER, mirror)
    settle(table.cast("Mirror"))
    chars = seen(table, "Bear#2")
    assert chars.power == 2 and not chars.keywords
    table = Table(A={"hand": [mutant(), mirror], "battlefield": [GRUB]}, B={"battlefield": [BEAR]}).start()
    settle(table.cast("Mirror"))
    table.cast("Mutant")
    settle(table, OVER)
    chars = seen(table, "Mutant")
    assert chars.power == 4 and "flying" not in [one.keyword for one in chars.abilities]


@pytest.mark.ledger("current:702.140")
def test_903_3c_9c_a_commander_among_the_components() -> None:
    away = spell("Return target creature to its owner's hand.", name="Away")
    table = Table(A={"hand": [mutant(), away], "battlefield": [GRUB]}, B={}, options=(("commander", 1),)).start()
    designate(table.state, table.find("Mutant").ref)
    cards = cards_of(table.state)
    table.cast("Mutant")
    settle(table, UNDER)
    assert is_commander(table.state, table.find("Grub"))
    table.cast("Away")
    settle(table, True)
    assert table.names("command") == ["Mutant"] and table.names("hand", "A") == ["Grub"]
    assert not zones_agree(table.state, cards)


@pytest.mark.ledger("current:702.140")
def test_730_2_saved_loaded_and_seen() -> None:
    table = merged(UNDER)
    loaded = codec.load(json.loads(json.dumps(codec.save(table.state))))
    host = loaded.current(table.find("Grub").ref)
    assert host is not None and characteristics(loaded, host).keywords & TRAMPLE
    assert not [fault for seat in (0, 1) for fault in view_leaks(table.state, seat, 1)]


@pytest.mark.ledger("current:702.140")
def test_702_140a_several_instances_are_each_a_way_to_cast_it() -> None:
    both = mutant("Mutate {W}", cost="{5}")
    table = Table(A={"hand": [both], "battlefield": [GRUB, PLAINS]}, B={}).start()
    assert table.can_cast("Mutant")
    settle(table.cast("Mutant").choose("mutate"), OVER)
    assert len(table.find("Mutant").components) == 2


@pytest.mark.ledger("current:702.140")
def test_730_3a_its_owner_arranges_the_cards_in_the_library() -> None:
    sink = spell("Put target creature on top of its owner's library.", name="Sink")
    table = merged(UNDER, sink)
    settle(table.cast("Sink", "Grub"), "Mutant")
    assert table.library("A")[:2] == ["Mutant", "Grub"]
    assert not [fault for seat in (0, 1) for fault in view_leaks(table.state, seat, 1)]


@pytest.mark.ledger("current:702.140")
def test_730_2_everybody_sees_what_it_is_made_of() -> None:
    view = View(merged(OVER).state, 1)
    (one,) = [seen for seen in view.battlefield if seen.components]
    assert one.components == ("Mutant", "Grub") and one.to_data()["components"] == ["Mutant", "Grub"]
    assert "Mutant 4/5 (formado por Mutant + Grub)" in table_text(Rendering(view, "es"))


@pytest.mark.ledger("current:702.140")
def test_730_3_it_is_told_in_both_languages() -> None:
    table = Table(A={"hand": [mutant(), KILL], "battlefield": [GRUB]}, B={}).start()
    told: list[Event] = []
    table.state.events_log = told
    settle(table.cast("Mutant"), UNDER)
    settle(table.cast("Kill"))
    for lang, words in (
        ("en", ("Grub mutates", "Grub dies", "Mutant, a part of it: to graveyard")),
        ("es", ("Grub muta", "Grub muere", "Mutant, una de sus partes: a cementerio")),
    ):
        texts = [event_text(event, Rendering(View(table.state, 1), lang), 1) for event in told]
        assert [text for text in texts if text in words] == list(words), texts
