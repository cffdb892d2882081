import { describe, expect, it } from "vitest";
import type { Step, View } from "../src/lib/protocol.ts";
import { momentsOf } from "../src/play/moments.ts";

const PLAN = {
  seats: { B1: ["B2"], A2: ["B2"], C2: ["B2"], B3: ["B2", "B4"], B5: ["B4"] },
  tables: { B2: ["B1", "A2", "C2", "B3"], B4: ["B3", "B5", "A4", "C4"] },
  bar: [1, -2, -14],
};
const step = (what: Partial<Step>): Step => ({ do: "seat", guest: "ITf", player: 0, total: 0, ...what }) as Step;
const room = (seats: Record<string, string>, bar: string[] = []): View =>
  ({ seats, tables: { B2: "IT", B4: "RU" }, bar }) as unknown as View;
const what = (made: Step, view: View): string[] => momentsOf(made, view, PLAN).map((one) => `${one.what} ${one.cell}`);

describe("what a step is celebrated for", () => {
  it("is the table it fills, not one that was full or is not", () => {
    const mixed = { B1: "ITm", A2: "RUf", C2: "ITm", B3: "ITf" };
    expect(what(step({ at: "B3" }), room(mixed))).toEqual(["full B2"]);
    expect(what(step({ at: "B5" }), room({ ...mixed, B5: "RUf" }))).toEqual([]);
    expect(what(step({ at: "B3" }), room({ B1: "ITm", B3: "ITf" }))).toEqual([]);
  });
  it("is a table that the kernel paid double, with a joker too", () => {
    const own = { B1: "ITm", A2: "JKf", C2: "ITm", B3: "ITf" };
    const paid = { sources: { national_tables: 8 }, points: { B2: 8 } };
    expect(what(step({ at: "B3", ...paid }), room(own))).toEqual(["full B2", "national B2"]);
    expect(what(step({ at: "B3", sources: { tables: 4 }, points: { B2: 4 } }), room(own))).toEqual(["full B2"]);
  });
  it("is each table by what it paid itself", () => {
    const both = { B1: "ITm", A2: "RUf", C2: "ITm", B3: "ITf", B5: "ITm" };
    const paid = { sources: { national_tables: 4, tables: 4 }, points: { B2: 4, B4: 4 } };
    expect(what(step({ at: "B3", ...paid }), room(both))).toEqual(["full B2", "last-chair B3"]);
  });
  it("is a table of one sex where the kernel says that it paid", () => {
    const ladies = { B1: "ITf", A2: "RUf", C2: "ITf", B3: "ITf" };
    expect(what(step({ at: "B3", sources: { same_sex_tables: 20 } }), room(ladies))).toEqual([
      "full B2",
      "regulars B2",
    ]);
  });
  it("is the dearest place at the bar", () => {
    expect(what(step({ do: "bar" }), room({}, ["ITm", "RUf", "ITf"]))).toEqual(["low-bar bar"]);
    expect(what(step({ do: "bar" }), room({}, ["ITm", "RUf"]))).toEqual([]);
  });
  it("is the last chair of the café", () => {
    const full = { B1: "ITm", A2: "RUf", C2: "ITm", B3: "ITf", B5: "RUm" };
    expect(what(step({ at: "B3" }), room(full))).toEqual(["full B2", "last-chair B3"]);
  });
});
