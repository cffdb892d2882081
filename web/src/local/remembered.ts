/** What is made once for a key and then kept; what could not be made is tried again the next time. */
export function remembered<Key, Value>(
  kept: Map<Key, Promise<Value>>,
  key: Key,
  make: (key: Key) => Promise<Value>,
): Promise<Value> {
  const known = kept.get(key) ?? make(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  return known;
}
