"""``apnap cards``: the card database."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import click
import msgspec

from apnap.cards.build import ImportReport, import_files
from apnap.cards.fetch import ORACLE_CARDS_URL, fetch, resolve
from apnap.cards.home import data_folder, database_path
from apnap.cards.pool import open_pool
from apnap.cards.record import Card
from apnap.cli.searching import deck, import_formats_, search
from apnap.cli.showing import shown_in_english, shown_in_spanish, tree_data, trees


class _CardsGroup(click.Group):
    """The group, which brings in the grammar only for the commands that need it."""

    _READING: ClassVar = {"coverage": "apnap.cli.coverage", "spanish": "apnap.cli.spanish"}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*self.commands, *self._READING])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._READING:
            return super().get_command(ctx, cmd_name)
        command: click.Command = getattr(import_module(self._READING[cmd_name]), cmd_name)
        return command


@click.group(cls=_CardsGroup)
def cards() -> None:
    """Import, fetch, search, show and count cards."""


@cards.command("import")
@click.argument("files", nargs=-1, required=True, metavar="FILE…", type=click.Path(path_type=Path))
def import_(files: tuple[Path, ...]) -> None:
    """Make the card database from bulk files, in place of the old one.

    FILE is an oracle-cards file (JSON array or JSON lines) or an AtomicCards file, plain or gzipped.
    """
    _import(files)


@cards.command("fetch")
@click.option("--url", default=ORACLE_CARDS_URL, show_default=True, help="The bulk file, or what tells its address.")
@click.option("--sha256", default="", help="The checksum that the file must have.")
def fetch_(url: str, sha256: str) -> None:
    """Download the public bulk file of all cards and import it.

    A download that was cut off is gone on with by the same command.
    """
    with _bar("fetching") as progress:
        file = fetch(resolve(url), data_folder() / "downloads", sha256=sha256, progress=progress)
    _import((file,))
    file.unlink()


@cards.command()
@click.argument("name")
@click.option("--lang", type=click.Choice(("en", "es")), default="en", show_default=True, help="The language.")
@click.option("--tree", is_flag=True, help="Also show what each line is read as and what it means.")
@click.option("--json", "as_json", is_flag=True, help="The whole record as JSON, with --tree also its meaning.")
def show(name: str, lang: str, tree: bool, as_json: bool) -> None:
    """Show the card called NAME, by its full name, the name of a part, or its Spanish name."""
    with open_pool() as pool:
        card = pool.card(name)
    click.echo(_as_json(card, tree) if as_json else _as_text(card, lang, tree))


def _as_json(card: Card, tree: bool) -> str:
    plain = _plain(card)
    if tree:
        plain |= tree_data(card)
    return msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()


def _as_text(card: Card, lang: str, tree: bool) -> str:
    shown = shown_in_spanish(card) if lang == "es" else "\n\n".join(map(shown_in_english, card.faces))
    return f"{shown}\n\n{trees(card)}" if tree else shown


cards.add_command(search)
cards.add_command(deck)
cards.add_command(import_formats_)


def _import(files: tuple[Path, ...]) -> None:
    with _bar("importing") as progress:
        report = import_files(files, database_path(), progress)
    click.echo(_summary(report))


def _summary(report: ImportReport) -> str:
    lines = [f"{report.cards} cards imported in {report.seconds:.1f} s into {report.path}"]
    reasons = Counter(skipped.reason for skipped in report.skipped)
    lines.extend(f"left out: {count} × {reason}" for reason, count in reasons.most_common())
    return "\n".join(lines)


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int | None], None] | None]:
    """Show a progress bar on the error stream if a person is there to see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _plain(value: object) -> Any:
    """Return a record as dictionaries and lists, with the names of its fields."""
    if isinstance(value, msgspec.Struct):
        return {field: _plain(getattr(value, field)) for field in value.__struct_fields__}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
