/** One match, one tab: the tab that opened it last goes on with it, and the tab it was open in before hears of that. */

interface Taken {
  match: string;
  at: number;
}

interface Held {
  at: number; // when this tab took it: of two at once the later one has it
  losing: Set<() => void>;
}

const held = new Map<string, Held>();
const channel = openChannel();
channel?.addEventListener("message", ({ data }: MessageEvent<Taken>) => {
  const mine = held.get(data.match);
  if (mine && mine.at < data.at) for (const lose of [...mine.losing]) lose();
});

/** Where a page may keep nothing Firefox lets it speak to no other tab either; the page works without. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("cafe matches");
  } catch {
    return null;
  }
}

function take(match: string): Held {
  const taken = { match, at: performance.timeOrigin + performance.now() };
  channel?.postMessage(taken satisfies Taken);
  const mine = { at: taken.at, losing: new Set<() => void>() };
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
