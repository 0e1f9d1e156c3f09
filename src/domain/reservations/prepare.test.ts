import { describe, expect, it } from 'vitest';
import type { BookedStay } from './occupancy.ts';
import type { ReservationCandidate, ReservationEstate } from './prepare.ts';
import type { PriceBook } from '../prices/quote.ts';
import { prepareReservation } from './prepare.ts';
import { priceReservation } from './pricing.ts';

const now = '2026-07-01T09:00:00.000Z';
const estate: ReservationEstate = {
  id: 'est-1',
  status: 'ACTIVE',
  maxGuests: 4,
};
const book: PriceBook = {
  estate: { id: 'est-1', currency: 'EUR', basePrice: 10_000, cleaningFee: 2500 },
  seasons: [],
  daily: new Map(),
  longStay: [],
  fees: [],
};
const candidate: ReservationCandidate = {
  estateId: 'est-1',
  checkIn: '2026-07-10',
  checkOut: '2026-07-13',
  adults: 2,
  status: 'PENDING',
};
const booked = (over: Partial<BookedStay> = {}): BookedStay => ({
  id: 'res-9',
  code: 'R-000009',
  checkIn: '2026-07-12',
  checkOut: '2026-07-14',
  status: 'SUCCESSFUL',
  ...over,
});
type Given = Partial<Omit<Parameters<typeof prepareReservation>[0], 'price'>>;
const prepare = ({ record = candidate, before, ...args }: Given) =>
  prepareReservation({
    record,
    estate,
    stays: [],
    blocks: [],
    now,
    ...args,
    ...(before ? { before } : {}),
    price: () =>
      priceReservation({ record, before, pricing: () => ({ book, collects: 'COMPANY', bookedOn: '2026-07-01' }), now }),
  });
const refusal = (given: Given) => {
  const answer = prepare(given);
  return 'refused' in answer ? answer.refused : undefined;
};
const set = (given: Given) => {
  const answer = prepare(given);
  return 'set' in answer ? answer.set : undefined;
};

describe('creating', () => {
  it('PR2, PR7: freezes the quote, the balance and a hold of 24 hours', () => {
    expect(set({})).toMatchObject({
      nightPrice: 10_000,
      accommodationPrice: 30_000,
      cleaningFee: 2500,
      totalPrice: 32_500,
      currency: 'EUR',
      paidAmount: 0,
      remainingPrice: 32_500,
      paymentState: 'UNPAID',
      holdExpiresAt: '2026-07-02T09:00:00.000Z',
      lastProcessAt: now,
    });
  });
  it('AV4: names the stay that holds the nights', () => {
    expect(refusal({ stays: [booked()] })).toEqual({
      status: 409,
      field: 'checkIn',
      key: 'reservation.taken',
      params: { code: 'R-000009', checkIn: '2026-07-12', checkOut: '2026-07-14' },
      blockedBy: { kind: 'TAKEN', id: 'res-9', code: 'R-000009', from: '2026-07-12', to: '2026-07-14' },
    });
  });
  it('AV1: a same-day turnover is free', () => {
    expect(refusal({ stays: [booked({ checkIn: '2026-07-13', checkOut: '2026-07-20' })] })).toBeUndefined();
  });
  it.each(['FAILED', 'CANCELLED', 'ALLREADYTAKEN'])('AV3: %s occupies nothing', (status) => {
    expect(refusal({ stays: [booked({ status })] })).toBeUndefined();
  });
  it('AV3: a hold occupies until it expires', () => {
    const pending = { status: 'PENDING', holdExpiresAt: '2026-07-01T09:00:01.000Z' };
    expect(refusal({ stays: [booked(pending)] })?.key).toBe('reservation.taken');
    expect(refusal({ stays: [booked({ ...pending, holdExpiresAt: now })] })).toBeUndefined();
    expect(refusal({ stays: [booked({ status: 'FINISHED' })] })?.key).toBe('reservation.taken');
  });
  it('AV8: refuses more guests than the estate takes, children counted', () => {
    expect(refusal({ record: { ...candidate, adults: 3, children: 2 } })).toMatchObject({
      status: 422,
      field: 'adults',
      key: 'reservation.tooManyGuests',
      params: { guests: 5, max: 4 },
    });
  });
  it('TC4: whoever has the nights comes before what fewer guests would mend', () => {
    expect(refusal({ record: { ...candidate, adults: 9 }, stays: [booked()] })?.key).toBe('reservation.taken');
  });
  it('refuses the past, by the calendar of Istanbul', () => {
    expect(refusal({ record: { ...candidate, checkIn: '2026-06-30' } })?.key).toBe('reservation.past');
    expect(refusal({ record: { ...candidate, checkIn: '2026-07-01' } })).toBeUndefined();
    expect(refusal({ record: { ...candidate, checkIn: '2026-07-01' }, now: '2026-07-01T21:30:00.000Z' })?.key).toBe(
      'reservation.past',
    );
  });
  it('refuses an estate that is missing or not for rent', () => {
    expect(
      prepareReservation({ record: candidate, stays: [], blocks: [], price: () => ({ set: {} }), now }),
    ).toMatchObject({
      refused: { field: 'estateId', key: 'reservation.noEstate' },
    });
    expect(refusal({ estate: { ...estate, status: 'PASSIVE' } })?.key).toBe('reservation.estateNotActive');
  });
  it('AV1: needs at least one night', () => {
    expect(refusal({ record: { ...candidate, checkOut: candidate.checkIn } })?.key).toBe(
      'reservation.checkOutAfterCheckIn',
    );
  });
});

describe('changing', () => {
  const before: ReservationCandidate = {
    ...candidate,
    id: 'res-1',
    holdExpiresAt: '2026-07-02T09:00:00.000Z',
    totalPrice: 90_000,
    paidAmount: 20_000,
  };
  it('PR7: keeps the agreed price while the stay is as it was, and follows the payments', () => {
    expect(set({ record: { ...before, paidAmount: 90_000 }, before })).toEqual({
      keepPrice: false,
      grandTotal: 90_000,
      paidAmount: 90_000,
      refundedAmount: null,
      remainingPrice: 0,
      refundDue: null,
      paymentState: 'PAID',
    });
    expect(set({ record: { ...before, paidAmount: 90_001 }, before })).toMatchObject({
      remainingPrice: -1,
      paymentState: 'OVERPAID',
    });
  });
  it('RS2: a move makes a new quote and starts the hold again', () => {
    expect(set({ record: { ...before, checkOut: '2026-07-12' }, before })).toMatchObject({
      totalPrice: 22_500,
      remainingPrice: 2500,
      paymentState: 'PARTIAL',
      holdExpiresAt: '2026-07-02T09:00:00.000Z',
    });
  });
  it('gives no end to what a channel sold, nor to what waits for people, whoever moves it', () => {
    const moved = { ...before, checkOut: '2026-07-12' };
    const endless = { holdExpiresAt: null };
    expect(set({ record: candidate, source: 'CHANNEL' })).toMatchObject(endless);
    expect(set({ record: moved, before, source: 'CHANNEL' })).toMatchObject(endless);
    expect(set({ record: { ...moved, ...endless }, before: { ...before, ...endless } })).toMatchObject(endless);
    const extended = { ...before, ...endless, holdExtendedAt: now };
    expect(set({ record: extended, before: { ...before, ...endless } })).not.toHaveProperty('holdExpiresAt');
  });
  it('does not block its own move, and is blocked by others', () => {
    const itself = booked({ id: 'res-1', checkIn: before.checkIn, checkOut: before.checkOut });
    const moved = { ...before, checkIn: '2026-07-11', checkOut: '2026-07-15' };
    expect(refusal({ record: moved, before, stays: [itself] })).toBeUndefined();
    expect(refusal({ record: moved, before, stays: [itself, booked()] })?.key).toBe('reservation.taken');
  });
  it('AV4: confirming after the hold lapsed checks the nights again', () => {
    const lapsed: ReservationCandidate = { ...before, holdExpiresAt: '2026-06-30T09:00:00.000Z' };
    const confirmed: ReservationCandidate = { ...lapsed, status: 'SUCCESSFUL' };
    expect(refusal({ record: confirmed, before: lapsed, stays: [booked()] })?.key).toBe('reservation.taken');
    expect(set({ record: confirmed, before: lapsed })).toMatchObject({ holdExpiresAt: null, lastProcessAt: now });
  });
  it('cancelling needs no free nights', () => {
    const taken = { ...before, holdExpiresAt: '2026-06-30T09:00:00.000Z' };
    expect(refusal({ record: { ...taken, status: 'CANCELLED' }, before: taken, stays: [booked()] })).toBeUndefined();
  });
  it('a closed reservation keeps its dates', () => {
    const closed: ReservationCandidate = { ...before, status: 'CANCELLED' };
    expect(refusal({ record: { ...closed, checkOut: '2026-07-12' }, before: closed })).toMatchObject({
      status: 409,
      key: 'reservation.closed',
    });
    expect(refusal({ record: { ...closed, paidAmount: 0 }, before: closed })).toBeUndefined();
  });
  it('a running stay may be edited although its arrival is past and its estate passive', () => {
    const running: ReservationCandidate = { ...before, status: 'SUCCESSFUL', checkIn: '2026-06-28' };
    const longer = { ...running, checkOut: '2026-07-14' };
    expect(refusal({ record: longer, before: running, estate: { ...estate, status: 'PASSIVE' } })).toBeUndefined();
  });
});
