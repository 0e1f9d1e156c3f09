/** Answers kept at once, over all tenants; people look at a few windows, again and again. */
const MOST = 200;

/**
 * Keeps what was worked out under a name that says everything it depends on, versions of tables included; so nothing in
 * it is ever stale, only unused. The oldest goes first.
 */
export function keeper<Value>(): (name: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (name, make) => {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const value = make();
    const [oldest] = kept.keys();
    if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
    kept.set(name, value);
    return value;
  };
}
