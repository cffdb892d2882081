/** Whether the person has asked for few bytes. */
const isThrifty = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Do something that may save time later when the browser has nothing else to do; returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (isThrifty()) return () => {};
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, 2000); // browsers without it
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
}
