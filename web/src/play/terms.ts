/** What a match is played under, as far as it is not the usual, in a few words each. */
import { editionWords, PRINTED } from "../lib/editions.ts";
import type { Match, Time } from "../lib/protocol.ts";
import { t } from "../lib/words.svelte.ts";

export function termsOf(match: Match): string[] {
  const { game, series, time, options, edition } = match;
  return [
    edition && edition !== PRINTED ? editionWords(edition) : "",
    series ? t("series-best", { count: series.best_of }) : "",
    timeWords(time),
    options.same_sex_tables ? t("new-variant", {}, game) : "", // also in a list of matches of every game
  ].filter(Boolean);
}

function timeWords(time: Time): string {
  if (time.limit === "none") return "";
  if (time.limit === "days") return t("terms-days", { days: time.days });
  const whole = time.seconds % 60 === 0;
  return whole ? t("terms-minutes", { minutes: time.seconds / 60 }) : t("terms-seconds", { seconds: time.seconds });
}
