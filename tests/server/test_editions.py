"""Editions and floor plans over the network: offered, chosen, stored, played to the end, kept and told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cafe.client import Cafe, Seat, ServerRefusal
from cafe.protocol.tools import Report
from cafe.record.document import Document
from cafe.record.read import decode
from cafe.record.replay import replay_document
from cafe.rules.editions import edition
from cafe.rules.games import GAME_NAMES, PRINTED
from running import call
from server.playing import friends, play_out
from server.serving import serving, settings_for

OURS = list(edition("board", "small").plan.rows)[::-1]  # the small café, seen from the other side
PRINTED_PLAN = list(edition("board").plan.rows)[::-1]


def play_against_bots(seat: Seat) -> None:
    for state in seat.turns():
        assert state.choices
        best = max(state.choices, key=lambda choice: (choice.total, choice.action))
        seat.play(best.action, number=state.number)


def written(seat: Seat) -> Document:
    return seat.cafe.ask("GET", f"/api/matches/{seat.match}/document", Document, token=seat.token)


def test_the_house_tells_every_edition(cafe: Cafe) -> None:
    games = cafe.house().games
    assert [(one.game, one.edition) for one in games if one.edition == PRINTED] == [(g, PRINTED) for g in GAME_NAMES]
    small = next(one for one in games if one.edition == "small")
    assert (small.game, small.players, len(small.tables), len(small.bar)) == ("board", (2, 2), 12, 9)
    assert small.takes_plan
    assert small.open_hands
    assert {one.game for one in games if one.children} == {"junior"}
    assert {one.game for one in games if one.face_down} == {"card"}


def test_an_edition_is_played_to_its_end_against_a_bot(cafe: Cafe) -> None:
    seat = cafe.create("board", "Ada", ["level3"], edition="small", start=True)
    state = seat.look()
    assert state.match.edition == "small"
    assert state.view is not None
    assert (state.view.edition, len(state.view.tables)) == ("small", 12)
    play_against_bots(seat)
    assert seat.look().match.result is not None
    document = written(seat)
    assert document.edition == "small"
    assert replay_document(document).refusal is None
    assert seat.rematch().look().match.edition == "small"


def test_a_plan_of_one_s_own_is_played_to_its_end_and_kept_for_a_rematch(cafe: Cafe) -> None:
    seat = cafe.create("board", "Ada", ["greedy"], plan=PRINTED_PLAN, start=True)
    state = seat.look()
    assert state.match.plan == PRINTED_PLAN
    assert state.view is not None
    assert state.view.plan == tuple(PRINTED_PLAN)
    play_against_bots(seat)
    assert written(seat).plan == PRINTED_PLAN
    assert seat.rematch().look().match.plan == PRINTED_PLAN


@pytest.mark.parametrize(
    ("wish", "place", "sentence"),
    [
        ({"edition": "huge"}, "edition", "there is no edition 'huge' of board"),
        ({"edition": "small", "players": 3}, "others", "board is for 2 players, not 3"),
        ({"plan": []}, "plan", "the plan has no rows"),
        ({"plan": [". s .", "s FRs", ". . ."]}, "plan", "the table at B2 has 3 seats, it needs 4"),
        ({"edition": "small", "plan": PRINTED_PLAN}, "plan", "B2: 'TR' is neither a nation of this game"),
        ({"game": "card", "plan": OURS}, "plan", "the card game takes no other plan"),
    ],
)
def test_what_cannot_be_played_is_told_fault_by_fault(
    cafe: Cafe, wish: dict[str, object], place: str, sentence: str
) -> None:
    players, game = wish.pop("players", 2), str(wish.pop("game", "board"))
    with pytest.raises(ServerRefusal, match=sentence) as raised:
        cafe.create(game, "Ada", ["free"] * (int(str(players)) - 1), **wish)
    assert (raised.value.code, raised.value.fault.place) == ("invalid", place)


def large_plan() -> list[str]:
    """Twenty-eight tables with a chair on each side: more than the records of a server have room for."""
    nations = edition("board").cast.nations
    rows = [[". "] * 13 for _ in range(15)]
    for number in range(28):
        y, x = 2 * (number // 6) + 1, 2 * (number % 6) + 1
        rows[y][x] = nations[number % 12]
        for near in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            rows[near[0]][near[1]] = "s "
    return ["".join(row) for row in rows]


def test_a_plan_larger_than_the_printed_one_is_refused_at_once(cafe: Cafe) -> None:
    with pytest.raises(ServerRefusal, match="28 tables and 67 seats, a server has room for 24 and 68"):
        cafe.create("board", "Ada", ["free"], plan=large_plan())


def test_documents_with_an_edition_and_a_plan_are_judged(cafe: Cafe) -> None:
    seat = cafe.create("board", "Ada", ["greedy"], edition="small", plan=OURS, start=True)
    play_against_bots(seat)
    document = msgspec.to_builtins(written(seat))
    assert cafe.ask("POST", "/api/tools/referee", Report, document).ok
    with pytest.raises(ServerRefusal) as raised:
        cafe.ask("POST", "/api/tools/referee", Report, document | {"edition": "huge"})
    assert raised.value.fault.place == "edition"


def test_what_is_stored_is_read_again_backed_up_and_exported(tmp_path: Path) -> None:
    settings, restored = settings_for(tmp_path), tmp_path / "restored.db"
    with serving(settings) as address, Cafe(address) as cafe:
        seats = friends(cafe, "board", edition="small", plan=OURS)
    with serving(settings) as address, Cafe(address) as cafe:
        seats = [cafe.sit(one.match, one.token) for one in seats]
        assert seats[0].look().match.plan == OURS
        play_out(seats)
    backup = tmp_path / "all.gz"
    assert call("backup", str(backup), "--database", settings.database).code == 0
    assert call("restore", str(backup), "--database", f"sqlite:///{restored}").code == 0
    for database in (settings.database, f"sqlite:///{restored}"):
        (line,) = call("export", "--database", database).lines
        document = decode(line)
        assert (document.edition, document.plan) == ("small", OURS)
        assert replay_document(document).refusal is None
