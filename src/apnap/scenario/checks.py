"""What is wrong with a scenario although every field of it is well formed (FORMAT 10).

Unknown players and labels, labels set up twice, entries after the stop, a block on one's own turn, cards that do not
exist, and what the format forbids. What only the played game can tell (a block on an extra turn) is the runner's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from apnap.scenario import actions, assertions
from apnap.scenario.answers import Cost, Pick, Target
from apnap.scenario.reading import Node, Problem, layout, suggestion
from apnap.scenario.references import Reference, fold
from apnap.scenario.schema import Entry, PermanentEntry, Scenario

PLAYERS = {"duel": (2, 2), "free_for_all": (2, 26), "commander": (2, 26), "two_headed_giant": (4, 4)}
"""The fewest and the most players of each format."""

_PLAYER_FIELDS = ("player", "controller", "owner")


def problems(scenario: Scenario, *, known: Callable[[str], bool] | None = None) -> list[Problem]:
    """Return everything that is wrong with a scenario whose structure is right.

    ``known`` says whether there is a card, or a part of a card, of a name; None: names are not checked.
    """
    labels = labels_of(scenario)
    found = [*format_problems(scenario), *label_problems(scenario), *time_problems(scenario)]
    if not asserts_anything(scenario):
        found.append(Problem("$.expect", "the scenario asserts nothing", "write 'expect', or 'check' in the script"))
    for path, node in everything(scenario):
        found.extend(player_problems(node, path, scenario.players))
        found.extend(reference_problems(node, path, labels))
    for table, name in ((scenario.setup, "setup"), (scenario.choices, "choices")):
        for player in table:
            if player not in scenario.players:
                found.append(unknown_player(f"$.{name}.{player}", player, scenario.players))
    if known is not None:
        found.extend(card_problems(scenario, known))
    return found


def labels_of(scenario: Scenario) -> set[str]:
    """Return every label that is set up."""
    return {label for _, entry in entries(scenario) for label in entry.labels if label is not None}


def entries(scenario: Scenario) -> Iterator[tuple[str, Entry]]:
    """Yield every entry of the setup with its path."""
    for player, side in scenario.setup.items():
        for zone, cards in side.zones():
            written_as_list = zone != "library" or side.library is None or side.library.is_list
            place = f"$.setup.{player}.{zone}" + ("" if written_as_list else ".cards")
            for index, entry in enumerate(cards):
                yield f"{place}[{index}]", entry


def everything(scenario: Scenario) -> Iterator[tuple[str, Node]]:
    """Yield every struct of the setup, script, choices and assertions with its path."""
    for path, entry in entries(scenario):
        yield path, entry
        if isinstance(entry, PermanentEntry) and entry.attached_to is not None:
            yield f"{path}.attached_to", entry.attached_to
    for name in ("script", "expect"):
        for index, node in enumerate(getattr(scenario, name)):
            yield from inside(node, f"$.{name}[{index}]")
    for player, answers in scenario.choices.items():
        for index, answer in enumerate(answers):
            yield from inside(answer, f"$.choices.{player}[{index}]")


def inside(node: Node, path: str) -> Iterator[tuple[str, Node]]:
    """Yield a struct and all structs in it, with their paths as files write them."""
    yield path, node
    for written, field in layout(type(node)).items():
        value = getattr(node, field.name)
        place = f"{path}.{written}"
        if isinstance(value, Node):
            yield from inside(value, place)
        elif isinstance(value, tuple):
            alone = len(value) == 1 and isinstance(node, (Pick, Target))
            for index, item in enumerate(value):
                if isinstance(item, Node):
                    yield from inside(item, place if alone else f"{place}[{index}]")


def format_problems(scenario: Scenario) -> Iterator[Problem]:
    """Find what the format forbids."""
    fewest, most = PLAYERS[scenario.format]
    if not fewest <= len(scenario.players) <= most:
        right = f"{fewest} players" if fewest == most else f"{fewest} players or more"
        yield Problem("$.players", f"{len(scenario.players)} players can't play {scenario.format}", right)
    if scenario.format != "commander":
        for player, side in scenario.setup.items():
            if side.command:
                yield Problem(
                    f"$.setup.{player}.command", f"{scenario.format} has no commanders", "format: commander (903)"
                )
    if scenario.format == "two_headed_giant" and scenario.options.attack != "multiple":
        yield Problem("$.options.attack", "a team attacks the other team (805.10)", "leave it out")


def label_problems(scenario: Scenario) -> Iterator[Problem]:
    """Find labels that are set up twice."""
    seen: dict[str, str] = {}
    for path, entry in entries(scenario):
        for label in entry.labels:
            if label is None:
                continue
            if label in seen:
                yield Problem(f"{path}.label", f"the label {label!r} is already set up at {seen[label]}")
            seen.setdefault(label, path)


def time_problems(scenario: Scenario) -> Iterator[Problem]:
    """Find entries after the stop, in steps where they can't be, and blocks on one's own turn."""
    for index, entry in enumerate(scenario.script):
        path = f"$.script[{index}]"
        if entry.at is None:
            continue
        if entry.at.key > scenario.stop.key and not isinstance(entry, actions.PassUntil):
            yield Problem(f"{path}.at", f"{entry.at} lies after the stop {scenario.stop}", "a later 'stop'")
        if isinstance(entry, (actions.Attack, actions.AttackNone)) and entry.at.step != "declare_attackers":
            yield Problem(f"{path}.at", "attackers are declared in declare_attackers (508.1)", "declare_attackers")
        if isinstance(entry, (actions.Block, actions.BlockNone)):
            if entry.at.step != "declare_blockers":
                yield Problem(f"{path}.at", "blockers are declared in declare_blockers (509.1)", "declare_blockers")
            if entry.at.turn == 1 and entry.player in starting_team(scenario):
                yield Problem(path, f"{entry.player} can't block on their own turn (509.1)", "the defending player")


def starting_team(scenario: Scenario) -> tuple[str, ...]:
    """Return who takes turn 1. Whose a later turn is only the game can tell: there may be extra turns."""
    return scenario.players[:2] if scenario.format == "two_headed_giant" else scenario.players[:1]


def asserts_anything(scenario: Scenario) -> bool:
    """Whether anything is asserted at the end or on the way."""
    return bool(scenario.expect) or any(isinstance(entry, actions.Check) and entry.expect for entry in scenario.script)


def player_problems(node: Node, path: str, players: tuple[str, ...]) -> Iterator[Problem]:
    """Find players who are not in the game."""
    for field in _PLAYER_FIELDS:
        named = getattr(node, field, None)
        if not named or named in players or (named == "none" and isinstance(node, assertions.Monarch)):
            continue
        yield unknown_player(f"{path}.{field}", named, players)


def unknown_player(path: str, player: str, players: tuple[str, ...]) -> Problem:
    """Say that a player is not in the game."""
    return Problem(path, f"there is no player {player!r}", suggestion(player, players))


def reference_problems(node: Node, path: str, labels: set[str]) -> Iterator[Problem]:
    """Find labels that are not set up, and players where only an object will do."""
    if isinstance(node, (Reference, assertions.AboutObjects, assertions.ZoneOf)):
        if node.label is not None and node.label not in labels:
            yield unknown_label(path, node.label, labels)
    if isinstance(node, actions.Attack | actions.Block | actions.AddCounters):
        for field in ("attacker", "blocker", "object"):
            reference = getattr(node, field, None)
            if reference is not None and reference.is_player:
                yield Problem(f"{path}.{field}", f"{reference} is a player", "an object")


def unknown_label(path: str, label: str, labels: set[str]) -> Problem:
    """Say that a label is not set up."""
    several = sorted(name for name in labels if name.startswith(f"{label}."))
    right = f"the labels of several copies: {', '.join(several)}" if several else suggestion(label, sorted(labels))
    return Problem(path, f"the label {label!r} is not set up", right)


def card_problems(scenario: Scenario, known: Callable[[str], bool]) -> Iterator[Problem]:
    """Find cards that neither exist nor are defined by the scenario."""
    custom = {fold(card.name) for card in scenario.custom_cards}
    for path, name in card_names(scenario):
        # Lists of cards name meld cards and their result (712.4) together; a database has them one by one.
        if fold(name) not in custom and not known(name) and not all(map(known, name.split(" // "))):
            yield Problem(path, f"there is no card named {name!r}", "a name of the card database, or custom_cards")


def card_names(scenario: Scenario) -> Iterator[tuple[str, str]]:
    """Yield every place where a card must be named, with the name."""
    for index, name in enumerate(scenario.cards or ()):
        yield f"$.cards[{index}]", name
    for path, entry in entries(scenario):
        yield f"{path}.card", entry.card
    for player, side in scenario.setup.items():
        if side.library is not None and side.library.fill is not None:
            yield f"$.setup.{player}.library.fill.card", side.library.fill.card
    for path, node in everything(scenario):
        card = getattr(node, "card", None)
        if isinstance(card, Reference) and card == Reference(name=card.name, nth=card.nth) and card.name is not None:
            yield f"{path}.card", card.name
        if isinstance(node, Cost) and node.source is not None:
            yield f"{path}.source", node.source
