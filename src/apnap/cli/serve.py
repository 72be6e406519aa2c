"""``apnap serve``: the server of the browser face."""

from __future__ import annotations

import socket
import webbrowser
from contextlib import closing, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from apnap.cards.home import data_folder
from apnap.errors import ApnapError
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES

if TYPE_CHECKING:
    import uvicorn

    from apnap.table.journal import Journal

LOOPBACK: Final = "127.0.0.1"


class ServingError(ApnapError, RuntimeError):
    """The server can't start."""


@click.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="0: any that is free.")
@click.option("--host", default=LOOPBACK, show_default=True, help="The address to listen at; others than this machine "
              "can come in by any other one.")  # fmt: skip
@click.option("--name", "names", multiple=True, metavar="NAME", help="A name by which others may call this server.")
@click.option("--data", "file", type=click.Path(path_type=Path), help="Where tables are kept.",
              show_default="tables.sqlite in the data folder")  # fmt: skip
@click.option("--open", "opens", is_flag=True, help="Open the page in the browser.")
@click.option("--lang", type=click.Choice(LANGUAGES), default=LANGUAGES[0], help="The language of this command.")
def serve(port: int, host: str, names: tuple[str, ...], file: Path | None, opens: bool, lang: str) -> None:
    """Serve games in the browser: against the computer, or between people by links."""
    from apnap.table.journal import Journal

    file = file or data_folder() / "tables.sqlite"
    try:
        _check_packages()
        with _listen(host, port) as listening, closing(Journal(file)) as journal:
            config = _configured(journal, frozenset({*names, host, socket.gethostname()}))
            port = listening.getsockname()[1]
            address = f"http://{_called(host)}:{port}/"
            click.echo(message("serving.at", lang, address=address))
            click.echo(message("serving.kept_in", lang, file=str(file)))
            if not _is_loopback(host):
                click.echo(message("serving.for_others", lang, port=port), err=True)
            if opens:
                webbrowser.open(address)
            _run(config, listening)
    except ApnapError as error:
        raise ApnapError(error_text(error, lang)) from error


def _check_packages() -> None:
    """Make sure that the packages of the extra ``web`` are there.

    :raises ServingError: one of them is not
    """
    try:
        import starlette  # noqa: F401
        import uvicorn  # noqa: F401
        import websockets  # noqa: F401
    except ImportError as error:
        raise _refused("no_packages", name=error.name) from error


def _configured(journal: Journal, names: frozenset[str]) -> uvicorn.Config:
    import uvicorn

    from apnap.web.app import make_app
    from apnap.web.hosting import Hosting
    from apnap.web.protocol import LONGEST

    return uvicorn.Config(
        make_app(Hosting(journal), names),
        log_level="warning",
        access_log=False,  # it would tell the links of seats
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=2 * LONGEST,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


def _run(config: uvicorn.Config, listening: socket.socket) -> None:
    """Serve until somebody ends it."""
    import uvicorn

    with suppress(KeyboardInterrupt):  # the server has ended already; it raises again what ended it
        uvicorn.Server(config).run(sockets=[listening])


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens.

    :raises ServingError: there can be none at this address and port
    """
    listening = None
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen()
    except OSError as error:
        if listening is not None:
            listening.close()
        raise _refused("no_port", host=host, port=port, why=error.strerror or str(error)) from error
    return listening


def _called(host: str) -> str:
    """Return what a browser on this machine calls the server."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.is_unspecified:
        return LOOPBACK
    return f"[{found}]" if found.version == 6 else str(found)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _refused(what: str, **values: Any) -> ServingError:
    key = f"serving.{what}"
    return ServingError(message(key, "en", **values), key=key, **values)
