export type DiffLine = { readonly sign: '+' | '-' | ' '; readonly line: number; readonly text: string };

/** Lines around a change that are shown with it. */
const AROUND = 2;

/**
 * The difference between two texts as one piece, from the first to the last differing line; numbers are those of the
 * side shown.
 */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  if (before === after) return [];
  const old = before.split('\n');
  const now = after.split('\n');
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const lines = (texts: readonly string[], sign: DiffLine['sign'], from: number, to: number): DiffLine[] =>
    texts.slice(Math.max(0, from), to).map((text, at) => ({ sign, line: Math.max(0, from) + at + 1, text }));
  const end = now.length - tail;
  return [
    ...lines(now, ' ', head - AROUND, head),
    ...lines(old, '-', head, old.length - tail),
    ...lines(now, '+', head, end),
    ...lines(now, ' ', end, end + AROUND),
  ];
}
