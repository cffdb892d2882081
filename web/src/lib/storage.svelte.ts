/** What this browser remembers: settings, the name, and the tokens of its matches. Nothing of it leaves the browser. */
import { MediaQuery } from "svelte/reactivity";
import type { Joined } from "./protocol.ts";

export interface Settings {
  language: string; // "" follows the browser
  theme: "auto" | "light" | "dark";
  sound: boolean;
  notices: boolean;
  greetings: boolean;
  motion: "auto" | "less";
  size: number; // of the text, in per cent
  quick: boolean; // single moves are confirmed at once
  draw: boolean; // where nobody fits, a guest is drawn without a tap
  guide: boolean; // help through the first turns
  speed: "calm" | "normal" | "fast"; // of bots
  coordinates: boolean; // cells by letter and number, on the floor and in words
  counted: boolean | null; // games against bots count for the profile; null until it was asked
  name: string;
}

export interface StoredMatch {
  id: string;
  game: string;
  tokens: Record<string, string>; // token by name, several in a hot seat
  names: string[];
  scores?: number[]; // as they stood when it was last seen here
  at: number;
  over?: boolean;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "auto",
  sound: true,
  notices: false,
  greetings: true,
  motion: "auto",
  size: 100,
  quick: false,
  draw: false,
  guide: true,
  speed: "normal",
  coordinates: false,
  counted: null,
  name: "",
};
const MOST_KEPT = 20; // more only where more are in play

export function load<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`cafe-${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

/** Returns whether it is kept: the page works without a store, too, and with a full or forbidden one. */
export function save(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`cafe-${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const settings: Settings = $state({ ...DEFAULTS, ...load<Partial<Settings>>("settings", {}) });

export function keepSettings(): void {
  save("settings", settings);
}

export const stored: { matches: StoredMatch[] } = $state({ matches: load<StoredMatch[]>("matches", []) });

let isKept = true; // the list as it is here
globalThis.addEventListener?.("storage", (event: StorageEvent) => {
  if (event.key === "cafe-matches") stored.matches = latest();
});

/** What other tabs have added meanwhile included. */
const latest = (): StoredMatch[] => (isKept ? load("matches", stored.matches) : stored.matches);

function keepAll(matches: StoredMatch[]): void {
  stored.matches = matches;
  isKept = save("matches", matches);
}

/** Without the oldest of the finished ones that are too many; the token of a match in play is kept nowhere else. */
export function tidied(matches: StoredMatch[]): StoredMatch[] {
  let many = matches.length - MOST_KEPT;
  return matches
    .toReversed()
    .filter((one) => !(one.over && many-- > 0))
    .toReversed();
}

export function keepMatch(match: StoredMatch): void {
  keepAll(tidied([match, ...latest().filter((one) => one.id !== match.id)]));
}

/** Keep the token of a place just taken, beside those of others on this device. */
export function keepJoined({ match, place, token }: Joined): void {
  keepMatch({
    id: match.id,
    game: match.game,
    names: match.places.map((one) => one.name),
    tokens: { ...storedMatch(match.id)?.tokens, [match.places[place]!.name]: token },
    at: Date.now(),
  });
}

export function forgetMatch(id: string): void {
  keepAll(latest().filter((one) => one.id !== id));
}

/** Forget one token of a match, and the match with the last of them. */
export function forgetToken(id: string, token: string): void {
  const known = storedMatch(id);
  if (!known) return;
  const left = Object.entries(known.tokens).filter(([, one]) => one !== token);
  if (left.length) keepMatch({ ...known, tokens: Object.fromEntries(left) });
  else forgetMatch(id);
}

/** Call a token of a match by the name that its place has now. */
export function nameToken(id: string, token: string, name: string): void {
  const known = storedMatch(id);
  if (!known || known.tokens[name] === token) return;
  const named = (old: string, one: string): string => (one === token ? name : old === name ? "" : old);
  const tokens = Object.fromEntries(Object.entries(known.tokens).map(([old, one]) => [named(old, one), one]));
  keepMatch({ ...known, tokens });
}

export const storedMatch = (id: string): StoredMatch | undefined => stored.matches.find((one) => one.id === id);

const calm = new MediaQuery("prefers-reduced-motion: reduce");
const evening = new MediaQuery("prefers-color-scheme: dark");
export const isCalm = (): boolean => settings.motion === "less" || calm.current;

/** Put the theme, calm and text size chosen on the document; in an effect it follows the device. */
export function showTheme(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "auto" ? (evening.current ? "dark" : "light") : settings.theme;
  root.toggleAttribute("data-calm", isCalm());
  root.style.fontSize = settings.size === 100 ? "" : `${settings.size}%`;
}
