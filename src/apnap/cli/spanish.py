"""``apnap cards spanish``: how well card text is written and read in Spanish."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import click

import apnap
from apnap.cards.database import CardDatabase
from apnap.cards.home import data_folder
from apnap.cli.coverage import POOL, find_pools, pool_names, progress_bar
from apnap.cli.writing import check_writable, write_report
from apnap.oracle.official_spanish import OfficialFace, official_faces
from apnap.oracle.spanish_report import SINCE, Difference, SpanishReport, spanish_report

OFFICIAL: Final = "spanish-cards.tsv.gz"
_CHECKOUT: Final = Path(apnap.__file__).resolve().parents[2]
_COUNTS: Final = ("supported", "printed", "same", "official_cards", "official", "equal", "understood")


def find_official(given: Path | None) -> Path | None:
    """Return the file of official Spanish texts: the given one, that in the data folder, or the shared one."""
    if given is not None:
        return given
    shared = os.environ.get("APNAP_SHARED")
    folders = [data_folder(), Path(shared) / "cards" if shared else _CHECKOUT.parent / "shared" / "cards"]
    return next((folder / OFFICIAL for folder in folders if (folder / OFFICIAL).is_file()), None)


def measure(pools: Path | None, official: Path | None, every: int) -> SpanishReport:
    """Return the report on the core pool, or every ``every``-th card of it, and their official texts.

    :raises CardDataError: there is no card database, or a file can't be read
    """
    pools, official = find_pools(pools), find_official(official)
    with CardDatabase() as database:
        records = {card.name: card for card in database}
    names = (pool_names(pools, POOL) if pools is not None else list(records))[::every]
    known = set(names)
    faces: list[OfficialFace] = []
    if official is not None:
        faces = [face for face in official_faces(official, SINCE) if face.card in known]
    with progress_bar(len(names) + len(faces)) as progress:
        return spanish_report(names, records.get, faces, progress)


def as_json(report: SpanishReport) -> dict[str, Any]:
    """Return the figures under the names that other tools rely on."""
    groups = {name: [asdict(one) for one in getattr(report, name)] for name in ("losses", "wordings", "readings")}
    return {name: getattr(report, name) for name in _COUNTS} | groups


@click.command("spanish")
@click.option("--pools", type=click.Path(path_type=Path), help="The JSON file of the lists of cards.")
@click.option("--official", type=click.Path(path_type=Path), help="The official Spanish texts, a gzipped table.")
@click.option("--every", default=1, show_default=True, type=click.IntRange(1), help="Count every so-many-th card.")
@click.option("--json", "json_file", type=click.Path(path_type=Path), help="Write the figures to this file.")
@click.option("--causes", default=15, show_default=True, help="How many causes of differences to show of each kind.")
def spanish(pools: Path | None, official: Path | None, every: int, json_file: Path | None, causes: int) -> None:
    """Count how many cards are written in Spanish and read back, and compare with official Spanish texts."""
    check_writable(json_file)
    report = measure(pools, official, every)
    if json_file is not None:
        write_report(json_file, json.dumps(as_json(report), indent=1, ensure_ascii=False))
    _show(report, causes)


def _show(report: SpanishReport, causes: int) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table()
    for heading in ("", "count", "share"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, part, whole in (
        ("supported cards written in Spanish", report.printed, report.supported),
        ("and read back with the same meaning", report.same, report.printed),
        ("lines written as the official ones", report.equal, report.official),
        ("official lines read with the same meaning", report.understood, report.official),
    ):
        table.add_row(label, str(part), f"{100 * part / whole:.1f} %" if whole else "")
    console = Console()
    console.print(table)
    if not report.official:
        console.print(f"There is no {OFFICIAL} (--official FILE names one).", soft_wrap=True)
    for title, found in (
        ("why cards are not written in Spanish and read back", report.losses),
        ("why lines are not written as the official ones: [ours | official]", report.wordings),
        ("why official lines are not read with the same meaning", report.readings),
    ):
        if found and causes > 0:
            console.print(_causes(title, found[:causes]))


def _causes(title: str, rows: list[Difference]) -> Any:
    from rich.table import Table
    from rich.text import Text

    table = Table(title=Text(title), expand=True)
    table.add_column("lines", justify="right", no_wrap=True)
    table.add_column("cause", overflow="fold", ratio=1)
    table.add_column("example", overflow="ellipsis", no_wrap=True, ratio=1)
    for row in rows:
        table.add_row(str(row.lines), Text(row.cause), Text(row.official.replace("\n", " ")))
    return table
