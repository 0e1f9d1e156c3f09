import { describe, expect, test } from 'vitest';
import { entryFrom, guestPageState, isAgreed, isEntryOpen, type PagedStay } from './page.ts';

const stay: PagedStay = { status: 'SUCCESSFUL', checkIn: '2026-12-10', checkOut: '2026-12-14' };
const isOpen = (now: string, more: Partial<PagedStay> = {}, timeZone?: string) =>
  isEntryOpen({ ...stay, ...more }, { now, leavesAt: '11:00', ...(timeZone !== undefined && { timeZone }) });

describe('the door code', () => {
  // Istanbul is three hours ahead of UTC.
  test.each([
    ['2026-12-08T20:59:59.999Z', false],
    ['2026-12-08T21:00:00.000Z', true],
    ['2026-12-12T12:00:00.000Z', true],
    ['2026-12-13T21:00:00.000Z', true],
    ['2026-12-14T07:59:59.999Z', true],
    ['2026-12-14T08:00:00.000Z', false],
    ['2026-12-14T21:00:00.000Z', false],
  ])('at %s: %s', (now, expected) => expect(isOpen(now)).toBe(expected));

  test('goes by the clock of the company', () => {
    expect(isOpen('2026-12-08T11:30:00.000Z', {}, 'Pacific/Kiritimati')).toBe(true);
    expect(isOpen('2026-12-09T07:00:00.000Z', {}, 'Pacific/Honolulu')).toBe(false);
    expect(isOpen('2026-12-14T20:59:00.000Z', {}, 'Pacific/Honolulu')).toBe(true);
  });

  test('a day of 23 hours begins at its midnight, too', () => {
    const spring = { checkIn: '2026-03-30', checkOut: '2026-03-31' };
    expect(isOpen('2026-03-28T22:59:59.000Z', spring, 'Europe/Berlin')).toBe(false);
    expect(isOpen('2026-03-28T23:00:00.000Z', spring, 'Europe/Berlin')).toBe(true);
    expect(isOpen('2026-03-31T08:59:00.000Z', spring, 'Europe/Berlin')).toBe(true);
    expect(isOpen('2026-03-31T09:00:00.000Z', spring, 'Europe/Berlin')).toBe(false);
  });

  test.each([
    [{ status: 'PENDING' }],
    [{ status: 'CANCELLED' }],
    [{ status: 'FINISHED' }],
    [{ status: null }],
    [{ noShowAt: '2026-12-11T09:00:00.000Z' }],
    [{ actualCheckOutAt: '2026-12-12T09:00:00.000Z' }],
  ])('is not for %j', (more) => expect(isOpen('2026-12-12T12:00:00.000Z', more)).toBe(false));

  test('begins the day before', () => expect(entryFrom({ checkIn: '2027-01-01' })).toBe('2026-12-31'));
});

describe('the page', () => {
  test.each([
    [{}, '2026-01-01', 'ACTIVE'],
    [{ status: 'PENDING' }, '2026-12-10', 'ACTIVE'],
    [{}, '2026-12-21', 'ACTIVE'],
    [{}, '2026-12-22', undefined],
    [{ status: 'CANCELLED' }, '2026-12-10', 'CANCELLED'],
    [{ status: 'FAILED' }, '2026-12-10', 'CANCELLED'],
    [{ status: 'ALLREADYTAKEN' }, '2026-12-10', 'CANCELLED'],
    [{ status: 'CANCELLED' }, '2026-12-22', undefined],
    [{ noShowAt: '2026-12-11T09:00:00.000Z' }, '2026-12-12', 'NO_SHOW'],
  ])('of %j on %s is %s', (more, today, expected) =>
    expect(guestPageState({ ...stay, ...more }, today)).toBe(expected),
  );

  test('says where the home is once the stay is agreed on', () => {
    expect([
      isAgreed(stay),
      isAgreed({ ...stay, status: 'FINISHED' }),
      isAgreed({ ...stay, status: 'PENDING' }),
    ]).toEqual([true, true, false]);
  });
});
