"""The command `cafe` called from tests, in this process or in one of its own, and scripts of the tests."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from contextvars import copy_context
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cafe.cli import main

PROGRAM = (sys.executable, "-c", "from cafe.cli import main; main()")


@dataclass(frozen=True)
class Told:
    """What a command answered."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def call(*words: str, given: bytes = b"") -> Told:
    """Run a command in this process; whatever it raises but its exit comes through, as a traceback would."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    stdin = io.TextIOWrapper(io.BytesIO(given), encoding="utf-8", errors="surrogateescape")
    with patch.multiple(sys, argv=["cafe", *words], stdin=stdin, stdout=out, stderr=err):
        code = copy_context().run(_exit_code)  # the language that it speaks is its own
    return Told(code, _text(out), _text(err))


def _exit_code() -> int:
    try:
        main()
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else int(leaving.code is not None)
    return 0


def _text(stream: io.TextIOWrapper) -> str:
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode("utf-8", "replace")


def run(*words: str, given: bytes | None = b"", timeout: float = 300, **environment: str) -> Told:
    """Run a command in a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *words],
        input=given,
        capture_output=True,
        timeout=timeout,
        check=False,
        env={**os.environ, **environment},
    )
    return Told(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def answer_of(script: Path, *words: str, options: Sequence[str] = (), **environment: str) -> Any:
    """What a script of the tests prints as JSON, run by a Python of its own with these options."""
    done = subprocess.run(
        [sys.executable, *options, str(script), *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, f"{script.name} {words}: exit {done.returncode}, {done.stdout} {done.stderr[-2000:]}"
    return json.loads(done.stdout)
