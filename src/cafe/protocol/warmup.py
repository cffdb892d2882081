"""Getting to know types early.

msgspec works out what a type is made of when it is first read into; two threads that do so at the same moment crash the
whole process (seen with 0.22). So types that threads read into are made known when their module is imported.
"""

from __future__ import annotations

from typing import Any

import msgspec


def warm_up(*kinds: Any) -> None:
    """Let msgspec work out types now, and all that they are made of."""
    for kind in kinds:
        msgspec.json.Decoder(kind)
