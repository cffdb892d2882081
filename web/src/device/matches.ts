/** Matches and games kept in the browser (IndexedDB). */
import type { GameDocument, GameName } from "../lib/protocol.ts";
import type { MatchRecord, MatchStore } from "../local/host.ts";

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
  opened.onversionchange = () => opened.close(); // a newer page in another tab wants to change it
  opened.onclose = () => (database = undefined);
  return opened;
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
const matchAt = (id: string) => read("matches", (store) => store.get(id) as IDBRequest<MatchRecord | undefined>);

/** The matches that are kept; rejects where the browser keeps nothing. */
export const keptMatches = () => read("matches", (store) => store.getAll() as IDBRequest<MatchRecord[]>);
export const removeMatch = (id: string) => change("matches", (store) => store.delete(id));

/** Keeps matches; what cannot be kept is said by who saves it, what cannot be read is not there. */
export const browserStore: MatchStore = {
  load: (match) => matchAt(match).catch(none),
  save: (record) => change("matches", (store) => store.put(record)),
  list: () => keptMatches().catch(() => []),
  remove: (match) => removeMatch(match).catch(none),
};

export const importedGames = () => read("games", (store) => store.getAll() as IDBRequest<ImportedGame[]>);
export const importedGame = (id: string) =>
  read("games", (store) => store.get(id) as IDBRequest<ImportedGame | undefined>);
export const removeGame = (id: string) => change("games", (store) => store.delete(id));
export const keepGames = (games: ImportedGame[]) =>
  change("games", (store) => games.forEach((game) => store.put(game)));
