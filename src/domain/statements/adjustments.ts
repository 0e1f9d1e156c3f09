import type { StatementLine } from './lines.ts';
import { type Period, periodOf } from './period.ts';

/** A published month: what was stated, and what its facts say today. */
export type ClosedMonth = {
  readonly period: Period;
  readonly stated: readonly StatementLine[];
  readonly now: readonly StatementLine[];
};

const isFact = ({ kind, source }: StatementLine): boolean => kind !== 'ADJUSTMENT' && source !== 'MANUAL';
/** Names what a line of a month is adjusted by. */
const keyOf = (period: Period, key: string): string => `ADJUSTMENT:${period}:${key}`;

/**
 * AC5: whether statements hold what a source means to a month: in the statement of that month, or as its adjustment in a
 * later one. @param statements of one owner of one home, in whatever currency
 */
export function heldBy(
  statements: readonly { readonly year: number; readonly month: number; readonly lines: readonly StatementLine[] }[],
): (period: Period, key: string) => boolean {
  const held = new Set<string>();
  for (const statement of statements) {
    for (const line of statement.lines) {
      held.add(line.kind === 'ADJUSTMENT' ? line.key : keyOf(periodOf(statement), line.key));
    }
  }
  return (period, key) => held.has(keyOf(period, key));
}

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
      const old = before.get(key);
      const fresh = after.get(key);
      const line = fresh ?? old;
      if (!line || old?.excluded) return [];
      const name = keyOf(period, key);
      const amount = (fresh?.amount ?? 0) - (old?.amount ?? 0) - (done.get(name) ?? 0);
      if (amount === 0) return [];
      const { source, refId, code, date, isPenalty, sourceAmount, sourceCurrency, rate, rateDate } = line;
      // What was in no statement yet comes as it would have been stated, and keeps the rate that made it (AC9).
      const isWhole = !old && !done.has(name) && rate;
      return [
        {
          key: name,
          kind: 'ADJUSTMENT',
          source,
          refId,
          code,
          date,
          note: null,
          amount,
          excluded: false,
          ...(isPenalty ? { isPenalty } : {}),
          ...(isWhole ? { sourceAmount, sourceCurrency, rate, rateDate } : {}),
          ofPeriod: period,
          ofKind: line.kind,
        },
      ];
    });
  });
}
