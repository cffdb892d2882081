/** Requests to the server; a refusal becomes a Refused with the server's fault. */
import type {
  Choice,
  Create,
  Explained,
  Fault,
  GameDocument,
  Hint,
  House,
  Joined,
  GameName,
  Leaderboard,
  Match,
  NewProfile,
  Profile,
  Puzzle,
  PuzzleAnswer,
  Replay,
  Review,
  State,
  View,
} from "./protocol.ts";

export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ code: "offline", message: "the server does not answer" });
  }
  const content: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return content as T;
  const fault = (content as { error?: Fault } | null)?.error;
  throw new Refused(fault ?? { code: "mishap", message: `status ${answer.status}` });
}

let house: Promise<House> | undefined;

/** What is on offer; asked once. */
export function getHouse(): Promise<House> {
  house ??= ask<House>("GET", "/house").catch((error: unknown) => {
    house = undefined;
    throw error;
  });
  return house;
}

export const createMatch = (create: Create) => ask<Joined>("POST", "/matches", create);
export const getMatch = (id: string, token?: string) => ask<State>("GET", `/matches/${id}`, undefined, token);
export const joinMatch = (id: string, name: string, profile?: string) =>
  ask<Joined>("POST", `/matches/${id}/join`, { name, profile });
export const startMatch = (id: string, token: string) => ask<Match>("POST", `/matches/${id}/start`, undefined, token);
export const leaveMatch = (id: string, token: string) => ask<Match>("POST", `/matches/${id}/leave`, undefined, token);
export const comeBack = (id: string, token: string) => ask<Match>("POST", `/matches/${id}/return`, undefined, token);
export const acceptRematch = (id: string, token: string) =>
  ask<Match>("POST", `/matches/${id}/accept`, undefined, token);
export const offerRematch = (id: string, token: string) => ask<Joined>("POST", `/matches/${id}/rematch`, {}, token);
export const changePlace = (id: string, place: number, change: { name?: string; level?: string }, token: string) =>
  ask<Match>("PATCH", `/matches/${id}/places/${place}`, change, token);
export const getLobby = (status: "open" | "playing") => ask<{ matches: Match[] }>("GET", `/lobby?status=${status}`);
export const getDocument = (id: string, token?: string) =>
  ask<GameDocument>("GET", `/matches/${id}/document`, undefined, token);
export const getReplay = (id: string, as: string) => ask<Replay>("GET", `/matches/${id}/replay?as=${as}`);

export const replayDocument = (document: unknown, as: string) =>
  ask<Replay>("POST", `/tools/replay?as=${as}`, document);
export const askPosition = (document: unknown) =>
  ask<{ view: View; choices: Choice[] }>("POST", "/tools/position", document);
export const askBest = (document: unknown) => ask<Hint>("POST", "/tools/best", document);
export const askExplain = (document: unknown, actions: string[]) =>
  ask<{ verdicts: Explained[] }>("POST", "/tools/explain", { document, actions });
export const getReview = (id: string) => ask<Review>("GET", `/matches/${id}/review`);
export const reviewDocument = (document: unknown) => ask<Review>("POST", "/tools/review", document);

export const createProfile = (name: string) => ask<NewProfile>("POST", "/profiles", { name });
export const getProfile = (token: string) => ask<Profile>("GET", "/profile", undefined, token);
export const renameProfile = (name: string, token: string) => ask<Profile>("PATCH", "/profile", { name }, token);
export const renewProfileLink = (token: string) => ask<NewProfile>("POST", "/profile/link", undefined, token);
export const deleteProfile = (token: string) => ask<null>("DELETE", "/profile", undefined, token);
export const getLeaderboard = (game: GameName) => ask<Leaderboard>("GET", `/leaderboard?game=${game}`);

export const getPuzzle = (game: GameName, which: { day: string } | { number: number }) =>
  ask<Puzzle>("GET", "day" in which ? `/puzzles/${game}?day=${which.day}` : `/puzzles/${game}/${which.number}`);
export const tryPuzzle = (game: GameName, number: number, actions: string[], give_up = false) =>
  ask<PuzzleAnswer>("POST", `/puzzles/${game}/${number}`, { actions, give_up });
