import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { infoOf } from "../src/lib/editions.ts";
import * as set from "../src/lib/position.ts";
import type { GameInfo, House } from "../src/lib/protocol.ts";

const house = JSON.parse(readFileSync(new URL("../kernel/files/house.json", import.meta.url), "utf-8")) as House;
const [card, board, junior] = (["card", "board", "junior"] as const).map((game) => infoOf(house, { game })) as [
  GameInfo,
  GameInfo,
  GameInfo,
];
const parts = (position: set.Position, info: GameInfo) =>
  (set.positionDocument(position, info) as { position: Record<string, string[] & string[][]> }).position;

describe("a position that is set up", () => {
  it("deals hidden guests from those that are nowhere else", () => {
    const position = set.withHeld(set.withSeat(set.emptyPosition(card), card, "B1", "FRm"), card, 0, "FRf");
    const { hands, guests, seats } = parts(position, card);
    expect(hands![0]).toEqual(["FRf"]); // whoever is to move has no unseen guests
    expect(hands![1]).toHaveLength(7);
    expect([...Object.values(seats!), ...hands!.flat(), ...guests!]).toHaveLength(96);
    expect(guests!.filter((one: string) => one === "FRf").length).toBeLessThan(4);
  });

  it("never has more of a kind than the game", () => {
    let position = set.emptyPosition(board);
    for (let times = 0; times < 9; times++) position = set.withHeld(position, board, 1, "JKf");
    expect(position.players[1]!.hand).toEqual(["JKf", "JKf"]);
    expect(position.players[1]!.unseen).toBe(3);
    expect(set.withSeat(position, board, "B1", "JKf")).toBe(position);
    expect(set.withBar(position, board, "JKf")).toBe(position);
  });

  it("takes a guest off a chair with a second tap", () => {
    const sitting = set.withSeat(set.emptyPosition(card), card, "B1", "FRm");
    expect(set.withSeat(sitting, card, "B1", "FRm").seats).toEqual({});
    expect(set.withSeat(sitting, card, "B1", null).seats).toEqual({});
    expect(set.withSeat(sitting, card, "B1", "FRf").seats).toEqual({ B1: "FRf" });
  });

  it("keeps players and whose turn it is within each other", () => {
    const many = { ...set.withPlayers(set.emptyPosition(card), card, 4), to_move: 3 };
    const few = set.withPlayers(set.withPlayer(many, 0, { score: -7 }), card, 2);
    expect(few.to_move).toBe(1);
    expect(parts(few, card).scores).toEqual([-7, 0]);
    expect(parts(few, card).hands![1]).toEqual([]);
  });

  it("counts what is left to come", () => {
    const full = set.stocks(set.emptyPosition(card), card);
    expect(full).toEqual({ guests: 89, mostGuests: 89, tables: 19, mostTables: 19 });
    const late = set.withPlayer({ ...set.emptyPosition(card), guests_left: 3, tables_left: 1 }, 0, { laid: 2 });
    expect(parts(late, card).guests).toHaveLength(3);
    expect(parts(late, card).tables_stock).toHaveLength(1);
    expect(parts(late, card).face_down!.map((one) => one.length)).toEqual([2, 0]);
  });

  it("writes only what its game has", () => {
    expect(Object.keys(parts(set.emptyPosition(board), board)).sort()).toEqual([
      "bar",
      "first_turn",
      "guests",
      "hand_size",
      "hands",
      "scores",
      "seats",
      "to_move",
    ]);
    expect(parts(set.emptyPosition(card), card)).not.toHaveProperty("bar");
  });

  it("opens what an older page kept", () => {
    const old = { game: "card", seats: { B1: "FRm" }, hand: ["FRf"] } as Partial<set.Position>;
    expect(set.restored(old, house)).toEqual({ ...set.emptyPosition(card), seats: { B1: "FRm" } });
  });

  it("begins as its edition does, and says which it is", () => {
    const small = { ...junior, edition: "small", hand: 3, laid_first: ["E5", "H8"], put_back: 20, players: [3, 3] };
    const position = set.emptyPosition(small as GameInfo);
    expect(Object.keys(position.tables)).toEqual(["E5", "H8"]);
    expect(position.players.map((player) => player.unseen)).toEqual([3, 3, 3]);
    expect(set.stocks(position, small as GameInfo).mostTables).toBe(2); // 24 tables, 20 of them put back
    expect(set.positionDocument(position, small as GameInfo)).toMatchObject({ game: "junior", edition: "small" });
    expect(set.positionDocument(set.emptyPosition(junior), junior)).not.toHaveProperty("edition");
    expect(set.stocks(set.emptyPosition(junior), junior).mostTables).toBe(12); // J3
  });

  it("forgets a position of an edition that is gone", () => {
    expect(set.restored({ game: "board", edition: "gone", to_move: 1 }, house)).toEqual(set.emptyPosition(card));
  });

  it("loses who sits at a table that goes", () => {
    const seated = { ...set.emptyPosition(card), seats: { B1: "FRm", C2: "FRf" } };
    expect(set.withoutTable(seated, card, "B2").seats).toEqual({ C2: "FRf" });
  });
});
