/** A cache whose keys name everything a value depends on, so entries never become stale, only unused. */
export type BoundedCache<Value> = {
  readonly size: number;
  readonly get: (name: string) => Value | undefined;
  readonly set: (name: string, value: Value) => void;
  /** The cached value, or the result of `make`, which is then cached. */
  readonly of: (name: string, make: () => Value) => Value;
  readonly delete: (name: string) => void;
  readonly clear: () => void;
};

/** A cache of at most `most` values; the oldest is dropped first. */
export function boundedCache<Value>(most: number): BoundedCache<Value> {
  const values = new Map<string, Value>();
  const set = (name: string, value: Value): void => {
    if (values.size >= most && !values.has(name)) {
      for (const oldest of values.keys()) {
        values.delete(oldest);
        break;
      }
    }
    values.set(name, value);
  };
  return {
    get size() {
      return values.size;
    },
    get: (name) => values.get(name),
    set,
    of: (name, make) => {
      const known = values.get(name);
      if (known !== undefined) return known;
      const value = make();
      set(name, value);
      return value;
    },
    delete: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
}

/** One such cache per owner (a configuration, a table …), garbage-collected with it. */
export function boundedCachePer<Value>(most: number): (owner: object) => BoundedCache<Value> {
  const caches = new WeakMap<object, BoundedCache<Value>>();
  return (owner) => {
    const known = caches.get(owner) ?? boundedCache<Value>(most);
    caches.set(owner, known);
    return known;
  };
}
