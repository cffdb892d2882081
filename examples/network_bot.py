"""A bot that plays over the network: python examples/network_bot.py LINK [NAME]

LINK is what a match is shared by, such as http://127.0.0.1:8000/m/k3v9x2m7qd4t. The bot looks one turn ahead by trying
its choices as drafts: it takes the action whose best follow-up pays most, then the next, until the turn is over.
"""

from __future__ import annotations

import sys

from cafe.client import Cafe, Seat
from cafe.protocol.play import Choice, State


def worth(seat: Seat, state: State, choice: Choice) -> int:
    """The points of an action and of the best action after it."""
    if choice.then is not None:
        return choice.total
    after = seat.draft(choice.action, number=state.number)
    return choice.total + max((following.total for following in after.choices), default=0)


def main(link: str, name: str = "Network bot") -> None:
    """Join, play to the end, say how it went."""
    address, _, _ = link.partition("/m/")
    with Cafe(address) as cafe:
        seat = cafe.join(link, name)
        for state in seat.turns():
            likely = sorted(state.choices or (), key=lambda choice: -choice.total)[:8]
            best = max(likely, key=lambda choice: worth(seat, state, choice))
            seat.play(best.action, number=state.number)
        sys.stdout.write(f"{seat.look().match.result}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
