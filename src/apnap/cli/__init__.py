"""The command line. Each command's module is imported when the command runs, so that ``--help`` stays fast.

An :class:`~apnap.errors.ApnapError` ends a command with its message on the error stream and exit code 2.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import click

from apnap import __version__
from apnap.errors import ApnapError

COMMANDS: Final = {
    "play": ("apnap.cli.play", "Play a game in the terminal."),
    "serve": ("apnap.cli.serve", "Serve games in the browser."),
    "card": ("apnap.cli.card", "Try a card of your own, written as text."),
    "cards": ("apnap.cli.cards", "Import, fetch, search, show and count cards."),
    "scenario": ("apnap.cli.scenario", "Run scenario files."),
    "rules": ("apnap.cli.rules", "Ask the rulebooks; count the rules that tests show."),
    "bench": ("apnap.cli.bench", "Measure the speed of play."),
    "fuzz": ("apnap.cli.fuzz", "Play random games and check what must always hold."),
}
"""Each command's name, the module that has it under the same name, and the line about it in ``--help``."""


class CommandError(click.ClickException):
    """An error that apnap raised on purpose, as the command line shows it."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"apnap: {self.message}", file=file, err=file is None)


class LazyGroup(click.Group):
    """The group of the commands in :data:`COMMANDS`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(COMMANDS[cmd_name][0]), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, about) for name, (_, about) in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ApnapError as error:
            raise CommandError(str(error)) from error


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="apnap")
def main() -> None:
    """The game system of Magic: The Gathering."""
