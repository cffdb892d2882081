/** A game against computer players: on this device, or on the server where it shall count for the profile. */
import { createMatch, hereOrServer, Refused } from "./api.ts";
import { tellNotice } from "./notices.svelte.ts";
import { own, withProfile } from "./profile.svelte.ts";
import type { Create, Joined } from "./protocol.ts";
import { isServed } from "./site.ts";
import { settings } from "./storage.svelte.ts";

/** Whether it is still to be asked if games against computer players shall count. */
export const isCountingOpen = (): boolean => isServed && own.profile !== null && settings.counted === null;

const shallCount = (): boolean => isServed && own.profile !== null && settings.counted === true;

export async function createAgainstBots(wish: Create): Promise<Joined> {
  if (shallCount()) {
    try {
      return await withProfile((profile) => createMatch({ ...wish, profile, rated: profile !== undefined }, "server"));
    } catch (error) {
      if (!(error instanceof Refused) || error.fault.code !== "offline") throw error;
      tellNotice("uncounted");
    }
  }
  return hereOrServer((place) => createMatch(wish, place));
}
