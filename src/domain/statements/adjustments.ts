import type { StatementLine } from './lines.ts';
import { type Period, periodOf } from './period.ts';

/** A published month: as stated, and by today's facts. */
export type ClosedMonth = {
  readonly period: Period;
  readonly stated: readonly StatementLine[];
  readonly now: readonly StatementLine[];
};

const isFact = ({ kind, source }: StatementLine): boolean => kind !== 'ADJUSTMENT' && source !== 'MANUAL';
/** The key of a line in adjustments of a month. */
const keyOf = (period: Period, key: string): string => `ADJUSTMENT:${period}:${key}`;

/**
 * AC5: whether statements already contain a source's amount for a month: in the statement of that month, or as its
 * adjustment in a later one. @param statements of one owner of one home, in any currency
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
 * AC5: changes in published months since their statement, as lines of the next open one. Published statements do not
 * change; the difference to today's amount, less earlier adjustments, is listed per source. A line excluded on purpose
 * does not come back, nor does an adjustment.
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
      // An amount in no statement yet is listed like a regular line, and keeps its rate (AC9).
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
