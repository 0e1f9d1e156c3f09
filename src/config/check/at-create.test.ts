import { expect, test } from 'vitest';
import { ACTION, briefly, goodResource, OTHERS } from './check-fixture.ts';

const found = (actions: object) =>
  briefly({ 'things.json': goodResource({ actions }), ...OTHERS }).map((text) => text.replace('things.json ', ''));
const WRONG = 'RES213 /actions/finish/atCreate';

test('an action that sets something may be asked for with the creation', () => {
  expect(found({ finish: { ...ACTION, atCreate: true } })).toEqual(found({ finish: ACTION }));
});

test.each([
  ['asks', { ask: ['code'] }],
  ['has a condition', { when: { code: 'x' } }],
  ['starts where no record begins', { from: ['DONE'] }],
])('not one that %s', (_, more) => {
  expect(found({ finish: { ...ACTION, atCreate: true, ...more } })).toContain(WRONG);
});

test('not one that is named as a field is, and not two', () => {
  expect(found({ code: { ...ACTION, atCreate: true } })).toContain('RES213 /actions/code/atCreate');
  const two = { finish: { ...ACTION, atCreate: true }, close: { ...ACTION, atCreate: true } };
  expect(found(two)).toContain('RES213 /actions/close/atCreate');
  expect(found(two)).not.toContain(WRONG);
});
