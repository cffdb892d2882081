import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ServerMessage } from "../src/lib/protocol.ts";
import type { Line } from "../src/lib/socket.ts";
import type { Call, Word } from "../src/device/messages.ts";

vi.mock("../src/device/tabs.ts", () => ({ takeMatch: (_: string, lose: () => void) => (taken.push(lose), () => {}) }));
const taken = vi.hoisted(() => [] as (() => void)[]);

/** A worker in the test's hands. */
class StubWorker {
  static all: StubWorker[] = [];
  onmessage = (_: { data: Word }): void => {};
  onerror = (_: { message: string; preventDefault: () => void }): void => {};
  asked: Call[] = [];
  isOver = false;
  constructor() {
    StubWorker.all.push(this);
  }
  postMessage = (call: Call): void => void this.asked.push(call);
  terminate = (): void => void (this.isOver = true);

  answer(value: unknown = null): void {
    const call = this.asked.findLast((one): one is Extract<Call, { id: number }> => "id" in one)!;
    this.onmessage({ data: { kind: "answer", id: call.id, value } });
  }
  refuse(code: string): void {
    const call = this.asked.findLast((one): one is Extract<Call, { id: number }> => "id" in one)!;
    this.onmessage({ data: { kind: "fault", id: call.id, fault: { code, message: code } } });
  }
  die = (): void => this.onerror({ message: "out of memory", preventDefault: () => {} });
}
const latest = (): StubWorker => StubWorker.all.at(-1)!;

let told: [Line, number][];
let heard: ServerMessage[];

async function listening() {
  const { LocalSocket } = await import("../src/device/local_socket.ts");
  return new LocalSocket(
    "local-a",
    "token",
    (message) => heard.push(message),
    (line, code) => told.push([line, code]),
  );
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const awhile = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal("Worker", StubWorker);
  StubWorker.all = [];
  taken.length = 0;
  [told, heard] = [[], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("goes on with another worker when one dies in the middle of a game", async () => {
  const socket = await listening();
  latest().answer();
  await settle();
  const asked = socket.ask({ type: "play", number: 0, actions: ["draw"] });
  latest().die();
  await expect(asked).rejects.toMatchObject({ fault: { code: "mishap" } });
  expect(told).toEqual([
    ["open", 0],
    ["lost", 0],
  ]);
  await awhile();
  const [first, second] = StubWorker.all;
  expect(first!.isOver).toBe(true);
  const connect = second!.asked.at(-1) as Extract<Call, { kind: "connect" }>;
  expect(connect).toMatchObject({ kind: "connect", match: "local-a", token: "token" });
  second!.answer();
  const state = { type: "state", number: 3 } as unknown as ServerMessage;
  second!.onmessage({ data: { kind: "heard", line: connect.line, message: state } });
  await settle();
  expect(told.at(-1)).toEqual(["open", 0]);
  expect(heard).toEqual([state]);
  expect(taken).toHaveLength(1);
});

it("gives up when workers die again and again", async () => {
  await listening();
  for (let falls = 0; falls < 4; falls++) {
    latest().answer();
    await settle();
    latest().die();
    await awhile();
  }
  expect(told.at(-1)).toEqual(["failed", 0]);
  expect(StubWorker.all).toHaveLength(4);
});

it("says which file is to blame when the worker never came up", async () => {
  await listening();
  latest().die();
  await awhile();
  expect(told).toEqual([["damaged", 0]]);
});

it.each<[string, Line, number]>([
  ["token", "refused", 4401],
  ["forbidden", "refused", 4403],
  ["unknown", "refused", 4404],
  ["not_now", "refused", 4409],
  ["kernel", "damaged", 0],
  ["offline", "elsewhere", 0],
])("tells a refusal for what it is: %s", async (code, line, number) => {
  await listening();
  latest().refuse(code);
  await awhile();
  expect(told).toEqual([[line, number]]);
});

it("lets all lines know when another tab has the match", async () => {
  await listening();
  await listening();
  for (const call of [...latest().asked] as { id: number }[])
    latest().onmessage({ data: { kind: "answer", id: call.id, value: null } });
  await settle();
  told = [];
  taken[0]!();
  await awhile();
  expect(told).toEqual([
    ["elsewhere", 0],
    ["elsewhere", 0],
  ]);
  expect(StubWorker.all).toHaveLength(1);
});

it("goes on from what is kept, and says nothing else, when a match has gone on in another tab", async () => {
  const socket = await listening();
  latest().answer();
  await settle();
  const asked = socket.ask({ type: "play", number: 0, actions: ["draw"] });
  latest().onmessage({ data: { kind: "outdated" } });
  await expect(asked).rejects.toMatchObject({ fault: { code: "offline" } });
  await awhile();
  expect(StubWorker.all).toHaveLength(2);
  latest().answer();
  await settle();
  expect(told.map(([line]) => line)).toEqual(["open", "lost", "open"]);
});

it("hears nothing more of a line that was closed", async () => {
  const socket = await listening();
  latest().answer();
  await settle();
  socket.close();
  latest().die();
  await awhile();
  expect(told).toEqual([["open", 0]]);
  expect(StubWorker.all).toHaveLength(1);
});
