"""One match twice, with the same deal: as the server has it in memory, and on a device in Node."""

from __future__ import annotations

from typing import Any

import msgspec

from cafe import Game
from cafe.bots.search_settings import Effort
from cafe.protocol.matches import ResultBody
from cafe.protocol.play import Verdicts
from cafe.rules.games import PRINTED
from cafe.server import match_messages, turns
from cafe.server.advising import hint_with
from cafe.server.drafts import after_draft
from cafe.server.faults import Fault
from cafe.server.live_match import LiveMatch
from cafe.server.steps import play_step
from cafe.server.store.rows import DealRecord, MatchRecord, PlaceRecord
from cafe.server.version import RULES
from local.device import Device, Refused

NOW = 1000.0
RANDOM = 0.25  # what the device's dice always show
SEED = int(RANDOM * 2**31)  # of a hint then
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
SIMULATIONS, REVIEWED = 60, 12
MATCH = "local-twin"


def plain(message: Any) -> Any:
    """A message as it is sent, without the English sentences of hints, which a device leaves to the page."""
    return without_words(msgspec.json.decode(msgspec.json.encode(message)))


def without_words(message: Any) -> Any:
    if isinstance(message, list):
        return [without_words(one) for one in message]
    if not isinstance(message, dict):
        return message
    return {key: without_words(one) for key, one in message.items() if key != "message"}


class TwinMatch:
    """A match of persons, whom both sides are asked for at every step."""

    def __init__(self, device: Device, game: str, players: int, seed: int, **terms: Any) -> None:
        self.device = device
        self.viewers: list[int | None] = [*range(players), None]
        dealt = Game.new(game, players, seed=seed, **terms)
        state, edition = dealt.first_state[0], dealt.ruleset.edition
        guests = [edition.cast.codes[kind] for kind in state["stock"].tolist()[: int(state["stock_size"])]]
        tables = [edition.table_text(one) for one in state["tables_stock"].tolist()[: int(state["tables_size"])]]
        self.live = LiveMatch(
            MatchRecord(
                id=MATCH,
                game=game,  # type: ignore[arg-type]
                same_sex_tables=dealt.ruleset.same_sex_tables,
                status="playing",
                rules=RULES,
                start=dealt.start,
                deal=DealRecord(guests, tables),
                created_at=NOW,
                started_at=NOW,
                touched_at=NOW,
                wins=[0] * players,
                edition=None if edition.name == PRINTED else edition.name,
                plan=terms.get("plan"),
                places=[PlaceRecord(taken_by="person", name=NAMES[i], seen_at=NOW) for i in range(players)],
            )
        )
        self.live.set_up([])
        effort = {"seconds": None, "simulations": SIMULATIONS}
        device.ask("open", records=[self._record()], now=NOW, random=RANDOM, hint=effort, review=REVIEWED)
        self.lines = [device.ask("connect", match=MATCH, **self._token(viewer)) for viewer in self.viewers]
        self.first = [device.ask("heard", line=line) for line in self.lines]

    @property
    def game(self) -> Game:
        assert self.live.game is not None
        return self.live.game

    def _record(self) -> dict[str, Any]:
        """The same match as a device keeps it."""
        here = msgspec.to_builtins(self.live.record)
        kept = (
            "id revision status game same_sex_tables order seconds host rules start deal created_at started_at ended_at"
        )
        more = "touched_at turn_ends_at best_of series_game wins previous next result plan"
        places = [
            {
                "kind": place["taken_by"],  # as browsers keep it
                **{key: place[key] for key in ("name", "level", "plays_as", "standing_in", "ready")},
                "token": f"t{i}",
            }
            for i, place in enumerate(here["places"])
        ]
        named = {key: here[key] for key in f"{kept} {more}".split()}
        return {**named, "edition": here["edition"] or PRINTED, "places": places, "actions": [], "draft": None}

    @staticmethod
    def _token(viewer: int | None) -> dict[str, str]:
        return {} if viewer is None else {"token": f"t{viewer}"}

    def request(self, method: str, path: str, viewer: int | None = None, body: Any = None) -> Any:
        """A request about the match to the device."""
        token = None if viewer is None else f"t{viewer}"
        return without_words(self.device.request(method, f"/matches/{MATCH}{path}", body, token))

    def said(self, viewer: int | None, **message: Any) -> Any:
        """What the device answers over a line, or its refusal."""
        line = self.lines[self.viewers.index(viewer)]
        try:
            return without_words(self.device.ask("ask", line=line, message=message))
        except Refused as refused:
            return {"refused": without_words(refused.fault)}

    # -- what the server says ---------------------------------------------------------------------------

    def state_here(self, viewer: int | None) -> Any:
        return plain(match_messages.state_for(self.live, viewer, NOW))

    def play_here(self, action: str) -> list[Any]:
        """Put an action on record as the server does; the news for each viewer."""
        live = self.live
        step = play_step(self.game, self.game.space.find(action), number=live.number, by="person", at_time=NOW)
        live.recent.append(step)
        live.record.number += 1
        live.draft = None
        result = self.game.result
        if result is not None:
            told = ResultBody(list(result.scores), list(result.penalties), list(result.winners), result.reason)
            live.record.status, live.record.ended_at, live.record.result = "over", NOW, told
        return [plain(match_messages.steps_for(live, viewer, [step], NOW)) for viewer in self.viewers]

    def draft_here(self, actions: list[str]) -> Any:
        try:
            return plain(after_draft(self.game, self.game.to_move, actions, self.live.number))
        except Fault as fault:
            return {"refused": plain(fault.body)}

    def verdicts_here(self, actions: list[str]) -> Any:
        return plain(Verdicts([turns.explained(self.game, action) for action in actions]))

    def hint_here(self) -> Any:
        view = self.game.view(self.game.to_move)
        return plain(hint_with(view, Effort(simulations=SIMULATIONS), SEED))
