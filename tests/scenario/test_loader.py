from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from apnap.errors import ScenarioError
from apnap.scenario import actions, assertions
from apnap.scenario.answers import Say
from apnap.scenario.files import Document
from apnap.scenario.loader import Case, load, load_file, loads, read
from apnap.scenario.moments import Moment
from apnap.scenario.references import Reference
from apnap.scenario.schema import Scenario

BY_HAND = """\
id: mine/hound/bites
title: "The hound: it bites"
rules: [613.10, 702.7]
custom_cards:
  - {name: Ember Hound, mana_cost: "{1}{R}", type: Creature — Dog, power: 2, toughness: "*", text: "Haste"}
setup:
  A: {battlefield: [Ember Hound, {card: Forest, count: 2, label: wood, tapped: yes}], life: 7}
  B: {library: {cards: [Island], fill: {card: Plains, count: 9}}, counters: {poison: 3}}
script:
  - {at: [1, declare_attackers], player: A, do: attack, attacker: Ember Hound, defender: "player:B"}
  - {at: [1, declare_blockers], player: B, do: block_none}
  - {player: B, do: cast, card: No, as: flashback, targets: ["@wood.2"], choices: [{say: no}], cost: evoke}
  - {do: check, expect: [{assert: tapped, name: Forest, is: yes}]}
choices:
  A: [{say: yes}, {pick: [red, {text: "When", source: Ember Hound}]}, {divide: "player:B", amount: 2}]
stop: [1, end]
expect:
  - {assert: life, player: B, value: 18}
"""


def simple(**fields: Any) -> dict[str, Any]:
    return {
        "id": "a/b/c",
        "title": "t",
        "expect": [{"assert": "life", "player": "A", "value": 20}],
        **fields,
    }


def written(folder: Path, *scenarios: Any, name: str = "some.jsonl") -> Path:
    file = folder / name
    file.write_text("".join(json.dumps(scenario) + "\n" for scenario in scenarios), encoding="utf-8")
    return file


def only(file: Path) -> Case:
    (case,) = load_file(file)
    return case


def problems(folder: Path, **fields: Any) -> list[tuple[str, str, str]]:
    case = only(written(folder, simple(**fields)))
    return [(problem.path, problem.message, problem.right) for problem in case.problems]


def test_a_scenario_written_by_hand() -> None:
    scenario = loads(BY_HAND)
    assert scenario.rules == ("613.10", "702.7"), "a rule number is a text"
    assert scenario.area == "mine"
    assert scenario.players == ("A", "B")
    assert scenario.format == "duel"
    assert scenario.strict
    assert (scenario.custom_cards[0].power, scenario.custom_cards[0].toughness) == ("2", "*")
    a, b = scenario.side("A"), scenario.side("B")
    assert (a.life, a.library, b.life) == (7, None, None)
    assert a.battlefield[1].labels == ("wood.1", "wood.2")
    assert a.battlefield[1].tapped is True
    assert a.battlefield[0].tapped is None
    assert b.counters == {"poison": 3}
    assert b.library is not None
    assert b.library.fill is not None
    assert b.library.fill.count == 9
    attack, block, cast, check = scenario.script
    assert isinstance(attack, actions.Attack)
    assert attack.defender == Reference(player="B")
    assert isinstance(block, actions.BlockNone)
    assert isinstance(cast, actions.Cast)
    assert cast.card == Reference(name="No"), "a card called No is not false"
    assert cast.choices == (Say(say=False),)
    assert cast.cost is not None
    assert cast.cost.cost == "evoke"
    assert cast.manner == "flashback"
    assert isinstance(check, actions.Check)
    assert isinstance(check.expect[0], assertions.Tapped)
    assert check.expect[0].expected is True
    assert scenario.choices["A"][0] == Say(say=True)


def test_what_is_left_out_is_taken_from_the_entry_before() -> None:
    script = loads(BY_HAND).script
    assert [(entry.player, entry.at) for entry in script[1:]] == [("B", Moment(1, "declare_blockers"))] * 3


def test_pass_until_sets_the_moment_of_the_following_entries_of_its_player() -> None:
    scenario = loads("""
id: a/b
title: t
script:
  - {at: [1, upkeep], player: A, do: pass_until, until: [3, end]}
  - {player: B, do: pass}
  - {player: A, do: pass}
  - {player: B, at: [2, draw], do: pass}
  - {player: A, do: concede}
  - {player: A, at: [4, draw], do: pass}
  - {do: pass}
stop: [5, end]
expect: [{assert: game_over, is: yes}]
""")
    assert [str(entry.at) for entry in scenario.script[1:]] == [
        "[1, upkeep]",
        "[3, end]",
        "[2, draw]",
        "[3, end]",
        "[4, draw]",
        "[4, draw]",
    ]


def test_yaml_and_json_say_the_same() -> None:
    by_hand = yaml.safe_load(BY_HAND.replace("613.10, 702.7", '"613.10", "702.7"').replace("No, as", '"No", as'))
    by_hand["custom_cards"][0]["power"] = 2
    case = read(Document(file="x", line=1, lax=False, value=by_hand))
    assert case.scenario == loads(BY_HAND)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
        lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
        max_leaves=4,
    ),
    st.sampled_from(("setup", "script", "choices", "expect", "stop", "players", "options", "custom_cards", "cards")),
    st.booleans(),
)
@settings(max_examples=100, deadline=None)
def test_whatever_stands_in_a_file_is_read_or_refused(value: object, field: str, lax: bool) -> None:
    case = read(Document(file="x", line=1, lax=lax, value=simple(**{field: value})), known=lambda name: True)
    assert (case.scenario is None) == bool(case.problems)
    assert all(str(problem).startswith("x:1: $") for problem in case.problems)


def test_every_kind_of_file_and_folders(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    written(tmp_path, simple(id="a/1"), simple(id="a/2"))
    (tmp_path / "b.jsonl.gz").write_bytes(gzip.compress(json.dumps(simple(id="b/1")).encode()))
    (tmp_path / "inner" / "c.json").write_text(json.dumps([simple(id="c/1"), simple(id="c/2")], indent=1))
    (tmp_path / "d.json").write_text(json.dumps(simple(id="d/1")))
    (tmp_path / "e.yaml").write_text(BY_HAND + "---\n" + BY_HAND.replace("mine/", "ours/"))
    (tmp_path / "f.txt").write_text("not a scenario")
    cases = list(load([tmp_path, tmp_path / "d.json"]))
    assert [case.id for case in cases] == [
        "b/1",
        "d/1",
        "mine/hound/bites",
        "ours/hound/bites",
        "c/1",
        "c/2",
        "a/1",
        "a/2",
    ]
    assert all(isinstance(case.scenario, Scenario) for case in cases)


def test_an_id_can_be_used_only_once(tmp_path: Path) -> None:
    written(tmp_path, simple())
    written(tmp_path, simple(), name="twice.jsonl")
    first, second = load([tmp_path])
    assert first.scenario is not None
    assert second.scenario is None
    assert "already used" in str(second.problems[0])


def test_paths_without_scenarios_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent.yaml", tmp_path / "x.txt"):
        (tmp_path / "x.txt").write_text("")
        with pytest.raises(ScenarioError):
            list(load([path]))


@pytest.mark.parametrize(
    ("name", "content", "line", "message"),
    [
        ("a.jsonl", b'{"id": "a"', 1, "is not JSON"),
        ("a.jsonl", b'\n{"id": "a", "id": "b"}', 2, "'id' occurs twice"),
        ("a.json", b'{\n "id": }', 2, "is not JSON"),
        ("a.json", b'{"value": NaN}', 0, "NaN"),
        ("a.json", b"[" * 100_000, 0, "nested too deeply"),
        ("a.yaml", b"id: a\ntitle: b\nid: c", 3, "'id' occurs twice"),
        ("a.yaml", b"id: [a\ntitle: b", 2, "is not YAML"),
        ("a.yaml", b"id: &x [*x]", 1, "nested too deeply"),
        ("a.yaml", b"? [a]\n: b", 1, "a key must be a word"),
        ("a.yaml", b"", 0, "holds no scenario"),
        ("a.jsonl", b"\xff\xfe", 0, "not UTF-8"),
        ("a.jsonl.gz", b"not gzip", 0, "can't be read"),
        ("a.jsonl.gz", gzip.compress(b"{}" * 500, mtime=0)[:-9], 0, "can't be read"),
    ],
)
def test_a_file_that_cant_be_read(tmp_path: Path, name: str, content: bytes, line: int, message: str) -> None:
    (tmp_path / name).write_bytes(content)
    case = only(tmp_path / name)
    assert case.scenario is None
    assert message in str(case.problems[0])
    assert case.problems[0].line == line
    assert case.problems[0].file.endswith(name)


def test_one_bad_line_does_not_hide_the_others(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text("{}{\n" + json.dumps(simple()), encoding="utf-8")
    bad, good = load_file(file)
    assert bad.scenario is None
    assert good.scenario is not None


def test_a_problem_says_its_file_line_place_and_what_would_be_right(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(BY_HAND.replace("tapped: yes", "taped: yes").replace("do: attack,", "do: atack,"))
    case = only(file)
    assert case.id == "mine/hound/bites"
    assert [(problem.line, problem.path) for problem in case.problems] == [
        (7, "$.setup.A.battlefield[1].taped"),
        (10, "$.script[0].do"),
    ]
    assert case.problems[0].right.startswith("did you mean 'tapped'? Possible: card, count, label")
    assert case.problems[1].right.startswith("did you mean 'attack'? Possible: play, cast")
    assert str(case.problems[0]).startswith(f"{file}:7: $.setup.A.battlefield[1].taped: unknown field; did you mean")


def test_lines_of_json_files(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(json.dumps([simple(), simple(id="a/2", level=9)], indent=2))
    good, bad = load_file(tmp_path / "a.json")
    assert good.scenario is not None
    assert (bad.problems[0].path, bad.problems[0].line) == ("$.level", 23)


@pytest.mark.parametrize(
    ("fields", "path", "message", "right"),
    [
        ({"colour": 1}, "$.colour", "unknown field", "possible: id, title"),
        ({"title": 3}, "$.title", "must be a text, not 3", ""),
        ({"level": 6}, "$.level", "6 is not possible", "1, 2, 3, 4, 5"),
        ({"level": True}, "$.level", "true is not possible", ""),
        ({"strict": "yes"}, "$.strict", "must be true or false", ""),
        ({"tags": "x"}, "$.tags", "must be a list", ""),
        ({"rulebook": "1999"}, "$.rulebook", "'1999' is not possible", "possible: classic, 2007, 2016, current"),
        ({"format": "duell"}, "$.format", "'duell' is not possible", "did you mean 'duel'?"),
        ({"players": ["A", "A"]}, "$", "players must be different", ""),
        ({"id": "Upper/Case"}, "$", "must look like area/topic/case", ""),
        ({"stop": [2, "untep"]}, "$.stop[1]", "'untep' is not possible", "did you mean 'untap'?"),
        ({"stop": [0, "end"]}, "$.stop[0]", "turns count from 1", ""),
        ({"stop": "end"}, "$.stop", "must be [turn, step]", ""),
        ({"options": {"starting_life": 0}}, "$.options", "at least 1", ""),
        ({"options": {"lives": 3}}, "$.options.lives", "unknown field", "starting_life"),
        ({"setup": {"A": {"hand": "x"}}}, "$.setup.A.hand", "must be a list", ""),
        ({"setup": {"A": {"hand": [{"count": 2}]}}}, "$.setup.A.hand[0]", "'card' is missing", ""),
        ({"setup": {"A": {"hand": [{"card": "X", "count": 0}]}}}, "$.setup.A.hand[0]", "'count' must be from 1", ""),
        ({"setup": {"A": {"hand": [{"card": "X", "count": 10**9}]}}}, "$.setup.A.hand[0].count", "whole number", ""),
        ({"setup": {"A": {"hand": [{"card": "X", "tapped": True}]}}}, "$.setup.A.hand[0].tapped", "unknown field", ""),
        ({"setup": {"A": {"hand": ["@x"]}}}, "$.setup.A.hand[0]", "'@x' is a label", ""),
        ({"cards": ["B", "A"]}, "$", "'cards' must be sorted", ""),
        ({"setup": {"A": {"life": 1.5}}}, "$.setup.A.life", "must be a whole number, not 1.5", ""),
        ({"setup": {"A": {"library": {"fill": {}}}}}, "$.setup.A.library.fill", "'card' is missing", ""),
        ({"choices": {"A": [{"sai": 1}]}}, "$.choices.A[0]", "'sai' is not a kind of answer", "did you mean 'say'?"),
        ({"choices": {"A": [{"say": True, "mode": 1}]}}, "$.choices.A[0]", "one kind", "two answers"),
        ({"choices": {"A": [{"coin": "edge"}]}}, "$.choices.A[0].coin", "'edge' is not possible", "heads, tails"),
        ({"choices": {"A": [{"pick": []}]}}, "$.choices.A[0].pick", "an empty list", ""),
        ({"choices": {"A": [{"pick": {}}]}}, "$.choices.A[0].pick", "an empty reference", ""),
        ({"choices": {"A": [{"divide": "X"}]}}, "$.choices.A[0]", "'amount' is missing", ""),
        ({"choices": {"A": [{"mode": 0}]}}, "$.choices.A[0]", "numbered from 1", ""),
        ({"choices": {"A": [{"target": "X#0"}]}}, "$.choices.A[0].target", "not a reference", "Name#2"),
        ({"choices": {"A": [{"order": "X"}]}}, "$.choices.A[0].order", "must be a list", ""),
        ({"expect": [{"assert": "lief"}]}, "$.expect[0].assert", "'lief' is not possible", "did you mean 'life'?"),
        ({"expect": [{"player": "A"}]}, "$.expect[0]", "'assert' is missing", "possible: life"),
        ({"expect": [{"assert": "tapped", "is": True}]}, "$.expect[0]", "an object must be described", ""),
        (
            {"expect": [{"assert": "power_toughness", "name": "X"}]},
            "$.expect[0]",
            "power or toughness is missing",
            "",
        ),
        ({"expect": [{"assert": "stack_object", "value": 1}]}, "$.expect[0]", "one of 'spell' and 'ability'", ""),
    ],
)
def test_what_is_wrong_is_named_with_its_place(
    tmp_path: Path, fields: dict[str, Any], path: str, message: str, right: str
) -> None:
    found = problems(tmp_path, **fields)
    assert [place for place, _, _ in found if place == path], found
    assert any(place == path and message in said and right in better for place, said, better in found), found


@pytest.mark.parametrize(
    ("entry", "path", "message"),
    [
        ({"do": "cast"}, "$.script[0]", "'card' is missing"),
        ({"do": "play"}, "$.script[0]", "'card' is missing"),
        ({"do": "activate", "card": "X"}, "$.script[0]", "'ability' is missing"),
        ({"do": "resolve", "count": 0}, "$.script[0]", "at least 1"),
        ({"do": "pass", "card": "X"}, "$.script[0].card", "unknown field"),
        ({"do": "special", "action": "dance"}, "$.script[0].action", "'dance' is not possible"),
        ({"do": "special", "action": "unlock_door"}, "$.script[0]", "'door' is missing"),
        ({"do": "cast", "card": "X", "when": {}}, "$.script[0].when", "one condition is needed"),
        ({"do": "cast", "card": "X", "when": {"on_stack": 3}}, "$.script[0].when.on_stack", "name of a spell"),
        ({"do": "cast", "card": "X", "x": -1}, "$.script[0]", "107.1b"),
        ({"do": "cast", "card": "X", "modes": [0]}, "$.script[0]", "numbered from 1"),
        ({"do": "cast", "card": {"name": "X", "colour": "red"}}, "$.script[0].card.colour", "unknown field"),
        ({"do": "cast", "card": "X", "cost": {"cost": "free", "z": 1}}, "$.script[0].cost.z", "unknown field"),
    ],
)
def test_what_is_wrong_with_an_entry(tmp_path: Path, entry: dict[str, Any], path: str, message: str) -> None:
    found = problems(tmp_path, script=[{"at": [1, "upkeep"], "player": "A", **entry}])
    assert any(place == path and message in said for place, said, _ in found), found


def test_the_first_entry_must_say_when_and_who(tmp_path: Path) -> None:
    found = problems(tmp_path, script=[{"do": "pass"}])
    assert [message for _, message, _ in found] == ["'player' is missing", "'at' is missing"]


def test_fields_that_begin_with_x_are_ignored(tmp_path: Path) -> None:
    assert problems(tmp_path, **{"x-source": {"any": ["thing"]}}) == []


def test_all_problems_are_reported_together(tmp_path: Path) -> None:
    assert len(problems(tmp_path, level=9, strict=3, setup={"A": {"life": "x"}}, stop=[1])) == 4


def test_a_value_that_is_no_scenario(tmp_path: Path) -> None:
    case = only(written(tmp_path, "hello"))
    assert "a scenario must be an object, not 'hello'" in str(case.problems[0])


def test_loads_raises_the_first_problem() -> None:
    with pytest.raises(ScenarioError, match=r"\$\.level: 'high' is not possible|must be a whole number"):
        loads("{id: a/b, title: t, level: high, expect: [{assert: game_over, is: no}]}")
    with pytest.raises(ScenarioError, match="one scenario was expected, here are 0"):
        loads("")
