"""Work on the store: a plain function of a connection, and its result."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

Answer = TypeVar("Answer")
Work = Callable[[Connection], Answer]
