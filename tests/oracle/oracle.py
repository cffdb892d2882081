"""What all three games share: the state, the order of turns, asking and playing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from .plan import neighbours

Action = dict[str, Any]
Document = dict[str, Any]


class Refused(Exception):
    """An action, or a stated result, that breaks the rule with this id."""

    def __init__(self, rule: str, why: str = "", action: int | None = None) -> None:
        super().__init__(rule, why)
        self.rule = rule
        self.why = why
        self.action = action  # its index in the document, where there is one


class Oracle:
    """One game under way. Subclasses supply check_X, do_X and the candidates for every action X."""

    def __init__(self, document: Document) -> None:
        self.game: str = document["game"]
        self.players: int = len(document["players"])
        self.same_sex: bool = document.get("options", {}).get("same_sex_tables", False)
        self.scores: list[int] = [0] * self.players
        self.to_move: int = document.get("start", 0)
        self.over = False
        self.reason: str | None = None
        self.tables: dict[str, str] = {}
        self.seats: dict[str, str] = {}
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.guests: list[str] = []
        self.tables_stock: list[str] = []
        self.bar: list[str] = []
        self.face_down: list[list[str]] = [[] for _ in range(self.players)]
        self.hand_size: list[int] = []
        self.first_turn = False
        self.gone: list[str] = []  # guests who left the game: cleared tables, the discard pile
        self.floor(document)
        if "deal" in document:
            self.first_turn = True
            self.deal(document["deal"])
        else:
            self.set_up_position(document["position"])
        self.begin_turn()

    # --- set-up -------------------------------------------------------------------------------------------

    def floor(self, document: Document) -> None:
        """Prepare what belongs to the café itself, before a deal or a position."""

    def deal(self, deal: dict[str, list[str]]) -> None:
        raise NotImplementedError

    def deal_hands(self, sizes: list[int]) -> None:
        """Whole hands in turn order from the start player; sizes[0] is the start player's."""
        for turn, size in enumerate(sizes):
            player = (self.to_move + turn) % self.players
            self.hands[player] = [self.guests.pop(0) for _ in range(size)]

    def set_up_position(self, position: dict[str, Any]) -> None:
        """A position stands at the beginning of a turn; what it leaves out keeps its default."""
        self.tables = dict(position.get("tables", self.tables))
        self.seats = dict(position.get("seats", {}))
        self.hands = [list(hand) for hand in position.get("hands", self.hands)]
        self.guests = list(position.get("guests", []))
        self.tables_stock = list(position.get("tables_stock", []))
        self.bar = list(position.get("bar", []))
        self.face_down = [list(pile) for pile in position.get("face_down", self.face_down)]
        self.hand_size = list(position.get("hand_size", self.hand_size))
        self.scores = list(position.get("scores", self.scores))
        self.to_move = position.get("to_move", 0)
        self.first_turn = position.get("first_turn", False)

    # --- the floor ----------------------------------------------------------------------------------------

    def places(self) -> list[str]:
        """All seat cells, taken or free."""
        raise NotImplementedError

    def is_free(self, at: str) -> bool:
        return at in self.places() and at not in self.seats

    def free_places(self) -> list[str]:
        return [at for at in self.places() if at not in self.seats]

    def touches(self, at: str) -> list[str]:
        """The tables next to a seat (G1)."""
        return [near for near in neighbours(at) if near in self.tables]

    def chairs(self, table: str) -> list[str]:
        """The seats next to a table (G1)."""
        return [near for near in neighbours(table) if near in self.places()]

    def company(self, table: str, newcomers: dict[str, str] | None = None) -> list[str]:
        """The guests at a table, with newcomers (seat -> guest) imagined in their seats."""
        imagined = newcomers or {}
        near = [imagined.get(at) or self.seats.get(at) for at in neighbours(table)]
        return [guest for guest in near if guest is not None]

    # --- turns --------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        return self.hands[self.to_move]

    def begin_turn(self) -> None:
        """Forget what belonged to the turn before."""
        raise NotImplementedError

    def next_turn(self) -> None:
        """Clockwise to the next player (G4)."""
        self.to_move = (self.to_move + 1) % self.players
        self.first_turn = False
        self.begin_turn()

    def end(self, reason: str) -> None:
        self.over = True
        self.reason = reason

    # --- asking and playing -------------------------------------------------------------------------------

    def open_now(self) -> set[str]:
        """The kinds of action the present moment asks for."""
        raise NotImplementedError

    def candidates(self, do: str) -> Iterator[Action]:
        """Everything of one kind worth asking about; legal() keeps what the rules allow."""
        raise NotImplementedError

    def legal(self) -> list[Action]:
        return list(self.legal_actions(self.open_now())) if not self.over else []

    def legal_actions(self, kinds: Iterable[str]) -> Iterator[Action]:
        for do in sorted(kinds):
            for action in self.candidates(do):
                if self.judge({"player": self.to_move, **action}) is None:
                    yield action

    def judge(self, action: Action) -> str | None:
        try:
            self.check(action)
        except Refused as refused:
            return refused.rule
        return None

    def check(self, action: Action) -> None:
        """Raise Refused by the first rule broken, in the order of precedence; change nothing."""
        if self.over:
            raise Refused("over", "the game is over")
        if action.get("player", self.to_move) != self.to_move:
            raise Refused("turn", "it is another player's turn")
        if action["do"] not in self.open_now():
            raise Refused("turn", f"{action['do']} is not open now")
        getattr(self, "check_" + action["do"])(action)

    def points(self, action: Action) -> Any:
        """What a legal action pays: by table, a number, or None if that action knows no points."""
        return None

    def play(self, action: Action) -> Action:
        self.check(action)
        points = self.points(action)
        if "points" in action and action["points"] != points:
            raise Refused("points", f"it pays {points}")
        played: Action = {"player": self.to_move, **action}
        if action["do"] == "draw":
            played["guest"] = self.guests[0]
        if points is not None:
            played["points"] = points
            self.scores[self.to_move] += sum(points.values()) if isinstance(points, dict) else points
        getattr(self, "do_" + action["do"])(action)
        return played

    def need_in_hand(self, *guests: str) -> None:
        if any(guests.count(guest) > self.hand.count(guest) for guest in guests):
            raise Refused("hand", "not in the hand")

    def need_place(self, at: str) -> None:
        if at not in self.places():
            raise Refused("G3", f"{at} is no seat")

    def need_free(self, at: str) -> None:
        if not self.is_free(at):
            raise Refused("G3", f"{at} is no free seat")

    def kinds_in_hand(self) -> list[str]:
        return sorted(set(self.hand))

    # --- the result ---------------------------------------------------------------------------------------

    def penalty(self, player: int) -> int:
        raise NotImplementedError

    def rank(self, score: int, penalty: int) -> tuple[int, ...]:
        """The highest rank wins; equal ranks share."""
        return (score,)

    def result(self) -> dict[str, Any]:
        penalties = [self.penalty(player) for player in range(self.players)]
        final = [score - minus for score, minus in zip(self.scores, penalties, strict=True)]
        ranks = [self.rank(score, minus) for score, minus in zip(final, penalties, strict=True)]
        winners = [player for player in range(self.players) if ranks[player] == max(ranks)]
        return {"scores": final, "penalties": penalties, "winners": winners, "reason": self.reason}
