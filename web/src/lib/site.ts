/** Where this page lives: below which path of its host, and where the server is that friends meet on. */

const told = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="cafe-${name}"]`)?.content;

const root = globalThis.location?.href ?? "http://localhost/";

/** The path that everything of the page is below; ends with a slash. */
export const BASE = new URL(told("base") ?? "/", root).pathname;

const server = told("server") ?? "/";

/** Whether the host of the page is a server of ours. If it is not, it may answer no address but the page's own. */
export const isServed = server === "/";

/** The address of a server elsewhere, for friends; empty where there is none, or where it is the page's own host. */
export const serverElsewhere = isServed ? "" : server;
