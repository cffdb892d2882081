import { describe, expect, it } from "vitest";
import * as set from "../src/lib/position.ts";
import type { GameInfo } from "../src/lib/protocol.ts";

const NATIONS = ["CF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"];
const card = {
  game: "card",
  nations: NATIONS,
  jokers: 0,
  seats: { B1: ["B2"], C2: ["B2", "C3", "D2"] },
} as unknown as GameInfo;
const board = { ...card, game: "board", jokers: 4 } as GameInfo;
const parts = (position: set.Position, info: GameInfo) =>
  (set.positionDocument(position, info) as { position: Record<string, string[] & string[][]> }).position;

describe("a position that is set up", () => {
  it("deals hidden guests from those that are nowhere else", () => {
    const position = set.withHeld(set.withSeat(set.emptyPosition("card"), card, "B1", "FRm"), card, 0, "FRf");
    const { hands, guests, seats } = parts(position, card);
    expect(hands![0]).toEqual(["FRf"]); // whoever is to move has no unseen guests
    expect(hands![1]).toHaveLength(7);
    expect([...Object.values(seats!), ...hands!.flat(), ...guests!]).toHaveLength(96);
    expect(guests!.filter((one: string) => one === "FRf").length).toBeLessThan(4);
  });

  it("never has more of a kind than the game", () => {
    let position = set.emptyPosition("board");
    for (let times = 0; times < 9; times++) position = set.withHeld(position, board, 1, "JKf");
    expect(position.players[1]!.hand).toEqual(["JKf", "JKf"]);
    expect(position.players[1]!.unseen).toBe(3);
    expect(set.withSeat(position, board, "B1", "JKf")).toBe(position);
    expect(set.withBar(position, board, "JKf")).toBe(position);
  });

  it("takes a guest off a chair with a second tap", () => {
    const sitting = set.withSeat(set.emptyPosition("card"), card, "B1", "FRm");
    expect(set.withSeat(sitting, card, "B1", "FRm").seats).toEqual({});
    expect(set.withSeat(sitting, card, "B1", null).seats).toEqual({});
    expect(set.withSeat(sitting, card, "B1", "FRf").seats).toEqual({ B1: "FRf" });
  });

  it("keeps players and whose turn it is within each other", () => {
    const many = { ...set.withPlayers(set.emptyPosition("card"), 4), to_move: 3 };
    const few = set.withPlayers(set.withPlayer(many, 0, { score: -7 }), 2);
    expect(few.to_move).toBe(1);
    expect(parts(few, card).scores).toEqual([-7, 0]);
    expect(parts(few, card).hands![1]).toEqual([]);
  });

  it("counts what is left to come", () => {
    const full = set.stocks(set.emptyPosition("card"), card);
    expect(full).toEqual({ guests: 89, mostGuests: 89, tables: 19, mostTables: 19 });
    const late = set.withPlayer({ ...set.emptyPosition("card"), guests_left: 3, tables_left: 1 }, 0, { laid: 2 });
    expect(parts(late, card).guests).toHaveLength(3);
    expect(parts(late, card).tables_stock).toHaveLength(1);
    expect(parts(late, card).face_down!.map((one) => one.length)).toEqual([2, 0]);
  });

  it("writes only what its game has", () => {
    expect(Object.keys(parts(set.emptyPosition("board"), board)).sort()).toEqual([
      "bar",
      "first_turn",
      "guests",
      "hand_size",
      "hands",
      "scores",
      "seats",
      "to_move",
    ]);
    expect(parts(set.emptyPosition("card"), card)).not.toHaveProperty("bar");
  });

  it("opens what an older page kept", () => {
    const old = { game: "card", seats: { B1: "FRm" }, hand: ["FRf"] } as Partial<set.Position>;
    expect(set.restored(old)).toEqual({ ...set.emptyPosition("card"), seats: { B1: "FRm" } });
  });

  it("loses who sits at a table that goes", () => {
    const seated = { ...set.emptyPosition("card"), seats: { B1: "FRm", C2: "FRf" } };
    expect(set.withoutTable(seated, card, "B2").seats).toEqual({ C2: "FRf" });
  });
});
