import { expect, test } from 'vitest';
import { type AskedArrival, missingAtArrival, settleArrival } from './arrive.ts';

const stay = { status: 'SUCCESSFUL', totalPrice: 50_000, chargesTotal: 0, paidAmount: 20_000 };
const deposit = { state: 'REQUIRED', required: 10_000, collected: 4000 };
const facts = { stay, deposit, home: 'DIRTY', isOccupied: false } as const;
const missing = missingAtArrival(facts);

test('OPS1: what a check-in can settle', () => {
  expect(missing).toEqual({ owedNow: 30_000, depositDue: 6000, homeIs: 'DIRTY' });
});

test.each<[string, Partial<Parameters<typeof missingAtArrival>[0]>, object]>([
  ['all is paid', { stay: { ...stay, paidAmount: 50_000 } }, { owedNow: null }],
  ['a channel collects', { stay: { ...stay, paidAmount: 0, collectedBy: 'CHANNEL' } }, { owedNow: null }],
  ['no deposit is asked for', { deposit: undefined }, { depositDue: null }],
  ['the deposit is waived', { deposit: { ...deposit, state: 'WAIVED' } }, { depositDue: null }],
  ['it is clean', { home: 'INSPECTED' }, { homeIs: null }],
  ['nobody knows how clean it is', { home: null }, { homeIs: null }],
  ['the guests before are still there', { isOccupied: true }, { homeIs: null }],
])('nothing of it where %s', (_, more, none) => {
  expect(missingAtArrival({ ...facts, ...more })).toMatchObject(none);
});

const settle = (asked: AskedArrival) => settleArrival({ asked: { ...missing, ...asked }, missing, currency: 'TRY' });

test.each<[string, AskedArrival, object]>([
  ['nothing, where nobody says so', {}, { pays: 0, takes: 0, isCleaned: false }],
  [
    'all of it',
    { takesPayment: true, takesDeposit: true, marksClean: true },
    { pays: 30_000, takes: 6000, isCleaned: true },
  ],
  ['a part of what is owed', { takesPayment: true, payNow: 5000 }, { pays: 5000, takes: 0, isCleaned: false }],
])('settles %s', (_, asked, settled) => {
  expect(settle(asked)).toEqual(settled);
});

test.each<[string, AskedArrival, string]>([
  ['paid by somebody else meanwhile', { takesPayment: true, owedNow: 50_000 }, 'reservation.owedChanged'],
  ['nothing', { takesPayment: true, payNow: 0 }, 'payment.amountNeeded'],
  ['a deposit taken meanwhile', { takesDeposit: true, depositDue: 10_000 }, 'reservation.depositChanged'],
])('does not take %s', (_, asked, key) => {
  expect(settle(asked)).toMatchObject({ refused: { key } });
});
