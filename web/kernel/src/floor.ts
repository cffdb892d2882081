/** The floor record: the plan and the options as the kernel reads them. */
import { supply } from "./edition.ts";
import { RecordBytes } from "./records.ts";
import type { Ruleset } from "./ruleset.ts";

const WORD = 64; // seats in one word of bits
const SEXES = 6; // rows and columns of the table of companions

/** The floor of a ruleset whose plan and edition are known. */
export function writeFloor(ruleset: Ruleset): RecordBytes {
  const floor = new RecordBytes(ruleset.data.records.Floor);
  writeNumbers(floor, ruleset);
  const { companions, companions_of_one_sex: ofOneSex } = ruleset.facts;
  for (const [own, other] of [...companions, ...(ruleset.sameSexTables ? ofOneSex : [])])
    floor.set("companions", 1, own * SEXES + other);
  writeTouching(floor, ruleset);
  return floor;
}

function writeNumbers(floor: RecordBytes, ruleset: Ruleset): void {
  const { edition, facts, plan } = ruleset;
  const numbers = {
    seats: plan.seats.length,
    tables: plan.tables.length,
    kinds: ruleset.codes.length,
    swaps: edition.jokers ? ruleset.codes.length : 0,
    any_order: !facts.has_lone_guests,
    same_sex: ruleset.sameSexTables,
    group_limit: edition.group_limit,
    hand: edition.hand,
    start_hand: edition.start_hand,
    closed_hands: edition.closed_hands,
    lays_down: facts.lays_face_down,
    draws_tables: facts.has_table_stock,
    put_back: edition.put_back,
    penalty_guest: edition.penalty_guest,
    penalty_joker: edition.penalty_joker,
    penalty_breaks_ties: edition.penalty_breaks_ties,
    bar_places: edition.bar.length,
  };
  for (const [name, value] of Object.entries(numbers)) floor.set(name, Number(value));
  floor.fill(
    "supply",
    floor.all("supply").map((_, kind) => supply(edition, kind)),
  );
  floor.fill(
    "first_table",
    edition.laid_first.slice(0, 4).map((cell) => plan.tableAt.get(cell)!),
  );
  const last = edition.bar.at(-1); // beyond the last place, which ends the game (B11b), its value again
  if (last !== undefined)
    floor.fill(
      "bar_values",
      floor.all("bar_values").map((_, at) => edition.bar[at] ?? last),
    );
  if (facts.takes_plan)
    floor.fill(
      "flags",
      plan.marks.map((mark) => ruleset.tableNumber(mark)),
    );
}

function writeTouching(floor: RecordBytes, { plan }: Ruleset): void {
  const words = floor.count("around") / floor.count("touching");
  const bitsOf = plan.seatsOf.map((seats) => seats.reduce((bits, seat) => bits | (1n << BigInt(seat)), 0n));
  const writeBits = (name: string, row: number, bits: bigint) => {
    for (let word = 0; word < words; word++)
      floor.set(name, BigInt.asIntN(WORD, bits >> BigInt(WORD * word)), row * words + word);
  };
  plan.seatsOf.forEach((seats, table) => {
    seats.forEach((seat, side) => floor.set("seats_of", seat, 4 * table + side));
    writeBits("at_table", table, bitsOf[table]!);
  });
  plan.tablesOf.forEach((tables, seat) => {
    floor.set("touching", tables.length, seat);
    tables.forEach((table, at) => floor.set("tables_of", table, 4 * seat + at));
    writeBits(
      "around",
      seat,
      tables.reduce((bits, table) => bits | bitsOf[table]!, 0n),
    );
  });
}
