/** The café on this device: what it is asked, what it needs, what it keeps. It knows no page: a Worker and Node run it. */
import type { GameName, House, Result, ServerMessage } from "../lib/protocol.ts";
import type { Question } from "../lib/socket.ts";
import type { Effort, KernelFile } from "../../kernel/src/kernel_file.ts";
import type { SearchShare } from "../../kernel/src/race.ts";
import type { SearcherPool } from "../../kernel/src/search.ts";

export type { SearcherPool, SearchShare };

/** Answers what the server's API answers. */
export interface LocalHost {
  /** The same methods, paths and bodies as under `/api` of the server; rejects with a Refused. */
  request(method: string, path: string, body?: unknown, token?: string): Promise<unknown>;
  /** A match's line: `hear` gets what would come over a WebSocket, the state first. Rejects if there is no such match. */
  connect(match: string, token: string | undefined, hear: (message: ServerMessage) => void): Promise<LocalLine>;
  /** A match goes on in another tab, or was removed: what is known of it here is old, unless somebody listens. */
  forget(match: string): void;
}

/** One listener of a match. */
export interface LocalLine {
  /** Ask something, as over the WebSocket but without an id: the answer, which `hear` does not get, or a Refused. */
  ask(message: Question): Promise<ServerMessage>;
  close(): void;
}

/** What the café is made of; read when it is first needed, and asked for once. */
export interface LocalFiles {
  /** The compiled kernel of a game and its data (`web/kernel/files`). */
  kernel(game: GameName): Promise<KernelFile>;
  /** What is on offer (`house.json`). */
  house(): Promise<House>;
  /** The puzzles of a game, one JSON document a line (`src/cafe/puzzles/data/GAME.jsonl.gz`). */
  puzzles(game: GameName): Promise<string>;
}

/** Where matches are kept: plain records, which structured cloning and IndexedDB can copy. */
export interface MatchStore {
  load(match: string): Promise<MatchRecord | undefined>;
  /** Rejects if it cannot be kept; false if it may not: what is kept has gone on otherwise, or was removed. */
  save(record: MatchRecord): Promise<boolean>;
  list(): Promise<MatchRecord[]>;
  remove(match: string): Promise<void>;
}

/** What a game is played by. */
export interface Terms {
  game: GameName;
  edition: string;
  same_sex_tables: boolean;
  plan: string[] | null;
}

export interface LocalHostOptions {
  files: LocalFiles;
  keep: MatchStore;
  /** Who helps level 5 to think: by default this thread alone. Each runs a Searcher (searcher.ts). */
  searchers?: SearcherPool;
  now?: () => number; // seconds since 1970
  random?: () => number; // 0 to 1, as Math.random
  pause?: number; // seconds before a bot moves; none by default
  hint?: Effort; // how hard to think about a hint
  review?: number; // simulations for each turn of a game of two that is reviewed
  /** A match could not be kept: it goes on, but only as long as the host does. */
  unkept?: (error: unknown) => void;
  /** Somebody listens to a match that has gone on elsewhere. */
  outdated?: () => void;
}

/** A match as it is kept: everything to go on from, tokens included; it is this device's own. */
export interface MatchRecord extends Terms {
  id: string;
  revision: number;
  status: "open" | "playing" | "over" | "closed";
  order: "lot" | "given";
  seconds: number; // for a turn; 0: as long as one likes
  host: number;
  rules: string;
  start: number | null;
  deal: { guests: string[]; tables: string[] } | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  touched_at: number;
  turn_ends_at: number | null;
  best_of: number;
  series_game: number;
  wins: number[];
  previous: string | null;
  next: string | null;
  result: Result | null;
  places: PlaceRecord[];
  actions: ActionRecord[];
  draft: DraftRecord | null;
}

export interface PlaceRecord {
  kind: "free" | "person" | "bot";
  name: string;
  level: string | null;
  plays_as: string | null;
  standing_in: boolean;
  ready: boolean;
  token: string | null;
}

export interface ActionRecord {
  place: number;
  action: string;
  by: "person" | "bot";
  at_time: number;
}

export interface DraftRecord {
  number: number;
  place: number;
  actions: string[];
}
