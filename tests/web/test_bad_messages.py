"""Messages that are none, come late, twice, from another seat, or in masses: the game stays as it is."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocket, WebSocketDisconnect

from apnap.ids import NO_PLAYER
from apnap.table.journal import Journal
from apnap.web import protocol as wire
from apnap.web.app import make_app
from apnap.web.hosting import Hosting
from apnap.web.limits import Clients, Limits
from apnap.web.sockets import serve_socket
from tests.web.support import ANN, BEN, PLAIN, in_loop, opened

MUTATED = 2000
PATIENT = Limits(requests=1e9, burst=10**9, malformed=10**9)
TWO = {"seats": [{"deck": {"house": "burn"}}, {"deck": {"house": "elves"}}], "seed": 5, "first": 1}

GOOD: list[dict[str, Any]] = [
    {"type": "answer", "n": 0, "answer": 0, "re": 3, "remember": False},
    {"type": "answers", "n": 0, "answers": [0, 1]},
    {"type": "declare", "n": 0, "pairs": [[5, -1]]},
    {"type": "say", "text": "keep"},
    {"type": "pass", "until": "end_of_turn"},
    {"type": "agree", "yes": True},
    {"type": "set", "settings": {"own_stops": ["upkeep"], "full_control": False}},
    {"type": "speak", "lang": "es"},
    {"type": "look", "id": 12},
    {"type": "why", "text": "Forest"},
    {"type": "replay", "act": 0},
    {"type": "again", "main": {"Forest": 4}},
    {"type": "plan", "n": 0, "without": [3]},
    {"type": "claim", "seat": 1},
]
STRANGE: list[Any] = [
    None, True, -1, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "x" * 500, "\x00", "\u202e", [], {}, [[]], "__proto__",
    {"type": "answer"}, "' OR 1=1 --", "../../etc/passwd", "{0.__class__}", ["a"] * 2000, [[1, 2, 3]], {"a": {"b": 1}},
]  # fmt: skip


def mutated(chance: random.Random) -> bytes:
    """Return a message that was a good one."""
    message = json.loads(json.dumps(chance.choice(GOOD)))
    way = chance.randrange(7)
    if way == 0:
        message[chance.choice(list(message))] = chance.choice(STRANGE)
    elif way == 1:
        del message[chance.choice(list(message))]
    elif way == 2:
        message[chance.choice(["more", "seat", "player", "token", "__class__", "n"])] = chance.choice(STRANGE)
    data = json.dumps(message).encode()
    if way == 3:
        data = data[: chance.randrange(len(data))]
    elif way == 4:
        at = chance.randrange(len(data))
        data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    elif way == 5:
        data = b"[" * chance.choice((1, 100, 5000)) + data
    elif way == 6:
        data = data + b" " * wire.LONGEST
    return data


@contextmanager
def served(limits: Limits) -> Iterator[tuple[TestClient, Hosting, list[str]]]:
    """Serve a table of two persons; yield the client, the server and the tokens of both and of who looks on."""
    hosting = Hosting(Journal(), limits)
    with TestClient(make_app(hosting, ticking=False), base_url="http://localhost") as client:
        table = client.post("/api/tables", json=TWO).json()
        yield client, hosting, [*(seat["token"] for seat in table["seats"]), table["watch"].rpartition("/")[2]]


def connected(client: TestClient, token: str) -> WebSocketTestSession:
    """Return the socket of a seat, to be connected for a while."""
    return client.websocket_connect(f"ws://localhost/socket/{token}")


def digest(hosting: Hosting) -> str:
    """Return the digest of the only table."""
    (room,) = hosting.rooms.values()
    assert room.hosted is not None
    return room.hosted.table.game.digest()


def test_mutated_messages_change_nothing() -> None:
    """All are sent by the seat that does not decide: whatever still is a good message must be refused, too."""
    chance = random.Random(7)
    with served(PATIENT) as (client, hosting, tokens):
        with connected(client, tokens[0]) as deciding, connected(client, tokens[1]) as other:
            assert json.loads(deciding.receive_text())["shown"]["prompt"]["choices"]
            other.receive_text()
            before = digest(hosting)
            for number in range(MUTATED):
                data = mutated(chance)
                if number % 2:
                    other.send_bytes(data)
                else:
                    other.send_text(data.decode("utf-8", "replace"))
                answer = json.loads(other.receive_text())
                assert answer["type"] in ("refusal", "position", "reason", "detail", "planned"), answer
                assert "Traceback" not in answer.get("text", "") and "/src/" not in answer.get("text", "")
            assert digest(hosting) == before
            deciding.send_text('{"type": "say", "text": "keep"}')
            assert digest(hosting) != before or json.loads(deciding.receive_text())["type"] == "position"
        assert client.get("/api/languages").status_code == 200


def test_who_sends_too_much_that_is_nothing_is_sent_away() -> None:
    with served(Limits(malformed=5)) as (client, hosting, tokens):
        before = digest(hosting)
        with connected(client, tokens[0]) as socket:
            socket.receive_text()
            for _ in range(6):
                socket.send_text("nothing")
            keys = [json.loads(socket.receive_text())["key"] for _ in range(7)]
            assert keys == ["serving.malformed"] * 6 + ["serving.too_much"]
            with pytest.raises(WebSocketDisconnect) as ended:
                socket.receive_text()
            assert ended.value.code == 4008
        with connected(client, tokens[0]) as socket:
            assert json.loads(socket.receive_text())["shown"]["prompt"]["choices"]
        assert digest(hosting) == before


def test_who_sends_too_fast_is_told_so() -> None:
    limits = Limits(requests=0.001, burst=3, malformed=50)
    with served(limits) as (client, _, tokens), connected(client, tokens[0]) as socket:
        socket.receive_text()
        for _ in range(5):
            socket.send_text('{"type": "why"}')
        answers = [json.loads(socket.receive_text()) for _ in range(5)]
    assert [answer["type"] for answer in answers] == ["reason"] * 3 + ["refusal"] * 2
    assert answers[-1]["key"] == "serving.too_fast"


def test_a_long_message_is_refused_unread() -> None:
    with served(PATIENT) as (client, _, tokens), connected(client, tokens[0]) as socket:
        socket.receive_text()
        socket.send_text(json.dumps({"type": "say", "text": "keep"}) + " " * wire.LONGEST)
        assert json.loads(socket.receive_text())["key"] == "serving.too_long"


def test_sockets_from_pages_of_elsewhere_are_not_opened() -> None:
    with served(PATIENT) as (client, _, tokens):
        address = f"ws://localhost/socket/{tokens[0]}"
        for headers in ({"origin": "http://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(address, headers=headers):
                pass
        with client.websocket_connect(address, headers={"origin": "http://localhost"}) as own:
            assert json.loads(own.receive_text())["type"] == "position"


@pytest.mark.parametrize("later", range(8))
def test_who_cancels_a_socket_that_ends_knows_the_cancellation_for_their_own(later: int) -> None:
    """At whatever step of the end: anyio passes on what it takes for somebody else's."""

    async def play() -> None:
        place = await opened((ANN, BEN))
        said: asyncio.Queue[Any] = asyncio.Queue()
        heard: asyncio.Queue[Any] = asyncio.Queue()
        address = {"path_params": {"token": place.links.seats[0]}, "query_string": b"", "headers": []}
        serve = serve_socket(place.hosting, Clients(100, 1), Clients(100, 1))
        scope = anyio.CancelScope()

        async def serving() -> None:
            with scope:
                await serve(WebSocket({"type": "websocket", **address}, said.get, heard.put))
                await asyncio.sleep(60)

        task = asyncio.create_task(serving())
        said.put_nowait({"type": "websocket.connect"})
        assert [(await heard.get())["type"] for _ in range(2)] == ["websocket.accept", "websocket.send"]
        await asyncio.sleep(0.01)
        said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        for _ in range(later):
            await asyncio.sleep(0)
        scope.cancel()
        await task
        assert scope.cancelled_caught

    in_loop(play)


def test_an_answer_that_is_sent_twice_counts_once() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann, ben = await place.sit(0), await place.sit(1)
        answer = {"n": ann.shown["n"], "answer": 1}
        await ann.say("answer", **answer)
        digest = place.game.digest()
        assert await ann.refused("answer", **answer) == "sitting.not_your_decision"
        await ben.choose("keep")
        now = place.game.digest()
        assert await ann.refused("answer", **answer) == "sitting.late"
        assert place.game.digest() == now != digest

    in_loop(play)


def test_an_answer_that_was_taken_back_does_not_come_again() -> None:
    async def play() -> None:
        place = await opened((ANN, BEN))
        ann, ben = await place.sit(0), await place.sit(1)
        late = {"n": ann.shown["n"], "answer": 1}
        await ann.say("answer", **late)
        await ann.say("undo")
        await ben.say("agree", yes=True)
        start = place.game.digest()
        assert await ann.refused("answer", **late) == "sitting.late"
        assert place.game.digest() == start

    in_loop(play)


def test_no_more_may_look_on_than_there_is_room_for() -> None:
    async def play() -> None:
        place = await opened(limits=Limits(watchers=2))
        await place.sit(NO_PLAYER)
        await place.sit(NO_PLAYER)
        with pytest.raises(Exception, match="no more room"):
            await place.sit(NO_PLAYER)

    in_loop(play)


def test_a_page_that_reads_nothing_is_given_up() -> None:
    async def play() -> None:
        place = await opened(limits=PLAIN)
        page = await place.sit(0)
        connection = page.connection
        for _ in range(300):
            await place.hosting.handle(page.room, connection, wire.Why())
        assert connection.code == 4008
        assert sum(1 for _ in page.read()) < 10

    in_loop(play)
