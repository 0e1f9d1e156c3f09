import { expect, test } from 'vitest';
import { isSubscribedTo, collectionIn, eventsOf, eventsOfChange, stateFieldIn } from './events.ts';

const STAYS = { collection: 'stays', states: { status: ['OPEN', 'DONE'], paid: ['NO', 'YES'] } };

test('a kind of record has its changes and the values of its states', () => {
  expect(eventsOf(STAYS)).toEqual([
    ...['stays.*', 'stays.created', 'stays.updated', 'stays.deleted'],
    ...['stays.status.OPEN', 'stays.status.DONE', 'stays.paid.NO', 'stays.paid.YES'],
  ]);
});

test.each([
  [undefined, { status: 'OPEN', paid: null }, ['stays.created', 'stays.status.OPEN']],
  [{ status: 'OPEN' }, { status: 'OPEN', name: 'x' }, ['stays.updated']],
  [
    { status: 'OPEN', paid: 'NO' },
    { status: 'DONE', paid: 'YES' },
    ['stays.updated', 'stays.status.DONE', 'stays.paid.YES'],
  ],
  [{ status: 'OPEN' }, { status: null }, ['stays.updated']],
  [{ status: 'OPEN' }, undefined, ['stays.deleted']],
])('from %j to %j', (before, after, events) => {
  expect(eventsOfChange(STAYS, { before, after })).toEqual(events);
});

test('all changes of a kind are its changes, not its states', () => {
  expect(
    ['stays.created', 'stays.status.OPEN', 'guests.created'].map((event) => isSubscribedTo(['stays.*'], event)),
  ).toEqual([...[true, false, false]]);
  expect(isSubscribedTo(['stays.status.OPEN'], 'stays.status.OPEN')).toBe(true);
});

test('a name says the kind of record and the state', () => {
  expect([collectionIn('stays.status.OPEN'), stateFieldIn('stays.status.OPEN'), stateFieldIn('stays.created')]).toEqual(
    [...['stays', 'status', undefined]],
  );
});
