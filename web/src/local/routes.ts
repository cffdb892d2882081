/** The requests that this café answers: methods and paths as under `/api` of the server. Here are those that a game begins with. */
import type { Create } from "../lib/protocol.ts";
import { join, start } from "./arrivals.ts";
import { fault } from "./faults.ts";
import type { House } from "./house.ts";
import { isTexts } from "./line.ts";
import { matchBody } from "./messages.ts";
import { create, playerOf } from "./places.ts";
import type { Registry } from "./registry.ts";

/** One request. */
export interface Request {
  registry: Registry;
  house: House;
  query: URLSearchParams;
  body: Record<string, unknown>;
  token: string | undefined;
}

/** One request, taken apart. */
export interface Asked extends Request {
  parts: string[]; // of the path, where a route has a star
}

const BEGINNING = /^POST \/matches(?:\/([^/]+)\/(join|start))?$/;

/** Answer a request; a Refused if no route leads there. */
export async function answerRequest(method: string, pathname: string, asked: Request): Promise<unknown> {
  const found = BEGINNING.exec(`${method} ${pathname}`);
  if (!found) return (await import("./more_routes.ts")).answerMore(method, pathname, asked); // fetched when it is asked for
  const [, match, doing] = found;
  const { registry, body, token } = asked;
  const house = await asked.house.body();
  if (!match) return create(registry, house, wishOf(body));
  const live = await registry.enter(match);
  if (doing === "join") return join(registry, house, live, body as { name: string });
  await start(registry, live, playerOf(live, token));
  return matchBody(live.record);
}

/** A wish for a new match; a Refused if it is not one. */
function wishOf(body: Record<string, unknown>): Create {
  const { others, plan = [], series = 1 } = body;
  if (!isTexts(others)) throw fault("invalid", "who else plays is a list of levels", { place: "others" });
  if (plan !== null && !isTexts(plan)) throw fault("invalid", "a plan is a list of rows", { place: "plan" });
  if (!Number.isInteger(series)) throw fault("invalid", "a series is best of an odd number", { place: "series" });
  return body as unknown as Create;
}
