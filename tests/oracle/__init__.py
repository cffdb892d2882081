"""A slow, literal reading of the rules of the three games, to hold a fast engine against."""

from .board import BoardOracle
from .card import CardOracle
from .game import MOST_PLAYERS, load, random_game, replay
from .junior import JuniorOracle
from .oracle import Oracle, Refused

__all__ = [
    "MOST_PLAYERS",
    "BoardOracle",
    "CardOracle",
    "JuniorOracle",
    "Oracle",
    "Refused",
    "load",
    "random_game",
    "replay",
]
