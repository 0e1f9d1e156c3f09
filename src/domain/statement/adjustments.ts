import type { StatementLine } from './lines.ts';
import type { Period } from './period.ts';

/** A published month: what was stated, and what its facts say today. */
export type ClosedMonth = {
  readonly period: Period;
  readonly stated: readonly StatementLine[];
  readonly now: readonly StatementLine[];
};

const isFact = ({ kind, source }: StatementLine): boolean => kind !== 'ADJUSTMENT' && source !== 'MANUAL';
const keyOf = (period: Period, key: string): string => `ADJUSTMENT:${period}:${key}`;

/**
 * AC5: what changed in published months since, as lines of the next open one. What was stated stays as it is; the difference
 * to what would be stated today, less what was adjusted already, is told per source. A line that was left out on purpose is
 * not brought back, nor is an adjustment.
 * @param adjusted ADJUSTMENT lines of published statements
 */
export function adjustmentsOf(
  closed: readonly ClosedMonth[],
  adjusted: readonly StatementLine[],
): readonly StatementLine[] {
  const done = new Map<string, number>();
  for (const { key, amount } of adjusted) done.set(key, (done.get(key) ?? 0) + amount);
  return closed.flatMap(({ period, stated, now }) => {
    const before = new Map(stated.filter(isFact).map((line) => [line.key, line]));
    const after = new Map(now.map((line) => [line.key, line]));
    const keys = new Set([...before.keys(), ...after.keys()]);
    return [...keys].flatMap((key): StatementLine[] => {
      const [old, fresh] = [before.get(key), after.get(key)];
      const line = fresh ?? old;
      if (!line || old?.excluded) return [];
      const name = keyOf(period, key);
      const amount = (fresh?.amount ?? 0) - (old?.amount ?? 0) - (done.get(name) ?? 0);
      if (amount === 0) return [];
      const { source, refId, code, date, isPenalty } = line;
      return [
        {
          ...{ key: name, kind: 'ADJUSTMENT', source, refId, code, date, note: null, amount, excluded: false },
          ...(isPenalty ? { isPenalty } : {}),
          ...{ ofPeriod: period, ofKind: line.kind },
        },
      ];
    });
  });
}
