/** Games looked at, not played: documents, replays, reviews, positions, puzzles. Fetched when somebody first asks. */
import { hintFrom } from "../../kernel/src/advice.ts";
import { explained } from "../../kernel/src/decoder.ts";
import { reviewGame } from "../../kernel/src/review.ts";
import type {
  GameDocument,
  GameName,
  Hint,
  Position,
  Replay,
  Report,
  Review,
  StepList,
  Verdicts,
} from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import { actionsOf } from "./line.ts";
import { type LiveMatch, seenBy } from "./live_match.ts";
import { placeOf } from "./places.ts";
import { Puzzles, strengthOf } from "./puzzles.ts";
import type { Registry } from "./registry.ts";
import { accepted, gameOver, judge, matchDocument, replayOf, reportOf } from "./replays.ts";
import type { Asked } from "./routes.ts";

const eyesOf = ({ query }: Asked): string => query.get("as") ?? "open";

/** Steps from a number on, as the viewer may see them. */
export function stepsOfMatch(live: LiveMatch, { token, query }: Asked): StepList {
  const viewer = placeOf(live, token);
  const again = live.game?.again();
  const steps = live.record.actions.map((done, number) => ({ ...done, number, outcome: again!.play(done.action) }));
  return { steps: steps.slice(Number(query.get("since") ?? 0)).map((step) => seenBy(step, viewer)) };
}

export const documentOfMatch = (live: LiveMatch, { token }: Asked): GameDocument =>
  matchDocument(live, placeOf(live, token));

/** A match that is over, step by step. */
export const replayOfMatch = (live: LiveMatch, asked: Asked): Replay =>
  replayOf(gameOver(live), matchDocument(live, null), eyesOf(asked));

const reviews = new WeakMap<LiveMatch, Promise<Review>>(); // those of matches that are over are made once

export function reviewOfMatch(live: LiveMatch, { registry }: Asked): Promise<Review> {
  const game = gameOver(live);
  const known = reviews.get(live) ?? live.room.think((search) => reviewGame(search, game, registry.reviewSimulations));
  reviews.set(live, known);
  known.catch(() => reviews.delete(live));
  return known;
}

/** What the referee says of a document. */
export const report = async ({ registry, body }: Asked): Promise<Report> => reportOf(await judge(registry.rooms, body));

/** The position after a document's actions, open, and all legal moves. */
export async function position({ registry, body }: Asked): Promise<Position> {
  const judged = await judge(registry.rooms, body);
  return { report: reportOf(judged), view: judged.game.openView(), choices: judged.game.choices() };
}

/** What the rules say of actions in a position. */
export async function explainPosition({ registry, body }: Asked): Promise<Verdicts> {
  const { game } = await judge(registry.rooms, body.document);
  return { type: "explained", verdicts: actionsOf(body).map((action) => explained(game.explain(action))) };
}

/** The best turns of the player to move, from what that player sees. */
export async function bestTurns({ registry, body }: Asked): Promise<Hint> {
  const { game, document } = await judge(registry.rooms, body);
  if (game.isOver) throw fault("not_now", "the game is over");
  const room = await registry.rooms.of(document.game);
  const view = game.view(game.toMove);
  return room.think((search) => hintFrom(search, game.rules, view, registry.hintEffort, registry.seed()));
}

export async function replayGiven(asked: Asked): Promise<Replay> {
  const { game, document } = await accepted(asked.registry.rooms, asked.body);
  return replayOf(game, document, eyesOf(asked));
}

export async function reviewGiven({ registry, body }: Asked): Promise<Review> {
  const { game, document } = await accepted(registry.rooms, body);
  const room = await registry.rooms.of(document.game);
  return room.think((search) => reviewGame(search, game, registry.reviewSimulations));
}

const shelves = new WeakMap<Registry, Puzzles>();

function puzzlesOf(registry: Registry): Puzzles {
  const known = shelves.get(registry) ?? new Puzzles(registry.rooms, () => registry.now());
  shelves.set(registry, known);
  return known;
}

export const puzzleOfDay = ({ registry, parts, query }: Asked) =>
  puzzlesOf(registry).ofDay(parts[0] as GameName, strengthOf(query.get("strength") ?? "easy"), query.get("day"));

export const puzzleByNumber = ({ registry, parts }: Asked) =>
  puzzlesOf(registry).byNumber(parts[0] as GameName, strengthOf(parts[1]!), Number(parts[2]));

export const tryPuzzle = ({ registry, parts, body }: Asked) =>
  puzzlesOf(registry).answer(
    { game: parts[0] as GameName, strength: strengthOf(parts[1]!), number: Number(parts[2]) },
    actionsOf({ actions: [], ...body }),
    Boolean(body.give_up),
  );
