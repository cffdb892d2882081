"""The list of everything that goes over the wire: what a server sends, what it accepts.

docs/protocol.schema.json and the page's types are generated from these lists (`make types`).
"""

from __future__ import annotations

from typing import Any

from cafe.protocol import advice, care, faults, matches, play, profiles, puzzles, tools
from cafe.record.document import Document
from cafe.rules import games

# What comes over a socket.
Message = (
    play.State
    | play.Steps
    | play.DraftState
    | play.Played
    | play.Verdicts
    | advice.Hint
    | play.MatchChanged
    | play.Said
    | play.Done
    | play.Pong
    | play.Refused
)

# Unions and choices that have their own names on the page.
NAMED: dict[str, Any] = {
    "GameName": games.GameName,
    "Then": play.Then,
    "Time": matches.Time,
    "Strength": puzzles.Strength,
    "Effect": play.Effect,
    "ServerMessage": Message,
    "ClientMessage": play.Hello | play.Asked,
}

SENT: tuple[Any, ...] = (
    faults.ErrorBody,
    matches.MatchBody,
    matches.Matches,
    matches.Joined,
    advice.ReviewBody,
    profiles.ProfileBody,
    profiles.NewProfile,
    profiles.OwnData,
    profiles.Leaderboard,
    puzzles.PuzzleBody,
    puzzles.PuzzleAnswer,
    tools.StepList,
    tools.Replay,
    tools.Report,
    tools.PositionBody,
    tools.HouseBody,
    tools.VersionBody,
    tools.Health,
    tools.Ready,
    Document,
)

ACCEPTED: tuple[Any, ...] = (
    matches.Create,
    matches.Join,
    matches.ChangePlace,
    matches.AbsentVote,
    matches.RematchWish,
    care.ReportWish,
    play.TurnActions,
    play.Questions,
    profiles.ProfileWish,
    puzzles.PuzzleTry,
    tools.PositionQuestions,
    Document,
)
