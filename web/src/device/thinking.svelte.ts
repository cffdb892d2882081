/** How many cores of this device think for a computer player now. */

const state = $state({ searchers: 0 });

export const searchersThinking = (): number => state.searchers;

export function setThinking(searchers: number): void {
  state.searchers = searchers;
}
