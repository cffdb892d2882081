/** Matches and games kept in the browser (IndexedDB). */
import type { GameDocument, GameName } from "../lib/protocol.ts";
import type { MatchRecord, MatchStore } from "../local/host.ts";
import { goesOn } from "../local/record.ts";

/** A game from a file. */
export interface ImportedGame {
  id: string;
  document: GameDocument;
  game: GameName;
  players: string[];
  scores: number[];
  at: number; // seconds since 1970
}

type Shelf = "matches" | "games";

let database: Promise<IDBDatabase> | undefined;
const known = new Set<string>(); // matches that were in it: one that is there no more was removed

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open("cafe", 1);
  request.onupgradeneeded = () => {
    for (const shelf of ["matches", "games"] satisfies Shelf[])
      request.result.createObjectStore(shelf, { keyPath: "id" });
  };
  const opened = await done(request);
  opened.onversionchange = () => {
    opened.close(); // a newer page in another tab wants to change it
    lose();
  };
  opened.onclose = lose;
  return opened;
}

/** What is asked next opens it again. */
function lose(): void {
  database = undefined;
  known.clear();
}

function kept(): Promise<IDBDatabase> {
  database ??= open();
  database.catch(() => (database = undefined));
  return database;
}

async function read<T>(shelf: Shelf, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return done(ask((await kept()).transaction(shelf).objectStore(shelf)));
}

/** Change a shelf: all of it, or nothing; only what is on the disk is done. */
async function change(shelf: Shelf, work: (store: IDBObjectStore) => void): Promise<void> {
  const change = (await kept()).transaction(shelf, "readwrite");
  work(change.objectStore(shelf));
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error!);
  });
}

const none = (): undefined => undefined;

async function matchAt(id: string): Promise<MatchRecord | undefined> {
  const found = await read("matches", (store) => store.get(id) as IDBRequest<MatchRecord | undefined>);
  if (found) known.add(id);
  return found;
}

/** Keep a match if it goes on from what is kept of it: two tabs may have gone on from the same place, or one removed it. */
async function saveMatch(record: MatchRecord): Promise<boolean> {
  let isKept = false;
  await change("matches", (store) => {
    const asked = store.get(record.id) as IDBRequest<MatchRecord | undefined>;
    asked.onsuccess = () => {
      isKept = asked.result ? goesOn(record, asked.result) : !known.has(record.id);
      if (isKept) store.put(record);
    };
  });
  if (isKept) known.add(record.id);
  return isKept;
}

/** The matches that are kept; rejects where the browser keeps nothing. */
export const keptMatches = () => read("matches", (store) => store.getAll() as IDBRequest<MatchRecord[]>);
export const removeMatch = (id: string) => change("matches", (store) => store.delete(id));

/** Keeps matches; what cannot be kept is said by who saves it, what cannot be read is not there. */
export const browserStore: MatchStore = {
  load: (match) => matchAt(match).catch(none),
  save: saveMatch,
  list: () => keptMatches().catch(() => []),
  remove: (match) => removeMatch(match).catch(none),
};

export const importedGames = () => read("games", (store) => store.getAll() as IDBRequest<ImportedGame[]>);
export const importedGame = (id: string) =>
  read("games", (store) => store.get(id) as IDBRequest<ImportedGame | undefined>);
export const removeGame = (id: string) => change("games", (store) => store.delete(id));
export const keepGames = (games: ImportedGame[]) =>
  change("games", (store) => games.forEach((game) => store.put(game)));
