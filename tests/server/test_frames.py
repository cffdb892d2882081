"""Messages of one frame go past the library's parser: what it reads and writes is the same."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from cafe.server.network.frames import text_header, whole_text

MOST = 70_000
LENGTHS = (0, 1, 125, 126, 127, 300, 65_535, 65_536)


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=mask)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_header_is_the_librarys(length: int) -> None:
    text = b"x" * length
    assert text_header(length) + text == sent(text, mask=False)


@pytest.mark.parametrize("length", LENGTHS[:-1])
def test_a_whole_text_is_read(length: int) -> None:
    text = bytes(number % 128 for number in range(length))
    assert whole_text(sent(text), MOST) == text


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        sent(b"hello")[:-1],
        sent(b"hello") + b"\x81",
        sent(b"hello") + sent(b"again"),
        sent(b"hello", fin=False),
        sent(b"hello", mask=False),
        sent(b"hello", Opcode.BINARY),
        sent(b"hello", Opcode.CONT),
        sent(b"hello", Opcode.PING),
        sent(b"", Opcode.CLOSE),
        bytes((sent(b"hello")[0] | 0x40,)) + sent(b"hello")[1:],
        sent(b"x" * (MOST + 1)),
        sent(b"x" * 65_536),
    ],
    ids=lambda data: (
        f"{len(data)} bytes"
    ),  # not by the bytes: the library masks them by chance, and workers have to name tests alike
)
def test_everything_else_is_left_to_the_library(data: bytes) -> None:
    assert whole_text(data, MOST) is None


def test_a_text_may_not_be_too_long() -> None:
    assert whole_text(sent(b"x" * 200), 200) is not None
    assert whole_text(sent(b"x" * 201), 200) is None
