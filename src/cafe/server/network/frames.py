"""The frames of nearly all messages: text, not fragmented (RFC 6455, 5.2). The library handles all others."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT = 0x81  # first byte: a text message in its last frame
MASKED = 0x80  # in the second byte: clients mask what they send
SHORT, LONG, LONGER = 125, 126, 127  # second byte: the length, or how many bytes hold it
MASK = 4  # bytes


def text_header(length: int) -> bytes:
    """The header of a text frame from the server, for so many bytes."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, LONG)) + length.to_bytes(2, "big")
    return bytes((TEXT, LONGER)) + length.to_bytes(8, "big")


def whole_text(data: bytes, most: int) -> bytes | None:
    """The text, if a client's bytes are exactly one frame with a text of at most so many bytes; else None."""
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
