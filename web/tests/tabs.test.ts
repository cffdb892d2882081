import { beforeEach, expect, it, vi } from "vitest";

const forgotten = vi.hoisted(() => [] as string[]);
vi.mock("../src/device/client.ts", () => ({ forgetLocal: (match: string) => forgotten.push(match) }));
beforeEach(() => (forgotten.length = 0));

/** The module as another tab has it. */
async function tab(): Promise<typeof import("../src/device/tabs.ts")> {
  vi.resetModules();
  return import("../src/device/tabs.ts");
}

const aMomentLater = () => new Promise((resolve) => setTimeout(resolve, 2));

it("lets the tab that opens a match last have it", async () => {
  const [first, second] = [await tab(), await tab()];
  const lost = vi.fn();
  first.takeMatch("local-a", lost);
  const other = vi.fn();
  first.takeMatch("local-b", other);
  const mine = vi.fn();
  await aMomentLater();
  second.takeMatch("local-a", mine);
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
  expect(other).not.toHaveBeenCalled();
  expect(mine).not.toHaveBeenCalled();
});

it("says nothing about a match that was given up", async () => {
  const [first, second] = [await tab(), await tab()];
  const lost = vi.fn();
  const other = vi.fn();
  first.takeMatch("local-a", lost)();
  first.takeMatch("local-b", other);
  await aMomentLater();
  second.takeMatch("local-a", () => {});
  second.takeMatch("local-b", () => {});
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(lost).not.toHaveBeenCalled();
  expect(forgotten).toContain("local-a"); // it may be in the worker's memory
});

it("gives a match to the tab that took it last, however long that tab has slept", async () => {
  const [first, second] = [await tab(), await tab()];
  const lost = vi.fn();
  first.takeMatch("local-a", lost);
  await aMomentLater();
  vi.spyOn(performance, "now").mockReturnValue(-60_000); // stood still while the machine slept
  second.takeMatch("local-a", () => {});
  vi.restoreAllMocks();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
});

it("takes a match once for several people at one device", async () => {
  const [first, second] = [await tab(), await tab()];
  first.takeMatch("local-a", () => {});
  await aMomentLater();
  const taken = [vi.fn(), vi.fn()] as const;
  for (const lose of taken) second.takeMatch("local-a", lose);
  first.takeMatch("local-b", () => {});
  first.takeMatch("local-a", () => {}); // somebody more at the first device: nothing to tell
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const lose of taken) expect(lose).not.toHaveBeenCalled();
});

it("gives a match to the tab that took it last, though the clock was set back", async () => {
  const [first, second] = [await tab(), await tab()];
  const lost = vi.fn();
  first.takeMatch("local-a", lost);
  await new Promise((resolve) => setTimeout(resolve, 20)); // the second has heard of it
  vi.spyOn(Date, "now").mockReturnValue(0);
  second.takeMatch("local-a", () => {});
  vi.restoreAllMocks();
  await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
});

it("works where the browser lets a page speak to no other tab", async () => {
  vi.stubGlobal("BroadcastChannel", function refuse() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  const { takeMatch } = await tab();
  vi.unstubAllGlobals();
  const lose = vi.fn();
  takeMatch("local-a", lose)();
  expect(lose).not.toHaveBeenCalled();
});
