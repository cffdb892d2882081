/** Records of one match beside each other. */
import type { MatchRecord } from "./host.ts";

/** Whether a record goes on from another of the same match, or is that one; else two have gone on from the same place. */
export function goesOn(record: MatchRecord, from: MatchRecord): boolean {
  const shared = record.actions.slice(0, from.actions.length);
  return record.revision >= from.revision && JSON.stringify(shared) === JSON.stringify(from.actions);
}
