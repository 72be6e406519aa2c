"""The conformance suite, as far as it needs no game: every scenario is read without a problem."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path

from apnap.scenario import rule_text
from apnap.scenario.actions import Activate
from apnap.scenario.assertions import NamedAbility
from apnap.scenario.loader import Case, load
from apnap.scenario.references import fold
from tests.shared import shared


@cache
def suite(folder: Path) -> tuple[Case, ...]:
    return tuple(load([folder]))


@cache
def corpus(file: Path) -> dict[str, tuple[list[str], list[str]]]:
    """The lines of text and the names, by every name of a card."""
    cards: dict[str, tuple[list[str], list[str]]] = {}
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for line in lines:
            card = json.loads(line)
            faces = card.get("card_faces") or [card]
            names = list(dict.fromkeys([card["name"], *(face["name"] for face in faces)]))
            texts = [text for face in faces for text in (face.get("oracle_text") or "").split("\n")]
            for name in names:
                known = cards.setdefault(fold(name), ([], []))
                known[0].extend(texts)
                known[1].extend(names)
    return cards


def test_every_scenario_of_the_suite_is_read() -> None:
    cases = suite(shared("scenarios"))
    assert [str(problem) for case in cases for problem in case.problems][:10] == []
    assert len(cases) == 2773


def test_every_card_of_the_suite_is_in_the_corpus_or_defined() -> None:
    names = corpus(shared("cards/oracle-cards.jsonl.gz"))
    cases = load([shared("scenarios")], known=lambda name: fold(name) in names)
    assert [str(problem) for case in cases for problem in case.problems][:10] == []


def test_every_ability_that_the_suite_activates_is_found_in_the_text_of_its_card() -> None:
    cards = corpus(shared("cards/oracle-cards.jsonl.gz"))
    asked, missing = 0, []
    for case in suite(shared("scenarios")):
        assert case.scenario is not None
        custom = {card.name for card in case.scenario.custom_cards}
        for entry in case.scenario.script:
            if not isinstance(entry, Activate):
                continue
            for one in (NamedAbility(card=entry.card, ability=entry.ability), *entry.any_of):
                if one.card is None or one.card.name is None or one.card.token or one.ability is None:
                    continue
                name = one.card.name
                if name in custom:
                    continue
                texts, names = cards[fold(name)]
                asked += 1
                # 305.6: a land with a basic land type has a mana ability that is not printed on it.
                printed = any(rule_text.starts_with(text, one.ability, names) for text in texts)
                if not printed and not one.ability.startswith("{T}:"):
                    missing.append(f"{case.id}: {name}: {one.ability}")
    assert missing == []
    assert asked > 800
