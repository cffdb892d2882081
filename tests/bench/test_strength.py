"""The command that shows how strong our players are."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import strength
from strength import LEVEL5, Question, Wishes, line, questions, run, settle

EASY = Question("card", 2, "greedy", "random", 0.6)
HARD = Question("card", 4, "greedy", "random", 0.99)


def test_every_claim_is_asked_of_every_game() -> None:
    asked = list(questions(LEVEL5))
    assert len(asked) == 3 * (4 + 4 + 3)
    assert len({question.file for question in asked}) == len(asked)
    for game in ("card", "board", "junior"):
        shares = {(q.players, q.one, q.other): q.share for q in asked if q.game == game}
        assert shares[2, "level3", "level2"] == 0.6
        assert shares[4, LEVEL5, "level4"] == 0.25
        assert shares[2, "search@0.1s", "greedy"] == (0.85 if game == "card" else 0.8)
        assert shares[2, "search@0.1s", "baselines.flat:quick"] == 0.6
        assert shares[2, "search@1000", "baselines.openspiel:thousand"] == 0.6


def test_a_question_is_played_until_it_is_settled(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([EASY], Wishes(400, 1, 1, None)) == 0
    found = capsys.readouterr().out.splitlines()[1]
    assert found.startswith("card, 2 players: greedy against random")
    assert found.endswith("60 %  reached")
    assert run([HARD], Wishes(400, 1, 1, None)) == 1
    found = capsys.readouterr().out.splitlines()[1]
    assert found.startswith("card, 4 players: greedy against 3 of random")
    assert found.endswith("99 %  not reached")


def test_results_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    standing, interrupted = settle(EASY, Wishes(4, 1, 1, tmp_path))
    assert not interrupted
    assert line(EASY, standing).endswith("60 %  not settled")
    before = (tmp_path / EASY.file).read_bytes()
    more, _ = settle(EASY, Wishes(400, 1, 1, tmp_path))
    assert (tmp_path / EASY.file).read_bytes().startswith(before)
    assert more.verdicts[0].stronger == 0
    after = (tmp_path / EASY.file).read_bytes()
    again, _ = settle(EASY, Wishes(400, 1, 1, tmp_path))
    assert (tmp_path / EASY.file).read_bytes() == after
    assert line(EASY, again) == line(EASY, more)


def test_bad_words_are_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "argv", ["strength.py", "--only", "card", "chess"])
    with pytest.raises(SystemExit, match="2"):
        strength.main()
    assert capsys.readouterr().err.splitlines()[-1].endswith("no question has the words card chess")
    (tmp_path / "folder").touch()
    monkeypatch.setattr(sys, "argv", ["strength.py", "--results", str(tmp_path / "folder")])
    assert strength.main() == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
