import { describe, expect, test } from 'vitest';
import { type LockedStay, refuseLocked } from './locked.ts';

const stay: LockedStay = { code: 'R-1', estateId: 'e1', checkIn: '2027-03-01', checkOut: '2027-03-05' };
const ota = { name: 'Airbnb', kind: 'OTA' };
const keyOf = (before: LockedStay, change: Partial<LockedStay>, channel?: typeof ota) =>
  refuseLocked({ record: { ...before, ...change }, before, channel })?.key;

describe('TC4 in house', () => {
  const inHouse = { ...stay, actualCheckInAt: '2027-03-01T12:00:00Z' };
  test.each([
    [{ estateId: 'e2' }, 'reservation.inHouse'],
    [{ checkIn: '2027-03-02' }, 'reservation.inHouse'],
    [{ checkOut: '2027-03-09' }, undefined],
    [{ actualCheckInAt: null, checkIn: '2027-03-02' }, undefined],
  ])('%o', (change, key) => expect(keyOf(inHouse, change)).toBe(key));
  test('before the arrival all of it moves', () => {
    expect(keyOf(stay, { estateId: 'e2', checkIn: '2027-02-27' })).toBeUndefined();
  });
});

describe('RS3 dates that a channel sold', () => {
  const sold = { ...stay, channelRef: 'HM1' };
  test.each([
    [{ checkOut: '2027-03-04' }, 'reservation.channelLocked'],
    [{ checkIn: '2027-02-28' }, 'reservation.channelLocked'],
    [{ checkOut: '2027-03-04', changeReason: '  ' }, 'reservation.channelLocked'],
    [{ checkOut: '2027-03-04', changeReason: 'guest called' }, undefined],
    [{ estateId: 'e2' }, undefined],
  ])('%o', (change, key) => expect(keyOf(sold, change, ota)).toBe(key));
  test('without a reference, or by another kind of channel, they are ours', () => {
    expect(keyOf(stay, { checkOut: '2027-03-04' }, ota)).toBeUndefined();
    expect(keyOf(sold, { checkOut: '2027-03-04' }, { name: 'Phone', kind: 'DIRECT_PHONE' })).toBeUndefined();
  });
});
