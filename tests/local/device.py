"""The café on a device, run in Node and asked from here: one question, one answer."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kernel_build.sources import ROOT
from nodes import node

WEB = ROOT / "web"


class Refused(Exception):
    """What the device answers with where a server answers with an error."""

    def __init__(self, fault: dict[str, Any]) -> None:
        super().__init__(fault["message"])
        self.fault = fault


class Device:
    """A process of Node that plays on its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, do: str, **asked: Any) -> Any:
        """The answer to a question of web/tests/local/drive.ts."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **asked}) + "\n")
        self._process.stdin.flush()
        told = json.loads(self._process.stdout.readline())
        if "refused" in told:
            raise Refused(told["refused"])
        assert "failed" not in told, told["failed"]
        return told["answer"]

    def request(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """The answer to a request as a server would get it."""
        given = {"body": body, "token": token}
        return self.ask(
            "request", method=method, path=path, **{name: one for name, one in given.items() if one is not None}
        )


def bundle(folder: Path) -> Path:
    """The driver and all that it imports, as one file."""
    source = WEB / "tests" / "local" / "drive.ts"
    command = [node(), str(WEB / "bundle.js"), str(source), str(folder)]
    subprocess.run(command, cwd=WEB, check=True)
    return folder / "drive.js"


@contextmanager
def running(script: Path, web: Path = WEB) -> Iterator[Device]:
    """A device, for as long as it is used; `web` is where its kernel's files are."""
    command = [node(), str(script), str(web)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Device(process)
        assert process.stdin is not None
        process.stdin.close()
