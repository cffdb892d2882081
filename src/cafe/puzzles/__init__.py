"""Puzzles: a position and a hand, and one turn that pays more than all others."""
