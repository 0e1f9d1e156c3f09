/**
 * Stands in for side-channel (vite.config.ts), which qs uses to notice circles while it writes an address. Every
 * browser we support has WeakMap; the package carries fallbacks for those that have not.
 */
export default function sideChannel() {
  const known = new WeakMap<object, unknown>();
  return {
    assert: (key: object) => {
      if (!known.has(key)) throw new TypeError('Side channel does not contain the given key');
    },
    delete: (key: object) => known.delete(key),
    get: (key: object) => known.get(key),
    has: (key: object) => known.has(key),
    set: (key: object, value: unknown) => void known.set(key, value),
  };
}
