/**
 * Stands in for side-channel (vite.config.ts), which qs uses to notice circles while it writes an address. Every
 * browser we support has WeakMap; the package carries fallbacks for those that have not. CommonJS, because qs is.
 */
module.exports = function sideChannel() {
  const known = new WeakMap();
  return {
    assert: (key) => {
      if (!known.has(key)) throw new TypeError('Side channel does not contain the given key');
    },
    delete: (key) => known.delete(key),
    get: (key) => known.get(key),
    has: (key) => known.has(key),
    set: (key, value) => void known.set(key, value),
  };
};
