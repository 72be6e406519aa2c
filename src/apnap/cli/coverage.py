"""``apnap cards coverage``: how much of the cards is read, proved and supported."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import click

import apnap
from apnap.cards.database import CardDatabase
from apnap.cards.home import data_folder
from apnap.cli.writing import check_writable, write_report
from apnap.errors import CardDataError
from apnap.oracle.ambiguity import DIFFERENT, REFUSED, lines_of_kind
from apnap.oracle.corpus import ConstructCounts, CorpusCoverage, construct_counts, corpus_coverage
from apnap.oracle.twoway import tongue

POOL: Final = "core"
_CHECKOUT: Final = Path(apnap.__file__).resolve().parents[2]


def find_pools(given: Path | None) -> Path | None:
    """Return the file of card pools: the given one, that in the data folder, or that of the shared material."""
    if given is not None:
        return given
    shared = os.environ.get("APNAP_SHARED")
    folders = [data_folder()]
    folders += [Path(shared) / "cards"] if shared else [_CHECKOUT.parent / "shared" / "cards"]
    return next((folder / "pools.json" for folder in folders if (folder / "pools.json").is_file()), None)


def pool_names(file: Path, pool: str) -> list[str]:
    """Return the names in a pool.

    :raises CardDataError: the file can't be read, or has no such pool
    """
    try:
        pools = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CardDataError(f"{file}: the card pools can't be read: {error}") from error
    lists = {key: names for key, names in pools.items() if isinstance(names, list)} if isinstance(pools, dict) else {}
    if pool not in lists:
        raise CardDataError(f"{file}: there is no pool {pool!r}; the pools are {', '.join(sorted(lists))}")
    names: list[str] = lists[pool]
    return names


def measure(pool: str, pools: Path | None) -> tuple[int, CorpusCoverage, bool]:
    """Return how many cards there are, the coverage of a pool, and whether the pool is all imported cards.

    :raises CardDataError: there is no card database, or no such pool
    """
    file = find_pools(pools)
    if file is None and pool != POOL:
        raise CardDataError(f"there is no pools.json to find the pool {pool!r} in: name it with --pools FILE")
    with CardDatabase() as database:
        records = {card.name: card for card in database}
    names = pool_names(file, pool) if file is not None else list(records)
    tongue("en"), tongue("es")
    gc.freeze()  # the grammars stay as they are: collecting need not look through them again and again
    with progress_bar(len(names)) as progress:
        return len(records), corpus_coverage(names, records.get, progress), file is None


def as_json(cards: int, report: CorpusCoverage, constructs: ConstructCounts) -> dict[str, Any]:
    """Return the figures under the names that other tools rely on."""
    keys = (
        "core", "read", "proved", "supported", "lines", "lines_read", "lines_proved", "ambiguous_lines",
        "unbound_lines", "spanish_printed",
    )  # fmt: skip
    return {
        "cards": cards,
        **{key: getattr(report, key) for key in keys},
        "constructs": {
            "total": constructs.total,
            "with_spanish": constructs.with_spanish,
            "with_behaviour_test": constructs.with_behaviour_test,
        },
        "ms_per_card": round(report.ms_per_card, 3),
        "ambiguity": {
            "unreviewed_on_supported": lines_of_kind(report.differences, DIFFERENT),
            "refused_on_supported": lines_of_kind(report.differences, REFUSED),
            "pairs": [
                {
                    "pair": one.pair,
                    "kind": one.kind,
                    "lines": one.lines,
                    "supported": one.supported,
                    "example": one.example,
                }
                for one in report.differences
            ],
        },
        "cards_per_construct": dict(report.usage.ranked()),
        "constructs_per_card": {
            **report.usage.per_card,
            "cards": {str(size): n for size, n in sorted(report.usage.sizes.items())},
        },
        "front": [{"stops_at": one.reason, "cards": one.cards, "example": one.example} for one in report.front],
    }


@click.command("coverage")
@click.option("--pool", default=POOL, show_default=True, help="The list of cards to count.")
@click.option("--pools", type=click.Path(path_type=Path), help="The JSON file of the lists.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write the figures to this file.")
@click.option("--reasons", default=15, show_default=True, help="How many of the reasons to show.")
@click.option("--front", default=0, show_default=True, help="How many of the places where reading stops to show.")
@click.option("--pairs", default=10, show_default=True, help="How many differences between readings to show.")
@click.option(
    "--constructs", default=10, show_default=True, help="How many constructs to show, by cards that use them."
)
def coverage(
    pool: str, pools: Path | None, json_file: Path | None, reasons: int, front: int, pairs: int, constructs: int
) -> None:
    """Count how many imported cards are read, proved and supported, and say what stands in the way.

    Read: every word is understood. Proved: printing what was understood gives the text back. Supported: it can be
    played.
    """
    check_writable(json_file)
    cards, report, everything = measure(pool, pools)
    tests = _CHECKOUT / "tests"
    counts = construct_counts(tests if tests.is_dir() else None)
    if json_file is not None:
        write_report(json_file, json.dumps(as_json(cards, report, counts), indent=1, ensure_ascii=False))
    _show(pool, cards, report, counts, everything)
    _show_lists(report, reasons, front, pairs, constructs)


def _show(pool: str, cards: int, report: CorpusCoverage, constructs: ConstructCounts, everything: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if everything:
        console.print(
            f"There is no pools.json (--pools FILE names one): all {cards} imported cards are counted.", soft_wrap=True
        )
    if report.missing:
        console.print(f"{report.missing} of these cards are not in the card database.")
    table = Table(title=f"{report.core} cards" + ("" if everything else f" of the pool {pool}"))
    for heading in ("", "count", "share"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, count, whole in (
        ("cards read", report.read, report.core),
        ("cards proved", report.proved, report.core),
        ("cards supported", report.supported, report.core),
        ("lines read", report.lines_read, report.lines),
        ("lines proved", report.lines_proved, report.lines),
        ("lines in Spanish", report.spanish_printed, report.lines),
        ("lines of two meanings", report.ambiguous_lines, report.lines),
        ("lines with an unbound word", report.unbound_lines, report.lines),
        ("lines read twice with one meaning", report.harmless_lines, report.lines),
        ("constructs in Spanish", constructs.with_spanish, constructs.total),
        ("constructs with a test of behaviour", constructs.with_behaviour_test, constructs.total),
    ):
        table.add_row(label, str(count), f"{100 * count / whole:.1f} %" if whole else "")
    console.print(table)
    console.print(f"reading: {report.ms_per_card:.2f} ms a card")


def _show_lists(report: CorpusCoverage, reasons: int, front: int, pairs: int, constructs: int) -> None:
    from rich.console import Console

    console = Console()
    hindrances = [(one.cards, one.alone, one.reason, one.example) for one in report.hindrances]
    stops = [(one.cards, one.alone, one.reason, one.example) for one in report.front]
    differences = [(one.supported, one.lines, f"{one.kind}: {one.pair}", one.example) for one in report.differences]
    for title, headings, rows, count in (
        ("why cards are not supported", ("cards", "alone", "reason"), hindrances, reasons),
        ("where reading stops", ("cards", "alone", "words"), stops, front),
        ("readings that differ first in", ("supported", "lines", "constructs"), differences, pairs),
    ):
        if count > 0 and rows:
            console.print(_table(title, headings, rows[:count]))
    if constructs > 0:
        of_card = report.usage.per_card
        console.print(
            f"constructs a card: {of_card['mean']:g} on average, {of_card['median']:g} in the middle, "
            f"{of_card['most']:g} at most"
        )
        used = report.usage.ranked()[:constructs]
        console.print("cards a construct: " + ", ".join(f"{name} {count}" for name, count in used), soft_wrap=True)


def _table(title: str, headings: tuple[str, str, str], rows: list[tuple[int, int, str, str]]) -> Any:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=title, expand=True)
    table.add_column(headings[0], justify="right", no_wrap=True)
    table.add_column(headings[1], justify="right", no_wrap=True)
    table.add_column(headings[2], overflow="fold", ratio=1)
    table.add_column("example", overflow="ellipsis", no_wrap=True, ratio=1)
    for first, second, what, example in rows:
        table.add_row(str(first), str(second), Text(what), Text(example.replace("\n", " ")))
    return table


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on the error stream if a person is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("reading", total=total)
        yield lambda done: bar.update(task, completed=done)
