import { describe, expect, test } from 'vitest';
import { carriesCard, isLuhn } from './card-guard.ts';
import { instalmentLines } from './instalments.ts';
import {
  closedReason,
  expiryOf,
  cardFeeOf,
  isPayableOrder,
  isSamePayment,
  liveTry,
  mayReopen,
  MAX_STARTS,
  type CardOrder,
  refuseOrder,
  spentReason,
  type Try,
} from './order.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const stay = { code: 'R-000001', status: 'SUCCESSFUL', currency: 'EUR', remainingPrice: 45_000 };
const order: CardOrder = {
  id: 'o',
  status: 'WAITING',
  amount: 10_000,
  total: 10_369,
  currency: 'EUR',
  expiresAt: '2026-11-21T09:00:00.000Z',
};
const tried = (state: Try['state'], no = 1): Try => ({ ref: `o.${no}`, state, installment: 1, total: 10_369, at: NOW });

describe('S8: card data in what is sent', () => {
  test.each([
    [{ cvv: '' }, true],
    [{ Card_Number: null }, true],
    [{ a: [{ b: '5528 7900-0000 0008' }] }, true],
    [{ note: 'my card is 5528790000000008, thanks' }, true],
    [{ amount: 5528790000000008 }, true],
    ['x4111111111111111y', true],
    [{ installment: 3, acceptedContracts: [{ kind: 'CANCELLATION', version: '2026-01' }] }, false],
    [{ at: '2026-11-20T09:00:00.000Z', phone: '+90 532 111 22 33' }, false],
    [{ number: '5528790000000009' }, false],
  ])('%j', (value, expected) => expect(carriesCard(value)).toBe(expected));

  test('the check sum', () => expect([isLuhn('5528790000000008'), isLuhn('5528790000000009')]).toEqual([true, false]));
});

describe('WB4: which orders can be paid', () => {
  test.each([
    ['WAITING', true],
    ['THREEDS', true],
    ['FAILED', true],
    ['PAID', false],
    ['EXPIRED', false],
    ['CANCELLED', false],
  ] as const)('%s', (status, expected) => expect(isPayableOrder({ ...order, status }, stay, NOW)).toBe(expected));

  test('not an old one, not of a stay that owes less or came to nothing, not a sixth time', () => {
    expect(isPayableOrder(order, stay, order.expiresAt)).toBe(false);
    expect(isPayableOrder(order, { ...stay, remainingPrice: 9999 }, NOW)).toBe(false);
    expect(isPayableOrder(order, { ...stay, status: 'CANCELLED' }, NOW)).toBe(false);
    expect(isPayableOrder(order, undefined, NOW)).toBe(false);
    const tries = [1, 2, 3, 4, 5].map((no) => tried('FAILED', no));
    expect(isPayableOrder({ ...order, tries }, stay, NOW)).toBe(false);
    expect(isPayableOrder({ ...order, tries: tries.slice(1) }, stay, NOW)).toBe(true);
  });

  test('WB5: left tries count for nothing, and neither do those from before it was opened again', () => {
    const left = Array.from({ length: 20 }, (_, no) => tried(no % 2 ? 'CANCELLED' : 'LOST', no + 1));
    const failed = [1, 2, 3, 4, 5].map((no) => tried('FAILED', 30 + no));
    expect(spentReason({ tries: [...left, ...failed.slice(1)] })).toBeUndefined();
    expect(spentReason({ tries: [...left, ...failed] })).toBe('TRIES');
    expect(spentReason({ tries: [...left, ...failed], triesBefore: 25 })).toBeUndefined();
    expect(spentReason({ tries: Array.from({ length: MAX_STARTS }, () => tried('CANCELLED')) })).toBe('STARTS');
  });

  test.each([
    [{ tries: [1, 2, 3, 4, 5].map((no) => tried('FAILED', no)) }, {}, 'TRIES', true],
    [{ expiresAt: NOW }, {}, 'EXPIRED', true],
    [{ status: 'EXPIRED' }, {}, 'EXPIRED', true],
    [{ status: 'CANCELLED' }, {}, 'CANCELLED', false],
    [{}, { status: 'CANCELLED' }, 'STAY_CLOSED', false],
    [{}, { remainingPrice: 9999 }, 'LESS_OWED', false],
    [{}, {}, undefined, false],
  ] as const)('why a link is closed, and whether staff may open it: %j %j', (one, other, why, mayOpen) => {
    const closed = closedReason({ ...order, ...one }, { ...stay, ...other }, NOW);
    expect([closed, mayReopen(closed)]).toEqual([why, mayOpen]);
  });

  test('one try at most is alive', () => {
    expect(liveTry({ tries: [tried('FAILED'), tried('SENT', 2)] })?.ref).toBe('o.2');
    expect(liveTry({ tries: [tried('CANCELLED'), tried('CAPTURED', 2)] })).toBeUndefined();
  });

  test('S7: another amount, currency or try is not this payment', () => {
    const payment = { ref: 'o.1', total: 10_369, currency: 'EUR' };
    expect(isSamePayment(order, tried('SENT'), payment)).toBe(true);
    expect(isSamePayment(order, tried('SENT'), { ...payment, total: 10_368 })).toBe(false);
    expect(isSamePayment(order, tried('SENT'), { ...payment, currency: 'TRY' })).toBe(false);
    expect(isSamePayment(order, tried('SENT'), { ...payment, ref: 'o.2' })).toBe(false);
  });
});

describe('making a link', () => {
  test('only for what a stay owes', () => {
    expect(refuseOrder(stay, 45_000, NOW)).toBeUndefined();
    expect(refuseOrder(stay, 45_001, NOW)).toMatchObject({ status: 422, key: 'cardPayment.tooMuch' });
    expect(refuseOrder(stay, 0, NOW)).toMatchObject({ status: 422, key: 'cardPayment.noAmount' });
    expect(refuseOrder({ ...stay, remainingPrice: 0 }, 1, NOW)).toMatchObject({ key: 'cardPayment.nothingDue' });
    expect(refuseOrder({ ...stay, status: 'CANCELLED' }, 1, NOW)).toMatchObject({ key: 'cardPayment.closedStay' });
    const lapsed = { ...stay, status: 'PENDING', holdExpiresAt: NOW };
    expect(refuseOrder(lapsed, 1, NOW)).toMatchObject({ key: 'cardPayment.holdOver' });
  });

  test('it ends with the hold, or after three days', () => {
    expect(expiryOf({ ...stay, status: 'PENDING', holdExpiresAt: '2026-11-20T10:00:00.000Z' }, NOW)).toBe(
      '2026-11-20T10:00:00.000Z',
    );
    expect(expiryOf(stay, NOW)).toBe('2026-11-23T09:00:00.000Z');
  });

  test('PR5: the fee on top, or the part of a price that has it already', () => {
    expect(cardFeeOf({ amount: 98_340, percent: 3.69, isIncluded: false })).toBe(3629);
    expect(cardFeeOf({ amount: 101_969, percent: 3.69, isIncluded: true })).toBe(3629);
  });
});

test('WB6, R16: instalments sum to their total', () => {
  const lines = instalmentLines(
    [
      { installment: 6, total: 10_836 },
      { installment: 1, total: 10_369 },
      { installment: 3, total: 10_369 },
    ],
    10_369,
  );
  expect(lines).toEqual([
    { installment: 1, total: 10_369, perMonth: 10_369, extra: 0 },
    { installment: 3, total: 10_369, perMonth: 3457, extra: 0 },
    { installment: 6, total: 10_836, perMonth: 1806, extra: 467 },
  ]);
});
