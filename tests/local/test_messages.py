"""A device tells everybody what a server would: state, steps, choices, verdicts, drafts, hints, records, reviews."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cafe.record.write import document_seen_by
from cafe.server import replays
from cafe.server.advising import review_of
from local.device import WEB, Device, Refused, running
from local.twin_match import REVIEWED, TwinMatch, plain

SAME_SEX = {"options": {"same_sex_tables": True}}
MATCHES: list[Any] = [
    ("card", 2, {}),
    ("card", 3, SAME_SEX),
    ("board", 2, {}),
    ("board", 3, SAME_SEX),
    ("board", 2, {"edition": "small"}),
    ("junior", 2, {}),
    ("junior", 4, SAME_SEX),
]
LOOKS = 12  # actions between two close looks


def look_closely(twin: TwinMatch, dice: Random) -> None:
    """Everything that can be asked about a moment."""
    mover = twin.game.to_move
    for viewer in twin.viewers:
        assert twin.said(viewer, type="state") == twin.state_here(viewer)
    every = [str(action) for action in twin.game.space.by_text]
    assert twin.said(mover, type="explain", actions=every) == twin.verdicts_here(every)
    compare_drafts(twin, dice)


def compare_drafts(twin: TwinMatch, dice: Random) -> None:
    """A draft built step by step, what it is worth, and a step that the rules refuse after it."""
    mover, steps = twin.game.to_move, list[str]()
    for _ in range(3):
        told = twin.said(mover, type="draft", number=twin.live.number, actions=steps)
        assert told == twin.draft_here(steps)
        if not told["choices"]:
            break
        steps.append(dice.choice(told["choices"])["action"])
    wrong = [*steps, dice.choice([str(action) for action in twin.game.space.by_text])]
    assert twin.said(mover, type="draft", number=twin.live.number, actions=wrong) == twin.draft_here(wrong)
    twin.said(mover, type="draft", number=twin.live.number, actions=[])


def play_through(twin: TwinMatch, seed: int) -> None:
    dice = Random(seed)
    while not twin.game.is_over:
        if twin.game.length % LOOKS == seed % LOOKS:
            look_closely(twin, dice)
        action, mover = str(dice.choice(twin.game.legal_actions())), twin.game.to_move
        for line in twin.lines:
            twin.device.ask("heard", line=line)  # drafts, which were compared as answers
        number = twin.live.number
        told = twin.said(mover, type="play", number=number, actions=[action])
        assert told == {"type": "played", "number": number + 1, "from": number}
        for line, news in zip(twin.lines, twin.play_here(action), strict=True):
            assert twin.device.ask("heard", line=line) == [news]


def compare_records(twin: TwinMatch) -> None:
    """The document and the replay, as everybody may see them."""
    live = twin.live
    for viewer in twin.viewers:
        assert twin.request("GET", "", viewer) == twin.state_here(viewer)
    assert twin.request("GET", "/document") == plain(replays.document_of_match(twin.game, live.record))
    for eyes in ("open", "spectator", "0"):
        assert twin.request("GET", f"/replay?as={eyes}") == plain(replays.replay_of_match(live, eyes))


@pytest.mark.parametrize(("game", "players", "terms"), MATCHES)
def test_a_match_is_told_as_a_server_tells_it(device: Device, game: str, players: int, terms: dict[str, Any]) -> None:
    twin = TwinMatch(device, game, players, seed=players, **terms)
    for viewer, first in zip(twin.viewers, twin.first, strict=True):
        assert [plain(one) for one in first] == [twin.state_here(viewer)]
    play_through(twin, seed=players)
    compare_records(twin)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players", "terms"), MATCHES)
def test_many_matches_are_told_so(device: Device, game: str, players: int, terms: dict[str, Any]) -> None:
    for seed in range(100, 120):
        twin = TwinMatch(device, game, players, seed=seed, **terms)
        play_through(twin, seed)
        compare_records(twin)


@pytest.mark.parametrize(("game", "players", "terms"), MATCHES)
def test_hints_and_reviews_are_the_same(device: Device, game: str, players: int, terms: dict[str, Any]) -> None:
    twin, dice = TwinMatch(device, game, players, seed=7, **terms), Random(7)
    while not twin.game.is_over:
        if twin.game.length % 25 == 5:
            assert twin.said(twin.game.to_move, type="hint") == twin.hint_here()
        action = str(dice.choice(twin.game.legal_actions()))
        twin.said(twin.game.to_move, type="play", number=twin.live.number, actions=[action])
        twin.play_here(action)
    assert twin.request("GET", "/review") == plain(review_of(twin.game, REVIEWED))


def test_documents_before_the_end_hide_the_same(device: Device) -> None:
    twin, dice = TwinMatch(device, "card", 3, seed=4), Random(4)
    for _ in range(30):
        action = str(dice.choice(twin.game.legal_actions()))
        twin.said(twin.game.to_move, type="play", number=twin.live.number, actions=[action])
        twin.play_here(action)
    for viewer in twin.viewers:
        here = document_seen_by(twin.game, viewer, name=twin.live.record.id)
        assert twin.request("GET", "/document", viewer) == plain(here)


def shift(web: Path, game: str, record: str, field: str) -> None:
    """Let a device read one field of a record from a byte too far."""
    path = web / "kernel" / "files" / f"{game}.json"
    data = json.loads(path.read_text())
    data["records"][record]["fields"][field][0] += 1
    path.write_text(json.dumps(data))


@pytest.mark.parametrize(
    ("record", "field"),
    [("State", "scores"), ("State", "hand_total"), ("Choice", "total"), ("Verdict", "rule"), ("Outcome", "points")],
)
def test_a_broken_field_is_found(script: Path, tmp_path: Path, record: str, field: str) -> None:
    files = WEB / "kernel" / "files"
    shutil.copytree(files, tmp_path / "kernel" / "files")
    shift(tmp_path, "junior", record, field)
    with running(script, tmp_path) as broken, pytest.raises((AssertionError, Refused)):
        play_through(TwinMatch(broken, "junior", 2, seed=0), seed=0)
