from __future__ import annotations

from typing import Any

import pytest

from apnap.scenario import checks
from apnap.scenario.files import Document
from apnap.scenario.loader import read

ASSERTION = {"assert": "life", "player": "A", "value": 20}


def found(known: Any = None, **fields: Any) -> list[tuple[str, str]]:
    value = {"id": "a/b/c", "title": "t", "expect": [ASSERTION], **fields}
    case = read(Document(file="x", line=1, lax=False, value=value), known=known)
    return [(problem.path, problem.message) for problem in case.problems]


def entry(**fields: Any) -> dict[str, Any]:
    return {"at": [1, "upkeep"], "player": "A", **fields}


LABELLED = {"A": {"battlefield": [{"card": "X", "label": "one"}, {"card": "Y", "count": 2, "label": "two"}]}}


@pytest.mark.parametrize("label", ["one", "two.1", "two.2"])
def test_a_label_that_is_set_up(label: str) -> None:
    assert found(setup=LABELLED, choices={"A": [{"target": f"@{label}"}]}) == []


@pytest.mark.parametrize("label", ["two", "one.1", "three"])
def test_a_label_that_is_not_set_up(label: str) -> None:
    assert found(setup=LABELLED, choices={"A": [{"target": f"@{label}"}]}) == [
        ("$.choices.A[0].target", f"the label {label!r} is not set up")
    ]


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"script": [entry(do="cast", card="@no")]}, "$.script[0].card"),
        ({"script": [entry(do="cast", card="X", targets=["Y", "@no"])]}, "$.script[0].targets[1]"),
        ({"script": [entry(do="pass", choices=[{"pick": ["Y", "@no"]}])]}, "$.script[0].choices[0].pick[1]"),
        (
            {"setup": {"A": {"battlefield": [{"card": "X", "attached_to": "@no"}]}}},
            "$.setup.A.battlefield[0].attached_to",
        ),
        ({"expect": [{"assert": "zone_of", "label": "no", "zone": "hand", "is": True}]}, "$.expect[0]"),
        ({"expect": [{"assert": "tapped", "label": "no", "is": True}]}, "$.expect[0]"),
    ],
)
def test_labels_are_looked_for_everywhere(fields: dict[str, Any], path: str) -> None:
    assert found(**fields) == [(path, "the label 'no' is not set up")]


def test_a_label_set_up_twice() -> None:
    setup = {"A": {"hand": [{"card": "X", "label": "one"}]}, "B": {"library": [{"card": "X", "label": "one"}]}}
    assert found(setup=setup) == [
        ("$.setup.B.library[0].label", "the label 'one' is already set up at $.setup.A.hand[0]")
    ]


def test_an_entry_after_the_stop() -> None:
    script = [entry(do="pass", at=[2, "end"]), entry(do="pass", at=[2, "cleanup"])]
    assert found(script=script, stop=[2, "end"]) == [("$.script[1].at", "[2, cleanup] lies after the stop [2, end]")]


def test_509_1_a_block_on_ones_own_turn() -> None:
    block = {"do": "block", "blocker": "X", "attacker": "Y", "at": [1, "declare_blockers"]}
    assert found(script=[entry(**block)]) == [("$.script[0]", "A can't block on their own turn (509.1)")]
    assert found(script=[entry(**{**block, "player": "B"})]) == []


def test_a_team_takes_the_first_turn_together() -> None:
    block = {"do": "block", "blocker": "X", "attacker": "Y", "at": [1, "declare_blockers"]}
    team = {"format": "two_headed_giant", "players": ["A", "B", "C", "D"]}
    assert found(script=[entry(**{**block, "player": "B"})], **team)
    assert found(script=[entry(**{**block, "player": "C"})], **team) == []


def test_declarations_belong_to_their_steps() -> None:
    attack = entry(do="attack", attacker="X", at=[1, "combat_damage"])
    block = entry(do="block_none", player="B", at=[1, "declare_attackers"])
    assert [path for path, _ in found(script=[attack, block])] == ["$.script[0].at", "$.script[1].at"]


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"setup": {"C": {}}}, "$.setup.C"),
        ({"choices": {"C": []}}, "$.choices.C"),
        ({"script": [entry(do="pass", player="C")]}, "$.script[0].player"),
        ({"choices": {"A": [{"target": "player:C"}]}}, "$.choices.A[0].target.player"),
        ({"expect": [{"assert": "life", "player": "C", "value": 1}]}, "$.expect[0].player"),
        ({"setup": {"A": {"battlefield": [{"card": "X", "controller": "C"}]}}}, "$.setup.A.battlefield[0].controller"),
        (
            {"script": [entry(do="check", expect=[{"assert": "monarch", "player": "C"}])]},
            "$.script[0].expect[0].player",
        ),
    ],
)
def test_a_player_who_is_not_in_the_game(fields: dict[str, Any], path: str) -> None:
    assert found(**fields) == [(path, "there is no player 'C'")]


def test_nobody_may_be_the_monarch() -> None:
    assert found(expect=[{"assert": "monarch", "player": "none"}]) == []
    assert found(expect=[{"assert": "active_player", "player": "none"}])


@pytest.mark.parametrize(
    ("format_", "players", "right"),
    [
        ("duel", "AB", True),
        ("duel", "ABC", False),
        ("free_for_all", "ABCDE", True),
        ("free_for_all", "A", False),
        ("commander", "ABCD", True),
        ("two_headed_giant", "AB", False),
        ("two_headed_giant", "ABCD", True),
    ],
)
def test_the_number_of_players_of_a_format(format_: str, players: str, right: bool) -> None:
    assert (found(format=format_, players=list(players)) == []) is right


def test_903_only_the_commander_format_has_commanders() -> None:
    setup = {"A": {"command": ["X"]}}
    assert found(setup=setup) == [("$.setup.A.command", "duel has no commanders")]
    assert found(setup=setup, format="commander") == []


def test_an_attacker_is_not_a_player() -> None:
    attack = entry(do="attack", attacker="player:B", at=[1, "declare_attackers"])
    assert found(script=[attack]) == [("$.script[0].attacker", "player:B is a player")]


def test_a_scenario_must_assert_something() -> None:
    assert found(expect=[]) == [("$.expect", "the scenario asserts nothing")]
    assert found(expect=[], script=[entry(do="check", expect=[ASSERTION])]) == []


@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"cards": ["Nope"]}, "$.cards[0]"),
        ({"setup": {"A": {"hand": ["Known", "Nope"]}}}, "$.setup.A.hand[1].card"),
        ({"setup": {"A": {"library": {"fill": {"card": "Nope", "count": 3}}}}}, "$.setup.A.library.fill.card"),
        (
            {"setup": {"A": {"library": {"cards": ["Nope"], "shuffle": True}}}},
            "$.setup.A.library.cards[0].card",
        ),
        ({"script": [entry(do="cast", card="Nope")]}, "$.script[0].card"),
        ({"script": [entry(do="activate", any_of=[{"card": "Nope", "ability": "+1:"}])]}, "$.script[0].any_of[0].card"),
        ({"choices": {"A": [{"cost": "free", "source": "Nope"}]}}, "$.choices.A[0].source"),
    ],
)
def test_a_card_that_does_not_exist(fields: dict[str, Any], path: str) -> None:
    assert found(known=lambda name: name == "Known", **fields) == [(path, "there is no card named 'Nope'")]
    assert found(known=None, **fields) == []


def test_a_custom_card_exists_and_a_token_need_not_be_a_card() -> None:
    custom = [{"name": "Ember Hound", "type": "Creature"}]
    script = [
        entry(do="cast", card="ember hound"),
        entry(do="activate", ability="{T}:", card={"name": "Food", "token": True}),
    ]
    assert found(known=lambda name: False, custom_cards=custom, script=script) == []


def test_712_a_meld_card_may_be_named_together_with_its_result() -> None:
    assert found(known={"Ash", "Cinder"}.__contains__, cards=["Ash // Cinder"]) == []
    assert found(known={"Ash"}.__contains__, cards=["Ash // Cinder"]) != []


def test_labels_of_copies() -> None:
    value = {"id": "a/b", "title": "t", "expect": [ASSERTION], "setup": LABELLED}
    case = read(Document(file="x", line=1, lax=False, value=value))
    assert case.scenario is not None
    assert checks.labels_of(case.scenario) == {"one", "two.1", "two.2"}
