import type { Json, Row } from '../../src/config/types.ts';
import { textIn } from './rows.ts';
import type { KeyTest, Span, SpanSpec } from './types.ts';

/** Reads the piece of time that a row takes, as a table declares it; undefined = it takes none. */
export function spanReader({ of, from, to, when = [], until }: SpanSpec): (row: Row) => Span | undefined {
  const takes = testOf(when);
  const lapses = testOf(until?.when ?? []);
  return (row) => {
    if (!takes(row)) return undefined;
    const end = to.find((key) => textIn(row, key) !== '');
    const span = { of: textIn(row, of), from: textIn(row, from), to: end === undefined ? '' : textIn(row, end) };
    const instant = until && lapses(row) ? textIn(row, until.key) : '';
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
