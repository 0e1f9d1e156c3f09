import type { LineKind, StatementLine } from './lines.ts';

/** Kinds of lines people may add to a draft. */
export const MANUAL_KINDS: readonly LineKind[] = ['CREDIT', 'EXPENSE', 'CLEANING', 'ADJUSTMENT'];

/** A line as sent; values owned by the statement are ignored. */
export type SentLine = Partial<StatementLine> & Pick<StatementLine, 'kind' | 'amount'>;

/** AC4: the recomputed lines of a draft; exclusions and added lines stay. */
export function refreshedLines(
  made: readonly StatementLine[],
  stored: readonly StatementLine[],
): readonly StatementLine[] {
  const known = new Map(stored.map((line) => [line.key, line]));
  const refreshed = made.map((line) => {
    const old = known.get(line.key);
    return old ? { ...line, excluded: old.excluded, note: old.note ?? line.note } : line;
  });
  return [...refreshed, ...stored.filter(({ source }) => source === 'MANUAL')];
}

/**
 * Allowed changes to a draft's lines: exclude or include one, add a note, add and remove own lines. All other values
 * belong to the line's source, and a line with a source never disappears.
 */
export function editedLines(
  sent: readonly SentLine[],
  stored: readonly StatementLine[],
  today: string,
): readonly StatementLine[] | { readonly refused: 'kind' } {
  const asked = new Map(sent.flatMap((line) => (line.key ? [[line.key, line] as const] : [])));
  const sourced = stored
    .filter(({ source }) => source !== 'MANUAL')
    .map((line) => {
      const wanted = asked.get(line.key);
      return wanted ? { ...line, excluded: wanted.excluded ?? false, note: wanted.note ?? null } : line;
    });
  const isKnown = (line: SentLine) => sourced.some(({ key }) => key === line.key);
  const own = sent.filter((line) => !isKnown(line));
  if (own.some(({ kind }) => !MANUAL_KINDS.includes(kind))) return { refused: 'kind' };
  let last = Math.max(0, ...own.map(({ key }) => Number(/^MANUAL:(\d+)$/u.exec(key ?? '')?.[1] ?? 0)));
  const manual = own.map((line): StatementLine => {
    const key = /^MANUAL:\d+$/u.test(line.key ?? '') ? (line.key ?? '') : `MANUAL:${(last += 1)}`;
    const { kind, amount, excluded = false, note = null, date = today } = line;
    return { key, kind, source: 'MANUAL', refId: '', code: '', date, note, amount, excluded };
  });
  return [...sourced, ...manual];
}
