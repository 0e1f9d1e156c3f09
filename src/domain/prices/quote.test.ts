import { describe, expect, it } from 'vitest';
import type { Coupon } from './coupon.ts';
import { type PriceBook, type QuoteRequest, quoteStay } from './quote.ts';
import type { Season } from './season.ts';

const request: QuoteRequest = { checkIn: '2026-06-01', checkOut: '2026-06-11', adults: 2, today: '2026-05-01' };
const season: Season = {
  id: 's-1',
  name: 'Week',
  scope: 'ALL',
  kind: 'SPECIFIC',
  from: '2026-06-07',
  to: '2026-06-30',
  adjust: 'ABSOLUTE',
  amount: 12_000,
};
const coupon: Coupon = { id: 'c-1', code: 'FIVE', type: 'PERCENT', percent: 5 };
const book = (change: Partial<PriceBook> = {}): PriceBook => ({
  estate: { id: 'est-1', currency: 'EUR', basePrice: 10_000 },
  seasons: [],
  daily: new Map(),
  longStay: [],
  fees: [],
  ...change,
});

/** PR6: 6 × 100 + 4 × 120, 10 % for the length, 80 less 25 %, 5 % coupon. */
const worked = book({
  seasons: [season],
  longStay: [{ id: 'l-1', scope: 'ALL', tiers: [{ minNights: 7, percent: 10 }] }],
  fees: [
    {
      id: 'f-1',
      name: 'Pool',
      scope: 'ALL',
      basis: 'PER_STAY',
      amount: 8_000,
      currency: 'EUR',
      discounts: [{ minNights: 10, percent: 25 }],
    },
  ],
  coupon: { found: coupon },
});

describe('PR6, the worked example', () => {
  const { quote } = quoteStay(request, worked);
  const amounts = Object.fromEntries(quote.lines.map(({ kind, amount }) => [kind, amount]));

  it('has every line to the cent', () => {
    expect(amounts).toEqual({
      ACCOMMODATION: 108_000,
      LONG_STAY: -10_800,
      COUPON: -4_860,
      FACILITY_FEE: 8_000,
      FACILITY_DISCOUNT: -2_000,
    });
    expect(quote.total).toBe(98_340);
  });

  it('asks the long-stay discount for the channel of the stay', () => {
    const ofChannel = book({
      ...worked,
      longStay: worked.longStay.map((each) => ({ ...each, channelIds: ['chn-1'] })),
    });
    const discounts = (channelId?: string) =>
      quoteStay({ ...request, ...(channelId === undefined ? {} : { channelId }) }, ofChannel).quote.lines.filter(
        ({ kind }) => kind === 'LONG_STAY',
      ).length;
    expect([discounts('chn-1'), discounts('chn-2'), discounts()]).toEqual([1, 0, 0]);
  });

  it('adds the card fee on top, which is not the gross-up (PR5)', () => {
    const card = quoteStay({ ...request, isCardPayment: true }, worked).quote;
    expect(card.lines.at(-1)).toMatchObject({ kind: 'CARD_FEE', amount: 3_629 });
    expect(card.total).toBe(101_969);
  });

  it('says of each night where its price comes from (PR1)', () => {
    expect(quote.nights.map(({ source }) => source)).toEqual([
      ...Array<string>(6).fill('ESTATE'),
      ...Array<string>(4).fill('SEASON_SPECIFIC'),
    ]);
    expect(quote.nights[0]).toEqual({ date: '2026-06-01', amount: 10_000, source: 'ESTATE', refId: 'est-1' });
  });
});

describe('the lines of a quote', () => {
  it('counts cleaning once and names the price of equal nights', () => {
    const { quote } = quoteStay(request, book({ estate: { ...worked.estate, cleaningFee: 3_000 } }));
    expect(quote.lines).toEqual([
      { kind: 'ACCOMMODATION', quantity: 10, unitAmount: 10_000, amount: 100_000 },
      { kind: 'CLEANING', quantity: 1, unitAmount: 3_000, amount: 3_000 },
    ]);
  });

  it('stands without a refused coupon and says why (PR4)', () => {
    const answer = quoteStay(request, book({ coupon: { found: { ...coupon, minNights: 20 } } }));
    expect(answer.couponRefused).toEqual({ reason: 'minNights', params: { min: 20 } });
    expect(answer.quote.total).toBe(100_000);
    expect(quoteStay(request, book({ coupon: { found: undefined } })).couponRefused?.reason).toBe('unknown');
  });

  it('charges persons and nights as the fee says (PR3)', () => {
    const fee = (basis: 'PER_PERSON' | 'PER_NIGHT' | 'PER_PERSON_NIGHT') =>
      quoteStay(
        { ...request, children: 1 },
        book({ fees: [{ id: 'f', name: 'Fee', scope: 'ALL', basis, amount: 100, currency: 'EUR' }] }),
      ).quote.total - 100_000;
    expect([fee('PER_PERSON'), fee('PER_NIGHT'), fee('PER_PERSON_NIGHT')]).toEqual([300, 1_000, 3_000]);
  });
});

describe('PR8, monthly stays', () => {
  const monthly = book({ estate: { ...worked.estate, monthPrice: 200_000, cleaningFee: 5_000 } });
  const ask = (checkIn: string, checkOut: string) =>
    quoteStay({ ...request, checkIn, checkOut, mode: 'MONTHLY' }, monthly).quote;

  it('is whole months and the days that are left, by the days of their month', () => {
    const quote = ask('2026-06-01', '2026-08-11');
    expect(quote.lines).toEqual([
      { kind: 'MONTH', quantity: 2, unitAmount: 200_000, amount: 400_000 },
      { kind: 'DAYS', quantity: 10, amount: 64_516 },
      { kind: 'CLEANING', quantity: 1, unitAmount: 5_000, amount: 5_000 },
    ]);
    expect(quote.nights).toEqual([]);
  });

  it('has a dated plan whose sum is the total, the first due before arrival', () => {
    const quote = ask('2026-06-01', '2026-08-11');
    expect(quote.instalments).toEqual([
      { dueAt: '2026-05-01', amount: 205_000 },
      { dueAt: '2026-07-01', amount: 200_000 },
      { dueAt: '2026-08-01', amount: 64_516 },
    ]);
    expect(quote.total).toBe(469_516);
  });

  it('counts nights for less than a month, or without a month price', () => {
    expect(ask('2026-06-01', '2026-06-20').nights).toHaveLength(19);
    expect(quoteStay({ ...request, checkOut: '2026-08-01', mode: 'MONTHLY' }, book()).quote.nights).toHaveLength(61);
  });

  it('starts each month on the day of arrival, the 31st too', () => {
    expect(ask('2026-01-31', '2026-03-31').lines).toMatchObject([{ kind: 'MONTH', quantity: 2 }, { kind: 'CLEANING' }]);
  });
});
