"""Games between computer players: many of them, counted and recorded."""
