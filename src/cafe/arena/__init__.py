"""Tournaments and simulations: many games between computer players, counted and recorded."""
