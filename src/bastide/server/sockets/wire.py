"""The lines themselves: whoever takes too long to ask, to send or to read is not waited for."""

import asyncio
from typing import Any, ClassVar, Final

import h11
from litestar import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from bastide.server.workers.neighbours import Neighbours

LINGER: Final = 10.0  # seconds in which a line that is closed may still be read
CUT: Final = "bastide.cut"
TOO_SLOW: Final = 4408  # the code for one who does not read
NO_TEXT: Final = 1007  # the protocol's own, for what is said to be text and is none

TOO_LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 26\r\n\r\nThe request came too late."
)


class HttpLine(H11Protocol):
    """A line on which a request has to come, and an answer has to be read, within some time."""

    header_time = 10.0  # seconds until a request's headers are there, from its first letter
    body_time = 20.0  # seconds until its body is
    read_time = 30.0  # seconds for which a reader may take next to nothing of what is ready
    waits: "asyncio.TimerHandle | None" = None
    stalls: "asyncio.TimerHandle | None" = None
    waits_for: object = None  # what the client is sending: headers, a body or nothing
    has_spoken = False
    has_upgraded = False
    begun = b""  # the request with which another worker has passed it on
    neighbours: ClassVar[Neighbours | None] = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._look()
        if self.begun:
            self.data_received(self.begun)

    def data_received(self, data: bytes) -> None:
        self.has_spoken = True
        super().data_received(data)
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Nothing but the request has come, so the line can still be another worker's."""
        self.has_upgraded = True
        if self._is_passed_on(event):
            self.transport.abort()  # the line lives on over there
        else:
            super().handle_websocket_upgrade(event)

    def _is_passed_on(self, event: h11.Request) -> bool:
        if self.neighbours is None or self.begun:
            return False
        line: Any = self.transport.get_extra_info("socket")
        return self.neighbours.pass_on(event.target, line.fileno(), as_bytes(event))

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.has_spoken = False
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self.waits)
        stop(self.stalls)
        super().connection_lost(exc)

    def _look(self) -> None:
        """The time runs anew only when the client goes on to the next thing."""
        state = None if self.has_upgraded else self.conn.their_state
        if state is self.waits_for:
            return
        self.waits_for = state
        stop(self.waits)
        if state in (h11.IDLE, h11.SEND_BODY):
            time = self.header_time if state is h11.IDLE else self.body_time
            self.waits = self.loop.call_later(time, self._give_up)

    def _give_up(self) -> None:
        """One who has begun to ask is told; an idle line is just closed."""
        is_answered = self.waits_for is h11.SEND_BODY and self.cycle.response_started
        if self.has_spoken and not is_answered and not self.transport.is_closing():
            self.transport.write(TOO_LATE)
        close_soon(self.transport, self.loop)

    def pause_writing(self) -> None:
        super().pause_writing()
        stop(self.stalls)
        self.stalls = self.loop.call_later(self.read_time, self.transport.abort)

    def resume_writing(self) -> None:
        stop(self.stalls)
        super().resume_writing()


class SocketLine(WebSocketsSansIOProtocol):
    """A socket that can be closed at once, whatever of it has not been read."""

    read_time = HttpLine.read_time
    stalls: "asyncio.TimerHandle | None" = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), CUT: {"line": self.cut}}

    def cut(self, code: int) -> None:
        """The code is the last thing written, behind all that the other side has yet to read."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:  # what still comes is passed over, so that the code is not lost with the line
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """A line on which something comes that is no text is closed; the log need not hear of it."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.cut(NO_TEXT)
        else:
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        close_soon(self.transport, self.loop)

    def pause_writing(self) -> None:
        super().pause_writing()
        stop(self.stalls)
        self.stalls = self.loop.call_later(self.read_time, self.cut, TOO_SLOW)

    def resume_writing(self) -> None:
        stop(self.stalls)
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self.stalls)
        super().connection_lost(exc)


def as_bytes(request: h11.Request) -> bytes:
    """A request as it came."""
    lines = [b"%s %s HTTP/1.1" % (request.method, request.target)]
    lines += [b"%s: %s" % header for header in request.headers.raw_items()]
    return b"\r\n".join([*lines, b"", b""])


def cut(socket: WebSocket[Any, Any, Any], code: int) -> None:
    """Close a socket at once."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    extensions[CUT]["line"](code)


def is_text(frame: bytes) -> bool:
    try:
        frame.decode()
    except UnicodeDecodeError:
        return False
    return True


def close_soon(transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
    """Close when all is sent, or when nobody has taken it for long."""
    transport.close()
    loop.call_later(LINGER, transport.abort)


def stop(timer: "asyncio.TimerHandle | None") -> None:
    if timer is not None:
        timer.cancel()
