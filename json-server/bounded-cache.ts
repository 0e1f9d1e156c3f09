/** What was worked out, under names that say everything it depends on; so nothing in it is ever stale, only unused. */
export type BoundedCache<Value> = {
  readonly size: number;
  readonly get: (name: string) => Value | undefined;
  readonly set: (name: string, value: Value) => void;
  /** What is kept, or what `make` gives, which is kept then. */
  readonly of: (name: string, make: () => Value) => Value;
  readonly delete: (name: string) => void;
  readonly clear: () => void;
};

/** A memory with a limit: whatever is asked, it holds `most` values, and the oldest goes first. */
export function boundedCache<Value>(most: number): BoundedCache<Value> {
  const kept = new Map<string, Value>();
  const set = (name: string, value: Value): void => {
    if (kept.size >= most && !kept.has(name)) {
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    }
    kept.set(name, value);
  };
  return {
    get size() {
      return kept.size;
    },
    get: (name) => kept.get(name),
    set,
    of: (name, make) => {
      const known = kept.get(name);
      if (known !== undefined) return known;
      const value = make();
      set(name, value);
      return value;
    },
    delete: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  };
}

/** One such memory for each configuration, table …; it goes with what it is about. */
export function boundedCachePer<Value>(most: number): (owner: object) => BoundedCache<Value> {
  const memories = new WeakMap<object, BoundedCache<Value>>();
  return (owner) => {
    const known = memories.get(owner) ?? boundedCache<Value>(most);
    memories.set(owner, known);
    return known;
  };
}
