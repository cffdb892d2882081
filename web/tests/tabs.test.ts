import { expect, it, vi } from "vitest";

/** The module as another tab has it. */
async function tab(): Promise<typeof import("../src/device/tabs.ts")> {
  vi.resetModules();
  return import("../src/device/tabs.ts");
}

it("lets the tab that opens a match last have it", async () => {
  const [first, second] = [await tab(), await tab()];
  const lost = vi.fn();
  first.takeMatch("local-a", lost);
  const other = vi.fn();
  first.takeMatch("local-b", other);
  const mine = vi.fn();
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
  second.takeMatch("local-a", () => {});
  second.takeMatch("local-b", () => {});
  await vi.waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(lost).not.toHaveBeenCalled();
});

it("takes a match once for several people at one device", async () => {
  const [first, second] = [await tab(), await tab()];
  first.takeMatch("local-a", () => {});
  const taken = [vi.fn(), vi.fn()] as const;
  for (const lose of taken) second.takeMatch("local-a", lose);
  first.takeMatch("local-b", () => {});
  first.takeMatch("local-a", () => {}); // somebody more at the first device: nothing to tell
  await new Promise((resolve) => setTimeout(resolve, 20));
  for (const lose of taken) expect(lose).not.toHaveBeenCalled();
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
