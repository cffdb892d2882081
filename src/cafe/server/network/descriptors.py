"""File descriptors: every connection takes one, and many systems allow few unless asked for more."""

from __future__ import annotations

import sys

KEPT_BACK = 100  # for the store, the log, libraries, and connections about to be refused


def descriptor_limit() -> int | None:
    """How many descriptors this process may have; None where there is no such limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_descriptor_limit(connections: int) -> int | None:
    """Raise the limit of descriptors of this process and its children to what connections need, if the system allows.

    Returns how many are allowed if that is too few.
    """
    if sys.platform == "win32":
        return None
    import resource

    wanted = connections + KEPT_BACK
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed if allowed < wanted else None


def connections_possible(wished: int) -> int:
    """How many connections can be open at once with the available descriptors."""
    limit = descriptor_limit()
    return wished if limit is None else max(1, min(wished, limit - KEPT_BACK))
