/** The requests that this café answers: methods and paths as under `/api` of the server. */
import type { Create, Match } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { House } from "./house.ts";
import { actionsOf, isTexts, turnOf } from "./line.ts";
import type { LiveMatch } from "./live_match.ts";
import { matchBody, stateFor } from "./messages.ts";
import { comeBack, create, placeOf, playerOf } from "./places.ts";
import type { Registry } from "./registry.ts";
import { draft, explain, hint, play } from "./turns.ts";

/** One request, taken apart. */
export interface Asked {
  registry: Registry;
  house: House;
  parts: string[]; // of the path, where a route has a star
  query: URLSearchParams;
  body: Record<string, unknown>;
  token: string | undefined;
}

export type Answer = (asked: Asked) => unknown;
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
const inLobby = later(() => import("./lobby.ts"));

const ROUTES: Record<string, Answer> = {
  "GET /house": ({ house }) => house.body(),
  "POST /matches": async ({ registry, house, body }) => create(registry, await house.body(), wishOf(body)),
  "GET /matches/*": about((live, { registry, token }) => stateFor(live, placeOf(live, token), registry.now())),
  "POST /matches/*/join": inLobby(({ join }) =>
    about(async (live, { registry, house, body }) =>
      join(registry, await house.body(), live, body as { name: string }),
    ),
  ),
  "POST /matches/*/start": inLobby(({ start }) =>
    changing((live, place, { registry }) => start(registry, live, place)),
  ),
  "POST /matches/*/accept": inLobby(({ accept }) =>
    changing((live, place, { registry }) => accept(registry, live, place)),
  ),
  "POST /matches/*/leave": inLobby(({ leave }) =>
    changing((live, place, { registry }) => leave(registry, live, place)),
  ),
  "POST /matches/*/return": changing((live, place, { registry }) => comeBack(registry, live, place)),
  "PATCH /matches/*/places/*": inLobby(({ changePlace }) =>
    changing(async (live, by, { registry, house, parts, body }) =>
      changePlace(registry, await house.body(), live, { ...body, by, number: Number(parts[1]) }),
    ),
  ),
  "DELETE /matches/*/places/*": inLobby(({ changePlace }) =>
    changing(async (live, by, { registry, house, parts }) =>
      changePlace(registry, await house.body(), live, { level: "free", by, number: Number(parts[1]) }),
    ),
  ),
  "POST /matches/*/rematch": inLobby(({ rematch }) =>
    toPlayer(async (live, by, { registry, house, body, token }) => {
      const levels = (body.levels ?? {}) as Record<string, string>;
      return rematch(registry, await house.body(), live, { by, token: token!, levels });
    }),
  ),
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
export function answerRequest(method: string, pathname: string, asked: Omit<Asked, "parts">): unknown {
  for (const [pattern, answer] of patterns) {
    const found = pattern.exec(`${method} ${pathname}`);
    if (found) return answer({ ...asked, parts: found.slice(1) });
  }
  throw fault("unknown", `this device does not answer ${method} ${pathname}`);
}

/** A wish for a new match; a Refused if it is none. */
function wishOf(body: Record<string, unknown>): Create {
  const { others, plan = [], series = 1 } = body;
  if (!isTexts(others)) throw fault("invalid", "who else plays is a list of levels", { place: "others" });
  if (plan !== null && !isTexts(plan)) throw fault("invalid", "a plan is a list of rows", { place: "plan" });
  if (!Number.isInteger(series)) throw fault("invalid", "a series is best of an odd number", { place: "series" });
  return body as unknown as Create;
}
