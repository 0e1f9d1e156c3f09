import { expect, test } from 'vitest';
import type { RawTrigger } from '../raw.ts';
import { makeResource } from '../testing.ts';
import type { Row } from '../types.ts';
import { firedBy } from './fires.ts';

const fired = (
  when: RawTrigger,
  before: Partial<Row> | undefined,
  after: Partial<Row> | undefined,
  action = 'update',
) =>
  firedBy(
    makeResource({
      name: 'boats',
      fields: {
        name: { type: 'text' },
        stay: { type: 'dateRange', start: 'from', end: 'to' },
        state: { type: 'enum', values: ['NEW', 'READY', 'GONE'] },
        kind: { type: 'enum', values: ['SAIL', 'MOTOR'] },
      },
      actions: { ready: { from: ['NEW'], set: { state: 'READY' } } },
      automations: { one: { when, then: [{ set: { name: 'x' } }] } },
    }),
    { before: before && { id: 'b1', ...before }, after: after && { id: 'b1', ...after }, action },
  ).length === 1;

test('a creation, a deletion and a change are told apart by what was there', () => {
  expect(fired({ on: 'create' }, undefined, {}, 'create')).toBe(true);
  expect(fired({ on: 'create' }, undefined, {}, 'restore')).toBe(true);
  expect(fired({ on: 'create' }, {}, {})).toBe(false);
  expect(fired({ on: 'delete' }, {}, undefined, 'delete')).toBe(true);
  expect(fired({ on: 'delete' }, {}, {})).toBe(false);
  expect(fired({ on: ['create', 'update'] }, { name: 'a' }, { name: 'b' }, 'ready')).toBe(true);
  expect(fired({ on: 'update' }, undefined, {}, 'create')).toBe(false);
});

test('a named action is that action and no other', () => {
  expect(fired({ on: 'ready' }, { state: 'NEW' }, { state: 'READY' }, 'ready')).toBe(true);
  expect(fired({ on: 'ready' }, { state: 'NEW' }, { state: 'READY' })).toBe(false);
});

test('of an update the fields that count, both ends of a range too', () => {
  const when = { on: 'update', fields: ['stay', 'name'] };
  expect(fired(when, { to: '2026-05-02' }, { to: '2026-05-03' })).toBe(true);
  expect(fired(when, { name: null }, {})).toBe(false);
  expect(fired(when, { state: 'NEW' }, { state: 'READY' })).toBe(false);
});

test('a state is reached, by a new record too, and not by one that is in it', () => {
  expect(fired({ state: 'READY' }, { state: 'NEW' }, { state: 'READY' })).toBe(true);
  expect(fired({ state: 'READY' }, { state: 'READY' }, { state: 'READY', name: 'x' })).toBe(false);
  expect(fired({ state: 'NEW' }, undefined, { state: 'NEW' }, 'create')).toBe(true);
  expect(fired({ state: ['READY', 'GONE'], from: 'READY' }, { state: 'READY' }, { state: 'GONE' })).toBe(true);
  expect(fired({ state: 'READY', from: ['GONE'] }, { state: 'NEW' }, { state: 'READY' })).toBe(false);
  expect(fired({ state: 'NEW', from: 'GONE' }, undefined, { state: 'NEW' }, 'create')).toBe(false);
  expect(fired({ state: 'SAIL', field: 'kind' }, { kind: 'MOTOR' }, { kind: 'SAIL' })).toBe(true);
  expect(fired({ state: 'GONE' }, { state: 'GONE' }, undefined, 'delete')).toBe(false);
});

test('no change sets off a rule about a date', () => {
  expect(fired({ date: 'from' }, { from: '2026-05-01' }, { from: '2026-05-02' })).toBe(false);
});
