"""What one person is shown: everything that they may know, said in their language, and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from apnap.abilities.ability import Body, Keyword, Triggered
from apnap.abilities.cost import Cost
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, EXILE, HAND, UPKEEP
from apnap.agents.random_ import random_answer
from apnap.game import Game
from apnap.ids import NO_PLAYER, Player
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.definitions import define
from apnap.rules.face_down import FACE_DOWN
from apnap.rules.happen import happen
from apnap.rules.knowledge import knows, show
from apnap.rules.machine import answer, run
from apnap.rules.records import TOKEN
from apnap.rules.setup import add_card
from apnap.rules.starting import start_at_first_turn
from apnap.rules.state import State
from apnap.rules.zones import move
from apnap.table.shown import Shown, ShownObject
from apnap.table.table import Table
from tests.rules.support import FOREST, MOUNTAIN, artifact, creature, damage_to_any, instant
from tests.rules.support import Table as Position
from tests.table.support import seats, table_at

BEAR = creature("Bear", "1G", 2, 2, subtypes=("Bear",))
ZAP = instant("Zap", "R", damage_to_any(3))
SEEING: tuple[Player, ...] = (0, 1, NO_PLAYER)


def one(objects: tuple[ShownObject, ...], name: str) -> ShownObject:
    found = [seen for seen in objects if seen.name == name]
    assert found, [seen.name for seen in objects]
    return found[0]


def names(objects: tuple[ShownObject, ...]) -> list[str]:
    return [seen.name for seen in objects]


# ------------------------------------------------------------------------------------- nothing hidden


def secret(n: int, *abilities: Keyword) -> CardDefinition:
    """Return a card of a name that no other has."""
    return creature(f"Hidden{n}End", "1", 2, 2, *abilities)


def hidden_from(state: State, seat: Player) -> set[str]:
    """Return the names of the cards that a seat does not know."""
    asked = state.decision
    looked_at = asked.options if asked is not None and asked.decider == seat else ()
    known: set[str] = set()
    others: set[str] = set()
    for record in state.objects[1:]:
        if record.zone:
            knowing = knows(state, seat, record) or record.ref in looked_at
            (known if knowing else others).add(record.definition.name)
    return others - known - {"Wastes"}


def told(table: Table, seat: Player) -> str:
    """Return everything that somebody is sent, in both languages."""
    texts = [msgspec.json.encode(table.shown(seat, lang)).decode() for lang in ("en", "es")]
    return "\n".join([*texts, *table.log(seat, lang="en"), *table.log(seat, lang="es")])


def test_hands_libraries_and_face_down_cards_are_hidden() -> None:
    disguise = Keyword("disguise", cost=Cost(ManaCost(("G",))))
    foretell = Keyword("foretell", cost=Cost(ManaCost(("1",))))
    seat_a = {"hand": [secret(1, disguise), secret(2, foretell), secret(3)], "battlefield": [FOREST] * 5}
    seat_b = {"hand": [secret(4), ZAP], "library": [secret(5)], "battlefield": [MOUNTAIN]}
    position = Position(A={**seat_a, "library": [secret(6)]}, B=seat_b).start()
    position.act(next(action for action in position.legal("A") if action.kind == dec.SPECIAL))
    position.act(Action(dec.CAST, position.find("Hidden1End").ref, FACE_DOWN))
    moments = [table_at(position)]
    position.resolve().passes().cast("Zap")
    (down,) = [record for record in position.objects("battlefield") if record.face_down]
    answer(position.state, position.decision.options.index(down.ref))
    moments.append(table_at(position))
    assert len(position.state.stack) == 2, "ward has triggered, whose source lies face down"
    for table in moments:
        for seat in SEEING:
            hidden = hidden_from(table.game.state, seat)
            assert len(hidden) >= {0: 3, 1: 5, NO_PLAYER: 6}[seat]
            assert [name for name in hidden if name in told(table, seat)] == []
    assert "Hidden1End" in told(moments[0], 0), "its controller may look at it (708.5)"
    assert moments[0].shown(1).stack[0].type_line == "Creature"


@pytest.mark.parametrize("seed", range(1, 3))
def test_in_a_whole_game_nobody_is_told_a_card_that_they_have_not_seen(seed: int) -> None:
    decks = [[secret(100 * seat + n) for n in range(30)] + [FOREST] * 20 for seat in range(2)]
    game = Game.from_definitions(*decks, seed=seed, options={"mulligans": 0})
    table, chance = Table(game, seats(None, None)), random.Random(seed)
    seen: dict[Player, set[str]] = {seat: set() for seat in SEEING}
    every = {card.name for deck in decks for card in deck}
    kept = 0
    while not game.is_over() and game.turn < 14:
        state = game.state
        for seat in SEEING:
            seen[seat] |= every - hidden_from(state, seat)
            kept = max(kept, len(seen[0] - seen[1]))
            if game.acts_done % 11 == 0:
                text = told(table, seat)
                assert [name for name in every - seen[seat] if name in text] == []
        assert state.decision is not None
        table.answer(table.decider, table.number(table.decider), random_answer(state.decision, chance))
    assert kept > 3, "there was something to hide"


def test_numbers_of_questions_tell_only_what_everybody_saw() -> None:
    """Whether another player could answer is nobody's business: what is passed for them changes nothing."""
    counts = []
    for hand in ([ZAP], [BEAR]):
        position = Position(A={"hand": [ZAP], "battlefield": [MOUNTAIN]}, B={"hand": hand, "battlefield": [MOUNTAIN]})
        table = table_at(position.start("upkeep"), None, None)
        table.game.state.auto_pass = True
        table.say(0, "cast Zap targeting B")
        while table.decider == 1:
            table.answer(1, table.number(1), 0)
        counts.append(table.number(0))
        assert table.shown(0).n == table.number(0) and table.shown(NO_PLAYER).n == 0
    assert counts[0] == counts[1]


def test_an_onlooker_sees_what_is_open_to_all_and_no_choices() -> None:
    position = Position(A={"hand": [ZAP, BEAR], "battlefield": [MOUNTAIN]}, B={"graveyard": [BEAR]}).start()
    shown = table_at(position).shown(NO_PLAYER)
    assert (shown.you, shown.players[0].hand, shown.players[0].hand_size) == (NO_PLAYER, (), 2)
    assert names(shown.players[1].graveyard) == ["Bear"] and names(shown.battlefield) == ["Mountain"]
    assert shown.prompt is not None and shown.prompt.choices == () and shown.prompt.question == ""
    assert shown.waiting_for == 0


def test_a_hand_that_everybody_has_seen_is_open_to_an_onlooker() -> None:
    """A card that not all players have seen is not."""
    position = Position(A={"hand": [ZAP, BEAR]}, B={}, C={}).start()
    show(position.state, (position.find("Zap").ref,))
    show(position.state, (position.find("Bear").ref,), (1,))
    table = table_at(position)
    assert names(table.shown(NO_PLAYER).players[0].hand) == ["Zap"]
    assert names(table.shown(1).players[0].hand) == ["Bear", "Zap"]


# ------------------------------------------------------------------------------------- what is known


def test_known_cards_of_a_library_have_their_place() -> None:
    position = Position(A={"library": [BEAR, ZAP], "fill": 3}, B={}).start("upkeep")
    show(position.state, (position.state.players[0].library[-2],), (1,))
    table = table_at(position)
    assert [(place, seen.name) for place, seen in table.shown(1).players[0].library] == [(1, "Zap")]
    assert table.shown(0).players[0].library == ()
    assert table.shown(1).players[0].library_size == 5


def test_a_card_that_came_back_to_a_hand_is_known_and_has_no_handle_of_the_table() -> None:
    position = Position(A={"battlefield": [BEAR]}, B={}).start()
    old = table_at(position).shown(1).battlefield[0].id
    happen(position.state, move(position.find("Bear").ref, HAND))
    (card,) = table_at(position).shown(1).players[0].hand
    assert (card.name, card.zone) == ("Bear", "hand") and card.id != old


def test_a_card_exiled_face_down_is_a_card() -> None:
    position = Position(A={"battlefield": [BEAR]}, B={}).start()
    event = move(position.find("Bear").ref, EXILE)
    event.face_down = True
    happen(position.state, event)
    (card,) = table_at(position).shown(1).exile
    assert (card.name, card.face_down) == ("Bear", True), "everybody saw what it was"
    position.state.edit(position.state.exile[0]).seen_by = 1
    table = table_at(position)
    assert table.shown(0).exile[0].name == "Bear"
    for seat in (1, NO_PLAYER):
        (card,) = table.shown(seat).exile
        assert (card.name, card.card, card.type_line, card.cost, card.face_down) == ("a card", "", "", "", True)


# ------------------------------------------------------------------------------------- alike


def tokens(position: Position, n: int, definition: CardDefinition, controller: Player = 0) -> list[int]:
    """Put tokens onto the battlefield."""
    refs = [add_card(position.state, controller, define(definition), BATTLEFIELD) for _ in range(n)]
    for ref in refs:
        position.state.edit(ref).kind = TOKEN
    position.state.disturb()
    return refs


ELF = creature("Elf Token", "0", 1, 1, subtypes=("Elf",), colors=16)


def test_permanents_that_nobody_can_tell_apart_are_alike() -> None:
    position = Position(A={"battlefield": [BEAR, FOREST]}, B={}).start()
    refs = tokens(position, 6, ELF)
    add_card(position.state, 0, define(FOREST), BATTLEFIELD)
    edits = [("tapped", True), ("damage", 1), ("counters", (("charge", 1),)), ("phased_out", True)]
    for ref, (name, value) in zip(refs, edits, strict=False):
        setattr(position.state.edit(ref), name, value)
    position.state.disturb()
    shown = table_at(position).shown(0).battlefield
    looks = [seen.alike for seen in shown if seen.is_token]
    assert len(set(looks)) == 5 and looks[-1] == looks[-2] and all(looks)
    lands = [seen.alike for seen in shown if seen.is_land]
    assert lands[0] == lands[1], "lands that have just come can do all that others can"


def test_what_somebody_does_something_with_stands_alone() -> None:
    position = Position(A={"hand": [ZAP], "battlefield": [BEAR, BEAR, MOUNTAIN]}, B={}).start()
    assert len({seen.alike for seen in table_at(position).shown(0).battlefield if seen.name == "Bear"}) == 1
    position.cast("Zap", "Bear")
    looks = [seen.alike for seen in table_at(position).shown(0).battlefield if seen.name == "Bear"]
    assert looks[0] == "" != looks[1]
    position = Position(A={"battlefield": [BEAR, BEAR]}, B={}).attack_now("Bear")
    assert [seen.alike for seen in table_at(position).shown(0).battlefield if seen.attacking] == [""]


def test_tokens_of_one_name_that_are_different_things_are_told_apart() -> None:
    """111.4: the name is made of the subtypes alone."""
    archer = creature("Elf Token", "0", 1, 1, "reach", subtypes=("Elf",), colors=16)
    position = Position(A={}, B={}).start()
    tokens(position, 2, ELF)
    tokens(position, 1, archer)
    shown = table_at(position).shown(0)
    first, second, third = shown.battlefield
    assert first.alike == second.alike != third.alike
    assert first.card == second.card == "Elf Token" and third.card == "Elf Token#2"
    assert [shown.cards[seen.card][0].text for seen in (first, third)] == ["", "Reach"]


def test_two_abilities_given_to_alike_creatures_make_them_different() -> None:
    position = Position(
        A={"battlefield": [creature("Cub", "1", 1, 1, "flying"), creature("Cub", "1", 1, 1, "reach")]}, B={}
    )
    first, second = table_at(position.start()).shown(0).battlefield
    assert (first.abilities, second.abilities) == (("Flying",), ("Reach",)) and first.alike != second.alike


def test_face_down_permanents_look_alike_to_those_who_do_not_know_them() -> None:
    morph = Keyword("morph", cost=Cost(ManaCost(("G",))))
    hand = [creature("Beast", "4GG", 5, 5, morph), creature("Ogre", "4GG", 4, 4, morph)]
    position = Position(A={"hand": hand, "battlefield": [FOREST] * 6}, B={}).start()
    for name in ("Beast", "Ogre"):
        position.act(Action(dec.CAST, position.find(name).ref, FACE_DOWN)).resolve()
    table = table_at(position)
    for seat, kinds in ((0, 2), (1, 1), (NO_PLAYER, 1)):
        down = [seen for seen in table.shown(seat).battlefield if seen.face_down]
        assert len(down) == 2 and len({seen.alike for seen in down}) == kinds


# ------------------------------------------------------------------------------------- the stack


def test_a_spell_shows_its_targets_and_an_ability_its_source_and_line() -> None:
    gain = Triggered(BeginningOf(UPKEEP, You()), Body(effect=GainLife(You(), Number(1))), text="Gain 1.")
    position = Position(
        A={"battlefield": [creature("Chapel", "1", 1, 1, gain)]}, B={"hand": [ZAP], "battlefield": [MOUNTAIN]}
    )
    position.state.auto_pass = False
    start_at_first_turn(position.state)
    run(position.state)
    position.passes().cast("Zap", "Chapel")
    shown = table_at(position).shown(0)
    ability, spell = shown.stack
    source = one(shown.battlefield, "Chapel").id
    assert (ability.source, ability.text, ability.yield_key) == (source, "Gain 1.", "Chapel|Gain 1.")
    assert (spell.targets, spell.card, spell.yield_key, spell.cost) == ((source,), "Zap", "", "{R}")
    assert ability.card == "" and spell.controller == 1


def test_combat_damage_on_the_stack_tells_who_deals_how_much_to_whom() -> None:
    """classic:310.2."""
    position = Position(book="classic", A={"battlefield": [BEAR]}, B={}).start("begin_combat").attack("Bear")
    while not position.state.stack:
        position.choose(dec.DONE) if position.decision.kind == dec.BLOCKERS else position.passes()
    table = table_at(position)
    assert table.shown(0).stack[0].text == "Bear 2 to B"
    assert table.shown(1, "es").stack[0].text == "Bear 2 a B"


def test_what_was_removed_from_the_game_is_each_players_own() -> None:
    """classic:217.1."""
    position = Position(book="classic", A={"exile": [BEAR]}, B={"exile": [ZAP]}).start()
    assert [(seen.name, seen.owner) for seen in table_at(position).shown(0).exile] == [("Bear", 0), ("Zap", 1)]


# ------------------------------------------------------------------------------------- in words


def test_a_card_of_the_house_is_told_in_both_languages() -> None:
    game = Game.from_decks("elves", "burn", seed=7, options={"mulligans": 0})
    table = Table(game, seats(None, None))
    state = game.state
    card = next(r for r in state.objects[1:] if r.definition.name == "Mossvale Battlesinger")
    add_card(state, 0, card.definition, BATTLEFIELD)
    state.disturb()
    table = Table(game, seats(None, None))
    english, spanish = (table.shown(0, lang) for lang in ("en", "es"))
    assert (english.battlefield[0].name, english.battlefield[0].type_line) == (
        "Mossvale Battlesinger",
        "Creature — Elf Warrior",
    )
    assert spanish.battlefield[0].name == "Cantora de batalla de Vallemusgo"
    assert spanish.battlefield[0].type_line == "Criatura — Guerrero elfo"
    assert english.battlefield[0].abilities == ("Other Elves you control get +1/+1.",)
    assert spanish.battlefield[0].abilities == ("Los otros Elfos que controlas obtienen +1/+1.",)
    assert set(english.cards) == set(spanish.cards), "the key of a card is no word for people"
    assert english.battlefield[0].card == spanish.battlefield[0].card


def test_tokens_keywords_counters_and_the_mana_of_a_land_are_said_in_spanish() -> None:
    position = Position(A={"battlefield": [FOREST]}, B={}).start()
    (ref,) = tokens(position, 1, creature("Elf Warrior Token", "0", 1, 1, "first strike", subtypes=("Elf", "Warrior")))
    position.state.edit(ref).counters = (("charge", 2), ("+1/+1", 1), ("unheard", 1))
    position.state.edit_player(0).counters = (("poison", 3),)
    position.state.disturb()
    shown = table_at(position).shown(0, "es")
    land, token = shown.battlefield
    assert land.abilities == ("{T}: Agrega {G}.",)
    assert (token.name, token.type_line) == ("ficha de Guerrero elfo", "Criatura — Guerrero elfo")
    assert token.abilities == ("Daña primero",)
    assert token.counters == (("carga", 2), ("+1/+1", 1), ("unheard", 1))
    assert shown.players[0].counters == (("veneno", 3),)
    assert shown.cards[token.card][0].name == "ficha de Guerrero elfo"
    assert shown.cards[token.card][0].text == "Daña primero"


def test_types_stand_in_the_order_of_cards() -> None:
    golem = artifact("Golem", "3")
    face = replace(
        golem.faces[0], card_types=golem.faces[0].card_types | BEAR.faces[0].card_types, power=1, toughness=1
    )
    soldier = creature("Soldier", "1", 1, 1, subtypes=("Soldier", "Human"))
    position = Position(A={"battlefield": [replace(golem, faces=(face,)), soldier]}, B={}).start()
    table = table_at(position)
    assert [seen.type_line for seen in table.shown(0).battlefield] == [
        "Artifact Creature",
        "Creature — Soldier Human",
    ]
    assert table.shown(0, "es").battlefield[0].type_line == "Criatura artefacto"


def test_summoning_sickness_is_of_creatures() -> None:
    """302.6."""
    position = Position(A={"hand": [FOREST, creature("Cub", "0", 1, 1)]}, B={}).start()
    position.play("Forest").cast("Cub").resolve()
    assert [(seen.name, seen.sick) for seen in table_at(position).shown(0).battlefield] == [
        ("Forest", False),
        ("Cub", True),
    ]


def test_a_position_goes_over_the_wire_and_comes_back() -> None:
    position = Position(A={"hand": [ZAP, BEAR], "battlefield": [MOUNTAIN, BEAR]}, B={}).start()
    shown = table_at(position).shown(0)
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Shown) == shown
