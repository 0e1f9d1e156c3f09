import { expect, test } from 'vitest';
import { decideAtCreate } from './at-create.ts';

const nothing = { forbidden: undefined, refused: undefined };

test('what nothing speaks against is done', () => {
  expect(decideAtCreate(nothing)).toEqual({ kind: 'acted' });
});

test.each([403, 409, 422])('a refusal (%i) leaves the record without the action, and says why', (status) => {
  const because = { status, why: 'no permit' };
  expect(decideAtCreate({ ...nothing, refused: because })).toEqual({ kind: 'held', because });
});

test('a role that may not is told so, whatever else there is', () => {
  const forbidden = { status: 403, why: 'role' };
  const refused = { status: 409, why: 'taken' };
  expect(decideAtCreate({ forbidden, refused })).toEqual({ kind: 'held', because: forbidden });
});

test.each([400, 413, 503])('what is no refusal of the action (%i) is no reason to write anything', (status) => {
  expect(decideAtCreate({ ...nothing, refused: { status } })).toEqual({ kind: 'failed', because: { status } });
});
