/** The café on this device, in its worker: hands on what the page asks, and tells it what happens. */
import { Refused } from "../lib/refused.ts";
import type { Fault, GameName } from "../lib/protocol.ts";
import { createLocalHost } from "../local/local_host.ts";
import { createSearcher } from "../local/searcher.ts";
import type { LocalFiles, LocalHost, LocalLine } from "../local/host.ts";
import { browserStore } from "./matches.ts";
import type { Call, Word } from "./messages.ts";
import { searcherPool, searchersFor } from "./searchers.ts";

const tell = (word: Word): void => postMessage(word);
let files: LocalFiles;
let host: LocalHost;
const lines = new Map<number, LocalLine>();
const closed = new Set<number>(); // before they were open

/** Open the café; `script` is this worker's own, by which it has searchers. */
export function openCafe(given: LocalFiles, script: string): void {
  files = given;
  host = createLocalHost({
    files,
    keep: browserStore,
    unkept: () => tell({ kind: "unkept" }),
    outdated: () => tell({ kind: "outdated" }),
    pause: 0, // the page shows one turn after the other, at the pace that its settings say
    searchers: searcherPool({
      script,
      size: searchersFor(navigator.hardwareConcurrency),
      tellThinking: (searchers) => tell({ kind: "thinking", searchers }),
      runHere: createSearcher(files),
    }),
  });
  onmessage = ({ data: call }: MessageEvent<Call>) => {
    if (call.kind === "close") close(call.line);
    else if (call.kind === "warm") files.kernel(call.game as GameName).catch(() => {});
    else if (call.kind === "forget") host.forget(call.match);
    else void answer(call);
  };
}

function close(line: number): void {
  if (!lines.has(line)) closed.add(line);
  lines.get(line)?.close();
  lines.delete(line);
}

type Question = Exclude<Call, { kind: "close" | "warm" | "forget" }>;

async function answer(call: Question): Promise<void> {
  try {
    tell({ kind: "answer", id: call.id, value: await ask(call) });
  } catch (error) {
    tell({ kind: "fault", id: call.id, fault: faultOf(error) });
  }
}

const faultOf = (error: unknown): Fault =>
  error instanceof Refused ? error.fault : { code: "mishap", message: String(error) };

async function ask(call: Question): Promise<unknown> {
  if (call.kind === "request") return host.request(call.method, call.path, call.body, call.token);
  if (call.kind === "connect") return connect(call.line, call.match, call.token);
  const line = lines.get(call.line);
  if (!line) throw new Refused({ code: "offline", message: "not connected" });
  return line.ask(call.message);
}

async function connect(line: number, match: string, token: string | undefined): Promise<null> {
  const made = await host.connect(match, token, (message) => tell({ kind: "heard", line, message }));
  if (closed.delete(line)) made.close();
  else lines.set(line, made);
  return null;
}
