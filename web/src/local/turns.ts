/** Taking a turn: drafting it, putting it on record, asking about it (server/turns.py). */
import { tidy } from "../../kernel/src/actions.ts";
import { explained, plainVerdict } from "../../kernel/src/decoder.ts";
import type { Game } from "../../kernel/src/game.ts";
import type { DraftState, Hint, Played, Verdicts } from "../lib/protocol.ts";
import { afterDraft, playDraft } from "./drafts.ts";
import { fault, refused } from "./faults.ts";
import type { ActionRecord, MatchRecord } from "./host.ts";
import type { Listener, LiveMatch, PlayedStep } from "./live_match.ts";
import { draftFor, stepsFor } from "./messages.ts";
import type { Registry } from "./registry.ts";

/** Put actions on record; a Refused if not, and nothing is changed. */
export function play(
  registry: Registry,
  live: LiveMatch,
  place: number,
  turn: { number: number; actions: string[]; by: "person" | "bot" },
): Promise<Played> {
  const { number, actions, by } = turn;
  if (!actions.length) throw fault("invalid", "no actions", { place: "actions" });
  return live.inTurn(async () => {
    if (number !== live.number) return repeated(live, place, number, actions);
    const { trial, steps } = tryOut(live, place, actions, by, registry.now());
    live.game = trial;
    live.remember(steps);
    standAfter(registry, live.record, trial, place);
    live.record.actions.push(...steps.map(recordOf));
    live.record.draft = null;
    await registry.keep(live);
    live.tell((viewer) => stepsFor(live, viewer, steps, registry.now()));
    registry.plan(live);
    return { type: "played", number: number + steps.length, from: number };
  });
}

const recordOf = ({ place, action, by, at_time }: PlayedStep): ActionRecord => ({ place, action, by, at_time });

/** Play actions on a copy of the game; a Refused at the first that the rules refuse. */
function tryOut(live: LiveMatch, place: number, actions: string[], by: "person" | "bot", moment: number) {
  const trial = toPlay(live, place, actions[0]!).copy();
  if (isPlayedByBot(live.record, place) !== (by === "bot"))
    throw fault("not_now", "a bot stands in for you; return first");
  const steps: PlayedStep[] = [];
  for (const text of actions) {
    if (steps.length && (trial.isOver || trial.toMove !== place)) throw refused(notYours(trial, text));
    const { text: action } = trial.find(text);
    const number = live.number + steps.length;
    steps.push({ number, place, action, by, at_time: moment, outcome: trial.play(action) });
  }
  return { trial, steps };
}

const notYours = (game: Game, action: string) =>
  game.isOver ? plainVerdict(action, "over", "over") : plainVerdict(action, "turn", "turn-player");

/** Whether a bot moves here, for itself or standing in. */
export const isPlayedByBot = (record: MatchRecord, place: number): boolean =>
  record.places[place]!.kind === "bot" || record.places[place]!.standing_in;

/** The game of a match in play whose turn it is; a Refused if it is not in play, or another's turn. */
function toPlay(live: LiveMatch, place: number, action: string): Game {
  const { game, record } = live;
  if (!game || record.status === "closed") throw fault("not_now", "the match is not in play");
  if (game.isOver || game.toMove !== place) throw refused(notYours(game, action));
  return game;
}

/** How a match stands once its game is at this point, after an action of `mover`. */
function standAfter(registry: Registry, record: MatchRecord, game: Game, mover: number): void {
  const moment = registry.now();
  record.touched_at = moment;
  const { result } = game;
  if (result) Object.assign(record, { status: "over", ended_at: moment, result, turn_ends_at: null });
  else if (game.toMove !== mover || record.turn_ends_at === null) record.turn_ends_at = turnEnds(record, game, moment);
}

/** When a turn that begins now must be finished; null without a clock. */
export const turnEnds = (record: MatchRecord, game: Game, moment: number): number | null =>
  record.seconds && record.places[game.toMove]!.kind === "person" ? moment + record.seconds : null;

/** The answer once more if this place has put just these actions on record there; else the number is stale. */
function repeated(live: LiveMatch, place: number, number: number, actions: readonly string[]): Played {
  const there = live.record.actions.slice(number, number + actions.length);
  const isSame = (done: ActionRecord, i: number) =>
    done.place === place && done.by === "person" && done.action === tidy(actions[i]!);
  if (number < live.number && there.length === actions.length && there.every(isSame))
    return { type: "played", number: number + actions.length, from: number, repeat: true };
  throw stale(live);
}

const stale = (live: LiveMatch) => fault("stale", `the match is at number ${live.number}`, { number: live.number });

/** Replace the draft of the player to move, and tell their other lines. */
export function draft(
  registry: Registry,
  live: LiveMatch,
  place: number,
  turn: { number: number; actions: string[]; listener?: Listener },
): Promise<DraftState> {
  const { number, actions, listener } = turn;
  return live.inTurn(async () => {
    const game = toPlay(live, place, actions[0] ?? "draft");
    if (number !== live.number) throw stale(live);
    const state = afterDraft(game, actions, number);
    const steps = state.draft.steps.map((step) => step.action);
    live.record.draft = steps.length ? { number, place, actions: steps } : null;
    await registry.keep(live);
    const news = (viewer: number | null) =>
      viewer === place ? (draftFor(live, viewer) ?? afterDraft(game, [], number)) : null;
    live.tell(news, listener);
    return state;
  });
}

/** The game after the draft of the player to move, and whether the draft can go no further. */
function drafted(live: LiveMatch, place: number, action: string): { game: Game; finished: boolean } {
  const game = toPlay(live, place, action);
  const kept = live.record.draft;
  if (!kept || kept.place !== place || kept.number !== live.number) return { game, finished: false };
  const { trial, steps } = playDraft(game, kept.actions);
  return { game: trial, finished: Boolean(steps.at(-1)?.then) };
}

/** What the rules say of actions, each judged after the draft; only on one's own turn: verdicts tell of hands. */
export function explain(live: LiveMatch, place: number, actions: readonly string[]): Verdicts {
  if (!actions.length) return { type: "explained", verdicts: [] };
  const { game } = drafted(live, place, actions[0]!);
  return { type: "explained", verdicts: actions.map((action) => explained(game.explain(action))) };
}

/** The best turns from here, after the draft, from what the player sees. */
export async function hint(registry: Registry, live: LiveMatch, place: number): Promise<Hint> {
  const { game, finished } = drafted(live, place, "hint");
  if (finished) return { type: "hint", steps: [], total: 0, by: live.rules.ruleset.data.strongest };
  const view = game.view(place);
  const { hintFrom } = await import("../../kernel/src/advice.ts"); // fetched for the first hint
  return live.room.think((search) => hintFrom(search, live.rules, view, registry.hintEffort, registry.seed()));
}
