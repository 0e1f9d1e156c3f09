import { expect, test } from 'vitest';
import { ACTION, FIELDS, label, mistakes } from './check-fixture.ts';

test('what is proposed needs a rule that proposes it', () => {
  const finish = { ...ACTION, ask: [{ field: 'code', begin: '$proposed' }] };
  expect(mistakes({ actions: { finish } })).toEqual(['RES213 /actions/finish/ask/0/begin']);
});

test('what is worked out is read in a dialog, and never typed', () => {
  const fields = { ...FIELDS, twice: { type: 'integer', compute: { sum: ['count', 'count'] }, label } };
  const asking = (asked: object) => mistakes({ fields, actions: { finish: { ...ACTION, ask: [asked] } } });
  expect(asking({ field: 'twice', shown: true })).toEqual([]);
  expect(asking({ field: 'twice' })).toEqual(['RES213 /actions/finish/ask/0']);
});
