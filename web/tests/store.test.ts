import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, State, Step, Steps, View } from "../src/lib/protocol.ts";
import { MatchStore } from "../src/play/store.svelte.ts";

const line = vi.hoisted(() => ({ say: (_: unknown): void => {}, answer: Promise.resolve<unknown>(null) }));
vi.mock("../src/lib/storage.svelte.ts", () => ({ isCalm: () => false, settings: { speed: "normal" } }));
vi.mock("../src/lib/socket.ts", () => ({
  MatchSocket: class {
    constructor(_match: string, _token: string, hear: (message: ServerMessage) => void) {
      line.say = hear as (message: unknown) => void;
    }
    ask = () => line.answer;
    close = () => {};
  },
}));

const view = (seats: Record<string, string>): View =>
  ({
    game: "card",
    players: ["Ada", "Bot"],
    to_move: 0,
    scores: [0, 0],
    seats,
    tables: { B2: "RU" },
    hands: [["RUf"], null],
    hand_counts: [1, 2],
    bar: [],
    gone: [],
  }) as unknown as View;
const state = (number: number, seats: Record<string, string>): State =>
  ({
    type: "state",
    number,
    match: { status: "playing", places: [{}, {}] },
    you: 0,
    view: view(seats),
    recent: [],
  }) as unknown as State;
const seat = (number: number, at: string): Step => ({
  number,
  player: 1,
  action: `seat RUm ${at}`,
  do: "seat",
  guest: "RUm",
  at,
  total: 0,
  by: "bot",
  at_time: 0,
});
const steps: Steps = {
  type: "steps",
  from: 0,
  number: 2,
  steps: [seat(0, "B1"), seat(1, "C2")],
  view: view({ B1: "RUm", C2: "RUm" }),
};

let store: MatchStore;
beforeEach(() => {
  vi.useFakeTimers();
  store = new MatchStore("m", "t");
  line.say(state(0, {}));
});
afterEach(() => vi.useRealTimers());

describe("a match as it is heard", () => {
  it("shows step after step, then the view of the server", async () => {
    line.say(steps);
    expect(store.view?.seats).toEqual({ B1: "RUm" });
    expect(store.isMine).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(store.view?.seats).toEqual({ B1: "RUm", C2: "RUm" });
    expect(store.isMine).toBe(true);
  });

  it("stops showing steps when a whole state comes", async () => {
    line.say(steps);
    await vi.advanceTimersByTimeAsync(100);
    line.say(state(5, { D2: "RUf" }));
    expect(store.showing).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.view?.seats).toEqual({ D2: "RUf" });
    expect(store.number).toBe(5);
  });

  it("gives advice for the moment it was asked in only", async () => {
    line.answer = Promise.resolve({ type: "hint", steps: [], total: 4, by: "level5" });
    expect((await store.hint())?.total).toBe(4);
    const asked = store.hint();
    line.say(steps);
    expect(await asked).toBeNull();
  });

  it("shows new steps after the state while the old ones would still be shown", async () => {
    line.say(steps);
    await vi.advanceTimersByTimeAsync(100);
    line.say(state(5, {}));
    line.say({ ...steps, from: 5, number: 6, steps: [seat(5, "E2")], view: view({ E2: "RUm" }) });
    await vi.advanceTimersByTimeAsync(600);
    expect(store.view?.seats).toEqual({ E2: "RUm" });
    expect(store.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(store.showing).toBe(false);
  });

  const full: Partial<Step> = { effects: [{ effect: "cleared", cell: "B2", table: "RU", guests: {} }] as never };
  const turnOf = (from: number): Steps => ({
    ...steps,
    from,
    number: from + 3,
    steps: [seat(from, "B1"), seat(from + 1, "C2"), { ...seat(from + 2, "E2"), ...full }],
  });

  it("shows a round of four bots, each a full table, within four seconds of one's own turn", async () => {
    store.view = { ...store.view!, players: ["Ada", "Bo", "Cy", "Di", "Ed"] };
    store.botPause = 300;
    const five = { ...view({}), players: store.view.players };
    for (let bot = 0; bot < 4; bot++) {
      await vi.advanceTimersByTimeAsync(300);
      line.say({ ...turnOf(3 * bot), view: five });
    }
    expect(store.showing).toBe(true);
    await vi.advanceTimersByTimeAsync(4000 - 4 * 300);
    expect(store.log.length).toBe(12);
    expect(store.showing).toBe(false);
  });

  it("shows at once all that is known when one does not want to wait", async () => {
    line.say(turnOf(0));
    line.say(turnOf(3));
    expect(store.showing).toBe(true);
    const scenes: string[] = [];
    store.onmove = () => scenes.push("walk");
    store.onleave = () => scenes.push("leave");
    store.onstep = () => scenes.push(store.isHurried ? "told" : "acted");
    store.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.log.length).toBe(6);
    expect(store.showing).toBe(false);
    expect([...new Set(scenes)]).toEqual(["told"]);
  });

  it("keeps in mind who was drawn until one's next turn is over", async () => {
    const own = (more: Partial<Step>): Steps => ({
      ...steps,
      from: store.number,
      number: store.number + 1,
      steps: [{ ...seat(0, "B1"), player: 0, ...more }],
    });
    const turn = { effect: "turn", player: 1 } as never;
    line.say(own({ do: "draw", effects: [{ effect: "drew", player: 0, count: 1, guests: ["TRm"] } as never, turn] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.drawn).toEqual(["TRm"]);
    line.say({
      ...steps,
      from: store.number,
      number: store.number + 1,
      steps: [{ ...seat(1, "C2"), effects: [turn] }],
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.drawn).toEqual(["TRm"]);
    line.say(own({ effects: [turn] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.drawn).toEqual([]);
  });
});
