import { expect, test } from 'vitest';
import { ACTION, mistakes } from './check-fixture.ts';

const AT_CREATE = { ...ACTION, atCreate: true };
const WRONG = 'RES213 /actions/finish/atCreate';

test('an action that sets something may be asked for with the creation', () => {
  expect(mistakes({ actions: { finish: AT_CREATE } })).toEqual([]);
});

test.each([
  ['asks', { ask: ['code'] }],
  ['has a condition', { when: { code: 'x' } }],
  ['starts where no record begins', { from: ['DONE'] }],
  ['sets nothing', { set: {} }],
])('not one that %s', (_, more) => {
  expect(mistakes({ actions: { reach: ACTION, finish: { ...AT_CREATE, ...more } } })).toEqual([WRONG]);
});

test('not one that is named as a field is, and not two', () => {
  expect(mistakes({ actions: { code: AT_CREATE } })).toContain('RES213 /actions/code/atCreate');
  expect(mistakes({ actions: { finish: AT_CREATE, close: AT_CREATE } })).toEqual(['RES213 /actions/close/atCreate']);
});
