"""A plain web space for tests and measurements: files below a path, 404.html for what is not there, nothing else.

If it is asked to, it follows `_redirects` first, as some hosts do, whether or not there is such a file; or it answers
what is not there with index.html, as nginx does with `try_files $uri /cafe/index.html`.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

OK, FOUND, MISSING = 200, 302, 404
Rule = tuple[re.Pattern[str], str]


@dataclass
class StaticHost:
    """The folder that is served, and what a test spoils of it."""

    folder: Path
    base: str
    address: str = ""
    asked: list[tuple[str, str]] = field(default_factory=list)  # files that were sent, and which file asked for them
    redirects: list[Rule] = field(default_factory=list)
    falls_back: bool = False  # on index.html
    spoilt: dict[str, bytes | None] = field(default_factory=dict)  # by the end of a path; None is missing


def rules_of(folder: Path) -> list[Rule]:
    """What `_redirects` says: what each rule fits, and where it leads for now (302)."""
    rules = [line.split() for line in (folder / "_redirects").read_text("utf-8").splitlines()]
    assert {status for _, _, status in rules} == {"302"}  # noqa: S101 - nothing else is done here
    return [(re.compile(re.escape(source).replace("\\*", "(.*)")), target) for source, target, _ in rules]


def followed(rules: list[Rule], path: str) -> str:
    """Where the first rule that fits leads; the path itself if none does."""
    for source, target in rules:
        if found := source.fullmatch(path):
            return target.replace(":splat", found[1] if source.groups else "")
    return path


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, host: StaticHost, *more: Any) -> None:
        self.host = host
        super().__init__(*more, directory=str(host.folder))

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def log_request(self, code: object = "-", _: object = "-") -> None:
        """Note what is sent; what the browser has still (304) is not."""
        if code == OK:
            by = self.headers.get("Referer", "").partition("#")[0]
            self.host.asked.append((self.path.rpartition("/")[2], by.rpartition("/")[2]))

    def do_GET(self) -> None:
        path = self.path.split("?")[0]
        for end, content in self.host.spoilt.items():
            if path.endswith(end):
                self._answer(MISSING if content is None else OK, content or b"", self.guess_type(self.path))
                return
        elsewhere = followed(self.host.redirects, path)
        if elsewhere != path:
            self.send_response(FOUND)
            self.send_header("Location", elsewhere)
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        inner = path.removeprefix(self.host.base)
        if path.startswith(self.host.base) and ((self.host.folder / inner).is_file() or not inner):
            self.path = f"/{inner}"
            super().do_GET()
        elif self.host.falls_back and path.startswith(self.host.base):
            self._answer(OK, (self.host.folder / "index.html").read_bytes())
        else:
            self._answer(MISSING, (self.host.folder / "404.html").read_bytes())

    def _answer(self, status: int, content: bytes, kind: str = "") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind if kind and status == OK else "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@contextmanager
def static_host(folder: Path, base: str = "/cafe/", port: int = 0) -> Iterator[StaticHost]:
    """Serve a folder from a thread."""
    host = StaticHost(folder, base)
    with ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, host)) as server:
        host.address = f"http://127.0.0.1:{server.server_port}{base}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield host
        finally:
            server.shutdown()
            thread.join()
