"""Café International in a terminal: positions drawn as text, and a game to play."""
