"""Games on record: cafe-game/1 documents read, written, replayed and judged."""
