import { expect, test } from 'vitest';
import { makeResource } from '../../../src/config/testing.ts';
import { collectRules } from '../../live/rules/rules.ts';
import { nearnessIn } from './nearness.ts';

const fields = {
  code: { type: 'text' },
  from: { type: 'date' },
  to: { type: 'date' },
  stay: { type: 'dateRange', start: 'from', end: 'to' },
} as const;
const TODAY = '2026-11-23';
const ASKED = { today: TODAY, rules: collectRules([]) };

test('what is comes first, then what comes soonest, then what was over last', () => {
  const nearness = nearnessIn(makeResource({ name: 'stays', fields, list: { columns: ['code', 'stay'] } }), ASKED)!;
  const days = [
    { id: 'longOver', from: '2026-01-01', to: '2026-01-04' },
    { id: 'unknown', from: null, to: null },
    { id: 'nextYear', from: '2027-03-01', to: '2027-03-04' },
    { id: 'leaves', from: '2026-11-20', to: TODAY },
    { id: 'over', from: '2026-11-20', to: '2026-11-22' },
    { id: 'soon', from: '2026-11-24', to: '2026-11-30' },
  ];
  const order = [...days].sort((a, b) => nearness(a) - nearness(b)).map(({ id }) => id);
  expect(order).toEqual(['leaves', 'soon', 'nextYear', 'over', 'longOver', 'unknown']);
});

test('records without days in their list are left as they are', () => {
  expect(nearnessIn(makeResource({ name: 'stays', fields, list: { columns: ['code'] } }), ASKED)).toBeUndefined();
});
