"""The server as an ASGI application: the page, the calls of the lobby, and the sockets of tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from apnap.errors import ApnapError
from apnap.i18n import message
from apnap.i18n.catalogue import LANGUAGES
from apnap.ids import Player
from apnap.web import catalogues, exporting, reading
from apnap.web.hosted import Hosted
from apnap.web.hosting import Hosting, note_failure
from apnap.web.limits import Clients
from apnap.web.lobby import SeatError, open_branch, open_new, open_saved
from apnap.web.orders import BranchOrder, ListOrder, LoadOrder, Refused, TableOrder
from apnap.web.security import Guard
from apnap.web.sockets import serve_socket

STATIC: Final = Path(__file__).parent / "static"
_LONGER: Final = 16
"""How many times as long a saved game may be as another body."""

T = TypeVar("T")
Body = TypeVar("Body", TableOrder, LoadOrder, BranchOrder, ListOrder)
Handler = Callable[[Request], Awaitable[Response]]


class Api:
    """The calls, and how often each client may make them."""

    def __init__(self, hosting: Hosting) -> None:
        limits = hosting.limits
        self.hosting = hosting
        self.tables = Clients(limits.tables, limits.clients)
        self.calls = Clients(limits.calls, limits.clients)
        self.unknown = Clients(limits.unknown, limits.clients)
        self.search = reading.CardSearch()
        self._searching = ThreadPoolExecutor(1, thread_name_prefix="apnap-search")

    # ------------------------------------------------------------------------------------ the page

    async def page(self, request: Request) -> Response:
        """Return the page: the same for all links, so that it tells nothing of them."""
        return FileResponse(STATIC / "index.html", media_type="text/html")

    # ------------------------------------------------------------------------------------ the lobby

    async def decks(self, request: Request) -> Response:
        """Return the house decks."""
        return as_json(await self._read(reading.house_decks))

    async def forms(self, request: Request) -> Response:
        """Return the formats and the dialects of deck lists."""
        return as_json(reading.forms(await self._search(self.search.formats)))

    async def rulebooks(self, request: Request) -> Response:
        """Return the rulebooks and their switches in a language."""
        lang = language_of(request)
        return as_json(await self._read(lambda: reading.rulebooks(lang)))

    async def agents(self, request: Request) -> Response:
        """Return the agents, in words."""
        return as_json(reading.agents(language_of(request)))

    async def languages(self, request: Request) -> Response:
        """Return the languages."""
        return as_json({"languages": LANGUAGES})

    async def catalogue(self, request: Request) -> Response:
        """Return the messages of the page in a language."""
        lang = request.path_params["lang"]
        if lang not in LANGUAGES:
            raise HTTPException(404)
        return as_json(catalogues.page_messages(lang))

    async def cards(self, request: Request) -> Response:
        """Search for cards."""
        text = request.query_params.get("q", "")[:400]
        found = await self._search(lambda: self.search.find(text))
        if found is None:
            found = await self._read(lambda: self.search.find_supported(text))
        return as_json(await self._read(lambda: self.search.found(found)))

    async def card(self, request: Request) -> Response:
        """Return a card in all languages."""
        name = request.path_params["name"][:200]
        return as_json(await self._read(lambda: reading.card_named(name)))

    async def read_deck(self, request: Request) -> Response:
        """Read a deck list, and say how each line was understood."""
        order = await self._body(request, ListOrder)
        formats = await self._search(self.search.formats) if order.format else None
        return as_json(await self._read(lambda: reading.read_list_in(order, formats)))

    # ------------------------------------------------------------------------------------ tables

    async def open_new(self, request: Request) -> Response:
        """Open a table."""
        order = await self._body(request, TableOrder)
        self._count_table(request)
        return as_json(await open_new(self.hosting, order), 201)

    async def open_saved(self, request: Request) -> Response:
        """Open a table with a saved game."""
        order = await self._body(request, LoadOrder, self.hosting.limits.body * _LONGER)
        self._count_table(request)
        return as_json(await open_saved(self.hosting, order), 201)

    async def open_branch(self, request: Request) -> Response:
        """Open a table with an earlier position of another."""
        order = await self._body(request, BranchOrder)
        self._count_table(request)
        return as_json(self._there(request, await open_branch(self.hosting, request.path_params["token"], order)), 201)

    async def log_text(self, request: Request) -> Response:
        """Return what has happened at a table, as the seat of the link has seen it."""
        lang = language_of(request)
        return as_file(
            await self._look(request, lambda hosted, player: exporting.log_text(hosted, player, lang)), "log.txt"
        )

    async def log_json(self, request: Request) -> Response:
        """Return the same as JSON."""
        lang = language_of(request)
        return as_file(
            await self._look(request, lambda hosted, player: exporting.log_json(hosted, player, lang)), "log.json"
        )

    async def save(self, request: Request) -> Response:
        """Return the game as a file, to whom it hides nothing from."""
        return as_file(await self._look(request, exporting.saved_game), "game.json")

    # ------------------------------------------------------------------------------------ inner

    async def _look(self, request: Request, job: Callable[[Hosted, Player], T]) -> T:
        return self._there(request, await self.hosting.look(request.path_params["token"], job))

    def _there(self, request: Request, found: T | None) -> T:
        if found is None:
            allowed = self.unknown.take(client_of(request), self.hosting.now())
            raise HTTPException(404 if allowed else 429)
        return found

    async def _read(self, job: Callable[[], T]) -> T:
        """Do something with cards and decks: in the thread of the tables, for the grammar is not for two at once."""
        return await self.hosting.run(job)

    async def _search(self, job: Callable[[], T]) -> T:
        """Do something with all cards at once: in a thread of its own, for it may take long."""
        return await asyncio.get_running_loop().run_in_executor(self._searching, job)

    def _count_table(self, request: Request) -> None:
        if not self.tables.take(client_of(request), self.hosting.now()):
            raise HTTPException(429)

    async def _body(self, request: Request, kind: type[Body], most: int = 0) -> Body:
        """Return the body of a call.

        :raises HTTPException: it is too long, or is not what it should be
        """
        most = most or self.hosting.limits.body
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > most:
                raise HTTPException(413)
        try:
            return msgspec.json.decode(bytes(data), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise HTTPException(400, str(error)) from error

    def counted(self, handler: Handler) -> Handler:
        """Return a handler that refuses clients who call too often, and tells what can't be done."""

        async def counting(request: Request) -> Response:
            if not self.calls.take(client_of(request), self.hosting.now()):
                raise HTTPException(429)
            try:
                return await handler(request)
            except ApnapError as error:
                return refusal(error, language_of(request))
            except HTTPException:
                raise
            except Exception as error:
                note_failure("a call", error)
                text = message("serving.failed", language_of(request))
                return as_json(Refused(text, "serving.failed"), 500)

        return counting


def make_app(hosting: Hosting, names: frozenset[str] = frozenset(), *, ticking: bool = True) -> Starlette:
    """Return the application.

    :param names: by which the server may be called, besides addresses and ``localhost``
    :param ticking: whether it looks at clocks and at who has gone by itself
    """
    api = Api(hosting)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        ticks = asyncio.create_task(hosting.keep_time()) if ticking else None
        yield
        if ticks is not None:
            ticks.cancel()
            with suppress(asyncio.CancelledError):
                await ticks
        await hosting.close()

    def get(path: str, handler: Handler) -> Route:
        return Route(path, api.counted(handler), methods=["GET"])

    def post(path: str, handler: Handler) -> Route:
        return Route(path, api.counted(handler), methods=["POST"])

    socket = serve_socket(hosting, api.unknown, api.calls)
    return Starlette(
        routes=[
            get("/", api.page),
            get("/table/{token}", api.page),
            WebSocketRoute("/socket/{token}", socket),
            get("/api/decks", api.decks),
            post("/api/decks/read", api.read_deck),
            get("/api/forms", api.forms),
            get("/api/rulebooks", api.rulebooks),
            get("/api/agents", api.agents),
            get("/api/languages", api.languages),
            get("/api/catalogue/{lang}", api.catalogue),
            get("/api/cards", api.cards),
            get("/api/card/{name:path}", api.card),
            post("/api/tables", api.open_new),
            post("/api/load", api.open_saved),
            post("/api/table/{token}/branch", api.open_branch),
            get("/api/table/{token}/log.txt", api.log_text),
            get("/api/table/{token}/log.json", api.log_json),
            get("/api/table/{token}/save", api.save),
            Mount("/static", StaticFiles(directory=STATIC, check_dir=False)),
        ],
        middleware=[Middleware(Guard, names=names)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )


def as_json(value: object, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def as_file(text: str, name: str) -> Response:
    """Return a text as a file to keep."""
    kind = "application/json" if name.endswith(".json") else "text/plain"
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="apnap-{name}"'})


def refusal(error: ApnapError, lang: str) -> Response:
    """Return what can't be done, in the language of the reader."""
    seat = -1
    if isinstance(error, SeatError):
        seat, error = error.seat, error.cause
    text, *lines = reading.problem_text(error, lang).split("\n")
    return as_json(Refused(text, error.key, error.rule, seat, tuple(line.strip() for line in lines)), 422)


def language_of(request: HTTPConnection) -> str:
    """Return the language that a call asks for, by ``?lang=`` or else as the browser prefers."""
    wanted = [request.query_params.get("lang", "")]
    wanted += [part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in wanted if lang in LANGUAGES), LANGUAGES[0])


def client_of(request: HTTPConnection) -> str:
    """Return by which a client is known: its address."""
    return request.client.host if request.client is not None else ""


async def _http_error(request: Request, error: Exception) -> Response:
    """Tell of a call that can't be answered."""
    assert isinstance(error, HTTPException)
    key = {400: "malformed", 404: "not_there", 413: "too_long", 429: "too_fast"}.get(error.status_code, "not_here")
    where = error.detail if error.status_code == 400 else ""
    text = message(f"serving.{key}", language_of(request), where=where)
    return as_json(Refused(text, f"serving.{key}"), error.status_code)
