"""The board game (B1-B13)."""

from __future__ import annotations

from typing import Any

from .company import CompanyOracle
from .editions import BOARD_EDITIONS
from .guests import is_joker, sex
from .oracle import Action, Document, Refused
from .plan import parse


class BoardOracle(CompanyOracle):
    placements = 2  # B5
    group_size = 3  # B13
    nation_rule = "B6"
    group_rule = "B13"

    def floor(self, document: Document) -> None:
        edition = BOARD_EDITIONS[document.get("edition", "printed")]
        self.tables, self.plan_seats, self.bar_values = edition.tables, edition.seats, edition.bar
        if "plan" in document:
            self.tables, self.plan_seats = parse(document["plan"])
        self.hand_size = [5] * self.players
        self.passes = 0

    def deal(self, deal: dict[str, list[str]]) -> None:
        """B4."""
        self.guests = list(deal["guests"])
        self.deal_hands([5] * self.players)

    def places(self) -> list[str]:
        return self.plan_seats

    def open_now(self) -> set[str]:
        if self.placed:
            return {"seat", "stop"}
        return {"seat", "bar", "swap", "pass"} | ({"seat_group"} if self.same_sex else set())

    def may_leave_one_alone(self) -> bool:
        return self.first_turn  # B7

    def points(self, action: Action) -> Any:
        if action["do"] == "bar":
            return self.bar_values[len(self.bar)]
        return super().points(action)

    # --- seating ----------------------------------------------------------------------------------------

    def after_placement(self, touched: list[str]) -> None:
        """B10: each completed national table costs a place in the hand. B11a."""
        for table in self.full_tables(touched):
            if self.national(table):
                self.hand_size[self.to_move] = max(0, self.hand_size[self.to_move] - 1)
        if not self.free_places():
            self.end("B11a")

    def after_placements(self) -> None:
        self.draw_back()

    def draw_back(self) -> None:
        """B10, and the ends that are looked for after it (B11c, B11d)."""
        self.passes = 0
        while self.guests and len(self.hand) < self.hand_size[self.to_move]:
            self.hand.append(self.guests.pop(0))
        if not self.hand:
            self.end("B11c")
        elif len(self.guests) < 4:
            self.end("B11d")
        else:
            self.next_turn()

    # --- bar, swap, pass --------------------------------------------------------------------------------

    def check_bar(self, action: Action) -> None:
        self.need_in_hand(action["guest"])
        if is_joker(action["guest"]):
            raise Refused("B8", "no jokers at the bar")
        if len(self.bar) == len(self.bar_values):
            raise Refused("B8", "the bar is full")

    def do_bar(self, action: Action) -> None:
        self.hand.remove(action["guest"])
        self.bar.append(action["guest"])
        if len(self.bar) == len(self.bar_values):
            self.end("B11b")
        else:
            self.draw_back()

    def check_swap(self, action: Action) -> None:
        guest, at = action["guest"], action["at"]
        self.need_in_hand(guest)
        self.need_place(at)
        if at not in self.seats or not is_joker(self.seats[at]):
            raise Refused("B9", "no joker sits there")
        if is_joker(guest) or sex(guest) != sex(self.seats[at]) or not self.admits(at, guest):
            raise Refused("B9", "that guest cannot take the joker's place")

    def do_swap(self, action: Action) -> None:
        """B9: no points, no draw."""
        self.hand.remove(action["guest"])
        self.hand.append(self.seats[action["at"]])
        self.seats[action["at"]] = action["guest"]
        self.passes = 0
        self.next_turn()

    def check_pass(self, action: Action) -> None:
        if any(self.legal_actions(self.open_now() - {"pass"})):
            raise Refused("turn", "something else can be done")

    def do_pass(self, action: Action) -> None:
        self.passes += 1
        if self.passes == self.players:
            self.end("B11e")
        else:
            self.next_turn()

    # --- result -----------------------------------------------------------------------------------------

    def penalty(self, player: int) -> int:
        """B12."""
        return sum(10 if is_joker(guest) else 5 for guest in self.hands[player])
