"""Playing over the network from Python: see docs/client.md and examples/network_bot.py.

>>> from cafe.client import Cafe
>>> cafe = Cafe("http://127.0.0.1:8000")  # doctest: +SKIP
>>> seat = cafe.create("card", "Ada", ["level3"], start=True)  # doctest: +SKIP
>>> for state in seat.turns():  # doctest: +SKIP
...     seat.play(max(state.choices, key=lambda choice: choice.total).action)
"""

from __future__ import annotations

from cafe.client.cafe import Cafe
from cafe.client.refusal import ServerRefusal, TurnRefused
from cafe.client.seat import Seat
from cafe.client.watching import Watching

__all__ = ["Cafe", "Seat", "ServerRefusal", "TurnRefused", "Watching"]
