/**
 * How a text must look, in a small part of the language of regular expressions: characters, `\d`, `.`, classes `[A-Z0-9]`,
 * each once or `?`, `*`, `+`, `{2}`, `{1,3}`. No groups and no alternatives, so that no text of whatever length takes longer
 * than its square to test: patterns come from files that people edit.
 */
export type Pattern = readonly Piece[];
type Piece = { readonly accepts: (char: string) => boolean; readonly min: number; readonly max: number };

const ATOM = /\\[dw\\.^$*+?()[\]{}|/-]|\[\^?(?:\\.|[^\]\\])+\]|[^\\^$*+?()[\]{}|]/uy;
const TIMES = /[?*+]|\{(\d{1,3})(,(\d{0,3}))?\}/uy;

/** @returns undefined for what this is no part of; `^` and `$` may stand at the ends and change nothing */
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

/** Whether the whole text looks so. */
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

/** One character against one atom: of a single class the language's own test is safe. */
function testOf(atom: string): Piece['accepts'] | undefined {
  try {
    // eslint-disable-next-line no-restricted-syntax -- one class against one character blocks nothing
    const test = new RegExp(`^${atom}$`, 'u');
    return (char) => test.test(char);
  } catch {
    return undefined;
  }
}
