"""Servers and browsers for the journeys of the page: real ones, each in its own process."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

pytest.importorskip("playwright", reason="the tests of the page need playwright: pip install 'apnap[dev]'")
pytest.importorskip("uvicorn", reason="the tests of the page need the server: pip install 'apnap[web]'")

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).parents[2]
BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
AXE_VERSION: Final = "4"
WAIT: Final = 15_000
"""Milliseconds until something that should happen counts as not happening."""


class Server:
    """``apnap serve`` in a process of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "APNAP_HOME": str(folder), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "apnap", "serve", "--port", str(port), "--data", str(folder / "tables.sqlite")]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, cwd=folder)
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        self.address = next((word for word in said.split() if word.startswith("http")), "").rstrip("/")
        assert self.address, f"the server did not start: {said!r}"

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    def call(self, path: str, body: object) -> Any:
        """Send a body to a call and return the answer."""
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def table(self, *decks: str, people: int = 1, lang: str = "en", **options: Any) -> list[str]:
        """Open a table and return the addresses of the persons' seats, then that of those who look on."""
        seats = [
            {"deck": {"house": deck}, "agent": "" if at < people else "heuristic", "lang": lang}
            for at, deck in enumerate(decks)
        ]
        opened = self.call("/api/tables", {"seats": seats, "seed": 7, "first": 1, "lang": lang} | options)
        return [self.address + one["link"] for one in opened["seats"]] + [self.address + opened["watch"]]

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def close(self) -> None:
        """End it, and wait until it has."""
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(port: int = 0, folder: Path | None = None) -> Iterator[Server]:
    """Serve for a while, in a folder of its own unless one is given."""
    with tempfile.TemporaryDirectory() as temporary:
        server = Server(folder or Path(temporary), port)
        try:
            yield server
        finally:
            server.close()


@contextmanager
def browsing() -> Iterator[Browser]:
    """Run a browser for a while; without one, the tests are skipped."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        pytest.skip(f"the tests of the page need a browser: one of {', '.join(BROWSERS)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser window of their own, whose requests and errors are noted."""

    def __init__(self, browser: Browser, **options: Any) -> None:
        self.context: BrowserContext = browser.new_context(viewport={"width": 1280, "height": 800}, **options)
        self.context.set_default_timeout(WAIT)
        self.addresses: list[str] = []
        self.errors: list[str] = []
        self.context.on("request", lambda request: self.addresses.append(request.url))
        self.page = self.open()

    def open(self) -> Page:
        """Open another page in the same window."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", lambda socket: self.addresses.append(socket.url))
        page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        return page

    def outside(self, server: Server) -> list[str]:
        """Return the addresses that were asked for and are not the server's."""
        own = (server.address, server.address.replace("http", "ws", 1), "data:", "blob:")
        return [address for address in self.addresses if not address.startswith(own)]


def axe_source() -> str:
    """Return the program that looks for barriers; it is no part of the package, and fetched where npm is."""
    named = os.environ.get("APNAP_AXE")
    if named:
        return Path(named).read_text(encoding="utf-8")
    kept = Path(tempfile.gettempdir()) / f"apnap-axe-{AXE_VERSION}.js"
    if not kept.is_file():
        npm = shutil.which("npm")
        if npm is None:
            pytest.skip("looking for barriers needs axe-core: set APNAP_AXE to its axe.min.js, or install npm")
        with tempfile.TemporaryDirectory() as folder:
            command = [npm, "pack", "--silent", f"axe-core@{AXE_VERSION}"]
            packed = subprocess.run(command, cwd=folder, capture_output=True, timeout=60, check=False)
            if packed.returncode:
                pytest.skip("looking for barriers needs axe-core, and npm could not fetch it")
            with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
                source = archive.extractfile("package/axe.min.js")
                assert source is not None
                kept.write_bytes(source.read())
    return kept.read_text(encoding="utf-8")


def barriers(page: Page, source: str) -> list[str]:
    """Return what keeps people from using a page as it is now: a rule, and where it is broken."""
    page.evaluate(source)
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {', '.join(str(node['target']) for node in one['nodes'][:3])}" for one in found["violations"]
    ]
