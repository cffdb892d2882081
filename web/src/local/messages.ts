/** The messages about a match, for each viewer: a place, or null for a spectator (server/match_messages.py). */
import { PRINTED } from "../../kernel/src/ruleset.ts";
import type { Clock, DraftState, Match, Place, Series, State, Steps, Time } from "../lib/protocol.ts";
import { afterDraft } from "./drafts.ts";
import type { MatchRecord, PlaceRecord } from "./host.ts";
import { type LiveMatch, type PlayedStep, seenBy } from "./live_match.ts";

const DAY = 86_400;

/** All that a viewer may know. */
export function stateFor(live: LiveMatch, viewer: number | null, now: number): State {
  const { record, game } = live;
  const state: State = { type: "state", number: live.number, match: matchBody(record), you: viewer, recent: [] };
  if (!game) return state;
  state.recent = live.recent.map((step) => seenBy(step, viewer));
  state.clock = clockOf(record, now);
  const draft = draftFor(live, viewer);
  if (draft) return { ...state, view: draft.view, choices: draft.choices, draft: draft.draft };
  state.view = game.view(viewer);
  if (isToMove(live, viewer)) state.choices = game.choices();
  return state;
}

/** News for a viewer: steps just put on record, and how things stand after them. */
export function stepsFor(live: LiveMatch, viewer: number | null, steps: readonly PlayedStep[], now: number): Steps {
  const game = live.game!;
  return {
    type: "steps",
    from: steps[0]!.number,
    number: live.number,
    steps: steps.map((step) => seenBy(step, viewer)),
    view: game.view(viewer),
    ...(isToMove(live, viewer) ? { choices: game.choices() } : {}),
    clock: clockOf(live.record, now),
    ...(game.isOver ? { match: matchBody(live.record) } : {}),
  };
}

/** The draft of a viewer and how things would stand after it; null if there is none, or it is another's. */
export function draftFor(live: LiveMatch, viewer: number | null): DraftState | null {
  const { draft } = live.record;
  if (!draft || draft.number !== live.number || draft.place !== viewer || !isToMove(live, viewer)) return null;
  return afterDraft(live.game!, draft.actions, live.number);
}

export const isToMove = ({ game }: LiveMatch, viewer: number | null): boolean =>
  viewer !== null && game !== null && !game.isOver && game.toMove === viewer;

function clockOf(record: MatchRecord, now: number): Clock {
  const ends = record.status === "playing" ? record.turn_ends_at : null;
  return { now, ...(ends === null ? {} : { turn_ends_at: ends }) };
}

/** A match as everybody sees it: no token, no deal. */
export function matchBody(record: MatchRecord): Match {
  const { started_at, ended_at, next, previous, result, plan, edition } = record;
  const series = seriesBody(record);
  return {
    id: record.id,
    revision: record.revision,
    number: record.actions.length,
    status: record.status,
    game: record.game,
    options: { same_sex_tables: record.same_sex_tables },
    public: false,
    order: record.order,
    time: timeBody(record.seconds),
    places: record.places.map(placeBody),
    host: record.host,
    created_at: record.created_at,
    rules: record.rules,
    ...(started_at === null ? {} : { started_at }),
    ...(ended_at === null ? {} : { ended_at }),
    ...(series ? { series } : {}),
    ...(next === null ? {} : { next }),
    ...(previous === null ? {} : { previous }),
    ...(result ? { result } : {}),
    ...(edition === PRINTED ? {} : { edition }),
    ...(plan ? { plan } : {}),
  };
}

/** A place as everybody sees it. Who plays at this device is here. */
function placeBody(place: PlaceRecord): Place {
  return {
    taken_by: place.kind === "free" ? "nobody" : place.kind,
    name: place.name,
    ready: place.ready,
    present: place.kind !== "free",
    ...(place.level === null ? {} : { level: place.level }),
    ...(place.standing_in ? { standing_in: true } : {}),
  };
}

function timeBody(seconds: number): Time {
  if (!seconds) return { limit: "none" };
  return seconds >= DAY ? { limit: "days", days: Math.floor(seconds / DAY) } : { limit: "move", seconds };
}

/** The seconds of a turn, 0 for no limit. */
export function secondsOf(time: Time): number {
  if (time.limit === "none") return 0;
  return time.limit === "days" ? time.days * DAY : time.seconds;
}

/** How a series stands, this match included. */
function seriesBody(record: MatchRecord): Series | null {
  if (record.best_of === 1) return null;
  const wins = winsOf(record);
  const over = record.result !== null && isSeriesOver(record, wins);
  return { best_of: record.best_of, game: record.series_game, wins, over };
}

/** The games of the series won by each place, this one included; a shared victory counts for each winner. */
export const winsOf = (record: MatchRecord): number[] =>
  record.wins.map((won, place) => won + Number(record.result?.winners.includes(place) ?? false));

/** A series ends when somebody has won more than half of its games, or all are played. */
export const isSeriesOver = (record: MatchRecord, wins: readonly number[]): boolean =>
  Math.max(...wins) > Math.floor(record.best_of / 2) || record.series_game >= record.best_of;
