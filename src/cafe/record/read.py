"""Reading documents: from bytes, from files of JSON or JSON lines, strictly and in bounded memory."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import msgspec

from cafe.record.document import Document
from cafe.record.errors import FormatError, UnreadableError, one_line
from cafe.rules.games import GAMES

MAX_DOCUMENT = 4 * 2**20  # bytes; a long game takes 30 kB
_decoder = msgspec.json.Decoder(Document)
_PLACE = re.compile(r"^(?P<fault>.*?)(?: - at `\$?\.?(?P<place>.*)`)?$", re.DOTALL)
_ACTION = re.compile(r"^actions\[(\d+)\]")


@dataclass(frozen=True)
class Entry:
    """One document of a file, or its fault; `where` names the file and the line."""

    where: str
    document: Document | None
    error: FormatError | None = None


def decode(data: bytes | str) -> Document:
    """Decode one document from JSON; FormatError names the place of the fault."""
    if len(data) > MAX_DOCUMENT:
        raise FormatError(f"larger than {MAX_DOCUMENT // 2**20} MB, no game is")
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise _format_error(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FormatError(f"not JSON: {one_line(str(error))}") from None
    except RecursionError:
        raise FormatError("nested too deeply") from None


def _format_error(text: str) -> FormatError:
    match = _PLACE.match(text)
    assert match is not None  # noqa: S101 - the pattern matches every string
    place = match["place"] or ""
    action = _ACTION.match(place)
    choices = {"game": " or ".join(", ".join(sorted(GAMES)).rsplit(", ", 1)), "format": "cafe-game/1"}
    if place in choices:
        return FormatError(f"must be {choices[place]}", place=place)
    fault = "neither a guest such as RUf nor a cell such as C2" if "regex" in match["fault"] else match["fault"]
    return FormatError(fault, place=place, action=int(action[1]) if action else None)


def read_file(name: str, standard_input: IO[bytes] | None) -> Iterator[Entry]:
    """All documents of a JSON or JSON lines file; `-` is standard input. UnreadableError if it cannot be read."""
    if name == "-":
        if standard_input is None:
            raise UnreadableError("standard input is closed")
        yield from read_stream("standard input", standard_input)
        return
    try:
        with Path(name).open("rb") as file:
            yield from read_stream(name, file)
    except OSError as error:
        raise UnreadableError(f"{name}: {(error.strerror or str(error)).lower()}") from None


def read_stream(where: str, stream: IO[bytes]) -> Iterator[Entry]:
    """All documents of a stream: one if it is a JSON text of several lines, else one per line."""
    first = _next_line(stream)
    if first is None:
        yield Entry(where, None, FormatError("empty: no document in it"))
        return
    if _stands_alone(first[1]):
        yield from _lines(where, first, stream)
        return
    data = first[1] + stream.read(MAX_DOCUMENT + 1 - min(len(first[1]), MAX_DOCUMENT))
    rest = _Rewound(data[len(first[1]) :], stream)
    second = _next_line(rest, first[0])
    if second is not None and not _stands_alone(data) and _stands_alone(second[1]):
        yield _entry(f"{where}, line {first[0]}", first[1])  # a faulty line among others
        yield from _lines(where, second, rest)
    else:
        yield _entry(where, data)


class _Rewound:
    """A stream that reads its beginning, already consumed, once more."""

    def __init__(self, beginning: bytes, stream: IO[bytes]) -> None:
        self._beginning = io.BytesIO(beginning)
        self._stream = stream

    def readline(self, limit: int) -> bytes:
        line = self._beginning.readline(limit)
        if line.endswith(b"\n") or len(line) == limit:
            return line
        return line + self._stream.readline(limit - len(line))


def _next_line(stream: IO[bytes] | _Rewound, number: int = 0) -> tuple[int, bytes] | None:
    """The next line that is not blank, with its number, cut off one byte past the limit of a document."""
    while line := stream.readline(MAX_DOCUMENT + 1):
        number += 1
        if line.strip():
            return number, line
    return None


def _stands_alone(line: bytes) -> bool:
    """Whether a line is complete JSON by itself, not the first line of a longer text."""
    if len(line) > MAX_DOCUMENT:
        return False
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except (msgspec.DecodeError, RecursionError):
        return False
    return True


def _lines(where: str, first: tuple[int, bytes], stream: IO[bytes] | _Rewound) -> Iterator[Entry]:
    line = _next_line(stream, first[0])
    alone = line is None and first[0] == 1
    yield _entry(where if alone else f"{where}, line {first[0]}", first[1])
    while line is not None:
        yield _entry(f"{where}, line {line[0]}", line[1])
        if len(line[1]) > MAX_DOCUMENT:
            return  # the rest of an overlong line is no document either
        line = _next_line(stream, line[0])


def _entry(where: str, data: bytes) -> Entry:
    try:
        return Entry(where, decode(data))
    except FormatError as error:
        return Entry(where, None, error)
