import type { Json, Row } from '../../src/config/types.ts';
import type { KeyTest, OccupiedSpan, SpanSpec } from './types.ts';

/** The store knows no resource: the declaration of a table names the keys. */
const textAt = (row: Row, key: string): string => {
  const value = row[key];
  return typeof value === 'string' ? value : '';
};

/** Makes the function that reads a row's span as its table declares it; undefined = none. */
export function spanReader({ of, from, to, when = [], until }: SpanSpec): (row: Row) => OccupiedSpan | undefined {
  const takes = testOf(when);
  const lapses = testOf(until?.when ?? []);
  return (row) => {
    if (!takes(row)) return undefined;
    const end = to.find((key) => textAt(row, key) !== '');
    const span = { of: textAt(row, of), from: textAt(row, from), to: end === undefined ? '' : textAt(row, end) };
    const instant = until && lapses(row) ? textAt(row, until.key) : '';
    return instant === '' ? span : { ...span, until: instant };
  };
}

function testOf(tests: readonly KeyTest[]): (row: Row) => boolean {
  const made = tests.map((test): ((row: Row) => boolean) => {
    const { key } = test;
    const isIn = 'in' in test;
    const values = new Set<Json>(isIn ? test.in : test.notIn);
    return (row) => {
      const value = row[key];
      return values.has(value === undefined || value === '' ? null : value) === isIn;
    };
  });
  return (row) => made.every((holds) => holds(row));
}
