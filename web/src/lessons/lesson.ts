/** A lesson: positions to try something on. What is legal and what it pays is asked of the server. */
import type { GameName } from "../lib/protocol.ts";
import board from "./board.json";
import card from "./card.json";
import junior from "./junior.json";

export interface Goal {
  do?: string;
  least?: number; // points of all placements together
  placements?: number;
  refused?: boolean; // the point is to hear why not
}

export interface LessonStep {
  key: string;
  seats: Record<string, string>;
  hand: string[];
  goal?: Goal;
}

export interface Lesson {
  game: GameName;
  tables?: Record<string, string>;
  tables_stock?: string[];
  steps: LessonStep[];
}

export const LESSONS = { card, board, junior } as unknown as Record<GameName, Lesson>;
const BAG = ["DEf", "DEm", "USf", "USm", "CNf", "ESf", "ESm", "GBf", "GBm"];

/** The step as a document, with what was done since. */
export function documentOf(lesson: Lesson, step: LessonStep, actions: object[]): object {
  const position: Record<string, unknown> = { seats: step.seats, hands: [step.hand, ["ESf"]], guests: BAG };
  if (lesson.tables) position.tables = lesson.tables;
  if (lesson.tables_stock) position.tables_stock = lesson.tables_stock;
  return { format: "cafe-game/1", game: lesson.game, players: ["1", "2"], position, actions };
}
