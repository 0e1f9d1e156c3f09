import { describe, expect, test } from 'vitest';
import { eventsOf, wantedOf } from './events.ts';

const of = (before: object | undefined, after: object | undefined) =>
  eventsOf({
    collection: 'reservations',
    before: before as Record<string, unknown> | undefined,
    after: after as Record<string, unknown> | undefined,
    states: ['status', 'stayState'],
  });

describe('events of a change', () => {
  test('a new record reaches its states', () => {
    expect(of(undefined, { status: 'NEW' })).toEqual(['reservations.created', 'reservations.status.NEW']);
  });
  test('a change says the states that it reaches, and no others', () => {
    expect(of({ status: 'NEW', stayState: 'A' }, { status: 'SUCCESSFUL', stayState: 'A' })).toEqual([
      'reservations.updated',
      'reservations.status.SUCCESSFUL',
    ]);
    expect(of({ status: 'NEW' }, { status: null })).toEqual(['reservations.updated']);
  });
  test('a deletion reaches nothing', () => {
    expect(of({ status: 'NEW' }, undefined)).toEqual(['reservations.deleted']);
  });
});

test('who asks for all of a collection gets each change once', () => {
  const events = of({ status: 'NEW' }, { status: 'SUCCESSFUL' });
  expect(wantedOf(events, ['reservations.*'])).toEqual(['reservations.updated']);
  expect(wantedOf(events, ['reservations.status.SUCCESSFUL', 'estates.updated'])).toEqual([
    'reservations.status.SUCCESSFUL',
  ]);
  expect(wantedOf(events, ['reservations.created', 'guests.*'])).toEqual([]);
});
