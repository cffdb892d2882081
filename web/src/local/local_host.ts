/** The café on this device: requests and lines, answered as the server answers them. */
import type { ServerMessage } from "../lib/protocol.ts";
import { faultOf } from "./faults.ts";
import type { LocalHost, LocalHostOptions, LocalLine } from "./host.ts";
import { House } from "./house.ts";
import { answerOn } from "./line.ts";
import type { Listener } from "./live_match.ts";
import { stateFor } from "./messages.ts";
import { comeBack, placeOf } from "./places.ts";
import { Registry } from "./registry.ts";
import { answerRequest, type Asked } from "./routes.ts";

/** A café that plays by the kernel's files and keeps its matches in a store. */
export function createLocalHost(options: LocalHostOptions): LocalHost {
  const registry = new Registry(options);
  const house = new House(options.files);

  function request(method: string, path: string, body?: unknown, token?: string): unknown {
    const { pathname, searchParams: query } = new URL(path, "http://device");
    return answerRequest(method, pathname, { registry, house, query, body: (body ?? {}) as Asked["body"], token });
  }

  async function connect(
    match: string,
    token: string | undefined,
    hear: (message: ServerMessage) => void,
  ): Promise<LocalLine> {
    const live = await registry.enter(match);
    const listener: Listener = { viewer: placeOf(live, token), token, tell: hear };
    live.listeners.add(listener);
    hear(stateFor(live, listener.viewer, registry.now()));
    if (listener.viewer !== null) await comeBack(registry, live, listener.viewer).catch(() => {}); // out of time
    registry.plan(live);
    return {
      ask: (message) => told(() => answerOn({ registry, house }, live, listener, { ...message })),
      close: () => void live.listeners.delete(listener),
    };
  }

  return {
    request: (...asked) => told(() => request(...asked)),
    connect: (...asked) => told(() => connect(...asked)),
    forget: (match) => void registry.forget(match),
  };
}

/** An answer; whatever goes wrong becomes a Refused, if it is nobody's mistake but the asker's. */
async function told<T>(answer: () => T | Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    throw faultOf(error);
  }
}
