"""Computer players: they see what a person at the table sees, and no more."""
