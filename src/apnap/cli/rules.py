"""``apnap rules``: what the rulebooks say and where they differ, and which rules the tests show."""

from __future__ import annotations

import json
from pathlib import Path

import click

import apnap
from apnap.cli.rule_coverage import coverage_of, systems_of
from apnap.cli.writing import check_writable, write_report
from apnap.errors import ApnapError
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.i18n.rulebooks import book_title, compared, printed, shown_number, shown_statement
from apnap.i18n.statements import statement
from apnap.rulebooks import rulebook

_language = click.option(
    "--lang", default="en", show_default=True, type=click.Choice(LANGUAGES), help="The language of the answer."
)


@click.group()
def rules() -> None:
    """Ask the rulebooks."""


@rules.command("show")
@click.argument("number", required=False, metavar="[RULE]")
@click.option("--rulebook", "book", default="current", show_default=True, help="The rulebook: a name or a day.")
@_language
def show(number: str | None, book: str, lang: str) -> None:
    """Say a rule of a rulebook in a sentence, with the switches behind it; without RULE, print the whole book."""
    try:
        if number is None:
            found = rulebook(book)
            click.echo("\n".join((book_title(found, lang), *printed(found, lang))))
        else:
            click.echo("\n".join(_shown(number, book, lang)))
    except ApnapError as error:
        raise ApnapError(error_text(error, lang)) from error


def _shown(number: str, book: str, lang: str) -> list[str]:
    """Return what is known of a rule, by its id or its number in a book.

    :raises RulebookError: there is no such book, or nothing is known of that rule
    """
    named, colon, rest = number.partition(":")
    found = shown_number(rest, rulebook(named), lang) if colon else shown_number(number, rulebook(book), lang)
    return found or shown_statement(statement(number, book), lang)


@rules.command("compare")
@click.argument("first")
@click.argument("second")
@_language
def compare(first: str, second: str, lang: str) -> None:
    """Say in which switches two rulebooks differ."""
    try:
        one, other = rulebook(first), rulebook(second)
    except ApnapError as error:
        raise ApnapError(error_text(error, lang)) from error
    click.echo(f"{book_title(one, lang)} · {book_title(other, lang)}")
    lines = compared(one, other, lang)
    click.echo("\n".join(lines) if lines else message("rules.no_difference", lang))


@rules.command("coverage")
@click.option("--tests", type=click.Path(path_type=Path, exists=True, file_okay=False), help="The folder of the tests.")
@click.option("--text", type=click.Path(path_type=Path, exists=True), help="The current rules text, to count rules.")
@click.option("--mutation", type=click.Path(path_type=Path, exists=True), help="What the mutation of switches found.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Where to write the figures.")
def coverage(tests: Path | None, text: Path | None, mutation: Path | None, file: Path | None) -> None:
    """Count the rules of the seed documents, keywords and systems that tests show."""
    check_writable(file)
    root = Path(apnap.__file__).resolve().parents[2]
    found = coverage_of(tests or root / "tests", text, mutation or root / "docs/evidence/switches.json")
    ledger, keywords, systems = found["ledger"], found["keywords"], found["systems"]
    click.echo(
        f"rules of the seeds: {ledger['behaviour']} with behaviour, {ledger['cited']} shown by tests, "
        f"{len(ledger['waiting'])} waiting, {len(ledger['missing'])} missing"
    )
    for name in ledger["missing"]:
        click.echo(f"  missing: {name}")
    click.echo(f"keywords: {keywords['cited']} of {keywords['total']}")
    click.echo(f"systems: {systems['complete']} of {systems['total']}")
    for system in systems["missing"]:
        click.echo(f"  {system}: {', '.join(systems_of(system, found['uncited']))}")
    current, switches = found["current"], found["switches"]
    if current["numbers"] is not None:
        click.echo(f"current rules: {current['cited']} of {current['numbers']} numbers of sections 100 to 733")
    click.echo(f"switches: {switches['total']}, {switches['mutants']} mutants, {len(switches['survivors'])} survivors")
    if file is not None:
        found.pop("uncited")
        write_report(file, json.dumps(found, indent=1, ensure_ascii=False))
