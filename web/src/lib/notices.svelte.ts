/** What the page has to say apart from where one is: keys of the words, each told once, shown until it is closed. */

const told: { keys: string[] } = $state({ keys: [] });

const known = new Set<string>();

export const notices = (): string[] => told.keys;

export function tellNotice(key: string): void {
  if (!known.has(key)) told.keys.push(key);
  known.add(key);
}

export function closeNotice(key: string): void {
  told.keys = told.keys.filter((one) => one !== key);
}
