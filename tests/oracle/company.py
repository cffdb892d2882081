"""What `card` and `board` share: companions, nobody alone, points, same-sex tables (G5-G7, K12, B13)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from .guests import is_joker, nation, of_nation, sex
from .oracle import Action, Oracle, Refused

PROPER = {(1, 1), (1, 2), (2, 1), (2, 2)}  # G5: ladies, gentlemen


class CompanyOracle(Oracle):
    placements: int  # how many a turn may have
    group_size: int  # how many a same-sex group may have
    nation_rule: str
    group_rule: str

    def begin_turn(self) -> None:
        self.placed = 0
        self.waiting: str | None = None  # the seat of a lone guest who needs a companion (G6)

    # --- the rules for one guest ------------------------------------------------------------------------

    def admits(self, at: str, guest: str) -> bool:
        """K5, B6: some table it touches is of its nation; jokers are welcome anywhere."""
        return is_joker(guest) or any(nation(guest) == self.tables[table] for table in self.touches(at))

    def companions_fit(self, table: str, newcomers: dict[str, str]) -> bool:
        """G5, for a table that one of the newcomers touches."""
        sexes = [sex(guest) for guest in self.company(table, newcomers)]
        return len(sexes) == 1 or (sexes.count("f"), sexes.count("m")) in PROPER

    def alone(self, at: str, newcomers: dict[str, str]) -> bool:
        """G6: nobody else at any table this seat touches."""
        return all(len(self.company(table, newcomers)) == 1 for table in self.touches(at))

    def meet(self, at: str, other: str) -> bool:
        """Two seats that touch a common table (R7: any will do)."""
        return any(table in self.touches(other) for table in self.touches(at))

    def may_leave_one_alone(self) -> bool:
        return False

    def can_be_joined(self, guest: str, at: str) -> bool:
        """G6: with this guest seated, the turn and the hand still have a placement that joins it."""
        if self.placed + 2 > self.placements:
            return False
        rest = list(self.hand)
        rest.remove(guest)
        seats = [place for place in self.free_places() if place != at and self.meet(at, place)]
        return any(self.can_join({at: guest, seat: friend}, seat) for friend in set(rest) for seat in seats)

    def can_join(self, newcomers: dict[str, str], seat: str) -> bool:
        fits = all(self.companions_fit(table, newcomers) for table in self.touches(seat))
        return fits and self.admits(seat, newcomers[seat])

    def check_seat(self, action: Action) -> None:
        guest, at = action["guest"], action["at"]
        self.need_in_hand(guest)
        self.need_free(at)
        self.need_nation(guest, at)
        for table in self.touches(at):
            if not self.companions_fit(table, {at: guest}):
                raise Refused("G5", f"the company at {table} does not fit")
        self.need_company(guest, at)

    def need_nation(self, guest: str, at: str) -> None:
        if not self.admits(at, guest):
            raise Refused(self.nation_rule, f"{at} is at no table of that nation")

    def need_company(self, guest: str, at: str) -> None:
        """G6, and B7 where one guest may be left alone."""
        alone = self.alone(at, {at: guest})
        deserts = self.waiting is not None and not self.meet(self.waiting, at)
        if self.may_leave_one_alone():
            if alone and deserts:
                raise Refused("G6", "that would leave two guests alone")
            return
        if deserts:
            raise Refused("G6", f"the guest at {self.waiting} must be joined first")
        if alone and not self.can_be_joined(guest, at):
            raise Refused("G6", "nobody can join this guest")

    def check_stop(self, action: Action) -> None:
        if self.waiting is not None and not self.may_leave_one_alone():
            raise Refused("G6", f"the guest at {self.waiting} must be joined")

    # --- points -----------------------------------------------------------------------------------------

    def national(self, table: str, newcomers: dict[str, str] | None = None) -> bool:
        """G7: all of the table's own nation (R1)."""
        return all(of_nation(guest, self.tables[table]) for guest in self.company(table, newcomers))

    def pay(self, table: str, newcomers: dict[str, str]) -> int:
        """G7, at one table, for the guest who has just sat down there."""
        number = len(self.company(table, newcomers))
        if number < 2:
            return 0
        return 2 * number if self.national(table, newcomers) else number

    def points(self, action: Action) -> Any:
        if action["do"] == "seat":
            return self.points_of([action], None)
        if action["do"] == "seat_group":
            paid = self.points_of(action["guests"], action["table"])
            newcomers = {entry["at"]: entry["guest"] for entry in action["guests"]}
            paid[action["table"]] = 40 if self.national(action["table"], newcomers) else 20
            return paid
        return super().points(action)

    def points_of(self, entries: list[dict[str, Any]], apart: str | None) -> dict[str, int]:
        """G7 for guests in the order they sit, by table; the table `apart` pays otherwise (R9)."""
        paid: dict[str, int] = {}
        newcomers: dict[str, str] = {}
        for entry in entries:
            newcomers[entry["at"]] = entry["guest"]
            for table in self.touches(entry["at"]):
                if table != apart and self.pay(table, newcomers):
                    paid[table] = paid.get(table, 0) + self.pay(table, newcomers)
        return paid

    # --- doing it ---------------------------------------------------------------------------------------

    def sit(self, guest: str, at: str) -> None:
        self.hand.remove(guest)
        self.seats[at] = guest
        self.placed += 1

    def do_seat(self, action: Action) -> None:
        at = action["at"]
        self.sit(action["guest"], at)
        self.waiting = at if self.alone(at, {}) else None
        self.after_placement(self.touches(at))
        if not self.over and (self.placed == self.placements or not self.hand):
            self.after_placements()

    def do_stop(self, action: Action) -> None:
        self.after_placements()

    def full_tables(self, touched: list[str]) -> list[str]:
        return [table for table in touched if len(self.company(table)) == 4]

    def after_placement(self, touched: list[str]) -> None:
        """What full tables bring about, and an end that comes at once."""
        raise NotImplementedError

    def after_placements(self) -> None:
        """The turn's last placement is done."""
        raise NotImplementedError

    # --- same-sex tables (K12, B13) ---------------------------------------------------------------------

    def check_seat_group(self, action: Action) -> None:
        entries, group_table = action["guests"], action["table"]
        self.need_in_hand(*[entry["guest"] for entry in entries])
        for entry in entries:
            self.need_free(entry["at"])
        newcomers = {entry["at"]: entry["guest"] for entry in entries}
        if len(newcomers) < len(entries):
            raise Refused("G3", "two guests on one seat")
        for at, guest in newcomers.items():
            self.need_nation(guest, at)
        for at in newcomers:
            for table in self.touches(at):
                if table != group_table and not self.companions_fit(table, newcomers):
                    raise Refused("G5", f"the company at {table} does not fit")
        for at in newcomers:
            if group_table not in self.touches(at) and self.alone(at, newcomers):
                raise Refused("G6", f"the guest at {at} stays alone")
        if not self.is_group(newcomers, group_table):
            raise Refused(self.group_rule, "no table of four of one sex comes about")

    def is_group(self, newcomers: dict[str, str], table: str) -> bool:
        if table not in self.tables or not 1 <= len(newcomers) <= self.group_size:
            return False
        if not all(table in self.touches(at) for at in newcomers):
            return False
        sexes = [sex(guest) for guest in self.company(table, newcomers)]
        return len(sexes) == 4 and len(set(sexes)) == 1

    def do_seat_group(self, action: Action) -> None:
        touched: set[str] = set()
        for entry in action["guests"]:
            self.sit(entry["guest"], entry["at"])
            touched.update(self.touches(entry["at"]))
        self.after_placement(sorted(touched))
        if not self.over:
            self.after_placements()

    # --- candidates -------------------------------------------------------------------------------------

    def candidates(self, do: str) -> Iterator[Action]:
        if do == "seat":
            for guest in self.kinds_in_hand():
                for at in self.free_places():
                    yield {"do": do, "guest": guest, "at": at}
        elif do == "seat_group":
            yield from self.group_candidates()
        elif do in ("bar", "lay_down"):
            for guest in self.kinds_in_hand():
                yield {"do": do, "guest": guest}
        elif do == "swap":
            for guest in self.kinds_in_hand():
                for at in sorted(self.seats):
                    yield {"do": do, "guest": guest, "at": at}
        else:
            yield {"do": do}

    def group_candidates(self) -> Iterator[Action]:
        """A group fills all the free chairs of its table; every choice of guests, in every order."""
        for table in self.tables:
            free = [at for at in self.chairs(table) if at not in self.seats]
            for one in "fm":
                if any(sex(guest) != one for guest in self.company(table)):
                    continue
                for chosen in self.fill(free, [guest for guest in self.hand if sex(guest) == one]):
                    for order in permutations(chosen):
                        yield {"do": "seat_group", "table": table, "guests": [dict(e) for e in order]}

    def fill(self, free: list[str], guests: list[str]) -> Iterator[list[dict[str, str]]]:
        """All ways to give each free chair a guest whom it admits; guests of one kind are alike."""
        if not free:
            yield []
            return
        for guest in sorted(set(guests)):
            if self.admits(free[0], guest):
                rest = list(guests)
                rest.remove(guest)
                for others in self.fill(free[1:], rest):
                    yield [{"guest": guest, "at": free[0]}, *others]
