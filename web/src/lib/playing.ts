/** A game against computer players: on this device, or on the server where it shall count for the profile. */
import { createMatch, getHouse, hereOrServer, Refused } from "./api.ts";
import { botsOf } from "./bots.ts";
import { infoOf, PRINTED } from "./editions.ts";
import { tellNotice } from "./notices.svelte.ts";
import { own, withProfile } from "./profile.svelte.ts";
import { levelToMeet, opponents } from "./progress.ts";
import type { Create, GameName, Joined } from "./protocol.ts";
import { go } from "./route.svelte.ts";
import { isServed } from "./site.ts";
import { keepJoined, settings } from "./storage.svelte.ts";
import { t } from "./words.svelte.ts";

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

/** One tap to play: against those whom one meets now, each at their place. */
export async function playNow(game: GameName, edition = PRINTED): Promise<void> {
  const house = await getHouse();
  const { count } = opponents();
  const level = levelToMeet(botsOf(house)) ?? house.bot_level;
  const most = infoOf(house, { game, edition }).players[1] - 1;
  const others = Array<string>(Math.min(most, count)).fill(level);
  const joined = await createAgainstBots({ game, edition, name: settings.name || t("you-name"), others, start: true });
  keepJoined(joined);
  go(`/m/${joined.match.id}`);
}
