"""Puzzles: positions in which one turn pays more than all others, and no naive player finds it."""
