/** One match, one tab: the tab that opened it last goes on with it, and all others hear of that. */
import { forgetLocal } from "./client.ts";

interface Taken {
  match: string;
  at: number;
}

interface Held {
  at: number; // when this tab took it: of two at once the later one has it
  losing: Set<() => void>;
}

const held = new Map<string, Held>();
let latest = 0; // when a match was taken last, here or elsewhere: also where a clock is set back, what comes next is later
const channel = openChannel();
channel?.addEventListener("message", ({ data }: MessageEvent<Taken>) => {
  latest = Math.max(latest, data.at);
  const mine = held.get(data.match);
  if (!mine)
    forgetLocal(data.match); // it may have been open here before
  else if (mine.at < data.at) for (const lose of [...mine.losing]) lose();
});

/** Where a page may keep nothing Firefox lets it speak to no other tab either; the page works without. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("cafe matches");
  } catch {
    return null;
  }
}

/** Tell the other tabs that what they know of a match is old. Returns when that was; no two tabs say the same. */
export function announce(match: string): number {
  latest = Math.max(latest + 1, Date.now() + Math.random());
  channel?.postMessage({ match, at: latest } satisfies Taken);
  return latest;
}

function take(match: string): Held {
  const mine = { at: announce(match), losing: new Set<() => void>() };
  held.set(match, mine);
  return mine;
}

/** Tell the other tabs that the match goes on here; `lose` is called when another says so. Returns what gives it up. */
export function takeMatch(match: string, lose: () => void): () => void {
  const mine = held.get(match) ?? take(match);
  mine.losing.add(lose);
  return () => {
    mine.losing.delete(lose);
    if (!mine.losing.size && held.get(match) === mine) held.delete(match);
  };
}
