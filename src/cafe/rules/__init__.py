"""The rules of the three games: what the sheets say, compiled. Imports nothing else of this package."""
