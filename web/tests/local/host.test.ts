/** Matches on this device, as a page plays them: bots, several people, drafts, coming back, rematches. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Joined, Match, ServerMessage, State } from "../../src/lib/protocol.ts";
import { Refused } from "../../src/lib/refused.ts";
import type { Question } from "../../src/lib/socket.ts";
import type { LocalHost, LocalHostOptions, MatchRecord } from "../../src/local/host.ts";
import { createLocalHost } from "../../src/local/local_host.ts";
import { createSearcher } from "../../src/local/searcher.ts";
import { filesIn, MemoryStore } from "./files.ts";

const files = filesIn(fileURLToPath(new URL("../..", import.meta.url)));

function opened(options: Partial<LocalHostOptions> = {}): { host: LocalHost; keep: MemoryStore } {
  const keep = new MemoryStore();
  return { host: createLocalHost({ files, keep, pause: 0, ...options }), keep };
}

const create = (host: LocalHost, wish: Record<string, unknown>) =>
  host.request("POST", "/matches", { name: "Ada", start: true, order: "given", ...wish }) as Promise<Joined>;

/** Play a match to its end: the person always does the first thing that is legal. */
async function playOut(host: LocalHost, { match, token }: Joined): Promise<Match> {
  return new Promise((resolve, reject) => {
    const hear = (message: ServerMessage) => {
      if (message.type !== "state" && message.type !== "steps") return;
      if (message.match?.status === "over") resolve(message.match);
      else if (message.choices?.length) {
        const turn: Question = { type: "play", number: message.number, actions: [message.choices[0]!.action] };
        queueMicrotask(() => void line.then((open) => open.ask(turn)).catch(reject));
      }
    };
    const line = host.connect(match.id, token, hear);
  });
}

describe("a match against bots", () => {
  it.each([
    ["card", ["level1", "level2"]],
    ["board", ["level3", "greedy"]],
    ["junior", ["level4", "random"]],
  ])("is played to its end: %s", async (game, others) => {
    const { host, keep } = opened();
    const joined = await create(host, { game, others });
    expect(joined.match.places.map((place) => place.taken_by)).toEqual(["person", "bot", "bot"]);
    const over = await playOut(host, joined);
    expect(over.result!.scores).toHaveLength(3);
    const kept = (await keep.load(joined.match.id))!;
    expect(kept.status).toBe("over");
    expect(kept.actions.some((done) => done.by === "bot")).toBe(true);
  });

  it("lets level 5 think on several searchers, and joins what they find", async () => {
    const shares = [0, 0];
    const run = [createSearcher(files), createSearcher(files)];
    const searchers = {
      size: 2,
      run: (searcher: number, share: Parameters<(typeof run)[0]>[0]) => {
        shares[searcher]! += share.cafes;
        return run[searcher]!(share);
      },
    };
    const { host } = opened({ searchers, random: () => 0 });
    const joined = await create(host, { game: "board", others: ["level5@0.2s"] });
    const moved = new Promise<State | null>((resolve) => {
      void host.connect(joined.match.id, joined.token, (message) => {
        if (message.type === "steps" && message.steps.some((step) => step.by === "bot")) resolve(null);
        const mine = message.type === "state" || message.type === "steps" ? message : null;
        if (mine?.choices?.length)
          void host.request("POST", `/matches/${joined.match.id}/play`, turnOf(mine), joined.token).catch(() => {});
      });
    });
    await moved;
    expect(Math.min(...shares)).toBeGreaterThan(0);
    expect(shares[0]).toBe(shares[1]);
  });

  it("goes on without a searcher that fails", async () => {
    const searchers = { size: 2, run: () => Promise.reject(new Error("gone")) };
    const { host } = opened({ searchers, hint: { seconds: 0.05, simulations: null } });
    const { match, token } = await create(host, { game: "card", others: ["level1"] });
    const hint = (await host.request("POST", `/matches/${match.id}/hint`, {}, token)) as { turns: unknown[] };
    expect(hint.turns.length).toBeGreaterThan(0);
  });
});

const turnOf = (state: { number: number; choices?: { action: string }[] }) => ({
  number: state.number,
  actions: [state.choices![0]!.action],
});

describe("several people at one device", () => {
  it("join, start and play in turn", async () => {
    const { host } = opened();
    const ada = await create(host, { game: "card", others: ["free"], start: false });
    const path = `/matches/${ada.match.id}`;
    await expect(host.request("POST", `${path}/start`, {}, ada.token)).rejects.toThrow("a place is still free");
    await expect(host.request("POST", `${path}/join`, { name: "ada " })).rejects.toMatchObject({
      fault: { code: "name_taken" },
    });
    const ben = (await host.request("POST", `${path}/join`, { name: "Ben" })) as Joined;
    await host.request("POST", `${path}/start`, {}, ada.token);
    const state = (await host.request("GET", path, undefined, ada.token)) as State;
    expect(state.view!.hands[0]).toHaveLength(7);
    expect(state.view!.hands[1]).toBeNull();
    await expect(host.request("POST", `${path}/play`, turnOf(state), ben.token)).rejects.toMatchObject({
      fault: { code: "refused", verdict: { because: "turn-player" } },
    });
    await host.request("POST", `${path}/play`, turnOf(state), ada.token);
    await expect(host.request("POST", `${path}/play`, turnOf(state), ada.token)).resolves.toMatchObject({
      repeat: true,
    });
  });
});

describe("what is kept", () => {
  it("comes back after a reload: same state, draft included", async () => {
    const { host, keep } = opened();
    const { match, token } = await create(host, { game: "board", others: ["free"], start: false });
    await host.request("POST", `/matches/${match.id}/join`, { name: "Ben" });
    await host.request("POST", `/matches/${match.id}/start`, {}, token);
    const state = (await host.request("GET", `/matches/${match.id}`, undefined, token)) as State;
    const step = state.choices!.find((choice) => !choice.then)!;
    await host.request("PUT", `/matches/${match.id}/draft`, { number: 0, actions: [step.action] }, token);
    const before = await host.request("GET", `/matches/${match.id}`, undefined, token);
    const later = createLocalHost({ files, keep, now: () => (before as State).clock!.now });
    const after = await later.request("GET", `/matches/${match.id}`, undefined, token);
    expect(after).toEqual(before);
    expect((after as State).draft!.steps[0]!.action).toBe(step.action);
  });

  it("may be nothing: the match goes on, and it is said", async () => {
    const unkept: unknown[] = [];
    const keep = new MemoryStore();
    keep.save = () => Promise.reject(new Error("full"));
    const host = createLocalHost({ files, keep, pause: 0, unkept: (error) => unkept.push(error) });
    const over = await playOut(host, await create(host, { game: "junior", others: ["greedy"] }));
    expect(over.status).toBe("over");
    expect(unkept.length).toBeGreaterThan(1);
  });

  const altered = async (change: (record: MatchRecord) => void, isOver = false) => {
    const { host, keep } = opened();
    const joined = await create(host, { game: "junior", others: ["greedy"] });
    if (isOver) await playOut(host, joined);
    const record = (await keep.load(joined.match.id))!;
    change(record);
    await keep.save(record);
    return createLocalHost({ files, keep }).request("GET", `/matches/${record.id}`);
  };

  it.each<[string, (record: MatchRecord) => void]>([
    [
      "whose actions are refused",
      ({ actions }) => actions.push({ place: 0, action: "seat RUf Z9", by: "person", at_time: 0 }),
    ],
    ["whose deal is cut", ({ deal }) => deal!.guests.pop()],
    ["begun with other rules", (record) => (record.rules = "0")],
  ])("is refused in one sentence: a match %s", async (_, change) => {
    const refusal = {
      fault: { code: "not_now", message: expect.stringMatching(/^match local-\w+, begun with rules/) as string },
    };
    await expect(altered(change)).rejects.toMatchObject(refusal);
  });

  it("is shown when it is over, if today's rules end it as it ended", async () => {
    const shown = await altered((record) => (record.rules = "0"), true);
    expect((shown as State).match.status).toBe("over");
    const change = (record: MatchRecord) => {
      record.rules = "0";
      record.result!.scores[0]! += 1;
    };
    await expect(altered(change, true)).rejects.toMatchObject({ fault: { code: "not_now" } });
  });

  it("is not to blame where the kernel fails", async () => {
    const kernel: typeof files.kernel = async (game) => {
      const file = await files.kernel(game);
      const entries = Object.entries(file.data.entries).filter(([name]) => name !== "deal");
      return {
        ...file,
        data: { ...file.data, entries: { ...Object.fromEntries(entries), deal: [["unknown", "i", 0, 0]] } },
      };
    };
    const { host, keep } = opened();
    const { match } = await create(host, { game: "card", others: ["level1"] });
    const later = createLocalHost({ files: { ...files, kernel }, keep });
    await expect(later.request("GET", `/matches/${match.id}`)).rejects.toMatchObject({ fault: { code: "kernel" } });
  });
});

describe("a match that others go on with", () => {
  /** What is told of a match that is open here; `line` asks. */
  const listening = async (options: Partial<LocalHostOptions> = {}) => {
    const made = opened(options);
    const joined = await create(made.host, { game: "card", others: ["free"], start: false });
    const { id } = joined.match;
    await made.host.request("POST", `/matches/${id}/join`, { name: "Ben" });
    await made.host.request("POST", `/matches/${id}/start`, {}, joined.token);
    const state = (await made.host.request("GET", `/matches/${id}`, undefined, joined.token)) as State;
    return { ...made, id, token: joined.token, turn: turnOf(state) };
  };

  it("is entered as they left it", async () => {
    const { host, keep, id, token, turn } = await listening();
    const elsewhere = createLocalHost({ files, keep });
    await elsewhere.request("POST", `/matches/${id}/play`, turn, token);
    expect(await host.request("GET", `/matches/${id}`, undefined, token)).toMatchObject({ number: 1 });
  });

  it("is not kept beside what they have kept, and whoever listens hears of it", async () => {
    const outdated: number[] = [];
    const { host, keep, id, token, turn } = await listening({ outdated: () => outdated.push(1) });
    keep.save = () => Promise.resolve(false);
    const line = await host.connect(id, token, () => {});
    await expect(line.ask({ type: "play", ...turn })).rejects.toMatchObject({ fault: { code: "offline" } });
    expect(outdated).toHaveLength(1);
  });

  it("is forgotten, a computer player's thoughts included, unless somebody listens", async () => {
    const { host, keep } = opened({ pause: 0.01 });
    const { match, token } = await create(host, { game: "junior", others: ["greedy"] });
    const heard: ServerMessage[] = [];
    const line = await host.connect(match.id, token, (message) => heard.push(message));
    host.forget(match.id);
    const open = (await line.ask({ type: "state" })) as State;
    await line.ask({ type: "play", ...turnOf(open) });
    line.close();
    host.forget(match.id);
    keep.records.clear();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(keep.records.size).toBe(0);
    await expect(host.connect(match.id, token, () => {})).rejects.toMatchObject({ fault: { code: "unknown" } });
  });

  it("does not move where somebody only looks at it", async () => {
    const { host, keep } = opened({ pause: 1000 });
    const { match, token } = await create(host, { game: "junior", others: ["greedy"], start: false });
    const path = `/matches/${match.id}`;
    const line = await host.connect(match.id, token, () => {});
    await host.request("POST", `${path}/start`, {}, token);
    const state = (await host.request("GET", path, undefined, token)) as State;
    if (state.choices?.length) await line.ask({ type: "play", ...turnOf(state) });
    const before = keep.records.get(match.id)!.actions.length;
    await createLocalHost({ files, keep, pause: 0 }).request("GET", path, undefined, token);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(keep.records.get(match.id)!.actions).toHaveLength(before);
  });
});

describe("coming and going", () => {
  it("lets a bot stand in until one comes back", async () => {
    const { host } = opened({ pause: 1000 });
    const { match, token } = await create(host, { game: "card", others: ["level1"] });
    const left = (await host.request("POST", `/matches/${match.id}/leave`, {}, token)) as Match;
    expect(left.places[0]).toMatchObject({ standing_in: true, level: "level3" });
    const heard: ServerMessage[] = [];
    const line = await host.connect(match.id, token, (message) => heard.push(message));
    expect(heard.map((message) => message.type)).toEqual(["state", "match"]);
    expect((await line.ask({ type: "state" })) as State).toMatchObject({ match: { places: [{ present: true }, {}] } });
    line.close();
  });

  it("lets a bot finish a turn whose time is out", async () => {
    const { host } = opened();
    const time = { limit: "move", seconds: 0.03 };
    const { match, token } = await create(host, { game: "card", others: ["free"], start: false, time });
    await host.request("POST", `/matches/${match.id}/join`, { name: "Ben" });
    await host.request("POST", `/matches/${match.id}/start`, {}, token);
    const stoodIn = new Promise<void>((resolve) => {
      void host.connect(match.id, undefined, (message) => {
        if (message.type === "steps" && message.steps.some((step) => step.by === "bot")) resolve();
      });
    });
    await stoodIn;
  });

  it("plays once more, somebody else first", async () => {
    const { host } = opened();
    const joined = await create(host, { game: "junior", others: ["greedy"] });
    await playOut(host, joined);
    const path = `/matches/${joined.match.id}/rematch`;
    const next = (await host.request("POST", path, { levels: { 1: "random" } }, joined.token)) as Joined;
    expect(next.match).toMatchObject({ status: "open", previous: joined.match.id, places: [{}, { level: "random" }] });
    expect(await host.request("POST", path, {}, joined.token)).toMatchObject({ match: { id: next.match.id } });
    await host.request("POST", `/matches/${next.match.id}/start`, {}, next.token);
    const state = (await host.request("GET", `/matches/${next.match.id}`, undefined, next.token)) as State;
    expect(state.view!.start).toBe(1);
  });

  it("tells phrases, pongs, and says no to nonsense", async () => {
    const { host } = opened({ pause: 1000 });
    const { match, token } = await create(host, { game: "card", others: ["level1"] });
    const heard: ServerMessage[] = [];
    const line = await host.connect(match.id, token, (message) => heard.push(message));
    expect(await line.ask({ type: "ping" })).toEqual({ type: "pong" });
    await line.ask({ type: "say", phrase: "hello" });
    expect(heard.at(-1)).toEqual({ type: "said", place: 0, phrase: "hello" });
    await expect(line.ask({ type: "say", phrase: "boo" })).rejects.toMatchObject({ fault: { place: "phrase" } });
    await expect(line.ask({ type: "sing" } as unknown as Question)).rejects.toBeInstanceOf(Refused);
    await expect(line.ask({ type: "play", number: 0, actions: ["seat nobody"] })).rejects.toMatchObject({
      fault: { code: "invalid", place: "actions" },
    });
    await expect(host.connect("local-none", undefined, () => {})).rejects.toMatchObject({ fault: { code: "unknown" } });
    await expect(host.connect(match.id, "wrong", () => {})).rejects.toMatchObject({ fault: { code: "token" } });
    await expect(host.request("GET", "/lobby")).rejects.toMatchObject({ fault: { code: "unknown" } });
  });
});

describe("a kernel", () => {
  it("that is damaged is one clear sentence, and asked for again", async () => {
    let tries = 0;
    const kernel: typeof files.kernel = async (game) => {
      const file = await files.kernel(game);
      return ++tries === 1 ? { ...file, module: new Uint8Array([1, 2, 3]) } : file;
    };
    const { host } = opened({ files: { ...files, kernel } });
    await expect(create(host, { game: "card", others: ["level1"] })).rejects.toMatchObject({
      fault: { code: "kernel" },
    });
    await expect(create(host, { game: "card", others: ["level1"] })).resolves.toBeTruthy();
  });

  it("refuses plans and editions that make no sense", async () => {
    const { host } = opened();
    const wish = { game: "board", others: ["level1"] };
    await expect(create(host, { ...wish, plan: "s" })).rejects.toMatchObject({ fault: { place: "plan" } });
    await expect(create(host, { ...wish, plan: ["s"] })).rejects.toMatchObject({ fault: { place: "plan" } });
    await expect(create(host, { ...wish, edition: "none" })).rejects.toMatchObject({ fault: { place: "edition" } });
    await expect(create(host, { game: "card", others: Array(5).fill("level1") })).rejects.toMatchObject({
      fault: { place: "others" },
    });
    await expect(create(host, { ...wish, others: ["level9"] })).rejects.toMatchObject({ fault: { place: "level" } });
    await expect(create(host, { ...wish, public: true })).rejects.toMatchObject({ fault: { code: "forbidden" } });
  });
});
