/** The files of one game: the compiled module, and the data by which its records are read (kernel_build/game_data.py). */
import type { GameName } from "../../src/lib/protocol.ts";

/** The compiled kernel of a game and its data, as `files/GAME.wasm` and `files/GAME.json` hold them. */
export interface KernelFile {
  module: WebAssembly.Module | BufferSource;
  data: KernelData;
}

/** A field of a record: where it begins, its type (`i1` to `i8`), its sizes. */
export type Field = [offset: number, type: string, sizes: number[]];

export interface Layout {
  size: number;
  fields: Record<string, Field>;
}

/** A parameter of an entry: its name, whether it is a number (`i`, `f`, `b`) or an array, dimensions, size of an item. */
export type Parameter = [name: string, kind: string, dimensions: number, size: number];

export type RecordName = "State" | "Floor" | "LegalMoves" | "Choice" | "Verdict" | "Outcome";

export interface Facts {
  sizes: Record<string, number>;
  guest_action: string;
  table_action: string;
  moves: string[];
  companions: [number, number][];
  companions_of_one_sex: [number, number][];
  flags: number;
  has_lone_guests: boolean;
  has_bar: boolean;
  has_table_stock: boolean;
  lays_face_down: boolean;
  hands_shrink: boolean;
  takes_plan: boolean;
  tables_leave: boolean;
  own_seats: boolean;
}

export interface EditionData {
  players: [number, number];
  nations: string[];
  each: number;
  jokers: number;
  hand: number;
  start_hand: number;
  closed_hands: boolean;
  penalty_guest: number;
  penalty_joker: number;
  penalty_breaks_ties: boolean;
  group_limit: number;
  bar: number[];
  laid_first: string[];
  put_back: number;
  tables: string[];
  rows: string[];
}

/** What was learnt of a game: weights that judge, weights that choose where they differ, how far a margin spreads. */
export interface Evaluation {
  weights: number[];
  choices?: number[];
  spread: number[];
}

export interface Mistakes {
  guests: number;
  overlook: number;
  doubles: number;
  jokers: number;
}

export interface Style {
  turns: number;
  rounds: number;
  last_rounds: number;
  trust: number;
  others: "alike" | "points";
}

/** How hard a search thinks: for some seconds, or with a number of simulations. */
export interface Effort {
  seconds: number | null;
  simulations: number | null;
}

/** How a level plays. */
export interface Way {
  player: "mistakes" | "points" | "evaluation" | "search" | "random";
  mistakes?: Mistakes;
  beginnings?: number;
  style?: Style;
  effort?: Effort;
}

export interface Names {
  refusals: string[];
  causes: string[];
  endings: string[];
  follows: (null | "ends" | "reveals")[];
  sources: string[];
  phases: ("placing" | "end_offered" | "laying" | "grouping" | "over")[];
  doings: (string | null)[];
  reasons: string[];
  against: number; // the reasons from there on speak against a turn
  position_parts: Record<string, keyof Facts>;
}

export interface Sizes {
  depth: number;
  turn: number;
  steps: number;
  width: number;
  at_once: number;
  rows: number;
  features: number;
  room: number;
  pool: number;
  chances: number;
  counters: number;
  weak_turns: number;
  reason_columns: number;
  reasons_a_step: number;
}

export interface KernelData {
  fingerprint: string;
  entries: Record<string, Parameter[]>;
  records: Record<RecordName, Layout>;
  game: GameName;
  rules: string;
  names: Names;
  sizes: Sizes;
  facts: Facts;
  editions: Record<string, EditionData>;
  fine: number; // weights are told in parts of this
  evaluation: Evaluation;
  calibrated: Evaluation; // by which hints and reviews are judged
  calibration: Record<string, { chance: [number, number, number]; margin: [number, number] }>;
  levels: Record<string, Way>;
  strongest: string;
  plays_as: Record<string, string>;
}
