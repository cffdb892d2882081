"""Recorded games: cafe-game/1 documents, read, written, replayed and judged."""
