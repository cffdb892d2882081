/** The café on this device, as the page asks it: a worker, started when it is first needed. */
import { Refused } from "../lib/refused.ts";
import type { Fault, ServerMessage } from "../lib/protocol.ts";
import type { Question } from "../lib/socket.ts";
import { tellNotice } from "../lib/notices.svelte.ts";
import type { Call, Word } from "./messages.ts";
import { setThinking } from "./thinking.svelte.ts";

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}
type Asked = Extract<Call, { id: number }>;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;

/** Somebody at the other end of a line. */
export interface Hearer {
  hear: (message: ServerMessage) => void;
  lose: (fault: Fault) => void; // the line was open, and is no more
}

const CLOSED: Fault = { code: "offline", message: "the café on this device was closed" };
const OUTDATED: Fault = { code: "mishap", message: "the match has gone on in another tab" };
let worker: Worker | undefined;
let hasSpoken = false; // the worker: it runs, and what fails is not its files
let next = 1;
const waiting = new Map<number, Waiting>();
const hearers = new Map<number, Hearer>();
const opened = new Map<number, Hearer>(); // those of them whose line is open

function started(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<Word>) => made === worker && hear(data);
  made.onerror = (event) => {
    event.preventDefault();
    const message = event.message || "the café's worker could not be started";
    if (made === worker) stopLocal({ code: hasSpoken ? "mishap" : "kernel", message });
  };
  hasSpoken = false;
  return (worker = made);
}

function hear(word: Word): void {
  hasSpoken = true;
  if (word.kind === "heard") hearers.get(word.line)?.hear(word.message);
  else if (word.kind === "thinking") setThinking(word.searchers);
  else if (word.kind === "unkept") tellNotice("unkept");
  else if (word.kind === "outdated") stopLocal(OUTDATED, CLOSED);
  else {
    const asked = waiting.get(word.id);
    waiting.delete(word.id);
    if (word.kind === "answer") asked?.resolve(word.value);
    else asked?.reject(new Refused(word.fault));
  }
}

function ask(question: Without<Asked>): Promise<unknown> {
  const id = next++;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started().postMessage({ ...question, id } satisfies Call);
  });
}

/**
 * End the worker: what is under way is refused, whoever listens is told why, and the next question starts another that knows
 * only what is kept.
 */
export function stopLocal(fault = CLOSED, refusal = fault): void {
  worker?.terminate();
  worker = undefined;
  setThinking(0);
  const [asked, lines] = [[...waiting.values()], [...opened.values()]];
  for (const known of [waiting, hearers, opened]) known.clear();
  for (const { reject } of asked) reject(new Refused(refusal));
  for (const { lose } of lines) lose(fault);
}

/** As JSON would carry it to a server: what Svelte watches cannot be sent to a worker as it is. */
const plain = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));

/** Ask what one would ask the server's API. */
export const requestLocal = (method: string, path: string, body?: unknown, token?: string): Promise<unknown> =>
  ask({ kind: "request", method, path, body: plain(body), token });

export interface LocalLine {
  opened: Promise<unknown>;
  ask: (message: Question) => Promise<ServerMessage>;
  close: () => void;
}

/** Listen to a match of this device. */
export function connectLocal(match: string, token: string | undefined, hearer: Hearer): LocalLine {
  const line = next++;
  hearers.set(line, hearer);
  const asked = ask({ kind: "connect", line, match, token }).then(() => {
    if (hearers.has(line)) opened.set(line, hearer);
  });
  return {
    opened: asked,
    ask: (message) => ask({ kind: "ask", line, message: plain(message) }) as Promise<ServerMessage>,
    close: () => {
      opened.delete(line);
      if (hearers.delete(line)) worker?.postMessage({ kind: "close", line } satisfies Call);
    },
  };
}

/** What the worker knows of a match is old: it goes on in another tab, or was removed. */
export const forgetLocal = (match: string): void => worker?.postMessage({ kind: "forget", match } satisfies Call);

/** Fetch the kernel of a game before it is opened. */
export const warmLocal = (game: string): void => started().postMessage({ kind: "warm", game } satisfies Call);
