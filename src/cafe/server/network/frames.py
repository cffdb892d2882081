"""The frames that nearly all messages are: text, not fragmented (RFC 6455, 5.2). Everything else is the library's."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81  # the first byte: the last frame of a message of text
MASKED = 0x80  # in the second: what clients send is masked
SHORT, LONG, LONGER = 125, 126, 127  # in the second byte: the length, or how many bytes after it have it
MASK = 4  # bytes


def text_header(length: int) -> bytes:
    """What goes before a text of so many bytes, from the server."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, LONG)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONGER)) + length.to_bytes(8, "big")


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text, if some bytes of a client are one frame with a text of at most so many bytes, and nothing else."""
    if len(data) < 2 + MASK or data[0] != TEXT or not data[1] & MASKED:
        return None
    length, start = data[1] & ~MASKED, 2 + MASK
    if length == LONGER:
        return None
    if length == LONG:
        length, start = int.from_bytes(data[2:4], "big"), 4 + MASK
    if length > most or len(data) != start + length:
        return None
    return apply_mask(data[start:], data[start - MASK : start])
