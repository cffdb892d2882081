/** Records of one match beside each other. */
import type { MatchRecord } from "./host.ts";

/** Whether a record goes on from another of the same match, or is that one; else two have gone on from the same place. */
export const goesOn = (record: MatchRecord, from: MatchRecord): boolean =>
  record.revision >= from.revision && lastOf(record, from) === lastOf(from, from);

/** The last action of a record, as another has it; its time tells it from any other. */
const lastOf = ({ actions }: MatchRecord, from: MatchRecord) => JSON.stringify(actions[from.actions.length - 1]);
