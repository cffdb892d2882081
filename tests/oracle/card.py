"""The card game (K1-K12)."""

from __future__ import annotations

from .company import CompanyOracle
from .oracle import Action, Refused
from .plan import CARD_SEATS, CARD_TABLES, reading_order

FULL_HAND = 12  # K8, K9


class CardOracle(CompanyOracle):
    placements = 3  # K4
    group_size = 4  # K12
    nation_rule = "K5"
    group_rule = "K12"

    def deal(self, deal: dict[str, list[str]]) -> None:
        """K3."""
        self.guests = list(deal["guests"])
        self.deal_hands([7] * self.players)
        self.tables = dict(zip(CARD_TABLES, deal["tables"][:5], strict=True))
        self.tables_stock = list(deal["tables"][5:])

    def places(self) -> list[str]:
        return CARD_SEATS

    def begin_turn(self) -> None:
        super().begin_turn()
        self.asked = False  # whether the player must say if the game ends (K10c)
        if not self.guests and not self.legal():
            self.end("K10b")  # K8: nothing to draw and nothing else to do

    def open_now(self) -> set[str]:
        if self.asked:
            return {"declare_end", "decline_end"}
        if self.placed:
            return {"seat", "stop"}
        return {"seat", "draw", "lay_down"} | ({"seat_group"} if self.same_sex else set())

    # --- seating ----------------------------------------------------------------------------------------

    def after_placement(self, touched: list[str]) -> None:
        """K6: full tables leave with their guests and are replaced, or the game ends (K10a)."""
        full = sorted(self.full_tables(touched), key=reading_order)
        for at in {at for table in full for at in self.chairs(table)}:
            self.gone.append(self.seats.pop(at))
        for table in full:
            del self.tables[table]
        if len(full) > len(self.tables_stock):
            self.end("K10a")
            return
        for table in full:
            self.tables[table] = self.tables_stock.pop(0)

    def after_placements(self) -> None:
        if self.hand:
            self.next_turn()
        else:
            self.asked = True  # K10c

    def check_declare_end(self, action: Action) -> None:
        """Open only when asked, and then always allowed."""

    def do_declare_end(self, action: Action) -> None:
        self.end("K10c")

    def check_decline_end(self, action: Action) -> None:
        """Open only when asked, and then always allowed."""

    def do_decline_end(self, action: Action) -> None:
        self.next_turn()

    # --- drawing and laying down ------------------------------------------------------------------------

    def check_draw(self, action: Action) -> None:
        if len(self.hand) >= FULL_HAND:
            raise Refused("K8", "twelve in hand")
        if not self.guests:
            raise Refused("K8", "nobody is left to draw")
        if action.get("guest", self.guests[0]) != self.guests[0]:
            raise Refused("K8", "another guest is on top")

    def do_draw(self, action: Action) -> None:
        self.hand.append(self.guests.pop(0))
        if self.guests:
            self.next_turn()
        else:
            self.end("K10b")

    def check_lay_down(self, action: Action) -> None:
        self.need_in_hand(action["guest"])
        if len(self.hand) < FULL_HAND:
            raise Refused("K9", "fewer than twelve in hand")

    def do_lay_down(self, action: Action) -> None:
        self.hand.remove(action["guest"])
        self.face_down[self.to_move].append(action["guest"])
        self.next_turn()

    # --- result -----------------------------------------------------------------------------------------

    def penalty(self, player: int) -> int:
        """K11."""
        return 2 * (len(self.hands[player]) + len(self.face_down[player]))

    def rank(self, score: int, penalty: int) -> tuple[int, ...]:
        """K11: a tie goes to the fewest minus points."""
        return score, -penalty
