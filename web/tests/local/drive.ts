/**
 * The café on this device for tests in another language: a question a line on standard input, an answer a line.
 *
 *     node drive.js FOLDER        FOLDER is `web` of a checkout
 */
import { createInterface } from "node:readline";
import {
  chooseTurn,
  type Effort,
  Game,
  Kernel,
  compile,
  poolOfOne,
  rulesOf,
  Search,
  Searcher,
} from "../../kernel/src/index.ts";
import type { RulesetWish } from "../../kernel/src/index.ts";
import { Planner } from "../../kernel/src/planner.ts";
import { Race } from "../../kernel/src/race.ts";
import type { GameName, ServerMessage } from "../../src/lib/protocol.ts";
import { Refused } from "../../src/lib/refused.ts";
import type { Question } from "../../src/lib/socket.ts";
import type { LocalHost, LocalLine, MatchRecord } from "../../src/local/host.ts";
import { createLocalHost } from "../../src/local/local_host.ts";
import { filesIn, MemoryStore } from "./files.ts";

const files = filesIn(process.argv[2]!);
const NEVER = 1e6; // seconds before a bot moves

let host: LocalHost;
let store: MemoryStore;
let lines: LocalLine[] = [];
let heard: ServerMessage[][] = [];

interface Shared {
  game: GameName;
  wish: RulesetWish;
  players: string[];
  seed: number;
  actions: string[];
  first: number;
  cafes: number;
}

interface Setting {
  records: MatchRecord[];
  now: number;
  random: number;
  hint: Effort;
  review: number;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");

async function rulesFor(game: GameName, wish: RulesetWish) {
  const file = await compile(await files.kernel(game));
  return { file, rules: rulesOf(new Kernel(file), wish) };
}

const OPERATIONS = {
  async open({ records, now, random, hint, review }: Setting) {
    store = new MemoryStore();
    for (const record of records) await store.save(record);
    host = createLocalHost({ files, keep: store, now: () => now, random: () => random, pause: NEVER, hint, review });
    [lines, heard] = [[], []];
  },
  request: ({ method, path, body, token }: { method: string; path: string; body?: unknown; token?: string }) =>
    host.request(method, path, body, token),
  async connect({ match, token }: { match: string; token?: string }) {
    const messages: ServerMessage[] = [];
    heard.push(messages);
    lines.push(await host.connect(match, token, (message) => messages.push(message)));
    return lines.length - 1;
  },
  ask: ({ line, message }: { line: number; message: Question }) => lines[line]!.ask(message),
  /** What came over a line since this was asked last. */
  heard: ({ line }: { line: number }) => Promise.resolve(heard[line]!.splice(0)),
  kept: ({ match }: { match: string }) => store.load(match),
  async floor({ game, wish }: { game: GameName; wish: RulesetWish }) {
    return base64((await rulesFor(game, wish)).rules.ruleset.floor.bytes);
  },
  /** A game of a seed played by choices that follow from their number; the states on the way. */
  async walk({ game, wish, players, seed }: { game: GameName; wish: RulesetWish; players: string[]; seed: number }) {
    const { rules } = await rulesFor(game, wish);
    const played = Game.shuffled(rules, players, { seed });
    const states = [base64(played.state.bytes)];
    while (!played.isOver) {
      const legal = played.legal();
      played.play(legal[(seed + 7 * played.history.length) % legal.length]!.code);
      states.push(base64(played.state.bytes));
    }
    return { states, result: played.result };
  },
  /** What a level does in a moment of a game that was dealt, with numbers in place of dice. */
  async choose(asked: { game: GameName; seed: number; actions: string[]; level: string; dice: number[] }) {
    const { file, rules } = await rulesFor(asked.game, {});
    const played = Game.shuffled(rules, ["Ada", "Ben"], { seed: asked.seed });
    for (const action of asked.actions) played.play(action);
    const search = new Search(new Kernel(file), poolOfOne(new Kernel(file)));
    const codes = await chooseTurn(search, played, file.data.levels[asked.level]!, () => asked.dice.shift()!);
    return codes.map((code) => rules.ruleset.actions[code]!.text);
  },
  share: shareOf,
};

/** Turns listed for a moment, and how they fare in some cafés, as a searcher elsewhere tells it. */
async function shareOf(asked: Shared) {
  const { file, rules } = await rulesFor(asked.game, asked.wish);
  const played = Game.shuffled(rules, asked.players, { seed: asked.seed });
  for (const action of asked.actions) played.play(action);
  const style = file.data.levels[file.data.strongest]!.style!;
  const rest = { policy: "players", putBack: played.putBack, simulations: 0, evenOne: false } as const;
  const settings = { ...rest, style, seed: asked.seed };
  const race = new Race(new Planner(new Kernel(file)));
  const cafe = race.begin(played, settings, []);
  const share = race.share(played, settings, cafe, { first: asked.first, cafes: asked.cafes });
  const results = new Searcher(new Kernel(file)).run(structuredClone(share));
  return { turns: race.tried().map(({ codes }) => codes), results: base64(new Uint8Array(results.buffer)) };
}

async function answer(line: string): Promise<unknown> {
  const { do: name, ...asked } = JSON.parse(line) as { do: keyof typeof OPERATIONS };
  try {
    return { answer: (await OPERATIONS[name](asked as never)) ?? null };
  } catch (error) {
    return error instanceof Refused ? { refused: error.fault } : { failed: String((error as Error).stack) };
  }
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await answer(line)));
process.exit(0);
