"""Bots as clients of a house: lent, killed, hanging, talking nonsense."""

import json
import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection
from websockets.sync.server import ServerConnection, serve

import bastide
from bastide.bots import line as bot_line
from bastide.bots.line import REFUSED, SETTLED
from bastide.server.bots import pool
from bastide.server.refusal import Refusal
from bastide.server.sockets import talking
from bastide.server.sockets.messages import Choice, Hint, Ping, Pong, Position, Ready, Refused, Turn
from bastide.words import words_for
from tests.server.duels import new_duel
from tests.server.house import SOON, TOKEN, Guest, House, environment, eventually
from tests.server.inside import ANN, Worker
from tests.server.processes import is_running
from tests.starting import BASTIDE, finish

NewHouse = Callable[..., House]


@dataclass
class OwnBot:
    """A bot of our own, that does what the test wants."""

    line: ClientConnection

    def ready(
        self, games: tuple[str, ...] = ("kingdom",), levels: tuple[str, ...] = ("greedy", "uniform")
    ) -> "OwnBot":
        self.line.send(msgspec.json.encode(Ready(list(games), list(levels))).decode())
        return self

    def turn(self, seconds: float = SOON) -> Turn:
        """The decision that is handed out next, past the refusals of what was no answer."""
        while True:
            message = msgspec.json.decode(self.line.recv(timeout=seconds), type=Turn | Refused)
            if isinstance(message, Turn):
                return message

    def choose(self, turn: Turn, line: str) -> None:
        self.line.send(msgspec.json.encode(Choice(turn.request, line)).decode())

    def closed(self) -> int:
        with suppress(ConnectionClosed):
            self.line.recv(timeout=SOON)
        assert self.line.close_code is not None
        return self.line.close_code


def own_bot(house: House, token: str = TOKEN) -> OwnBot:
    return OwnBot(house.connect("/api/bots", authorization=f"Bearer {token}"))


@contextmanager
def working(bot: OwnBot, answer: Callable[[OwnBot, Turn], None]) -> Iterator[None]:
    """A bot of our own that answers every decision so."""

    def work() -> None:
        with suppress(ConnectionClosed):
            while True:
                answer(bot, bot.turn())

    bot.ready()
    thread = Thread(target=work)
    thread.start()
    yield
    bot.line.close()
    thread.join()


def play_well(bot: OwnBot, turn: Turn) -> None:
    asked: dict[str, Any] = msgspec.to_builtins(turn)
    bot.line.send(bot_line.answer(asked, {}))


def is_finished(guest: Guest, table: str) -> Callable[[], bool]:
    return lambda: guest.table(table).status == "finished"


def has_moves(guest: Guest, table: str, number: int) -> Callable[[], bool]:
    return lambda: guest.table(table).moves >= number


# -- games of bots


def test_a_game_of_bots_alone_is_played_to_its_end(house: House) -> None:
    ann = house.guest()
    table = ann.open_table("bot:uniform", "bot:greedy")
    eventually(is_finished(ann, table.id))
    match = bastide.replay(ann.get(f"/api/tables/{table.id}/record").body.decode())
    assert match.over


def test_a_person_plays_against_a_bot(house: House) -> None:
    ann = house.guest()
    page = ann.watch(ann.open_table("me", "bot:uniform").id)
    for _ in range(3):
        while page.here.to_act != [0]:
            page.next()
        page.play_turn()
    assert page.hear(Position, lambda one: one.to_act == [0]).score


def test_bots_lent_by_the_command_play(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    table = ann.open_table("bot:uniform", "bot:uniform")
    lent = subprocess.Popen(
        [BASTIDE, "bots", "--server", house.url],
        env=environment(house.folder, BASTIDE_BOT_TOKEN=TOKEN),
        stderr=subprocess.PIPE,
    )
    eventually(is_finished(ann, table.id))
    lent.terminate()
    _, complaint = lent.communicate(timeout=SOON)
    assert b"Traceback" not in complaint


def test_a_bot_that_is_killed_is_replaced_and_the_game_goes_on(new_house: NewHouse) -> None:
    house = new_house(bots=1)
    ann = house.guest()
    table = ann.open_table("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy")
    eventually(has_moves(ann, table.id, 12))
    (killed,) = house.bots()
    os.kill(killed, signal.SIGKILL)
    assert ann.table(table.id).status == "running"
    eventually(is_finished(ann, table.id))
    assert killed not in house.bots()
    assert len(house.bots()) == 1


# -- bots that fail


def test_a_bot_that_hangs_loses_its_decision_to_another(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    hanging = own_bot(house).ready()
    began = monotonic()
    table = ann.open_table("bot:uniform", "bot:uniform")
    hanging.turn()
    with working(own_bot(house), play_well):
        eventually(has_moves(ann, table.id, table.moves + 1))
        assert monotonic() - began > pool.PATIENCE
        assert hanging.closed() == 4408
        eventually(is_finished(ann, table.id))


def test_the_decision_of_a_bot_that_is_gone_goes_to_another_at_once(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    first, second = own_bot(house).ready(), own_bot(house)
    table = ann.open_table("bot:uniform", "bot:uniform")
    turn = first.turn()
    second.ready()
    first.line.close()
    again = second.turn()
    assert (again.view, again.lines) == (turn.view, turn.lines)
    second.choose(again, again.lines[-1])
    eventually(has_moves(ann, table.id, table.moves + 1))


def talk_nonsense(bot: OwnBot, turn: Turn) -> None:
    """Everything that is no answer, and then a line that cannot be played."""
    for frame in ("", "[", "{}", "null", b"\x00\xff", b'{"type": "\xff"}', '{"type": "fly"}'):
        bot.line.send(frame)
    bot.line.send('{"type": "choice", "request": 5}')
    bot.line.send(json.dumps({"type": "choice", "request": "never asked", "line": turn.lines[0]}))
    bot.choose(turn, "fly me to the moon")
    bot.choose(turn, turn.lines[0])
    bot.ready(games=())


def test_a_bot_that_talks_nonsense_does_not_stop_the_game(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    table = ann.open_table("bot:uniform", "bot:uniform")
    with working(own_bot(house), talk_nonsense):
        eventually(is_finished(ann, table.id))


def test_a_lent_bot_is_never_shown_what_somebody_asks_a_hint_for(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)  # where no other table waits for a bot
    duel = new_duel(house)
    lent = own_bot(house).ready()
    duel.actor.tell(Hint(duel.acting, ref="mine"))
    duel.actor.ask(Ping(), Pong)
    duel.guests[0].open_table("bot:uniform", "bot:uniform")
    assert lent.turn().kind == "choice"  # the first that it is asked


@pytest.mark.parametrize("token", ["", "wrong", TOKEN[:-1]])
def test_a_bot_with_a_wrong_token_is_shown_the_door(silent_house: House, token: str) -> None:
    assert own_bot(silent_house, token).closed() == 4401


# -- what a bot is told


def test_a_bot_is_shown_what_its_seat_sees_and_nothing_else(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    bot = own_bot(house).ready()
    table = ann.open_table("bot:uniform", "bot:greedy")
    turn = bot.turn()
    seat = turn.view["seat"]
    match = bastide.Match("kingdom", chance="manual", **table.options)
    for _, who, line in house.rows(table.id):
        match.play(who, line)
    assert (turn.game, turn.level) == ("kingdom", ["uniform", "greedy"][seat])
    assert turn.view == json.loads(json.dumps(match.view(seat)))
    assert turn.lines == match.legal(seat)
    assert turn.seconds > 0


def test_a_bot_is_handed_one_decision_at_a_time(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    bot = own_bot(house).ready()
    for _ in range(2):
        ann.open_table("bot:uniform", "bot:uniform")
    first = bot.turn()
    with pytest.raises(TimeoutError):
        bot.turn(seconds=0.5)
    bot.choose(first, first.lines[0])
    assert bot.turn().request != first.request


def test_a_bot_is_asked_for_its_games_and_levels_alone(new_house: NewHouse) -> None:
    house = new_house(BASTIDE_BOT_TOKEN=TOKEN)
    ann = house.guest()
    other_game = own_bot(house).ready(games=("chess",))
    uniform = own_bot(house).ready(levels=("uniform",))
    ann.open_table("bot:greedy", "bot:greedy")
    for bot in (other_game, uniform):
        with pytest.raises(TimeoutError):
            bot.turn(seconds=0.3)
    ann.open_table("bot:uniform", "bot:uniform")
    assert uniform.turn().level == "uniform"


def test_a_bot_that_is_stopped_loses_its_decision_and_is_replaced(new_house: NewHouse) -> None:
    house = new_house(bots=1)
    ann = house.guest()
    table = ann.open_table("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy")
    eventually(has_moves(ann, table.id, 12))
    (stopped,) = house.bots()
    os.kill(stopped, signal.SIGSTOP)
    assert ann.table(table.id).status == "running"
    eventually(lambda: not is_running(stopped))
    eventually(is_finished(ann, table.id))


def test_a_hint_is_not_waited_for_for_ever(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "HINT_TIME", 0.01)
    table = worker.open("me", "screen")
    with pytest.raises(Refusal, match="no-bot-free"):
        worker.do(talking.hint(worker.house, ANN, table.stored.id, table.to_act[0]))


def test_lent_bots_say_that_they_were_taken_in_or_refused(silent_house: House, tmp_path: Path) -> None:
    command = ["bots", "--server", silent_house.url, "--lang", "uk", "--token"]
    known = environment(tmp_path)
    refused = finish([*command, "wrong"], known)
    assert (refused.returncode, refused.stderr.strip()) == (2, words_for("uk").say("bots-refused"))
    lent = [str(BASTIDE), *command, TOKEN]
    with subprocess.Popen(lent, env=known, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == words_for("uk").say("bots-connected")
        process.terminate()


def test_a_refusal_that_comes_late_is_one(tmp_path: Path) -> None:
    def refuse(line: ServerConnection) -> None:
        line.recv()
        sleep(2 * SETTLED)
        line.close(REFUSED)

    with serve(refuse, "127.0.0.1", 0) as house:
        Thread(target=house.serve_forever, daemon=True).start()
        server = f"http://127.0.0.1:{house.socket.getsockname()[1]}"
        refused = finish(["bots", "--server", server, "--token", "wrong"], environment(tmp_path))
    assert (refused.returncode, refused.stderr.strip()) == (2, words_for("en").say("bots-refused"))


@pytest.mark.parametrize("frame", ["", "{", "[1]", '{"type": "play"}', b"\xff", "[" * 10_000])
def test_a_frame_of_a_bot_that_is_none_gets_an_answer(silent_house: House, frame: str | bytes) -> None:
    bot = own_bot(silent_house)
    bot.line.send(frame)
    answer = msgspec.json.decode(bot.line.recv(timeout=SOON), type=Refused)
    assert answer.code == "message-unreadable"
