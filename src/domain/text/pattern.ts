/**
 * A text pattern in a small subset of regular expressions: characters, `\d`, `.`, classes `[A-Z0-9]`, each once or `?`,
 * `*`, `+`, `{2}`, `{1,3}`. No groups and no alternatives, so matching takes at most quadratic time: patterns come from
 * files that people edit.
 */
export type Pattern = readonly Piece[];
type Piece = { readonly accepts: (char: string) => boolean; readonly min: number; readonly max: number };

const ATOM = /\\[dw\\.^$*+?()[\]{}|/-]|\[\^?(?:\\.|[^\]\\])+\]|[^\\^$*+?()[\]{}|]/uy;
const TIMES = /[?*+]|\{(\d{1,3})(,(\d{0,3}))?\}/uy;

/** @returns undefined for unsupported syntax; `^` and `$` at the ends are allowed and change nothing */
export function patternOf(text: string): Pattern | undefined {
  const body = text.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  const pieces: Piece[] = [];
  let at = 0;
  while (at < body.length) {
    const atom = next(ATOM, body, at);
    const accepts = atom && testOf(atom[0]);
    if (!atom || !accepts) return undefined;
    at += atom[0].length;
    const times = next(TIMES, body, at);
    at += times?.[0].length ?? 0;
    const [min, max] = boundsOf(times);
    if (min > max) return undefined;
    pieces.push({ accepts, min, max });
  }
  return pieces.length === 0 ? undefined : pieces;
}

/** Whether the whole text matches. */
export function looksLike(pattern: Pattern, text: string): boolean {
  const chars = Array.from(text);
  let ends = new Set([0]);
  for (const { accepts, min, max } of pattern) {
    const reached = new Set<number>();
    for (const start of ends) {
      for (let count = 0; count <= max; count += 1) {
        if (count >= min) reached.add(start + count);
        const char = chars[start + count];
        if (char === undefined || !accepts(char)) break;
      }
    }
    ends = reached;
  }
  return ends.has(chars.length);
}

function next(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

function boundsOf(times: RegExpExecArray | null): readonly [number, number] {
  if (!times) return [1, 1];
  const [whole, from, comma, to] = times;
  if (whole === '?') return [0, 1];
  if (whole === '*') return [0, Infinity];
  if (whole === '+') return [1, Infinity];
  const min = Number(from);
  if (comma === undefined) return [min, min];
  return [min, to === undefined || to === '' ? Infinity : Number(to)];
}

type Accepts = Piece['accepts'];

const between =
  (from: string, to: string): Accepts =>
  (char) =>
    codeOf(from) <= codeOf(char) && codeOf(char) <= codeOf(to);
const anyOf =
  (all: readonly Accepts[]): Accepts =>
  (char) =>
    all.some((accepts) => accepts(char));
const codeOf = (char: string): number => char.codePointAt(0) ?? 0;

const DIGIT = between('0', '9');
const SHORT: Readonly<Record<string, Accepts>> = {
  d: DIGIT,
  w: anyOf([DIGIT, between('a', 'z'), between('A', 'Z'), between('_', '_')]),
};
const LINE_ENDS = '\n\r\u2028\u2029';
/** Characters that may be escaped; letters may not. */
const ESCAPED = '\\.^$*+?()[]{}|/-';

/** One character against one atom. */
function testOf(atom: string): Accepts | undefined {
  if (atom === '.') return (char) => !LINE_ENDS.includes(char);
  if (!atom.startsWith('[')) {
    const [item] = itemsOf(atom) ?? [];
    return item && testOfItem(item);
  }
  const isNot = atom.startsWith('[^');
  const accepts = testOfClass(atom.slice(isNot ? 2 : 1, -1));
  return accepts && isNot ? (char) => !accepts(char) : accepts;
}

/** A literal character (`is`), or the letter of a short class. */
type Item = { readonly is: string; readonly isShort: boolean; readonly isEscaped: boolean };

function itemsOf(text: string): Item[] | undefined {
  const items: Item[] = [];
  const chars = Array.from(text);
  for (let at = 0; at < chars.length; at += 1) {
    const isEscaped = chars[at] === '\\';
    if (isEscaped) at += 1;
    const is = chars[at];
    const isShort = isEscaped && is !== undefined && is in SHORT;
    if (is === undefined || (isEscaped && !isShort && !ESCAPED.includes(is))) return undefined;
    items.push({ is, isShort, isEscaped });
  }
  return items;
}

const testOfItem = ({ is, isShort }: Item): Accepts => (isShort && SHORT[is]) || between(is, is);

function testOfClass(text: string): Accepts | undefined {
  const items = itemsOf(text);
  if (!items) return undefined;
  const all: Accepts[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const [from, dash, to] = items.slice(at, at + 3);
    if (from && to && dash?.is === '-' && !dash.isEscaped) {
      if (from.isShort || to.isShort || codeOf(from.is) > codeOf(to.is)) return undefined;
      all.push(between(from.is, to.is));
      at += 2;
    } else if (from) all.push(testOfItem(from));
  }
  return anyOf(all);
}
