/** Whether somebody gets around by keyboard, and where their focus goes on; nobody's focus is moved who taps or clicks. */
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

export const usesKeys = (): boolean => byKeys;

/** Whether nothing has the focus: what had it is gone. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Bring the focus of somebody at the keyboard to the first of these there is; no dialog loses it. */
export function goOnAt(...places: (Element | string | null | undefined)[]): void {
  if (!byKeys || document.querySelector("dialog[open]")) return;
  for (const place of places) {
    const found = typeof place === "string" ? document.querySelector(place) : place;
    if (!(found instanceof HTMLElement || found instanceof SVGElement)) continue;
    found.focus();
    if (document.activeElement === found) return;
  }
}
