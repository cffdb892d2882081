import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { packGame, unpackGame } from "../src/lib/packing.ts";

const golden = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../tests/golden_games/${name}.json`, import.meta.url), "utf-8"));

it.each(["board", "card", "junior"])(
  "packs a whole game of %s into an address, and takes it out again",
  async (name) => {
    const packed = await packGame(golden(name));
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(8000);
    expect(await unpackGame(packed)).toEqual(golden(name));
  },
);

it("makes no link that is too long to be sent", async () => {
  const noise = Array.from({ length: 20_000 }, (_, at) => Math.imul(at, 2_654_435_761) % 1_000_003);
  expect(await packGame(noise)).toBe("");
});

it("takes nothing out that is damaged, too long, or unpacks to very much", async () => {
  const bomb = await packGame("a".repeat(900_000));
  expect(bomb.length).toBeLessThan(16_000);
  await expect(unpackGame(bomb)).resolves.toHaveLength(900_000);
  const deflate = new Blob(["b".repeat(3_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const larger = Buffer.from(await new Response(deflate).arrayBuffer()).toString("base64url");
  expect(larger.length).toBeLessThan(16_000);
  await expect(unpackGame(larger)).rejects.toThrow("too long");
  await expect(unpackGame("A".repeat(16_001))).rejects.toThrow("too long");
  await expect(unpackGame(bomb.slice(0, -9))).rejects.toThrow();
  await expect(unpackGame("%%")).rejects.toThrow();
});
