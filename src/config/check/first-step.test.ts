import { expect, test } from 'vitest';
import { ACTION, mistakes } from './check-fixture.ts';

const first = (relation: string, action: string) =>
  mistakes({ actions: { finish: { ...ACTION, first: [{ relation, action }] } } });

test.each([
  ['no field', ['nothing', 'close'], 'RES201 /actions/finish/first/0/relation'],
  ['no relation', ['code', 'close'], 'RES213 /actions/finish/first/0/relation'],
  ['no action of it', ['orders', 'nothing'], 'RES209 /actions/finish/first/0/action'],
] as const)('what may be done before is an action of a relation: %s', (_, [relation, action], mistake) => {
  expect(first(relation, action)).toEqual([mistake]);
});
