"""The socket of a seat: what comes in is checked and done in turn, what waits is sent meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from apnap.errors import ApnapError
from apnap.i18n import error_text, message
from apnap.i18n.catalogue import LANGUAGES
from apnap.web import protocol as wire
from apnap.web.connections import TOO_MUCH, UNKNOWN, Connection
from apnap.web.hosting import Hosting, closed
from apnap.web.limits import Clients
from apnap.web.rooms import Room

Socket = Callable[[WebSocket], Awaitable[None]]


def serve_socket(hosting: Hosting, unknown: Clients, calls: Clients) -> Socket:
    """Return what serves a socket.

    :param unknown: how often each client may try a link that opens nothing
    :param calls: how often each client may open a socket
    """

    async def serve(websocket: WebSocket) -> None:
        client = websocket.client.host if websocket.client is not None else ""
        lang = websocket.query_params.get("lang", LANGUAGES[0])
        lang = lang if lang in LANGUAGES else LANGUAGES[0]
        await websocket.accept()
        if not calls.take(client, hosting.now()):
            await _refuse(websocket, TOO_MUCH, closed("too_fast", lang))
            return
        try:
            found = await hosting.find(websocket.path_params["token"])
        except ApnapError as error:
            await _refuse(websocket, UNKNOWN, wire.Closed(error_text(error, lang), error.key))
            return
        if found is None:
            allowed = unknown.take(client, hosting.now())
            await _refuse(websocket, UNKNOWN, closed("not_there" if allowed else "too_fast", lang))
            return
        room, player = found
        connection = Connection(player, lang, hosting.limits, hosting.now())
        await _serve(hosting, room, connection, websocket)

    return serve


async def _serve(hosting: Hosting, room: Room, connection: Connection, websocket: WebSocket) -> None:
    """Serve a page until it goes, or is sent away."""
    sending = asyncio.create_task(_send(connection, websocket))
    try:
        await hosting.enter(room, connection)
        receiving = asyncio.create_task(_receive(hosting, room, connection, websocket))
        try:
            await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _end(receiving)
    except ApnapError as error:
        connection.close(TOO_MUCH, wire.Closed(error_text(error, connection.lang), error.key))
    finally:
        try:
            await _end(sending, at_once=not connection.code)
        finally:
            await hosting.leave(room, connection)


async def _end(task: asyncio.Task[None], *, at_once: bool = True) -> None:
    """End a task, or wait until it has ended by itself; what it failed with is not told.

    Not by ``gather``: if the caller is cancelled meanwhile, that raises the cancellation of the task, which whoever
    cancels the caller does not know for their own.
    """
    try:
        if at_once:
            task.cancel()
        await asyncio.wait((task,))
    finally:
        if not task.done():
            task.cancel()
        elif not task.cancelled():
            task.exception()


async def _send(connection: Connection, websocket: WebSocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        async for data in connection.outgoing():
            await websocket.send_text(data.decode())
        await websocket.close(connection.code)


async def _receive(hosting: Hosting, room: Room, connection: Connection, websocket: WebSocket) -> None:
    """Do what comes in, until the page has gone or has sent too much that is no request."""
    while not connection.code:
        event = await websocket.receive()
        if event["type"] != "websocket.receive":
            return
        data = event.get("text") or event.get("bytes") or b""
        problem = ""
        if not connection.requests.take(hosting.now()):
            problem = "too_fast"
        elif len(data) > wire.LONGEST:
            problem = "too_long"
        else:
            try:
                request = wire.read_request(data)
            except (msgspec.DecodeError, ApnapError, UnicodeError, RecursionError) as error:
                problem, where = "malformed", str(error)
        if not problem:
            await hosting.handle(room, connection, request)
            continue
        values = {"where": where} if problem == "malformed" else {}
        text = message(f"serving.{problem}", connection.lang, **values)
        connection.post(wire.Refusal(text, key=f"serving.{problem}"))
        if not connection.malformed.take(hosting.now()):
            connection.close(TOO_MUCH, closed("too_much", connection.lang))


async def _refuse(websocket: WebSocket, code: int, message: wire.Closed) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(wire.write_message(message).decode())
        await websocket.close(code)
