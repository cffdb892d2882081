/** The profile of this browser: a name and results that belong to a secret token, not to an account. */
import { Refused } from "./api.ts";
import { load, save } from "./storage.svelte.ts";

export interface OwnProfile {
  token: string;
  name: string;
}

export const own: { profile: OwnProfile | null } = $state({ profile: load<OwnProfile | null>("profile", null) });

export function keepProfile(profile: OwnProfile | null): void {
  own.profile = profile;
  save("profile", profile);
}

/** Ask for a place with one's profile; without it where it is gone, or has a place there already. */
export async function withProfile<T>(ask: (profile?: string) => Promise<T>): Promise<T> {
  const token = own.profile?.token;
  if (!token) return ask();
  try {
    return await ask(token);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.fault.code === "token") keepProfile(null);
    else if (error.fault.code !== "forbidden") throw error;
    return ask();
  }
}
