/** What is asked over a match's line, and the answers (server/socket.py). */
import type { ServerMessage } from "../lib/protocol.ts";
import { fault } from "./faults.ts";
import type { House } from "./house.ts";
import type { Listener, LiveMatch } from "./live_match.ts";
import { stateFor } from "./messages.ts";
import { comeBack } from "./places.ts";
import type { Registry } from "./registry.ts";
import { draft, explain, hint, play } from "./turns.ts";

/** What has arrived, whatever it says it is. */
type Asked = Record<string, unknown>;

/** What is answered to a request; a Refused if it is not granted. */
export async function answerOn(
  { registry, house }: { registry: Registry; house: House },
  live: LiveMatch,
  listener: Listener,
  asked: Asked,
): Promise<ServerMessage> {
  if (asked.type === "ping") return { type: "pong" };
  if (asked.type === "state") return stateFor(live, listener.viewer, registry.now());
  const place = listener.viewer;
  if (place === null) throw fault("forbidden", "only a player of the match may do that");
  switch (asked.type) {
    case "play":
      return play(registry, live, place, { ...turnOf(asked), by: "person" });
    case "draft":
      return draft(registry, live, place, { ...turnOf(asked), listener });
    case "explain":
      return explain(live, place, actionsOf(asked));
    case "hint":
      return hint(registry, live, place);
    case "say":
      say(live, place, String(asked.phrase), (await house.body()).phrases);
      return { type: "done" };
    case "return":
      await comeBack(registry, live, place);
      return { type: "done" };
    case "absent":
      throw fault("not_now", "that player is not away");
    default:
      throw fault("invalid", `not understood: ${String(asked.type)}`);
  }
}

/** Say a phrase to everybody. */
function say(live: LiveMatch, place: number, phrase: string, known: readonly string[]): void {
  if (!known.includes(phrase)) throw fault("invalid", `there is no phrase '${phrase}'`, { place: "phrase" });
  live.tell(() => ({ type: "said", place, phrase }));
}

/** A turn that was sent; a Refused if it is not one. */
export function turnOf(asked: Asked): { number: number; actions: string[] } {
  if (!Number.isInteger(asked.number)) throw fault("invalid", "a number is needed", { place: "number" });
  return { number: asked.number as number, actions: actionsOf(asked) };
}

/** Actions that were sent; a Refused if they are not. */
export function actionsOf(asked: Asked): string[] {
  const { actions } = asked;
  if (!isTexts(actions)) throw fault("invalid", "a list of actions is needed", { place: "actions" });
  return actions;
}

export const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
