import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MatchSocket, type Line } from "../src/lib/socket.ts";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: { type: string; id?: number }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.readyState = 2; // a dead line never says that it is closed
  }
  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const listeners = new Map<string, () => void>();
let line: Line = "connecting";
let socket: MatchSocket;
const current = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", {
    visibilityState: "visible",
    addEventListener: (name: string, work: () => void) => listeners.set(name, work),
    removeEventListener: () => {},
  });
  socket = new MatchSocket(
    "m",
    "t",
    () => {},
    (now) => (line = now),
  );
  current().onopen();
  current().say({ type: "state" });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a socket to a match", () => {
  it("says hello, and is open once the state has come", () => {
    expect(current().sent).toEqual([{ type: "hello", token: "t" }]);
    expect(line).toBe("open");
  });

  it("gives a request up that nobody answers, and connects anew", async () => {
    const asked = socket.ask({ type: "play", number: 0, actions: [] });
    const failed = expect(asked).rejects.toThrow("no answer came");
    await vi.advanceTimersByTimeAsync(12_000);
    await failed;
    expect(FakeSocket.all.length).toBe(2);
  });

  it("keeps the line where others are heard meanwhile", async () => {
    const failed = expect(socket.ask({ type: "play", number: 0, actions: [] })).rejects.toThrow("no answer came");
    await vi.advanceTimersByTimeAsync(5000);
    current().say({ type: "said", place: 0, phrase: "hello" });
    await vi.advanceTimersByTimeAsync(7000);
    await failed;
    expect(FakeSocket.all.length).toBe(1);
  });

  it("pings in silence, and connects anew if no pong comes", async () => {
    await vi.advanceTimersByTimeAsync(27_000);
    const ping = current().sent.at(-1)!;
    expect(ping.type).toBe("ping");
    current().say({ type: "pong", re: ping.id });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line).toBe("open");
    await vi.advanceTimersByTimeAsync(19_000);
    expect(FakeSocket.all.length).toBe(2);
    current().onopen();
    current().say({ type: "state" });
    expect(line).toBe("open");
  });

  it("asks at once when somebody looks at the page again", () => {
    listeners.get("visibilitychange")!();
    expect(current().sent.at(-1)!.type).toBe("ping");
  });

  it("does not wait for ever for a first word", async () => {
    current().onclose({ code: 1006 });
    expect(line).toBe("lost");
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all.length).toBe(2);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(FakeSocket.all.length).toBe(3);
  });
});
