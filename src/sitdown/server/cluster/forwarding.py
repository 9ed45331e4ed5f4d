"""Requests that come in at one server and are answered by another: as if they had come in there, from whoever called here."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request as Asked
from starlette.responses import Response as Answer
from starlette.types import ASGIApp, Message

from sitdown.server.cluster.wording import Request, Response

FORWARDED: Final = "sitdown.forwarded"  # in the `state` of a scope: it goes no further
PORT: Final = 0  # whoever called, it was not from one of ours
WITHOUT: Final = {b"connection", b"transfer-encoding", b"content-length"}  # of the connection there, not of this one


def is_forwarded(asked: Asked) -> bool:
    return bool(asked.scope.get("state", {}).get(FORWARDED))


def to_forward(asked: Asked, body: bytes) -> Request:
    scope = asked.scope
    client = asked.client.host if asked.client else ""
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"] if name not in WITHOUT]
    return Request(
        scope["method"], scope["path"], scope["query_string"], headers, body, scope["scheme"], scope["server"], client
    )


def answer(response: Response) -> Answer:
    answer = Answer(response.body, response.status)
    for name, value in response.headers:
        if name not in WITHOUT:
            answer.headers.append(name.decode("latin-1"), value.decode("latin-1"))
    return answer


async def answered(app: ASGIApp, request: Request) -> Response:
    """By our own application."""
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.scheme,
        "path": request.path,
        "raw_path": request.path.encode(),
        "query_string": request.query,
        "root_path": "",
        "headers": request.headers,
        "client": (request.client, PORT),
        "server": request.server,
        "state": {FORWARDED: True},
    }
    status, headers, body = 500, list[tuple[bytes, bytes]](), b""

    async def receive() -> Message:
        return {"type": "http.request", "body": request.body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers, body
        if message["type"] == "http.response.start":
            status, headers = message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]]
        else:
            body += message.get("body", b"")

    await app(scope, receive, send)
    return Response(status, headers, body)
