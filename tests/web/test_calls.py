"""The calls of the lobby, and what the server answers nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from apnap.game import Game
from apnap.table.journal import Journal
from apnap.web.app import make_app
from apnap.web.hosting import Hosting
from apnap.web.limits import Limits

SOCKETS = "ws://localhost:8000"
BURN, ELVES = {"deck": {"house": "burn"}}, {"deck": {"house": "elves"}}
TWO = {"seats": [{**BURN, "name": "Ann"}, {**ELVES, "agent": "heuristic"}], "seed": 5}
PEOPLE = {"seats": [BURN, {**ELVES, "lang": "es"}], "seed": 5}


def server(limits: Limits | None = None) -> TestClient:
    """Return a client of a new server."""
    return TestClient(make_app(Hosting(Journal(), limits), ticking=False), base_url="http://localhost:8000")


@pytest.fixture
def client() -> Iterator[TestClient]:
    with server() as found:
        yield found


def test_every_answer_has_the_headers_that_keep_others_out(client: TestClient) -> None:
    for path in ("/api/decks", "/api/nothing", "/static/nothing.js", "/api/table/unknown/save"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"].split("; ")
        assert "default-src 'none'" in policy and "script-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert client.get("/api/decks").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example", "", "127.0.0.1.evil.example:8000", "[::1"])
def test_whoever_came_by_another_name_is_not_answered(client: TestClient, host: str) -> None:
    assert client.get("/api/decks", headers={"host": host}).status_code == 421
    assert client.post("/api/tables", json=TWO, headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:8000"])
def test_addresses_are_own_names(client: TestClient, host: str) -> None:
    assert client.get("/api/languages", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://localhost:8001"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_elsewhere_change_nothing_here(client: TestClient, headers: dict[str, str]) -> None:
    assert client.post("/api/tables", json=TWO, headers=headers).status_code == 403
    own = {"origin": "http://localhost:8000", "sec-fetch-site": "same-origin"}
    assert client.post("/api/tables", json=TWO, headers=own).status_code == 201


def test_a_new_table_has_a_link_for_each_person_and_one_to_look_on(client: TestClient) -> None:
    table = client.post("/api/tables", json=TWO).json()
    (seat,) = table["seats"]
    assert (seat["seat"], seat["letter"], seat["name"]) == (0, "A", "Ann")
    assert seat["link"] == f"/table/{seat['token']}" and len(seat["token"]) == 32
    assert table["watch"] != seat["link"]
    assert len(client.post("/api/tables", json=PEOPLE).json()["seats"]) == 2


@pytest.mark.parametrize(
    ("change", "key", "seat"),
    [
        ({"rulebook": "1234"}, "errors.no_rulebook", -1),
        ({"switches": {"no_such_switch": "yes"}}, None, -1),
        ({"seats": [{"deck": {"house": "nothing"}}, ELVES]}, "serving.no_deck", 0),
        ({"seats": [ELVES, {"deck": {"list": "4 Nothing"}}]}, None, 1),
        ({"seats": [{**ELVES, "agent": "oracle"}, ELVES]}, "serving.no_agent", -1),
        ({"seats": [{**ELVES, "agent": "random"}] * 2}, "serving.no_person", -1),
        ({"seats": [{**ELVES, "lang": "xx"}] * 2}, "serving.no_language", -1),
        ({"seats": [{**ELVES, "name": "\u200b "}] * 2}, "serving.no_name", -1),
    ],
)
def test_a_table_that_can_not_be_is_refused_with_the_reason(
    client: TestClient, change: dict[str, Any], key: str | None, seat: int
) -> None:
    answer = client.post("/api/tables?lang=es", json={**TWO, **change})
    assert answer.status_code == 422, answer.text
    refused = answer.json()
    assert refused["text"] and refused["seat"] == seat
    assert key is None or refused["key"] == key


def test_a_list_that_can_not_be_read_is_told_line_by_line(client: TestClient) -> None:
    seats = [{"deck": {"list": "4 Slagheap Runner\nfour of something\n56 Mountain\n"}}, {"deck": {"house": "elves"}}]
    lines = client.post("/api/tables?lang=es", json={"seats": seats}).json()["lines"]
    assert len(lines) == 1 and "2" in lines[0]


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff\xfe", b'{"seats": []}', b'{"seats": [{}, {}], "more": 1}'])
def test_bodies_that_are_none_are_refused(client: TestClient, body: bytes) -> None:
    answer = client.post("/api/tables", content=body)
    assert answer.status_code == 400
    assert answer.json()["key"] == "serving.malformed"


def test_long_bodies_are_not_read_to_their_end(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * 300_000)
    assert (answer.status_code, answer.json()["key"]) == (413, "serving.too_long")
    assert client.post("/api/load", content=b" " * 300_000).status_code == 400


def test_links_that_open_nothing_are_all_alike(client: TestClient) -> None:
    token = client.post("/api/tables", json=TWO).json()["seats"][0]["token"]
    wrong = [token[:-1] + ("A" if token[-1] != "A" else "B"), "x", "a" * 32, "%00", "ä"]
    answers = {client.get(f"/api/table/{one}/save").content for one in wrong}
    assert len(answers) == 1
    assert {client.get(f"/api/table/{one}/log.txt").status_code for one in wrong} == {404}
    with client.websocket_connect(f"{SOCKETS}/socket/nothing") as socket:
        assert json.loads(socket.receive_text())["key"] == "serving.not_there"


def test_clients_that_ask_for_too_much_wait() -> None:
    with server(Limits(tables=2, unknown=3, calls=30)) as client:
        opened = [client.post("/api/tables", json=TWO).status_code for _ in range(3)]
        assert opened == [201, 201, 429]
        assert [client.get("/api/table/x/save").status_code for _ in range(4)] == [404, 404, 404, 429]
        assert [client.get("/api/languages").status_code for _ in range(30)][-1] == 429


def test_a_game_is_saved_and_goes_on_at_another_table(client: TestClient) -> None:
    token = client.post("/api/tables", json=TWO).json()["seats"][0]["token"]
    saved = client.get(f"/api/table/{token}/save")
    assert saved.headers["content-disposition"] == 'attachment; filename="apnap-game.json"'
    before = Game.from_json(saved.content)
    other = client.post("/api/load", json={"game": saved.text}).json()["seats"][0]["token"]
    assert Game.from_json(client.get(f"/api/table/{other}/save").content).digest() == before.digest()
    refused = client.post("/api/load", json={"game": saved.text, "seats": [{}]})
    assert (refused.status_code, refused.json()["key"]) == (422, "serving.other_seats")
    assert client.post("/api/load", json={"game": "{}"}).status_code == 422
    assert client.post("/api/load", json={"game": "[" * 100_000}).status_code == 422
    long = json.dumps({**json.loads(saved.text), "answers": [[0]] * 10_001})
    assert client.post("/api/load", json={"game": long}).json()["key"] == "serving.game_too_long"


def test_what_fails_in_the_program_is_told_without_its_words(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(text: str) -> Game:
        raise ValueError("Secret Card")

    monkeypatch.setattr(Game, "from_json", fails)
    answer = client.post("/api/load", json={"game": "{}"})
    assert (answer.status_code, answer.json()["key"]) == (500, "serving.failed")
    assert "Secret" not in answer.text + caplog.text and "ValueError in " in caplog.text


def test_while_others_play_nobody_has_the_game_as_a_file(client: TestClient) -> None:
    table = client.post("/api/tables", json=PEOPLE).json()
    ann, ben, watch = (*(seat["token"] for seat in table["seats"]), table["watch"].rpartition("/")[2])
    for token in (ann, ben, watch):
        answer = client.get(f"/api/table/{token}/save")
        assert (answer.status_code, answer.json()["key"]) == (422, "serving.no_save")
        assert client.post(f"/api/table/{token}/branch", json={"act": 0}).json()["key"] == "serving.no_replay"
    with client.websocket_connect(f"{SOCKETS}/socket/{ann}") as socket:
        socket.receive_text()
        socket.send_text('{"type": "concede"}')
        while "ending" not in json.loads(socket.receive_text())["shown"]:
            pass
    for token in (ann, ben, watch):
        assert Game.from_json(client.get(f"/api/table/{token}/save").content).is_over()


def test_another_game_goes_on_from_an_earlier_position(client: TestClient) -> None:
    token = client.post("/api/tables", json=TWO).json()["seats"][0]["token"]
    with client.websocket_connect(f"{SOCKETS}/socket/{token}") as socket:
        socket.receive_text()
        start = Game.from_json(client.get(f"/api/table/{token}/save").content)
        socket.send_text(json.dumps({"type": "say", "text": "keep"}))
        socket.receive_text()
    branch = client.post(f"/api/table/{token}/branch", json={"act": 0})
    assert branch.status_code == 201
    other = branch.json()["seats"][0]["token"]
    assert Game.from_json(client.get(f"/api/table/{other}/save").content).digest() == start.digest()
    assert client.post(f"/api/table/{token}/branch", json={"act": 99}).json()["key"] == "serving.no_replay"


def test_the_log_as_text_and_as_json_in_both_languages(client: TestClient) -> None:
    token = client.post("/api/tables", json=TWO).json()["seats"][0]["token"]
    with client.websocket_connect(f"{SOCKETS}/socket/{token}") as socket:
        socket.receive_text()
        socket.send_text('{"type": "concede"}')
        socket.receive_text()
    text = client.get(f"/api/table/{token}/log.txt?lang=es").text.splitlines()
    assert text[0] == "A: Ann, B: Computer B"
    assert "B gana la partida" in text
    data = client.get(f"/api/table/{token}/log.json").json()
    assert data["seat"] == "A" and data["winners"] == ["B"] and "B wins the game" in data["lines"]
    assert client.get(f"/api/table/{token}/log.xml").status_code == 404


def test_decks_are_read_line_by_line_in_both_languages(client: TestClient) -> None:
    deck = client.get("/api/decks").json()[0]
    read = client.post("/api/decks/read", json={"list": deck["list"]}).json()
    assert read["deck"] and read["problems"] == [] and read["unplayable"] == []
    assert read["statistics"]["cards"] == deck["cards"] >= 60
    assert sum(line["kind"] == "card" for line in read["lines"]) > 5
    wrong = client.post("/api/decks/read", json={"list": "4 Slagheap Runner\n3 Nothing At All"}).json()
    assert wrong["deck"] is None
    assert [line["kind"] for line in wrong["lines"]] == ["card", "problem"]
    assert set(wrong["lines"][1]["said"]) == {"en", "es"}
    forms = client.get("/api/forms").json()
    assert "house" in [form["key"] for form in forms["formats"]] and len(forms["dialects"]) == 10
    xml = client.post("/api/decks/read", json={"list": deck["list"], "format": "house", "dialect": "dek"}).json()
    assert xml["list"].startswith("<") and xml["problems"] == []
    assert client.post("/api/decks/read", json={"list": deck["list"], "format": "none"}).status_code == 422
    short = client.post("/api/decks/read", json={"list": "9 Slagheap Runner"}).json()
    assert [problem["rule"] for problem in short["problems"]] == ["100.2a", "100.2a"]


def test_a_deck_that_is_too_big_is_refused(client: TestClient) -> None:
    big = "999 Mountain\n2 Forest"
    read = client.post("/api/decks/read", json={"list": big})
    assert (read.status_code, read.json()["key"]) == (422, "serving.deck_too_big")
    table = client.post("/api/tables", json={"seats": [{"deck": {"list": big}}, ELVES]})
    assert (table.status_code, table.json()["key"], table.json()["seat"]) == (422, "serving.deck_too_big", 0)


def test_what_an_old_book_does_not_know_is_told(client: TestClient) -> None:
    lanterns = next(deck for deck in client.get("/api/decks").json() if deck["key"] == "lanterns")
    read = client.post("/api/decks/read", json={"list": lanterns["list"], "rulebook": "classic"}).json()
    assert read["unplayable"]


def test_what_the_lobby_offers(client: TestClient) -> None:
    assert {"burn", "elves"} <= {deck["key"] for deck in client.get("/api/decks").json()}
    books = client.get("/api/rulebooks?lang=es").json()
    assert [book["name"] for book in books["books"]] == ["current", "2016", "2007", "classic"]
    assert all(len(switch["values"]) >= 1 and switch["about"] for switch in books["switches"])
    assert [agent["key"] for agent in client.get("/api/agents").json()] == ["heuristic", "random"]
    assert client.get("/api/catalogue/es").status_code == 200
    assert client.get("/api/catalogue/xx").status_code == 404
    card = client.get("/api/card/Slagheap Runner").json()
    assert card["faces"]["en"][0]["name"] == "Slagheap Runner" and card["faces"]["es"][0]["text"] is not None
    assert client.get("/api/card/No Such Card").status_code == 422
    found = client.get("/api/cards", params={"q": "slagheap"}).json()
    assert found["count"] >= 1 and found["cards"][0]["name"] == "Slagheap Runner"
    assert client.get("/api/cards", params={"q": "is:supported slagheap"}).json()["count"] == found["count"]
    assert client.get("/api/cards", params={"q": "pow>>("}).status_code == 422
