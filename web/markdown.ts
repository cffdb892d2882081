import { marked } from "marked";
import type { Plugin } from "vite";

/** `*.md` as HTML, made when the page is built: our own texts only. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(code, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(marked.parse(code, { async: false }))};`, map: null };
    },
  };
}
