import { describe, expect, test } from 'vitest';
import {
  isBalanced,
  netReceived,
  postDeposit,
  postGuestMoney,
  postSale,
  postTransfer,
  type Posting,
  reversedEntries,
  balancesOf,
} from './posting.ts';

const desk = { account: 'CASH', accountId: 'acc-1' } as const;
const bank = { account: 'BANK', accountId: 'acc-2' } as const;
const channel = { account: 'CHANNEL', accountId: 'acc-3' } as const;
const sides = (entries: readonly Posting[]) => entries.map(({ account, debit, credit }) => [account, debit, credit]);

/** A reproducible random generator (mulberry32). @returns a whole number from 1 to the given one */
function random(seed: number) {
  let state = seed;
  return (to: number) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return 1 + (((mixed ^ (mixed >>> 14)) >>> 0) % to);
  };
}

describe('every movement balances', () => {
  test('PA1 a collection, and its refund the other way', () => {
    const money = { amount: 500, currency: 'EUR' };
    const setup = { paid: money, counts: money, place: desk, reservationId: 'r' };
    expect(sides(postGuestMoney({ ...setup, isIn: true }))).toEqual([
      ['CASH', 500, 0],
      ['GUEST', 0, 500],
    ]);
    expect(sides(postGuestMoney({ ...setup, isIn: false }))).toEqual([
      ['CASH', 0, 500],
      ['GUEST', 500, 0],
    ]);
  });
  test('PA2 a deposit is a liability; what is withheld is income for the damage', () => {
    const setup = { paid: { amount: 300, currency: 'TRY' }, place: desk, reservationId: 'r' };
    expect(sides(postDeposit({ ...setup, kind: 'DEPOSIT_IN' }))).toEqual([
      ['CASH', 300, 0],
      ['DEPOSIT', 0, 300],
    ]);
    expect(sides(postDeposit({ ...setup, kind: 'DEPOSIT_WITHHELD' }))).toEqual([
      ['DEPOSIT', 300, 0],
      ['DAMAGE', 0, 300],
    ]);
  });
  test('PA6 a payout is its stays less their fees', () => {
    const lines = [
      { reservationId: 'a', amount: 1000, fee: 150 },
      { reservationId: 'b', amount: 500, fee: 0 },
    ];
    expect(netReceived(lines)).toBe(1350);
    const entries = postTransfer({ paid: { amount: 1350, currency: 'EUR' }, from: channel, to: bank, lines });
    expect([entries.length, isBalanced(entries)]).toEqual([4, true]);
  });
  test('nothing one-sided, nothing left over, no fraction', () => {
    const entry = { account: 'CASH', currency: 'TRY', debit: 5, credit: 0 } as const;
    expect(isBalanced([entry])).toBe(false);
    expect(isBalanced([{ ...entry, credit: 5 }])).toBe(false);
    expect(isBalanced([entry, { ...entry, debit: 0, credit: 5, currency: 'EUR' }])).toBe(false);
    expect(
      isBalanced([
        { ...entry, debit: 0.5 },
        { ...entry, debit: 0, credit: 0.5 },
      ]),
    ).toBe(false);
  });
  test('10,000 random movements and reversals: every document and the whole ledger come to zero', () => {
    const pick = random(16);
    const all: Posting[] = [];
    const documents: (readonly Posting[])[] = [];
    for (let index = 0; index < 10_000; index += 1) {
      const currency = ['TRY', 'EUR', 'USD'][pick(3) - 1] ?? 'TRY';
      const paid = { amount: pick(9_000_000), currency };
      const reservationId = `r-${pick(50)}`;
      const lines = Array.from({ length: pick(4) }, () => ({
        reservationId,
        amount: pick(9000) + 500,
        fee: pick(501) - 1,
      }));
      const counts = pick(2) === 1 ? paid : { amount: pick(9_000_000), currency: 'EUR' };
      const made = [
        () => postGuestMoney({ isIn: pick(2) === 1, paid, counts, place: desk, reservationId }),
        () =>
          postDeposit({
            kind: (['DEPOSIT_IN', 'DEPOSIT_OUT', 'DEPOSIT_WITHHELD'] as const)[pick(3) - 1] ?? 'DEPOSIT_IN',
            paid,
            place: bank,
            reservationId,
          }),
        () => postTransfer({ paid, from: desk, to: bank }),
        () => postTransfer({ paid: { amount: netReceived(lines), currency }, from: channel, to: bank, lines }),
        () => postSale({ amount: pick(2) === 1 ? paid.amount : -paid.amount, currency, reservationId }),
        () => reversedEntries(documents[pick(Math.max(1, documents.length)) - 1] ?? []),
      ][pick(6) - 1]!();
      expect(isBalanced(made)).toBe(true);
      documents.push(made);
      all.push(...made);
    }
    expect([...balancesOf(all).values()].every((sum) => sum === 0)).toBe(true);
  });
});
