import { describe, expect, it } from "vitest";
import { layoutOf, middle, neighbour } from "../src/cafe/layout.ts";
import type { GameInfo } from "../src/lib/protocol.ts";

const info = {
  rows: [". s . s . ", "s T s T s ", ". s . s . "],
  seats: { B1: ["B2"], D1: ["D2"], A2: ["B2"], C2: ["B2", "D2"], E2: ["D2"], B3: ["B2"], D3: ["D2"] },
  tables: { B2: ["B1", "C2", "B3", "A2"], D2: ["D1", "E2", "D3", "C2"] },
  bar: [],
} as unknown as GameInfo;

describe("layout", () => {
  it("puts cells where the plan has them", () => {
    expect(middle("A1")).toEqual({ x: 50, y: 50 });
    expect(layoutOf(info).box).toEqual({ x: 0, y: 0, width: 500, height: 300 });
  });

  it("turns the back of a chair away from its table; a shared one has none", () => {
    const back = Object.fromEntries(layoutOf(info).chairs.map((chair) => [chair.cell, chair.back]));
    expect(back).toMatchObject({ B1: 0, A2: -90, E2: 90, B3: 180, C2: null });
  });

  it("shows the part around some tables only", () => {
    expect(layoutOf(info, ["B2"]).box).toEqual({ x: 0, y: 0, width: 300, height: 300 });
  });

  it("stands the bar where there is room, else below", () => {
    expect(layoutOf({ ...info, bar: [1, 2] }).bar).toMatchObject({ y: 320 });
    const wide = {
      ...info,
      rows: Array(9).fill(". ".repeat(9)),
      seats: {},
      tables: {},
      bar: [1],
    };
    expect(layoutOf(wide).bar).toEqual({ x: 200, y: 200, width: 500, height: 500 });
  });

  it("finds the next seat for an arrow key", () => {
    const cells = Object.keys(info.seats);
    expect(neighbour(cells, "A2", "ArrowRight")).toBe("C2");
    expect(neighbour(cells, "B1", "ArrowDown")).toBe("B3");
    expect(neighbour(cells, "E2", "ArrowRight")).toBe(null);
  });
});
