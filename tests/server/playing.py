"""Small helpers: matches begun, and the player to move."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.client import Cafe, Seat
from cafe.protocol.play import Choice, State


def friends(cafe: Cafe, game: str = "card", players: int = 2, **wishes: object) -> list[Seat]:
    """A match of friends, begun; the seats in the order of their places."""
    wishes = {"order": "given", **wishes}
    host = cafe.create(game, "Ada", ["free"] * (players - 1), **wishes)
    seats = [host, *(cafe.join(host.match, name) for name in ("Ben", "Cleo", "Dora", "Emil")[: players - 1])]
    host.start()
    return seats


def to_move(seats: Sequence[Seat]) -> tuple[Seat, State]:
    """Whose turn it is, and what they see."""
    view = seats[0].look().view
    assert view is not None
    assert view.to_move is not None
    seat = seats[view.to_move]
    return seat, seat.look()


def best(state: State) -> Choice:
    assert state.choices
    return max(state.choices, key=lambda choice: (choice.total, choice.action))


def play_out(seats: Sequence[Seat], most: int = 1000) -> None:
    """Play to the end, the best single action each time."""
    for _ in range(most):
        if seats[0].look().match.status == "over":
            return
        seat, state = to_move(seats)
        seat.play(best(state).action, number=state.number)
    raise AssertionError("the game does not end")
