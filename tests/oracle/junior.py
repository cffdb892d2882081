"""Junior (J1-J13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .guests import is_joker, nation, sex
from .oracle import Action, Oracle, Refused
from .plan import JUNIOR_MIDDLE, JUNIOR_PLACES, neighbour, neighbours, reading_order, side_flags

HAND = 6  # J10


class JuniorOracle(Oracle):
    def deal(self, deal: dict[str, list[str]]) -> None:
        """J3."""
        self.guests = list(deal["guests"])
        self.deal_hands([8] + [6] * (self.players - 1))
        self.tables = dict(zip(JUNIOR_MIDDLE, deal["tables"][8:12], strict=True))
        self.tables_stock = list(deal["tables"][12:])

    def places(self) -> list[str]:
        """J2: the four sides of each table laid, belonging to it alone."""
        return [at for table in self.tables for at in neighbours(table)]

    def table_of(self, at: str) -> str:
        return self.touches(at)[0]

    def begin_turn(self) -> None:
        self.kind: str | None = None  # "seat" or "discard", once the turn is one of these (J4)
        self.seated = 0
        self.third: str | None = None  # the table where a third of one sex has just sat down (J13)
        self.choices: list[str] = []  # where the new table may lie, while the player chooses (J7)

    def open_now(self) -> set[str]:
        if self.choices:
            return {"lay_table"}
        if self.third is not None:
            return {"seat", "stop"}  # J13: no swap
        if self.kind is not None:
            return {self.kind, "swap", "stop"}
        opening = {"seat", "discard", "swap"}
        return opening if self.hand else opening | {"stop"}  # a player who holds nobody just draws

    # --- seating ----------------------------------------------------------------------------------------

    def admits(self, at: str, guest: str) -> bool:
        """J5: the flags at the ends of the side; jokers anywhere."""
        table = self.table_of(at)
        side = next(side for side in "NESW" if neighbour(table, side) == at)
        return is_joker(guest) or nation(guest) in side_flags(self.tables[table], side)

    def check_seat(self, action: Action) -> None:
        guest, at = action["guest"], action["at"]
        self.need_in_hand(guest)
        self.need_free(at)
        if not self.admits(at, guest):
            raise Refused("J5", "that side does not have the guest's flag")
        self.need_companions(guest, self.table_of(at))
        if self.third is not None and self.table_of(at) != self.third:
            raise Refused("J13", f"only the fourth at {self.third} may follow")

    def need_companions(self, guest: str, table: str) -> None:
        """J5: never more than two of one sex; J13 for tables where one sex sits by itself."""
        sexes = [sex(other) for other in self.company(table)]
        like = sexes.count(sex(guest))
        unlike = len(sexes) - like
        if self.same_sex and unlike == 0:
            return
        if self.same_sex and unlike == 3:
            raise Refused("J13", "three of one sex take only a fourth")
        if like + 1 > 2 or unlike > 2:
            raise Refused("J5", "more than two of one sex")

    def fills(self, at: str) -> bool:
        return len(self.company(self.table_of(at))) == 3

    def points(self, action: Action) -> Any:
        if action["do"] == "seat":
            return {self.table_of(action["at"]): 1 + self.bonus(action["guest"], action["at"])}
        if action["do"] == "stop" and self.doubles():
            return self.seated
        return None

    def bonus(self, guest: str, at: str) -> int:
        """J7, J13: for the fourth guest at a table."""
        if not self.fills(at):
            return 0
        others = self.company(self.table_of(at))
        return 20 if self.same_sex and all(sex(other) == sex(guest) for other in others) else 10

    def doubles(self) -> bool:
        """J6; a completed table would have ended the turn without a stop."""
        return self.kind == "seat" and not self.hand and self.seated >= 6

    def do_seat(self, action: Action) -> None:
        guest, at = action["guest"], action["at"]
        table = self.table_of(at)
        full = self.fills(at)
        self.hand.remove(guest)
        self.seats[at] = guest
        self.kind = "seat"
        self.seated += 1
        if full:
            self.table_filled(table)
        elif [sex(other) for other in self.company(table)].count(sex(guest)) == 3:
            self.third = table  # J13

    # --- a full table (J7) ------------------------------------------------------------------------------

    def table_filled(self, full: str) -> None:
        free = [place for place in JUNIOR_PLACES if place not in self.tables]
        if not free or not self.tables_stock:
            if not self.free_places():
                self.end("J11a")
            else:
                self.draw_up()
            return
        near = [place for place in free if place in neighbours(full, 3)]
        qualify = near or free
        if len(qualify) == 1:
            self.lay_new_table(qualify[0])
        else:
            self.choices = qualify

    def lay_new_table(self, at: str) -> None:
        self.tables[at] = self.tables_stock.pop(0)
        self.draw_up()

    def check_lay_table(self, action: Action) -> None:
        if action["at"] not in self.choices:
            raise Refused("J7", "the new table may not lie there")

    def do_lay_table(self, action: Action) -> None:
        self.lay_new_table(action["at"])

    # --- discard, swap, stop ----------------------------------------------------------------------------

    def check_discard(self, action: Action) -> None:
        self.need_in_hand(action["guest"])

    def do_discard(self, action: Action) -> None:
        """J8."""
        self.kind = "discard"
        self.hand.remove(action["guest"])
        self.gone.append(action["guest"])

    def check_swap(self, action: Action) -> None:
        guest, at = action["guest"], action["at"]
        self.need_in_hand(guest)
        self.need_place(at)
        if at not in self.seats or not is_joker(self.seats[at]):
            raise Refused("J9", "no joker sits there")
        if is_joker(guest) or sex(guest) != sex(self.seats[at]) or not self.admits(at, guest):
            raise Refused("J9", "that guest cannot take the joker's place")

    def do_swap(self, action: Action) -> None:
        """J9: the joker comes to the hand; no points. (A table with a joker is never turned over, J7.)"""
        self.hand.remove(action["guest"])
        self.hand.append(self.seats[action["at"]])
        self.seats[action["at"]] = action["guest"]

    def check_stop(self, action: Action) -> None:
        """Allowed whenever it is open."""

    def do_stop(self, action: Action) -> None:
        self.draw_up()

    def draw_up(self) -> None:
        """J10, J11b: the turn's end."""
        while len(self.hand) < HAND:
            if not self.guests:
                self.end("J11b")
                return
            self.hand.append(self.guests.pop(0))
        self.next_turn()

    # --- candidates and result --------------------------------------------------------------------------

    def candidates(self, do: str) -> Iterator[Action]:
        if do in ("seat", "swap"):
            places = self.free_places() if do == "seat" else list(self.seats)
            for guest in self.kinds_in_hand():
                for at in sorted(places, key=reading_order):
                    yield {"do": do, "guest": guest, "at": at}
        elif do == "discard":
            for guest in self.kinds_in_hand():
                yield {"do": do, "guest": guest}
        elif do == "lay_table":
            for at in self.choices:
                yield {"do": do, "at": at}
        else:
            yield {"do": do}

    def penalty(self, player: int) -> int:
        """J12."""
        return 5 * sum(is_joker(guest) for guest in self.hands[player])
