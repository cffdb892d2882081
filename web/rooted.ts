import type { Plugin } from "vite";

/** A server of ours answers every path with the page: what the page itself names is named from the root. */
export function rooted(): Plugin {
  return {
    name: "rooted",
    apply: "build",
    transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
  };
}
