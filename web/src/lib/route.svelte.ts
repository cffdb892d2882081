/** Where we are: the path of the address, changed without loading anew. */

const here = $state({ path: location.pathname, hash: location.hash });

export const path = (): string => here.path;
export const hash = (): string => here.hash;

function look(): void {
  here.path = location.pathname;
  here.hash = location.hash;
}
addEventListener("popstate", look);
addEventListener("hashchange", look);

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
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
