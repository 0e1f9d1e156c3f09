/** Names and values as lines of a text, and back: `Wi-Fi: konak`. */

type Pair = { readonly key: string; readonly value: string };

/** The pairs of a stored value; invalid ones are dropped. */
export function pairsOf(value: unknown): Pair[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((pair: unknown): Pair[] => {
    const { key, value: own } = (typeof pair === 'object' && pair !== null ? pair : {}) as Partial<Pair>;
    return typeof key === 'string' && typeof own === 'string' ? [{ key, value: own }] : [];
  });
}

/** One line per pair. Line breaks and colons inside are escaped with a backslash. */
export const pairLines = (value: unknown): string =>
  pairsOf(value)
    .map(({ key, value: own }) => `${escaped(key).replaceAll(':', '\\:')}: ${escaped(own)}`)
    .join('\n');

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');

/** Parses such lines; undefined if one has no name. */
export function pairsOfLines(text: string): Pair[] | undefined {
  const pairs = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, key, own] = /^((?:[^:\\]|\\.)+):(.*)$/.exec(line.trim()) ?? [];
      return key === undefined ? undefined : { key: unescaped(key).trim(), value: unescaped(own ?? '').trim() };
    });
  return pairs.every((pair) => pair !== undefined && pair.key !== '') ? (pairs as Pair[]) : undefined;
}

const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_whole, sign: string) => (sign === 'n' ? '\n' : sign));
