import { expect, test } from 'vitest';
import { type ToPay, transferNumber, whyNotPaid } from './payout.ts';

const OWED: ToPay = {
  name: 'KNK-1',
  status: 'PUBLISHED',
  currency: 'TRY',
  balance: 5,
  isAsSeen: true,
  iban: 'TR330006100519786457841326',
};
const ACCOUNT = { currency: 'TRY' };

test('what is published and owed in the currency of the account is paid', () => {
  expect(whyNotPaid(OWED, ACCOUNT)).toBeUndefined();
});

test('what comes to zero is closed without account, IBAN or its currency; what is owed needs an account', () => {
  const zero = { ...OWED, balance: 0, iban: '', currency: 'EUR' };
  expect(whyNotPaid(zero, ACCOUNT)).toBeUndefined();
  expect(whyNotPaid(zero, undefined)).toBeUndefined();
  expect(whyNotPaid({ ...zero, status: 'PAID' }, undefined)).toMatchObject({ key: 'payout.paid' });
  expect(whyNotPaid(OWED, undefined)).toMatchObject({ key: 'payout.noAccount' });
});

test.each<[string, Partial<ToPay>]>([
  ['payout.paid', { status: 'PAID' }],
  ['payout.notPublished', { status: 'REVIEWED' }],
  ['payout.changed', { isAsSeen: false }],
  ['payout.nothing', { balance: -1 }],
  ['payout.currency', { currency: 'EUR' }],
  ['payout.noIban', { iban: '' }],
  ['payout.wrongIban', { iban: 'TR330006100519786457841327' }],
])('%s', (key, more) => {
  expect(whyNotPaid({ ...OWED, ...more }, ACCOUNT)).toMatchObject({ key, params: { name: 'KNK-1' } });
});

test('a transfer is numbered by home and month, and no two of an order alike', () => {
  const of = { code: 'KNK-119', period: '2026-10' };
  expect(transferNumber(of, new Set())).toBe('KNK-119 2026-10');
  expect(transferNumber(of, new Set(['KNK-119 2026-10', 'KNK-119 2026-10 2']))).toBe('KNK-119 2026-10 3');
  expect(transferNumber({ code: 'ş'.repeat(9), period: '2026-10' }, new Set())).toBe('ST 2026-10');
  expect(transferNumber({ code: 'A'.repeat(99), period: '2026-10' }, new Set()).length).toBeLessThanOrEqual(35);
});
