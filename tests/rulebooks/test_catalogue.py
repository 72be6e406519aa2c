"""The books by name, and the rule and values of every switch."""

from __future__ import annotations

import json
import re
from dataclasses import FrozenInstanceError, fields
from importlib.resources import files
from typing import get_args, get_type_hints

import pytest

from apnap.errors import RulebookError
from apnap.i18n import LANGUAGES, message
from apnap.i18n.rulebooks import value_words
from apnap.rulebooks import CURRENT, SWITCHES, Rulebook, SwitchValue, rulebook, rulebook_names, switch_named
from apnap.rulebooks.text import RulesText
from tests.shared import shared

OWN = {
    "split_values",
    "illegal_target_facts",
    "free_mulligan",
    "extra_steps_own_turn_only",
    "counters_cancel",
    "replacement_circles",
    "subgame_exile_returns",
}
"""Switches that the list of differences has inside another row or in its table of state-based actions."""

NOT_BEHAVIOUR = {
    # Names and wordings only.
    "game_actions_name", "end_step_wording", "term_set", "token_word_es", "colourless_in_text", "umbra_name",
    "scry_threshold_imprint",
    # The same answer in every book that gives one.
    "concede_exception", "cant_beats_can", "life_loss_check",
    # Nothing that the two players of the classic book could tell apart: it knows no third.
    "apnap_scope", "leaving_player",
    # The same answer in every book that gives one.
    "block_restart", "cast_trigger_time", "extra_turns", "priority_check",
    # What may be enchanted is said by the card, and what a basic land is by its type line; a change into one is another
    # switch. A book without a word for a move between other zones, a tie of worlds or a copied spell that has left the
    # stack gets it from the 1999 or 2007 text. Zones beyond the usual ones come with phasing, commanders or ante.
    "aura_form", "basicness", "new_object_on", "token_leaves", "world_rule", "extra_zones",
    # Whoever controls an ability as it triggers controls it on the stack, whoever controls the permanent by then:
    # classic:410.2 and the glossary there say of one moment what 2007:410.2 says in full.
    "trigger_controller",
    # Nothing can happen between the end of one step and the beginning of the next.
    "until_expiry",
    # The same answer in every book that gives one: how many attackers a creature may block is said by cards
    # (classic:309.1 has an example of one that may block several); 0 damage is none (2007:419.5a decides where the
    # classic text is silent).
    "multi_block", "zero_damage", "zero_power_assigns",
    # Everything leaves combat in all these ways under each book that knows it: what leaves play is gone, regeneration
    # and effects say it themselves, what phases out leaves play in the older books (classic:306.2, 419.6b; 2007:306.2).
    "leave_combat",
    # Keywords and card types that older books do not know: played by their meaning of today, or refused.
    "lifelink", "deathtouch", "damage_results", "trample_over_planeswalkers", "optional_attack_costs", "banding",
    "companion", "day_night",
    # What cards, decks and formats bring with them, whatever the book (a special action comes with the card that names
    # it, and so does an ability of a player for later, which the classic book calls a delayed activated ability).
    "special_actions", "delayed_kinds", "mana_symbols", "ante", "keyword_list", "double_strike", "wither_infect",
    "hexproof_shroud", "reach", "gift",
    "untap_extra", "vigilance", "defender", "flash", "enchant", "equip", "variants", "sub_designs",
    # Effects depend on each other inside a layer, and without layers everywhere: the layers say it.
    "dependency_scope",
    # Regeneration replaces destruction in every book, and a shield is gone after the turn (classic:419.3, 419.4).
    "regenerate",
    # Keyword abilities are played by the rule of today; the books differ in which sentences of it they had.
    "protection_extra",
    # An avatar's abilities work and nothing affects it, wherever it is said to be (classic:g.vanguard, 902.3).
    "vanguard_place",
}  # fmt: skip


def test_unknown_rulebook_is_refused_with_the_list() -> None:
    with pytest.raises(RulebookError, match="no rulebook named 'modern'.* current"):
        rulebook("modern")


def test_current_is_the_book_of_april_2026() -> None:
    book = rulebook("current")
    assert (book.name, book.date, rulebook_names()[0]) == ("current", "2026-04-17", "current")
    assert book.mulligan == "london"  # 103.5
    assert book.legend_rule == "choose_one"  # 704.5j
    assert book.mana_burn is False  # 500.5
    assert book.damage_on_stack is False  # 510.2
    assert "planeswalker" in book.attack_recipients  # 506.3


def test_a_rulebook_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        CURRENT.mana_burn = True  # type: ignore[misc]


def test_switches_are_the_fields_in_order() -> None:
    assert [switch.name for switch in SWITCHES] == [field.name for field in fields(Rulebook)][3:]


def test_allowed_values_are_those_of_the_types() -> None:
    hints = get_type_hints(Rulebook)
    for switch in SWITCHES:
        hint = hints[switch.name]
        if switch.several:
            hint, dots = get_args(hint)
            assert dots is Ellipsis
        if hint is bool:
            assert switch.allowed == (False, True)
        elif hint is int:
            assert all(type(value) is int for value in switch.allowed)
        else:
            assert get_args(hint) == switch.allowed


@pytest.mark.parametrize("name", rulebook_names())
def test_every_value_of_every_book_is_allowed(name: str) -> None:
    book = rulebook(name)
    for switch in SWITCHES:
        switch.check(book.value(switch.name))


def test_a_game_may_set_a_single_switch() -> None:
    burning = CURRENT.with_switches({"mana_burn": True, "attack_recipients": ("player",)})
    assert burning.mana_burn is True
    assert CURRENT.mana_burn is False
    assert burning.differences(CURRENT) == ["mana_burn", "attack_recipients"]
    assert burning.with_switches({"mana_burn": False, "attack_recipients": CURRENT.attack_recipients}) == CURRENT


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("mana_bern", True, "no switch named 'mana_bern'; there are players_max"),
        ("mana_burn", 1, "mana_burn can't be 1: it is one of off, on"),
        ("legend_rule", "keep_all", "legend_rule can't be 'keep_all': it is one of keep_newest"),
        ("attack_recipients", "player", "a tuple out of player, planeswalker, battle"),
        ("attack_recipients", ("attic",), "a tuple out of player, planeswalker, battle"),
        ("legend_rule", ("all_go",), "it is one of keep_newest"),
    ],
)
def test_wrong_switches_and_values_are_refused(name: str, value: bool | str | tuple[str, ...], said: str) -> None:
    with pytest.raises(RulebookError, match=re.escape(said)):
        CURRENT.with_switches({name: value})


def test_a_book_translates_rule_numbers() -> None:
    assert [rulebook(name).number("704.5j") for name in rulebook_names()] == ["704.5j", "704.5k", "420.5e", "420.5e"]
    assert rulebook("2007").number("702.16j") == "502.7"  # no letter for it: the whole rule
    assert rulebook("2007").number("702.174a") == "current:702.174a"
    assert rulebook("classic").number("704.5h") == "current:704.5h"  # another letter of the list is another rule
    assert rulebook("classic").number("classic:310.4") == "310.4"  # a rule that no later book has
    assert rulebook("2007").number("classic:310.4") == "classic:310.4"


def test_a_book_cites_its_own_numbers_in_prose() -> None:
    said = rulebook("classic").cited("Pools empty (500.5) and power is set (613.4a, 613.4b).")
    assert said == "Pools empty (300.4) and power is set (418.5)."


@pytest.mark.parametrize("name", ["2016", "2007", "classic"])
def test_numbers_are_those_of_the_two_texts(name: str) -> None:
    dates = {"2016": "20160722", "2007": "20070201", "classic": "19990423"}
    now = RulesText.from_file(shared("rules/comprehensive-rules-20260417.txt"))
    then = RulesText.from_file(shared(f"rules/comprehensive-rules-{dates[name]}.txt"))
    seed = {json.loads(line)["id"] for line in shared("rules/ledger.jsonl").read_text(encoding="utf-8").splitlines()}
    rows = (files("apnap.rulebooks") / "numbers" / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    pairs = [row.split("\t") for row in rows]
    assert [key for key, _ in pairs if key not in now] == []
    assert [own for _, own in pairs if own not in then and f"{name}:{own}" not in seed] == []


def test_every_switch_is_described_in_both_languages() -> None:
    for switch in SWITCHES:
        sentences = [message(f"rulebooks.{switch.name}", lang) for lang in LANGUAGES]
        assert all(sentence.endswith(".") for sentence in sentences)
        assert len(set(sentences)) == len(LANGUAGES)


def test_every_value_of_every_switch_is_said_in_both_languages() -> None:
    for switch in SWITCHES:
        for value in switch.allowed:
            whole: SwitchValue = (str(value),) if switch.several else value
            said = [value_words(switch, whole, lang) for lang in LANGUAGES]
            assert all(said) and (switch.several or all(words.endswith(".") for words in said))


def test_every_switch_cites_a_rule_of_the_current_book() -> None:
    rules = RulesText.from_file(shared("rules/comprehensive-rules-20260417.txt"))
    assert [switch.name for switch in SWITCHES if switch.rule not in rules] == []


def test_every_behavioural_difference_has_a_switch() -> None:
    table = shared("rules/editions.md").read_text(encoding="utf-8").partition("## State-based")
    rows = [line for line in table[0].splitlines() if line.startswith("| `")]
    rows += [line for line in table[2].partition("## Multiplayer")[2].splitlines() if line.startswith("| `")]
    listed = {name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    declared = {switch.name for switch in SWITCHES}
    assert listed - NOT_BEHAVIOUR - declared == set()
    assert declared - listed == OWN
    assert declared & NOT_BEHAVIOUR == set()


def test_switch_named() -> None:
    assert switch_named("legend_rule").rule == "704.5j"
