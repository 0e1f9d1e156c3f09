import type { Figures, Stats } from './figures.ts';
import type { Row } from './types.ts';

type Amount = { readonly currency: string; readonly value: number };
type Counting = {
  /** The amount of a record to add; undefined = none. */
  readonly valueOf: (row: Row) => Amount | undefined;
  /** The groupings of records: none, one, or two. */
  readonly groups: readonly ((row: Row) => string)[];
};
type Tallied = { count: number; readonly sums: Map<string, { sum: number; count: number }> };

/** Groups of one answer; of more, only the largest, and the total includes the rest. */
const MAX_GROUPS = 2000;
/** Separates the values of two groupings. */
const BETWEEN = '\n';

/** Counts records and adds their values, in total and by group. */
export function tally({ valueOf, groups }: Counting): { readonly add: (row: Row) => void; readonly end: () => Stats } {
  const whole = nothing();
  const parts = new Map<string, Tallied>();
  const add = (row: Row): void => {
    const amount = valueOf(row);
    addAmount(whole, amount);
    if (groups.length === 0) return;
    const key = groups.length === 1 ? (groups[0]?.(row) ?? '') : groups.map((groupOf) => groupOf(row)).join(BETWEEN);
    let part = parts.get(key);
    if (part === undefined) parts.set(key, (part = nothing()));
    addAmount(part, amount);
  };
  const end = (): Stats => {
    if (groups.length === 0) return figuresOf(whole);
    const all = [...parts];
    const largest = all.length <= MAX_GROUPS ? all : all.sort(([, a], [, b]) => b.count - a.count).slice(0, MAX_GROUPS);
    const sorted = largest.sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      ...figuresOf(whole),
      groups: sorted.map(([key, part]) => ({ keys: key.split(BETWEEN), ...figuresOf(part) })),
    };
  };
  return { add, end };
}

const nothing = (): Tallied => ({ count: 0, sums: new Map() });

function addAmount(tallied: Tallied, amount: Amount | undefined): void {
  tallied.count += 1;
  if (amount === undefined) return;
  const sum = tallied.sums.get(amount.currency);
  if (sum === undefined) tallied.sums.set(amount.currency, { sum: amount.value, count: 1 });
  else {
    sum.sum += amount.value;
    sum.count += 1;
  }
}

const figuresOf = ({ count, sums }: Tallied): Figures => ({
  count,
  sums: [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([currency, sum]) => ({ currency, ...sum })),
});
