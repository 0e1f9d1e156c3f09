import { expect, test } from 'vitest';
import type { Occupant } from './occupancy.ts';
import {
  fateOfStay,
  numberHandover,
  MAX_CONFLICTS,
  type Placement,
  type PlacementFacts,
  placementOf,
  settledBy,
  solvedOf,
} from './place-stay.ts';

const wanted = { from: '2026-12-01', to: '2026-12-04' };
const was = { from: '2026-11-25', to: '2026-11-28' };
const stayAt = ({ from, to }: typeof wanted, more: object = {}) => ({
  status: 'SUCCESSFUL',
  checkIn: from,
  checkOut: to,
  ...more,
});
const taken = (id: string, kind: Occupant['kind'] = 'TAKEN'): Occupant => ({ kind, id, code: `R-${id}`, ...wanted });
const here = stayAt(wanted);
const there = stayAt(was);
const lost = stayAt(wanted, { status: 'ALLREADYTAKEN', takenByCode: 'R-w', takenById: 'w', channelConflict: 'OPEN' });
const moving = new Set(['m']);
const counted = { ...was, countedOnly: '2026-12-01/2026-12-04' };
/** Occupants must not be read: most bookings have not moved, and reading costs a look-up each. */
const unasked: Iterable<Occupant> = {
  [Symbol.iterator]: () => {
    throw new Error('asked');
  },
};
const place = (more: Partial<PlacementFacts>) =>
  placementOf({
    wanted,
    known: undefined,
    record: undefined,
    conflict: undefined,
    others: unasked,
    conflicts: 0,
    moving,
    ...more,
  });

test.each<[string, Partial<PlacementFacts>, object]>([
  ['a new booking is made', { others: [] }, { does: 'CREATE' }],
  ['AV4 or lost to who has the nights', { others: [taken('w')] }, { does: 'LOSE', to: taken('w'), stay: undefined }],
  ['or waits for who may leave them', { others: [taken('w'), taken('m')] }, { does: 'WAIT', waitsFor: 'm' }],
  [
    'or only counted, beyond what an import keeps',
    { others: [taken('w')], conflicts: MAX_CONFLICTS },
    { does: 'COUNT', stay: undefined },
  ],
  ['or again, of the same nights', { others: [taken('w')], known: counted }, { does: 'COUNT', stay: undefined }],
  ['where it was, it stays', { record: here, known: wanted }, { does: 'LEAVE', stay: here, isNews: false }],
  ['typed in by hand, it is known from now on', { record: here }, { does: 'LEAVE', stay: here, isNews: true }],
  [
    'counted only before, it is known from now on',
    { record: here, known: { ...counted, ...wanted } },
    { does: 'LEAVE', stay: here, isNews: true },
  ],
  [
    'what our people moved is not moved back',
    { record: there, known: wanted },
    { does: 'LEAVE', stay: there, isNews: false },
  ],
  [
    'a held one is confirmed',
    { record: { ...here, status: 'PENDING' }, known: wanted },
    { does: 'CONFIRM', stay: { ...here, status: 'PENDING' }, isNews: false },
  ],
  ['it moves', { record: there, known: was, others: [] }, { does: 'MOVE', stay: there }],
  ...(['CANCELLED', 'FINISHED'] as const).map((status): [string, Partial<PlacementFacts>, object] => [
    `what is ${status} does not`,
    { record: { ...there, status }, known: was },
    { does: 'KEEP', stay: { ...there, status } },
  ]),
  [
    'AV4 nor into others’ nights',
    { record: there, known: was, others: [taken('w')] },
    { does: 'LOSE', to: taken('w'), stay: there },
  ],
  [
    'once told, it is not told again',
    { record: there, known: was, conflict: lost, others: [taken('w')] },
    { does: 'LEAVE', stay: there, isNews: false },
  ],
  [
    'of other nights it is',
    { record: there, known: was, conflict: there, others: [taken('w')] },
    { does: 'LOSE', to: taken('w'), stay: there },
  ],
  [
    'told or not, it waits',
    { record: there, known: was, conflict: lost, others: [taken('m')] },
    { does: 'WAIT', waitsFor: 'm' },
  ],
  [
    'told and dismissed, it is left alone, free or not',
    { record: there, known: was, conflict: { ...lost, channelConflict: 'DISMISSED' } },
    { does: 'LEAVE', stay: there, isNews: false },
  ],
  ['what was lost is booked once its nights are free', { record: lost, others: [] }, { does: 'CREATE' }],
  ['unless somebody dismissed it', { record: { ...lost, channelConflict: 'DISMISSED' } }, { does: 'LEAVE' }],
  ['it waits, too', { record: lost, others: [taken('m')] }, { does: 'WAIT', waitsFor: 'm' }],
  [
    'the winner stays the same as long as it can',
    { record: lost, others: [taken('v'), taken('w')] },
    { does: 'LEAVE' },
  ],
  [
    'and another is named after; a block is no reservation',
    { record: { ...lost, channelConflict: 'KEPT' }, others: [taken('b', 'BLOCKED')] },
    { does: 'NAME_WINNER', set: { takenByCode: 'R-b', takenById: null, channelConflict: 'KEPT' } },
  ],
  [
    'moved by its channel, people look at it again',
    { record: { ...lost, checkIn: was.from, channelConflict: 'DISMISSED' }, others: [taken('w')] },
    { does: 'NAME_WINNER', winner: taken('w'), set: { checkIn: wanted.from, channelConflict: 'OPEN' } },
  ],
])('%s', (_, more, does) => expect(place(more)).toMatchObject(does));

const TODAY = '2026-12-01';
test.each<[string, Parameters<typeof fateOfStay>[0], string]>([
  ['to come', here, 'CANCEL'],
  ['held', { ...here, status: 'PENDING' }, 'CANCEL'],
  ['should have begun', there, 'KEEP'],
  ['its guests are there', { ...here, actualCheckInAt: '2026-12-01T10:00:00.000Z' }, 'KEEP'],
  ['over', { ...there, status: 'FINISHED' }, 'FORGET'],
  ['lost', lost, 'FORGET'],
  ['gone', undefined, 'FORGET'],
])('RS3 no longer in the calendar: %s', (_, stay, does) => expect(fateOfStay(stay, TODAY)).toBe(does));

test('a conflict is solved once', () => {
  expect(solvedOf({ channelConflict: 'OPEN' })).toEqual({ channelConflict: 'SOLVED' });
  expect(solvedOf({ channelConflict: 'SOLVED' })).toBeUndefined();
  expect(solvedOf(undefined)).toBeUndefined();
});
test.each<[Placement<unknown>['does'], boolean]>([
  ['MOVE', true],
  ['COUNT', true],
  ['LOSE', true],
  ['WAIT', false],
  ['CREATE', false],
  ['LEAVE', false],
  ['CONFIRM', false],
  ['KEEP', false],
  ['NAME_WINNER', false],
])('the conflict of a stay is over with %s: %s', (does, isOver) => {
  expect(settledBy({ does }, { channelConflict: 'OPEN' })).toEqual(isOver ? { channelConflict: 'SOLVED' } : undefined);
  expect(settledBy({ does }, undefined)).toBeUndefined();
});
test('a number is handed over, and what was lost with it is solved by that', () => {
  expect(numberHandover(lost)).toEqual({ channelRef: null, channelConflict: 'SOLVED' });
  expect(numberHandover({ status: 'CANCELLED' })).toEqual({ channelRef: null });
});
