/** Requests, each to the place that answers it; a refusal becomes a Refused with the fault that says why. */
import { requestLocal } from "../device/client.ts";
import { houseFile } from "../device/files.ts";
import { tellNotice } from "./notices.svelte.ts";
import { Refused } from "./refused.ts";
import { isServed } from "./site.ts";
import { hostOf, type Host } from "./where.ts";
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
  OwnData,
  Profile,
  Puzzle,
  PuzzleAnswer,
  Strength,
  Replay,
  ReportWish,
  Review,
  State,
  View,
} from "./protocol.ts";

export { Refused };

type Asked = [method: string, path: string, body?: unknown, token?: string];

async function askServer<T>(...[method, path, body, token]: Asked): Promise<T> {
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

const ask = <T>(place: Host, ...asked: Asked): Promise<T> =>
  place === "device" ? (requestLocal(...asked) as Promise<T>) : askServer<T>(...asked);

/** Ask where the match is. */
const askMatch = <T>(method: string, id: string, rest: string, body?: unknown, token?: string): Promise<T> =>
  ask<T>(hostOf(id), method, `/matches/${id}${rest}`, body, token);

/** Whether a kernel's file is missing or damaged. */
export const isKernelFault = (error: unknown): boolean => error instanceof Refused && error.fault.code === "kernel";

/** Do on this device what needs a kernel; where its file is missing or damaged, on the server if there is one. */
export async function hereOrServer<T>(work: (place: Host) => Promise<T>): Promise<T> {
  try {
    return await work("device");
  } catch (error) {
    if (!isServed || !isKernelFault(error)) throw error;
    tellNotice("kernel-server");
    return work("server");
  }
}

const askHere = <T>(...asked: Asked): Promise<T> => hereOrServer((place) => ask<T>(place, ...asked));

const houseAt = (place: Host): Promise<House> => (place === "device" ? houseFile() : askServer<House>("GET", "/house"));
const houses: Partial<Record<Host, Promise<House>>> = {};

/** What is on offer, here or on the server; asked once. */
export function getHouse(place: Host = "device"): Promise<House> {
  const found = (houses[place] ??= place === "device" ? hereOrServer(houseAt) : houseAt(place));
  found.catch(() => delete houses[place]);
  return found;
}

export const createMatch = (create: Create, place: Host) => ask<Joined>(place, "POST", "/matches", create);
export const getMatch = (id: string, token?: string) => askMatch<State>("GET", id, "", undefined, token);
export const joinMatch = (id: string, name: string, profile?: string) =>
  askMatch<Joined>("POST", id, "/join", { name, profile });
export const startMatch = (id: string, token: string) => askMatch<Match>("POST", id, "/start", undefined, token);
export const leaveMatch = (id: string, token: string) => askMatch<Match>("POST", id, "/leave", undefined, token);
export const renewLink = (id: string, token: string) => askMatch<Joined>("POST", id, "/link", undefined, token);
export const reportPlayer = (id: string, place: number, about: ReportWish["about"], token: string) =>
  askMatch<null>("POST", id, `/places/${place}/report`, { about }, token);
export const comeBack = (id: string, token: string) => askMatch<Match>("POST", id, "/return", undefined, token);
export const acceptRematch = (id: string, token: string) => askMatch<Match>("POST", id, "/accept", undefined, token);
export const offerRematch = (id: string, token: string) => askMatch<Joined>("POST", id, "/rematch", {}, token);
export const changePlace = (id: string, place: number, change: { name?: string; level?: string }, token: string) =>
  askMatch<Match>("PATCH", id, `/places/${place}`, change, token);
export const getLobby = (status: "open" | "playing") =>
  askServer<{ matches: Match[] }>("GET", `/lobby?status=${status}`);
export const getDocument = (id: string, token?: string) =>
  askMatch<GameDocument>("GET", id, "/document", undefined, token);
export const getReplay = (id: string, as: string) => askMatch<Replay>("GET", id, `/replay?as=${as}`);

export const replayDocument = (document: unknown, as: string) =>
  askHere<Replay>("POST", `/tools/replay?as=${as}`, document);
export const askPosition = (document: unknown) =>
  askHere<{ view: View; choices: Choice[] }>("POST", "/tools/position", document);
export const askBest = (document: unknown) => askHere<Hint>("POST", "/tools/best", document);
export const askExplain = (document: unknown, actions: string[]) =>
  askHere<{ verdicts: Explained[] }>("POST", "/tools/explain", { document, actions });
export const getReview = (id: string) => askMatch<Review>("GET", id, "/review");
export const reviewDocument = (document: unknown) => askHere<Review>("POST", "/tools/review", document);

export const createProfile = (name: string) => askServer<NewProfile>("POST", "/profiles", { name });
export const getProfile = (token: string) => askServer<Profile>("GET", "/profile", undefined, token);
export const renameProfile = (name: string, token: string) => askServer<Profile>("PATCH", "/profile", { name }, token);
export const renewProfileLink = (token: string) => askServer<NewProfile>("POST", "/profile/link", undefined, token);
export const getOwnData = (token: string) => askServer<OwnData>("GET", "/profile/data", undefined, token);
export const eraseName = (id: string, token: string) => askMatch<Match>("DELETE", id, "/name", undefined, token);
export const deleteProfile = (token: string) => askServer<null>("DELETE", "/profile", undefined, token);
export const getLeaderboard = (game: GameName) => askServer<Leaderboard>("GET", `/leaderboard?game=${game}`);

export const getPuzzle = (game: GameName, strength: Strength, which: { day: string } | { number: number }) =>
  askHere<Puzzle>(
    "GET",
    "day" in which
      ? `/puzzles/${game}?day=${which.day}&strength=${strength}`
      : `/puzzles/${game}/${strength}/${which.number}`,
  );
export const tryPuzzle = ({ game, strength, number }: Puzzle, actions: string[], give_up = false) =>
  askHere<PuzzleAnswer>("POST", `/puzzles/${game}/${strength}/${number}`, { actions, give_up });
