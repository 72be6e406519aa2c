"""What every answer of the server carries, and which calls are not answered at all."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The content security policy: nothing but the server's own files, and no script or style within the page."""

_HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
_READING: Final = ("GET", "HEAD")
_WRONG_PLACE: Final = 421
_FOREIGN_ORIGIN: Final = 403


class Guard:
    """Answers nobody who came by another name, and no page of another place.

    A page of elsewhere can make a browser call this server by a name that it has bound to this machine (DNS
    rebinding): the name in ``Host`` must be an address, ``localhost``, or one of ``names``. And calls that change
    something, and sockets, must come from a page of this server if the browser says where they come from.

    :param names: by which this server may be called besides
    """

    def __init__(self, app: ASGIApp, names: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.names = frozenset(name.casefold() for name in names) | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        status = 0
        if not self._is_own(host):
            status = _WRONG_PLACE
        elif scope.get("method") not in _READING and not _is_same(headers, host):
            status = _FOREIGN_ORIGIN
        if not status:
            await self.app(scope, receive, _with_headers(scope, send))
        elif scope["type"] == "http":
            await PlainTextResponse("", status)(scope, receive, _with_headers(scope, send))
        else:
            await send({"type": "websocket.close", "code": 1008})  # before it is open: 403

    def _is_own(self, host: str) -> bool:
        """Tell whether a name in ``Host`` can only mean this server."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name in self.names:
                return True
            ip_address(name)
        except ValueError:
            return False
        return True


def _is_same(headers: Headers, host: str) -> bool:
    """Tell whether a call comes from a page of this server, or from no page at all."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin)
    except ValueError:
        return False
    return place.scheme in ("http", "https") and place.netloc == host


def _with_headers(scope: Scope, send: Send) -> Send:
    """Return a ``send`` that puts the headers on what is sent."""
    kept = scope["type"] == "http" and scope["path"].startswith("/static/")

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers[name] = value
            headers["cache-control"] = "no-cache" if kept else "no-store"
        await send(message)

    return sending
