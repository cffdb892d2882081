/** Where we are: the path of the address, changed without loading anew. */

const MATCH = /^\/m\/[\w-]+$/;
const here = $state({ path: location.pathname, hash: location.hash, game: gameOf(history.state) });

function gameOf(state: unknown): string {
  return (state as { game?: string } | null)?.game ?? "";
}

export const path = (): string => here.path;
export const hash = (): string => here.hash;
/** The match that one has stepped out of, to look at rules or settings; empty where there is none. */
export const game = (): string => here.game;

function look(): void {
  here.path = location.pathname;
  here.hash = location.hash;
  here.game = gameOf(history.state);
}
addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  const left = MATCH.test(here.path) ? here.path : here.game;
  const isAside = to !== "/" && !to.startsWith("/m/");
  const state = isAside && left ? { game: left } : null;
  if (replace) history.replaceState(state, "", to);
  else history.pushState(state, "", to);
  look();
  scrollTo(0, 0);
}

/** Turns clicks on links of our own into steps without loading; put on the whole page. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
