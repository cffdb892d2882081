/** What the server says and hears; see docs/server-api.md. */

export type Kind = "card" | "board" | "junior";
export type Then = "ends" | "reveals";
export type Points = Record<string, number>;

export interface GameInfo {
  game: Kind;
  edition: string;
  players: [number, number];
  nations: string[];
  jokers: number;
  hand: number;
  rows: string[];
  seats: Record<string, string[]>;
  tables: Record<string, string[]>;
  bar: number[];
  penalty: { guest: number; joker: number };
  group_limit: number;
  table_kinds?: string[];
  each: number; // guests of a kind, jokers apart
  flags: number; // on a table
  open_hands: boolean;
  children: boolean; // girls and boys
  table_stock: boolean; // tables are drawn
  face_down: boolean; // guests are laid face down
  takes_plan: boolean; // may be played on another floor plan
}

export interface House {
  version: string;
  games: GameInfo[];
  bots: string[];
  levels: { level: string; name: string; about: string }[];
  bot_level: string; // the usual one
  phrases: string[];
  limits: { name: number; series: number; seconds: [number, number]; days: [number, number] };
}

export type Time = { kind: "none" } | { kind: "move"; seconds: number } | { kind: "days"; days: number };

export interface Place {
  kind: "free" | "person" | "bot";
  name: string;
  level?: string;
  standing_in?: boolean;
  ready: boolean;
  present: boolean;
  profile?: string;
  absent_votes?: number[];
}

export interface Result {
  scores: number[];
  penalties: number[];
  winners: number[];
  reason: string;
}

export interface Match {
  id: string;
  revision: number;
  number: number;
  status: "open" | "playing" | "over" | "closed";
  game: Kind;
  options: { same_sex_tables: boolean };
  public: boolean;
  order: "lot" | "given";
  time: Time;
  places: Place[];
  host: number;
  created_at: number;
  started_at?: number;
  ended_at?: number;
  rules: string;
  series?: { best_of: number; game: number; wins: number[]; over: boolean };
  next?: string;
  previous?: string;
  result?: Result;
  edition?: string;
  plan?: string[];
}

export interface View {
  game: Kind;
  same_sex_tables: boolean;
  players: string[];
  viewer: number | null;
  start: number;
  to_move: number | null;
  phase: "placing" | "end_offered" | "laying" | "grouping" | "over";
  turn_points: number;
  placements: number;
  waiting: string | null;
  group: string | null;
  third: string | null;
  next_table: string | null;
  first_turn: boolean;
  scores: number[];
  tables: Record<string, string>;
  seats: Record<string, string>;
  hands: (string[] | null)[];
  hand_counts: number[];
  hand_sizes: number[] | null;
  jokers_taken: string[][];
  face_down: (string[] | null)[];
  face_down_counts: number[];
  bar: string[];
  gone: string[];
  guests_left: number;
  tables_left: number;
}

export interface Choice {
  action: string;
  do: string;
  total: number;
  guest?: string;
  at?: string;
  points?: Points;
  bonus?: number;
  alone?: boolean;
  then?: Then;
}

export interface Draft {
  number: number;
  steps: Choice[];
  total: number;
  pending?: Then;
}

export type Effect =
  | { kind: "cleared"; cell: string; table: string; guests: Record<string, string> }
  | { kind: "table"; cell: string; table: string }
  | { kind: "turned"; cell: string }
  | { kind: "drew"; player: number; count: number; guests?: string[] }
  | { kind: "hand_size"; player: number; size: number }
  | { kind: "turn"; player: number }
  | { kind: "over"; reason: string };

export interface Step {
  number: number;
  player: number;
  action: string;
  do: string;
  total: number;
  by: "person" | "bot";
  at_time: number;
  guest?: string;
  at?: string;
  points?: Points;
  bonus?: number;
  effects?: Effect[];
}

export interface Verdict {
  action: string;
  rule: string;
  because: string;
  table?: string;
  guests?: Record<string, string>;
}
export type Explained = Verdict & { total?: number; points?: Points; bonus?: number };

export interface Fault {
  code: string;
  message: string;
  verdict?: Verdict;
  number?: number;
  place?: string;
}

export interface Clock {
  now: number;
  turn_ends_at?: number;
}

export interface State {
  type: "state";
  number: number;
  match: Match;
  you: number | null;
  view?: View;
  choices?: Choice[];
  draft?: Draft;
  clock?: Clock;
  recent: Step[];
}

export interface StepsMessage {
  type: "steps";
  from: number;
  number: number;
  steps: Step[];
  view: View;
  choices?: Choice[];
  clock?: Clock;
  match?: Match;
}

export interface DraftState {
  type: "draft";
  number: number;
  draft: Draft;
  view: View;
  choices: Choice[];
}

/** One thing about a turn; the words are `why-{what}`. */
export interface Reason {
  what: string;
  against?: boolean; // whether it speaks against the turn
  table?: string;
  seat?: string;
  guest?: string;
  points?: number;
}

/** A whole turn, as far as it can be planned, and what it is worth. */
export interface Advised {
  actions: string[];
  points: number;
  chance: number; // to win
  margin: number; // expected at the end
  reasons: Reason[];
}

export interface Hint {
  steps: Choice[];
  total: number;
  by: string;
  turns?: Advised[]; // the best first; none where the draft is finished
  chances?: number[];
}

export interface TurnReview {
  first: number; // the number of its first action
  player: number;
  played: Advised;
  best: Advised;
  cost: number; // in chance to win
  cost_points: number;
  chances: number[];
}

export interface Review {
  players: string[];
  turns: TurnReview[];
  curve: { number: number; chances: number[] }[];
  summary: { player: number; turns: number; best: number; cost: number }[];
}

export interface Puzzle {
  game: Kind;
  number: number;
  of: number;
  document: GameDocument;
  guest_first: number;
}

export interface PuzzleAnswer {
  points: number;
  best: boolean;
  best_points?: number;
  turn?: string[];
}

/** Strength in a game; `rating` is what is surely there. */
export interface Rating {
  rating: number;
  games: number;
  wins: number;
}

export interface Profile {
  id: string;
  name: string;
  created_at: number;
  ratings: Partial<Record<Kind, Rating>>;
}

export interface NewProfile {
  profile: Profile;
  token: string;
}

/** A line of the leaderboard; of a bot its level, the seconds it was told to think, and a version that is past. */
export interface Entry extends Rating {
  id: string;
  name: string;
  bot: boolean;
  level: string | null;
  seconds: number | null;
  version: string | null;
}

export interface Joined {
  match: Match;
  place: number;
  token: string;
  link: string;
  personal_link: string;
}

export interface Replay {
  document: GameDocument;
  steps: Step[];
  views: View[];
}

/** A `cafe-game/1` document, as far as the page looks into it. */
export interface GameDocument {
  format: "cafe-game/1";
  game: Kind;
  players: string[];
  [key: string]: unknown;
}

export interface Create {
  game: Kind;
  name: string;
  others: string[];
  profile?: string;
  options?: { same_sex_tables?: boolean };
  public?: boolean;
  order?: "lot" | "given";
  time?: Time;
  series?: number;
  start?: boolean;
  edition?: string;
  plan?: string[];
}

export type ServerMessage =
  | State
  | StepsMessage
  | (DraftState & { re?: number })
  | { type: "match"; match: Match }
  | { type: "said"; place: number; phrase: string }
  | { type: "played"; re?: number; number: number; from: number }
  | { type: "explained"; re?: number; verdicts: Explained[] }
  | (Hint & { type: "hint"; re?: number })
  | { type: "done"; re?: number }
  | { type: "pong"; re?: number }
  | { type: "refused"; re?: number; error: Fault };
