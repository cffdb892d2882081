"""Making types known to msgspec early.

msgspec analyses a type when it first decodes into it; two threads that do so at the same moment crash the whole process
(seen with 0.22). So types that threads decode into are made known when their module is imported.
"""

from __future__ import annotations

from typing import Any

import msgspec


def warm_up(*kinds: Any) -> None:
    """Have msgspec analyse types, and everything they contain, now."""
    for kind in kinds:
        msgspec.json.Decoder(kind)
