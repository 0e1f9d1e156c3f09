import { expect, test } from 'vitest';
import { idsOf, refIssues } from './refs.ts';
import { makeResource, TEST_VALUES } from './testing.ts';
import type { Row } from './types.ts';

const estates = makeResource({
  name: 'estates',
  fields: { status: { type: 'enum', values: ['ACTIVE', 'PASSIVE'] }, city: { type: 'text' } },
});
const reservations = makeResource({
  name: 'reservations',
  fields: {
    city: { type: 'text' },
    estateId: { type: 'ref', resource: 'estates', optionsWhere: { status: 'ACTIVE', city: '$city' } },
    otherIds: { type: 'ref', resource: 'estates', multiple: true },
  },
});
const rows: Readonly<Record<string, Row>> = {
  e1: { id: 'e1', status: 'ACTIVE', city: 'Muğla' },
  e2: { id: 'e2', status: 'PASSIVE', city: 'Muğla' },
};
const resources = { estates, reservations };
const issues = (record: Record<string, string | string[] | null>, before?: Row) =>
  refIssues({
    resource: reservations,
    resources,
    record,
    before,
    values: TEST_VALUES,
    resolve: (_name, id) => rows[id],
  }).map(({ field, key }) => `${field} ${key.replace('validation.', '')}`);

test.each([
  [{ city: 'Muğla', estateId: 'e1' }, []],
  [{ city: 'İzmir', estateId: 'e1' }, ['estateId notAllowed']],
  [{ city: 'Muğla', estateId: 'e2' }, ['estateId notAllowed']],
  [{ estateId: 'e9' }, ['estateId notFound']],
  [{ otherIds: ['e1', 'e8', 'e9'] }, ['otherIds notFound']],
  [{ estateId: null, otherIds: [] }, []],
])('%j → %j', (record, expected) => {
  expect(issues(record)).toEqual(expected);
});

test('what does not change is left alone', () => {
  expect(issues({ estateId: 'e2' }, { id: 'r', estateId: 'e2' })).toEqual([]);
  expect(issues({ otherIds: ['gone', 'e1'] }, { id: 'r', otherIds: ['gone'] })).toEqual([]);
});

test('idsOf', () => {
  expect([idsOf('a'), idsOf(['a', 'b']), idsOf(null), idsOf(5)]).toEqual([['a'], ['a', 'b'], [], []]);
});
