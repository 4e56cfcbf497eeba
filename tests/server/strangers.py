"""Those who come too often, too fast or too slowly."""

import socket
from collections.abc import Callable
from pathlib import Path

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from bastide.server.http.forms.tables import TableInfo
from bastide.server.sockets.messages import Hello
from tests.server.house import PATIENCE, Guest, House

NewHouse = Callable[..., House]
GAMES = Path(__file__).parents[1] / "games" / "burgundy" / "games"
LONG_GAME = (GAMES / "everything-four-seats.txt").read_text()
TOO_SLOW, TOO_MANY = 4408, 4429
HELLO = msgspec.json.encode(Hello()).decode()


def looked_at(guest: Guest, text: str) -> str:
    """A record that is opened to look at: the name of its table."""
    return guest.post("/api/records", {"text": text}).read(TableInfo).id


class Deaf:
    """A page that says hello again and again and reads nothing."""

    def __init__(self, address: str, path: str, cookie: str = "", waits: bool = True) -> None:
        host, _, port = address.partition(":")
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.line.connect((host, int(port)))
        self.line.settimeout(PATIENCE)
        self.protocol = ClientProtocol(parse_uri(f"ws://{address}{path}"), max_size=None)
        request = self.protocol.connect()
        request.headers["Cookie"] = cookie
        self.protocol.send_request(request)
        self.flush()
        while waits and not self.protocol.events_received():
            self.protocol.receive_data(self.line.recv(1))  # the answer, and nothing behind it

    def hello(self) -> None:
        self.protocol.send_text(msgspec.json.encode(Hello()))
        self.flush()

    def flush(self) -> None:
        self.line.sendall(b"".join(self.protocol.data_to_send()))

    def read_to_the_end(self) -> int | None:
        """All that is still to be read; the code at its end."""
        while part := self.line.recv(65536):
            self.protocol.receive_data(part)
            frames = [one for one in self.protocol.events_received() if isinstance(one, Frame)]
            if any(frame.opcode is Opcode.CLOSE for frame in frames):
                break
        return self.protocol.close_rcvd.code if self.protocol.close_rcvd else None
