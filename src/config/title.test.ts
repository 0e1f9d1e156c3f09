import { expect, test } from 'vitest';
import { makeResource } from './testing.ts';
import { titleKeys, titleOf, titlePaths } from './title.ts';

const resource = makeResource({
  name: 'reservations',
  title: '{code} · {estateId.propertyName} ({guest})',
  fields: { code: { type: 'text' }, guest: { type: 'text' }, estateId: { type: 'ref', resource: 'estates' } },
});
const resolve = (collection: string, id: string) =>
  collection === 'estates' && id === 'e1' ? { id, propertyName: 'Deniz Evi' } : undefined;

test.each([
  [{ id: 'r1', code: 'R-1', estateId: 'e1', guest: 'Can' }, 'R-1 · Deniz Evi (Can)'],
  [{ id: 'r1', code: 'R-1', estateId: 'e9', guest: null }, 'R-1'],
  [{ id: 'r1', code: 'R-1', estateId: 'e9', guest: 'Can' }, 'R-1 (Can)'],
  [{ id: 'r1', estateId: 'e1' }, 'Deniz Evi'],
  [{ id: 'r1' }, 'r1'],
])('%j → %s', (row, title) => {
  expect(titleOf({ resource, row, resolve })).toBe(title);
});

test.each([
  ['{name} {surname}', { name: 'Ada', surname: null }, 'Ada'],
  ['{name} {surname}', { name: null, surname: 'Su' }, 'Su'],
  ['{code} · {name}', { code: null, name: 'Ada' }, 'Ada'],
  ['{code} · {name}', { code: 'A', name: '' }, 'A'],
  ['No. {code}', { code: 7 }, 'No. 7'],
  ['({code}) {name}', { code: null, name: 'Ada' }, 'Ada'],
  ['{name} ({code}) {year}', { name: 'Ada', year: 2026 }, 'Ada 2026'],
  ['{code}!', { code: 'A' }, 'A!'],
  ['{constructor}', {}, 'x'],
])('%s of %j is %s', (title, row, expected) => {
  expect(titleOf({ resource: { ...resource, title }, row: { id: 'x', ...row } })).toBe(expected);
});

test('what the reader may not see is left out', () => {
  const row = { id: 'r1', code: 'R-1', estateId: 'e1', guest: 'Can' };
  const short = { ...resource, title: '{code} · {guest}' };
  expect(titleOf({ resource: short, row, resolve, readable: new Set(['code']) })).toBe('R-1');
});

test('keys and paths', () => {
  expect(titleKeys(resource)).toEqual(['code', 'estateId', 'guest']);
  expect(titlePaths(resource.title)).toEqual(['code', 'estateId.propertyName', 'guest']);
});
