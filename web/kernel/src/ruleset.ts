/** The ruleset: an edition, a floor plan and the options, made into the records the kernel works on (rules/ruleset.py). */
import { type Action, listActions } from "./actions.ts";
import { everybody, guestCodes, isSomebody, tableNumber, tableText } from "./edition.ts";
import { SetupError } from "./errors.ts";
import { writeFloor } from "./floor.ts";
import type { EditionData, Facts, KernelData } from "./kernel_file.ts";
import { type Plan, readPlan } from "./plan.ts";
import { RecordBytes } from "./records.ts";

export const PRINTED = "printed";
export const NONE = -1;

/** What a game is played by. */
export interface RulesetWish {
  edition?: string;
  same_sex_tables?: boolean;
  plan?: readonly string[] | null;
}

/** Everything about a game that does not change while it is played. A plan must be one without faults (rulesOf checks). */
export class Ruleset {
  readonly edition: EditionData;
  readonly editionName: string;
  readonly sameSexTables: boolean;
  readonly plan: Plan;
  readonly ownPlan: boolean; // a plan was given
  readonly codes: string[]; // guests, by kind
  readonly kindOf: Map<string, number>;
  readonly actions: Action[];
  readonly byText: Map<string, Action>;
  readonly floor: RecordBytes;

  constructor(
    readonly data: KernelData,
    wish: RulesetWish = {},
  ) {
    const { facts } = data;
    this.editionName = wish.edition ?? PRINTED;
    this.edition = editionOf(data, this.editionName);
    this.sameSexTables = wish.same_sex_tables ?? false;
    this.ownPlan = wish.plan !== undefined && wish.plan !== null;
    if (this.ownPlan && !facts.takes_plan) throw new SetupError(`the ${data.game} game takes no other plan`, "plan");
    this.plan = readPlan(wish.plan ?? this.edition.rows, this.edition.nations, !facts.takes_plan);
    checkRoom(facts, this.plan);
    this.codes = guestCodes(this.edition);
    this.kindOf = new Map(
      [...this.codes.entries()].filter(([, code]) => isSomebody(code)).map(([k, code]) => [code, k]),
    );
    this.actions = listActions(facts, this.codes, this.plan, this.edition.jokers > 0);
    const known = this.actions.filter(({ guest }) => guest === undefined || isSomebody(guest));
    this.byText = new Map(known.map((action) => [action.text, action]));
    this.floor = writeFloor(this);
  }

  get facts(): Facts {
    return this.data.facts;
  }

  /** Whether the plan is the edition's own, given or not. */
  get isUsualPlan(): boolean {
    return (
      this.plan.rows.join("\n") ===
      readPlan(this.edition.rows, this.edition.nations, !this.facts.takes_plan).rows.join("\n")
    );
  }

  tableNumber(text: string): number {
    return tableNumber(this.edition, text, this.facts.flags);
  }

  tableText(table: number): string {
    return tableText(this.edition, table, this.facts.flags);
  }

  /** All guests, by kind, unshuffled. */
  everybody(): number[] {
    return everybody(this.edition, this.codes.length);
  }

  /** All tables of the stock, by number, unshuffled. */
  everyTable(): number[] {
    return this.edition.tables.map((text) => this.tableNumber(text));
  }

  /** Refuse a number of players that the edition is not for. */
  checkPlayers(players: number, place = "players"): void {
    const [fewest, most] = this.edition.players;
    if (players >= fewest && players <= most) return;
    const numbers = fewest === most ? `${fewest}` : `${fewest} to ${most}`;
    throw new SetupError(`${this.data.game} is for ${numbers} players, not ${players}`, place);
  }

  /** A state with nobody in it and no stock; what follows from the plan is not worked out yet (see Questions.survey). */
  blankState(): RecordBytes {
    const state = new RecordBytes(this.data.records.State);
    for (const name of ["waiting", "group", "third", "filled"]) if (state.has(name)) state.set(name, NONE);
    state.fill("seats", Array<number>(state.count("seats")).fill(NONE));
    state.fill(
      "tables",
      this.facts.takes_plan ? this.floor.all("flags") : Array<number>(state.count("tables")).fill(NONE),
    );
    state.fill("hand_size", Array<number>(state.count("hand_size")).fill(this.edition.hand));
    return state;
  }
}

export function editionOf(data: KernelData, name: string): EditionData {
  const found = Object.hasOwn(data.editions, name) ? data.editions[name] : undefined;
  if (found) return found;
  const choose = Object.keys(data.editions).join(", ");
  throw new SetupError(`there is no edition '${name}' of ${data.game}: choose ${choose}`, "edition");
}

function checkRoom(facts: Facts, plan: Plan): void {
  const { tables = 0, seats = 0 } = facts.sizes;
  if (plan.tables.length <= tables && plan.seats.length <= seats) return;
  const words = `the plan has ${plan.tables.length} tables and ${plan.seats.length} seats`;
  throw new SetupError(`${words}, there is room for ${tables} and ${seats}`, "plan");
}
