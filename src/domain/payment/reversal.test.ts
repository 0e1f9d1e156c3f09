import { expect, test } from 'vitest';
import type { Payment } from './payment.ts';
import { decideMirror, decideReversal } from './reversal.ts';

const posted = (more: Partial<Payment> & { readonly id: string }) => ({
  kind: 'COLLECTION' as const,
  amount: 100,
  status: 'SUCCESSFUL',
  no: 'P-1',
  reason: 'first',
  accountId: 'a',
  ...more,
});
const taken = posted({ id: 'p' });
type Setup = Parameters<typeof decideReversal>[0];
const decide = (more: Partial<Setup> = {}) =>
  decideReversal({
    before: taken,
    asked: { status: 'REVERSED', reason: 'slip' },
    payments: [taken],
    onItsWay: [],
    stayCurrency: 'EUR',
    now: '2026-11-20T10:00:00.000Z',
    ...more,
  });
const deposit = posted({ id: 'd', kind: 'DEPOSIT_IN' });

test.each<[string, Partial<Setup>, string | undefined]>([
  ['PA4 it is reversed', {}, undefined],
  ['PA4 nothing else changes', { asked: { status: 'SUCCESSFUL' } }, '409 amount payment.posted'],
  ['PA4 once only', { before: posted({ id: 'p', status: 'REVERSED' }) }, '409 amount payment.posted'],
  [
    'it was given back',
    { payments: [taken, posted({ id: 'q', kind: 'REFUND', amount: 1 })] },
    '422 reason payment.givenBack',
  ],
  [
    'another collection covers what was given back',
    { payments: [taken, posted({ id: 'q', kind: 'REFUND' }), posted({ id: 'o' })] },
    undefined,
  ],
  ['a card is getting it back', { onItsWay: [{ paymentId: 'x', amount: 1 }] }, '422 reason payment.givenBack'],
  [
    'its own card got it back, though others paid enough',
    { payments: [taken, posted({ id: 'back-p', kind: 'REFUND', amount: 1 }), posted({ id: 'o' })] },
    '422 reason payment.givenBack',
  ],
  [
    'PA2 a deposit that was used',
    { before: deposit, payments: [deposit, posted({ id: 'w', kind: 'DEPOSIT_WITHHELD', amount: 1 })] },
    '422 reason payment.givenBack',
  ],
  ['PA2 a deposit that is held', { before: deposit, payments: [deposit] }, undefined],
  ['a refund', { before: posted({ id: 'q', kind: 'REFUND' }), payments: [] }, undefined],
])('%s', (_, more, refused) => {
  const decision = decide(more);
  const said = 'refused' in decision && decision.refused;
  expect(said ? `${said.status} ${said.field} ${said.key}` : undefined).toBe(refused);
});

test('PA4 the linked payment the other way; each keeps its reason', () => {
  expect(decide()).toMatchObject({
    set: { reason: 'first', reverseReason: 'slip' },
    makes: [
      {
        id: 'p-r',
        kind: 'REFUND',
        status: 'REVERSED',
        origin: 'REVERSAL',
        reversesId: 'p',
        paidAt: '2026-11-20T10:00:00.000Z',
        reason: 'slip',
        amount: 100,
        accountId: 'a',
        method: null,
      },
    ],
  });
});

test('PA3 a transfer goes back the way it came', () => {
  const before = posted({ id: 't', kind: 'TRANSFER', accountFromId: 'a', accountToId: 'b' });
  expect(decide({ before, payments: [] })).toMatchObject({
    makes: [{ kind: 'TRANSFER', accountFromId: 'b', accountToId: 'a' }],
  });
});

test('its entries are the others’ the other way, and nothing else of them', () => {
  const entry = { account: 'CASH', accountId: 'a', currency: 'EUR', debit: 100, credit: 0 } as const;
  const stored = { ...entry, id: 'p-e1', docId: 'p', reservationId: 'r' };
  expect(decideMirror([stored])).toEqual({
    set: {},
    makes: [],
    postings: [{ ...entry, reservationId: 'r', debit: 0, credit: 100 }],
  });
});
