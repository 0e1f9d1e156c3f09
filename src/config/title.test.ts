import { expect, test } from 'vitest';
import { makeResource } from './testing.ts';
import { readableTitle, titleKeys, titleOf, titlePaths, titleSources } from './title.ts';

const resource = makeResource({
  name: 'reservations',
  title: '{code} · {estateId.propertyName} ({guest})',
  fields: { code: { type: 'text' }, guest: { type: 'text' }, estateId: { type: 'ref', resource: 'estates' } },
});
const saidOf = (row: { readonly id: string; readonly estateId?: string }) => (path: string) =>
  row.estateId === 'e1' ? { estateId: 'KNK-1 · Deniz Evi', 'estateId.propertyName': 'Deniz Evi' }[path] : undefined;

test.each([
  [{ id: 'r1', code: 'R-1', estateId: 'e1', guest: 'Can' }, 'R-1 · Deniz Evi (Can)'],
  [{ id: 'r1', code: 'R-1', estateId: 'e9', guest: null }, 'R-1'],
  [{ id: 'r1', code: 'R-1', estateId: 'e9', guest: 'Can' }, 'R-1 (Can)'],
  [{ id: 'r1', estateId: 'e1' }, 'Deniz Evi'],
  [{ id: 'r1' }, 'r1'],
])('%j → %s', (row, title) => {
  expect(titleOf({ resource, row, said: saidOf(row) })).toBe(title);
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
  expect(titleOf({ resource: short, row, said: saidOf(row), readable: new Set(['code']) })).toBe('R-1');
});

test('a reference is the title of its record, never its id', () => {
  const named = { ...resource, title: '{estateId} · {code}' };
  const row = { id: 'r1', code: 'R-1', estateId: 'e1' };
  expect(titleOf({ resource: named, row, said: saidOf(row) })).toBe('KNK-1 · Deniz Evi · R-1');
  expect(titleOf({ resource: named, row })).toBe('R-1');
  expect(titleOf({ resource: { ...resource, title: '{estateId}' }, row })).toBe('r1');
});

test('what a title reads, through the titles that it leads to, and never in a circle', () => {
  const ref = (to: string) => ({ type: 'ref' as const, resource: to });
  const resources = {
    trips: makeResource({
      name: 'trips',
      title: '{boatId} · {dayId.seasonId}',
      fields: { boatId: ref('boats'), dayId: ref('days') },
    }),
    boats: makeResource({ name: 'boats', title: '{captainId.name}', fields: { captainId: ref('captains') } }),
    captains: makeResource({
      name: 'captains',
      title: '{boatId}',
      fields: { boatId: ref('boats'), name: { type: 'text' } },
    }),
    days: makeResource({ name: 'days', title: '{no}', fields: { seasonId: ref('seasons') } }),
    seasons: makeResource({ name: 'seasons', title: '{captainId}', fields: { captainId: ref('captains') } }),
  };
  expect([...titleSources(resources.trips, resources)].toSorted()).toEqual(['boats', 'captains', 'days', 'seasons']);
  expect([...titleSources(resources.days, resources)]).toEqual([]);
});

test('keys and paths', () => {
  expect(titleKeys(resource)).toEqual(['code', 'estateId', 'guest']);
  expect(titlePaths(resource.title)).toEqual(['code', 'estateId.propertyName', 'guest']);
});

test('a template without what a reader may not know', () => {
  const seen = new Set(['period', 'code']);
  expect(readableTitle('{period} · {code} · {ownerId}', seen)).toBe('{period} · {code}');
  expect(readableTitle('{ownerId} · {code} ({period})', seen)).toBe('{code} ({period})');
  expect(readableTitle('No {code}', seen)).toBe('No {code}');
});
