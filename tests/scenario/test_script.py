from __future__ import annotations

from typing import Any

from apnap.scenario.actions import Action, Attack, Block, Cast, Check
from apnap.scenario.moments import Moment
from apnap.scenario.reading import Reader
from apnap.scenario.script import PlayerScript

MAIN = Moment(1, "precombat_main")


def script(*entries: dict[str, Any]) -> PlayerScript:
    reader = Reader(lax=False)
    read = [reader.value(Action, {"at": [1, "precombat_main"], "player": "A", **entry}, "$") for entry in entries]
    assert not reader.problems
    return PlayerScript(read)


def cast(card: str, **more: Any) -> dict[str, Any]:
    return {"do": "cast", "card": card, **more}


def attack(name: str) -> dict[str, Any]:
    return {"do": "attack", "attacker": name, "at": [1, "declare_attackers"]}


def play(entries: PlayerScript, *, stack_is_empty: bool = True, holds: bool = True, now: Moment = MAIN) -> str | None:
    entry = entries.next(now, stack_is_empty=stack_is_empty, holds=lambda when: holds)
    if entry is None:
        return None
    return str(entry.card) if isinstance(entry, Cast) else type(entry).__name__


def test_entries_of_one_step_are_done_back_to_back_and_then_the_player_passes() -> None:
    entries = script(cast("Ash"), cast("Ash"), cast("Cinder"))
    assert [play(entries) for _ in range(4)] == ["Ash", "Ash", "Cinder", None]


def test_only_the_entries_of_the_current_step_are_looked_at() -> None:
    entries = script(cast("Late", at=[1, "end"]), cast("Other turn", at=[2, "precombat_main"]), cast("Now"))
    assert [play(entries), play(entries)] == ["Now", None]
    assert play(entries, now=Moment(1, "end")) == "Late"
    assert len(entries.left) == 1


def test_117_3d_resolve_passes_until_the_stack_is_empty() -> None:
    entries = script(cast("Ash"), {"do": "resolve"}, cast("Cinder"))
    assert play(entries) == "Ash"
    assert [play(entries, stack_is_empty=False) for _ in range(3)] == [None] * 3
    assert play(entries) == "Cinder"


def test_resolve_with_a_count_passes_that_many_times_while_something_is_on_the_stack() -> None:
    entries = script({"do": "resolve", "count": 2}, cast("Ash"))
    assert [play(entries, stack_is_empty=False) for _ in range(3)] == [None, None, "Ash"]
    assert play(script({"do": "resolve", "count": 2}, cast("Ash"))) == "Ash", "an empty stack ends it"


def test_an_unmet_condition_holds_back_what_stands_behind_it() -> None:
    entries = script(cast("Ash", when={"on_stack": "Cinder"}), cast("Dust"))
    assert play(entries, holds=False) is None
    assert [play(entries), play(entries)] == ["Ash", "Dust"]


def test_pass_is_one_pass() -> None:
    entries = script({"do": "pass"}, cast("Ash"))
    assert [play(entries), play(entries)] == [None, "Ash"]


def test_what_asks_for_no_action_is_never_unreached() -> None:
    check = {"do": "check", "expect": [{"assert": "game_over", "is": False}]}
    entries = script(
        {"do": "resolve"}, {"do": "pass_until", "until": [3, "end"]}, cast("Ash", optional=True), {"do": "pass"}, check
    )
    assert [type(entry) for entry in entries.left] == [Check]


def test_508_1_attackers_up_to_attack_none_and_the_rest_for_a_later_combat() -> None:
    none = {"do": "attack_none", "at": [1, "declare_attackers"]}
    entries = script(none, attack("Hound"), attack("Cat"), none, attack("Owl"))
    assert entries.attacks(1) == ()
    second = entries.attacks(1)
    assert [str(entry.attacker) for entry in second] == ["Hound", "Cat"]
    entries.carried_out(second[0])
    third = entries.attacks(1)
    assert [str(entry.attacker) for entry in third] == ["Cat", "Owl"], "who could not attack stays"
    assert entries.attacks(2) == ()
    assert all(isinstance(entry, Attack) for entry in entries.left)


def test_declarations_are_not_done_with_priority() -> None:
    entries = script(attack("Hound"))
    assert play(entries, now=Moment(1, "declare_attackers")) is None
    assert len(entries.attacks(1)) == 1


def test_509_1_blocks_in_the_same_way() -> None:
    block = {"do": "block", "blocker": "Cat", "attacker": "Hound", "at": [1, "declare_blockers"]}
    entries = script(block, {"do": "block_none", "at": [1, "declare_blockers"]}, block)
    (first,) = entries.blocks(1)
    assert isinstance(first, Block)
    entries.carried_out(first)
    assert len(entries.blocks(1)) == 1, "an equal entry is another block"
