import { expect, test } from 'vitest';
import { TEST_VALUES, makeField } from '../testing.ts';
import type { Json } from '../types.ts';
import { fieldKind } from './registry.ts';

const stay = makeField({ type: 'dateRange', start: 'checkIn', end: 'checkOut', maxDays: 30, notPast: true }, 'stay');
const kind = fieldKind('dateRange');

function parse(checkIn: Json, checkOut: Json, before?: string) {
  const stored = before === undefined ? undefined : { id: 'r1', checkIn: before };
  const parsed = kind.parse({ field: stay, input: { checkIn, checkOut }, values: TEST_VALUES, before: stored });
  return 'issues' in parsed ? parsed.issues.map(({ field, key }) => `${field} ${key}`) : parsed.values;
}

test('keeps two keys', () => {
  expect(kind.keys(stay)).toEqual([
    { key: 'checkIn', kind: 'plain' },
    { key: 'checkOut', kind: 'plain' },
  ]);
});

test.each([
  ['2026-06-01', '2026-06-05', { checkIn: '2026-06-01', checkOut: '2026-06-05' }],
  ['2026-05-10', '2026-05-11', { checkIn: '2026-05-10', checkOut: '2026-05-11' }],
  ['2026-06-01', null, { checkIn: '2026-06-01', checkOut: null }],
  ['2026-06-05', '2026-06-05', ['checkOut validation.endAfterStart']],
  ['2026-06-05', '2026-06-01', ['checkOut validation.endAfterStart']],
  ['2026-06-01', '2026-07-02', ['checkOut validation.maxDays']],
  ['2026-05-09', '2026-05-12', ['checkIn validation.past']],
  ['2026-06-31', 'soon', ['checkIn validation.date', 'checkOut validation.date']],
])('AV1 [%s, %s) → %j', (checkIn, checkOut, result) => {
  expect(parse(checkIn, checkOut)).toEqual(result);
});

test('a stay that began yesterday may be changed, as long as it still began then', () => {
  expect(parse('2026-05-09', '2026-05-14', '2026-05-09')).toEqual({ checkIn: '2026-05-09', checkOut: '2026-05-14' });
  expect(parse('2026-05-08', '2026-05-14', '2026-05-09')).toEqual(['checkIn validation.past']);
});
