import { expect, test } from 'vitest';
import { fateOfPaid, type PaidFate } from './paid-stay.ts';

const now = '2026-11-20T09:00:00.000Z';
const nights = { checkIn: '2026-12-01', checkOut: '2026-12-04' };
const held = { id: 'r', status: 'PENDING', ...nights, totalPrice: 1000, paidAmount: 0 };
const lapsed = { ...held, status: 'FAILED', failCause: 'HOLD_EXPIRED' };
const winner = { id: 'w', code: 'R-2', status: 'SUCCESSFUL', ...nights };
const block = { id: 'b', code: 'B-1', kind: 'OUT_OF_ORDER', from: nights.checkIn, to: nights.checkOut };
type More = Partial<Parameters<typeof fateOfPaid>[0]>;
const fate = (more: More) =>
  fateOfPaid({ stay: held, stays: [], blocks: [], amount: 1000, total: 1050, mayConfirm: true, now, ...more });

const whole = { surcharge: 0, back: 1050 };
const charged = { surcharge: 50, back: 0, refundReason: 'OVERPAID' } as const;
const confirm = { set: { status: 'SUCCESSFUL' }, action: 'confirm' } as const;
const revive = { set: { status: 'PENDING', failCause: null }, action: 'update' } as const;
const lost = (takenByCode: string, takenById: string | null): PaidFate => ({
  ...whole,
  refundReason: 'ALREADY_TAKEN',
  then: {
    set: {
      status: 'ALLREADYTAKEN',
      takenByCode,
      takenById,
      holdExpiresAt: null,
      failCause: null,
      lastProcessAt: now,
    },
    action: 'markTaken',
  },
});

test.each<[string, More, PaidFate]>([
  ['a held stay is confirmed', {}, { ...charged, then: confirm }],
  ['one whose hold ran out lives again first', { stay: lapsed }, { ...charged, first: revive, then: confirm }],
  [
    'what may not be confirmed keeps its nights without an end',
    { mayConfirm: false, stay: lapsed },
    { ...charged, first: revive, then: { set: { holdExpiresAt: null }, action: 'update' }, attention: 'NOT_CONFIRMED' },
  ],
  ['AV4 somebody has the nights', { stays: [winner] }, lost('R-2', 'w')],
  ['AV4 a block has them', { stay: lapsed, blocks: [block] }, lost('B-1', null)],
  ['it does not stand in its own way', { stays: [{ ...held, code: 'R-1' }] }, { ...charged, then: confirm }],
  [
    'a confirmed stay stays, whoever else has its nights',
    { stay: { ...held, status: 'SUCCESSFUL' }, stays: [winner] },
    charged,
  ],
  ['so does a finished one', { stay: { ...held, status: 'FINISHED' } }, charged],
  ['a cancelled stay is not paid', { stay: { ...held, status: 'CANCELLED' } }, { ...whole, refundReason: 'CLOSED' }],
  [
    'nor one that failed by its payment',
    { stay: { ...lapsed, failCause: 'PAYMENT' } },
    { ...whole, refundReason: 'CLOSED' },
  ],
  ['nor one that is gone', { stay: undefined }, { ...whole, refundReason: 'CLOSED' }],
  [
    'PA1 somebody else has paid all of it',
    { stay: { ...held, paidAmount: 1000 } },
    { ...whole, refundReason: 'NOTHING_DUE', then: confirm },
  ],
  [
    'PA1 somebody else has paid half of it',
    { stay: { ...held, paidAmount: 500 } },
    { surcharge: 25, back: 525, refundReason: 'OVERPAID', then: confirm },
  ],
])('WB4 %s', (_, more, becomes) => expect(fate(more)).toEqual(becomes));
