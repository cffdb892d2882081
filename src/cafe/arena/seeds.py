"""Seeds derived from a tournament's seed: the same on every machine, for any number of processes."""

from __future__ import annotations

import hashlib


def derived(*parts: object) -> int:
    """A seed that is a function of these numbers and words only, from 0 to 2**62 - 1."""
    digest = hashlib.blake2b("/".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest) >> 2
