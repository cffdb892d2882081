"""Ids and tokens: random; tokens are stored only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that are easily confused
ID_LENGTH = 12
LONGEST_TOKEN = 64


def new_id() -> str:
    """An id of a match or a profile, as it appears in links: 59 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Whether this can be an id; nothing else is looked up."""
    return len(text) == ID_LENGTH and text.isascii() and text.isalnum()


def new_token() -> str:
    """A secret of 192 bits."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random, so nobody can guess it from a plain hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def is_same_hash(given: str, stored: str | None) -> bool:
    """Whether a hash is the stored one, compared in constant time."""
    return stored is not None and hmac.compare_digest(given, stored)
