/** The requests that this café answers besides those for a place: methods and paths as under `/api` of the server. */
import type { Match } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import { actionsOf, turnOf } from "./line.ts";
import type { LiveMatch } from "./live_match.ts";
import { accept, changePlace, leave } from "./lobby.ts";
import { matchBody, stateFor } from "./messages.ts";
import { comeBack, placeOf, playerOf } from "./places.ts";
import { rematch } from "./rematch.ts";
import type { Asked, Request } from "./routes.ts";
import { draft, explain, hint, play } from "./turns.ts";

export { checkPlan } from "../../kernel/src/checked_rules.ts"; // needed as seldom: one file to fetch

type Answer = (asked: Asked) => unknown;
type ToPlayer<T> = (live: LiveMatch, place: number, asked: Asked) => T;

/** An answer about a match of this device. */
const about =
  (answer: (live: LiveMatch, asked: Asked) => unknown): Answer =>
  async (asked) =>
    answer(await asked.registry.enter(asked.parts[0]!), asked);

/** An answer to a player of it. */
const toPlayer = (answer: ToPlayer<unknown>): Answer =>
  about((live, asked) => answer(live, playerOf(live, asked.token), asked));

/** A change of a match, answered with how it is then. */
const changing = (change: ToPlayer<Promise<void>>): Answer =>
  toPlayer(async (live, place, asked): Promise<Match> => {
    await change(live, place, asked);
    return matchBody(live.record);
  });

/** An answer that is fetched when somebody first asks for such a thing. */
const later =
  <Module>(fetched: () => Promise<Module>) =>
  (answer: (module: Module) => Answer): Answer =>
  async (asked) =>
    answer(await fetched())(asked);
const studied = later(() => import("./studies.ts"));

const ROUTES: Record<string, Answer> = {
  "GET /house": ({ house }) => house.body(),
  "GET /matches/*": about((live, { registry, token }) => stateFor(live, placeOf(live, token), registry.now())),
  "POST /matches/*/accept": changing((live, place, { registry }) => accept(registry, live, place)),
  "POST /matches/*/leave": changing((live, place, { registry }) => leave(registry, live, place)),
  "POST /matches/*/return": changing((live, place, { registry }) => comeBack(registry, live, place)),
  "PATCH /matches/*/places/*": changing(async (live, by, { registry, house, parts, body }) =>
    changePlace(registry, await house.body(), live, { ...body, by, number: Number(parts[1]) }),
  ),
  "DELETE /matches/*/places/*": changing(async (live, by, { registry, house, parts }) =>
    changePlace(registry, await house.body(), live, { level: "free", by, number: Number(parts[1]) }),
  ),
  "POST /matches/*/rematch": toPlayer(async (live, by, { registry, house, body, token }) => {
    const levels = (body.levels ?? {}) as Record<string, string>;
    return rematch(registry, await house.body(), live, { by, token: token!, levels });
  }),
  "POST /matches/*/play": toPlayer((live, place, { registry, body }) =>
    play(registry, live, place, { ...turnOf(body), by: "person" }),
  ),
  "PUT /matches/*/draft": toPlayer((live, place, { registry, body }) => draft(registry, live, place, turnOf(body))),
  "POST /matches/*/explain": toPlayer((live, place, { body }) => explain(live, place, actionsOf(body))),
  "POST /matches/*/hint": toPlayer((live, place, { registry }) => hint(registry, live, place)),
  "GET /matches/*/steps": studied((studies) => about(studies.stepsOfMatch)),
  "GET /matches/*/document": studied((studies) => about(studies.documentOfMatch)),
  "GET /matches/*/replay": studied((studies) => about(studies.replayOfMatch)),
  "GET /matches/*/review": studied((studies) => about(studies.reviewOfMatch)),
  "POST /tools/referee": studied((studies) => studies.report),
  "POST /tools/position": studied((studies) => studies.position),
  "POST /tools/explain": studied((studies) => studies.explainPosition),
  "POST /tools/best": studied((studies) => studies.bestTurns),
  "POST /tools/replay": studied((studies) => studies.replayGiven),
  "POST /tools/review": studied((studies) => studies.reviewGiven),
  "GET /puzzles/*": studied((studies) => studies.puzzleOfDay),
  "GET /puzzles/*/*/*": studied((studies) => studies.puzzleByNumber),
  "POST /puzzles/*/*/*": studied((studies) => studies.tryPuzzle),
};

const patterns = Object.entries(ROUTES).map(
  ([route, answer]) => [new RegExp(`^${route.replaceAll("*", "([^/]+)")}$`), answer] as const,
);

/** Answer a request; a Refused if no route leads there. */
export function answerMore(method: string, pathname: string, asked: Request): unknown {
  for (const [pattern, answer] of patterns) {
    const found = pattern.exec(`${method} ${pathname}`);
    if (found) return answer({ ...asked, parts: found.slice(1) });
  }
  throw fault("unknown", `this device does not answer ${method} ${pathname}`);
}
