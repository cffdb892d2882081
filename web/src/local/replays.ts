/** Games on record: documents and replays, of matches and of documents from elsewhere (server/replays.py). */
import { refusalOf } from "../../kernel/src/decoder.ts";
import { documentOf, documentSeenBy } from "../../kernel/src/document_writer.ts";
import type { Game } from "../../kernel/src/game.ts";
import { replayDocument, type Replayed } from "../../kernel/src/replay.ts";
import { PRINTED } from "../../kernel/src/ruleset.ts";
import type { GameDocument, Replay, Report, Step, View } from "../lib/protocol.ts";
import { readDocument } from "./document_shape.ts";
import { fault } from "./faults.ts";
import type { MatchRecord, Terms } from "./host.ts";
import type { Rooms } from "./kernels.ts";
import type { LiveMatch } from "./live_match.ts";

/** A match as a document; before its end without the deal, nor whom others drew or laid face down. */
export function matchDocument({ game, record }: LiveMatch, viewer: number | null): GameDocument {
  if (!game) throw fault("not_now", "the match has not begun");
  const written = record.status === "over" ? documentOf(game, record.id) : documentSeenBy(game, viewer, record.id);
  return { ...written, players: namesOf(record) };
}

/** Names in records: those of bots tell how they play. */
const namesOf = (record: MatchRecord): string[] =>
  record.places.map(({ name, plays_as }) => (plays_as ? `${name}, ${plays_as}` : name));

/** The game of a match that is over; a Refused if it is not. */
export function gameOver({ game, record }: LiveMatch): Game {
  if (!game || record.status !== "over") throw fault("not_now", "the match is not over");
  return game;
}

/** A document's game as far as the rules let it come; a Refused if it makes no sense. */
export async function judge(rooms: Rooms, given: unknown): Promise<Replayed & { document: GameDocument }> {
  const document = readDocument(given);
  const room = await rooms.of(document.game);
  return { ...replayDocument(await room.checkedRules(termsOf(document)), document), document };
}

/** What the game of a document is played by. */
export const termsOf = ({ game, edition = PRINTED, options, plan = undefined }: GameDocument): Terms => ({
  game,
  edition,
  same_sex_tables: options?.same_sex_tables ?? false,
  plan: plan ?? null,
});

/** The game of a document; a Refused if the rules refuse it. */
export async function accepted(rooms: Rooms, given: unknown): Promise<{ game: Game; document: GameDocument }> {
  const { game, refusal, document } = await judge(rooms, given);
  if (!refusal) return { game, document };
  throw fault("refused", `the document is refused: ${refusal.rule}`, { verdict: refusal.verdict });
}

/** A game step by step, with somebody's eyes: `open`, `spectator` or a place. */
export function replayOf(played: Game, document: GameDocument, eyes: string): Replay {
  const viewer = viewerOf(eyes, played.players.length);
  const game = played.again();
  const look = (): View => (eyes === "open" ? game.openView() : game.view(viewer));
  const views = [look()];
  const steps: Step[] = [];
  for (const [number, code] of played.history.entries()) {
    const outcome = game.play(code);
    const told = eyes === "open" ? outcome.toldOpenly() : outcome.told(viewer);
    steps.push({ number, by: "person", at_time: 0, ...told });
    views.push(look());
  }
  return { document, steps, views };
}

function viewerOf(eyes: string, players: number): number | null {
  if (eyes === "open" || eyes === "spectator") return null;
  if (!/^\d+$/.test(eyes) || Number(eyes) >= players)
    throw fault("invalid", "as: open, spectator or a place", { place: "as" });
  return Number(eyes);
}

/** What the referee says of a document. */
export function reportOf({ game, refusal, document }: Replayed & { document: GameDocument }): Report {
  const { name } = document;
  return {
    ok: !refusal,
    scores: game.result?.scores ?? game.scores,
    tables: game.tables,
    seats: game.seats,
    to_move: game.isOver ? null : game.toMove,
    over: game.isOver,
    ...(name === undefined ? {} : { name }),
    ...(refusal && refusal.action !== null ? { action: refusal.action } : {}),
    ...(refusal ? { rule: refusal.rule, verdict: refusalOf(refusal.verdict) } : {}),
    ...(refusal ? { message: `${refusal.verdict.action} is refused: ${refusal.rule}` } : {}),
  };
}
