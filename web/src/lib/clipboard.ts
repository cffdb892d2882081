/** Put a text on the clipboard; false where that cannot be done. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // refused: the older way may still be allowed
  }
  return copySelected(text);
}

/** The older way: pages without HTTPS, as of a server in the same room, have no `navigator.clipboard`. */
function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; opacity: 0";
  const before = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(field); // nothing outside an open dialog can be selected
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
