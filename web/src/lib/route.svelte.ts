/**
 * Where we are, changed without reloading. On a server of ours it is the path of the address; a plain web space knows
 * only the address of the page itself, so there it comes after a `#`.
 */
import { BASE, isServed } from "./site.ts";

const MATCH = /^\/m\/[\w-]+$/;

interface Address {
  path: string;
  query: string;
  hash: string;
}

/** The address of a place of the page, from what comes after its base, or after the `#`. */
export function addressOf(text: string): Address {
  const { pathname, search, hash } = new URL(text, "http://localhost/");
  return { path: pathname, query: search, hash };
}

function current(): Address {
  if (isServed) return addressOf(location.pathname + location.search + location.hash);
  return addressOf(location.hash.startsWith("#/") ? location.hash.slice(1) : "/");
}

/** An unknown path that the host has answered with the page: the place it means comes after the `#` from now on. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  if (isServed || pathname === BASE || !pathname.startsWith(BASE)) return;
  const inner = `/${pathname.slice(BASE.length)}`;
  const meant = inner === "/index.html" ? hash.slice(1) || "/" : inner + search + hash;
  history.replaceState(history.state, "", href(meant));
}

/** The address of a place, for links. */
export const href = (to: string): string => (isServed ? to : `${BASE}#${to}`);

/** The whole address of a place, to be shared: everybody who opens it gets there. */
export const linkTo = (to: string): string => location.origin + href(to);

tidyAddress();
const here = $state({ ...current(), game: gameOf(history.state) });

function gameOf(state: unknown): string {
  return (state as { game?: string } | null)?.game ?? "";
}

export const path = (): string => here.path;
export const query = (): string => here.query;
export const hash = (): string => here.hash;
/** The match that one has stepped out of, to look at rules or settings; empty where there is none. */
export const game = (): string => here.game;

function look(): void {
  Object.assign(here, current(), { game: gameOf(history.state) });
}
addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  const left = MATCH.test(here.path) ? here.path : here.game;
  const isAside = to !== "/" && !to.startsWith("/m/");
  const state = isAside && left ? { game: left } : null;
  if (replace) history.replaceState(state, "", href(to));
  else history.pushState(state, "", href(to));
  look();
  scrollTo(0, 0);
}

/** Turns clicks on links of our own into steps without loading; put on the whole page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const to = isServed ? link.pathname + link.search + link.hash : link.hash.slice(1);
  if (!to.startsWith("/") || (isServed && link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(to);
}
