import { describe, expect, test } from 'vitest';
import type { Refusal } from '../rule/refusal.ts';
import { fateOfBooking, refuseBooking } from './judge-booking.ts';

const TODAY = '2027-03-02';
type Asked = Parameters<typeof refuseBooking>[0];
const stay: Asked['record'] = {
  code: 'R-1',
  status: 'SUCCESSFUL',
  estateId: 'e1',
  checkIn: '2027-03-01',
  checkOut: '2027-03-05',
};
const finished = { ...stay, status: 'FINISHED', leftOn: '2027-03-01' } as const;
const sold = { ...stay, channelRef: 'HM1' };
const ota = { name: 'Airbnb', kind: 'OTA' };
const sale = (record: Asked['record'], twin?: { code: string }) => ({
  record: { salesChannelId: 'c1', ...record },
  before: undefined,
  twin,
  channelKind: 'OTA',
});
const judge = (asked: Partial<Asked>) => {
  const record = asked.record ?? stay;
  return refuseBooking({
    record,
    before: undefined,
    channel: undefined,
    sale: () => sale(record),
    today: TODAY,
    ...asked,
  });
};
const keyOf = (asked: Partial<Asked>) => {
  const said = judge(asked);
  return 'refused' in said ? said.refused.key : (said.unlessTaken?.key ?? 'none');
};

describe('what speaks against a booking, in this order', () => {
  test.each<[string, Partial<Asked>, string]>([
    ['nothing', {}, 'none'],
    ['reopened without a reason', { before: finished }, 'reservation.reopenReason'],
    ['with one', { record: { ...stay, reopenReason: 'a slip' }, before: finished }, 'none'],
    ['a check-out of today is taken back', { before: { ...finished, leftOn: TODAY } }, 'none'],
    [
      'the reason before all else',
      { record: { ...stay, cancelFee: 5, estateId: 'e2' }, before: { ...finished, actualCheckInAt: 'x' } },
      'reservation.reopenReason',
    ],
    [
      'guests in the house, before what is kept of it',
      {
        record: { ...stay, actualCheckInAt: 'x', estateId: 'e2', status: 'CANCELLED', cancelFee: 5 },
        before: { ...stay, actualCheckInAt: 'x' },
      },
      'reservation.inHouse',
    ],
    [
      'how it ends, before through whom it was sold',
      { record: { ...sold, status: 'CANCELLED', cancelFee: 5 }, sale: () => sale(sold, { code: 'R-2' }) },
      'reservation.cancelFee',
    ],
    ['its number is another’s', { record: sold, sale: () => sale(sold, { code: 'R-2' }) }, 'reservation.channelRef'],
  ])('%s', (_, asked, key) => expect(keyOf(asked)).toBe(key));
  test('TC4: a reason for dates that a channel sold is asked for last, and only unless the nights are taken', () => {
    const moved = { record: { ...sold, checkOut: '2027-03-06' }, before: sold, channel: ota };
    expect(judge(moved)).toMatchObject({ unlessTaken: { key: 'reservation.channelLocked' } });
    const twin = { ...moved, sale: () => sale(moved.record, { code: 'R-2' }) };
    expect(judge(twin)).toMatchObject({ refused: { key: 'reservation.channelRef' } });
  });
});

describe('the fate of a booking', () => {
  const refusal = (key: Refusal['key'], more: Partial<Refusal> = {}): Refusal => ({
    status: 409,
    field: 'checkIn',
    key,
    params: {},
    ...more,
  });
  const taken = refusal('reservation.taken', {
    blockedBy: { kind: 'TAKEN', id: 'r2', code: 'R-2', from: '2027-03-01', to: '2027-03-02' },
  });
  const priced = refusal('price.none');
  const locked = refusal('reservation.channelLocked');
  const unsold = { field: 'salesChannelId', key: 'reservation.notSoldThrough', params: {} } as const;
  const unpermitted = refusal('permit.missing');
  const never = () => {
    throw new Error('is not to be asked');
  };
  const permit = { set: { channelConflict: 'SOLVED' }, warnings: [] } as const;
  type Facts = Parameters<typeof fateOfBooking<string>>[0];
  const usual: Facts = {
    refused: undefined,
    unlessTaken: undefined,
    isFixed: false,
    lost: () => undefined,
    unsold: () => undefined,
    permit: () => permit,
  };
  const unasked = { lost: never, unsold: never, permit: never };
  test.each<[string, Partial<Facts>, object]>([
    ['booked', {}, { does: 'BOOK', permit, unsold: undefined }],
    ['a reason is asked for', { ...unasked, unlessTaken: locked }, { does: 'REFUSE', refused: locked }],
    [
      'also where the price says no',
      { ...unasked, unlessTaken: locked, refused: priced },
      { does: 'REFUSE', refused: locked },
    ],
    [
      'but not of nights that are taken',
      { ...unasked, unlessTaken: locked, refused: taken },
      { does: 'REFUSE', refused: taken },
    ],
    [
      'refused, with nothing else asked',
      { ...unasked, refused: priced, lost: () => undefined },
      { does: 'REFUSE', refused: priced },
    ],
    [
      'AV4: lost to another',
      { ...unasked, refused: taken, lost: ({ key }) => `lost by ${key}` },
      { does: 'LOSE', refused: taken, set: 'lost by reservation.taken' },
    ],
    ['not sold through its channel: people are warned', { unsold: () => unsold }, { does: 'BOOK', permit, unsold }],
    [
      'files and channels are refused, before any permit',
      { unsold: () => unsold, isFixed: true, permit: never },
      { does: 'REFUSE', refused: { status: 422, ...unsold } },
    ],
    ['a file that is right is booked', { isFixed: true }, { does: 'BOOK', permit, unsold: undefined }],
    [
      'no permit',
      { unsold: () => unsold, permit: () => ({ refused: unpermitted }) },
      { does: 'REFUSE', refused: unpermitted },
    ],
  ])('%s', (_, facts, fate) => expect(fateOfBooking({ ...usual, ...facts })).toEqual(fate));
});
