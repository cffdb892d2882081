/** Removing a match that this browser keeps. */
import { forgetLocal } from "./client.ts";
import { removeMatch } from "./matches.ts";
import { announce } from "./tabs.ts";

/** Remove a match, and let no tab go on with it: a computer player who still thinks would put it back. */
export function removeForGood(match: string): Promise<void> {
  announce(match);
  forgetLocal(match);
  return removeMatch(match);
}
