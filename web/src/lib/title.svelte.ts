/** What the tab is called: the page's own title, unless what is shown there has something to say. */
const HOUSE = "Café International";
const said = $state<{ text: string | null }>({ text: null });

/** Say something in the tab's title; null leaves it to the page. */
export function announce(text: string | null): void {
  said.text = text;
}

export const titleOf = (page: string): string => (page || said.text ? `${said.text ?? page} · ${HOUSE}` : HOUSE);
