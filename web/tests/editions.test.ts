import { describe, expect, it } from "vitest";
import { editionsOf, infoOf, onPlan, planRows } from "../src/lib/editions.ts";
import type { GameInfo, House } from "../src/lib/protocol.ts";

const of = (game: string, edition: string) =>
  ({ game, edition, rows: [], seats: {}, tables: {} }) as unknown as GameInfo;
const house = { games: [of("card", "printed"), of("board", "printed"), of("board", "small")] } as unknown as House;

describe("what is on offer", () => {
  it("lists the editions of a game, and finds that of a match", () => {
    expect(editionsOf(house, "board").map((one) => one.edition)).toEqual(["printed", "small"]);
    expect(infoOf(house, { game: "board" }).edition).toBe("printed");
    expect(infoOf(house, { game: "board", edition: "small" }).edition).toBe("small");
  });

  it("draws a match on its own plan", () => {
    const rows = planRows("# two tables share a chair\r\n. s . s .\n\ns FRs ITs\n. s . s .\n");
    const { seats, tables } = infoOf(house, { game: "board", plan: rows });
    expect(rows).toHaveLength(3);
    expect(tables).toEqual({ B2: ["B1", "C2", "B3", "A2"], D2: ["D1", "E2", "D3", "C2"] });
    expect(seats.C2).toEqual(["B2", "D2"]);
    expect(Object.keys(seats)).toHaveLength(7);
  });

  it("reads the last column of a row that ends early", () => {
    expect(onPlan(of("board", "printed"), ["s FRs"]).seats).toEqual({ A1: ["B1"], C1: ["B1"] });
  });
});
