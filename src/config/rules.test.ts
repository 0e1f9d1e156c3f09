import { expect, test } from 'vitest';
import { actionValues, ruleIssues } from './rules.ts';
import { makeResource, TEST_VALUES } from './testing.ts';

const resource = makeResource({
  name: 'stays',
  fields: {
    stay: { type: 'dateRange', start: 'from', end: 'to' },
    nights: { type: 'integer', compute: { days: ['from', 'to'] } },
    guests: { type: 'integer' },
  },
  rules: [
    { id: 'short', assert: { nights: { lte: 3 } }, at: 'to', message: 'Too long' },
    { id: 'few', assert: { guests: { lte: 4 } }, at: 'guests', message: 'Too many' },
  ],
});
const record = { from: '2026-05-01', to: '2026-05-09', guests: 5 };

test('all rules, those of computed values too', () => {
  expect(ruleIssues({ resource, record, values: TEST_VALUES })).toEqual([
    { field: 'to', key: 'validation.rule', text: { en: 'Too long' } },
    { field: 'guests', key: 'validation.rule', text: { en: 'Too many' } },
  ]);
});

test('only rules that read what changed; a computed value changes with its parts', () => {
  expect(
    ruleIssues({ resource, record, values: TEST_VALUES, changed: new Set(['from']) }).map(({ field }) => field),
  ).toEqual(['to']);
  expect(ruleIssues({ resource, record, values: TEST_VALUES, changed: new Set(['note']) })).toEqual([]);
});

test('what an action sets', () => {
  const [action] = Object.values(
    makeResource({
      name: 'x',
      fields: { a: { type: 'text' } },
      actions: { close: { set: { at: '$now', by: '$user.id', who: '$user.nobody', status: 'DONE', n: 1 } } },
    }).actions,
  );
  expect(actionValues({ action: action!, values: TEST_VALUES })).toEqual({
    at: TEST_VALUES.now,
    by: 'u1',
    who: null,
    status: 'DONE',
    n: 1,
  });
});
