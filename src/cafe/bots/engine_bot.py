"""A player in another process that speaks the engine protocol: `engine:./mine`, `engine:node mine.js`.

An engine that cannot be started, dies, is silent for too long or says nonsense is at fault: EngineFault says how, and
the program that runs the game decides that it has lost.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue

from cafe.bots import engine_protocol as protocol
from cafe.bots.engine_protocol import EngineFault
from cafe.rules.actions import Action
from cafe.rules.errors import SetupError
from cafe.rules.game import Game

PREFIX = "engine:"
STARTING = 10.0  # seconds until it must be ready
THINKING = 10.0  # seconds for a turn
MOST_LINES = 1000  # it may say before it answers


class EngineBot:
    """A computer player that is another program."""

    def __init__(self, command: str, seed: int, seconds: float = THINKING) -> None:
        self._words = words_of(command)
        self._seconds, self._seed = seconds, seed
        self._process: subprocess.Popen[str] | None = None
        self._lines: SimpleQueue[str | None] = SimpleQueue()  # what it says; None: it has ended
        self._to_say: SimpleQueue[str | None] = SimpleQueue()  # what it is told; None: nothing more
        self.name = f"{PREFIX}{command}"

    def choose(self, game: Game) -> list[Action]:
        """What the engine plays; EngineFault if it has nothing proper to say."""
        if self._process is None:
            self._start()
        for text in protocol.moment(game):
            self._say(text)
        self._forget_leftovers()
        self._say(protocol.line(protocol.GO, f"{self._seconds:g}"))
        return protocol.read_actions(game, self._await(protocol.PLAY, self._seconds))

    def close(self) -> None:
        """End the engine."""
        if self._process is not None:
            _end(self._process, self._to_say)
            self._process = None

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the program that the user names
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # so that whatever it starts can be ended with it; ignored on Windows
            )
        except OSError as error:
            raise EngineFault(f"it cannot be started: {(error.strerror or str(error)).lower()}") from error
        weakref.finalize(self, _end, self._process, self._to_say)
        for work, queue in ((_listen, self._lines), (_talk, self._to_say)):
            threading.Thread(target=work, args=(self._process, queue), daemon=True).start()
        self._say(protocol.line(protocol.HELLO, str(protocol.VERSION)))
        self._await(protocol.READY, STARTING)
        self._say(protocol.line(protocol.NEW_GAME, str(self._seed)))

    def _say(self, text: str) -> None:
        """Tell it something; an engine that does not read must not hold us up."""
        self._to_say.put(text)

    def _forget_leftovers(self) -> None:
        """Pass over what it said unasked: it would answer the next question."""
        for _ in range(self._lines.qsize()):  # no more than there are: it may go on talking
            if self._lines.get() is None:
                self._lines.put(None)  # that it has ended is not forgotten

    def _await(self, word: str, seconds: float) -> str:
        """What the engine says about a word; all that it says before is passed over, but its time runs on."""
        deadline = time.monotonic() + seconds
        for _ in range(MOST_LINES):
            left = deadline - time.monotonic()
            try:
                text = self._lines.get(timeout=max(0, left))
            except Empty:
                left = 0
            if left <= 0:
                raise EngineFault(f"it said no '{word}' within {seconds:g} s")
            if text is None:
                raise EngineFault("it has ended")
            said, about = protocol.split(text)
            if said == word:
                return about
            if said == protocol.ERROR:
                raise EngineFault(f"it says: {about[:200]}")
        raise EngineFault(f"it said {MOST_LINES} lines and no '{word}'")


def words_of(command: str) -> list[str]:
    """The words of a command line; SetupError if there are none."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise SetupError(f"'{command}' is no command of an engine: {error}") from error
    if not words:
        raise SetupError("write the command of an engine after 'engine:'")
    return words


def _listen(process: subprocess.Popen[str], lines: SimpleQueue[str | None]) -> None:
    """Hand on what an engine says; None when it has ended, or never ends its line. Closes its output."""
    assert process.stdout is not None  # noqa: S101 - it was started so
    with suppress(ValueError), process.stdout:
        while text := process.stdout.readline(protocol.LONGEST_LINE):
            lines.put(text)
            if not text.endswith("\n"):
                break
    lines.put(None)


def _talk(process: subprocess.Popen[str], to_say: SimpleQueue[str | None]) -> None:
    """Tell an engine what it is to be told, and close its input at the end."""
    assert process.stdin is not None  # noqa: S101 - it was started so
    with suppress(OSError, ValueError), process.stdin:  # it has ended, which _listen tells
        while (text := to_say.get()) is not None:
            process.stdin.write(text + "\n")


def _end(process: subprocess.Popen[str], to_say: SimpleQueue[str | None]) -> None:
    """End an engine, and what it has started, whatever they do; it is asked first."""
    if process.returncode is not None:  # ended already: its number may be that of others now
        return
    to_say.put(protocol.QUIT)
    to_say.put(None)
    with suppress(subprocess.TimeoutExpired):
        process.wait(0.5)
    _kill(process)
    process.wait()


def _kill(process: subprocess.Popen[str]) -> None:
    """End an engine and what it has started: `npm run mine` is not the engine itself, and may have ended before it."""
    if sys.platform == "win32":
        process.kill()
    else:
        with suppress(ProcessLookupError, PermissionError):  # none is left; the latter is what macOS says
            os.killpg(process.pid, signal.SIGKILL)
