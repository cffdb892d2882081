import { marked } from "marked";
import type { Plugin } from "vite";

const IDS = / ?\(((?:[GKBJR]\d+)(?:[, –-]+[GKBJR]\d+)*)\)/g;

/** The ids of rules fold away: what plays a part in rulings and tests is not what one reads. */
export const foldIds = (html: string): string => html.replace(IDS, '<span class="rule-ids"> ($1)</span>');

/** `*.md` as HTML, made when the page is built: our own texts only. */
export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(code, id) {
      if (!id.endsWith(".md")) return null;
      return { code: `export default ${JSON.stringify(foldIds(marked.parse(code, { async: false })))};`, map: null };
    },
  };
}
